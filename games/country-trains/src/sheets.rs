//! Scores (5.3): money, split into what it came from.

use crate::state::CountryTrains;
use table::{Item, Say, Seat, Sheet};

impl CountryTrains {
    /// A seat's money by its sources (C23).
    pub(crate) fn money_items(&self, seat: Seat) -> Vec<Item> {
        let purse = self.purse(seat);
        let item = |key: &'static str, value: i32, rule: &'static str| Item {
            seat,
            unit: "dollars",
            value,
            say: Say::new(key),
            rule,
        };
        vec![
            item("item-all-goods", purse.goods.into(), "deliver"),
            item("item-all-people", purse.people.into(), "people"),
            item("item-tax-received", purse.tax_in.into(), "tax"),
            item("item-tax-paid", -i32::from(purse.tax_out), "tax"),
        ]
    }

    /// Every seat's sheet. Equal money is a shared win: nothing breaks a tie (C27).
    pub(crate) fn scores(&self) -> Vec<Sheet> {
        let sheet = |seat| (seat, self.money_items(seat), Vec::new());
        Sheet::ranked(Seat::all(self.now.seats).map(sheet))
    }
}
