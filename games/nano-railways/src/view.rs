//! What one viewer may know (part 5): everything but the words to come and, during setup, which of the four action cards is the
//! pool card.

use crate::action::Action;
use crate::content::{Kind, Slots, Square};
use crate::deal::Objective;
use crate::network::NO;
use crate::score::{Report, Score};
use crate::state::{Cards, Die, NanoRailways, PASSENGER_DICE, Phase, quarter};
use serde::Serialize;
use table::{Seat, Viewer};

/// All that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    /// `arrange`, `passengers`, `phase1`, `phase2` or `over`.
    pub phase: &'static str,
    /// The seat to act; nobody when the game is over.
    pub to_act: Option<Seat>,
    /// 1 to 12.
    pub decade: u8,
    /// What the decade die shows.
    pub decade_die: u8,
    /// 0 to 20.
    pub capital: u8,
    /// 1 to 13.
    pub pollution: u8,
    /// The profit track.
    pub profit: u16,
    /// What the railworker die shows, 0 to 6.
    pub workers: u8,
    /// The map cards at NW, NE, SW, SE.
    pub cards: [u8; 4],
    /// The 60 squares, row by row from a1.
    pub squares: Vec<Square>,
    /// Buildings by their lowest square.
    pub buildings: Vec<Building>,
    /// Chains of rails by their key: links, loops and loose ones.
    pub chains: Vec<Chain>,
    /// Squares a die could be built on, whatever it costs.
    pub sites: Vec<u8>,
    /// Cubes in the supply, by piece.
    pub cubes: Vec<u8>,
    /// Dice above the map, by piece.
    pub recovered: Vec<u8>,
    /// Building dice not yet built.
    pub unbuilt: Vec<DieView>,
    /// Passenger dice not yet placed (setup).
    pub to_place: Vec<DieView>,
    /// The map card due for a passenger: 0 to 3 for NW, NE, SW, SE (setup).
    pub due: Option<u8>,
    /// The hand, by card number; empty during setup (N7).
    pub hand: Vec<ActionCard>,
    /// The pool.
    pub pool: Vec<ActionCard>,
    /// The discard.
    pub discard: Vec<ActionCard>,
    /// During setup the four action cards, of which one is the pool card; nobody knows which.
    pub unseen: Vec<ActionCard>,
    /// Passengers delivered to R, L, C, I.
    pub delivered: [u8; 4],
    /// The objectives, all four.
    pub objectives: Vec<Goal>,
    /// The Economist's target.
    pub target: Option<i16>,
    /// The running score and its three terms.
    pub score: Score,
    /// What the end says; none while the game runs.
    pub report: Option<Report>,
    /// What the last action did, until the next one.
    pub last: Option<Last>,
}

/// A building: squares of one type that touch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Building {
    /// Its lowest square, which names it.
    pub square: u8,
    /// All its squares, ascending.
    pub squares: Vec<u8>,
    /// Its type.
    pub kind: Kind,
    /// Its dice, by value, then piece.
    pub dice: Vec<DieView>,
}

impl Building {
    /// Its passengers: the sum of its dice.
    pub fn passengers(&self) -> u8 {
        self.dice.iter().map(|die| die.value).sum()
    }
}

/// A die that shows something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct DieView {
    /// What it shows.
    pub value: u8,
    /// The piece: 0 to 3 are passenger dice, 4 to 6 building dice.
    pub piece: u8,
}

/// A chain of rails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chain {
    /// Its lowest square, which names it.
    pub key: u8,
    /// Its rails from end to end; its length is their number.
    pub rails: Vec<u8>,
    /// The buildings at its ends, by lowest square, in the order of the rails; for a loose chain none.
    pub ends: Option<[u8; 2]>,
    /// The cube on it.
    pub marker: Option<MarkerView>,
    /// Whether the viewer is offered to buy it now.
    pub buyable: bool,
    /// Whether the viewer is offered to upgrade it now.
    pub upgradable: bool,
}

impl Chain {
    /// Its number of rails.
    pub fn length(&self) -> u8 {
        self.rails.len() as u8
    }

    /// Whether it joins two different buildings.
    pub fn complete(&self) -> bool {
        self.ends.is_some_and(|[a, b]| a != b)
    }

    /// Whether both its ends are one building (N5).
    pub fn is_loop(&self) -> bool {
        self.ends.is_some_and(|[a, b]| a == b)
    }
}

/// A cube on a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct MarkerView {
    /// The piece.
    pub piece: u8,
    /// 1, or 2 when upgraded.
    pub level: u8,
}

/// An action side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ActionCard {
    /// The card's number; `A1` in a payment.
    pub id: u8,
    /// Its four slots.
    pub slots: Slots,
}

/// An objective and how it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Goal {
    /// Which.
    pub objective: Objective,
    /// Whether it was chosen at setup.
    pub chosen: bool,
    /// Whether it would be achieved if the game ended now.
    pub achieved: bool,
}

/// What the last action did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Last {
    /// The first word of its path: `buy`, `build`, `move` …; `place` and `arrange` at setup.
    pub verb: &'static str,
    /// The square it was about: a building's or a built one.
    pub square: Option<u8>,
    /// The links it was about, by key, in the order of travel; 255 after the last.
    pub links: [u8; 6],
}

