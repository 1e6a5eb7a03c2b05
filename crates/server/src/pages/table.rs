//! The page of a table: head, sign, the game, and the rail with log, moves and talk.

use super::{alone, cover, frame, html_page, icon, printed, seat_mark, sorry, talk, waiting};
use crate::{
    app::App,
    covers::Sight,
    problem::Problem,
    room::{Answer, What},
    scene::{Scene, Stage},
    seating, speech,
    visitors::Caller,
};
use ::table::{Say, Seat, Viewer, Words};
use axum::{
    extract::{Path, State},
    response::Response,
};
use maud::{Markup, PreEscaped, html};

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Response {
    let row = match app.store.table(&id) {
        Ok(Some(listed)) => listed.table,
        Ok(None) => return sorry(&caller, &Problem::not_found()),
        Err(error) => return sorry(&caller, &error.into()),
    };
    let Some(title) = shelf::title(&row.game) else {
        return sorry(&caller, &Problem::not_found());
    };
    if row.status == store::Status::Waiting {
        return waiting::page(&app, &caller, &row);
    }
    if !crate::printed::is_playable(&row) {
        return printed::page(&app, &caller, title, &row);
    }
    let scene = match app
        .rooms
        .ask(&app, &id, caller.claim(), caller.lang, What::Watch)
        .await
    {
        Ok(Answer::Scenes(scenes)) => scenes.borrow().clone(),
        Ok(Answer::Data(_)) => return sorry(&caller, &Problem::closing()),
        Err(worded) => return sorry(&caller, &worded.problem),
    };
    if let Sight::Covered(seat) = scene.sight {
        return cover::page(&caller, title, &row, seat);
    }
    let words = speech::of(title, caller.lang);
    let name = words.get("title");
    let back = format!("/t/{id}");
    let beside = match beside(&app, &caller, &row, &words).await {
        Ok(beside) => beside,
        Err(problem) => return sorry(&caller, &problem),
    };
    let main = html! {
        (head(&words, &scene, title.card().id, &back))
        (table(&words, &scene, &id, title.card().id, &beside))
    };
    let frame = frame::Frame {
        words: &words,
        title: &name,
        style: Some(title.card().id),
        script: true,
        mode: caller.mode,
    };
    html_page(frame::page(&frame, &main))
}

/// What stands beside the game for one caller.
struct Beside {
    talk: Markup,
    clocks: Markup,
    people: Markup,
    /// Whether a hint can be asked for.
    hints: bool,
    /// What came of a game played alone.
    result: Markup,
    /// Whether the caller plays alone here.
    alone: bool,
    /// Noted by the browser while the game runs: at its end it can tell whether the house changed its mind.
    commitment: Option<String>,
}

async fn beside(
    app: &App,
    caller: &Caller,
    row: &store::TableRow,
    words: &Words,
) -> Result<Beside, Problem> {
    let places = seating::places(row).unwrap_or_default();
    let visitor = caller.visitor.as_ref().map(|v| v.id.as_str());
    let seated = visitor.is_some_and(|v| seating::seat_of(&places, v).is_some());
    let running = row.status == store::Status::Playing;
    let luck = app.store.luck(&row.id)?;
    let ranked = app.store.attempt(&row.id)?;
    let ranked = ranked.as_ref().is_some_and(crate::alone::is_ranked);
    Ok(Beside {
        hints: seated && running && crate::hints::allowed(&places) && !ranked,
        commitment: luck.and_then(|l| l.commitment).filter(|_| running),
        talk: talk::box_of(app, caller, row, words)?,
        clocks: talk::clocks(app, caller, &row.id, words).await,
        result: alone::result(app, caller, row, words)?,
        alone: seated && places.len() == 1,
        people: match seated && running {
            true if places.len() == 1 => starting_over(row, words),
            true => partings(row, words),
            false => html! {},
        },
    })
}

/// Beginning anew in the middle of a game for one: opened first, so that no stray tap ends it.
fn starting_over(row: &store::TableRow, words: &Words) -> Markup {
    html! {
        details.choices.over {
            summary.btn { (icon("redo")) span { (words.get("start-over")) } }
            p { (words.get("start-over-help")) }
            div { (alone::restarts(&row.id, words, false)) }
        }
    }
}

