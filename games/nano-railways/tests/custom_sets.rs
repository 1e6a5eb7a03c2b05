//! A set of one's own: every reason of refusal, and a set that is none of ours but sound.

use nano_railways::content::{BASE, Content};
use nano_railways::{NanoRailways, Options};
use table::{Dice, Game, set::Trial};

const TRIAL: Trial = Trial {
    base: BASE,
    words: NanoRailways::CARD.words,
    load: |text| Content::load(text).map(|_| ()),
};

/// The map of card 1, and another in its place.
#[track_caller]
fn map(rows: [&str; 3], key: &str) {
    let [a, b, c] = rows;
    let to = format!("map = [\"{a}\", \"{b}\", \"{c}\"]");
    let (text, line) = TRIAL.changed("map = [\"┌┘┌R.\", \"C─┘│┌\", \"...│L\"]", &to);
    let bad = TRIAL.refusal(&text);
    assert_eq!((bad.say.key, bad.line), (key, Some(line)));
}

/// A card changed, refused at the line of a change.
#[track_caller]
fn side(changes: &[(&str, &str)], key: &str) {
    let mut text = BASE.to_owned();
    let mut lines = Vec::new();
    for (from, to) in changes {
        assert_eq!(text.matches(from).count(), 1, "{from:?} names one place");
        lines.push(text.split(from).next().unwrap().matches('\n').count() + 1);
        text = text.replacen(from, to, 1);
    }
    let bad = TRIAL.refusal(&text);
    assert_eq!(bad.say.key, key);
    assert!(lines.contains(&bad.line.unwrap()), "{bad:?}");
}

/// One change anywhere, refused as a whole.
#[track_caller]
fn whole(changes: &[(&str, &str)], key: &str) {
    let mut text = BASE.to_owned();
    for (from, to) in changes {
        assert_eq!(text.matches(from).count(), 1, "{from:?} names one place");
        text = text.replacen(from, to, 1);
    }
    TRIAL.refuses_whole(&text, key);
}

#[test]
fn the_shape_of_a_set() {
    let dice = "[2, 3, 4]";
    TRIAL.refuses(dice, "[2, 3]", "set-building-dice");
    TRIAL.refuses(dice, "[2, 2, 4]", "set-building-dice");
    TRIAL.refuses(dice, "[2, 3, 7]", "set-number");
    let seven = BASE.rfind("[[cards]]").unwrap();
    assert_eq!(TRIAL.refusal(&BASE[..seven]).say.key, "set-cards");
    TRIAL.refuses_whole("name = \"x\"\nbuilding_dice = [1, 2, 3]", "set-missing");
}

#[test]
fn the_shape_of_a_map_side() {
    let card = "map = [\"┌┘┌R.\", \"C─┘│┌\", \"...│L\"]";
    TRIAL.refuses(card, "map = [\"┌┘┌R.\", \"C─┘│┌\"]", "set-map-rows");
    map(["┌┘┌R", "C─┘│┌", "...│L"], "set-map-row");
    map(["┌┘┼R.", "C─┘│┌", "...│L"], "set-map-glyph");
    map(["┌┘╴R.", "C─┘│┌", "...│L"], "set-map-glyph");
}

#[test]
fn the_shape_of_an_action_side() {
    let slots = "[[\"T\"], [\"1\", \"C\"], [\"R\", \"U\"], [\"P\", \"$4\"]]";
    let side = |to: &str, key| {
        let (text, _) = TRIAL.changed(slots, to);
        assert_eq!(TRIAL.refusal(&text).say.key, key);
    };
    side("[[\"T\"], [\"1\", \"C\"], [\"R\", \"U\"]]", "set-slots");
    side(
        "[[], [\"1\", \"C\"], [\"R\", \"U\"], [\"P\"]]",
        "set-slot-icons",
    );
    side(
        "[[\"T\", \"P\", \"W\"], [\"1\"], [\"R\"], [\"U\"]]",
        "set-slot-icons",
    );
    side(
        "[[\"1\", \"2\"], [\"1\"], [\"R\"], [\"U\"]]",
        "set-slot-rails",
    );
    side(
        "[[\"R\", \"C\"], [\"1\"], [\"R\"], [\"U\"]]",
        "set-slot-destinations",
    );
    for icon in ["X", "3", "$", "$0", "$12", "t", ""] {
        side(
            &format!("[[\"{icon}\"], [\"1\"], [\"R\"], [\"U\"]]"),
            "set-icon",
        );
    }
}

