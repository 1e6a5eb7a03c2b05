//! What building does to marked links: splits, loops, returned markers (3.2, N5, N10, N22). Random play seldom gets there.

use crate::*;

#[test]
fn keep_names_one_of_two_parts_and_nothing_else() {
    let at = rich(marked(f1(), &["e1", "b1"]));
    let build = "build new:2 at:f1";
    assert_eq!(refused(&at, build, "A2[1]"), "KeepInvalid");
    for keep in ["f1", "b1", "h1", "z1"] {
        let what = format!("{build} keep:{keep}");
        assert_eq!(refused(&at, &what, "A2[1]"), "KeepInvalid");
    }
    let beside = rich(f1());
    let what = format!("{build} keep:e1");
    assert_eq!(
        refused(&beside, &what, "A2[1]"),
        "KeepInvalid",
        "no marker, no choice"
    );
}

/// One part is left: c1 between R at a1 … and C at d1.
#[test]
fn the_only_part_keeps_marker_and_level() {
    let at = rich(upgraded(f1(), "b1"));
    let then = after(&at, "build new:2 at:b1", "A2[1]");
    assert_eq!(markers(&then), [("c1", 2)], "a1 and b1 are one R building");
    let then = after(&at, "build new:2 at:c1", "A2[1]");
    assert_eq!(markers(&then), [("b1", 2)], "c1 and d1 are one C building");
    assert_eq!(
        offered(&at, "build new:2 at:b1").len(),
        2,
        "no choice, two cards with B"
    );
}

/// A part whose ends have become one building keeps the marker as a loop and still scores.
#[test]
fn a_part_that_becomes_a_loop_keeps_the_marker() {
    let grid = [
        "..........",
        ".R─┐......",
        ".R.│......",
        ".R─┘......",
        "..........",
        "..........",
    ];
    // The chain c2 d2 d3 d4 c4 joins the building to itself already; a built square in its middle touches nothing.
    let at = rich(marked(Position::on(grid), &["c2"]));
    assert!(view(&game(&at)).chain(12).unwrap().is_loop());
    let mut game = game(&at);
    let path = format!("build new:2 at:d3 keep:c4 {}", pay("A2[1]"));
    play(&mut game, &path);
    assert_eq!(markers(&now(&game)), [("c4", 1)]);
    assert!(view(&game).chain(32).unwrap().complete(), "L to R");
    assert_eq!(score(&game), 2);
}

#[test]
fn merging_makes_loops_that_keep_their_marker_and_carry_nobody() {
    let grid = [
        "..........",
        ".C──C.....",
        ".C..C.....",
        "....C.....",
        "..........",
        "..........",
    ];
    let at = rich(die(upgraded(Position::on(grid), "c2"), "b2", 3));
    assert!(view(&game(&at)).chain(12).unwrap().complete());
    let at = with(at, "c3", 'C');
    let mut game = game(&at);
    let heard = play(&mut game, &format!("build new:2 at:d3 {}", pay("A2[1]")));
    let keys: Vec<&str> = heard.lines.iter().map(|(_, line)| line.say.key).collect();
    assert_eq!(keys, ["line-build", "line-looped"]);
    let then = now(&game);
    assert_eq!(markers(&then), [("c2", 2)]);
    assert!(view(&game).chain(12).unwrap().is_loop());
    assert_eq!(score(&game), 2, "a loop still scores 3");
    let restored = Position {
        hand: vec![1, 2, 3],
        discard: Vec::new(),
        phase: Phase::Phase1,
        ..then
    };
    assert_eq!(offered(&restored, "move"), [""; 0]);
    let code = refused(&restored, "move die:b2.3 to:C link:c2", "A1[1,2]");
    assert_eq!(code, "RouteBroken");
}

/// N22: a cube that came back is used again.
#[test]
fn returned_cubes_are_reusable() {
    let at = with(with(f1(), "e3", 'L'), "f1", 'L');
    let keys = ["b1", "e1", "i1", "j3", "h3", "e4"];
    let at = rich(marked(at, &keys));
    let then = after(&at, "build new:2 at:h3", "A2[1]");
    assert_eq!(then.markers.len(), 5);
    let restored = Position {
        hand: vec![1, 2, 3],
        discard: Vec::new(),
        phase: Phase::Phase1,
        ..then
    };
    let bought = after(&restored, "buy link:g1", "A2[4]");
    assert_eq!(bought.markers.len(), 6);
}

#[test]
fn a_build_completes_loose_rails_and_makes_links_anew() {
    let at = rich(f1());
    let then = after(&at, "build new:2 at:f1", "A2[1]");
    let view = view(&game(&then));
    assert!(view.chain(4).unwrap().complete() && view.chain(6).unwrap().complete());
    assert_eq!(view.chain(4).unwrap().length(), 1);
}

#[test]
fn a_returned_upgrade_is_lost() {
    let at = rich(upgraded(f1(), "h3"));
    let mut game = game(&at);
    let heard = play(&mut game, &format!("build new:2 at:h3 {}", pay("A3[2]")));
    let keys: Vec<&str> = heard.lines.iter().map(|(_, line)| line.say.key).collect();
    assert_eq!(keys, ["line-build", "line-returned-upgraded"]);
    assert_eq!(items(&heard), [("capital", -4), ("points", -3)]);
    assert_eq!(now(&game).markers.len(), 0);
}
