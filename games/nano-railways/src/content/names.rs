//! What things are called.

use super::{Icon, Kind};
use table::Say;

impl Kind {
    /// Its name.
    pub const fn say(self) -> Say {
        Say::new(match self {
            Kind::R => "kind-R",
            Kind::L => "kind-L",
            Kind::C => "kind-C",
            Kind::I => "kind-I",
        })
    }
}

impl Icon {
    /// The name of its kind: `$` without a value.
    pub(crate) fn say_kind(self) -> Say {
        match self {
            Icon::Capital(_) => Say::new("icon-capital"),
            other => other.say(),
        }
    }

    /// Its name.
    pub fn say(self) -> Say {
        match self {
            Icon::Ticket => Say::new("icon-ticket"),
            Icon::Rail(units) => Say::new("icon-rails").num("units", units),
            Icon::Passenger => Say::new("icon-passenger"),
            Icon::Worker => Say::new("icon-worker"),
            Icon::To(kind) => Say::new("icon-to").say("kind", kind.say()),
            Icon::Upgrade => Say::new("icon-upgrade"),
            Icon::Clean => Say::new("icon-clean"),
            Icon::Build => Say::new("icon-build"),
            Icon::Capital(capital) => Say::new("icon-capital-of").num("capital", capital),
        }
    }
}