#[test]
fn an_action_that_is_always_legal() {
    side(
        &[(
            "slots = [[\"T\"], [\"1\", \"C\"], [\"R\", \"U\"], [\"P\", \"$4\"]]",
            "slots = [[\"T\"], [\"1\", \"C\"], [\"R\", \"U\"], [\"P\", \"1\"]]",
        )],
        "set-action-always",
    );
}

#[test]
fn no_icon_twice_on_a_card() {
    side(
        &[(
            "slots = [[\"W\", \"B\"], [\"1\"], [\"1\", \"-\"], [\"1\", \"I\"]]",
            "slots = [[\"W\", \"B\"], [\"1\"], [\"1\", \"B\"], [\"1\", \"I\"]]",
        )],
        "set-action-twice",
    );
}

#[test]
fn three_buildings_of_three_types() {
    side(
        &[(
            "map = [\"...│.\", \"─L┐C─\", \"..└─R\"]",
            "map = [\"R..│.\", \"─L┐C┘\", \"..└RR\"]",
        )],
        "set-side-buildings",
    );
}

#[test]
fn exits_have_their_places() {
    side(
        &[
            (
                "map = [\"┌┘┌R.\", \"C─┘│┌\", \"...│L\"]",
                "map = [\"┌┘┌R.\", \"C─┘│┌\", \"..┌┘L\"]",
            ),
            (
                "map = [\".│┌R┐\", \"─I└┐└\", \"..L┘.\"]",
                "map = [\"CI┌R┐\", \"─I└┐└\", \"..L┘.\"]",
            ),
        ],
        "set-side-exit-place",
    );
}

#[test]
fn one_exit_a_side() {
    side(
        &[(
            "map = [\".│┌R┐\", \"─I└┐└\", \"..L┘.\"]",
            "map = [\"─I┌R┐\", \"─I└┐└\", \"..L┘.\"]",
        )],
        "set-side-exit-sides",
    );
}

#[test]
fn three_exits() {
    side(
        &[(
            "map = [\"...│.\", \"─L┐C─\", \"..└─R\"]",
            "map = [\"...C.\", \"─L┐C─\", \"..└─I\"]",
        )],
        "set-side-exits",
    );
}

#[test]
fn three_squares_of_land() {
    side(
        &[(
            "map = [\"┌┘┌R.\", \"C─┘│┌\", \"...│L\"]",
            "map = [\"┌┘┌R.\", \"C─┘│┌\", \"│└.│L\"]",
        )],
        "set-side-land",
    );
}

#[test]
fn no_rail_ends_nowhere() {
    side(
        &[(
            "map = [\"...│.\", \"─L┐C─\", \"..└─R\"]",
            "map = [\"...└.\", \"─L┐C─\", \"..└.R\"]",
        )],
        "set-side-loose-end",
    );
}

#[test]
fn no_chain_runs_through() {
    side(
        &[(
            "map = [\"...│.\", \"─L┐C─\", \"..└─R\"]",
            "map = [\"..C│.\", \"─L┐└─\", \"..└─R\"]",
        )],
        "set-side-pass-through",
    );
}

#[test]
fn ten_rails_at_most() {
    side(
        &[
            (
                "map = [\".└┐I.\", \"──L└┐\", \".┌──R\"]",
                "map = [\"C└┐I.\", \"──┘└┐\", \"└┌──R\"]",
            ),
            (
                "map = [\"...│.\", \"─L┐C─\", \"..└─R\"]",
                "map = [\"...│.\", \"─.┐C─\", \"..└─L\"]",
            ),
            (
                "map = [\".│┌R┐\", \"─I└┐└\", \"..L┘.\"]",
                "map = [\".│RR┐\", \"II└│└\", \"..L┘.\"]",
            ),
        ],
        "set-side-rails",
    );
}

