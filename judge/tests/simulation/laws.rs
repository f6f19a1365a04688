//! What always holds: looked at with every letter, every turn, and once more when all is quiet.

use std::collections::{BTreeMap, BTreeSet};

use judge::clock::{Moment, Span};
use judge::game::{Chapter, Game, Status};
use judge::letter::LetterId;
use judge::outbox::Parcel;
use judge::receipt::{Signed, digest};

use super::world::{JUDGE, OPERATOR, World};
use crate::support::{cards::DECK, hands::DEALT};

/// How many answers a stranger gets a day at most, and the operator letters an hour.
const BUDGETS: [(&str, usize, Span); 2] =
    [("mallory@elsewhere.example", 13, Span::hours(24)), (OPERATOR, 7, Span::hours(1))];
/// What only a fault makes the judge tell its operator.
const FAULTS: [&str; 4] = ["could not be handled", "is held", "damaged", "went down"];

impl World {
    /// A letter that has come to its reader.
    pub(crate) fn look_at_letter(&mut self, id: &str, parcel: &Parcel) {
        let text = (parcel.to.clone(), parcel.letter.text.clone());
        // Whoever goes back to a copy does not know what went out since.
        let allowed = 1 + self.outside.doubts.get(id).copied().unwrap_or_default() + self.outside.restored;
        let (to, before, times) = self.outside.sent.entry(id.to_owned()).or_insert((text.0.clone(), text.1.clone(), 0));
        *times += 1;
        let (is_other, is_too_often) = ((&*to, &*before) != (&text.0, &text.1), *times > allowed);
        if is_other {
            self.fail(&format!("{id} is the Message-ID of two letters"));
        }
        if is_too_often {
            self.fail(&format!("{id} came {} times, and nobody was in doubt about it", allowed + 1));
        }
        if BUDGETS.iter().any(|(to, ..)| *to == parcel.to) {
            self.outside.to_others.entry(parcel.to.clone()).or_default().push(parcel.written);
        }
        let rots = |game: &String| self.trouble.rotten.as_ref().is_some_and(|(_, rotten)| rotten == game);
        if parcel.letter.game.as_ref().is_some_and(rots) {
            return; // Who reads what is told by a document that is none any more.
        }
        for (word, readers) in &self.outside.secrets {
            if parcel.letter.text.contains(word.as_str()) && !readers.contains(&parcel.to) {
                self.fail(&format!("{} reads {word}:\n{}", parcel.to, parcel.letter.text));
            }
        }
        self.look_for_bids(parcel);
        self.look_for_cards(parcel);
        let is_fault = parcel.to == OPERATOR && FAULTS.iter().any(|fault| parcel.letter.text.contains(fault));
        if is_fault && self.outside.rotten.iter().all(|game| !parcel.letter.text.contains(game.as_str())) {
            self.fail(&format!("the operator is told of a fault:\n{}", parcel.letter.text));
        }
    }

    /// A bid is its author's and his master's until it is played.
    fn look_for_bids(&mut self, parcel: &Parcel) {
        let words = parcel.letter.text.split(|sign: char| !sign.is_ascii_alphanumeric());
        let numbers: BTreeSet<u64> = words.filter_map(|word| word.parse().ok()).collect();
        for bid in numbers {
            let Some((author, game)) = self.outside.bids.get(&bid).cloned() else { continue };
            if author == parcel.to || self.outside.played.contains(&bid) {
                continue;
            }
            let Some(state) = self.game(&game) else { continue };
            let played = self.chapters(&game).iter().any(|chapter| bids(chapter).any(|(_, other)| other == bid));
            if played {
                self.outside.played.insert(bid);
            } else if state.master.address != parcel.to {
                self.fail(&format!("{} reads the bid {bid} of {author}:\n{}", parcel.to, parcel.letter.text));
            }
        }
    }

    /// A card is read by whoever has held it, and by the master.
    fn look_for_cards(&mut self, parcel: &Parcel) {
        let Some(name) = parcel.letter.game.clone() else { return };
        let is_hands = name.starts_with("hands");
        if !is_hands && !name.starts_with("cards") {
            return;
        }
        let Some(game) = self.game(&name) else { return };
        self.note_hands(&game);
        let text = &parcel.letter.text;
        let holds = |seat: &str, card: &str| match is_hands {
            true => DEALT.iter().any(|hand| hand.seat == seat && hand.card == card),
            false => self.outside.hands.contains(&(name.clone(), seat.to_owned(), card.to_owned())),
        };
        let cards = DECK.into_iter().chain(DEALT.iter().map(|hand| hand.card)).filter(|card| text.contains(card));
        for card in cards {
            let mut chairs = game.chairs.iter().filter(|chair| holds(chair.seat.as_str(), card));
            let sits = chairs.any(|chair| chair.player.as_ref().is_some_and(|player| player.address == parcel.to));
            // What is still quoted of a seat that somebody has lost he has read before.
            let sat = game.chairs.iter().filter(|chair| chair.abandoned || chair.player.is_none()).count() > 0;
            if !sits && !sat && game.master.address != parcel.to {
                self.fail(&format!("{} reads {card} of {name}:\n{text}", parcel.to));
            }
        }
    }

