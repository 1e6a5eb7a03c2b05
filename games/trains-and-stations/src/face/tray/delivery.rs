//! Deliveries (2.7): which route is next, the route as a strip, the steps one after the other, and the decisions among seats.

use super::super::{Page, art};
use crate::content::{Building, city};
use crate::view::{Group, Owner};
use maud::{Markup, html};
use table::{Say, Seat};

impl Page<'_> {
    pub(super) fn delivery_tray(&self) -> Markup {
        let view = self.view;
        html! {
            @if let Some(current) = &view.current {
                div.ts-job.ts-wide { (self.strip(current)) }
                div.ts-job.ts-steps { (self.steps(current)) }
                div.ts-job.ts-sunk { (self.decision()) }
            } @else {
                @for group in &view.groups {
                    div.ts-job {
                        (self.strip(group))
                        @let cities = group.cities.iter().map(|c| city(&view.set.cities[usize::from(*c)])).collect();
                        (self.act(format_args!("group:{}", group.lowest), &Say::new("row-group").list("cities", cities)))
                    }
                }
            }
        }
    }

    /// A route as a straight line: Stations, dice, bonuses.
    fn strip(&self, group: &Group) -> Markup {
        let view = self.view;
        let dice = |owner: Option<Seat>| {
            let mine = |space: &&u8| match view.rails[usize::from(**space)] {
                Some(Owner::White) => owner.is_none(),
                Some(Owner::Seat(seat)) => owner == Some(seat),
                None => false,
            };
            group.spaces.iter().filter(mine).count()
        };
        html! {
            div.ts-strip {
                @for at in group.cities.iter().map(|c| &view.set.cities[usize::from(*c)]) {
                    span.ts-stop {
                        b { (self.say(&city(at))) }
                        svg.ts-medal viewBox="-18 -18 36 36" aria-hidden="true" { (art::medal(at.bonus)) }
                        span.visually-hidden { (self.say(&at.bonus.say())) }
                    }
                }
            }
            p.ts-shares {
                @for seat in view.players.iter().map(|b| b.seat) {
                    @if dice(Some(seat)) > 0 { span { (art::shape(seat, 16)) (self.words.name(seat)) " " b { (dice(Some(seat))) } } }
                }
                @if dice(None) > 0 { span { (self.say(&Say::new("page-whites").num("count", dice(None) as i64))) } }
            }
        }
    }

    /// Done, now, to come.
    fn steps(&self, group: &Group) -> Markup {
        let now = if self.view.step == "tie" { 1 } else { 2 };
        let keys = [
            "page-step-completion",
            "page-step-majority",
            "page-step-goods",
            "page-step-missions",
            "page-step-home",
        ];
        html! {
            ol {
                @for (step, key) in keys.into_iter().enumerate() {
                    li data-state=(match step.cmp(&now) { std::cmp::Ordering::Less => "done", std::cmp::Ordering::Equal => "now", std::cmp::Ordering::Greater => "then" }) {
                        (self.say(&Say::new(key).num("vp", group.cities.len() as i64)))
                    }
                }
            }
        }
    }

    /// Who has the majority, or who takes the next card.
    fn decision(&self) -> Markup {
        let view = self.view;
        html! {
            @if view.step == "tie" {
                (self.head("page-tie"))
                div.ts-plates { @for seat in &view.tied { (self.plate("tie", *seat, None)) } }
            } @else {
                (self.handing("serve"))
            }
        }
    }

    /// Scarce cards, and the seats that still ask for one.
    fn handing(&self, verb: &str) -> Markup {
        let view = self.view;
        let building = view.serving.unwrap_or(Building::Ranch);
        let stack = &view.stacks[building as usize];
        html! {
            h2 { (art::good(stack.good, 24)) (self.say(&Say::new("page-short").say("good", stack.good.say()).num("count", stack.count))) }
            div.ts-plates {
                @for (baron, asks) in view.players.iter().zip(&view.asks) {
                    @if *asks > 0 { (self.plate(verb, baron.seat, Some(*asks))) }
                }
            }
            p { (self.word("page-short-rule")) }
        }
    }

    pub(super) fn award_tray(&self) -> Markup {
        html! {
            div.ts-job.ts-wide { (self.shown()) }
            @if self.view.step == "award" { div.ts-job.ts-sunk { (self.handing("award")) } }
        }
    }

    /// A seat as a plate of a choice among few.
    fn plate(&self, verb: &str, seat: Seat, asks: Option<u8>) -> Markup {
        html! {
            button.ts-plate-act type="button" data-token=[self.token(format_args!("{verb}:{seat}"))] disabled[!self.mine] {
                (art::shape(seat, 22))
                b { (self.words.name(seat)) }
                @if let Some(asks) = asks { small { (self.say(&Say::new("page-asks").num("count", asks))) } }
            }
        }
    }
}
