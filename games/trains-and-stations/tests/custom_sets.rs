//! Custom sets: what is accepted, and each defect refused with its line and reason, sayable in both languages.

use table::{BadOptions, InBoth, Lang, Words};
use trains_and_stations::content::{BASE, BadSet, Content};

const WORDS: InBoth = InBoth {
    en: include_str!("../words/en.ftl"),
    zh: include_str!("../words/zh.ftl"),
};

/// The default set with one place changed, and the line of that place.
fn changed(from: &str, to: &str) -> (String, usize) {
    assert_eq!(BASE.matches(from).count(), 1, "{from:?} names one place");
    let at = BASE.find(from).unwrap();
    let line = BASE[..at].lines().count() + usize::from(BASE[..at].ends_with('\n'));
    (BASE.replacen(from, to, 1), line)
}

fn refusal(text: &str) -> BadSet {
    let bad = Content::load(text).expect_err("a bad set is refused");
    for lang in Lang::ALL {
        let words = Words::new(lang, &[&WORDS]);
        let say = BadOptions::from(bad.clone()).say;
        if let Err(error) = words.try_say(&say) {
            panic!("{lang}: {error}");
        }
    }
    bad
}

#[track_caller]
fn refuses(from: &str, to: &str, key: &str) {
    let (text, line) = changed(from, to);
    let bad = refusal(&text);
    assert_eq!((bad.say.key, bad.line), (key, Some(line)));
}

#[track_caller]
fn refuses_whole(text: &str, key: &str) {
    let bad = refusal(text);
    assert_eq!((bad.say.key, bad.line), (key, None));
}

const B: &str = "seattle 101,197 94,259 91,322 94,383 102,445 114,506 los-angeles";

#[test]
fn the_text_itself() {
    refuses(
        "name = \"Trains & Stations\"",
        "name = Trains",
        "set-not-toml",
    );
    refuses_whole(
        &format!("{BASE}#{}", "x".repeat(64 * 1024)),
        "set-long-text",
    );
    refuses_whole(&BASE.replace("box = [1340, 860]", ""), "set-missing");
    refuses("box = [", "sky = 1\nbox = [", "set-unknown-name");
    refuses("name = \"Trains & Stations\"", "name = 5", "set-not-text");
    refuses("[1340, 860]", "[\"a\", 860]", "set-not-number");
    refuses("box = [1340, 860]", "box = 5", "set-not-list");
    refuses(
        r#"{ from = "atlanta",     to = "boston",      value = 3, copies = 2 }"#,
        "5",
        "set-not-table",
    );
    refuses("[1340, 860]", "[50, 860]", "set-number");
    refuses("\"Trains & Stations\"", "\"\"", "set-name");
    refuses("[1340, 860]", "[1340]", "set-place");
}

#[test]
fn cities() {
    let list = BASE.find("cities = [").unwrap();
    let end = BASE[list..].find("\n]").unwrap() + list;
    let few = format!("{}cities = [{}", &BASE[..list], &BASE[end..]);
    assert_eq!(refusal(&few).say.key, "set-cities");
    refuses("name = \"seattle\"", "name = \"Seattle\"", "set-city-name");
    refuses("name = \"seattle\"", "name = \"coal\"", "set-city-name");
    refuses(
        "name = \"billings\"",
        "name = \"seattle\"",
        "set-city-twice",
    );
    refuses("\"vp 3\"", "\"vp 0\"", "set-bonus");
    refuses("bonus = \"vp 1\"", "bonus = \"coin\"", "set-bonus");
    refuses(
        "at = [610, 745],  locations = 2",
        "at = [610, 745],  locations = 4",
        "set-number",
    );
    refuses("[120, 110]", "[1341, 110]", "set-number");
}