#[test]
fn stubs_are_short() {
    side(
        &[
            (
                "map = [\"┌┘┌R.\", \"C─┘│┌\", \"...│L\"]",
                "map = [\"I.┌R.\", \"──┘│┌\", \"...│L\"]",
            ),
            (
                "map = [\"┌C.R┐\", \"┘┌─┘└\", \".I─┐.\"]",
                "map = [\"┌C.R┐\", \"┘┌─┘└\", \".I──.\"]",
            ),
            (
                "map = [\"┌┘┌┐.\", \"R─┘C─\", \".┌I┘.\"]",
                "map = [\"┌┘┌┐.\", \"R─┘C─\", \".─I┘.\"]",
            ),
        ],
        "set-side-stub",
    );
}

#[test]
fn buildings_of_a_side_do_not_touch() {
    side(
        &[(
            "map = [\"...│.\", \"─L┐C─\", \"..└─R\"]",
            "map = [\"...│.\", \"─L┐CR\", \"..└─R\"]",
        )],
        "set-side-touching",
    );
}

#[test]
fn capital_icons_are_three_three_four_five() {
    whole(
        &[(
            "slots = [[\"T\", \"R\"], [\"2\"], [\"W\", \"I\"], [\"B\", \"$3\"]]",
            "slots = [[\"T\", \"R\"], [\"2\"], [\"W\", \"I\"], [\"B\", \"$4\"]]",
        )],
        "set-actions-capital",
    );
}

#[test]
fn the_payments_of_the_rulebook_are_possible() {
    whole(
        &[
            (
                "slots = [[\"W\", \"B\"], [\"1\"], [\"1\", \"-\"], [\"1\", \"I\"]]",
                "slots = [[\"W\", \"B\"], [\"U\"], [\"1\", \"-\"], [\"1\", \"I\"]]",
            ),
            (
                "slots = [[\"T\"], [\"2\", \"C\"], [\"L\", \"-\"], [\"W\", \"U\"]]",
                "slots = [[\"T\"], [\"2\", \"C\"], [\"L\", \"-\"], [\"W\", \"1\"]]",
            ),
        ],
        "set-actions-examples",
    );
}

#[test]
fn icons_are_counted() {
    whole(
        &[(
            "slots = [[\"T\"], [\"2\", \"C\"], [\"L\", \"-\"], [\"W\", \"U\"]]",
            "slots = [[\"T\"], [\"2\", \"I\"], [\"L\", \"-\"], [\"W\", \"U\"]]",
        )],
        "set-actions-total",
    );
}

#[test]
fn lengths_have_their_shares() {
    whole(
        &[(
            "map = [\"C──I┐\", \"┘.┌┘└\", \".┌L..\"]",
            "map = [\"C──I┐\", \"┘.┌I└\", \".┌L..\"]",
        )],
        "set-maps-share",
    );
}

/// A stub of three rails meets another.
#[test]
fn no_link_is_longer_than_five() {
    whole(
        &[(
            "map = [\"...│.\", \"─L┐C─\", \"..└─R\"]",
            "map = [\"...│.\", \"──┐C─\", \"..L─R\"]",
        )],
        "set-maps-length",
    );
}

#[test]
fn every_map_has_five_links() {
    whole(
        &[(
            "map = [\"C──I┐\", \"┘.┌┘└\", \".┌L..\"]",
            "map = [\"C└─I┐\", \"..┌┘└\", \".┌L..\"]",
        )],
        "set-maps-links",
    );
}

#[test]
fn every_map_has_a_link_across_a_seam() {
    whole(
        &[(
            "map = [\"┌┘┌R.\", \"C─┘│┌\", \"...│L\"]",
            "map = [\"C┘┌R.\", \"└─┘│┌\", \"...│L\"]",
        )],
        "set-maps-seam",
    );
}

