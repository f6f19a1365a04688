//! Hearing at once of what other processes write to a database.

use std::sync::mpsc::Sender;
use std::time::Duration;

use crate::event::Event;
use crate::home::Home;
use crate::store::Store;

/// How long nothing may be told before it is looked whether the connection is there.
const SILENCE: Duration = Duration::from_secs(60);
/// How long it takes until a connection is made again.
const PAUSE: Duration = Duration::from_secs(2);

/// Has the desk hear at once of what others write to a database. What is not heard is seen by looking.
pub(super) fn listen(home: Home, name: String, events: Sender<Event>) {
    std::thread::spawn(move || {
        loop {
            if let Ok(Some(mut ears)) = Store::listen(&home, &name) {
                while let Ok(heard) = ears.hear(SILENCE) {
                    if heard && events.send(Event::Written).is_err() {
                        return;
                    }
                }
            }
            std::thread::sleep(PAUSE);
        }
    });
}
