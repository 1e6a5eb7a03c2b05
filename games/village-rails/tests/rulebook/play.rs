//! Every rule that the game names while it is played is in the book.

use crate::book;
use std::collections::BTreeSet;
use table::{Dice, Game, Heard, Lang, Seat};
use village_rails::content::Content;
use village_rails::{Action, Facing, Options, Order, VillageRails};

/// Every action a mouse, a keyboard or a mistake could name.
fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::EndTurn];
    for slot in 0..8 {
        for cell in 0..13 {
            for facing in [Facing::Plain, Facing::Upright, Facing::Turned] {
                all.push(Action::Build { slot, cell, facing });
            }
        }
    }
    for line in 0..8 {
        all.extend((0..5).map(|slot| Action::Plan { slot, line }));
        for terminus in 0..Content::base().faces.len() as u8 {
            for order in [Order::Plain, Order::Kept, Order::Reversed] {
                all.push(Action::Resolve {
                    line,
                    terminus,
                    order,
                });
            }
        }
    }
    all
}

/// The rules named by refusals, log and scores of one game, and the codes of its refusals.
fn rules_named(options: &Options, seed: u64) -> (BTreeSet<&'static str>, BTreeSet<&'static str>) {
    let mut dice = Dice::fast(seed);
    let mut rules = BTreeSet::new();
    let mut codes = BTreeSet::new();
    let seats = 2 + (seed % 3) as u8;
    let mut game = VillageRails::deal(1, options, seats, &mut dice).expect("dealt");
    let everything = all_actions();
    let mut offers = Vec::new();
    loop {
        for seat in Seat::all(seats) {
            for action in &everything {
                if let Err(refusal) = game.check(seat, action) {
                    rules.insert(refusal.rule);
                    codes.insert(refusal.code);
                }
            }
        }
        let items = game.sheets().into_iter().flat_map(|sheet| sheet.items);
        rules.extend(items.map(|item| item.rule));
        let Some(seat) = game.to_act().iter().next() else {
            return (rules, codes);
        };
        game.legal(seat, &mut offers);
        let action = offers[dice.below(offers.len() as u32) as usize];
        let mut heard = Heard::default();
        game.apply(seat, &action, &mut dice, &mut heard);
        let items = heard.lines.iter().flat_map(|(_, line)| &line.items);
        rules.extend(items.map(|item| item.rule));
    }
}

#[test]
fn every_rule_named_in_play_is_in_the_book() {
    let turnbacks = village_rails::content::BASE.replace("\"bend\", ", "\"turnback\", ");
    let with_turnbacks = Options {
        set: Some(turnbacks),
        ..Options::default()
    };
    let mut rules = BTreeSet::new();
    let mut codes = BTreeSet::new();
    for seed in 0..30 {
        for options in [&Options::default(), &with_turnbacks] {
            let (more_rules, more_codes) = rules_named(options, seed);
            rules.extend(more_rules);
            codes.extend(more_codes);
        }
    }
    for lang in Lang::ALL {
        let book = book(lang);
        for rule in &rules {
            assert!(
                book.section(rule).is_some(),
                "{lang}: the book has no {rule}"
            );
        }
    }
    let refusals = [
        "game_over",
        "not_your_turn",
        "wrong_phase",
        "no_such_slot",
        "not_enough_money",
        "no_such_cell",
        "cell_taken",
        "cell_not_adjacent",
        "no_such_line",
        "line_completed",
        "line_dead",
        "line_full",
        "line_not_pending",
        "not_in_hand",
        "bad_trip_order",
    ];
    for code in refusals {
        assert!(
            codes.contains(code),
            "{code} never came up, so its rule is not checked"
        );
    }
    for trip in &Content::base().trips {
        assert!(rules.contains(trip.rule()), "{} never scored", trip.rule());
    }
}
