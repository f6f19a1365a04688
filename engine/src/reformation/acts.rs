//! Lines of a sheet: acts, each in one canonical wording that gives itself when it is read again (R4).

mod act;
mod term;

pub use act::{Act, Condition, Digest, Package, PackageName, Price};
pub use term::Term;
