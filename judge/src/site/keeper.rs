//! Keeps the pages as the store is: looks whether anything has changed, and writes what that changes.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::folder::{Folder, FolderError, List, Written};
use super::former::Former;
use super::unit::{Parts, Unit, digest};
use super::{Site, SiteError, sandbox};
use crate::fault;
use crate::home::Home;
use crate::store::{Store, StoreError};

/// What stands before the names of units that are games.
const GAME: &str = "game-";
/// The units of what belongs to no game: lists of games, what came of those that are over, and what none of them changes.
const FRONT: &str = "front";
const STATISTICS: &str = "statistics";
const FIXED: &str = "fixed";

/// The unit of a game.
fn unit_of(name: &str) -> String {
    format!("{GAME}{name}")
}

/// Whether a game whose pages are there is another one by now: not only what pages are made with.
fn has_gone_on(before: &str, now: &str) -> bool {
    let own = |print: &str| print.rsplit_once(' ').map(|(_, own)| own.to_owned());
    !before.is_empty() && own(before) != own(now)
}

/// What is known of the pages of a game.
#[derive(Default)]
struct Known {
    /// What they were made from; empty: they are to be made.
    print: String,
    /// What the front page tells of it.
    row: Value,
    /// Whoever they tell of beside those who have a place in it; nothing: that is not known.
    former: Option<Former>,
}

impl Known {
    /// Whether they are to be made anew where they would be made from this.
    fn is_past(&self, print: &str, store: &Store) -> Result<bool, StoreError> {
        Ok(self.print != print || self.former.as_ref().map_or(Ok(false), |former| former.has_changed(store))?)
    }
}

/// Keeps the pages as the store is.
pub struct Keeper {
    site: Site,
    home: Home,
    root: PathBuf,
    store: Option<Store>,
    /// The store's version and the sandbox when all was written; nothing: not all is.
    seen: Option<(i64, sandbox::Mark)>,
    /// What is known of the pages of each game.
    games: BTreeMap<String, Known>,
    /// What the units that are no games were made from: their lists are not written anew where all that they list stayed as it was.
    others: RefCell<BTreeMap<String, String>>,
    /// Somebody else's files that kept pages from their places.
    foreign: Vec<String>,
}

impl Keeper {
    /// Nothing is read or written before the first look.
    pub fn new(site: Site, home: impl Into<Home>, root: &Path) -> Keeper {
        let (root, home, others) = (root.to_owned(), home.into(), RefCell::default());
        Keeper { site, home, root, store: None, seen: None, games: BTreeMap::new(), others, foreign: Vec::new() }
    }

    /// Where the pages lie.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Looks whether the store or the sandbox has changed, or the folder or a file in our way is gone, and writes what differs;
    /// nothing, if nothing has changed.
    ///
    /// # Errors
    /// The store cannot be read or the folder not written; then the next look tries it again.
    pub fn look(&mut self) -> Result<Option<Written>, SiteError> {
        self.look_until(|| false)
    }

    /// The same, but where somebody writes to the store meanwhile and whoever asks has enough of it, which is asked after each game,
    /// the rest waits for the next look ([`Written::left`]): so a turn is seen soon, although all pages are being made.
    ///
    /// # Errors
    /// As [`Keeper::look`].
    pub fn look_until(&mut self, mut is_enough: impl FnMut() -> bool) -> Result<Option<Written>, SiteError> {
        if self.store.as_ref().is_none_or(Store::is_cut) {
            self.store = Some(Store::visit(&self.home)?);
        }
        let Some(store) = &self.store else { return Ok(None) };
        let now = (store.version()?, sandbox::mark(&self.site.config.site.sandbox));
        let is_way_free = self.foreign.iter().any(|path| self.root.join(path).symlink_metadata().is_err());
        if self.seen == Some(now) && Folder::is_there(&self.root) && !is_way_free {
            return Ok(None);
        }
        self.seen = None;
        let folder = match Folder::take(&self.root) {
            // Whoever writes there has the same store before him.
            Err(FolderError::Busy(_)) => return Ok(None),
            folder => folder?,
        };
        let written = self.write(&folder, false, &mut is_enough)?;
        self.seen = Some(now).filter(|_| written.left == 0);
        self.foreign = written.foreign.clone();
        Ok(Some(written))
    }

    /// Writes everything anew.
    ///
    /// # Errors
    /// The store cannot be read or the folder not written.
    pub fn write_all(&mut self) -> Result<Written, SiteError> {
        self.store = Some(Store::visit(&self.home)?);
        let folder = Folder::take(&self.root)?;
        self.write(&folder, true, &mut || false)
    }