/// Seven cards whose exits often meet land.
#[test]
fn most_maps_have_six_links() {
    whole(
        &[
            (
                "map = [\"┌┘┌R.\", \"C─┘│┌\", \"...│L\"]",
                "map = [\"C┘.┌┐\", \"C─RR└\", \"...│L\"]",
            ),
            (
                "map = [\"C──I┐\", \"┘.┌┘└\", \".┌L..\"]",
                "map = [\"C..┌┐\", \"┘.LL└\", \".I┘│.\"]",
            ),
            (
                "map = [\".└┐I.\", \"──L└┐\", \".┌──R\"]",
                "map = [\".└─I.\", \"──R└┐\", \"..└┐L\"]",
            ),
            (
                "map = [\".│┌R┐\", \"─I└┐└\", \"..L┘.\"]",
                "map = [\"L│.R┐\", \"└I┌R└\", \"..└┐.\"]",
            ),
            (
                "map = [\"...│.\", \"─L┐C─\", \"..└─R\"]",
                "map = [\"C└─L.\", \"CCC┘┌\", \".C.┌R\"]",
            ),
            (
                "map = [\"┌┘┌┐.\", \"R─┘C─\", \".┌I┘.\"]",
                "map = [\"R┘.C.\", \"└─I──\", \"..└┐.\"]",
            ),
            (
                "map = [\"┌C.R┐\", \"┘┌─┘└\", \".I─┐.\"]",
                "map = [\"C..┌┐\", \"┘I─R└\", \".┌─┘.\"]",
            ),
        ],
        "set-maps-mostly",
    );
}

#[test]
fn the_mean_of_the_links_is_kept() {
    whole(
        &[(
            "map = [\".│┌R┐\", \"─I└┐└\", \"..L┘.\"]",
            "map = [\".│┌R┐\", \"─I└┐└\", \".└L┘.\"]",
        )],
        "set-maps-mean",
    );
}

/// The cards 2, 4 and 7 have one destination in all.
#[test]
fn every_hand_can_pay_for_a_trip() {
    whole(
        &[
            (
                "slots = [[\"T\"], [\"1\", \"C\"], [\"R\", \"U\"], [\"P\", \"$4\"]]",
                "slots = [[\"T\", \"L\"], [\"1\", \"C\"], [\"R\", \"U\"], [\"P\", \"$4\"]]",
            ),
            (
                "slots = [[\"1\", \"R\"], [\"1\", \"B\"], [\"T\", \"L\"], [\"P\", \"$3\"]]",
                "slots = [[\"1\", \"R\"], [\"1\", \"B\"], [\"T\", \"L\"], [\"C\", \"$3\"]]",
            ),
            (
                "slots = [[\"T\"], [\"2\", \"C\"], [\"L\", \"-\"], [\"W\", \"U\"]]",
                "slots = [[\"T\"], [\"2\", \"P\"], [\"-\"], [\"W\", \"U\"]]",
            ),
            (
                "slots = [[\"T\", \"R\"], [\"2\"], [\"W\", \"I\"], [\"B\", \"$3\"]]",
                "slots = [[\"T\", \"R\"], [\"2\", \"C\"], [\"W\", \"I\"], [\"B\", \"$3\"]]",
            ),
            (
                "slots = [[\"2\", \"L\"], [\"T\"], [\"U\", \"C\"], [\"P\", \"-\"]]",
                "slots = [[\"2\", \"L\"], [\"T\", \"I\"], [\"U\", \"C\"], [\"P\", \"-\"]]",
            ),
            (
                "slots = [[\"1\", \"C\"], [\"W\", \"I\"], [\"1\", \"-\"], [\"B\", \"P\"]]",
                "slots = [[\"1\"], [\"W\"], [\"1\", \"-\"], [\"B\", \"P\"]]",
            ),
        ],
        "set-hand-trip",
    );
}

