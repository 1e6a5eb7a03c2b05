//! Gathering dice (2.4): saved ones, the pool's, white ones; or reclaiming; and the standing order for Missions.

use super::super::{Page, art};
use crate::action::{Kind, Order};
use crate::content::Side;
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn start_tray(&self) -> Markup {
        let view = self.view;
        let Some(gather) = view.gather else {
            return html! {};
        };
        let active = &view.players[view.active.index()];
        let kept: u8 = gather.keep.iter().sum();
        let saved: u8 = active.saved.iter().sum();
        let fresh = gather.own - kept;
        let rolled = usize::from(fresh + gather.bonus);
        html! {
            @if saved > 0 {
                div.ts-job {
                    (self.head("page-saved-dice"))
                    div.ts-dice {
                        @for side in Side::SAVED {
                            @for nth in 0..active.saved[side as usize] {
                                @let keeps = nth < gather.keep[side as usize];
                                @let state = if keeps { "page-keep" } else { "page-roll" };
                                button.ts-die.ts-saved type="button" data-token=[self.token(format_args!("saved:{}", side.code())).filter(|_| keeps && self.mine)]
                                    aria-label=(self.say(&Say::new("page-saved-die").say("side", side.say()).say("state", Say::new(state)))) {
                                    (art::die(Kind::Own, view.active, keeps.then_some(side)))
                                    span aria-hidden="true" { (self.word(state)) }
                                }
                            }
                        }
                    }
                }
            }
            div.ts-job {
                h2 { (self.word("page-from-pool")) " " small { (self.say(&Say::new("page-of").num("count", fresh).num("all", active.pool + saved - kept))) } }
                div.ts-dice { @for _ in 0..fresh { (self.blank(Kind::Own, None)) } }
                p { (self.word("page-pool-rule")) }
            }
            @if active.whites > 0 {
                div.ts-job {
                    h2 { (self.word("page-white-dice")) " " small { (self.say(&Say::new("page-of").num("count", gather.bonus).num("all", active.whites))) } }
                    div.ts-dice {
                        @for _ in 0..gather.bonus { (self.blank(Kind::White, None)) }
                        @for _ in gather.bonus..active.whites { span.ts-gone {} }
                    }
                    (self.act("bonus", &Say::new("row-bonus")))
                }
            }
            div.ts-job.ts-quiet {
                (self.head("page-reclaim"))
                p { (self.say(&Say::new("page-reclaim-rule").num("count", active.on_board))) }
                @if self.mine && active.on_board >= 5 { (self.act("reclaim", &Say::new("deed-reclaim").num("count", active.on_board))) }
            }
            (self.order())
            @if rolled > 0 || gather.own > 0 {
                div.ts-job.ts-sunk {
                    (self.risk(0, rolled, "page-risk-roll"))
                    @if self.mine { button.ts-act.ts-main type="button" data-token="roll" { (self.say(&Say::new("row-roll").num("count", rolled as i64))) } }
                }
            }
        }
    }

    /// The standing order as a switch that everybody sees (T33).
    fn order(&self) -> Markup {
        let active = &self.view.players[self.view.active.index()];
        let way = |order: Order, key: &'static str| {
            let token = self.token(format_args!("missions:{}", order.code()));
            html! {
                button type="button" data-on[active.order == order] data-token=[token.filter(|_| self.mine)] { (self.word(key)) }
            }
        };
        html! {
            div.ts-job {
                (self.head("page-missions"))
                div.ts-switch { (way(Order::Score, "page-order-at-once")) (way(Order::Ask, "page-order-me")) }
                p { (self.word("page-order-public")) }
            }
        }
    }
}
