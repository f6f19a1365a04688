//! How a store is opened: by the judge, beside it, or only to look at it; in a file or in a database.

use std::cell::RefCell;
use std::path::Path;

use super::connection::Connection;
use super::door::Door;
use super::lanes::Fence;
use super::marks::Mark;
use super::postgres::layout as databases;
pub use super::postgres::listen::Ears;
pub use super::postgres::road::{Passage, Road, Step, Watcher};
use super::sqlite::layout as files;
use super::sqlite::mark::Marked;
use super::transactions::Manner;
use super::{Disk, DueWatch, Store, StoreError};
use crate::home::{Database, Home};

impl Store {
    /// Opens a store to work with it, making it if need be, and brings it to the current layout; a file is copied before. Only the
    /// judge itself does so: whoever looks in from outside changes nothing (see [`Store::visit`]).
    ///
    /// # Errors
    /// The store cannot be opened, is locked, cannot be copied, or comes from a later judge.
    pub fn open(home: impl Into<Home>) -> Result<Store, StoreError> {
        let home = home.into();
        let connection = match home.database() {
            Some(database) => databases::bring_up(database, None)?.into(),
            None => files::bring_up(home.path(), true)?.into(),
        };
        Ok(Store::over(connection, home))
    }

    /// Opens a store as [`Store::open`] does, and a database by a name beside other judges; whoever is the first of them is alone
    /// with it until [`Store::share`].
    ///
    /// # Errors
    /// As there; or another judge has that name.
    pub fn open_beside(home: &Home, name: &str) -> Result<Store, StoreError> {
        Store::open_by(home, name, &Road::Open)
    }

    /// Opens a store as [`Store::open_beside`] does, and a database by a way that may be watched.
    ///
    /// # Errors
    /// As there.
    pub fn open_by(home: &Home, name: &str, road: &Road) -> Result<Store, StoreError> {
        match home.database() {
            Some(database) => {
                let server = databases::bring_up(database, Some(name))?.go_by(road)?;
                Ok(Store::over(server.into(), home.clone()))
            }
            None => Store::open(home),
        }
    }

    /// Opens a file as [`Store::open`] does, on a disk that may be watched.
    ///
    /// # Errors
    /// As there; or what the disk does not let it do.
    pub fn open_on(path: &Path, disk: &Disk) -> Result<Store, StoreError> {
        let connection = files::bring_up(path, true)?;
        disk.carry(&connection).map_err(|source| StoreError::unopened(path, source))?;
        Ok(Store::over(connection.into(), path.into()))
    }

    /// Opens a file that is a copy already, as [`Store::open`] does but for copying it.
    ///
    /// # Errors
    /// As there.
    pub(super) fn open_without_copy(path: &Path) -> Result<Store, StoreError> {
        Ok(Store::over(files::bring_up(path, false)?.into(), path.into()))
    }

    /// Puts all that a file holds into it alone, and closes it.
    ///
    /// # Errors
    /// The store failed.
    pub(super) fn alone(self) -> Result<(), StoreError> {
        match self.connection {
            Connection::File(connection) => files::alone(connection, self.home.path()),
            Connection::Database(_) => Ok(()),
        }
    }

    /// Opens a store to hand something in beside the running judge. It must be there, in the current layout.
    ///
    /// # Errors
    /// There is no store, or it has another layout, or a copy is being put in its place, or all of it has been moved; nothing is changed
    /// then.
    pub fn join(home: impl Into<Home>) -> Result<Store, StoreError> {
        let home = home.into();
        let store = match home.database() {
            Some(database) => Store::over(databases::join(database)?.into(), home),
            None => {
                // Where there is no store, nothing is made.
                files::visit(home.path())?;
                let door = Some(Door::open(home.path())?);
                Store { _door: door, ..Store::behind_shut_door(home.path())? }
            }
        };
        match store.moved_to()? {
            Some(to) => Err(StoreError::Elsewhere { home: store.home().to_string(), to }),
            None => Ok(store),
        }
    }

