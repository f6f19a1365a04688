//! Reformation: its cases, and what is said of acts as things stand.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "reformation/outlook.rs"]
mod outlook;
