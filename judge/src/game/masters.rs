//! Who leads a game: its master, and whoever he has made one beside himself.

use chancery_engine::Seat;

use super::{Game, Member, Notice};
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// Who is out of a game now, and what is to be told of it.
#[derive(Debug)]
pub struct Gone {
    /// Those who are out.
    pub members: Vec<Member>,
    /// The seat that is open now.
    pub seat: Option<Seat>,
    /// The letters.
    pub notices: Vec<Notice>,
}

impl Game {
    /// Everybody who leads the game, whoever made it first.
    pub fn masters(&self) -> impl Iterator<Item = &Member> {
        std::iter::once(&self.master).chain(&self.co_masters)
    }

    /// Whether an address is that of a master.
    pub fn is_master(&self, address: &str) -> bool {
        self.masters().any(|master| master.address == address)
    }

    /// Where letters to the masters go.
    pub fn master_addresses(&self) -> Vec<String> {
        self.masters().map(|master| master.address.clone()).collect()
    }

    /// Whether a master may see what players keep secret: none of them plays.
    pub fn may_peek(&self) -> bool {
        let plays = |member: &Member| self.is_master(&member.address);
        self.options.leading.plays != Some(true)
            && !self.chairs.iter().flat_map(super::Chair::leaders).chain(&self.waiting).any(plays)
    }

    /// Makes somebody who looks on a master too.
    ///
    /// # Errors
    /// Nobody is meant, several are, or somebody who plays.
    pub fn promote(&mut self, word: &str) -> Result<(Words, Vec<Notice>), Words> {
        let found = self.called(word, "none".to_owned())?;
        if self.is_master(&found.address) {
            return Err(words!("promote-master", who = found.name, game = self.name));
        }
        let looks_on = |member: &Member| member.address == found.address && !self.plays(&found.address);
        let Some(index) = self.observers.iter().position(looks_on) else {
            return Err(words!("promote-player", who = found.name, game = self.name));
        };
        let member = self.observers.remove(index);
        let said = words!("promoted", who = member.name, game = self.name, address = member.address);
        self.co_masters.push(member);
        Ok((said, vec![self.news(News::Promoted)]))
    }

    /// The one person in the game whom a part of an address or of a name means; whoever is none is told the letters of seats,
    /// where a seat could be meant too.
    fn called(&self, word: &str, letters: String) -> Result<Member, Words> {
        let wanted = word.to_lowercase();
        let seated = self.chairs.iter().flat_map(super::Chair::leaders);
        let all: Vec<&Member> =
            seated.chain(&self.waiting).chain(&self.observers).chain(&self.co_masters).chain([&self.master]).collect();
        let whole = |member: &&&Member| member.address == wanted || member.name.to_lowercase() == wanted;
        let part = |member: &&&Member| member.address.contains(&wanted) || member.name.to_lowercase().contains(&wanted);
        let mut found: Vec<&Member> = all.iter().filter(whole).copied().collect();
        if found.is_empty() {
            found = all.iter().filter(part).copied().collect();
        }
        let mut addresses: Vec<&str> = found.iter().map(|member| member.address.as_str()).collect();
        addresses.sort_unstable();
        addresses.dedup();
        match (found.first(), addresses.len()) {
            (Some(member), 1) => Ok((*member).clone()),
            (Some(_), _) => {
                Err(words!("several-called", who = word, game = self.name, addresses = addresses.join(", ")))
            }
            (None, _) => Err(words!("nobody-called", who = word, game = self.name, letters = letters)),
        }
    }

    /// Takes somebody out, and tells him so: what the others are told, that a seat is open to
    /// anybody, is not so for him.
    ///
    /// # Errors
    /// Nobody is meant, several are, or the master himself.
    pub fn eject(&mut self, word: &str) -> Result<(Words, Gone), Words> {
        let (words, mut gone) = self.take_out(word)?;
        let out: Vec<String> = gone.members.iter().map(|member| member.address.clone()).collect();
        for notice in &mut gone.notices {
            notice.to.retain(|address| !out.contains(address));
        }
        // Whoever plays may look on as well, and is out of that, too.
        self.observers.retain(|other| !out.contains(&other.address));
        gone.notices.push(Notice { to: out, ..self.news(News::Ejected) });
        Ok((words, gone))
    }

    /// Takes a player out of a seat, or somebody out of those who wait, look on or lead beside the first master: by a seat's
    /// letter or name, or by any part of an address or a name that only one person has.
    fn take_out(&mut self, word: &str) -> Result<(Words, Gone), Words> {
        let seat = match self.chair_called(word) {
            Some(chair) if chair.player.is_some() => Some(chair.seat.clone()),
            Some(chair) => return Err(words!("eject-vacant", seat = chair.title(), game = self.name)),
            None => None,
        };
        let named = if seat.is_none() { Some(self.called(word, self.letters_of_seats())?) } else { None };
        let sits = |member: &Member| {
            let own =
                |chair: &&super::Chair| chair.player.as_ref().is_some_and(|player| player.address == member.address);
            self.chairs.iter().find(own).map(|chair| chair.seat.clone())
        };
        let seat = seat.or_else(|| named.as_ref().and_then(sits));
        if let Some(seat) = seat {
            let member = self.chair(&seat).and_then(|chair| chair.player.clone());
            let (_, notices) = self.resign(&seat);
            let gone = Gone { members: member.into_iter().collect(), seat: Some(seat), notices };
            return Ok((words!("ejected", who = word), gone));
        }
        let member = named
            .ok_or_else(|| words!("nobody-called", who = word, game = self.name, letters = self.letters_of_seats()))?;
        if let Some(gone) = self.eject_partner(&member) {
            return Ok((words!("ejected", who = word), gone));
        }
        if member.address == self.master.address {
            return Err(words!("eject-master", game = self.name));
        }
        if self.is_master(&member.address) {
            // Masters share their letters: those that he has allow nothing any more.
            self.master.generation += 1;
        }
        let to = self.everybody();
        for list in [&mut self.waiting, &mut self.observers, &mut self.co_masters] {
            list.retain(|other| other.address != member.address);
        }
        let notices = vec![Notice { to, ..self.news(News::Left) }];
        Ok((words!("ejected", who = word), Gone { members: vec![member], seat: None, notices }))
    }
}
