//! Lines of a sheet: acts, each in one canonical wording that gives itself when it is read again (R4).

mod act;
mod package;
mod parse;
mod term;
mod wording;

pub use act::{Act, Condition, Digest, Package, PackageName, Price};
pub use term::Term;
