//! What can be delivered from where the engine stands: a plate for each pair of stations, with a picker for the loads.

use super::{
    Page, delivery_run,
    pieces::{cube, seat_mark, signed, wanted},
    station_name,
};
use crate::{content::Country, view::Delivery};
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn plates(&self) -> Markup {
        let mut deliveries: Vec<&Delivery> = self.view.deliveries.iter().collect();
        deliveries.sort_by_key(|delivery| -delivery.best());
        html! {
            div.ct-panel {
                header {
                    h3 { (self.word("page-from-here")) }
                    @if deliveries.iter().any(|d| d.load != Country::House) { div.ct-button data-token="goods" { (self.word("page-goods")) } }
                    @if deliveries.iter().any(|d| d.load == Country::House) { div.ct-button data-token="people" { (self.word("plate-people")) } }
                    div.ct-button data-token="skip" { (self.word("page-skip")) }
                }
                ul.ct-plates {
                    @for delivery in deliveries { (self.plate(delivery)) }
                }
            }
        }
    }

    fn plate(&self, delivery: &Delivery) -> Markup {
        let people = delivery.load == Country::House;
        let most = delivery.pays.len();
        let income = delivery.pays.last().copied().unwrap_or(0);
        let title = if people {
            Say::new("plate-people")
        } else {
            Say::new("plate-goods").say("good", delivery.load.say())
        };
        html! {
            li.ct-plateframe {
                button.ct-deliver type="button" data-run=(delivery_run(delivery)) {
                    span.ct-head { (wanted(delivery.load, 26)) b { (self.say(&title)) } b.ct-sum.ct-minus[delivery.best() < 0] { (signed(delivery.best())) } }
                    span { (self.say(&station_name(self.view, delivery.from))) (if people { " – " } else { " → " }) (self.say(&station_name(self.view, delivery.to))) }
                    span.ct-parts {
                        b.ct-plus { (signed(i32::from(income))) }
                        @for tax in &delivery.taxes { b.ct-minus { (signed(-i32::from(tax.amount))) } (seat_mark(tax.to, 13)) span.visually-hidden { (self.name(tax.to)) } }
                        @if delivery.taxes.is_empty() { span { (self.word("page-no-tax")) } }
                        (self.cubes_after(delivery, if people { 0 } else { most as u8 }))
                    }
                }
                @if !people {
                    div.ct-loads {
                        span { (self.word("page-loads")) }
                        @for (loads, pays) in (1..).zip(&delivery.pays) {
                            div.ct-load data-token={ "loads:" (loads) } { (loads) " · $" (pays) }
                        }
                    }
                }
            }
        }
    }

    /// The pool before and after.
    fn cubes_after(&self, delivery: &Delivery, spent: u8) -> Markup {
        let pool = self
            .view
            .to_act
            .and_then(|seat| self.view.seats.get(seat.index()))
            .map_or(0, |purse| purse.pool);
        let after = (pool + delivery.returns).saturating_sub(spent);
        html! {
            span.ct-pool { (cube(16)) span.visually-hidden { (self.word("page-cubes")) } (pool) " → " (after) }
        }
    }
}
