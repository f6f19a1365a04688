//! What always holds of letters: looked at with each that comes to its reader.

use judge::clock::{Moment, Span};
use judge::game::Game;
use judge::letter::LetterKind;
use judge::outbox::Parcel;

use super::people::WHISPER;
use super::world::{OPERATOR, World};
use crate::support::{cards::DECK, hands::DEALT};

/// How many answers a stranger gets a day at most, and the operator letters an hour.
pub(crate) const BUDGETS: [(&str, usize, Span); 2] =
    [("mallory@elsewhere.example", 13, Span::hours(24)), (OPERATOR, 7, Span::hours(1))];
/// What stands before the turn in the subject of its results.
const RESULTS: &str = "results of ";
/// What only a fault makes the judge tell its operator.
const FAULTS: [&str; 4] = ["could not be handled", "is held", "damaged", "went down"];

/// What went out under a Message-ID.
#[derive(Clone)]
pub(crate) struct Sent {
    to: String,
    said: String,
    times: u32,
    /// How often the store had gone back when it went out first.
    restored: u32,
}

/// All that a letter says, in text and on its page.
fn said(parcel: &Parcel) -> String {
    format!("{}\n{}\n{}", parcel.letter.subject, parcel.letter.text, parcel.letter.html)
}

/// The words of a text that hold letters and figures alone.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.as_bytes().split(|byte| !byte.is_ascii_alphanumeric()).filter(|word| word.len() > 5);
    words.filter_map(|word| std::str::from_utf8(word).ok())
}

impl World {
    /// A letter that has come to its reader.
    pub(crate) fn look_at_letter(&mut self, id: &str, parcel: &Parcel) {
        let said = said(parcel);
        if self.is_first(id, parcel, &said) {
            self.look_for_its_double(id, parcel, &said);
            self.look_for_other_results(id, parcel);
            if BUDGETS.iter().any(|(to, ..)| *to == parcel.to) {
                self.outside.to_others.entry(parcel.to.clone()).or_default().push(parcel.written);
            }
            self.look_at_guess(parcel);
        }
        let marked: Vec<&str> = words(&said).collect();
        self.look_for_secrets(parcel, &marked, &said);
        self.look_for_orders(parcel, &said);
        self.look_for_bids(parcel, &marked, &said);
        self.look_for_cards(parcel, &said);
        let is_fault = parcel.to == OPERATOR && FAULTS.iter().any(|fault| said.contains(fault));
        if is_fault && self.outside.rotten.iter().all(|game| !said.contains(game.as_str())) {
            self.fail(&format!("the operator is told of a fault:\n{said}"));
        }
    }

    /// Whether nobody has seen it before. One that comes again is the same letter, and somebody was in doubt about it.
    fn is_first(&mut self, id: &str, parcel: &Parcel, said: &str) -> bool {
        let restored = self.outside.restored;
        let Some(sent) = self.outside.sent.get_mut(id) else {
            let sent = Sent { to: parcel.to.clone(), said: said.to_owned(), times: 1, restored };
            self.outside.sent.insert(id.to_owned(), sent);
            return true;
        };
        sent.times += 1;
        // Whoever goes back to a copy does not know what went out since.
        let allowed = 1 + self.outside.doubts.get(id).copied().unwrap_or_default() + restored - sent.restored;
        let (is_other, is_too_often) = (sent.to != parcel.to || sent.said != said, sent.times > allowed);
        if is_other {
            self.fail(&format!("{id} is the Message-ID of two letters"));
        }
        if is_too_often {
            self.fail(&format!("{id} came {} times, and nobody was in doubt about it", allowed + 1));
        }
        false
    }

    /// Nobody gets the same letter under two names within an hour, as long as the store does not go back.
    fn look_for_its_double(&mut self, id: &str, parcel: &Parcel, said: &str) {
        let answers = parcel.letter.in_reply_to.as_deref().unwrap_or_default();
        let key = format!("{} {answers} {}", parcel.to, judge::receipt::digest("", &[said.to_owned()]));
        let known = self.outside.said.insert(key, (id.to_owned(), self.outside.restored, parcel.written));
        // What is told of a game in few words may be done once more.
        let is_again = parcel.letter.kind == LetterKind::Notice
            && parcel.letter.game.as_ref().is_some_and(|game| self.outside.acted.contains(game));
        if let Some((other, restored, written)) = known
            && !is_again
            && restored == self.outside.restored
            && written.plus(Span::hours(1)) > parcel.written
            && parcel.written.plus(Span::hours(1)) > written
        {
            self.fail(&format!("{} gets the same letter as {other} and as {id}:\n{said}", parcel.to));
        }
    }

