//! Players made of rules alone, generic over the contract. They never see a hidden card: what they are handed is a *glimpse*, a
//! state dealt again from what their seat may know.
//!
//! ```
//! use bots::Bot;
//! assert_eq!("greedy".parse(), Ok(Bot::Greedy));
//! assert_eq!("grredy".parse::<Bot>().unwrap_err().to_string(), "there is no bot \"grredy\": random, greedy");
//! ```

mod chances;
mod greedy;
mod par;
mod solve;

pub use chances::chances;
pub use par::{Medal, Par, greedy_total, par_of, replayed};
pub use solve::{Care, PAR, PAR_VERSION, Run, Source, beam, fair, foreseen, par, play_fair, widen};

use std::{fmt, str::FromStr};
use table::{Dice, Eye, Game, Seat, Viewer};

/// A way to play any game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bot {
    /// Takes any offer, each equally likely.
    Random,
    /// Takes the offer after which the game's eye likes the position best.
    Greedy,
}

impl Bot {
    /// Every bot, weakest first.
    pub const ALL: [Bot; 2] = [Bot::Random, Bot::Greedy];

    /// The name it is called by.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name no bot bears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Bot::ALL.map(Bot::name).join(", ");
        write!(f, "there is no bot {:?}: {names}", self.0)
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Bot, UnknownBot> {
        Bot::ALL
            .into_iter()
            .find(|bot| bot.name() == name)
            .ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// A bot at a table, with the paper it thinks on.
#[derive(Clone, Debug)]
pub struct Player<G: Game> {
    bot: Bot,
    offers: Vec<G::Action>,
}

impl<G: Eye> Player<G> {
    /// A bot that has not thought yet.
    pub const fn new(bot: Bot) -> Player<G> {
        Player {
            bot,
            offers: Vec::new(),
        }
    }

    /// Which bot it is.
    pub const fn bot(&self) -> Bot {
        self.bot
    }

    /// Answers for an asked seat of a running game. It is shown no more than a redeal for that seat; the rest of `dice` is its own.
    pub fn answer(&mut self, seat: Seat, truth: &G, dice: &mut Dice) -> G::Action {
        let glimpse = truth.redeal(Viewer::Seat(seat), dice);
        self.choose(seat, &glimpse, dice)
    }

    /// Chooses for an asked seat on a glimpse, which must come from [`Game::redeal`] for that seat.
    pub fn choose(&mut self, seat: Seat, glimpse: &G, dice: &mut Dice) -> G::Action {
        match self.bot {
            Bot::Random => {
                glimpse.legal(seat, &mut self.offers);
                let pick = dice.below(self.offers.len() as u32);
                self.offers.swap_remove(pick as usize)
            }
            Bot::Greedy => greedy::choose(seat, glimpse, &mut self.offers, dice),
        }
    }
}

/// One choice of a bot that keeps nothing; see [`Player::choose`].
pub fn choose<G: Eye>(bot: Bot, seat: Seat, glimpse: &G, dice: &mut Dice) -> G::Action {
    Player::new(bot).choose(seat, glimpse, dice)
}
