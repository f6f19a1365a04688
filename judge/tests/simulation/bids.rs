//! Bids in games of numbers: orders that nobody can mistake for another's, so that it shows where each of them goes.

use std::collections::{BTreeMap, BTreeSet};

use judge::clock::Moment;
use judge::game::Chapter;
use judge::outbox::Parcel;

use super::world::{BEGINS, World};

/// How many play in a game of bids.
const SEATS: usize = 2;

/// A bid that somebody wrote.
#[derive(Clone)]
pub(crate) struct Bid {
    pub(crate) whose: String,
    pub(crate) game: String,
    /// The turn that it is for, where both the letter that it answers and the game named the same.
    pub(crate) turn: Option<String>,
    /// The turn that the letter names which it answers: no other can take it.
    pub(crate) letter: Option<String>,
    /// The mail in which it went.
    pub(crate) mail: String,
    /// What was due soon when it was written, and is not done before the mailbox is read.
    pub(crate) due: Option<Moment>,
}

/// The bids in a turn of a game, by seat.
pub(crate) fn of_turn(chapter: &Chapter) -> impl Iterator<Item = (String, u64)> + '_ {
    let of = |line: &String| line.parse().ok().filter(|bid| *bid > 100_000);
    chapter.sheets.iter().filter_map(move |(seat, sheet)| Some((seat.to_string(), sheet.0.first().and_then(of)?)))
}

impl World {
    /// A bid is its author's and his master's until it is played.
    pub(crate) fn look_for_bids(&mut self, parcel: &Parcel, words: &[&str], said: &str) {
        let numbers: BTreeSet<u64> = words.iter().filter_map(|word| word.parse().ok()).collect();
        for bid in numbers {
            let Some(Bid { whose, game, .. }) = self.outside.bids.get(&bid).cloned() else { continue };
            if whose == parcel.to || self.outside.played.contains(&bid) {
                continue;
            }
            let played = self.chapters(&game).iter().any(|chapter| of_turn(chapter).any(|(_, other)| other == bid));
            if played {
                self.outside.played.insert(bid);
            } else if !self.is_master(&parcel.to, &game) && !self.went_back(&game) {
                self.fail(&format!("{} reads the bid {bid} of {whose}:\n{said}", parcel.to));
            }
        }
    }

    /// What was played is what had come in by then for that turn, and nothing else.
    pub(crate) fn look_at_bids(&mut self, name: &str, chapters: &[Chapter]) {
        let mut opened = BEGINS;
        for chapter in chapters {
            self.look_at_turn_of_bids(name, chapter, opened);
            opened = chapter.played;
        }
    }

    fn look_at_turn_of_bids(&mut self, name: &str, chapter: &Chapter, opened: Moment) {
        for (seat, bid) in of_turn(chapter) {
            let written = self.outside.bids.get(&bid);
            if written
                .is_none_or(|bid| bid.game != name || bid.letter.as_ref().is_some_and(|turn| *turn != chapter.label))
            {
                self.fail(&format!("{name} {}: {seat} bids {bid}, which was written for another turn", chapter.label));
            }
        }
        let played: BTreeSet<u64> = of_turn(chapter).map(|(_, bid)| bid).collect();
        for (whose, (arrived, bid)) in self.last_bids(name, chapter) {
            // Whoever goes back, or whose clock is not the mail server's, has another order of things; a turn may be played by a clock that
            // is behind that of who went back.
            let (since, played_by) = (opened.min(arrived), chapter.played.plus(self.spread()));
            if self.outside.upsets.iter().any(|(from, until)| *from <= played_by && since <= *until) {
                continue;
            }
            // While a game stands still nobody bids, and what its master plays is not waited for.
            if self.is_led(name) {
                continue;
            }
            let sits = self.game(name).is_some_and(|game| {
                game.chairs.iter().any(|chair| chair.player.as_ref().is_some_and(|player| player.address == whose))
            });
            // Mails overtake each other: what came last counts.
            let stands = |played: &u64| {
                let of = self.outside.bids.get(played).filter(|of| of.whose == whose);
                of.and_then(|of| self.outside.came.get(&of.mail)).is_some_and(|came| (arrived, bid) <= (*came, *played))
            };
            if sits && !played.iter().any(stands) {
                self.fail(&format!("{name} {}: {whose} bid {bid} in time; played was {played:?}", chapter.label));
            }
            self.count("bids that came in time");
        }
    }

    /// When the last bid came of a turn for which everybody bid who owed one: it was played with that one. Whose seat is open owes none.
    fn completed(&self, chapter: &Chapter) -> Option<Moment> {
        let came = chapter.proof.as_ref().and_then(|proof| proof.came.as_ref());
        let owed = came.map_or(0, BTreeMap::len);
        let owed = if owed > 0 { owed } else { SEATS };
        let came = |bid: u64| self.outside.came.get(&self.outside.bids.get(&bid)?.mail).copied();
        let times: Option<Vec<Moment>> = of_turn(chapter).map(|(_, bid)| came(bid)).collect();
        times.filter(|times| times.len() >= owed)?.into_iter().max()
    }

    /// The last bid of each player that was acted on before a turn was played: that came to an end between, or what was due
    /// had to wait until it was.
    fn last_bids(&self, name: &str, chapter: &Chapter) -> BTreeMap<String, (Moment, u64)> {
        let mut last: BTreeMap<String, (Moment, u64)> = BTreeMap::new();
        let completed = self.completed(chapter);
        // By a judge's clock that may be ahead.
        let played = chapter.played.minus(self.spread());
        for (number, bid) in &self.outside.bids {
            let Some(arrived) = self.outside.came.get(&bid.mail).copied() else { continue };
            if bid.game != name || bid.turn.as_ref() != Some(&chapter.label) || arrived >= chapter.played {
                continue;
            }
            let is_read = self.outside.read.iter().any(|read| arrived < *read && *read < played);
            let is_waited_for = bid.due.is_some_and(|due| arrived.plus(self.spread()) <= due && due <= chapter.played)
                && completed.is_none_or(|completed| arrived < completed);
            if !is_read && !is_waited_for {
                continue;
            }
            let newest = last.entry(bid.whose.clone()).or_insert((arrived, *number));
            *newest = (*newest).max((arrived, *number));
        }
        last
    }
}
