//! Terminus cards: the viewer's own hand, what each card pays on a completed line, and the lines to settle.

use super::{Page, icons::Sign, prospect, trip};
use crate::{
    content::{Counted, Feature, Kind, LINES, Terminus},
    score::{Report, terminus_count},
    view::{Held, Status},
};
use maud::{Markup, html};
use table::Say;

/// A column of a terminus card: equal neighbours are merged.
struct Column {
    from: usize,
    to: usize,
    pounds: u8,
    open: bool,
}

fn columns(face: &Terminus) -> Vec<Column> {
    let most = match face.counts {
        Counted::Trips => 2,
        Counted::Terrains => 5,
        _ => usize::MAX,
    };
    let mut columns: Vec<Column> = Vec::new();
    for (count, pounds) in face.row.iter().enumerate() {
        let open = count + 1 == face.row.len() && count < most;
        match columns.last_mut() {
            Some(last) if last.pounds == *pounds => {
                last.to = count;
                last.open = open;
            }
            _ => columns.push(Column {
                from: count,
                to: count,
                pounds: *pounds,
                open,
            }),
        }
    }
    columns
}

impl Column {
    fn label(&self) -> String {
        match (self.from, self.to, self.open) {
            (from, _, true) => format!("{from}+"),
            (from, to, _) if from == to => from.to_string(),
            (from, to, _) => format!("{from}–{to}"),
        }
    }

    fn holds(&self, count: u8) -> bool {
        let count = usize::from(count);
        self.from <= count && (count <= self.to || self.open)
    }
}