    /// Opens a store from which all is to go to another. It must be there, in the current layout. Nobody hands anything in meanwhile: a
    /// file's door is shut, and a database is held by whoever opens it to work with it.
    ///
    /// # Errors
    /// As with [`Store::join`].
    pub fn open_to_move(home: &Home) -> Result<Store, StoreError> {
        if home.database().is_some() {
            return Store::open(home);
        }
        files::visit(home.path())?;
        let door = Some(Door::shut(home.path())?);
        Ok(Store { _door: door, ..Store::behind_shut_door(home.path())? })
    }

    /// Opens a file as [`Store::join`] does, for whoever has shut its door.
    ///
    /// # Errors
    /// As there.
    pub(super) fn behind_shut_door(path: &Path) -> Result<Store, StoreError> {
        Ok(Store::over(files::join(path)?.into(), path.into()))
    }

    /// Opens a store to look at it, and changes nothing. It must be there, in the current layout.
    ///
    /// # Errors
    /// There is no store, or it has another layout.
    pub fn visit(home: impl Into<Home>) -> Result<Store, StoreError> {
        let home = home.into();
        let connection = match home.database() {
            Some(database) => databases::visit(database)?.into(),
            None => files::visit(home.path())?.into(),
        };
        Ok(Store::over(connection, home))
    }

    /// Opens a file of any layout that this version knows, to see whether a judge may work with it; `None`: there is no store yet.
    ///
    /// # Errors
    /// It cannot be opened, or comes from a later judge.
    pub(super) fn glimpse(path: &Path) -> Result<Option<Store>, StoreError> {
        Ok(files::glimpse(path)?.map(|connection| Store::over(connection.into(), path.into())))
    }

    /// Listens to what others write to a database than the judge of a name; of a file nothing is told.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub fn listen(home: &Home, name: &str) -> Result<Option<Ears>, StoreError> {
        home.database().map(|database| databases::listen(database, name)).transpose()
    }

    /// Whether a judge could work with a database, over the way by which it is reached.
    ///
    /// # Errors
    /// It cannot be reached, a pooler before it keeps no sessions, or it takes no changes from this role.
    pub fn try_out(database: &Database) -> Result<(), StoreError> {
        databases::try_out(database).map(drop)
    }

    /// Brings a database to the current layout; the layouts before and after. A file is brought there by [`Store::open`].
    ///
    /// # Errors
    /// It cannot be brought there, and is as it was.
    pub fn migrate(database: &Database) -> Result<(usize, usize), StoreError> {
        databases::migrate(database)
    }

    /// Whether the connection to the database is lost; nothing can be done with it before [`Store::reach_again`].
    pub fn is_cut(&self) -> bool {
        self.connection.is_cut()
    }

    /// How many transactions of the judge a database has written down: whoever remembers it knows by it whether what was done since
    /// is written down, too, even if the connection is lost meanwhile. A file loses none, and counts none.
    pub fn written(&self) -> i64 {
        self.connection.written()
    }

    /// Makes a connection anew that was lost. What was being done is not done, unless [`Store::written`] says so.
    ///
    /// # Errors
    /// The database cannot be reached yet ([`StoreError::may_pass`]), or it is not as the judge has left it.
    pub fn reach_again(&mut self) -> Result<(), StoreError> {
        self.let_go();
        if let (Connection::Database(lost), Some(database)) = (&self.connection, self.home.database()) {
            self.connection = databases::bring_back(lost, database)?.into();
            if self.epoch.is_some() {
                // Others may have begun one meanwhile.
                self.epoch = Some(self.word_of(i64::MAX)?);
            }
        }
        Ok(())
    }

    fn over(connection: Connection, home: Home) -> Store {
        let in_file = home.database().is_none();
        let mark = in_file.then(|| Marked::open(home.path()).ok()).flatten().map(Mark::of);
        Store {
            connection,
            home,
            noticed: RefCell::default(),
            watch: DueWatch::default(),
            epoch: None,
            holds_back: false,
            manner: Manner::default(),
            fence: Fence::default(),
            node: String::new(),
            texts: RefCell::default(),
            games: RefCell::default(),
            unwritten: RefCell::default(),
            mark,
            _door: None,
            dates_from: None,
        }
    }
}
