//! Scores: VP by source, Missions, and at the end monopolies (2.12).

use crate::content::{Content, Good, Shows};
use crate::state::{MOST_SEATS, Phase, Source, TrainsAndStations};
use table::{Item, Say, Seat, Sheet};

impl Source {
    const ALL: [Source; 6] = [
        Source::Start,
        Source::Completion,
        Source::Bonus,
        Source::Unserved,
        Source::Speculation,
        Source::Strike,
    ];

    /// The rulebook's anchor.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Source::Start => "setup",
            Source::Completion => "delivery",
            Source::Bonus => "majority",
            Source::Unserved => "T29",
            Source::Speculation => "T39",
            Source::Strike => "strike",
        }
    }

    /// What it is called.
    pub(crate) const fn say(self) -> Say {
        Say::new(match self {
            Source::Start => "item-start",
            Source::Completion => "item-completions",
            Source::Bonus => "item-bonuses",
            Source::Unserved => "item-unserved-buildings",
            Source::Speculation => "item-speculations",
            Source::Strike => "item-strikes",
        })
    }
}

/// A scored Mission; its value is not taken from the pool (2.8).
pub(crate) fn mission_item(content: &Content, seat: Seat, face: u8) -> Item {
    let power = &content.powers[usize::from(face)];
    let value = match power.shows {
        Shows::Mission { value, .. } => value,
        Shows::Pair(..) => 0,
    };
    Item {
        seat,
        unit: "points",
        value: value.into(),
        say: power.say(content),
        rule: "missions",
    }
}

impl TrainsAndStations {
    /// Goods cards and icons of the Goods pairs held (T45).
    pub(crate) fn quantity(&self, seat: Seat, good: Good) -> u8 {
        let player = self.player(seat);
        let icons = player.hand.faces().iter().filter(|face| {
            let shows = self.content.powers[usize::from(**face)].shows;
            matches!(shows, Shows::Pair(one, other) if one == good || other == good)
        });
        player.goods[good as usize] + icons.count() as u8
    }

    /// Every seat with most of a good scores it in full, ties included.
    pub(crate) fn monopoly_items(&self, seat: Seat) -> Vec<Item> {
        let item = |good: Good| {
            let mut counts = [0; MOST_SEATS];
            for other in Seat::all(self.now.seats) {
                counts[other.index()] = self.quantity(other, good);
            }
            let most = counts.iter().copied().max().unwrap_or(0);
            let own = counts[seat.index()];
            (own > 0 && own == most).then(|| Item {
                seat,
                unit: "points",
                value: self.content.monopolies[good as usize].into(),
                say: Say::new("item-monopoly")
                    .say("good", good.say())
                    .num("count", own),
                rule: "monopolies",
            })
        };
        Good::ALL.into_iter().filter_map(item).collect()
    }

    /// Every seat's sheet. Until the end only VP and scored Missions are public; a tie is broken by Gold (T46).
    pub(crate) fn scores(&self) -> Vec<Sheet> {
        let over = self.now.phase == Phase::Over;
        let sheet = |seat: Seat| {
            let player = self.player(seat);
            let mut items = Vec::new();
            for source in Source::ALL {
                let value = player.sources[source as usize];
                if value != 0 {
                    items.push(Item {
                        seat,
                        unit: "points",
                        value: value.into(),
                        say: source.say(),
                        rule: source.rule(),
                    });
                }
            }
            let scored = player.scored.faces().iter();
            items.extend(scored.map(|face| mission_item(&self.content, seat, *face)));
            let mut gold = 0;
            if over {
                items.extend(self.monopoly_items(seat));
                gold = self.quantity(seat, Good::Gold).into();
            }
            (seat, items, vec![gold])
        };
        Sheet::ranked(Seat::all(self.now.seats).map(sheet))
    }
}
