//! The page, the rows and the readings of clicks, over many games at random.

use std::collections::BTreeSet;
use table::{Dice, Face, Game, Lang, Narrowing, Path, Seat, Silence, Token, Viewer, Words};
use village_rails::{Action, Options, VillageRails};

/// The values of an attribute on a page.
fn values<'p>(page: &'p str, name: &str) -> Vec<&'p str> {
    let start = format!(" {name}=\"");
    page.split(&start)
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap_or_default())
        .collect()
}

fn words() -> [Words; 2] {
    Lang::ALL.map(|lang| Words::new(lang, &[&VillageRails::CARD.words]))
}

fn offers(game: &VillageRails, seat: Seat) -> Vec<Action> {
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    offers
}

/// Plays games of every size at random and shows each position with the seat to act.
fn positions(games: u64, mut see: impl FnMut(&VillageRails, Seat, &mut Dice)) {
    for seats in 2..=4 {
        for number in 0..games {
            let mut dice = Dice::fast(100 * u64::from(seats) + number);
            let mut game = VillageRails::deal(1, &Options::default(), seats, &mut dice).unwrap();
            while let Some(seat) = game.to_act().iter().next() {
                see(&game, seat, &mut dice);
                let offers = offers(&game, seat);
                let action = offers[dice.below(offers.len() as u32) as usize];
                game.apply(seat, &action, &mut dice, &mut Silence);
            }
            see(&game, Seat(0), &mut dice);
        }
    }
}

