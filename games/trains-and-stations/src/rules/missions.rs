//! Missions over all deliveries of a turn, then the dice return (2.8).

use super::refusal;
use crate::action::{Action, Order};
use crate::content::Cities;
use crate::state::{NO, Phase, TrainsAndStations};
use crate::tales;
use table::{Mark, Refusal, Seat, Seats, Tell, To};

impl TrainsAndStations {
    /// The Missions whose cities are connected this turn, as bits by face: groups that share a city count as one (T32).
    pub(crate) fn eligible(&self) -> u32 {
        let mut joined = [0 as Cities; 16];
        for group in self.groups(self.now.work.delivered) {
            let mut cities = self.content.touched(group);
            for set in &mut joined {
                if *set & cities != 0 {
                    cities |= std::mem::take(set);
                }
            }
            let place = joined.iter_mut().find(|set| **set == 0);
            *place.expect("a set has 16 routes at most, one completed group each") = cities;
        }
        let mut faces = 0;
        for (face, power) in self.content.powers.iter().enumerate() {
            let both = power.cities();
            if both != 0 && joined.iter().any(|set| set & both == both) {
                faces |= 1 << face;
            }
        }
        faces
    }

    /// Whether a seat acts in this turn's Missions phase: that hangs on its public order alone (T33).
    pub(super) fn asks_missions(&self, seat: Seat) -> bool {
        seat.0 < self.now.seats && self.player(seat).order == Order::Ask
    }

    pub(super) fn begin_missions(&mut self, tell: &mut impl Tell) {
        tell.mark(Mark::Opens);
        let eligible = self.eligible();
        for seat in Seat::all(self.now.seats) {
            if self.player(seat).order == Order::Score {
                let held = self.player(seat).hand.bits();
                self.score_missions(seat, eligible & held, tell);
                // What was not shown is not held (part 4).
                self.player_mut(seat).lacks |= eligible & !held;
            }
        }
        let asking = Seat::all(self.now.seats).filter(|seat| self.asks_missions(*seat));
        self.now.waiting = asking.collect::<Seats>();
        if self.now.waiting.is_empty() {
            self.return_dice(tell);
        } else {
            self.now.phase = Phase::Missions;
        }
    }

    /// One card of each pair (T31); it lies open from now on.
    fn score_missions(&mut self, seat: Seat, faces: u32, tell: &mut impl Tell) {
        for face in 0..self.content.powers.len() as u8 {
            if faces & 1 << face == 0 {
                continue;
            }
            let player = self.player_mut(seat);
            player.hand.take(face);
            player.scored.push(face);
            tell.line(To::All, || tales::mission(&self.content, seat, face));
            self.forget_returned(face);
        }
    }

    /// A card of this face came to light: it may be the one a seat returned.
    pub(super) fn forget_returned(&mut self, face: u8) {
        for player in &mut self.now.players {
            if player.returned == face {
                player.returned = NO;
            }
        }
    }

    pub(super) fn offer_missions(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let faces = self.eligible() & player.hand.bits() & !player.reveal;
        let open = (0..self.content.powers.len() as u8).filter(|face| faces & 1 << face != 0);
        out.extend(open.map(Action::RevealMission));
        out.push(Action::MissionsDone);
    }

    pub(super) fn check_reveal(&self, seat: Seat, face: u8) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.hand.has(face) {
            return Err(refusal::not_held_card(&self.content, face));
        }
        if self.eligible() & 1 << face == 0 {
            return Err(refusal::not_eligible(&self.content, face));
        }
        if player.reveal & 1 << face != 0 {
            return Err(refusal::pair_already_scored(&self.content, face));
        }
        Ok(())
    }

    pub(super) fn missions_done(&mut self, seat: Seat, tell: &mut impl Tell) {
        tell.line(To::All, || tales::missions_done(seat));
        tell.mark(Mark::Commits);
        self.now.waiting = self.now.waiting.without(seat);
        if !self.now.waiting.is_empty() {
            return;
        }
        for seat in Seat::all(self.now.seats) {
            let reveal = std::mem::take(&mut self.player_mut(seat).reveal);
            self.score_missions(seat, reveal, tell);
        }
        self.return_dice(tell);
    }

    /// All dice of all groups of this turn leave together (T32).
    fn return_dice(&mut self, tell: &mut impl Tell) {
        let spaces = self.now.work.delivered;
        tell.line(To::All, || tales::dice_return(spaces.count_ones()));
        let rails = &mut self.now.rails;
        for (own, player) in rails.own.iter_mut().zip(&mut self.now.players) {
            player.pool += (*own & spaces).count_ones() as u8;
            *own &= !spaces;
        }
        self.now.white_pool += (rails.white & spaces).count_ones() as u8;
        rails.white &= !spaces;
        self.now.work.delivered = 0;
        self.end_of_turn(tell);
    }
}
