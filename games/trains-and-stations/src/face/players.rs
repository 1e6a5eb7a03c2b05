//! The pool of VP and the seats.

use super::{Page, art};
use crate::action::Order;
use crate::content::{Shows, Side, city};
use crate::tales;
use crate::view::Baron;
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn rivals(&self) -> Markup {
        html! {
            section.ts-panel.ts-rivals.game-rivals aria-label=(self.word("page-players")) {
                (self.pool())
                ol.ts-seats { @for baron in &self.view.players { (self.baron(baron)) } }
            }
        }
    }

    /// The pool as a bar that shrinks; a tick for every second VP, a long one for every tenth.
    pub(super) fn pool(&self) -> Markup {
        let view = self.view;
        let all = view.vp_total - 3 * view.players.len() as u16;
        let say = Say::new("page-pool")
            .num("left", view.vp_pool)
            .num("total", all);
        html! {
            div.ts-pool data-last[view.last_round] {
                p { b { (self.word(if view.last_round { "page-last-round" } else { "page-vp-pool" })) }
                    small { (self.say(&Say::new("page-pool-of").num("total", all))) }
                    strong { (view.vp_pool) } }
                svg viewBox=(format_args!("0 0 {all} 10")) preserveAspectRatio="none" role="img" aria-label=(self.say(&say)) {
                    rect.ts-well width=(all) height="10" {}
                    rect.ts-brass width=(view.vp_pool) height="10" {}
                    @for tick in (2..all).step_by(2) {
                        path d=(format_args!("M{tick} {}V10", if tick % 10 == 0 { 3 } else { 6 })) {}
                    }
                }
            }
        }
    }

    fn baron(&self, baron: &Baron) -> Markup {
        let view = self.view;
        let over = view.opened.is_some();
        let saved = Side::SAVED
            .into_iter()
            .filter(|s| baron.saved[*s as usize] > 0);
        let saved: Vec<Say> = saved.map(|s| s.times(baron.saved[s as usize])).collect();
        let has_saved = !saved.is_empty();
        let mut notes = Vec::new();
        if view.conductor == baron.seat {
            notes.push(Say::new("page-conductor"));
        }
        notes.push(Say::new(match baron.order {
            Order::Score => "page-order-score",
            Order::Ask => "page-order-ask",
        }));
        let notes: Vec<String> = notes.iter().map(|note| self.say(note)).collect();
        html! {
            li id=(format_args!("seat-{}", baron.seat)) data-me[view.who.is(baron.seat)] data-active[view.active == baron.seat && !over] {
                (art::shape(baron.seat, 24))
                div.ts-who {
                    b { (self.words.name(baron.seat)) @if baron.committed { i { (self.word("page-committed")) } } }
                    small { (notes.join(" · "))
                        @if has_saved {
                            span.ts-kept { span.visually-hidden { (self.say(&Say::new("page-saved").list("list", saved))) }
                                @for side in Side::SAVED { @for _ in 0..baron.saved[side as usize] { (art::sign(side.code(), 15)) } } }
                        }
                    }
                    @for face in &baron.scored { small.ts-scored { (self.say(&self.scored(*face))) } }
                    @if let Some(tally) = view.tally.as_ref().map(|tally| tally[baron.seat.index()]) {
                        @let goods = self.held(&tally.goods);
                        small { (self.say(&Say::new("page-tally").list("goods", goods).num("power", tally.power))) }
                    }
                }
                span.ts-st { span.ts-brassy { (art::sign("coin", 20)) } (baron.coins) span.visually-hidden { (self.word("page-coins-word")) } }
                span.ts-st { (art::white(20)) (baron.whites) span.visually-hidden { (self.word("page-whites-word")) } }
                b.ts-vp-now { (baron.vp) small { (self.word("page-vp-word")) } }
            }
        }
    }

    /// A scored Mission, short.
    fn scored(&self, face: u8) -> Say {
        let set = &self.view.set;
        match super::power(self.view, face).shows {
            Shows::Mission { from, to, value } => Say::new("page-scored")
                .say("from", city(&set.cities[usize::from(from)]))
                .say("to", city(&set.cities[usize::from(to)]))
                .num("value", value),
            Shows::Pair(..) => self.power(face),
        }
    }

    /// Goods as a list of phrases, never an empty one.
    pub(super) fn held(&self, goods: &[u8; 6]) -> Vec<Say> {
        let mut list = tales::offered(&self.view.set, goods, 0);
        if list.is_empty() {
            list.push(Say::new("page-none"));
        }
        list
    }
}
