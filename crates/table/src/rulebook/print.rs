//! The rulebook on a terminal: plain text, wrapped, with Chinese characters two columns wide.

use super::{Example, Piece, Rulebook, Section, html::events};
use pulldown_cmark::{Event, Tag, TagEnd};
use std::iter;

impl Rulebook<'_> {
    /// The whole book as plain text, its sentences wrapped at `width` columns.
    pub fn print(&self, width: usize) -> String {
        let sections: Vec<String> = self.sections().iter().map(|s| s.print(width)).collect();
        sections.join("\n")
    }
}

impl Section<'_> {
    /// The section as plain text, its anchor beside the heading.
    pub fn print(&self, width: usize) -> String {
        let heading = format!("{}  [{}]", self.title, self.anchor);
        let rule = match self.level {
            1 => "=",
            2 => "-",
            _ => "",
        };
        let mut page = Page::new(width);
        page.line(&heading);
        page.line(&rule.repeat(columns(&heading)));
        for piece in self.pieces() {
            match piece {
                Piece::Text(markdown) => page.markdown(markdown),
                Piece::Example(example) => page.example(&example),
            }
        }
        page.out
    }
}

struct Page {
    out: String,
    width: usize,
    /// Words not yet wrapped.
    text: String,
    /// The lists around us, with the next number of those that count.
    lists: Vec<Option<u64>>,
    /// What stands before the next words of a list's item.
    marker: String,
    /// The table being read.
    rows: Vec<Vec<String>>,
    in_code: bool,
}

impl Page {
    const fn new(width: usize) -> Page {
        Page {
            out: String::new(),
            width,
            text: String::new(),
            lists: Vec::new(),
            marker: String::new(),
            rows: Vec::new(),
            in_code: false,
        }
    }

    fn line(&mut self, line: &str) {
        self.out.push_str(line.trim_end());
        self.out.push('\n');
    }

    /// An empty line, unless there is one.
    fn gap(&mut self) {
        if !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    fn markdown(&mut self, markdown: &str) {
        for event in events(markdown) {
            match event {
                Event::Text(text) if self.in_code => {
                    for line in text.lines() {
                        self.line(&format!("    {line}"));
                    }
                }
                Event::Text(text) | Event::Code(text) => self.text.push_str(&text),
                Event::SoftBreak | Event::HardBreak => self.text.push(' '),
                Event::Start(Tag::List(first)) => {
                    self.flush();
                    self.lists.push(first);
                }
                Event::Start(Tag::Item) => self.marker = self.next_marker(),
                Event::Start(Tag::CodeBlock(_)) => self.in_code = true,
                Event::Start(Tag::TableHead | Tag::TableRow) => self.rows.push(Vec::new()),
                Event::End(TagEnd::TableCell) => {
                    let cell = std::mem::take(&mut self.text);
                    self.rows.last_mut().expect("a cell is in a row").push(cell);
                }
                Event::End(TagEnd::Table) => self.table(),
                Event::End(TagEnd::CodeBlock) => {
                    self.in_code = false;
                    self.gap();
                }
                Event::End(TagEnd::Item) => self.flush(),
                Event::End(TagEnd::Paragraph) => {
                    self.flush();
                    if self.lists.is_empty() {
                        self.gap();
                    }
                }
                Event::End(TagEnd::List(_)) => {
                    self.lists.pop();
                    if self.lists.is_empty() {
                        self.gap();
                    }
                }
                _ => {}
            }
        }
    }

    fn next_marker(&mut self) -> String {
        match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            _ => "- ".to_owned(),
        }
    }

    fn flush(&mut self) {
        let text = std::mem::take(&mut self.text);
        if text.trim().is_empty() {
            return;
        }
        let depth = self.lists.len().saturating_sub(1) * 2;
        let marker = std::mem::take(&mut self.marker);
        let indent = depth
            + if self.lists.is_empty() {
                0
            } else {
                marker.len().max(2)
            };
        let lines = wrap(&text, self.width.saturating_sub(indent));
        let hanging = " ".repeat(indent);
        let first = format!("{:depth$}{marker:<hang$}", "", hang = indent - depth);
        for (before, line) in iter::once(&first).chain(iter::repeat(&hanging)).zip(lines) {
            self.line(&format!("{before}{line}"));
        }
    }

