//! The routes of 3.3: through marked links, every building once, no building of the destination's type before the last.

use crate::action::Route;
use crate::content::Kind;
use crate::network::NO;
use crate::state::{CUBES, NanoRailways};

/// A marked link that trips can use.
#[derive(Clone, Copy, Debug)]
struct Leg {
    key: u8,
    ends: [u8; 2],
    income: u8,
}

/// The marked complete links, by key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines {
    legs: [Leg; CUBES],
    count: usize,
}

/// A class of routes: how many stops, how much rail income; and its first route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Class {
    pub(crate) route: Route,
    pub(crate) income: u8,
}

/// By destination type and number of stops, the most rail income.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Routes([[Option<Class>; CUBES]; 4]);

impl Routes {
    /// The classes for a destination for which no other is at least as good in both numbers, in the order of their routes.
    pub(crate) fn offered(&self, to: Kind) -> impl Iterator<Item = Class> {
        let mut best = None;
        let mut classes = self.0[to as usize];
        for class in classes.iter_mut().rev() {
            match (*class, best) {
                (Some(shorter), Some(income)) if shorter.income <= income => *class = None,
                (Some(longer), _) => best = Some(longer.income),
                _ => {}
            }
        }
        classes.sort_unstable_by_key(|class| class.map(|class| class.route));
        classes.into_iter().flatten()
    }
}

impl NanoRailways {
    /// What a trip over this link earns: its length, twice when upgraded.
    pub(super) fn income(&self, key: u8) -> u8 {
        let length = self.now.net.link(key).map_or(0, |link| link.length);
        length * self.now.marker(key).map_or(0, |marker| marker.level)
    }

    /// The links trips can use; loops cannot be used (N5).
    pub(crate) fn lines(&self) -> Lines {
        let mut lines = Lines {
            legs: [Leg {
                key: NO,
                ends: [NO; 2],
                income: 0,
            }; CUBES],
            count: 0,
        };
        for marker in self.now.markers.iter().filter(|m| m.level > 0) {
            let Some(link) = self.now.net.link(marker.key) else {
                continue;
            };
            if link.complete() {
                lines.legs[lines.count] = Leg {
                    key: link.key,
                    ends: link.ends,
                    income: link.length * marker.level,
                };
                lines.count += 1;
            }
        }
        lines.legs[..lines.count].sort_unstable_by_key(|leg| leg.key);
        lines
    }

    /// Every class of routes from a building. Links are tried by key, so the first route of a class is its smallest.
    pub(crate) fn routes(&self, lines: &Lines, from: u8) -> Routes {
        let mut search = Search {
            game: self,
            legs: &lines.legs[..lines.count],
            found: Routes([[None; CUBES]; 4]),
            visited: 1 << from,
            keys: [NO; CUBES],
        };
        search.go(from, 0, 0, 0);
        search.found
    }

    /// The offered route of a class no worse than this possible route.
    pub(super) fn best_route(&self, from: u8, to: Kind, route: &Route) -> Option<Route> {
        let income = route.keys().map(|key| self.income(key)).sum();
        let routes = self.routes(&self.lines(), from);
        let no_worse =
            |class: &Class| class.route.stops() >= route.stops() && class.income >= income;
        let found = routes.offered(to).find(no_worse);
        found.map(|class| class.route)
    }
}

struct Search<'g> {
    game: &'g NanoRailways,
    legs: &'g [Leg],
    found: Routes,
    /// Buildings on the way, by lowest square.
    visited: u64,
    keys: [u8; CUBES],
}

impl Search<'_> {
    /// `passed` are the types of the buildings entered so far: a trip to one of them would have ended there.
    fn go(&mut self, at: u8, stops: usize, income: u8, passed: u8) {
        for leg in self.legs {
            let next = match leg.ends {
                [a, b] if a == at => b,
                [a, b] if b == at => a,
                _ => continue,
            };
            if self.visited >> next & 1 == 1 {
                continue;
            }
            let Some(kind) = self.game.now.net.kind(next) else {
                continue;
            };
            self.keys[stops] = leg.key;
            let income = income + leg.income;
            if passed >> kind as u8 & 1 == 0 {
                let class = &mut self.found.0[kind as usize][stops];
                if class.is_none_or(|known| known.income < income) {
                    let route = Route::of(&self.keys[..=stops]).unwrap_or_default();
                    *class = Some(Class { route, income });
                }
            }
            self.visited |= 1 << next;
            self.go(next, stops + 1, income, passed | 1 << kind as u8);
            self.visited &= !(1 << next);
        }
    }
}
