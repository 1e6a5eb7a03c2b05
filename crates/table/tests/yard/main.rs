//! The contract on a toy that has what the four games need.

mod taking_back;
mod teeth;
mod toy;
