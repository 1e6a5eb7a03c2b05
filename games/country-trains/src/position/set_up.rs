//! A position becomes a game, or is refused with the reason.

use super::{Face, Position};
use crate::action::Stack;
use crate::board::NO;
use crate::content::{Content, Tile};
use crate::rules::Reason;
use crate::square::Square;
use crate::state::{CountryTrains, MANAGERS, Phase, Stacks, State, face};
use std::{fmt, sync::Arc};
use table::{Game, Seat};

/// Why a position cannot be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum BadPosition {
    /// Two to four seats are needed, and the seats named must be among them.
    Seats,
    /// A tile is missing, named twice, or not in the set.
    Tiles { stack: Stack },
    /// The first tile is no station, or a station has no manager or one too many, or something else has one.
    Manager { tile: usize },
    /// A tile cannot lie there.
    Placement { tile: usize, reason: Reason },
    /// A locomotive stands on no track, or two stand on one tile.
    Locomotive { seat: Seat },
    /// The load cubes in pools and on stations are not five for each seat, or a station has too many.
    Cubes,
    /// Tax received is not tax paid.
    Tax,
    /// The phase does not agree with the hand, the turn or the locomotives, or leaves nothing to be decided.
    Phase,
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPosition::Seats => write!(f, "two to four seats are needed"),
            BadPosition::Tiles { stack } => {
                write!(f, "the {} tiles are not those of the set", stack.code())
            }
            BadPosition::Manager { tile } => write!(f, "tile {tile} has a wrong manager"),
            BadPosition::Placement { tile, reason } => {
                write!(f, "tile {tile} cannot lie there: {}", reason.code())
            }
            BadPosition::Locomotive { seat } => {
                write!(f, "the locomotive of seat {seat} cannot stand there")
            }
            BadPosition::Cubes => write!(f, "the load cubes do not add up"),
            BadPosition::Tax => write!(f, "the tax does not add up"),
            BadPosition::Phase => write!(f, "the phase does not agree with the rest"),
        }
    }
}

impl std::error::Error for BadPosition {}

impl Position {
    /// The game that stands so.
    pub fn set_up(&self, content: Arc<Content>) -> Result<CountryTrains, BadPosition> {
        let seats = self.seats.len() as u8;
        let named = [self.to_act, self.first];
        if !CountryTrains::CARD.seats.contains(&seats) || named.iter().any(|s| s.0 >= seats) {
            return Err(BadPosition::Seats);
        }
        let stacks = self.stacks(&content)?;
        let mut game = CountryTrains {
            content,
            now: State::new(stacks, seats, self.first, self.equal_turns),
        };
        self.lay_tiles(&mut game)?;
        self.take_hand(&mut game);
        self.seat_companies(&mut game)?;
        let now = &mut game.now;
        now.to_act = self.to_act;
        now.phase = self.phase;
        now.turn = self.turn;
        now.tiles_allowed = self.tiles_allowed;
        now.tiles_placed = self.tiles_placed;
        now.trigger = self.end_trigger;
        now.no_placement = self.no_placement;
        self.start_phase(&mut game)?;
        Ok(game)
    }

    /// Every tile of the set is named once: drawn ones come first in their row, in the order of laying.
    fn stacks(&self, content: &Content) -> Result<Stacks, BadPosition> {
        let mut stacks = Stacks::of(content);
        for stack in Stack::ALL {
            let wrong = BadPosition::Tiles { stack };
            let named = self.named(stack);
            let faces: Option<Vec<u8>> = named
                .iter()
                .map(|named| named.tile(content).map(face))
                .collect();
            let faces = faces.ok_or(wrong)?;
            let (mut sorted, row) = (faces.clone(), stacks.row_mut(stack));
            sorted.sort_unstable();
            if sorted != row {
                return Err(wrong);
            }
            row.copy_from_slice(&faces);
        }
        Ok(stacks)
    }

