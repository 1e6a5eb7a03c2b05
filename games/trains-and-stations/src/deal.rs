//! Sets up a game (2.2).

use crate::content::{Building, Content, Good};
use crate::state::{
    Cards, Drawn, Hand, MOST_SEATS, NO, Offer, Phase, Player, Rails, STACK, START_VP, Stack, State,
    Station, TrainsAndStations, WHITE_DICE, Work,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{BadOptions, Dice, Game, Say, Seat, Seats};

/// Variants of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Views add up what everybody saw: goods and Power cards held (T42).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open_tally: bool,
    /// The Conductor's seat, counted from 1; none: drawn (T2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conductor: Option<u8>,
    /// A content set of one's own, as the text of its file; none: the default set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
}

/// Deals a game. Drawn in this order: the Conductor unless named, the Power deck; the second shuffle follows the last choice.
pub(crate) fn deal(
    options: &Options,
    seats: u8,
    dice: &mut Dice,
) -> Result<TrainsAndStations, BadOptions> {
    if !TrainsAndStations::CARD.seats.contains(&seats) {
        return Err(Say::new("given-seats").num("seats", seats).into());
    }
    let content = match &options.set {
        None => Content::base(),
        Some(text) => Arc::new(Content::load(text)?),
    };
    let conductor = match options.conductor {
        None => Seat(dice.below(u32::from(seats)) as u8),
        Some(number @ 1..) if number <= seats => Seat(number - 1),
        Some(number) => {
            let say = Say::new("given-conductor").num("seats", seats);
            return Err(say.num("number", number).into());
        }
    };
    let mut game = empty(content, seats, conductor);
    game.now.open_tally = options.open_tally;
    dice.shuffle(game.now.deck.faces_mut());
    for _ in 0..seats {
        for _ in 0..3 {
            let face = game.now.deck.draw().expect("a set has 15 cards at least");
            game.player_mut(game.now.active).hand.push(face);
        }
        game.now.active = game.now.active.next(seats);
    }
    game.now.phase = Phase::ChoosePower;
    game.now.waiting = Seats::all(seats);
    Ok(game)
}

/// A game before its first card is dealt; the Conductor is about to begin.
pub(crate) fn empty(content: Arc<Content>, seats: u8, conductor: Seat) -> TrainsAndStations {
    let first = |building: Building| {
        let goods = content.chains[building as usize][0];
        Stack {
            good: Good::ALL[goods.trailing_zeros() as usize],
            count: STACK,
            closed: false,
        }
    };
    let stacks = Building::ALL.map(first);
    let placed = stacks.iter().fold(0, |bits, stack| bits | stack.good.bit());
    let mut deck = Cards::NONE;
    for (face, power) in (0..).zip(&content.powers) {
        (0..power.copies).for_each(|_| deck.push(face));
    }
    let total = 30 + 10 * u16::from(seats);
    TrainsAndStations {
        content,
        now: State {
            seats,
            open_tally: false,
            conductor,
            active: conductor,
            phase: Phase::Start,
            waiting: Seats::NONE,
            round: 1,
            turn: 0,
            vp_pool: (total - START_VP * u16::from(seats)) as u8,
            triggered: false,
            stalled: false,
            white_pool: WHITE_DICE,
            rails: Rails::default(),
            stations: [Station::EMPTY; Content::MOST_CITIES],
            stacks,
            unplaced: 0b11_1111 & !placed,
            removed: [0; 6],
            gone: 0,
            deck,
            players: [Player::new(); MOST_SEATS],
            hand: Hand::NONE,
            work: Work::NONE,
            shown: [Offer::default(); MOST_SEATS],
            drawn: Drawn::NONE,
        },
    }
}

impl TrainsAndStations {
    /// The last card is returned: all of them go under the deck, from the Conductor clockwise, and it is shuffled again (2.2).
    pub(crate) fn return_cards(&mut self, dice: &mut Dice) {
        let mut seat = self.now.conductor;
        for _ in 0..self.now.seats {
            let player = &mut self.now.players[seat.index()];
            let face = std::mem::replace(&mut player.back, NO);
            player.hand.take(face);
            player.returned = face;
            self.now.deck.push(face);
            seat = seat.next(self.now.seats);
        }
        dice.shuffle(self.now.deck.faces_mut());
        self.now.active = self.now.conductor;
    }
}