    fn table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let across = rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..across)
            .map(|i| {
                rows.iter()
                    .filter_map(|r| r.get(i))
                    .map(|c| columns(c))
                    .max()
            })
            .map(|w| w.unwrap_or(0))
            .collect();
        for (number, row) in rows.iter().enumerate() {
            let cells = row
                .iter()
                .zip(&widths)
                .map(|(cell, width)| padded(cell, *width));
            self.line(&cells.collect::<Vec<_>>().join("  "));
            if number == 0 {
                let rules = widths.iter().map(|w| "-".repeat(*w));
                self.line(&rules.collect::<Vec<_>>().join("  "));
            }
        }
        self.gap();
    }

    fn example(&mut self, example: &Example<'_>) {
        self.gap();
        if !example.caption.is_empty() {
            self.line(&format!("  | {}", example.caption));
        }
        for (name, value) in &example.rows {
            let lines = wrap(&format!("{name}: {value}"), self.width.saturating_sub(8));
            let befores = iter::once("  |   ").chain(iter::repeat("  |     "));
            for (before, line) in befores.zip(lines) {
                self.line(&format!("{before}{line}"));
            }
        }
        self.gap();
    }
}

fn padded(text: &str, width: usize) -> String {
    let room = width.saturating_sub(columns(text));
    format!("{text}{}", " ".repeat(room))
}

fn columns(text: &str) -> usize {
    text.chars().map(|c| if wide(c) { 2 } else { 1 }).sum()
}

/// Whether a terminal draws the character two columns wide.
const fn wide(c: char) -> bool {
    matches!(c, '\u{2E80}'..='\u{A4CF}' | '\u{F900}'..='\u{FAFF}' | '\u{FE30}'..='\u{FE6F}' | '\u{FF00}'..='\u{FF60}')
}

/// Whether a line may not begin with the character.
const fn closes(c: char) -> bool {
    matches!(
        c,
        '。' | '，'
            | '、'
            | '；'
            | '：'
            | '？'
            | '！'
            | '）'
            | '」'
            | '》'
            | '”'
            | '’'
            | '.'
            | ','
            | ';'
            | ':'
            | '?'
            | '!'
            | ')'
    )
}

/// Whether a line may not end with the character.
const fn opens(c: char) -> bool {
    matches!(c, '（' | '「' | '《' | '“' | '‘' | '(')
}

/// Breaks a text at spaces and between Chinese characters.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for atom in atoms(text) {
        let word = atom.trim_start();
        if !line.is_empty() && columns(&line) + columns(atom) > width {
            lines.push(std::mem::take(&mut line));
        }
        line.push_str(if line.is_empty() { word } else { atom });
    }
    lines.push(line);
    lines
}

/// The unbreakable pieces of a text, each with the space before it.
fn atoms(text: &str) -> impl Iterator<Item = &str> {
    let text = text.trim();
    let mut cuts = vec![0];
    for ((_, before), (at, after)) in text.char_indices().zip(text.char_indices().skip(1)) {
        let between_words = after == ' ' && before != ' ';
        let between_signs = (wide(before) || wide(after)) && before != ' ';
        if (between_words || between_signs) && !closes(after) && !opens(before) {
            cuts.push(at);
        }
    }
    cuts.push(text.len());
    let pairs: Vec<_> = cuts.windows(2).map(|c| (c[0], c[1])).collect();
    pairs.into_iter().map(|(start, end)| &text[start..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_wraps_between_characters_but_not_before_a_full_stop() {
        assert_eq!(
            wrap("每回合建造一段轨道。", 18),
            ["每回合建造一段轨", "道。"]
        );
        assert_eq!(wrap("支付 £3 给公共储备", 9), ["支付 £3", "给公共储", "备"]);
        assert_eq!(wrap("short words wrap", 11), ["short words", "wrap"]);
    }

    #[test]
    fn tables_line_up_with_wide_characters() {
        let book = Rulebook::read("# B {#b}\n\n|设施|n|\n|---|---|\n|谷仓（田野）|1|\n|farm|2|\n")
            .unwrap();
        let text = book.print(40);
        assert!(
            text.contains("谷仓（田野）  1\nfarm          2\n"),
            "{text}"
        );
    }

    #[test]
    fn lists_hang_and_examples_stand_apart() {
        let book = Rulebook::read(
            "# B {#b}\n\nFirst:\n\n1. one two three four\n2. five\n\n```example line Two tracks\ntracks: a, b c\npoints: 3\n```\n",
        )
        .unwrap();
        assert_eq!(
            book.print(20),
            "B  [b]\n======\nFirst:\n\n1. one two three\n   four\n2. five\n\n  | Two tracks\n  |   tracks: a, b\n  |     c\n  |   points: 3\n\n"
        );
    }
}
