//! Signs: small pictures from `defs.svg`, always beside a word or hidden from readers.

use crate::content::{Counted, Feature, Kind, Terminus, Terrain, Trip};
use maud::{Markup, PreEscaped};

/// A small picture by its name in `defs.svg`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sign {
    name: String,
    /// Coloured signs stand on printed paper, also in the dark.
    coloured: bool,
}

impl Sign {
    /// A sign in the colour of the text around it.
    pub(super) fn plain(name: &str) -> Sign {
        Sign {
            name: name.to_owned(),
            coloured: false,
        }
    }

    fn coloured(name: String) -> Sign {
        Sign {
            name,
            coloured: true,
        }
    }

    pub(super) fn terrain(terrain: Terrain) -> Sign {
        Sign::coloured(format!("t-{}", terrain.code()))
    }

    pub(super) fn kind(kind: Kind) -> Sign {
        Sign::coloured(format!("f-{}", kind.code()))
    }

    pub(super) fn feature(feature: Feature) -> Sign {
        Sign::coloured(format!("f-{}", feature_name(feature)))
    }

    pub(super) fn coin() -> Sign {
        Sign::plain("coin")
    }

    pub(super) fn points() -> Sign {
        Sign::plain("points")
    }

    /// The signs of a trip: its kind, then what it speaks of.
    pub(super) fn trip(trip: Trip) -> Vec<Sign> {
        let kind = || Sign::plain(&format!("k-{}", trip.code().replace('_', "-")));
        match trip {
            Trip::Again { feature, .. } => vec![kind(), Sign::kind(feature)],
            Trip::Rarest { terrain, .. }
            | Trip::Most { terrain, .. }
            | Trip::None { terrain, .. } => vec![kind(), Sign::terrain(terrain)],
            Trip::PerTerrain { terrain, .. } => vec![Sign::terrain(terrain)],
            Trip::PerFeature { feature, .. } => vec![Sign::kind(feature)],
            _ => vec![kind()],
        }
    }

    /// The sign of what a terminus card counts; few or many where it rewards either.
    pub(super) fn terminus(face: &Terminus) -> Sign {
        let few = face.row.last() < face.row.first();
        match face.counts {
            Counted::Terrain(terrain) => Sign::terrain(terrain),
            Counted::Feature(kind) => Sign::kind(kind),
            Counted::Trips => Sign::plain("trip"),
            Counted::Tracks if few => Sign::plain("k-tracks-minus"),
            Counted::Tracks => Sign::plain("k-per-track"),
            Counted::Terrains if few => Sign::plain("k-max-terrains"),
            Counted::Terrains => Sign::plain("k-min-terrains"),
            Counted::Features => Sign::plain("k-feature-kinds"),
        }
    }

    /// The sign at a size in pixels, hidden from readers: a word stands beside it, or the element has a name.
    pub(super) fn draw(&self, size: u8) -> Markup {
        let Sign { name, coloured } = self;
        let class = if *coloured { "vr-i vr-pr" } else { "vr-i" };
        PreEscaped(format!(
            r##"<svg class="{class}" width="{size}" height="{size}" aria-hidden="true"><use href="#vr-{name}"/></svg>"##
        ))
    }
}

/// The end of a feature's names in the drawings: `barn-lake`, `halt-2`.
pub(super) fn feature_name(feature: Feature) -> String {
    match feature {
        Feature::Barn(terrain) => format!("barn-{}", terrain.code()),
        Feature::Halt(number) => format!("halt-{number}"),
        other => other.kind().code().to_owned(),
    }
}

/// The points of a trip as printed on its ticket: `9−1`, `×2`, `6`.
pub(super) fn trip_figure(trip: Trip) -> String {
    match trip {
        Trip::TracksMinus { base, per } => format!("{base}−{per}"),
        Trip::PerTrack { points }
        | Trip::PerTerrain { points, .. }
        | Trip::PerFeature { points, .. }
        | Trip::SameNeighbours { points }
        | Trip::FeatureKinds { points } => format!("×{points}"),
        Trip::Again { times, .. } => format!("×{times}"),
        Trip::ExactTracks { points, .. }
        | Trip::EndsMatch { points }
        | Trip::Rarest { points, .. }
        | Trip::Most { points, .. }
        | Trip::None { points, .. }
        | Trip::MinTerrains { points, .. }
        | Trip::MaxTerrains { points, .. }
        | Trip::NoSameNeighbours { points } => points.to_string(),
    }
}

/// The number a trip asks for, printed beside its sign: exactly 4 tracks, at least 5 terrains.
pub(super) fn trip_asks(trip: Trip) -> Option<String> {
    match trip {
        Trip::ExactTracks { tracks, .. } => Some(tracks.to_string()),
        Trip::MinTerrains { terrains, .. } => Some(format!("{terrains}+")),
        Trip::MaxTerrains { terrains, .. } => Some(format!("≤{terrains}")),
        _ => None,
    }
}
