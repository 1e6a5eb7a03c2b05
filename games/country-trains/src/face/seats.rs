//! The seats with their money and cubes, and every station on the board in a row of its own.

use super::{
    Page, name_of,
    pieces::{cube, dollars, good, seat_mark, sign, wanted},
    printed,
};
use crate::{
    content::{Country, Tile},
    view::{Purse, Station},
};
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn seats(&self) -> Markup {
        html! {
            section.ct-seats.game-rivals aria-label=(self.word("page-seats")) {
                h2.visually-hidden { (self.word("page-seats")) }
                ol.ct-purses { @for purse in self.own_first() { (self.purse(purse)) } }
                @if !self.view.stations.is_empty() {
                    h3 { (self.word("page-stations")) small { (self.word("page-stations-hint")) } }
                    ul.ct-stations { @for station in self.stations_own_first() { (self.station_row(station)) } }
                }
            }
        }
    }

    /// The seats in turn order, the viewer's own first.
    fn own_first(&self) -> impl Iterator<Item = &Purse> {
        let seats = &self.view.seats;
        let first = self.view.who.seat().map_or(0, |seat| seat.index());
        (0..seats.len()).map(move |at| &seats[(first + at) % seats.len()])
    }

    fn stations_own_first(&self) -> Vec<&Station> {
        let mut stations: Vec<&Station> = self.view.stations.iter().collect();
        stations.sort_by_key(|station| !self.view.who.is(station.manager));
        stations
    }

    fn purse(&self, purse: &Purse) -> Markup {
        let on = self.view.to_act == Some(purse.seat);
        html! {
            li.ct-on[on] {
                (seat_mark(purse.seat, 22))
                span.ct-who { b { (self.name(purse.seat)) } small { (self.say(&self.state(purse))) } }
                span.ct-pool { (cube(20)) span.visually-hidden { (self.word("page-cubes")) } b { (purse.pool) } }
                b.ct-money.ct-minus[purse.money < 0] { (dollars(purse.money)) }
            }
        }
    }

    /// How a seat stands, in few words.
    fn state(&self, purse: &Purse) -> Say {
        let track = purse.loco.is_some_and(|tile| {
            let laid = self.view.tiles.get(usize::from(tile));
            laid.is_some_and(|laid| !matches!(laid.tile, Tile::Station(_)))
        });
        let ended = self.view.end.is_some() || self.over();
        let key = match (track, ended) {
            (_, true) if self.over() => "seat-done",
            (_, true) if self.view.still_to_play.contains(&purse.seat) => "seat-last-turn",
            (_, true) => "seat-done",
            _ if purse.earned && purse.managers < 3 => "seat-earned",
            (true, _) => "seat-on-track",
            _ => "seat-state",
        };
        Say::new(key).num("stations", purse.managers)
    }

    /// A station at a glance: what it wants and pays, what it gives, how far it is developed.
    fn station_row(&self, station: &Station) -> Markup {
        let card = printed(self.view, station);
        let open = card.green.len().saturating_sub(station.cubes.into());
        let progress = Say::new("page-progress")
            .num("country", station.country)
            .num("around", station.around);
        html! {
            li {
                span.visually-hidden { (self.say(&self.station_label(station))) }
                (wanted(card.wants, 30))
                span.ct-who aria-hidden="true" {
                    b { (self.say(&name_of(card))) }
                    small { (self.progress_sign(station)) (self.say(&progress)) }
                }
                span.ct-gives aria-hidden="true" {
                    @for (kind, count) in Country::ALL.into_iter().zip(station.supply) {
                        @if count > 0 { span { (good(kind, 18)) (count) } }
                    }
                }
                span.ct-greens aria-hidden="true" {
                    @for (at, number) in card.green.iter().enumerate() { b.ct-covered[at >= open] { (number) } }
                    b.ct-red { (card.tax) }
                }
                (seat_mark(station.manager, 16))
            }
        }
    }

    fn progress_sign(&self, station: &Station) -> Markup {
        html! { @if station.developed { (sign("good", 14)) " " } }
    }
}
