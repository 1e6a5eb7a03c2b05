//! What a score is measured by: par and its replay, the greedy bot, medals.

use crate::{Bot, PAR_VERSION, Player, solve};
use serde_json::Value;
use table::{
    BadJournal, Dice, Eye, Face, Game, Header, Journal, Luck, Of, Seat, Silence, Sitter, Title,
};

const ALONE: Seat = Seat(0);

/// Par of a deal.
#[derive(Clone, Debug)]
pub struct Par {
    /// The version of the budget it was found with; another version, another par.
    pub version: u32,
    /// The score of par.
    pub total: i32,
    /// The score of the greedy bot on the same deal.
    pub greedy: i32,
    /// A score that no line exceeds, if one is known.
    pub bound: Option<i32>,
    /// Par's game.
    pub journal: Journal,
}

/// Par of a game for one, dealt with these options and this luck.
pub fn par_of<G: Face + Eye>(options: &Value, luck: &Luck) -> Result<Par, BadJournal> {
    // A table says in words what is wrong with options or luck.
    Of::<G>::new().deal(header::<G>(options, luck))?;
    let seed = seed_of(luck);
    let start: G = dealt(options, seed);
    let run = solve::par(&start, seed);
    Ok(Par {
        version: PAR_VERSION,
        total: run.total,
        greedy: greedy_total(&start, seed),
        bound: start.bound(ALONE),
        journal: replayed::<G>(options, luck, &run.actions)?,
    })
}

fn seed_of(luck: &Luck) -> [u8; 32] {
    luck.seed(1).expect("a table was dealt with it")
}

fn dealt<G: Game>(options: &Value, seed: [u8; 32]) -> G {
    let options = serde_json::from_value(options.clone()).expect("a table was dealt with them");
    let mut dice = Dice::keyed(seed, 0);
    G::deal(*G::CARD.rules.end(), &options, 1, &mut dice).expect("a table was dealt with them")
}

fn header<G: Game>(options: &Value, luck: &Luck) -> Header {
    Header {
        game: G::CARD.id.to_owned(),
        rules: *G::CARD.rules.end(),
        options: options.clone(),
        seats: vec![Sitter::bot("solver", "solver")],
        luck: luck.clone(),
    }
}

/// A line of play as the journal of a game.
pub fn replayed<G: Face + Eye>(
    options: &Value,
    luck: &Luck,
    actions: &[G::Action],
) -> Result<Journal, BadJournal> {
    let mut table = Of::<G>::new().deal(header::<G>(options, luck))?;
    let start: G = dealt(options, seed_of(luck));
    for action in actions {
        table
            .play(ALONE, &start.path(action))
            .expect("the line was played before");
    }
    Ok(table.journal())
}

/// What the greedy bot scores from here, the luck of the seed ahead.
pub fn greedy_total<G: Eye>(start: &G, seed: [u8; 32]) -> i32 {
    let mut state = start.clone();
    let mut own = Dice::fast(0);
    let mut player = Player::new(Bot::Greedy);
    let mut luck = 1;
    while !state.to_act().is_empty() {
        let action = player.answer(ALONE, &state, &mut own);
        let mut dice = Dice::keyed(seed, luck);
        state.apply(ALONE, &action, &mut dice, &mut Silence);
        luck += u64::from(dice.drawn() > 0);
    }
    state.sheets().first().map_or(0, |sheet| sheet.total)
}

/// What a score earns against par and the greedy bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Medal {
    /// As good as the greedy bot.
    Bronze,
    /// Three quarters of par.
    Silver,
    /// Par.
    Gold,
    /// Better than par.
    Beaten,
}

impl Medal {
    /// The best medal of a score.
    pub fn of(total: i32, greedy: i32, par: i32) -> Option<Medal> {
        if total > par {
            Some(Medal::Beaten)
        } else if total == par {
            Some(Medal::Gold)
        } else if 4 * total >= 3 * par {
            Some(Medal::Silver)
        } else {
            (total >= greedy).then_some(Medal::Bronze)
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Medal::Bronze => "bronze",
            Medal::Silver => "silver",
            Medal::Gold => "gold",
            Medal::Beaten => "beaten",
        }
    }
}
