//! Links and how they are paid for: cases 1 to 12 and 42.

use crate::*;

/// Every complete link as `b1 R–C 2`.
fn complete(view: &View) -> Vec<String> {
    let letter = |square: u8| view.building(square).unwrap().kind.letter();
    let mut links = Vec::new();
    for chain in view.chains.iter().filter(|chain| chain.complete()) {
        let [a, b] = chain.ends.unwrap().map(letter);
        let key = nano_railways::spell::At(chain.key);
        links.push(format!("{key} {a}–{b} {}", chain.length()));
    }
    links
}

/// Whether a link is in the list, its ends in either order.
#[track_caller]
fn lists(links: &[String], wanted: &[&str]) {
    assert_eq!(links.len(), wanted.len(), "{links:?}");
    for want in wanted {
        let [key, ends, length] = want.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{want}");
        };
        let turned: String = ends.chars().rev().collect();
        let there = [ends, &turned].map(|ends| format!("{key} {ends} {length}"));
        assert!(links.iter().any(|l| there.contains(l)), "{want}: {links:?}");
    }
}

#[test]
fn case01_the_links_of_the_fixture() {
    let view = view(&game(&f1()));
    let wanted = ["b1 R–C 2", "e1 C–I 3", "i1 I–L 2", "j3 L–R 4", "h3 R–R 1"];
    lists(&complete(&view), &wanted);
    let loose = view.chain(34).unwrap();
    assert_eq!((loose.ends, loose.length()), (None, 2), "e4 to e5");
}

fn buys(link: &str, pays: &[(&str, u32)]) {
    let at = f1();
    let paths: Vec<String> = offered(&at, &format!("buy link:{link}"));
    let mut wanted = Vec::new();
    for (with, pollution) in pays {
        let path = format!("buy link:{link} {}", pay(with));
        let paid = action(&game(&at), &path).pay();
        assert_eq!(u32::from(paid.pollution()), *pollution, "{path}");
        wanted.push(path);
    }
    let mut sorted = paths.clone();
    sorted.sort();
    wanted.sort();
    assert_eq!(sorted, wanted);
}

#[test]
fn case02_the_offers_for_link_b1() {
    buys(
        "b1",
        &[
            ("A1[2] A2[2]", 0),
            ("A1[2] A3[1]", 0),
            ("A2[2] A3[1]", 0),
            ("A1[2] A2[2] A3[1]", 0),
            ("A3[1,2]", 1),
        ],
    );
}

#[test]
fn case03_buying_b1() {
    let then = after(&f1(), "buy link:b1", "A1[2] A2[2]");
    assert_eq!((then.workers, then.pollution), (1, 1));
    assert_eq!(markers(&then), [("b1", 1)]);
    assert_eq!((then.hand, then.discard), (vec![3], vec![1, 2]));
    assert_eq!(then.phase, Phase::Phase2);
}

#[test]
fn case04_slots_that_are_not_offered_are_accepted() {
    let third = after(&f1(), "buy link:b1", "A1[2] A2[2]");
    for with in ["A1[2] A2[3]", "A1[2] A2[4]"] {
        let path = format!("buy link:b1 {}", pay(with));
        assert!(!offers(&f1()).contains(&path));
        assert_eq!(after(&f1(), "buy link:b1", with), third);
        let game = game(&f1());
        let stands = game.stands_for(PLAYER, &action(&game, &path)).unwrap();
        let offer = format!("buy link:b1 {}", pay("A1[2] A2[2]"));
        assert_eq!(game.path(&stands).to_string(), offer);
    }
}

#[test]
fn case05_the_offers_for_link_e1() {
    buys(
        "e1",
        &[
            ("A2[2,3,4]", 2),
            ("A1[2] A2[2,3]", 1),
            ("A1[2] A3[1,2]", 1),
            ("A2[4] A3[1,2]", 1),
            ("A1[2] A2[2] A3[1]", 0),
        ],
    );
}

#[test]
fn case06_three_slots_of_one_card() {
    let then = after(&f1(), "buy link:e1", "A2[2,3,4]");
    assert_eq!((then.pollution, then.workers), (3, 1));
    assert_eq!(then.hand, [1, 3]);
}

#[test]
fn case07_all_cards_at_once_end_the_decade() {
    let then = after(&f1(), "buy link:e1", "A1[2] A2[4] A3[2]");
    assert_eq!((then.pollution, then.decade), (1, 2));
    assert_eq!(then.phase, Phase::Phase1);
    assert!(then.hand.len() == 3 && then.hand.contains(&4));
    assert_eq!(then.discard, [0; 0]);
    assert_eq!(then.used, 1);
}

