//! The default set is what its design briefs ask for: V1 to V8 of the map, V9 to V12 of the Power deck.

use std::collections::BTreeSet;
use trains_and_stations::content::{Bonus, Building, City, Content, Good, Shows};

fn city(name: &str) -> u8 {
    Content::base().city(name).unwrap()
}

fn far(a: (u16, u16), b: (u16, u16)) -> f64 {
    let along = |p: u16, q: u16| f64::from(p) - f64::from(q);
    along(a.0, b.0).hypot(along(a.1, b.1))
}

/// The fewest spaces that must be filled to run from one city to another over rails of these routes alone.
fn distance(from: u8, to: u8, routes: u64) -> Option<usize> {
    let set = Content::base();
    let mut reached = BTreeSet::from([usize::from(from)]);
    let mut filled: u64 = 0;
    let mut wave: Vec<(usize, u64)> = vec![];
    let leave = |c: usize, wave: &mut Vec<(usize, u64)>, cost: usize| {
        wave.push((cost + 1, set.cities[c].spaces & routes));
    };
    leave(usize::from(from), &mut wave, 0);
    for cost in 1..=set.spaces.len() {
        let here: u64 = wave
            .iter()
            .filter(|w| w.0 == cost)
            .map(|w| w.1)
            .fold(0, |a, b| a | b);
        let here = here & !filled;
        filled |= here;
        for (i, c) in set.cities.iter().enumerate() {
            if c.spaces & here != 0 && reached.insert(i) {
                leave(i, &mut wave, cost);
            }
        }
        if reached.contains(&usize::from(to)) {
            return Some(cost);
        }
        wave.push((cost + 1, set.beside(here) & routes));
    }
    None
}

#[test]
fn check_v1_cities_lie_apart_inside_the_box() {
    let set = Content::base();
    assert_eq!((set.cities.len(), set.width, set.height), (9, 1340, 860));
    for known in [
        "seattle",
        "los-angeles",
        "billings",
        "detroit",
        "san-antonio",
        "boston",
    ] {
        assert!(set.city(known).is_some(), "{known}");
    }
    let names: BTreeSet<&String> = set.cities.iter().map(|c| &c.name).collect();
    assert_eq!(names.len(), 9);
    let inside = |x: u16, y: u16| x <= set.width && y <= set.height;
    assert!(set.cities.iter().all(|c| inside(c.x, c.y)));
    for (i, one) in set.spaces.iter().enumerate() {
        assert!(inside(one.x, one.y));
        for other in &set.spaces[..i] {
            assert!(
                far((one.x, one.y), (other.x, other.y)) >= 36.0,
                "{one:?} {other:?}"
            );
        }
        for c in &set.cities {
            assert!(far((one.x, one.y), (c.x, c.y)) >= 60.0, "{one:?} {c:?}");
        }
    }
}

#[test]
fn check_v2_more_spaces_than_dice() {
    let set = Content::base();
    assert_eq!((set.routes.len(), set.spaces.len()), (9, 57));
    assert!((51..=60).contains(&set.spaces.len()));
}

#[test]
fn check_v3_every_route_is_a_tree_that_ends_at_different_cities() {
    let set = Content::base();
    for route in &set.routes {
        let spaces: Vec<usize> = (0..57).filter(|s| route.spaces & 1 << s != 0).collect();
        let links: u32 = spaces
            .iter()
            .map(|s| set.spaces[*s].next.count_ones())
            .sum();
        assert_eq!(
            links as usize,
            2 * (spaces.len() - 1),
            "{} is a tree",
            route.name
        );
        let lowest = route.spaces & route.spaces.wrapping_neg();
        assert_eq!(
            set.group(lowest, set.land()),
            route.spaces,
            "{}",
            route.name
        );
        let mut ends = BTreeSet::new();
        for space in &spaces {
            let at = &set.spaces[*space];
            assert_eq!(at.city.is_some(), at.next.count_ones() == 1);
            if let Some(end) = at.city {
                assert!(ends.insert(end), "{} ends twice at {end}", route.name);
            }
        }
        assert!((2..=3).contains(&ends.len()));
        assert_eq!(route.cities.count_ones() as usize, ends.len());
        for (i, at) in spaces.iter().zip(1..) {
            assert_eq!(
                (set.spaces[*i].number, usize::from(set.spaces[*i].route)),
                (at, set.routes.iter().position(|r| r == route).unwrap())
            );
        }
    }
    for (i, one) in set.spaces.iter().enumerate() {
        for (j, other) in set.spaces.iter().enumerate() {
            assert_eq!(
                one.next & 1 << j != 0,
                other.next & 1 << i != 0,
                "adjacency is symmetric"
            );
        }
    }
}

