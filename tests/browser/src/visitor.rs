//! Somebody with a browser of their own: cookies, a tab, eyes, a mouse, keys and fingers.

use crate::{
    chromium::{Chromium, lock},
    diary::{Diary, Request},
    plan::few,
};
use serde_json::{Value, json};
use std::{
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

/// How long a page may take to become what it should.
const PATIENCE: Duration = Duration::from_secs(20);

/// How a visitor's screen is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// Fingers instead of a mouse.
    pub touch: bool,
    /// Night.
    pub dark: bool,
    /// Whether things are shown moving.
    pub motion: bool,
}

impl Look {
    /// A desk.
    pub const DESK: Look = Look {
        width: 1440,
        height: 900,
        touch: false,
        dark: false,
        motion: false,
    };
    /// A small laptop or a tablet.
    pub const SMALL: Look = Look {
        width: 1024,
        height: 768,
        ..Look::DESK
    };
    /// A phone.
    pub const PHONE: Look = Look {
        width: 390,
        height: 844,
        touch: true,
        ..Look::DESK
    };
    /// Every size the pages are made for.
    pub const SIZES: [Look; 3] = [Look::DESK, Look::SMALL, Look::PHONE];
}

/// A visitor. When they go, the page must have been well: no error in the console, no request to another host.
#[derive(Debug)]
pub struct Visitor {
    /// The address of the house they came to, without a slash at its end.
    pub origin: String,
    chromium: &'static Chromium,
    context: String,
    tab: String,
    diary: Arc<Mutex<Diary>>,
    look: Look,
    forgiven: Vec<&'static str>,
}

impl Visitor {
    /// Comes to the house at this address, with an empty cookie jar.
    pub fn come(origin: &str, look: Look) -> Visitor {
        let chromium = Chromium::get();
        let ask = |method, params| chromium.ask(None, method, params).expect("Chromium obeys");
        let context = ask("Target.createBrowserContext", json!({}));
        let context = context["browserContextId"].as_str().unwrap_or_default();
        let target = ask(
            "Target.createTarget",
            json!({"url": "about:blank", "browserContextId": context, "newWindow": true}),
        );
        let attached = ask(
            "Target.attachToTarget",
            json!({"targetId": target["targetId"], "flatten": true}),
        );
        let tab = attached["sessionId"].as_str().unwrap_or_default();
        let visitor = Visitor {
            origin: origin.to_owned(),
            chromium,
            context: context.to_owned(),
            tab: tab.to_owned(),
            diary: chromium.keep_diary(tab),
            look,
            forgiven: Vec::new(),
        };
        for room in ["Page", "Runtime", "Log", "Network"] {
            visitor.ask(&format!("{room}.enable"), json!({}));
        }
        visitor.ask(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": include_str!("eyes.js")}),
        );
        // Several visitors look at once; each tab believes it has the keyboard.
        visitor.ask(
            "Emulation.setFocusEmulationEnabled",
            json!({"enabled": true}),
        );
        visitor.wear(look);
        visitor
    }

    /// As [`Visitor::come`], in a language.
    pub fn speaking(self, lang: &str) -> Visitor {
        self.cookie("lang", lang);
        self
    }

    /// Changes the screen.
    pub fn change(&mut self, look: Look) {
        self.look = look;
        self.wear(look);
    }

    /// The screen as it is.
    pub fn look(&self) -> Look {
        self.look
    }

