//! The rulebook as a page: ids are anchors, nothing in the source can become markup of its own.

use super::{Example, Piece, Rulebook, Section};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Alignment, Event, Options, Parser, Tag, TagEnd, html::push_html};

impl Rulebook<'_> {
    /// The whole book; `figure` draws the examples, [`plain_figure`] for a game without drawings of its own.
    pub fn html(&self, figure: impl Fn(&Example<'_>) -> Markup) -> Markup {
        html! {
            @for section in self.sections() { (section.html(&figure)) }
        }
    }
}

impl Section<'_> {
    /// The section with its heading, as `<section id="V12">`.
    pub fn html(&self, figure: impl Fn(&Example<'_>) -> Markup) -> Markup {
        let link = format!("#{}", self.anchor);
        let name = html! { a class="anchor" href=(link) { (self.title) } };
        html! {
            section id=(self.anchor) class=(format!("rule level-{}", self.level)) {
                @match self.level {
                    1 => h1 { (name) },
                    2 => h2 { (name) },
                    _ => h3 { (name) },
                }
                @for piece in self.pieces() {
                    @match piece {
                        Piece::Text(markdown) => (text(markdown)),
                        Piece::Example(example) => (figure(&example)),
                    }
                }
            }
        }
    }
}

/// An example as a list of its rows.
pub fn plain_figure(example: &Example<'_>) -> Markup {
    html! {
        figure class="example" data-kind=(example.kind) {
            @if !example.caption.is_empty() { figcaption { (example.caption) } }
            dl {
                @for (name, value) in &example.rows {
                    div { dt { (name) } dd { (value) } }
                }
            }
        }
    }
}

/// Where the links of a text go.
pub(super) fn links(markdown: &str) -> Vec<String> {
    events(markdown)
        .filter_map(|event| match event {
            Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.into_string()),
            _ => None,
        })
        .collect()
}

/// The parts of a text. Raw HTML becomes plain text, pictures their words, and tables lose the alignment that a strict
/// style policy would block anyway.
pub(super) fn events(markdown: &str) -> impl Iterator<Item = Event<'_>> {
    Parser::new_ext(markdown, Options::ENABLE_TABLES).filter_map(|event| match event {
        Event::Html(raw) | Event::InlineHtml(raw) => Some(Event::Text(raw)),
        Event::Start(Tag::HtmlBlock) => Some(Event::Start(Tag::Paragraph)),
        Event::End(TagEnd::HtmlBlock) => Some(Event::End(TagEnd::Paragraph)),
        Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => None,
        Event::Start(Tag::Table(columns)) => Some(Event::Start(Tag::Table(vec![
            Alignment::None;
            columns.len()
        ]))),
        event => Some(event),
    })
}

fn text(markdown: &str) -> Markup {
    let mut out = String::with_capacity(markdown.len() * 2);
    push_html(&mut out, events(markdown));
    PreEscaped(out)
}
