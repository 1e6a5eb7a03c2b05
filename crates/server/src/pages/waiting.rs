//! A table before its game: the train of its seats, who is there, the links to send, what is agreed, the talk; and an invitation.

use super::{frame, html_page, icon, seat_mark, sorry, talk, way};
use crate::{
    app::App,
    invites::{self, Invitation},
    problem::Problem,
    seating::{self, Place},
    speech,
    visitors::Caller,
};
use ::table::{Say, Seat, Title, Words};
use axum::response::Response;
use maud::{Markup, html};

/// The table through one visitor's eyes.
struct Look<'a> {
    app: &'a App,
    caller: &'a Caller,
    row: &'a store::TableRow,
    title: &'static dyn Title,
    words: Words,
    places: Vec<Place>,
    mine: Option<Seat>,
    host: bool,
}

impl<'a> Look<'a> {
    fn new(app: &'a App, caller: &'a Caller, row: &'a store::TableRow) -> Option<Look<'a>> {
        let title = shelf::title(&row.game)?;
        let places = seating::places(row).ok()?;
        let visitor = caller.visitor.as_ref().map(|v| v.id.as_str());
        Some(Look {
            app,
            caller,
            row,
            title,
            words: speech::of(title, caller.lang),
            mine: visitor.and_then(|v| seating::seat_of(&places, v)),
            host: visitor.is_some() && visitor == row.host.as_deref(),
            places,
        })
    }

    fn get(&self, key: &'static str) -> String {
        self.words.get(key)
    }

    fn action(&self, deed: &str) -> String {
        format!("/t/{}/{deed}", self.row.id)
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &Place)> {
        (0..).map(Seat).zip(&self.places)
    }

    fn free(&self) -> usize {
        self.places.iter().filter(|p| p.is_free()).count()
    }
}

pub(crate) fn page(app: &App, caller: &Caller, row: &store::TableRow) -> Response {
    let Some(look) = Look::new(app, caller, row) else {
        return sorry(caller, &Problem::not_found());
    };
    let back = format!("/t/{}", row.id);
    let main = html! {
        (head(&look, &back))
        main.wait #waiting data-alive {
            (sign(&look))
            (train(&look))
            (berths(&look))
            (facts(&look))
            aside.inv aria-label=(look.get("beside")) {
                (invite(&look))
                @if let Ok(talk) = talk::box_of(app, caller, row, &look.words) { (talk) }
            }
        }
    };
    document(&look, &main)
}

fn document(look: &Look<'_>, main: &Markup) -> Response {
    let name = look.get("title");
    html_page(frame::page(
        &frame::Frame {
            words: &look.words,
            title: &name,
            style: Some("house"),
            script: true,
            mode: look.caller.mode,
        },
        main,
    ))
}

fn head(look: &Look<'_>, back: &str) -> Markup {
    html! {
        header.head {
            (frame::brand(&look.words))
            div.where { h1 { (look.get("title")) } span.soft { (look.get("not-yet-begun")) } }
            nav aria-label=(look.get("tools")) {
                a.tool href={ "/rules/" (look.title.card().id) } aria-label=(look.get("rules")) { (icon("rulebook")) span.lbl { (look.get("rules")) } }
                (frame::tools(&look.words, back))
            }
        }
    }
}

/// What is missing, and what one can do about it.
fn sign(look: &Look<'_>) -> Markup {
    let free = look.free();
    let waits = look.places.iter().filter(|p| p.hesitates).count();
    let (says, hint) = match (free, waits) {
        (0, _) => (
            Say::new("waiting-for-ready").num("people", waits as i64),
            "start-without-them",
        ),
        _ => (
            Say::new("waiting-for").num("open", free as i64),
            "start-with-bots",
        ),
    };
    html! {
        section.ask data-state=(if look.mine.is_some() || look.host { "mine" } else { "waiting" }) aria-label=(look.get("sign")) {
            div.signtext {
                @if let Some(seat) = look.mine { div.who { (seat_mark(seat)) } }
                p { span { (look.words.say(&says)) } @if look.host { small { (look.get(hint)) } } }
            }
            div.acts { (acts(look)) }
        }
    }
}

