//! A station as a tile: the good it wants, its name, its tax, its numbers with the cubes on them, its manager.

use super::{
    Page, name_of,
    pieces::{manager, roundel},
};
use crate::content;
use maud::{Markup, html};
use table::Seat;

/// A name on a plate: how far it must be squeezed to fit, and whether it is written sign under sign where it stands upright.
struct Plate {
    name: String,
    squeezed: Option<u32>,
    column: bool,
}

impl Plate {
    fn new(name: String, room: u32) -> Plate {
        let broad = |sign: char| u32::from(sign) > 0x2E80;
        let width: u32 = name.chars().map(|c| if broad(c) { 16 } else { 9 }).sum();
        Plate {
            squeezed: (width > room).then_some(room),
            column: !name.is_empty() && name.chars().all(broad) && name.chars().count() < 6,
            name,
        }
    }

    fn draw(&self, transform: &str) -> Markup {
        let adjust = self.squeezed.map(|_| "spacingAndGlyphs");
        html! { text.ct-name transform=(transform) textLength=[self.squeezed] lengthAdjust=[adjust] { (self.name) } }
    }
}

impl Page<'_> {
    /// The tile of a station, about its upper left corner. An upright station is a layout of its own, not a rotated picture.
    pub(super) fn station_tile(
        &self,
        station: &content::Station,
        rot: u8,
        cubes: u8,
        managed: Option<Seat>,
    ) -> Markup {
        if rot == 0 {
            self.lying(station, cubes, managed)
        } else {
            self.upright(station, cubes, managed)
        }
    }

    fn lying(&self, station: &content::Station, cubes: u8, managed: Option<Seat>) -> Markup {
        // Four numbers at their full distance, six drawn closer together.
        let step = 34.min(132 / station.green.len().max(1) as i32);
        let plate = Plate::new(self.say(&name_of(station)), 118);
        html! {
            rect x="1" y="1" width="198" height="98" rx="6" fill="var(--stone)" {}
            use href="#ct-bed" {}
            rect.ct-plate x="30" y="4.5" width="134" height="22" rx="3" {}
            (plate.draw("translate(103 21)"))
            (roundel(station.wants, 22.0, 21.0, 0.93))
            (shield(station.tax, 182, 17))
            @for (at, number) in (0..).zip(&station.green) { (self.number(station, at, *number, cubes, 20 + step * i32::from(at), 83)) }
            @if let Some(seat) = managed { (manager(seat, 180.0, 79.0)) }
            rect.ct-edge x="1" y="1" width="198" height="98" rx="6" {}
        }
    }

    fn upright(&self, station: &content::Station, cubes: u8, managed: Option<Seat>) -> Markup {
        let step = 33.min(132 / station.green.len().max(1) as i32);
        let plate = Plate::new(self.say(&name_of(station)), 112);
        html! {
            rect x="1" y="1" width="98" height="198" rx="6" fill="var(--stone)" {}
            use href="#ct-bed" transform="translate(100 0) rotate(90)" {}
            rect.ct-plate x="73" y="40" width="22" height="120" rx="3" {}
            @if plate.column {
                @for (at, sign) in (0..).zip(plate.name.chars()) { text.ct-name x="84" y=(64 + 20 * at) { (sign) } }
            } @else {
                (plate.draw("translate(89 100) rotate(-90)"))
            }
            (roundel(station.wants, 84.0, 22.0, 0.88))
            (shield(station.tax, 16, 19))
            @for (at, number) in (0..).zip(&station.green) { (self.number(station, at, *number, cubes, 16, 56 + step * i32::from(at))) }
            @if let Some(seat) = managed { (manager(seat, 83.0, 178.0)) }
            rect.ct-edge x="1" y="1" width="98" height="198" rx="6" {}
        }
    }

    /// A green number, or the cube that covers it and repeats it: cubes lie on the highest numbers.
    fn number(
        &self,
        station: &content::Station,
        at: u8,
        number: u8,
        cubes: u8,
        x: i32,
        y: i32,
    ) -> Markup {
        let covered = usize::from(at) + usize::from(cubes) >= station.green.len();
        html! {
            g transform={ "translate(" (x) " " (y) ")" } {
                @if covered { use href="#ct-cube" {} text.ct-on-cube x="-3" y="9" { (number) } }
                @else { use href="#ct-disc" {} text.ct-on-disc y="5.6" { (number) } }
            }
        }
    }
}

/// The red number: what its manager is paid by others.
fn shield(tax: u8, x: i32, y: i32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } { use href="#ct-shield" {} text.ct-on-disc y="4.6" { (tax) } }
    }
}
