//! The laws of every game, held to here while the game is not on the shelf.

use table::laws::{Budget, obey};
use trains_and_stations::TrainsAndStations;

#[test]
fn trains_and_stations_obeys_every_law() {
    let budget = Budget {
        rule_games: 20,
        page_games: 4,
        seconds: 60.0,
        first: 1,
    };
    match obey::<TrainsAndStations>(&budget) {
        Ok(count) => assert!(count.sealed > 0, "{count}"),
        Err(broken) => panic!("{broken}"),
    }
}
