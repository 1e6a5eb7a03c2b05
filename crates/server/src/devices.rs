//! One visitor on several devices: a code that lets the next one in, once and for a short while, and a way to turn one away.

use crate::{
    app::{App, now},
    keys,
    problem::Problem,
    visitors::{self, Caller},
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use store::{Change, KeyHash, StoreError};
use table::Say;
use tokio::sync::broadcast;

/// How long a code is good.
pub(crate) const MINUTES: i64 = 5;

/// Word of devices that were turned away.
#[derive(Debug)]
pub(crate) struct TurnedAway(broadcast::Sender<KeyHash>);

impl Default for TurnedAway {
    fn default() -> TurnedAway {
        TurnedAway(broadcast::Sender::new(64))
    }
}

impl TurnedAway {
    /// Ends when the device with this key is turned away; never for whoever has none.
    pub(crate) fn wait(&self, key: Option<KeyHash>) -> impl Future<Output = ()> + Send + use<> {
        let mut told = self.0.subscribe();
        async move {
            let Some(key) = key else {
                return std::future::pending().await;
            };
            loop {
                match told.recv().await {
                    Ok(gone) if gone != key => {}
                    // Whoever missed some ends as well, and comes back if it may.
                    Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => return,
                    Err(broadcast::error::RecvError::Closed) => {
                        return std::future::pending().await;
                    }
                }
            }
        }
    }
}

/// Makes a code for one more device of the caller.
pub(crate) async fn new_code(app: &App, caller: &Caller) -> Result<String, Problem> {
    let visitor = caller.visitor.as_ref().ok_or(Problem::not_found())?;
    let code = keys::short();
    let change = Change::DeviceCode {
        hash: KeyHash::of(code.as_bytes()),
        visitor: visitor.id.clone(),
        expires: now() + MINUTES * 60_000,
    };
    app.store.commit(change).await?;
    Ok(code)
}

/// Lets the caller's device in by a code; the cookie with its key.
pub(crate) async fn redeem(
    app: &App,
    caller: &Caller,
    code: &str,
) -> Result<Option<HeaderValue>, Problem> {
    let key = keys::key();
    let code: String = code.chars().filter(|c| c.is_ascii_alphanumeric()).collect();
    let change = Change::Redeem {
        code: KeyHash::of(code.to_ascii_lowercase().as_bytes()),
        key: KeyHash::of(key.as_bytes()),
        name: caller.device.clone(),
        at: now(),
    };
    match app.store.commit(change).await {
        Ok(()) => Ok(visitors::cookie(app, &key)),
        Err(StoreError::Missing(_)) => Err(Problem::new(
            StatusCode::FORBIDDEN,
            "bad_code",
            Say::new("problem-bad-code").num("minutes", MINUTES),
        )),
        Err(error) => Err(error.into()),
    }
}

/// Turns away one of the caller's devices, by its tag; its streams end.
pub(crate) async fn turn_away(app: &App, caller: &Caller, tag: &str) -> Result<(), Problem> {
    let visitor = caller.visitor.as_ref().ok_or(Problem::not_found())?;
    let devices = app.store.devices(&visitor.id)?;
    let device = devices.iter().find(|d| d.hash.tag() == tag);
    let hash = device.ok_or(Problem::not_found())?.hash;
    app.store.commit(Change::DropVisitorKey(hash)).await?;
    // Nobody may be listening.
    let _ = app.turned_away.0.send(hash);
    Ok(())
}

/// What a device is called: browser and system, as far as it says.
pub(crate) fn name(headers: &HeaderMap) -> String {
    let agent = headers
        .get(header::USER_AGENT)
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    let first = |known: &[(&str, &'static str)]| {
        let found = known.iter().find(|(mark, _)| agent.contains(mark));
        found.map(|(_, name)| *name)
    };
    let browser = first(&[
        ("Edg", "Edge"),
        ("Firefox", "Firefox"),
        ("Chrom", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ]);
    let parts: Vec<&str> = browser.into_iter().chain(system).collect();
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_called_by_its_browser_and_system() {
        let called = |agent: &str| {
            let value = agent.parse().expect("plain text");
            name(&HeaderMap::from_iter([(header::USER_AGENT, value)]))
        };
        let phone =
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
        assert_eq!(called(phone), "Chrome · Android");
        assert_eq!(
            called("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"),
            "Firefox · Linux"
        );
        assert_eq!(called("curl/8"), "");
    }

    #[tokio::test]
    async fn only_the_device_that_is_turned_away_hears_of_it() {
        let away = TurnedAway::default();
        let (one, other) = (KeyHash::of(b"1"), KeyHash::of(b"2"));
        let (mine, theirs, none) = (
            away.wait(Some(one)),
            away.wait(Some(other)),
            away.wait(None),
        );
        away.0.send(other).unwrap();
        theirs.await;
        tokio::select! {
            biased;
            () = mine => panic!("another device was meant"),
            () = none => panic!("who has no key is no device"),
            () = tokio::task::yield_now() => {}
        }
    }
}