    fn write(
        &mut self,
        folder: &Folder,
        anew: bool,
        is_enough: &mut dyn FnMut() -> bool,
    ) -> Result<Written, SiteError> {
        let Some(store) = &self.store else { return Ok(Written::default()) };
        let mut written = Written::default();
        let (kind, since) = (self.site.print(), store.version()?);
        let round = Round { store, folder, kind: &kind, anew, others: &self.others };
        let (mut games, mut waiting) = (BTreeMap::new(), Vec::new());
        for (name, print) in store.prints()? {
            let print = format!("{kind} {print}");
            let known = round.known(&name, self.games.remove(&name));
            if anew || known.is_past(&print, store)? {
                waiting.push((!has_gone_on(&known.print, &print), name.clone(), print));
            }
            games.insert(name, known);
        }
        // Games that have gone on since their pages were made come before those whose pages are to be made anew.
        waiting.sort();
        let count = waiting.len();
        for (index, (_, name, print)) in waiting.into_iter().enumerate() {
            let known = games.entry(name.clone()).or_default();
            match round.each(&unit_of(&name), || self.game(&round, &name, print, known)) {
                Ok(done) => written.add(done),
                Err(error) => {
                    // What is known of the others is not to be found out again.
                    self.games = games;
                    return Err(error);
                }
            }
            if is_enough() && store.version()? != since {
                written.left = count - index - 1;
                break;
            }
        }
        if written.left == 0 {
            written.left = round.meet(&mut games, || Ok(is_enough() && store.version()? != since))?;
        }
        let units =
            games.keys().map(|name| unit_of(name)).chain([FRONT, STATISTICS, FIXED].map(str::to_owned)).collect();
        self.games = games;
        written.add(round.each(FRONT, || self.front(&round))?);
        written.add(round.each(STATISTICS, || self.statistics(&round))?);
        written.add(round.each(FIXED, || self.fixed(&round))?);
        for unit in folder.units_beside(&units)? {
            written.add(round.each(&unit, || Ok(folder.remove(&unit)?))?);
        }
        Ok(written)
    }

    /// Writes the pages of a game. Until all of them are there they are tried again, and the front page tells of it what it told.
    fn game(&self, round: &Round<'_>, name: &str, print: String, known: &mut Known) -> Result<Written, SiteError> {
        known.print.clear();
        let unit = unit_of(name);
        let Some(mut made) = self.site.unit_of(round.store, name, round.upon(&unit))? else {
            return Ok(Written::default());
        };
        let (row, former) = (made.row.clone(), Some(std::mem::take(&mut made.former)));
        let done = round.folder.write(&unit, &print, made)?;
        // What somebody else's file kept from its place is tried again.
        *known = Known { print: if done.foreign.is_empty() { print } else { String::new() }, row, former };
        Ok(done)
    }

    /// Writes the lists of games, where they are not there as they should be.
    fn front(&self, round: &Round<'_>) -> Result<Written, SiteError> {
        let rows: Vec<&Value> = self.games.values().map(|known| &known.row).filter(|row| row.is_object()).collect();
        let rows_print = digest(&serde_json::to_vec(&rows).expect("rows are plain values"));
        round.unit(FRONT, &rows_print, |unit| self.site.front(unit, &rows))
    }

    /// Writes what came of the games that are over, where it is not there as it should be.
    fn statistics(&self, round: &Round<'_>) -> Result<Written, SiteError> {
        let print = round.store.print_of_results()?;
        round.unit(STATISTICS, &print, |unit| self.site.statistics(round.store, unit))
    }

    /// Writes what no game changes, where it is not there as it should be.
    fn fixed(&self, round: &Round<'_>) -> Result<Written, SiteError> {
        let path = &self.site.config.site.sandbox;
        let (program, lacking) = match (!path.as_os_str().is_empty()).then(|| sandbox::read(path)) {
            None => (None, Vec::new()),
            Some(Ok(program)) => (Some(program), Vec::new()),
            Some(Err(why)) => (None, vec![why]),
        };
        let print = format!("{:08x}", program.as_deref().map_or(0, crc32fast::hash));
        let written = round.unit(FIXED, &print, |_| {
            let mut unit = Unit::upon(round.kind, Parts::new());
            unit.part(&format!("{} {print}", round.kind), |files| self.site.fixed(files, program))?;
            Ok(unit)
        })?;
        Ok(Written { lacking, ..written })
    }
}

