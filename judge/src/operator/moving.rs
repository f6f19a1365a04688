//! `chancery move`: a store that goes from a file to a database, or back; `chancery migrate`: a database that gets the layout of this
//! version.

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
    let mut former = Store::open_to_move(from)?;
    let mut store = Store::open(to).map_err(|error| if error.is_corrupt() { no_store(to) } else { error.into() })?;
    if !store.is_new()? {
        return Err(OperatorError::Usage(format!("{to} is no new store: name one that holds nothing")));
    }
    let before = former.moved_to()?;
    former.note_moved(Some(&to.to_string()))?;
    let moved = store.take_all(&former);
    if moved.is_err() {
        former.note_moved(before.as_deref())?;
    }
    let rows = moved?;
    drop(store);
    if to.database().is_none() {
        files::give_to_owner(to.path())?;
    }
    Ok(format!(
        "{rows} rows are in {to} now, and were compared with those of {from}, which stays as it is: name the new store in \
         `store.url` or `store.path` before the judge is started, with the same key. Until then mail that a server hands in is not taken, and \
         tried again"
    ))
}

/// What is there already and cannot be read is not what the operator has meant.
fn no_store(to: &Home) -> OperatorError {
    OperatorError::Usage(format!("{to} is no store, and stays as it is: name a file that is not there yet"))
}

/// Brings a database to the layout of this version, and says what came of it.
///
/// # Errors
/// The store is a file, or cannot be brought there; then it is as it was.
pub fn migrate(home: &Home) -> Result<String, OperatorError> {
    let Some(database) = home.database() else {
        let told = format!("{home} is a file: `chancery run` brings it to the layout of its version, after copying it");
        return Err(OperatorError::Usage(told));
    };
    Ok(match Store::migrate(database)? {
        (found, known) if found == known => format!("{home} has layout {known} already"),
        (found, known) => {
            format!("{home} had layout {found} and has layout {known} now: start the judges of this version")
        }
    })
}
