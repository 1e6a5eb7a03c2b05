//! Reads a content set and checks what 1.7 asks of any set.

use super::{
    Content, Counted, Feature, Kind, Pool, Pools, Shape, Start, Terminus, Terrain, Track, Trip,
};
use std::ops::RangeInclusive;
use table::{
    Say,
    set::{BadSet, Fields, Node},
};

/// The markets alone take so many railway cards (2.2).
const LEAST_CARDS: usize = 11;
/// A line of a turnback set has up to 25 tracks; no row needs more columns.
const MOST_COLUMNS: usize = 26;
const NUMBERS: RangeInclusive<u8> = 1..=99;

pub(super) fn load(fields: &mut Fields<'_>) -> Result<Content, BadSet> {
    let name = fields.take("name")?.title()?;
    let tracks = tracks(&fields.take("tracks")?)?;
    let trips = trips(fields, tracks.len())?;
    let (faces, termini) = termini(&fields.take("termini")?)?;
    let mut borders = fields.take("borders")?.fields()?;
    let letters = [
        letter(&borders.take("A")?, "A")?,
        letter(&borders.take("B")?, "B")?,
        letter(&borders.take("C")?, "C")?,
        letter(&borders.take("D")?, "D")?,
    ];
    borders.done()?;
    let (track_twins, trip_twins) = (twins(&tracks), twins(&trips));
    Ok(Content {
        name,
        always_completes: tracks.iter().all(|t| t.shape != Shape::Turnback),
        turning: tracks.iter().map(|t| t.turns()).collect(),
        pools: Pools {
            tracks: Pool::new(&track_twins),
            trips: Pool::new(&trip_twins),
            termini: Pool::new(&termini),
        },
        track_twins,
        trip_twins,
        tracks,
        trips,
        faces,
        termini,
        letters,
    })
}

/// The first that is equal to each.
fn twins<T: PartialEq>(sides: &[T]) -> Vec<u8> {
    let first = |side: &T| sides.iter().position(|s| s == side);
    sides
        .iter()
        .filter_map(|side| Some(first(side)? as u8))
        .collect()
}

fn tracks(node: &Node<'_>) -> Result<Vec<Track>, BadSet> {
    let rows = node.list()?;
    if rows.len() < LEAST_CARDS {
        let say = Say::new("set-few-cards").num("least", LEAST_CARDS as i64);
        return Err(node.refuse(say.num("count", rows.len() as i64)));
    }
    if rows.len() > Content::MOST_CARDS {
        let say = Say::new("set-many-cards").num("most", Content::MOST_CARDS as i64);
        return Err(node.refuse(say.num("count", rows.len() as i64)));
    }
    rows.iter().map(track).collect()
}

fn track(row: &Node<'_>) -> Result<Track, BadSet> {
    let [terrain_at, shape_at, a, b] = row.list()?[..] else {
        return Err(row.refuse(Say::new("set-track-row")));
    };
    Ok(Track {
        terrain: terrain(&terrain_at)?,
        shape: shape(&shape_at)?,
        a: feature_or_none(&a)?,
        b: feature_or_none(&b)?,
    })
}

fn trips(fields: &mut Fields<'_>, cards: usize) -> Result<Vec<Trip>, BadSet> {
    let node = fields.take("trips")?;
    let mut list = Vec::new();
    for row in node.list()? {
        let mut fields = row.fields()?;
        let trip = trip(&mut fields)?;
        list.extend(std::iter::repeat_n(trip, copies(fields)?));
    }
    if list.len() != cards {
        let say = Say::new("set-unequal").num("trips", list.len() as i64);
        return Err(node.refuse(say.num("tracks", cards as i64)));
    }
    let Some(node) = fields.find("pairing") else {
        return Ok(list);
    };
    let mut fields = node.fields()?;
    let first = fields.take("first")?.number(0..=103u8)?;
    let step = fields.take("step")?.number(NUMBERS)?;
    fields.done()?;
    if gcd(usize::from(step), cards) != 1 {
        let say = Say::new("set-pairing").num("step", step);
        return Err(node.refuse(say.num("count", cards as i64)));
    }
    let paired = |card| list[(usize::from(first) + usize::from(step) * card) % cards];
    Ok((0..cards).map(paired).collect())
}

const fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn copies(mut fields: Fields<'_>) -> Result<usize, BadSet> {
    let copies = match fields.find("copies") {
        Some(node) => node.number(NUMBERS)?,
        None => 1,
    };
    fields.done()?;
    Ok(usize::from(copies))
}

