//! Evaluates the examples of a book with the game itself.

use crate::speech::{Named, Speech, money, square};
use country_trains::{
    Action, CountryTrains,
    content::{Content, Country, Tile},
    position::{Phase, Position},
    square::Square,
};
use std::collections::BTreeMap;
use table::{Dice, Example, Game, Seat, Sheet, Silence, Viewer};

type Rows<'a> = BTreeMap<&'static str, &'a str>;

/// Plays the example, holds it to its rows, and says it without a language.
pub(crate) fn evaluate(example: &Example<'_>, speech: &Speech) -> String {
    let rows: Rows<'_> = example
        .rows
        .iter()
        .map(|(name, value)| (speech.label(name), *value))
        .collect();
    match example.kind {
        "place" => place(&rows, speech),
        "move" => travel(&rows, speech),
        "deliver" | "people" => deliver(&rows, speech, example.kind == "people"),
        "ties" => ties(&rows, speech),
        kind => panic!("no such example: {kind}"),
    }
}

/// The board of an example, each station managed by who is named; unnamed ones by another seat.
fn position(tiles: &[Named], managers: &[u8], seats: u8) -> Position {
    let set = Content::base();
    let mut at = Position::new(seats);
    let mut managers = managers.iter().copied();
    for named in tiles {
        let (x, y) = named.at.unwrap();
        match named.tile {
            Tile::Track(track) => at.track(track.code(), x, y, named.rot),
            Tile::Country(country) => at.country(country.code(), x, y),
            Tile::Station(station) => {
                let id = &set.stations[usize::from(station)].id;
                at.station(id, x, y, named.rot, managers.next().unwrap_or(1));
            }
        }
        at.tiles.last_mut().unwrap().cubes = named.cubes;
    }
    at
}

fn set_up(mut at: Position) -> CountryTrains {
    // What lies on the stations has left the second seat's pool.
    let down: u8 = at.tiles.iter().map(|lying| lying.cubes).sum();
    at.seats[1].pool -= down.saturating_sub(5 - at.seats[0].pool);
    at.fill(&Content::base());
    at.set_up(Content::base()).unwrap()
}

fn place(rows: &Rows<'_>, speech: &Speech) -> String {
    let tiles = speech.board(rows["board"]);
    let mine = speech.named(rows["tile"]);
    let (x, y) = square(rows["square"]);
    let (at, rot) = (Square::new(x, y), mine.rot);
    let game = set_up(position(&tiles, &[0, 1], 2));
    let told = format!("{:?} {at} {rot}", mine.tile);
    match game.check_placement(mine.tile, at, rot) {
        Ok(()) => {
            assert!(["yes", "是"].contains(&rows["allowed"]));
            format!("{told} allowed")
        }
        Err(reason) => {
            assert_eq!(speech.refusal(reason.code()), rows["refused"]);
            format!("{told} {}", reason.code())
        }
    }
}

fn travel(rows: &Rows<'_>, speech: &Speech) -> String {
    let tiles = speech.board(rows["board"]);
    let engines: Vec<Tile> = rows["engine"]
        .split(speech.comma())
        .map(|name| speech.tile(name))
        .collect();
    // The seats are numbered as their engines are told; each manages the station it stands on.
    let stations = tiles.iter().filter(|t| matches!(t.tile, Tile::Station(_)));
    let managers: Vec<u8> = stations
        .map(|t| engines.iter().position(|e| *e == t.tile).unwrap() as u8)
        .collect();
    assert_eq!(speech.tile(rows["you"]), engines[0]);
    let mut board = position(&tiles, &managers, engines.len() as u8);
    board.phase = Phase::Move;
    let game = set_up(board);
    let journey = game.view(Viewer::Public).journey.unwrap();
    let view = game.view(Viewer::Public);
    let stops: Vec<String> = journey
        .stops
        .iter()
        .map(|stop| view.tiles[usize::from(stop.tile)].at.to_string())
        .collect();
    assert_eq!(stops.join(" "), rows["stops"]);
    format!("{managers:?} {stops:?}")
}

