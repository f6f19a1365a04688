//! Lines as players write them: words of every language, names in any case, terms with and without giver and taker, and what
//! went wrong.

mod acts;
mod cursor;
mod line;
mod offer;
mod parsed;
mod slip;
mod term;
mod tokens;
mod words;

pub use line::begins_order;
pub(super) use line::{Line, Part, opener_of, read_line};
pub(super) use parsed::Written;
pub use slip::{MOST_TERMS, Opener, Slip};
pub(super) use term::{Deed, Said};
pub use words::OPENING;
pub(super) use words::near_opener;
