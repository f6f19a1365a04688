//! `chancery verify`: whether a store is as it was written, and its games as they were told.

use super::{OperatorError, replay};
use crate::config::Config;
use crate::home::Home;
use crate::store::{self, Counted, Store};

/// Checks every page, every row and every document of the store, and plays every turn again that was played by this version. A turn that
/// is missing is found, and whatever leaves a row behind that belongs to it; a row that is gone without one, such as a person's or an
/// unanswered mail's, is not.
///
/// # Errors
/// Something is damaged, or a turn is not as it was told; there is no store, or it has another layout.
pub fn verify(config: &Config) -> Result<String, OperatorError> {
    let home = config.store.home();
    let again = || replay::replay(&Store::visit(&home)?);
    let Counted { games, turns, letters } = match sound(&home) {
        Ok(counted) => counted,
        // What does not come to the same as it was told may be what the damage has done.
        Err(OperatorError::Usage(wrong)) => match again() {
            Ok(Err(differs)) => return Err(OperatorError::Usage(format!("{wrong}\n  {differs}"))),
            _ => return Err(OperatorError::Usage(wrong)),
        },
        Err(error) => return Err(error),
    };
    let again = again()?.map_err(OperatorError::Usage)?;
    let sound = format!("the store is sound: {games} games, {turns} turns played, {letters} letters");
    Ok(format!("{sound}; {again} turns played again with the same seals and results"))
}

/// Plays every turn of one game again that was played by this version.
///
/// # Errors
/// A turn is not as it was told, or something of the game is damaged; there is no such game, or no store.
pub fn verify_game(config: &Config, name: &str) -> Result<String, OperatorError> {
    let store = Store::visit(config.store.home())?;
    if store.game(name)?.is_none() {
        return Err(OperatorError::Usage(format!(
            "there is no game called {name}; `chancery game` lists those that are here"
        )));
    }
    let again = replay::replay_game(&store, name)?.map_err(OperatorError::Usage)?;
    Ok(format!(
        "{again} turns of game {name} played again with the same seals and results; `chancery verify` looks at all else"
    ))
}

/// Takes every row as it is now for what was written: for whoever has changed some by hand, and knows what he did.
///
/// # Errors
/// The store failed, or there is none.
pub fn accept(config: &Config) -> Result<String, OperatorError> {
    let changed = Store::join(config.store.home())?.accept()?;
    Ok(format!("{changed} rows that were not as the judge wrote them are taken as they are now"))
}

/// What a store or a copy of one holds, if all of it can be read.
pub(super) fn sound(home: impl Into<Home>) -> Result<Counted, OperatorError> {
    let home = home.into();
    // The pages of a database are its own to check.
    let integrity = if home.database().is_some() { "ok".to_owned() } else { store::integrity(home.path())? };
    let store = Store::visit(home)?;
    let mut wrong = Vec::new();
    wrong.extend((integrity != "ok").then(|| format!("SQLite says: {integrity}")));
    let counted = store.examine();
    wrong.extend(store.take_noticed().iter().map(ToString::to_string));
    match counted {
        Ok(counted) if wrong.is_empty() => Ok(counted),
        Err(error) if wrong.is_empty() => Err(error.into()),
        _ => Err(OperatorError::Usage(format!("the store is damaged:\n  {}", wrong.join("\n  ")))),
    }
}
