//! The end: the equation, and every objective with how it came out.

use super::{Page, tracks::goal_name};
use crate::{deal::Objective, view::Goal};
use maud::{Markup, html};

impl Page<'_> {
    pub(super) fn sheet(&self) -> Markup {
        let mut goals: Vec<&Goal> = self.view.objectives.iter().collect();
        goals.sort_by_key(|goal| !goal.chosen);
        html! {
            div.nr-end {
                (self.equation())
                section.nr-panel.nr-goals {
                    header { h2 { (self.word("page-objectives")) } }
                    ul { @for goal in goals { (self.outcome(goal)) } }
                }
            }
        }
    }

    fn outcome(&self, goal: &Goal) -> Markup {
        // An Economist without a target is asked for nothing.
        let asked = goal.objective != Objective::Economist || self.view.target.is_some();
        let came = match (asked, goal.achieved) {
            (false, _) => "page-no-target",
            (true, true) => "page-achieved",
            (true, false) => "page-not-achieved",
        };
        html! {
            li.nr-chosen[goal.chosen].nr-done[asked && goal.achieved] {
                b { (self.word(goal_name(goal.objective))) @if goal.chosen { small { (self.word("page-chosen")) } } }
                span { (self.say(&self.goal_stands(goal))) }
                em { (self.word(came)) }
            }
        }
    }
}
