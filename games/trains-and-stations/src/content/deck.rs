//! Reads the Power deck: Missions and Goods pairs.

use super::load::good;
use super::{City, Content, Power, Shows};
use table::{
    Say,
    set::{BadSet, Node},
};

pub(super) fn powers(
    missions: &Node<'_>,
    pairs: &Node<'_>,
    cities: &[City],
) -> Result<Vec<Power>, BadSet> {
    let mut powers: Vec<Power> = Vec::new();
    for row in missions.list()? {
        let mission = mission(&row, cities)?;
        let same = |p: &Power| p.cities() == mission.cities();
        if powers.iter().any(same) {
            return Err(row.refuse(Say::new("set-mission-twice")));
        }
        powers.push(mission);
    }
    for row in pairs.list()? {
        let pair = pair(&row)?;
        if powers.iter().any(|p| same_goods(p.shows, pair.shows)) {
            return Err(row.refuse(Say::new("set-pair-twice")));
        }
        powers.push(pair);
    }
    if powers.len() > Content::MOST_FACES {
        let say = Say::new("set-many-faces").num("most", Content::MOST_FACES as i64);
        return Err(pairs.refuse(say.num("count", powers.len() as i64)));
    }
    let cards: usize = powers.iter().map(|p| usize::from(p.copies)).sum();
    if !(Content::LEAST_CARDS..=Content::MOST_CARDS).contains(&cards) {
        let say = Say::new("set-cards").num("least", Content::LEAST_CARDS as i64);
        let say = say.num("most", Content::MOST_CARDS as i64);
        return Err(missions.refuse(say.num("count", cards as i64)));
    }
    Ok(powers)
}

fn mission(row: &Node<'_>, cities: &[City]) -> Result<Power, BadSet> {
    let mut fields = row.fields()?;
    let mut end = |name| {
        let node = fields.take(name)?;
        let word = node.text()?;
        let city = cities.iter().position(|city| city.name == word);
        city.ok_or_else(|| node.refuse(Say::new("set-unknown-city").text("word", word.to_owned())))
    };
    let (from, to) = (end("from")?, end("to")?);
    if from == to {
        return Err(row.refuse(Say::new("set-mission-ends")));
    }
    let value = fields.take("value")?.number(1..=99)? as u8;
    let copies = match fields.find("copies") {
        Some(node) => node.number(1..=9)? as u8,
        None => 1,
    };
    fields.done()?;
    Ok(Power {
        name: format!("{}.{}", cities[from].name, cities[to].name),
        shows: Shows::Mission {
            from: from as u8,
            to: to as u8,
            value,
        },
        copies,
    })
}

fn pair(row: &Node<'_>) -> Result<Power, BadSet> {
    let [one, other] = row.list()?[..] else {
        return Err(row.refuse(Say::new("set-pair")));
    };
    let (one, other) = (good(&one, one.text()?)?, good(&other, other.text()?)?);
    if one == other {
        return Err(row.refuse(Say::new("set-pair")));
    }
    Ok(Power {
        name: format!("{}.{}", one.code(), other.code()),
        shows: Shows::Pair(one, other),
        copies: 1,
    })
}

fn same_goods(one: Shows, other: Shows) -> bool {
    match (one, other) {
        (Shows::Pair(a, b), Shows::Pair(c, d)) => (a, b) == (c, d) || (a, b) == (d, c),
        _ => false,
    }
}
