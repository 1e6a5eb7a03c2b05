//! Who may ask: a Host that is ours, an Origin that matches, and headers that keep a page to itself.

use crate::{app::App, problem::Problem, speech};
use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};
use std::net::IpAddr;

/// Nothing runs or loads that is not ours; nothing is framed; no address is told to others.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
         manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// A window of ours is out of reach for whoever opened it. Browsers heed this only on https and on this machine, and complain in
/// the console elsewhere.
const OPENER: (HeaderName, &str) = (
    HeaderName::from_static("cross-origin-opener-policy"),
    "same-origin",
);

/// Turns away what a foreign page or a rebound name sends, and puts the safe headers on every answer.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let verdict = if !good_host(&app, headers) {
        Err(Problem::foreign_host())
    } else if writes(request.method()) && !good_origin(&app, headers) {
        Err(Problem::foreign_origin())
    } else {
        Ok(())
    };
    let opener = trustworthy(&app, headers).then_some(OPENER);
    let mut response = match verdict {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.answer(&speech::house(speech::asked(headers))),
    };
    let out = response.headers_mut();
    for (name, value) in HEADERS.into_iter().chain(opener) {
        out.entry(name).or_insert(HeaderValue::from_static(value));
    }
    out.entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

fn writes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Whether a browser counts the address it used as safe: https, or this machine.
fn trustworthy(app: &App, headers: &HeaderMap) -> bool {
    let public = app.settings.public_url.as_deref();
    let name = text(headers, header::HOST).map_or("", host_name);
    public.is_some_and(|url| url.starts_with("https:"))
        || name == "localhost"
        || name.ends_with(".localhost")
        || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

/// A loopback name, an IP literal, or the public address: any other name could be rebound to us by a foreign page.
fn good_host(app: &App, headers: &HeaderMap) -> bool {
    let Some(host) = text(headers, header::HOST) else {
        return false;
    };
    let name = host_name(host);
    name == "localhost"
        || name.ends_with(".localhost")
        || name.parse::<IpAddr>().is_ok()
        || app
            .settings
            .public_host()
            .is_some_and(|public| public.eq_ignore_ascii_case(host))
}

/// The host without its port, and without the brackets of an IPv6 literal.
pub(crate) fn host_name(host: &str) -> &str {
    if let Some(rest) = host.strip_prefix('[') {
        return rest.split(']').next().unwrap_or(rest);
    }
    host.rsplit_once(':').map_or(host, |(name, _)| name)
}

/// A browser says where a write comes from; a program without Origin must bring a bearer token instead of a cookie. Our pages
/// send no referrer, so a plain form's Origin is `null`: it is believed only if the browser itself says "same origin".
fn good_origin(app: &App, headers: &HeaderMap) -> bool {
    match text(headers, header::ORIGIN) {
        Some("null") => {
            text(headers, HeaderName::from_static("sec-fetch-site")) == Some("same-origin")
        }
        Some(origin) => {
            let host = text(headers, header::HOST).unwrap_or_default();
            let ours = origin
                .split_once("://")
                .is_some_and(|(_, at)| at.eq_ignore_ascii_case(host));
            ours || app
                .settings
                .public_url
                .as_deref()
                .is_some_and(|url| url.trim_end_matches('/') == origin)
        }
        None => text(headers, header::AUTHORIZATION).is_some_and(|a| a.starts_with("Bearer ")),
    }
}

#[cfg(test)]
mod tests {
    use super::host_name;

    #[test]
    fn a_host_is_read_without_its_port() {
        assert_eq!(host_name("localhost:7711"), "localhost");
        assert_eq!(host_name("[::1]:7711"), "::1");
        assert_eq!(host_name("192.168.1.5"), "192.168.1.5");
    }
}