/// The ways to go: for a while, for good, all together.
fn partings(row: &store::TableRow, words: &Words) -> Markup {
    let way = |deed: &str, sign: &str, key: &'static str, help: &'static str| {
        html! {
            form method="post" action={ "/t/" (row.id) "/" (deed) } {
                input type="hidden" name="yes" value="true";
                button.btn type="submit" title=(words.get(help)) { (icon(sign)) span { (words.get(key)) } }
                small { (words.get(help)) }
            }
        }
    };
    html! {
        fieldset.choices.partings {
            legend { (words.get("going")) }
            (way("leave", "leave", "leave", "leave-help"))
            (way("resign", "close", "resign", "resign-help"))
            (way("part", "rivals", "part", "part-help"))
        }
    }
}

fn head(words: &Words, scene: &Scene, game: &str, back: &str) -> Markup {
    html! {
        header.head {
            (frame::brand(words))
            div.where { h1 { (words.get("title")) } span.soft #progress { (scene.progress) } }
            div.seatstrip #seats { (PreEscaped(&scene.seats)) }
            nav aria-label=(words.get("tools")) {
                a.tool href={ "/rules/" (game) } data-do="rules" aria-label=(words.get("rules")) { (icon("rulebook")) span.lbl { (words.get("rules")) } }
                (frame::tools(words, back))
            }
        }
    }
}

/// Everything that lives: the script finds it by the ids.
fn table(words: &Words, scene: &Scene, id: &str, game: &str, beside: &Beside) -> Markup {
    html! {
        main.table #table data-table=(id) data-game=(game) data-luck=[beside.commitment.as_deref()] data-have=(scene.count) data-shows="side" data-over[scene.over] {
            div.notice #notice role="alert" hidden {}
            section.ask #sign data-state=(scene.state()) aria-label=(words.get("sign")) {
                div.signtext #sign-text { (PreEscaped(&scene.sign)) }
                (beside.clocks)
                (acts(words, scene, id, beside))
                (beside.result)
            }
            div.game #game { (PreEscaped(scene.page.marked())) }
            div.preview #preview data-empty=(words.get("preview-empty")) {}
            (rail(words, scene, game, id, beside))
            div.visually-hidden #live role="status" aria-live="polite" {}
            (texts(words, beside.alone))
        }
        dialog.detail #detail aria-labelledby="detail-title" {
            button.tool.shut type="button" data-do="close-detail" aria-label=(words.get("close")) { (icon("close")) }
            div #detail-text {}
            button.btn.choose type="button" data-do="choose-detail" hidden { (icon("confirm")) span { (words.get("choose-this")) } }
        }
        (rulesheet(words))
    }
}

/// The rulebook beside the table; it comes when it is opened.
pub(super) fn rulesheet(words: &Words) -> Markup {
    html! {
        dialog.rules #rules aria-labelledby="rules-title" {
            div.bookhead {
                (icon("rulebook"))
                h2 #rules-title { (words.get("rulebook")) }
                span.soft { (words.get("title")) }
                button.tool type="button" data-do="close-rules" aria-label=(words.get("close")) { (icon("close")) }
            }
            div.rulesheet #rules-text {}
        }
    }
}

/// What can be done beside choosing; the brass button is the only one that commits.
fn acts(words: &Words, scene: &Scene, id: &str, beside: &Beside) -> Markup {
    let act = |what: &str, sign: &str, key: &'static str| {
        html! { button.btn type="button" data-do=(what) hidden { (icon(sign)) span { (words.get(key)) } } }
    };
    html! {
        div.acts #acts {
            @if beside.hints { (act("hint", "hint", "hint")) }
            (act("undo-turn", "first", "undo-turn"))
            (act("undo", "undo", "undo"))
            (act("redo", "redo", "redo"))
            (act("back", "left", "back"))
            button.btn.go type="button" data-do="confirm" hidden { (icon("confirm")) span #deed { (words.get("confirm")) } }
            div.again #again hidden[!scene.over] {
                a.btn href="/" { (icon("table")) span { (words.get("lobby")) } }
                a.btn href={ "/t/" (id) "/replay" } { (icon("replay")) span { (words.get("replay")) } }
                @if beside.alone { (alone::restarts(id, words, true)) }
                @else {
                    form method="post" action={ "/t/" (id) "/again" } {
                        input type="hidden" name="nonce" value="" data-nonce;
                        button.btn.go type="submit" { (icon("confirm")) span { (words.get("play-again")) } }
                    }
                }
            }
        }
    }
}

