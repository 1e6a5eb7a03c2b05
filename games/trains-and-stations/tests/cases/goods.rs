//! Upgrades and speculation: C40 to C47, C59.

use crate::*;
use trains_and_stations::content::Good;

/// The stacks, and everything that is missing from them removed from the game.
fn stacks(at: &mut Position, stacks: [(Good, u8); 3], placed: &[Good]) {
    at.removed = [0; 6];
    for good in placed {
        at.removed[*good as usize] = 10;
    }
    for (place, (good, count)) in at.stacks.iter_mut().zip(stacks) {
        *place = (good, count, false);
        at.removed[good as usize] = 10 - count;
    }
}

#[test]
fn case40_a_placed_good_is_skipped() {
    use Good::*;
    let mut at = four();
    stacks(&mut at, [(Cattle, 0), (Coal, 10), (Food, 10)], &[Workers]);
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play(&mut game, AMBER, "end");
    let stack = &view(&game).stacks[0];
    assert_eq!((stack.good, stack.count), (Gold, 10));
    assert_eq!(game.phase(), "speculation");
}

#[test]
fn case41_the_hotel_has_a_choice() {
    use Good::*;
    let mut at = four();
    stacks(&mut at, [(Cattle, 10), (Coal, 10), (Workers, 0)], &[]);
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play(&mut game, AMBER, "end");
    assert_eq!(
        offers(&game, AMBER),
        ["stack:hotel good:food", "stack:hotel good:silver"]
    );
    assert_eq!(
        refused(&game, AMBER, "stack:hotel good:gold"),
        "NotAnOption"
    );
    assert_eq!(
        refused(&game, AMBER, "stack:mine good:silver"),
        "NotAnOption"
    );
    play(&mut game, AMBER, "stack:hotel good:silver");
    assert_eq!(view(&game).stacks[2].good, Silver);
}

#[test]
fn case42_one_upgrade_a_turn() {
    use Good::*;
    let mut at = four();
    stacks(&mut at, [(Cattle, 0), (Coal, 0), (Workers, 10)], &[]);
    for space in ["A1", "A2", "B1", "B2", "C1"] {
        at.die(space, 1);
    }
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play_all(&mut game, AMBER, &["end", "stack:ranch good:food"]);
    assert_eq!(
        (view(&game).stacks[1].count, view(&game).stacks[1].closed),
        (0, false)
    );
    commit_all(&mut game);
    play(&mut game, BLUE, "reclaim");
    assert_eq!(view(&game).stacks[1].good, Silver);
    assert_eq!(game.phase(), "speculation");
}

#[test]
fn case43_a_stack_without_an_option_is_closed() {
    use Good::*;
    let mut at = four();
    stacks(
        &mut at,
        [(Cattle, 10), (Gold, 10), (Food, 0)],
        &[Coal, Workers],
    );
    at.building("seattle", Building::Hotel, 2);
    for space in ["B1", "B2", "B3", "B4", "B5"] {
        at.die(space, 3);
    }
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play(&mut game, AMBER, "end");
    assert!(view(&game).stacks[2].closed);
    assert_eq!(asked(&game), [BLUE]);
    turn(&mut game, BLUE, "TCCCC");
    play_all(&mut game, BLUE, &["die:own.train space:13", "end"]);
    assert_eq!(vps(&game)[2], 4);
}

fn case44() -> TrainsAndStations {
    let mut at = four();
    at.stacks[0].1 = 0;
    at.stacks[1].1 = 7;
    at.stacks[2].1 = 6;
    at.seats[0].goods = [6, 0, 2, 0, 0, 0];
    at.seats[1].goods = [1, 1, 0, 0, 0, 0];
    at.seats[2].goods = [3, 2, 2, 0, 0, 0];
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play(&mut game, AMBER, "end");
    assert_eq!(
        (game.phase(), view(&game).stacks[0].good),
        ("speculation", Good::Food)
    );
    game
}

#[test]
fn case44_offers_are_served_two_for_one() {
    let mut game = case44();
    play_all(&mut game, AMBER, &["goods:cattle"; 4]);
    play_all(&mut game, AMBER, &["goods:workers"; 2]);
    play_all(&mut game, BLUE, &["goods:cattle", "goods:coal", "commit"]);
    play_all(
        &mut game,
        ROSE,
        &["goods:workers", "goods:workers", "goods:coal", "goods:coal"],
    );
    play(&mut game, TEAL, "commit");
    play(&mut game, ROSE, "commit");
    play(&mut game, AMBER, "commit");
    let goods = Seat::all(4).map(|s| mine(&game, s).goods);
    let goods: Vec<[u8; 6]> = goods.collect();
    assert_eq!(
        goods,
        [
            [2, 0, 0, 3, 0, 0],
            [0, 0, 0, 1, 0, 0],
            [3, 0, 0, 2, 0, 0],
            [0; 6]
        ]
    );
    let view = view(&game);
    assert_eq!(
        (view.stacks[0].count, view.removed),
        (4, [5, 3, 4, 0, 0, 0])
    );
    assert_eq!(view.shown[0].goods, [4, 0, 2, 0, 0, 0]);
    assert_eq!(asked(&game), [BLUE]);
}

