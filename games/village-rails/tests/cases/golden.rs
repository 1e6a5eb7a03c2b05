//! Golden games: every number follows from the stride setup and a fixed way to play.

use crate::*;
use village_rails::content::LINES;
use village_rails::score::money_points;

/// Slot 0, cells in index order, unturned, lowest line first, best-paying terminus card (tie: lowest number), no trip.
fn never_spending(game: &VillageRails, seat: Seat) -> String {
    let offers = offers(game);
    match game.phase() {
        "main" => {
            let area = &Position::of(game).seats[seat.index()];
            let cell = area.cells.iter().position(Option::is_none).unwrap();
            let path = format!("track:0 cell:{}", Cell(cell as u8));
            let upright = format!("{path} upright");
            if offers.contains(&upright) {
                upright
            } else {
                path
            }
        }
        "resolve" => {
            let line = LINES
                .iter()
                .position(|name| offers[0].contains(name))
                .unwrap();
            let mut hand = Position::of(game).seats[seat.index()].hand.clone();
            hand.sort_unstable();
            let pays = |card: &&u8| {
                let face = base().termini[usize::from(**card - 1)];
                let report = game.report(seat, line as u8, Some(face), false);
                report.terminus.unwrap().money
            };
            let best = *hand.iter().rev().max_by_key(pays).unwrap();
            let face = usize::from(base().termini[usize::from(best - 1)]);
            format!("line:{} terminus:{}", LINES[line], base().faces[face].name)
        }
        _ => "end".to_owned(),
    }
}

#[test]
fn case41_never_spending() {
    let mut game = stride("AB");
    let mut first = None;
    while let Some(seat) = game.to_act().iter().next() {
        let before = Position::of(&game);
        let path = never_spending(&game, seat);
        play(&mut game, seat, &path);
        game.audit().unwrap();
        if path.starts_with("line:") && first.is_none() {
            let line = usize::from(action(&game, &path).line_named().unwrap());
            let resolved = Position::of(&game).seats[seat.index()].lines[line].resolved;
            let tracks = game.report(seat, line as u8, None, false).tracks.len();
            let turn = before.seats[seat.index()].turns + 1;
            let points = Position::of(&game).seats[seat.index()].points;
            let resolved = resolved.unwrap();
            first = Some((
                seat,
                turn,
                LINES[line],
                tracks,
                points,
                resolved.terminus,
                resolved.paid,
            ));
        }
    }
    assert_eq!(first, Some((ONE, 3, "T2", 3, 0, 23, 4)));
    let at = Position::of(&game);
    assert_eq!(at.deck.len(), 45);
    assert_eq!(at.terminus_deck.len(), 20);
    for (seat, lines, sidings, money, total, hand) in
        [(0, 30, 4, 39, 47, [19, 25]), (1, 19, 16, 43, 49, [30, 36])]
    {
        let area = &at.seats[seat];
        assert_eq!((area.points, area.money), (lines, money));
        let mut held = area.hand.clone();
        held.sort_unstable();
        assert_eq!(held, hand);
        let sheet = &game.sheets()[seat];
        assert_eq!(sheet.total, total);
        let last: Vec<i32> = sheet.items.iter().rev().take(2).map(|i| i.value).collect();
        assert_eq!(last, [i32::from(money_points(money)), sidings]);
    }
    assert_eq!(game.sheets()[1].rank, 1);
}

trait Named {
    fn line_named(&self) -> Option<u8>;
}

impl Named for Action {
    fn line_named(&self) -> Option<u8> {
        match self {
            Action::Resolve { line, .. } | Action::Plan { line, .. } => Some(*line),
            _ => None,
        }
    }
}

/// One step of a game as it would be kept: who, and by which path.
type Record = Vec<(Seat, String)>;

fn replay(options: &str, record: &Record) -> (VillageRails, Vec<Heard>) {
    let options: Options = serde_json::from_str(options).unwrap();
    let mut game = VillageRails::deal(1, &options, 3, &mut Dice::keyed([9; 32], 0)).unwrap();
    let heard = record
        .iter()
        .map(|(seat, path)| play(&mut game, *seat, path));
    let heard = heard.collect();
    (game, heard)
}

#[test]
fn case44_the_same_seed_and_actions_give_the_same_game() {
    let options = serde_json::to_string(&Options {
        shuffled_pairing: true,
        ..Options::default()
    })
    .unwrap();
    let (mut game, _) = replay(&options, &Vec::new());
    let mut record = Record::new();
    let mut told = Vec::new();
    let mut saved: Vec<&str> = Vec::new();
    let mut choice = Dice::fast(44);
    while let Some(seat) = game.to_act().iter().next() {
        if !saved.contains(&game.phase()) {
            saved.push(game.phase());
            let (again, heard) = replay(&options, &record);
            assert_eq!(again, game);
            assert_eq!(again.open(), game.open());
            let lines: Vec<_> = heard.into_iter().flat_map(|h| h.lines).collect();
            assert_eq!(lines, told);
        }
        let offers = offers(&game);
        let path = offers[choice.below(offers.len() as u32) as usize].clone();
        told.extend(play(&mut game, seat, &path).lines);
        record.push((seat, path));
    }
    saved.sort_unstable();
    assert_eq!(saved, ["main", "resolve", "tail"]);
    let (again, heard) = replay(&options, &record);
    assert_eq!(again, game);
    assert!(heard.into_iter().flat_map(|h| h.lines).eq(told));
}
