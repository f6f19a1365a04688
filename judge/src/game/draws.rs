//! Votes that end a game: for a draw, for a lot.
//!
//! Votes are secret and stand until they are changed or something has changed hands. In a game whose draws include all
//! survivors (the default) a vote has no list; elsewhere a list approves of itself and of what is in it: one with the voter's
//! own seat every part in which he still is, one without it every part.

use chancery_engine::{Lots, Seat, Seed};
use serde::{Deserialize, Deserializer, Serialize};

use super::{About, Chair, End, Game, Notice, Piece, Status};
use crate::clock::Moment;
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// A vote for a draw.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ballot {
    /// Who shares it; empty: all survivors.
    pub seats: Vec<Seat>,
    /// Whether it counts for this turn alone.
    pub once: bool,
}

/// A vote, or the yes or no of older stores.
pub(super) fn ballot<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Ballot>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Stored {
        Ballot(Option<Ballot>),
        Votes(bool),
    }
    Ok(match Stored::deserialize(deserializer)? {
        Stored::Votes(votes) => votes.then(Ballot::default),
        Stored::Ballot(ballot) => ballot,
    })
}

/// What a vote is answered with, and the letters that it causes.
pub(super) type Voted = Result<(Words, Option<Notice>), Words>;

/// The most seats of which every part is tried.
const MOST: usize = 20;

impl Game {
    /// Votes for a draw of all survivors, or of those in a list (letters or names, as in `FT`).
    ///
    /// # Errors
    /// The seat has no vote, the list names nobody or somebody who is out, or the game wants no list, or one.
    pub fn vote_draw(&mut self, seat: &Seat, list: &str, once: bool, now: Moment) -> Voted {
        self.may_vote(seat)?;
        let seats = self.draw_list(list)?;
        if let Some(chair) = self.chair_mut(seat) {
            chair.draw = Some(Ballot { seats: seats.clone(), once });
        }
        let (open, turn) = (self.open_word(), if once { "once" } else { "stands" });
        let said = match (seats.is_empty(), once) {
            (true, false) => words!("draw-set", open = open),
            (true, true) => words!("draw-set-once", open = open),
            (false, _) => words!("draw-list-set", seats = self.titles(&seats), turn = turn, open = open),
        };
        Ok((said, self.declare(now)))
    }

    /// Takes a vote for a draw back.
    ///
    /// # Errors
    /// The seat has no vote.
    pub fn unvote_draw(&mut self, seat: &Seat) -> Voted {
        self.may_vote(seat)?;
        if let Some(chair) = self.chair_mut(seat) {
            chair.draw = None;
        }
        Ok((words!("draw-cleared"), None))
    }

    /// Asks everybody for a draw. Nobody is told who asks; his own vote is set.
    ///
    /// # Errors
    /// As for a vote; or this turn has seen so many proposals.
    pub fn propose_draw(&mut self, seat: &Seat, list: &str, now: Moment) -> Voted {
        let most = self.chairs.len();
        let proposed = self.round.as_ref().map_or(0, |round| round.proposals);
        if proposed as usize >= most {
            return Err(words!("too-many-proposals", game = self.name));
        }
        let seats = self.draw_list(list)?;
        let (_, ended) = self.vote_draw(seat, list, false, now)?;
        if ended.is_some() {
            return Ok((words!("draw-set", open = "none"), ended));
        }
        if let Some(round) = &mut self.round {
            round.proposals += 1;
        }
        let shares = if seats.is_empty() { self.survivors().map(|chair| chair.seat.clone()).collect() } else { seats };
        let news = if self.options.endings.dias { News::DrawProposed } else { News::DrawListProposed };
        let piece = Piece { news, seats: shares, since: None, count: None };
        Ok((words!("draw-proposed"), Some(self.tell(About::News(vec![piece])))))
    }

