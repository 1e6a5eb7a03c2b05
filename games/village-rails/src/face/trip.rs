//! Trips: tickets in the market, stubs on a line.

use super::icons::{Sign, trip_asks, trip_figure};
use crate::content::Trip;
use maud::{Markup, html};
use table::{Say, Words};

/// A trip as a ticket: kind, thing and points above, one line of words below.
pub(super) fn ticket(trip: Trip, words: &Words) -> Markup {
    html! {
        span.vr-pics {
            @for sign in Sign::trip(trip) { (sign.draw(30)) }
            @if let Some(asked) = trip_asks(trip) { b { (asked) } }
        }
        span.vr-pts { (Sign::points().draw(15)) (trip_figure(trip)) }
        span.vr-txt { (words.say(&short(trip))) }
    }
}

/// What a trip asks, without the points that stand above it.
fn short(trip: Trip) -> Say {
    Say {
        key: match trip {
            Trip::TracksMinus { .. } => "page-ticket-tracks_minus",
            Trip::PerTrack { .. } => "page-ticket-per_track",
            Trip::ExactTracks { .. } => "page-ticket-exact_tracks",
            Trip::EndsMatch { .. } => "page-ticket-ends_match",
            Trip::Again { .. } => "page-ticket-again",
            Trip::Rarest { .. } => "page-ticket-rarest",
            Trip::Most { .. } => "page-ticket-most",
            Trip::None { .. } => "page-ticket-none",
            Trip::PerTerrain { .. } => "page-ticket-per_terrain",
            Trip::PerFeature { .. } => "page-ticket-per_feature",
            Trip::MinTerrains { .. } => "page-ticket-min_terrains",
            Trip::MaxTerrains { .. } => "page-ticket-max_terrains",
            Trip::SameNeighbours { .. } => "page-ticket-same_neighbours",
            Trip::NoSameNeighbours { .. } => "page-ticket-no_same_neighbours",
            Trip::FeatureKinds { .. } => "page-ticket-feature_kinds",
        },
        ..trip.say()
    }
}

/// The signs and the figure of a trip, for places where there is no room for a ticket.
pub(super) fn stub(trip: Trip, size: u8) -> Markup {
    html! {
        @for sign in Sign::trip(trip) { (sign.draw(size)) }
        @if let Some(asked) = trip_asks(trip) { small { (asked) } (Sign::points().draw(10)) }
        (trip_figure(trip))
    }
}
