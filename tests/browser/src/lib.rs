//! Real Chromium at the real house: what the browser tests and the pictures are made with.
//!
//! [`Chromium`] is the installed browser, spoken to over its own pipe; one runs, however many visitors there are. A [`Visitor`]
//! has cookies and one tab of their own, looks at the page as it is drawn and acts only as people can: mouse, keys, taps. A
//! [`House`] is the program itself on a folder of its own, to be killed and opened again. A [`Plan`] is a game whose luck and
//! moves are fixed, played beforehand by the rules alone, so that any position of it can be laid on a table.
//!
//! `cargo xtask test browser` runs the tests with all they need; by hand it is
//! `cargo test --package roundhouse --package browser-tests --test games`, built together so that what they share is built once.

mod acts;
mod chromium;
mod diary;
mod house;
mod plan;
mod position;
mod sight;
mod visitor;

pub use chromium::Chromium;
pub use diary::Request;
pub use house::House;
pub use plan::{NAMES, Plan, few, kind};
pub use position::Position;
pub use sight::AXE;
pub use visitor::{Look, Visitor};
