//! Resolving dice: C17 to C26.

use crate::*;

const CITIES: [&str; 9] = [
    "seattle",
    "billings",
    "los-angeles",
    "denver",
    "san-antonio",
    "kansas-city",
    "detroit",
    "atlanta",
    "boston",
];

#[test]
fn case17_rails_grow_from_stations() {
    let mut game = set_up(&four());
    turn(&mut game, AMBER, "TTCCC");
    assert_eq!(
        refused(&game, AMBER, "die:own.train space:1"),
        "NotAdjacent"
    );
    play(&mut game, AMBER, "die:own.train space:0");
    possible(&game, AMBER, "die:own.train space:1");
    assert_eq!(
        refused(&game, AMBER, "die:own.train space:0"),
        "SpaceOccupied"
    );
}

#[test]
fn case18_trains_must_be_placed() {
    let mut game = set_up(&four());
    turn(&mut game, AMBER, "TCCCC");
    assert_eq!(refused(&game, AMBER, "end"), "TrainsUnplaced");
    play(&mut game, AMBER, "die:own.train space:0");
    play(&mut game, AMBER, "end");
    assert_eq!(view(&game).players[0].pool, 7);
}

#[test]
fn case19_a_set_builds() {
    let mut game = set_up(&four());
    turn(&mut game, AMBER, "MMMCC");
    play(&mut game, AMBER, "supply:mine city:1");
    let view = view(&game);
    assert_eq!(view.stations[1][0].building, Building::Mine);
    assert_eq!(
        (view.players[0].pool, view.players[0].supply),
        (6, [3, 2, 3])
    );
    assert_eq!(refused(&game, AMBER, "supply:mine city:0"), "NoSet");
}

#[test]
fn case20_the_second_building_waits_for_every_station() {
    let mut at = four();
    at.building("billings", Building::Ranch, 1);
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "MMMCC");
    assert_eq!(refused(&game, AMBER, "supply:mine city:1"), "LevelNotOpen");
    possible(&game, AMBER, "supply:mine city:0");
}

#[test]
fn case21_the_third_building() {
    let mut at = four();
    buildings(&mut at, &CITIES[..3], Building::Ranch, 1);
    buildings(&mut at, &CITIES[3..6], Building::Mine, 1);
    buildings(&mut at, &CITIES[6..], Building::Hotel, 1);
    buildings(&mut at, &CITIES[1..4], Building::Ranch, 2);
    buildings(&mut at, &CITIES[4..7], Building::Mine, 2);
    buildings(&mut at, &CITIES[7..], Building::Hotel, 2);
    at.seats[0].whites = 1;
    at.white_pool = 9;
    let mut game = set_up(&at);
    play(&mut game, AMBER, "bonus");
    turn(&mut game, AMBER, "MMMMMM");
    assert_eq!(refused(&game, AMBER, "supply:mine city:2"), "LevelNotOpen");
    play(&mut game, AMBER, "supply:mine city:0");
    for city in [2, 3, 5, 6] {
        possible(&game, AMBER, &format!("supply:mine city:{city}"));
    }
    assert_eq!(refused(&game, AMBER, "supply:mine city:4"), "StationFull");
}

#[test]
fn case23_six_make_two_buildings() {
    let mut at = four();
    at.seats[0].whites = 1;
    at.white_pool = 9;
    let mut game = set_up(&at);
    play(&mut game, AMBER, "bonus");
    turn(&mut game, AMBER, "RRRRRR");
    play(&mut game, AMBER, "supply:ranch city:1");
    assert_eq!(view(&game).white_pool, 10, "white dice are used first");
    assert_eq!(refused(&game, AMBER, "supply:ranch city:1"), "LevelNotOpen");
    play(&mut game, AMBER, "supply:ranch city:2");
    assert_eq!(view(&game).players[0].supply, [1, 3, 3]);
    assert_eq!(view(&game).players[0].pool, 8);
}

