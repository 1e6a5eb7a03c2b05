//! The page, the rows and the readings of clicks, over many games at random.

use nano_railways::{Action, Arrange, Given, NanoRailways, Objective, Options, Pay};
use std::collections::BTreeSet;
use std::mem::discriminant;
use table::{Dice, Face, Game, Lang, Narrowing, Path, Seat, Silence, Token, Viewer, Words};

const ME: Seat = Seat(0);

/// The values of an attribute on a page.
fn values<'p>(page: &'p str, name: &str) -> Vec<&'p str> {
    let start = format!(" {name}=\"");
    page.split(&start)
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap_or_default())
        .collect()
}

fn words() -> [Words; 2] {
    Lang::ALL.map(|lang| Words::new(lang, &[&NanoRailways::CARD.words]))
}

fn offers(game: &NanoRailways) -> Vec<Action> {
    let mut offers = Vec::new();
    game.legal(ME, &mut offers);
    offers
}

fn paths(game: &NanoRailways) -> Vec<Path> {
    offers(game).iter().map(|a| game.path(a)).collect()
}

fn tokens<'t>(texts: impl IntoIterator<Item = &'t str>) -> Vec<Token> {
    texts.into_iter().map(|t| t.parse().unwrap()).collect()
}

fn pick<'a, T>(of: &'a [T], dice: &mut Dice) -> &'a T {
    &of[dice.below(of.len() as u32) as usize]
}

/// Plays games at random, often the kind of action that is offered least, and shows each position.
fn positions(games: u64, mut see: impl FnMut(&NanoRailways, &mut Dice)) {
    for number in 0..games {
        let mut dice = Dice::fast(number);
        let options = Options {
            arrange: match number % 4 {
                0 => Arrange::Free,
                _ => Arrange::Dealt,
            },
            ..Options::default()
        };
        let mut game = NanoRailways::deal(1, &options, 1, &mut dice).unwrap();
        while game.to_act().has(ME) {
            see(&game, &mut dice);
            let offers = offers(&game);
            let alike = |kind: &Action| {
                let kind = discriminant(kind);
                offers.iter().filter(move |a| discriminant(*a) == kind)
            };
            let rare = offers.iter().min_by_key(|a| alike(a).count()).unwrap();
            let kind = match dice.below(2) {
                0 => rare,
                _ => pick(&offers, &mut dice),
            };
            let action = **pick(&alike(kind).collect::<Vec<_>>(), &mut dice);
            game.apply(ME, &action, &mut dice, &mut Silence);
        }
        see(&game, &mut dice);
    }
}

#[test]
fn a_page_keeps_the_policy_of_the_house() {
    let words = words();
    let mut largest = 0;
    positions(6, |game, dice| {
        // Every page of a game is drawn alike; a third of them tells enough.
        if dice.below(3) > 0 {
            return;
        }
        for who in [Viewer::Seat(ME), Viewer::Public] {
            let view = game.view(who);
            let [page, zh] =
                [0, 1].map(|lang| NanoRailways::draw(&view, &words[lang]).into_string());
            assert_ne!(page, zh);
            for page in [&page, &zh] {
                let missing = page.split('⟨').nth(1).map(|rest| rest.split('⟩').next());
                assert_eq!(missing, None, "a word is missing");
            }
            assert!(values(&page, "style").is_empty());
            for banned in ["<script", "data:", "http:", "https:", "onclick"] {
                assert!(!page.contains(banned), "{banned}");
            }
            let ids = values(&page, "id");
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(unique.len(), ids.len(), "an id stands twice");
            let used = values(&page, "href")
                .into_iter()
                .filter_map(|href| href.strip_prefix('#'));
            let painted = page
                .split("url(#")
                .skip(1)
                .filter_map(|rest| rest.split(')').next());
            for id in used.chain(painted) {
                assert!(unique.contains(id), "nothing is drawn as {id}");
            }
            largest = largest.max(page.len()).max(zh.len());
        }
    });
    assert!(largest < 120_000, "a page has {largest} bytes");
}

#[test]
fn only_the_own_seat_has_something_to_click() {
    let words = &words()[0];
    positions(2, |game, _| {
        let public = NanoRailways::draw(&game.view(Viewer::Public), words).into_string();
        assert!(values(&public, "data-token").is_empty());
    });
}

