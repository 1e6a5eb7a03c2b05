//! Resolve a completed line (2.4, part 3).

use super::refusal;
use crate::content::{Track, Trip};
use crate::score::{Passage, Report, Tally, Where, feature_points, terminus_count, trip_points};
use crate::spell::NO_LINE;
use crate::state::{Line, NO, VillageRails, bits, laid};
use crate::trace::{Way, way};
use crate::view::Last;
use crate::{Action, Order, tales};
use table::{Mark, Refusal, Seat, Tell, To};

impl VillageRails {
    pub(super) fn offer_resolutions(&self, seat: Seat, out: &mut Vec<Action>) {
        let held = self.faces_held(seat);
        for line in bits(self.board(seat).pending) {
            let orders: &[Order] = if self.order_matters(seat, line) {
                &[Order::Kept, Order::Reversed]
            } else {
                &[Order::Plain]
            };
            for terminus in held.clone() {
                for order in orders {
                    out.push(Action::Resolve {
                        line,
                        terminus,
                        order: *order,
                    });
                }
            }
        }
    }

    /// The distinct faces in hand, in order.
    fn faces_held(&self, seat: Seat) -> impl DoubleEndedIterator<Item = u8> + Clone {
        let [a, b, c] = self.board(seat).hand.map(|piece| match piece {
            NO => NO,
            piece => self.face(piece),
        });
        let (low, high) = (a.min(b), a.max(b));
        let sorted = [low.min(c), low.max(high.min(c)), high.max(c)];
        (0..3)
            .filter(move |i| sorted[*i] != NO && (*i == 0 || sorted[*i] != sorted[*i - 1]))
            .map(move |i| sorted[i])
    }

    /// Whether a line bears two trips with different faces (V28).
    fn order_matters(&self, seat: Seat, line: u8) -> bool {
        match self.board(seat).trips(line) {
            [one, other] => self.trip(*one) != self.trip(*other),
            _ => false,
        }
    }

    pub(super) fn check_resolve(
        &self,
        seat: Seat,
        line: u8,
        terminus: u8,
        order: Order,
    ) -> Result<(), Refusal> {
        if line >= NO_LINE {
            return Err(refusal::no_such_line(line));
        }
        if self.board(seat).pending & 1 << line == 0 {
            return Err(refusal::line_not_pending(line));
        }
        let hand = &self.board(seat).hand;
        if !hand.iter().any(|piece| self.shows(*piece, terminus)) {
            let face = &self.content.faces[usize::from(terminus)];
            return Err(refusal::not_in_hand(face));
        }
        if self.order_matters(seat, line) == (order == Order::Plain) {
            return Err(refusal::bad_trip_order(line, order));
        }
        Ok(())
    }

    pub(super) fn resolve(
        &mut self,
        seat: Seat,
        line: u8,
        terminus: u8,
        reversed: bool,
        tell: &mut impl Tell,
    ) {
        let tally = self.tally(seat, line);
        let Line::Pending { trips } = self.board(seat).line(line) else {
            return;
        };
        let trips = laid(&trips);
        let trip_points: u16 = trips
            .iter()
            .map(|t| trip_points(&self.trip(*t), &tally))
            .sum();
        let face = &self.content.faces[usize::from(terminus)];
        let paid = face.pays(terminus_count(face.counts, &tally, trips.len() as u8));
        tell.line(To::All, || {
            tales::resolve(
                seat,
                face,
                &self.report(seat, line, Some(terminus), reversed),
            )
        });

        let piece = self.play_terminus(seat, terminus);
        let board = self.board_mut(seat);
        board.points += trip_points + feature_points(&tally);
        board.money += u16::from(paid);
        board.close(line, piece, paid, trip_points);
        self.now.last = Some(Last {
            seat,
            cell: None,
            line: Some(line),
        });
        self.put_trips_under(trips, reversed, tell);
        // Resolved lines are counted, so the seventh brings no card (V19).
        if self.board(seat).resolved.count_ones() < 7
            && let Some(piece) = self.draw_terminus(seat)
        {
            tell.mark(Mark::Reveals);
            tell.line(To::Only(seat), || {
                tales::draw_own(seat, self.terminus(piece))
            });
            tell.line(To::But(seat), || tales::draw(seat));
        }
        self.top_up_telling(tell);
        // The first resolution is finished before the second begins (V18).
        if self.board(seat).pending == 0 {
            self.finish(seat, tell);
        }
    }

