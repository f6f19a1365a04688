//! Pages of games that anybody may read: files in a folder that any web server serves.
//!
//! What they tell is what every ruleset tells the public ([`Reader::Public`](chancery_engine::Reader::Public)), as letters do,
//! and of people no more than each of them has chosen (`SET SITE`). A game is a unit: its files are made together, known by a
//! list of their own, and written where they differ from those that are there; its parts are made anew where what they are made
//! from is another. Nothing in a page depends on when it is written.

mod boards;
mod chart;
mod feeds;
mod folder;
mod former;
mod front;
mod games;
mod helping;
mod keeper;
mod page;
mod people;
mod pictures;
mod places;
mod press;
mod sandbox;
mod statistics;
mod told;
mod turns;
mod unit;
mod unnamed;
mod whole;

use std::collections::BTreeMap;
use std::sync::Arc;

use chancery_engine::Ruleset;

use crate::config::Config;
use crate::letter::{TemplateError, Templates};
use crate::secret::Keys;
use crate::store::{Store, StoreError};

pub use folder::{FolderError, Written};
pub use keeper::Keeper;

use unit::Unit;

/// Pages cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// The store cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A template asks for what is not there.
    #[error(transparent)]
    Template(#[from] TemplateError),
    /// The folder cannot be written.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// A board cannot be told or drawn.
    #[error("{0}")]
    Untold(String),
}

impl SiteError {
    /// Whether nothing else can be told or written either, for now.
    fn stops_all(&self) -> bool {
        match self {
            SiteError::Store(error) => error.may_pass(),
            SiteError::Folder(error) => error.is_of_disk(),
            SiteError::Template(_) | SiteError::Untold(_) => false,
        }
    }
}

/// All that pages are made with.
pub struct Site {
    /// Who the judge is, and what the site is called.
    pub config: Config,
    /// The templates of pages, and all sentences.
    pub templates: Arc<Templates>,
    /// The rulesets.
    pub rulesets: Vec<&'static dyn Ruleset>,
    /// The judge's keys: HELP tells the public half of the one in use.
    pub keys: Keys,
}

/// Files by their paths below the folder.
type Files = BTreeMap<String, Vec<u8>>;

impl Site {
    /// What stands above every page.
    fn title(&self) -> &str {
        let title = self.config.site.title.trim();
        if title.is_empty() { &self.config.judge.name } else { title }
    }

    fn ruleset(&self, name: &str) -> Option<&'static dyn Ruleset> {
        self.rulesets.iter().copied().find(|ruleset| ruleset.about().name == name)
    }

    /// The files of a game, upon those that were there; nothing, if it is gone.
    fn unit_of(&self, store: &Store, name: &str, unit: Unit) -> Result<Option<Unit>, SiteError> {
        let Some(game) = store.game(name)? else { return Ok(None) };
        whole::of_game(self, store, &game, unit).map(Some)
    }
}
