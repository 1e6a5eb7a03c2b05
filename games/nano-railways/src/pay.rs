//! What a target asks for, and what each set of cards can pay (2.4).

mod prices;

pub(crate) use prices::{Prices, Subsets};

use crate::action::Pay;
use crate::content::{Content, Icon, Kind, SLOTS, Slot, Slots};

/// A card carries four rails at most, of which one may count two.
pub(crate) const MOST_RAILS: u8 = 15;

/// A set of building types: the ends of a link, or a destination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kinds(u8);

impl Kinds {
    pub(crate) const fn one(kind: Kind) -> Kinds {
        Kinds(1 << kind as u8)
    }

    pub(crate) const fn two(a: Kind, b: Kind) -> Kinds {
        Kinds(1 << a as u8 | 1 << b as u8)
    }

    const fn has(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }
}

/// What an action with all its choices asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    /// Rails of exactly this length (N21) and a destination of one of these types, or two others (N8).
    Buy(u8, Kinds),
    /// `U` and a destination part.
    Upgrade(Kinds),
    /// `T` and a destination part.
    Move(Kind),
    /// `B`.
    Build,
    /// `W`.
    Hire,
    /// `P`.
    Add,
    /// One or more `$`.
    Capital,
    /// One or more `-` (N15).
    Clean,
}

/// What is wrong with a payment, in the order in which it is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unpaid {
    /// No needed icon in the listed slots.
    Icon,
    /// No rails of theirs sum to the length.
    Rails,
    /// Neither a matching destination nor two others.
    Destination,
    /// All present, but no selection touches every listed slot.
    Slot,
}

impl Need {
    /// Whether this icon is the one asked for (N26); rails and destinations aside.
    fn is_for(self, icon: Icon) -> bool {
        match self {
            Need::Buy(..) => false,
            Need::Upgrade(_) => icon == Icon::Upgrade,
            Need::Move(_) => icon == Icon::Ticket,
            Need::Build => icon == Icon::Build,
            Need::Hire => icon == Icon::Worker,
            Need::Add => icon == Icon::Passenger,
            Need::Capital => matches!(icon, Icon::Capital(_)),
            Need::Clean => icon == Icon::Clean,
        }
    }

    const fn one_icon(self) -> bool {
        !matches!(self, Need::Buy(..))
    }

    /// Whether several of the icons may be played.
    const fn many(self) -> bool {
        matches!(self, Need::Capital | Need::Clean)
    }

    const fn rails(self) -> Option<u8> {
        match self {
            Need::Buy(length, _) => Some(length),
            _ => None,
        }
    }

    const fn destination(self) -> Option<Kinds> {
        match self {
            Need::Buy(_, kinds) | Need::Upgrade(kinds) => Some(kinds),
            Need::Move(kind) => Some(Kinds::one(kind)),
            _ => None,
        }
    }
}

/// Every selection that touches the slots seen so far, as the set of what it has gathered. The place of a bit counts the rail
/// units in its low four bits, and above them the destinations: none, a matching one, one other, two others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Gathered {
    /// Without the icon asked for.
    without: u64,
    /// With it.
    with: u64,
}

const NOTHING: u64 = 1;
/// The places with a given destination part.
const NONE: u64 = 0xFFFF;
const MATCHED: u64 = NONE << 16;
const ONE_OTHER: u64 = NONE << 32;
const TWO_OTHERS: u64 = NONE << 48;

impl Gathered {
    const START: Gathered = Gathered {
        without: NOTHING,
        with: 0,
    };
    const NOT: Gathered = Gathered {
        without: 0,
        with: 0,
    };

    const fn is_empty(self) -> bool {
        self.without | self.with == 0
    }

    const fn or(self, other: Gathered) -> Gathered {
        Gathered {
            without: self.without | other.without,
            with: self.with | other.with,
        }
    }

