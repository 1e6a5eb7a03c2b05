//! Real Chromium plays every game on the shelf.

mod crash;
mod first;
mod hands;
mod language;
mod refusal;
mod seats;
mod undo;
mod whole;