/// A row for every kind of click: what random play seldom meets is met here too.
const ROWS: [&str; 21] = [
    "row-buy",
    "row-move",
    "row-build",
    "row-upgrade",
    "row-add",
    "row-hire",
    "row-capital",
    "row-clean",
    "row-pass",
    "row-card",
    "row-pips",
    "row-new",
    "row-site",
    "row-to",
    "row-convert",
    "row-travel",
    "row-slot-more",
    "row-pay",
    "label-slot",
    "label-link",
    "label-die",
];

#[test]
fn every_offered_click_is_on_the_page_and_has_a_row() {
    let words = words();
    let mut rows = BTreeSet::new();
    positions(24, |game, dice| {
        let view = game.view(Viewer::Seat(ME));
        let page = NanoRailways::draw(&view, &words[0]).into_string();
        let on_page: BTreeSet<&str> = values(&page, "data-token").into_iter().collect();
        let paths = paths(game);
        for token in paths.iter().flat_map(Path::tokens) {
            assert!(on_page.contains(token), "{token} is not on the page");
        }
        for words in &words {
            words.try_say(&NanoRailways::question(&view)).unwrap();
        }
        let mut narrowing = Narrowing::new(&paths);
        let mut clicked: Vec<Token> = Vec::new();
        loop {
            let next = tokens(narrowing.next());
            for token in &next {
                let row = NanoRailways::say(&view, &clicked, std::slice::from_ref(token));
                assert_ne!(row.key, "row-unknown", "{token} after {clicked:?}");
                for words in &words {
                    words.try_say(&row).unwrap();
                }
                rows.insert(row.key);
            }
            if next.is_empty() {
                break;
            }
            let token = pick(&next, dice).clone();
            narrowing.click(token.as_str());
            clicked.push(token);
        }
        if let Some(path) = narrowing.finished() {
            let whole = NanoRailways::say(&view, &[], &tokens(path.tokens()));
            assert_ne!(whole.key, "row-unknown", "{path}");
            let action = game.parse(path).unwrap();
            let deed = NanoRailways::deed(&view, &action).unwrap();
            for words in &words {
                words.try_say(&whole).unwrap();
                words.try_say(&deed).unwrap();
            }
        }
    });
    for row in ROWS {
        assert!(rows.contains(row), "no {row} among {rows:?}");
    }
}

#[test]
fn every_other_click_is_answered_by_a_rule() {
    let words = &words()[0];
    positions(12, |game, _| {
        let view = game.view(Viewer::Seat(ME));
        let page = NanoRailways::draw(&view, words).into_string();
        let paths = paths(game);
        for text in values(&page, "data-token") {
            if paths.iter().any(|path| path.holds(text)) {
                continue;
            }
            let meant = NanoRailways::meant(&view, &tokens([text]));
            assert!(!meant.is_empty(), "{text} means nothing in {}", view.phase);
            for action in meant {
                if game.check(ME, &action).is_ok() {
                    let path = game.path(&action);
                    assert!(path.holds(text), "{text} leads to {path}");
                }
            }
        }
    });
}

/// What a hand at the page does: clicks what is offered, and asks the house about what is not.
struct Hand<'g> {
    game: &'g NanoRailways,
    paths: Vec<Path>,
    clicked: Vec<String>,
}

impl Hand<'_> {
    fn left(&self) -> Vec<Path> {
        let mut narrowing = Narrowing::new(&self.paths);
        for token in &self.clicked {
            narrowing.click(token);
        }
        narrowing.paths().cloned().collect()
    }

    fn click(&mut self, token: &str) {
        self.clicked.push(token.to_owned());
        if self.left().is_empty() {
            let clicked = tokens(self.clicked.iter().map(String::as_str));
            let meant = NanoRailways::meant(&self.game.view(Viewer::Seat(ME)), &clicked);
            let accepted = meant.iter().filter(|a| self.game.check(ME, a).is_ok());
            let accepted: Vec<Path> = accepted.map(|a| self.game.path(a)).collect();
            self.paths.extend(accepted);
        }
    }

    /// Clicks a path, its slots in any order, and leaves it alone.
    fn reaches(game: &NanoRailways, path: &Path, dice: &mut Dice) {
        let mut clicks: Vec<&str> = path.tokens().collect();
        let slots = clicks.iter().position(|t| t.starts_with("slot:")).unwrap();
        let end = clicks.len() - 1;
        dice.shuffle(&mut clicks[slots..end]);
        let mut hand = Hand {
            game,
            paths: paths(game),
            clicked: Vec::new(),
        };
        clicks.iter().for_each(|token| hand.click(token));
        assert_eq!(hand.left(), std::slice::from_ref(path), "{clicks:?}");
    }
}

