//! What must always add up (2.1), and what is kept at hand must be what a fresh look finds.

use crate::action::Stack;
use crate::board::{Board, NO};
use crate::content::Tile;
use crate::state::{CUBES, CountryTrains, MANAGERS, Phase};
use table::Seat;

/// The first thing that does not hold.
macro_rules! ensure {
    ($holds:expr, $($what:tt)*) => {
        if !$holds {
            return Err(format!($($what)*));
        }
    };
}

impl CountryTrains {
    pub(crate) fn audited(&self) -> Result<(), String> {
        self.audit_tiles()?;
        self.audit_board()?;
        self.audit_locomotives()?;
        self.audit_cubes()?;
        self.audit_money()?;
        self.audit_phase()
    }

    /// Tiles on the board, in the hand, out of the game and in the stacks are those of the set.
    fn audit_tiles(&self) -> Result<(), String> {
        let stacks = &self.now.stacks;
        for stack in Stack::ALL {
            let mut row = stacks.row(stack).to_vec();
            row.sort_unstable();
            let mut due: Vec<u8> = self
                .content
                .tiles(stack)
                .into_iter()
                .map(crate::state::face)
                .collect();
            due.sort_unstable();
            ensure!(row == due, "the {stack:?} tiles are not those of the set");
        }
        let laid = self.now.board.tiles().iter().map(|laid| laid.piece);
        let mut drawn: Vec<u8> = laid.chain(self.hand()).chain(stacks.removed()).collect();
        drawn.sort_unstable();
        let twice = drawn.windows(2).find(|pair| pair[0] == pair[1]);
        ensure!(twice.is_none(), "a piece lies in two places: {twice:?}");
        for stack in Stack::ALL {
            let count = drawn
                .iter()
                .filter(|piece| stacks.tile(**piece).stack() == stack);
            let count = count.count();
            let due = usize::from(stacks.drawn[stack as usize]);
            ensure!(
                count == due,
                "{count} {stack:?} tiles of {due} drawn are in sight"
            );
        }
        for laid in self.now.board.tiles() {
            let tile = stacks.tile(laid.piece);
            ensure!(laid.tile() == tile, "{laid:?} should show {tile:?}");
        }
        Ok(())
    }

    /// Neighbouring sides match, there is one network, it can grow, and the board is what laying its tiles anew makes of it.
    fn audit_board(&self) -> Result<(), String> {
        let board = &self.now.board;
        let mut fresh = Board::EMPTY;
        for (number, laid) in board.tiles().iter().enumerate() {
            let judged = fresh.judge(laid.tile(), laid.at, laid.rot());
            ensure!(
                number == 0 || judged.is_ok(),
                "{laid:?} cannot lie there: {judged:?}"
            );
            let depot = board
                .depots()
                .iter()
                .find(|d| board.anchor(d.node) == laid.at);
            let manager = Seat(depot.map_or(0, |depot| depot.manager));
            fresh.lay(laid.piece, laid.tile(), laid.at, laid.rot(), manager);
        }
        for (fresh, depot) in fresh.depots_mut().iter_mut().zip(board.depots()) {
            fresh.cubes = depot.cubes;
        }
        ensure!(
            fresh == *board,
            "the board is not what its tiles make of it"
        );
        let reached = board.reached(0, 0).count_ones();
        ensure!(
            reached == u32::from(board.nodes()),
            "the network is not in one piece"
        );
        ensure!(board.rim.growth() > 0, "the network cannot grow");
        let stations = board
            .tiles()
            .iter()
            .filter(|laid| matches!(laid.tile(), Tile::Station(_)));
        ensure!(
            stations.count() == board.depots().len(),
            "a station is not counted"
        );
        Ok(())
    }

    /// No two locomotives on one tile; every company with a station has one.
    fn audit_locomotives(&self) -> Result<(), String> {
        for seat in Seat::all(self.now.seats) {
            let purse = self.purse(seat);
            let own = self.now.board.depots().iter();
            let managed = own.filter(|depot| depot.manager == seat.0).count();
            ensure!(
                managed == usize::from(purse.managers),
                "seat {seat}: managers do not add up"
            );
            ensure!(
                purse.managers <= MANAGERS,
                "seat {seat} has too many managers"
            );
            ensure!(
                (purse.loco != NO) == (managed > 0),
                "seat {seat}: no locomotive"
            );
            let clash = purse.loco != NO && self.other_locos(seat) >> purse.loco & 1 != 0;
            ensure!(!clash, "seat {seat} stands where another stands");
        }
        Ok(())
    }

    /// Five load cubes for each seat, in pools and on stations.
    pub(crate) fn audit_cubes(&self) -> Result<(), String> {
        let pools: u8 = self.purses().iter().map(|purse| purse.pool).sum();
        let laid: u8 = self
            .now
            .board
            .depots()
            .iter()
            .map(|depot| depot.cubes)
            .sum();
        let due = CUBES * self.now.seats;
        ensure!(
            pools + laid == due,
            "there are {pools} + {laid} cubes of {due}"
        );
        for (number, depot) in self.now.board.depots().iter().enumerate() {
            let green = self.card(number).green.len();
            ensure!(
                usize::from(depot.cubes) <= green,
                "a station has too many cubes"
            );
        }
        Ok(())
    }

    /// All money is delivery income: tax only goes from seat to seat.
    pub(crate) fn audit_money(&self) -> Result<(), String> {
        let money: i32 = self.purses().iter().map(|purse| purse.money()).sum();
        let earned = self
            .purses()
            .iter()
            .map(|p| i32::from(p.goods) + i32::from(p.people));
        let earned: i32 = earned.sum();
        ensure!(
            money == earned,
            "there are ${money} and should be ${earned}"
        );
        Ok(())
    }

    fn audit_phase(&self) -> Result<(), String> {
        let mut fresh = self.clone();
        fresh.refresh();
        ensure!(
            fresh == *self,
            "what is kept at hand is not what a fresh look finds"
        );
        let mut offers = Vec::new();
        self.offers(self.now.to_act, &mut offers);
        let over = self.now.phase == Phase::Over;
        ensure!(
            offers.is_empty() == over,
            "nothing can be done in {:?}",
            self.now.phase
        );
        let placing = self.now.tiles_placed < self.now.tiles_allowed;
        let choosing = matches!(self.now.phase, Phase::Choose | Phase::Place);
        ensure!(placing || !choosing, "more tiles than managers");
        let ran_out = |stack| self.now.stacks.is_empty(stack);
        let near = ran_out(Stack::Track) || ran_out(Stack::Country);
        ensure!(
            near == self.now.trigger.is_some(),
            "the end is not where the stacks put it"
        );
        Ok(())
    }
}
