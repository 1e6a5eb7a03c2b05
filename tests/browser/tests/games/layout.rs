//! The layout law over the shelf: both languages, day and night, every size, every phase.

use browser_tests::{House, Look, Plan, Position, Visitor};
use std::collections::BTreeMap;

/// Breaches with the places where they were seen, and how each looked the first time.
#[derive(Default)]
struct Findings(BTreeMap<String, (String, Vec<String>)>);

impl Findings {
    fn look(&mut self, at: &Visitor, place: &str) {
        for breach in at.breaches() {
            let (breach, detail) = breach.split_once('\t').unwrap_or((&breach, ""));
            self.note(breach, detail, place);
        }
    }

    fn note(&mut self, breach: &str, detail: &str, place: &str) {
        let first = || (detail.to_owned(), Vec::new());
        let (_, places) = self.0.entry(breach.to_owned()).or_insert_with(first);
        places.push(place.to_owned());
    }

    /// All at once, so that all can be mended at once.
    fn judge(self) {
        let told: Vec<String> = self
            .0
            .iter()
            .map(|(breach, (detail, places))| {
                format!(
                    "{breach}\n   {detail}\n    ×{} from {} to {}",
                    places.len(),
                    places[0],
                    places[places.len() - 1]
                )
            })
            .collect();
        assert!(
            told.is_empty(),
            "{} breaches of the layout law:\n{}",
            told.len(),
            told.join("\n")
        );
    }
}

/// Looks by day and by night, without loading again.
fn by_day_and_night(findings: &mut Findings, at: &mut Visitor, place: &str) {
    let day = at.look();
    findings.look(at, &format!("{place} day"));
    at.change(Look { dark: true, ..day });
    findings.look(at, &format!("{place} night"));
    at.change(day);
}

/// Where the first lit thing lies; nothing if nothing is lit.
const LIT: &str = "(() => { const r = eyes.first('[data-lit]')?.getBoundingClientRect(); return r ? `${r.x} ${r.y}` : null; })()";

/// What is under the pointer or the finger stays there while the preview comes.
fn preview(findings: &mut Findings, at: &Visitor, place: &str) {
    at.until("the list follows the board", "eyes.listed()");
    if at.eval(LIT).is_null() {
        return;
    }
    if !at.look().touch {
        at.hover("[data-lit]");
    }
    let before = at.eval(LIT);
    let shown = "[...document.querySelectorAll('#preview, [data-slot=\"preview\"]')].some((p) => p.textContent.trim())";
    at.eval(&format!("eyes.until(() => {shown}, 400)"));
    if at.eval(LIT) != before {
        findings.note("the preview moves what is under the pointer", "", place);
    }
}

#[test]
fn tables_keep_the_layout_law_in_every_phase() {
    let mut findings = Findings::default();
    for title in shelf::titles() {
        let positions = Position::all(*title);
        let house = House::furnished(|store| positions.iter().for_each(|p| p.lay(store)));
        for lang in ["en", "zh"] {
            for size in Look::SIZES {
                for position in &positions {
                    let mut at = position.visit(&house, size, lang);
                    let place = format!("{} {lang} {}×{}", position.name, size.width, size.height);
                    by_day_and_night(&mut findings, &mut at, &place);
                    // One click on: what was chosen, the way back, the preview.
                    if at.eval("eyes.stand().lit.length > 0") == true {
                        at.click("[data-lit]");
                        let taken = "eyes.until(() => eyes.stand().chosen.length || eyes.stand().held, 3000)";
                        if at.eval(taken).is_null() {
                            findings.note("a click on what is lit does nothing", "", &place);
                        }
                        preview(&mut findings, &at, &place);
                        findings.look(&at, &format!("{place} after a click"));
                    }
                }
            }
        }
    }
    findings.judge();
}

#[test]
fn the_other_pages_keep_the_layout_law() {
    let mut findings = Findings::default();
    let plan = Plan::short(shelf::titles()[0], 2);
    let house = House::furnished(|store| plan.lay_foreign(store, "printed"));
    for lang in ["en", "zh"] {
        for size in Look::SIZES {
            let mut at = house.visitor(size).speaking(lang);
            let mut pages = vec!["/".to_owned()];
            at.go("/");
            for title in shelf::titles() {
                let id = title.card().id;
                pages.push(format!("/rules/{id}"));
                pages.push(format!("/setup/{id}"));
                pages.push(at.open_table(id));
                if *title.card().seats.end() == 1 {
                    pages.push(format!("/scores/{id}"));
                }
            }
            pages.extend(["/me", "/device", "/journal", "/t/printed"].map(str::to_owned));
            for page in pages {
                at.go(&page);
                let name = if page.starts_with("/t/") && page != "/t/printed" {
                    "waiting"
                } else {
                    &page
                };
                let place = format!("{name} {lang} {}×{}", size.width, size.height);
                by_day_and_night(&mut findings, &mut at, &place);
            }
        }
    }
    findings.judge();
}
