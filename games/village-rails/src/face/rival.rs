//! The other seats: points, money, a small board, and their lines in words.

use super::{
    Page,
    board::{Painted, paint},
    card::{self, Laid, Paint},
    icons::{Sign, feature_name},
    sheet,
};
use crate::{
    content::LINES,
    view::{Board, Status},
};
use maud::{Markup, PreEscaped, html};
use std::fmt::{self, Write};
use table::Say;

/// Width and height of a cell on a small board, and the depth of its border.
const CELL: (f32, f32) = (57.0, 38.0);
const BORDER: f32 = 17.5;

impl Page<'_> {
    pub(super) fn rivals(&self) -> Markup {
        let others = self.others();
        html! {
            section.vr-rivals.game-rivals.vr-many[self.view.seats.len() > 3 || self.over()] aria-label=(self.word("page-rivals")) {
                h2.vr-hide { (self.word("page-rivals")) }
                @if let Some(own) = self.own().filter(|_| !self.over()) { div.vr-seatbox.vr-mine { (self.seat(own)) } }
                @for board in others {
                    div.vr-seatbox.vr-rival {
                        (self.seat(board))
                        (self.small_board(board))
                        (self.lines(board))
                    }
                }
            }
        }
    }

    fn seat(&self, board: &Board) -> Markup {
        let done = board
            .lines
            .iter()
            .filter(|l| l.status == Status::Resolved)
            .count();
        let key = if self.view.seats.len() > 3 || self.over() {
            "page-seat-short"
        } else {
            "page-seat"
        };
        let state = Say::new(key)
            .num("lines", done as i64)
            .num("cards", board.hand);
        html! {
            div.vr-seat {
                (seat_mark(board, 22))
                div.vr-name { (self.name(board)) small { (self.say(&state)) } }
                (self.tally(board))
            }
        }
    }

    /// Points and money; at the end the final score.
    fn tally(&self, board: &Board) -> Markup {
        let points = if self.over() {
            sheet::total(board)
        } else {
            board.points
        };
        html! {
            span.vr-tally {
                span.vr-pt { (Sign::points().draw(17)) span data-count={ "vr-points-" (board.seat) } { (points) } }
                span { (Sign::coin().draw(20)) (board.money) }
            }
        }
    }

    pub(super) fn name(&self, board: &Board) -> String {
        if self.own().is_some_and(|own| own.seat == board.seat) {
            self.word("page-you")
        } else {
            self.words.name(board.seat)
        }
    }

    /// Each line: its points, or the trips planned on it.
    fn lines(&self, board: &Board) -> Markup {
        html! {
            ul.vr-lines {
                @for (line, view) in (0u8..).zip(&board.lines) {
                    li aria-label=(self.say(&self.line_label(board, line))) {
                        @match &view.scored {
                            Some(scored) => { b.vr-done { (LINES[usize::from(line)]) } span.vr-done { (Sign::plain("confirm").draw(12)) b { (scored.trips + scored.features) } } }
                            None => {
                                b { (LINES[usize::from(line)]) }
                                span {
                                    @if view.trips.is_empty() { "–" }
                                    @for assigned in &view.trips {
                                        i id=(format!("p{}", assigned.piece)) title=(self.say(&assigned.trip.say())) { @for sign in Sign::trip(assigned.trip) { (sign.draw(15)) } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn small_board(&self, board: &Board) -> Markup {
        let mut out = String::with_capacity(6000);
        self.draw_small(&mut out, board)
            .expect("writing to a string does not fail");
        html! {
            svg.vr-mini viewBox="0 0 203 182" role="img" aria-label=(self.say(&Say::new("page-board-of").seat("seat", board.seat))) { (PreEscaped(out)) }
        }
    }

    fn draw_small(&self, out: &mut String, board: &Board) -> fmt::Result {
        let painted = Painted::new(board);
        write!(
            out,
            r#"<rect class="vr-rim-fill" width="16" height="16"/><text class="vr-letter" x="8" y="12.2">{}</text>"#,
            board.letter
        )?;
        for (line, start) in board.starts.iter().enumerate() {
            let view = &board.lines[line];
            let band = if paint(view.status) == Paint::Open {
                "vr-ms"
            } else {
                "vr-ms vr-md"
            };
            let terrain = start.terrain.code();
            let (x, y, w, h) = match line {
                0..=2 => (BORDER + CELL.0 * line as f32, 0.0, 56.0, 16.0),
                _ => (0.0, BORDER + CELL.1 * (line - 3) as f32, 16.0, 37.0),
            };
            let (cx, cy) = (x + w / 2.0, y + h / 2.0);
            let way = if line < 3 {
                format!("M{cx} {cy}V17")
            } else {
                format!("M{cx} {cy}H17")
            };
            write!(
                out,
                r##"<rect class="vr-mb" x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#vr-{terrain})"/><path class="vr-mc" d="{way}"/><path class="{band}" d="{way}"/>"##
            )?;
            if let Some(feature) = start.feature {
                write!(
                    out,
                    r##"<use href="#vr-o-{}" transform="translate({cx} {cy}) scale(.18)"/>"##,
                    feature_name(feature)
                )?;
            }
            for i in 0..view.trips.len() {
                let (x, y) = if line < 3 {
                    (x + 2.0 + 9.0 * i as f32, 3.0)
                } else {
                    (4.0, y + 2.0 + 27.0 * i as f32)
                };
                write!(
                    out,
                    r#"<rect class="vr-mt" x="{x}" y="{y}" width="8" height="6.5" rx="1.2"/>"#
                )?;
            }
        }
        for (cell, placed) in board.cells.iter().enumerate() {
            let (x, y) = (
                BORDER + CELL.0 * (cell % 3) as f32,
                BORDER + CELL.1 * (cell / 3) as f32,
            );
            match placed {
                None => write!(
                    out,
                    r#"<rect class="vr-me" x="{x}" y="{y}" width="56" height="37"/>"#
                )?,
                Some(placed) => {
                    let laid = Laid {
                        turned: placed.turned,
                        paint: painted.paint[cell],
                        ..Laid::default()
                    };
                    out.push_str(
                        &card::small_card(placed.track, &laid, placed.piece, x, y).into_string(),
                    );
                }
            }
            let last = self.view.last.filter(|last| last.seat == board.seat);
            if last.is_some_and(|last| last.cell == Some(cell as u8)) {
                let (x, y) = (x + 0.7, y + 0.7);
                write!(
                    out,
                    r#"<rect class="vr-ml" x="{x}" y="{y}" width="54.6" height="35.6"/><rect class="vr-mk" x="{x}" y="{y}" width="54.6" height="35.6"/>"#
                )?;
            }
        }
        let end = |out: &mut String, x: f32, y: f32| {
            write!(
                out,
                r#"<circle class="vr-mp" cx="{x}" cy="{y}" r="5"/><path class="vr-mq" d="m{} {y} 2 2.3 3-4"/>"#,
                x - 2.4
            )
        };
        for (row, lines) in painted.right.iter().enumerate() {
            if !lines.is_empty() {
                end(out, 196.0, BORDER + CELL.1 * row as f32 + 18.5)?;
            }
        }
        for (column, lines) in painted.below.iter().enumerate() {
            if !lines.is_empty() {
                end(out, BORDER + CELL.0 * column as f32 + 28.0, 176.0)?;
            }
        }
        Ok(())
    }
}

/// The seat's shape in its livery; shape and colour always go together.
pub(super) fn seat_mark(board: &Board, size: u8) -> Markup {
    Sign::plain(&format!("seat-{}", board.seat.0 + 1)).draw(size)
}
