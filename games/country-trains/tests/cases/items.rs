//! Every payment is told: who, how much, for what; and so are the cubes.

use super::*;
use table::Item;

fn items(heard: &Heard, key: &str) -> Vec<(u8, &'static str, i32, &'static str)> {
    let line = heard.lines.iter().find(|(_, line)| line.say.key == key);
    let items = &line.unwrap_or_else(|| panic!("{key} was not told")).1.items;
    for item in items {
        said(item);
    }
    items
        .iter()
        .map(|item| (item.seat.0, item.unit, item.value, item.say.key))
        .collect()
}

fn said(item: &Item) {
    for lang in Lang::ALL {
        let words = Words::new(lang, &[&CountryTrains::CARD.words]);
        words.try_say(&item.say).unwrap();
        words.try_amount(item.unit, item.value).unwrap();
    }
}

#[test]
fn a_delivery_tells_income_cubes_and_tax() {
    let mut at = line();
    at.tiles[2].cubes = 1;
    at.seats[1].pool = 4;
    moving(&mut at, BLACK);
    let mut game = set_up(at);
    play(&mut game, BLACK, "tile:2,0");
    let heard = play(&mut game, BLACK, "goods st:2 st:1 loads:2");
    assert_eq!(
        items(&heard, "line-delivered"),
        [
            (0, "dollars", 12, "item-goods"),
            (0, "cubes", -2, "item-cubes-spent"),
            (0, "cubes", 1, "item-cube-back"),
            (0, "dollars", -2, "item-tax"),
            (1, "dollars", 2, "item-tax"),
        ]
    );
}

#[test]
fn people_tell_income_cubes_and_tax() {
    let mut at = line();
    at.country("house", 0, 1);
    at.country("house", 3, -1);
    at.tiles[0].cubes = 1;
    at.tiles[2].cubes = 1;
    at.seats[1].pool = 3;
    moving(&mut at, GREEN);
    let mut game = set_up(at);
    play(&mut game, GREEN, "tile:2,0");
    let heard = play(&mut game, GREEN, "people +st:1 +st:2");
    assert_eq!(
        items(&heard, "line-carried"),
        [
            (1, "dollars", 4, "item-people"),
            (1, "cubes", 1, "item-cube-back"),
            (1, "cubes", 1, "item-cube-back"),
            (1, "dollars", -2, "item-tax"),
            (0, "dollars", 2, "item-tax"),
        ]
    );
}

#[test]
fn coal_and_water_is_told_on_arrival() {
    let mut at = line();
    at.seats[0].loco = Some(sq(2, 0));
    at.seats[1].loco = Some(sq(0, 0));
    moving(&mut at, BLACK);
    let mut game = set_up(at);
    let heard = play(&mut game, BLACK, "tile:3,0");
    assert_eq!(
        items(&heard, "line-arrived"),
        [
            (0, "dollars", -2, "item-coal-and-water"),
            (1, "dollars", 2, "item-coal-and-water"),
        ]
    );
}

/// The sheet splits money into goods, people, tax received and tax paid.
#[test]
fn the_sheet_splits_the_money() {
    let mut at = line();
    at.seats[0].goods = 12;
    at.seats[0].people = 6;
    at.seats[0].tax_out = 3;
    at.seats[0].tax_in = 1;
    at.seats[1].tax_in = 3;
    at.seats[1].tax_out = 1;
    let game = set_up(at);
    let sheets = game.sheets();
    let values: Vec<i32> = sheets[0].items.iter().map(|item| item.value).collect();
    assert_eq!(values, [12, 6, 1, -3]);
    assert_eq!((sheets[0].total, sheets[1].total), (16, 2));
    assert_eq!((sheets[0].rank, sheets[1].rank), (1, 2));
}
