//! What a game promises: [`Game`], its [`Card`], what it is worth to a bot ([`Eye`]), how it looks ([`Face`]).

use crate::{
    Dice, InBoth, Item, Path, Refusal, Say, Seat, Seats, Sheet, Tell, Token, Viewer, Words,
};
use maud::Markup;
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

/// The facts of a game that never change while it is played; the laws hold it to them.
#[derive(Clone, Debug)]
pub struct Card {
    /// The name in addresses, journals and commands: `village-rails`.
    pub id: &'static str,
    /// How many seats can play.
    pub seats: RangeInclusive<u8>,
    /// The rules versions it can play; the last is the newest.
    pub rules: RangeInclusive<u16>,
    /// No game has more entries than this.
    pub longest: u32,
    /// About how many minutes people take for a game.
    pub minutes: u16,
    /// The colour of the bill below its poster.
    pub tone: Tone,
    /// The phases [`Game::phase`] can name, in rulebook order, without the end.
    pub phases: &'static [Phase],
    /// `words/*.ftl`; the message `title` is the game's name, `tagline` what it is about in a few words.
    pub words: InBoth,
    /// `rulebook/*.md`: headings and rows carry anchors `{#V12}`.
    pub rulebook: InBoth,
    /// The stylesheet of its face.
    pub style: &'static str,
}

/// A colour old railway companies printed their bills in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Engine green.
    Green,
    /// Night blue.
    Blue,
    /// Claret.
    Claret,
    /// Rust.
    Rust,
}

impl Tone {
    /// Its name on a page, as `data-tone`.
    pub const fn name(self) -> &'static str {
        match self {
            Tone::Green => "green",
            Tone::Blue => "blue",
            Tone::Claret => "claret",
            Tone::Rust => "rust",
        }
    }
}

/// A phase, and how much of it is hidden.
#[derive(Clone, Copy, Debug)]
pub struct Phase {
    /// Its name in the code and in `data-phase`.
    pub name: &'static str,
    /// At least this share of steps, in percent, has a redeal that differs from the truth for some viewer; 0 hides nothing.
    pub redeals: u8,
    /// The same for [`Game::scramble`].
    pub scrambles: u8,
}

/// Options with which no game can be dealt, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOptions {
    /// The reason, with the place in a custom set where it helps.
    pub say: Say,
}

impl From<Say> for BadOptions {
    fn from(say: Say) -> BadOptions {
        BadOptions { say }
    }
}

/// The rules of one game as a state machine. No input or output, no clock; all luck comes from [`Dice`].
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's facts.
    const CARD: Card;
    /// Variants. A custom content set travels inside, as text, so that a journal is complete.
    type Options: Clone + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// One decision.
    type Action: Clone + Eq + Ord + Hash + Debug + Send;
    /// All that one viewer may know, built up from nothing.
    type View: Clone + Eq + Debug + Serialize + Send;

    /// Sets up a game.
    fn deal(
        rules: u16,
        options: &Self::Options,
        seats: u8,
        dice: &mut Dice,
    ) -> Result<Self, BadOptions>;
    /// How many sit at the table.
    fn seats(&self) -> u8;
    /// The action's one name. It depends on the content set alone, never on the position.
    fn path(&self, action: &Self::Action) -> Path;
    /// The action of that name, if it is well formed; whether it is possible is for [`Game::check`] to say.
    fn parse(&self, path: &Path) -> Option<Self::Action>;
    /// The phase, one of [`Card::phases`], or `over`.
    fn phase(&self) -> &'static str;
    /// Counts the turns begun; "undo to the start of my turn" stops where it changes.
    fn turn(&self) -> u32;
    /// Who is asked. Nobody: the game is over. Several: sealed simultaneous choices.
    fn to_act(&self) -> Seats;
    /// Puts what is offered to `seat` into `out`, which is emptied first: in canonical order, unique, nothing for a seat not asked.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Why a well-formed action is not possible now, by rule.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;
    /// For an action that passes `check` without being offered: the offer that it equals, or that is no worse.
    fn stands_for(&self, _seat: Seat, _action: &Self::Action) -> Option<Self::Action> {
        None
    }
    /// Carries out an action that passes `check`.
    fn apply(&mut self, seat: Seat, action: &Self::Action, dice: &mut Dice, tell: &mut impl Tell);
    /// What an asked seat does when its time is up.
    fn fallback(&self, seat: Seat) -> Self::Action;
    /// What `who` may know.
    fn view(&self, who: Viewer) -> Self::View;
    /// A state drawn from those that agree with `who`'s view and the public facts the state keeps. For bots, previews and review.
    #[must_use]
    fn redeal(&self, who: Viewer, dice: &mut Dice) -> Self;
    /// Rearranges all that `who`'s view must not show, even where memory could tell.
    #[must_use]
    fn scramble(&self, who: Viewer, dice: &mut Dice) -> Self {
        self.redeal(who, dice)
    }
    /// The scores, one per seat in seat order; only what is public until the end.
    fn sheets(&self) -> Vec<Sheet>;
    /// Whether every piece is in exactly one place and all money adds up.
    fn audit(&self) -> Result<(), String>;
    /// The whole state, hidden orders and hands included, for an outside checker of a finished game.
    fn open(&self) -> serde_json::Value;
}