#[test]
fn routes() {
    let list = BASE.find("routes = [").unwrap();
    let end = BASE[list..].find("\n]").unwrap() + list;
    let none = format!("{}routes = [{}", &BASE[..list], &BASE[end..]);
    assert_eq!(refusal(&none).say.key, "set-routes");
    refuses("name = \"B\"", "name = \"A\"", "set-route-name");
    refuses("name = \"B\"", "name = \"Bee\"", "set-route-name");
    refuses(
        &format!("[\"{B}\"]"),
        &format!("[\"{B}\", \"1,1 denver\"]"),
        "set-arms",
    );
    refuses(B, "seattle 101,197 94,259", "set-two-ends");
    refuses(B, "seattle 101,197 los-angeles", "set-short-route");
    refuses(
        "seattle 187,185 236,240 285,295",
        "187,185 236,240 285,295",
        "set-stem",
    );
    refuses(
        "seattle 187,185 236,240 285,295",
        "seattle 187,185 boston",
        "set-stem",
    );
    refuses(
        "seattle 187,185 236,240 285,295",
        "seattle 187,185",
        "set-short-route",
    );
    refuses("330,262 375,229 billings", "330,262 375,229", "set-arm");
    refuses(
        "330,262 375,229 billings",
        "boston 330,262 billings",
        "set-arm",
    );
    refuses("330,262 375,229 billings", "billings", "set-short-route");
    refuses(B, "seattle 101,197 94,259 seattle", "set-same-end");
    refuses(
        B,
        "seattle 101,197 boston 94,259 los-angeles",
        "set-unknown-stop",
    );
    refuses(
        B,
        "seattle 101,197 9400,259 los-angeles",
        "set-unknown-stop",
    );
    refuses(B, "seattle 101,197 94,259 nowhere", "set-unknown-stop");
    let long = format!("seattle {}los-angeles", "1,1 ".repeat(70));
    let (text, _) = changed(B, &long);
    assert_eq!(refusal(&text).say.key, "set-many-spaces");
}

#[test]
fn a_lonely_city_is_named() {
    let text = BASE.replace("\"seattle 1", "\"boston 1");
    let bad = refusal(&text);
    assert_eq!(bad.say.key, "set-lonely-city");
}

#[test]
fn power_cards() {
    refuses(
        "from = \"denver\", ",
        "from = \"paris\", ",
        "set-unknown-city",
    );
    refuses(
        "from = \"denver\",      to = \"kansas-city\"",
        "from = \"denver\", to = \"denver\"",
        "set-mission-ends",
    );
    refuses(
        "from = \"detroit\",     to = \"atlanta\"",
        "from = \"boston\", to = \"atlanta\"",
        "set-mission-twice",
    );
    refuses("[\"coal\", \"food\"]", "[\"food\", \"food\"]", "set-pair");
    refuses("[\"coal\", \"food\"]", "[\"food\"]", "set-pair");
    refuses(
        "[\"coal\", \"food\"]",
        "[\"gold\", \"coal\"]",
        "set-pair-twice",
    );
    refuses(
        "[\"coal\", \"food\"]",
        "[\"coal\", \"hay\"]",
        "set-unknown-good",
    );
    refuses("value = 8 }", "value = 0 }", "set-number");
    let few = BASE
        .replace("copies = 2", "copies = 1")
        .replace("  [\"coal\", \"food\"],\n", "");
    let few = few.replace("  [\"cattle\", \"silver\"],\n", "");
    assert_eq!(refusal(&few).say.key, "set-cards");
    let many = BASE.replace("copies = 2", "copies = 4");
    assert_eq!(refusal(&many).say.key, "set-cards");
    let row =
        |from: &str, to: &str| format!("  {{ from = \"{from}\", to = \"{to}\", value = 1 }},\n");
    let more = [
        ("boston", "denver"),
        ("boston", "detroit"),
        ("boston", "seattle"),
        ("boston", "san-antonio"),
        ("boston", "kansas-city"),
    ];
    let more: String = more.iter().map(|(from, to)| row(from, to)).collect();
    let faces = BASE.replace("missions = [\n", &format!("missions = [\n{more}"));
    assert_eq!(refusal(&faces).say.key, "set-many-faces");
}

#[test]
fn chains_and_monopolies() {
    refuses(
        "ranch = [\"cattle\", \"food\", \"gold\"]",
        "ranch = []",
        "set-chain-first",
    );
    refuses(
        "\"coal\", \"silver\", \"gold\"",
        "\"cattle\", \"silver\", \"gold\"",
        "set-chain-first",
    );
    refuses(
        "\"coal\", \"silver\", \"gold\"",
        "\"coal silver\", \"gold\"",
        "set-chain-first",
    );
    refuses(
        "\"workers\", \"silver food\", \"gold\"",
        "\"workers\", \"silver gold\", \"gold\"",
        "set-chain-twice",
    );
    refuses("workers = 4", "workers = 100", "set-number");
}

#[test]
fn a_small_set_is_read() {
    let text = BASE.replace("copies = 2", "copies = 1");
    let set = Content::load(&text).unwrap();
    assert_eq!((set.cards(), set.powers.len()), (16, 16));
}
