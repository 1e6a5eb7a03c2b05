//! What is told, in which order, and what is marked.

use crate::*;
use table::Mark;

fn keys(heard: &Heard) -> Vec<&str> {
    heard.lines.iter().map(|(_, line)| line.say.key).collect()
}

#[test]
fn what_is_certain_is_told_before_what_is_revealed() {
    let mut at = Position::new("AB");
    at.seats[0].hand = vec![1, 2, 10];
    at.seats[0].money = 4;
    at.seats[0].lines[line("T3")].trips = vec![20];
    at.track_market = market(&[8, 25, 2, 3, 4, 5, 6]);
    at.track_market[1].coins = 2;
    let mut game = set_up(at);
    let heard = play(&mut game, ONE, "track:1 cell:c1 turned");
    assert_eq!(
        keys(&heard),
        ["line-build-turned", "line-complete", "line-new-track"]
    );
    assert_eq!(
        (heard.mark, heard.before_mark),
        (Some(Mark::Reveals), Some(2))
    );
    let items: Vec<(&str, i32)> = heard.lines[0]
        .1
        .items
        .iter()
        .map(|i| (i.unit, i.value))
        .collect();
    assert_eq!(items, [("pounds", -1), ("pounds", 2)]);
    let heard = play(&mut game, ONE, "line:T3 terminus:field");
    assert_eq!(
        keys(&heard),
        [
            "line-resolve",
            "line-put-under",
            "line-draw-own",
            "line-draw"
        ]
    );
    assert_eq!(
        (heard.mark, heard.before_mark),
        (Some(Mark::Reveals), Some(2))
    );
}

#[test]
fn a_plan_reveals_the_next_trip_on_the_deck() {
    let mut game = stride("AB");
    let heard = play(&mut game, ONE, "trip:1 line:T1");
    assert_eq!(keys(&heard), ["line-plan", "line-new-trip"]);
    assert_eq!(
        (heard.mark, heard.before_mark),
        (Some(Mark::Reveals), Some(1))
    );
    assert_eq!(heard.lines[0].1.items[0].value, -4);
}

/// The deck is one returned trip: planning brings it to the market, and everybody knew it.
#[test]
fn a_plan_that_brings_up_a_known_trip_is_not_marked() {
    let mut at = markets::empty_deck(4);
    let card = at.seats[3].lines[6].trips.pop().unwrap();
    at.deck.push(card);
    at.returned = 1;
    let card = at.seats[0].lines[0].trips.pop().unwrap();
    lay(&mut at.seats[0], &[("b2", card, false)]);
    let mut game = set_up(at);
    let heard = play(&mut game, ONE, "trip:0 line:T1");
    assert_eq!(keys(&heard), ["line-plan", "line-new-trip"]);
    assert_eq!(heard.mark, None);
}

#[test]
fn ending_the_turn_is_told_and_not_marked() {
    let mut game = stride("AB");
    play(&mut game, ONE, "track:0 cell:a1");
    let heard = play(&mut game, ONE, "end");
    assert_eq!(keys(&heard), ["line-end-turn"]);
    assert_eq!(heard.mark, None);
}

#[test]
fn every_line_of_whole_games_can_be_said_in_both_languages() {
    let words = Lang::ALL.map(|lang| Words::new(lang, &[&VillageRails::CARD.words]));
    let mut said: Vec<&str> = Vec::new();
    for seed in 0..20 {
        let mut dice = Dice::fast(seed);
        let seats = 2 + (seed % 3) as u8;
        let mut game = VillageRails::deal(1, &Options::default(), seats, &mut dice).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let offers = offers(&game);
            let path = offers[dice.below(offers.len() as u32) as usize].clone();
            for (_, line) in play(&mut game, seat, &path).lines {
                said.push(line.say.key);
                let says = line.items.iter().map(|item| &item.say).chain([&line.say]);
                for say in says {
                    let [_, zh] = words.each_ref().map(|words| words.try_say(say).unwrap());
                    assert!(!zh.is_ascii(), "{zh}");
                }
            }
        }
    }
    said.sort_unstable();
    said.dedup();
    assert!(said.len() >= 13, "{said:?}");
}
