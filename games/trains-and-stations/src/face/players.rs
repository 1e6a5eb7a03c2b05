//! The seats, and what the buildings bring.

use super::Page;
use super::map::seat_class;
use crate::action::Order;
use crate::content::{Good, Side};
use crate::tales;
use crate::view::{Baron, StackView};
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    /// The goods chart; the stacks can be clicked, and so can the goods while an upgrade is chosen.
    pub(super) fn goods(&self) -> Markup {
        html! {
            section.ts-goods {
                h3 { (self.word("page-goods")) }
                @for stack in &self.view.stacks { (self.stack(stack)) }
                @if self.mine && self.view.step == "upgrade" {
                    div.ts-buttons {
                        @for good in Good::ALL {
                            @if self.view.upgrades.iter().any(|(_, g)| *g == good) {
                                (self.button(format_args!("good:{}", good.code()), &Say::new("row-good").say("good", good.say())))
                            }
                        }
                    }
                }
            }
        }
    }

    fn stack(&self, stack: &StackView) -> Markup {
        let key = if stack.closed {
            "page-stack-closed"
        } else {
            "page-stack"
        };
        let say = Say::new(key)
            .say("building", stack.building.say())
            .say("good", stack.good.say())
            .num("count", stack.count);
        let next: Vec<Say> = stack.next.iter().map(|good| good.say()).collect();
        html! {
            button.ts-stack type="button" id=(format_args!("stack-{}", stack.building.code()))
                data-token=[self.token(format_args!("stack:{}", stack.building.code()))] {
                (self.say(&say))
                @if !next.is_empty() { " " small { (self.say(&Say::new("page-next").list("goods", next))) } }
            }
        }
    }

    pub(super) fn players(&self) -> Markup {
        html! {
            section.ts-players {
                h3 { (self.word("page-players")) }
                @for baron in &self.view.players { (self.baron(baron)) }
            }
        }
    }

    fn baron(&self, baron: &Baron) -> Markup {
        let view = self.view;
        let saved = Side::SAVED
            .into_iter()
            .filter(|s| baron.saved[*s as usize] > 0);
        let saved: Vec<Say> = saved.map(|s| s.times(baron.saved[s as usize])).collect();
        let dice = Say::new("page-own-dice")
            .num("pool", baron.pool)
            .num("board", baron.on_board);
        let order = match baron.order {
            Order::Score => "page-order-score",
            Order::Ask => "page-order-ask",
        };
        html! {
            div.ts-baron.(seat_class(baron.seat.0)) id=(format_args!("seat-{}", baron.seat)) {
                strong { (self.words.name(baron.seat)) }
                ul {
                    @if view.who.is(baron.seat) { li { (self.word("page-you")) } }
                    @if view.conductor == baron.seat { li { (self.word("page-conductor")) } }
                    @if view.active == baron.seat && view.opened.is_none() { li { (self.word("page-active")) } }
                    @if baron.committed { li { (self.word("page-committed")) } }
                    li { (self.say(&Say::new("page-vp").num("vp", baron.vp))) }
                    li { (self.say(&Say::new("page-coins").num("coins", baron.coins))) }
                    li { (self.say(&dice)) }
                    li { (self.say(&Say::new("page-held-whites").num("count", baron.whites))) }
                    @if !saved.is_empty() { li { (self.say(&Say::new("page-saved").list("list", saved))) } }
                    li { (self.word(order)) }
                    @if !baron.scored.is_empty() {
                        li { (self.say(&Say::new("page-scored").list("list", self.powers(&baron.scored)))) }
                    }
                    @if let Some(tally) = view.tally.as_ref().map(|tally| tally[baron.seat.index()]) {
                        @let goods = self.held(&tally.goods);
                        li { (self.say(&Say::new("page-tally").list("goods", goods).num("power", tally.power))) }
                    }
                }
            }
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