/// One round over all units, with what each of them is made with.
struct Round<'a> {
    store: &'a Store,
    folder: &'a Folder,
    /// What all pages depend on.
    kind: &'a str,
    /// Whether what is there does not count.
    anew: bool,
    /// What the units that are no games were made from.
    others: &'a RefCell<BTreeMap<String, String>>,
}

impl Round<'_> {
    /// What is known of a game's pages, if they are there: by whoever made them, or by their list.
    fn known(&self, name: &str, before: Option<Known>) -> Known {
        let unit = unit_of(name);
        before.filter(|_| self.folder.has(&unit)).unwrap_or_else(|| {
            let List { print, row, .. } = self.folder.list(&unit);
            Known { print, row, former: None }
        })
    }

    /// Finds out whom pages tell of that an earlier start has made, until somebody has enough of it; of how many games that waits.
    fn meet(
        &self,
        games: &mut BTreeMap<String, Known>,
        mut is_enough: impl FnMut() -> Result<bool, StoreError>,
    ) -> Result<usize, StoreError> {
        let mut left = 0;
        for (name, known) in games.iter_mut().filter(|(_, known)| known.former.is_none() && !known.print.is_empty()) {
            if left > 0 || is_enough()? {
                left += 1;
            } else {
                known.former = Some(Former::found(self.store, name)?);
            }
        }
        Ok(left)
    }

    /// Does what is to be done for one unit. Where that fails or panics it stays as it was written last, which is told, and the others
    /// go on; only what stops all of them goes to whoever asked.
    fn each(&self, unit: &str, work: impl FnOnce() -> Result<Written, SiteError>) -> Result<Written, SiteError> {
        let why = match fault::caught(work) {
            Ok(Ok(written)) => return Ok(written),
            Ok(Err(error)) if error.stops_all() || self.store.is_cut() => return Err(error),
            Ok(Err(error)) => fault::chain(&error),
            Err(panic) => panic,
        };
        Ok(Written { lacking: vec![format!("{} stay as they were: {why}", called(unit))], ..Written::default() })
    }

    /// Writes a unit that is no game, where it is not there as it should be.
    fn unit(
        &self,
        name: &str,
        print: &str,
        make: impl FnOnce(Unit) -> Result<Unit, SiteError>,
    ) -> Result<Written, SiteError> {
        let print = format!("{} {print}", self.kind);
        let made_from = self.others.borrow().get(name).cloned();
        if let Some(files) = self.folder.is_as(name, &print, made_from.as_deref()).filter(|_| !self.anew) {
            return Ok(Written { files, ..Written::default() });
        }
        let written = self.folder.write(name, &print, make(self.upon(name))?)?;
        self.others.borrow_mut().insert(name.to_owned(), print);
        Ok(written)
    }

    /// A unit, of which there may be parts.
    fn upon(&self, name: &str) -> Unit {
        Unit::upon(self.kind, if self.anew { Parts::new() } else { self.folder.parts(name) })
    }
}

/// What an operator calls the pages of a unit.
fn called(unit: &str) -> String {
    match unit {
        FRONT => "the lists of games".to_owned(),
        STATISTICS => "the statistics".to_owned(),
        FIXED => "the pages of boards and help".to_owned(),
        game => format!("the pages of game {}", game.strip_prefix(GAME).unwrap_or(game)),
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn a_unit_that_fails_or_panics_is_told_and_a_full_disk_stops_all() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        let pages = Folder::take(&folder.path().join("pages")).unwrap();
        let others = RefCell::default();
        let round = Round { store: &store, folder: &pages, kind: "", anew: false, others: &others };
        let failed = |kind: io::ErrorKind| {
            let error = FolderError::Io { path: "/pages/x".into(), source: kind.into() };
            round.each("game-balkan", || Err(error.into()))
        };
        let told = failed(io::ErrorKind::InvalidFilename).unwrap().lacking;
        let begins = "the pages of game balkan stay as they were: pages cannot be written to /pages/x: ";
        assert!(told.len() == 1 && told[0].starts_with(begins), "{told:?}");
        let told = round.each(FRONT, || panic!("a fault")).unwrap().lacking;
        assert!(told.len() == 1 && told[0].starts_with("the lists of games stay as they were: a fault"), "{told:?}");
        assert!(failed(io::ErrorKind::StorageFull).is_err() && failed(io::ErrorKind::ReadOnlyFilesystem).is_err());
    }
}
