//! Between two players of one device: the whole page is a sign, and nothing of any hand is in it.

use super::{frame, html_page, icon};
use crate::{seating, speech, visitors::Caller};
use ::table::{Say, Seat, Title};
use axum::response::Response;
use maud::html;

pub(crate) fn page(
    caller: &Caller,
    title: &'static dyn Title,
    row: &store::TableRow,
    seat: Seat,
) -> Response {
    let words = speech::of(title, caller.lang);
    let places = seating::places(row).unwrap_or_default();
    let name = places.get(seat.index()).map_or("", |p| &p.name);
    let says = |key| words.say(&Say::new(key).text("name", name.to_owned()));
    let main = html! {
        main.cover data-alive {
            div.plate {
                svg.wheel viewBox="0 0 300 300" aria-hidden="true" {
                    circle cx="150" cy="150" r="138" {}
                    circle cx="150" cy="150" r="52" {}
                    path d="M150 98V12M105 124 30 81M105 176 30 219M150 202v86M195 176l75 43M195 124l75-43" {}
                }
                div.msg {
                    span class={ "seatmark onsign s" (seat.0 + 1) } { (icon(&format!("seat-{}", seat.0 + 1))) }
                    h1 { (says("pass-the-device")) }
                    p { (words.get("cards-put-away")) }
                    form method="post" action={ "/t/" (row.id) "/uncover" } {
                        input type="hidden" name="seat" value=(seat.0);
                        button.btn.go.big type="submit" { (icon("confirm")) span { (says("i-am-show")) } }
                    }
                    p.small { (words.get("title")) }
                }
            }
        }
    };
    let heading = says("pass-the-device");
    html_page(frame::page(
        &frame::Frame {
            words: &words,
            title: &heading,
            style: Some("house"),
            script: true,
            mode: caller.mode,
        },
        &main,
    ))
}
