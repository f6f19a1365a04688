//! `chancery move`: a store that goes from a file to a database, or back.

use super::OperatorError;
use super::verify::sound;
use crate::files;
use crate::home::Home;
use crate::store::Store;

/// Puts all that a store holds into a new one, and says what came of it. No judge works with either.
///
/// # Errors
/// A store cannot be opened, the first is damaged, the second holds something, or what came of a row is another one.
pub fn move_store(from: &Home, to: &Home) -> Result<String, OperatorError> {
    sound(from)?;
    // A database is held by whoever opens it to work with it: no judge goes on writing there.
    let former = if from.database().is_some() { Store::open(from)? } else { Store::visit(from)? };
    let mut store = Store::open(to)?;
    if !store.is_new()? {
        return Err(OperatorError::Usage(format!("{to} is no new store: name one that holds nothing")));
    }
    let rows = store.take_all(&former)?;
    drop(store);
    if to.database().is_none() {
        files::give_to_owner(to.path())?;
    }
    Ok(format!(
        "{rows} rows are in {to} now, and were compared with those of {from}, which stays as it is: name the new store in \
         `store.url` or `store.path` before the judge is started, with the same key"
    ))
}
