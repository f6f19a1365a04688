//! Press: who gets it, and what stands above it.

use engine::{Phrase, Press, Seat, Term};
use serde_json::json;

use super::{Game, Notice, Role, Status};
use crate::letter::LetterKind;
use crate::words;
use crate::words::Words;

/// To whom press goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Addressees {
    /// The seats.
    pub seats: Vec<Seat>,
    /// Whether the game master is among them.
    pub master: bool,
    /// Whether everybody is.
    pub all: bool,
}

/// Reads `EG`, `England, Germany and M`, `ALL`.
///
/// # Errors
/// The first word that names nobody.
pub fn addressees(game: &Game, text: &str) -> Result<Addressees, Words> {
    let mut found = Addressees { seats: Vec::new(), master: false, all: false };
    let add = |found: &mut Addressees, word: &str| {
        match word.to_ascii_lowercase().as_str() {
            "all" | "everybody" | "everyone" => found.all = true,
            "m" | "master" | "gm" => found.master = true,
            _ => match game.chair_called(word) {
                Some(chair) if found.seats.contains(&chair.seat) => {}
                Some(chair) => found.seats.push(chair.seat.clone()),
                None => return false,
            },
        }
        true
    };
    for word in text.split([' ', ',', '+']).filter(|word| !word.is_empty() && !word.eq_ignore_ascii_case("and")) {
        let letters = || word.chars().map(|letter| letter.to_string()).collect::<Vec<_>>();
        if !add(&mut found, word) && (word.len() > 8 || !letters().iter().all(|letter| add(&mut found, letter))) {
            return Err(words!("press-to-nobody", word = word));
        }
    }
    if found.seats.is_empty() && !found.master && !found.all {
        return Err(words!("press-needs-names"));
    }
    Ok(found)
}

/// The game master as an author or reader.
fn the_master() -> Term {
    Phrase::new("role-master").into()
}

impl Game {
    /// Writes press from somebody who is signed on. Returns the notice to the readers and the header they see, as a phrase.
    ///
    /// # Errors
    /// Press is closed, or its author may not write it.
    pub fn press(&self, from: &Role, to: &Addressees, text: &str) -> Result<(Notice, serde_json::Value), Words> {
        let own_seat = match from {
            Role::Player(seat) => Some(seat),
            Role::Master => None,
            Role::Observer | Role::Waiting => return Err(words!("press-not-yours")),
        };
        let only_master = to.master && to.seats.is_empty() && !to.all;
        if self.status == Status::Paused && !only_master && *from != Role::Master {
            return Err(words!("press-while-paused", game = self.name));
        }
        let closed =
            self.round.as_ref().is_some_and(|round| round.press != Press::Free) && self.status == Status::Running;
        if closed && !only_master && *from != Role::Master {
            return Err(words!("press-closed", game = self.name));
        }
        if text.trim().is_empty() {
            return Err(words!("press-empty"));
        }
        let author = own_seat.and_then(|seat| self.chair(seat)).map_or_else(the_master, super::Chair::title);
        let (addresses, names) = self.readers(to, own_seat);
        let readers = if to.all { serde_json::Value::Null } else { json!({"and": names}) };
        let header = json!({
            "say": if to.all { "press-header-all" } else { "press-header" },
            "with": {"author": author, "readers": readers, "game": self.name},
        });
        let facts = json!({"author": author, "readers": readers, "press": text.trim_end()});
        Ok((Notice { to: addresses, kind: LetterKind::Press, news: None, facts }, header))
    }

    fn readers(&self, to: &Addressees, own: Option<&Seat>) -> (Vec<String>, Vec<Term>) {
        let master = self.master.address.clone();
        if to.all {
            let own = own.and_then(|seat| self.chair(seat)?.player.as_ref()).map(|player| player.address.clone());
            let everybody = self.everybody().into_iter().filter(|address| Some(address) != own.as_ref()).collect();
            return (everybody, Vec::new());
        }
        let chairs: Vec<_> = to.seats.iter().filter_map(|seat| self.chair(seat)).collect();
        let players = chairs.iter().filter_map(|chair| chair.player.as_ref()).map(|player| player.address.clone());
        let mut addresses: Vec<String> = players.chain(to.master.then_some(master)).collect();
        addresses.dedup();
        let names = chairs.iter().map(|chair| chair.title()).chain(to.master.then(the_master)).collect();
        (addresses, names)
    }
}