    /// With one more icon played.
    fn play(self, need: Need, icon: Icon) -> Gathered {
        let each = |step: fn(u64, u32) -> u64, by: u32| Gathered {
            without: step(self.without, by),
            with: step(self.with, by),
        };
        match icon {
            Icon::Rail(units) if need.rails().is_some() => each(add_rails, units.into()),
            Icon::To(kind) => match need.destination() {
                Some(kinds) if kinds.has(kind) => each(|set, _| (set & NONE) << 16, 0),
                Some(_) => each(|set, _| (set & NONE) << 32 | (set & ONE_OTHER) << 16, 0),
                None => Gathered::NOT,
            },
            icon if need.is_for(icon) => Gathered {
                without: 0,
                with: self.without | if need.many() { self.with } else { 0 },
            },
            _ => Gathered::NOT,
        }
    }

    /// With one or both icons of a slot played.
    fn touch(self, need: Need, slot: Slot) -> Gathered {
        let one = self.play(need, slot.0);
        let Some(second) = slot.1 else {
            return one;
        };
        one.or(self.play(need, second)).or(one.play(need, second))
    }

    /// With the listed slots of a card touched, every one of them.
    fn touch_all(self, need: Need, slots: &[Slot; SLOTS], mask: u8) -> Gathered {
        if mask >> SLOTS != 0 {
            return Gathered::NOT;
        }
        let listed = (0..SLOTS).filter(|at| mask >> at & 1 == 1);
        listed.fold(self, |so_far, at| so_far.touch(need, slots[at]))
    }

    /// The rail lengths for which nothing is missing and nothing left over.
    fn met(self, need: Need) -> u16 {
        let set = if need.one_icon() {
            self.with
        } else {
            self.without
        };
        match need.destination() {
            Some(_) => ((set & MATCHED) >> 16 | (set & TWO_OTHERS) >> 48) as u16,
            None => (set & NONE) as u16,
        }
    }
}

/// Moves every place up by so many rail units; what would pass the end is more than any hand holds.
fn add_rails(set: u64, units: u32) -> u64 {
    let fits = match units {
        1 => 0x7FFF_7FFF_7FFF_7FFF,
        _ => 0x3FFF_3FFF_3FFF_3FFF,
    };
    (set & fits) << units
}

/// The icons of the listed slots.
fn icons(side: impl Fn(u8) -> Option<Slots>, pay: &Pay) -> impl Iterator<Item = Icon> {
    pay.parts().flat_map(move |(card, mask)| {
        let slots = side(card).into_iter().flatten().enumerate();
        let listed = slots.filter(move |(at, _)| mask >> at & 1 == 1);
        listed.flat_map(|(_, slot)| slot.icons())
    })
}

/// The icons of the listed slots that are asked for: of `$` and `-` all are played.
pub(crate) fn played(content: &Content, need: Need, pay: &Pay) -> impl Iterator<Item = Icon> {
    icons(|card| content.slots(card), pay).filter(move |icon| need.is_for(*icon))
}

/// Whether some selection uses at least one icon in every listed slot and none elsewhere, with nothing left over (2.4).
/// `side` knows the action sides that are there.
pub(crate) fn judge(
    side: impl Fn(u8) -> Option<Slots> + Copy,
    need: Need,
    pay: &Pay,
) -> Result<(), Unpaid> {
    let icons = || icons(side, pay);
    if need.one_icon() && !icons().any(|icon| need.is_for(icon)) {
        return Err(Unpaid::Icon);
    }
    if let Some(length) = need.rails() {
        let sums = icons().fold(NOTHING, |sums, icon| match icon {
            Icon::Rail(units) => sums | sums << units,
            _ => sums,
        });
        if length >= 64 || sums >> length & 1 == 0 {
            return Err(Unpaid::Rails);
        }
    }
    if let Some(kinds) = need.destination() {
        let matching = |icon: &Icon| matches!(icon, Icon::To(kind) if kinds.has(*kind));
        let others = |icon: &Icon| matches!(icon, Icon::To(kind) if !kinds.has(*kind));
        if !icons().any(|icon| matching(&icon)) && icons().filter(others).count() < 2 {
            return Err(Unpaid::Destination);
        }
    }
    let mut gathered = Gathered::START;
    for (card, mask) in pay.parts() {
        let slots = side(card);
        gathered = slots.map_or(Gathered::NOT, |slots| {
            gathered.touch_all(need, &slots, mask)
        });
    }
    match gathered.met(need) >> need.rails().unwrap_or(0) & 1 {
        1 => Ok(()),
        _ => Err(Unpaid::Slot),
    }
}
