//! The end of the game as a sheet one can read across: every point with its source.

use super::{Page, icons::Sign, prospect, rival::seat_mark};
use crate::{
    VillageRails,
    content::{Feature, LINES},
    score::{money_points, sidings},
    view::Board,
};
use maud::{Markup, html};
use table::{Game, Say, Seat};

/// A seat's score at the end.
struct Final<'a> {
    board: &'a Board,
    total: u16,
    rank: usize,
}

/// The scores in seat order. Equal points: more money wins; equal money shares the place (V37).
fn finals(seats: &[Board]) -> Vec<Final<'_>> {
    let key = |board: &Board| (total(board), board.money);
    let place = |board: &Board| 1 + seats.iter().filter(|other| key(other) > key(board)).count();
    seats
        .iter()
        .map(|board| Final {
            board,
            total: total(board),
            rank: place(board),
        })
        .collect()
}

fn siding_lines(board: &Board) -> u8 {
    let scored = board.lines.iter().filter_map(|line| line.scored.as_ref());
    scored.filter(|s| s.siding).count() as u8
}

/// The final score: lines, sidings, money (part 4).
pub(super) fn total(board: &Board) -> u16 {
    let scored = board.lines.iter().filter_map(|line| line.scored.as_ref());
    let lines: u16 = scored.map(|s| s.trips + s.features).sum();
    lines + sidings(siding_lines(board)) + money_points(board.money)
}

