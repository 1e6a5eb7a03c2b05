//! The end of a phase and of a decade (2.3, part 4).

use crate::state::{Cards, DECADES, NanoRailways, Phase};
use crate::tales;
use table::{Mark, Tell, To};

/// Cards in a full hand.
const HAND: u8 = 3;

impl NanoRailways {
    /// A decade has a second phase unless the first used all cards.
    pub(super) fn end_phase(&mut self, tell: &mut impl Tell) {
        if self.now.phase == Phase::Phase1 && !self.now.hand.is_empty() {
            self.now.phase = Phase::Phase2;
        } else {
            self.record(tell);
        }
    }

    fn record(&mut self, tell: &mut impl Tell) {
        if self.now.decade == DECADES {
            // No next round, no refill (N24).
            self.now.phase = Phase::Over;
            tell.mark(Mark::Ends);
            tell.line(To::All, || tales::over(&self.report()));
            return;
        }
        self.now.decade += 1;
        self.now.phase = Phase::Phase1;
        let drawn = self.draw_pool();
        tell.line(To::All, || tales::decade(self.now.decade, drawn));
        if self.now.hand.len() < HAND {
            tell.mark(Mark::Reveals);
            let drawn = self.reshuffle();
            let behind = self.now.pool;
            tell.line(To::All, || tales::reshuffle(drawn, behind));
        }
    }

    fn draw_pool(&mut self) -> Cards {
        if self.now.hand.len() == HAND {
            return Cards::default();
        }
        let drawn = std::mem::take(&mut self.now.pool);
        self.now.hand = self.now.hand.and(drawn);
        drawn
    }

    /// The t-th reshuffle sorts the discard; the card at ⌊r·n / 2⁶⁴⌋ stays behind, the others are drawn (N20).
    fn reshuffle(&mut self) -> Cards {
        let place = usize::from(self.now.used);
        let word = std::mem::take(&mut self.now.words[place]);
        self.now.used += 1;
        let discard = std::mem::take(&mut self.now.discard);
        let at = (u128::from(word) * u128::from(discard.len())) >> 64;
        let behind = discard.iter().nth(at as usize);
        self.now.pool = behind.map_or(Cards::default(), Cards::one);
        let drawn = discard.without(self.now.pool);
        self.now.hand = self.now.hand.and(drawn);
        drawn
    }
}
