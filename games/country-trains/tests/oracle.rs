//! The rules once more, slowly and from the view alone: what the board keeps at hand must agree with the words of the rule file
//! at every step of random games.

use country_trains::content::{Country, Tile, Track};
use country_trains::square::{DIRECTIONS, Square, opposite};
use country_trains::view::{Laid, View};
use country_trains::{Action, CountryTrains, Options, Reason};
use std::collections::{BTreeMap, BTreeSet};
use table::{Dice, Game, Seat, Silence, Viewer};

/// The table as squares: which tile covers each.
struct Table<'v> {
    view: &'v View,
    squares: BTreeMap<Square, usize>,
}

fn covered(tile: Tile, at: Square, rot: u8) -> Vec<Square> {
    match (tile, rot) {
        (Tile::Station(_), 0) => vec![at, Square::new(at.x + 1, at.y)],
        (Tile::Station(_), _) => vec![at, Square::new(at.x, at.y + 1)],
        _ => vec![at],
    }
}

/// Every edge of a tile: the square inside, the direction, whether it is a track end.
fn edges(tile: Tile, at: Square, rot: u8) -> Vec<(Square, u8, bool)> {
    let squares = covered(tile, at, rot);
    let mut edges = Vec::new();
    for square in &squares {
        for side in DIRECTIONS {
            if !squares.contains(&square.beside(side)) {
                edges.push((*square, side, tile.ends(rot) & side != 0));
            }
        }
    }
    edges
}

fn is_station(tile: Tile) -> bool {
    matches!(tile, Tile::Station(_))
}

impl<'v> Table<'v> {
    fn new(view: &'v View) -> Table<'v> {
        let mut squares = BTreeMap::new();
        for (number, laid) in view.tiles.iter().enumerate() {
            for square in covered(laid.tile, laid.at, laid.rot) {
                assert_eq!(
                    squares.insert(square, number),
                    None,
                    "two tiles on {square}"
                );
            }
        }
        Table { view, squares }
    }

    fn at(&self, square: Square) -> Option<&'v Laid> {
        self.squares
            .get(&square)
            .map(|number| &self.view.tiles[*number])
    }

    /// Part 3, reason by reason, without the last two.
    fn judge(&self, tile: Tile, at: Square, rot: u8) -> Result<(), Reason> {
        if rot >= tile.rotations() {
            return Err(Reason::BadRotation);
        }
        let squares = covered(tile, at, rot);
        if squares
            .iter()
            .any(|square| self.squares.contains_key(square))
        {
            return Err(Reason::CellOccupied);
        }
        let edges = edges(tile, at, rot);
        let neighbours = || {
            edges.iter().filter_map(|(from, side, end)| {
                let other = self.at(from.beside(*side))?;
                Some((other, *side, *end))
            })
        };
        if is_station(tile) && neighbours().any(|(other, ..)| is_station(other.tile)) {
            return Err(Reason::StationsTouch);
        }
        // A station's ends are on its short sides, which is where its ends' directions lead out of it.
        let faces = |other: &Laid, side: u8| other.ends & opposite(side) != 0;
        if neighbours().any(|(other, side, end)| faces(other, side) != end) {
            return Err(Reason::EdgeMismatch);
        }
        match tile {
            Tile::Country(_) if !neighbours().any(|(other, ..)| is_station(other.tile)) => {
                return Err(Reason::NotBesideStation);
            }
            Tile::Track(_) | Tile::Station(_) if !neighbours().any(|(_, _, end)| end) => {
                return Err(Reason::NotJoined);
            }
            _ => {}
        }
        if self.grows(tile, at, rot) {
            Ok(())
        } else {
            Err(Reason::NotExpandable)
        }
    }

    /// 3.4: an empty square faced by a track end, in the unbounded region.
    fn grows(&self, tile: Tile, at: Square, rot: u8) -> bool {
        let mut taken: BTreeSet<Square> = self.squares.keys().copied().collect();
        taken.extend(covered(tile, at, rot));
        let (west, east) = (
            taken.iter().map(|s| s.x).min().unwrap(),
            taken.iter().map(|s| s.x).max().unwrap(),
        );
        let (north, south) = (
            taken.iter().map(|s| s.y).min().unwrap(),
            taken.iter().map(|s| s.y).max().unwrap(),
        );
        let corner = Square::new(west - 1, north - 1);
        let mut open = BTreeSet::from([corner]);
        let mut fresh = vec![corner];
        while let Some(square) = fresh.pop() {
            for side in DIRECTIONS {
                let next = square.beside(side);
                let near = (west - 1..=east + 1).contains(&next.x)
                    && (north - 1..=south + 1).contains(&next.y);
                if near && !taken.contains(&next) && open.insert(next) {
                    fresh.push(next);
                }
            }
        }
        let mut ends = edges(tile, at, rot);
        for laid in &self.view.tiles {
            ends.extend(edges(laid.tile, laid.at, laid.rot));
        }
        ends.iter()
            .any(|(from, side, end)| *end && open.contains(&from.beside(*side)))
    }

