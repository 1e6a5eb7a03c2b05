//! What may be done and what it does (2.3 to 4.5), phase by phase. Each action's legality and effect stand side by side.

mod deliver;
mod draw;
mod place;
mod refusal;
mod setup;
mod travel;
mod turn;

pub use refusal::Reason;

use crate::action::{Action, Stack};
use crate::board::Connections;
use crate::state::{CountryTrains, Phase};
use table::{Refusal, Seat, Tell};

impl CountryTrains {
    /// What is offered, in canonical order (2.4).
    pub(crate) fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.asks(seat) {
            return;
        }
        match self.now.phase {
            Phase::Setup => self.offer_setup(out),
            Phase::Choose => self.offer_draws(out),
            Phase::Place => self.offer_places(seat, out),
            Phase::Move => self.offer_moves(seat, out),
            Phase::Deliver => self.offer_deliveries(seat, out),
            Phase::Over => {}
        }
    }

    /// Whether this seat is asked.
    pub(crate) fn asks(&self, seat: Seat) -> bool {
        self.now.phase != Phase::Over && seat == self.now.to_act
    }

    /// The first rule that an action breaks, in words.
    pub(crate) fn refuses(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let judged = self.judge(seat, action);
        judged.map_err(|reason| self.refusal(seat, action, reason))
    }

    /// The first reason against an action (2.4): over, not asked, not now, then the reasons of the part concerned.
    pub fn judge(&self, seat: Seat, action: &Action) -> Result<(), Reason> {
        if self.now.phase == Phase::Over {
            return Err(Reason::GameOver);
        }
        if seat != self.now.to_act {
            return Err(Reason::NotYourTurn);
        }
        match (self.now.phase, *action) {
            (Phase::Setup | Phase::Place, Action::PlaceStation { at, rot }) => {
                let piece = self.pending(Stack::Station).ok_or(Reason::WrongPhase)?;
                self.check_placement(self.now.stacks.tile(piece), at, rot)
            }
            (Phase::Setup | Phase::Place, Action::PlaceTrack { at, rot }) => {
                let piece = self.pending(Stack::Track).ok_or(Reason::WrongPhase)?;
                self.check_placement(self.now.stacks.tile(piece), at, rot)
            }
            (Phase::Place, Action::PlaceCountry { at }) => {
                let piece = self.pending(Stack::Country).ok_or(Reason::WrongPhase)?;
                self.check_placement(self.now.stacks.tile(piece), at, 0)
            }
            (Phase::Choose, Action::Draw(stack)) => self.check_draw(seat, stack),
            // The first tile is mandatory (C11).
            (Phase::Choose, Action::StopPlacing) if self.now.tiles_placed == 0 => {
                Err(Reason::FirstTileMandatory)
            }
            (Phase::Choose, Action::StopPlacing) | (Phase::Deliver, Action::Skip) => Ok(()),
            (Phase::Move, Action::Stay) => self.check_stay(seat),
            (Phase::Move, Action::Move(to)) => self.check_move(seat, to),
            (
                Phase::Deliver,
                Action::Deliver {
                    supply,
                    demand,
                    loads,
                },
            ) => self.judge_deliver(&self.now.connections, supply, demand, loads),
            (Phase::Deliver, Action::CarryPeople { a, b }) => {
                self.judge_carry(&self.now.connections, a, b)
            }
            _ => Err(Reason::WrongPhase),
        }
    }

    /// People are offered with the earlier station first; said the other way round it is the same (2.4).
    pub(crate) fn offer_for(&self, action: &Action) -> Option<Action> {
        match *action {
            Action::CarryPeople { a, b } if b < a => Some(Action::CarryPeople { a: b, b: a }),
            _ => None,
        }
    }

    /// Carries out an action.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell) {
        match *action {
            Action::PlaceStation { at, rot } => self.place(seat, Stack::Station, at, rot, tell),
            Action::PlaceTrack { at, rot } => self.place(seat, Stack::Track, at, rot, tell),
            Action::PlaceCountry { at } => self.place(seat, Stack::Country, at, 0, tell),
            Action::Draw(stack) => self.draw(seat, stack, tell),
            Action::StopPlacing => self.stop_placing(seat, tell),
            Action::Stay => self.stay(seat, tell),
            Action::Move(to) => self.travel(seat, to, tell),
            Action::Deliver {
                supply,
                demand,
                loads,
            } => self.deliver(seat, supply, demand, loads, tell),
            Action::CarryPeople { a, b } => self.carry_people(seat, a.min(b), a.max(b), tell),
            Action::Skip => self.skip(seat, tell),
        }
    }

    /// Works out anew what the phase keeps at hand.
    pub(crate) fn refresh(&mut self) {
        let seat = self.now.to_act;
        self.now.draws = 0;
        self.now.reach = 0;
        self.now.connections = Connections::NONE;
        match self.now.phase {
            Phase::Choose => self.now.draws = self.open_draws(seat),
            Phase::Move => self.now.reach = self.ends_for(seat),
            Phase::Deliver => {
                let via = self.purse(seat).loco;
                self.now.connections = self.now.board.connections(via, self.walls(seat));
            }
            Phase::Setup | Phase::Place | Phase::Over => {}
        }
    }

    /// What a seat does when its time is up: it stays, makes no delivery, or takes the first offer (part 10).
    pub(crate) fn least(&self, seat: Seat) -> Action {
        let mut offers = Vec::new();
        self.offers(seat, &mut offers);
        let idle = |action: &&Action| matches!(action, Action::Stay | Action::Skip);
        let offer = offers.iter().find(idle).or(offers.first());
        offer.copied().unwrap_or(Action::Skip)
    }
}
