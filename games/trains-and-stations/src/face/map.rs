//! The map: rails, dice, Stations with their buildings.

use super::Page;
use crate::content::{City, Space, city};
use crate::spell::space_name;
use crate::view::Owner;
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn map(&self) -> Markup {
        let set = &self.view.set;
        html! {
            svg.ts-map viewBox=(format_args!("0 0 {} {}", set.width, set.height)) role="group" aria-label=(self.word("page-map")) {
                g.ts-rails {
                    @for (i, space) in set.spaces.iter().enumerate() {
                        @for other in 0..i {
                            @if space.next & 1 << other != 0 { (rail(at(space), at(&set.spaces[other]))) }
                        }
                        @if let Some(end) = space.city {
                            @let end = &set.cities[usize::from(end)];
                            (rail(at(space), (end.x, end.y)))
                        }
                    }
                }
                @for (i, space) in (0..).zip(&set.spaces) { (self.space(i, space)) }
                @for (i, city) in set.cities.iter().enumerate() { (self.city(i, city)) }
            }
        }
    }

    fn space(&self, i: u8, space: &Space) -> Markup {
        let name = space_name(&self.view.set, i);
        let owner = self.view.rails[usize::from(i)];
        let (label, class) = match owner {
            None => (Say::new("page-space").text("space", name), "ts-empty"),
            Some(Owner::White) => (Say::new("page-space-white").text("space", name), "ts-white"),
            Some(Owner::Seat(seat)) => (
                Say::new("page-space-own")
                    .text("space", name)
                    .seat("seat", seat),
                seat_class(seat.0),
            ),
        };
        html! {
            g.ts-space.(class) id=(format_args!("space-{i}")) data-token=[self.token(format_args!("space:{i}"))] role="img" aria-label=(self.say(&label)) {
                rect x=(space.x.saturating_sub(15)) y=(space.y.saturating_sub(15)) width="30" height="30" rx="5" {}
            }
        }
    }

    fn city(&self, i: usize, at: &City) -> Markup {
        let stands = &self.view.stations[i];
        let label = Say::new("page-city")
            .say("city", city(at))
            .num("count", stands.len() as i64)
            .num("locations", at.locations)
            .say("bonus", at.bonus.say());
        html! {
            g.ts-city id=(format_args!("city-{i}")) data-token=[self.token(format_args!("city:{i}"))] role="img" aria-label=(self.say(&label)) {
                circle cx=(at.x) cy=(at.y) r="40" {}
                text.ts-name x=(at.x) y=(at.y - 12) { (self.say(&city(at))) }
                text.ts-bonus x=(at.x) y=(at.y + 6) { (self.say(&at.bonus.say())) }
                @for place in 0..usize::from(at.locations) {
                    @let x = usize::from(at.x) + 24 * place - 12 * usize::from(at.locations);
                    @match stands.get(place) {
                        Some(stand) => {
                            @let who = Say::new("page-stand").say("building", stand.building.say()).seat("seat", stand.seat);
                            g.ts-stand.(seat_class(stand.seat.0)) {
                                title { (self.say(&who)) }
                                rect x=(x + 2) y=(at.y + 12) width="20" height="18" {}
                                text x=(x + 12) y=(at.y + 26) { (self.say(&stand.building.say()).chars().take(1).collect::<String>()) }
                            }
                        }
                        None => { rect.ts-location x=(x + 2) y=(at.y + 12) width="20" height="18" {} }
                    }
                }
            }
        }
    }
}

const fn at(space: &Space) -> (u16, u16) {
    (space.x, space.y)
}

fn rail(from: (u16, u16), to: (u16, u16)) -> Markup {
    html! { line x1=(from.0) y1=(from.1) x2=(to.0) y2=(to.1) {} }
}

/// The colour of a seat.
pub(super) const fn seat_class(seat: u8) -> &'static str {
    match seat {
        0 => "ts-amber",
        1 => "ts-blue",
        2 => "ts-rose",
        3 => "ts-teal",
        _ => "ts-violet",
    }
}
