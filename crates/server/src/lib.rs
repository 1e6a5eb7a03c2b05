//! The house: axum pages, one task per table as its only writer, live streams, a JSON interface.
//!
//! It knows games only through [`table::Table`] and [`table::Title`]; a page is a function of a view.

mod alone;
mod answers;
mod api;
mod app;
mod assets;
mod beside;
mod calendar;
mod chances;
mod chat;
mod covers;
mod devices;
mod gallery;
mod guard;
mod hints;
mod imports;
mod invites;
mod keys;
mod ledger;
mod limits;
mod listing;
mod openapi;
mod pace;
mod pages;
mod pars;
mod people;
mod pieces;
mod presence;
mod printed;
mod problem;
mod replays;
mod room;
mod rooms;
mod scene;
mod seating;
mod serve;
mod setup;
mod speech;
mod stream;
mod thinking;
mod timekeeping;
mod visitors;
mod waiting;
mod watching;

pub use app::Settings;
pub use serve::{ServeError, Serving, serve};