#[test]
fn check_v4_junctions_arms_and_lengths() {
    let set = Content::base();
    let mut three_way = 0;
    for route in &set.routes {
        let spaces: Vec<usize> = (0..57).filter(|s| route.spaces & 1 << s != 0).collect();
        let crossings = |s: &&usize| set.spaces[**s].next.count_ones() >= 3;
        let junctions: Vec<&usize> = spaces.iter().filter(crossings).collect();
        let cities: Vec<u8> = (0..9).filter(|c| route.cities & 1 << c != 0).collect();
        match junctions[..] {
            [] => assert!((4..=6).contains(&spaces.len()), "{}", route.name),
            [junction] => {
                three_way += 1;
                let mut arms = set.spaces[*junction].next;
                while arms != 0 {
                    let arm =
                        set.group(arms & arms.wrapping_neg(), route.spaces & !(1 << junction));
                    assert!((1..=3).contains(&arm.count_ones()), "{}", route.name);
                    arms &= !arm;
                }
            }
            _ => panic!("{} has several junctions", route.name),
        }
        for (i, from) in cities.iter().enumerate() {
            for to in &cities[..i] {
                let way = distance(*from, *to, route.spaces).unwrap();
                assert!((4..=6).contains(&way), "{} {from} {to}: {way}", route.name);
            }
        }
    }
    assert!((3..=6).contains(&three_way));
}

#[test]
fn check_v5_the_known_routes() {
    let set = Content::base();
    let touches = |names: &[&str]| {
        let want: u16 = names.iter().map(|n| 1 << city(n)).sum();
        set.routes.iter().any(|r| r.cities == want)
    };
    assert!(touches(&["seattle", "los-angeles", "billings"]));
    assert!(touches(&["billings", "detroit"]));
}

#[test]
fn check_v6_the_net_holds_without_any_one_route() {
    let set = Content::base();
    for without in 0..=set.routes.len() {
        let mut joined: u16 = 1;
        for _ in 0..9 {
            for (i, route) in set.routes.iter().enumerate() {
                if i != without && route.cities & joined != 0 {
                    joined |= route.cities;
                }
            }
        }
        assert_eq!(joined, 0x1ff, "without route {without}");
    }
    for c in 0..9 {
        let routes = set.routes.iter().filter(|r| r.cities & 1 << c != 0);
        assert!(routes.count() >= 2);
    }
}

#[test]
fn check_v7_locations() {
    let set = Content::base();
    let locations: Vec<u8> = set.cities.iter().map(|c| c.locations).collect();
    assert!(locations.iter().all(|l| (2..=3).contains(l)));
    assert_eq!(locations[usize::from(city("san-antonio"))], 2);
    assert!((20..=24).contains(&locations.iter().sum::<u8>()));
}

#[test]
fn check_v8_bonuses() {
    let set = Content::base();
    let mut bonuses: Vec<Bonus> = set.cities.iter().map(|c| c.bonus).collect();
    bonuses.sort();
    let (vp, power, die) = (Bonus::Vp, Bonus::Power, Bonus::Die);
    assert_eq!(
        bonuses,
        [vp(1), vp(2), vp(3), power, power, power, die, die, die]
    );
    let of = |name: &str| set.cities[usize::from(city(name))].bonus;
    assert_eq!(
        ["seattle", "los-angeles", "billings"].map(of),
        [power, vp(3), die]
    );
}

#[test]
fn check_v9_twenty_cards() {
    let set = Content::base();
    let count = |mission: bool| -> u8 {
        let kind = set.powers.iter().filter(|p| (p.cities() != 0) == mission);
        kind.map(|p| p.copies).sum()
    };
    assert_eq!((set.cards(), count(true), count(false)), (20, 14, 6));
    let names: BTreeSet<&String> = set.powers.iter().map(|p| &p.name).collect();
    assert_eq!(names.len(), set.powers.len());
}

