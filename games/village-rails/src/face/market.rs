//! The two markets and the railway deck. Price and coins stand under a card, never on its face.

use super::{Page, card, icons::Sign, prospect, trip};
use crate::{
    content::{LINES, Track, Trip},
    view::{Board, Status},
};
use maud::{Markup, PreEscaped, html};
use table::Say;

impl Page<'_> {
    pub(super) fn tracks(&self) -> Markup {
        html! {
            section.vr-tracks.game-top data-panel="tracks" aria-label=(self.word("page-tracks")) {
                header {
                    h2 { (self.word("page-tracks")) }
                    span.vr-soft { (self.word(if self.settling() { "page-tracks-rest" } else { "page-tracks-hint" })) }
                }
                div.vr-slots {
                    @for (slot, offer) in (0u8..).zip(&self.view.track_market) {
                        @let dear = self.mine && self.view.phase == "main" && self.dear(u16::from(slot));
                        @let label = Say::new("page-track").say("track", offer.track.say()).say("price", self.price(u16::from(slot)))
                            .num("coins", offer.coins).say("trip", offer.trip.title());
                        div.vr-slot.vr-dear[dear] data-token=[self.token(format_args!("track:{slot}"))] data-detail=(format!("track:{slot}")) data-shape=(offer.track.shape.code()) {
                            (self.told(&label))
                            (card::card(offer.track, &card::Laid::default(), offer.piece))
                            (self.tick())
                            (self.under(u16::from(slot), offer.coins, dear))
                        }
                    }
                    (self.deck())
                }
            }
        }
    }

    pub(super) fn trips(&self) -> Markup {
        html! {
            section.vr-trips data-panel="trips" aria-label=(self.word("page-trips")) {
                header {
                    h2 { (self.word("page-trips")) }
                    span.vr-soft { (self.word(if self.has_planned() { "page-trips-done" } else { "page-trips-hint" })) }
                }
                div.vr-tickets {
                    @for (slot, offer) in (0u8..).zip(&self.view.trip_market) {
                        @let price = 3 + u16::from(slot);
                        @let dear = self.may_plan() && self.dear(price);
                        @let label = Say::new("page-trip").say("trip", offer.trip.say()).say("price", self.price(price)).num("coins", offer.coins);
                        div.vr-slot.vr-dear[dear] data-token=[self.token(format_args!("trip:{slot}"))] data-detail=(format!("trip:{slot}")) {
                            (self.told(&label))
                            div.vr-ticket id=(format!("p{}", offer.piece)) aria-hidden="true" { (trip::ticket(offer.trip, self.words)) }
                            (self.tick())
                            (self.under(price, offer.coins, dear))
                        }
                    }
                }
                @if self.mine && self.view.phase == "tail" {
                    div.vr-end-turn data-token="end" { (self.word("page-end-turn")) }
                }
            }
        }
    }

    /// What each trip of the market would score on a line as it stands; nothing if it cannot take one now.
    pub(super) fn worths(&self, board: &Board, line: u8) -> Vec<u16> {
        let view = &board.lines[usize::from(line)];
        if !self.may_plan() || view.status != Status::Open || view.trips.len() > 1 {
            return Vec::new();
        }
        let worth = |trip: Trip| {
            let report = prospect::report(board, line, None, Some(trip));
            report.trips.last().map_or(0, |row| row.points)
        };
        let market = self.view.trip_market.iter();
        market.map(|offer| worth(offer.trip)).collect()
    }

    /// While a trip is chosen: every line, its terrains so far, and what the trip would score on it.
    pub(super) fn plan(&self) -> Markup {
        let Some(own) = self.own().filter(|_| self.may_plan()) else {
            return html! {};
        };
        let closed = |line: &u8| {
            matches!(
                own.lines[usize::from(*line)].status,
                Status::Resolved | Status::Dead
            )
        };
        let done: Vec<&str> = (0..7u8)
            .filter(closed)
            .map(|line| LINES[usize::from(line)])
            .collect();
        html! {
            section.vr-plan aria-label=(self.word("page-plan")) {
                table {
                    thead { tr { th { (self.word("page-plan-line")) } th { (self.word("page-plan-tracks")) } th { (self.word("page-plan-now")) } } }
                    tbody {
                        @for line in (0..7u8).filter(|line| !closed(line)) {
                            @let worths = self.worths(own, line);
                            tr.vr-full[worths.is_empty()] {
                                th { (LINES[usize::from(line)]) }
                                @if worths.is_empty() { td colspan="2" { (self.word("page-plan-full")) } }
                                @else {
                                    td { @for track in &prospect::report(own, line, None, None).tracks { (Sign::terrain(track.terrain).draw(17)) } }
                                    td { @for (slot, worth) in worths.iter().enumerate() { span.{"vr-t" (slot)} { (Sign::points().draw(13)) (worth) } } }
                                }
                            }
                        }
                        @if !done.is_empty() { tr.vr-closed { th { (done.join(", ")) } td colspan="2" { (self.word("page-plan-closed")) } } }
                    }
                }
            }
        }
    }

    /// The deck lies trip side up: the next card's trip is known, and so are the trips put under it.
    fn deck(&self) -> Markup {
        let deck = &self.view.deck;
        let known = |trip: &Trip| trip.title();
        html! {
            div.vr-deck {
                @match deck.top_trip {
                    Some(top) => div.vr-pile id=[deck.top_piece.map(|p| format!("p{p}"))] data-detail="deck" aria-label=(self.say(&Say::new("page-next-trip").say("trip", top.title()))) {
                        span.vr-pic { @for sign in Sign::trip(top) { (sign.draw(22)) } }
                        span { (self.word("page-next")) }
                    },
                    None => div.vr-pile.vr-none { (self.word("page-deck-empty")) },
                }
                span.vr-under { (self.say(&Say::new("page-deck").num("count", deck.count))) }
                @if !deck.known_bottom.is_empty() {
                    details.vr-bottom {
                        summary { (self.say(&Say::new("page-bottom").num("count", deck.known_bottom.len() as i64))) }
                        ol { @for trip in &deck.known_bottom { li { (trip::stub(*trip, 16)) span { (self.say(&known(trip))) } } } }
                    }
                }
            }
        }
    }

    /// What lies under a market card: its price, then the coins one takes with it.
    fn under(&self, price: u16, coins: u8, dear: bool) -> Markup {
        html! {
            div.vr-under aria-hidden="true" {
                @if price == 0 { span.vr-price.vr-free { (self.word("page-free")) } }
                @else { span.vr-price.vr-struck[dear] { "£" (price) } }
                @if coins > 0 {
                    span.vr-gain {
                        @if coins <= 3 { @for _ in 0..coins { (Sign::coin().draw(16)) } }
                        @else { (Sign::coin().draw(16)) "×" (coins) }
                    }
                }
            }
        }
    }

    /// The tick of a chosen card and the no-entry sign of a refused one; they overlap its edge.
    pub(super) fn tick(&self) -> Markup {
        html! {
            span.vr-tick { (Sign::plain("confirm").draw(13)) }
            span.vr-no { (Sign::plain("refused").draw(24)) }
        }
    }

    /// "free" or "£3".
    pub(super) fn price(&self, pounds: u16) -> Say {
        match pounds {
            0 => Say::new("page-free"),
            _ => Say::new("page-pounds").num("pounds", pounds),
        }
    }

    /// Whether the viewer cannot pay that.
    fn dear(&self, price: u16) -> bool {
        self.own().is_some_and(|board| board.money < price)
    }
}

/// The inside of the card that would be laid, one per market slot; the page shows the chosen one.
pub(super) fn ghosts(
    tracks: impl Iterator<Item = Track>,
    would: &dyn Fn(Track) -> [String; 2],
) -> Markup {
    let mut out = String::new();
    for (slot, track) in tracks.enumerate() {
        let laid = card::Laid {
            would: would(track),
            ..card::Laid::default()
        };
        let terrain = track.terrain.code();
        out += &format!(r#"<g class="vr-g{slot}">{}"#, card::ground(track, &laid));
        if track.turns() {
            out += &format!(
                r#"<g class="vr-up">{}</g><g class="vr-over">{}</g>"#,
                card::roundels(track, false, false),
                card::roundels(track, true, false)
            );
        } else {
            out += &card::roundels(track, false, false);
        }
        out += &format!(r##"<use href="#vr-plate-{terrain}"/></g>"##);
    }
    PreEscaped(out)
}
