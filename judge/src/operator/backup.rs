//! Copies of the store: each is read whole once it is written, and in a folder of copies the oldest go.

use std::fs::File;
use std::path::{Path, PathBuf};

use super::verify::sound;
use super::{OperatorError, failed};
use crate::clock::{Clock, Moment};
use crate::config::Config;
use crate::fault::chain;
use crate::files;
use crate::store::{self, Store, StoreError};

/// What the names of copies in a folder begin and end with; between stands the moment at which they were made.
const NAME: (&str, &str) = ("chancery-", ".sqlite");

/// What is behind the name of one that is no use, so that nobody takes it for a copy.
const NO_USE: &str = ".damaged";

/// Copies the store while the daemon goes on, whatever layout it has, and reads the copy before it has its name. In a folder the copy
/// is named by the moment, and of such copies only the newest `keep` that are of use stay, and what is no use and newer than those.
///
/// # Errors
/// The copy cannot be written, exists already, or is damaged; there is no store; old copies are to go where no folder is.
pub fn backup(config: &Config, to: &Path, keep: Option<usize>) -> Result<String, OperatorError> {
    if let Err(database) = is_file(config, "copy it with pg_dump, which a judge at work does not disturb") {
        // The nightly copy of a store that has moved to a database has nothing to do, and is no failure each night.
        return if keep.is_some() { Ok(format!("nothing has been copied: {database}")) } else { Err(database) };
    }
    let folder = to.is_dir().then_some(to);
    let copy = folder.map_or_else(|| to.to_owned(), |folder| folder.join(name(Clock::System.now())));
    if keep == Some(0) || keep.is_some() && folder.is_none() {
        let why = "--keep says how many copies, at least one, stay in a folder that is there; name such a folder";
        return Err(OperatorError::Usage(why.into()));
    }
    let is_called_folder = to.as_os_str().as_encoded_bytes().ends_with(b"/");
    let wanted = if is_called_folder { to } else { files::folder_of(&copy) };
    if !wanted.is_dir() {
        return Err(OperatorError::Usage(format!("{} is no folder that is there: make it first", wanted.display())));
    }
    if copy.exists() {
        return Err(exists(&copy));
    }
    let _held = swept(&copy);
    write_whole(&config.store.path, &copy, keep.is_some())?;
    note(&config.store.path);
    let mut said = format!("the store has been copied to {}", copy.display());
    for old in keep.map(|keep| too_old(&copy, keep)).transpose()?.into_iter().flatten() {
        std::fs::remove_file(&old).map_err(failed(&old))?;
        said += &format!("\n{} has been removed", old.display());
    }
    Ok(said)
}

fn exists(copy: &Path) -> OperatorError {
    OperatorError::Usage(format!("{} exists already", copy.display()))
}

/// Removes drafts of copies whose writers were killed, in the folder in which a copy is to be. Whoever copies to it holds the folder,
/// so that nobody removes what is being written; that it cannot be held, as on some networks' disks, is no reason to copy nothing.
fn swept(copy: &Path) -> Option<File> {
    let folder = File::open(files::folder_of(copy)).ok()?;
    if folder.try_lock().is_ok() {
        let is_draft_of = |path: &Path| path == copy || is_copy(path);
        match files::clear_drafts_of(files::folder_of(copy), is_draft_of) {
            Ok(0) => {}
            Ok(count) => tracing::warn!(count, "copies that were left unfinished are removed"),
            Err(error) => tracing::warn!(%error, "copies that were left unfinished stay"),
        }
    }
    folder.lock_shared().ok()?;
    Some(folder)
}

/// A copy that can take the store's place has its name; one that is no use has another, and of those the newest alone need stay.
fn write_whole(store: &Path, copy: &Path, only_newest: bool) -> Result<(), OperatorError> {
    let draft = store::copy_to_draft(store, copy)?;
    let Err(error) = read_whole(&draft) else {
        return if files::place(&draft, copy).map_err(failed(copy))? { Ok(()) } else { Err(exists(copy)) };
    };
    let spoilt = no_use(copy);
    if only_newest {
        for former in files_in(files::folder_of(copy))?.iter().filter(|path| is_no_use(path)) {
            std::fs::remove_file(former).map_err(failed(former))?;
        }
    }
    std::fs::rename(&draft, &spoilt).map_err(failed(&spoilt))?;
    let (spoilt, why) = (spoilt.display(), chain(&error));
    Err(OperatorError::Usage(format!("{spoilt} has been written and is no use; older copies stay: {why}")))
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
        read => read.map(drop),
    }
}

/// The copies beside one that was just made but the newest that are of use: only those of the same judge that are named as ours are.
/// What the clock says now may be wrong, and the one just made is none of them in any case.
fn too_old(made: &Path, keep: usize) -> Result<Vec<PathBuf>, OperatorError> {
    let Some(judge) = store::judge_of(made) else { return Ok(Vec::new()) };
    let mut copies = files_in(files::folder_of(made))?;
    copies.retain(|path| is_copy(path) && path != made && store::judge_of(path).as_ref() == Some(&judge));
    copies.sort();
    let mut kept = 1;
    while kept < keep
        && let Some(newest) = copies.pop()
    {
        kept += usize::from(store::is_of_use(&newest));
    }
    Ok(copies)
}

fn files_in(folder: &Path) -> Result<Vec<PathBuf>, OperatorError> {
    let entries = std::fs::read_dir(folder).map_err(failed(folder))?;
    let files: Result<Vec<PathBuf>, std::io::Error> = entries.map(|entry| Ok(entry?.path())).collect();
    files.map_err(failed(folder))
}

/// By what name a copy goes that is no use.
fn no_use(copy: &Path) -> PathBuf {
    let mut name = copy.as_os_str().to_owned();
    name.push(NO_USE);
    name.into()
}

/// Whether it is a copy of ours in a folder that is no use.
fn is_no_use(path: &Path) -> bool {
    path.to_str().and_then(|path| path.strip_suffix(NO_USE)).is_some_and(|copy| is_copy(Path::new(copy)))
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
