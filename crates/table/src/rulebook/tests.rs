use super::*;

const BOOK: &str = "# Dominoes {#book}

Lay tiles.

## Your turn {#turn}

See [ties](#V1).

```example sum Two tiles
tiles: 3 4
score: 7
```

```toml
# a comment, no heading
x = 1
```

## Rulings {#rulings}

### A tie? {#V1}

Shared.
";

#[test]
fn sections_keep_level_title_and_body() {
    let book = Rulebook::read(BOOK).unwrap();
    let heads: Vec<_> = book
        .sections()
        .iter()
        .map(|s| (s.level, s.anchor))
        .collect();
    assert_eq!(heads, [(1, "book"), (2, "turn"), (2, "rulings"), (3, "V1")]);
    let tie = book.section("V1").unwrap();
    assert_eq!((tie.title, tie.body), ("A tie?", "Shared."));
    assert!(
        book.section("turn")
            .unwrap()
            .body
            .contains("a comment, no heading")
    );
}

#[test]
fn a_part_holds_what_is_below_it() {
    let book = Rulebook::read(BOOK).unwrap();
    let anchors = |a| {
        book.part(a)
            .map(|p| p.iter().map(|s| s.anchor).collect::<Vec<_>>())
    };
    assert_eq!(anchors("rulings").unwrap(), ["rulings", "V1"]);
    assert_eq!(anchors("turn").unwrap(), ["turn"]);
    assert_eq!(anchors("book").unwrap().len(), 4);
}

#[test]
fn an_unknown_anchor_finds_nothing() {
    let book = Rulebook::read(BOOK).unwrap();
    assert_eq!(book.section("V2"), None);
    assert_eq!(book.part(""), None);
}

#[test]
fn an_anchor_stands_once() {
    let twice = "# A {#a}\n\n## B {#b}\n\ntext\n\n## C {#b}\n";
    assert_eq!(
        Rulebook::read(twice),
        Err(BadRulebook::TwiceAnchored {
            anchor: "b".to_owned(),
            line: 7
        })
    );
}

#[test]
fn every_heading_needs_an_anchor() {
    assert_eq!(
        Rulebook::read("# A {#a}\n\n## B\n"),
        Err(BadRulebook::NoAnchor { line: 3 })
    );
    assert_eq!(
        Rulebook::read("# A {#}\n"),
        Err(BadRulebook::NoAnchor { line: 1 })
    );
    assert_eq!(
        Rulebook::read("# A {#a\"b}\n"),
        Err(BadRulebook::NoAnchor { line: 1 })
    );
    assert_eq!(
        Rulebook::read("hello\n# A {#a}\n"),
        Err(BadRulebook::NoHeading)
    );
    assert_eq!(Rulebook::read(""), Err(BadRulebook::NoHeading));
}

#[test]
fn links_stay_inside_the_book() {
    for to in ["#c", "https://example.com", "javascript:alert(1)"] {
        assert_eq!(
            Rulebook::read(&format!("# A {{#a}}\n\n[x]({to})\n")),
            Err(BadRulebook::LooseLink {
                anchor: "a".to_owned(),
                to: to.to_owned()
            })
        );
    }
}

#[test]
fn a_block_left_open_would_swallow_the_rest() {
    assert_eq!(
        Rulebook::read("# A {#a}\n\n```toml\n## B {#b}\n"),
        Err(BadRulebook::OpenFence { line: 3 })
    );
}

#[test]
fn examples_are_rows_under_a_caption() {
    let book = Rulebook::read(BOOK).unwrap();
    let examples: Vec<_> = book.sections().iter().flat_map(Section::examples).collect();
    assert_eq!(
        examples,
        [Example {
            kind: "sum",
            caption: "Two tiles",
            rows: vec![("tiles", "3 4"), ("score", "7")]
        }]
    );
    let chinese = Rulebook::read("# A {#a}\n\n```example sum\n牌：3 4\n```\n").unwrap();
    let example = chinese.sections()[0].examples().next().unwrap();
    assert_eq!(example.rows, [("牌", "3 4")]);
}

#[test]
fn a_row_without_a_value_is_refused() {
    for (block, row) in [
        ("example sum\ntiles 3", "tiles 3"),
        ("example sum\ntiles:", "tiles:"),
        ("example\na: 1", "example"),
    ] {
        assert_eq!(
            Rulebook::read(&format!("# A {{#a}}\n\n```{block}\n```\n")),
            Err(BadRulebook::BadExample {
                anchor: "a".to_owned(),
                row: row.to_owned()
            })
        );
    }
}

#[test]
fn the_page_has_the_anchors_as_ids_and_examples_as_figures() {
    let page = Rulebook::read(BOOK)
        .unwrap()
        .html(plain_figure)
        .into_string();
    for anchor in ["book", "turn", "rulings", "V1"] {
        assert!(
            page.contains(&format!("<section id=\"{anchor}\"")),
            "{page}"
        );
    }
    assert!(page.contains("<a href=\"#V1\">ties</a>"), "{page}");
    assert!(
        page.contains("<figcaption>Two tiles</figcaption>"),
        "{page}"
    );
    assert!(page.contains("<dt>score</dt><dd>7</dd>"), "{page}");
    assert!(!page.contains("example sum"), "{page}");
}

#[test]
fn raw_html_is_shown_and_never_obeyed() {
    let raw = "# A <b>x</b> {#a}\n\n<script>alert(1)</script>\n\nHi <img src=x onerror=y> there ![pic](#a)\n\n\
               | <i>h</i> |\n|---:|\n| <u>c</u> |\n\n```example sum <em>\n<s>: </figure>\n```\n\n```<x>\n</code>\n```\n";
    let book = Rulebook::read(raw).unwrap();
    let page = book.html(plain_figure).into_string();
    for tag in [
        "<script", "<img", "<b>", "<i>", "<u>", "<s>", "<em>", "<x>", "style=",
    ] {
        assert!(!page.contains(tag), "{tag} in {page}");
    }
    assert_eq!(page.matches("</figure>").count(), 1);
    assert_eq!(page.matches("</code>").count(), 1);
    assert!(
        page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"),
        "{page}"
    );
}

#[test]
fn a_game_may_draw_its_examples_itself() {
    let book = Rulebook::read(BOOK).unwrap();
    let page = book.html(|e| maud::html! { svg data-rows=(e.rows.len()) {} });
    assert!(page.into_string().contains("<svg data-rows=\"2\"></svg>"));
}
