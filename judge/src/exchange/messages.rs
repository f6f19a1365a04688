//! What was written in a game, cut for whoever takes it home.

use super::Message;
use crate::clock::Moment;
use crate::game::{Direction, Game, MASTER, Speaker};

/// Something that was written, as the store keeps it.
#[derive(Clone, Debug)]
pub struct Written {
    /// Who wrote it.
    pub from: Speaker,
    /// To whom, and what its header says.
    pub direction: Direction,
    /// The turn in which.
    pub label: String,
    /// When it went out.
    pub at: Moment,
    /// The words.
    pub text: String,
    /// Whether whoever asks wrote it himself.
    pub own: bool,
}

/// As whom somebody takes it home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asker {
    /// Whoever is not registered: nobody's words are shown to him.
    Stranger,
    /// Whoever is: what went to everybody, under the name that its readers saw, and what he wrote himself.
    Registered,
    /// The operator, who holds the store: all of it.
    Operator,
}

/// What of it an asker may read, oldest first.
pub fn readable(game: &Game, written: &[Written], asker: Asker) -> Vec<Message> {
    let mut messages: Vec<Message> = written.iter().filter_map(|written| read_by(game, written, asker)).collect();
    messages.sort_by_key(|message| message.at);
    messages
}

fn read_by(game: &Game, written: &Written, asker: Asker) -> Option<Message> {
    let Written { from, direction, label, at, text, own } = written;
    let seen = game.speak((from, ""), direction, text).message;
    let known = *own || asker == Asker::Operator;
    let told = asker == Asker::Registered && seen.to.is_everybody() && seen.claims.is_none();
    if !known && !told || asker == Asker::Stranger {
        return None;
    }
    let named = match from {
        Speaker::Seat(seat) => seat.to_string(),
        Speaker::Master => MASTER.to_owned(),
        // They have no place in the game, and nobody there needs their names.
        Speaker::Observer(_) | Speaker::Waiting(_) => String::new(),
    };
    let from = if seen.grey && !known { String::new() } else { named };
    let seats = game.chairs.iter().map(|chair| &chair.seat).filter(|seat| seen.to.has(seat));
    let master = seen.to.has_master().then(|| MASTER.to_owned());
    let to = seats.map(ToString::to_string).chain(master);
    let to = if seen.to.is_everybody() { Vec::new() } else { to.collect() };
    Some(Message { from, to, at: *at, label: label.clone(), text: text.clone() })
}
