//! The laws of faces: what is offered can be clicked, what is clicked is answered, and a page tells no more than its view.

use super::{
    Breach, Check, Count, Law,
    guess::{Seen, pick},
    page::Page,
    rules::{self, Stand},
    secrets::resample,
    trip::{Asked, same},
    words::{Tone, Tongues},
};
use crate::{Dice, Eye, Face, Game, Lang, Narrowing, Path, Seat, Token, Viewer};
use std::collections::BTreeSet;

/// How many pages of each phase are drawn for every viewer in every language, however deep the game is looked at.
pub(super) const EVERY_PHASE: u64 = 60;

/// All laws of faces and words that a position can be held to; what was seen comes back, to make guesses from.
pub(super) fn standing<G: Face + Eye>(
    stand: &Stand<'_, G>,
    tongues: &Tongues,
    count: &mut Count,
) -> Result<Seen<G>, Breach> {
    let state = stand.state();
    let mut luck = stand.trip.luck_of(Law::Tokens);
    let all = count.pages_of(state.phase()) < EVERY_PHASE;
    let bystander = luck.below(u32::from(state.seats()) + 1) as usize;
    let lang = *pick(&Lang::ALL, &mut luck);
    let mut tokens_seen = BTreeSet::new();
    let mut readings = Vec::new();
    for who in Viewer::all(state.seats()) {
        let asked = who.seat().is_some_and(|s| state.to_act().has(s));
        if !(all || asked || who.index() == bystander) {
            continue;
        }
        let view = state.view(who);
        tongues.say(&G::question(&view), Tone::Sentence, count)?;
        if let Some(progress) = G::progress(&view) {
            tongues.say(&progress, Tone::Label, count)?;
        }
        if let Some(caution) = G::caution(&view) {
            tongues.say(&caution, Tone::Sentence, count)?;
        }
        for seat in Seat::all(state.seats()) {
            tongues.items(&G::purse(&view, seat), count)?;
        }
        for lang in Lang::ALL.into_iter().filter(|l| all || *l == lang) {
            let page = drawn(stand, who, &view, tongues, lang, count)?;
            tokens_seen.extend(page.tokens.iter().cloned());
            details::<G>(&view, &page, tongues, lang, count)?;
            spots(stand, who, &page, tongues, count)?;
            if let Some(seat) = who.seat() {
                tokens(stand, seat, &page, count)?;
                probe(stand, seat, &view, &page, tongues, count)?;
                readings.extend(clicks::<G>(&view, &page, &mut luck).map(|a| (seat, a)));
            }
        }
        if let Some(asked) = stand.asked.iter().find(|a| who.is(a.seat)) {
            rows::<G>(asked, &view, tongues, &mut luck, count)?;
        }
    }
    for sheet in state.sheets() {
        tongues.items(&sheet.items, count)?;
        tongues.sources(&sheet.items, count)?;
    }
    refusals(stand, tongues, count)?;
    closed(stand, &readings, count)?;
    rules::guessed(stand, &readings, count)?;
    Ok(Seen {
        tokens: tokens_seen,
        meant: readings,
    })
}

/// A poster stands beside other games' posters on every page of the lobby.
pub(super) fn poster<G: Face>(count: &mut Count) -> Check {
    let page = Page::read(G::poster());
    count.hold(Law::Elements, !page.styled && page.ids.is_empty(), || {
        format!(
            "the poster has a style attribute, or the ids {:?}",
            page.ids
        )
    })
}

/// Draws a page, and draws it again from what must look the same.
fn drawn<G: Face>(
    stand: &Stand<'_, G>,
    who: Viewer,
    view: &G::View,
    tongues: &Tongues,
    lang: Lang,
    count: &mut Count,
) -> Result<Page, Breach> {
    let state = stand.state();
    let words = tongues.get(lang);
    let bytes = |view: &G::View| {
        let json = serde_json::to_string(view).unwrap_or_else(|e| format!("not JSON: {e}"));
        (json, G::draw(view, words).into_string())
    };
    let (json, html) = bytes(view);
    count.drawn(state.phase());
    let mut luck = stand.trip.luck_of(Law::Bytes);
    let law = *pick(&[Law::Redealt, Law::Scrambled], &mut luck);
    let made_up = resample(law, state, who, &mut luck);
    let (other_json, other_html) = bytes(&made_up.view(who));
    let of = format_args!("of {who:?} in {lang}, in truth and made up");
    same(
        count,
        Law::Bytes,
        format_args!("the view {of}"),
        &json,
        &other_json,
    )?;
    same(
        count,
        Law::Bytes,
        format_args!("the page {of}"),
        &html,
        &other_html,
    )?;
    let speechless = html
        .find('⟨')
        .map(|at| html[at..].chars().take(60).collect::<String>());
    count.hold(Law::Words, speechless.is_none(), || {
        format!("the page of {who:?} in {lang} lacks words: {speechless:?}")
    })?;
    let page = Page::read(&html);
    count.hold(Law::Elements, page.twice().is_none(), || {
        format!("the page of {who:?} has the id {:?} twice", page.twice())
    })?;
    count.hold(Law::Elements, !page.styled, || {
        format!("the page of {who:?} has a style attribute")
    })?;
    Ok(page)
}

