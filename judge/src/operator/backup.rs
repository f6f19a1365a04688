//! Copies of the store: each is read whole once it is written, and in a folder of copies the oldest go.

use std::path::{Path, PathBuf};

use super::verify::sound;
use super::{OperatorError, failed};
use crate::clock::{Clock, Moment};
use crate::config::Config;
use crate::store::{self, Store, StoreError};

/// What the names of copies in a folder begin and end with; between stands the moment at which they were made.
const NAME: (&str, &str) = ("chancery-", ".sqlite");

/// Copies the store while the daemon goes on, whatever layout it has, and reads the copy. In a folder the copy is named by the
/// moment, and only the newest `keep` of such copies stay.
///
/// # Errors
/// The copy cannot be written, exists already, or is damaged; there is no store; old copies are to go where no folder is.
pub fn backup(config: &Config, to: &Path, keep: Option<usize>) -> Result<String, OperatorError> {
    is_file(config, "copy it with pg_dump, which a judge at work does not disturb")?;
    let folder = to.is_dir().then_some(to);
    let copy = folder.map_or_else(|| to.to_owned(), |folder| folder.join(name(Clock::System.now())));
    if keep == Some(0) || keep.is_some() && folder.is_none() {
        let why = "--keep says how many copies, at least one, stay in a folder that is there; name such a folder";
        return Err(OperatorError::Usage(why.into()));
    }
    if copy.exists() {
        return Err(OperatorError::Usage(format!("{} exists already", copy.display())));
    }
    store::copy(&config.store.path, &copy)?;
    read_whole(&copy)?;
    note(&config.store.path);
    let mut said = format!("the store has been copied to {}", copy.display());
    for old in folder.zip(keep).map(|(folder, keep)| too_old(folder, keep)).transpose()?.into_iter().flatten() {
        std::fs::remove_file(&old).map_err(failed(&old))?;
        said += &format!("\n{} has been removed", old.display());
    }
    Ok(said)
}

/// Refuses what is done to a file alone.
pub(super) fn is_file(config: &Config, instead: &str) -> Result<(), OperatorError> {
    match config.store.home().database() {
        Some(database) => Err(OperatorError::Usage(format!("the store is the database {}: {instead}", database.url))),
        None => Ok(()),
    }
}

/// Notes that there is a copy, for whoever watches the age of the newest one. A store that cannot be written, or has another
/// layout, keeps no such note; its copy is as good.
fn note(store: &Path) {
    let noted = Store::join(store).and_then(|mut store| store.note_copied(Clock::System.now()));
    if let Err(error) = noted {
        tracing::debug!(%error, "the store has no note of its copy");
    }
}

fn name(now: Moment) -> String {
    format!("{}{}{}", NAME.0, now.rfc5545(), NAME.1)
}

/// Looks whether the copy can take the store's place. One of an earlier layout is read page by page alone.
fn read_whole(copy: &Path) -> Result<(), OperatorError> {
    match sound(copy) {
        Err(OperatorError::Store(StoreError::FromThePast { .. } | StoreError::FromTheFuture { .. })) => Ok(()),
        Err(error) => {
            let copy = copy.display();
            Err(OperatorError::Usage(format!("{copy} has been written and is no use; older copies stay: {error}")))
        }
        Ok(_) => Ok(()),
    }
}

/// The copies in a folder but the newest: only files that are named as ours are.
fn too_old(folder: &Path, keep: usize) -> Result<Vec<PathBuf>, OperatorError> {
    let entries = std::fs::read_dir(folder).map_err(failed(folder))?;
    let files: Result<Vec<PathBuf>, std::io::Error> = entries.map(|entry| Ok(entry?.path())).collect();
    let files = files.map_err(failed(folder))?;
    let mut copies: Vec<PathBuf> = files.into_iter().filter(|path| is_copy(path)).collect();
    copies.sort();
    copies.truncate(copies.len().saturating_sub(keep));
    Ok(copies)
}

/// `chancery-20260305T180000Z.sqlite`.
fn is_copy(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let moment = name.strip_prefix(NAME.0).and_then(|rest| rest.strip_suffix(NAME.1)).unwrap_or_default();
    let shaped = |(at, letter): (usize, char)| match at {
        8 => letter == 'T',
        15 => letter == 'Z',
        _ => letter.is_ascii_digit(),
    };
    moment.len() == 16 && moment.chars().enumerate().all(shaped)
}
