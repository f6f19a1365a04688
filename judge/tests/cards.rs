//! A game of hidden hands by mail: what only some may know, offers, turns that nobody must order, the master's turns, lots.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;
