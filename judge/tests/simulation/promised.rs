//! What two judges on a database promise each other and whoever hears them, looked at with each thing that one of them says is done:
//! what was said lies in the database, and a letter is in one pair of hands.
//!
//! None of it asks when something is done: it is looked at once a judge has said so, while nobody does anything.

use chancery_engine::Sheet;
use judge::clock::Moment;
use judge::desk::DeskError;
use judge::event::RawMail;
use judge::game::Chapter;
use judge::outbox::{Delivery, Parcel};
use judge::receipt::{Counterfoil, Receipt, Signed, digest as orders_digest};
use judge::secret::digest;
use judge::store::{StoreError, Why};

use super::ground::Ground;
use super::house::House;
use super::world::{JUDGE, World};

/// States of a letter in which nobody takes it any more.
const SETTLED: [&str; 2] = ["sent", "refused"];
/// What is said of statements that are about a mail or a game which one of two judges may have in hand.
const IN_HAND: [&str; 3] = ["to read table inbox", "to read table game", "to add a row to table game"];

impl House {
    /// Whether a judge is there, and others see that by its connection.
    pub(crate) fn is_at_work(&self) -> bool {
        self.side.lost.is_none()
            && self.side.asleep.is_none()
            && self.desk.as_ref().is_some_and(|desk| !desk.store().is_cut())
    }

    /// Whether it is not, and the database has seen that.
    pub(crate) fn is_gone(&self) -> bool {
        self.desk.is_none() || self.side.asleep.is_some()
    }

    fn name(&self) -> &str {
        &self.config.node.name
    }
}

impl World {
    fn ground(&self) -> Option<&Ground> {
        self.house.side.ground.as_deref()
    }

    /// A judge has said that something is done: the database counts as many transactions of it as it does itself.
    pub(crate) fn look_at_count(&self) {
        let (Some(ground), house) = (self.ground(), &self.house) else { return };
        let Some(desk) = house.desk.as_ref().filter(|_| house.is_at_work()) else { return };
        let (own, written) = (desk.store().written(), ground.written_by(house.name()));
        if own != written {
            self.fail(&format!("{} says that {own} of its transactions are written down: {written} are", house.name()));
        }
    }

    /// A judge has said that it has a mail: it is in the database, and the mailbox is not read from further on than there.
    pub(crate) fn look_at_kept(&self, mail: &RawMail) {
        let Some(ground) = self.ground() else { return };
        if !ground.has_mail(&mail.source, &digest(&mail.raw)) {
            self.fail(&format!("{} has a mail, as it says, and it is nowhere: {}", self.house.name(), mail.source));
        }
    }

    /// A judge has letters to hand on, which it has taken: they lie in the database as it has them, in its hands and nobody else's, and
    /// none of them has gone out before or was given up.
    pub(crate) fn look_at_taken(&self, parcels: &[Parcel], is_gone_since: bool) {
        let Some(ground) = self.ground() else { return };
        let (name, held) = (self.house.name(), ground.letters_of(self.house.name()));
        for parcel in parcels {
            let id = parcel.id;
            let (letter, word) = (ground.seen.letter(id).ok().flatten(), ground.seen.word_of(id).unwrap_or_default());
            if letter.as_ref() != Some(&(parcel.to.clone(), parcel.letter.clone())) {
                self.fail(&format!("{name} has letter {id} to {}: the database says {letter:?}", parcel.to));
            }
            if word != parcel.judge {
                self.fail(&format!("letter {id} has the word {} in {name}'s hands, and {word} by now", parcel.judge));
            }
            if let Some(state) = self.outside.settled.get(&id) {
                self.fail(&format!("{name} takes letter {id} to {}, which was {state}", parcel.to));
            }
            let others = self.other.iter().filter(|other| other.is_at_work());
            if others.flat_map(|other| &other.side.in_hand).any(|other| other.id == id) {
                self.fail(&format!("letter {id} to {} is in two judges' hands", parcel.to));
            }
            if !is_gone_since && !held.contains(&id) {
                self.fail(&format!("letter {id} to {} is not in {name}'s hands, by the database", parcel.to));
            }
            self.look_at_receipt(ground, parcel);
        }
    }

    /// What somebody gets a receipt for stands in his game, or was played, or he has given other orders since, for which there is a
    /// receipt, too.
    fn look_at_receipt(&self, ground: &Ground, parcel: &Parcel) {
        for Signed { receipt, .. } in Signed::read(&parcel.letter.text, JUDGE) {
            self.look_at_one(ground, parcel, &receipt);
        }
    }

