//! Country Trains: two to four companies share one growing railway.
//!
//! In its first turn (`setup`) a seat lays a station and a track tile. A turn is then: choose a stack (`choose`) and lay the tile
//! drawn (`place`), up to three times, then move the locomotive (`move`), and if it comes to lie between two stations, deliver
//! (`deliver`; rules 2.4). When the last track or country tile is drawn everybody else has one more turn. Rulings C1 to C30 are
//! cited where they bind.

mod action;
mod audit;
mod board;
pub mod content;
mod deal;
mod eye;
mod face;
pub mod position;
mod redeal;
mod rules;
mod sheets;
pub mod spell;
pub mod square;
mod state;
mod tales;
pub mod view;

pub use action::{Action, Stack};
pub use deal::Options;
pub use rules::Reason;
pub use state::CountryTrains;

use position::Position;
use state::Phase;
use table::{
    BadOptions, Card, Dice, Game, InBoth, Path, Refusal, Seat, Seats, Sheet, Tell, Viewer,
};
use view::View;

const fn phase(name: &'static str) -> table::Phase {
    table::Phase {
        name,
        redeals: 95,
        scrambles: 95,
    }
}

impl Game for CountryTrains {
    const CARD: Card = Card {
        id: "country-trains",
        seats: 2..=4,
        rules: 1..=1,
        // At most 64 tiles are drawn and laid; a turn draws one until the end is near, then everybody has one more; a turn
        // has a stop, a move and a delivery besides.
        longest: 2 * 64 + 3 * (64 + 4),
        minutes: 45,
        tone: table::Tone::Claret,
        phases: &[
            phase("setup"),
            phase("choose"),
            phase("place"),
            phase("move"),
            phase("deliver"),
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
    ) -> Result<CountryTrains, BadOptions> {
        deal::deal(options, seats, dice)
    }

    fn seats(&self) -> u8 {
        self.now.seats
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

    fn turn(&self) -> u32 {
        self.now.turn.into()
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

    fn fallback(&self, seat: Seat) -> Action {
        self.least(seat)
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn redeal(&self, _who: Viewer, dice: &mut Dice) -> CountryTrains {
        self.redealt(dice)
    }

    fn sheets(&self) -> Vec<Sheet> {
        self.scores()
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }

    /// A [`Position`]: every tile by its face, every stack in its order.
    fn open(&self) -> serde_json::Value {
        serde_json::to_value(Position::of(self)).expect("a position is plain data")
    }
}
