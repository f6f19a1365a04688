//! Keeps the pages as the store is: looks whether anything has changed, and writes what that changes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::folder::{Folder, FolderError, Written};
use super::unit::{Parts, Unit, digest};
use super::{Site, SiteError, sandbox};
use crate::home::Home;
use crate::store::Store;

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

/// Keeps the pages as the store is.
pub struct Keeper {
    site: Site,
    home: Home,
    root: PathBuf,
    store: Option<Store>,
    /// The store's version and the sandbox when all was written; nothing: not all is.
    seen: Option<(i64, sandbox::Mark)>,
    /// What each game's pages were made from, and what the front page tells of it.
    games: BTreeMap<String, (String, Value)>,
    /// Somebody else's files that kept pages from their places.
    foreign: Vec<String>,
}

impl Keeper {
    /// Nothing is read or written before the first look.
    pub fn new(site: Site, home: impl Into<Home>, root: &Path) -> Keeper {
        let (root, foreign) = (root.to_owned(), Vec::new());
        Keeper { site, home: home.into(), root, store: None, seen: None, games: BTreeMap::new(), foreign }
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
        let (mut games, mut waiting) = (BTreeMap::new(), Vec::new());
        for (name, print) in store.prints()? {
            let (unit, print) = (unit_of(&name), format!("{kind} {print}"));
            let known = self.games.remove(&name).filter(|_| Folder::has(&self.root, &unit));
            let known = known.unwrap_or_else(|| {
                let list = folder.list(&unit);
                (list.print, list.row)
            });
            if anew || known.0 != print {
                waiting.push((!has_gone_on(&known.0, &print), name.clone(), print));
            }
            games.insert(name, known);
        }
        // Games that have gone on since their pages were made come before those whose pages are to be made anew.
        waiting.sort();
        let count = waiting.len();
        for (index, (_, name, print)) in waiting.into_iter().enumerate() {
            let unit = unit_of(&name);
            let before = if anew { Parts::new() } else { folder.parts(&unit) };
            // One that cannot be told stays as it was told last.
            if let Some(made) = self.site.unit_of(store, &name, Unit::upon(&kind, before))? {
                let row = made.row.clone();
                let done = folder.write(&unit, &print, made)?;
                // What somebody else's file kept from its place is tried again.
                let print = if done.foreign.is_empty() { print } else { String::new() };
                games.insert(name, (print, row));
                written.add(done);
            }
            if is_enough() && store.version()? != since {
                written.left = count - index - 1;
                break;
            }
        }
        let units =
            games.keys().map(|name| unit_of(name)).chain([FRONT, STATISTICS, FIXED].map(str::to_owned)).collect();
        self.games = games;
        written.add(self.front(folder, &kind, anew)?);
        written.add(self.statistics(folder, (store, &kind), anew)?);
        written.add(self.fixed(folder, &kind, anew)?);
        written.add(folder.keep_only(&units)?);
        Ok(written)
    }

    /// Writes the lists of games, where they are not there as they should be.
    fn front(&self, folder: &Folder, kind: &str, anew: bool) -> Result<Written, SiteError> {
        let rows: Vec<&Value> = self.games.values().map(|(_, row)| row).filter(|row| row.is_object()).collect();
        let print = format!("{kind} {}", digest(&serde_json::to_vec(&rows).expect("rows are plain values")));
        if let Some(files) = folder.is_as(FRONT, &print).filter(|_| !anew) {
            return Ok(Written { files, ..Written::default() });
        }
        let before = if anew { Parts::new() } else { folder.parts(FRONT) };
        Ok(folder.write(FRONT, &print, self.site.front(Unit::upon(kind, before), &rows)?)?)
    }

    /// Writes what came of the games that are over, where it is not there as it should be.
    fn statistics(&self, folder: &Folder, (store, kind): (&Store, &str), anew: bool) -> Result<Written, SiteError> {
        let print = format!("{kind} {}", store.print_of_results()?);
        if let Some(files) = folder.is_as(STATISTICS, &print).filter(|_| !anew) {
            return Ok(Written { files, ..Written::default() });
        }
        let before = if anew { Parts::new() } else { folder.parts(STATISTICS) };
        Ok(folder.write(STATISTICS, &print, self.site.statistics(store, Unit::upon(kind, before))?)?)
    }

    /// Writes what no game changes, where it is not there as it should be.
    fn fixed(&self, folder: &Folder, kind: &str, anew: bool) -> Result<Written, SiteError> {
        let path = &self.site.config.site.sandbox;
        let (program, lacking) = match (!path.as_os_str().is_empty()).then(|| sandbox::read(path)) {
            None => (None, Vec::new()),
            Some(Ok(program)) => (Some(program), Vec::new()),
            Some(Err(why)) => (None, vec![why]),
        };
        let print = format!("{kind} {:08x}", program.as_deref().map_or(0, crc32fast::hash));
        let written = match folder.is_as(FIXED, &print).filter(|_| !anew) {
            Some(files) => Written { files, ..Written::default() },
            None => {
                let mut unit = Unit::upon(kind, Parts::new());
                unit.part(&print, |files| self.site.fixed(files, program))?;
                folder.write(FIXED, &print, unit)?
            }
        };
        Ok(Written { lacking, ..written })
    }
}
