//! Moving the locomotive (4.2).

use super::Reason;
use crate::action::Action;
use crate::board::Nodes;
use crate::square::Square;
use crate::state::{CountryTrains, Phase};
use crate::tales;
use crate::view::{Last, LastDeed};
use table::{Seat, Tell, To};

impl CountryTrains {
    /// Where a seat's locomotive can end: any free tile from a station, a free station from a track tile.
    pub(crate) fn ends_for(&self, seat: Seat) -> Nodes {
        let board = &self.now.board;
        let from = self.purse(seat).loco;
        let reached = board.reached(from, self.walls(seat));
        let free = reached & !(1 << from) & !self.other_locos(seat);
        if board.is_station(from) {
            free
        } else {
            free & board.station_nodes
        }
    }

    /// A seat whose locomotive can go nowhere is not asked: it stays, or is stuck (C16).
    pub(super) fn start_moving(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.now.phase = Phase::Move;
        self.now.draws = 0;
        self.now.reach = self.ends_for(seat);
        if self.now.reach == 0 {
            let from = self.purse(seat).loco;
            let stuck = !self.now.board.is_station(from);
            tell.line(To::All, || tales::cannot_move(seat, stuck));
            self.end_turn(seat, tell);
        }
    }

    pub(super) fn offer_moves(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = &self.now.board;
        if board.is_station(self.purse(seat).loco) {
            out.push(Action::Stay);
        }
        let reach = self.now.reach;
        let ends = board
            .by_anchor()
            .iter()
            .filter(|node| reach >> **node & 1 != 0);
        out.extend(ends.map(|node| Action::Move(board.anchor(*node))));
    }

    /// A locomotive on a track tile must go for coal and water.
    pub(super) fn check_stay(&self, seat: Seat) -> Result<(), Reason> {
        if self.now.board.is_station(self.purse(seat).loco) {
            Ok(())
        } else {
            Err(Reason::MustMoveToStation)
        }
    }

    /// The first reason against moving a seat's locomotive to the tile with this anchor.
    pub fn check_move(&self, seat: Seat, to: Square) -> Result<(), Reason> {
        let board = &self.now.board;
        let node = board.node_with_anchor(to).ok_or(Reason::NotReachable)?;
        let from = self.purse(seat).loco;
        if self.other_locos(seat) >> node & 1 != 0 {
            return Err(Reason::TileOccupied);
        }
        let reached = board.reached(from, self.walls(seat));
        if node == from || reached >> node & 1 == 0 {
            return Err(Reason::NotReachable);
        }
        if !board.is_station(from) && !board.is_station(node) {
            return Err(Reason::MustMoveToStation);
        }
        Ok(())
    }

    /// Staying put is not arriving: it costs nothing (C18).
    pub(super) fn stay(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.now.last = Some(Last {
            seat,
            deed: LastDeed::Stayed,
        });
        tell.line(To::All, || tales::stayed(seat));
        self.end_turn(seat, tell);
    }

    /// Goes to a tile. A station of another seat costs its tax (4.2); a track tile may lie between two stations (C17).
    pub(super) fn travel(&mut self, seat: Seat, to: Square, tell: &mut impl Tell) {
        let board = &self.now.board;
        let Some(node) = board.node_with_anchor(to) else {
            return;
        };
        let from = self.purse(seat).loco;
        self.now.last = Some(Last {
            seat,
            deed: LastDeed::Moved {
                from: board.tile_of(from),
                to: board.tile_of(node),
            },
        });
        self.purse_mut(seat).loco = node;
        match self.now.board.depot_at(node) {
            Some(depot) => {
                tell.line(To::All, || tales::arrived(self, seat, depot));
                self.pay_tax(seat, depot);
                self.end_turn(seat, tell);
            }
            None => {
                tell.line(To::All, || tales::moved(seat, to));
                self.start_delivery(seat, tell);
            }
        }
    }

    /// What a seat owes the manager of a station, if that is another seat (4.2, 4.5).
    pub(crate) fn tax_due(&self, seat: Seat, depot: usize) -> Option<(Seat, u8)> {
        let manager = Seat(self.now.board.depots()[depot].manager);
        (manager != seat).then(|| (manager, self.card(depot).tax))
    }

    /// Tax is always paid in full, if need be on credit (C23).
    pub(super) fn pay_tax(&mut self, seat: Seat, depot: usize) {
        if let Some((manager, tax)) = self.tax_due(seat, depot) {
            self.purse_mut(seat).tax_out += u16::from(tax);
            self.purse_mut(manager).tax_in += u16::from(tax);
        }
    }
}