/// The cards 1, 7 and 8 have one rail unit in all.
#[test]
fn every_hand_can_pay_for_a_link_of_two() {
    whole(
        &[
            (
                "slots = [[\"T\"], [\"2\", \"C\"], [\"L\", \"-\"], [\"W\", \"U\"]]",
                "slots = [[\"T\", \"1\"], [\"2\", \"C\"], [\"L\", \"-\"], [\"W\", \"U\"]]",
            ),
            (
                "slots = [[\"T\", \"R\"], [\"2\"], [\"W\", \"I\"], [\"B\", \"$3\"]]",
                "slots = [[\"T\", \"R\"], [\"2\"], [\"W\", \"I\"], [\"1\", \"$3\"]]",
            ),
            (
                "slots = [[\"2\", \"L\"], [\"T\"], [\"U\", \"C\"], [\"P\", \"-\"]]",
                "slots = [[\"2\", \"L\"], [\"T\", \"1\"], [\"U\", \"C\"], [\"P\", \"-\"]]",
            ),
            (
                "slots = [[\"1\", \"C\"], [\"W\", \"I\"], [\"1\", \"-\"], [\"B\", \"P\"]]",
                "slots = [[\"C\"], [\"W\", \"I\"], [\"-\"], [\"B\", \"P\"]]",
            ),
            (
                "slots = [[\"1\", \"L\"], [\"U\", \"I\"], [\"T\", \"R\"], [\"W\", \"$5\"]]",
                "slots = [[\"L\", \"B\"], [\"U\", \"I\"], [\"T\", \"R\"], [\"W\", \"$5\"]]",
            ),
        ],
        "set-hand-link",
    );
}

/// Upgrade and passenger are on the same four cards.
#[test]
fn no_deck_lacks_two_actions() {
    whole(
        &[
            (
                "slots = [[\"1\", \"R\"], [\"1\", \"B\"], [\"T\", \"L\"], [\"P\", \"$3\"]]",
                "slots = [[\"1\", \"R\"], [\"1\", \"B\"], [\"T\", \"L\"], [\"$3\"]]",
            ),
            (
                "slots = [[\"T\"], [\"2\", \"C\"], [\"L\", \"-\"], [\"W\", \"U\"]]",
                "slots = [[\"T\", \"P\"], [\"2\", \"C\"], [\"L\", \"-\"], [\"W\", \"U\"]]",
            ),
            (
                "slots = [[\"1\", \"C\"], [\"W\", \"I\"], [\"1\", \"-\"], [\"B\", \"P\"]]",
                "slots = [[\"1\", \"C\"], [\"W\", \"I\"], [\"1\", \"-\"], [\"B\", \"1\"]]",
            ),
            (
                "slots = [[\"1\", \"L\"], [\"U\", \"I\"], [\"T\", \"R\"], [\"W\", \"$5\"]]",
                "slots = [[\"P\", \"L\"], [\"U\", \"I\"], [\"T\", \"R\"], [\"W\", \"$5\"]]",
            ),
        ],
        "set-deck-lacks",
    );
}

#[test]
fn buildings_of_two_cards_do_not_touch() {
    whole(
        &[(
            "map = [\"C──I┐\", \"┘.┌┘└\", \".┌L..\"]",
            "map = [\"C──II\", \"┘.┌┘└\", \".┌L..\"]",
        )],
        "set-maps-touching",
    );
}

#[test]
fn six_buildings_of_each_type() {
    whole(
        &[(
            "map = [\"...│.\", \"─L┐C─\", \"..└─R\"]",
            "map = [\".│┌R┐\", \"─I└┐└\", \"..L┘.\"]",
        )],
        "set-maps-types",
    );
}

#[test]
fn every_chain_ends_on_a_building() {
    map(["┌┐R│.", "└┘.L─", "C..│."], "set-side-ring");
}

#[test]
fn a_side_has_links_of_its_own() {
    map(["..R│.", "...L─", "C..│."], "set-side-links");
}

/// A set that is none of ours: the cards 4 to 8 in another order.
#[test]
fn a_sound_set_is_dealt() {
    let cards: Vec<&str> = BASE.split("[[cards]]").collect();
    let order = [0, 1, 2, 3, 8, 7, 6, 5, 4].map(|at| cards[at].trim_end());
    let text = order.join("\n[[cards]]");
    let text = text.replacen("\"base\"", "\"turned round\"", 1);
    let options = Options {
        set: Some(text.replacen("[2, 3, 4]", "[1, 2, 3]", 1)),
        ..Options::default()
    };
    let game = NanoRailways::deal(1, &options, 1, &mut Dice::fast(1)).unwrap();
    let view = game.view(table::Viewer::Public);
    let faces: Vec<u8> = view.unbuilt.iter().map(|die| die.value).collect();
    assert_eq!(faces, [1, 2, 3], "N1: one line changes it");
}
