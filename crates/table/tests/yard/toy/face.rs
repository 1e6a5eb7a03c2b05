//! How the yard looks and speaks.

use super::{
    action::Action,
    fault::{Fault, has},
    hidden::View,
    state::{DEAREST, GOODS, PRICE, Toy, WAGONS},
    words::GOOD,
};
use maud::{Markup, html};
use std::sync::atomic::{AtomicU32, Ordering};
use table::{Choice, ChoiceKind, Detail, Face, Fact, Say, Spot, Token, Words};

/// Pages drawn, for a fault that counts them.
static DRAWN: AtomicU32 = AtomicU32::new(0);

fn token(text: &str) -> Token {
    text.parse().expect("a good token")
}

impl Toy {
    /// What one click, after others, could mean.
    fn read(view: &View, clicked: &[Token]) -> Option<Action> {
        let last = clicked.last()?;
        let number = |kind: &str| -> Option<u8> { last.after(kind)?.parse().ok() };
        let wagons = clicked
            .iter()
            .filter_map(|t| t.after("wagon")?.parse::<u8>().ok());
        let set = wagons
            .filter(|n| (1..=WAGONS).contains(n))
            .fold(0, |set, n| set | 1 << n);
        let set = if set == 0 { view.siding.max(2) } else { set };
        match last.as_str() {
            "commit" => Some(Action::Commit),
            "roll" => Some(Action::Roll),
            "draw" if has(Fault::ClickNotAnswered) => None,
            "draw" => Some(Action::Draw),
            "load" | "go" => Some(Action::Load(set)),
            "buy" => Some(Action::Buy(PRICE)),
            "coins:4" if has(Fault::ClickLeadsAstray) => Some(Action::End),
            "end" => Some(Action::End),
            _ if number("wagon").is_some() => Some(Action::Load(set)),
            _ => {
                let good = number("offer").filter(|g| *g < GOODS).map(Action::Offer);
                let coins = number("coins").filter(|c| (PRICE..=DEAREST).contains(c));
                good.or(coins.map(Action::Buy))
            }
        }
    }
}

impl Face for Toy {
    fn draw(view: &View, words: &Words) -> Markup {
        let name = |key: &'static str| words.get(key);
        let plain: &[&str] = match has(Fault::TokenNotDrawn) || has(Fault::SetNotClosed) {
            true => &["commit", "roll", "draw", "load", "buy", "end"],
            false => &["commit", "roll", "draw", "load", "go", "buy", "end"],
        };
        let wagon_id = |n: u8| match has(Fault::SameIdTwice) {
            true => "wagon".to_owned(),
            false => format!("wagon-{n}"),
        };
        let style = has(Fault::Styled).then_some("color: red");
        let drawn = has(Fault::PageCounts).then(|| DRAWN.fetch_add(1, Ordering::Relaxed));
        html! {
            section data-phase=(view.phase) data-drawn=[drawn] {
                h2 { (name("title")) }
                @for good in 0..GOODS {
                    button id={ "good-" (good) } data-token={ "offer:" (good) } data-detail={ "good:" (good) } {
                        (name(GOOD[good as usize]))
                        " " (view.hand.iter().filter(|c| **c == good).count())
                        "/" (view.draft.iter().filter(|c| **c == good).count())
                    }
                }
                div.siding style=[style] {
                    @for wagon in 1..=WAGONS {
                        button id=(wagon_id(wagon)) data-token={ "wagon:" (wagon) } data-spot={ "wagon:" (wagon) } {
                            @if view.siding & (1 << wagon) != 0 { (wagon) } @else { "–" }
                        }
                    }
                }
                @for coins in PRICE..=DEAREST {
                    button data-token={ "coins:" (coins) } { (coins) }
                }
                @for token in plain {
                    button id=(token) data-token=(token) { (token) }
                }
                @for (seat, points) in view.points.iter().enumerate() {
                    p id={ "seat-" (seat) } { (points) " " (view.coins[seat]) }
                    @for card in view.shown.get(seat).into_iter().flatten() {
                        i { (name(GOOD[*card as usize])) }
                    }
                }
                p { (view.round) @if let Some(face) = view.rolled { " " (face) } @if view.deck_left { " +" } }
                p { @for size in &view.hand_sizes { (size) } @if let Some(top) = view.top { (top) } }
            }
        }
    }

    fn question(view: &View) -> Say {
        let asked = view.who.seat().is_some_and(|s| view.to_act.has(s));
        Say::new(match view.phase {
            "over" => "ask-over",
            _ if !asked => "ask-wait",
            "sealed" => "ask-sealed",
            _ => "ask-yard",
        })
    }

    fn meant(view: &View, clicked: &[Token]) -> Vec<Action> {
        Self::read(view, clicked).into_iter().collect()
    }

    fn say(_: &View, _: &[Token], next: &[Token]) -> Say {
        let number = |kind: &str| -> Option<i64> { next[0].after(kind)?.parse().ok() };
        if next.len() > 1 {
            return Say::new("row-wagons").num("count", next.len() as i64);
        }
        match (number("offer"), number("wagon"), number("coins")) {
            (Some(good), _, _) => Say::new("row-offer").say("good", Say::new(GOOD[good as usize])),
            (_, Some(wagon), _) => Say::new("row-wagon").num("wagon", wagon),
            (_, _, Some(coins)) => Say::new("row-coins").num("coins", coins),
            _ => Say::new("row-plain").text("token", next[0].to_string()),
        }
    }

    fn detail(_: &View, name: &str, words: &Words) -> Option<Detail> {
        let good: u8 = name.strip_prefix("good:")?.parse().ok()?;
        let key = *GOOD.get(usize::from(good))?;
        let id = has(Fault::DetailWithId).then(|| format!("good-{good}"));
        let detail = Detail {
            title: Say::new(key),
            note: None,
            picture: html! { b id=[id] { (words.get(key)) } },
            facts: vec![Fact {
                sign: html! {},
                says: Say::new("row-offer").say("good", Say::new(key)),
                why: None,
                rule: "",
            }],
        };
        (good > 0 || !has(Fault::DetailMissing)).then_some(detail)
    }

    fn phrases() -> &'static [&'static str] {
        match has(Fault::PhraseUnworded) {
            true => &["full", "empty"],
            false => &["full"],
        }
    }

    fn spots(_: &View) -> Vec<Spot> {
        let spot = |wagon: u8| Spot {
            spot: match has(Fault::SpotTwice) {
                true => token("wagon:1"),
                false => token(&format!("wagon:{wagon}")),
            },
            name: Say::new("row-wagon").num("wagon", wagon),
        };
        let deck = has(Fault::SpotNotDrawn).then(|| Spot {
            spot: token("deck"),
            name: Say::new("title"),
        });
        (1..=WAGONS).map(spot).chain(deck).collect()
    }

    fn choices() -> &'static [Choice] {
        const RICH: Choice = Choice {
            key: "rich",
            kind: ChoiceKind::Flag,
        };
        const fn length(kind: ChoiceKind) -> Choice {
            Choice {
                key: "length",
                kind,
            }
        }
        match has(Fault::OptionNotKnown) {
            true => {
                const {
                    &[
                        length(ChoiceKind::OneOf(&["short", "long", "endless"])),
                        RICH,
                    ]
                }
            }
            false => const { &[length(ChoiceKind::OneOf(&["short", "long"])), RICH] },
        }
    }
}
