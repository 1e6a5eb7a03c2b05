//! Reads a content set and checks what the rules need of any set; what makes a set a good one (V1 to V10) is for its author.

use super::{Content, Country, Station, Track};
use table::{
    Say,
    set::{BadSet, Fields, Node},
};

pub(super) fn load(fields: &mut Fields<'_>) -> Result<Content, BadSet> {
    let name = fields.take("name")?.title()?;
    let stations_at = fields.take("stations")?;
    let stations = stations(&stations_at)?;
    let track_at = fields.take("track")?;
    let track = counts(&track_at, Track::ALL.map(Track::code))?;
    let laid: usize = track.into_iter().map(usize::from).sum();
    if laid < Content::LEAST_TRACK {
        let say = Say::new("set-few-track").num("least", Content::LEAST_TRACK as i64);
        return Err(track_at.refuse(say.num("count", laid as i64)));
    }
    let nodes = laid + stations.len();
    if nodes > Content::MOST_NODES {
        let say = Say::new("set-many-track").num("most", Content::MOST_NODES as i64);
        return Err(track_at.refuse(say.num("count", nodes as i64)));
    }
    let country_at = fields.take("country")?;
    let country = counts(&country_at, Country::ALL.map(Country::code))?;
    let lying: usize = country.into_iter().map(usize::from).sum();
    if !(1..=Content::MOST_COUNTRY).contains(&lying) {
        let say = Say::new("set-country").num("most", Content::MOST_COUNTRY as i64);
        return Err(country_at.refuse(say.num("count", lying as i64)));
    }
    Ok(Content {
        name,
        stations,
        track,
        country,
    })
}

/// How many tiles of each kind; a kind that is not named is not in the set.
fn counts(node: &Node<'_>, kinds: [&'static str; 4]) -> Result<[u8; 4], BadSet> {
    let mut fields = node.fields()?;
    let mut counts = [0; 4];
    for (count, kind) in counts.iter_mut().zip(kinds) {
        if let Some(node) = fields.find(kind) {
            *count = node.number(0..=Content::MOST_NODES as u8)?;
        }
    }
    fields.done()?;
    Ok(counts)
}

fn stations(node: &Node<'_>) -> Result<Vec<Station>, BadSet> {
    let rows = node.list()?;
    if !(2..=Content::MOST_STATIONS).contains(&rows.len()) {
        let say = Say::new("set-stations").num("most", Content::MOST_STATIONS as i64);
        return Err(node.refuse(say.num("count", rows.len() as i64)));
    }
    let mut stations: Vec<Station> = Vec::new();
    for row in rows {
        let mut fields = row.fields()?;
        let named = fields.take("id")?;
        let id = id(&named)?;
        if stations.iter().any(|station| station.id == id) {
            return Err(named.refuse(Say::new("set-station-twice").text("id", id)));
        }
        stations.push(Station {
            id,
            en: fields.take("en")?.title()?,
            zh: fields.take("zh")?.title()?,
            wants: wants(&fields.take("wants")?)?,
            green: green(&fields.take("green")?)?,
            tax: fields.take("tax")?.number(0..=99)?,
        });
        fields.done()?;
    }
    Ok(stations)
}

/// What is printed on the tile: a letter or two and a number at most.
fn id(node: &Node<'_>) -> Result<String, BadSet> {
    let id = node.text()?;
    let plain = id.chars().all(|c| c.is_ascii_alphanumeric());
    match id.len() {
        1..=4 if plain => Ok(id.to_owned()),
        _ => Err(node.refuse(Say::new("set-station-id").text("id", id.to_owned()))),
    }
}

/// Houses send people; no station wants them (V3).
fn wants(node: &Node<'_>) -> Result<Country, BadSet> {
    let word = node.text()?;
    let good = Country::of(word).filter(|good| *good != Country::House);
    good.ok_or_else(|| node.refuse(Say::new("set-wants").text("word", word.to_owned())))
}

/// One number for each load, rising: cubes cover them from the top (4.3).
fn green(node: &Node<'_>) -> Result<Vec<u8>, BadSet> {
    let rows = node.list()?;
    if !(1..=Content::MOST_GREEN).contains(&rows.len()) {
        let say = Say::new("set-green-count").num("most", Content::MOST_GREEN as i64);
        return Err(node.refuse(say.num("count", rows.len() as i64)));
    }
    let mut green: Vec<u8> = Vec::new();
    for row in rows {
        let number = row.number(1..=99)?;
        if green.last().is_some_and(|last| *last >= number) {
            return Err(row.refuse(Say::new("set-green-rising").num("number", number)));
        }
        green.push(number);
    }
    Ok(green)
}
