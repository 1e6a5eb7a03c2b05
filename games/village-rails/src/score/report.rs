//! Every point of a finished line with its source (3.3), also for a line looked at before it is finished.

use super::{Passage, Tally, signal_points, terminus_count, trip_points};
use crate::content::{Counted, Feature, Kind, LINES, Terminus, Terrain, Trip};
use serde::Serialize;
use table::{Item, Say, Seat};

/// What a line scores and pays, point by point.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The line.
    pub line: u8,
    /// Its tracks from the border start to the last card.
    pub tracks: Vec<TrackRow>,
    /// Its trips in the order of assignment.
    pub trips: Vec<TripRow>,
    /// Its barns, farms, halts and sidings in the order of the tracks.
    pub features: Vec<FeatureRow>,
    /// Its signals, which score together.
    pub signals: Signals,
    /// Points of the trips.
    pub trip_points: u16,
    /// Points of the features.
    pub feature_points: u16,
    /// All its points.
    pub points: u16,
    /// The terminus card, once one is chosen.
    pub terminus: Option<Paid>,
    /// The trips in the order in which they go under the deck.
    pub returned: Vec<Trip>,
}

/// Where a track lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Where {
    /// The border start.
    Border,
    /// A cell, row by row.
    Cell(u8),
}

/// One track of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TrackRow {
    /// Where it lies.
    #[serde(rename = "where")]
    pub place: Where,
    /// Its terrain.
    pub terrain: Terrain,
    /// The feature on the line travelled.
    pub feature: Option<Feature>,
}

/// One trip and what it scored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TripRow {
    /// The trip.
    pub face: Trip,
    /// Its points.
    pub points: u16,
    /// The numbers they come from.
    pub facts: Facts,
}

/// The numbers a trip's points come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Facts {
    Tracks(u8),
    Ends { first: Terrain, last: Terrain },
    Chosen(Vec<Scored>),
    Counts([u8; 5]),
    Terrain { terrain: Terrain, count: u8 },
    Feature { feature: Kind, count: u8 },
    Terrains(u8),
    Pairs(u8),
    Kinds(u8),
}

/// A feature that scores again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Scored {
    /// The track, counted from the border start, which is 1.
    pub position: u8,
    /// Its points.
    pub points: u16,
}

/// One feature and what it scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FeatureRow {
    /// The track, counted from the border start, which is 1.
    pub position: u8,
    /// The feature.
    pub feature: Feature,
    /// Its points.
    pub points: u16,
    /// Whether it scores at the end of the game: a siding.
    pub end_of_game: bool,
}

/// The signals of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Signals {
    /// How many.
    pub count: u8,
    /// What they score together.
    pub points: u16,
}

/// The terminus card and what it pays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Paid {
    /// The card.
    pub face: Terminus,
    /// What it counted.
    pub counted: u8,
    /// Pounds.
    pub money: u16,
}

impl Report {
    /// Scores a line whose tracks and trips are given in order. `reversed` puts the later trip under the deck first (V28).
    pub fn new(
        line: u8,
        run: &[(Where, Passage)],
        trips: &[Trip],
        terminus: Option<&Terminus>,
        reversed: bool,
    ) -> Report {
        let (start, tracks) = run
            .split_first()
            .expect("a line begins at its border start");
        let mut tally = Tally::new(start.1);
        for (_, track) in tracks {
            tally.add(*track);
        }
        let features: Vec<FeatureRow> = (1..)
            .zip(run)
            .filter_map(|(position, (_, track))| Some((position, track.feature?)))
            .filter(|(_, feature)| *feature != Feature::Signal)
            .map(|(position, feature)| FeatureRow {
                position,
                feature,
                points: tally.scores(feature),
                end_of_game: feature == Feature::Siding,
            })
            .collect();
        let signals = tally.features(Kind::Signal);
        let signals = Signals {
            count: signals,
            points: signal_points(signals),
        };
        let rows: Vec<TripRow> = trips
            .iter()
            .map(|trip| TripRow {
                face: *trip,
                points: trip_points(trip, &tally),
                facts: facts(trip, &tally, &features),
            })
            .collect();
        let terminus = terminus.map(|face| {
            let counted = terminus_count(face.counts, &tally, trips.len() as u8);
            Paid {
                face: face.clone(),
                counted,
                money: face.pays(counted).into(),
            }
        });
        let mut returned = trips.to_vec();
        if reversed {
            returned.reverse();
        }
        let trip_points = rows.iter().map(|row| row.points).sum();
        let feature_points = features.iter().map(|row| row.points).sum::<u16>() + signals.points;
        Report {
            line,
            tracks: run
                .iter()
                .map(|(place, track)| TrackRow {
                    place: *place,
                    terrain: track.terrain,
                    feature: track.feature,
                })
                .collect(),
            trips: rows,
            features,
            signals,
            trip_points,
            feature_points,
            points: trip_points + feature_points,
            terminus,
            returned,
        }
    }

