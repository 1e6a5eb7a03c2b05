//! The map: the land, rails, dice, Stations with their buildings, and how much is missing where.

use super::{Page, art, forecast};
use crate::content::{City, Content, Space, Spaces, city};
use crate::spell::space_name;
use crate::view::{Owner, View};
use maud::{Markup, PreEscaped, html};
use table::{Say, Spot};

/// Where a small window can be moved to.
const ZONES: [&str; 3] = ["zone-west", "zone-centre", "zone-east"];

/// A box on the map: middle, half width, half height.
type Box4 = (i32, i32, i32, i32);

impl Page<'_> {
    pub(super) fn board(&self) -> Markup {
        let frame = frame(&self.view.set);
        html! {
            section.ts-board.game-main data-step=(self.view.step) aria-label=(self.word("page-map")) {
                div.ts-camera data-camera=(self.look().unwrap_or_default()) tabindex="0" role="group" aria-label=(self.word("page-map")) {
                    div.ts-paper {
                        section.ts-ground {
                            svg viewBox=(frame) aria-hidden="true" { (ground(&self.view.set)) }
                        }
                        section.ts-map {
                            svg viewBox=(frame) role="group" aria-label=(self.word("page-map")) { (self.drawn()) }
                        }
                    }
                }
                nav.ts-zones aria-label=(self.word("page-map")) {
                    @for (zone, key) in ZONES.iter().zip(["page-west", "page-centre", "page-east"]) { button type="button" data-look=(zone) { (self.word(key)) } }
                }
                div.ts-peek data-slot="preview" {}
            }
        }
    }

    /// Where a small window opens: at the gap that lacks least.
    fn look(&self) -> Option<String> {
        let open = self
            .view
            .open
            .iter()
            .fold(0, |bits, space| bits | 1 << space);
        let near = forecast::to_go(self.view);
        let near = near.iter().map(|gap| gap.missing & open).find(|s| *s != 0);
        let space = match near {
            Some(spaces) => spaces.trailing_zeros() as u8,
            None => *self.view.open.first()?,
        };
        self.mine.then(|| format!("space-{space}"))
    }

    fn drawn(&self) -> Markup {
        let view = self.view;
        let set = &view.set;
        let rails = rails(set);
        let band = match view.phase {
            "rolling" | "resolve" => forecast::complete(view, forecast::occupied(view)),
            _ => view
                .groups
                .iter()
                .chain(&view.current)
                .map(|group| group.spaces.iter().fold(0, |bits, s| bits | 1 << s))
                .collect(),
        };
        let painted = band.iter().fold(0, |all, group| all | group);
        html! {
            @for class in ["ts-casing", "ts-bed", "ts-sleepers"] { path.(class) d=(rails) {} }
            @if painted != 0 {
                @let way = way(set, painted);
                @for class in ["ts-halo", "ts-band", "ts-core"] { path.(class) d=(way) {} }
            }
            @for (i, space) in (0..).zip(&set.spaces) { (self.space(i, space)) }
            @for (i, city) in set.cities.iter().enumerate() { (self.city(i, city)) }
            @if view.opened.is_none() { (self.tickets()) }
            @for (third, zone) in (1..).step_by(2).zip(ZONES) { rect data-spot=(zone) x=(set.width / 6 * third) y=(set.height / 2) width="1" height="1" fill="none" {} }
        }
    }

    fn space(&self, i: u8, space: &Space) -> Markup {
        let name = space_name(&self.view.set, i);
        let owner = self.view.rails[usize::from(i)];
        let label = match owner {
            None => Say::new("page-space").text("space", name),
            Some(Owner::White) => Say::new("page-space-white").text("space", name),
            Some(Owner::Seat(seat)) => Say::new("page-space-own")
                .text("space", name)
                .seat("seat", seat),
        };
        html! {
            g.ts-space data-spot=(format_args!("space-{i}")) transform=(format_args!("translate({} {})", space.x, space.y))
                data-token=[self.token(format_args!("space:{i}"))] role="img" aria-label=(self.say(&label)) {
                @match owner {
                    None => {
                        rect.ts-bare x="-16.5" y="-16.5" width="33" height="33" rx="6" {}
                        path.ts-dash d="M-7 0H7" {}
                        rect.ts-lit x="-12.5" y="-12.5" width="25" height="25" rx="4" {}
                        circle.ts-reach r="17.5" {}
                    }
                    Some(Owner::White) => (art::rail_die(None)),
                    Some(Owner::Seat(seat)) => (art::rail_die(Some(seat))),
                }
            }
        }
    }

    fn city(&self, i: usize, at: &City) -> Markup {
        let stands = &self.view.stations[i];
        let least = self.view.stations.iter().map(Vec::len).min().unwrap_or(0);
        let label = Say::new("page-city")
            .say("city", city(at))
            .num("count", stands.len() as i64)
            .num("locations", at.locations)
            .say("bonus", at.bonus.say());
        html! {
            g.ts-city data-spot=(format_args!("city-{i}")) transform=(format_args!("translate({} {})", at.x, at.y))
                data-token=[self.token(format_args!("city:{i}"))] role="img" aria-label=(self.say(&label)) {
                path d="M0 20V36" stroke="var(--casing)" stroke-width="3" {}
                rect.ts-plate x="-49" y="-33" width="98" height="66" rx="7" {}
                path.ts-board-name d="M-49-26a7 7 0 0 1 7-7H42a7 7 0 0 1 7 7V-9H-49z" {}
                text.ts-name y="-15.6" { (self.say(&city(at))) }
                @for place in 0..usize::from(at.locations) {
                    @let x = 29.5 * (place as f32 - f32::from(at.locations - 1) / 2.0);
                    g transform=(format_args!("translate({x} 13)")) {
                        @match stands.get(place) {
                            Some(stand) => {
                                title { (self.say(&Say::new("page-stand").say("building", stand.building.say()).seat("seat", stand.seat))) }
                                (art::stand(stand.building, stand.seat))
                            }
                            None if place <= least => {
                                rect.ts-free x="-12" y="-12" width="24" height="24" rx="3" {}
                                text.ts-level y="5.2" { (["I", "II", "III"][place.min(2)]) }
                            }
                            None => {
                                rect.ts-shut x="-12" y="-12" width="24" height="24" rx="3" {}
                                g transform="translate(0 -.5) scale(.62)" { use href="#ts-padlock" {} }
                            }
                        }
                    }
                }
                g transform="translate(0 43)" { (art::medal(at.bonus)) }
                rect.ts-ring x="-54" y="-38" width="108" height="76" rx="11" {}
            }
        }
    }

    /// "1 to go" beside the gap, where nothing else stands.
    fn tickets(&self) -> Markup {
        let set = &self.view.set;
        let mut taken: Vec<Box4> = Vec::new();
        for at in &set.cities {
            taken.push((at.x.into(), i32::from(at.y) + 13, 50, 48));
        }
        for space in &set.spaces {
            taken.push((space.x.into(), space.y.into(), 19, 20));
        }
        let mut tickets = Vec::new();
        for gap in forecast::to_go(self.view) {
            let space = &set.spaces[gap.missing.trailing_zeros() as usize];
            let (x, y) = (i32::from(space.x), i32::from(space.y));
            let spots = [
                (0, -35),
                (0, 38),
                (62, 0),
                (-62, 0),
                (58, 26),
                (-58, -26),
                (58, -26),
                (-58, 26),
            ];
            let spots = spots.map(|(dx, dy)| (x + dx, y + dy, 38, 13));
            if let Some(spot) = spots.into_iter().find(|spot| free(set, spot, &taken)) {
                taken.push(spot);
                tickets.push((spot, gap.count));
            }
        }
        html! {
            @for ((x, y, ..), count) in tickets {
                g.ts-ticket transform=(format_args!("translate({x} {y})")) {
                    path d="M-36-12H36V-4a4 4 0 0 0 0 8V12H-36V4a4 4 0 0 0 0-8z" {}
                    text y="5.4" { (self.say(&Say::new("page-to-go").num("count", count))) }
                }
            }
        }
    }
}

