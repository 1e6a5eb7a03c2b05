//! Reads the rail net: routes of one arm, or of three arms that meet.

use super::{Cities, City, Content, Route, Space, Way};
use table::{
    Say,
    set::{BadSet, Node},
};

/// What stands in the text of an arm.
enum Stop {
    City(u8),
    Place(u16, u16),
}

impl Stop {
    const fn is_city(&self) -> bool {
        matches!(self, Stop::City(_))
    }
}

struct Net<'c> {
    cities: &'c mut [City],
    spaces: Vec<Space>,
    width: u16,
    height: u16,
}

pub(super) fn routes(
    node: &Node<'_>,
    cities: &mut [City],
    width: u16,
    height: u16,
) -> Result<(Vec<Route>, Vec<Space>), BadSet> {
    let rows = node.list()?;
    if !(2..=16).contains(&rows.len()) {
        let say = Say::new("set-routes").num("count", rows.len() as i64);
        return Err(node.refuse(say));
    }
    let spaces = Vec::new();
    let mut net = Net {
        cities,
        spaces,
        width,
        height,
    };
    let mut routes: Vec<Route> = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let mut fields = row.fields()?;
        let named = fields.take("name")?;
        let name = named.text()?.to_owned();
        let letter = matches!(name.as_bytes(), [b'A'..=b'Z']);
        if !letter || routes.iter().any(|route| route.name == name) {
            return Err(named.refuse(Say::new("set-route-name").text("name", name)));
        }
        let from = net.spaces.len();
        net.route(i as u8, &name, &fields.take("arms")?)?;
        fields.done()?;
        if net.spaces.len() > Content::MOST_SPACES {
            let say = Say::new("set-many-spaces").num("most", Content::MOST_SPACES as i64);
            return Err(node.refuse(say));
        }
        let own = (from..net.spaces.len()).map(|space| 1u64 << space).sum();
        let touched = |(c, city): (usize, &City)| u16::from(city.spaces & own != 0) << c;
        routes.push(Route {
            name,
            spaces: own,
            cities: net.cities.iter().enumerate().map(touched).sum(),
        });
    }
    let lonely = net.cities.iter().find(|city| city.spaces == 0);
    match lonely {
        None => Ok((routes, net.spaces)),
        Some(city) => Err(node.refuse(Say::new("set-lonely-city").text("name", city.name.clone()))),
    }
}

impl Net<'_> {
    fn route(&mut self, route: u8, name: &str, node: &Node<'_>) -> Result<(), BadSet> {
        let arms = node.list()?;
        let bad = |key: &'static str| Say::new(key).text("name", name.to_owned());
        let first = self.spaces.len();
        match arms[..] {
            [only] => {
                let stops = self.stops(&only)?;
                let [Stop::City(from), middle @ .., Stop::City(to)] = &stops[..] else {
                    return Err(only.refuse(bad("set-two-ends")));
                };
                self.chain(route, first, None, middle);
                if self.spaces.len() < first + 2 {
                    return Err(only.refuse(bad("set-short-route")));
                }
                self.touch(first, *from);
                self.touch(self.spaces.len() - 1, *to);
            }
            [stem, left, right] => {
                let stops = self.stops(&stem)?;
                let [Stop::City(from), middle @ ..] = &stops[..] else {
                    return Err(stem.refuse(bad("set-stem")));
                };
                if middle.iter().any(Stop::is_city) {
                    return Err(stem.refuse(bad("set-stem")));
                }
                self.chain(route, first, None, middle);
                if self.spaces.len() < first + 2 {
                    return Err(stem.refuse(bad("set-short-route")));
                }
                self.touch(first, *from);
                let junction = self.spaces.len() - 1;
                for arm in [left, right] {
                    let stops = self.stops(&arm)?;
                    let [middle @ .., Stop::City(to)] = &stops[..] else {
                        return Err(arm.refuse(bad("set-arm")));
                    };
                    if middle.iter().any(Stop::is_city) {
                        return Err(arm.refuse(bad("set-arm")));
                    }
                    self.chain(route, first, Some(junction), middle);
                    if middle.is_empty() {
                        return Err(arm.refuse(bad("set-short-route")));
                    }
                    self.touch(self.spaces.len() - 1, *to);
                }
            }
            _ => return Err(node.refuse(bad("set-arms"))),
        }
        let ends = self.spaces[first..].iter().filter_map(|space| space.city);
        let mut ends: Vec<u8> = ends.collect();
        ends.sort_unstable();
        if ends.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(node.refuse(bad("set-same-end")));
        }
        Ok(())
    }

    /// The words of an arm; a city in its middle is refused.
    fn stops(&self, arm: &Node<'_>) -> Result<Vec<Stop>, BadSet> {
        let words: Vec<&str> = arm.text()?.split(' ').collect();
        let last = words.len() - 1;
        let stop = |(i, word): (usize, &&str)| {
            let unknown =
                || arm.refuse(Say::new("set-unknown-stop").text("word", (*word).to_owned()));
            if let Some((x, y)) = word.split_once(',') {
                let within = |text: &str, most| text.parse().ok().filter(|n: &u16| *n <= most);
                let place = within(x, self.width).zip(within(y, self.height));
                let (x, y) = place.ok_or_else(unknown)?;
                return Ok(Stop::Place(x, y));
            }
            let city = self.cities.iter().position(|city| city.name == **word);
            let city = city.filter(|_| i == 0 || i == last).ok_or_else(unknown)?;
            Ok(Stop::City(city as u8))
        };
        words.iter().enumerate().map(stop).collect()
    }

    /// Lays spaces one beside the other, the first beside `from`.
    fn chain(&mut self, route: u8, first: usize, from: Option<usize>, stops: &[Stop]) {
        let mut last = from;
        for stop in stops {
            let Stop::Place(x, y) = *stop else { continue };
            let here = self.spaces.len();
            // Beyond the last bit the set is refused as too large.
            let bit = |space: usize| 1u64.checked_shl(space as u32).unwrap_or(0);
            self.spaces.push(Space {
                route,
                number: (here - first + 1) as u8,
                x,
                y,
                next: last.map_or(0, bit),
                city: None,
            });
            if let Some(last) = last {
                self.spaces[last].next |= bit(here);
            }
            last = Some(here);
        }
    }

    fn touch(&mut self, space: usize, city: u8) {
        self.spaces[space].city = Some(city);
        self.cities[usize::from(city)].spaces |= 1u64.checked_shl(space as u32).unwrap_or(0);
    }
}

/// The ways of each route: for every two or three of its cities the spaces between them.
pub(super) fn ways(routes: &[Route], spaces: &[Space]) -> Vec<Way> {
    let mut ways = Vec::new();
    for (route, at) in (0..).zip(routes) {
        let among = (0..=at.cities).filter(|cities| cities & !at.cities == 0);
        for cities in among.filter(|cities| cities.count_ones() >= 2) {
            ways.push(Way {
                route,
                spaces: between(at, cities, spaces),
                cities,
            });
        }
    }
    ways
}

/// The route without its ends that lead elsewhere.
fn between(route: &Route, cities: Cities, spaces: &[Space]) -> u64 {
    let mut left = route.spaces;
    loop {
        let loose = |space: &usize| {
            let at = &spaces[*space];
            let wanted = at.city.is_some_and(|city| cities & 1 << city != 0);
            left & 1 << *space != 0 && !wanted && (at.next & left).count_ones() <= 1
        };
        match (0..spaces.len()).find(loose) {
            Some(space) => left &= !(1 << space),
            None => return left,
        }
    }
}