/// How a game looks and speaks. It starts from a view, so it cannot leak.
pub trait Face: Game {
    /// The game as HTML and SVG, never the log. Every token of an offered path is the `data-token` of some element.
    fn draw(view: &Self::View, words: &Words) -> Markup;
    /// What the viewer is asked, or what is waited for.
    fn question(view: &Self::View) -> Say;
    /// What these clicks could mean, natural reading first; the house asks `check`.
    fn meant(view: &Self::View, clicked: &[Token]) -> Vec<Self::Action>;
    /// One row of the move list: what clicking `next` (one token, or a whole run) after `clicked` does, in plain words.
    fn say(view: &Self::View, clicked: &[Token], next: &[Token]) -> Say;
    /// What an action leads to beyond its own step: a line's points if it were finished now.
    fn foresee(_view: &Self::View, _action: &Self::Action) -> Vec<Item> {
        Vec::new()
    }
    /// What the committing button says: a verb and a price. Without it the button says the whole sentence of [`Face::say`].
    fn deed(_view: &Self::View, _action: &Self::Action) -> Option<Say> {
        None
    }
    /// What a seat openly owns beside its points, an item for each kind of thing: for the strip of seats.
    fn purse(_view: &Self::View, _seat: Seat) -> Vec<Item> {
        Vec::new()
    }
    /// How far the game has come: "turn 9 of 12".
    fn progress(_view: &Self::View) -> Option<Say> {
        None
    }
    /// What a player should know before the first decision and could overlook: with these options and this deal something is out of reach.
    fn caution(_view: &Self::View) -> Option<Say> {
        None
    }
    /// A thing on the page looked at closely. `name` is the `data-detail` of an element; the page asks for it when somebody holds that or
    /// rests on it.
    fn detail(_view: &Self::View, _name: &str, _words: &Words) -> Option<Detail> {
        None
    }
    /// What is often said at this game's table beside the house's own phrases: each is worded `talk-<name>`.
    fn phrases() -> &'static [&'static str] {
        &[]
    }
    /// What one can point at. It is asked of the public's view alone, so that pointing tells nothing hidden; each spot lies on every
    /// viewer's page.
    fn spots(_view: &Self::View) -> Vec<Spot> {
        Vec::new()
    }
    /// The scene of the game's poster: an SVG without words, `viewBox="0 0 300 300"`.
    fn poster() -> &'static str {
        ""
    }
    /// The challenge of a weekday (0 is Monday), as options and seed; `draw` gives the day's seeds by number, from 0. None: the
    /// game has no daily challenge.
    fn daily(_weekday: u8, _draw: &dyn Fn(u32) -> u64) -> Option<(Self::Options, u64)> {
        None
    }
    /// The options as the lobby draws them.
    fn choices() -> &'static [Choice];
}

/// A place that everybody sees and can point at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The `data-spot` of what lies there.
    pub spot: Token,
    /// What it is called.
    pub name: Say,
}

/// A thing looked at closely: large, and everything on it in words with its rule.
#[derive(Clone, Debug)]
pub struct Detail {
    /// What it is: "forest bend".
    pub title: Say,
    /// Where it lies, what it costs.
    pub note: Option<Say>,
    /// It, drawn large. It has no ids: it lies on the page a second time.
    pub picture: Markup,
    /// What is on it.
    pub facts: Vec<Fact>,
}

/// One fact about a thing.
#[derive(Clone, Debug)]
pub struct Fact {
    /// Its sign.
    pub sign: Markup,
    /// What it is.
    pub says: Say,
    /// What that does.
    pub why: Option<Say>,
    /// The rulebook's anchor, or nothing.
    pub rule: &'static str,
}

/// One option of a game, as a lobby draws it. Its words are `option-<key>` and `option-<key>-help`.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The field of [`Game::Options`].
    pub key: &'static str,
    /// What can be chosen.
    pub kind: ChoiceKind,
}

/// What can be chosen for one option.
#[derive(Clone, Copy, Debug)]
pub enum ChoiceKind {
    /// On or off; off is the default.
    Flag,
    /// One of several; the first is the default; worded `option-<key>-<value>`.
    OneOf(&'static [&'static str]),
    /// Any of several, at least one; the first is the default.
    AnyOf(&'static [&'static str]),
    /// A whole number within bounds, or none.
    Number(i64, i64),
    /// A custom content set as text.
    Set,
}

/// What a position is worth, for bots. They see a redeal, never the truth.
pub trait Eye: Game {
    /// How good the position is for `seat`, in points of the final score as far as one can tell.
    fn worth(&self, seat: Seat) -> f32;
    /// The offers worth a closer look, best guesses first; by default all of them.
    fn consider(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal(seat, out);
    }
    /// A number that positions with the same future share, for searches that meet them twice; none: not known.
    fn twin(&self) -> Option<u64> {
        None
    }
    /// A score that the seat cannot exceed from here, whatever it does and whatever luck it has; none: not known.
    fn bound(&self, _seat: Seat) -> Option<i32> {
        None
    }
}
