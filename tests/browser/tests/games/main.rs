//! Real Chromium plays every game on the shelf.

mod access;
mod crash;
mod first;
mod hands;
mod language;
mod layout;
mod program;
mod refusal;
mod replay;
mod seats;
mod undo;
mod whole;