    /// The seats that a list names, each once.
    fn draw_list(&self, list: &str) -> Result<Vec<Seat>, Words> {
        let dias = self.options.endings.dias;
        match list.trim() {
            "" if dias => return Ok(Vec::new()),
            "" => return Err(words!("draw-needs-list", game = self.name, example = self.letters_of_survivors())),
            _ => {}
        }
        let mut seats: Vec<Seat> = Vec::new();
        for word in words_of(list, self) {
            let chair = self.chair_called(&word).ok_or_else(|| match dias {
                true => words!("draw-includes-all", game = self.name),
                false => words!("draw-list-nobody", word = word, example = self.letters_of_survivors()),
            })?;
            if chair.eliminated {
                return Err(words!("draw-list-out", seat = chair.title()));
            }
            if !seats.contains(&chair.seat) {
                seats.push(chair.seat.clone());
            }
        }
        let all = self.survivors().all(|chair| seats.contains(&chair.seat));
        match dias {
            true if all => Ok(Vec::new()),
            true => Err(words!("draw-includes-all", game = self.name)),
            false => Ok(seats),
        }
    }

    fn letters_of_survivors(&self) -> String {
        self.survivors().filter_map(|chair| chair.letters.chars().next()).collect()
    }

    fn titles(&self, seats: &[Seat]) -> serde_json::Value {
        let titles: Vec<_> = seats.iter().filter_map(|seat| self.chair(seat)).map(Chair::title).collect();
        serde_json::json!({"and": titles})
    }

    /// Whether votes end the game now: while a seat is open to others only where the game says so, and then no single player
    /// agrees with himself.
    pub(super) fn is_votable(&self) -> bool {
        let open = self.chairs.iter().any(|chair| chair.abandoned && !chair.eliminated);
        !open || self.options.endings.open_draw && self.survivors().count() > 1
    }

    /// Whether a vote waits for a player of a seat that is open, as a word for sentences.
    pub(super) fn open_word(&self) -> &'static str {
        if self.is_votable() { "none" } else { "open" }
    }

    /// Ends the game when every survivor accepts the same draw, and says so.
    pub(super) fn declare(&mut self, now: Moment) -> Option<Notice> {
        let seats = self.agreed_draw()?;
        match (seats.as_slice(), self.survivors().count()) {
            ([alone], others) if others > 1 => self.end(End::Conceded(alone.clone()), now),
            _ => self.end(End::Drawn(seats), now),
        }
        Some(self.ending())
    }

    /// The largest draw that every survivor accepts.
    fn agreed_draw(&self) -> Option<Vec<Seat>> {
        let voters: Vec<&Chair> = self.survivors().collect();
        if voters.is_empty() || !self.is_votable() {
            return None;
        }
        if self.options.endings.dias {
            let all = voters.iter().all(|chair| chair.draw.is_some());
            // A power whose seat is open has survived, too.
            let shares = self.chairs.iter().filter(|chair| !chair.eliminated);
            return all.then(|| shares.map(|chair| chair.seat.clone()).collect());
        }
        // Whoever has not voted accepts his own victory alone, and two of those nothing in common.
        let silent = voters.iter().filter(|chair| chair.draw.is_none()).count();
        if voters.len() > MOST || silent > 1 || silent == voters.len() {
            return None;
        }
        let parts = 1..1_u32 << voters.len();
        let accepted = parts.filter(|part| (0..voters.len()).all(|voter| accepts(&voters, voter, *part)));
        let largest = accepted.max_by_key(|part| part.count_ones())?;
        let shares = voters.iter().enumerate().filter(|(at, _)| largest >> at & 1 != 0);
        Some(shares.map(|(_, chair)| chair.seat.clone()).collect())
    }

    /// Votes for a lot among all survivors (`001` 5.1 c), or takes the vote back. When all have voted so, the lot is drawn from
    /// a seed that was sealed when the game began.
    ///
    /// # Errors
    /// The seat has no vote, or the game began before there were lots.
    pub fn vote_lot(&mut self, seat: &Seat, lot: bool, now: Moment) -> Voted {
        self.may_vote(seat)?;
        if self.lot.is_none() {
            return Err(words!("no-lot", game = self.name));
        }
        if let Some(chair) = self.chair_mut(seat) {
            chair.lot = lot;
        }
        if !lot {
            return Ok((words!("lot-cleared"), None));
        }
        let open = self.open_word();
        Ok((words!("lot-set", open = open), self.draw_lot(now)))
    }

    /// Draws the lot when every survivor has voted for it, and says on whom it fell.
    pub(super) fn draw_lot(&mut self, now: Moment) -> Option<Notice> {
        let seed = self.lot?;
        let among: Vec<Seat> = self.survivors().map(|chair| chair.seat.clone()).collect();
        if among.is_empty() || !self.is_votable() || self.survivors().any(|chair| !chair.lot) {
            return None;
        }
        let drawn = lots(&seed).below(among.len() as u32) as usize;
        self.end(End::Lot { winner: among[drawn].clone(), among }, now);
        Some(self.ending())
    }

    /// The seal of the lot for an ending by lot, while the game goes on.
    pub fn lot_seal(&self) -> Option<String> {
        let open = matches!(self.status, Status::Running | Status::Paused);
        self.lot.as_ref().filter(|_| open).map(|seed| seed.seal(&self.name, LOT))
    }

    /// Votes that do not count any more: those for one turn, and all when something has changed hands.
    pub(super) fn drop_votes(&mut self, changed: bool) {
        for chair in &mut self.chairs {
            chair.draw = chair.draw.take().filter(|ballot| !changed && !ballot.once);
            chair.lot &= !changed;
            // Who was the strongest then need not be so now.
            chair.concede = chair.concede.take().filter(|_| !changed);
        }
    }
}

