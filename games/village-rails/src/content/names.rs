//! How cards are spelled in paths and sets, and how they are named to a player.

use super::{Counted, Edge, Feature, Kind, Shape, Terminus, Terrain, Track, Trip};
use table::Say;

impl Terrain {
    /// Every terrain, in the order of all formulas.
    pub const ALL: [Terrain; 5] = [
        Terrain::Field,
        Terrain::Forest,
        Terrain::Pasture,
        Terrain::Lake,
        Terrain::Village,
    ];

    /// The spelling in content sets and on the page.
    pub const fn code(self) -> &'static str {
        match self {
            Terrain::Field => "field",
            Terrain::Forest => "forest",
            Terrain::Pasture => "pasture",
            Terrain::Lake => "lake",
            Terrain::Village => "village",
        }
    }

    /// The terrain of that spelling.
    pub fn of(code: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|t| t.code() == code)
    }

    /// Its name: "lake".
    pub const fn say(self) -> Say {
        Say::new(match self {
            Terrain::Field => "terrain-field",
            Terrain::Forest => "terrain-forest",
            Terrain::Pasture => "terrain-pasture",
            Terrain::Lake => "terrain-lake",
            Terrain::Village => "terrain-village",
        })
    }
}

impl Kind {
    /// Every kind of feature.
    pub const ALL: [Kind; 5] = [
        Kind::Barn,
        Kind::Farm,
        Kind::Halt,
        Kind::Signal,
        Kind::Siding,
    ];

    /// The spelling in content sets and on the page; also the rulebook's anchor.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Barn => "barn",
            Kind::Farm => "farm",
            Kind::Halt => "halt",
            Kind::Signal => "signal",
            Kind::Siding => "siding",
        }
    }

    /// The kind of that spelling.
    pub fn of(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|k| k.code() == code)
    }

    /// Its name: "barn".
    pub const fn say(self) -> Say {
        Say::new(match self {
            Kind::Barn => "kind-barn",
            Kind::Farm => "kind-farm",
            Kind::Halt => "kind-halt",
            Kind::Signal => "kind-signal",
            Kind::Siding => "kind-siding",
        })
    }
}

impl Feature {
    /// The feature without its details.
    pub const fn kind(self) -> Kind {
        match self {
            Feature::Barn(_) => Kind::Barn,
            Feature::Farm => Kind::Farm,
            Feature::Halt(_) => Kind::Halt,
            Feature::Signal => Kind::Signal,
            Feature::Siding => Kind::Siding,
        }
    }

    /// Its name with its details: "lake barn", "halt 2".
    pub fn say(self) -> Say {
        match self {
            Feature::Barn(terrain) => Say::new("feature-barn").say("terrain", terrain.say()),
            Feature::Halt(number) => Say::new("feature-halt").num("number", number),
            other => other.kind().say(),
        }
    }
}

impl Shape {
    /// The spelling in content sets and on the page.
    pub const fn code(self) -> &'static str {
        match self {
            Shape::Cross => "cross",
            Shape::Bend => "bend",
            Shape::Turnback => "turnback",
        }
    }

    /// Its name: "bend".
    pub const fn say(self) -> Say {
        Say::new(match self {
            Shape::Cross => "shape-cross",
            Shape::Bend => "shape-bend",
            Shape::Turnback => "shape-turnback",
        })
    }
}

impl Track {
    /// Its name: "field bend with farm and halt 2".
    pub fn say(self) -> Say {
        let say = |key| {
            Say::new(key)
                .say("terrain", self.terrain.say())
                .say("shape", self.shape.say())
        };
        match (self.a, self.b) {
            (None, None) => say("track-plain"),
            (Some(one), None) | (None, Some(one)) => say("track-one").say("feature", one.say()),
            (Some(a), Some(b)) => say("track-two").say("a", a.say()).say("b", b.say()),
        }
    }