    fn wear(&self, look: Look) {
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": look.width, "height": look.height, "deviceScaleFactor": 1, "mobile": look.touch}),
        );
        self.ask(
            "Emulation.setTouchEmulationEnabled",
            json!({"enabled": look.touch, "maxTouchPoints": 5}),
        );
        let scheme = if look.dark { "dark" } else { "light" };
        let motion = if look.motion {
            "no-preference"
        } else {
            "reduce"
        };
        let features = json!([
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]);
        self.ask("Emulation.setEmulatedMedia", json!({"features": features}));
    }

    pub(crate) fn ask(&self, method: &str, params: Value) -> Value {
        match self.chromium.ask(Some(&self.tab), method, params) {
            Ok(answer) => answer,
            Err(why) => panic!("{why}"),
        }
    }

    /// Puts a cookie of the house into the jar.
    pub fn cookie(&self, name: &str, value: &str) {
        let cookie = json!({"name": name, "value": value, "url": self.origin});
        self.ask("Network.setCookie", cookie);
    }

    /// Goes to an address of the house and waits until the page is there.
    pub fn go(&self, address: &str) {
        let loads = lock(&self.diary).loads;
        let url = format!("{}{address}", self.origin);
        let answer = self.ask("Page.navigate", json!({"url": url}));
        assert!(answer["errorText"].is_null(), "{url}: {answer}");
        let began = Instant::now();
        while lock(&self.diary).loads == loads {
            assert!(began.elapsed() < PATIENCE, "{url} does not load");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// What a script in the page gives, promises awaited.
    pub fn eval(&self, script: &str) -> Value {
        match self.try_eval(script) {
            Ok(value) => value,
            Err(why) => panic!("{script}: {why}"),
        }
    }

    fn try_eval(&self, script: &str) -> Result<Value, String> {
        let question = json!({"expression": script, "awaitPromise": true, "returnByValue": true});
        let mut answer = self
            .chromium
            .ask(Some(&self.tab), "Runtime.evaluate", question)?;
        match answer.get("exceptionDetails") {
            Some(thrown) => Err(thrown["exception"]["description"].to_string()),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// Waits until a condition gives something, and takes it; `what` is said if it never does.
    pub fn until(&self, what: &str, condition: &str) -> Value {
        self.wait(condition).unwrap_or_else(|| {
            let stand = self.try_eval("JSON.stringify(eyes.stand(), null, 1)");
            let stand = stand.unwrap_or_default();
            let (at, notes) = (self.address(), self.troubles().join("\n"));
            panic!(
                "waited in vain: {what}\nat {at}\n{}\n{notes}",
                stand.as_str().unwrap_or_default()
            )
        })
    }

    /// Waits until a condition gives something, through whatever pages come and go.
    pub fn wait(&self, condition: &str) -> Option<Value> {
        let began = Instant::now();
        let script = format!("eyes.until(() => ({condition}), 1000)");
        while began.elapsed() < PATIENCE {
            match self.try_eval(&script) {
                Ok(Value::Null) => {}
                Ok(value) => return Some(value),
                // A page that goes takes the question with it.
                Err(_) => thread::sleep(Duration::from_millis(10)),
            }
        }
        None
    }

    /// Where the tab is now.
    pub fn address(&self) -> String {
        let here = self.try_eval("location.href").unwrap_or_default();
        here.as_str().unwrap_or_default().to_owned()
    }

    /// All that the page asked for so far.
    pub fn requests(&self) -> Vec<Request> {
        lock(&self.diary).requests.clone()
    }

    /// The messages of live streams since this was asked last.
    pub fn streamed(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.diary).streamed)
    }

    /// Sets up a table with an open seat, or as many as the game needs, through the page's own interface, and tells its address.
    pub fn open_table(&self, game: &str) -> String {
        let title = shelf::title(game).expect("a game on the shelf");
        let open = (1..few(title)).map(|_| "open");
        let seats = std::iter::once("me").chain(open);
        self.open_table_for(game, &seats.collect())
    }

    /// Sets up a table for these through the page's own interface, and tells its address.
    pub fn open_table_for(&self, game: &str, seats: &Value) -> String {
        let wish = json!({"game": game, "seats": seats, "nonce": "a"});
        let answer = self.eval(&format!(
            "fetch('/api/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }},
                body: JSON.stringify({wish}) }}).then((answer) => answer.json())"
        ));
        let table = answer["table"].as_str();
        format!("/t/{}", table.expect("a table is set up"))
    }

    /// Console errors that hold these words are meant to happen here.
    pub fn forgive(&mut self, words: &'static str) {
        self.forgiven.push(words);
    }

    fn troubles(&self) -> Vec<String> {
        let diary = lock(&self.diary);
        let ours = |url: &str| {
            url.starts_with(&format!("{}/", self.origin))
                || url == "about:blank"
                || url.starts_with("data:")
        };
        let foreign = diary.requests.iter().filter(|r| !ours(&r.url));
        let mut troubles: Vec<String> = foreign
            .map(|r| format!("asked another host: {}", r.url))
            .collect();
        let forgiven = |t: &&String| !self.forgiven.iter().any(|words| t.contains(words));
        troubles.extend(diary.troubles.iter().filter(forgiven).cloned());
        troubles
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        let troubles = self.troubles();
        self.chromium.close_diary(&self.tab);
        let context = json!({"browserContextId": self.context});
        let _ = self
            .chromium
            .ask(None, "Target.disposeBrowserContext", context);
        if !thread::panicking() {
            assert!(
                troubles.is_empty(),
                "the page was not well:\n{}",
                troubles.join("\n")
            );
        }
    }
}
