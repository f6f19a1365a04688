//! Layouts: who may bring a store to the current one, and the copy that is made before.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction};
use rusqlite_migration::{HookError, M, Migrations};

use super::super::statements::Statements;
use super::super::{StoreError, Why, lists, people};
use super::{journal, mark, still, sums};
use crate::fault::chain;
use crate::files;

/// Steps from an empty file to the current layout. Append; never edit one that shipped.
static STEPS: LazyLock<Vec<M<'static>>> = LazyLock::new(|| {
    let fill_keys = |transaction: &Transaction<'_>| people::fill_keys(&**transaction).map_err(unfilled);
    let fill_sums = |transaction: &Transaction<'_>| sums::fill(transaction).map_err(unfilled);
    let part_letters = |transaction: &Transaction<'_>| sums::part_letters(transaction).map_err(unfilled);
    let fill_lists = |transaction: &Transaction<'_>| lists::fill(&**transaction).map_err(unfilled);
    let sum_outcomes = |transaction: &Transaction<'_>| sums::fill_in(transaction, "outcome").map_err(unfilled);
    vec![
        M::up(include_str!("../migrations/0001_start.sql")),
        M::up_with_hook(include_str!("../migrations/0002_trust.sql"), fill_keys),
        M::up(include_str!("../migrations/0003_pictures.sql")),
        M::up(include_str!("../migrations/0004_lots.sql")),
        M::up(include_str!("../migrations/0005_answers.sql")),
        M::up(include_str!("../migrations/0006_steady.sql")),
        M::up(include_str!("../migrations/0007_acts.sql")),
        M::up_with_hook(include_str!("../migrations/0008_lists.sql"), fill_lists),
        M::up(include_str!("../migrations/0009_drafts.sql")),
        M::up(include_str!("../migrations/0010_budgets.sql")),
        M::up(include_str!("../migrations/0011_keeping.sql")),
        M::up(include_str!("../migrations/0012_press.sql")),
        M::up(include_str!("../migrations/0013_undone.sql")),
        M::up(include_str!("../migrations/0014_bench.sql")),
        M::up(include_str!("../migrations/0015_waiting.sql")),
        M::up(include_str!("../migrations/0016_plans.sql")),
        M::up_with_hook(include_str!("../migrations/0017_listed.sql"), fill_lists),
        M::up(include_str!("../migrations/0018_bulletins.sql")),
        M::up(include_str!("../migrations/0019_forgotten.sql")),
        M::up(include_str!("../migrations/0020_digest.sql")),
        M::up(include_str!("../migrations/0021_paths.sql")),
        M::up(include_str!("../migrations/0022_epochs.sql")),
        M::up(include_str!("../migrations/0023_proof.sql")),
        M::up(include_str!("../migrations/0024_totals.sql")),
        M::up(include_str!("../migrations/0025_attempts.sql")),
        M::up_with_hook(include_str!("../migrations/0026_sums.sql"), fill_sums),
        M::up(include_str!("../migrations/0027_writers.sql")),
        M::up(include_str!("../migrations/0028_texts.sql")),
        M::up(include_str!("../migrations/0029_hidden.sql")),
        M::up_with_hook(include_str!("../migrations/0030_letters.sql"), part_letters),
        M::up_with_hook(include_str!("../migrations/0031_outcomes.sql"), sum_outcomes),
        M::up(include_str!("../migrations/0032_nodes.sql")),
        M::up(include_str!("../migrations/0033_packed.sql")),
    ]
});

fn unfilled(error: StoreError) -> HookError {
    HookError::Hook(chain(&error))
}

/// How many pages of 4 KiB SQLite writes to its log before it puts them into the store: what many mails change, as the pages of an
/// index, is put there once for all of them. The log keeps no more bytes than that once they are there.
const LOG_PAGES: i64 = 4000;
const LONGEST_LOG: i64 = LOG_PAGES << 12;
/// How many statements are kept ready: all that a mail or a turn may need.
const STATEMENTS: usize = 200;
/// How many copies of former layouts are kept.
const COPIES: usize = 3;
/// How often a connection looks whether another has stopped writing, and how many times.
const LOOK: Duration = Duration::from_millis(1);
const MOST_LOOKS: i32 = 30_000;

/// The layout that files have.
pub(in crate::store) fn current() -> usize {
    STEPS.len()
}

