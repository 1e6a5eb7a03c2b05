//! Below the board: the hand, the stacks with what is left in them, where the engine can go, what can be delivered.

use super::{
    Page, best,
    pieces::{seat_mark, sign, signed, wanted},
    place_name, station_name, tile_name,
};
use crate::{
    action::Stack,
    content::{Country, Tile},
    view::{Delivery, Held, Journey, StackView, Stop},
};
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn tray(&self) -> Markup {
        html! {
            section.ct-tray.game-side aria-label=(self.word("page-tray")) {
                h2.visually-hidden { (self.word("page-tray")) }
                @match self.view.phase {
                    "move" if self.mine => (self.journey()),
                    "deliver" if self.mine => (self.plates()),
                    _ => {
                        @if !self.view.hand.is_empty() { (self.hand()) }
                        div.ct-stacks.ct-choose[self.asked("choose")] {
                            @for stack in &self.view.stacks { (self.stack(stack)) }
                        }
                        @if self.asked("choose") { (self.stop_placing()) }
                    },
                }
            }
        }
    }

    /// The tiles that were drawn and must be laid, each with the ways it can be turned.
    fn hand(&self) -> Markup {
        html! {
            div.ct-hand {
                @for held in &self.view.hand { (self.held(held)) }
            }
        }
    }

    fn held(&self, held: &Held) -> Markup {
        let stack = held.tile.stack();
        let spots = self.view.spots.iter().filter(|spot| spot.hand == stack);
        let (squares, ways) = spots.fold((0, 0), |(squares, ways), spot| {
            (squares + 1, ways + spot.rots.len() as i64)
        });
        let fits = Say::new("page-fits")
            .num("squares", squares)
            .num("ways", ways.max(squares));
        html! {
            div.ct-held {
                div.ct-pick data-token=[self.token(format_args!("hand:{}", stack.code()))] {
                    (self.thumb(held.tile, 0, if stack == Stack::Station { 76 } else { 64 }))
                    p { b { (self.say(&tile_name(self.view, held.tile))) } span { (self.say(&fits)) } }
                }
                @if self.mine && stack != Stack::Country {
                    div class={ "ct-rots ct-for-" (stack.code()) } {
                        @for rot in 0..held.tile.rotations() {
                            div.ct-rot data-token=[self.token(format_args!("rot:{rot}"))] {
                                span.visually-hidden { (self.say(&self.turn_label(held.tile, rot))) }
                                (self.turned_thumb(held.tile, rot))
                            }
                        }
                    }
                }
            }
        }
    }

    fn turned_thumb(&self, tile: Tile, rot: u8) -> Markup {
        match tile {
            Tile::Station(_) => html! {
                svg.ct-thumb width="40" height="40" viewBox=(if rot == 0 { "0 -50 200 200" } else { "-50 0 200 200" }) aria-hidden="true" { (self.plain(tile, rot)) }
            },
            tile => self.thumb(tile, rot, 40),
        }
    }

    /// A stack: how many of each kind are left; where it is chosen from, what a draw would do, or why it cannot be drawn from.
    fn stack(&self, stack: &StackView) -> Markup {
        let choosing = self.asked("choose");
        let code = stack.stack.code();
        let token = choosing.then(|| format!("stack:{code}"));
        html! {
            div.ct-stack.ct-no[choosing && stack.refusal.is_some()] data-token=[token] {
                h3 { (self.word(stack_key(stack.stack))) b { (stack.count) } small { (self.word("page-left")) } }
                @if stack.stack == Stack::Station {
                    p.ct-kinds-text { (self.say(&self.wanted_left(stack))) }
                } @else {
                    ul.ct-kinds {
                        @for (tile, count) in &stack.left {
                            li.ct-none[*count == 0] { (self.thumb(*tile, 0, 40)) span.visually-hidden { (self.say(&tile_name(self.view, *tile))) } b { (count) } }
                        }
                    }
                }
                @if choosing { (self.draw_tells(stack)) }
                @else if stack.stack == Stack::Track && !self.view.removed.is_empty() {
                    p.ct-note { (self.say(&Say::new("page-removed").num("count", self.view.removed.len() as i64))) }
                }
            }
        }
    }

    /// The stations left, by the good they want.
    fn wanted_left(&self, stack: &StackView) -> Say {
        let names = stack
            .left
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(tile, _)| tile_name(self.view, *tile));
        Say::new("page-stations-left")
            .num("count", stack.count)
            .list("stations", names.collect())
    }

    fn draw_tells(&self, stack: &StackView) -> Markup {
        if let Some(refusal) = &stack.refusal {
            return html! { p.ct-note { (sign("lock", 16)) (self.say(&refusal.say)) } };
        }
        let key = match (
            stack.stack,
            stack.may_end && self.view.end.is_none(),
            stack.count,
        ) {
            (Stack::Station, _, _) => "page-draw-station",
            (_, true, 1) => "page-draw-last",
            (_, true, _) => "page-draw-may-end",
            (Stack::Track, ..) => "page-draw-track",
            (Stack::Country, ..) => "page-draw-country",
        };
        let name = if matches!(key, "page-draw-last" | "page-draw-may-end") {
            "warn"
        } else {
            "good"
        };
        html! { p.ct-note { (sign(name, 16)) (self.word(key)) } }
    }

    fn stop_placing(&self) -> Markup {
        html! {
            @if self.view.tiles_placed > 0 {
                div.ct-button data-token="stop" { (self.word("page-stop")) }
            }
        }
    }

    /// Where the engine can go, with what it costs or brings; it may stay where it stands on a station.
    fn journey(&self) -> Markup {
        let Some(journey) = &self.view.journey else {
            return html! {};
        };
        html! {
            div.ct-panel {
                header {
                    h3 { (self.word(if journey.must_return { "page-must-return" } else { "page-may-go" })) }
                    @if journey.can_stay { div.ct-button data-token="stay" { (self.word("page-stay")) } }
                }
                ul.ct-stops {
                    @for stop in self.listed(journey) { (self.listed_stop(stop)) }
                    @for seat in &journey.blockers {
                        li.ct-blocked { (sign("lock", 18)) span { (self.say(&Say::new("page-blocked").seat("seat", *seat))) } }
                    }
                }
            }
        }
    }

    /// Stations and the tiles worth going to, best first; the board shows all.
    fn listed<'j>(&self, journey: &'j Journey) -> Vec<&'j Stop> {
        let worth = |stop: &Stop| match (best(&stop.deliveries), stop.tax) {
            (Some(delivery), _) => delivery.best(),
            (None, Some(tax)) => -i32::from(tax.amount),
            (None, None) => 0,
        };
        let station = |stop: &Stop| {
            matches!(
                self.view.tiles[usize::from(stop.tile)].tile,
                Tile::Station(_)
            )
        };
        let mut stops: Vec<&Stop> = journey
            .stops
            .iter()
            .filter(|stop| station(stop) || !stop.deliveries.is_empty())
            .collect();
        stops.sort_by_key(|stop| -worth(stop));
        stops
    }

    fn listed_stop(&self, stop: &Stop) -> Markup {
        let laid = &self.view.tiles[usize::from(stop.tile)];
        let manager = self.station_of(laid).map(|station| station.manager);
        html! {
            li { div.ct-stop data-token={ "tile:" (laid.at) } {
                @match best(&stop.deliveries) {
                    Some(delivery) => {
                        (wanted(delivery.load, 24))
                        span { b { (self.say(&place_name(self.view, laid))) } small { (self.say(&self.brief(delivery))) } }
                        b.ct-sum { (signed(delivery.best())) }
                    }
                    None => {
                        @if let Some(seat) = manager { (seat_mark(seat, 20)) }
                        span {
                            b { (self.say(&place_name(self.view, laid))) }
                            @if let Some(tax) = stop.tax { small { (self.say(&Say::new("page-tax-to").seat("seat", tax.to))) } }
                        }
                        @match stop.tax {
                            Some(tax) => b.ct-sum.ct-minus { (signed(-i32::from(tax.amount))) },
                            None => b.ct-sum { (self.word("page-free")) },
                        }
                    }
                }
            } }
        }
    }

    /// A delivery in few words: "2 steel, Wool Store → Bridge Works".
    pub(super) fn brief(&self, delivery: &Delivery) -> Say {
        let people = delivery.load == Country::House;
        Say::new(if people {
            "brief-people"
        } else {
            "brief-goods"
        })
        .num("loads", delivery.pays.len() as i64)
        .say("good", delivery.load.say())
        .say("from", station_name(self.view, delivery.from))
        .say("to", station_name(self.view, delivery.to))
    }

    /// Who still plays, once the last tile of a stack was drawn.
    pub(super) fn last_turns(&self) -> Markup {
        html! {
            @if self.view.end.is_some() && !self.over() {
                p.ct-last-turns {
                    (sign("buffer", 30))
                    b { (self.word("page-last-turns")) }
                    span {
                        @for (at, seat) in self.view.still_to_play.iter().enumerate() {
                            @if at > 0 { " › " }
                            (seat_mark(*seat, 14)) " " (self.name(*seat))
                        }
                    }
                }
            }
        }
    }
}

pub(super) const fn stack_key(stack: Stack) -> &'static str {
    match stack {
        Stack::Track => "page-stack-track",
        Stack::Country => "page-stack-country",
        Stack::Station => "page-stack-station",
    }
}
