//! Beside the map: what each building brings, the monopolies, and the cards only their owner sees.

use super::{Page, art};
use crate::content::Good;
use crate::view::{Mine, StackView};
use maud::{Markup, html};
use table::Say;

/// Cards of each good.
const STACK: u8 = 10;

impl Page<'_> {
    pub(super) fn side(&self) -> Markup {
        html! {
            div.ts-side.game-side {
                (self.goods())
                @match &self.view.mine {
                    Some(mine) => (self.secrets(mine)),
                    None => (self.monopolies()),
                }
            }
        }
    }

    /// The goods chart; a depleted stack is a choice while an upgrade is due.
    fn goods(&self) -> Markup {
        html! {
            section.ts-panel.ts-goods {
                header { h2 { (self.word("page-goods")) } small { (self.word("page-now-next")) } }
                ol { @for stack in &self.view.stacks { (self.stack(stack)) } }
            }
        }
    }

    fn stack(&self, stack: &StackView) -> Markup {
        let token = self.token(format_args!("stack:{}", stack.building.code()));
        let token = token.filter(|_| self.view.step == "upgrade");
        html! {
            li id=(format_args!("stack-{}", stack.building.code())) data-token=[token] data-closed[stack.closed] {
                h3 { (art::building(stack.building, 20)) (self.say(&stack.building.say())) }
                @if stack.closed {
                    p.ts-now { (self.word("page-closed")) }
                } @else {
                    p.ts-now { (art::good(stack.good, 28)) b { (stack.count) } span.visually-hidden { (self.say(&stack.good.say())) } }
                }
                svg.ts-meter viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                    @for card in 0..STACK { rect x=(format_args!("{card}0.6")) y=".6" width="8.8" height="6.8" data-on[card < stack.count] {} }
                }
                p.ts-next {
                    @if stack.next.is_empty() { (self.word("page-no-next")) } @else {
                        (self.word("page-next")) @for good in &stack.next { (art::good(*good, 20)) }
                        @if let [good] = stack.next[..] { (self.say(&good.say())) } @else { span.visually-hidden { (self.list(&stack.next)) } }
                    }
                }
            }
        }
    }

    fn list(&self, goods: &[Good]) -> String {
        let goods = goods.iter().map(|good| good.say()).collect();
        self.say(&Say::new("page-list").list("list", goods))
    }

    fn secrets(&self, mine: &Mine) -> Markup {
        let cards = self.view.step != "power";
        html! {
            section.ts-panel.ts-secret {
                header { h2 { (self.word("page-mine")) } small { (self.word("page-mine-hint")) } }
                ul.ts-own {
                    @for good in Good::ALL {
                        @let count = mine.goods[good as usize];
                        li data-none[count == 0] {
                            (art::good(good, 22)) b { (count) } span.visually-hidden { (self.say(&good.say())) }
                            small { (self.say(&Say::new("page-worth").num("points", self.view.set.monopolies[good as usize]))) }
                        }
                    }
                }
                @if cards && !mine.power.is_empty() {
                    div.ts-cards {
                        @for (i, face) in mine.power.iter().enumerate() {
                            div id=(format_args!("power-{i}")) data-drawn[mine.drawn.contains(face)] { (self.card(*face)) }
                        }
                    }
                }
            }
        }
    }

    /// What the most of each good is worth at the end.
    fn monopolies(&self) -> Markup {
        html! {
            section.ts-panel.ts-secret {
                header { h2 { (self.word("page-monopolies")) } small { (self.word("page-monopolies-hint")) } }
                ul.ts-own {
                    @for good in Good::ALL {
                        li { (art::good(good, 22)) b { (self.view.set.monopolies[good as usize]) } small { (self.say(&good.say())) } }
                    }
                }
            }
        }
    }
}
