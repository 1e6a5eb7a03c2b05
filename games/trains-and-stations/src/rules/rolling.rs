//! Rolling: marks, rerolls, strikes (2.5).

use super::refusal;
use super::start::side_of;
use crate::action::{Action, Kind};
use crate::content::Side;
use crate::state::{Lies, Phase, Source, TrainsAndStations};
use crate::tales;
use table::{Dice, Mark, Refusal, Seat, Tell, To};

/// Locked Trains in the hand that make a strike (T13, T14).
const STRIKE: usize = 3;
const STRIKE_VP: u16 = 3;

impl TrainsAndStations {
    /// After every roll: a strike, or more rolling while it is possible. A strike comes at most once a turn, for it ends rolling.
    pub(super) fn after_roll(&mut self, seat: Seat, tell: &mut impl Tell) {
        let dice = self.now.hand.dice();
        let locked = dice.iter().filter(|die| die.side == Side::Locked).count();
        let all_locked = locked == dice.len();
        if locked >= STRIKE {
            let lost = STRIKE_VP.min(self.player(seat).vp);
            tell.line(To::All, || tales::strike(seat, lost));
            self.now.work.struck = true;
            self.lose(seat, lost);
            self.now.phase = Phase::Resolve;
        } else if all_locked || self.player(seat).coins == 0 {
            self.now.phase = Phase::Resolve;
        } else {
            self.now.phase = Phase::Rolling;
        }
    }

    /// VP go back to where they lay, before the trigger; after it they leave the game (T41).
    fn lose(&mut self, seat: Seat, vp: u16) {
        let player = self.player_mut(seat);
        player.vp -= vp;
        player.sources[Source::Strike as usize] -= vp as i16;
        if !self.now.triggered {
            self.now.vp_pool += vp as u8;
        }
    }

    pub(super) fn offer_rolling(&self, out: &mut Vec<Action>) {
        for kind in [Kind::Own, Kind::White] {
            for side in Side::ALL {
                if side != Side::Locked && self.now.hand.count(kind, side) > 0 {
                    out.push(Action::Mark(kind, side));
                }
            }
        }
        if self.has_marked() {
            out.push(Action::Reroll);
        }
        out.push(Action::EndRolling);
    }

    fn has_marked(&self) -> bool {
        let dice = self.now.hand.dice();
        dice.iter().any(|die| die.lies == Lies::Marked)
    }

    pub(super) fn check_mark(&self, kind: Kind, side: Side) -> Result<(), Refusal> {
        if self.now.hand.count(kind, side) == 0 {
            Err(refusal::no_such_die(side))
        } else if side == Side::Locked {
            Err(refusal::locked_die())
        } else {
            Ok(())
        }
    }

    pub(super) fn mark_die(&mut self, kind: Kind, side: Side) {
        let alike = self.now.hand.find(|d| d.kind == kind && d.side == side);
        if let Some(die) = alike {
            die.lies = Lies::Marked;
        }
    }

    /// Coins need no check: without one rolling ends by itself.
    pub(super) fn check_reroll(&self) -> Result<(), Refusal> {
        if self.has_marked() {
            Ok(())
        } else {
            Err(refusal::nothing_marked())
        }
    }

    /// One coin pays for all marked dice, kept saved ones as well (T7).
    pub(super) fn reroll(&mut self, seat: Seat, dice: &mut Dice, tell: &mut impl Tell) {
        tell.line(To::All, || tales::pays_reroll(seat));
        tell.mark(Mark::Rolls);
        self.player_mut(seat).coins -= 1;
        // The hand holds own dice before white ones, so this is the order of the random stream.
        for die in self.now.hand.dice_mut() {
            if die.lies == Lies::Marked {
                die.side = side_of(dice);
            }
        }
        tell.line(To::All, || tales::rerolled(seat, self.now.hand.dice()));
        self.clear_marks();
        self.after_roll(seat, tell);
    }

    fn clear_marks(&mut self) {
        for die in self.now.hand.dice_mut() {
            die.lies = Lies::Free;
        }
    }

    pub(super) fn end_rolling(&mut self, seat: Seat, tell: &mut impl Tell) {
        tell.line(To::All, || tales::enough(seat));
        self.clear_marks();
        self.now.phase = Phase::Resolve;
    }
}