#[test]
fn case24_no_building_left() {
    let mut at = four();
    buildings(&mut at, &CITIES[..3], Building::Ranch, 0);
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "RRRCC");
    assert_eq!(
        refused(&game, AMBER, "supply:ranch city:4"),
        "NoBuildingInSupply"
    );
    play_all(&mut game, AMBER, &["die:own.ranch save"; 3]);
    assert_eq!(view(&game).players[0].saved, [0, 0, 0, 3]);
}

#[test]
fn case25_five_coins_at_most() {
    let mut at = four();
    at.seats[0].coins = 4;
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCHMR");
    play(&mut game, AMBER, "die:own.coin cash");
    assert_eq!(view(&game).players[0].coins, 5);
    assert_eq!(refused(&game, AMBER, "die:own.coin cash"), "CoinLimit");
    play(&mut game, AMBER, "die:own.coin save");
}

#[test]
fn case26_trains_and_bonus_dice_cannot_be_saved() {
    let mut at = four();
    at.seats[0].whites = 1;
    at.white_pool = 9;
    let mut game = set_up(&at);
    play(&mut game, AMBER, "bonus");
    turn(&mut game, AMBER, "TLCCCH");
    assert_eq!(
        refused(&game, AMBER, "die:own.train save"),
        "CannotSaveTrain"
    );
    assert_eq!(
        refused(&game, AMBER, "die:own.locked save"),
        "CannotSaveTrain"
    );
    assert_eq!(
        refused(&game, AMBER, "die:white.hotel save"),
        "CannotSaveBonus"
    );
    assert_eq!(
        refused(&game, AMBER, "die:own.hotel save"),
        "CannotSaveBonus"
    );
    assert_eq!(refused(&game, AMBER, "die:own.mine save"), "NoSuchDie");
    play_all(&mut game, AMBER, &["die:own.train space:0"; 1]);
    play_all(&mut game, AMBER, &["die:own.train space:1", "end"]);
    assert_eq!(view(&game).white_pool, 10);
}

/// T17: on a map smaller than the dice a train that finds no space goes back to its pool.
#[test]
fn without_a_space_a_train_returns() {
    let base = trains_and_stations::content::BASE;
    let (from, to) = (
        base.find("routes = [").unwrap(),
        base.find("# Missions").unwrap(),
    );
    let routes = r#"routes = [
  { name = "A", arms = ["seattle 1,1 2,2 3,3", "4,4 billings", "5,5 los-angeles"] },
  { name = "B", arms = ["denver 6,6 7,7", "8,8 san-antonio", "9,9 kansas-city"] },
  { name = "C", arms = ["detroit 10,10 11,11", "12,12 atlanta", "13,13 boston"] },
]

"#;
    let text = format!("{}{routes}{}", &base[..from], &base[to..]);
    let set = Arc::new(Content::load(&text).unwrap());
    let mut at = four();
    for (i, space) in ["A1", "A2", "A4", "A5"].into_iter().enumerate() {
        at.die(space, 1 + (i as u8 % 3));
    }
    for space in ["B1", "B3", "B4"] {
        at.die(space, 1);
    }
    for space in ["C1", "C3", "C4"] {
        at.die(space, 2);
    }
    let mut game = at.set_up(set).unwrap();
    turn(&mut game, AMBER, "TTTTC");
    for space in [2, 6, 10] {
        play(&mut game, AMBER, &format!("die:own.train space:{space}"));
    }
    assert!(
        offers(&game, AMBER)
            .iter()
            .all(|path| !path.contains("space"))
    );
    possible(&game, AMBER, "end");
}

/// Once the rolling is over a Locked Train is a train like any other (2.13).
#[test]
fn saving_either_train_side_is_answered_alike() {
    let mut game = set_up(&four());
    turn(&mut game, AMBER, "TCCCH");
    for path in ["die:own.train save", "die:own.locked save"] {
        assert_eq!(refused(&game, AMBER, path), "CannotSaveTrain");
    }
    play(&mut game, AMBER, "die:own.train space:0");
    for path in ["die:own.train save", "die:own.locked save"] {
        assert_eq!(refused(&game, AMBER, path), "NoSuchDie");
    }
}
