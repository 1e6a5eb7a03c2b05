//! The program as its users call it.

mod bad_input;
mod commands;
mod house;
