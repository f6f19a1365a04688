//! A whole judge through a month of bad luck, from one number: the real desk, store, games, letters and receipts between a
//! simulated mailbox, next server, clock and disk, and players of every ruleset.

mod acts;
mod asked;
mod bids;
pub(crate) mod classic;
mod clocks;
mod cuts;
mod disasters;
mod faults;
mod fuse;
pub(crate) mod ground;
mod hidden;
mod house;
mod laws;
mod luck;
mod mails;
mod orders;
mod passwords;
mod people;
pub(crate) mod plan;
mod played;
mod players;
mod post;
mod promised;
mod rest;
mod rot;
mod rows;
pub(crate) mod runs;
mod server;
mod side;
mod tables;
mod trouble;
mod world;
