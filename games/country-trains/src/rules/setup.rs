//! First turns (2.3): a station and a track tile, in either order, and no move (C9).

use crate::action::{Action, Stack};
use crate::board::{Board, rotations};
use crate::content::Tile;
use crate::square::Square;
use crate::state::{CountryTrains, Phase};
use crate::tales;
use table::{Mark, Seat, Tell, To};

/// Where the first station lies (C2).
const FIRST: Square = Square::new(0, 0);

/// Whether a tile may lie somewhere.
fn takes(board: &Board, tile: Tile) -> bool {
    match tile {
        Tile::Track(track) => board.takes_track(1 << track as u8),
        Tile::Country(_) => board.takes_country(),
        Tile::Station(_) => board.takes_station(),
    }
}

impl CountryTrains {
    /// The other of two tiles in the hand.
    pub(super) fn other_in_hand(&self, tile: Tile) -> Option<Tile> {
        let stacks = &self.now.stacks;
        let mut others = self.hand().map(|piece| stacks.tile(piece));
        others.find(|other| other.stack() != tile.stack())
    }

    /// Whether a tile that may lie there leaves a place for the other one.
    pub(super) fn leaves_room(&self, tile: Tile, at: Square, rot: u8, other: Tile) -> bool {
        let mut then = self.now.board.clone();
        then.lay(0, tile, at, rot, self.now.to_act);
        takes(&then, other)
    }

    /// Stations first, then track; the first of two tiles must leave room for the second.
    pub(super) fn offer_setup(&self, out: &mut Vec<Action>) {
        self.each_setup(|action| {
            out.push(action);
            true
        });
    }

    /// Goes through what may be done in a first turn for as long as `go_on` says.
    fn each_setup(&self, mut go_on: impl FnMut(Action) -> bool) {
        let (board, stacks) = (&self.now.board, &self.now.stacks);
        let tile = |stack| self.pending(stack).map(|piece| stacks.tile(piece));
        let (station, track) = (tile(Stack::Station), tile(Stack::Track));
        let roomy = |first: Tile, at: Square, rot: u8, other: Option<Tile>| {
            other.is_none_or(|other| self.leaves_room(first, at, rot, other))
        };
        if let Some(first) = station {
            for (at, rot) in board.station_spots().iter() {
                if roomy(first, at, rot, track) && !go_on(Action::PlaceStation { at, rot }) {
                    return;
                }
            }
        }
        if let Some(Tile::Track(kind)) = track {
            for edges in board.rim.faced() {
                for rot in rotations(board.track_rotations(kind, edges)) {
                    let at = edges.at();
                    let room = roomy(Tile::Track(kind), at, rot, station);
                    if room && !go_on(Action::PlaceTrack { at, rot }) {
                        return;
                    }
                }
            }
        }
    }

    /// The seat draws a station and a track tile. A track tile that allows no legal pair is replaced (C13).
    pub(crate) fn start_first_turn(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.now.phase = Phase::Setup;
        tell.mark(Mark::Reveals);
        let station = self.now.stacks.draw(Stack::Station);
        tell.line(To::All, || tales::drew(self, seat, station));
        if self.now.board.tiles().is_empty() {
            self.lay(seat, station, FIRST, 0);
            let tile = self.now.stacks.tile(station);
            tell.line(To::All, || tales::placed(self, seat, tile, FIRST));
        } else {
            self.now.hand[0] = station;
        }
        loop {
            if self.now.stacks.is_empty(Stack::Track) {
                return self.end_without_placement(tell);
            }
            let track = self.draw_tile(seat, Stack::Track, tell);
            self.now.hand[1] = track;
            let mut possible = false;
            self.each_setup(|_| {
                possible = true;
                false
            });
            if possible {
                return;
            }
            self.put_out(track, tell);
        }
    }
}
