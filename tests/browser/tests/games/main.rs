//! Real Chromium plays every game on the shelf.

mod access;
mod alone;
mod closely;
mod confirm;
mod crash;
mod first;
mod hands;
mod hint;
mod language;
mod layout;
mod motion;
mod people;
mod pointing;
mod program;
mod refusal;
mod replay;
mod sealed;
mod seats;
mod sets;
mod turns;
mod undo;
mod whole;
