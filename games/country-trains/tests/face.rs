//! What the page shows, and what a click on it means: the promises of the face that no law knows.

use country_trains::{
    Action, CountryTrains,
    content::{Content, Country, Track},
    position::{Face as Printed, Phase, Position},
    square::Square,
};
use table::{Face, Game, Lang, Seat, Token, Viewer, Words};

const BLACK: Seat = Seat(0);

/// Bridge Works and Wool Store with a straight between them, steel beside the second.
fn line() -> Position {
    let mut at = Position::new(2);
    at.station("S1", 0, 0, 0, 0);
    at.track("straight", 2, 0, 1);
    at.station("H1", 3, 0, 0, 1);
    at.country("steel", 3, 1);
    at.country("steel", 4, 1);
    at
}

fn set_up(mut at: Position) -> CountryTrains {
    at.fill(&Content::base());
    at.set_up(Content::base()).unwrap()
}

fn drawn(game: &CountryTrains, who: Viewer, lang: Lang) -> String {
    let words = Words::new(lang, &[&CountryTrains::CARD.words]);
    CountryTrains::draw(&game.view(who), &words).into_string()
}

fn page(game: &CountryTrains) -> String {
    drawn(game, Viewer::Seat(BLACK), Lang::En)
}

fn tokens(text: &str) -> Vec<Token> {
    text.split(' ')
        .map(|token| token.parse().unwrap())
        .collect()
}

/// What lies between two words of a page.
fn between<'p>(page: &'p str, from: &str, to: &str) -> &'p str {
    let at = page.find(from).unwrap_or_else(|| panic!("no {from}"));
    let rest = &page[at + from.len()..];
    &rest[..rest.find(to).unwrap_or(rest.len())]
}

fn placing(hand: Printed) -> CountryTrains {
    let mut at = line();
    at.phase = Phase::Place;
    at.hand = vec![hand];
    set_up(at)
}

