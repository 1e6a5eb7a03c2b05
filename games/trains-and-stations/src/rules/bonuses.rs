//! What the majority gains, and how VP are paid (2.7, 2.11).

use crate::content::Bonus;
use crate::state::{NO, Source, TrainsAndStations};
use crate::tales;
use table::{Mark, Seat, Tell, To};

impl TrainsAndStations {
    /// Bonuses of all connected cities in the order of the map; an empty supply pays nothing (T47).
    pub(super) fn pay_bonuses(&mut self, seat: Seat, tell: &mut impl Tell) {
        let cities = self.content.touched(self.now.work.current);
        tell.line(To::All, || {
            tales::majority(&self.content, seat, self.now.work.current)
        });
        for city in 0..self.content.cities.len() {
            if cities & 1 << city == 0 {
                continue;
            }
            match self.content.cities[city].bonus {
                Bonus::Vp(vp) => self.gain(seat, Source::Bonus, vp.into(), tell),
                Bonus::Die if self.now.white_pool > 0 => {
                    self.now.white_pool -= 1;
                    self.player_mut(seat).whites += 1;
                    tell.line(To::All, || tales::takes_die(&self.content, seat, city));
                }
                Bonus::Die => tell.line(To::All, || tales::no_die(&self.content, city)),
                Bonus::Power => self.draw(seat, city, tell),
            }
        }
    }

    fn draw(&mut self, seat: Seat, city: usize, tell: &mut impl Tell) {
        if self.now.deck.len() == 0 {
            tell.line(To::All, || tales::no_card(&self.content, city));
            return;
        }
        tell.line(To::All, || tales::draws(&self.content, seat, city));
        tell.mark(Mark::Reveals);
        let face = self.now.deck.draw().expect("the deck has a card");
        let player = self.player_mut(seat);
        player.hand.push(face);
        // What it was known to lack it may hold now, and the card it returned may have come back (part 4).
        player.lacks = 0;
        if player.returned == face {
            player.returned = NO;
        }
        self.now.drawn.push(seat, face);
        tell.line(To::Only(seat), || {
            tales::drew_own(&self.content, seat, face)
        });
    }

    /// Never cut short: what the pool lacks comes from the reserve. An empty pool triggers the end for good (2.11, T48).
    pub(crate) fn gain(&mut self, seat: Seat, source: Source, vp: u16, tell: &mut impl Tell) {
        let player = self.player_mut(seat);
        player.vp += vp;
        player.sources[source as usize] += vp as i16;
        if self.now.triggered {
            return;
        }
        let paid = vp.min(self.now.vp_pool.into()) as u8;
        self.now.vp_pool -= paid;
        if self.now.vp_pool == 0 {
            self.now.triggered = true;
            tell.line(To::All, || tales::last_round(self.now.conductor));
        }
    }
}
