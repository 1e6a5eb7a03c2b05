//! The list of laws: a name for each and the sentence it stands for.

use std::fmt;

macro_rules! laws {
    ($($law:ident: $says:literal,)*) => {
        /// One thing every game promises at every step.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Law {
            $(#[doc = $says] $law,)*
        }

        impl Law {
            /// Every law, rules first, then secrets, then faces and words.
            pub const ALL: &'static [Law] = &[$(Law::$law),*];

            /// The law as a sentence.
            pub const fn says(self) -> &'static str {
                match self {
                    $(Law::$law => $says,)*
                }
            }
        }
    };
}

laws! {
    Steady: "Nothing that can be sent or asked makes a game panic.",
    Options: "Whatever the lobby lets one choose survives being written down, and is dealt or refused in words.",
    Ends: "A game ends within its declared length.",
    Asked: "Offers are made to the seats that are asked and to nobody else, and only those seats can act.",
    Offers: "Offers are sorted, unique, and pass the check.",
    StandsFor: "What passes the check without being offered stands for an offer that leads to the same or to no worse.",
    Refused: "Refused input changes nothing.",
    Replay: "The same seed and the same paths give the same game at every step.",
    Audit: "Every piece is in one place and all money adds up, in the truth and in every redeal.",
    Sheets: "A score is the sum of its items, one sheet per seat, ranked by total and ties.",
    Fallback: "What a seat does when its time is up is possible, and repeated it comes to an end.",
    Phases: "The phases declared are the phases played.",
    Turns: "The count of turns never goes back.",
    Marks: "Dice rolled, a sealed phase opened and the end of the game are marked.",
    Redealt: "A redeal is the same game to its viewer: view, paths, answers, sheets.",
    Scrambled: "A scramble is the same game to its viewer's eyes: view, paths, answers, sheets.",
    Truth: "A redeal depends on what its viewer knows and on the dice, not on the truth.",
    Hidden: "As much is hidden in each phase as its card declares, and nothing where it declares nothing.",
    Unmarked: "An unmarked action shows and tells nobody anything that hangs on a secret.",
    MarkOpen: "Whether an action is marked never depends on a secret.",
    Shown: "What a viewer was told is in the view until the next action.",
    Shadow: "A redeal played on beside the truth tells its viewer the same while it looks the same, and redeals to the same.",
    Commute: "Sealed choices can be made in any order.",
    Quiet: "An unmarked sealed choice tells the others nothing.",
    Alike: "Any two marked sealed choices of a seat look the same to the others.",
    Spelling: "An action's path is read back as that action, in every position, and no two offers share a path.",
    Closed: "A finished path is the beginning of no other, accepted ways that are not offered included.",
    Tokens: "Every token of an offered path is on the page of the seat it is offered to.",
    Probe: "A click on anything that no offered path holds is answered with a rule or with a way that is accepted.",
    Elements: "The ids of a page are unique, it has no style attribute, and whatever on it can be looked at closely is shown closely.",
    Spots: "What can be pointed at has a name of its own in every language and lies on everybody's page.",
    Bytes: "Pages and views that must be the same are the same to the byte.",
    Preview: "What a preview says is what then happens.",
    Undo: "An unmarked step can be taken back without a trace and done again, a marked one cannot; silence changes nothing.",
    Eye: "What a bot is told to consider is offered, and what a position is worth is a number.",
    Words: "Everything that can be said can be said in every language.",
    Chinese: "Chinese is Chinese and English is English.",
    Anchors: "Every rule that is named is in the rulebook, and both rulebooks have the same anchors.",
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
