//! The laws of every game, held to here while the game is not on the shelf.

use nano_railways::NanoRailways;
use table::laws::{Budget, obey};

#[test]
fn nano_railways_obeys_every_law() {
    let budget = Budget {
        rule_games: 60,
        page_games: 8,
        seconds: 60.0,
        first: 1,
    };
    if let Err(broken) = obey::<NanoRailways>(&budget) {
        panic!("{broken}");
    }
}
