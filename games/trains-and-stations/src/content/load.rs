//! Reads a content set and checks what the rules need of any set; what makes a set a good one (V1 to V12) is for its author.

use super::{Bonus, Building, City, Content, Good, deck, route};
use std::ops::RangeInclusive;
use table::{
    Say,
    set::{BadSet, Fields, Node},
};

/// Fewer make no map.
const LEAST_CITIES: usize = 3;
const SIZES: RangeInclusive<u16> = 100..=4000;
const WORTH: RangeInclusive<u16> = 1..=99;

pub(super) fn load(fields: &mut Fields<'_>) -> Result<Content, BadSet> {
    let name = fields.take("name")?.title()?;
    let [width, height] = place(&fields.take("box")?, SIZES, SIZES)?;
    let mut cities = cities(&fields.take("cities")?, width, height)?;
    let (routes, spaces) = route::routes(&fields.take("routes")?, &mut cities, width, height)?;
    let missions = fields.take("missions")?;
    let powers = deck::powers(&missions, &fields.take("pairs")?, &cities)?;
    let chains = chains(&fields.take("chains")?)?;
    let monopolies = monopolies(&fields.take("monopolies")?)?;
    let at_stations = cities.iter().fold(0, |all, city| all | city.spaces);
    let ways = route::ways(&routes, &spaces);
    Ok(Content {
        ways,
        name,
        width,
        height,
        cities,
        routes,
        spaces,
        powers,
        chains,
        monopolies,
        at_stations,
    })
}

/// Two numbers in brackets.
fn place(
    node: &Node<'_>,
    x: RangeInclusive<u16>,
    y: RangeInclusive<u16>,
) -> Result<[u16; 2], BadSet> {
    let [at_x, at_y] = node.list()?[..] else {
        return Err(node.refuse(Say::new("set-place")));
    };
    Ok([at_x.number(x)?, at_y.number(y)?])
}

fn cities(node: &Node<'_>, width: u16, height: u16) -> Result<Vec<City>, BadSet> {
    let rows = node.list()?;
    if !(LEAST_CITIES..=Content::MOST_CITIES).contains(&rows.len()) {
        let say = Say::new("set-cities").num("least", LEAST_CITIES as i64);
        let say = say.num("most", Content::MOST_CITIES as i64);
        return Err(node.refuse(say.num("count", rows.len() as i64)));
    }
    let mut cities: Vec<City> = Vec::new();
    for row in rows {
        let mut fields = row.fields()?;
        let named = fields.take("name")?;
        let name = city_name(&named)?;
        if cities.iter().any(|city| city.name == name) {
            return Err(named.refuse(Say::new("set-city-twice").text("name", name)));
        }
        let [x, y] = place(&fields.take("at")?, 0..=width, 0..=height)?;
        cities.push(City {
            name,
            en: fields.take("en")?.title()?,
            zh: fields.take("zh")?.title()?,
            x,
            y,
            locations: fields.take("locations")?.number(1..=3)? as u8,
            bonus: bonus(&fields.take("bonus")?)?,
            spaces: 0,
        });
        fields.done()?;
    }
    Ok(cities)
}

/// A city's name stands in paths beside goods, so it is made of what a token is made of and is no good.
fn city_name(node: &Node<'_>) -> Result<String, BadSet> {
    let name = node.text()?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let starts = name.starts_with(|c: char| c.is_ascii_lowercase());
    if starts && name.len() <= 24 && name.chars().all(plain) && Good::of(name).is_none() {
        Ok(name.to_owned())
    } else {
        Err(node.refuse(Say::new("set-city-name").text("name", name.to_owned())))
    }
}

fn bonus(node: &Node<'_>) -> Result<Bonus, BadSet> {
    let word = node.text()?;
    let vp = || word.strip_prefix("vp ")?.parse().ok();
    match word {
        "power" => Ok(Bonus::Power),
        "die" => Ok(Bonus::Die),
        _ => match vp() {
            Some(vp @ 1..=9) => Ok(Bonus::Vp(vp)),
            _ => Err(node.refuse(Say::new("set-bonus").text("word", word.to_owned()))),
        },
    }
}

pub(super) fn good(node: &Node<'_>, word: &str) -> Result<Good, BadSet> {
    Good::of(word)
        .ok_or_else(|| node.refuse(Say::new("set-unknown-good").text("word", word.to_owned())))
}

fn chains(node: &Node<'_>) -> Result<[Vec<u8>; 3], BadSet> {
    let mut fields = node.fields()?;
    let mut firsts = 0u8;
    let mut chains: [Vec<u8>; 3] = Default::default();
    for building in Building::ALL {
        let row = fields.take(building.code())?;
        let mut seen = 0u8;
        for step in row.list()? {
            let mut goods = 0;
            for word in step.text()?.split(' ') {
                let good = good(&step, word)?;
                if seen & good.bit() != 0 {
                    let say = Say::new("set-chain-twice").say("building", building.say());
                    return Err(step.refuse(say.say("good", good.say())));
                }
                seen |= good.bit();
                goods |= good.bit();
            }
            chains[building as usize].push(goods);
        }
        let first = chains[building as usize].first().copied().unwrap_or(0);
        if first.count_ones() != 1 || firsts & first != 0 {
            let say = Say::new("set-chain-first").say("building", building.say());
            return Err(row.refuse(say));
        }
        firsts |= first;
    }
    fields.done()?;
    Ok(chains)
}

fn monopolies(node: &Node<'_>) -> Result<[u8; 6], BadSet> {
    let mut fields = node.fields()?;
    let mut values = [0; 6];
    for good in Good::ALL {
        values[good as usize] = fields.take(good.code())?.number(WORTH)? as u8;
    }
    fields.done()?;
    Ok(values)
}
