//! The four tracks and their limits, and every step on them with its cause.

use crate::spell::At;
use crate::state::{MOST_CAPITAL, MOST_POLLUTION, MOST_WORKERS, State};
use crate::tales::PLAYER;
use table::{Item, Say};

/// Why a track moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// Slots of a card beyond the first (N9).
    Slots,
    /// A railworker lays the link.
    Laid,
    /// A marker on the map (N17).
    Marker,
    /// A marker back in the supply (N10).
    Returned,
    /// The price of a building die.
    Price,
    /// Buildings entered on a trip.
    Stops,
    /// The bonus of C.
    Commerce,
    /// What C and I do to the air.
    Smoke,
    /// The bonus of I.
    Industry,
    /// The bonus of R.
    Residence,
    /// What a leisure conversion costs (N13).
    Ticketed,
    /// What a leisure conversion brings.
    Leisure,
    /// Rail income of a link.
    Income,
    /// Rail income of an upgraded link.
    DoubleIncome,
    /// A `W` icon.
    Hired,
    /// `$` icons.
    Raised,
    /// `-` icons (N15).
    Cleaned,
}

impl Cause {
    const fn unit(self) -> &'static str {
        match self {
            Cause::Slots | Cause::Smoke | Cause::Residence | Cause::Cleaned => "pollution",
            Cause::Laid | Cause::Industry | Cause::Hired => "workers",
            Cause::Marker | Cause::Returned => "points",
            Cause::Stops | Cause::Leisure => "profit",
            Cause::Price
            | Cause::Commerce
            | Cause::Ticketed
            | Cause::Income
            | Cause::DoubleIncome
            | Cause::Raised => "capital",
        }
    }

    const fn worded(self) -> (&'static str, &'static str) {
        match self {
            Cause::Slots => ("item-slots", "N9"),
            Cause::Laid => ("item-laid", "buy"),
            Cause::Marker => ("item-marker", "N17"),
            Cause::Returned => ("item-returned", "N10"),
            Cause::Price => ("item-price", "build"),
            Cause::Stops => ("item-stops", "move"),
            Cause::Commerce => ("item-commerce", "move"),
            Cause::Smoke => ("item-smoke", "move"),
            Cause::Industry => ("item-industry", "move"),
            Cause::Residence => ("item-residence", "move"),
            Cause::Ticketed | Cause::Leisure => ("item-leisure", "N13"),
            Cause::Income => ("item-income", "move"),
            Cause::DoubleIncome => ("item-double-income", "upgrade"),
            Cause::Hired => ("item-hired", "hire"),
            Cause::Raised => ("item-raised", "capital"),
            Cause::Cleaned => ("item-cleaned", "N15"),
        }
    }
}

/// No action moves a track more often: a trip of six links to a leisure building, paid with several slots.
const MOST: usize = 12;

/// The steps of an action, in order; what a limit takes away is not counted.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Steps {
    steps: [Option<Step>; MOST],
    len: usize,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    cause: Cause,
    by: i8,
    /// The link it comes from.
    link: u8,
}

impl Steps {
    /// Notes a step, unless nothing moved.
    pub(crate) fn note(&mut self, cause: Cause, by: i8) {
        self.note_link(cause, by, 0);
    }

    pub(crate) fn note_link(&mut self, cause: Cause, by: i8, link: u8) {
        if by != 0 {
            self.steps[self.len] = Some(Step { cause, by, link });
            self.len += 1;
        }
    }

    /// The steps as items.
    pub(crate) fn items(&self) -> Vec<Item> {
        let item = |step: &Step| {
            let (key, rule) = step.cause.worded();
            let say = match step.cause {
                Cause::Income | Cause::DoubleIncome => {
                    Say::new(key).text("link", At(step.link).to_string())
                }
                _ => Say::new(key),
            };
            Item {
                seat: PLAYER,
                unit: step.cause.unit(),
                value: step.by.into(),
                say,
                rule,
            }
        };
        self.steps.iter().flatten().map(item).collect()
    }
}

fn moved(track: &mut u8, by: i8, least: u8, most: u8) -> i8 {
    let before = *track as i8;
    let after = (before + by).clamp(least as i8, most as i8);
    *track = after as u8;
    after - before
}

impl State {
    /// Pollution stays within 1 to 13.
    pub(crate) fn pollute(&mut self, by: i8, cause: Cause, steps: &mut Steps) {
        steps.note(cause, moved(&mut self.pollution, by, 1, MOST_POLLUTION));
    }

    /// Capital stays within 0 to 20.
    pub(crate) fn earn(&mut self, by: i8, cause: Cause, steps: &mut Steps) {
        self.earn_on(by, cause, 0, steps);
    }

    /// Rail income of a link.
    pub(crate) fn earn_on(&mut self, by: i8, cause: Cause, link: u8, steps: &mut Steps) {
        let moved = moved(&mut self.capital, by, 0, MOST_CAPITAL);
        steps.note_link(cause, moved, link);
    }

    /// Workers stay within 0 to 6.
    pub(crate) fn staff(&mut self, by: i8, cause: Cause, steps: &mut Steps) {
        steps.note(cause, moved(&mut self.workers, by, 0, MOST_WORKERS));
    }

    /// Profit has no limit.
    pub(crate) fn gain(&mut self, by: u8, cause: Cause, steps: &mut Steps) {
        self.profit += u16::from(by);
        steps.note(cause, by as i8);
    }
}
