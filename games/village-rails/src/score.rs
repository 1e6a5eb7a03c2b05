//! What a line is worth (rules part 3): one tally serves scoring, previews and bots.

mod end;
mod report;

pub use end::{Total, end_items, line_items, money_points, sidings};
pub use report::{Facts, FeatureRow, Paid, Report, Scored, Signals, TrackRow, TripRow, Where};

use crate::content::{Counted, Feature, Kind, Terrain, Trip};

/// One track of a line: its terrain and the feature on the line travelled. The border start is the first (V20, V21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passage {
    /// The terrain.
    pub terrain: Terrain,
    /// The feature.
    pub feature: Option<Feature>,
}

/// All that is counted on a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Tracks, the border start included: n.
    pub tracks: u8,
    /// Tracks by terrain: cnt.
    pub terrain: [u8; 5],
    /// Neighbouring tracks of equal terrain.
    pub pairs: u8,
    /// The border start's terrain (V23).
    pub first: Terrain,
    /// The terrain of the last track.
    pub last: Terrain,
    /// Features by kind, then tracks without one.
    kind: [u8; 6],
    /// Barns by terrain, then tracks without one.
    barns: [u8; 6],
    /// Halts by number; at 0 tracks without one.
    halts: [u8; 10],
    /// The numbers of all halts together.
    halt_points: u16,
}

/// Counts a line from its border start to its last track.
pub fn tally(line: &[Passage]) -> Tally {
    let (start, tracks) = line
        .split_first()
        .expect("a line begins at its border start");
    let mut tally = Tally::new(*start);
    for track in tracks {
        tally.add(*track);
    }
    tally
}

impl Tally {
    /// A line of which there is only the border start.
    pub fn new(start: Passage) -> Tally {
        let mut tally = Tally {
            tracks: 1,
            terrain: [0; 5],
            pairs: 0,
            first: start.terrain,
            last: start.terrain,
            kind: [0; 6],
            barns: [0; 6],
            halts: [0; 10],
            halt_points: 0,
        };
        tally.terrain[start.terrain as usize] = 1;
        tally.add_feature(start.feature);
        tally
    }

    /// Goes on to the next track.
    #[inline]
    pub fn add(&mut self, track: Passage) {
        self.tracks += 1;
        self.terrain[track.terrain as usize] += 1;
        self.pairs += u8::from(track.terrain == self.last);
        self.last = track.terrain;
        self.add_feature(track.feature);
    }

    #[inline]
    fn add_feature(&mut self, feature: Option<Feature>) {
        // A track without a feature is counted as well, so that nothing hangs on a guess.
        let (kind, barn, halt) = match feature {
            Some(Feature::Barn(terrain)) => (0, terrain as usize, 0),
            Some(Feature::Farm) => (1, 5, 0),
            Some(Feature::Halt(number)) => (2, 5, usize::from(number)),
            Some(Feature::Signal) => (3, 5, 0),
            Some(Feature::Siding) => (4, 5, 0),
            None => (5, 5, 0),
        };
        self.kind[kind] += 1;
        self.barns[barn] += 1;
        self.halts[halt] += 1;
        self.halt_points += halt as u16;
    }

    /// Tracks of one terrain.
    pub const fn of(&self, terrain: Terrain) -> u8 {
        self.terrain[terrain as usize]
    }

    /// Features of one kind.
    pub const fn features(&self, kind: Kind) -> u8 {
        self.kind[kind as usize]
    }

    /// Different terrains: D.
    pub fn terrains(&self) -> u8 {
        self.terrain.iter().map(|count| u8::from(*count > 0)).sum()
    }

    /// Different kinds of feature.
    pub fn kinds(&self) -> u8 {
        let kinds = self.kind[..5].iter();
        kinds.map(|count| u8::from(*count > 0)).sum()
    }

    /// Whether the line counts for sidings at the end of the game (V33).
    pub const fn siding(&self) -> bool {
        self.features(Kind::Siding) > 0
    }

    /// What one feature scores when the line is finished (3.1); signals score together.
    pub fn scores(&self, feature: Feature) -> u16 {
        match feature {
            Feature::Barn(terrain) => self.of(terrain).into(),
            Feature::Farm => self.terrains().into(),
            Feature::Halt(number) => number.into(),
            Feature::Signal | Feature::Siding => 0,
        }
    }