fn acts(look: &Look<'_>) -> Markup {
    let leave = html! {
        form method="post" action=(look.action("leave")) {
            button.btn type="submit" { (icon("leave")) span { (look.get("leave")) } }
        }
    };
    let start = html! {
        form method="post" action=(look.action("start")) {
            button.btn.go type="submit" { (icon("confirm")) span { (look.get("start-now")) } }
        }
    };
    let Some(seat) = look.mine else {
        // A host may have opened the table for others alone.
        let people = look.places.iter().any(|p| p.visitor.is_some());
        return html! {
            @if look.host { (leave) }
            @if look.host && people { (start) }
            @else if look.places.iter().any(|p| p.is_free() && p.door == seating::Door::Open) {
                form method="post" action=(look.action("sit")) {
                    input type="hidden" name="nonce" value="" data-nonce;
                    button.btn.go type="submit" { (icon("confirm")) span { (look.get("sit-down")) } }
                }
            }
        };
    };
    let ready = !look.places[seat.index()].hesitates;
    html! {
        (leave)
        form method="post" action=(look.action("ready")) {
            input type="hidden" name="nonce" value="" data-nonce;
            input type="hidden" name="yes" value=(!ready);
            @if ready { button.btn type="submit" { (icon("close")) span { (look.get("not-ready")) } } }
            @else { button.btn.go type="submit" { (icon("confirm")) span { (look.get("i-am-ready")) } } }
        }
        @if look.host && ready { (start) }
    }
}

/// One coach for each seat in its livery; a free one is pale.
fn train(look: &Look<'_>) -> Markup {
    let drawing = |name: &str, size: &str, class: &str| {
        html! { svg class=(class) viewBox=(size) aria-hidden="true" { use href={ (crate::assets::address("train.svg")) "#" (name) } {} } }
    };
    html! {
        div.train aria-hidden="true" {
            svg.scene viewBox="0 0 928 240" preserveAspectRatio="xMidYMax slice" { use href={ (crate::assets::address("train.svg")) "#land" } {} }
            div.loco { (drawing("loco", "0 0 220 100", "liv-0")) }
            @for (seat, place) in look.seats().collect::<Vec<_>>().into_iter().rev() {
                div.coach.free[place.is_free()] id={ "coach-" (seat.0) } {
                    (seat_mark(seat))
                    (drawing("coach", "0 0 120 100", if place.is_free() { "liv-x".to_owned() } else { format!("liv-{}", seat.0 + 1) }.as_str()))
                }
            }
        }
    }
}

fn berths(look: &Look<'_>) -> Markup {
    html! {
        ul.berths aria-label=(look.get("seats")) {
            @for (seat, place) in look.seats() { (berth(look, seat, place)) }
        }
    }
}

fn berth(look: &Look<'_>, seat: Seat, place: &Place) -> Markup {
    let me =
        look.mine.is_some() && place.visitor == look.caller.visitor.as_ref().map(|v| v.id.clone());
    let host = place.visitor.is_some() && place.visitor == look.row.host;
    let kind = match (place.is_free(), &place.bot, place.door) {
        (true, _, seating::Door::Link) => look.get("free-by-link-help"),
        (true, _, seating::Door::Open) => look.get("open-to-all-help"),
        (_, Some(level), _) => look
            .words
            .say(&Say::new("a-bot-of").text("level", way(&look.words, "bot", level))),
        (_, None, _) if host => look.get("host"),
        (_, None, _) => look.get("person"),
    };
    html! {
        li.berth.free[place.is_free()] {
            (seat_mark(seat))
            div.nm {
                b {
                    @if place.is_free() { (look.get(match place.door { seating::Door::Link => "free-by-link", seating::Door::Open => "open-seat" })) }
                    @else { (place.name) @if me { " " span.soft { "(" (look.get("you-here")) ")" } } }
                }
                small { (icon(if place.bot.is_some() { "bot" } else { "person" })) " " (kind) }
            }
            @if place.is_free() || place.hesitates { span.rdy.no { (icon("clock")) (look.get("awaited")) } }
            @else { span.rdy { (icon("confirm")) (look.get("ready")) } }
            (offer(look, seat, place, me))
        }
    }
}

/// The one thing that may be done about a seat.
fn offer(look: &Look<'_>, seat: Seat, place: &Place, me: bool) -> Markup {
    let about = |deed: &str, wanted: Option<String>, key: &'static str| {
        html! {
            form method="post" action=(look.action(deed)) {
                input type="hidden" name="seat" value=(seat.0);
                @if let Some(wanted) = wanted { input type="hidden" name="wanted" value=(wanted); }
                button.lnk type="submit" { (look.get(key)) }
            }
        }
    };
    match (look.host, me) {
        (_, true) => html! { a.lnk href="/me" { (look.get("change-name")) } },
        (false, _) => html! {},
        _ if place.is_free() => about(
            "seat",
            Some(format!("bot {}", crate::setup::USUAL_BOT)),
            "put-a-bot",
        ),
        _ if place.bot.is_some() => about("seat", Some("friend".to_owned()), "free-the-seat"),
        _ => about("send-away", None, "send-away"),
    }
}

