//! What a visitor does with mouse, fingers and keys.

use crate::visitor::Visitor;
use serde_json::{Value, json};

impl Visitor {
    /// The middle of an element, scrolled into view; tabs in front of it are opened as a person would.
    fn middle(&self, selector: &str) -> (f64, f64) {
        let quoted = json!(selector);
        if self.look().motion {
            self.eval("eyes.rest()");
        }
        let look = |selector: &Value| self.eval(&format!("eyes.place({selector})"));
        let found = |place: &Value| Some((place["x"].as_f64()?, place["y"].as_f64()?));
        let place = look(&quoted);
        if let Some(middle) = found(&place) {
            return middle;
        }
        for tab in place["tabs"].as_array().into_iter().flatten() {
            if let Some((x, y)) = found(&look(tab)) {
                self.press(x, y);
            }
            if let Some(middle) = found(&look(&quoted)) {
                return middle;
            }
        }
        panic!("{selector} {} (at {})", place["why"], self.address());
    }

    /// Clicks or taps the middle of an element, whatever the screen is made for.
    pub fn click(&self, selector: &str) {
        let (x, y) = self.middle(selector);
        self.press(x, y);
    }

    fn press(&self, x: f64, y: f64) {
        if self.look().touch {
            let at = json!([{"x": x, "y": y}]);
            self.ask(
                "Input.dispatchTouchEvent",
                json!({"type": "touchStart", "touchPoints": at}),
            );
            self.ask(
                "Input.dispatchTouchEvent",
                json!({"type": "touchEnd", "touchPoints": []}),
            );
            return;
        }
        for step in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({
                "type": step, "x": x, "y": y, "clickCount": 1,
                "button": if step == "mouseMoved" { "none" } else { "left" },
            });
            self.ask("Input.dispatchMouseEvent", event);
        }
    }

    /// Presses the middle of an element with mouse or finger, and keeps pressing until `done` is seen.
    pub fn hold(&self, selector: &str, what: &str, done: &str) {
        let (x, y) = self.middle(selector);
        let touch = self.look().touch;
        let (down, up) = if touch {
            (
                json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}),
                json!({"type": "touchEnd", "touchPoints": []}),
            )
        } else {
            let mouse =
                |step| json!({"type": step, "x": x, "y": y, "clickCount": 1, "button": "left"});
            (mouse("mousePressed"), mouse("mouseReleased"))
        };
        let method = if touch {
            "Input.dispatchTouchEvent"
        } else {
            "Input.dispatchMouseEvent"
        };
        self.ask(method, down);
        self.until(what, done);
        self.ask(method, up);
    }

    /// Moves the mouse over the middle of an element.
    pub fn hover(&self, selector: &str) {
        let (x, y) = self.middle(selector);
        self.ask(
            "Input.dispatchMouseEvent",
            json!({"type": "mouseMoved", "x": x, "y": y}),
        );
    }

    /// Presses a key: `Tab`, `Enter`, `Escape`, `Home`, `End`, a space, an arrow or a letter, perhaps after `Shift+` or `Control+`.
    pub fn key(&self, name: &str) {
        let (modifiers, key) = match name.split_once('+') {
            Some(("Shift", key)) => (8, key),
            Some(("Control", key)) => (2, key),
            _ => (0, name),
        };
        let (code, number, text) = match key {
            "Tab" => ("Tab".to_owned(), 9, None),
            "Enter" => ("Enter".to_owned(), 13, Some("\r")),
            "Escape" => ("Escape".to_owned(), 27, None),
            "ArrowLeft" => (key.to_owned(), 37, None),
            "ArrowUp" => (key.to_owned(), 38, None),
            "ArrowRight" => (key.to_owned(), 39, None),
            "ArrowDown" => (key.to_owned(), 40, None),
            "End" => (key.to_owned(), 35, None),
            "Home" => (key.to_owned(), 36, None),
            " " => ("Space".to_owned(), 32, Some(" ")),
            letter => {
                let upper = letter.to_uppercase();
                let number = i64::from(upper.bytes().next().unwrap_or_default());
                (format!("Key{upper}"), number, None)
            }
        };
        let mut event = json!({
            "type": if text.is_some() { "keyDown" } else { "rawKeyDown" },
            "key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers,
        });
        if let Some(text) = text {
            event["text"] = json!(text);
        }
        self.ask("Input.dispatchKeyEvent", event.clone());
        event["type"] = json!("keyUp");
        self.ask("Input.dispatchKeyEvent", event);
    }
}
