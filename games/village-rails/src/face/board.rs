//! A tableau in full size: border starts, cells, ends of lines, and the trips tucked behind the starts.

use super::{
    Page,
    card::{self, Band, Laid, Paint, Passage, Stop},
    icons::Sign,
    market, prospect, trip,
};
use crate::{
    content::{Edge, LINES, Shape, Track},
    spell::Cell,
    view::{Board, Placed, Status},
};
use maud::{Markup, html};
use table::Say;

/// How a board's lines are painted, and which builds would complete them.
pub(super) struct Painted {
    /// By cell and way.
    pub(super) paint: [[Paint; 2]; 12],
    band: [[Option<Band>; 2]; 12],
    would: [[String; 2]; 12],
    would_line: [String; 7],
    /// The ends of lines at the right of the rows and below the columns.
    pub(super) right: [Vec<u8>; 4],
    pub(super) below: [Vec<u8>; 3],
    /// Ends that a build would bring about: the line, the keys.
    would_right: [Vec<(u8, String)>; 4],
    would_below: [Vec<(u8, String)>; 3],
}

/// What a card would score upright and turned; none: it completes no line.
type Points = (Option<u16>, Option<u16>);

impl Painted {
    pub(super) fn new(board: &Board) -> Painted {
        let mut painted = Painted {
            paint: Default::default(),
            band: Default::default(),
            would: Default::default(),
            would_line: Default::default(),
            right: Default::default(),
            below: Default::default(),
            would_right: Default::default(),
            would_below: Default::default(),
        };
        for line in 0..7 {
            let paint = paint(board.lines[usize::from(line)].status);
            if paint == Paint::Open {
                continue;
            }
            let route = prospect::route(board, line, None);
            let lies = |cell: u8| {
                board.cells[usize::from(cell)]
                    .as_ref()
                    .map(|p| p.track.shape)
            };
            for (nth, (cell, edge)) in (0..).zip(&route.steps) {
                if let Some(way) = lies(*cell).and_then(|shape| way_of(shape, *edge)) {
                    let seat = board.seat.0;
                    painted.paint[usize::from(*cell)][way] = paint;
                    painted.band[usize::from(*cell)][way] = Some(Band { seat, line, nth });
                }
            }
            if let Some((cell, edge)) = route.steps.last() {
                let exit = lies(*cell).map(|shape| shape.exit(*edge));
                match exit {
                    Some(Edge::E) => painted.right[usize::from(cell / 3)].push(line),
                    Some(Edge::S) => painted.below[usize::from(cell % 3)].push(line),
                    _ => {}
                }
            }
        }
        painted
    }

    /// Adds what each build would complete, as keys `b2x`: a crossing on b2.
    fn foresee(&mut self, board: &Board, tracks: &[Track]) {
        for cell in (0..12).filter(|cell| prospect::is_open(board, *cell)) {
            for shape in Shape::ALL {
                let Some(track) = tracks.iter().find(|t| t.shape == shape) else {
                    continue;
                };
                let ghost = (cell, *track, false);
                let key = format!("{}{} ", Cell(cell), shape_letter(shape));
                for line in prospect::completes(board, ghost) {
                    self.mark(board, line, ghost, &key);
                }
            }
        }
    }

    fn mark(&mut self, board: &Board, line: u8, ghost: prospect::Ghost, key: &str) {
        let route = prospect::route(board, line, Some(ghost));
        let shape = |cell: u8| match &board.cells[usize::from(cell)] {
            Some(placed) => placed.track.shape,
            None => ghost.1.shape,
        };
        for (cell, edge) in &route.steps {
            if let Some(way) = way_of(shape(*cell), *edge) {
                self.would[usize::from(*cell)][way] += key;
            }
        }
        self.would_line[usize::from(line)] += key;
        if let Some((cell, edge)) = route.steps.last() {
            let ends = match shape(*cell).exit(*edge) {
                Edge::E => &mut self.would_right[usize::from(cell / 3)],
                Edge::S => &mut self.would_below[usize::from(cell % 3)],
                Edge::N | Edge::W => return,
            };
            match ends.iter_mut().find(|(there, _)| *there == line) {
                Some((_, keys)) => *keys += key,
                None => ends.push((line, key.to_owned())),
            }
        }
    }

    /// The keys of the builds that would complete the two ways of a card of that shape, wherever it is laid.
    fn ghost(&self, board: &Board, shape: Shape) -> [String; 2] {
        let letter = shape_letter(shape);
        [0, 1].map(|way| {
            let empty = (0..12).filter(|cell| board.cells[*cell].is_none());
            let keys: Vec<&str> = empty
                .flat_map(|cell| self.would[cell][way].split(' '))
                .filter(|key| key.ends_with(letter))
                .collect();
            keys.join(" ")
        })
    }
}

pub(super) const fn paint(status: Status) -> Paint {
    match status {
        Status::Open | Status::Dead => Paint::Open,
        Status::Pending => Paint::Now,
        Status::Resolved => Paint::Done,
    }
}

