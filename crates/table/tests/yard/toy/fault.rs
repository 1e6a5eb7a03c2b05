//! What can be wrong with the goods yard, and the law that finds it.

use std::cell::Cell;
use table::laws::Law;

// At run time and not in the yard's type: the laws would be compiled once for every fault.
thread_local! {
    static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
}

/// Whether the yard has this fault.
pub(crate) fn has(fault: Fault) -> bool {
    FAULT.get() == fault
}

/// Does something while the yard, as this thread sees it, has a fault.
pub(crate) fn with<T>(fault: Fault, act: impl FnOnce() -> T) -> T {
    FAULT.set(fault);
    let out = act();
    FAULT.set(Fault::None);
    out
}

macro_rules! faults {
    ($($fault:ident => $law:ident: $says:literal,)*) => {
        /// One thing wrong with a game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Fault {
            /// Nothing.
            None,
            $(#[doc = $says] $fault,)*
        }

        /// Every fault with its law.
        pub(crate) const FAULTS: &[(Fault, Law)] = &[$((Fault::$fault, Law::$law)),*];
    };
}

faults! {
    PanicsOnOddPath => Steady: "An unknown good is looked up without a question.",
    OptionNotKnown => Options: "The lobby offers a length the options do not have.",
    TooLong => Ends: "Who likes to roll may roll again and again.",
    OffersToAll => Asked: "Seats that are not asked are offered the yard.",
    AnybodyActs => Asked: "Whose turn it is, is not checked.",
    Unsorted => Offers: "Offers come in the order of the code.",
    OfferRefused => Offers: "Points are offered to those who cannot pay.",
    StandsForNothing => StandsFor: "Paying too much is accepted and stands for nothing.",
    BetterThanOffered => StandsFor: "Paying too much brings more than what is offered.",
    CheckCounts => Refused: "The state counts its refusals.",
    OutsideLuck => Replay: "A roll hangs on what was rolled in other games.",
    LosesCard => Audit: "A drawn card is lost.",
    RedealAddsCard => Audit: "A redeal deals one card too many.",
    WrongTotal => Sheets: "A total is not the sum.",
    AllFirst => Sheets: "Everybody is first.",
    FallbackImpossible => Fallback: "A seat falls back on loading, loaded or not.",
    FallbackForEver => Fallback: "A seat falls back on rolling, again and again.",
    PhaseNotDeclared => Phases: "The last round plays in a phase of its own.",
    PhaseNeverReached => Phases: "The card declares a phase that is never played.",
    TurnsGoBack => Turns: "Turns are counted by round.",
    RollUnmarked => Marks: "A roll is not marked.",
    EndUnmarked => Marks: "The end is not marked.",
    OpeningUnmarked => Marks: "The opening of a sealed phase is not marked.",
    ViewLeaks => Redealt: "The view shows the deck's top card.",
    AnswerLeaks => Redealt: "A refusal tells whether others hold the good.",
    SheetLeaks => Redealt: "The running sheet scores cards in hand.",
    FallbackLeaks => Redealt: "The fallback looks at the deck.",
    CountLeaks => Scrambled: "The view shows how many cards the others hold.",
    RedealRemembers => Truth: "A redeal shuffles the truth instead of a sorted heap.",
    RedealIsTruth => Hidden: "A redeal is the truth.",
    HiddenNotDeclared => Hidden: "The card says that nothing is hidden in the yard.",
    PeekUnmarked => Unmarked: "Whoever loads is told the top card, without a mark.",
    MarkTells => MarkOpen: "Loading is marked if another seat holds coal.",
    OffersNotKept => Shown: "The view forgets the offers just shown.",
    RedealKeepsSecret => Shadow: "A redeal keeps what others drew last.",
    FirstCounts => Commute: "Who commits first is remembered.",
    DraftHeard => Quiet: "The others hear that a card was drafted.",
    CommitHeard => Alike: "The others hear how many cards are committed.",
    OnePathForTwo => Spelling: "The last wagon of a set is not spelled.",
    ReadByPosition => Spelling: "Drawing is not read when the deck is empty.",
    SetNotClosed => Closed: "A set of wagons has no end.",
    TokenNotDrawn => Tokens: "The page lacks the end of a set.",
    ClickNotAnswered => Probe: "A click on the deck means nothing.",
    ClickLeadsAstray => Probe: "A click on the price tag means the end of the turn.",
    SameIdTwice => Elements: "All wagons have one id.",
    Styled => Elements: "The siding has a style.",
    DetailMissing => Elements: "Coal cannot be looked at closely.",
    DetailWithId => Elements: "A good looked at closely bears the id it has on the page.",
    SpotNotDrawn => Spots: "The deck can be pointed at and is not on the page.",
    SpotTwice => Spots: "Every wagon is pointed at by one name.",
    BytesLeak => Bytes: "The view carries a card that its equality ignores.",
    PageCounts => Bytes: "A page counts how often it was drawn.",
    RollToldFirst => Preview: "The roll is told before it is marked.",
    SilenceMatters => Undo: "Points are made while a line is told.",
    ConsidersAnything => Eye: "What is considered is not offered.",
    WorthNothing => Eye: "A position without points is worth no number.",
    KeyMissing => Words: "A sentence is missing in one language.",
    PhraseUnworded => Words: "A phrase of the table has no sentence.",
    ArgumentMissing => Words: "A sentence speaks of what it is not told.",
    SourceUnnamed => Words: "A kind of points has no name of its own.",
    ChineseInEnglish => Chinese: "A Chinese sentence is English.",
    RuleUnknown => Anchors: "A refusal names a rule the book does not have.",
}
