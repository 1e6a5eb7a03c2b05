//! What happened in a tab: what it asked for, what it heard, and what went wrong in it.

use serde_json::Value;
use std::collections::HashMap;

/// Something a page asked a server for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The whole address.
    pub url: String,
    /// `GET` or `POST`.
    pub method: String,
    /// What was sent along.
    pub body: String,
}

/// Kept from the first address a tab goes to until it closes.
#[derive(Debug, Default)]
pub(crate) struct Diary {
    pub(crate) requests: Vec<Request>,
    /// Messages of live streams that nobody took yet.
    pub(crate) streamed: Vec<String>,
    pub(crate) troubles: Vec<String>,
    /// Pages loaded.
    pub(crate) loads: u64,
    addresses: HashMap<String, String>,
}

impl Diary {
    pub(crate) fn write(&mut self, method: &Value, what: &Value) {
        match method.as_str().unwrap_or_default() {
            "Network.requestWillBeSent" => self.asked(what),
            "Network.eventSourceMessageReceived" => self.streamed.push(text(&what["data"])),
            "Page.loadEventFired" => self.loads += 1,
            "Runtime.exceptionThrown" => {
                let thrown = &what["exceptionDetails"];
                let why = [&thrown["text"], &thrown["exception"]["description"]].map(text);
                self.troubles.push(why.join(" "));
            }
            "Runtime.consoleAPICalled" if what["type"] == "error" || what["type"] == "assert" => {
                self.troubles.push(what["args"].to_string());
            }
            "Log.entryAdded" if what["entry"]["level"] == "error" => {
                let entry = &what["entry"];
                self.troubles
                    .push([&entry["text"], &entry["url"]].map(text).join(" "));
            }
            "Network.loadingFailed" if what["canceled"] == false => {
                let id = text(&what["requestId"]);
                let from = self.addresses.get(&id).cloned().unwrap_or_default();
                self.troubles
                    .push(format!("{} {from}", text(&what["errorText"])));
            }
            _ => {}
        }
    }

    fn asked(&mut self, what: &Value) {
        let request = Request {
            url: text(&what["request"]["url"]),
            method: text(&what["request"]["method"]),
            body: text(&what["request"]["postData"]),
        };
        self.addresses
            .insert(text(&what["requestId"]), request.url.clone());
        self.requests.push(request);
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
