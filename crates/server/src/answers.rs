//! The shapes of answers: what is sent is built from these, and the written interface is drawn from them.

use serde::Serialize;
use serde_json::Value;
use table::{Mark, Path, Seat, Sheet, Token};
use utoipa::ToSchema;

/// The value of an answer.
pub(crate) fn value(answer: impl Serialize) -> Value {
    serde_json::to_value(answer).expect("an answer has only text keys")
}

/// A seat that was taken.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seated {
    /// The table.
    pub(crate) table: String,
    /// The seat, from 0.
    pub(crate) seat: u8,
}

/// A key that stands for one seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatKey {
    /// The table.
    pub(crate) table: String,
    /// The seat, from 0.
    pub(crate) seat: u8,
    /// Sent as `Authorization: Bearer …`. It is told this once; the house keeps only its hash.
    pub(crate) key: String,
}

/// What was asked is done and stored.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    /// The request's own name.
    pub(crate) done: String,
}

/// What was asked is done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Did {
    done: bool,
}

impl Did {
    pub(crate) const IT: Did = Did { done: true };
}

/// Whether all agree.
#[derive(Serialize, ToSchema)]
pub(crate) struct Agreed {
    pub(crate) agreed: bool,
}

/// The clicks so far in words, and the next ones.
#[derive(Serialize, ToSchema)]
pub(crate) struct Steps {
    /// What each click meant.
    pub(crate) crumbs: Vec<String>,
    /// What can be clicked next.
    pub(crate) rows: Vec<Row>,
}

/// One row of the move list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Row {
    /// The next click.
    #[schema(value_type = String)]
    pub(crate) token: Token,
    /// What it does.
    pub(crate) text: String,
}

/// What a click on something that is not lit means: one of the two.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Probed {
    /// Ways that are accepted though not offered.
    #[schema(value_type = Vec<String>)]
    Paths(Vec<Path>),
    /// The rule against it.
    Refused(crate::problem::Body),
}

/// What one can point at.
#[derive(Serialize, ToSchema)]
pub(crate) struct Spots {
    pub(crate) spots: Vec<Spot>,
}

/// A place that everybody sees.
#[derive(Serialize, ToSchema)]
pub(crate) struct Spot {
    /// The `data-spot` of what lies there.
    #[schema(value_type = String)]
    pub(crate) spot: Token,
    /// What it is called.
    pub(crate) name: String,
}

/// A thing looked at closely.
#[derive(Serialize, ToSchema)]
pub(crate) struct Closely {
    /// It, drawn large, and what is on it in words, with links to the rules.
    pub(crate) html: String,
}

/// What a bot would do in the caller's place.
#[derive(Serialize, ToSchema)]
pub(crate) struct Hinted {
    /// One of the offered paths.
    #[schema(value_type = String)]
    pub(crate) path: Path,
}

/// What a path is sure to bring.
#[derive(Serialize, ToSchema)]
pub(crate) struct Foreseen {
    /// The same as on the page.
    pub(crate) html: String,
    /// The whole action in one sentence.
    pub(crate) says: String,
    /// What the committing button says.
    pub(crate) deed: String,
    /// Why it cannot be taken back, if it cannot: `reveals`, `rolls`, `commits`, `opens`, `ends`, `passes`.
    #[schema(value_type = Option<String>)]
    pub(crate) mark: Option<Mark>,
    /// Whether the seat is no longer asked after it.
    pub(crate) ends_turn: bool,
}

/// What a viewer knows, as data: all that a program needs to choose.
#[derive(Serialize, ToSchema)]
pub(crate) struct Known {
    /// The seat looked from; none for the public.
    #[schema(value_type = Option<u8>)]
    pub(crate) seat: Option<Seat>,
    /// The viewer's own count of things told.
    pub(crate) count: u64,
    /// The number of the seat's question: a move must name it.
    pub(crate) seen: u64,
    /// Whether this seat is asked.
    pub(crate) asked: bool,
    /// Whether the game is over.
    pub(crate) over: bool,
    /// The phase, by its name in the rules.
    pub(crate) phase: String,
    /// Every seat that is asked.
    #[schema(value_type = Vec<u8>)]
    pub(crate) to_act: Vec<Seat>,
    /// What is asked, or what is waited for.
    pub(crate) question: String,
    /// Every path that is offered to this seat.
    #[schema(value_type = Vec<String>)]
    pub(crate) paths: Vec<Path>,
    /// The game's own view; its shape is the game's.
    pub(crate) view: Value,
    /// The scores; only what is public until the end.
    #[schema(value_type = Vec<Score>)]
    pub(crate) sheets: Vec<Sheet>,
}

/// A score, as it is written.
#[derive(ToSchema)]
#[expect(
    dead_code,
    reason = "the shape of `Sheet`, which knows nothing of this document"
)]
pub(crate) struct Score {
    /// Whose.
    seat: u8,
    /// Every point with its source.
    items: Vec<Points>,
    /// Their sum.
    total: i32,
    /// What breaks a tie, best first.
    ties: Vec<i32>,
    /// The place, 1 is best.
    rank: u8,
}

/// A point with its source, as it is written.
#[derive(ToSchema)]
#[expect(
    dead_code,
    reason = "the shape of `Item`, which knows nothing of this document"
)]
pub(crate) struct Points {
    /// Who gets or pays it.
    seat: u8,
    /// What is counted.
    unit: String,
    /// How many.
    value: i32,
    /// Why, before it was put into words.
    say: crate::problem::Unworded,
    /// The rulebook's anchor.
    rule: String,
}

