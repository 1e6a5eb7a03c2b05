//! Custom sets: what is accepted, and each defect refused with its line and reason, sayable in both languages.

use table::{InBoth, set::Trial};
use trains_and_stations::content::{BASE, Content};

const WORDS: InBoth = InBoth {
    en: include_str!("../words/en.ftl"),
    zh: include_str!("../words/zh.ftl"),
};

const TRIAL: Trial = Trial {
    base: BASE,
    words: WORDS,
    load: |text| Content::load(text).map(drop),
};

const B: &str = "seattle 101,197 94,259 91,322 94,383 102,445 114,506 los-angeles";

#[test]
fn the_text_itself() {
    TRIAL.refuses(
        "name = \"Trains & Stations\"",
        "name = Trains",
        "set-not-toml",
    );
    TRIAL.refuses_whole(
        &format!("{BASE}#{}", "x".repeat(64 * 1024)),
        "set-long-text",
    );
    TRIAL.refuses_whole(&BASE.replace("box = [1340, 860]", ""), "set-missing");
    TRIAL.refuses("box = [", "sky = 1\nbox = [", "set-unknown-name");
    TRIAL.refuses("name = \"Trains & Stations\"", "name = 5", "set-not-text");
    TRIAL.refuses("[1340, 860]", "[\"a\", 860]", "set-not-number");
    TRIAL.refuses("box = [1340, 860]", "box = 5", "set-not-list");
    TRIAL.refuses(
        r#"{ from = "atlanta",     to = "boston",      value = 3, copies = 2 }"#,
        "5",
        "set-not-table",
    );
    TRIAL.refuses("[1340, 860]", "[50, 860]", "set-number");
    TRIAL.refuses("\"Trains & Stations\"", "\"\"", "set-name");
    TRIAL.refuses("[1340, 860]", "[1340]", "set-place");
}

#[test]
fn cities() {
    let list = BASE.find("cities = [").unwrap();
    let end = BASE[list..].find("\n]").unwrap() + list;
    let few = format!("{}cities = [{}", &BASE[..list], &BASE[end..]);
    assert_eq!(TRIAL.refusal(&few).say.key, "set-cities");
    TRIAL.refuses("name = \"seattle\"", "name = \"Seattle\"", "set-city-name");
    TRIAL.refuses("name = \"seattle\"", "name = \"coal\"", "set-city-name");
    TRIAL.refuses(
        "name = \"billings\"",
        "name = \"seattle\"",
        "set-city-twice",
    );
    TRIAL.refuses("\"vp 3\"", "\"vp 0\"", "set-bonus");
    TRIAL.refuses("bonus = \"vp 1\"", "bonus = \"coin\"", "set-bonus");
    TRIAL.refuses(
        "at = [610, 745],  locations = 2",
        "at = [610, 745],  locations = 4",
        "set-number",
    );
    TRIAL.refuses("[120, 110]", "[1341, 110]", "set-number");
}

#[test]
fn routes() {
    let list = BASE.find("routes = [").unwrap();
    let end = BASE[list..].find("\n]").unwrap() + list;
    let none = format!("{}routes = [{}", &BASE[..list], &BASE[end..]);
    assert_eq!(TRIAL.refusal(&none).say.key, "set-routes");
    TRIAL.refuses("name = \"B\"", "name = \"A\"", "set-route-name");
    TRIAL.refuses("name = \"B\"", "name = \"Bee\"", "set-route-name");
    TRIAL.refuses(
        &format!("[\"{B}\"]"),
        &format!("[\"{B}\", \"1,1 denver\"]"),
        "set-arms",
    );
    TRIAL.refuses(B, "seattle 101,197 94,259", "set-two-ends");
    TRIAL.refuses(B, "seattle 101,197 los-angeles", "set-short-route");
    TRIAL.refuses(
        "seattle 187,185 236,240 285,295",
        "187,185 236,240 285,295",
        "set-stem",
    );
    TRIAL.refuses(
        "seattle 187,185 236,240 285,295",
        "seattle 187,185 boston",
        "set-stem",
    );
    TRIAL.refuses(
        "seattle 187,185 236,240 285,295",
        "seattle 187,185",
        "set-short-route",
    );
    TRIAL.refuses("330,262 375,229 billings", "330,262 375,229", "set-arm");
    TRIAL.refuses(
        "330,262 375,229 billings",
        "boston 330,262 billings",
        "set-arm",
    );
    TRIAL.refuses("330,262 375,229 billings", "billings", "set-short-route");
    TRIAL.refuses(B, "seattle 101,197 94,259 seattle", "set-same-end");
    TRIAL.refuses(
        B,
        "seattle 101,197 boston 94,259 los-angeles",
        "set-unknown-stop",
    );
    TRIAL.refuses(
        B,
        "seattle 101,197 9400,259 los-angeles",
        "set-unknown-stop",
    );
    TRIAL.refuses(B, "seattle 101,197 94,259 nowhere", "set-unknown-stop");
    let long = format!("seattle {}los-angeles", "1,1 ".repeat(70));
    let (text, _) = TRIAL.changed(B, &long);
    assert_eq!(TRIAL.refusal(&text).say.key, "set-many-spaces");
}

