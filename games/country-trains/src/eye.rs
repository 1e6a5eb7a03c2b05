//! What a position is worth: the money made, what this turn's move can still earn, and a guess at what stations, supply and
//! cubes will bring in the turns that are left.

use crate::action::Stack;
use crate::board::{Connections, NO, each};
use crate::state::{CountryTrains, MANAGERS, Phase};
use table::{Eye, Seat, Silence};

/// How much the money of the best of the others counts against one's own.
const ENVY: f32 = 0.3;
/// A delivery of a later turn, against one at hand: another may block the line or fill the demand.
const LATER: f32 = 0.6;
/// A locomotive on the line has to go for coal and water first.
const AWAY: f32 = 0.6;
/// What a manager brings each turn: another tile, and tax.
const MANAGER: f32 = 1.5;
/// A country tile beside an own station, on the way to a station turn.
const PROGRESS: f32 = 1.0;
/// A load cube, while there is demand for it.
const CUBE: f32 = 0.25;

impl Eye for CountryTrains {
    /// A tile in one's hand is worth what it is worth at its best place.
    fn worth(&self, seat: Seat) -> f32 {
        if self.now.phase != Phase::Place || self.now.to_act != seat {
            return self.standing(seat);
        }
        let mut places = Vec::new();
        self.offers(seat, &mut places);
        let placed = places.iter().map(|place| {
            let mut then = self.clone();
            then.carry_out(seat, place, &mut Silence);
            then.standing(seat)
        });
        placed.fold(f32::MIN, f32::max)
    }
}

impl CountryTrains {
    /// What the position is worth as it stands.
    fn standing(&self, seat: Seat) -> f32 {
        let others = Seat::all(self.now.seats).filter(|other| *other != seat);
        let most = others.map(|other| self.purse(other).money()).max();
        let money = self.purse(seat).money() as f32 - ENVY * most.unwrap_or(0) as f32;
        if self.now.phase == Phase::Over {
            return money;
        }
        let others = Seat::all(self.now.seats).filter(|other| *other != seat);
        let theirs: f32 = others.map(|other| self.each_turn(other)).sum();
        let lead = self.each_turn(seat) - theirs / f32::from(self.now.seats - 1);
        money + self.at_hand(seat) + self.turns_left() * lead
    }

    /// What the move of this turn can still earn, or, when the turn is over, a part of what the next one could.
    fn at_hand(&self, seat: Seat) -> f32 {
        if self.purse(seat).loco == NO {
            return 0.0;
        }
        let own_turn = self.now.to_act == seat;
        if own_turn && self.now.phase == Phase::Deliver {
            return self.best_with(seat, &self.now.connections);
        }
        let from = self.purse(seat).loco;
        let on_line = !self.now.board.is_station(from);
        if on_line && !own_turn {
            return LATER * AWAY * self.best_anywhere(seat);
        }
        let best = self.best_in_reach(seat);
        if own_turn { best } else { LATER * best }
    }

    /// The best delivery from a tile that the locomotive can go to now; on the line it can only go to a station.
    fn best_in_reach(&self, seat: Seat) -> f32 {
        let ends = self.ends_for(seat);
        let (stations, board) = (ends & self.now.board.station_nodes, &self.now.board);
        let mut best = 0.0f32;
        for via in each(ends & !stations) {
            let connections = board.connections(via, self.walls(seat));
            best = best.max(self.best_with(seat, &connections));
        }
        let from = self.purse(seat).loco;
        if board.is_station(from) {
            return best;
        }
        // Home, or where the tax is low.
        let tax = |node: u8| {
            let depot = board.depot_at(node)?;
            Some(
                self.tax_due(seat, depot)
                    .map_or(0.0, |(_, tax)| f32::from(tax)),
            )
        };
        let least = each(stations).filter_map(tax).fold(f32::INFINITY, f32::min);
        LATER * self.best_anywhere(seat) - if least.is_finite() { least } else { 1.0 }
    }

    /// The best delivery from any tile that nobody stands on.
    fn best_anywhere(&self, seat: Seat) -> f32 {
        let board = &self.now.board;
        let all = u32::MAX >> (32 - u32::from(board.nodes()));
        let free = all & !board.station_nodes & !self.other_locos(seat);
        let best = each(free).map(|via| {
            let connections = board.connections(via, self.walls(seat));
            self.best_with(seat, &connections)
        });
        best.fold(0.0, f32::max)
    }

    /// The best that one delivery brings a seat.
    fn best_with(&self, seat: Seat, connections: &Connections) -> f32 {
        let count = self.now.board.depots().len();
        let mut best = 0.0f32;
        for a in 0..count {
            for b in 0..count {
                if !connections.join(a, b) {
                    continue;
                }
                let tax = |depot| {
                    self.tax_due(seat, depot)
                        .map_or(0.0, |(_, tax)| f32::from(tax))
                };
                let taxes = tax(a) + tax(b);
                let loads = self.most_loads(seat, a, b);
                if loads > 0 {
                    let spent = CUBE * f32::from(loads);
                    best = best.max(f32::from(self.pays(b, loads)) - taxes - spent);
                }
                if a < b && self.both_have_houses(a, b) {
                    best = best.max(f32::from(self.people_pay(a, b)) - taxes);
                }
            }
        }
        best
    }

    /// About how many turns each seat still has: the end comes with the last track or country tile.
    fn turns_left(&self) -> f32 {
        let left = |stack| self.now.stacks.left(stack).len() as f32;
        let least = left(Stack::Track).min(left(Stack::Country));
        let managers: u8 = self.purses().iter().map(|purse| purse.managers).sum();
        least / f32::from(managers.max(1))
    }

    /// What a seat's stations, supply and cubes bring in a turn.
    fn each_turn(&self, seat: Seat) -> f32 {
        let purse = self.purse(seat);
        let own = self
            .now
            .board
            .depots()
            .iter()
            .filter(|depot| depot.manager == seat.0);
        let progress: u8 = own
            .map(|depot| depot.country().max(depot.around.min(4)))
            .sum();
        let stations = self.now.stacks.left(Stack::Station).len();
        let more = purse.managers < MANAGERS && stations > 0;
        let progress = if more {
            PROGRESS * f32::from(progress)
        } else {
            0.0
        };
        let cubes = CUBE * f32::from(purse.pool.min(5));
        MANAGER * f32::from(purse.managers) + progress / 4.0 + cubes / 4.0
    }
}
