//! The store as the house uses it: what it keeps, what it refuses, and what it survives.

mod alone;
mod backup;
mod commit;
mod group;
mod kill;
mod migrate;
mod open;
mod people;
mod records;
mod samples;
mod trouble;
