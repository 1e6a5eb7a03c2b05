//! Village Rails: build seven railway lines through the countryside, plan trips on them, and close each with a terminus card.
//!
//! A turn is: a trip if you like, a track, the lines it completes, a trip if there was none (rules 2.3). `main` is the time
//! before the track, `resolve` while completed lines wait, `tail` when only a trip is left to think about. After twelve turns
//! each the game is over. Rulings V1 to V38 are cited where they bind.

mod audit;
pub mod content;
mod deal;
mod eye;
mod face;
pub mod position;
mod redeal;
mod rules;
pub mod score;
mod sheets;
pub mod spell;
mod state;
mod tales;
pub mod trace;
pub mod view;

pub use deal::{Given, Options};
pub use state::VillageRails;

use position::Position;
use state::Phase;
use table::{
    BadOptions, Card, Dice, Game, InBoth, Path, Refusal, Seat, Seats, Sheet, Tell, Viewer,
};
use view::View;

impl Game for VillageRails {
    const CARD: Card = Card {
        id: "village-rails",
        seats: 2..=4,
        rules: 1..=1,
        // Twelve turns of a track and a trip (or the end instead), and seven lines, for each of four.
        longest: 4 * (12 * 2 + 7),
        minutes: 30,
        tone: table::Tone::Green,
        phases: &[
            table::Phase {
                name: "main",
                redeals: 99,
                scrambles: 99,
            },
            table::Phase {
                name: "resolve",
                redeals: 99,
                scrambles: 99,
            },
            table::Phase {
                name: "tail",
                redeals: 99,
                scrambles: 99,
            },
        ],
        words: InBoth {
            en: include_str!("../words/en.ftl"),
            zh: include_str!("../words/zh.ftl"),
        },
        rulebook: InBoth {
            en: include_str!("../rulebook/en.md"),
            zh: include_str!("../rulebook/zh.md"),
        },
        style: face::STYLE,
    };
    type Options = Options;
    type Action = Action;
    type View = View;

    fn deal(
        _rules: u16,
        options: &Options,
        seats: u8,
        dice: &mut Dice,
    ) -> Result<VillageRails, BadOptions> {
        deal::deal(options, seats, dice)
    }

    fn seats(&self) -> u8 {
        self.now.seats
    }

    fn path(&self, action: &Action) -> Path {
        spell::path(&self.content, action)
    }

    fn parse(&self, path: &Path) -> Option<Action> {
        spell::parse(&self.content, path)
    }

    fn phase(&self) -> &'static str {
        self.now.phase.name()
    }

    fn turn(&self) -> u32 {
        let done: u32 = self.boards().iter().map(|b| u32::from(b.turns)).sum();
        done + u32::from(self.now.phase != Phase::Over)
    }

    fn to_act(&self) -> Seats {
        match self.now.phase {
            Phase::Over => Seats::NONE,
            _ => Seats::one(self.now.to_act),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.offers(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.refuses(seat, action)
    }

    fn stands_for(&self, _seat: Seat, action: &Action) -> Option<Action> {
        self.offer_for(action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, _dice: &mut Dice, tell: &mut impl Tell) {
        self.carry_out(seat, action, tell);
    }

    /// The free track on the first cell; the best-paying terminus card; no trip.
    fn fallback(&self, seat: Seat) -> Action {
        self.least(seat)
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn redeal(&self, who: Viewer, dice: &mut Dice) -> VillageRails {
        self.redealt(who, dice)
    }

    fn sheets(&self) -> Vec<Sheet> {
        self.scores()
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }

    /// A [`Position`]: every card by its number, counted from 1.
    fn open(&self) -> serde_json::Value {
        serde_json::to_value(Position::of(self)).expect("a position is plain data")
    }
}

/// One decision (rules 2.4), in canonical order: builds, plans, resolutions, the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `track:3 cell:b2 turned`: takes the card of a market slot and lays it on a cell.
    Build {
        /// The market slot; it costs as many pounds.
        slot: u8,
        /// The cell's index, row by row.
        cell: u8,
        /// Which way up.
        facing: Facing,
    },
    /// `trip:1 line:T2`: takes a trip and assigns it to a line.
    Plan {
        /// The market slot; it costs £3 and as many pounds.
        slot: u8,
        /// The line.
        line: u8,
    },
    /// `line:T2 terminus:lake kept`: scores a completed line and closes it with a terminus card.
    Resolve {
        /// The line.
        line: u8,
        /// The face of the terminus card, an index into the content set's faces.
        terminus: u8,
        /// In which order its trips go under the deck.
        order: Order,
    },
    /// `end`.
    EndTurn,
}

/// Which way up a card is laid. Said only where it matters: a path that is finished is never the beginning of another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Facing {
    /// Not said: turning this card changes nothing (V12).
    Plain,
    /// `upright`.
    Upright,
    /// `turned`.
    Turned,
}

/// In which order two trips of a line go under the deck (V28). Said only where it matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// Not said: there are no two different trips.
    Plain,
    /// `kept`: in the order of assignment.
    Kept,
    /// `reversed`.
    Reversed,
}
