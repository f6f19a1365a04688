//! The outbox: letters on their way.

use std::collections::BTreeSet;

use super::damage::{Text, readable};
use super::letters::Said;
use super::queue::NEVER;
use super::statements::{Read, Row, Statements, params};
use super::{Outage, Store, StoreError, Way};
use crate::clock::Moment;
use crate::letter::{Letter, LetterKind, Packed};
use crate::outbox::{Delivery, GIVE_UP, GUILTY, Next, Parcel, SUSPECT, UNHEARD, back_off, knock_again, spread};

/// Takes the letter that is due first; none, while one that may bring the judge down is in hand, or waits to be alone.
const TAKE: &str = "UPDATE outbox SET state = 'trying', attempts = attempts + 1, next = ?2, node = ?3
    WHERE id = (SELECT id FROM outbox WHERE state IN ('waiting', 'trying') AND next <= ?1 ORDER BY next, id LIMIT 1)
    AND NOT EXISTS (SELECT 1 FROM outbox AS other WHERE other.state = 'trying' AND other.next > ?1
                    AND other.id <> outbox.id AND (other.doubts >= ?4 OR outbox.doubts >= ?4))
    RETURNING id, recipient, written";
/// The same of those that answer a mail, `letter::Urgency::Answer`.
const TAKE_ANSWER: &str = "UPDATE outbox SET state = 'trying', attempts = attempts + 1, next = ?2, node = ?3
    WHERE id = (SELECT id FROM outbox WHERE state IN ('waiting', 'trying') AND rank = 1 AND next <= ?1 ORDER BY next, id LIMIT 1)
    AND NOT EXISTS (SELECT 1 FROM outbox AS other WHERE other.state = 'trying' AND other.next > ?1
                    AND other.id <> outbox.id AND (other.doubts >= ?4 OR outbox.doubts >= ?4))
    RETURNING id, recipient, written";
/// The same by rank, those of `letter::Urgency`: the first one of the most urgent.
const TAKE_BY_RANK: &str = "UPDATE outbox SET state = 'trying', attempts = attempts + 1, next = ?2, node = ?3
    WHERE id = coalesce(
        (SELECT id FROM outbox WHERE state IN ('waiting', 'trying') AND rank = 0 AND next <= ?1 ORDER BY next, id LIMIT 1),
        (SELECT id FROM outbox WHERE state IN ('waiting', 'trying') AND rank = 1 AND next <= ?1 ORDER BY next, id LIMIT 1),
        (SELECT id FROM outbox WHERE state IN ('waiting', 'trying') AND rank = 2 AND next <= ?1 ORDER BY next, id LIMIT 1),
        (SELECT id FROM outbox WHERE state IN ('waiting', 'trying') AND rank = 3 AND next <= ?1 ORDER BY next, id LIMIT 1),
        (SELECT id FROM outbox WHERE state IN ('waiting', 'trying') AND rank = 4 AND next <= ?1 ORDER BY next, id LIMIT 1))
    AND NOT EXISTS (SELECT 1 FROM outbox AS other WHERE other.state = 'trying' AND other.next > ?1
                    AND other.id <> outbox.id AND (other.doubts >= ?4 OR outbox.doubts >= ?4))
    RETURNING id, recipient, written";

/// A letter that was given up.
#[derive(Clone, Debug)]
pub struct GivenUp {
    /// Its row.
    pub id: i64,
    /// Who does not get it.
    pub to: String,
    /// What it says; `None`: that cannot be read any more.
    pub letter: Option<Letter>,
    /// What the last attempt failed with.
    pub error: String,
}

impl GivenUp {
    /// Whether it was to the operator, whom nobody tells of it by another.
    pub fn is_operators(&self) -> bool {
        self.letter.as_ref().is_some_and(|letter| letter.kind == LetterKind::Operator)
    }
}

/// A letter that is to go out, before it is read.
struct Candidate {
    id: i64,
    to: String,
    written: Moment,
}

fn candidate(row: &Row<'_>) -> Read<Candidate> {
    Ok(Candidate { id: row.get(0)?, to: row.get::<Text>(1)?.0, written: Moment(row.get(2)?) })
}

impl Store {
    /// Puts a letter into the outbox.
    ///
    /// # Errors
    /// The store failed.
    pub fn post(&mut self, to: &str, letter: &Letter, now: Moment) -> Result<i64, StoreError> {
        self.post_at(to, letter, now, now)
    }