/// Opens a file to work with it, making it if need be, and brings it to the current layout, after copying it where it is no copy
/// itself.
///
/// # Errors
/// The file cannot be opened, is locked, cannot be copied, or comes from a later judge.
pub(in crate::store) fn bring_up(path: &Path, copying: bool) -> Result<Connection, StoreError> {
    // SQLite gives the files beside it the rights that it has. A link may lead to where nothing is yet.
    files::create_private(&files::behind_links(path))
        .map_err(|source| StoreError::Make { path: path.into(), source })?;
    mark::is_own_log(path)?;
    mark::forget_others(path);
    check_pages(path)?;
    let mut connection = connect(path, OpenFlags::default())?;
    let found = layout(&connection, path)?;
    if found > STEPS.len() {
        return Err(StoreError::FromTheFuture { found, known: STEPS.len() });
    }
    connection.pragma_update(None, "journal_mode", "wal").map_err(|source| StoreError::unopened(path, source))?;
    if found < STEPS.len() {
        let copy = if found > 0 && copying { Some(copy_before(&connection, path, found)?) } else { None };
        connection.say("PRAGMA foreign_keys = ON")?;
        if let Err(error) = Migrations::from_slice(&STEPS).to_latest(&mut connection) {
            // The next try makes one of its own, and needs the room.
            let is_as_it_was = layout(&connection, path).is_ok_and(|now| now == found);
            copy.iter().filter(|_| is_as_it_was).for_each(|copy| discard(copy));
            return Err(unchanged(error));
        }
        if let Some(copy) = copy {
            drop_old_copies(path, &copy)?;
        }
    }
    made_ready(connection)
}

/// Why a file does not come to the current layout.
fn unchanged(error: rusqlite_migration::Error) -> StoreError {
    match error {
        rusqlite_migration::Error::RusqliteError { err, .. }
            if matches!(err.sqlite_error_code(), Some(ErrorCode::DiskFull | ErrorCode::SystemIoFailure)) =>
        {
            StoreError::refused("to be brought to the current layout", err)
        }
        error => StoreError::Migration(error.into()),
    }
}

/// Opens a file to hand something in beside the running judge. It must be there, in the current layout.
///
/// # Errors
/// There is no store, or it has another layout; nothing is changed then.
pub(in crate::store) fn join(path: &Path) -> Result<Connection, StoreError> {
    mark::forget_others(path);
    let connection = existing(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    is_current(&connection, path)?;
    made_ready(connection)
}

/// Opens a file to look at it, and changes nothing. It must be there, in the current layout.
///
/// # Errors
/// There is no store, or it has another layout.
pub(in crate::store) fn visit(path: &Path) -> Result<Connection, StoreError> {
    let connection = to_read(path)?;
    is_current(&connection, path)?;
    sums::learn(&connection)?;
    Ok(connection)
}

/// Opens a file of any layout that is known to look at it, and changes nothing; `None`: there is no store yet.
///
/// # Errors
/// It cannot be opened, or comes from a later judge.
pub(in crate::store) fn glimpse(path: &Path) -> Result<Option<Connection>, StoreError> {
    let found = to_read(path).and_then(|connection| Ok((layout(&connection, path)?, connection)));
    match found {
        Err(StoreError::Missing(_)) | Ok((0, _)) => Ok(None),
        Ok((found, _)) if found > STEPS.len() => Err(StoreError::FromTheFuture { found, known: STEPS.len() }),
        found => Ok(Some(found?.1)),
    }
}

fn made_ready(connection: Connection) -> Result<Connection, StoreError> {
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.say("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")?;
    // What is blotted out of kept mail is overwritten, and does not stay in what was written before it.
    let log = format!("PRAGMA wal_autocheckpoint = {LOG_PAGES}; PRAGMA journal_size_limit = {LONGEST_LOG}");
    connection.say(&format!("PRAGMA secure_delete = ON; {log}"))?;
    sums::learn(&connection)?;
    sums::keep(&connection)?;
    Ok(connection)
}

/// Puts all that a store holds into its one file, and closes it.
///
/// # Errors
/// The store failed.
pub(in crate::store) fn alone(connection: Connection, path: &Path) -> Result<(), StoreError> {
    connection.say("PRAGMA journal_mode = delete")?;
    connection.close().map_err(|(_, error)| StoreError::refused("to close its file", error))?;
    let file = fs::File::open(path).and_then(|file| file.sync_all());
    file.map_err(|source| StoreError::Copy { path: path.into(), source })
}

/// Copies a store of any layout to a new file, while a judge works on it or not.
///
/// # Errors
/// There is no store, or the copy cannot be written.
pub fn copy(path: &Path, to: &Path) -> Result<(), StoreError> {
    copy_to(&to_read(path)?, to)
}

/// Copies a store as [`copy`] does to the draft of a new file, which nobody takes for a copy yet; where that lies.
///
/// # Errors
/// There is no store, or the draft cannot be written.
pub fn copy_to_draft(path: &Path, to: &Path) -> Result<PathBuf, StoreError> {
    drafted(&to_read(path)?, to)
}

/// Has SQLite check every page of a store of any layout: `ok`, or what is wrong.
///
/// # Errors
/// There is no store, or it cannot be read.
pub fn integrity(path: &Path) -> Result<String, StoreError> {
    let connection = to_read(path)?;
    connection.one("PRAGMA integrity_check", (), |row| row.get(0))
}

/// Whether a copy could be the store of this version, which brings earlier layouts to its own: all of its pages are looked at.
pub fn is_of_use(copy: &Path) -> bool {
    let known =
        to_read(copy).and_then(|file| layout(&file, copy)).is_ok_and(|found| (1..=STEPS.len()).contains(&found));
    known && integrity(copy).is_ok_and(|said| said == "ok")
}

/// Looks at every page before anything is written, so that damage does not spread; a file that is made now has none.
fn check_pages(path: &Path) -> Result<(), StoreError> {
    if fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() == 0) {
        return Ok(());
    }
    match integrity(path)? {
        sound if sound == "ok" => Ok(()),
        // The first of many lines is enough; the one above them is a heading.
        wrong => {
            let first = wrong.lines().find(|line| !line.starts_with("***"));
            Err(StoreError::corrupt(first.unwrap_or_default()))
        }
    }
}

