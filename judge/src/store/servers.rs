//! Mail servers as they last showed themselves: until when their certificates count, and how full the mailbox is.

use super::{Store, StoreError};
use crate::event::{Server, Way};

fn key(way: Way) -> &'static str {
    match way {
        Way::Mailbox => "server mailbox",
        Way::Post => "server post",
    }
}

impl Store {
    /// The server of a way, as it last showed itself; a note that cannot be read is none.
    ///
    /// # Errors
    /// The store failed.
    pub fn server(&self, way: Way) -> Result<Option<Server>, StoreError> {
        Ok(self.meta(key(way))?.and_then(|note| serde_json::from_str(&note).ok()))
    }

    /// Notes how the server of a way showed itself. What is known already costs no write.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_server(&mut self, way: Way, server: &Server) -> Result<(), StoreError> {
        if self.server(way)?.as_ref() == Some(server) {
            return Ok(());
        }
        self.set_meta(key(way), &serde_json::to_string(server)?)
    }
}