    /// The track graph: links of each tile.
    fn links(&self) -> Vec<Vec<usize>> {
        let tiles = &self.view.tiles;
        tiles
            .iter()
            .map(|laid| {
                let ends = edges(laid.tile, laid.at, laid.rot);
                ends.iter()
                    .filter(|(_, _, end)| *end)
                    .filter_map(|(from, side, _)| self.squares.get(&from.beside(*side)).copied())
                    .collect()
            })
            .collect()
    }

    /// 3.5 for one place: a rival's station in reach through track tiles only.
    fn joins_rival(&self, at: Square, rot: u8, seat: Seat) -> bool {
        let links = self.links();
        let mut seen = BTreeSet::new();
        let mut fresh: Vec<usize> = edges(Tile::Station(0), at, rot)
            .iter()
            .filter(|(_, _, end)| *end)
            .filter_map(|(from, side, _)| self.squares.get(&from.beside(*side)).copied())
            .collect();
        while let Some(tile) = fresh.pop() {
            if seen.insert(tile) && !is_station(self.view.tiles[tile].tile) {
                fresh.extend(&links[tile]);
            }
        }
        self.view
            .stations
            .iter()
            .any(|station| station.manager != seat && seen.contains(&usize::from(station.tile)))
    }
}

/// All simple paths from a tile to another, tried until one contains `via`.
fn connected(
    links: &[Vec<usize>],
    walls: &BTreeSet<usize>,
    path: &mut Vec<usize>,
    via: usize,
    to: usize,
) -> bool {
    let here = *path.last().unwrap();
    if here == to {
        return path.contains(&via);
    }
    for next in &links[here] {
        if !path.contains(next) && !walls.contains(next) {
            path.push(*next);
            if connected(links, walls, path, via, to) {
                return true;
            }
            path.pop();
        }
    }
    false
}

fn squares_around(view: &View) -> Vec<Square> {
    let xs = view.tiles.iter().map(|laid| laid.at.x);
    let ys = view.tiles.iter().map(|laid| laid.at.y);
    let (west, east) = (xs.clone().min().unwrap(), xs.max().unwrap());
    let (north, south) = (ys.clone().min().unwrap(), ys.max().unwrap());
    (north - 3..=south + 3)
        .flat_map(|y| (west - 3..=east + 3).map(move |x| Square::new(x, y)))
        .collect()
}

fn every_tile() -> Vec<Tile> {
    let track = Track::ALL.map(Tile::Track);
    track
        .into_iter()
        .chain([Tile::Country(Country::Wood), Tile::Station(0)])
        .collect()
}

/// Every reason for every tile on every square around, and the list of places.
fn same_placements(game: &CountryTrains, table: &Table<'_>) {
    let seat = table.view.to_act.unwrap();
    let setup = table.view.phase == "setup";
    for tile in every_tile() {
        let mut legal = Vec::new();
        for at in squares_around(table.view) {
            for rot in 0..=tile.rotations() {
                let judged = table.judge(tile, at, rot);
                if judged.is_ok() {
                    legal.push((at, rot));
                }
                let ours = game.check_placement(tile, at, rot);
                let last = [Err(Reason::LeavesNoRoom), Err(Reason::MustJoinRival)];
                assert!(
                    ours == judged || judged.is_ok() && last.contains(&ours),
                    "{tile:?} on {at} turned {rot}: {ours:?}, should be {judged:?}"
                );
            }
        }
        if setup {
            continue;
        }
        if is_station(tile)
            && legal
                .iter()
                .any(|(at, rot)| table.joins_rival(*at, *rot, seat))
        {
            legal.retain(|(at, rot)| table.joins_rival(*at, *rot, seat));
        }
        assert_eq!(game.placements(tile), legal, "{tile:?}");
    }
}

/// What the view says of stations: supply, neighbours, development.
fn same_stations(table: &Table<'_>) {
    for station in &table.view.stations {
        let laid = table.view.tiles[usize::from(station.tile)];
        let mut supply = [0; 4];
        let mut around = 0;
        for (from, side, _) in edges(laid.tile, laid.at, laid.rot) {
            if let Some(other) = table.at(from.beside(side)) {
                around += 1;
                if let Tile::Country(kind) = other.tile {
                    supply[kind as usize] += 1;
                }
            }
        }
        assert_eq!((station.supply, station.around), (supply, around));
        let country: u8 = supply.iter().sum();
        assert_eq!(station.developed, country == 4 || around == 6);
    }
}