/// Waits while another writes, half a minute at the most, by looking often: a judge that has much to do lets others write for a
/// few milliseconds at a time.
fn waits(looked: i32) -> bool {
    std::thread::sleep(LOOK);
    looked < MOST_LOOKS
}

/// Does something that may as well be done later, and waits for nobody.
pub(in crate::store) fn without_waiting<T>(connection: &Connection, act: impl FnOnce(&Connection) -> T) -> T {
    // Whom a connection waits for is noted in memory alone, which cannot fail.
    let _ = connection.busy_handler(None).is_ok();
    let done = act(connection);
    let _ = connection.busy_handler(Some(waits)).is_ok();
    done
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, flags).map_err(|source| StoreError::unopened(path, source))?;
    connection.busy_handler(Some(waits)).map_err(|source| StoreError::unopened(path, source))?;
    Ok(connection)
}

/// A file that is there, to be read alone.
pub(in crate::store) fn to_read(path: &Path) -> Result<Connection, StoreError> {
    let (read, named) =
        (OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX, OpenFlags::SQLITE_OPEN_URI);
    still::address(path).map_or_else(|| existing(path, read), |address| connect(&address, read | named))
}

/// A file that is not there is never made; what is no regular file is not opened, since that may wait for ever; and one under another's
/// log would be a mixture of both. What was left half written is undone first.
fn existing(path: &Path, access: OpenFlags) -> Result<Connection, StoreError> {
    match fs::metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Err(StoreError::Missing(path.into())),
        Err(error) if files::is_circle(&error) => return Err(StoreError::Circle(path.into())),
        _ => {}
    }
    if files::is_other(path) {
        return Err(StoreError::NoFile(path.into()));
    }
    mark::is_own_log(path)?;
    if journal::is_to_be_undone(path)? {
        layout(&connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)?, path)?;
    }
    connect(path, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)
}

/// The number of the layout that a file has; 0: none yet.
fn layout(connection: &Connection, path: &Path) -> Result<usize, StoreError> {
    let found: i64 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(|source| StoreError::unopened(path, source))?;
    Ok(usize::try_from(found).unwrap_or(usize::MAX))
}

