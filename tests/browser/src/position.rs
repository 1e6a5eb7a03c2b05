//! The positions at which pages are looked at: every phase of every game, its beginning, its end, another's turn.

use crate::{
    house::House,
    plan::Plan,
    visitor::{Look, Visitor},
};
use std::collections::BTreeSet;
use store::Store;
use table::{Seat, Title};

/// One table as one seat sees it.
#[derive(Clone, Debug)]
pub struct Position {
    /// The game, the phase and the number of seats: also the table's name.
    pub name: String,
    /// Who looks.
    pub seat: Seat,
    plan: Plan,
    moves: usize,
}

impl Position {
    /// The fixed positions of a game, the fewest and the most seats among them.
    pub fn all(title: &'static dyn Title) -> Vec<Position> {
        let card = title.card();
        let seats = BTreeSet::from([*card.seats.start(), *card.seats.end()]);
        let mut all = Vec::new();
        for seats in seats {
            let plan = whole(title, seats);
            let begin = (0, "begin", plan.moves[0].0);
            // The last of its kind: by then most lies on the table.
            let phases = card.phases.iter().filter_map(|phase| {
                let at = plan.phases.iter().rposition(|p| *p == phase.name)?;
                Some((at, phase.name, plan.moves[at].0))
            });
            let middle = plan.moves.len() / 2;
            let asked = plan.table(middle).to_act();
            let other = Seat::all(seats).find(|s| !asked.has(*s));
            let other = other.map(|seat| (middle, "another", seat));
            let end = (plan.moves.len(), "over", Seat(0));
            let spots: Vec<_> = [begin].into_iter().chain(phases).chain(other).collect();
            for (moves, what, seat) in spots.into_iter().chain([end]) {
                all.push(Position {
                    name: format!("{}-{what}-{seats}", card.id),
                    seat,
                    plan: plan.clone(),
                    moves,
                });
            }
        }
        all
    }

    /// Lays the table.
    pub fn lay(&self, store: &Store) {
        self.plan.lay(store, &self.name, self.moves);
    }

    /// Lets the one who looks come to the table.
    pub fn visit(&self, house: &House, look: Look, lang: &str) -> Visitor {
        let visitor = house.sitter(self.seat, look).speaking(lang);
        self.show(&visitor);
        visitor
    }

    /// Brings a visitor who holds the seat to the table, and waits until all is lit.
    pub fn show(&self, visitor: &Visitor) {
        visitor.go(&format!("/t/{}", self.name));
        let over = self.plan.table(self.moves).to_act().is_empty();
        let asked = self.plan.table(self.moves).to_act().has(self.seat);
        let state = match (over, asked) {
            (true, _) => "over",
            (_, true) => "mine",
            _ => "waiting",
        };
        visitor.until(
            &format!("{} is {state}", self.name),
            &format!(
                "eyes.stand().count !== null && eyes.stand().state === '{state}' && (!{asked} || eyes.stand().lit.length)"
            ),
        );
    }
}

/// The first planned game that goes through all phases.
fn whole(title: &'static dyn Title, seats: u8) -> Plan {
    let phases = title.card().phases;
    let through = |plan: &Plan| phases.iter().all(|p| plan.phases.contains(&p.name));
    let mut plans = (0..200).map(|seed| Plan::play(title, seats, seed));
    plans
        .find(through)
        .expect("some game goes through all phases")
}
