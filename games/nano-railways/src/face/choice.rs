//! What is chosen beside the map: the eight actions, and plates for a choice among few. Plates come up when they are asked for.

use super::{Page, die, plate, sign};
use crate::content::Kind;
use maud::{Markup, html};
use table::Say;

/// The verbs as paths spell them, with their drawing and their words.
pub(super) const VERBS: [(&str, &str, &str); 9] = [
    ("buy", "i-marker", "verb-buy"),
    ("move", "i-travel", "verb-move"),
    ("build", "i-building", "verb-build"),
    ("upgrade", "i-upgrade", "verb-upgrade"),
    ("add", "i-passenger", "verb-add"),
    ("hire", "i-worker", "verb-hire"),
    ("capital", "i-coin", "verb-capital"),
    ("clean", "i-clean", "verb-clean"),
    ("pass", "i-pass", "verb-pass"),
];

/// What a conversion of so much profit costs (N13).
pub(super) const fn price(profit: u8) -> u8 {
    profit * (profit + 1) / 2
}

impl Page<'_> {
    pub(super) fn verbs(&self) -> Markup {
        html! {
            div.nr-verbs role="group" aria-label=(self.word("page-actions")) {
                @for (verb, drawing, key) in VERBS {
                    div.nr-verb data-token=[self.token(verb)] { (sign(drawing, 26)) span { (self.word(key)) } }
                }
            }
        }
    }

    pub(super) fn plates(&self) -> Markup {
        html! {
            @if self.view.phase == "passengers" { (self.which_die()) }
            @if self.acting() { (self.building_dice()) (self.destinations()) (self.conversion()) }
        }
    }

    /// Setup: which of the dice that are left.
    fn which_die(&self) -> Markup {
        html! {
            section.nr-panel.nr-choose {
                header { h2 { (self.word("page-which-die")) } small { (self.word("page-two-each")) } }
                div.nr-plates {
                    @for pips in 1..=2 {
                        @let left = self.view.to_place.iter().filter(|die| die.value == pips).count();
                        div.nr-option.nr-gone[left == 0] data-token=[self.token(format_args!("pips:{pips}"))] {
                            (small_die(pips, 0))
                            span { b { (self.say(&Say::new("page-value").num("value", pips))) } small { (self.say(&Say::new("page-left").num("count", left as i64))) } }
                        }
                    }
                }
            }
        }
    }

    fn building_dice(&self) -> Markup {
        let view = self.view;
        let cost = |value: u8| 2 * value;
        html! {
            section.nr-panel.nr-asked {
                header { h2 { (self.word("page-building-dice")) } small { (self.word("page-twice")) } }
                div.nr-plates {
                    @for die in &view.unbuilt {
                        div.nr-option.nr-gone[cost(die.value) > view.capital] data-token=[self.token(format_args!("new:{}", die.value))] {
                            (small_die(die.value, die.piece))
                            span {
                                b { "$" (cost(die.value)) }
                                small { @if let Some(left) = view.capital.checked_sub(cost(die.value)) { (view.capital) " → " (left) } @else { (self.word("page-too-dear")) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn destinations(&self) -> Markup {
        html! {
            section.nr-panel.nr-asked {
                header { h2 { (self.word("page-where-to")) } }
                div.nr-plates.nr-two {
                    @for kind in Kind::ALL {
                        div.nr-option data-token=[self.token(format_args!("to:{}", kind.letter()))] {
                            (plate(kind, 30))
                            span { b { (self.say(&kind.say())) } small { (self.word(bonus(kind))) } }
                        }
                    }
                }
            }
        }
    }

    fn conversion(&self) -> Markup {
        html! {
            section.nr-panel.nr-asked {
                header { h2 { (self.word("page-convert")) } small { (self.say(&Say::new("page-held").num("capital", self.view.capital))) } }
                div.nr-plates.nr-six {
                    @for profit in 0..=5 {
                        div.nr-option.nr-gone[price(profit) > self.view.capital] data-token=[self.token(format_args!("convert:{profit}"))] {
                            span { b { "+" (profit) } small { "−$" (price(profit)) } }
                            (self.told(&Say::new("row-convert").num("profit", profit).num("capital", price(profit))))
                        }
                    }
                }
            }
        }
    }
}

/// What arriving at a type brings, in few words.
const fn bonus(kind: Kind) -> &'static str {
    match kind {
        Kind::R => "bonus-R",
        Kind::L => "bonus-L",
        Kind::C => "bonus-C",
        Kind::I => "bonus-I",
    }
}

fn small_die(value: u8, piece: u8) -> Markup {
    html! { svg.nr-i width="34" height="36" viewBox="-19 -19 38 42" aria-hidden="true" { (die(value, piece)) } }
}