    fn note_hands(&mut self, game: &Game) {
        let Some(round) = &game.round else { return };
        for (seat, cards) in round.position.0.body["hands"].as_object().into_iter().flatten() {
            for card in cards.as_array().into_iter().flatten().filter_map(|card| card.as_str()) {
                self.outside.hands.insert((game.name.clone(), seat.clone(), card.to_owned()));
            }
        }
    }

    fn game(&self, name: &str) -> Option<Game> {
        self.house.desk.as_ref()?.store().game(name).ok().flatten()
    }

    fn chapters(&self, name: &str) -> Vec<Chapter> {
        self.house.desk.as_ref().and_then(|desk| desk.store().chapters(name).ok()).unwrap_or_default()
    }

    /// Games of which something was told since the last look.
    pub(crate) fn look_at_changed_games(&mut self) {
        for name in std::mem::take(&mut self.outside.changed) {
            self.look_at_game(&name);
        }
    }

    /// Every turn once, and as it was when it was seen first; nothing held but what rots.
    fn look_at_game(&mut self, name: &str) {
        let Some(game) = self.game(name) else { return };
        let rots = self.trouble.rotten.as_ref().is_some_and(|(_, rotten)| rotten == name);
        if rots {
            return;
        }
        if game.status == Status::Held {
            self.fail(&format!("{name} is held"));
        }
        self.look_at_hour(&game);
        let chapters = self.chapters(name);
        let numbers: Vec<u32> = chapters.iter().map(|chapter| chapter.number).collect();
        if !numbers.iter().copied().eq(1..=u32::try_from(numbers.len()).unwrap()) {
            self.fail(&format!("{name} has the turns {numbers:?}"));
        }
        let mut seen = self.outside.turns.remove(name).unwrap_or_default();
        for chapter in &chapters {
            let is = chapter.digest("");
            if seen.insert(chapter.number, is.clone()).is_some_and(|was| was != is) {
                self.fail(&format!("turn {} of {name} was played twice, or changed", chapter.label));
            }
        }
        if seen.len() > chapters.len() {
            self.fail(&format!("{name} has lost turns: {} of {} are left", chapters.len(), seen.len()));
        }
        self.outside.turns.insert(name.to_owned(), seen);
        let mut last: BTreeMap<String, u64> = BTreeMap::new();
        for (chapter, (seat, bid)) in chapters.iter().flat_map(|chapter| bids(chapter).map(move |bid| (chapter, bid))) {
            if last.insert(seat.clone(), bid) == Some(bid) {
                self.fail(&format!("{name} {}: {seat} bids {bid}, which was for a turn before", chapter.label));
            }
        }
    }

    /// Deadlines at an hour of the day are at that hour on the game's own clocks, winter and summer, where nothing put them off.
    fn look_at_hour(&mut self, game: &Game) {
        let hours = [("bidsc", "Europe/Sofia", ", 20:00 "), ("straitb", "Europe/Sofia", ", 20:00 ")];
        let Some((_, zone, hour)) = hours.iter().find(|(name, ..)| *name == game.name) else { return };
        let Some(round) = game.round.as_ref().filter(|_| game.status == Status::Running) else { return };
        let is_quiet = self.trouble.disturbed.plus(Span::hours(48)) < round.opened;
        let Some(deadline) = round.deadline.filter(|_| is_quiet && round.grace.is_none() && !round.late) else {
            return;
        };
        let zone = jiff::tz::TimeZone::get(zone).unwrap();
        if !deadline.friendly(&zone).contains(hour) {
            self.fail(&format!("{} of {} is due at {}", round.label, game.name, deadline.friendly(&zone)));
        }
    }

    /// What holds when all is quiet.
    pub(crate) fn look_at_the_end(&mut self) {
        for name in self.games() {
            self.look_at_game(&name);
            self.look_at_receipts(&name);
        }
        self.look_at_mails();
        self.look_at_outbox();
        self.look_at_budgets();
        if let Err(error) = judge::operator::verify(&self.house.config) {
            self.fail(&format!("the store does not verify: {error}"));
        }
    }