/// A game on the shelf.
#[derive(Serialize, ToSchema)]
pub(crate) struct Game {
    /// The name in addresses and journals.
    pub(crate) id: String,
    /// Its name.
    pub(crate) title: String,
    /// The fewest who can play.
    pub(crate) least_seats: u8,
    /// The most who can play.
    pub(crate) most_seats: u8,
    /// The rules version that new games use.
    pub(crate) rules: u16,
    /// Its options, as they are if nothing is said.
    pub(crate) options: Value,
    /// What can be chosen instead.
    pub(crate) choices: Vec<Choice>,
    /// The bots that play it.
    pub(crate) bots: Vec<String>,
}

/// One option of a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct Choice {
    /// Its field in `options`.
    pub(crate) key: String,
    /// What it is called.
    pub(crate) text: String,
    /// What it changes.
    pub(crate) help: String,
    /// What can stand there.
    pub(crate) kind: ChoiceKind,
}

/// What can stand in an option.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ChoiceKind {
    /// `true` or `false`.
    Flag,
    /// One of these.
    OneOf(Vec<String>),
    /// Any of these, at least one.
    AnyOf(Vec<String>),
    /// A whole number within bounds, or `null`.
    Number { least: i64, most: i64 },
    /// A content set of one's own, as text.
    Set,
}

/// The taught rules of a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct Rules {
    /// The game's id.
    pub(crate) game: String,
    /// The language it is written in.
    pub(crate) language: String,
    /// The rulebook as Markdown; `{#V12}` behind a heading is its anchor, which refusals and points name as `rule`.
    pub(crate) markdown: String,
}

/// How the house is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    pub(crate) ok: bool,
    /// Tables in memory.
    pub(crate) tables: usize,
}

/// A game by its viewer's own count of things told.
#[derive(Serialize, ToSchema)]
pub(crate) struct Outline {
    /// The table.
    pub(crate) table: String,
    /// The game's id.
    pub(crate) game: String,
    /// Whether the game is over: then it can be seen through any eyes.
    pub(crate) over: bool,
    /// The seat looked from; none for the public.
    pub(crate) seat: Option<u8>,
    /// The names by seat.
    pub(crate) names: Vec<String>,
    /// The deal first.
    pub(crate) moments: Vec<Moment>,
}

/// One thing told.
#[derive(Serialize, ToSchema)]
pub(crate) struct Moment {
    /// Its number.
    pub(crate) at: usize,
    /// Who acted.
    pub(crate) seat: Option<u8>,
    /// The turn's number.
    pub(crate) turn: u32,
    /// What happened, in one sentence.
    pub(crate) text: String,
    /// The points of every seat after it.
    pub(crate) totals: Vec<i32>,
}

/// The table as it was shown at one moment.
#[derive(Serialize, ToSchema)]
pub(crate) struct Recalled {
    /// The moment's number.
    pub(crate) at: usize,
    /// What happened, in one sentence.
    pub(crate) text: String,
    /// What it brought, as HTML; empty if nothing was counted.
    pub(crate) brought: String,
    /// Whether the game was over.
    pub(crate) over: bool,
    /// The phase, by its name in the rules.
    pub(crate) phase: String,
    /// How far the game had come.
    pub(crate) progress: String,
    /// The sign, as HTML.
    pub(crate) sign: String,
    /// The seats with their points, as HTML.
    pub(crate) seats: String,
    /// The game's page, as HTML.
    pub(crate) page: String,
    /// The log as it stood, oldest line first, as HTML.
    pub(crate) log: Vec<String>,
}

/// A journal that was taken in.
#[derive(Serialize, ToSchema)]
pub(crate) struct Imported {
    /// The table that holds its replay.
    pub(crate) table: String,
}

/// Where a table's luck comes from. While the game runs only the commitment is told.
#[derive(Serialize, ToSchema)]
pub(crate) struct LuckShown {
    /// A plain number anybody may know; none if the luck was committed.
    pub(crate) plain: Option<String>,
    /// What was published before the game.
    pub(crate) commitment: Option<String>,
    /// What it was made from.
    pub(crate) secret: Option<String>,
    /// One number per seat.
    pub(crate) nonces: Vec<String>,
    /// The seed that follows from them.
    pub(crate) seed: Option<String>,
}

/// How often each seat would have won a finished game had chance alone played on.
#[derive(Serialize, ToSchema)]
pub(crate) struct Chances {
    /// How many games were played on from each moment.
    pub(crate) playouts: u32,
    /// From the deal to the end.
    pub(crate) moments: Vec<Chance>,
    /// Where they rose most.
    pub(crate) turning: Vec<Turning>,
}

/// The chances at one moment.
#[derive(Serialize, ToSchema)]
pub(crate) struct Chance {
    /// The moment's number.
    pub(crate) at: usize,
    /// By seat, in percent.
    pub(crate) percent: Vec<u8>,
}

/// A moment at which somebody's chances rose.
#[derive(Serialize, ToSchema)]
pub(crate) struct Turning {
    /// The moment's number.
    pub(crate) at: usize,
    /// Whose.
    pub(crate) seat: u8,
    /// In percent, before.
    pub(crate) from: u8,
    /// In percent, after.
    pub(crate) to: u8,
}
