//! A thing looked at closely: large, and in words, each fact with the rule it comes from.

use crate::scene::Stage;
use ::table::{Detail, Fact, Rulebook, Words};
use maud::{Markup, html};

pub(crate) fn detail(stage: &Stage<'_>, detail: &Detail, words: &Words) -> Markup {
    let card = stage.title.card();
    // The book was read before by the law of anchors.
    let book = Rulebook::read(card.rulebook.get(words.lang())).ok();
    let link = |fact: &Fact| {
        let section = book.as_ref().and_then(|b| b.section(fact.rule));
        html! {
            @if let Some(section) = section {
                " " a href={ "/rules/" (card.id) "#" (fact.rule) } data-rule=(fact.rule) { (section.title) }
            }
        }
    };
    html! {
        header {
            h2 #detail-title { (words.say(&detail.title)) }
            @if let Some(note) = &detail.note { span.soft { (words.say(note)) } }
        }
        div.picture aria-hidden="true" { (detail.picture) }
        ul.facts {
            @for fact in &detail.facts {
                li {
                    span.sign aria-hidden="true" { (fact.sign) }
                    div {
                        b { (words.say(&fact.says)) }
                        p { @if let Some(why) = &fact.why { (words.say(why)) } (link(fact)) }
                    }
                }
            }
        }
    }
}