/// What the lot for an ending is called where seals and seeds are told.
pub const LOT: &str = "LOT";

fn lots(seed: &Seed) -> Lots {
    seed.lots(LOT)
}

/// Whether a survivor accepts a part of the survivors as the draw.
fn accepts(voters: &[&Chair], voter: usize, part: u32) -> bool {
    let own = &voters[voter].seat;
    let listed = |seat: &Seat| match &voters[voter].draw {
        // Without a vote nothing counts but his own victory.
        None => seat == own,
        Some(ballot) => ballot.seats.is_empty() || ballot.seats.contains(seat),
    };
    let within = voters.iter().enumerate().all(|(at, chair)| part >> at & 1 == 0 || listed(&chair.seat));
    within && (!listed(own) || part >> voter & 1 != 0)
}

/// The words of a list: letters that stand together are one each, unless they are a name.
fn words_of(list: &str, game: &Game) -> Vec<String> {
    let joints = ["and", "with", "&", "+"];
    let words = list.split([' ', ',', ';', '/', '+']).map(|word| word.trim_matches(['.', '!', '(', ')']));
    let words = words.filter(|word| !word.is_empty() && !joints.contains(&word.to_lowercase().as_str()));
    let parts = |word: &str| match game.chair_called(word) {
        None if word.chars().all(|letter| game.chair_called(&letter.to_string()).is_some()) => {
            word.chars().map(|letter| letter.to_string()).collect()
        }
        _ => vec![word.to_owned()],
    };
    words.flat_map(parts).collect()
}

#[cfg(test)]
mod tests {
    use chancery_engine::Setup;
    use proptest::prelude::*;

    use super::*;
    use crate::settings::{Endings, Options};

