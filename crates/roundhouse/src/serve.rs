//! Opens the house in the browser, and copies its data.

use crate::{
    args::{Backup, Serve},
    out,
    trouble::{self, Trouble},
};
use etcetera::{BaseStrategy, base_strategy::choose_native_strategy};
use server::{ServeError, Settings};
use std::{path::PathBuf, time::Duration};
use table::{Lang, Say, Words};

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(600);

/// Serves until the program is told to end.
pub(crate) fn run(serve: &Serve, lang: Lang) -> Result<(), Trouble> {
    let settings = Settings {
        listen: serve.listen,
        data: folder(serve.data.clone())?,
        public_url: serve.public_url.clone(),
        trusted_proxies: serve.trusted_proxy.clone(),
        bot_pause: Duration::from_millis(serve.bot_pause),
        away: Duration::from_secs(serve.away),
        idle: IDLE,
        requests_per_minute: serve.requests_per_minute,
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| {
        Trouble::bad(Say::new("cli-serve-broken").text("why", error.to_string()))
    })?;
    runtime.block_on(async {
        let house = server::serve(settings)
            .await
            .map_err(|error| cannot_open(&error))?;
        let words = Words::new(lang, &[&trouble::WORDS]);
        let address = format!("http://{}", house.address);
        out::talk(&words.say(&Say::new("cli-serving").text("address", address)));
        end_wanted().await;
        house.close().await.map_err(|error| cannot_open(&error))
    })?;
    // Whatever still holds a connection is not waited for.
    runtime.shutdown_timeout(Duration::from_millis(100));
    Ok(())
}

/// Copies the data of a house, running or not.
pub(crate) fn backup(backup: &Backup) -> Result<(), Trouble> {
    let data = folder(backup.data.clone())?;
    store::backup(&data, &backup.file)
        .map_err(|error| Trouble::bad(Say::new("cli-backup").text("why", error.to_string())))
}

async fn end_wanted() {
    use tokio::signal;
    let interrupt = signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminate = signal::unix::signal(signal::unix::SignalKind::terminate());
        if let Ok(mut terminate) = terminate {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

/// The folder of the data: the one named, or the usual place of the system.
fn folder(named: Option<PathBuf>) -> Result<PathBuf, Trouble> {
    named
        .or_else(|| Some(choose_native_strategy().ok()?.data_dir().join("roundhouse")))
        .ok_or_else(|| Trouble::bad(Say::new("cli-no-data-folder")))
}

fn cannot_open(error: &ServeError) -> Trouble {
    use store::OpenError as O;
    Trouble::bad(match error {
        ServeError::PortInUse(at) => Say::new("cli-port-in-use").text("address", at.to_string()),
        ServeError::Address(at, why) => Say::new("cli-bad-address")
            .text("address", at.to_string())
            .text("why", why.to_string()),
        ServeError::Data(O::InUse { dir, .. }) => {
            Say::new("cli-data-in-use").text("folder", dir.display().to_string())
        }
        ServeError::Data(O::Newer { .. }) => Say::new("cli-data-newer"),
        ServeError::Data(other) => Say::new("cli-data").text("why", other.to_string()),
        ServeError::Broken(why) => Say::new("cli-serve-broken").text("why", why.to_string()),
    })
}