    /// Nobody is told twice what came of a turn, as long as the store does not go back.
    fn look_for_other_results(&mut self, id: &str, parcel: &Parcel) {
        let turn = parcel.letter.subject.split_once(RESULTS).map(|(_, turn)| turn.to_owned());
        let Some(turn) = turn.filter(|_| parcel.letter.kind == LetterKind::Results) else { return };
        let of = (parcel.to.clone(), parcel.letter.game.clone().unwrap_or_default(), turn);
        let told = self.outside.results.insert(of, (id.to_owned(), self.outside.restored));
        if let Some((other, restored)) = told
            && restored == self.outside.restored
            && !parcel.letter.game.as_ref().is_some_and(|game| self.went_back(game))
        {
            self.fail(&format!("{} is told by {other} and by {id}: {}", parcel.to, parcel.letter.subject));
        }
    }

    /// A word for some is read by nobody else.
    fn look_for_secrets(&self, parcel: &Parcel, marked: &[&str], said: &str) {
        for word in marked.iter().filter(|word| word.starts_with(WHISPER)) {
            if self.outside.secrets.get(*word).is_some_and(|readers| !readers.contains(&parcel.to)) {
                self.fail(&format!("{} reads {word}:\n{said}", parcel.to));
            }
        }
    }

    /// A card is read by whoever has held it, and by the master.
    fn look_for_cards(&mut self, parcel: &Parcel, said: &str) {
        let Some(name) = parcel.letter.game.clone() else { return };
        let is_hands = name.starts_with("hands");
        if !is_hands && !name.starts_with("cards") {
            return;
        }
        // Of a game that has rotted what was known before is all that is known.
        if let Some(game) = self.game(&name) {
            self.note_hands(&game);
        }
        let seat =
            |seat: &str, address: &str| self.outside.sat.contains(&(name.clone(), seat.to_owned(), address.to_owned()));
        let holds = |card: &str| match is_hands {
            true => DEALT.iter().any(|hand| hand.card == card && seat(hand.seat, &parcel.to)),
            false => self
                .outside
                .hands
                .iter()
                .any(|(game, own, held)| game == &name && held == card && seat(own, &parcel.to)),
        };
        let mut cards = DECK.into_iter().chain(DEALT.iter().map(|hand| hand.card)).filter(|card| said.contains(card));
        if !self.is_master(&parcel.to, &name)
            && let Some(card) = cards.find(|card| !holds(card))
        {
            self.fail(&format!("{} reads {card} of {name}:\n{said}", parcel.to));
        }
    }

    /// Notes what each seat holds, and who sits there.
    fn note_hands(&mut self, game: &Game) {
        for chair in &game.chairs {
            if let Some(player) = &chair.player {
                self.outside.sat.insert((game.name.clone(), chair.seat.to_string(), player.address.clone()));
            }
        }
        let Some(round) = &game.round else { return };
        for (seat, cards) in round.position.0.body["hands"].as_object().into_iter().flatten() {
            for card in cards.as_array().into_iter().flatten().filter_map(|card| card.as_str()) {
                self.outside.hands.insert((game.name.clone(), seat.clone(), card.to_owned()));
            }
        }
    }

    /// Nobody got more than his budget since the store went back last.
    pub(crate) fn look_at_budgets(&self) {
        for (to, most, within) in BUDGETS {
            let mut times: Vec<Moment> = self.outside.to_others.get(to).cloned().unwrap_or_default();
            times.sort();
            for window in times.windows(most + 1) {
                if window[most] < window[0].plus(within) {
                    self.fail(&format!("{to} got {} letters from {} on", most + 1, window[0].iso()));
                }
            }
        }
    }
}
