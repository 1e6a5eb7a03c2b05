//! How a view is filled from a game, part by part.

use super::{
    Delivery, EndTrigger, Held, Journey, Laid, Purse, Spot, StackView, Station, Stop, Tax, View,
};
use crate::action::{Action, Stack};
use crate::board::{NO, Nodes, each};
use crate::content::{Country, Tile};
use crate::state::{CountryTrains, Phase, tile};
use std::sync::Arc;
use table::{Seat, Viewer};

impl View {
    /// What `who` may know of a game.
    pub(crate) fn of(game: &CountryTrains, who: Viewer) -> View {
        let now = &game.now;
        let seat = now.to_act;
        let held = |piece: u8| Held {
            piece,
            tile: now.stacks.tile(piece),
        };
        let moving = now.phase == Phase::Move;
        let delivering = now.phase == Phase::Deliver;
        View {
            who,
            phase: now.phase.name(),
            to_act: (now.phase != Phase::Over).then_some(seat),
            first: now.first,
            round: (now.turn - 1) / u16::from(now.seats) + 1,
            tiles_allowed: now.tiles_allowed,
            tiles_placed: now.tiles_placed,
            set: Arc::clone(&game.content),
            tiles: Laid::all(game),
            stations: (0..now.board.depots().len())
                .map(|depot| Station::of(game, depot))
                .collect(),
            hand: game.hand().map(held).collect(),
            spots: Spot::all(game),
            stacks: Stack::ALL.map(|stack| StackView::of(game, stack)),
            removed: now.stacks.removed().map(held).collect(),
            seats: Seat::all(now.seats)
                .map(|seat| Purse::of(game, seat))
                .collect(),
            journey: moving.then(|| Journey::of(game, seat)),
            deliveries: match delivering {
                true => Delivery::all(game, seat, game.purse(seat).loco),
                false => Vec::new(),
            },
            end: now.trigger.map(|(seat, stack)| EndTrigger { seat, stack }),
            still_to_play: game.still_to_play().collect(),
            no_placement: now.no_placement,
            last: now.last,
        }
    }
}

impl Laid {
    fn all(game: &CountryTrains) -> Vec<Laid> {
        let board = &game.now.board;
        let mut tiles: Vec<Laid> = board
            .tiles()
            .iter()
            .map(|laid| Laid {
                piece: laid.piece,
                tile: laid.tile(),
                at: laid.at,
                rot: laid.rot(),
                ends: laid.ends(),
                open: board.open_ends(laid),
                loco: None,
            })
            .collect();
        for (seat, purse) in Seat::all(game.now.seats).zip(game.purses()) {
            if purse.loco != NO {
                tiles[usize::from(board.tile_of(purse.loco))].loco = Some(seat);
            }
        }
        tiles
    }
}

impl Station {
    fn of(game: &CountryTrains, number: usize) -> Station {
        let board = &game.now.board;
        let depot = board.depots()[number];
        Station {
            station: depot.card,
            tile: board.tile_of(depot.node),
            manager: Seat(depot.manager),
            cubes: depot.cubes,
            supply: depot.supply,
            country: depot.country(),
            around: depot.around,
            developed: depot.developed(),
        }
    }
}

impl Spot {
    /// The placements on offer, gathered by square.
    fn all(game: &CountryTrains) -> Vec<Spot> {
        let mut spots: Vec<Spot> = Vec::new();
        let mut offers = Vec::new();
        game.offers(game.now.to_act, &mut offers);
        for offer in offers {
            let (hand, at, rot) = match offer {
                Action::PlaceStation { at, rot } => (Stack::Station, at, rot),
                Action::PlaceTrack { at, rot } => (Stack::Track, at, rot),
                Action::PlaceCountry { at } => (Stack::Country, at, 0),
                _ => continue,
            };
            match spots.last_mut() {
                Some(spot) if spot.hand == hand && spot.at == at => spot.rots.push(rot),
                _ => spots.push(Spot {
                    hand,
                    at,
                    rots: vec![rot],
                    gains: match hand {
                        Stack::Country => game.now.board.depots_beside(at).collect(),
                        Stack::Track | Stack::Station => Vec::new(),
                    },
                }),
            }
        }
        spots
    }
}