/// Log, moves and the rest. Where the page is narrow, the game's side and the rivals are tabs of it too.
fn rail(words: &Words, scene: &Scene, game: &str, id: &str, beside: &Beside) -> Markup {
    let side = if words.has("page-side") {
        "page-side"
    } else {
        "table"
    };
    let tab = |name: &str, sign: &str, on: bool, label: Markup| {
        html! {
            button type="button" role="tab" id={ "tab-" (name) } data-tab=(name) aria-selected=(if on { "true" } else { "false" })
                aria-label=[(name == "more").then(|| words.get("more"))]
                aria-controls=[["log", "moves", "chat", "more"].contains(&name).then(|| format!("panel-{name}"))] { (icon(sign)) (label) }
        }
    };
    html! {
        aside.rail #rail aria-label=(words.get("beside")) {
            div.tabs.housetabs #tabs role="tablist" aria-label=(words.get("beside")) data-tabs="house" {
                (tab("side", "table", true, html! { span.wide { (words.get(side)) } span.phone { (words.get("table")) } }))
                (tab("rivals", "rivals", false, html! { span { (words.get("rivals")) } }))
                (tab("log", "log", false, html! { span { (words.get("log")) } }))
                (tab("moves", "moves", false, html! { span { (words.get("moves")) } span.count #count {} }))
                (tab("chat", "chat", false, html! { span { (words.get("chat")) } }))
                (tab("more", "menu", false, html! { span.lbl { (words.get("more")) } }))
            }
            div.sheetbox #panel-log role="tabpanel" tabindex="0" aria-labelledby="tab-log" {
                ol.log #log { @for line in scene.log.lines.iter().rev() { (PreEscaped(&line.0)) } }
            }
            div.sheetbox #panel-moves role="tabpanel" aria-labelledby="tab-moves" {
                ol.crumbs #crumbs aria-label=(words.get("way-so-far")) {}
                p.soft.idle #idle { (words.get("nothing-to-choose")) }
                ul.moves #moves aria-labelledby="tab-moves" {}
                p.keys aria-hidden="true" {
                    kbd { "↑" } kbd { "↓" } (words.get("key-choose")) kbd { "Enter" } (words.get("key-take")) kbd { "Esc" } (words.get("key-back"))
                }
            }
            div.sheetbox #panel-chat role="tabpanel" aria-labelledby="tab-chat" { (beside.talk) }
            div.sheetbox #panel-more role="tabpanel" aria-labelledby="tab-more" { (more(words, game, id, scene.undo.is_some(), beside)) (beside.people) }
        }
    }
}

