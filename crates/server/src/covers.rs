//! Several players at one device: between their turns it shows a cover, and nothing of any hand is in the page.

use crate::seating::{self, Place};
use std::collections::HashMap;
use table::{Seat, Seats, Viewer};

/// Who looks at a table through one stream.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Eyes {
    /// A seat, or the public.
    One(Viewer),
    /// A visitor who holds several seats.
    Several(String),
}

/// What they are shown now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    /// The table as this viewer may see it.
    Open(Viewer),
    /// Nothing, until the player of this seat says that the device is in their hands.
    Covered(Seat),
}

/// Which seat's player has each shared device in their hands.
#[derive(Debug, Default)]
pub(crate) struct Hands(HashMap<String, Seat>);

impl Hands {
    /// What `eyes` are shown while `asked` are asked. Between the turns of a shared device's players that is what everybody may see.
    pub(crate) fn sight(&self, eyes: &Eyes, places: &[Place], asked: Seats) -> Sight {
        let visitor = match eyes {
            Eyes::One(viewer) => return Sight::Open(*viewer),
            Eyes::Several(visitor) => visitor,
        };
        if let Some(seat) = self.holds(visitor).filter(|seat| asked.has(*seat)) {
            return Sight::Open(Viewer::Seat(seat));
        }
        let next = seating::seats_of(places, visitor)
            .iter()
            .find(|seat| asked.has(*seat) && places[seat.index()].is_person());
        match next {
            Some(seat) => Sight::Covered(seat),
            None => Sight::Open(Viewer::Public),
        }
    }

    /// The seat whose player has a visitor's device.
    pub(crate) fn holds(&self, visitor: &str) -> Option<Seat> {
        self.0.get(visitor).copied()
    }

    /// The device is in the hands of this seat's player.
    pub(crate) fn give(&mut self, visitor: &str, seat: Seat) {
        self.0.insert(visitor.to_owned(), seat);
    }

    /// Whoever is no longer asked has put the device down.
    pub(crate) fn put_down(&mut self, asked: Seats) {
        self.0.retain(|_, seat| asked.has(*seat));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(visitor: &str) -> Place {
        Place {
            visitor: Some(visitor.to_owned()),
            ..Place::default()
        }
    }

    #[test]
    fn a_shared_device_is_covered_until_the_asked_player_has_it() {
        let places = [place("a"), place("b"), place("a")];
        let eyes = Eyes::Several("a".into());
        let mut hands = Hands::default();
        let asked = |seat| Seats::one(Seat(seat));
        assert_eq!(
            hands.sight(&eyes, &places, asked(2)),
            Sight::Covered(Seat(2))
        );
        hands.give("a", Seat(2));
        let own = Sight::Open(Viewer::Seat(Seat(2)));
        assert_eq!(hands.sight(&eyes, &places, asked(2)), own);
        // The turn ends: what was seen is put away at once, whoever comes next.
        assert_eq!(
            hands.sight(&eyes, &places, asked(0)),
            Sight::Covered(Seat(0))
        );
        let public = Sight::Open(Viewer::Public);
        assert_eq!(hands.sight(&eyes, &places, asked(1)), public);
        hands.put_down(asked(1));
        assert_eq!(
            hands.sight(&eyes, &places, asked(2)),
            Sight::Covered(Seat(2))
        );
        assert_eq!(
            hands.sight(&Eyes::One(Viewer::Public), &places, asked(2)),
            public
        );
    }
}
