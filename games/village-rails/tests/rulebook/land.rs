//! Examples that need more than one line: cards on the land, and the markets.

use crate::example::{Rows, Told, line_of};
use crate::speech::{Speech, numbers};
use table::{Dice, Example, Game, Seat, Silence, Viewer};
use village_rails::content::{Content, LINES};
use village_rails::position::Position;
use village_rails::score::Passage;
use village_rails::spell::Cell;
use village_rails::trace::{Ahead, way};
use village_rails::{Action, Facing, VillageRails};

/// Cards on the land: every line is followed from its start.
pub(crate) fn board(example: &Example<'_>, speech: &Speech) -> Told {
    let rows = Rows::new(example, speech);
    let letter = usize::from(rows.get("letter").as_bytes()[0] - b'A');
    let mut cards = Vec::new();
    let mut lines = Vec::new();
    for (name, value) in &rows.others {
        if LINES.contains(&name.as_str()) {
            lines.push((line_of(name), speech.passages(value)));
        } else {
            let (track, turned) = speech.card(value);
            let cell = Cell::of(name).unwrap_or_else(|| panic!("no cell: {name}"));
            cards.push((cell.0, track, turned));
        }
    }
    let lies = |cell: u8| {
        let card = cards.iter().find(|(at, ..)| *at == cell);
        card.map(|(_, track, turned)| (*track, *turned))
    };
    let complete = speech.list(rows.get("complete")).into_iter();
    let complete: Vec<usize> = complete.map(line_of).collect();
    for (line, start) in Content::base().letters[letter].iter().enumerate() {
        let mut way = way(line as u8, lies);
        let mut run = vec![Passage {
            terrain: start.terrain,
            feature: start.feature,
        }];
        run.extend(way.by_ref().map(|stretch| Passage {
            terrain: stretch.track.terrain,
            feature: stretch.track.on(stretch.line_a),
        }));
        if let Some((_, told)) = lines.iter().find(|(told, _)| *told == line) {
            assert_eq!(*told, run, "{example:?}");
        }
        let ends = way.at().ahead() == Ahead::Complete;
        assert_eq!(ends, complete.contains(&line), "{example:?}");
    }
    Told::Board {
        letter,
        cards,
        lines,
        complete,
    }
}

/// A card taken from a market: played at a table where purse and coins are as told.
pub(crate) fn market(example: &Example<'_>, speech: &Speech, trip: bool) -> Told {
    let rows = Rows::new(example, speech);
    let (purse, price) = (rows.number("purse"), rows.number("price"));
    let coins = numbers(rows.get("coins"));
    let mut game = set_up(purse, &coins, trip);
    let seat = Seat(0);
    let action = take(&game, price, trip);
    let after = match rows.labelled.get("refused") {
        Some(reason) => {
            let code = speech
                .label(reason)
                .unwrap_or_else(|| panic!("no reason: {reason}"));
            let refusal = game.check(seat, &action).expect_err("told to be refused");
            assert_eq!(refusal.code, code, "{example:?}");
            Err(code.to_owned())
        }
        None => {
            assert_eq!(game.check(seat, &action), Ok(()), "{example:?}");
            game.apply(seat, &action, &mut Dice::fast(0), &mut Silence);
            let told = (
                rows.number("finds"),
                rows.number("purse-after"),
                numbers(rows.get("coins-after")),
            );
            let (purse_after, coins_after) = money(&game, trip);
            let finds = purse_after + price - purse;
            assert_eq!(told, (finds, purse_after, coins_after), "{example:?}");
            Ok(told)
        }
    };
    Told::Market {
        trip,
        purse,
        coins,
        price,
        after,
    }
}

fn set_up(purse: u16, coins: &[u16], trip: bool) -> VillageRails {
    let content = Content::base();
    let mut at = Position::new("AB");
    at.seats[0].money = purse;
    at.fill(&content);
    let market = if trip {
        &mut at.trip_market
    } else {
        &mut at.track_market
    };
    assert_eq!(
        market.len(),
        coins.len(),
        "coins for every card of the market"
    );
    for (offer, coins) in market.iter_mut().zip(coins) {
        offer.coins = u8::try_from(*coins).expect("few coins lie on a card");
    }
    at.set_up(content).expect("the position is sound")
}

/// The action that takes the card of that price.
fn take(game: &VillageRails, price: u16, trip: bool) -> Action {
    let price = u8::try_from(price).expect("prices are small");
    if trip {
        return Action::Plan {
            slot: price - 3,
            line: 0,
        };
    }
    let offer = &game.view(Viewer::Public).track_market[usize::from(price)];
    Action::Build {
        slot: price,
        cell: 0,
        facing: if offer.track.turns() {
            Facing::Upright
        } else {
            Facing::Plain
        },
    }
}

/// The purse of the seat, and the coins on the cards of a market.
fn money(game: &VillageRails, trip: bool) -> (u16, Vec<u16>) {
    let view = game.view(Viewer::Public);
    let tracks = view.track_market.iter().map(|offer| offer.coins.into());
    let trips = view.trip_market.iter().map(|offer| offer.coins.into());
    let coins = if trip {
        trips.collect()
    } else {
        tracks.collect()
    };
    (view.seats[0].money, coins)
}