/// What is agreed, and how the luck of this game is sealed.
fn facts(look: &Look<'_>) -> Markup {
    let luck = look.app.store.luck(&look.row.id).ok().flatten();
    let print = luck.and_then(|l| l.commitment).unwrap_or_default();
    html! {
        section.facts {
            div {
                h2 { (look.get("agreed")) }
                ul.plain { @for (sign, line) in super::order::agreed(look.title, look.row, &look.words) { li { (icon(sign)) span { (line) } } } }
            }
            div {
                h2 { (look.get("luck-of-this-game")) }
                ul.plain {
                    li { (icon("seal")) span { (look.get("waiting-luck-sealed")) code.print { (grouped(&print)) } } }
                    li { (icon("luck")) span { (look.get("waiting-luck-numbers")) } }
                }
            }
        }
    }
}

/// A fingerprint in groups that can be read aloud.
fn grouped(print: &str) -> String {
    let groups: Vec<&str> = print
        .as_bytes()
        .chunks(8)
        .filter_map(|c| std::str::from_utf8(c).ok())
        .collect();
    groups.join(" ")
}

/// The links to send, each with its square; while nobody else can reach the house, how to change that.
fn invite(look: &Look<'_>) -> Markup {
    let links = match invites::invitations(look.app, look.caller, look.row) {
        Ok(links) => links,
        Err(problem) if problem.code == "loopback_only" && look.free() > 0 => {
            return html! { section.chartbox.invite.warn { h2 { (look.get("invite")) } (loopback(look.app, &look.words)) } };
        }
        Err(_) => return html! {},
    };
    html! {
        @if !links.is_empty() {
            section.chartbox.invite {
                h2 { (look.get("invite")) }
                @for link in &links { (invitation_link(look, link)) }
                p.soft { (look.get("invite-help")) }
            }
        }
    }
}

fn invitation_link(look: &Look<'_>, link: &Invitation) -> Markup {
    html! {
        div.link {
            (shared(&look.words, &link.url, "invite-qr"))
            @if look.host {
                form method="post" action=(look.action("link")) {
                    input type="hidden" name="seat" value=(link.seat);
                    button.lnk type="submit" { (icon("redo")) (look.get("new-link")) }
                }
            }
        }
    }
}

/// An address to copy, and as a square to scan.
pub(super) fn shared(words: &Words, url: &str, label: &'static str) -> Markup {
    html! {
        div.field { code { (url) } button.btn type="button" data-copy=(url) { (icon("copy")) span { (words.get("copy")) } } }
        (invites::square(url, &words.get(label)))
    }
}

/// Why a link would lead nowhere, and the command that mends it.
pub(super) fn loopback(app: &App, words: &Words) -> Markup {
    html! {
        div.hintbox {
            (icon("offline"))
            div {
                b { (words.get("only-this-computer")) }
                p { (words.get("only-this-computer-text")) }
                code.cmd { (invites::command(app)) }
                p.soft { (words.get("only-this-computer-until")) }
            }
        }
    }
}

/// Somebody was sent a link: it shows the table, and one more tap sits down.
pub(crate) fn invitation(
    app: &App,
    caller: &Caller,
    row: &store::TableRow,
    seat: Option<Seat>,
    code: &str,
) -> Response {
    let Some(look) = Look::new(app, caller, row) else {
        return sorry(caller, &Problem::not_found());
    };
    let seat = seat.filter(|s| look.places[s.index()].is_free());
    let host = look
        .places
        .iter()
        .find(|p| p.visitor.is_some() && p.visitor == row.host);
    let by = host.map_or_else(String::new, |p| p.name.clone());
    let back = format!("/j/{}/{code}", row.id);
    let main = html! {
        (head(&look, &back))
        main.invited {
            div.sheet {
                @match seat {
                    Some(seat) => {
                        (seat_mark(seat))
                        h2 { (look.words.say(&Say::new("invited-title").text("host", by))) }
                        p { (look.get("invited-text")) }
                        form method="post" action=(look.action("sit")) {
                            input type="hidden" name="code" value=(code);
                            input type="hidden" name="nonce" value="" data-nonce;
                            button.btn.go type="submit" { (icon("confirm")) span { (look.get("sit-down")) } }
                        }
                    }
                    None => {
                        (icon("link"))
                        h2 { (look.get("link-used")) }
                        p { (look.get("link-used-text")) }
                        a.btn href={ "/t/" (row.id) } { (icon("eye")) span { (look.get("watch")) } }
                    }
                }
            }
            (train(&look))
            (berths(&Look { host: false, mine: None, ..look_again(&look) }))
            (facts(&look))
        }
    };
    document(&look, &main)
}

fn look_again<'a>(look: &Look<'a>) -> Look<'a> {
    Look {
        words: look.words.clone(),
        places: look.places.clone(),
        ..*look
    }
}
