//! Who I am here: my name, my devices, a way to go on with another one.

use super::{frame, html_page, icon, sorry, waiting};
use crate::{app::App, devices, invites, people, speech, visitors::Caller};
use ::table::{Say, Words};
use axum::{
    Form,
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Redirect, Response},
};
use maud::{Markup, html};
use serde::Deserialize;

pub(crate) async fn page(State(app): State<App>, caller: Caller) -> Response {
    show(&app, &caller, None)
}

fn show(app: &App, caller: &Caller, code: Option<&str>) -> Response {
    let words = speech::house(caller.lang);
    let name = caller.visitor.as_ref().map_or("", |v| &v.name);
    let main = html! {
        main.me {
            section.chartbox {
                h2 { (words.get("my-name")) }
                form.say method="post" action="/me/name" {
                    input type="text" name="name" maxlength="24" required autocomplete="nickname" value=(name) aria-label=(words.get("my-name"));
                    button.btn.go type="submit" { (icon("confirm")) span { (words.get("keep")) } }
                }
                p.soft { (words.get("my-name-help")) }
            }
            @if caller.visitor.is_some() { (other_device(app, caller, &words, code)) (list(app, caller, &words)) }
        }
    };
    document(caller, &words, words.get("me"), "/me", &main)
}

fn document(caller: &Caller, words: &Words, title: String, back: &str, main: &Markup) -> Response {
    let whole = html! { (frame::house_head(words, &title, back)) (main) };
    html_page(frame::page(
        &frame::Frame {
            words,
            title: &title,
            style: Some("house"),
            script: true,
            mode: caller.mode,
        },
        &whole,
    ))
}

fn other_device(app: &App, caller: &Caller, words: &Words, code: Option<&str>) -> Markup {
    html! {
        section.chartbox.invite {
            h2 { (words.get("other-device")) }
            p { (words.say(&Say::new("other-device-help").num("minutes", devices::MINUTES))) }
            @match (code, invites::reach(app, &caller.host)) {
                (Some(code), Ok(reach)) => {
                    // Behind the #: no server and no chat program is told it.
                    (waiting::shared(words, &format!("{reach}/device#{code}"), "device-qr"))
                    p.soft { (words.get("or-type")) " " code { (reach) "/device" } " " b.code { (code) } }
                }
                (Some(_), Err(_)) => (waiting::loopback(app, words)),
                (None, _) => {
                    form method="post" action="/me/code" {
                        button.btn type="submit" { (icon("device")) span { (words.get("make-a-code")) } }
                    }
                }
            }
        }
    }
}

fn list(app: &App, caller: &Caller, words: &Words) -> Markup {
    let id = caller.visitor.as_ref().map_or("", |v| &v.id);
    let devices = app.store.devices(id).unwrap_or_default();
    html! {
        section.chartbox {
            h2 { (words.get("my-devices")) }
            ul.devices {
                @for device in devices {
                    li {
                        (icon("device"))
                        b { @if device.name.is_empty() { (words.get("a-device")) } @else { (device.name) } }
                        @if Some(device.hash) == caller.key { span.soft { (words.get("this-one")) } }
                        @else {
                            form method="post" action={ "/me/turn-away/" (device.hash.tag()) } {
                                button.lnk type="submit" { (words.get("turn-away")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct Named {
    name: String,
}

pub(crate) async fn name(
    State(app): State<App>,
    caller: Caller,
    Form(named): Form<Named>,
) -> Response {
    match people::rename(&app, &caller, &named.name).await {
        Ok(cookie) => to_me(cookie),
        Err(problem) => sorry(&caller, &problem),
    }
}

fn to_me(cookie: Option<HeaderValue>) -> Response {
    let mut response = Redirect::to("/me").into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

pub(crate) async fn code(State(app): State<App>, caller: Caller) -> Response {
    if let Err(problem) = invites::reach(&app, &caller.host) {
        return match problem.code {
            "loopback_only" => show(&app, &caller, Some("")),
            _ => sorry(&caller, &problem),
        };
    }
    match devices::new_code(&app, &caller).await {
        Ok(code) => show(&app, &caller, Some(&code)),
        Err(problem) => sorry(&caller, &problem),
    }
}

pub(crate) async fn turn_away(
    State(app): State<App>,
    caller: Caller,
    Path(tag): Path<String>,
) -> Response {
    match devices::turn_away(&app, &caller, &tag).await {
        Ok(()) => to_me(None),
        Err(problem) => sorry(&caller, &problem),
    }
}

/// The other device: the code comes behind the # or is typed; only the form spends it.
pub(crate) async fn device(caller: Caller) -> Response {
    let words = speech::house(caller.lang);
    let main = html! {
        main.me {
            section.chartbox {
                h2 { (words.get("continue-here")) }
                p { (words.get("continue-here-text")) }
                form.say method="post" action="/device" {
                    input type="text" name="code" maxlength="20" required autocomplete="off" autocapitalize="none" data-fragment aria-label=(words.get("code"));
                    button.btn.go type="submit" { (icon("confirm")) span { (words.get("continue")) } }
                }
            }
        }
    };
    document(
        &caller,
        &words,
        words.get("continue-here"),
        "/device",
        &main,
    )
}

#[derive(Deserialize)]
pub(crate) struct Code {
    code: String,
}

pub(crate) async fn redeem(
    State(app): State<App>,
    caller: Caller,
    Form(sent): Form<Code>,
) -> Response {
    match devices::redeem(&app, &caller, &sent.code).await {
        Ok(cookie) => {
            let mut response = Redirect::to("/").into_response();
            if let Some(cookie) = cookie {
                response.headers_mut().insert(header::SET_COOKIE, cookie);
            }
            response
        }
        Err(problem) => sorry(&caller, &problem),
    }
}

/// Leads to the next table that waits for the caller.
pub(crate) async fn next(
    State(app): State<App>,
    caller: Caller,
    axum::extract::Query(from): axum::extract::Query<From>,
) -> Response {
    let visitor = caller.visitor.as_ref().map_or("", |v| &v.id);
    match crate::listing::next(&app, visitor, &from.from) {
        Ok(Some(table)) => Redirect::to(&format!("/t/{table}")).into_response(),
        Ok(None) => Redirect::to("/").into_response(),
        Err(problem) => sorry(&caller, &problem),
    }
}

#[derive(Deserialize)]
pub(crate) struct From {
    /// The table one comes from.
    #[serde(default)]
    from: String,
}
