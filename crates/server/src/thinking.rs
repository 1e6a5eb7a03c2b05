//! A bot at a table of the house: it is handed a glimpse of its seat, never the table.

use bots::Bot;
use shelf::Visitor;
use table::{Dice, Eye, Face, Path, Seat, Seated, Table};

/// What a bot of this level plays; none if there is no such bot.
pub(crate) fn think(table: &dyn Table, level: &str, seat: Seat, luck: u64) -> Option<Path> {
    let bot = level.parse().ok()?;
    shelf::with(
        table.card().id,
        Thought {
            table,
            bot,
            seat,
            luck,
        },
    )?
}

struct Thought<'t> {
    table: &'t dyn Table,
    bot: Bot,
    seat: Seat,
    luck: u64,
}

impl Visitor for Thought<'_> {
    type Out = Option<Path>;

    fn visit<G: Face + Eye>(self) -> Option<Path> {
        let seated = self.table.as_any().downcast_ref::<Seated<G>>()?;
        let mut dice = Dice::fast(self.luck);
        let glimpse = seated.glimpse(self.seat, &mut dice);
        let action = bots::choose(self.bot, self.seat, &glimpse, &mut dice);
        Some(glimpse.path(&action))
    }
}
