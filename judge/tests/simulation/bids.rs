//! Bids in games of numbers: orders that nobody can mistake for another's, so that it shows where each of them goes.

use std::collections::{BTreeMap, BTreeSet};

use judge::clock::Moment;
use judge::game::Chapter;
use judge::outbox::Parcel;

use super::laws::words;
use super::world::World;

/// A bid that somebody wrote.
#[derive(Clone)]
pub(crate) struct Bid {
    pub(crate) whose: String,
    pub(crate) game: String,
    /// The turn that it is for, where both the letter that it answers and the game named the same.
    pub(crate) turn: Option<String>,
    /// The mail in which it went.
    pub(crate) mail: String,
}

/// The bids in a turn of a game, by seat.
pub(crate) fn of_turn(chapter: &Chapter) -> impl Iterator<Item = (String, u64)> + '_ {
    let of = |line: &String| line.parse().ok().filter(|bid| *bid > 100_000);
    chapter.sheets.iter().filter_map(move |(seat, sheet)| Some((seat.to_string(), sheet.0.first().and_then(of)?)))
}

impl World {
    /// A bid is its author's and his master's until it is played.
    pub(crate) fn look_for_bids(&mut self, parcel: &Parcel, said: &str) {
        let numbers: BTreeSet<u64> = words(said).filter_map(|word| word.parse().ok()).collect();
        for bid in numbers {
            let Some(Bid { whose, game, .. }) = self.outside.bids.get(&bid).cloned() else { continue };
            if whose == parcel.to || self.outside.played.contains(&bid) {
                continue;
            }
            let Some(state) = self.game(&game) else { continue };
            let played = self.chapters(&game).iter().any(|chapter| of_turn(chapter).any(|(_, other)| other == bid));
            if played {
                self.outside.played.insert(bid);
            } else if state.master.address != parcel.to {
                self.fail(&format!("{} reads the bid {bid} of {whose}:\n{said}", parcel.to));
            }
        }
    }

    /// What was played is what had come in by then for that turn, and nothing else.
    pub(crate) fn look_at_bids(&mut self) {
        for name in self.games() {
            for chapter in self.chapters(&name) {
                self.look_at_turn_of_bids(&name, &chapter);
            }
        }
    }

    fn look_at_turn_of_bids(&mut self, name: &str, chapter: &Chapter) {
        for (seat, bid) in of_turn(chapter) {
            let written = self.outside.bids.get(&bid);
            if written
                .is_none_or(|bid| bid.game != name || bid.turn.as_ref().is_some_and(|turn| *turn != chapter.label))
            {
                self.fail(&format!("{name} {}: {seat} bids {bid}, which was written for another turn", chapter.label));
            }
        }
        // Whoever goes back, or whose clock is not the mail server's, has another order of things.
        if self.outside.restored > 0 || self.has_had_wrong_clock {
            return;
        }
        let played: BTreeSet<u64> = of_turn(chapter).map(|(_, bid)| bid).collect();
        for (whose, bid) in self.last_bids(name, chapter) {
            let sits = self.game(name).is_some_and(|game| {
                game.chairs.iter().any(|chair| chair.player.as_ref().is_some_and(|player| player.address == whose))
            });
            if sits && !played.contains(&bid) {
                self.fail(&format!("{name} {}: {whose} bid {bid} in time; played was {played:?}", chapter.label));
            }
            self.count("bids that came in time");
        }
    }

    /// The last bid of each player that lay in the mailbox before a turn was played.
    fn last_bids(&self, name: &str, chapter: &Chapter) -> BTreeMap<String, u64> {
        let mut last: BTreeMap<String, (Moment, u64)> = BTreeMap::new();
        for (number, bid) in &self.outside.bids {
            let Some(arrived) = self.outside.came.get(&bid.mail).copied() else { continue };
            if bid.game != name || bid.turn.as_ref() != Some(&chapter.label) || arrived >= chapter.played {
                continue;
            }
            let newest = last.entry(bid.whose.clone()).or_insert((arrived, *number));
            *newest = (*newest).max((arrived, *number));
        }
        last.into_iter().map(|(whose, (_, bid))| (whose, bid)).collect()
    }
}
