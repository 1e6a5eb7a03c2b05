//! The worked example of the rulebook: plan, build, resolve two lines.

use crate::*;
use table::{Mark, Viewer};
use village_rails::content::Trip;

/// Letter A with five tracks, £7, and a short-line trip with £1 on it in trip slot 1.
fn example() -> VillageRails {
    let mut at = Position::new("AB");
    at.seats.iter_mut().for_each(|area| area.turns = 5);
    lay(
        &mut at.seats[0],
        &[
            ("c1", 37, false),
            ("c2", 24, false),
            ("c3", 70, false),
            ("a4", 52, false),
            ("b4", 49, false),
        ],
    );
    at.seats[0].money = 7;
    at.seats[0].hand = vec![1, 26, 4];
    at.track_market = market(&[62, 2, 3, 4, 5, 6, 7]);
    at.trip_market = vec![offer(20, 0), offer(12, 1), offer(14, 0), offer(51, 0)];
    set_up(at)
}

fn money(game: &VillageRails) -> u16 {
    Position::of(game).seats[0].money
}

fn points(game: &VillageRails) -> u16 {
    Position::of(game).seats[0].points
}

fn planned() -> VillageRails {
    let mut game = example();
    play(&mut game, ONE, "trip:1 line:T3");
    game
}

fn built(facing: &str) -> VillageRails {
    let mut game = planned();
    play(&mut game, ONE, &format!("track:0 cell:c4 {facing}"));
    game
}

#[test]
fn case13_the_plan() {
    let game = planned();
    let at = Position::of(&game);
    assert_eq!(money(&game), 4);
    assert_eq!(coins(&at.trip_market), [1, 0, 0, 0]);
    assert_eq!(game.phase(), "main");
    let t3 = &game.view(Viewer::Public).seats[0].lines[line("T3")];
    assert_eq!(t3.trips[0].trip, Trip::TracksMinus { base: 9, per: 1 });
}

#[test]
fn case14_the_build() {
    let game = built("turned");
    let view = game.view(Viewer::Public);
    let pending: Vec<usize> = (0..7)
        .filter(|line| view.seats[0].lines[*line].status == village_rails::view::Status::Pending)
        .collect();
    assert_eq!(pending, [line("T3"), line("L4")]);
    assert_eq!((money(&game), game.phase()), (4, "resolve"));
}

#[test]
fn case15_resolve_t3() {
    let mut game = built("turned");
    let deck = Position::of(&game).deck.len();
    let heard = play(&mut game, ONE, "line:T3 terminus:field");
    assert_eq!((points(&game), money(&game)), (9, 8));
    let items: Vec<(&str, i32)> = heard.lines[0]
        .1
        .items
        .iter()
        .map(|item| (item.unit, item.value))
        .collect();
    assert_eq!(items, [("points", 4), ("points", 5), ("pounds", 4)]);
    let at = Position::of(&game);
    assert_eq!(at.deck.len(), deck + 1);
    assert_eq!(at.deck.last(), Some(&12));
    assert_eq!((at.returned, at.seats[0].hand.len()), (1, 3));
    assert_eq!(heard.mark, Some(Mark::Reveals));
}

#[test]
fn case16_resolve_l4_and_the_turn_ends_by_itself() {
    let mut game = built("turned");
    play(&mut game, ONE, "line:T3 terminus:field");
    play(&mut game, ONE, "line:L4 terminus:trips");
    let at = Position::of(&game);
    assert_eq!((points(&game), money(&game)), (21, 11));
    assert_eq!(at.seats[0].hand.len(), 3);
    assert_eq!(
        (at.to_act, at.seats[0].turns, game.phase()),
        (TWO, 6, "main")
    );
}

#[test]
fn case17_the_other_line_first() {
    let mut game = built("turned");
    play(&mut game, ONE, "line:L4 terminus:trips");
    play(&mut game, ONE, "line:T3 terminus:field");
    assert_eq!(points(&game), 21);
}

#[test]
fn case18_unturned_the_signals_part() {
    let mut game = built("upright");
    play(&mut game, ONE, "line:T3 terminus:field");
    assert_eq!(points(&game), 9);
    play(&mut game, ONE, "line:L4 terminus:trips");
    assert_eq!(points(&game), 9 + 4);
}