    /// Every mail was answered once, or its silence has a reason.
    fn look_at_mails(&mut self) {
        let rows = self.house.desk.as_ref().unwrap().store().recent_mails(100_000).unwrap();
        let mut outcomes: BTreeMap<String, Vec<(i64, String)>> = BTreeMap::new();
        for row in rows {
            let head = String::from_utf8_lossy(&row.head).into_owned();
            let id =
                head.lines().find_map(|line| line.strip_prefix("Message-ID: <")?.split_once('>').map(|(id, _)| id));
            outcomes.entry(id.unwrap_or_default().to_owned()).or_default().push((row.id, row.outcome));
        }
        for (id, written) in &self.outside.written {
            let rows = outcomes.get(id).cloned().unwrap_or_default();
            let count = written.answers.len();
            let problem = match rows.iter().map(|(_, outcome)| outcome.as_str()).collect::<Vec<_>>()[..] {
                [] if !written.is_lost => "is nowhere".to_owned(),
                _ if rows.iter().any(|(_, outcome)| matches!(outcome.as_str(), "waiting" | "fault")) => {
                    format!("came to no end: {rows:?}")
                }
                _ if count > 1 + self.outside.restored as usize => format!("was answered {count} times"),
                _ if written.is_lost
                    || !written.is_proved
                    || id.contains("mallory")
                    || written.is_asked
                    || count > 0 =>
                {
                    continue;
                }
                // Silence with its reason in the log.
                _ if rows.iter().any(|(_, outcome)| outcome.starts_with("done, not answered: ")) => continue,
                _ => format!("was never answered: {rows:?}"),
            };
            self.fail(&format!("mail {id} {problem}; answers: {:?}", written.answers));
        }
    }

    /// Every letter reached its reader, or was refused.
    fn look_at_outbox(&mut self) {
        let store = self.house.desk.as_ref().unwrap().store();
        for (row, (to, letter, state)) in (1..).zip(store.letters().unwrap()) {
            let word = store.word_of(row).unwrap();
            let id = format!("{row}.{word}.chancery@{}", JUDGE.split_once('@').unwrap().1);
            assert!(LetterId::parse(&id, &self.house.config.judge).is_some(), "{id} is no id of ours");
            let problem = match state.as_str() {
                "sent" if self.outside.sent.contains_key(&id) => continue,
                "sent" if self.outside.restored > 0 && word.is_empty() => continue,
                "sent" => "is said to be sent, and nobody has it",
                "refused" if self.outside.refused.contains(&id) => continue,
                other => other,
            };
            self.fail(&format!("letter {id} to {to} ({}): {problem}", letter.subject));
        }
    }

    /// Nobody got more than his budget.
    fn look_at_budgets(&self) {
        for (to, most, within) in BUDGETS {
            let mut times: Vec<Moment> = self.outside.to_others.get(to).cloned().unwrap_or_default();
            times.sort();
            for window in times.windows(most + 1) {
                if window[most] < window[0].plus(within) && self.outside.restored == 0 {
                    self.fail(&format!("{to} got {} letters from {} on", most + 1, window[0].iso()));
                }
            }
        }
    }

    /// A turn was played from what the last receipt before it is for.
    fn look_at_receipts(&mut self, name: &str) {
        let store = self.house.desk.as_ref().unwrap().store();
        let letters = store.letters().unwrap();
        let receipts: Vec<_> = letters
            .iter()
            .filter(|(_, letter, _)| letter.game.as_deref() == Some(name))
            .filter_map(|(_, letter, _)| Signed::read(&letter.text, JUDGE))
            .map(|signed| signed.receipt)
            .collect();
        for chapter in self.chapters(name) {
            for (seat, sheet) in &chapter.sheets {
                let mut own = receipts.iter().filter(|receipt| receipt.game == *name && receipt.label == chapter.label);
                let Some(last) = own.rfind(|receipt| receipt.seat == seat.as_str()) else { continue };
                let given = chapter.proof.as_ref().and_then(|proof| proof.receipts.get(seat));
                let is_played = given
                    .is_some_and(|given| given.number == last.number && digest(&given.salt, &sheet.0) == last.orders);
                if !is_played {
                    self.fail(&format!("{name} {}: {seat} has receipt {last:?}, played was {sheet:?}", chapter.label));
                }
            }
        }
    }
}

/// The bids in a turn of a game of numbers.
fn bids(chapter: &Chapter) -> impl Iterator<Item = (String, u64)> + '_ {
    let of = |line: &String| line.parse().ok().filter(|bid| *bid > 100_000);
    chapter.sheets.iter().filter_map(move |(seat, sheet)| Some((seat.to_string(), sheet.0.first().and_then(of)?)))
}
