//! The daily challenge (part 9): one deal for everybody, the objective by the day of the week.

use crate::content::Icon;
use crate::deal::{Objective, Options, deal};
use table::{Dice, luck::plain_seed};

/// From Monday on; Sunday is for Rail Barons.
const WEEK: [&[Objective]; 7] = [
    &[Objective::Economist],
    &[Objective::Conductor],
    &[Objective::Economist],
    &[Objective::Engineer],
    &[Objective::Economist],
    &[Objective::Mayor],
    &[Objective::Mayor, Objective::Conductor],
];

/// The day's options and seed: the first, or on an Engineer's day the first whose deck can upgrade.
pub(crate) fn challenge(weekday: u8, draw: &dyn Fn(u32) -> u64) -> Option<(Options, u64)> {
    let objectives = WEEK.get(usize::from(weekday))?.to_vec();
    let engineers = objectives.contains(&Objective::Engineer);
    let options = Options {
        objectives,
        ..Options::default()
    };
    let seeds = (0..).map(draw);
    let mut fit = seeds.filter(|seed| !engineers || can_upgrade(&options, *seed));
    let seed = fit.next()?;
    Some((options, seed))
}

fn can_upgrade(options: &Options, seed: u64) -> bool {
    deal(options, 1, &mut Dice::keyed(plain_seed(seed), 0)).is_ok_and(|game| {
        let deck = game.now.hand.and(game.now.pool);
        let slots = deck
            .iter()
            .filter_map(|id| game.content.card(id))
            .flat_map(|card| card.slots);
        slots
            .flat_map(|slot| slot.icons())
            .any(|icon| icon == Icon::Upgrade)
    })
}
