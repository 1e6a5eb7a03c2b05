//! Sets of one's own with turnbacks or few cards (V13, V14, V34, V35).

use crate::*;
use table::Viewer;
use village_rails::position::Resolved;
use village_rails::view::Status;

/// A set of `count` railway cards: these tracks first, then field crosses with a siding. All trips are alike.
pub(crate) fn crosses_and(tracks: &[&str], count: usize) -> String {
    let cross = r#"["field", "cross", "-", "siding"]"#;
    let rows: Vec<&str> = tracks
        .iter()
        .copied()
        .chain(std::iter::repeat(cross))
        .take(count)
        .collect();
    format!(
        r#"
name = "Turnbacks"
tracks = [{}]
trips = [{}]
termini = [{{ name = "tracks", counts = "tracks", pays = [3], copies = 38 }}]
[borders]
A = ["pasture", "village, signal", "field", "forest, siding", "field", "village, halt 2", "lake"]
B = ["lake", "forest, halt 2", "pasture", "village", "pasture", "field, signal", "forest, siding"]
C = ["village, siding", "field", "lake, halt 2", "pasture", "forest, signal", "lake", "field"]
D = ["forest", "lake, signal", "village, siding", "field", "lake", "pasture", "village, halt 2"]
"#,
        rows.join(",\n"),
        vec![r#"{ kind = "per_track", points = 1 }"#; count].join(",\n"),
    )
}

const TURNBACK: &str = r#"["lake", "turnback", "farm", "signal"]"#;

/// A game of a set whose deck lies in the order of the cards' numbers.
fn in_order(set: String, letters: &str) -> VillageRails {
    let content = Content::load(&set).unwrap();
    let options = Options {
        set: Some(set),
        given: Some(Given {
            letters: letters.to_owned(),
            railway: (1..=content.tracks.len() as u8).collect(),
            terminus: (1..=content.termini.len() as u8).collect(),
        }),
        ..Options::default()
    };
    VillageRails::deal(1, &options, letters.len() as u8, &mut Dice::scripted([])).unwrap()
}

fn statuses(game: &VillageRails) -> Vec<Status> {
    let view = game.view(Viewer::Public);
    view.seats[0].lines.iter().map(|line| line.status).collect()
}

#[test]
fn case45_a_turnback_in_the_corner_kills_two_lines() {
    let mut game = in_order(crosses_and(&[TURNBACK], 60), "AB");
    play(&mut game, ONE, "track:0 cell:a1 upright");
    let (open, dead) = (Status::Open, Status::Dead);
    assert_eq!(statuses(&game), [dead, open, open, dead, open, open, open]);
    assert_eq!(game.phase(), "tail");
    assert_eq!(refused(&game, ONE, "trip:0 line:T1"), "line_dead");
    assert_eq!(refused(&game, ONE, "trip:0 line:L1"), "line_dead");
    let offers = offers(&game);
    assert!(
        !offers
            .iter()
            .any(|path| path.contains("T1") || path.contains("L1"))
    );
}

#[test]
fn a_dead_line_keeps_its_trips_and_scores_nothing_v35() {
    let mut game = in_order(crosses_and(&[TURNBACK], 60), "AB");
    play(&mut game, ONE, "trip:0 line:L1");
    play(&mut game, ONE, "track:0 cell:a1 upright");
    let mut choice = Dice::fast(45);
    while let Some(seat) = game.to_act().iter().next() {
        let offers = offers(&game);
        let path = offers[choice.below(offers.len() as u32) as usize].clone();
        play(&mut game, seat, &path);
        game.audit().unwrap();
    }
    let view = game.view(Viewer::Public);
    let l1 = &view.seats[0].lines[line("L1")];
    assert_eq!((l1.status, l1.trips.len()), (Status::Dead, 1));
    let sheet = &game.sheets()[0];
    let sidings = sheet.items.iter().find(|item| item.rule == "siding");
    // L1 starts with a siding and all crosses bear one, but T1 and L1 are dead: at most five lines count.
    assert!(sidings.unwrap().value <= 25);
    assert!(sheet.items.iter().all(|item| {
        let of = item.say.args.iter().find(|(name, _)| *name == "line");
        !matches!(of, Some((_, Arg::Text(line))) if line == "L1" || line == "T1")
    }));
}

/// L2 goes up at b2, round over b1, c1 and c2, comes back to b2 from the right and leaves it downwards.
#[test]
fn a_line_may_pass_a_card_twice_and_both_passages_count_v35() {
    let bend = r#"["forest", "bend", "halt 2", "halt 3"]"#;
    let set = crosses_and(&[TURNBACK, TURNBACK, TURNBACK, bend], 60);
    let content = Arc::new(Content::load(&set).unwrap());
    let mut at = Position::new("AB");
    at.seats.iter_mut().for_each(|area| area.turns = 5);
    for (cell, card) in [("a2", 10), ("b2", 1), ("b1", 2), ("c1", 4), ("c2", 3)] {
        lay(&mut at.seats[0], &[(cell, card, false)]);
    }
    at.seats[0].lines[line("T3")].resolved = Some(Resolved {
        terminus: 38,
        paid: 3,
        trip_points: 0,
    });
    at.fill(&content);
    let game = at.set_up(content).unwrap();
    let l2 = &game.view(Viewer::Public).seats[0].lines[line("L2")];
    let run = [
        (3, false),
        (4, true),
        (1, false),
        (2, false),
        (5, true),
        (4, false),
    ];
    assert_eq!((l2.status, &l2.run[..]), (Status::Open, &run[..]));
    let report = game.report(ONE, line("L2") as u8, None, false);
    assert_eq!(report.tracks.len(), 7);
    // Farm and signal of b2, the signal of b1, the farm of c2.
    assert_eq!((report.signals.count, report.features.len()), (2, 4));
}

#[test]
fn random_games_with_turnbacks_end_and_add_up() {
    let bend = r#"["forest", "bend", "halt 2", "signal"]"#;
    let tracks: Vec<&str> = [TURNBACK, bend, bend]
        .into_iter()
        .cycle()
        .take(50)
        .collect();
    let mut dead = 0;
    for seed in 0..60 {
        let options = Options {
            set: Some(crosses_and(&tracks, 70)),
            shuffled_pairing: seed % 2 == 1,
            ..Options::default()
        };
        let seats = 2 + (seed % 3) as u8;
        let mut dice = Dice::fast(seed);
        let mut game = VillageRails::deal(1, &options, seats, &mut dice).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let offers = offers(&game);
            let path = offers[dice.below(offers.len() as u32) as usize].clone();
            play(&mut game, seat, &path);
            if let Err(error) = game.audit() {
                panic!("seed {seed} after {path}: {error}");
            }
        }
        dead += statuses(&game)
            .iter()
            .filter(|s| **s == Status::Dead)
            .count();
    }
    assert!(dead > 60, "{dead}");
}

