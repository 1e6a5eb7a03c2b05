//! Resolve dice: place trains, build, cash, save (2.6).

use super::refusal;
use crate::action::{Action, Kind};
use crate::content::{Building, Side, Spaces};
use crate::state::{Die, Lies, MOST_COINS, Rails, TrainsAndStations};
use crate::tales;
use table::{Refusal, Seat, Tell, To};

/// Dice of one side that make a building (T18).
const SET: u8 = 3;
/// Coins for a Coin die.
const CASH: u8 = 2;

impl TrainsAndStations {
    /// The empty spaces at a Station or beside a die, as bits. Whose die it is does not matter (T16).
    pub(crate) fn open_spaces(&self) -> Spaces {
        let occupied = self.now.rails.occupied();
        (self.content.at_stations | self.content.beside(occupied)) & !occupied
    }

    pub(crate) fn unplaced_trains(&self) -> u8 {
        self.now.hand.trains(Kind::Own) + self.now.hand.trains(Kind::White)
    }

    /// Dice of a building's side, white ones included.
    fn set_of(&self, building: Building) -> u8 {
        let side = building.side();
        self.now.hand.count(Kind::Own, side) + self.now.hand.count(Kind::White, side)
    }

    pub(super) fn offer_resolve(&self, seat: Seat, out: &mut Vec<Action>) {
        let open = self.open_spaces();
        for kind in [Kind::Own, Kind::White] {
            if self.now.hand.trains(kind) > 0 {
                let mut left = open;
                while left != 0 {
                    out.push(Action::Place(kind, left.trailing_zeros() as u8));
                    left &= left - 1;
                }
            }
        }
        for building in Building::ALL {
            if self.set_of(building) >= SET && self.player(seat).supply[building as usize] > 0 {
                let level = self.level();
                for (city, station) in (0..).zip(self.stations()) {
                    if station.len() < level.min(self.content.cities[usize::from(city)].locations) {
                        out.push(Action::Build(building, city));
                    }
                }
            }
        }
        if self.player(seat).coins < MOST_COINS {
            for kind in [Kind::Own, Kind::White] {
                if self.now.hand.count(kind, Side::Coin) > 0 {
                    out.push(Action::Cash(kind));
                }
            }
        }
        for side in Side::SAVED {
            if self.now.hand.count(Kind::Own, side) > 0 {
                out.push(Action::Save(Kind::Own, side));
            }
        }
        if self.may_end() {
            out.push(Action::EndResolve);
        }
    }

    /// How many buildings a Station may have now: one more than every Station has (T22: a full one with two has two).
    pub(crate) fn level(&self) -> u8 {
        let least = self.stations().iter().map(|s| s.len()).min();
        least.unwrap_or(0) + 1
    }

    pub(super) fn check_place(&self, kind: Kind, space: u8) -> Result<(), Refusal> {
        if self.now.hand.trains(kind) == 0 {
            return Err(refusal::no_such_die(Side::Train));
        }
        if self.now.rails.occupied() & 1 << space != 0 {
            return Err(refusal::space_occupied(&self.content, space));
        }
        if self.open_spaces() & 1 << space == 0 {
            return Err(refusal::not_adjacent(&self.content, space));
        }
        Ok(())
    }

    pub(super) fn place(&mut self, seat: Seat, kind: Kind, space: u8, tell: &mut impl Tell) {
        self.use_die(|die| die.kind == kind && die.side.is_train());
        let Rails { own, white } = &mut self.now.rails;
        match kind {
            Kind::Own => own[seat.index()] |= 1 << space,
            Kind::White => *white |= 1 << space,
        }
        tell.line(To::All, || tales::placed(&self.content, seat, kind, space));
    }

    fn use_die(&mut self, like: impl Fn(&Die) -> bool) {
        let die = self.now.hand.find(like);
        die.expect("the check found such a die").lies = Lies::Gone;
    }