    fn look_at_one(&self, ground: &Ground, parcel: &Parcel, receipt: &Receipt) {
        let is_for = |sheet: &Sheet, given: &Counterfoil| match given.number == receipt.number {
            true => orders_digest(&given.salt, &sheet.0) == receipt.orders,
            // By the clocks of two judges.
            false => given.taken.plus(self.spread()) >= receipt.taken,
        };
        if self.went_back(&receipt.game) {
            return;
        }
        let game = ground.seen.game(&receipt.game).ok().flatten();
        let stands = game.iter().filter(|game| game.round.as_ref().is_some_and(|round| round.label == receipt.label));
        let mut stands = stands.flat_map(|game| &game.chairs).filter(|chair| chair.seat.as_str() == receipt.seat);
        let is_played = |chapter: &Chapter| {
            let seat = chapter.sheets.iter().find(|(seat, _)| seat.as_str() == receipt.seat);
            let given = chapter.proof.as_ref().zip(seat);
            chapter.label == receipt.label
                && given.is_some_and(|(proof, (seat, sheet))| {
                    proof.receipts.get(seat).is_some_and(|given| is_for(sheet, given))
                })
        };
        if !stands.any(|chair| chair.receipt.as_ref().is_some_and(|given| is_for(&chair.sheet, given)))
            && !self.chapters(&receipt.game).iter().any(is_played)
        {
            self.fail(&format!("{} gets {receipt:?}, which is for nothing that stands or was played", parcel.to));
        }
    }

    /// A judge has said that it has noted what became of a letter: it is noted, and what has gone out is never taken again.
    pub(crate) fn look_at_noted(&mut self, parcel: &Parcel, delivery: &Delivery) {
        let Some(ground) = self.house.side.ground.clone() else { return };
        let state = ground.state_of(parcel.id);
        if *delivery == Delivery::Sent && state != "sent" {
            self.fail(&format!("letter {} to {} has gone out, as was noted, and is {state}", parcel.id, parcel.to));
        }
        if ground.letters_of(self.house.name()).contains(&parcel.id) {
            self.fail(&format!("letter {} to {} is still in hand", parcel.id, parcel.to));
        }
        if SETTLED.contains(&state.as_str()) {
            self.outside.settled.insert(parcel.id, state);
        }
    }

    /// A judge has done all that there was to do: by the database it has nothing in hand, nor has the other one, if that was gone
    /// before. Whoever is there may have mails that came after something was due which waits until the mailbox has been read up to then.
    pub(crate) fn look_at_hands(&self, was_gone: bool) {
        let Some(ground) = self.ground() else { return };
        let other = self.other.iter().filter(|other| was_gone && other.is_gone());
        for house in std::iter::once(&self.house).chain(other) {
            let behind = self.waits_for_mailbox(ground).filter(|_| !house.is_gone());
            let (letters, mails) = (ground.letters_of(house.name()), ground.mails_of(house.name(), behind));
            if !letters.is_empty() || !mails.is_empty() {
                let who = if house.is_gone() { "is gone" } else { "has nothing more to do" };
                self.fail(&format!(
                    "letters {letters:?} and mails {mails:?} are in {}'s hands, who {who}",
                    house.name()
                ));
            }
        }
    }

    /// A judge did something in the midst of what the other did: what that has in hand is passed over, and not waited for.
    pub(crate) fn look_at_what_was_waited_for(&self, failed: Option<&DeskError>) {
        let Some(DeskError::Store(StoreError::Refused { tried, why: Why::Busy, .. })) = failed else { return };
        let is_struck = self.other.as_ref().is_none_or(|other| !other.fuse().struck.is_empty());
        if IN_HAND.contains(&tried.as_str()) && !is_struck {
            self.fail(&format!("{} has waited for what the other has in hand, {tried}", self.house.name()));
        }
    }

    /// When something was due, if by what is noted it waits until the mailbox has been read up to then.
    fn waits_for_mailbox(&self, ground: &Ground) -> Option<Moment> {
        let (_, due) = ground.seen.next_due().unwrap().filter(|(_, due)| *due <= self.clock())?;
        ground.seen.read_until().unwrap().is_none_or(|read| read < due).then_some(due)
    }

    /// One judge reads the mailbox.
    pub(crate) fn look_at_readers(&self) {
        let reads = |house: &House| house.is_at_work() && house.side.reads;
        if reads(&self.house) && self.other.as_ref().is_some_and(reads) {
            self.fail("two judges read the mailbox");
        }
    }
}