/// Two seats and thirteen cards: two tracks each use up the markets, then builds are skipped but turns still count.
#[test]
fn a_seat_that_finds_no_track_skips_its_build_v14() {
    let game = in_order(crosses_and(&[TURNBACK], 11), "AB");
    let mut game = game;
    let mut skipped = 0;
    let mut tails = 0;
    while let Some(seat) = game.to_act().iter().next() {
        let at = Position::of(&game);
        if at.track_market.is_empty() {
            assert_eq!(game.phase(), "tail", "nothing but a trip can be done");
            assert_eq!(wrong_phase(&game, seat, "track:0 cell:a1"), "already_built");
            tails += 1;
        }
        let path = game.path(&game.fallback(seat)).to_string();
        let heard = play(&mut game, seat, &path);
        skipped += heard
            .lines
            .iter()
            .filter(|(_, l)| l.say.key == "line-skip")
            .count();
        game.audit().unwrap();
    }
    // Eleven cards: seven tracks are built, and nobody plans, so four trips stay on offer for purses of £5.
    let at = Position::of(&game);
    let built: usize = at
        .seats
        .iter()
        .map(|a| a.cells.iter().flatten().count())
        .sum();
    assert_eq!((built, skipped), (7, 24 - 7));
    assert!(tails > 0);
    assert!(at.seats.iter().all(|area| area.turns == 12));
}