/// An action of a decade with another payment.
fn paid(action: &Action, by: Pay) -> Option<Action> {
    let mut action = *action;
    match &mut action {
        Action::Buy { pay, .. }
        | Action::Build { pay, .. }
        | Action::Move { pay, .. }
        | Action::Hire { pay }
        | Action::Capital { pay }
        | Action::Clean { pay }
        | Action::Add { pay, .. }
        | Action::Upgrade { pay, .. } => *pay = by,
        _ => return None,
    }
    Some(action)
}

/// Every list of slots of these cards.
fn payments(held: &[u8]) -> impl Iterator<Item = Pay> {
    (1..1_u16 << (4 * held.len())).map(|masks| {
        let parts = held.iter().enumerate();
        let parts = parts.map(|(at, card)| (*card, (masks >> (4 * at) & 15) as u8));
        let parts: Vec<(u8, u8)> = parts.filter(|(_, mask)| *mask > 0).collect();
        Pay::of(&parts).unwrap()
    })
}

#[test]
fn any_legal_payment_is_reached_by_clicking_its_slots() {
    let mut verbs = BTreeSet::new();
    let mut unoffered = 0;
    positions(8, |game, dice| {
        let offers = offers(game);
        if offers.is_empty() {
            return;
        }
        let offer = *pick(&offers, dice);
        let view = game.view(Viewer::Seat(ME));
        let held: Vec<u8> = view.hand.iter().map(|card| card.id).collect();
        let all = payments(&held).filter_map(|pay| paid(&offer, pay));
        let mut legal: Vec<Action> = all.filter(|a| game.check(ME, a).is_ok()).collect();
        // A dozen of the same action tells enough.
        dice.shuffle(&mut legal);
        for action in legal.iter().take(12) {
            unoffered += u32::from(!offers.contains(action));
            let path = game.path(action);
            Hand::reaches(game, &path, dice);
            verbs.extend(path.tokens().next().map(str::to_owned));
        }
    });
    assert!(unoffered > 40, "only {unoffered} were not offered");
    assert!(verbs.len() >= 6, "only {verbs:?}");
}

/// The appendix: the deck 2, 3, 5, 7 has no upgrade, and the Engineer is out of reach with it.
#[test]
fn a_deck_without_an_upgrade_is_said_so_while_the_game_is_set_up() {
    let caution = |cards, objectives: &[Objective]| {
        let words = [0; 11];
        let options = Options {
            objectives: objectives.to_vec(),
            given: Some(Given { cards, words }),
            ..Options::default()
        };
        let mut game = NanoRailways::deal(1, &options, 1, &mut Dice::fast(0)).unwrap();
        let first =
            [Viewer::Seat(ME), Viewer::Public].map(|who| NanoRailways::caution(&game.view(who)));
        assert_eq!(first[0], first[1]);
        while ["arrange", "passengers"].contains(&game.phase()) {
            let action = offers(&game)[0];
            game.apply(ME, &action, &mut Dice::fast(0), &mut Silence);
        }
        assert_eq!(NanoRailways::caution(&game.view(Viewer::Seat(ME))), None);
        first[0].as_ref().map(|say| say.key)
    };
    let without = [1, 4, 6, 8, 2, 3, 5, 7];
    let engineer = [Objective::Mayor, Objective::Engineer];
    assert_eq!(caution(without, &engineer), Some("caution-engineer"));
    let others = caution(without, &[Objective::Economist]);
    assert_eq!(others, Some("caution-no-upgrade"));
    assert_eq!(caution([2, 3, 5, 7, 1, 4, 6, 8], &engineer), None);
}