/// Settings, and what has no room elsewhere on a phone.
fn more(words: &Words, game: &str, id: &str, seated: bool, beside: &Beside) -> Markup {
    let choice = |setting: &str, values: &[(&str, &'static str)], usual: &str| {
        html! {
            @for (value, key) in values {
                label { input type="radio" name=(setting) value=(value) checked[*value == usual]; span { (words.get(key)) } }
            }
        }
    };
    html! {
        fieldset.choices data-setting="confirm" {
            legend { (words.get("confirm-when")) }
            (choice("confirm", &[("always", "confirm-always"), ("reveals", "confirm-reveals"), ("never", "confirm-never")], "reveals"))
        }
        fieldset.choices {
            legend { (words.get("call-me")) }
            label data-setting="sound" { input type="checkbox" checked; span { (words.get("call-sound")) } }
            label data-setting="system" { input type="checkbox"; span { (words.get("call-system")) } }
        }
        fieldset.choices.seg data-setting="mode" {
            legend { (words.get("day-and-night")) }
            (choice("mode", &[("", "mode-system"), ("light", "mode-light"), ("dark", "mode-dark")], ""))
        }
        nav.links aria-label=(words.get("more")) {
            a.btn href={ "/rules/" (game) } data-do="rules" { (icon("rulebook")) span { (words.get("rules")) } }
            a.btn href={ "/t/" (id) "/replay" } { (icon("replay")) span { (words.get("replay")) } }
            @if beside.alone { a.btn href={ "/scores/" (game) } { (icon("calendar")) span { (words.get("daily-and-scores")) } } }
            @if seated { button.btn type="button" data-do="key" { (icon("lock")) span { (words.get("program-key")) } } }
            a.btn href={ "/next?from=" (id) } { (icon("right")) span { (words.get("next-table")) } }
            a.btn href="/" { (icon("leave")) span { (words.get("back-to-lobby")) } }
        }
    }
}

/// Sentences the script shows by itself.
fn texts(words: &Words, by_oneself: bool) -> Markup {
    let keys = [
        "confirm",
        "program-key",
        "program-key-text",
        "no-connection",
        "try-now",
        "connected",
        "while-away",
        "show-me",
        "not-sent",
        "not-sent-text",
        "try-again",
        "agree-take-back",
        "agree",
        "decline",
        "waiting-for-agreement",
        "choose-on",
        "choose-or-confirm",
        "preview-final",
        "nothing-changed",
        "read-the-rule",
        "rule",
        "close",
    ];
    // Alone nobody is asked; it is said all the same what going back beyond a barrier makes of the game.
    let beyond = match by_oneself {
        true => [("take-back", "go-back"), ("take-back-text", "go-back-text")],
        false => [
            ("take-back", "take-back"),
            ("take-back-text", "take-back-text"),
        ],
    };
    html! {
        template #texts {
            @for key in keys { span data-text=(key) { (words.get(key)) } }
            @for (name, key) in beyond { span data-text=(name) { (words.get(key)) } }
            span data-text="no-connection-text" { (words.say(&Say::new("no-connection-text").text("seconds", "{seconds}"))) }
            @for sign in ["refused", "offline", "confirm", "undo", "close"] { span data-icon=(sign) { (icon(sign)) } }
        }
    }
}

/// The sign: whose turn it is and what is asked, or what is waited for.
pub(crate) fn sign(stage: &Stage<'_>, who: Viewer, words: &Words) -> Markup {
    let table = stage.table;
    let asked = table.to_act();
    let mine = who.seat().filter(|s| asked.has(*s));
    let question = words.say(&table.question(who));
    if stage.abandoned {
        return html! { p #question { span #asks { (words.get("event-abandoned")) } } };
    }
    if let Some(notice) = who.seat().and_then(|seat| about_me(stage, seat, words)) {
        return notice;
    }
    if asked.is_empty() {
        return over(stage, &question, words);
    }
    let Some(seat) = mine else {
        let last = table.lines(who, 0).iter().rev().find(|t| !t.undone);
        return html! {
            @if who.seat().is_none() { span.seatmark.eye { (icon("eye")) } }
            @else if let Some(seat) = asked.iter().next() { (seat_mark(seat)) }
            p #question {
                span #asks { (question) }
                @if let Some(last) = last { small { (words.say(&last.line.say)) } }
            }
            (icon("clock"))
        };
    };
    html! {
        div.who {
            (seat_mark(seat))
            div {
                @if let Some(progress) = table.progress(who) { small { (words.say(&progress)) } }
                b { (words.get("your-turn")) }
            }
        }
        p #question { span #asks { (question) } small #hint { (words.get("sign-hint")) } (caution(table, who, words)) }
    }
}

/// What one should know before the first decision.
fn caution(table: &dyn ::table::Table, who: Viewer, words: &Words) -> Markup {
    html! { @if let Some(say) = table.caution(who) { small.caution { (icon("caution")) " " (words.say(&say)) } } }
}

