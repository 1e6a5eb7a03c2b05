//! Buying and upgrading links (3.1, 3.8).

use super::refusal;
use crate::action::{Action, Pay};
use crate::content::Kind;
use crate::network::Link;
use crate::pay::{Kinds, Need, Subsets};
use crate::score::MARKER_POINTS;
use crate::state::{Marker, NanoRailways};
use crate::tales;
use crate::tracks::Cause;
use table::{Refusal, Tell, To};

impl NanoRailways {
    /// The types at the ends of a link.
    pub(crate) fn end_kinds(&self, link: &Link) -> [Kind; 2] {
        link.ends
            .map(|end| self.now.net.kind(end).unwrap_or(Kind::L))
    }

    fn price_of(&self, link: &Link) -> Need {
        let [a, b] = self.end_kinds(link);
        Need::Buy(link.length, Kinds::two(a, b))
    }

    pub(super) fn offer_buys(&self, hand: &Subsets, out: &mut Vec<Action>) {
        if self.now.workers == 0 || self.cube().is_none() {
            return;
        }
        for link in self.now.net.links() {
            if link.complete() && self.now.marker(link.key).is_none() {
                let need = self.price_of(link);
                let link = link.key;
                let offers = self.content.prices.offers(hand, need);
                out.extend(offers.map(|pay| Action::Buy { link, pay }));
            }
        }
    }

    pub(super) fn check_buy(&self, key: u8) -> Result<Need, Refusal> {
        let link = self.now.net.link(key).filter(|link| link.complete());
        let Some(link) = link else {
            return Err(refusal::not_complete(key));
        };
        if self.now.marker(key).is_some() {
            return Err(refusal::already_marked(key));
        }
        if self.now.workers == 0 {
            return Err(refusal::no_worker());
        }
        if self.cube().is_none() {
            return Err(refusal::no_cube());
        }
        Ok(self.price_of(link))
    }

    /// The first cube of the supply.
    fn cube(&self) -> Option<usize> {
        self.now.markers.iter().position(|m| m.level == 0)
    }

    pub(super) fn buy(&mut self, key: u8, pay: &Pay, tell: &mut impl Tell) {
        let mut steps = self.pay(pay);
        self.now.staff(-1, Cause::Laid, &mut steps);
        if let Some(cube) = self.cube() {
            self.now.markers[cube] = Marker { key, level: 1 };
        }
        steps.note(Cause::Marker, MARKER_POINTS as i8);
        tell.line(To::All, || {
            let link = self.now.net.link(key);
            let ends = link.map_or([Kind::L; 2], |link| self.end_kinds(link));
            let length = link.map_or(0, |link| link.length);
            tales::done(tales::buy(key, length, ends), &steps)
        });
    }

    pub(super) fn offer_upgrades(&self, hand: &Subsets, out: &mut Vec<Action>) {
        for link in self.now.net.links() {
            if self.now.marker(link.key).is_some_and(|m| m.level == 1) {
                let [a, b] = self.end_kinds(link);
                let need = Need::Upgrade(Kinds::two(a, b));
                let link = link.key;
                let offers = self.content.prices.offers(hand, need);
                out.extend(offers.map(|pay| Action::Upgrade { link, pay }));
            }
        }
    }

    /// Loops can be upgraded as well.
    pub(super) fn check_upgrade(&self, key: u8) -> Result<Need, Refusal> {
        let (Some(link), Some(marker)) = (self.now.net.link(key), self.now.marker(key)) else {
            return Err(refusal::not_marked(key));
        };
        if marker.level > 1 {
            return Err(refusal::already_upgraded(key));
        }
        let [a, b] = self.end_kinds(link);
        Ok(Need::Upgrade(Kinds::two(a, b)))
    }

    pub(super) fn upgrade(&mut self, key: u8, pay: &Pay, tell: &mut impl Tell) {
        let steps = self.pay(pay);
        if let Some(marker) = self.now.marker_mut(key) {
            marker.level = 2;
        }
        tell.line(To::All, || tales::done(tales::upgrade(key), &steps));
    }
}
