//! What the lines of a board are worth, and what a build would make of them. The same tracing and scoring as in the rules,
//! on what a viewer may know.

use crate::{
    content::{Edge, Track, Trip},
    score::{self, Passage, Report, Tally, Where},
    trace::{Ahead, way},
    view::{Board, Status},
};

/// A card that is not laid yet: where, which, and whether upside down.
pub(super) type Ghost = (u8, Track, bool);

/// The way of a line.
pub(super) struct Route {
    /// The cells and the edges by which they are entered.
    pub(super) steps: Vec<(u8, Edge)>,
    /// What lies beyond the last of them.
    pub(super) end: Ahead,
}

/// The way of a line over the cards of a board and perhaps one more.
pub(super) fn route(board: &Board, line: u8, ghost: Option<Ghost>) -> Route {
    let mut walk = way(line, |cell| lies(board, ghost, cell));
    let mut steps = Vec::new();
    loop {
        let end = walk.at().ahead();
        match end {
            Ahead::Cell(cell, edge) if walk.next().is_some() => steps.push((cell, edge)),
            end => return Route { steps, end },
        }
    }
}

fn lies(board: &Board, ghost: Option<Ghost>, cell: u8) -> Option<(Track, bool)> {
    match ghost {
        Some((at, track, turned)) if at == cell => Some((track, turned)),
        _ => board.cells[usize::from(cell)]
            .as_ref()
            .map(|placed| (placed.track, placed.turned)),
    }
}

/// The tracks of a line from its border start, as far as it is built.
fn run(board: &Board, line: u8, ghost: Option<Ghost>) -> Vec<(Where, Passage)> {
    let start = board.starts[usize::from(line)];
    let border = Passage {
        terrain: start.terrain,
        feature: start.feature,
    };
    let cards = way(line, |cell| lies(board, ghost, cell)).map(|stretch| {
        let passage = Passage {
            terrain: stretch.track.terrain,
            feature: stretch.track.on(stretch.line_a),
        };
        (Where::Cell(stretch.cell), passage)
    });
    std::iter::once((Where::Border, border))
        .chain(cards)
        .collect()
}

/// What a line would score if it were finished now: with one more card, with one more trip.
pub(super) fn report(board: &Board, line: u8, ghost: Option<Ghost>, trip: Option<Trip>) -> Report {
    let assigned = board.lines[usize::from(line)].trips.iter().map(|t| t.trip);
    let trips: Vec<Trip> = assigned.chain(trip).collect();
    Report::new(line, &run(board, line, ghost), &trips, None, false)
}

/// All that is counted on a line.
pub(super) fn tally(board: &Board, line: u8) -> Tally {
    let tracks: Vec<Passage> = run(board, line, None)
        .into_iter()
        .map(|(_, track)| track)
        .collect();
    score::tally(&tracks)
}

/// Whether the order matters in which the line's trips go under the deck (V28).
pub(super) fn has_order(board: &Board, line: u8) -> bool {
    match &board.lines[usize::from(line)].trips[..] {
        [one, other] => one.trip != other.trip,
        _ => false,
    }
}

/// The open lines that a card would complete.
pub(super) fn completes(board: &Board, ghost: Ghost) -> Vec<u8> {
    touched(board, ghost)
        .filter(|line| route(board, *line, Some(ghost)).end == Ahead::Complete)
        .collect()
}

/// The open lines that would run over a card in that cell.
pub(super) fn touched(board: &Board, ghost: Ghost) -> impl Iterator<Item = u8> {
    let open = |line: &u8| board.lines[usize::from(*line)].status == Status::Open;
    (0..7).filter(open).filter(
        move |line| matches!(route(board, *line, None).end, Ahead::Cell(cell, _) if cell == ghost.0),
    )
}

/// What a card would score at once: the points of the lines it completes, if there are any.
pub(super) fn scores(board: &Board, ghost: Ghost) -> Option<u16> {
    let lines = completes(board, ghost);
    if lines.is_empty() {
        return None;
    }
    let points = |line: &u8| report(board, *line, Some(ghost), None).points;
    Some(lines.iter().map(points).sum())
}

/// Whether a card may lie there: an empty cell in the first row, in the first column or beside a track (V10).
pub(super) fn is_open(board: &Board, cell: u8) -> bool {
    let (row, column) = (cell / 3, cell % 3);
    let has = |row: u8, column: u8| board.cells[usize::from(3 * row + column)].is_some();
    !has(row, column)
        && (row == 0
            || column == 0
            || has(row - 1, column)
            || has(row, column - 1)
            || row < 3 && has(row + 1, column)
            || column < 2 && has(row, column + 1))
}