fn trip(fields: &mut Fields<'_>) -> Result<Trip, BadSet> {
    let kind = fields.take("kind")?;
    let mut number = |name| fields.take(name)?.number(NUMBERS);
    Ok(match kind.text()? {
        "tracks_minus" => Trip::TracksMinus {
            base: number("base")?,
            per: number("per")?,
        },
        "per_track" => Trip::PerTrack {
            points: number("points")?,
        },
        "exact_tracks" => Trip::ExactTracks {
            tracks: number("tracks")?,
            points: number("points")?,
        },
        "ends_match" => Trip::EndsMatch {
            points: number("points")?,
        },
        "again" => Trip::Again {
            times: number("times")?,
            feature: scored_again(&fields.take("feature")?)?,
        },
        "rarest" => Trip::Rarest {
            points: number("points")?,
            terrain: terrain(&fields.take("terrain")?)?,
        },
        "most" => Trip::Most {
            points: number("points")?,
            terrain: terrain(&fields.take("terrain")?)?,
        },
        "none" => Trip::None {
            points: number("points")?,
            terrain: terrain(&fields.take("terrain")?)?,
        },
        "per_terrain" => Trip::PerTerrain {
            points: number("points")?,
            terrain: terrain(&fields.take("terrain")?)?,
        },
        "per_feature" => Trip::PerFeature {
            points: number("points")?,
            feature: feature_kind(&fields.take("feature")?)?,
        },
        "min_terrains" => Trip::MinTerrains {
            terrains: number("terrains")?,
            points: number("points")?,
        },
        "max_terrains" => Trip::MaxTerrains {
            terrains: number("terrains")?,
            points: number("points")?,
        },
        "same_neighbours" => Trip::SameNeighbours {
            points: number("points")?,
        },
        "no_same_neighbours" => Trip::NoSameNeighbours {
            points: number("points")?,
        },
        "feature_kinds" => Trip::FeatureKinds {
            points: number("points")?,
        },
        word => return Err(kind.refuse(Say::new("set-unknown-trip").text("word", word.to_owned()))),
    })
}

/// Signals score as a set and sidings at the end: neither can score again (V24).
fn scored_again(node: &Node<'_>) -> Result<Kind, BadSet> {
    match feature_kind(node)? {
        kind @ (Kind::Barn | Kind::Farm | Kind::Halt) => Ok(kind),
        kind => Err(node.refuse(Say::new("set-again").say("feature", kind.say()))),
    }
}

fn termini(node: &Node<'_>) -> Result<(Vec<Terminus>, Vec<u8>), BadSet> {
    let mut faces: Vec<Terminus> = Vec::new();
    let mut cards = Vec::new();
    for row in node.list()? {
        let mut fields = row.fields()?;
        let face = Terminus {
            name: face_name(&fields.take("name")?)?,
            counts: counted(&fields.take("counts")?)?,
            row: pays(&fields.take("pays")?)?,
        };
        let copies = copies(fields)?;
        let twin = |f: &Terminus| f.name == face.name || same_front(f, &face);
        let id = match faces.iter().position(twin) {
            Some(id) if faces[id] == face => id,
            Some(id) if faces[id].name == face.name => {
                return Err(row.refuse(Say::new("set-terminus-faces").text("name", face.name)));
            }
            Some(id) => {
                let say = Say::new("set-terminus-names").text("one", faces[id].name.clone());
                return Err(row.refuse(say.text("other", face.name)));
            }
            None => {
                faces.push(face);
                faces.len() - 1
            }
        };
        cards.extend(std::iter::repeat_n(id as u8, copies));
    }
    if cards.len() > Content::MOST_TERMINI {
        let say = Say::new("set-many-termini").num("most", Content::MOST_TERMINI as i64);
        return Err(node.refuse(say.num("count", cards.len() as i64)));
    }
    Ok((faces, cards))
}

fn same_front(one: &Terminus, other: &Terminus) -> bool {
    one.counts == other.counts && one.row == other.row
}

/// A face's name stands in paths, so it is made of what a token is made of.
fn face_name(node: &Node<'_>) -> Result<String, BadSet> {
    let name = node.text()?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_');
    if (1..=24).contains(&name.len()) && name.chars().all(plain) {
        Ok(name.to_owned())
    } else {
        Err(node.refuse(Say::new("set-terminus-name").text("name", name.to_owned())))
    }
}

