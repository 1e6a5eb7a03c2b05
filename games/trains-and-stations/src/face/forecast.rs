//! What the dice and the map hold in store: chances, what is missing between cities, what a delivery would bring.

use crate::content::{Bonus, Spaces, city};
use crate::view::{Owner, View};
use table::{Item, Say, Seat};

/// Locked Trains that make a strike (T14).
const STRIKE: u32 = 3;

/// The chance in percent that `rolled` dice bring the Locked Trains up from `locked` to a strike.
pub(super) fn strike(locked: usize, rolled: usize) -> u8 {
    let need = STRIKE.saturating_sub(locked as u32);
    let (mut few, mut ways) = (0.0, 1.0);
    for hits in 0..need.min(rolled as u32 + 1) {
        few += ways * 5f64.powi(rolled as i32 - hits as i32) / 6f64.powi(rolled as i32);
        ways *= f64::from(rolled as u32 - hits) / f64::from(hits + 1);
    }
    ((1.0 - few) * 100.0).round() as u8
}

/// The spaces with a die on them.
pub(super) fn occupied(view: &View) -> Spaces {
    let dice = view.rails.iter().enumerate().filter(|(_, o)| o.is_some());
    dice.fold(0, |bits, (space, _)| bits | 1 << space)
}

/// The completed groups among these spaces, lowest space first.
pub(super) fn complete(view: &View, occupied: Spaces) -> Vec<Spaces> {
    let mut left = occupied & view.set.at_stations;
    let mut groups = Vec::new();
    while left != 0 {
        let group = view.set.group(left & left.wrapping_neg(), occupied);
        if view.set.touched(group).count_ones() >= 2 {
            groups.push(group);
        }
        left &= !group;
    }
    groups
}

/// Between two cities so many spaces of a route are still empty.
pub(super) struct ToGo {
    pub(super) missing: Spaces,
    pub(super) count: u32,
}

/// Where one or two dice are missing between two cities, fewest first, each gap once.
pub(super) fn to_go(view: &View) -> Vec<ToGo> {
    let occupied = occupied(view);
    let mut gaps: Vec<ToGo> = Vec::new();
    for way in view.set.ways.iter().filter(|w| w.cities.count_ones() == 2) {
        let missing = way.spaces & !occupied;
        let count = missing.count_ones();
        if matches!(count, 1 | 2) && !gaps.iter().any(|gap| gap.missing & missing != 0) {
            gaps.push(ToGo { missing, count });
        }
    }
    gaps.sort_by_key(|gap| gap.count);
    gaps
}

/// Own dice of each seat in a group.
fn shares(view: &View, group: Spaces) -> Vec<(Seat, u8)> {
    let mut shares: Vec<(Seat, u8)> = view.players.iter().map(|b| (b.seat, 0)).collect();
    for (space, owner) in view.rails.iter().enumerate() {
        if let (true, Some(Owner::Seat(seat))) = (group & 1 << space != 0, owner) {
            shares[seat.index()].1 += 1;
        }
    }
    shares
}

/// What the delivery of a group would bring, were the step ended now with one more die of `seat` (none: white) in it.
pub(super) fn delivery(view: &View, group: Spaces, seat: Option<Seat>) -> Vec<Item> {
    let cities = view.set.touched(group);
    let count = cities.count_ones() as i32;
    let mut shares = shares(view, group);
    if let Some(seat) = seat {
        shares[seat.index()].1 += 1;
    }
    let item = |seat, value, say, rule| Item {
        seat,
        unit: "points",
        value,
        say,
        rule,
    };
    let mut items = Vec::new();
    for (seat, dice) in shares.iter().filter(|(_, dice)| *dice > 0) {
        let say = Say::new("item-completion")
            .num("cities", count)
            .num("dice", *dice);
        items.push(item(*seat, count, say, "delivery"));
    }
    let most = shares.iter().map(|(_, dice)| *dice).max().unwrap_or(0);
    let mut leaders = shares.iter().filter(|(_, dice)| *dice == most && most > 0);
    if let (Some((leader, _)), None) = (leaders.next(), leaders.next()) {
        for (i, at) in view.set.cities.iter().enumerate() {
            let Bonus::Vp(vp) = at.bonus else { continue };
            if cities & 1 << i != 0 {
                let say = Say::new("item-bonus").say("city", city(at));
                items.push(item(*leader, vp.into(), say, "majority"));
            }
        }
    }
    items
}

#[cfg(test)]
mod tests {
    use super::strike;

    #[test]
    fn the_chance_of_a_strike_is_that_of_the_missing_locked_trains() {
        assert_eq!(strike(3, 0), 100);
        assert_eq!(strike(2, 0), 0);
        assert_eq!(strike(2, 1), 17);
        assert_eq!(strike(2, 2), 31);
        assert_eq!(strike(0, 2), 0);
        assert_eq!(strike(0, 3), 0);
        assert_eq!(strike(1, 2), 3);
        assert_eq!(strike(0, 6), 6);
    }
}
