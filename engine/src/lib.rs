//! Chancery's engine.

pub mod classic;

pub use classic::slips;
