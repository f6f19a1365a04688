//! Where a store is: in a file, or in a database of PostgreSQL. What lies beside it on this machine is found by the file in both
//! cases.

use std::path::{Path, PathBuf};

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Home {
    /// The file; with a database, the one whose name what lies beside it has: the key, the lock, the tally.
    path: PathBuf,
    database: Option<Database>,
}

/// A database of PostgreSQL, and how to get there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Database {
    /// Where it is, with no password in it: `postgres://judge@db.example/chancery`.
    pub url: String,
    /// The file that holds the password; empty: none is asked for.
    pub password_file: PathBuf,
    /// Certificates (PEM) to trust besides the system's authorities; empty: none.
    pub ca_file: PathBuf,
}

impl Home {
    /// A database, and the file by whose name what lies beside it is found.
    pub fn in_database(database: Database, path: &Path) -> Home {
        Home { path: path.to_owned(), database: Some(database) }
    }

    /// The file, or the name of what lies beside a database.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The database; `None`: it is a file.
    pub fn database(&self) -> Option<&Database> {
        self.database.as_ref()
    }
}

impl std::fmt::Display for Home {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.database {
            Some(database) => f.write_str(&database.url),
            None => self.path.display().fmt(f),
        }
    }
}

impl From<&Path> for Home {
    fn from(path: &Path) -> Home {
        Home { path: path.to_owned(), database: None }
    }
}

impl From<&PathBuf> for Home {
    fn from(path: &PathBuf) -> Home {
        path.as_path().into()
    }
}

impl From<&Home> for Home {
    fn from(home: &Home) -> Home {
        home.clone()
    }
}