/// An empty store of the current layout, which lies in no file.
pub(super) fn anew() -> Result<Connection, StoreError> {
    let mut connection =
        Connection::open_in_memory().map_err(|error| StoreError::refused("to make an empty one", error))?;
    let made = Migrations::from_slice(&STEPS).to_latest(&mut connection);
    made.map_err(|error| StoreError::Migration(error.into()))?;
    Ok(connection)
}

fn is_current(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let known = STEPS.len();
    match layout(connection, path)? {
        found if found == known => Ok(()),
        0 => Err(StoreError::Missing(path.into())),
        found if found > known => Err(StoreError::FromTheFuture { found, known }),
        found => Err(StoreError::FromThePast { found, known }),
    }
}

/// Copies the store beside itself; a copy that is there stays.
fn copy_before(connection: &Connection, path: &Path, layout: usize) -> Result<PathBuf, StoreError> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let place = |number: u32| match number {
        1 => path.with_file_name(format!("{name}.layout-{layout}")),
        number => path.with_file_name(format!("{name}.layout-{layout}-{number}")),
    };
    let copy = (1..).map(place).find(|copy| !copy.exists()).expect("there is always one more number");
    copy_to(connection, &copy)?;
    tracing::info!(copy = %copy.display(), layout, "the store has been copied before its layout changes");
    Ok(copy)
}

/// Of several copies of former layouts the oldest go.
fn drop_old_copies(path: &Path, newest: &Path) -> Result<(), StoreError> {
    let failed = |source| StoreError::Copy { path: path.into(), source };
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut copies = Vec::new();
    for entry in fs::read_dir(files::folder_of(path)).map_err(failed)?.filter_map(Result::ok) {
        if is_copy(&entry.file_name().to_string_lossy(), &name) {
            copies.push((entry.metadata().and_then(|file| file.modified()).map_err(failed)?, entry.path()));
        }
    }
    copies.sort();
    for (_, old) in copies.iter().rev().skip(COPIES).filter(|(_, old)| old != newest) {
        fs::remove_file(old).map_err(failed)?;
    }
    Ok(())
}

/// Whether something is called as a copy of a store that stood before its layout changed: with the layout's number, and its own where there
/// are several.
fn is_copy(called: &str, store: &str) -> bool {
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = called.strip_prefix(store).and_then(|rest| rest.strip_prefix(".layout-"));
    numbers.is_some_and(|numbers| match numbers.split_once('-') {
        Some((layout, own)) => number(layout) && number(own),
        None => number(numbers),
    })
}

/// Removes a file that did not come to be a store, and what SQLite keeps beside it. What is not there need not go.
pub(in crate::store) fn discard(draft: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        let mut name = draft.as_os_str().to_owned();
        name.push(ending);
        let _ = fs::remove_file(PathBuf::from(name)).is_ok();
    }
}

/// A whole copy or none, for its owner alone: it holds all that the store holds, and has its name only once it is whole.
pub(in crate::store) fn copy_to(connection: &Connection, to: &Path) -> Result<(), StoreError> {
    let failed = |source| StoreError::Copy { path: to.into(), source };
    let draft = drafted(connection, to)?;
    match files::place(&draft, to).map_err(failed)? {
        true => Ok(()),
        false => Err(failed(std::io::ErrorKind::AlreadyExists.into())),
    }
}

/// The draft of a copy, whole and on the disk.
fn drafted(connection: &Connection, to: &Path) -> Result<PathBuf, StoreError> {
    let failed = |source| StoreError::Copy { path: to.into(), source };
    let draft = files::draft(to);
    files::create_private(&draft).map_err(failed)?;
    // A copy is one file: nothing that was written first stands beside it, nor does when somebody looks into it. It is another one than
    // the store, and not marked as that.
    let alone = || -> Result<(), StoreError> {
        existing(&draft, OpenFlags::SQLITE_OPEN_READ_WRITE)?
            .say("PRAGMA application_id = 0; PRAGMA journal_mode = delete")
    };
    if let Err(error) = connection
        .backup("main", &draft, None)
        .map_err(|error| StoreError::refused("to copy its file", error))
        .and_then(|()| alone())
    {
        discard(&draft);
        // The disk that is full is that of the copy.
        return Err(match error {
            StoreError::Refused { why: why @ Why::Full, .. } => failed(std::io::Error::other(why.to_string())),
            error => error,
        });
    }
    fs::File::open(&draft).and_then(|copy| copy.sync_all()).map_err(failed)?;
    Ok(draft)
}
