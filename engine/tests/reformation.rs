//! Reformation: its cases, and what is said of acts as things stand.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "reformation/case.rs"]
mod case;
#[path = "reformation/cases.rs"]
mod cases;
#[path = "reformation/expect.rs"]
mod expect;
#[path = "reformation/given.rs"]
mod given;
#[path = "reformation/outlook.rs"]
mod outlook;

/// A folder below the engine's own folder.
fn folder(name: &str) -> String {
    format!("{}/{name}", env!("CARGO_MANIFEST_DIR"))
}