#[test]
fn a_lonely_city_is_named() {
    let text = BASE.replace("\"seattle 1", "\"boston 1");
    let bad = TRIAL.refusal(&text);
    assert_eq!(bad.say.key, "set-lonely-city");
}

#[test]
fn power_cards() {
    TRIAL.refuses(
        "from = \"denver\", ",
        "from = \"paris\", ",
        "set-unknown-city",
    );
    TRIAL.refuses(
        "from = \"denver\",      to = \"kansas-city\"",
        "from = \"denver\", to = \"denver\"",
        "set-mission-ends",
    );
    TRIAL.refuses(
        "from = \"detroit\",     to = \"atlanta\"",
        "from = \"boston\", to = \"atlanta\"",
        "set-mission-twice",
    );
    TRIAL.refuses("[\"coal\", \"food\"]", "[\"food\", \"food\"]", "set-pair");
    TRIAL.refuses("[\"coal\", \"food\"]", "[\"food\"]", "set-pair");
    TRIAL.refuses(
        "[\"coal\", \"food\"]",
        "[\"gold\", \"coal\"]",
        "set-pair-twice",
    );
    TRIAL.refuses(
        "[\"coal\", \"food\"]",
        "[\"coal\", \"hay\"]",
        "set-unknown-good",
    );
    TRIAL.refuses("value = 8 }", "value = 0 }", "set-number");
    let few = BASE
        .replace("copies = 2", "copies = 1")
        .replace("  [\"coal\", \"food\"],\n", "");
    let few = few.replace("  [\"cattle\", \"silver\"],\n", "");
    assert_eq!(TRIAL.refusal(&few).say.key, "set-cards");
    let many = BASE.replace("copies = 2", "copies = 4");
    assert_eq!(TRIAL.refusal(&many).say.key, "set-cards");
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
    assert_eq!(TRIAL.refusal(&faces).say.key, "set-many-faces");
}

#[test]
fn chains_and_monopolies() {
    TRIAL.refuses(
        "ranch = [\"cattle\", \"food\", \"gold\"]",
        "ranch = []",
        "set-chain-first",
    );
    TRIAL.refuses(
        "\"coal\", \"silver\", \"gold\"",
        "\"cattle\", \"silver\", \"gold\"",
        "set-chain-first",
    );
    TRIAL.refuses(
        "\"coal\", \"silver\", \"gold\"",
        "\"coal silver\", \"gold\"",
        "set-chain-first",
    );
    TRIAL.refuses(
        "\"workers\", \"silver food\", \"gold\"",
        "\"workers\", \"silver gold\", \"gold\"",
        "set-chain-twice",
    );
    TRIAL.refuses("workers = 4", "workers = 100", "set-number");
}

#[test]
fn a_small_set_is_read() {
    let text = BASE.replace("copies = 2", "copies = 1");
    let set = Content::load(&text).unwrap();
    assert_eq!((set.cards(), set.powers.len()), (16, 16));
}
