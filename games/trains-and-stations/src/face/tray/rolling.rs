//! The roll (2.5): dice to be marked, what keeping all would give, the chance of a strike.

use super::super::{Page, art};
use crate::action::Kind;
use crate::content::{Building, Side};
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn rolling_tray(&self) -> Markup {
        let view = self.view;
        let locked = view.hand.iter().filter(|d| d.side == Side::Locked).count();
        let marked = view.hand.iter().filter(|d| d.marked).count();
        let of = |kind: Kind| {
            view.hand
                .iter()
                .enumerate()
                .filter(move |(_, d)| d.kind == kind)
        };
        html! {
            div.ts-job.ts-wide {
                div.ts-dice {
                    @for (i, die) in of(Kind::Own) { (self.die(i, die, die.side)) }
                    @if of(Kind::White).next().is_some() {
                        span.ts-rule {}
                        @for (i, die) in of(Kind::White) { (self.die(i, die, die.side)) }
                    }
                }
            }
            div.ts-job.ts-keep { (self.head("page-keep-all")) (self.keeping()) }
            div.ts-job.ts-sunk {
                @if marked > 0 { (self.risk(locked, marked, "page-risk-reroll")) } @else { (self.risk(locked, 0, "page-risk-none")) }
                @if self.mine {
                    div.ts-acts {
                        (self.act("enough", &Say::new("row-enough")))
                        @if marked > 0 {
                            button.ts-act.ts-main type="button" data-token="reroll" { (self.say(&Say::new("deed-reroll").num("count", marked as i64))) }
                        } @else {
                            span.ts-act.ts-waits { (self.word("page-mark-first")) }
                        }
                    }
                }
            }
        }
    }

    /// What the dice as they lie would be good for.
    fn keeping(&self) -> Markup {
        let view = self.view;
        let count =
            |fits: &dyn Fn(Side) -> bool| view.hand.iter().filter(|d| fits(d.side)).count() as i64;
        let trains = count(&|side| side.is_train());
        let coins = count(&|side| side == Side::Coin);
        let sets: Vec<Building> = Building::ALL
            .into_iter()
            .filter(|b| count(&|side| side == b.side()) >= 3)
            .collect();
        html! {
            ul.ts-facts {
                li { (art::sign("train", 18)) (self.say(&Say::new("page-keep-trains").num("count", trains))) }
                li { (art::sign("coin", 18)) (self.say(&Say::new("page-keep-coins").num("count", coins))) }
                @for building in &sets { li { (art::building(*building, 18)) (self.say(&Say::new("page-keep-set").say("building", building.say()))) } }
                @if sets.is_empty() { li { (art::sign("hotel", 18)) (self.word("page-keep-no-set")) } }
            }
        }
    }
}
