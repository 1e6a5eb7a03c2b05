//! Country Trains: two to four companies share one growing railway, tile by tile.

pub mod action;
pub mod content;
pub mod spell;
pub mod square;
pub mod view;
