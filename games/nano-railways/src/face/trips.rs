//! Trips as the map allows them: every way over marked links that the rules accept, offered or not.

use crate::{
    content::Kind,
    view::{Building, Chain, View},
};

/// A way from a building: its links in the order of travel.
pub(super) type Way = Vec<u8>;

/// The marked link of a key that somebody can travel on.
fn open(chain: &Chain) -> bool {
    chain.marker.is_some() && chain.complete()
}

/// The building at the other end of a link.
pub(super) fn across(chain: &Chain, from: u8) -> Option<u8> {
    match chain.ends? {
        [one, other] if one == from => Some(other),
        [other, one] if one == from => Some(other),
        _ => None,
    }
}

/// Every way from a building to the first building of a type (3.3).
pub(super) fn ways(view: &View, from: u8, to: Kind) -> Vec<Way> {
    let mut found = Vec::new();
    go(view, to, &mut vec![from], &mut Vec::new(), &mut found);
    found
}

fn go(view: &View, to: Kind, seen: &mut Vec<u8>, way: &mut Way, found: &mut Vec<Way>) {
    let here = seen[seen.len() - 1];
    for chain in view.chains.iter().filter(|chain| open(chain)) {
        let Some(next) = across(chain, here).filter(|next| !seen.contains(next)) else {
            continue;
        };
        way.push(chain.key);
        if view.building(next).is_some_and(|b| b.kind == to) {
            found.push(way.clone());
        } else {
            seen.push(next);
            go(view, to, seen, way, found);
            seen.pop();
        }
        way.pop();
    }
}

/// What a way brings: the buildings entered, and what the rails pay.
pub(super) struct Brings<'v> {
    pub(super) stops: Vec<&'v Building>,
    pub(super) income: u8,
}

/// What travelling these links from a building brings, as far as they hold together.
pub(super) fn brings<'v>(view: &'v View, from: u8, way: &[u8]) -> Brings<'v> {
    let mut brings = Brings {
        stops: Vec::new(),
        income: 0,
    };
    let mut here = from;
    for key in way {
        let Some(chain) = view.chain(*key) else { break };
        let Some(next) = across(chain, here) else {
            break;
        };
        brings.stops.extend(view.building(next));
        brings.income += pays(chain);
        here = next;
    }
    brings
}

/// What a trip over a link pays.
pub(super) fn pays(chain: &Chain) -> u8 {
    chain.length() * chain.marker.map_or(0, |marker| marker.level)
}