/// What the public can point at lies on this page too, once by its name.
fn spots<G: Face>(
    stand: &Stand<'_, G>,
    who: Viewer,
    page: &Page,
    tongues: &Tongues,
    count: &mut Count,
) -> Check {
    let all = G::spots(&stand.state().view(Viewer::Public));
    let names: BTreeSet<&str> = all.iter().map(|s| s.spot.as_str()).collect();
    count.hold(Law::Spots, names.len() == all.len(), || {
        format!("a spot stands twice among {names:?}")
    })?;
    for spot in &all {
        let drawn = page.spots.iter().any(|s| s == spot.spot.as_str());
        count.hold(Law::Spots, drawn, || {
            format!("the page of {who:?} has no spot {:?}", spot.spot)
        })?;
        tongues.say(&spot.name, Tone::Label, count)?;
    }
    Ok(())
}

/// What can be looked at closely is there, in words, with rules that the book has, and can lie beside the page it is on.
fn details<G: Face>(
    view: &G::View,
    page: &Page,
    tongues: &Tongues,
    lang: Lang,
    count: &mut Count,
) -> Check {
    for name in &page.details {
        let detail = G::detail(view, name, tongues.get(lang));
        count.hold(Law::Elements, detail.is_some(), || {
            format!("{name:?} cannot be looked at closely")
        })?;
        let Some(detail) = detail else { continue };
        tongues.say(&detail.title, Tone::Label, count)?;
        for say in detail
            .note
            .iter()
            .chain(detail.facts.iter().map(|f| &f.says))
        {
            tongues.say(say, Tone::Label, count)?;
        }
        for fact in &detail.facts {
            if let Some(why) = &fact.why {
                tongues.say(why, Tone::Label, count)?;
            }
            if !fact.rule.is_empty() {
                tongues.rule(fact.rule, count)?;
            }
        }
        let signs: String = detail
            .facts
            .into_iter()
            .map(|f| f.sign.into_string())
            .collect();
        let drawn = Page::read(&(detail.picture.into_string() + &signs));
        count.hold(Law::Elements, !drawn.styled && drawn.ids.is_empty(), || {
            format!(
                "{name:?} looked at closely has a style, or the ids {:?}",
                drawn.ids
            )
        })?;
    }
    Ok(())
}

fn tokens<G: Game>(stand: &Stand<'_, G>, seat: Seat, page: &Page, count: &mut Count) -> Check {
    let asked = stand.asked.iter().filter(|a| a.seat == seat);
    for path in asked.flat_map(|a| &a.paths) {
        let lost = path.tokens().find(|t| !page.has(t));
        count.hold(Law::Tokens, lost.is_none(), || {
            format!("seat {seat} is offered {path}, and its page has no {lost:?}")
        })?;
    }
    Ok(())
}

/// As the house answers a click on something that is not lit.
fn probe<G: Face>(
    stand: &Stand<'_, G>,
    seat: Seat,
    view: &G::View,
    page: &Page,
    tongues: &Tongues,
    count: &mut Count,
) -> Check {
    let state = stand.state();
    let asked = stand.asked.iter().find(|a| a.seat == seat);
    let paths = asked.map_or(&[][..], |a| &a.paths);
    for text in &page.tokens {
        if paths.iter().any(|p| p.holds(text)) {
            continue;
        }
        let token: Result<Token, _> = text.parse();
        count.hold(Law::Probe, token.is_ok(), || {
            format!("{text:?} is no token")
        })?;
        let clicked = [token.expect("held above")];
        let meant = G::meant(view, &clicked);
        count.hold(Law::Probe, !meant.is_empty(), || {
            format!(
                "seat {seat} clicks {text} in the phase {}, and nothing is meant",
                state.phase()
            )
        })?;
        let mut refusal = None;
        let mut accepted = Vec::new();
        for action in &meant {
            match state.check(seat, action) {
                Ok(()) => accepted.push(state.path(action)),
                Err(why) => refusal = refusal.or(Some(why)),
            }
        }
        match refusal {
            Some(refusal) if accepted.is_empty() => tongues.refusal(&refusal, count)?,
            _ => {
                let astray = accepted.iter().find(|p| !p.holds(text));
                count.hold(Law::Probe, astray.is_none(), || {
                    format!("seat {seat} clicks {text} and is led to {astray:?}")
                })?;
            }
        }
    }
    Ok(())
}

