//! Sealed choices: the Power card to return, Missions, the offer for a new good; and the upgrade before it.

use super::super::{Page, art};
use crate::content::{Good, Shows};
use crate::tales;
use crate::view::Mine;
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn powers_tray(&self) -> Markup {
        let view = self.view;
        html! {
            @if let Some(mine) = &view.mine {
                div.ts-job.ts-wide {
                    div.ts-cards {
                        @for (i, face) in mine.power.iter().enumerate() {
                            @let token = format!("power:{}", super::super::power(view, *face).name);
                            button.ts-cardbutton type="button" id=(format_args!("return-{i}")) data-token=[self.token(&token).filter(|_| self.mine)] data-back[mine.back == Some(*face)] {
                                (self.card(*face))
                            }
                        }
                    }
                }
            }
            div.ts-job.ts-sunk { (self.head("page-sealed-power")) (self.envelopes()) }
        }
    }

    /// A Power card as printed.
    pub(in super::super) fn card(&self, face: u8) -> Markup {
        let set = &self.view.set;
        let power = super::super::power(self.view, face);
        html! {
            span.ts-card {
                @match power.shows {
                    Shows::Mission { from, to, value } => {
                        small { (self.word("page-mission")) }
                        @for at in [from, to] { b { (self.say(&crate::content::city(&set.cities[usize::from(at)]))) } }
                        em { (value) }
                    }
                    Shows::Pair(one, other) => {
                        small { (self.word("page-pair")) }
                        span.ts-pair { (art::good(one, 26)) (art::good(other, 26)) }
                        b { (self.say(&Say::new("page-two").say("one", one.say()).say("other", other.say()))) }
                    }
                }
            }
        }
    }

    pub(super) fn missions_tray(&self) -> Markup {
        let view = self.view;
        html! {
            @if let (true, Some(mine)) = (self.mine, &view.mine) {
                div.ts-job.ts-wide {
                    (self.head("page-eligible"))
                    div.ts-cards {
                        @for face in &view.eligible {
                            @if mine.power.contains(face) {
                                @let chosen = mine.reveal.contains(face);
                                button.ts-cardbutton type="button" data-token=[self.token(format_args!("mission:{face}")).filter(|_| !chosen)] data-back[chosen] { (self.card(*face)) }
                            }
                        }
                        @if !view.eligible.iter().any(|face| mine.power.contains(face)) { p { (self.word("page-none-eligible")) } }
                    }
                    (self.act("done", &Say::new("row-done")))
                }
            }
            div.ts-job.ts-sunk { (self.head("page-sealed-missions")) (self.envelopes()) }
        }
    }

    pub(super) fn upgrade_tray(&self) -> Markup {
        let view = self.view;
        let goods = Good::ALL
            .into_iter()
            .filter(|good| view.upgrades.iter().any(|(_, g)| g == good));
        html! {
            div.ts-job.ts-wide {
                (self.head("page-upgrade"))
                p { (self.word("page-upgrade-rule")) }
                div.ts-plates {
                    @for good in goods {
                        button.ts-plate-act type="button" data-token=[self.token(format_args!("good:{}", good.code()))] disabled[!self.mine] {
                            (art::good(good, 26)) b { (self.say(&good.say())) }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn offers_tray(&self) -> Markup {
        let view = self.view;
        let stack = &view.stacks[view.new_stack as usize];
        html! {
            @if let Some(mine) = &view.mine {
                div.ts-job.ts-wide {
                    h2 { (art::good(stack.good, 22)) (self.say(&Say::new("page-enters").say("good", stack.good.say()).say("building", stack.building.say()).num("count", stack.count))) }
                    div.ts-offers {
                        @for good in Good::ALL {
                            @let (held, given) = (mine.goods[good as usize], mine.offer.goods[good as usize]);
                            @if held > 0 { (self.offer(format!("goods:{}", good.code()), html! { (art::good(good, 26)) }, &good.say(), given, held)) }
                        }
                        @for face in &mine.power {
                            @if let Shows::Pair(one, other) = super::super::power(view, *face).shows {
                                @let given = u8::from(mine.offer.pairs.contains(face));
                                @let name = Say::new("page-two").say("one", one.say()).say("other", other.say());
                                (self.offer(format!("pair:{face}"), html! { (art::good(one, 22)) (art::good(other, 22)) }, &name, given, 1))
                            }
                        }
                        @if mine.goods.iter().all(|n| *n == 0) { p { (self.word("page-nothing-to-offer")) } }
                    }
                    (self.total(mine, stack.good))
                }
            }
            div.ts-job.ts-sunk { (self.head("page-sealed-offers")) (self.envelopes()) }
        }
    }

    /// One kind of card: how many are offered of those held.
    fn offer(&self, token: String, sign: Markup, name: &Say, given: u8, held: u8) -> Markup {
        let token = self.token(token).filter(|_| self.mine && given < held);
        html! {
            button.ts-offer type="button" data-token=[token] data-on[given > 0] {
                (sign)
                b { (self.say(name)) }
                span { (self.say(&Say::new("page-of").num("count", given).num("all", held))) }
            }
        }
    }

    fn total(&self, mine: &Mine, good: Good) -> Markup {
        let total: u8 = mine.offer.goods.iter().sum::<u8>() + 2 * mine.offer.pairs.len() as u8;
        let say = Say::new("page-offer-sum")
            .num("count", total)
            .num("asks", total / 2);
        html! {
            div.ts-acts {
                p.ts-sum { (self.say(&say.say("good", good.say()))) }
                @if self.mine {
                    button.ts-act.(if total.is_multiple_of(2) { "ts-main" } else { "ts-waits" }) type="button" data-token="commit" {
                        (self.say(&Say::new("row-commit").num("count", total).num("asks", total / 2)))
                    }
                }
            }
        }
    }

    /// The offers that were shown last.
    pub(super) fn shown(&self) -> Markup {
        html! {
            @for (baron, offer) in self.view.players.iter().zip(&self.view.shown) {
                @let pairs = offer.pairs.iter().fold(0, |bits, face| bits | 1 << face);
                @let list = tales::offered(&self.view.set, &offer.goods, pairs);
                @if !list.is_empty() {
                    p.ts-shown { (art::shape(baron.seat, 16)) (self.say(&Say::new("page-shown").seat("seat", baron.seat).list("list", list))) }
                }
            }
        }
    }
}