/// What takes the sign's place because it is about the viewer: a bot keeps the seat, or the others want to part.
fn about_me(stage: &Stage<'_>, seat: Seat, words: &Words) -> Option<Markup> {
    let id = stage.id;
    let answer = |deed: &str, yes: bool, key: &'static str, class: &str| {
        html! {
            form method="post" action={ "/t/" (id) "/" (deed) } {
                input type="hidden" name="yes" value=(yes);
                button class=(class) type="submit" { span { (words.get(key)) } }
            }
        }
    };
    if stage.table.to_act().is_empty() {
        return None;
    }
    if stage.places[seat.index()].is_away() {
        return Some(html! {
            div.who { (seat_mark(seat)) }
            p #question { span #asks { (words.get("bot-plays-for-you")) } small { (words.get("bot-plays-for-you-text")) } }
            div.answers { (answer("return", true, "take-my-seat", "btn go")) }
        });
    }
    let Some(parting) = stage.parting else {
        return missed(stage, seat, words);
    };
    let by = words.name(parting.by);
    let text = match parting.agreed.has(seat) {
        true => words.get("waiting-for-parting"),
        false => words.say(&Say::new("asks-to-part").text("name", by)),
    };
    Some(html! {
        div.who { (seat_mark(parting.by)) }
        p #question { span #asks { (text) } }
        div.answers {
            @if parting.agreed.has(seat) { (answer("part", false, "play-on", "btn")) }
            @else { (answer("part", false, "play-on", "btn")) (answer("part", true, "agree", "btn go")) }
        }
    })
}

/// Somebody else is waited for in vain: a bot may play until they are back.
fn missed(stage: &Stage<'_>, seat: Seat, words: &Words) -> Option<Markup> {
    let gone = stage.absent.iter().next()?;
    if stage.table.to_act().has(seat) {
        return None;
    }
    Some(html! {
        span.seatmark.gone { (seat_mark(gone)) (icon("offline")) }
        p #question {
            span #asks { (words.say(&Say::new("no-answer-from").text("name", words.name(gone)))) }
            small { (words.get("stand-in-text")) }
        }
        div.answers {
            form method="post" action={ "/t/" (stage.id) "/stand-in" } {
                input type="hidden" name="seat" value=(gone.0);
                button.btn.go type="submit" { (icon("bot")) span { (words.get("let-a-bot-play")) } }
            }
        }
    })
}

/// The sign at the end: who won, and how the others stand.
fn over(stage: &Stage<'_>, question: &str, words: &Words) -> Markup {
    let mut sheets = stage.table.sheets();
    sheets.sort_by_key(|sheet| sheet.rank);
    let others: Vec<String> = sheets
        .iter()
        .filter(|sheet| sheet.rank > 1)
        .map(|sheet| format!("{} {}", words.name(sheet.seat), sheet.total))
        .collect();
    html! {
        div.who { @for sheet in sheets.iter().filter(|s| s.rank == 1) { (seat_mark(sheet.seat)) } }
        p #question { span #asks { (question) } small { (others.join(" · ")) } }
    }
}

/// The seats with their points and purses, for pages where the rivals stand elsewhere.
pub(crate) fn seat_strip(stage: &Stage<'_>, who: Viewer, words: &Words) -> Markup {
    let table = stage.table;
    let bot = |seat: Seat| stage.places[seat.index()].bot.is_some();
    let kept = |seat: Seat| stage.places[seat.index()].is_away();
    let gone = |seat: Seat| stage.absent.has(seat);
    html! {
        @for sheet in &table.sheets() {
            span.seat.on[table.to_act().has(sheet.seat)] data-me[who.is(sheet.seat)] {
                (seat_mark(sheet.seat))
                span.name { (words.name(sheet.seat)) @if kept(sheet.seat) { (icon("bot")) } @if gone(sheet.seat) { (icon("offline")) span.visually-hidden { ", " (words.get("no-answer")) } } @if bot(sheet.seat) { span.visually-hidden { ", " (words.get("bot")) } } }
                span.tally {
                    span.pt { (icon("points")) span.visually-hidden { (words.get("points")) " " } span data-count={ "points-" (sheet.seat) } { (sheet.total) } }
                    @if !table.to_act().is_empty() {
                        @for item in table.purse(who, sheet.seat) { span { (words.amount(item.unit, item.value)) } }
                    }
                }
            }
        }
    }
}