    pub(super) fn check_build(
        &self,
        seat: Seat,
        building: Building,
        city: u8,
    ) -> Result<(), Refusal> {
        if self.set_of(building) < SET {
            return Err(refusal::no_set(building));
        }
        if self.player(seat).supply[building as usize] == 0 {
            return Err(refusal::no_building_in_supply(building));
        }
        let station = self.now.stations[usize::from(city)].len();
        let at = &self.content.cities[usize::from(city)];
        if station >= at.locations {
            return Err(refusal::station_full(at));
        }
        if station >= self.level() {
            return Err(refusal::level_not_open(station));
        }
        Ok(())
    }

    /// Exactly three dice, white ones first: they could not be saved (T18).
    pub(super) fn build(&mut self, seat: Seat, building: Building, city: u8, tell: &mut impl Tell) {
        let side = building.side();
        for _ in 0..SET {
            let white = self.now.hand.count(Kind::White, side) > 0;
            self.use_die(|die| die.side == side && (die.kind == Kind::White) == white);
            if white {
                self.now.white_pool += 1;
            } else {
                self.player_mut(seat).pool += 1;
            }
        }
        self.player_mut(seat).supply[building as usize] -= 1;
        self.now.stations[usize::from(city)].push(building, seat);
        tell.line(To::All, || {
            tales::built(seat, building, &self.content.cities[usize::from(city)])
        });
    }

    pub(super) fn check_cash(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        if self.now.hand.count(kind, Side::Coin) == 0 {
            Err(refusal::no_such_die(Side::Coin))
        } else if self.player(seat).coins >= MOST_COINS {
            Err(refusal::coin_limit(MOST_COINS))
        } else {
            Ok(())
        }
    }

    /// Two coins, but five at most (T23).
    pub(super) fn cash(&mut self, seat: Seat, kind: Kind, tell: &mut impl Tell) {
        self.use_die(|die| die.kind == kind && die.side == Side::Coin);
        let player = &mut self.now.players[seat.index()];
        let gain = CASH.min(MOST_COINS - player.coins);
        player.coins += gain;
        match kind {
            Kind::Own => player.pool += 1,
            Kind::White => self.now.white_pool += 1,
        }
        tell.line(To::All, || tales::cashed(seat, gain));
    }

    pub(super) fn check_save(&self, kind: Kind, side: Side) -> Result<(), Refusal> {
        let hand = &self.now.hand;
        // Both train sides are one once the rolling is over (1.1).
        let free = |kind| match side.is_train() {
            true => hand.trains(kind),
            false => hand.count(kind, side),
        };
        let own = free(Kind::Own);
        if own + free(Kind::White) == 0 {
            Err(refusal::no_such_die(side))
        } else if side.is_train() {
            Err(refusal::cannot_save_train())
        } else if kind == Kind::White || own == 0 {
            Err(refusal::cannot_save_bonus())
        } else {
            Ok(())
        }
    }

    pub(super) fn save(&mut self, seat: Seat, side: Side, tell: &mut impl Tell) {
        self.use_die(|die| die.kind == Kind::Own && die.side == side);
        self.player_mut(seat).saved[side as usize] += 1;
        tell.line(To::All, || tales::saved(seat, side));
    }

    /// Placing is compulsory while there is a space (T17, T19).
    fn may_end(&self) -> bool {
        self.unplaced_trains() == 0 || self.open_spaces() == 0
    }

    pub(super) fn check_end(&self) -> Result<(), Refusal> {
        if self.may_end() {
            Ok(())
        } else {
            Err(refusal::trains_unplaced(self.unplaced_trains()))
        }
    }

    pub(super) fn end_resolve(&mut self, seat: Seat, tell: &mut impl Tell) {
        tell.line(To::All, || tales::ended(seat));
        for die in self.now.hand.dice_mut() {
            if die.lies == Lies::Free {
                die.lies = Lies::Gone;
                match die.kind {
                    Kind::Own => self.now.players[seat.index()].pool += 1,
                    Kind::White => self.now.white_pool += 1,
                }
            }
        }
        self.begin_delivery(tell);
    }
}