#[test]
fn a_curve_can_be_turned_only_the_ways_that_fit() {
    let page = page(&placing(Printed::Track(Track::Curve)));
    // At the eastern end it must have an end in the west: rotations 2 and 3.
    let ghost = between(
        &page,
        r#"<g class="ct-ghost" data-for="at:5,0">"#,
        "ct-ghost",
    );
    let ways: Vec<bool> = (0..4)
        .map(|rot| ghost.contains(&format!(r#"data-for="rot:{rot}""#)))
        .collect();
    assert_eq!(ways, [false, false, true, true]);
    let turns = r#"<g class="ct-turns ct-for-track" data-for="at:5,0">"#;
    let turns = between(&page, turns, "</svg>");
    assert_eq!(turns.matches(r#"data-token="rot:"#).count(), 2);
    // An arrow where an end stays open.
    assert!(ghost.contains("#ct-open"));
}

#[test]
fn a_country_tile_rings_the_stations_that_gain() {
    let page = page(&placing(Printed::Country(Country::Wood)));
    let ghost = between(
        &page,
        r#"<g class="ct-ghost" data-for="at:0,-1">"#,
        "ct-ghost",
    );
    assert_eq!(ghost.matches("ct-gains").count(), 1);
}

#[test]
fn every_square_asks_and_the_rule_answers() {
    let game = placing(Printed::Track(Track::Straight));
    let view = game.view(Viewer::Seat(BLACK));
    for (clicked, code) in [
        ("at:2,0", "cell_occupied"),
        ("at:9,9", "not_joined"),
        ("at:5,0 rot:0", "edge_mismatch"),
    ] {
        let meant = CountryTrains::meant(&view, &tokens(clicked));
        let refusal = game.check(BLACK, &meant[0]).unwrap_err();
        assert_eq!(refusal.code, code, "{clicked}: {meant:?}");
    }
}

#[test]
fn a_square_that_fits_is_read_the_way_it_fits() {
    let game = placing(Printed::Track(Track::Straight));
    let view = game.view(Viewer::Seat(BLACK));
    let meant = CountryTrains::meant(&view, &tokens("at:5,0"));
    let at = Square::new(5, 0);
    assert_eq!(meant[0], Action::PlaceTrack { at, rot: 1 });
    assert!(game.check(BLACK, &meant[0]).is_ok());
}

#[test]
fn moving_shows_the_best_net_income_with_its_route_and_every_tax() {
    let mut at = line();
    at.phase = Phase::Move;
    let game = set_up(at);
    let page = page(&game);
    // Two loads of steel pay $12, less $2 for the manager of Wool Store.
    let way = between(&page, r#"<g class="ct-way" data-for="tile:2,0">"#, "ct-way");
    assert!(way.contains("ct-band"), "the route is drawn");
    assert!(way.contains("+$12") && way.contains("−$2"), "{way}");
    assert!(between(&page, r#"<g class="ct-above">"#, "ct-way").contains("+$10"));
    let foreseen = CountryTrains::foresee(
        &game.view(Viewer::Seat(BLACK)),
        &Action::Move(Square::new(2, 0)),
    );
    let values: Vec<i32> = foreseen.iter().map(|item| item.value).collect();
    assert_eq!(values, [12, -2]);
}

#[test]
fn blocked_stretches_are_dimmed_and_the_engine_in_the_way_is_marked() {
    let mut at = Position::new(3);
    at.station("S1", 0, 0, 0, 0);
    at.track("straight", 2, 0, 1);
    at.station("W1", 3, 0, 0, 2);
    at.track("straight", 5, 0, 1);
    at.station("H1", 6, 0, 0, 1);
    at.track("straight", 8, 0, 1);
    at.seats[1].loco = Some(Square::new(5, 0));
    at.phase = Phase::Move;
    let page = page(&set_up(at));
    assert!(page.contains("ct-hatched") && page.contains("#ct-stop"));
    let closed = between(&page, "ct-place ct-closed", "</g>");
    assert!(closed.contains("tile:"), "{closed}");
}

#[test]
fn a_delivery_is_one_plate_with_a_picker_for_the_loads() {
    let mut at = line();
    at.seats[0].loco = Some(Square::new(2, 0));
    at.phase = Phase::Deliver;
    let page = page(&set_up(at));
    let plate = between(&page, r#"data-run="goods st:2 st:1""#, "</li>");
    assert!(plate.contains("+$10"), "{plate}");
    for (loads, pays) in [(1, 6), (2, 12)] {
        let button = format!(r#"data-token="loads:{loads}">{loads} · ${pays}<"#);
        assert!(plate.contains(&button), "{plate}");
    }
    assert!(!plate.contains("loads:3"));
    for token in ["goods", "skip", "st:1", "st:2"] {
        assert!(
            page.contains(&format!(r#"data-token="{token}""#)),
            "{token}"
        );
    }
}

#[test]
fn a_stack_that_cannot_be_drawn_from_says_why() {
    let page = page(&set_up(line()));
    let stack = between(&page, r#"data-token="stack:station""#, "</div>");
    assert!(stack.contains("4 country"), "{stack}");
    assert!(stack.contains("ct-lock") || stack.contains("#ct-lock"));
}

#[test]
fn the_public_sees_the_board_and_can_click_nothing() {
    let mut at = line();
    at.phase = Phase::Move;
    let game = set_up(at);
    for lang in Lang::ALL {
        let page = drawn(&game, Viewer::Public, lang);
        assert!(page.contains("ct-tile"));
        assert!(!page.contains("data-token"), "{lang}");
    }
}

#[test]
fn the_final_sheet_splits_the_money() {
    let mut at = line();
    at.phase = Phase::Over;
    at.seats[0].goods = 18;
    at.seats[0].people = 4;
    at.seats[0].tax_out = 3;
    at.seats[1].tax_in = 3;
    let page = page(&set_up(at));
    let sheet = between(&page, "<table>", "</table>");
    for part in ["+$18", "+$4", "−$3", "+$3", "$19", "1st", "2nd"] {
        assert!(sheet.contains(part), "{part} in {sheet}");
    }
}