    /// The report as items: points that add up to `points`, and the pounds of the terminus card.
    pub fn items(&self, seat: Seat) -> Vec<Item> {
        let line = LINES[usize::from(self.line)];
        let item = |unit, value: u16, say: Say, rule| Item {
            seat,
            unit,
            value: value.into(),
            say: say.text("line", line),
            rule,
        };
        let mut items = Vec::new();
        for row in &self.trips {
            let say = Say::new("item-trip")
                .say("trip", row.face.say())
                .say("why", row.facts.say());
            items.push(item("points", row.points, say, row.face.rule()));
        }
        for row in &self.features {
            // A barn scores its terrain's count and a farm that of the terrains, so the points say why.
            let counted = match row.feature {
                Feature::Barn(terrain) => Some(Counted::Terrain(terrain)),
                Feature::Farm => Some(Counted::Terrains),
                Feature::Halt(_) => None,
                Feature::Signal | Feature::Siding => continue,
            };
            let say = match counted {
                Some(counted) => {
                    Say::new("item-feature-count").say("why", counted.say_number(row.points as u8))
                }
                None => Say::new("item-feature"),
            };
            let say = say.say("feature", row.feature.say());
            items.push(item("points", row.points, say, row.feature.kind().code()));
        }
        if self.signals.count > 0 {
            let say = Say::new("item-signals").num("count", self.signals.count);
            items.push(item("points", self.signals.points, say, "signal"));
        }
        if self.features.iter().any(|row| row.end_of_game) {
            items.push(item("points", 0, Say::new("item-siding"), "siding"));
        }
        if let Some(paid) = &self.terminus {
            let say =
                Say::new("item-terminus").say("why", paid.face.counts.say_number(paid.counted));
            items.push(item("pounds", paid.money, say, "terminus"));
        }
        items
    }
}

fn facts(trip: &Trip, tally: &Tally, features: &[FeatureRow]) -> Facts {
    match *trip {
        Trip::TracksMinus { .. } | Trip::PerTrack { .. } | Trip::ExactTracks { .. } => {
            Facts::Tracks(tally.tracks)
        }
        Trip::EndsMatch { .. } => Facts::Ends {
            first: tally.first,
            last: tally.last,
        },
        Trip::Again { feature, times } => {
            let mut chosen: Vec<Scored> = features
                .iter()
                .filter(|row| row.feature.kind() == feature)
                .map(|row| Scored {
                    position: row.position,
                    points: row.points,
                })
                .collect();
            chosen.sort_by_key(|scored| std::cmp::Reverse(scored.points));
            chosen.truncate(times.into());
            Facts::Chosen(chosen)
        }
        Trip::Rarest { .. } | Trip::Most { .. } => Facts::Counts(tally.terrain),
        Trip::None { terrain, .. } | Trip::PerTerrain { terrain, .. } => Facts::Terrain {
            terrain,
            count: tally.of(terrain),
        },
        Trip::PerFeature { feature, .. } => Facts::Feature {
            feature,
            count: tally.features(feature),
        },
        Trip::MinTerrains { .. } | Trip::MaxTerrains { .. } => Facts::Terrains(tally.terrains()),
        Trip::SameNeighbours { .. } | Trip::NoSameNeighbours { .. } => Facts::Pairs(tally.pairs),
        Trip::FeatureKinds { .. } => Facts::Kinds(tally.kinds()),
    }
}

impl Facts {
    /// The numbers in words: "5 tracks".
    pub fn say(&self) -> Say {
        match self {
            Facts::Tracks(count) => Counted::Tracks.say_number(*count),
            Facts::Ends { first, last } => Say::new("fact-ends")
                .say("first", first.say())
                .say("last", last.say()),
            Facts::Chosen(chosen) if chosen.is_empty() => Say::new("fact-none-again"),
            Facts::Chosen(chosen) => {
                let one = |s: &Scored| Say::new("fact-scored").num("points", s.points);
                Say::new("fact-again").list("list", chosen.iter().map(one).collect())
            }
            Facts::Counts(counts) => {
                let present = Terrain::ALL.into_iter().zip(counts);
                let present = present.filter(|(_, count)| **count > 0);
                let number =
                    |(terrain, count): (Terrain, &u8)| Counted::Terrain(terrain).say_number(*count);
                Say::new("fact-counts").list("list", present.map(number).collect())
            }
            Facts::Terrain { terrain, count } => Counted::Terrain(*terrain).say_number(*count),
            Facts::Feature { feature, count } => Counted::Feature(*feature).say_number(*count),
            Facts::Terrains(count) => Counted::Terrains.say_number(*count),
            Facts::Pairs(count) => Say::new("fact-pairs").num("count", *count),
            Facts::Kinds(count) => Say::new("fact-kinds").num("count", *count),
        }
    }
}
