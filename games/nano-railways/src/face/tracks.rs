//! The tracking card: the running score with its three terms, then decade, capital, pollution, workers.

use super::{Page, plate, used};
use crate::{content::Kind, deal::Objective, state::DECADES, view::Goal};
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    /// Score = profit + 3 for each marked link − pollution.
    pub(super) fn equation(&self) -> Markup {
        let score = self.view.score;
        let marked = self
            .view
            .chains
            .iter()
            .filter(|chain| chain.marker.is_some());
        html! {
            section.nr-panel.nr-score aria-label=(self.word("page-score")) {
                div.nr-term.nr-sum { b { (signed(score.total)) } small { (self.word("page-score")) } }
                i { "=" }
                div.nr-term { b { (score.profit) } small { (self.word("page-profit")) } }
                i { "+" }
                div.nr-term { b { (score.links) } small { (self.say(&Say::new("page-links").num("count", marked.count() as i64))) } }
                i { "−" }
                div.nr-term { b { (-score.pollution) } small { (self.word("page-off")) } }
            }
        }
    }

    pub(super) fn tracks(&self) -> Markup {
        let view = self.view;
        html! {
            section.nr-panel.nr-tracking aria-label=(self.word("page-tracks")) {
                (self.track_head("page-decades", &Say::new("page-decades-left").num("count", DECADES.saturating_sub(view.decade))))
                (self.decades())
                (self.track_head("page-capital", &Say::new("page-of-twenty").num("capital", view.capital)))
                (self.capital())
                (self.track_head("page-pollution", &Say::new("page-of-thirteen").num("pollution", view.pollution)))
                (self.pollution())
                (self.track_head("page-workers", &Say::new("page-of-six").num("workers", view.workers)))
                p.nr-workers aria-hidden="true" {
                    @for worker in 0..6 {
                        svg.nr-i width="24" height="30" viewBox="-16 -19 32 40" { (used(if worker < view.workers { "worker" } else { "no-worker" })) }
                    }
                }
            }
        }
    }

    fn track_head(&self, key: &'static str, stands: &Say) -> Markup {
        html! { h2 { (self.word(key)) small { (self.say(stands)) } } }
    }

    /// Twelve stops.
    fn decades(&self) -> Markup {
        html! {
            svg.nr-track viewBox="0 0 344 34" aria-hidden="true" {
                path.nr-run d="M16 17H328" {}
                @for decade in 1..=DECADES {
                    @let here = decade == self.view.decade;
                    g transform={ "translate(" (16.0 + 28.36 * f32::from(decade - 1)) " 17)" } {
                        circle.nr-stop.nr-past[decade < self.view.decade].nr-here[here] r=(if here { 15 } else { 11 }) {}
                        text.nr-stop-text.nr-past[decade < self.view.decade].nr-here[here] y=(if here { "5.5" } else { "4.5" }) { (decade) }
                    }
                }
            }
        }
    }

    /// A line from 0 to 20 with a brass disc.
    fn capital(&self) -> Markup {
        let at = |capital: u8| 10.0 + 16.2 * f32::from(capital);
        html! {
            svg.nr-track viewBox="0 0 344 50" aria-hidden="true" {
                path.nr-run d="M10 24H334" {}
                path.nr-fill d={ "M10 24H" (at(self.view.capital)) } {}
                @for mark in 0..=20 {
                    path.nr-mark.nr-five[mark % 5 == 0] d={ "M" (at(mark)) " " (if mark % 5 == 0 { "16V32" } else { "19V29" }) } {}
                    @if mark % 5 == 0 { text.nr-scale x=(at(mark)) y="47" { (mark) } }
                }
                circle.nr-coin-disc cx=(at(self.view.capital)) cy="24" r="14" {}
                text.nr-here x=(at(self.view.capital)) y="29.5" { (self.view.capital) }
            }
        }
    }

    /// Thirteen boxes that fill with soot.
    fn pollution(&self) -> Markup {
        html! {
            svg.nr-track viewBox="0 0 344 33" aria-hidden="true" {
                @for level in 1..=13_u8 {
                    @let x = 3.0 + 26.15 * f32::from(level - 1);
                    rect.nr-box.nr-soot[level <= self.view.pollution] x=(x) y="3" width="24.2" height="27" rx="4" {}
                    text.nr-box-text.nr-soot[level <= self.view.pollution] x=(x + 12.1) y="21.5" { (level) }
                }
            }
        }
    }

    /// What is played for: the chosen objectives, and what has been delivered where that matters.
    pub(super) fn objectives(&self) -> Markup {
        let chosen = self.view.objectives.iter().filter(|goal| goal.chosen);
        html! {
            @for goal in chosen.filter(|goal| goal.objective != Objective::Economist || self.view.target.is_some()) {
                section.nr-panel.nr-goal {
                    div { b { (self.word(goal_name(goal.objective))) } small { (self.say(&self.goal_stands(goal))) } }
                    @if goal.objective == Objective::Conductor {
                        p { @for (kind, count) in Kind::ALL.into_iter().zip(self.view.delivered) { span.nr-open[count == 0] { (plate(kind, 26)) (if count > 0 { "✓" } else { "–" }) } } }
                    } @else {
                        span.nr-tick.nr-open[!goal.achieved] aria-hidden="true" { (if goal.achieved { "✓" } else { "–" }) }
                    }
                }
            }
        }
    }

    /// How an objective stands, in a few words.
    pub(super) fn goal_stands(&self, goal: &Goal) -> Say {
        let view = self.view;
        let passengers: u8 = view.buildings.iter().map(|b| b.passengers()).sum();
        let marked = view.chains.iter().filter_map(|chain| chain.marker);
        match goal.objective {
            Objective::Economist => match view.target {
                Some(target) => Say::new("goal-economist-target")
                    .num("score", view.score.total)
                    .num("target", target),
                None => Say::new("goal-economist").num("score", view.score.total),
            },
            Objective::Mayor => Say::new("goal-mayor").num("passengers", passengers),
            Objective::Conductor => {
                let [r, l, c, i] = view.delivered;
                let say = Say::new("goal-conductor").num("r", r).num("l", l);
                say.num("c", c).num("i", i)
            }
            Objective::Engineer => Say::new("goal-engineer")
                .num(
                    "upgraded",
                    marked.clone().filter(|m| m.level == 2).count() as i64,
                )
                .num("marked", marked.count() as i64),
        }
    }
}

/// A score, with a true minus sign.
fn signed(score: i32) -> String {
    let sign = if score < 0 { "−" } else { "" };
    format!("{sign}{}", score.unsigned_abs())
}

/// The name of an objective.
pub(super) const fn goal_name(objective: Objective) -> &'static str {
    match objective {
        Objective::Economist => "option-objectives-economist",
        Objective::Mayor => "option-objectives-mayor",
        Objective::Conductor => "option-objectives-conductor",
        Objective::Engineer => "option-objectives-engineer",
    }
}