#[test]
fn case08_pollution_stops_at_thirteen() {
    let at = Position {
        pollution: 12,
        ..f1()
    };
    assert_eq!(after(&at, "buy link:e1", "A2[2,3,4]").pollution, 13);
}

#[test]
fn case09_too_few_rails() {
    let code = refused(&f1(), "buy link:e1", "A1[2] A2[2]");
    assert_eq!(code, "RailCountMismatch");
}

#[test]
fn case10_a_two_is_never_half_used() {
    let at = hand(f1(), [4, 5, 6]);
    let code = refused(&at, "buy link:h3", "A5[1,2]");
    assert_eq!(code, "RailCountMismatch");
    assert_eq!(offered(&at, "buy link:h3"), [""; 0]);
}

#[test]
fn case11_a_destination_that_does_not_match() {
    let code = refused(&f1(), "buy link:i1", "A1[2] A2[2]");
    assert_eq!(code, "DestinationMissing");
}

#[test]
fn case12_why_a_link_cannot_be_bought() {
    let idle = Position { workers: 0, ..f1() };
    assert_eq!(refused(&idle, "buy link:b1", "A1[2] A2[2]"), "NoWorker");
    let ours = marked(f1(), &["b1"]);
    assert_eq!(
        refused(&ours, "buy link:b1", "A1[2] A2[2]"),
        "AlreadyMarked"
    );
    assert_eq!(refused(&f1(), "buy link:e4", "A1[2] A2[2]"), "NotComplete");
    let full = with(with(f1(), "e3", 'L'), "f1", 'L');
    let full = marked(full, &["b1", "e1", "i1", "j3", "h3", "e4"]);
    assert_eq!(refused(&full, "buy link:g1", "A1[2]"), "NoCube");
}

#[test]
fn another_square_of_a_link_does_not_name_it() {
    assert_eq!(refused(&f1(), "buy link:c1", "A1[2] A2[2]"), "NotComplete");
    let ours = marked(hand(f1(), [1, 4, 6]), &["e1"]);
    assert_eq!(refused(&ours, "upgrade link:f1", "A6[3]"), "NotMarked");
}

/// N5: both ends on one building.
#[test]
fn a_loop_cannot_be_bought() {
    let at = with(with(f1(), "a2", 'C'), "b2", 'C');
    let at = with(with(with(at, "a1", 'C'), "c2", 'C'), "d2", 'C');
    assert!(view(&game(&at)).chain(1).unwrap().is_loop());
    assert_eq!(refused(&at, "buy link:b1", "A1[2] A2[2]"), "NotComplete");
}

#[test]
fn case42_upgrading() {
    let at = marked(hand(f1(), [1, 4, 6]), &["e1"]);
    assert!(!offered(&at, "upgrade link:e1").is_empty());
    let then = after(&at, "upgrade link:e1", "A6[3]");
    assert_eq!(markers(&then), [("e1", 2)]);
    assert_eq!(then.pollution, 1);
    let again = upgraded(at.clone(), "e1");
    assert_eq!(
        refused(&again, "upgrade link:e1", "A6[3]"),
        "AlreadyUpgraded"
    );
    assert_eq!(refused(&at, "upgrade link:b1", "A6[3]"), "NotMarked");
}

/// 3.8: loops can be upgraded.
#[test]
fn a_marked_loop_is_upgraded() {
    let at = rich(marked(f1(), &["h3"]));
    let at = with(with(with(at, "g4", 'R'), "h4", 'R'), "i4", 'R');
    assert!(view(&game(&at)).chain(27).unwrap().is_loop());
    let then = after(&hand(at, [1, 4, 6]), "upgrade link:h3", "A1[3] A4[4]");
    assert_eq!(markers(&then), [("h3", 2)]);
}

/// N8: the substitute, even with a matching icon in hand; never one matching and one other.
#[test]
fn two_others_stand_for_a_destination() {
    let at = hand(f1(), [1, 2, 8]);
    // i1 joins I and L: C of A1 and R of A8 are both others.
    let at = Position {
        pool: vec![3],
        ..at
    };
    let then = after(&at, "buy link:i1", "A1[2] A2[2] A8[3]");
    assert_eq!(markers(&then), [("i1", 1)]);
    let then = after(&at, "buy link:i1", "A1[2,3] A2[4]");
    assert_eq!(
        then.pollution, 2,
        "a rail of A2, C and R of A1; its I is left alone"
    );
    let code = refused(&at, "buy link:i1", "A1[3] A2[2,4]");
    assert_eq!(code, "SlotUnused", "R adds nothing to I");
}
