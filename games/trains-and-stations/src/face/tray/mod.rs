//! The tray: what the pending step is done with. Everybody sees the dice; the buttons are the asked seat's.

mod delivery;
mod resolve;
mod rolling;
mod sealed;
mod start;

use super::{Page, art};
use crate::action::Kind;
use crate::content::Side;
use crate::view::DieView;
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn tray(&self) -> Markup {
        html! {
            section.ts-tray.game-tray data-step=(self.view.step) {
                @match self.view.step {
                    "power" => (self.powers_tray()),
                    "start" => (self.start_tray()),
                    "rolling" => (self.rolling_tray()),
                    "resolve" => (self.resolve_tray()),
                    "group" | "tie" | "serve" => (self.delivery_tray()),
                    "missions" => (self.missions_tray()),
                    "upgrade" => (self.upgrade_tray()),
                    "speculation" => (self.offers_tray()),
                    _ => (self.award_tray()),
                }
            }
        }
    }

    /// A plain button of the tray.
    fn act(&self, token: impl std::fmt::Display, say: &Say) -> Markup {
        html! {
            button.ts-act type="button" data-token=[self.token(token)] disabled[!self.mine] { (self.say(say)) }
        }
    }

    /// A die of the hand as a button; its name below it.
    fn die(&self, i: usize, die: &DieView, token_side: Side) -> Markup {
        let name = self.die_name(die.kind, die.side);
        let token = self.token(format_args!(
            "die:{}.{}",
            die.kind.code(),
            token_side.code()
        ));
        let token = token.filter(|_| !die.marked && self.mine);
        let label = match die.marked {
            true => self.say(&Say::new("page-die-marked").say("die", name.clone())),
            false => self.say(&name),
        };
        html! {
            button.ts-die type="button" id=(format_args!("die-{i}-{}", die.side.code())) data-side=(die.side.code()) data-kind=(die.kind.code())
                data-marked[die.marked] data-token=[token] aria-label=(label) {
                (art::die(die.kind, self.view.active, Some(die.side)))
                span aria-hidden="true" { @if die.side == Side::Locked { (self.word("page-locked")) } @else { (self.say(&die.side.say())) } }
            }
        }
    }

    fn die_name(&self, kind: Kind, side: Side) -> Say {
        match kind {
            Kind::Own => side.say(),
            Kind::White => Say::new("side-bonus").say("side", side.say()),
        }
    }

    /// A die that is not rolled yet, or has gone where the words say.
    fn blank(&self, kind: Kind, side: Option<Side>) -> Markup {
        html! { span.ts-blank { (art::die(kind, self.view.active, side)) } }
    }

    fn head(&self, key: &'static str) -> Markup {
        html! { h2 { (self.word(key)) } }
    }

    /// Three lamps, as many lit as there are Locked Trains, and the chance of a strike.
    fn risk(&self, locked: usize, rolled: usize, key: &'static str) -> Markup {
        let percent = super::forecast::strike(locked, rolled);
        html! {
            div.ts-risk {
                p.ts-lamps {
                    @for lamp in 0..3 { span.ts-lamp data-on[lamp < locked] { @if lamp < locked { (art::sign("padlock", 15)) } @else { (lamp + 1) } } }
                    @if rolled > 0 { b { (self.say(&Say::new("page-percent").num("percent", percent))) } }
                }
                p { (self.say(&Say::new(key).num("count", rolled as i64))) }
            }
        }
    }

    /// An envelope for every seat, whatever it holds (T36).
    fn envelopes(&self) -> Markup {
        html! {
            ol.ts-envelopes {
                @for baron in &self.view.players {
                    @let sealed = !self.view.asked.contains(&baron.seat);
                    li {
                        (art::envelope(baron.seat, sealed))
                        b { (self.words.name(baron.seat)) }
                        small { (self.word(if sealed { "page-sealed" } else { "page-thinking" })) }
                    }
                }
            }
        }
    }
}