impl Last {
    /// The links, in the order of travel.
    pub fn links(&self) -> impl Iterator<Item = u8> + '_ {
        self.links.iter().copied().filter(|key| *key != NO)
    }
}

impl View {
    /// What `who` may know of a game.
    pub(crate) fn of(game: &NanoRailways, who: Viewer) -> View {
        let now = &game.now;
        let setup = now.phase < Phase::Phase1;
        let seen = |cards: Cards| game.action_cards(if setup { Cards::default() } else { cards });
        View {
            who,
            phase: now.phase.name(),
            to_act: (now.phase != Phase::Over).then_some(Seat(0)),
            decade: now.decade,
            decade_die: (now.decade - 1) % 6 + 1,
            capital: now.capital,
            pollution: now.pollution,
            profit: now.profit,
            workers: now.workers,
            cards: now.cards,
            squares: now.net.squares().to_vec(),
            buildings: game.buildings(),
            chains: game.chains(who),
            sites: (0..60).filter(|at| now.net.sites >> at & 1 == 1).collect(),
            cubes: pieces(now.markers.iter().map(|marker| marker.level == 0)),
            recovered: pieces(now.dice.iter().map(|die| *die == Die::RECOVERED)),
            unbuilt: waiting(&now.dice, PASSENGER_DICE..now.dice.len()),
            to_place: waiting(&now.dice, 0..PASSENGER_DICE),
            due: (now.phase == Phase::Passengers).then(|| now.due()),
            hand: seen(now.hand),
            pool: seen(now.pool),
            discard: seen(now.discard),
            unseen: match setup {
                true => game.action_cards(now.hand.and(now.pool)),
                false => Vec::new(),
            },
            delivered: now.delivered,
            objectives: game.goals(),
            target: now.target,
            score: game.score(),
            report: (now.phase == Phase::Over).then(|| game.report()),
            last: now.last,
        }
    }

    /// The building of this square.
    pub fn building(&self, square: u8) -> Option<&Building> {
        self.buildings
            .iter()
            .find(|building| building.squares.contains(&square))
    }

    /// The chain of this key.
    pub fn chain(&self, key: u8) -> Option<&Chain> {
        self.chains.iter().find(|chain| chain.key == key)
    }

    /// The position of the map card a square lies on: 0 to 3 for NW, NE, SW, SE.
    pub const fn quarter(square: u8) -> u8 {
        quarter(square)
    }
}

fn pieces(which: impl Iterator<Item = bool>) -> Vec<u8> {
    let numbered = (0..).zip(which);
    numbered.filter_map(|(at, is)| is.then_some(at)).collect()
}

fn waiting(dice: &[Die], of: std::ops::Range<usize>) -> Vec<DieView> {
    let dice = of.map(|piece| (piece, dice[piece]));
    let waiting = dice.filter(|(_, die)| die.waits());
    waiting
        .map(|(piece, die)| DieView {
            value: die.value,
            piece: piece as u8,
        })
        .collect()
}

impl NanoRailways {
    fn action_cards(&self, cards: Cards) -> Vec<ActionCard> {
        let side = |id: u8| ActionCard {
            id,
            slots: self.content.cards[usize::from(id) - 1].slots,
        };
        cards.iter().map(side).collect()
    }

    fn buildings(&self) -> Vec<Building> {
        let net = &self.now.net;
        let all = |lowest: u8| (0..60).filter(move |at| net.building(*at) == Some(lowest));
        net.buildings()
            .filter_map(|square| {
                Some(Building {
                    square,
                    squares: all(square).collect(),
                    kind: net.kind(square)?,
                    dice: self.dice_of(square),
                })
            })
            .collect()
    }

    fn dice_of(&self, building: u8) -> Vec<DieView> {
        let dice = (0..).zip(&self.now.dice);
        let mut dice: Vec<DieView> = dice
            .filter(|(_, die)| die.square == building)
            .map(|(piece, die)| DieView {
                value: die.value,
                piece,
            })
            .collect();
        dice.sort_unstable();
        dice
    }

    fn chains(&self, who: Viewer) -> Vec<Chain> {
        let net = &self.now.net;
        let mut offers = Vec::new();
        if let Some(seat) = who.seat() {
            self.offers(seat, &mut offers);
        }
        let markers = || (0..).zip(&self.now.markers).filter(|(_, m)| m.level > 0);
        (0..60)
            .filter(|at| net.chain(*at) == Some(*at))
            .map(|key| Chain {
                key,
                rails: net.rails(key),
                ends: net.link(key).map(|link| link.ends),
                marker: markers()
                    .find(|(_, marker)| marker.key == key)
                    .map(|(piece, marker)| MarkerView {
                        piece,
                        level: marker.level,
                    }),
                buyable: offers
                    .iter()
                    .any(|a| matches!(a, Action::Buy { link, .. } if *link == key)),
                upgradable: offers
                    .iter()
                    .any(|a| matches!(a, Action::Upgrade { link, .. } if *link == key)),
            })
            .collect()
    }
}