    /// In order of assignment or reversed, as the owner likes, for all to see (V28).
    fn put_trips_under(&mut self, trips: &[u8], reversed: bool, tell: &mut impl Tell) {
        let mut ordered = [NO; 2];
        for (place, piece) in ordered.iter_mut().zip(trips) {
            *place = *piece;
        }
        let ordered = &mut ordered[..trips.len()];
        if reversed {
            ordered.reverse();
        }
        if !ordered.is_empty() {
            tell.line(To::All, || {
                tales::put_under(ordered.iter().map(|piece| self.trip(*piece)))
            });
        }
        for piece in ordered {
            self.now.railway.put_under(*piece);
        }
    }

    /// Takes the lowest-numbered card of a face from the hand (2.4); its piece lies at the line's start from now on.
    /// Equal cards are alike to their owner, so the piece drawn first goes and bears the lower number.
    fn play_terminus(&mut self, seat: Seat, face: u8) -> u8 {
        let [a, b, c] = self.board(seat).hand;
        let (played, left) = if self.shows(a, face) {
            (a, [b, c, NO])
        } else if self.shows(b, face) {
            (b, [a, c, NO])
        } else {
            (c, [a, b, NO])
        };
        for other in left {
            if self.shows(other, face) {
                let cards = &mut self.now.terminus.cards;
                let (first, other) = (usize::from(played), usize::from(other));
                if cards[other] < cards[first] {
                    cards.swap(first, other);
                }
            }
        }
        self.board_mut(seat).hand = left;
        played
    }

    /// Whether there is a terminus card of this face.
    fn shows(&self, piece: u8, face: u8) -> bool {
        piece != NO && self.face(piece) == face
    }

    /// The way of a seat's line, card by card.
    pub(crate) fn way(
        &self,
        seat: Seat,
        line: u8,
    ) -> Way<impl Fn(u8) -> Option<(Track, bool)> + '_> {
        let board = self.board(seat);
        way(line, move |cell| {
            let piece = board.cells[usize::from(cell)];
            (piece != NO).then(|| (self.track(piece), board.turned & 1 << cell != 0))
        })
    }

    /// What is counted on a seat's line as far as it is built.
    pub(crate) fn tally(&self, seat: Seat, line: u8) -> Tally {
        let mut tally = Tally::new(self.start(seat, line));
        for stretch in self.way(seat, line) {
            tally.add(stretch.passage());
        }
        tally
    }

    pub(crate) fn start(&self, seat: Seat, line: u8) -> Passage {
        let letter = usize::from(self.board(seat).letter);
        let start = self.content.letters[letter][usize::from(line)];
        Passage {
            terrain: start.terrain,
            feature: start.feature,
        }
    }

    /// What a seat's line scores and pays, point by point, if it were finished now (3.3).
    pub fn report(&self, seat: Seat, line: u8, terminus: Option<u8>, reversed: bool) -> Report {
        let mut run = vec![(Where::Border, self.start(seat, line))];
        run.extend(
            self.way(seat, line)
                .map(|s| (Where::Cell(s.cell), s.passage())),
        );
        let trips = self.board(seat).trips(line);
        let trips: Vec<Trip> = trips.iter().map(|piece| self.trip(*piece)).collect();
        let face = terminus.map(|face| &self.content.faces[usize::from(face)]);
        Report::new(line, &run, &trips, face, reversed)
    }

    /// The best-paying resolution of the lowest pending line, its trips in order.
    pub(crate) fn plain_resolution(&self, seat: Seat) -> Option<Action> {
        let line = bits(self.board(seat).pending).next()?;
        let tally = self.tally(seat, line);
        let trips = self.board(seat).trips(line).len() as u8;
        let pays = |face: &u8| {
            let face = &self.content.faces[usize::from(*face)];
            face.pays(terminus_count(face.counts, &tally, trips))
        };
        // Of equals the first is taken: `max_by_key` would take the last.
        let terminus = self.faces_held(seat).rev().max_by_key(pays)?;
        let order = if self.order_matters(seat, line) {
            Order::Kept
        } else {
            Order::Plain
        };
        Some(Action::Resolve {
            line,
            terminus,
            order,
        })
    }
}