    /// A game in which everybody plays, with lists as they were voted for; `-`: no vote.
    fn agreed(dias: bool, lists: [&str; 7]) -> Option<String> {
        let options = Options { endings: Endings { dias, ..Endings::default() }, ..Options::default() };
        let game = serde_json::json!({
            "name": "x", "ruleset": "classic", "variant": "", "setup": Setup::default(), "status": "running",
            "pace": {}, "options": options, "master": {"address": "m", "name": "M", "password": ""}, "waiting": [],
            "observers": [], "chairs": [], "round": null, "created": 0, "left": null,
        });
        let mut game: Game = serde_json::from_value(game).unwrap();
        game.set_chairs(chancery_engine::RULESETS[0]).unwrap();
        game.status = Status::Running;
        for chair in &mut game.chairs {
            chair.player = Some(game.master.clone());
        }
        let seats: Vec<Seat> = game.chairs.iter().map(|chair| chair.seat.clone()).collect();
        for (seat, list) in seats.iter().zip(lists).filter(|(_, list)| *list != "-") {
            game.vote_draw(seat, list, false, Moment(0)).unwrap();
            // Nobody votes in what has been declared: whoever has not voted accepts his own victory alone.
            if game.status != Status::Running {
                break;
            }
        }
        let shares = match &game.status {
            Status::Over(End::Drawn(seats)) => seats.clone(),
            Status::Over(End::Conceded(seat)) => vec![seat.clone()],
            _ => return None,
        };
        let letter = |seat: &Seat| game.chair(seat).and_then(|chair| chair.letters.chars().next());
        Some(shares.iter().filter_map(letter).collect())
    }

    #[test]
    fn a_list_approves_of_itself_and_of_its_parts() {
        // Seats are Austria, England, France, Germany, Italy, Russia, Turkey; old judges' section 8.2.
        assert_eq!(agreed(true, [""; 7]).as_deref(), Some("AEFGIRT"));
        assert_eq!(agreed(true, ["", "", "", "", "", "", "-"]), None);
        assert_eq!(agreed(true, ["aefgirt"; 7]).as_deref(), Some("AEFGIRT"));
        assert_eq!(agreed(false, ["FT"; 7]).as_deref(), Some("FT"));
        assert_eq!(agreed(false, ["France and Turkey", "F T", "FTE", "TF", "tf", "F,T", "FT"]).as_deref(), Some("FT"));
        // England's list has England: without her she accepts nothing.
        assert_eq!(agreed(false, ["FT", "EFT", "FT", "FT", "FT", "FT", "FT"]), None);
        assert_eq!(agreed(false, ["FT", "-", "FT", "FT", "FT", "FT", "FT"]), None);
        // Of one: a concession. Whoever wins it need not vote.
        assert_eq!(agreed(false, ["F", "F", "-", "FG", "F", "F", "F"]), None, "Germany may not be left out");
        assert_eq!(agreed(false, ["F", "F", "-", "F", "F", "F", "F"]).as_deref(), Some("F"));
    }

    proptest! {
        #[test]
        fn what_is_declared_is_accepted_by_all_and_nothing_larger_is(lists in proptest::array::uniform7("[AEFGIRT]{1,6}")) {
            let lists = lists.each_ref().map(String::as_str);
            let found = agreed(false, lists);
            let accepts = |own: char, list: &str, part: &str| {
                part.chars().all(|seat| list.contains(seat)) && (!list.contains(own) || part.contains(own))
            };
            let parts = (1..128_u32).map(|bits| "AEFGIRT".chars().enumerate().filter(move |(at, _)| bits >> at & 1 != 0));
            let accepted = parts.map(|part| part.map(|(_, seat)| seat).collect::<String>());
            // A draw is declared with the first votes that agree: those who have not voted yet accept but their own.
            let early = (1..=7).find_map(|voted| {
                let list = |at: usize, own: char| if at < voted { lists[at].to_owned() } else { own.to_string() };
                let all = |part: &String| "AEFGIRT".chars().enumerate().all(|(at, own)| accepts(own, &list(at, own), part));
                accepted.clone().filter(all).max_by_key(String::len)
            });
            prop_assert_eq!(found, early);
        }
    }
}
