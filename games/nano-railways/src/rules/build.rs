//! Building a building (3.2).

use super::refusal;
use crate::action::{Action, Pay};
use crate::content::SQUARES;
use crate::network::NO;
use crate::pay::{Need, Subsets};
use crate::score::MARKER_POINTS;
use crate::state::{Marker, NanoRailways, PASSENGER_DICE};
use crate::tales;
use crate::tracks::Cause;
use table::{Refusal, Tell, To};

/// What a building die costs.
pub(crate) const fn price(die: u8) -> u8 {
    2 * die
}

impl NanoRailways {
    pub(super) fn offer_builds(&self, hand: &Subsets, out: &mut Vec<Action>) {
        let mut pays = self.content.prices.offers(hand, Need::Build).peekable();
        if pays.peek().is_none() {
            return;
        }
        // One icon is played, so there are no more payments than cards in a hand.
        let mut cheapest = [Pay::default(); 3];
        let mut count = 0;
        for pay in pays {
            cheapest[count] = pay;
            count += 1;
        }
        let pays = &cheapest[..count];
        for die in self.now.dice[PASSENGER_DICE..].iter().filter(|d| d.waits()) {
            let die = die.value;
            if self.now.capital < price(die) {
                continue;
            }
            let mut sites = self.now.net.sites;
            while sites != 0 {
                let square = sites.trailing_zeros() as u8;
                sites &= sites - 1;
                let keeps = match self.split(square) {
                    [Some(a), Some(b)] => [Some(a), Some(b)],
                    _ => [None; 2],
                };
                let ways = if keeps[0].is_some() { 2 } else { 1 };
                for keep in &keeps[..ways] {
                    out.extend(pays.iter().map(|pay| Action::Build {
                        die,
                        square,
                        keep: *keep,
                        pay: *pay,
                    }));
                }
            }
        }
    }

    /// What remains of the marked chain that is built on, if one is: the parts' new keys (N10).
    fn split(&self, square: u8) -> [Option<u8>; 2] {
        let marked = self.now.net.chain(square);
        match marked.and_then(|key| self.now.marker(key)) {
            Some(_) => self.now.net.parts(square),
            None => [None; 2],
        }
    }

    pub(super) fn check_build(
        &self,
        die: u8,
        square: u8,
        keep: Option<u8>,
    ) -> Result<Need, Refusal> {
        if self.now.unbuilt(die).is_none() {
            return Err(refusal::die_not_available(die));
        }
        if usize::from(square) >= SQUARES {
            return Err(refusal::no_such_square(square));
        }
        if self.now.net.building(square).is_some() {
            return Err(refusal::occupied(square));
        }
        if self.now.capital < price(die) {
            return Err(refusal::not_enough_capital(price(die), self.now.capital));
        }
        if self.now.net.sites >> square & 1 == 0 {
            return Err(refusal::mixed_colours(square));
        }
        let parts = self.split(square);
        let named = match parts {
            [Some(a), Some(b)] => keep == Some(a) || keep == Some(b),
            _ => keep.is_none(),
        };
        match named {
            true => Ok(Need::Build),
            false => Err(refusal::keep_invalid(parts)),
        }
    }

    pub(super) fn build(
        &mut self,
        die: u8,
        square: u8,
        keep: Option<u8>,
        pay: &Pay,
        tell: &mut impl Tell,
    ) {
        let mut steps = self.pay(pay);
        self.now.earn(-(price(die) as i8), Cause::Price, &mut steps);
        let built_on = self.now.net.chain(square);
        let heir = keep.or(self.split(square).into_iter().flatten().next());
        let loops_before = self.marked_loops();
        self.now.net.build(square);
        if let Some(piece) = self.now.unbuilt(die) {
            self.now.dice[piece].square = square;
        }
        // Buildings that touch have merged, and the lowest square may be another (2.1).
        for die in self.now.dice.iter_mut().filter(|die| die.on_map()) {
            die.square = self.now.net.building(die.square).unwrap_or(NO);
        }
        let marker = built_on.and_then(|key| self.now.marker_mut(key));
        let before = marker.as_deref().copied();
        if let Some(marker) = marker {
            match heir {
                Some(part) => marker.key = part,
                None => {
                    *marker = Marker::SUPPLY;
                    steps.note(Cause::Returned, -(MARKER_POINTS as i8));
                }
            }
        }
        tell.line(To::All, || {
            let kind = self.now.net.kind(square);
            let kind = kind.unwrap_or(crate::content::Kind::L);
            tales::done(tales::build(die, square, kind), &steps)
        });
        if let Some(before) = before {
            tell.line(To::All, || match heir {
                Some(part) => tales::kept(before.key, part),
                None => tales::returned(before.key, before.level == 2),
            });
        }
        let mut looped = self.marked_loops() & !loops_before;
        while looped != 0 {
            let key = looped.trailing_zeros() as u8;
            looped &= looped - 1;
            tell.line(To::All, || tales::looped(key));
        }
    }

    /// The keys of marked loops, as a set of squares (N5).
    fn marked_loops(&self) -> u64 {
        let loops = self.now.net.links().iter().filter(|l| !l.complete());
        let marked = loops.filter(|l| self.now.marker(l.key).is_some());
        marked.fold(0, |set, link| set | 1 << link.key)
    }
}