fn pays(node: &Node<'_>) -> Result<Vec<u8>, BadSet> {
    let row = node.list()?;
    if !(1..=MOST_COLUMNS).contains(&row.len()) {
        let say = Say::new("set-terminus-row").num("most", MOST_COLUMNS as i64);
        return Err(node.refuse(say));
    }
    row.iter().map(|pounds| pounds.number(0..=99)).collect()
}

/// Letters must be alike in strength: all terrains, one signal, one siding, one halt 2 (1.7.2).
fn letter(node: &Node<'_>, letter: &'static str) -> Result<[Start; 7], BadSet> {
    let starts: Vec<Start> = node.list()?.iter().map(start).collect::<Result<_, _>>()?;
    let starts: [Start; 7] = starts.try_into().map_err(|starts: Vec<Start>| {
        let say = Say::new("set-starts").text("letter", letter);
        node.refuse(say.num("count", starts.len() as i64))
    })?;
    for terrain in Terrain::ALL {
        if starts.iter().all(|start| start.terrain != terrain) {
            let say = Say::new("set-letter-terrain").text("letter", letter);
            return Err(node.refuse(say.say("terrain", terrain.say())));
        }
    }
    let mut features: Vec<Feature> = starts.iter().filter_map(|start| start.feature).collect();
    features.sort();
    if features != [Feature::Halt(2), Feature::Signal, Feature::Siding] {
        return Err(node.refuse(Say::new("set-letter-features").text("letter", letter)));
    }
    Ok(starts)
}

fn start(node: &Node<'_>) -> Result<Start, BadSet> {
    let text = node.text()?;
    let (terrain, feature) = match text.split_once(',') {
        Some((terrain, feature)) => (terrain, Some(feature_of(node, feature.trim())?)),
        None => (text, None),
    };
    Ok(Start {
        terrain: terrain_of(node, terrain.trim())?,
        feature,
    })
}

fn terrain(node: &Node<'_>) -> Result<Terrain, BadSet> {
    terrain_of(node, node.text()?)
}

fn terrain_of(node: &Node<'_>, word: &str) -> Result<Terrain, BadSet> {
    Terrain::of(word)
        .ok_or_else(|| node.refuse(Say::new("set-unknown-terrain").text("word", word.to_owned())))
}

fn shape(node: &Node<'_>) -> Result<Shape, BadSet> {
    let word = node.text()?;
    let shape = Shape::ALL.into_iter().find(|s| s.code() == word);
    shape.ok_or_else(|| node.refuse(Say::new("set-unknown-shape").text("word", word.to_owned())))
}

fn feature_kind(node: &Node<'_>) -> Result<Kind, BadSet> {
    let word = node.text()?;
    Kind::of(word).ok_or_else(|| unknown_feature(node, word))
}

fn feature_or_none(node: &Node<'_>) -> Result<Option<Feature>, BadSet> {
    match node.text()? {
        "-" => Ok(None),
        text => feature_of(node, text).map(Some),
    }
}

fn feature_of(node: &Node<'_>, text: &str) -> Result<Feature, BadSet> {
    let (word, detail) = match text.split_once(' ') {
        Some((word, detail)) => (word, Some(detail.trim())),
        None => (text, None),
    };
    match (Kind::of(word), detail) {
        (Some(Kind::Barn), Some(detail)) => Ok(Feature::Barn(terrain_of(node, detail)?)),
        (Some(Kind::Barn), None) => Err(node.refuse(Say::new("set-barn"))),
        (Some(Kind::Halt), detail) => match detail.map(str::parse) {
            Some(Ok(number @ 1..=9)) => Ok(Feature::Halt(number)),
            _ => Err(node.refuse(Say::new("set-halt"))),
        },
        (Some(Kind::Farm), None) => Ok(Feature::Farm),
        (Some(Kind::Signal), None) => Ok(Feature::Signal),
        (Some(Kind::Siding), None) => Ok(Feature::Siding),
        _ => Err(unknown_feature(node, text)),
    }
}

fn unknown_feature(node: &Node<'_>, word: &str) -> BadSet {
    node.refuse(Say::new("set-unknown-feature").text("word", word.to_owned()))
}

fn counted(node: &Node<'_>) -> Result<Counted, BadSet> {
    let word = node.text()?;
    Counted::of(word)
        .ok_or_else(|| node.refuse(Say::new("set-unknown-count").text("word", word.to_owned())))
}
