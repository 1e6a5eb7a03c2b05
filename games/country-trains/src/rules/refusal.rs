//! Why not, by rule: one reason per code of the rule file (part 9), and how it is said.

use crate::action::{Action, Stack};
use crate::square::Square;
use crate::state::{CountryTrains, Phase};
use table::{Refusal, Say, Seat};

macro_rules! reasons {
    ($($reason:ident $code:literal $key:literal $rule:literal,)*) => {
        /// Why an action is not possible.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum Reason {
            $($reason,)*
        }

        impl Reason {
            /// Every reason.
            pub const ALL: &'static [Reason] = &[$(Reason::$reason),*];

            /// The code.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Reason::$reason => $code,)*
                }
            }

            /// The message's key.
            const fn key(self) -> &'static str {
                match self {
                    $(Reason::$reason => $key,)*
                }
            }

            /// The rulebook's anchor.
            pub const fn rule(self) -> &'static str {
                match self {
                    $(Reason::$reason => $rule,)*
                }
            }
        }
    };
}

reasons! {
    GameOver "game_over" "refusal-game_over" "end",
    NotYourTurn "not_your_turn" "refusal-not_your_turn" "turn",
    WrongPhase "wrong_phase" "refusal-wrong_phase" "turn",
    StackEmpty "stack_empty" "refusal-stack_empty" "turn",
    StackUnplaceable "stack_unplaceable" "refusal-stack_unplaceable" "C13",
    FirstTileMandatory "first_tile_mandatory" "refusal-first_tile_mandatory" "C11",
    ManagersExhausted "managers_exhausted" "refusal-managers_exhausted" "station-turn",
    StationNotEarned "station_not_earned" "refusal-station_not_earned" "C14",
    NoStationSpot "no_station_spot" "refusal-no_station_spot" "station-turn",
    BadRotation "bad_rotation" "refusal-bad_rotation" "tiles",
    CellOccupied "cell_occupied" "refusal-cell_occupied" "place",
    StationsTouch "stations_touch" "refusal-stations_touch" "C5",
    EdgeMismatch "edge_mismatch" "refusal-edge_mismatch" "C4",
    NotJoined "not_joined" "refusal-not_joined" "join",
    NotBesideStation "not_beside_station" "refusal-not_beside_station" "country",
    NotExpandable "not_expandable" "refusal-not_expandable" "C6",
    LeavesNoRoom "leaves_no_room" "refusal-leaves_no_room" "setup",
    MustJoinRival "must_join_rival" "refusal-must_join_rival" "C15",
    TileOccupied "tile_occupied" "refusal-tile_occupied" "move",
    NotReachable "not_reachable" "refusal-not_reachable" "move",
    MustMoveToStation "must_move_to_station" "refusal-must_move_to_station" "move",
    SameStation "same_station" "refusal-same_station" "C28",
    NoSupply "no_supply" "refusal-no_supply" "deliver",
    DemandFull "demand_full" "refusal-demand_full" "deliver",
    PoolEmpty "pool_empty" "refusal-pool_empty" "deliver",
    NoConnection "no_connection" "refusal-no_connection" "deliver",
    BadLoadCount "bad_load_count" "refusal-bad_load_count" "deliver",
    NoHouses "no_houses" "refusal-no_houses" "people",
}

impl CountryTrains {
    /// A reason in words, with the facts of the case.
    pub(crate) fn refusal(&self, seat: Seat, action: &Action, reason: Reason) -> Refusal {
        let say = Say::new(reason.key());
        let say = match reason {
            Reason::NotYourTurn => say.seat("whose", self.now.to_act),
            Reason::WrongPhase => say.say("now", self.asked_now()),
            Reason::StackEmpty | Reason::StackUnplaceable => match *action {
                Action::Draw(stack) => say.say("stack", stack.say()),
                _ => say,
            },
            Reason::TileOccupied => match *action {
                Action::Move(to) => match self.loco_at(to) {
                    Some(whose) => say.seat("whose", whose),
                    None => say,
                },
                _ => say,
            },
            Reason::BadLoadCount => match *action {
                Action::Deliver { supply, demand, .. } => {
                    say.num("most", self.most_said(seat, supply, demand))
                }
                _ => say,
            },
            _ => say,
        };
        Refusal::new(reason.code(), reason.rule(), say)
    }

    /// What is to be done instead.
    const fn asked_now(&self) -> Say {
        Say::new(match self.now.phase {
            Phase::Setup => "now-setup",
            Phase::Choose => "now-choose",
            Phase::Place => "now-place",
            Phase::Move => "now-move",
            Phase::Deliver | Phase::Over => "now-deliver",
        })
    }

    fn loco_at(&self, at: Square) -> Option<Seat> {
        let node = self.now.board.node_with_anchor(at)?;
        Seat::all(self.now.seats).find(|seat| self.purse(*seat).loco == node)
    }

    fn most_said(&self, seat: Seat, supply: u8, demand: u8) -> u8 {
        let place = |station: u8| usize::from(station.saturating_sub(1));
        self.most_loads(seat, place(supply), place(demand))
    }
}

impl Stack {
    /// Its name.
    pub const fn say(self) -> Say {
        Say::new(match self {
            Stack::Track => "stack-track",
            Stack::Country => "stack-country",
            Stack::Station => "stack-station",
        })
    }
}
