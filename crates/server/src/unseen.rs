//! What a viewer is sent does not depend on what it may not know: every byte the house adds to a game's own page.

use crate::{
    answers,
    covers::Sight,
    pages,
    problem::Problem,
    scene::Stage,
    seating::{self, Place},
};
use shelf::Visitor;
use table::{
    Dice, Eye, Face, Header, Lang, Luck, Path, Probe, Seat, Seated, Sitter, Table, Title, Token,
    Viewer,
};

/// Games a title is played at its fewest and at its most seats.
const GAMES: u64 = 2;

#[test]
fn no_byte_of_a_scene_or_an_answer_depends_on_what_its_viewer_may_not_know() {
    let found = shelf::each(Unseen);
    let compared: usize = found.iter().map(|f| f.compared).sum();
    let moved: usize = found.iter().map(|f| f.moved).sum();
    assert!(compared > 1000, "only {compared} scenes were compared");
    // A comparison of equal states would prove nothing.
    assert!(
        moved * 20 > compared,
        "what was hidden moved only {moved} of {compared} scenes of those who know it"
    );
}

#[derive(Clone, Copy, Default)]
struct Found {
    compared: usize,
    moved: usize,
}

#[derive(Clone, Copy)]
struct Unseen;

impl Visitor for Unseen {
    type Out = Found;

    fn visit<G: Face + Eye>(self) -> Found {
        let mut found = Found::default();
        let title = shelf::title(G::CARD.id).expect("it is on the shelf");
        for seats in [*G::CARD.seats.start(), *G::CARD.seats.end()] {
            for game in 0..GAMES {
                play::<G>(title, seats, game, &mut found);
            }
        }
        found
    }
}

/// Plays a game, now and then taking back, and looks at every step from every place.
fn play<G: Face>(title: &'static dyn Title, seats: u8, game: u64, found: &mut Found) {
    let header = Header {
        game: G::CARD.id.to_owned(),
        rules: *G::CARD.rules.end(),
        options: title.default_options(),
        seats: (0..seats)
            .map(|s| Sitter::person(format!("P{s}")))
            .collect(),
        luck: Luck::Plain(game),
    };
    let mut table = Seated::<G>::deal(header).expect("default options can be dealt");
    let mut dice = Dice::fast(game);
    let mut step = 0;
    while let Some(seat) = Table::to_act(&table).iter().next() {
        // Every step at two seats would do; three in four are left out at more, where there is more to draw.
        if seats == 2 || dice.below(4) == 0 {
            compare(title, &table, step, &mut dice, found);
        }
        step += 1;
        if dice.below(6) == 0 && Table::undo(&mut table, seat).is_ok() {
            continue;
        }
        let paths = Table::paths(&table, seat);
        let path = &paths[dice.below(paths.len() as u32) as usize];
        Table::play(&mut table, seat, path).expect("an offer is accepted");
    }
}

fn compare<G: Face>(
    title: &'static dyn Title,
    table: &Seated<G>,
    step: u32,
    dice: &mut Dice,
    found: &mut Found,
) {
    let lang = Lang::ALL[step as usize % 2];
    let viewers: Vec<Viewer> = Viewer::all(table.state().seats()).collect();
    for who in &viewers {
        let asks = Asks::of(table, *who, dice);
        let true_bytes = told(title, table, *who, lang, &asks);
        let scrambled = table.as_if(table.state().scramble(*who, dice));
        let redealt = table.as_if(table.state().redeal(*who, dice));
        for (other, name) in [(&scrambled, "scramble"), (&redealt, "redeal")] {
            let bytes = told(title, other, *who, lang, &asks);
            assert_eq!(true_bytes, bytes, "{who:?} at step {step}, after a {name}");
            found.compared += 1;
        }
        assert_eq!(
            previews(title, table, *who, lang, &asks),
            previews(title, &redealt, *who, lang, &asks),
            "previews of {who:?} at step {step}"
        );
        let knows = viewers.iter().find(|v| *v != who && v.seat().is_some());
        if let Some(knows) = knows {
            let none = Asks::default();
            found.moved += usize::from(
                told(title, table, *knows, lang, &none)
                    != told(title, &scrambled, *knows, lang, &none),
            );
        }
    }
}

/// What a seat sends beside looking.
#[derive(Default)]
struct Asks {
    clicks: Vec<Vec<Token>>,
    paths: Vec<Path>,
}

impl Asks {
    fn of<G: Face>(table: &Seated<G>, who: Viewer, dice: &mut Dice) -> Asks {
        let Some(seat) = who.seat() else {
            return Asks::default();
        };
        let words = shelf::title(G::CARD.id)
            .expect("it is on the shelf")
            .words(Lang::En);
        let page = Table::page(table, who, &words).into_string();
        let tokens: Vec<Token> = page
            .split("data-token=\"")
            .skip(1)
            .filter_map(|t| t.split('"').next()?.parse().ok())
            .collect();
        let paths = Table::paths(table, seat);
        let mut asks = Asks::default();
        for _ in 0..4 {
            if !tokens.is_empty() {
                let clicked = (0..1 + dice.below(2))
                    .map(|_| tokens[dice.below(tokens.len() as u32) as usize].clone());
                asks.clicks.push(clicked.collect());
            }
            if !paths.is_empty() {
                asks.paths
                    .push(paths[dice.below(paths.len() as u32) as usize].clone());
            }
        }
        asks
    }
}

fn stage<'t, G: Face>(
    title: &'static dyn Title,
    table: &'t Seated<G>,
    places: &'t [Place],
) -> Stage<'t> {
    Stage::dealt("t", title, table, places)
}

/// Every byte a viewer gets by looking, clicking and asking for the next clicks.
fn told<G: Face>(
    title: &'static dyn Title,
    table: &Seated<G>,
    who: Viewer,
    lang: Lang,
    asks: &Asks,
) -> Vec<String> {
    let places = seating::dealt(Table::header(table));
    let stage = stage(title, table, &places);
    let words = stage.words(who, lang);
    let scene = stage.scene(Sight::Open(who), lang, None);
    let mut told = vec![scene.since(None).text()];
    for clicked in &asks.clicks {
        let seat = seat(who);
        told.push(format!(
            "{:?}",
            crate::scene::rows(table, seat, clicked, &words)
        ));
        told.push(match Table::probe(table, seat, clicked) {
            Probe::Accepted(paths) => format!("{paths:?}"),
            Probe::Refused(refusal) => {
                answers::value(Problem::refused(refusal).body(&words)).to_string()
            }
        });
    }
    told
}

fn previews<G: Face>(
    title: &'static dyn Title,
    table: &Seated<G>,
    who: Viewer,
    lang: Lang,
    asks: &Asks,
) -> Vec<String> {
    let places = seating::dealt(Table::header(table));
    let stage = stage(title, table, &places);
    let words = stage.words(who, lang);
    let preview = |path: &Path| {
        let preview = Table::preview(table, seat(who), path).expect("an offer can be previewed");
        let html = pages::preview(&stage, &preview, &words).into_string();
        format!("{html} {:?} {}", preview.mark, preview.ends_turn)
    };
    asks.paths.iter().map(preview).collect()
}

fn seat(who: Viewer) -> Seat {
    who.seat().expect("only seats click")
}