#[test]
fn check_v10_missions() {
    let set = Content::base();
    let missions: Vec<_> = set.powers.iter().filter(|p| p.cities() != 0).collect();
    assert_eq!(missions.len(), 10);
    assert_eq!(missions.iter().filter(|p| p.copies == 2).count(), 4);
    let known = &set.powers[usize::from(set.power("seattle.detroit").unwrap())];
    assert_eq!(known.copies, 2);
    let all = missions.iter().fold(0, |all, p| all | p.cities());
    assert_eq!(all, 0x1ff);
}

#[test]
fn check_v11_missions_are_worth_their_distance() {
    let set = Content::base();
    let mut long = 0;
    for power in &set.powers {
        let Shows::Mission { from, to, value } = power.shows else {
            continue;
        };
        let way = distance(from, to, set.land()).unwrap() as u8;
        let regional = set
            .routes
            .iter()
            .any(|r| r.cities & power.cities() == power.cities());
        long += if regional { 0 } else { power.copies };
        assert_eq!(value, way - if regional { 2 } else { 0 }, "{}", power.name);
    }
    assert_eq!(long, 3);
}

#[test]
fn check_v12_goods_pairs() {
    let set = Content::base();
    let mut icons = [0; 6];
    for power in &set.powers {
        let Shows::Pair(one, other) = power.shows else {
            continue;
        };
        assert_ne!(one, other);
        icons[one as usize] += 1;
        icons[other as usize] += 1;
        let gold = [one, other].contains(&Good::Gold);
        assert!(
            !gold
                || ![one, other]
                    .iter()
                    .any(|g| [Good::Silver, Good::Food].contains(g))
        );
    }
    assert_eq!(icons, [2; 6]);
}

#[test]
fn chains_and_monopolies_are_those_of_the_rules() {
    let set = Content::base();
    let steps = |b: Building| -> Vec<Vec<Good>> {
        let goods = |step: &u8| {
            Good::ALL
                .into_iter()
                .filter(|g| step & g.bit() != 0)
                .collect()
        };
        set.chains[b as usize].iter().map(goods).collect()
    };
    use Good::*;
    assert_eq!(
        steps(Building::Ranch),
        [vec![Cattle], vec![Food], vec![Gold]]
    );
    assert_eq!(
        steps(Building::Mine),
        [vec![Coal], vec![Silver], vec![Gold]]
    );
    assert_eq!(
        steps(Building::Hotel),
        [vec![Workers], vec![Food, Silver], vec![Gold]]
    );
    assert_eq!(set.monopolies, [6, 6, 4, 7, 7, 9]);
}

#[test]
fn spaces_count_route_by_route() {
    let set = Content::base();
    let name = |s: usize| {
        format!(
            "{}{}",
            set.routes[usize::from(set.spaces[s].route)].name,
            set.spaces[s].number
        )
    };
    assert_eq!(
        [0, 2, 7, 8, 14, 56].map(name),
        ["A1", "A3", "A8", "B1", "C1", "I5"]
    );
    let ends: Vec<&City> = [0, 4, 7]
        .map(|s: usize| &set.cities[usize::from(set.spaces[s].city.unwrap())])
        .to_vec();
    assert_eq!(
        ends.iter().map(|c| c.en.as_str()).collect::<Vec<_>>(),
        ["Seattle", "Billings", "Los Angeles"]
    );
    assert_eq!(set.spaces[2].next, 1 << 1 | 1 << 3 | 1 << 5);
}

#[test]
fn ways_join_the_cities_of_a_route() {
    let set = Content::base();
    assert_eq!(set.ways.len(), 5 * 4 + 4);
    for way in &set.ways {
        assert_eq!(set.touched(way.spaces), way.cities);
        let lowest = way.spaces & way.spaces.wrapping_neg();
        assert_eq!(set.group(lowest, way.spaces), way.spaces);
        if way.cities.count_ones() == 2 {
            let (from, to) = (way.cities.trailing_zeros(), 15 - way.cities.leading_zeros());
            let route = set.routes[usize::from(way.route)].spaces;
            let far = distance(from as u8, to as u8, route).unwrap();
            assert_eq!(way.spaces.count_ones() as usize, far);
        }
    }
}
