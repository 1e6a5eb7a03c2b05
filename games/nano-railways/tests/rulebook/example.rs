//! Worked examples, carried out by the rules. What a row says is read off its numbers, letters and squares, so that one reading
//! serves both languages.

use nano_railways::content::{Content, Kind};
use nano_railways::position::{Phase, Position};
use nano_railways::{Action, NanoRailways, Pay, spell::At};
use std::collections::BTreeMap;
use table::{Dice, Example, Game, Seat, Silence, Viewer};

const ME: Seat = Seat(0);

/// Carries an example out, holds it to its rows, and says it without a language.
pub(crate) fn evaluate(example: &Example<'_>) -> String {
    match example.kind {
        "links" => links(example),
        "pay" => pay(example),
        "build" => build(example),
        "no-build" => no_build(example),
        "split" => split(example),
        "trip" => trip(example),
        "record" => record(example),
        "score" => score(example),
        kind => panic!("no such example: {kind}"),
    }
}

fn row<'e>(example: &Example<'e>, at: usize) -> &'e str {
    example.rows[at].1
}

fn numbers(text: &str) -> Vec<i32> {
    let words = text.split(|c: char| !c.is_ascii_digit() && c != '-');
    words.filter_map(|word| word.parse().ok()).collect()
}

fn number<T: TryFrom<i32>>(text: &str) -> T {
    let [number] = numbers(text)[..] else {
        panic!("one number in {text:?}");
    };
    T::try_from(number).ok().unwrap()
}

/// Squares: a letter and a digit.
fn squares(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let square = |word: &&str| word.len() == 2 && At::of(word).is_some();
    words.filter(square).map(str::to_owned).collect()
}

fn kinds(text: &str) -> Vec<Kind> {
    let kind = |c: char| Kind::ALL.into_iter().find(|kind| kind.letter() == c);
    text.chars().filter_map(kind).collect()
}

/// `A1 A2 A3`.
fn cards(text: &str) -> Vec<u8> {
    numbers(text).iter().map(|card| *card as u8).collect()
}

/// `A1[2] A3[1,2]`.
fn payment(text: &str) -> Pay {
    let parts: Vec<(u8, u8)> = text
        .split(' ')
        .map(|part| {
            let (card, slots) = part.split_once('[').unwrap();
            let mask = numbers(slots).iter().fold(0, |mask, s| mask | 1 << (s - 1));
            (number(card), mask)
        })
        .collect();
    Pay::of(&parts).unwrap()
}

/// The first action of a game on a map of these four cards.
fn on_cards(text: &str) -> Position {
    let numbers: [i32; 4] = numbers(text).try_into().unwrap();
    let set = Content::base();
    let maps = numbers.map(|card| set.card(card as u8).unwrap().map);
    let grid = std::array::from_fn(|at| {
        let west = maps[at / 3 * 2][at % 3];
        let east = maps[at / 3 * 2 + 1][at % 3];
        west.iter()
            .chain(&east)
            .map(|square| square.glyph())
            .collect()
    });
    Position {
        grid,
        ..Position::default()
    }
}

fn game(at: &Position) -> NanoRailways {
    at.set_up(Content::base()).unwrap()
}

fn offers(game: &NanoRailways) -> Vec<Action> {
    let mut offers = Vec::new();
    game.legal(ME, &mut offers);
    offers
}

fn links(example: &Example<'_>) -> String {
    let view = game(&on_cards(row(example, 0))).view(Viewer::Public);
    let complete = view.chains.iter().filter(|chain| chain.complete());
    let traced: BTreeMap<String, (Vec<Kind>, i32)> = complete
        .map(|chain| {
            let ends = chain
                .ends
                .unwrap()
                .map(|at| view.building(at).unwrap().kind);
            let mut ends = ends.to_vec();
            ends.sort_unstable();
            (At(chain.key).to_string(), (ends, i32::from(chain.length())))
        })
        .collect();
    let told: BTreeMap<String, (Vec<Kind>, i32)> = example.rows[1..]
        .iter()
        .map(|(key, link)| {
            let mut ends = kinds(link);
            ends.sort_unstable();
            ((*key).to_owned(), (ends, number(link)))
        })
        .collect();
    assert_eq!(told, traced, "{}", example.caption);
    format!("{told:?}")
}

/// The ways that are offered for a link of this length between these types.
fn pay(example: &Example<'_>) -> String {
    let length: usize = number(row(example, 1));
    let [one, other] = kinds(row(example, 1))[..] else {
        panic!("two ends in {}", row(example, 1));
    };
    let rails = "─".repeat(length);
    let line = format!("{}{rails}{}", one.letter(), other.letter());
    let land = "..........";
    let first = format!("{line}{}", &land[length + 2..]);
    let mut at = Position::on([&first, land, land, land, land, land]);
    at.hand = cards(row(example, 0));
    let game = game(&at);
    let offered: Vec<Pay> = offers(&game)
        .iter()
        .filter_map(|action| match action {
            Action::Buy { pay, .. } => Some(*pay),
            _ => None,
        })
        .collect();
    let mut told: Vec<Pay> = Vec::new();
    for (slots, pollution) in &example.rows[2..] {
        let pay = payment(slots);
        assert_eq!(
            i32::from(pay.pollution()),
            number::<i32>(pollution),
            "{slots}"
        );
        told.push(pay);
    }
    told.sort_unstable();
    assert_eq!(told, offered, "{}", example.caption);
    format!("{length} {told:?}")
}

