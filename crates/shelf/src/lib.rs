//! The one list of games: a new game is one line at the end of this file.
//!
//! The house calls a game by its id through [`with`] and a [`Visitor`], so that bots, laws and benchmarks run at the game's own
//! speed, without naming it.
//!
//! ```
//! struct LongestGame;
//! impl shelf::Visitor for LongestGame {
//!     type Out = u32;
//!     fn visit<G: table::Face + table::Eye>(self) -> u32 {
//!         G::CARD.longest
//!     }
//! }
//! for id in shelf::IDS {
//!     assert!(shelf::with(id, LongestGame) > Some(0));
//! }
//! assert!(shelf::with("no such game", LongestGame).is_none());
//! ```

use table::{Eye, Face, Game, Of, Title};

/// Something to be done with a game on the shelf, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it with the game `G`.
    fn visit<G: Face + Eye>(self) -> Self::Out;
}

macro_rules! shelf {
    ($($game:ty),* $(,)?) => {
        /// The ids of all games, in the order of the shelf.
        pub const IDS: &[&str] = &[$(<$game as Game>::CARD.id),*];

        /// Every game, in the order of the shelf.
        pub fn titles() -> &'static [&'static dyn Title] {
            static TITLES: &[&dyn Title] = &[$({
                static TITLE: Of<$game> = Of::new();
                &TITLE
            }),*];
            TITLES
        }

        /// The game of this id.
        pub fn title(id: &str) -> Option<&'static dyn Title> {
            titles().iter().copied().find(|title| title.card().id == id)
        }

        /// Visits the game of this id; none: there is no such game.
        pub fn with<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(
                if id == <$game as Game>::CARD.id {
                    return Some(visitor.visit::<$game>());
                }
            )*
            None
        }

        /// Visits every game in the order of the shelf.
        pub fn each<V: Visitor + Clone>(visitor: V) -> Vec<V::Out> {
            vec![$(visitor.clone().visit::<$game>()),*]
        }
    };
}

shelf! {
    village_rails::VillageRails,
    trains_and_stations::TrainsAndStations,
    country_trains::CountryTrains,
    nano_railways::NanoRailways,
}
