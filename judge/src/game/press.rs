//! Press: who gets it, and what stands above it.

use engine::{Author, Phrase, Press, Seat, Term};
use serde_json::json;

use super::{About, Addressees, Chair, Game, Message, Notice, Role, Status};
use crate::words;
use crate::words::Words;

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

impl Addressees {
    /// One seat, or the master.
    pub fn only(reader: &Author) -> Addressees {
        let seats = if let Author::Seat(seat) = reader { vec![seat.clone()] } else { Vec::new() };
        Addressees { seats, master: *reader == Author::Master, all: false }
    }
}

impl Game {
    /// What a seat, or the master, is called.
    pub fn title(&self, author: &Author) -> Term {
        let chair = if let Author::Seat(seat) = author { self.chair(seat) } else { None };
        chair.map_or_else(|| Phrase::new("role-master").into(), Chair::title)
    }

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
        let round = self.round.as_ref().filter(|_| self.status == Status::Running);
        if let (Some(round), Some(own)) = (round.filter(|_| !only_master), own_seat) {
            self.may_write(&round.press, own, to)?;
        }
        if text.trim().is_empty() {
            return Err(words!("press-empty"));
        }
        let press = Message { from: own_seat.cloned(), to: to.clone(), text: text.trim_end().to_owned() };
        let header = json!({
            "say": if to.all { "press-header-all" } else { "press-header" },
            "with": {"author": press.author(self), "readers": press.readers(self), "game": self.name},
        });
        Ok((Notice { to: self.addresses(to, own_seat), about: About::Press(press) }, header))
    }

    /// Whether the rules of the turn let a seat write to these.
    fn may_write(&self, press: &Press, own: &Seat, to: &Addressees) -> Result<(), Words> {
        match press {
            Press::Free => Ok(()),
            Press::Closed => Err(words!("press-closed", game = self.name)),
            Press::Public | Press::Pairs(_) if to.all => Ok(()),
            Press::Public => Err(words!("press-public-only", game = self.name)),
            Press::Pairs(pairs) => {
                let paired = |one: &Seat, other: &Seat| pairs.iter().any(|pair| pair.0 == *one && pair.1 == *other);
                let stranger = to.seats.iter().find(|seat| !paired(own, seat) && !paired(seat, own));
                match stranger.and_then(|seat| self.chair(seat)) {
                    Some(chair) => Err(words!("press-not-with", game = self.name, seat = chair.title())),
                    None => Ok(()),
                }
            }
        }
    }

    fn addresses(&self, to: &Addressees, own: Option<&Seat>) -> Vec<String> {
        if to.all {
            let own = own.and_then(|seat| self.chair(seat)?.player.as_ref()).map(|player| player.address.clone());
            return self.everybody().into_iter().filter(|address| Some(address) != own.as_ref()).collect();
        }
        let chairs = to.seats.iter().filter_map(|seat| self.chair(seat));
        let players = chairs.filter_map(|chair| chair.player.as_ref()).map(|player| player.address.clone());
        let mut addresses: Vec<String> = players.chain(to.master.then(|| self.master.address.clone())).collect();
        addresses.dedup();
        addresses
    }
}
