//! Nano Railways: one player, twelve decades, a railway on four map cards.
//!
//! A decade is two phases (2.3): an action in `phase1`, another or a pass in `phase2`, then the hand is refilled. Every action is paid
//! with icons on the slots of action cards; a second slot of the same card pollutes. Before the first decade the map is arranged
//! (`arrange`, an option) and four passenger dice are put on it (`passengers`). Rulings N1 to N27 are cited where they bind.

pub mod action;
mod audit;
pub mod content;
mod daily;
mod deal;
mod eye;
mod face;
mod network;
mod pay;
pub mod position;
mod redeal;
mod rules;
mod score;
pub mod spell;
mod state;
mod tales;
mod tracks;
pub mod view;

pub use action::{Action, Pay, Route};
pub use deal::{Arrange, Given, Objective, Options};
pub use score::{Report, Score};
pub use state::NanoRailways;

use position::Position;
use table::{
    BadOptions, Card, Dice, Game, InBoth, Path, Refusal, Seat, Seats, Sheet, Tell, Viewer,
};
use view::View;

impl Game for NanoRailways {
    const CARD: Card = Card {
        id: "nano-railways",
        seats: 1..=1,
        rules: 1..=1,
        // The map, four passengers, two actions in each of twelve decades.
        longest: 1 + 4 + 2 * 12,
        minutes: 25,
        tone: table::Tone::Blue,
        phases: &[
            table::Phase {
                name: "arrange",
                redeals: 99,
                scrambles: 99,
            },
            table::Phase {
                name: "passengers",
                redeals: 99,
                scrambles: 99,
            },
            table::Phase {
                name: "phase1",
                redeals: 90,
                scrambles: 90,
            },
            table::Phase {
                name: "phase2",
                redeals: 90,
                scrambles: 90,
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
    ) -> Result<NanoRailways, BadOptions> {
        deal::deal(options, seats, dice)
    }

    fn seats(&self) -> u8 {
        1
    }

    fn path(&self, action: &Action) -> Path {
        spell::path(action)
    }

    fn parse(&self, path: &Path) -> Option<Action> {
        spell::parse(path)
    }

    fn phase(&self) -> &'static str {
        self.now.phase.name()
    }

    /// A decade is a turn; setup comes before the first.
    fn turn(&self) -> u32 {
        match self.now.phase {
            state::Phase::Arrange | state::Phase::Passengers => 0,
            _ => self.now.decade.into(),
        }
    }

    fn to_act(&self) -> Seats {
        match self.over() {
            true => Seats::NONE,
            false => Seats::one(Seat(0)),
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

    fn fallback(&self, _seat: Seat) -> Action {
        self.least()
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn redeal(&self, _who: Viewer, dice: &mut Dice) -> NanoRailways {
        self.redealt(dice)
    }

    fn sheets(&self) -> Vec<Sheet> {
        self.sheet()
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }

    /// A [`Position`].
    fn open(&self) -> serde_json::Value {
        serde_json::to_value(Position::of(self)).expect("a position is plain data")
    }
}