#[test]
fn a_small_stack_is_awarded_card_by_card() {
    let mut at = four();
    at.stacks[0].1 = 0;
    at.stacks[1].1 = 0;
    at.seats[0].goods = [6, 0, 0, 0, 0, 0];
    at.seats[1].goods = [4, 0, 0, 0, 0, 0];
    at.seats[2].goods = [0, 10, 0, 0, 0, 0];
    at.seats[3].goods = [0, 0, 10, 0, 0, 0];
    at.stacks[2].1 = 0;
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play_all(&mut game, AMBER, &["end", "stack:ranch good:food"]);
    for (seat, good, count) in [
        (AMBER, "cattle", 6),
        (BLUE, "cattle", 4),
        (ROSE, "coal", 10),
        (TEAL, "workers", 10),
    ] {
        for _ in 0..count {
            play(&mut game, seat, &format!("goods:{good}"));
        }
        play(&mut game, seat, "commit");
    }
    assert_eq!(
        offers(&game, AMBER),
        ["award:0", "award:1", "award:2", "award:3"]
    );
    play_all(&mut game, AMBER, &["award:0"; 3]);
    assert_eq!(refused(&game, AMBER, "award:0"), "NotAsking");
    assert_eq!(refused(&game, AMBER, "serve:1"), "WrongPhase");
    play_all(&mut game, AMBER, &["award:1"; 2]);
    play_all(&mut game, AMBER, &["award:3"; 5]);
    // Fifteen asked, ten were there: Rose waited in vain.
    assert_eq!(vps(&game), [3, 3, 8, 3]);
    assert_eq!(view(&game).stacks[0].count, 0);
    assert_eq!(asked(&game), [BLUE]);
}

#[test]
fn case46_an_offer_is_even() {
    let mut at = four();
    at.stacks[0].1 = 0;
    at.removed = [8, 0, 0, 0, 0, 0];
    at.stacks[1].1 = 8;
    at.seats[0].goods = [1, 1, 0, 0, 0, 0];
    at.seats[1].goods = [0, 1, 0, 0, 0, 0];
    at.seats[2].goods = [1, 0, 0, 0, 0, 0];
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play_all(&mut game, AMBER, &["end", "goods:coal"]);
    assert_eq!(refused(&game, AMBER, "commit"), "OddOffer");
    assert_eq!(refused(&game, AMBER, "goods:coal"), "NotAnOption");
    play(&mut game, AMBER, "goods:cattle");
    possible(&game, AMBER, "commit");
    assert_eq!(refused(&game, BLUE, "goods:coal"), "OddOffer");
    assert_eq!(refused(&game, BLUE, "goods:gold"), "NotHeld");
    assert_eq!(offers(&game, BLUE), ["commit"]);
}

#[test]
fn case47_a_goods_pair_counts_two_and_leaves() {
    let mut at = four();
    at.stacks[0].1 = 0;
    at.removed = [10, 0, 0, 0, 0, 0];
    at.hold(0, "coal.gold");
    at.hold(0, "seattle.detroit");
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play(&mut game, AMBER, "end");
    assert_eq!(offers(&game, AMBER), ["pair:11", "commit"]);
    play(&mut game, AMBER, "pair:11");
    assert_eq!(refused(&game, AMBER, "pair:11"), "NotAnOption");
    assert_eq!(refused(&game, AMBER, "pair:12"), "NotHeld");
    commit_all(&mut game);
    assert_eq!(mine(&game, AMBER).goods, [0, 0, 0, 1, 0, 0]);
    assert_eq!(mine(&game, AMBER).power, [face("seattle.detroit")]);
    assert_eq!(view(&game).gone, [face("coal.gold")]);
}

#[test]
fn case59_the_stack_left_over_is_closed_before_speculation() {
    use Good::*;
    let mut at = four();
    stacks(
        &mut at,
        [(Food, 0), (Silver, 0), (Workers, 10)],
        &[Cattle, Coal],
    );
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play(&mut game, AMBER, "end");
    assert_eq!(
        offers(&game, AMBER),
        ["stack:ranch good:gold", "stack:mine good:gold"]
    );
    play(&mut game, AMBER, "stack:ranch good:gold");
    assert!(view(&game).stacks[1].closed);
    assert_eq!(game.phase(), "speculation");
}
