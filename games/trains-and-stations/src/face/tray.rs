//! What the viewer acts with: dice, supply, own cards, and the buttons of the pending decision.

use super::{Page, named};
use crate::action::{Kind, Order};
use crate::content::{Building, Shows, Side, city};
use crate::tales;
use crate::view::{DieView, Mine};
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn tray(&self) -> Markup {
        html! {
            div.ts-tray {
                (self.dice())
                @if let Some(mine) = &self.view.mine {
                    (self.supply())
                    (self.cards(mine))
                    @if self.mine { (self.buttons(mine)) }
                }
                (self.shown())
            }
        }
    }

    fn dice(&self) -> Markup {
        let view = self.view;
        html! {
            section.ts-dice {
                h3 { (self.word("page-dice")) }
                @if let Some(gather) = view.gather {
                    p { (self.say(&Say::new("page-gather").num("own", gather.own).num("bonus", gather.bonus))) }
                    @for side in Side::SAVED {
                        @if gather.keep[side as usize] > 0 {
                            @let kept = Say::new("page-die-kept").say("die", side.times(gather.keep[side as usize]));
                            (self.button(format_args!("saved:{}", side.code()), &kept))
                        }
                    }
                }
                @for (i, die) in view.hand.iter().enumerate() {
                    @if !die.used { (self.die(i, die)) }
                }
            }
        }
    }

    fn die(&self, i: usize, die: &DieView) -> Markup {
        // Both train sides are one once the rolling is over (1.1).
        let side = match die.side {
            Side::Locked if self.view.phase != "rolling" => Side::Train,
            side => side,
        };
        let name = match die.kind {
            Kind::Own => die.side.say(),
            Kind::White => Say::new("side-bonus").say("side", die.side.say()),
        };
        let key = if die.marked {
            "page-die-marked"
        } else {
            "page-die"
        };
        let token = (!die.marked)
            .then(|| self.token(format_args!("die:{}.{}", die.kind.code(), side.code())));
        html! {
            button.ts-die type="button" id=(format_args!("die-{i}")) data-side=(die.side.code()) data-kind=(die.kind.code())
                data-marked[die.marked] data-token=[token.flatten()] { (self.say(&Say::new(key).say("die", name))) }
        }
    }

    fn supply(&self) -> Markup {
        let own = self.view.who.seat().map(|seat| seat.index());
        let own = own.and_then(|seat| self.view.players.get(seat));
        html! {
            section.ts-supply {
                @for building in Building::ALL {
                    @let count = own.map_or(0, |own| own.supply[building as usize]);
                    @let say = Say::new("page-supply").say("building", building.say()).num("count", count);
                    (self.button(format_args!("supply:{}", building.code()), &say))
                }
            }
        }
    }

    fn cards(&self, mine: &Mine) -> Markup {
        let goods = tales::offered(&self.view.set, &mine.goods, 0);
        let offer = mine
            .offer
            .pairs
            .iter()
            .fold(0, |bits, face| bits | 1 << face);
        let offer = tales::offered(&self.view.set, &mine.offer.goods, offer);
        html! {
            section.ts-mine {
                h3 { (self.word("page-mine")) " " small { (self.word("page-mine-hint")) } }
                @if goods.is_empty() && mine.power.is_empty() { p { (self.word("page-none")) } }
                ul {
                    @for good in &goods { li { (self.say(good)) } }
                    @for (i, face) in mine.power.iter().enumerate() {
                        li.ts-power id=(format_args!("power-{i}")) data-drawn[mine.drawn.contains(face)] data-chosen[mine.back == Some(*face)] {
                            (self.say(&self.power(*face)))
                        }
                    }
                }
                @if !offer.is_empty() { p { (self.say(&Say::new("page-offer").list("list", offer))) } }
            }
        }
    }

    /// The buttons of the pending decision.
    fn buttons(&self, mine: &Mine) -> Markup {
        let view = self.view;
        html! {
            div.ts-buttons {
                @match view.step {
                    "power" => (self.returns(mine)),
                    "start" => (self.starts()),
                    "rolling" => {
                        @let marked = view.hand.iter().filter(|d| d.marked).count() as i64;
                        (self.button("reroll", &Say::new("row-reroll").num("count", marked)))
                        (self.button("enough", &Say::new("row-enough")))
                    }
                    "resolve" => {
                        (self.button("cash", &Say::new("row-cash")))
                        (self.button("save", &Say::new("row-save")))
                        (self.button("end", &Say::new("row-end")))
                    }
                    "group" => {
                        @for group in &view.groups {
                            @let cities = group.cities.iter().map(|c| city(&view.set.cities[usize::from(*c)])).collect();
                            (self.button(format_args!("group:{}", group.lowest), &Say::new("row-group").list("cities", cities)))
                        }
                    }
                    "tie" => { @for seat in &view.tied { (self.button(format_args!("tie:{seat}"), &named(*seat))) } }
                    "serve" | "award" => {
                        @for (baron, asks) in view.players.iter().zip(&view.asks) {
                            @if *asks > 0 { (self.button(format_args!("{}:{}", view.step, baron.seat), &named(baron.seat))) }
                        }
                    }
                    "missions" => {
                        @for face in &view.eligible {
                            @if mine.power.contains(face) && !mine.reveal.contains(face) {
                                (self.button(format_args!("mission:{face}"), &Say::new("row-mission").say("card", self.power(*face))))
                            }
                        }
                        (self.button("done", &Say::new("row-done")))
                    }
                    "speculation" => (self.offers(mine)),
                    _ => {}
                }
            }
        }
    }

    fn returns(&self, mine: &Mine) -> Markup {
        let mut faces = mine.power.clone();
        faces.sort_unstable();
        faces.dedup();
        html! {
            @for face in faces {
                @let name = &super::power(self.view, face).name;
                (self.button(format_args!("power:{name}"), &Say::new("row-power").say("card", self.power(face))))
            }
        }
    }

    fn starts(&self) -> Markup {
        let view = self.view;
        let active = &view.players[view.active.index()];
        let (order, key) = match active.order {
            Order::Score => (Order::Ask, "row-order-ask"),
            Order::Ask => (Order::Score, "row-order-score"),
        };
        let dice = view.gather.map_or(0, |g| g.own + g.bonus);
        html! {
            (self.button("roll", &Say::new("row-roll").num("count", dice)))
            (self.button("bonus", &Say::new("row-bonus")))
            (self.button("reclaim", &Say::new("row-reclaim").num("count", active.on_board)))
            (self.button(format_args!("missions:{}", order.code()), &Say::new(key)))
        }
    }

    fn offers(&self, mine: &Mine) -> Markup {
        let pairs = mine.power.iter().filter(|face| {
            let shows = super::power(self.view, **face).shows;
            matches!(shows, Shows::Pair(..)) && !mine.offer.pairs.contains(face)
        });
        let total: u8 = mine.offer.goods.iter().sum::<u8>() + 2 * mine.offer.pairs.len() as u8;
        let commit = Say::new("row-commit").num("count", total);
        html! {
            @for good in crate::content::Good::ALL {
                @if mine.goods[good as usize] > mine.offer.goods[good as usize] {
                    (self.button(format_args!("goods:{}", good.code()), &Say::new("row-goods").say("good", good.say())))
                }
            }
            @for face in pairs {
                (self.button(format_args!("pair:{face}"), &Say::new("row-pair").say("card", self.power(*face))))
            }
            (self.button("commit", &commit.num("asks", total / 2)))
        }
    }

    /// The offers that were shown last.
    fn shown(&self) -> Markup {
        html! {
            @for (baron, offer) in self.view.players.iter().zip(&self.view.shown) {
                @let pairs = offer.pairs.iter().fold(0, |bits, face| bits | 1 << face);
                @let list = tales::offered(&self.view.set, &offer.goods, pairs);
                @if !list.is_empty() {
                    p.ts-shown { (self.say(&Say::new("page-shown").seat("seat", baron.seat).list("list", list))) }
                }
            }
        }
    }
}