    /// The features of the card as it lies, each with the message that tells its way.
    pub fn lines(self, turned: bool) -> Vec<(&'static str, Feature)> {
        let (upper, lower) = match self.shape {
            Shape::Cross => ("from-top-to-bottom", "from-left-to-right"),
            Shape::Bend => ("from-top-to-right", "from-left-to-bottom"),
            Shape::Turnback => ("from-top-to-left", "from-right-to-bottom"),
        };
        let (_, a_is_upper) = self.leave(turned, Edge::N);
        let features = [(upper, self.on(a_is_upper)), (lower, self.on(!a_is_upper))];
        features
            .into_iter()
            .filter_map(|(way, feature)| Some((way, feature?)))
            .collect()
    }

    /// The card as it lies: "field bend: farm from top to right, halt 2 from left to bottom".
    pub fn describe(self, turned: bool) -> Say {
        let say = |key| {
            Say::new(key)
                .say("terrain", self.terrain.say())
                .say("shape", self.shape.say())
        };
        let line =
            |(way, feature): (&'static str, Feature)| Say::new(way).say("feature", feature.say());
        let lines: Vec<Say> = self.lines(turned).into_iter().map(line).collect();
        if lines.is_empty() {
            say("track-plain")
        } else {
            say("track-as-it-lies").list("lines", lines)
        }
    }
}

impl Counted {
    /// What is spelled so in a content set.
    pub fn of(code: &str) -> Option<Counted> {
        Some(match code {
            "trips" => Counted::Trips,
            "tracks" => Counted::Tracks,
            "terrains" => Counted::Terrains,
            "features" => Counted::Features,
            _ => match Terrain::of(code) {
                Some(terrain) => Counted::Terrain(terrain),
                None => Counted::Feature(Kind::of(code)?),
            },
        })
    }

    /// Its name in the plural: "lakes", "different terrains".
    pub const fn say(self) -> Say {
        Say::new(match self {
            Counted::Terrain(Terrain::Field) => "count-field",
            Counted::Terrain(Terrain::Forest) => "count-forest",
            Counted::Terrain(Terrain::Pasture) => "count-pasture",
            Counted::Terrain(Terrain::Lake) => "count-lake",
            Counted::Terrain(Terrain::Village) => "count-village",
            Counted::Feature(Kind::Barn) => "count-barn",
            Counted::Feature(Kind::Farm) => "count-farm",
            Counted::Feature(Kind::Halt) => "count-halt",
            Counted::Feature(Kind::Signal) => "count-signal",
            Counted::Feature(Kind::Siding) => "count-siding",
            Counted::Trips => "count-trips",
            Counted::Tracks => "count-tracks",
            Counted::Terrains => "count-terrains",
            Counted::Features => "count-features",
        })
    }

    /// So many of them: "1 lake", "4 lakes".
    pub fn say_number(self, count: u8) -> Say {
        let key = match self {
            Counted::Terrain(Terrain::Field) => "number-field",
            Counted::Terrain(Terrain::Forest) => "number-forest",
            Counted::Terrain(Terrain::Pasture) => "number-pasture",
            Counted::Terrain(Terrain::Lake) => "number-lake",
            Counted::Terrain(Terrain::Village) => "number-village",
            Counted::Feature(Kind::Barn) => "number-barn",
            Counted::Feature(Kind::Farm) => "number-farm",
            Counted::Feature(Kind::Halt) => "number-halt",
            Counted::Feature(Kind::Signal) => "number-signal",
            Counted::Feature(Kind::Siding) => "number-siding",
            Counted::Trips => "number-trips",
            Counted::Tracks => "number-tracks",
            Counted::Terrains => "number-terrains",
            Counted::Features => "number-features",
        };
        Say::new(key).num("count", count)
    }
}

impl Terminus {
    /// Its short name: "lakes", "few tracks".
    pub fn title(&self) -> Say {
        let key = if self.row.last() < self.row.first() {
            "terminus-few"
        } else {
            "terminus-many"
        };
        Say::new(key).say("counted", self.counts.say())
    }

