//! Trains & Stations.

pub mod content;
