//! Keeps the pages as the store is: looks whether anything has changed, and writes what that changes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::folder::{Folder, FolderError, Written};
use super::{Site, SiteError, Unit, sandbox};
use crate::home::Home;
use crate::store::Store;

/// What stands before the names of units that are games.
const GAME: &str = "game-";
/// The units of what belongs to no game: lists of games, and what none of them changes.
const FRONT: &str = "front";
const FIXED: &str = "fixed";

/// Keeps the pages as the store is.
pub struct Keeper {
    site: Site,
    home: Home,
    root: PathBuf,
    store: Option<Store>,
    /// The store's version when all was written; nothing: not all is.
    seen: Option<i64>,
    /// What each game's pages were made from, and what the front page tells of it.
    games: BTreeMap<String, (String, Value)>,
}

impl Keeper {
    /// Nothing is read or written before the first look.
    pub fn new(site: Site, home: impl Into<Home>, root: &Path) -> Keeper {
        Keeper { site, home: home.into(), root: root.to_owned(), store: None, seen: None, games: BTreeMap::new() }
    }

    /// Where the pages lie.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Looks whether the store has changed, or the folder is gone, and writes what differs; nothing, if nothing has changed.
    ///
    /// # Errors
    /// The store cannot be read or the folder not written; then the next look tries it again.
    pub fn look(&mut self) -> Result<Option<Written>, SiteError> {
        if self.store.is_none() {
            self.store = Some(Store::visit(&self.home)?);
        }
        let Some(store) = &self.store else { return Ok(None) };
        let version = store.version()?;
        if self.seen == Some(version) && Folder::is_there(&self.root) {
            return Ok(None);
        }
        self.seen = None;
        let folder = match Folder::take(&self.root) {
            // Whoever writes there has the same store before him.
            Err(FolderError::Busy(_)) => return Ok(None),
            folder => folder?,
        };
        let written = self.write(&folder, false)?;
        self.seen = Some(version);
        Ok(Some(written))
    }

    /// Writes everything anew.
    ///
    /// # Errors
    /// The store cannot be read or the folder not written.
    pub fn write_all(&mut self) -> Result<Written, SiteError> {
        self.store = Some(Store::visit(&self.home)?);
        let folder = Folder::take(&self.root)?;
        self.write(&folder, true)
    }

    fn write(&mut self, folder: &Folder, anew: bool) -> Result<Written, SiteError> {
        let Some(store) = &self.store else { return Ok(Written::default()) };
        let (mut written, mut units) = (Written::default(), BTreeSet::new());
        let kind = self.site.print();
        let mut games = BTreeMap::new();
        for (name, print) in store.prints()? {
            let (unit, print) = (format!("{GAME}{name}"), format!("{kind} {print}"));
            let known = self.games.remove(&name).filter(|_| Folder::has(&self.root, &unit));
            let known = known.unwrap_or_else(|| {
                let list = folder.list(&unit);
                (list.print, list.row)
            });
            if anew || known.0 != print {
                let Some(made) = self.site.unit_of(store, &name)? else {
                    // It stays as it was told last.
                    units.insert(unit);
                    games.insert(name, known);
                    continue;
                };
                let row = made.row.clone();
                written.add(folder.write(&unit, &print, made)?);
                games.insert(name, (print, row));
            } else {
                games.insert(name, known);
            }
            units.insert(unit);
        }
        self.games = games;
        let rows: Vec<&Value> = self.games.values().map(|(_, row)| row).filter(|row| row.is_object()).collect();
        let front = Unit { files: self.site.front(&rows)?, row: json!(null) };
        written.add(folder.write(FRONT, &kind, front)?);
        written.add(self.fixed(folder, &kind, anew)?);
        units.extend([FRONT, FIXED].map(str::to_owned));
        written.add(folder.keep_only(&units)?);
        Ok(written)
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
            None => folder.write(FIXED, &print, Unit { files: self.site.fixed(program)?, row: json!(null) })?,
        };
        Ok(Written { lacking, ..written })
    }
}