    /// What it pays: "by lakes: 0 → £3, 1 → £4, 2 → £7, 3+ → £10".
    pub fn say(&self) -> Say {
        let last = self.row.len() - 1;
        // A line has at most two trips and five terrains: such a last column stands for no more.
        let open_end = match self.counts {
            Counted::Trips => last < 2,
            Counted::Terrains => last < 5,
            _ => true,
        };
        let mut columns = Vec::new();
        let mut from = 0;
        for run in self.row.chunk_by(|one, next| one == next) {
            let to = from + run.len() - 1;
            let say = if to == last && open_end {
                Say::new("terminus-from")
            } else if from == to {
                Say::new("terminus-at")
            } else {
                Say::new("terminus-span").num("to", to as i64)
            };
            columns.push(say.num("from", from as i64).num("pounds", run[0]));
            from = to + 1;
        }
        Say::new("terminus-pays")
            .say("counted", self.counts.say())
            .list("row", columns)
    }
}

impl Trip {
    /// The kind's spelling in content sets.
    pub fn code(self) -> &'static str {
        &self.rule()["trip-".len()..]
    }

    /// The rulebook's anchor.
    pub const fn rule(self) -> &'static str {
        match self {
            Trip::TracksMinus { .. } => "trip-tracks_minus",
            Trip::PerTrack { .. } => "trip-per_track",
            Trip::ExactTracks { .. } => "trip-exact_tracks",
            Trip::EndsMatch { .. } => "trip-ends_match",
            Trip::Again { .. } => "trip-again",
            Trip::Rarest { .. } => "trip-rarest",
            Trip::Most { .. } => "trip-most",
            Trip::None { .. } => "trip-none",
            Trip::PerTerrain { .. } => "trip-per_terrain",
            Trip::PerFeature { .. } => "trip-per_feature",
            Trip::MinTerrains { .. } => "trip-min_terrains",
            Trip::MaxTerrains { .. } => "trip-max_terrains",
            Trip::SameNeighbours { .. } => "trip-same_neighbours",
            Trip::NoSameNeighbours { .. } => "trip-no_same_neighbours",
            Trip::FeatureKinds { .. } => "trip-feature_kinds",
        }
    }

    /// What it pays (1.4): "9 points minus 1 per track".
    pub fn say(self) -> Say {
        self.facts(Say::new(self.rule()))
    }

    /// Its short name: "short line 9−1".
    pub fn title(self) -> Say {
        self.facts(Say::new(match self {
            Trip::TracksMinus { .. } => "title-tracks_minus",
            Trip::PerTrack { .. } => "title-per_track",
            Trip::ExactTracks { .. } => "title-exact_tracks",
            Trip::EndsMatch { .. } => "title-ends_match",
            Trip::Again { .. } => "title-again",
            Trip::Rarest { .. } => "title-rarest",
            Trip::Most { .. } => "title-most",
            Trip::None { .. } => "title-none",
            Trip::PerTerrain { .. } => "title-per_terrain",
            Trip::PerFeature { .. } => "title-per_feature",
            Trip::MinTerrains { .. } => "title-min_terrains",
            Trip::MaxTerrains { .. } => "title-max_terrains",
            Trip::SameNeighbours { .. } => "title-same_neighbours",
            Trip::NoSameNeighbours { .. } => "title-no_same_neighbours",
            Trip::FeatureKinds { .. } => "title-feature_kinds",
        }))
    }

    fn facts(self, say: Say) -> Say {
        match self {
            Trip::TracksMinus { base, per } => say.num("base", base).num("per", per),
            Trip::ExactTracks { tracks, points } => say.num("tracks", tracks).num("points", points),
            Trip::Again { feature, times } => say
                .say("feature", feature.say())
                .say("many", Counted::Feature(feature).say())
                .num("times", times),
            Trip::Rarest { terrain, points }
            | Trip::Most { terrain, points }
            | Trip::None { terrain, points }
            | Trip::PerTerrain { terrain, points } => {
                let many = Counted::Terrain(terrain).say();
                let say = say.say("terrain", terrain.say()).say("many", many);
                say.num("points", points)
            }
            Trip::PerFeature { feature, points } => {
                say.say("feature", feature.say()).num("points", points)
            }
            Trip::MinTerrains { terrains, points } | Trip::MaxTerrains { terrains, points } => {
                say.num("terrains", terrains).num("points", points)
            }
            Trip::PerTrack { points }
            | Trip::EndsMatch { points }
            | Trip::SameNeighbours { points }
            | Trip::NoSameNeighbours { points }
            | Trip::FeatureKinds { points } => say.num("points", points),
        }
    }
}