/// A building as an example tells it: with the paying hand A1 A2 A3.
fn builds(example: &Example<'_>) -> (NanoRailways, Action) {
    let mut at = on_cards(row(example, 0));
    at.capital = number(row(example, 1));
    let square = At::of(row(example, 3)).unwrap().0;
    let action = Action::Build {
        die: number(row(example, 2)),
        square,
        keep: None,
        pay: payment("A2[1]"),
    };
    (game(&at), action)
}

fn build(example: &Example<'_>) -> String {
    let (mut game, action) = builds(example);
    game.check(ME, &action).unwrap();
    game.apply(ME, &action, &mut Dice::fast(0), &mut Silence);
    let view = game.view(Viewer::Public);
    let at = At::of(row(example, 3)).unwrap().0;
    let building = view.building(at).unwrap();
    assert_eq!(kinds(row(example, 4)), [building.kind]);
    let all: Vec<String> = building
        .squares
        .iter()
        .map(|s| At(*s).to_string())
        .collect();
    assert_eq!(squares(row(example, 5)), all);
    assert_eq!(number::<i32>(row(example, 6)), i32::from(view.capital));
    format!("{action:?} {building:?} {}", view.capital)
}

fn no_build(example: &Example<'_>) -> String {
    let (game, action) = builds(example);
    let refusal = game.check(ME, &action).unwrap_err();
    assert_eq!(refusal.code, "MixedColours", "{}", example.caption);
    format!("{action:?}")
}

/// Which parts may keep the marker of a link that is built on.
fn split(example: &Example<'_>) -> String {
    let mut at = on_cards(row(example, 0));
    at.capital = 20;
    for link in squares(row(example, 1)) {
        at.markers.insert(link, 1);
    }
    let (die, square) = (number::<u8>(row(example, 2)), row(example, 3));
    let there = At::of(square).unwrap().0;
    let mut parts: Vec<String> = offers(&game(&at))
        .iter()
        .filter_map(|action| match action {
            Action::Build {
                die: new,
                square,
                keep,
                ..
            } if (*new, *square) == (die, there) => Some(At((*keep)?).to_string()),
            _ => None,
        })
        .collect();
    parts.sort_unstable();
    parts.dedup();
    assert_eq!(squares(row(example, 4)), parts, "{}", example.caption);
    format!("{square} {parts:?}")
}

fn trip(example: &Example<'_>) -> String {
    let mut at = on_cards(row(example, 0));
    for link in squares(row(example, 1)) {
        at.markers.insert(link, 1);
    }
    for link in squares(row(example, 2)) {
        at.markers.insert(link, 2);
    }
    at.capital = number(row(example, 3));
    at.hand = cards(row(example, 4));
    at.pool = (1..=8)
        .filter(|card| !at.hand.contains(card))
        .take(1)
        .collect();
    let (from, value) = row(example, 5).split_once(' ').unwrap();
    at.dice = vec![(from.to_owned(), number(value))];
    let [to] = kinds(row(example, 6))[..] else {
        panic!("one destination");
    };
    let way: Vec<u8> = squares(row(example, 7))
        .iter()
        .map(|link| At::of(link).unwrap().0)
        .collect();
    let action = Action::Move {
        from: At::of(from).unwrap().0,
        value: number(value),
        to,
        route: nano_railways::Route::of(&way).unwrap(),
        convert: numbers(row(example, 8)).first().map(|k| *k as u8),
        pay: payment(row(example, 9)),
    };
    let mut game = game(&at);
    game.check(ME, &action).unwrap();
    game.apply(ME, &action, &mut Dice::fast(0), &mut Silence);
    let view = game.view(Viewer::Public);
    assert_eq!(number::<u16>(row(example, 10)), view.profit);
    assert_eq!(number::<u8>(row(example, 11)), view.capital);
    assert_eq!(number::<u8>(row(example, 12)), view.pollution);
    format!(
        "{action:?} {} {} {}",
        view.profit, view.capital, view.pollution
    )
}

/// Which cards may be out after these were played, with one word of luck or another.
fn record(example: &Example<'_>) -> String {
    let hand = cards(row(example, 0));
    let played = cards(row(example, 2));
    let mut out = std::collections::BTreeSet::new();
    for luck in 0..8 {
        let mut at = on_cards("5 6 / 7 8");
        at.hand = hand
            .iter()
            .copied()
            .filter(|card| !played.contains(card))
            .collect();
        at.pool = cards(row(example, 1));
        at.discard = played.clone();
        at.phase = Phase::Phase2;
        at.words = [luck << 61; 11];
        let mut game = game(&at);
        game.apply(ME, &Action::Pass, &mut Dice::fast(0), &mut Silence);
        let view = game.view(Viewer::Public);
        out.extend(view.pool.iter().chain(&view.discard).map(|card| card.id));
    }
    let told = cards(row(example, 3));
    assert_eq!(
        told,
        out.into_iter().collect::<Vec<_>>(),
        "{}",
        example.caption
    );
    format!("{hand:?} {played:?} {told:?}")
}

fn score(example: &Example<'_>) -> String {
    let mut at = on_cards("1 2 / 3 4");
    at.profit = number(row(example, 0));
    let marked: usize = number(row(example, 1));
    for link in ["b4", "c1", "c5", "d2", "e2", "e4"].iter().take(marked) {
        at.markers.insert((*link).to_owned(), 1);
    }
    at.pollution = number(row(example, 2));
    let total = game(&at).sheets()[0].total;
    assert_eq!(number::<i32>(row(example, 3)), total, "{}", example.caption);
    format!("{} {marked} {} {total}", at.profit, at.pollution)
}