#[test]
fn a_page_keeps_the_policy_of_the_house() {
    let words = words();
    let mut largest = 0;
    positions(2, |game, seat, dice| {
        // Every page of a game is drawn alike; a third of them tells enough.
        if dice.below(3) > 0 {
            return;
        }
        for who in [Viewer::Seat(seat), Viewer::Public] {
            let view = game.view(who);
            let [page, zh] =
                [0, 1].map(|lang| VillageRails::draw(&view, &words[lang]).into_string());
            assert_ne!(page, zh);
            assert!(
                !page.contains('⟨') && !zh.contains('⟨'),
                "a word is missing"
            );
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
    positions(1, |game, _, _| {
        let public = VillageRails::draw(&game.view(Viewer::Public), words).into_string();
        assert!(values(&public, "data-token").is_empty());
    });
}

#[test]
fn every_offered_click_is_on_the_page_and_has_a_row() {
    let words = words();
    positions(2, |game, seat, dice| {
        let view = game.view(Viewer::Seat(seat));
        let page = VillageRails::draw(&view, &words[0]).into_string();
        let tokens: BTreeSet<&str> = values(&page, "data-token").into_iter().collect();
        let paths: Vec<Path> = offers(game, seat).iter().map(|a| game.path(a)).collect();
        for token in paths.iter().flat_map(Path::tokens) {
            assert!(tokens.contains(token), "{token} is not on the page");
        }
        for words in &words {
            words.try_say(&VillageRails::question(&view)).unwrap();
        }
        let mut narrowing = Narrowing::new(&paths);
        let mut clicked: Vec<Token> = Vec::new();
        loop {
            let next: Vec<Token> = narrowing
                .next()
                .into_iter()
                .map(|t| t.parse().unwrap())
                .collect();
            for token in &next {
                let row = VillageRails::say(&view, &clicked, std::slice::from_ref(token));
                assert_ne!(row.key, "row-unknown", "{token}");
                for words in &words {
                    words.try_say(&row).unwrap();
                }
            }
            if next.is_empty() {
                break;
            }
            let token = next[dice.below(next.len() as u32) as usize].clone();
            narrowing.click(token.as_str());
            clicked.push(token);
        }
        if let Some(path) = narrowing.finished() {
            let run: Vec<Token> = path.tokens().map(|t| t.parse().unwrap()).collect();
            let whole = VillageRails::say(&view, &[], &run);
            assert_ne!(whole.key, "row-unknown", "{path}");
            words
                .iter()
                .for_each(|words| assert!(words.try_say(&whole).is_ok()));
        }
    });
}

#[test]
fn every_other_click_is_answered_by_a_rule() {
    let words = &words()[0];
    positions(3, |game, _, _| {
        for seat in Seat::all(game.seats()) {
            let view = game.view(Viewer::Seat(seat));
            let page = VillageRails::draw(&view, words).into_string();
            let paths: Vec<Path> = offers(game, seat).iter().map(|a| game.path(a)).collect();
            for text in values(&page, "data-token") {
                if paths.iter().any(|path| path.holds(text)) {
                    continue;
                }
                let meant = VillageRails::meant(&view, &[text.parse().unwrap()]);
                assert!(!meant.is_empty(), "{text} means nothing in {}", view.phase);
                for action in meant {
                    if game.check(seat, &action).is_ok() {
                        let path = game.path(&action);
                        assert!(path.holds(text), "{text} leads to {path}");
                    }
                }
            }
        }
    });
}

/// The code with which a click after others is refused.
fn refused(game: &VillageRails, seat: Seat, clicked: &[&str]) -> Option<&'static str> {
    let tokens: Vec<Token> = clicked.iter().map(|t| t.parse().unwrap()).collect();
    let meant = VillageRails::meant(&game.view(Viewer::Seat(seat)), &tokens);
    game.check(seat, meant.first()?)
        .err()
        .map(|refusal| refusal.code)
}

#[test]
fn a_click_is_refused_for_what_was_clicked() {
    let mut dice = Dice::fast(1);
    let mut game = VillageRails::deal(1, &Options::default(), 2, &mut dice).unwrap();
    let seat = game.to_act().iter().next().unwrap();
    let other = seat.next(2);
    assert_eq!(refused(&game, seat, &["track:6"]), Some("not_enough_money"));
    assert_eq!(refused(&game, seat, &["trip:3"]), Some("not_enough_money"));
    assert_eq!(
        refused(&game, seat, &["cell:c4"]),
        Some("cell_not_adjacent")
    );
    assert_eq!(
        refused(&game, seat, &["track:0", "cell:b2"]),
        Some("cell_not_adjacent")
    );
    assert_eq!(refused(&game, seat, &["end"]), Some("wrong_phase"));
    let hand = game.view(Viewer::Seat(seat)).hand;
    let card = format!("terminus:{}", hand[0].face.name);
    assert_eq!(refused(&game, seat, &[&card]), Some("wrong_phase"));
    assert_eq!(refused(&game, other, &["track:0"]), Some("not_your_turn"));
    let first = offers(&game, seat)[0];
    let Action::Build { cell: 0, .. } = first else {
        panic!("the first offer is a build on a1, not {first:?}");
    };
    game.apply(seat, &first, &mut dice, &mut Silence);
    while game.to_act().iter().next() != Some(seat) {
        let action = game.fallback(other);
        game.apply(other, &action, &mut dice, &mut Silence);
    }
    if game.phase() == "main" {
        assert_eq!(
            refused(&game, seat, &["track:0", "cell:a1"]),
            Some("cell_taken")
        );
    }
}

#[test]
fn what_a_build_is_foreseen_to_complete_is_what_it_scores() {
    let mut held = 0;
    positions(4, |game, seat, dice| {
        if game.phase() != "main" {
            return;
        }
        let view = game.view(Viewer::Seat(seat));
        let builds: Vec<Action> = offers(game, seat)
            .into_iter()
            .filter(|a| matches!(a, Action::Build { .. }))
            .collect();
        let action = builds[dice.below(builds.len() as u32) as usize];
        let items = VillageRails::foresee(&view, &action);
        let mut after = game.clone();
        after.apply(seat, &action, &mut Dice::fast(0), &mut Silence);
        while after.phase() == "resolve" && after.to_act().has(seat) {
            let Action::Resolve { line, .. } = offers(&after, seat)[0] else {
                panic!("only resolutions are offered");
            };
            let name = village_rails::content::LINES[usize::from(line)];
            let of_line = |item: &&table::Item| {
                item.say
                    .args
                    .contains(&("line", table::Arg::Text(name.into())))
            };
            let foreseen: i32 = items.iter().filter(of_line).map(|item| item.value).sum();
            let before = after.view(Viewer::Public).seats[seat.index()].points;
            let resolve = offers(&after, seat)[0];
            after.apply(seat, &resolve, &mut Dice::fast(0), &mut Silence);
            let now = after.view(Viewer::Public).seats[seat.index()].points;
            assert_eq!(
                foreseen,
                i32::from(now) - i32::from(before),
                "{name} after {action:?}"
            );
            held += 1;
        }
    });
    assert!(held > 50, "only {held} lines were completed");
}
