//! The board while a locomotive moves or delivers: where it can go, what that brings, the ways painted on the tiles.

use super::{
    Page, best,
    board::{Frame, extent},
    delivery_run,
    pieces::{Ticket, engine, platform},
    route::Line,
    station_at,
};
use crate::{
    content::Tile,
    view::{Delivery, Laid, Stop},
};
use maud::{Markup, html};
use table::Seat;

impl Page<'_> {
    /// A place to click on every tile; the tiles an engine can go to are lit.
    pub(super) fn places(&self) -> Markup {
        let journey = self.view.journey.as_ref();
        let closed = |tile: usize| journey.is_some_and(|j| j.blocked.contains(&(tile as u8)));
        html! {
            @for (tile, laid) in self.view.tiles.iter().enumerate() {
                @let (x, y, wide, high) = extent(laid);
                g.ct-place.ct-closed[closed(tile)] data-token=[self.token(self.place_token(tile, laid))] {
                    title { (self.say(&self.tile_label(laid))) }
                    rect x=(x + 4) y=(y + 4) width=(wide - 8) height=(high - 8) rx="7" {}
                }
            }
            @if let Some(journey) = journey {
                @for seat in &journey.blockers { (self.blocker(*seat)) }
            }
        }
    }

    /// A station is clicked as one of a delivery's two, any other tile as a place to go to.
    fn place_token(&self, tile: usize, laid: &Laid) -> String {
        let station = station_at(self.view, tile as u8);
        match station.filter(|_| self.view.phase == "deliver") {
            Some(station) => format!("st:{}", station + 1),
            None => format!("tile:{}", laid.at),
        }
    }

    /// A track tile closed by an engine is hatched; a station can be passed.
    fn blocker(&self, seat: Seat) -> Markup {
        let purse = &self.view.seats[seat.index()];
        let laid = purse
            .loco
            .and_then(|tile| self.view.tiles.get(usize::from(tile)));
        html! {
            @if let Some(laid) = laid {
                @if !matches!(laid.tile, Tile::Station(_)) {
                    @let (x, y, _, _) = extent(laid);
                    rect.ct-hatched x=(x + 2) y=(y + 2) width="96" height="96" rx="5" fill="url(#ct-hatch)" {}
                }
            }
        }
    }

    /// What lies above tiles and engines: tickets, ways, ways to turn.
    pub(super) fn over_tiles(&self, frame: Frame) -> Markup {
        match self.view.phase {
            "setup" | "place" => self.turns(frame),
            "move" => self.moving(),
            "deliver" => self.delivering(),
            _ => html! {},
        }
    }

    fn moving(&self) -> Markup {
        let Some(journey) = &self.view.journey else {
            return html! {};
        };
        html! {
            g.ct-above {
                @for stop in &journey.stops { (self.stop(stop)) }
                @for seat in &journey.blockers {
                    @if let Some(laid) = self.view.seats[seat.index()].loco.and_then(|tile| self.view.tiles.get(usize::from(tile))) {
                        @let (x, y, _) = platform(laid);
                        use href="#ct-stop" transform={ "translate(" (x + 34.0) " " (y - 28.0) ")" } {}
                    }
                }
                @for stop in &journey.stops { (self.way(stop)) }
            }
        }
    }

    /// What ending there costs, or the best that can be delivered from there.
    fn stop(&self, stop: &Stop) -> Markup {
        let laid = &self.view.tiles[usize::from(stop.tile)];
        let (x, y) = ticket_place(laid, 0);
        let ticket = match (laid.tile, stop.tax) {
            (Tile::Station(_), Some(tax)) => Some(Ticket::Tax(tax.amount, tax.to)),
            (Tile::Station(_), None) => Some(Ticket::Free),
            _ => best(&stop.deliveries).map(|delivery| Ticket::Net(delivery.best())),
        };
        html! { @if let Some(ticket) = ticket { (self.ticket(ticket, x, y)) } }
    }

    /// Pointed at: the route of the best delivery from there, or the way there.
    fn way(&self, stop: &Stop) -> Markup {
        let laid = &self.view.tiles[usize::from(stop.tile)];
        let delivery = best(&stop.deliveries);
        let line = Line::over(self.view, delivery.map_or(&stop.way, |d| &d.route));
        let (x, y, _) = platform(laid);
        let seat = self.view.to_act.unwrap_or(Seat(0));
        html! {
            g.ct-way data-for={ "tile:" (laid.at) } {
                @if let Some(line) = line { (line.draw()) }
                circle.ct-ring cx=(x) cy=(y) r="29" {}
                (engine(seat, x, y, 0.6))
                @if let Some(delivery) = delivery { (self.tickets(delivery)) }
            }
        }
    }

    fn delivering(&self) -> Markup {
        html! {
            g.ct-above {
                @for delivery in &self.view.deliveries {
                    g.ct-way data-for=(delivery_run(delivery)) {
                        @if let Some(line) = Line::over(self.view, &delivery.route) { (line.draw()) }
                        (self.tickets(delivery))
                    }
                }
            }
        }
    }

    /// Income at the station that wants the goods, each tax at the station that takes it.
    fn tickets(&self, delivery: &Delivery) -> Markup {
        let at = |station: u8, second| {
            let tile = self.view.stations[usize::from(station)].tile;
            ticket_place(&self.view.tiles[usize::from(tile)], second)
        };
        let income = delivery.pays.last().copied().unwrap_or(0);
        html! {
            @for tax in &delivery.taxes {
                @let (x, y) = at(tax.station, 0);
                (self.ticket(Ticket::Tax(tax.amount, tax.to), x, y))
            }
            @let (x, y) = at(delivery.to, 1);
            (self.ticket(Ticket::Income(i32::from(income)), x, y))
        }
    }
}

/// Where a ticket lies: on the track of a station beside the engine; outside an upright one, so that name and numbers stay readable.
fn ticket_place(laid: &Laid, second: i32) -> (i32, i32) {
    let (x, y, _, _) = extent(laid);
    match (laid.tile, laid.rot) {
        (Tile::Station(_), 0) => (x + 38 + 126 * second, y + 50),
        (Tile::Station(_), _) => (x + 50, y - 12 + 224 * second),
        _ => (x + 50, y + 50),
    }
}
