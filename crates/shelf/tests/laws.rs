//! Every game on the shelf obeys every law.

use shelf::Visitor;
use std::io::Write;
use table::{
    Eye, Face,
    laws::{Broken, Budget, Count, obey},
};

/// A title's time is fixed, so that a fifth game lengthens the whole by as much as each before it.
const BUDGET: Budget = Budget {
    rule_games: 4000,
    page_games: 300,
    seconds: 90.0,
    first: 0,
};

#[derive(Clone)]
struct Obey;

impl Visitor for Obey {
    type Out = Result<Count, Box<Broken>>;

    fn visit<G: Face + Eye>(self) -> Self::Out {
        obey::<G>(&BUDGET)
    }
}

#[test]
fn every_game_obeys_every_law() {
    let mut broken = Vec::new();
    for outcome in shelf::each(Obey) {
        match outcome {
            Ok(count) => write!(std::io::stdout(), "{count}").expect("the counts are printed"),
            Err(one) => broken.push(one.to_string()),
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n\n"));
}
