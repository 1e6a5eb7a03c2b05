//! Laying a tile (part 3).

use super::Reason;
use crate::action::{Action, Stack};
use crate::board::{Fault, NO, rotations};
use crate::content::Tile;
use crate::square::Square;
use crate::state::{CountryTrains, Phase};
use crate::tales;
use crate::view::{Last, LastDeed};
use table::{Seat, Tell, To};

impl From<Fault> for Reason {
    fn from(fault: Fault) -> Reason {
        match fault {
            Fault::BadRotation => Reason::BadRotation,
            Fault::CellOccupied => Reason::CellOccupied,
            Fault::StationsTouch => Reason::StationsTouch,
            Fault::EdgeMismatch => Reason::EdgeMismatch,
            Fault::NotJoined => Reason::NotJoined,
            Fault::NotBesideStation => Reason::NotBesideStation,
            Fault::NotExpandable => Reason::NotExpandable,
        }
    }
}

impl CountryTrains {
    /// The first reason against laying a tile there: judged by the board, and at the last by the other tile in the hand of a
    /// first turn and by the colour of the seat to act.
    pub fn check_placement(&self, tile: Tile, at: Square, rot: u8) -> Result<(), Reason> {
        self.now.board.judge(tile, at, rot)?;
        if self.first_turns() {
            return match self.other_in_hand(tile) {
                Some(other) if !self.leaves_room(tile, at, rot, other) => Err(Reason::LeavesNoRoom),
                _ => Ok(()),
            };
        }
        match tile {
            Tile::Station(_) => self.check_rival(at, rot),
            _ => Ok(()),
        }
    }

    /// Every place where [`Self::check_placement`] finds nothing against a tile, in canonical order.
    pub fn placements(&self, tile: Tile) -> Vec<(Square, u8)> {
        let mut places = Vec::new();
        match tile {
            Tile::Station(_) => places.extend(self.now.board.station_spots().iter()),
            _ => {
                for edges in self.now.board.rim.iter() {
                    places.extend((0..tile.rotations()).map(|rot| (edges.at(), rot)));
                }
            }
        }
        places.retain(|(at, rot)| self.check_placement(tile, *at, *rot).is_ok());
        places
    }

    /// If some place joins a rival, only such places may be chosen (3.5, C15).
    fn check_rival(&self, at: Square, rot: u8) -> Result<(), Reason> {
        let (board, seat) = (&self.now.board, self.now.to_act);
        let joins = |(at, rot): (Square, u8)| board.joins_rival(at, rot, seat);
        if joins((at, rot)) || !board.station_spots().iter().any(joins) {
            Ok(())
        } else {
            Err(Reason::MustJoinRival)
        }
    }

    /// Every place for the tile drawn.
    pub(super) fn offer_places(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(piece) = self.hand().next() else {
            return;
        };
        let board = &self.now.board;
        match self.now.stacks.tile(piece) {
            Tile::Track(track) => {
                for edges in board.rim.faced() {
                    let at = edges.at();
                    let fitting = rotations(board.track_rotations(track, edges));
                    out.extend(fitting.map(|rot| Action::PlaceTrack { at, rot }));
                }
            }
            Tile::Country(_) => {
                let spots = board
                    .rim
                    .for_country()
                    .filter(|edges| board.takes_country_at(*edges));
                out.extend(spots.map(|edges| Action::PlaceCountry { at: edges.at() }));
            }
            Tile::Station(_) => {
                let spots = board.station_spots();
                let joins = |(at, rot): &(Square, u8)| board.joins_rival(*at, *rot, seat);
                let rivals = spots.iter().any(|spot| joins(&spot));
                let free = spots.iter().filter(|spot| !rivals || joins(spot));
                out.extend(free.map(|(at, rot)| Action::PlaceStation { at, rot }));
            }
        }
    }

    /// Lays the tile of the hand that came from this stack.
    pub(super) fn place(
        &mut self,
        seat: Seat,
        stack: Stack,
        at: Square,
        rot: u8,
        tell: &mut impl Tell,
    ) {
        let Some(piece) = self.pending(stack) else {
            return;
        };
        let tile = self.now.stacks.tile(piece);
        for place in &mut self.now.hand {
            if *place == piece {
                *place = NO;
            }
        }
        self.lay(seat, piece, at, rot);
        self.now.last = Some(Last {
            seat,
            deed: LastDeed::Laid,
        });
        tell.line(To::All, || tales::placed(self, seat, tile, at));
        if self.first_turns() {
            if self.hand().next().is_none() {
                self.end_turn(seat, tell);
            }
            return;
        }
        self.now.tiles_placed += 1;
        self.now.draws = self.open_draws(seat);
        // After a station no other tile is laid this turn (2.5).
        let station = stack == Stack::Station;
        if station || self.now.tiles_placed == self.now.tiles_allowed || self.now.draws == 0 {
            self.start_moving(seat, tell);
        } else {
            self.now.phase = Phase::Choose;
        }
    }

    /// A tile comes to lie; a station gets a manager, the first one of a seat also its locomotive (2.3).
    pub(crate) fn lay(&mut self, seat: Seat, piece: u8, at: Square, rot: u8) {
        let tile = self.now.stacks.tile(piece);
        self.now.board.lay(piece, tile, at, rot, seat);
        if let Tile::Station(_) = tile {
            let node = self.now.board.nodes() - 1;
            let purse = self.purse_mut(seat);
            purse.managers += 1;
            if purse.loco == NO {
                purse.loco = node;
            }
        }
    }
}