/// Where the locomotive can go, and what could be delivered from everywhere.
fn same_journeys(game: &CountryTrains, table: &Table<'_>) {
    let (view, links) = (table.view, table.links());
    let seat = view.to_act.unwrap();
    let others: BTreeSet<usize> = view
        .seats
        .iter()
        .filter(|purse| purse.seat != seat)
        .filter_map(|purse| purse.loco.map(usize::from))
        .collect();
    let walls: BTreeSet<usize> = others
        .iter()
        .copied()
        .filter(|tile| !is_station(view.tiles[*tile].tile))
        .collect();
    let from = usize::from(view.seats[seat.index()].loco.unwrap());
    let mut reached = BTreeSet::from([from]);
    let mut fresh = vec![from];
    while let Some(tile) = fresh.pop() {
        for next in &links[tile] {
            if !walls.contains(next) && reached.insert(*next) {
                fresh.push(*next);
            }
        }
    }
    let on_station = is_station(view.tiles[from].tile);
    for (number, laid) in view.tiles.iter().enumerate() {
        let country = matches!(laid.tile, Tile::Country(_));
        let due = if !country && others.contains(&number) {
            Err(Reason::TileOccupied)
        } else if country || number == from || !reached.contains(&number) {
            Err(Reason::NotReachable)
        } else if !on_station && !is_station(laid.tile) {
            Err(Reason::MustMoveToStation)
        } else {
            Ok(())
        };
        assert_eq!(game.check_move(seat, laid.at), due);
        if !matches!(laid.tile, Tile::Track(_)) || walls.contains(&number) {
            continue;
        }
        for (a, one) in (1..).zip(&view.stations) {
            for (b, other) in (1..).zip(&view.stations) {
                let mut path = vec![usize::from(one.tile)];
                let joined =
                    a != b && connected(&links, &walls, &mut path, number, usize::from(other.tile));
                let judged = game.check_people_from(laid.at, a, b);
                if one.supply[3] > 0 && other.supply[3] > 0 && a != b {
                    assert_eq!(judged.is_ok(), joined, "people {a} {b} through {}", laid.at);
                }
                let card = &view.set.stations[usize::from(other.station)];
                let (s, u) = (
                    one.supply[card.wants as usize],
                    card.green.len() as u8 - other.cubes,
                );
                let pool = view.seats[seat.index()].pool;
                for loads in 0..5 {
                    let due = if a == b {
                        Err(Reason::SameStation)
                    } else if s == 0 {
                        Err(Reason::NoSupply)
                    } else if u == 0 {
                        Err(Reason::DemandFull)
                    } else if pool == 0 {
                        Err(Reason::PoolEmpty)
                    } else if !joined {
                        Err(Reason::NoConnection)
                    } else if loads < 1 || loads > s.min(u).min(pool) {
                        Err(Reason::BadLoadCount)
                    } else {
                        Ok(())
                    };
                    assert_eq!(game.check_delivery_from(laid.at, a, b, loads), due);
                }
            }
        }
    }
}

/// Every offer passes the check, and whatever passes is offered.
fn same_offers(game: &CountryTrains, table: &Table<'_>, offers: &[Action]) {
    let seat = table.view.to_act.unwrap();
    let mut all = Vec::new();
    for at in squares_around(table.view) {
        all.push(Action::PlaceCountry { at });
        all.push(Action::Move(at));
        for rot in 0..5 {
            all.push(Action::PlaceStation { at, rot });
            all.push(Action::PlaceTrack { at, rot });
        }
    }
    all.extend(country_trains::Stack::ALL.map(Action::Draw));
    all.extend([Action::StopPlacing, Action::Stay, Action::Skip]);
    for a in 0..11 {
        for b in 0..11 {
            all.extend((0..6).map(|loads| Action::Deliver {
                supply: a,
                demand: b,
                loads,
            }));
            if a <= b {
                all.push(Action::CarryPeople { a, b });
            }
        }
    }
    all.retain(|action| game.check(seat, action).is_ok());
    all.sort();
    assert_eq!(all, offers);
}

#[test]
fn the_board_agrees_with_the_words_of_the_rules() {
    let mut offers = Vec::new();
    for seed in 0..30 {
        let seats = 2 + (seed % 3) as u8;
        let mut dice = Dice::fast(7_000 + seed);
        let mut game = CountryTrains::deal(1, &Options::default(), seats, &mut dice).unwrap();
        let mut tiles = 0;
        while let Some(seat) = game.to_act().iter().next() {
            let view = game.view(Viewer::Public);
            let table = Table::new(&view);
            game.legal(seat, &mut offers);
            same_offers(&game, &table, &offers);
            if view.tiles.len() != tiles {
                tiles = view.tiles.len();
                same_placements(&game, &table);
                same_stations(&table);
            }
            if view.phase == "move" {
                same_journeys(&game, &table);
            }
            // Country first: crowded boards have more holes and cuts.
            let country =
                offers.contains(&Action::Draw(country_trains::Stack::Country)) && dice.below(3) > 0;
            let pick = if country {
                Action::Draw(country_trains::Stack::Country)
            } else {
                offers[dice.below(offers.len() as u32) as usize]
            };
            game.apply(seat, &pick, &mut dice, &mut Silence);
        }
    }
}