/// Whether a ticket can lie here.
fn free(set: &Content, spot: &Box4, taken: &[Box4]) -> bool {
    let (x, y, w, h) = *spot;
    let inside = x - w > 34
        && y - h > 66
        && x + w < i32::from(set.width) - 30
        && y + h < i32::from(set.height) - 50;
    let clash = |(ox, oy, ow, oh): &Box4| (x - ox).abs() < w + ow && (y - oy).abs() < h + oh;
    inside && !taken.iter().any(clash)
}

/// The window on the map: what the cities need, a little less than the whole box of the base set.
fn frame(set: &Content) -> String {
    if is_america(set) {
        "30 64 1284 750".to_owned()
    } else {
        format!("0 0 {} {}", set.width, set.height)
    }
}

/// Whether the cities lie where the drawn land has them.
fn is_america(set: &Content) -> bool {
    let places = |set: &Content| set.cities.iter().map(|c| (c.x, c.y)).collect::<Vec<_>>();
    places(set) == places(&Content::base())
}

fn ground(set: &Content) -> Markup {
    html! {
        @if is_america(set) {
            (PreEscaped(include_str!("land.svg")))
        } @else {
            rect width=(set.width) height=(set.height) fill="var(--land-c)" {}
        }
    }
}

/// All rails as one path, under the signs of the Stations.
fn rails(set: &Content) -> String {
    way(set, u64::MAX)
}

/// The rails between these spaces and to their Stations.
fn way(set: &Content, among: Spaces) -> String {
    let mut path = String::new();
    let mut line = |from: (u16, u16), to: (u16, u16)| {
        path.push_str(&format!("M{} {}L{} {}", from.0, from.1, to.0, to.1));
    };
    for (i, space) in set.spaces.iter().enumerate() {
        if among & 1 << i == 0 {
            continue;
        }
        for (other, to) in set.spaces.iter().enumerate().take(i) {
            if space.next & among & 1 << other != 0 {
                line((to.x, to.y), (space.x, space.y));
            }
        }
        if let Some(end) = space.city {
            let end = &set.cities[usize::from(end)];
            line((end.x, end.y), (space.x, space.y));
        }
    }
    path
}

/// Every rail space and every city, while the map lies on the table.
pub(super) fn spots(view: &View) -> Vec<Spot> {
    if view.opened.is_some() {
        return Vec::new();
    }
    let spot = |kind: &str, i: usize, name: Say| Spot {
        spot: format!("{kind}-{i}").parse().expect("a word and a number"),
        name,
    };
    let set = &view.set;
    let space = |i: u8| {
        spot(
            "space",
            i.into(),
            Say::new("spot-space").text("space", space_name(set, i)),
        )
    };
    let cities = set.cities.iter().enumerate();
    cities
        .map(|(i, at)| spot("city", i, city(at)))
        .chain((0..set.spaces.len() as u8).map(space))
        .collect()
}
