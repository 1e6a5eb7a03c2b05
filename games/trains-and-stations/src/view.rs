//! What one viewer may know (part 4): of other seats' cards nothing, not even their number.

use crate::action::{Kind, Order};
use crate::content::{Building, Content, Good, Side};
use crate::state::{Cards, Lies, NO, Offer, Phase, TrainsAndStations};
use serde::Serialize;
use std::sync::Arc;
use table::{Seat, Sheet, Viewer};

/// All that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    /// The phase's name.
    pub phase: &'static str,
    /// The pending decision: as the phase, but `group` and `tie`, `serve` and `award` apart.
    pub step: &'static str,
    /// Who is asked.
    pub asked: Vec<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// Who wears the Conductor's Hat.
    pub conductor: Seat,
    /// The round, from 1.
    pub round: u8,
    /// Whether this is the last round.
    pub last_round: bool,
    /// Whether the game ended by the round limit.
    pub stalled: bool,
    /// VP left in the pool.
    pub vp_pool: u8,
    /// All VP of the game.
    pub vp_total: u16,
    /// White dice in the common pool.
    pub white_pool: u8,
    /// The seats in seat order.
    pub players: Vec<Baron>,
    /// By space whose die lies there.
    pub rails: Vec<Option<Owner>>,
    /// By city its buildings in the order of building.
    pub stations: Vec<Vec<Stand>>,
    /// Ranch, Mine, Hotel.
    pub stacks: Vec<StackView>,
    /// Goods not yet placed.
    pub unplaced: Vec<Good>,
    /// Goods cards removed from the game, by good.
    pub removed: [u8; 6],
    /// Goods pairs removed from the game, by face.
    pub gone: Vec<u8>,
    /// Cards in the Power deck.
    pub deck: u8,
    /// What the active seat gathers, in Start.
    pub gather: Option<Gather>,
    /// The dice of this turn.
    pub hand: Vec<DieView>,
    /// Whether this turn saw a strike.
    pub struck: bool,
    /// Spaces a train can be placed on.
    pub open: Vec<u8>,
    /// Completed groups still to be delivered.
    pub groups: Vec<Group>,
    /// The group being delivered.
    pub current: Option<Group>,
    /// Seats tied for its majority.
    pub tied: Vec<Seat>,
    /// Which building's stack is handed out.
    pub serving: Option<Building>,
    /// The stack upgraded last: what speculation is about.
    pub new_stack: Building,
    /// By seat how many scarce cards it asks for.
    pub asks: Vec<u8>,
    /// Missions whose cities are connected this turn, by face; in the Missions phase.
    pub eligible: Vec<u8>,
    /// What may be upgraded.
    pub upgrades: Vec<(Building, Good)>,
    /// The offers shown last.
    pub shown: Vec<OfferView>,
    /// The viewer's own secrets.
    pub mine: Option<Mine>,
    /// By seat what everybody could add up, if the table plays so (T42).
    pub tally: Option<Vec<Tally>>,
    /// All that was hidden, once the game is over.
    pub opened: Option<Opened>,
    /// Map, Power cards, chains and values.
    #[serde(serialize_with = "shared")]
    pub set: Arc<Content>,
}

fn shared<S: serde::Serializer>(set: &Arc<Content>, to: S) -> Result<S::Ok, S::Error> {
    set.as_ref().serialize(to)
}

/// What everybody sees of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Baron {
    /// Which seat.
    pub seat: Seat,
    /// Victory points.
    pub vp: u16,
    /// Coins.
    pub coins: u8,
    /// Own dice in the pool.
    pub pool: u8,
    /// Own dice on the board.
    pub on_board: u8,
    /// Saved dice: Coin, Hotel, Mine, Ranch.
    pub saved: [u8; 4],
    /// White dice held.
    pub whites: u8,
    /// Unbuilt buildings: Ranch, Mine, Hotel.
    pub supply: [u8; 3],
    /// Missions scored, by face, in order.
    pub scored: Vec<u8>,
    /// The standing order for Missions.
    pub order: Order,
    /// Whether it has made its sealed choice.
    pub committed: bool,
}

/// Whose die lies on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Owner {
    /// A seat's.
    Seat(Seat),
    /// A white die.
    White,
}

/// A building at a Station.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Stand {
    /// What it is.
    pub building: Building,
    /// Whose it is.
    pub seat: Seat,
}

/// What a building brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StackView {
    /// The building.
    pub building: Building,
    /// The good now.
    pub good: Good,
    /// Cards left.
    pub count: u8,
    /// Closed for good.
    pub closed: bool,
    /// What could follow as things stand.
    pub next: Vec<Good>,
}

/// What will be in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Gather {
    /// Own dice.
    pub own: u8,
    /// White dice.
    pub bonus: u8,
    /// Saved dice that will be kept: Coin, Hotel, Mine, Ranch.
    pub keep: [u8; 4],
    /// Whether the standing order was changed already.
    pub ordered: bool,
}

/// A die of the hand; its place stays the same through the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DieView {
    /// Own or white.
    pub kind: Kind,
    /// The side it shows.
    pub side: Side,
    /// Whether it is marked for a reroll.
    pub marked: bool,
    /// Whether it was placed, used, cashed or saved.
    pub used: bool,
}

/// A completed group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Group {
    /// Its lowest space: its name in paths.
    pub lowest: u8,
    /// Its spaces.
    pub spaces: Vec<u8>,
    /// The cities it connects.
    pub cities: Vec<u8>,
}

/// An offer in speculation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct OfferView {
    /// Goods cards by good.
    pub goods: [u8; 6],
    /// Goods pairs by face.
    pub pairs: Vec<u8>,
}

/// What only one seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mine {
    /// Goods cards by good.
    pub goods: [u8; 6],
    /// Unscored Power cards by face, in the order of drawing.
    pub power: Vec<u8>,
    /// The card chosen to be returned.
    pub back: Option<u8>,
    /// Missions drafted to be revealed.
    pub reveal: Vec<u8>,
    /// The offer as drafted.
    pub offer: OfferView,
    /// Power cards drawn this turn, in order.
    pub drawn: Vec<u8>,
}

/// What everybody could add up of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Tally {
    /// Goods cards by good.
    pub goods: [u8; 6],
    /// Unscored Power cards.
    pub power: u8,
}

/// What was hidden while the game ran.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Opened {
    /// Goods by seat and good.
    pub goods: Vec<[u8; 6]>,
    /// Unscored Power cards by seat.
    pub power: Vec<Vec<u8>>,
    /// The rest of the Power deck, the top first.
    pub deck: Vec<u8>,
    /// The final scores.
    pub sheets: Vec<Sheet>,
}

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

fn stands(station: crate::state::Station) -> Vec<Stand> {
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