impl Page<'_> {
    pub(super) fn sheet(&self) -> Markup {
        let finals = finals(&self.view.seats);
        let points = |f: &Final<'_>, line: usize| {
            f.board.lines[line]
                .scored
                .as_ref()
                .map_or(0, |s| s.trips + s.features)
        };
        html! {
            section.vr-sheet.game-main aria-label=(self.word("page-sheet")) {
                h2.vr-hide { (self.word("page-sheet")) }
                table {
                    thead {
                        tr {
                            td {}
                            @for f in &finals {
                                th scope="col" {
                                    div.vr-seat {
                                        (seat_mark(f.board, 22))
                                        div.vr-name { (self.name(f.board)) small { (self.say(&Say::new("page-frame").text("letter", f.board.letter.to_string()))) } }
                                    }
                                }
                            }
                        }
                    }
                    tbody {
                        @for (line, name) in LINES.iter().enumerate() {
                            @let best = finals.iter().map(|f| points(f, line)).max();
                            tr {
                                th scope="row" { (name) small { (self.word(if line < 3 { "page-from-top" } else { "page-from-left" })) } }
                                @for f in &finals {
                                    @let here = points(f, line);
                                    td.vr-best[here > 0 && Some(here) == best] {
                                        div.vr-cc { b.vr-p { (here) } (self.parts(f.board, line)) }
                                    }
                                }
                            }
                        }
                        tr {
                            th scope="row" { (self.word("page-sidings")) small { (self.word("page-sidings-hint")) } }
                            @for f in &finals {
                                td { div.vr-cc {
                                    b.vr-p { (sidings(siding_lines(f.board))) }
                                    div.vr-parts { span { (Sign::feature(Feature::Siding).draw(17)) (self.say(&Say::new("page-siding-lines").num("count", siding_lines(f.board)))) } }
                                } }
                            }
                        }
                        tr {
                            th scope="row" { (self.word("page-money")) small { (self.word("page-money-hint")) } }
                            @for f in &finals {
                                td { div.vr-cc {
                                    b.vr-p { (money_points(f.board.money)) }
                                    div.vr-parts { span { (Sign::coin().draw(17)) "£" (f.board.money) } }
                                } }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (self.word("page-total")) }
                            @for f in &finals {
                                td { div.vr-cc {
                                    b.vr-p { (f.total) }
                                    span.vr-rank.vr-first[f.rank == 1] { @if f.rank == 1 { (Sign::points().draw(13)) } (self.say(&Say::new("page-rank").num("rank", f.rank as i64))) }
                                } }
                            }
                        }
                    }
                }
                (self.ties(&finals))
                (self.best_line(&finals))
            }
        }
    }

    /// Why seats with equal points have the places they have (V37).
    fn ties(&self, finals: &[Final<'_>]) -> Markup {
        let mut totals: Vec<u16> = finals.iter().map(|f| f.total).collect();
        totals.sort_unstable();
        let tied = totals.chunk_by(|one, next| one == next);
        let tied = tied.filter(|chunk| chunk.len() > 1).map(|chunk| chunk[0]);
        let reason = |points: u16| {
            let equal: Vec<&Final<'_>> = finals.iter().filter(|f| f.total == points).collect();
            let shared = equal.iter().all(|f| f.rank == equal[0].rank);
            let key = if shared {
                "page-tie-shared"
            } else {
                "page-tie-money"
            };
            let purse = |f: &&Final<'_>| {
                let say = Say::new("page-tie-purse").seat("seat", f.board.seat);
                say.num("pounds", f.board.money)
            };
            let list = equal.iter().map(purse).collect();
            Say::new(key).num("points", points).list("purses", list)
        };
        html! {
            @for points in tied.rev() {
                p.vr-tie {
                    (Sign::coin().draw(17)) " " (self.say(&reason(points))) " "
                    a href={ "/rules/" (VillageRails::CARD.id) "#ties" } data-rule="ties" { (self.word("page-ties")) }
                }
            }
        }
    }

    /// Where a line's points come from: equal features together, then the trips.
    fn parts(&self, board: &Board, line: usize) -> Markup {
        let Some(scored) = &board.lines[line].scored else {
            return html! { div.vr-parts { span { (self.word("page-unfinished")) } } };
        };
        let report = prospect::report(board, line as u8, None, None);
        let mut parts: Vec<(Feature, u16)> = Vec::new();
        let signals =
            (report.signals.count > 0).then_some((Feature::Signal, report.signals.points));
        let rows = report
            .features
            .iter()
            .filter(|row| !row.end_of_game)
            .map(|row| (row.feature, row.points));
        for (feature, points) in rows.chain(signals) {
            match parts.iter_mut().find(|(there, _)| *there == feature) {
                Some((_, sum)) => *sum += points,
                None => parts.push((feature, points)),
            }
        }
        parts.retain(|(_, points)| *points > 0);
        html! {
            div.vr-parts {
                @for (feature, points) in &parts {
                    span title=(self.say(&feature.say())) { (Sign::feature(*feature).draw(17)) b { (points) } span.vr-hide { (self.say(&feature.say())) } }
                }
                @if scored.trips > 0 {
                    span title=(self.word("page-trip-points")) { (Sign::plain("trip").draw(17)) b { (scored.trips) } span.vr-hide { (self.word("page-trip-points")) } }
                }
                @if parts.is_empty() && scored.trips == 0 { span { (self.word("page-nothing")) } }
            }
        }
    }

    fn best_line(&self, finals: &[Final<'_>]) -> Markup {
        let lines = finals.iter().flat_map(|f| {
            f.board
                .lines
                .iter()
                .enumerate()
                .filter_map(|(line, view)| Some((f.board, line, view.scored.as_ref()?)))
        });
        let best = lines.max_by_key(|(_, _, scored)| scored.trips + scored.features);
        html! {
            @if let Some((board, line, scored)) = best {
                div.vr-bestline {
                    (Sign::points().draw(30))
                    h3 { (self.word("page-best-line")) }
                    p { (self.say(&Say::new("page-best-line-text").seat("seat", board.seat).text("line", LINES[line])
                        .num("points", scored.trips + scored.features).num("tracks", board.lines[line].run.len() as i64 + 1))) }
                }
            }
        }
    }
}

/// Who won, in seat order.
pub(super) fn winners(seats: &[Board]) -> (Vec<Seat>, u16) {
    let finals = finals(seats);
    let first = finals.iter().filter(|f| f.rank == 1);
    let points = first.clone().map(|f| f.total).max().unwrap_or(0);
    (first.map(|f| f.board.seat).collect(), points)
}
