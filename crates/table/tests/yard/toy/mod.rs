//! The goods yard: a small game that has what the four games need, and on request one fault.
//!
//! Each round every seat drafts cards from a hidden hand and commits, all at once (Y1); not even the number of cards in a hand
//! is shown (Y2). When all have committed, the offers are shown and scored, and dice decide which wagons stand in the
//! siding. Then the seats take turns in the yard: roll for coins, draw a card, load a set of wagons, buy points.

mod action;
mod face;
mod fault;
mod hidden;
mod rules;
mod state;
mod words;

pub(crate) use fault::{FAULTS, Fault, with};
pub(crate) use state::Toy;