const fn shape_letter(shape: Shape) -> char {
    match shape {
        Shape::Cross => 'x',
        Shape::Bend => 'b',
        Shape::Turnback => 't',
    }
}

/// Which of a card's two ways an edge belongs to.
fn way_of(shape: Shape, edge: Edge) -> Option<usize> {
    Passage::of(shape)
        .into_iter()
        .position(|way| way.edge() == edge || shape.exit(way.edge()) == edge)
}

impl Page<'_> {
    /// The board that is looked at: one's own, or that of the seat to act.
    pub(super) fn board(&self) -> Markup {
        let board = self.focus();
        let mut painted = Painted::new(board);
        let building = self.mine && self.view.phase == "main";
        let tracks: Vec<Track> = self.view.track_market.iter().map(|o| o.track).collect();
        if building {
            painted.foresee(board, &tracks);
        }
        let name = match self.own() {
            Some(_) => Say::new("page-board"),
            None => Say::new("page-board-of").seat("seat", board.seat),
        };
        html! {
            section.vr-board.game-main aria-label=(self.say(&name)) {
                h2.vr-hide { (self.say(&name)) }
                div.vr-land {
                    div.vr-corner.vr-c1.vr-r1 { (board.letter) }
                    @for line in 0..7 {
                        (self.tags(board, line, &painted))
                        (self.start(board, line, &painted))
                    }
                    @for cell in 0..12 { (self.cell(board, cell, &painted, building.then_some(&tracks[..]))) }
                    @for row in 0..4 {
                        div.vr-exit.vr-right.vr-c5 .{"vr-r" (row + 2)} { (self.end(board, &painted.right[row], &painted.would_right[row], "M9 4l9 8-9 8")) }
                    }
                    @for column in 0..3 {
                        div.vr-exit.vr-r6 .{"vr-c" (column + 2)} { (self.end(board, &painted.below[column], &painted.would_below[column], "M4 8l8 9 8-9")) }
                    }
                    @if building {
                        svg.vr-ghost.vr-card viewBox="0 0 240 160" aria-hidden="true" {
                            (market::ghosts(tracks.iter().copied(), &|track| painted.ghost(board, track.shape)))
                        }
                        @if tracks.iter().any(|track| track.turns()) { (self.turn_control(&tracks)) }
                    }
                }
            }
        }
    }

    /// Upright or turned: two small cards below the chosen space, on the page only where it matters, shown only when lit.
    fn turn_control(&self, tracks: &[Track]) -> Markup {
        let face = |turned: bool| {
            html! {
                svg.vr-card viewBox="0 0 240 160" aria-hidden="true" {
                    @for (slot, track) in tracks.iter().enumerate().filter(|(_, track)| track.turns()) {
                        g class=(format!("vr-g{slot}")) {
                            (maud::PreEscaped(card::ground(*track, &Laid::default())))
                            (maud::PreEscaped(card::roundels(*track, turned, true)))
                        }
                    }
                }
            }
        };
        html! {
            div.vr-turn {
                @for (token, key, turned) in [("upright", "page-upright", false), ("turned", "page-turned", true)] {
                    div data-token=(token) { (face(turned)) span { (self.word(key)) } }
                }
            }
        }
    }

    fn cell(&self, board: &Board, cell: u8, painted: &Painted, tracks: Option<&[Track]>) -> Markup {
        let at = usize::from(cell);
        let place = format!("vr-c{} vr-r{}", cell % 3 + 2, cell / 3 + 2);
        let token = self.token(format_args!("cell:{}", Cell(cell)));
        let last = self
            .view
            .last
            .filter(|last| last.seat == board.seat && last.cell == Some(cell));
        match &board.cells[at] {
            Some(Placed {
                piece,
                track,
                turned,
                ..
            }) => {
                let laid = Laid {
                    turned: *turned,
                    paint: painted.paint[at],
                    band: painted.band[at],
                    would: painted.would[at].clone(),
                };
                let label = Say::new("page-cell")
                    .text("cell", Cell(cell).to_string())
                    .say("track", track.describe(*turned));
                html! {
                    div.vr-cell.vr-last[last.is_some()] .(place) data-token=[&token] data-detail=(format!("cell:{}", Cell(cell))) {
                        (self.told(&label))
                        (card::card(*track, &laid, *piece))
                        (self.tick())
                    }
                }
            }
            None => {
                let label = Say::new("page-empty-cell").text("cell", Cell(cell).to_string());
                let open = tracks.filter(|_| prospect::is_open(board, cell));
                html! {
                    div.vr-cell.vr-plot .(place) data-token=[&token] {
                        (self.told(&label))
                        svg.vr-crossing viewBox="0 0 240 160" aria-hidden="true" { path d="M120 0V160M0 80H240" {} }
                        @if let Some(tracks) = open { (self.offers(board, cell, tracks)) }
                        (self.tick())
                    }
                }
            }
        }
    }

    /// What each market card would score on this space; both ways up where that differs. Equal cards share a pill.
    fn offers(&self, board: &Board, cell: u8, tracks: &[Track]) -> Markup {
        let mut pills: Vec<(Points, String)> = Vec::new();
        for (slot, track) in tracks.iter().enumerate() {
            let upright = prospect::scores(board, (cell, *track, false));
            let turned = if track.turns() {
                prospect::scores(board, (cell, *track, true))
            } else {
                upright
            };
            let class = format!(" vr-g{slot}");
            match pills
                .iter_mut()
                .find(|(pill, _)| *pill == (upright, turned))
            {
                Some((_, classes)) => *classes += &class,
                None => pills.push(((upright, turned), class)),
            }
        }
        let pill = |points: u16| html! { (Sign::points().draw(14)) "+" (points) };
        html! {
            @for (points, classes) in &pills {
                span.vr-offer.vr-zero[points.0.is_none()] .{ (classes.trim_start()) } aria-hidden="true" {
                    @match *points {
                        (Some(one), Some(other)) if one != other => {
                            span.vr-best { (pill(one.max(other))) } span.vr-up { (pill(one)) } span.vr-over { (pill(other)) }
                        }
                        (Some(points), _) => (pill(points)),
                        (None, _) => (self.word("page-no-line")),
                    }
                }
            }
        }
    }

    fn start(&self, board: &Board, line: u8, painted: &Painted) -> Markup {
        let at = usize::from(line);
        let view = &board.lines[at];
        let name = LINES[at];
        let stop = Stop {
            start: board.starts[at],
            name,
            paint: paint(view.status),
            would: painted.would_line[at].trim_end(),
            points: view.scored.as_ref().map(|s| s.trips + s.features),
        };
        let token = self.token(format_args!("line:{name}"));
        let last = self
            .view
            .last
            .filter(|last| last.seat == board.seat && last.line == Some(line));
        html! {
            div.vr-st.vr-last[last.is_some()] .(place(line, 1)) data-token=[&token] {
                (self.told(&self.line_label(board, line)))
                @if line < 3 { (stop.top()) } @else { (stop.left()) }
                @for (slot, worth) in self.worths(board, line).into_iter().enumerate() { span.vr-worth .{"vr-t" (slot)} { (Sign::points().draw(11)) (worth) } }
                @if !view.trips.is_empty() { span.vr-stubs aria-hidden="true" { (Sign::plain("trip").draw(13)) (view.trips.len()) } }
                (self.tick())
            }
        }
    }

    /// The trips of a line, tucked behind its start, and what a trip of the market would be worth on it now.
    fn tags(&self, board: &Board, line: u8, painted: &Painted) -> Markup {
        let at = usize::from(line);
        let view = &board.lines[at];
        let worths = self.worths(board, line);
        let now = view.status == Status::Pending;
        html! {
            div.vr-tags.vr-left[line >= 3] .(place(line, 0)) {
                @for (slot, (offer, worth)) in self.view.trip_market.iter().zip(worths).enumerate() {
                    span.vr-would-trip .{"vr-t" (slot)} aria-hidden="true" {
                        "+" @for sign in Sign::trip(offer.trip).iter().rev().take(1) { (sign.draw(16)) } (Sign::points().draw(12)) (worth)
                    }
                }
                @for (nth, assigned) in view.trips.iter().enumerate() {
                    span.vr-tag.vr-now[now] id=(format!("p{}", assigned.piece)) data-detail=(format!("plan:{}.{nth}", LINES[at])) title=(self.say(&assigned.trip.say())) {
                        (trip::stub(assigned.trip, 18))
                        @if !painted.would_line[at].is_empty() { i data-would=(painted.would_line[at].trim_end()) {} }
                    }
                }
            }
        }
    }

    /// The end of a line at an open edge: an arrow, or a buffer stop with the line's name.
    fn end(&self, board: &Board, lines: &[u8], would: &[(u8, String)], arrow: &str) -> Markup {
        let stop = |line: u8| html! { (Sign::plain("terminus").draw(26)) span { (LINES[usize::from(line)]) } };
        html! {
            @match lines.first() {
                Some(line) => {
                    @let now = board.lines[usize::from(*line)].status == Status::Pending;
                    span.vr-stop.vr-now[now] { (stop(*line)) }
                }
                None => {
                    svg.vr-arrow width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" { path d=(arrow) {} }
                    @for (line, keys) in would { span.vr-stop.vr-now data-would=(keys.trim_end()) { (stop(*line)) } }
                }
            }
        }
    }
}

/// Where a line's start lies on the grid, or what is tucked behind it.
fn place(line: u8, depth: u8) -> String {
    match line {
        0..=2 => format!("vr-c{} vr-r{depth}", line + 2),
        _ => format!("vr-c{depth} vr-r{}", line - 1),
    }
}
