//! Who asks: a visitor by cookie, or a seat by bearer token; the language; the address for counting.

use crate::{
    app::{App, now},
    devices, keys,
    problem::Problem,
    room::Claim,
    seating,
    setup::PROGRAM,
    speech,
};
use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    response::Response,
};
use std::net::{IpAddr, SocketAddr};
use store::{Change, KeyHash};
use table::Lang;

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) lang: Lang,
    /// Day or night, where the reader chose it.
    pub(crate) mode: Option<&'static str>,
    pub(crate) visitor: Option<store::Visitor>,
    /// The hash of the key by which the visitor was known.
    pub(crate) key: Option<KeyHash>,
    /// What the caller's device is called, as far as it says.
    pub(crate) device: String,
    /// The name under which the house was asked.
    pub(crate) host: String,
    /// A seat held by a bearer token.
    pub(crate) seat_key: Option<store::SeatKey>,
    /// The name under which its requests are counted.
    pub(crate) counted: String,
}

/// A refusal before anything was asked, already worded.
pub(crate) struct TurnedAway(Response);

impl axum::response::IntoResponse for TurnedAway {
    fn into_response(self) -> Response {
        self.0
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = TurnedAway;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, TurnedAway> {
        let peer = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map(|c| c.0.ip());
        let lang = speech::asked(&parts.headers);
        identify(app, &parts.headers, peer, lang)
            .and_then(|caller| app.limits.request(&caller.counted).map(|()| caller))
            .inspect(|caller| {
                caller
                    .person()
                    .into_iter()
                    .for_each(|v| app.presence.heard(v))
            })
            .map_err(|problem| TurnedAway(problem.answer(&speech::house(lang))))
    }
}

fn identify(
    app: &App,
    headers: &HeaderMap,
    peer: Option<IpAddr>,
    lang: Lang,
) -> Result<Caller, Problem> {
    let cookie = speech::cookie(headers, &app.settings.cookie());
    let key = cookie.map(|key| KeyHash::of(key.as_bytes()));
    let visitor = match &key {
        Some(hash) => app.store.visitor_by_key(hash)?,
        None => None,
    };
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|v| v.to_str().ok()?.strip_prefix("Bearer "));
    let seat_key = match bearer {
        Some(key) => {
            let hash = KeyHash::of(key.as_bytes());
            // A key that invites or holds is none to play with.
            let found = app.store.seat_key(&hash)?.filter(|k| k.kind == PROGRAM);
            Some(found.ok_or(Problem::not_your_seat())?)
        }
        None => None,
    };
    let counted = match (&visitor, &seat_key) {
        (Some(visitor), _) => visitor.id.clone(),
        (None, Some(key)) => format!("{} {}", key.table, key.seat),
        (None, None) => address(app, headers, peer).map_or_else(String::new, |ip| ip.to_string()),
    };
    let mode = speech::cookie(headers, "mode");
    Ok(Caller {
        lang,
        mode: ["light", "dark"].into_iter().find(|m| mode == Some(m)),
        key: key.filter(|_| visitor.is_some()),
        device: devices::name(headers),
        host: headers
            .get(header::HOST)
            .and_then(|v| v.to_str().ok())
            .unwrap_or_default()
            .to_owned(),
        visitor,
        seat_key,
        counted,
    })
}

/// The caller's address; a forwarded one is believed only from a proxy we trust.
fn address(app: &App, headers: &HeaderMap, peer: Option<IpAddr>) -> Option<IpAddr> {
    let peer = peer?;
    if !app.settings.trusted_proxies.contains(&peer) {
        return Some(peer);
    }
    let forwarded = headers
        .get("x-forwarded-for")
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    let last = forwarded
        .rsplit(',')
        .next()
        .and_then(|ip| ip.trim().parse().ok());
    Some(last.unwrap_or(peer))
}

impl Caller {
    /// The visitor who asks, also by a program that plays for them.
    pub(crate) fn person(&self) -> Option<&str> {
        let by_key = self.seat_key.as_ref().and_then(|k| k.visitor.as_deref());
        by_key.or(self.visitor.as_ref().map(|v| v.id.as_str()))
    }

    /// What the caller can show for a seat.
    pub(crate) fn claim(&self) -> Claim {
        Claim {
            visitor: self.visitor.as_ref().map(|v| v.id.clone()),
            key: self.seat_key.as_ref().map(|k| (k.table.clone(), k.seat)),
        }
    }

    /// The visitor, known or new; a new one gets a key in a cookie.
    pub(crate) async fn sign_in(
        self,
        app: &App,
    ) -> Result<(store::Visitor, Option<HeaderValue>), Problem> {
        if let Some(visitor) = self.visitor {
            return Ok((visitor, None));
        }
        let key = keys::key();
        let at = now();
        let visitor = store::Visitor {
            id: keys::short(),
            name: seating::free_name(&[]),
            language: self.lang.code().to_owned(),
            settings: "{}".to_owned(),
            created: at,
            seen: at,
        };
        let hash = KeyHash::of(key.as_bytes());
        let changes = vec![
            Change::Visitor(visitor.clone()),
            Change::VisitorKey {
                hash,
                visitor: visitor.id.clone(),
                name: self.device.clone(),
                at,
            },
        ];
        app.store.commit(changes).await?;
        Ok((visitor, cookie(app, &key)))
    }
}

/// The cookie that keeps a visitor's key out of reach of scripts and foreign pages.
pub(crate) fn cookie(app: &App, key: &str) -> Option<HeaderValue> {
    let public = app.settings.public_url.as_deref();
    let secure = match public.is_some_and(|url| url.starts_with("https")) {
        true => "; Secure",
        false => "",
    };
    let name = app.settings.cookie();
    let cookie = format!("{name}={key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}");
    cookie.parse().ok()
}
