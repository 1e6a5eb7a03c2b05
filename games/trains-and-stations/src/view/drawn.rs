//! How a view is built up from nothing.

use super::{
    Baron, DieView, Gather, Group, Mine, OfferView, Opened, Owner, StackView, Stand, Tally, View,
};
use crate::content::{Building, Good};
use crate::state::{Cards, Lies, NO, Offer, Phase, Station, TrainsAndStations};
use std::sync::Arc;
use table::{Seat, Viewer};

fn bits(set: u32) -> Vec<u8> {
    (0..32).filter(|i| set & 1 << i != 0).collect()
}

fn spaces(set: u64) -> Vec<u8> {
    (0..64).filter(|i| set & 1 << i != 0).collect()
}

fn faces(cards: &Cards) -> Vec<u8> {
    cards.faces().to_vec()
}

fn goods(set: u8) -> Vec<Good> {
    let among = |good: &Good| set & good.bit() != 0;
    Good::ALL.into_iter().filter(among).collect()
}

impl OfferView {
    fn of(offer: &Offer) -> OfferView {
        OfferView {
            goods: offer.goods,
            pairs: bits(offer.pairs),
        }
    }
}

impl View {
    /// What `who` may know of a game.
    pub(crate) fn of(game: &TrainsAndStations, who: Viewer) -> View {
        let now = &game.now;
        let over = now.phase == Phase::Over;
        let own = who.seat().filter(|seat| seat.0 < now.seats);
        let group = |spaces: u64| Group::of(game, spaces);
        let handing = matches!(now.phase, Phase::Serve | Phase::Award);
        View {
            who,
            phase: now.phase.name(),
            step: now.phase.step(),
            asked: game.asked().iter().collect(),
            active: now.active,
            conductor: now.conductor,
            round: now.round,
            last_round: now.triggered,
            stalled: now.stalled,
            vp_pool: now.vp_pool,
            vp_total: game.vp_total(),
            white_pool: now.white_pool,
            players: Seat::all(now.seats).map(|s| Baron::of(game, s)).collect(),
            rails: rails(game),
            stations: game.stations().iter().map(|s| stands(*s)).collect(),
            stacks: Building::ALL.map(|b| StackView::of(game, b)).into(),
            unplaced: goods(now.unplaced),
            removed: now.removed,
            gone: bits(now.gone),
            deck: now.deck.len(),
            gather: (now.phase == Phase::Start).then(|| Gather {
                own: game.own_hand(now.active),
                bonus: now.work.bonus,
                keep: now.work.keep,
                ordered: now.work.ordered,
            }),
            hand: now.hand.dice().iter().map(DieView::of).collect(),
            struck: now.work.struck,
            open: match now.phase {
                Phase::Resolve => spaces(game.open_spaces()),
                _ => Vec::new(),
            },
            groups: game.groups(now.work.due).map(group).collect(),
            current: (now.work.current != 0).then(|| group(now.work.current)),
            tied: match now.phase {
                Phase::Tie => tied(game),
                _ => Vec::new(),
            },
            serving: handing.then_some(now.work.serving),
            new_stack: now.work.serving,
            asks: now.work.asks[..usize::from(now.seats)].to_vec(),
            eligible: match now.phase {
                Phase::Missions => bits(game.eligible()),
                _ => Vec::new(),
            },
            upgrades: match now.phase {
                Phase::Upgrade => upgrades(game),
                _ => Vec::new(),
            },
            shown: now.shown[..usize::from(now.seats)]
                .iter()
                .map(OfferView::of)
                .collect(),
            mine: own.map(|seat| Mine::of(game, seat)),
            tally: now
                .open_tally
                .then(|| Seat::all(now.seats).map(|s| Tally::of(game, s)).collect()),
            opened: over.then(|| Opened::of(game)),
            set: Arc::clone(&game.content),
        }
    }
}

fn rails(game: &TrainsAndStations) -> Vec<Option<Owner>> {
    let rails = &game.now.rails;
    let owner = |space: usize| {
        let bit = 1u64 << space;
        let seat = rails.own.iter().position(|own| own & bit != 0);
        match seat {
            Some(seat) => Some(Owner::Seat(Seat(seat as u8))),
            None => (rails.white & bit != 0).then_some(Owner::White),
        }
    };
    (0..game.content.spaces.len()).map(owner).collect()
}

fn stands(station: Station) -> Vec<Stand> {
    let stand = |(building, seat)| Stand { building, seat };
    station.iter().map(stand).collect()
}

fn tied(game: &TrainsAndStations) -> Vec<Seat> {
    let leaders = game.leaders(game.now.work.current);
    let leads = |seat: &Seat| leaders & 1 << seat.0 != 0;
    Seat::all(game.now.seats).filter(leads).collect()
}

fn upgrades(game: &TrainsAndStations) -> Vec<(Building, Good)> {
    let each = |b: Building| goods(game.upgrades(b)).into_iter().map(move |g| (b, g));
    Building::ALL.into_iter().flat_map(each).collect()
}

impl Phase {
    const fn step(self) -> &'static str {
        match self {
            Phase::Group => "group",
            Phase::Tie => "tie",
            Phase::Serve => "serve",
            Phase::Upgrade => "upgrade",
            Phase::Award => "award",
            other => other.name(),
        }
    }
}

impl Baron {
    fn of(game: &TrainsAndStations, seat: Seat) -> Baron {
        let player = game.player(seat);
        let now = &game.now;
        Baron {
            seat,
            vp: player.vp,
            coins: player.coins,
            pool: player.pool,
            on_board: game.on_board(seat),
            saved: player.saved,
            whites: player.whites,
            supply: player.supply,
            scored: faces(&player.scored),
            order: player.order,
            committed: now.phase.is_sealed() && !now.waiting.has(seat),
        }
    }
}

impl StackView {
    fn of(game: &TrainsAndStations, building: Building) -> StackView {
        let stack = game.stack(building);
        StackView {
            building,
            good: stack.good,
            count: stack.count,
            closed: stack.closed,
            next: goods(game.follows(building)),
        }
    }
}

impl DieView {
    fn of(die: &crate::state::Die) -> DieView {
        DieView {
            kind: die.kind,
            side: die.side,
            marked: die.lies == Lies::Marked,
            used: die.lies == Lies::Gone,
        }
    }
}

impl Group {
    fn of(game: &TrainsAndStations, group: u64) -> Group {
        Group {
            lowest: group.trailing_zeros() as u8,
            spaces: spaces(group),
            cities: bits(game.content.touched(group).into()),
        }
    }
}

impl Mine {
    fn of(game: &TrainsAndStations, seat: Seat) -> Mine {
        let player = game.player(seat);
        Mine {
            goods: player.goods,
            power: faces(&player.hand),
            back: (player.back != NO).then_some(player.back),
            reveal: bits(player.reveal),
            offer: OfferView::of(&player.offer),
            drawn: game.now.drawn.by(seat).collect(),
        }
    }
}

impl Tally {
    fn of(game: &TrainsAndStations, seat: Seat) -> Tally {
        let player = game.player(seat);
        Tally {
            goods: player.goods,
            power: player.hand.len(),
        }
    }
}

impl Opened {
    fn of(game: &TrainsAndStations) -> Opened {
        Opened {
            goods: game.players().iter().map(|p| p.goods).collect(),
            power: game.players().iter().map(|p| faces(&p.hand)).collect(),
            deck: faces(&game.now.deck),
            sheets: game.scores(),
        }
    }
}
