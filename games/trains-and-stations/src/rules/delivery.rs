//! Deliveries: which groups are complete, completion VP, the majority (2.7, part 3).

use super::refusal;
use crate::action::Action;
use crate::content::Spaces;
use crate::state::{MOST_SEATS, Phase, Source, TrainsAndStations};
use crate::tales;
use table::{Refusal, Seat, Tell, To};

impl TrainsAndStations {
    /// The spaces of all completed groups: connected dice that touch two or more cities (T25, T26). Stations separate.
    pub(crate) fn completed(&self) -> Spaces {
        let occupied = self.now.rails.occupied();
        let mut left = occupied & self.content.at_stations;
        let mut complete = 0;
        while left != 0 {
            let group = self.content.group(left & left.wrapping_neg(), occupied);
            if self.content.touched(group).count_ones() >= 2 {
                complete |= group;
            }
            left &= !group;
        }
        complete
    }

    /// The groups of a set of spaces, lowest space first.
    pub(crate) fn groups(&self, spaces: Spaces) -> impl Iterator<Item = Spaces> {
        let mut left = spaces;
        std::iter::from_fn(move || {
            let group = self.content.group(left & left.wrapping_neg(), left);
            left &= !group;
            (group != 0).then_some(group)
        })
    }

    /// Own dice of each seat in a group; white dice never count.
    pub(crate) fn shares(&self, group: Spaces) -> [u8; MOST_SEATS] {
        self.now
            .rails
            .own
            .map(|own| (own & group).count_ones() as u8)
    }

    /// The seats with most own dice in a group, as bits; nobody in a group of white dice only (T27).
    pub(crate) fn leaders(&self, group: Spaces) -> u8 {
        let shares = self.shares(group);
        let most = shares.iter().copied().max().unwrap_or(0);
        let leads = |(seat, share): (usize, &u8)| u8::from(most > 0 && *share == most) << seat;
        shares.iter().enumerate().map(leads).sum()
    }

    /// Nothing is delivered before the step is closed (T24).
    pub(super) fn begin_delivery(&mut self, tell: &mut impl Tell) {
        self.now.work.due = self.completed();
        self.now.work.delivered = 0;
        if self.now.work.due == 0 {
            self.end_of_turn(tell);
        } else {
            self.next_group(tell);
        }
    }

    /// With several groups left the active seat chooses; the last is taken by itself.
    pub(super) fn next_group(&mut self, tell: &mut impl Tell) {
        let due = self.now.work.due;
        let first = self.groups(due).next();
        match first {
            None => self.begin_missions(tell),
            Some(group) if group == due => self.deliver(group, tell),
            Some(_) => self.now.phase = Phase::Group,
        }
    }

    pub(super) fn offer_groups(&self, out: &mut Vec<Action>) {
        let lowest = |group: Spaces| Action::ChooseDelivery(group.trailing_zeros() as u8);
        out.extend(self.groups(self.now.work.due).map(lowest));
    }

    pub(super) fn check_group(&self, space: u8) -> Result<(), Refusal> {
        let mut groups = self.groups(self.now.work.due);
        if groups.any(|group| group.trailing_zeros() == u32::from(space)) {
            Ok(())
        } else {
            Err(refusal::no_group())
        }
    }

    pub(super) fn choose_group(&mut self, space: u8, tell: &mut impl Tell) {
        let group = self.content.group(1 << space, self.now.work.due);
        self.deliver(group, tell);
    }

    /// Every seat with a die in the group gains a VP for each connected city.
    fn deliver(&mut self, group: Spaces, tell: &mut impl Tell) {
        self.now.work.current = group;
        self.now.work.due &= !group;
        let cities = self.content.touched(group);
        let shares = self.shares(group);
        let vp = cities.count_ones() as u16;
        tell.line(To::All, || {
            tales::delivery(&self.content, self.now.active, cities, &shares)
        });
        for seat in Seat::all(self.now.seats) {
            if shares[seat.index()] > 0 {
                self.gain(seat, Source::Completion, vp, tell);
            }
        }
        let leaders = self.leaders(group);
        match leaders.count_ones() {
            0 => {
                tell.line(To::All, tales::no_majority);
                self.claim_goods(0, tell);
            }
            1 => self.majority(Seat(leaders.trailing_zeros() as u8), tell),
            _ => self.now.phase = Phase::Tie,
        }
    }

    pub(super) fn offer_ties(&self, out: &mut Vec<Action>) {
        let leaders = self.leaders(self.now.work.current);
        let tied = Seat::all(self.now.seats).filter(|seat| leaders & 1 << seat.0 != 0);
        out.extend(tied.map(Action::BreakTie));
    }

    pub(super) fn check_tie(&self, to: Seat) -> Result<(), Refusal> {
        if to.0 < self.now.seats && self.leaders(self.now.work.current) & 1 << to.0 != 0 {
            Ok(())
        } else {
            Err(refusal::not_tied())
        }
    }

    pub(super) fn break_tie(&mut self, to: Seat, tell: &mut impl Tell) {
        tell.line(To::All, || tales::tie(self.now.active, to));
        self.majority(to, tell);
    }

    fn majority(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.pay_bonuses(seat, tell);
        self.claim_goods(0, tell);
    }
}
