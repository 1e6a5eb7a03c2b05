//! Any position at the start of a turn, written down openly: what a finished game is checked by, and what cases set up.
//!
//! ```
//! use table::Game;
//! use trains_and_stations::{content::Content, position::Position};
//!
//! let mut at = Position::new(4);
//! at.die("A1", 1);
//! at.seats[1].coins = 5;
//! let game = at.set_up(Content::base()).unwrap();
//! assert_eq!(game.phase(), "start");
//! ```

use crate::action::Order;
use crate::content::{Building, Content, Good, Side};
use crate::deal;
use crate::spell::space_name;
use crate::state::{Cards, NO, Phase, Source, Stack, Station, TrainsAndStations};
use serde::Serialize;
use std::sync::Arc;
use table::{Game, Seat};

/// A whole position; Power cards by the names of their faces, spaces by theirs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Position {
    /// The phase; only `start` can be set up.
    pub phase: &'static str,
    /// The Conductor.
    pub conductor: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, from 1.
    pub round: u8,
    /// VP in the pool; 0 means that the end is triggered.
    pub vp_pool: u8,
    /// Dice on the board: space and seat, 9 for a white die.
    pub rails: Vec<(String, u8)>,
    /// White dice in the common pool.
    pub white_pool: u8,
    /// Buildings: city, building, seat, in the order of building.
    pub buildings: Vec<(String, Building, Seat)>,
    /// Ranch, Mine, Hotel: the good, how many are left, whether closed.
    pub stacks: [(Good, u8, bool); 3],
    /// Goods cards removed from the game, by good.
    pub removed: [u8; 6],
    /// Goods pairs removed from the game.
    pub gone: Vec<String>,
    /// The Power deck, the top first.
    pub deck: Vec<String>,
    /// What belongs to each seat.
    pub seats: Vec<Belongings>,
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Belongings {
    /// Victory points.
    pub vp: u16,
    /// Coins.
    pub coins: u8,
    /// Saved dice: Coin, Hotel, Mine, Ranch.
    pub saved: [u8; 4],
    /// White dice held.
    pub whites: u8,
    /// Goods cards by good.
    pub goods: [u8; 6],
    /// Unscored Power cards in the order of drawing.
    pub power: Vec<String>,
    /// Missions scored, in order.
    pub scored: Vec<String>,
    /// The standing order for Missions.
    pub order: Order,
    /// The card returned at the start, as far as its seat remembers.
    pub returned: Option<String>,
}

/// The number that stands for a white die in [`Position::rails`].
pub const WHITE: u8 = 9;

impl Position {
    /// So many seats at the start of the first turn of seat 0; all Power cards of the default set lie in the deck.
    pub fn new(seats: u8) -> Position {
        Position::of(&deal::empty(Content::base(), seats, Seat(0)))
    }

    /// A game, written down.
    pub fn of(game: &TrainsAndStations) -> Position {
        let (now, set) = (&game.now, &game.content);
        let name = |face: &u8| set.powers[usize::from(*face)].name.clone();
        let names = |cards: &Cards| cards.faces().iter().map(name).collect::<Vec<_>>();
        let owners = (0..).zip(&now.rails.own).chain([(WHITE, &now.rails.white)]);
        let mut rails: Vec<(u8, u8)> = owners
            .flat_map(|(owner, spaces)| {
                let here = (0..set.spaces.len() as u8).filter(|s| *spaces & 1 << *s != 0);
                here.map(move |space| (space, owner)).collect::<Vec<_>>()
            })
            .collect();
        rails.sort_unstable();
        let cities = set.cities.iter().zip(game.stations());
        Position {
            phase: game.phase(),
            conductor: now.conductor,
            active: now.active,
            round: now.round,
            vp_pool: now.vp_pool,
            rails: rails
                .into_iter()
                .map(|(space, owner)| (space_name(set, space), owner))
                .collect(),
            white_pool: now.white_pool,
            buildings: cities
                .flat_map(|(city, station)| {
                    let standing = station.iter();
                    standing.map(|(building, seat)| (city.name.clone(), building, seat))
                })
                .collect(),
            stacks: now.stacks.map(|s| (s.good, s.count, s.closed)),
            removed: now.removed,
            gone: (0..set.powers.len() as u8)
                .filter(|face| now.gone & 1 << face != 0)
                .map(|face| name(&face))
                .collect(),
            deck: names(&now.deck),
            seats: game
                .players()
                .iter()
                .map(|p| Belongings {
                    vp: p.vp,
                    coins: p.coins,
                    saved: p.saved,
                    whites: p.whites,
                    goods: p.goods,
                    power: names(&p.hand),
                    scored: names(&p.scored),
                    order: p.order,
                    returned: (p.returned != NO).then(|| name(&p.returned)),
                })
                .collect(),
        }
    }