impl StackView {
    fn of(game: &CountryTrains, stack: Stack) -> StackView {
        let now = &game.now;
        let faces = now.stacks.left(stack);
        let mut left: Vec<(Tile, u8)> = Vec::new();
        let mut sorted = faces.to_vec();
        sorted.sort_unstable();
        for face in sorted {
            match left.last_mut() {
                Some((last, count)) if *last == tile(stack, face) => *count += 1,
                _ => left.push((tile(stack, face), 1)),
            }
        }
        let choosing = now.phase == Phase::Choose;
        let check = || game.refuses(now.to_act, &Action::Draw(stack)).err();
        let placeable = |(tile, count): &(Tile, u8)| match tile {
            Tile::Track(kind) if !now.board.takes_track(1 << *kind as u8) => 0,
            _ => *count,
        };
        let ends = stack != Stack::Station && left.iter().map(placeable).sum::<u8>() == 1;
        StackView {
            stack,
            count: faces.len() as u8,
            refusal: choosing.then(check).flatten(),
            may_end: choosing && now.trigger.is_none() && ends,
            left,
        }
    }
}

impl Purse {
    fn of(game: &CountryTrains, seat: Seat) -> Purse {
        let purse = game.purse(seat);
        Purse {
            seat,
            money: purse.money(),
            goods: purse.goods.into(),
            people: purse.people.into(),
            tax_in: purse.tax_in.into(),
            tax_out: purse.tax_out.into(),
            pool: purse.pool,
            loco: (purse.loco != NO).then(|| game.now.board.tile_of(purse.loco)),
            managers: purse.managers,
            earned: purse.managers > 0 && game.earned(seat),
        }
    }
}

impl Journey {
    fn of(game: &CountryTrains, seat: Seat) -> Journey {
        let board = &game.now.board;
        let from = game.purse(seat).loco;
        let walls = game.walls(seat);
        let reached = board.reached(from, walls);
        let beside: Nodes = each(reached).fold(0, |all, node| all | board.links(node));
        let blocker = |seat: &Seat| {
            let loco = game.purse(*seat).loco;
            loco != NO && (walls & beside) >> loco & 1 != 0
        };
        let stops = board
            .by_anchor()
            .iter()
            .filter(|node| game.now.reach >> **node & 1 != 0);
        Journey {
            from: board.tile_of(from),
            can_stay: board.is_station(from),
            must_return: !board.is_station(from),
            stops: stops.map(|node| Stop::of(game, seat, *node)).collect(),
            blocked: (0..board.nodes())
                .filter(|node| reached >> node & 1 == 0)
                .map(|node| board.tile_of(node))
                .collect(),
            blockers: Seat::all(game.now.seats).filter(blocker).collect(),
        }
    }
}

impl Stop {
    fn of(game: &CountryTrains, seat: Seat, node: u8) -> Stop {
        let board = &game.now.board;
        let way = board.way(game.purse(seat).loco, node, game.walls(seat));
        let (tax, deliveries) = match board.depot_at(node) {
            Some(depot) => (Tax::of(game, seat, depot), Vec::new()),
            None => (None, Delivery::all(game, seat, node)),
        };
        Stop {
            tile: board.tile_of(node),
            way: way.into_iter().map(|node| board.tile_of(node)).collect(),
            tax,
            deliveries,
        }
    }
}

impl Tax {
    fn of(game: &CountryTrains, seat: Seat, depot: usize) -> Option<Tax> {
        let (to, amount) = game.tax_due(seat, depot)?;
        Some(Tax {
            to,
            station: depot as u8,
            amount,
        })
    }
}

impl Delivery {
    /// What a seat could deliver from a track tile: goods, then people.
    fn all(game: &CountryTrains, seat: Seat, via: u8) -> Vec<Delivery> {
        let board = &game.now.board;
        let walls = game.walls(seat);
        let connections = board.connections(via, walls);
        let depots = board.depots();
        let pairs = || {
            let count = depots.len();
            (0..count).flat_map(move |a| (0..count).map(move |b| (a, b)))
        };
        let joined = pairs().filter(|(a, b)| connections.join(*a, *b));
        let delivery = |load, from: usize, to: usize, pays: Vec<u8>, returns: u8| Delivery {
            load,
            from: from as u8,
            to: to as u8,
            pays,
            taxes: [from, to]
                .into_iter()
                .filter_map(|depot| Tax::of(game, seat, depot))
                .collect(),
            returns,
            route: board
                .route(depots[from].node, via, depots[to].node, walls)
                .into_iter()
                .map(|node| board.tile_of(node))
                .collect(),
        };
        let back = |depot: usize| u8::from(depots[depot].cubes > 0);
        let mut all = Vec::new();
        for (from, to) in joined.clone() {
            let most = game.most_loads(seat, from, to);
            if most > 0 {
                let pays = (1..=most).map(|loads| game.pays(to, loads)).collect();
                all.push(delivery(game.card(to).wants, from, to, pays, back(from)));
            }
        }
        for (a, b) in joined.filter(|(a, b)| a < b && game.both_have_houses(*a, *b)) {
            let pays = vec![game.people_pay(a, b) as u8];
            all.push(delivery(Country::House, a, b, pays, back(a) + back(b)));
        }
        all
    }
}