    fn lay_tiles(&self, game: &mut CountryTrains) -> Result<(), BadPosition> {
        for (number, lying) in self.tiles.iter().enumerate() {
            let manager = BadPosition::Manager { tile: number };
            let stack = lying.tile.stack();
            let seat = match (stack, lying.manager) {
                (Stack::Station, Some(seat)) if seat.index() < self.seats.len() => seat,
                (Stack::Track | Stack::Country, None) if number > 0 => Seat(0),
                _ => return Err(manager),
            };
            if stack == Stack::Station && game.purse(seat).managers == MANAGERS {
                return Err(manager);
            }
            let piece = game.now.stacks.draw(stack);
            let tile = game.now.stacks.tile(piece);
            let at = Square::new(lying.x, lying.y);
            let judged = game.now.board.judge(tile, at, lying.rot);
            if number > 0 {
                let placement = |fault| BadPosition::Placement {
                    tile: number,
                    reason: Reason::from(fault),
                };
                judged.map_err(placement)?;
            } else if at != Square::new(0, 0) || lying.rot != 0 {
                // The first station lies where it always lies (C2).
                return Err(manager);
            }
            game.lay(seat, piece, at, lying.rot);
            if let Tile::Station(card) = tile {
                let green = game.content.stations[usize::from(card)].green.len();
                if usize::from(lying.cubes) > green {
                    return Err(BadPosition::Cubes);
                }
                if let Some(depot) = game.now.board.depots_mut().last_mut() {
                    depot.cubes = lying.cubes;
                }
            } else if lying.cubes > 0 {
                return Err(BadPosition::Cubes);
            }
        }
        Ok(())
    }

    fn take_hand(&self, game: &mut CountryTrains) {
        for _ in &self.removed {
            let piece = game.now.stacks.draw(Stack::Track);
            game.now.stacks.remove(piece);
        }
        for held in &self.hand {
            let piece = game.now.stacks.draw(held.stack());
            let place = usize::from(held.stack() != Stack::Station);
            game.now.hand[place] = piece;
        }
    }

    fn seat_companies(&self, game: &mut CountryTrains) -> Result<(), BadPosition> {
        for (seat, company) in Seat::all(game.now.seats).zip(&self.seats) {
            if let Some(at) = company.loco {
                let node = game.now.board.node_with_anchor(at);
                game.purse_mut(seat).loco = node.ok_or(BadPosition::Locomotive { seat })?;
            }
            let purse = game.purse_mut(seat);
            purse.goods = company.goods;
            purse.people = company.people;
            purse.tax_in = company.tax_in;
            purse.tax_out = company.tax_out;
            purse.pool = company.pool;
        }
        for seat in Seat::all(game.now.seats) {
            let loco = game.purse(seat).loco;
            if loco != NO && game.other_locos(seat) >> loco & 1 != 0 {
                return Err(BadPosition::Locomotive { seat });
            }
        }
        game.audit_cubes().map_err(|_| BadPosition::Cubes)?;
        game.audit_money().map_err(|_| BadPosition::Tax)
    }

    /// What the phase keeps at hand; there must be something to decide.
    fn start_phase(&self, game: &mut CountryTrains) -> Result<(), BadPosition> {
        let seat = self.to_act;
        let first = game.first_turns();
        let loco = game.purse(seat).loco;
        let on_track = loco != NO && !game.now.board.is_station(loco);
        let hand: Vec<Stack> = self.hand.iter().map(Face::stack).collect();
        let agrees = match self.phase {
            Phase::Setup => {
                let one = [Stack::Station, Stack::Track];
                let held = hand == one || hand == one[..1] || hand == one[1..];
                held && first && !self.tiles.is_empty()
            }
            Phase::Choose | Phase::Move => hand.is_empty() && !first && loco != NO,
            Phase::Place => hand.len() == 1 && !first && loco != NO,
            Phase::Deliver => hand.is_empty() && !first && on_track,
            Phase::Over => true,
        };
        if !agrees {
            return Err(BadPosition::Phase);
        }
        game.refresh();
        let mut offers = Vec::new();
        game.offers(seat, &mut offers);
        let idle = offers.len() == 1 && matches!(self.phase, Phase::Move | Phase::Deliver);
        let only_stay = idle && game.least(seat) == offers[0] && !on_track;
        let nothing = offers.is_empty() && self.phase != Phase::Over;
        let only_skip = idle && self.phase == Phase::Deliver;
        if nothing || only_stay || only_skip {
            return Err(BadPosition::Phase);
        }
        Ok(())
    }
}
