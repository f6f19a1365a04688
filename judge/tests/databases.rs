//! Whom the judge believes, and how it goes by its clock, is the same where its store is a database. In this program of tests every
//! stage has one (`support/home.rs`).
#![allow(
    clippy::unwrap_used,
    clippy::duplicate_mod,
    reason = "a test may stop at a fault, and each file brings what it needs"
)]

#[path = "clock.rs"]
mod clock;
#[path = "trust.rs"]
mod trust;
