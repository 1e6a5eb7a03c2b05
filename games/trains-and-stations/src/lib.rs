//! Trains & Stations: roll dice, lay rails between nine cities, build at their Stations and collect the goods.
//!
//! A turn is: gather dice (`start`), roll them (`rolling`), place, build, cash and save (`resolve`), then deliver along every
//! completed route (`delivery`), score `missions`, and upgrade an empty stack, with sealed `speculation` on the new one (rules
//! 2.3). Before the first turn everybody returns a Power card (`power`). When the pool of
//! VP is empty the round is played to its end. Rulings T1 to T49 are cited where they bind.

mod action;
mod audit;
pub mod content;
mod deal;
mod eye;
mod face;
pub mod position;
mod redeal;
mod rules;
mod score;
pub mod spell;
mod state;
mod tales;
pub mod view;

pub use action::{Action, Kind, Order};
pub use deal::Options;
pub use state::TrainsAndStations;

use position::Position;
use table::{
    BadOptions, Card, Dice, Game, InBoth, Path, Phase, Refusal, Seat, Seats, Sheet, Tell, Viewer,
};
use view::View;

const fn phase(name: &'static str) -> Phase {
    Phase {
        name,
        redeals: 90,
        scrambles: 90,
    }
}

impl Game for TrainsAndStations {
    const CARD: Card = Card {
        id: "trains-and-stations",
        seats: 3..=5,
        rules: 1..=1,
        // Forty rounds of five turns; a turn has 16 steps before its first roll, five rerolls of 15 marked dice, 15 dice to
        // resolve, at most 16 deliveries with a tie and nine scarce goods each, and 70 cards to offer.
        longest: 40 * 5 * (16 + 5 * 16 + 16 + 16 * 11 + 5 * 21 + 1 + 5 * 70 + 10),
        minutes: 40,
        tone: table::Tone::Rust,
        phases: &[
            phase("power"),
            phase("start"),
            phase("rolling"),
            phase("resolve"),
            phase("delivery"),
            phase("missions"),
            phase("speculation"),
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
    ) -> Result<TrainsAndStations, BadOptions> {
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
        self.now.turn.into()
    }

    fn to_act(&self) -> Seats {
        self.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.offers(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.refuses(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, dice: &mut Dice, tell: &mut impl Tell) {
        self.carry_out(seat, action, dice, tell);
    }

    fn fallback(&self, seat: Seat) -> Action {
        self.least(seat)
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn redeal(&self, who: Viewer, dice: &mut Dice) -> TrainsAndStations {
        self.redealt(who, dice)
    }

    fn scramble(&self, who: Viewer, dice: &mut Dice) -> TrainsAndStations {
        self.scrambled(who, dice)
    }

    fn sheets(&self) -> Vec<Sheet> {
        self.scores()
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }

    /// A [`Position`]: every card by its face, every space by its name; and the dice of the hand, which everybody sees.
    fn open(&self) -> serde_json::Value {
        let data = "a position is plain data";
        let mut whole = serde_json::to_value(Position::of(self)).expect(data);
        whole["hand"] = serde_json::to_value(self.view(Viewer::Public).hand).expect(data);
        whole
    }
}
