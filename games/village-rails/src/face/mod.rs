//! How Village Rails looks and speaks. Everything starts from a [`View`], so nothing can leak.

mod board;
mod card;
mod defs;
mod detail;
mod icons;
mod market;
mod meant;
mod prospect;
mod rival;
mod rows;
mod sheet;
mod terminus;
mod trip;

use crate::{
    Action, VillageRails,
    content::LINES,
    view::{Board, Status, View},
};
use maud::{Markup, html};
use table::{Choice, ChoiceKind, Detail, Face, Item, Say, Seat, Token, Words};

/// The stylesheet of the face.
pub(crate) const STYLE: &str = include_str!("face.css");

impl Face for VillageRails {
    fn draw(view: &View, words: &Words) -> Markup {
        Page::new(view, words).draw()
    }

    fn question(view: &View) -> Say {
        rows::question(view)
    }

    fn meant(view: &View, clicked: &[Token]) -> Vec<Action> {
        meant::meant(view, clicked)
    }

    fn say(view: &View, clicked: &[Token], next: &[Token]) -> Say {
        rows::row(view, clicked, next)
    }

    fn foresee(view: &View, action: &Action) -> Vec<Item> {
        rows::foresee(view, action)
    }

    fn deed(view: &View, action: &Action) -> Option<Say> {
        rows::deed(view, action)
    }

    fn purse(view: &View, seat: Seat) -> Vec<Item> {
        let Some(board) = view.seats.get(seat.index()) else {
            return Vec::new();
        };
        vec![Item {
            seat,
            unit: "pounds",
            value: i32::from(board.money),
            say: Say::new("page-money"),
            rule: "money",
        }]
    }

    fn progress(view: &View) -> Option<Say> {
        let board = view.seats.get(view.to_act?.index())?;
        Some(Say::new("page-turn").num("turn", board.turns + 1))
    }

    fn detail(view: &View, name: &str, words: &Words) -> Option<Detail> {
        Page::new(view, words).closely(name)
    }

    fn phrases() -> &'static [&'static str] {
        &["wanted", "long"]
    }

    fn poster() -> &'static str {
        include_str!("poster.svg")
    }

    fn choices() -> &'static [Choice] {
        &[
            Choice {
                key: "shuffled_pairing",
                kind: ChoiceKind::Flag,
            },
            Choice {
                key: "set",
                kind: ChoiceKind::Set,
            },
        ]
    }
}

/// One page: a view in one language.
struct Page<'a> {
    view: &'a View,
    words: &'a Words,
    /// Whether the viewer is asked.
    mine: bool,
}

impl<'a> Page<'a> {
    fn new(view: &'a View, words: &'a Words) -> Page<'a> {
        Page {
            view,
            words,
            mine: view.to_act.is_some_and(|seat| view.who.is(seat)),
        }
    }

    fn draw(&self) -> Markup {
        let tab = match self.view.phase {
            "resolve" if self.mine => "hand",
            "tail" if self.mine => "trips",
            _ => "tracks",
        };
        html! {
            div.vr data-phase=(self.view.phase) data-mine[self.mine] {
                (defs::defs(self.view, self.words))
                @if self.over() {
                    (self.sheet())
                } @else {
                    (self.board())
                    div.vr-tray.game-tray data-first=(tab) {
                        div.vr-tabs.tabs data-tabs="vr-tray" role="tablist" {
                            (self.tab("tracks", "page-tab-tracks", self.view.track_market.len()))
                            (self.tab("trips", "page-tab-trips", self.view.trip_market.len()))
                            @if self.own().is_some() { (self.tab("hand", "page-tab-hand", self.view.hand.len())) }
                        }
                        (self.tracks())
                        div.vr-side.game-side {
                            (self.trips())
                            (self.plan())
                            (self.settle())
                            @if !self.settling() { div data-slot="preview" {} }
                            @if self.own().is_some() { (self.hand()) }
                        }
                    }
                }
                (self.rivals())
            }
        }
    }

    fn tab(&self, tab: &str, key: &'static str, count: usize) -> Markup {
        html! { button type="button" role="tab" data-tab=(tab) { (self.say(&Say::new(key).num("count", count as i64))) } }
    }

    fn word(&self, key: &'static str) -> String {
        self.words.get(key)
    }

    fn say(&self, say: &Say) -> String {
        self.words.say(say)
    }

    /// What a thing is, for a reader; what is drawn tells it to the eye.
    fn told(&self, say: &Say) -> Markup {
        html! { span.vr-hide { (self.say(say)) } }
    }

    /// The viewer's own board; the public has none.
    fn own(&self) -> Option<&'a Board> {
        own(self.view)
    }

    /// What can be clicked, if a seat looks.
    fn token(&self, token: impl std::fmt::Display) -> Option<String> {
        self.own().map(|_| token.to_string())
    }

    /// The board shown in full: one's own, else that of the seat to act.
    fn focus(&self) -> &'a Board {
        let seat = self.view.who.seat().or(self.view.to_act);
        &self.view.seats[seat.map_or(0, |seat| seat.index())]
    }

    /// The boards shown small, in turn order after the one in full; at the end all of them.
    fn others(&self) -> Vec<&'a Board> {
        let seats = &self.view.seats;
        if self.over() {
            return seats.iter().collect();
        }
        let focus = self.focus().seat.index();
        (1..seats.len())
            .map(|i| &seats[(focus + i) % seats.len()])
            .collect()
    }

    fn over(&self) -> bool {
        self.view.phase == "over"
    }

    /// Whether the viewer has lines to settle.
    fn settling(&self) -> bool {
        self.mine && self.view.phase == "resolve"
    }

    fn has_planned(&self) -> bool {
        self.mine && self.view.planned
    }

    /// Whether the viewer may plan a trip now.
    fn may_plan(&self) -> bool {
        self.mine && !self.view.planned && matches!(self.view.phase, "main" | "tail")
    }

    /// A line in words: its name, where it stands, its trips.
    fn line_label(&self, board: &Board, line: u8) -> Say {
        let view = &board.lines[usize::from(line)];
        let key = match view.status {
            Status::Open => "page-line-open",
            Status::Pending => "page-line-pending",
            Status::Resolved => "page-line-resolved",
            Status::Dead => "page-line-dead",
        };
        let trips = view
            .trips
            .iter()
            .map(|assigned| assigned.trip.title())
            .collect();
        Say::new(key)
            .text("line", LINES[usize::from(line)])
            .say("terrain", board.starts[usize::from(line)].terrain.say())
            .num("tracks", view.run.len() as i64 + 1)
            .num(
                "points",
                view.scored.as_ref().map_or(0, |s| s.trips + s.features),
            )
            .num("trips", view.trips.len() as i64)
            .list("list", trips)
    }
}

/// The viewer's own board.
fn own(view: &View) -> Option<&Board> {
    view.seats.get(view.who.seat()?.index())
}