    /// The sum of the highest scores that features of a kind got, at most `times` of them.
    fn again(&self, kind: Kind, times: u8) -> u16 {
        match kind {
            Kind::Barn => {
                let mut barns: [(u8, u8); 5] =
                    std::array::from_fn(|terrain| (self.terrain[terrain], self.barns[terrain]));
                barns.sort_unstable_by(|one, other| other.cmp(one));
                best(barns.into_iter(), times)
            }
            Kind::Farm => best([(self.terrains(), self.features(kind))].into_iter(), times),
            Kind::Halt => best((0..10).rev().zip(self.halts.into_iter().rev()), times),
            Kind::Signal | Kind::Siding => 0,
        }
    }
}

/// Adds up the first `times` of these scores, each given with how often it was got.
fn best(scores: impl Iterator<Item = (u8, u8)>, times: u8) -> u16 {
    let mut left = times;
    let mut sum = 0;
    for (score, often) in scores {
        let taken = often.min(left);
        sum += u16::from(score) * u16::from(taken);
        left -= taken;
    }
    sum
}

/// What signals score by their number (3.1).
pub fn signal_points(signals: u8) -> u16 {
    [0, 0, 8, 16, 24][usize::from(signals).min(4)]
}

/// What the features of a line score when it is finished (3.1).
pub fn feature_points(tally: &Tally) -> u16 {
    let mut points = signal_points(tally.features(Kind::Signal)) + tally.halt_points;
    for (count, barns) in tally.terrain.iter().zip(tally.barns) {
        points += u16::from(*count) * u16::from(barns);
    }
    points + u16::from(tally.terrains()) * u16::from(tally.features(Kind::Farm))
}

/// What a trip scores when its line is finished (3.2).
pub fn trip_points(trip: &Trip, tally: &Tally) -> u16 {
    let n = u16::from(tally.tracks);
    let each = |points: u8, count: u8| u16::from(points) * u16::from(count);
    let when = |met: bool, points: u8| if met { u16::from(points) } else { 0 };
    let others = |terrain: Terrain| Terrain::ALL.into_iter().filter(move |t| *t != terrain);
    match *trip {
        // Scoring never subtracts (V25).
        Trip::TracksMinus { base, per } => u16::from(base).saturating_sub(u16::from(per) * n),
        Trip::PerTrack { points } => each(points, tally.tracks),
        Trip::ExactTracks { tracks, points } => when(tally.tracks == tracks, points),
        Trip::EndsMatch { points } => when(tally.first == tally.last, points),
        Trip::Again { feature, times } => tally.again(feature, times),
        Trip::Rarest { terrain, points } => {
            let count = tally.of(terrain);
            // Where there is no other terrain none is fewer (V22).
            let rarer = |other| tally.of(other) == 0 || tally.of(other) > count;
            when(count > 0 && others(terrain).all(rarer), points)
        }
        Trip::Most { terrain, points } => {
            let count = tally.of(terrain);
            when(others(terrain).all(|other| tally.of(other) < count), points)
        }
        Trip::None { terrain, points } => when(tally.of(terrain) == 0, points),
        Trip::PerTerrain { terrain, points } => each(points, tally.of(terrain)),
        Trip::PerFeature { feature, points } => each(points, tally.features(feature)),
        Trip::MinTerrains { terrains, points } => when(tally.terrains() >= terrains, points),
        Trip::MaxTerrains { terrains, points } => when(tally.terrains() <= terrains, points),
        Trip::SameNeighbours { points } => each(points, tally.pairs),
        Trip::NoSameNeighbours { points } => when(tally.pairs == 0, points),
        Trip::FeatureKinds { points } => each(points, tally.kinds()),
    }
}

/// What a terminus card counts on a finished line with so many trips (1.5).
pub fn terminus_count(counted: Counted, tally: &Tally, trips: u8) -> u8 {
    match counted {
        Counted::Terrain(terrain) => tally.of(terrain),
        Counted::Feature(kind) => tally.features(kind),
        Counted::Trips => trips,
        Counted::Tracks => tally.tracks,
        Counted::Terrains => tally.terrains(),
        Counted::Features => tally.kind[..5].iter().sum(),
    }
}