impl Page<'_> {
    /// The lines the viewer has to settle.
    fn pending(&self) -> Vec<u8> {
        match self.own() {
            Some(own) if self.settling() => (0..7)
                .filter(|line| own.lines[usize::from(*line)].status == Status::Pending)
                .collect(),
            _ => Vec::new(),
        }
    }

    pub(super) fn hand(&self) -> Markup {
        let pending = self.pending();
        html! {
            section.vr-hand data-panel="hand" aria-label=(self.word("page-hand")) {
                header {
                    h2 { (self.word("page-hand")) }
                    span.vr-soft { (self.word(if pending.is_empty() { "page-hand-hint" } else { "page-hand-play" })) }
                }
                div.vr-cards {
                    @for held in &self.view.hand { (self.held(held, &pending)) }
                }
                @if !pending.is_empty() { (self.orders(&pending)) }
            }
        }
    }

    fn held(&self, held: &Held, pending: &[u8]) -> Markup {
        let face = &held.face;
        let counts: Vec<(u8, u8)> = pending
            .iter()
            .map(|line| (*line, self.counted(face, *line)))
            .collect();
        html! {
            div.vr-held data-token=(format!("terminus:{}", face.name)) data-detail=(format!("terminus:{}", face.name)) {
                (self.told(&face.say()))
                div.vr-term id=(format!("t{}", held.piece)) aria-hidden="true" {
                    (self.term(face, &counts))
                }
                (self.tick())
                @for (line, count) in &counts {
                    p.vr-pays .{"vr-for-" (LINES[usize::from(*line)])} aria-hidden="true" {
                        b { @if counts.len() > 1 { (LINES[usize::from(*line)]) " " } "£" (face.pays(*count)) }
                        small { (self.say(&face.counts.say_number(*count))) }
                    }
                }
            }
        }
    }

    /// The face of a terminus card; the columns that these lines hit, each with its count, are marked.
    pub(super) fn term(&self, face: &Terminus, counts: &[(u8, u8)]) -> Markup {
        html! {
            div.vr-buffer {}
            div.vr-mid { (Sign::terminus(face).draw(34)) span { (self.say(&face.title())) } }
            div.vr-row {
                @for column in columns(face) {
                    @let hits: Vec<String> = counts.iter().filter(|(_, count)| column.holds(*count))
                        .map(|(line, _)| format!("vr-hit-{}", LINES[usize::from(*line)])).collect();
                    span.vr-hit[hits.iter().any(|_| counts.len() == 1)] .(hits.join(" ")) { small { (column.label()) } "£" (column.pounds) }
                }
            }
        }
    }

    fn counted(&self, face: &Terminus, line: u8) -> u8 {
        let Some(own) = self.own() else { return 0 };
        let tally = prospect::tally(own, line);
        terminus_count(
            face.counts,
            &tally,
            own.lines[usize::from(line)].trips.len() as u8,
        )
    }

    /// In which order two different trips go under the deck (V28).
    fn orders(&self, pending: &[u8]) -> Markup {
        let Some(own) = self.own() else {
            return html! {};
        };
        let pairs: Vec<u8> = pending
            .iter()
            .copied()
            .filter(|line| prospect::has_order(own, *line))
            .collect();
        html! {
            @if !pairs.is_empty() {
                div.vr-orders {
                    @for (token, key, reversed) in [("kept", "page-kept", false), ("reversed", "page-reversed", true)] {
                        div data-token=(token) {
                            span { (self.word(key)) }
                            @for line in &pairs {
                                @let trips = &own.lines[usize::from(*line)].trips;
                                @let (upper, lower) = if reversed { (1, 0) } else { (0, 1) };
                                span.vr-order .{"vr-for-" (LINES[usize::from(*line)])} {
                                    span.vr-tag { (trip::stub(trips[upper].trip, 16)) } span.vr-tag { (trip::stub(trips[lower].trip, 16)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What stands where the trips were while lines are settled: the lines, and every point of them.
    pub(super) fn settle(&self) -> Markup {
        let pending = self.pending();
        let Some(own) = self.own().filter(|_| !pending.is_empty()) else {
            return html! {};
        };
        let reports: Vec<Report> = pending
            .iter()
            .map(|line| prospect::report(own, *line, None, None))
            .collect();
        html! {
            section.vr-settle aria-label=(self.word("page-settle")) {
                header {
                    h2 { (self.word("page-settle")) }
                    @if pending.len() > 1 { span.vr-soft { (self.word("page-settle-hint")) } }
                }
                div.vr-lines-to-settle role="group" aria-label=(self.word("page-settle")) {
                    @for report in &reports {
                        @let name = LINES[usize::from(report.line)];
                        div data-token=(format!("line:{name}")) {
                            (self.told(&self.line_label(own, report.line)))
                            b aria-hidden="true" { (name) }
                            span.vr-run { @for track in &report.tracks { (Sign::terrain(track.terrain).draw(17)) } }
                            span.vr-pts aria-hidden="true" { (Sign::points().draw(14)) (report.points) }
                        }
                    }
                }
                @for report in &reports { (self.waybill(report)) }
            }
        }
    }

    /// Every point of a line with its source.
    fn waybill(&self, report: &Report) -> Markup {
        let name = LINES[usize::from(report.line)];
        let row = |signs: &[Sign], what: Say, why: Option<Say>, points: u16| {
            html! {
                li {
                    @for sign in signs { (sign.draw(18)) }
                    span { (self.say(&what)) @if let Some(why) = why { " " small { (self.say(&why)) } } }
                    b { (points) }
                }
            }
        };
        let why = |feature: Feature, points: u16| match feature {
            Feature::Barn(terrain) => Some(Counted::Terrain(terrain).say_number(points as u8)),
            Feature::Farm => Some(Counted::Terrains.say_number(points as u8)),
            Feature::Siding => Some(Say::new("page-siding-later")),
            Feature::Halt(_) | Feature::Signal => None,
        };
        let signals = report.signals;
        html! {
            div.vr-waybill .{"vr-for-" (name)} {
                h3 {
                    (Sign::plain("confirm").draw(18))
                    span { (self.say(&Say::new("page-waybill").text("line", name).num("tracks", report.tracks.len() as i64))) }
                    span.vr-sum { "+" (report.points) }
                }
                ul {
                    @for trip in &report.trips { (row(&Sign::trip(trip.face), trip.face.title(), Some(trip.facts.say()), trip.points)) }
                    @for it in &report.features { (row(&[Sign::feature(it.feature)], it.feature.say(), why(it.feature, it.points), it.points)) }
                    @if signals.count > 0 { (row(&[Sign::feature(Feature::Signal)], Counted::Feature(Kind::Signal).say_number(signals.count), None, signals.points)) }
                }
            }
        }
    }
}
