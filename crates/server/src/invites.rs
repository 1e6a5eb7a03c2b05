//! Links for friends: each leads to one seat, seats one person, and is shown as an address and as a square to scan.
//!
//! A link's code follows from the house's key, the table, the seat and how many links to it were withdrawn, so that it can be shown again
//! and need not be kept.

use crate::{
    app::App,
    problem::Problem,
    seating::{self, Door, Place},
    visitors::Caller,
};
use axum::http::StatusCode;
use hmac::{Hmac, KeyInit, Mac};
use maud::{Markup, html};
use qrcode::{Color, QrCode};
use serde::Serialize;
use sha2::Sha256;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use table::Say;
use utoipa::ToSchema;

/// How many letters a code has: fifty bits, each guess of which costs a request.
const LETTERS: usize = 10;

/// The code of the good link to a seat.
pub(crate) fn code(app: &App, table: &str, seat: u8, withdrawn: u32) -> String {
    let key = app.store.house_key().bytes();
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length is taken");
    mac.update(b"roundhouse invitation 1\n");
    mac.update(table.as_bytes());
    mac.update(&[seat]);
    mac.update(&withdrawn.to_le_bytes());
    let bytes = mac.finalize().into_bytes();
    crate::keys::letters(&bytes[..LETTERS])
}

/// The seat a link leads to.
pub(crate) fn seat(app: &App, table: &str, places: &[Place], sent: &str) -> Option<u8> {
    let seats = (0..).zip(places).filter(|(_, p)| p.door == Door::Link);
    seats
        .filter(|(seat, p)| alike(&code(app, table, *seat, p.withdrawn), sent))
        .map(|(seat, _)| seat)
        .next()
}

/// Compares without telling by its time where the first difference is.
fn alike(one: &str, other: &str) -> bool {
    let differ = one
        .bytes()
        .zip(other.bytes())
        .fold(0, |d, (a, b)| d | (a ^ b));
    one.len() == other.len() && differ == 0
}

/// The link to one seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Invitation {
    /// The seat's number, from 0.
    pub(crate) seat: u8,
    /// The address to send.
    pub(crate) url: String,
}

/// The links to the seats of a table that are free for whoever brings one.
pub(crate) fn invitations(
    app: &App,
    caller: &Caller,
    row: &store::TableRow,
) -> Result<Vec<Invitation>, Problem> {
    let places = seating::places(row).unwrap_or_default();
    let visitor = caller.visitor.as_ref().ok_or(Problem::not_your_seat())?;
    let host = row.host.as_deref() == Some(&visitor.id);
    if !host && seating::seat_of(&places, &visitor.id).is_none() {
        return Err(Problem::not_your_seat());
    }
    let reach = reach(app, &caller.host)?;
    let free = (0..)
        .zip(&places)
        .filter(|(_, p)| p.is_free() && p.door == Door::Link);
    Ok(free
        .map(|(seat, place)| {
            let code = code(app, &row.id, seat, place.withdrawn);
            let url = format!("{reach}/j/{}/{code}", row.id);
            Invitation { seat, url }
        })
        .collect())
}

/// The address under which others in the network reach the house; none while it listens to this machine alone.
pub(crate) fn reach(app: &App, host: &str) -> Result<String, Problem> {
    if let Some(url) = &app.settings.public_url {
        return Ok(url.trim_end_matches('/').to_owned());
    }
    let listen = app.settings.listen;
    if listen.ip().is_loopback() {
        let say = Say::new("problem-loopback-only").text("command", command(app));
        return Err(Problem::new(StatusCode::CONFLICT, "loopback_only", say));
    }
    if !listen.ip().is_unspecified() {
        return Ok(format!("http://{listen}"));
    }
    // The way the caller came is a way others can come, unless it is this machine's own.
    let came = crate::guard::host_name(host).parse::<IpAddr>().ok();
    if came.is_some_and(|ip| !ip.is_loopback()) {
        return Ok(format!("http://{host}"));
    }
    let ip = own_address().unwrap_or(listen.ip());
    Ok(format!(
        "http://{}",
        std::net::SocketAddr::new(ip, listen.port())
    ))
}

/// How to start the house so that others can reach it.
pub(crate) fn command(app: &App) -> String {
    format!("roundhouse --listen 0.0.0.0:{}", app.settings.listen.port())
}

/// This machine's address in its network: the one from which it would speak to another. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified()).then_some(ip)
}

/// An address as a square to scan: dark on light by day and by night.
pub(crate) fn square(address: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::new(address) else {
        return html! {};
    };
    let width = code.width();
    let mut path = String::new();
    for (at, _) in code
        .to_colors()
        .iter()
        .enumerate()
        .filter(|(_, c)| **c == Color::Dark)
    {
        path += &format!("M{} {}h1v1h-1z", at % width, at / width);
    }
    // Four light modules around it, as readers expect.
    let (from, size) = (-4, width + 8);
    html! {
        svg.qr viewBox={ (from) " " (from) " " (size) " " (size) } role="img" aria-label=(label) {
            rect x=(from) y=(from) width=(size) height=(size) fill="#FFFDF6" {}
            path d=(path) fill="#1D2320" shape-rendering="crispEdges" {}
        }
    }
}
