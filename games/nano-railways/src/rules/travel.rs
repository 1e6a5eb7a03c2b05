//! Moving a passenger (3.3).

use super::refusal;
use crate::action::{Action, Pay, Route};
use crate::content::Kind;
use crate::pay::{Need, Subsets};
use crate::state::{DICE, Die, MOST_CAPITAL, NanoRailways};
use crate::tales;
use crate::tracks::Cause;
use table::{Refusal, Tell, To};

/// No conversion brings more (3.3).
const MOST_CONVERTED: u8 = 5;

/// What a leisure conversion costs: 1, 3, 6, 10, 15 capital for 1 to 5 profit.
pub(crate) const fn conversion(profit: u8) -> u8 {
    profit * (profit + 1) / 2
}

/// The bonus capital of C.
const COMMERCE: i8 = 5;

/// A trip as it is carried out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trip {
    from: u8,
    value: u8,
    to: Kind,
    route: Route,
    convert: u8,
}

impl NanoRailways {
    /// The dice on the map by building and value, equal ones once.
    fn travellers(&self) -> impl Iterator<Item = (u8, u8)> + use<> {
        let mut dice = [(u8::MAX, 0); DICE];
        for (place, die) in dice.iter_mut().zip(&self.now.dice) {
            *place = (die.square, die.value);
        }
        dice.sort_unstable();
        let mut before = None;
        dice.into_iter()
            .take_while(|(square, _)| *square != u8::MAX)
            .filter(move |die| before.replace(*die) != Some(*die))
    }

    pub(super) fn offer_moves(&self, hand: &Subsets, out: &mut Vec<Action>) {
        let lines = self.lines();
        let affordable = |k: &u8| conversion(*k) <= self.now.capital;
        let mut known = None;
        for (from, value) in self.travellers() {
            let routes = match known {
                Some((building, routes)) if building == from => routes,
                _ => self.routes(&lines, from),
            };
            known = Some((from, routes));
            for to in Kind::ALL {
                for class in routes.offered(to) {
                    let most = match to {
                        Kind::L => (0..=MOST_CONVERTED).take_while(affordable).count(),
                        _ => 1,
                    };
                    for k in 0..most as u8 {
                        let pays = self.content.prices.offers(hand, Need::Move(to));
                        out.extend(pays.map(|pay| Action::Move {
                            from,
                            value,
                            to,
                            route: class.route,
                            convert: (to == Kind::L).then_some(k),
                            pay,
                        }));
                    }
                }
            }
        }
    }

    /// The buildings a route enters, in order; none: it is broken.
    fn stops(&self, from: u8, route: &Route) -> Option<[u8; Route::MOST]> {
        let mut stops = [u8::MAX; Route::MOST];
        let mut at = from;
        for (stop, key) in stops.iter_mut().zip(route.keys()) {
            self.now.marker(key)?;
            at = self.now.net.link(key)?.across(at)?;
            *stop = at;
        }
        (route.stops() > 0).then_some(stops)
    }

    pub(super) fn check_move(
        &self,
        from: u8,
        value: u8,
        to: Kind,
        route: &Route,
        convert: Option<u8>,
    ) -> Result<Need, Refusal> {
        let building = self.now.net.building(from);
        let building = building.filter(|at| self.now.die(*at, value).is_some());
        let Some(from) = building else {
            return Err(refusal::no_passenger(from, value));
        };
        let Some(stops) = self.stops(from, route) else {
            return Err(refusal::route_broken());
        };
        let stops = &stops[..usize::from(route.stops())];
        let mut entered = 1u64 << from;
        for stop in stops {
            if entered >> stop & 1 == 1 {
                return Err(refusal::route_repeats(*stop));
            }
            entered |= 1 << stop;
        }
        let ends_here = |stop: &u8| self.now.net.kind(*stop) == Some(to);
        let (last, before) = match stops {
            [before @ .., last] => (last, before),
            [] => return Err(refusal::route_broken()),
        };
        if !ends_here(last) {
            return Err(refusal::wrong_destination(to));
        }
        if let Some(early) = before.iter().find(|stop| ends_here(stop)) {
            return Err(refusal::route_overshoots(*early, to));
        }
        let affordable = |k: u8| k <= MOST_CONVERTED && conversion(k) <= self.now.capital;
        let converts = match convert {
            Some(k) => to == Kind::L && affordable(k),
            None => to != Kind::L,
        };
        match converts {
            true => Ok(Need::Move(to)),
            false => Err(refusal::conversion_too_large(convert, to, self.now.capital)),
        }
    }

    pub(super) fn trip(&self, from: u8, value: u8, to: Kind, route: &Route, convert: u8) -> Trip {
        Trip {
            from: self.now.net.building(from).unwrap_or(from),
            value,
            to,
            route: *route,
            convert,
        }
    }

    /// In the order of 3.3: the payment and the die, the stops, the bonus, the rail income, the delivery.
    pub(super) fn travel(&mut self, trip: &Trip, pay: &Pay, tell: &mut impl Tell) {
        let mut steps = self.pay(pay);
        let mut emptied = false;
        if let Some(piece) = self.now.die(trip.from, trip.value) {
            let die = &mut self.now.dice[piece];
            die.value -= 1;
            // The building stays, even one made of this die (N12).
            emptied = die.value == 0;
            if emptied {
                *die = Die::RECOVERED;
            }
        }
        let stops = trip.route.stops();
        self.now.gain(stops, Cause::Stops, &mut steps);
        match trip.to {
            Kind::C => {
                self.now.earn(COMMERCE, Cause::Commerce, &mut steps);
                self.now.pollute(1, Cause::Smoke, &mut steps);
            }
            Kind::I => {
                self.now.staff(1, Cause::Industry, &mut steps);
                self.now.pollute(1, Cause::Smoke, &mut steps);
            }
            Kind::R => self.now.pollute(-1, Cause::Residence, &mut steps),
            Kind::L => {
                let cost = conversion(trip.convert) as i8;
                self.now.earn(-cost, Cause::Ticketed, &mut steps);
                self.now.gain(trip.convert, Cause::Leisure, &mut steps);
            }
        }
        for key in trip.route.keys() {
            let cause = match self.now.marker(key) {
                Some(marker) if marker.level == 2 => Cause::DoubleIncome,
                _ => Cause::Income,
            };
            // More would not fit on the track.
            let income = self.income(key).min(MOST_CAPITAL) as i8;
            self.now.earn_on(income, cause, key, &mut steps);
        }
        self.now.delivered[trip.to as usize] += 1;
        tell.line(To::All, || {
            let end = self.stops(trip.from, &trip.route);
            let end = end.map_or(trip.from, |all| all[usize::from(stops) - 1]);
            tales::done(tales::travel(trip.from, end, trip.to, stops), &steps)
        });
        if emptied {
            tell.line(To::All, || tales::recovered(trip.from));
        }
    }
}