    /// Puts a letter into the outbox that is not to go out before a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn post_at(&mut self, to: &str, letter: &Letter, at: Moment, now: Moment) -> Result<i64, StoreError> {
        self.insert(to, letter, "waiting", (at, now))
    }

    /// Puts a letter into the outbox that is not to go out.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_unsent(&mut self, to: &str, letter: &Letter, now: Moment) -> Result<i64, StoreError> {
        self.insert(to, letter, "refused", (now, now))
    }

    fn insert(
        &mut self,
        to: &str,
        letter: &Letter,
        state: &str,
        (at, now): (Moment, Moment),
    ) -> Result<i64, StoreError> {
        let id = self.insert_row(to, (letter.kind, letter.mail), state, (at, now))?;
        self.keep_said(id, &Packed::of(letter)?)?;
        Ok(id)
    }

    /// Makes the row of a letter, before there is what it says.
    pub(super) fn insert_row(
        &mut self,
        to: &str,
        (kind, mail): (LetterKind, Option<i64>),
        state: &str,
        (at, now): (Moment, Moment),
    ) -> Result<i64, StoreError> {
        self.open_epoch()?;
        let [at, now] = [at, now].map(|moment| self.dated(moment));
        let sql = "INSERT INTO outbox (recipient, written, next, state, mail, rank)
                   VALUES (?1, ?2, ?6, ?3, ?4, ?5) RETURNING id";
        let row = params![to, now.0, state, mail, kind.entry().urgency as u8, at.0];
        let id: i64 = self.connection.one(sql, row, |row| row.get(0))?;
        // One that had this number before was undone.
        self.unwritten.get_mut().retain(|letter| letter.id != id);
        Ok(id)
    }

    /// How many letters went out, or are on their way, since a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn sent_since(&self, since: Moment) -> Result<u32, StoreError> {
        let sql = "SELECT (SELECT count(*) FROM outbox WHERE sent > ?1)
                   + (SELECT count(*) FROM outbox WHERE state = 'trying')";
        self.connection.one(sql, [since.0], |row| row.get(0))
    }

    /// When the oldest letter went out that was sent since a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn oldest_sent_since(&self, since: Moment) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT min(sent) FROM outbox WHERE sent > ?1";
        Ok(self.connection.one(sql, [since.0], |row| row.get::<Option<i64>>(0))?.map(Moment))
    }

    /// Takes the letter that goes out next, with the attempt written down: until something is heard of it, nobody takes it again.
    ///
    /// # Errors
    /// The store failed, or the letter is damaged: then it is given up, and the next one can be taken.
    pub fn take_parcel(&mut self, now: Moment, next: Next) -> Result<Option<Parcel>, StoreError> {
        let sql = self.past_others(match next {
            Next::Due => TAKE,
            Next::Answer => TAKE_ANSWER,
            Next::Urgent => TAKE_BY_RANK,
        });
        let values = params![now.0, now.plus(UNHEARD).0, self.node, SUSPECT];
        let Some(found) = self.connection.first(&sql, values, candidate)? else { return Ok(None) };
        let judge = self.word_of(found.id)?;
        let letter = match self.said(found.id) {
            Ok(letter) => letter,
            Err(damage @ StoreError::Damaged(_)) => {
                self.delivered(found.id, &Delivery::Refused(damage.to_string()), now)?;
                return Err(damage);
            }
            Err(error) => return Err(error),
        };
        let pictures = self.bytes_of(letter.pictures.iter().map(|picture| picture.digest.as_str()))?;
        let enclosures = self.bytes_of(letter.enclosures.iter().map(|file| file.digest.as_str()))?;
        Ok(Some(Parcel { id: found.id, to: found.to, letter, written: found.written, judge, pictures, enclosures }))
    }

    /// Notes what became of an attempt. Returns the letter when it was given up.
    ///
    /// A letter for which the way out is closed waits as long as it is: it is not the letter's fault.
    ///
    /// # Errors
    /// The store failed.
    pub fn delivered(&mut self, id: i64, delivery: &Delivery, now: Moment) -> Result<Option<GivenUp>, StoreError> {
        if *delivery != Delivery::Sent && self.is_elsewhere(id, delivery)? {
            let sql = "UPDATE outbox SET node = NULL WHERE id = ?1 AND state = 'refused' AND node = ?2";
            return self.connection.run(sql, params![id, self.node]).map(|_| None);
        }
        let (state, error) = match delivery {
            Delivery::Sent => ("sent", None),
            Delivery::Deferred(error) => ("deferred", Some(error)),
            Delivery::Away(error) => ("waiting", Some(error)),
            Delivery::Refused(error) => ("refused", Some(error)),
        };
        if let Delivery::Away(error) = delivery {
            let Outage { next, .. } = self.note_outage(Way::Post, error, now)?;
            // Where there are other judges, the way may be open to them. One with which it closes each time keeps no other back.
            let next = if self.has_others()? { now } else { next.max(now.plus(knock_again(self.attempts_of(id)?))) };
            self.connection
                .run("UPDATE outbox SET next = ?2 WHERE id = ?1 AND next < ?3", params![id, next.0, NEVER.0])?;
        }
        if matches!(delivery, Delivery::Deferred(_)) {
            self.put_off(id, now)?;
        }
        let sql =
            "UPDATE outbox SET last_error = ?3, sent = CASE WHEN ?2 = 'sent' THEN CAST(?5 AS BIGINT) END, doubts = 0, node = NULL,
                   deferred = CASE WHEN ?2 = 'deferred' THEN coalesce(deferred, ?5) ELSE deferred END,
                   state = CASE WHEN ?2 <> 'deferred' THEN ?2 WHEN deferred <= ?4 THEN 'refused' ELSE 'waiting' END
                   WHERE id = ?1 RETURNING state, recipient";
        let row = |row: &Row<'_>| Ok((row.get::<Text>(0)?, row.get::<Text>(1)?));
        let row = self.connection.first(sql, params![id, state, error, now.minus(GIVE_UP).0, now.0], row)?;
        let Some((_, Text(to))) = row.filter(|(state, _)| state.0 == "refused") else { return Ok(None) };
        let letter = readable(self.said(id))?;
        Ok(Some(GivenUp { id, to, letter, error: error.cloned().unwrap_or_default() }))
    }

    /// Whether a letter went out by another judge, or is in the hands of one, that took it when nothing was heard of it for too long; or was
    /// given up while it was in hand, as by an operator. It is not tried again for a word that comes late.
    fn is_elsewhere(&self, id: i64, delivery: &Delivery) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM outbox WHERE id = ?1
                   AND (state = 'trying' AND node <> ?2 OR state = 'refused' OR state = 'sent' AND ?3 <> 'refused')";
        self.connection.has(sql, params![id, self.node, delivery.word()])
    }

    /// How often a letter has been tried.
    fn attempts_of(&self, id: i64) -> Result<u32, StoreError> {
        let sql = "SELECT attempts FROM outbox WHERE id = ?1";
        Ok(self.connection.first(sql, [id], |row| row.get(0))?.unwrap_or(1))
    }

    /// Puts the next attempt off, longer with each that has failed.
    fn put_off(&mut self, id: i64, now: Moment) -> Result<(), StoreError> {
        let next = now.plus(spread(back_off(self.attempts_of(id)?), id));
        let sql = "UPDATE outbox SET next = ?2 WHERE id = ?1 AND next < ?3";
        self.connection.run(sql, params![id, next.0, NEVER.0])?;
        Ok(())
    }

    /// Takes back the letters that this node has in hand by its store, but those that it really has: of the others nobody will hear,
    /// and they are tried again. That is not their fault. How many they are.
    ///
    /// # Errors
    /// The store failed.
    pub fn take_back(&mut self, in_hand: &BTreeSet<i64>, now: Moment) -> Result<usize, StoreError> {
        let sql = "SELECT id FROM outbox WHERE state = 'trying' AND (node IS NULL OR node = ?1)";
        let taken: Vec<i64> = self.connection.all(sql, params![self.node], |row| row.get(0))?;
        let unheard: Vec<&i64> = taken.iter().filter(|id| !in_hand.contains(id)).collect();
        let sql = "UPDATE outbox SET state = 'waiting', node = NULL, next = CASE WHEN next < ?2 THEN ?1 ELSE next END
                   WHERE id = ?3";
        for id in &unheard {
            self.connection.run(sql, params![now.0, NEVER.0, **id])?;
        }
        Ok(unheard.len())
    }

    /// After a crash nobody knows whether the letters went out that this node had in hand, or that others have had for too long: they
    /// are tried again at once, with the same Message-ID. One that
    /// was in hand at several crashes is given up; returns how many are tried again, and those.
    ///
    /// # Errors
    /// The store failed.
    pub fn retry_in_doubt(&mut self, now: Moment) -> Result<(usize, Vec<GivenUp>), StoreError> {
        self.retry_of(&self.node.clone(), now)
    }

    /// The same for the letters that a node had in hand.
    pub(super) fn retry_of(&mut self, node: &str, now: Moment) -> Result<(usize, Vec<GivenUp>), StoreError> {
        let again =
            "UPDATE outbox SET state = 'waiting', node = NULL, next = CASE WHEN next < ?2 THEN ?1 ELSE next END, doubts = doubts + 1
                     WHERE state = 'trying' AND (node IS NULL OR node = ?3 OR next <= ?1)";
        let doubtful = self.connection.run(again, params![now.0, NEVER.0, node])?;
        let sql = "SELECT id FROM outbox WHERE state IN ('waiting', 'trying') AND next = ?1 AND doubts >= ?2";
        let guilty: Vec<i64> = self.connection.all(sql, params![now.0, GUILTY], |row| row.get(0))?;
        let crashed = Delivery::Refused(format!("the judge went down {GUILTY} times while it was being handed on"));
        let given_up = guilty.iter().map(|id| self.delivered(*id, &crashed, now));
        let given_up = given_up.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        Ok((doubtful, given_up))
    }

    /// The letter that an outbox row holds, and its recipient; one that is damaged is not there any more.
    ///
    /// # Errors
    /// The store failed.
    pub fn letter(&self, id: i64) -> Result<Option<(String, Letter)>, StoreError> {
        let sql = "SELECT recipient FROM outbox WHERE id = ?1";
        let Some(Text(to)) = self.connection.first(sql, [id], |row| row.get(0))? else { return Ok(None) };
        Ok(readable(self.said(id))?.map(|letter| (to, letter)))
    }

    /// The latest letters to an address, at most so many, the newest first; those that are damaged are not among them.
    ///
    /// # Errors
    /// The store failed.
    pub fn latest_letters(&self, to: &str, most: usize) -> Result<Vec<Letter>, StoreError> {
        self.finish(|letter| letter.to == to)?;
        let sql = "SELECT id, body, packed FROM outbox JOIN letter ON number = id WHERE recipient = ?1 ORDER BY id DESC LIMIT ?2";
        let row = |row: &Row<'_>| Ok((Said::read(row, 1)?, row.get::<i64>(0)?));
        let rows = self.connection.all(sql, params![to, most as i64], row)?;
        Ok(rows.iter().filter_map(|(said, id)| self.understood(said, *id).ok()).collect())
    }

    /// When the next letter is due.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_parcel_at(&self) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT min(next) FROM outbox WHERE state IN ('waiting', 'trying')";
        Ok(self.connection.one(sql, (), |row| row.get::<Option<i64>>(0))?.map(Moment))
    }

    /// Every letter in the order it was written: recipient, letter, state.
    ///
    /// # Errors
    /// The store failed.
    pub fn letters(&self) -> Result<Vec<(String, Letter, String)>, StoreError> {
        self.finish(|_| true)?;
        let sql = "SELECT recipient, state, id, body, packed FROM outbox LEFT JOIN letter ON number = id ORDER BY id";
        let rows = self.connection.all(sql, (), |row| {
            Ok((row.get::<Text>(0)?, row.get::<Text>(1)?, row.get::<i64>(2)?, Said::read(row, 3)?))
        })?;
        let letter = |(to, state, id, said): (Text, Text, i64, Said)| Ok((to.0, self.understood(&said, id)?, state.0));
        rows.into_iter().map(letter).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letter::Urgency;

    fn desks() -> (tempfile::TempDir, Store, Store) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.sqlite");
        let (mut one, mut two) = (Store::open(&path).unwrap(), Store::open(&path).unwrap());
        one.work_as("one");
        two.work_as("two");
        (folder, one, two)
    }

    #[test]
    fn a_letter_in_another_s_hands_is_his_until_his_time_is_over() {
        let (_folder, mut one, mut two) = desks();
        one.begin_epoch("word");
        let id = one.post("anna@anna.example", &Letter::default(), Moment(0)).unwrap();
        let taken = one.take_parcel(Moment(1), Next::Due).unwrap().unwrap();
        assert_eq!(two.retry_in_doubt(Moment(2)).unwrap().0, 0, "another's start takes nothing away");
        assert_eq!(two.take_back(&BTreeSet::new(), Moment(2)).unwrap(), 0);
        for next in [Next::Due, Next::Answer, Next::Urgent] {
            assert!(two.take_parcel(Moment(2), next).unwrap().is_none());
        }
        let again = two.take_parcel(Moment(1).plus(UNHEARD), Next::Urgent).unwrap().unwrap();
        assert_eq!((again.id, &again.judge), (id, &taken.judge), "the same letter with its own Message-ID");
        assert_eq!(one.retry_in_doubt(Moment(9)).unwrap().0, 0, "it is in hand, and not in his");
        assert_eq!(two.retry_in_doubt(Moment(9)).unwrap().0, 1, "his own he takes back at once");
    }

    #[test]
    fn a_letter_that_is_dropped_while_it_is_in_hand_does_not_come_back() {
        let (_folder, mut store, _) = desks();
        store.begin_epoch("word");
        let said = || "451 later".to_owned();
        for late in [Delivery::Deferred(said()), Delivery::Away(said()), Delivery::Refused(said())] {
            let id = store.post("anna@anna.example", &Letter::default(), Moment(0)).unwrap();
            assert_eq!(store.take_parcel(Moment(1), Next::Due).unwrap().unwrap().id, id);
            assert_eq!(store.drop_letter(id).unwrap(), 1);
            assert!(store.delivered(id, &late, Moment(2)).unwrap().is_none(), "nobody is told of {late:?}");
            assert_eq!(store.queue().unwrap(), [], "{late:?}");
            assert_eq!(store.revive_letters(None, Moment(3)).unwrap(), 0, "it was dropped, whatever {late:?}");
        }
        let id = store.post("anna@anna.example", &Letter::default(), Moment(0)).unwrap();
        store.take_parcel(Moment(1), Next::Due).unwrap();
        store.drop_letter(id).unwrap();
        store.delivered(id, &Delivery::Sent, Moment(2)).unwrap();
        assert_eq!(store.letters().unwrap()[3].2, "sent", "what has gone out has gone out");
    }

    #[test]
    fn a_letter_that_is_dropped_in_hand_and_wanted_after_all_goes_out_once() {
        let (_folder, mut store, mut other) = desks();
        store.begin_epoch("word");
        let mut in_hand = || {
            let id = store.post("anna@anna.example", &Letter::default(), Moment(0)).unwrap();
            assert_eq!(store.take_parcel(Moment(1), Next::Due).unwrap().unwrap().id, id);
            store.drop_letter(id).unwrap();
            id
        };
        let [sent, later, heard, unheard] = [(); 4].map(|()| in_hand());
        store.delivered(heard, &Delivery::Deferred("451 later".into()), Moment(2)).unwrap();
        for id in [sent, later, heard, unheard] {
            assert_eq!(store.revive_letters(Some(id), Moment(3)).unwrap(), 1);
        }
        let mut takes = |now: Moment| {
            let taken = other.take_parcel(now, Next::Due).unwrap().map(|parcel| parcel.id);
            taken.inspect(|id| drop(other.delivered(*id, &Delivery::Sent, now).unwrap()))
        };
        assert_eq!((takes(Moment(3)), takes(Moment(3))), (Some(heard), None), "the others may be going out");
        store.delivered(sent, &Delivery::Sent, Moment(4)).unwrap();
        store.delivered(later, &Delivery::Deferred("451 later".into()), Moment(4)).unwrap();
        assert_eq!(takes(Moment(3).plus(UNHEARD)), Some(later), "it waits as any that is put off");
        assert_eq!((takes(Moment(3).plus(UNHEARD)), takes(Moment(3).plus(UNHEARD))), (Some(unheard), None));
    }

    #[test]
    fn the_ranks_that_letters_are_taken_by_are_those_that_there_are() {
        for rank in Urgency::ALL {
            assert!(TAKE_BY_RANK.contains(&format!("rank = {} AND", rank as u8)), "{rank:?}");
        }
        assert_eq!(TAKE_BY_RANK.matches("rank = ").count(), Urgency::ALL.len());
        assert!(TAKE_ANSWER.contains(&format!("rank = {} AND", Urgency::Answer as u8)));
    }

    #[test]
    fn a_mail_that_waits_with_one_is_passed_over_by_another_until_its_time_is_over() {
        let (_folder, mut one, mut two) = desks();
        let mail = crate::event::RawMail {
            source: "x".into(),
            raw: b"y".to_vec(),
            arrived: Moment(0),
            signed_by: None,
            mark: None,
        };
        let id = one.keep_mail(&mail).unwrap().unwrap();
        assert!(one.take_mail_until(id, Moment(100), Moment(1)).unwrap());
        assert!(!two.take_mail_until(id, Moment(200), Moment(2)).unwrap(), "it is taken");
        let seen = |store: &Store, now| store.next_mail(Moment(now)).unwrap().map(|(mail, _)| mail);
        assert_eq!((seen(&one, 50), seen(&two, 50), seen(&two, 100)), (Some(id), None, Some(id)));
        assert!(two.take_mail_until(id, Moment(200), Moment(100)).unwrap());
        two.mail_done(id, "done").unwrap();
        assert!(two.read_again(id).unwrap());
        assert_eq!(seen(&one, 101), Some(id), "what was done and is read again is nobody's");
    }
}