/// The number of a station of the example, in order of laying, from 1.
fn number(tiles: &[Named], tile: Tile) -> u8 {
    let mut stations = tiles.iter().filter(|t| matches!(t.tile, Tile::Station(_)));
    stations.position(|t| t.tile == tile).unwrap() as u8 + 1
}

fn deliver(rows: &Rows<'_>, speech: &Speech, people: bool) -> String {
    let tiles = speech.board(rows["board"]);
    let mine = speech.tile(rows["yours"]);
    let stations = tiles.iter().filter(|t| matches!(t.tile, Tile::Station(_)));
    let managers: Vec<u8> = stations.map(|t| u8::from(t.tile != mine)).collect();
    let (before, after) = rows["cubes"].split_once(" → ").unwrap();
    let mut board = position(&tiles, &managers, 2);
    board.phase = Phase::Move;
    board.seats[0].pool = before.parse().unwrap();
    let mut game = set_up(board);
    let (x, y) = square(rows["engine"]);
    let go = |game: &mut CountryTrains, action: &Action| {
        game.check(Seat(0), action).unwrap();
        game.apply(Seat(0), action, &mut Dice::scripted([]), &mut Silence);
    };
    go(&mut game, &Action::Move(Square::new(x, y)));
    let (what, way) = rows["delivery"].split_once([',', '，']).unwrap();
    let way = way.trim();
    let (action, to) = if people {
        let (a, b) = way.split_once(" – ").unwrap();
        let [a, b] = [a, b].map(|name| number(&tiles, speech.tile(name)));
        (Action::CarryPeople { a, b }, a)
    } else {
        let (from, to) = way.split_once(" → ").unwrap();
        let [supply, demand] = [from, to].map(|name| number(&tiles, speech.tile(name)));
        let (loads, good) = what.split_once(" × ").unwrap();
        let wants = Content::base().stations
            [usize::from(game.view(Viewer::Public).stations[usize::from(demand) - 1].station)]
        .wants;
        assert_eq!(speech.tile(good), Tile::Country(wants));
        let loads = loads.parse().unwrap();
        (
            Action::Deliver {
                supply,
                demand,
                loads,
            },
            demand,
        )
    };
    go(&mut game, &action);
    let view = game.view(Viewer::Public);
    let purse = view.seats[0];
    assert_eq!(purse.goods + purse.people, money(rows["pays"]));
    assert_eq!(purse.tax_out, money(rows["tax"]));
    assert_eq!(purse.pool, after.parse::<u8>().unwrap());
    let station = &view.stations[usize::from(to) - 1];
    let card = &view.set.stations[usize::from(station.station)];
    let covered: Vec<String> = card
        .green
        .iter()
        .rev()
        .take(station.cubes.into())
        .map(u8::to_string)
        .collect();
    assert_eq!(covered.join(speech.comma()), rows["covered"]);
    assert_ne!(card.wants, Country::House);
    format!("{action:?} {} {} {covered:?}", purse.money, purse.pool)
}

fn ties(rows: &Rows<'_>, speech: &Speech) -> String {
    let all = |key| rows[key].split(speech.comma());
    let money: Vec<i32> = all("money").map(money).collect();
    let places: Vec<u8> = all("places").map(|place| place.parse().unwrap()).collect();
    let mut at = Position::new(money.len() as u8);
    for (seat, sum) in money.iter().enumerate() {
        at.seats[seat].goods = *sum as u16;
        let id = &Content::base().stations[seat].id;
        at.station(id, 3 * seat as i8, 0, 0, seat as u8);
        at.track("straight", 3 * seat as i8 + 2, 0, 1);
    }
    at.fill(&Content::base());
    let game = at.set_up(Content::base()).unwrap();
    let ranks: Vec<u8> = game
        .sheets()
        .iter()
        .map(|sheet: &Sheet| sheet.rank)
        .collect();
    assert_eq!(ranks, places);
    format!("{money:?} {ranks:?}")
}
