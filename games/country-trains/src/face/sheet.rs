//! The end of the game as a sheet one can read across: money from goods and people, tax received, tax paid.

use super::{
    Page,
    pieces::{dollars, seat_mark, sign, signed},
    tray::stack_key,
};
use crate::view::{Purse, View};
use maud::{Markup, html};
use table::{Say, Seat};

/// The place of a seat: equal money shares it (C27).
fn rank(view: &View, purse: &Purse) -> usize {
    1 + view
        .seats
        .iter()
        .filter(|other| other.money > purse.money)
        .count()
}

/// Who won, in seat order, and with how much.
pub(super) fn winners(view: &View) -> (Vec<Seat>, i32) {
    let first = view.seats.iter().filter(|purse| rank(view, purse) == 1);
    let money = first.clone().map(|purse| purse.money).max().unwrap_or(0);
    (first.map(|purse| purse.seat).collect(), money)
}

/// A row of the sheet: its name, its hint, and what it takes from a purse.
type Row = (&'static str, &'static str, fn(&Purse) -> i32);

const ROWS: [Row; 4] = [
    ("sheet-goods", "sheet-goods-hint", |purse| purse.goods),
    ("sheet-people", "sheet-people-hint", |purse| purse.people),
    ("sheet-tax-in", "sheet-tax-in-hint", |purse| purse.tax_in),
    ("sheet-tax-out", "sheet-tax-out-hint", |purse| {
        -purse.tax_out
    }),
];

impl Page<'_> {
    pub(super) fn sheet(&self) -> Markup {
        let seats = &self.view.seats;
        html! {
            section.ct-sheet.game-main aria-label=(self.word("page-sheet")) {
                h2.visually-hidden { (self.word("page-sheet")) }
                table {
                    thead {
                        tr {
                            td {}
                            @for purse in seats {
                                th scope="col" { div.ct-seat { (seat_mark(purse.seat, 22)) span { (self.name(purse.seat)) small { (self.say(&Say::new("sheet-stations").num("stations", purse.managers))) } } } }
                            }
                        }
                    }
                    tbody {
                        @for (name, hint, take) in ROWS {
                            @let best = seats.iter().map(take).max();
                            tr {
                                th scope="row" { (self.word(name)) small { (self.word(hint)) } }
                                @for purse in seats {
                                    @let sum = take(purse);
                                    td.ct-best[sum > 0 && Some(sum) == best] { b.ct-sum.ct-minus[sum < 0] { @if sum == 0 { "$0" } @else { (signed(sum)) } } }
                                }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (self.word("sheet-money")) }
                            @for purse in seats {
                                @let place = rank(self.view, purse);
                                td { b.ct-total { (dollars(purse.money)) } span.ct-rank.ct-first[place == 1] { (self.say(&Say::new("sheet-rank").num("rank", place as i64))) } }
                            }
                        }
                    }
                }
                p.ct-ended { (sign("buffer", 34)) (self.say(&self.ended())) }
                (self.window())
            }
        }
    }

    /// How it ended.
    fn ended(&self) -> Say {
        match self.view.end {
            Some(end) if !self.view.no_placement => Say::new("sheet-ended")
                .seat("seat", end.seat)
                .say("stack", Say::new(stack_key(end.stack))),
            _ => Say::new("sheet-no-placement"),
        }
    }
}