    /// Lays a die of a seat, or a white one ([`WHITE`]), on a space.
    pub fn die(&mut self, space: &str, owner: u8) {
        self.rails.push((space.to_owned(), owner));
        self.white_pool -= u8::from(owner == WHITE);
    }

    /// Puts a building into a city.
    pub fn building(&mut self, city: &str, building: Building, seat: u8) {
        let stands = (city.to_owned(), building, Seat(seat));
        self.buildings.push(stands);
    }

    /// Gives a Power card of the deck to a seat.
    pub fn hold(&mut self, seat: u8, face: &str) {
        let at = self.deck.iter().position(|card| card == face);
        let card = self.deck.remove(at.expect("the deck has this card"));
        self.seats[usize::from(seat)].power.push(card);
    }

    /// Saves a die of a seat.
    pub fn save(&mut self, seat: u8, side: Side) {
        self.seats[usize::from(seat)].saved[side as usize] += 1;
    }

    /// The position as a game; or what does not add up in it.
    pub fn set_up(&self, set: Arc<Content>) -> Result<TrainsAndStations, String> {
        let seats = self.seats.len() as u8;
        if !TrainsAndStations::CARD.seats.contains(&seats) || self.conductor.0 >= seats {
            return Err(format!("no game is played by {seats}"));
        }
        let face = |name: &String| {
            set.power(name)
                .ok_or_else(|| format!("there is no card {name}"))
        };
        let cards = |names: &[String]| {
            let mut cards = Cards::NONE;
            for name in names {
                cards.push(face(name)?);
            }
            Ok::<Cards, String>(cards)
        };
        let mut game = deal::empty(Arc::clone(&set), seats, self.conductor);
        let now = &mut game.now;
        now.round = self.round;
        now.vp_pool = self.vp_pool;
        now.triggered = self.vp_pool == 0;
        now.white_pool = self.white_pool;
        for (name, owner) in &self.rails {
            let space = (0..set.spaces.len() as u8).find(|s| space_name(&set, *s) == *name);
            let bit = 1 << space.ok_or_else(|| format!("there is no space {name}"))?;
            if *owner == WHITE {
                now.rails.white |= bit;
            } else {
                now.rails.own[usize::from(*owner)] |= bit;
                now.players[usize::from(*owner)].pool -= 1;
            }
        }
        now.stations = [Station::EMPTY; Content::MOST_CITIES];
        for (name, building, seat) in &self.buildings {
            let city = set.city(name);
            let city = city.ok_or_else(|| format!("there is no city {name}"))?;
            now.stations[usize::from(city)].push(*building, *seat);
            now.players[seat.index()].supply[*building as usize] -= 1;
        }
        now.stacks = self.stacks.map(|(good, count, closed)| Stack {
            good,
            count,
            closed,
        });
        now.removed = self.removed;
        // A good is placed if it lies on a stack, or if cards of it are about.
        now.unplaced = 0;
        for good in Good::ALL {
            let held = self.seats.iter().map(|s| s.goods[good as usize]);
            let about = held.sum::<u8>() + self.removed[good as usize];
            let stacked = self.stacks.iter().any(|s| s.0 == good);
            if about == 0 && !stacked {
                now.unplaced |= good.bit();
            }
        }
        for name in &self.gone {
            now.gone |= 1 << face(name)?;
        }
        now.deck = cards(&self.deck)?;
        for (player, own) in now.players.iter_mut().zip(&self.seats) {
            player.vp = own.vp;
            player.sources[Source::Start as usize] = own.vp as i16;
            player.coins = own.coins;
            player.saved = own.saved;
            player.pool = player.pool.saturating_sub(own.saved.iter().sum());
            player.whites = own.whites;
            player.goods = own.goods;
            player.hand = cards(&own.power)?;
            player.scored = cards(&own.scored)?;
            player.order = own.order;
            player.returned = match &own.returned {
                Some(name) => face(name)?,
                None => NO,
            };
        }
        now.active = self.active;
        now.phase = Phase::Start;
        game.begin_turn();
        game.audit()?;
        Ok(game)
    }
}