/// What a few clicks at random could mean.
fn clicks<G: Face>(
    view: &G::View,
    page: &Page,
    luck: &mut Dice,
) -> impl Iterator<Item = G::Action> + use<G> {
    const TRIES: u32 = 4;
    let mut readings = Vec::new();
    for _ in 0..TRIES.min(page.tokens.len() as u32) {
        let clicked: Vec<Token> = (0..=luck.below(3))
            .filter_map(|_| pick(&page.tokens, luck).parse().ok())
            .collect();
        readings.extend(G::meant(view, &clicked));
    }
    readings.truncate(16);
    readings.into_iter()
}

/// Walks down the move list and asks for the words of each row.
fn rows<G: Face>(
    asked: &Asked<G>,
    view: &G::View,
    tongues: &Tongues,
    luck: &mut Dice,
    count: &mut Count,
) -> Check {
    const ROWS: usize = 24;
    let mut narrowing = Narrowing::new(&asked.paths);
    let mut clicked: Vec<Token> = Vec::new();
    loop {
        let next = narrowing.next();
        if next.is_empty() {
            return Ok(());
        }
        let first = luck.below(next.len() as u32) as usize;
        let around = next.iter().cycle().skip(first).take(next.len().min(ROWS));
        for text in around {
            let token: Result<Token, _> = text.parse();
            count.hold(Law::Tokens, token.is_ok(), || {
                format!("{text:?} is no token")
            })?;
            let say = G::say(view, &clicked, &[token.expect("held above")]);
            tongues.say(&say, Tone::Label, count)?;
        }
        let path = narrowing.paths().next().expect("a next click has a path");
        let run = path
            .steps()
            .skip_while(|s| !s.member)
            .take_while(|s| s.member);
        let run: Vec<Token> = run.filter_map(|s| s.token.parse().ok()).collect();
        if !run.is_empty() {
            tongues.say(&G::say(view, &clicked, &run), Tone::Label, count)?;
        }
        let token = next[first];
        narrowing.click(token);
        clicked.push(token.parse().expect("held above"));
    }
}

fn refusals<G: Game>(stand: &Stand<'_, G>, tongues: &Tongues, count: &mut Count) -> Check {
    for seat in Seat::all(stand.state().seats()) {
        for (_, action) in stand.guesses {
            if let Err(refusal) = stand.state().check(seat, action) {
                tongues.refusal(&refusal, count)?;
            }
        }
    }
    Ok(())
}

/// Clicking a path to its end, its sets in any order, leaves that path alone.
fn closed<G: Game>(
    stand: &Stand<'_, G>,
    readings: &[(Seat, G::Action)],
    count: &mut Count,
) -> Check {
    const CLICKED_THROUGH: usize = 24;
    let state = stand.state();
    let mut luck = stand.trip.luck_of(Law::Closed);
    for Asked { seat, paths, .. } in stand.asked {
        let mut paths = paths.clone();
        for (_, action) in readings
            .iter()
            .filter(|(s, a)| s == seat && state.check(*seat, a).is_ok())
        {
            let path = state.path(action);
            if !paths.contains(&path) {
                paths.push(path);
            }
        }
        let newest = paths.len().saturating_sub(CLICKED_THROUGH / 2);
        let some = (0..CLICKED_THROUGH / 2).map(|_| luck.below(paths.len() as u32) as usize);
        for at in some.chain(newest..paths.len()).collect::<Vec<_>>() {
            let mut narrowing = Narrowing::new(&paths);
            for token in any_order(&paths[at], &mut luck) {
                narrowing.click(token);
            }
            let left: Vec<&Path> = narrowing.paths().collect();
            count.hold(Law::Closed, left == [&paths[at]], || {
                format!(
                    "seat {seat} clicks {} to its end, and has: {left:?}",
                    paths[at]
                )
            })?;
        }
    }
    Ok(())
}

/// The tokens of a path, each run of members shuffled.
fn any_order<'p>(path: &'p Path, luck: &mut Dice) -> Vec<&'p str> {
    let steps: Vec<_> = path.steps().collect();
    let mut tokens = Vec::with_capacity(steps.len());
    for run in steps.chunk_by(|a, b| a.member && b.member) {
        let start = tokens.len();
        tokens.extend(run.iter().map(|s| s.token));
        luck.shuffle(&mut tokens[start..]);
    }
    tokens
}
