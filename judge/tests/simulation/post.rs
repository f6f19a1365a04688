//! Letters on their way out: the real courier hands them to a server that has its own moods.

use std::sync::{Arc, Mutex, PoisonError};

use judge::courier::Courier;
use judge::outbox::{Delivery, Parcel};

use super::fuse::Doing;
use super::players::Got;
use super::server::{REPLIES, Reply, STEPS, Script, Snag, Step, line};
use super::world::World;

/// How many letters are in hand at a time.
pub(crate) const IN_HAND: usize = 8;
/// How many things the judge does at most before it looks at the door again.
const LONGEST_SLICE: u64 = 20;

/// The courier, and what the server does with the letter that it carries.
pub(crate) struct Post {
    script: Arc<Mutex<Script>>,
    courier: Courier,
}

impl Post {
    /// The Message-ID of a letter.
    pub(crate) fn message_id(&self, parcel: &Parcel) -> String {
        self.courier.letterhead().message_id(parcel)
    }
}

impl World {
    /// The judge does what there is to do, a slice after the other as its daemon has it, and letters go out, if the next server
    /// likes; whether it came to an end of it.
    pub(crate) fn work_and_send(&mut self) -> bool {
        loop {
            while let Some(parcel) = self.house.side.in_hand.pop_front() {
                if self.hand_on(&parcel).is_none() {
                    return false; // Nobody hears what became of the others.
                }
            }
            self.house.side.stale = false;
            self.compare_passwords();
            let slice = if self.calm { u64::MAX } else { 1 + self.luck.draw(LONGEST_SLICE) };
            self.house.does(Doing::Acting);
            let done = self.ask(|desk, clock| {
                let mut left = slice;
                let is_enough = move || {
                    left -= 1;
                    left == 0
                };
                desk.work_and_take(IN_HAND, clock, is_enough)
            });
            self.house.does(Doing::Other);
            let Some((has_more, parcels)) = done else { return false };
            if !has_more && parcels.is_empty() && self.house.compared.is_any_left() {
                if self.takes_long() {
                    return false;
                }
                self.compare_all_passwords();
                continue;
            }
            if !has_more && parcels.is_empty() {
                if self.other.is_none() || self.is_other_well() {
                    self.look_for_what_nobody_has();
                }
                return true;
            }
            self.look_at_taken(&parcels, false);
            self.house.side.in_hand.extend(parcels);
            if self.nods_off() {
                return false;
            }
        }
    }

    pub(crate) fn hand_on(&mut self, parcel: &Parcel) -> Option<()> {
        if !self.calm && (self.luck.once_in(500) || self.is_killed_with_full_hands()) {
            let why = "before a letter went out";
            // What it had in hand is the other's until it is up again.
            if self.other.is_some() {
                self.go_down(why)
            } else {
                self.kill(why)
            }
            return None;
        }
        let (snag, keeps) = (self.snag(), self.luck.once_in(2));
        let post = self.post()?;
        *post.script.lock().unwrap_or_else(PoisonError::into_inner) = Script { snag, keeps, taken: None };
        let (attempt, id) = (post.courier.deliver(parcel), post.message_id(parcel));
        let taken = post.script.lock().unwrap_or_else(PoisonError::into_inner).taken.take();
        if let Some((step, reply)) = snag {
            self.note(format!("letter {id} to {}: {reply:?} at {step:?}: {:?}", parcel.to, attempt.delivery));
            self.count("letters with trouble");
        }
        let is_sent = attempt.delivery == Delivery::Sent;
        if is_sent != taken.is_some() && snag.is_none() {
            self.fail(&format!("letter {id} to {}: {:?}", parcel.to, attempt.delivery));
        }
        if matches!(attempt.delivery, Delivery::Refused(_)) {
            self.outside.refused.insert(id.clone());
            self.note_answer(parcel.letter.in_reply_to.as_deref().unwrap_or_default(), &id, false);
        }
        let is_taken = taken.is_some();
        if let Some(raw) = taken {
            self.carry(parcel, &raw);
        }
        let is_killed = !self.calm && self.luck.once_in(500);
        if is_killed {
            self.kill("after a letter went out");
        }
        let noted = match is_killed {
            true => None,
            false => self.tell(is_sent, |desk, clock| desk.note_attempt(parcel.id, &attempt, clock)),
        };
        if noted.is_some() {
            self.look_at_noted(parcel, &attempt.delivery);
        }
        if is_taken && !(is_sent && noted.is_some()) {
            *self.outside.doubts.entry(id).or_default() += 1;
        }
        noted
    }

    /// Whether the judge is to be killed now: not always with the same letter, which would be taken for what brings it down.
    fn is_killed_with_full_hands(&mut self) -> bool {
        let is_killed = self.trouble.full_hands > 0 && self.luck.once_in(4);
        self.trouble.full_hands -= u32::from(is_killed);
        is_killed
    }

    /// The courier, which is hired once.
    pub(crate) fn post(&mut self) -> Option<&mut Post> {
        if self.post.is_none() {
            let keys = self.house.desk.as_ref()?.keys().clone();
            let script = Arc::new(Mutex::new(Script::default()));
            let courier = Courier::over(&self.house.config, keys, line(&script)).unwrap();
            self.post = Some(Post { script, courier });
        }
        self.post.as_mut()
    }

    /// What goes wrong with a letter, if anything does.
    fn snag(&mut self) -> Option<Snag> {
        if self.calm {
            return None;
        }
        if let Some((_, snag)) = self.trouble.server {
            return self.luck.once_in(2).then_some(snag);
        }
        if self.house.side.stale && self.luck.once_in(2) {
            return Some([(Step::Recipient, Reply::Later), (Step::End, Reply::Cut)][self.luck.pick(2)]);
        }
        let (step, reply) = (STEPS[self.luck.pick(STEPS.len())], REPLIES[self.luck.pick(REPLIES.len())]);
        // Whoever cannot be reached for good plays no more: that happens at times of trouble alone.
        (self.luck.once_in(60) && reply != Reply::Never).then_some((step, reply))
    }

    /// A letter has answered a mail, or asks whether it is its author's.
    fn note_answer(&mut self, mail: &str, letter: &str, asks: bool) {
        let restored = self.outside.restored;
        if let Some(written) = self.outside.written.get_mut(mail) {
            let letters = if asks { &mut written.questions } else { &mut written.answers };
            letters.entry(letter.to_owned()).or_insert(restored);
        }
    }

    /// A letter comes to its reader, and is looked through.
    fn carry(&mut self, parcel: &Parcel, raw: &[u8]) {
        let got = Got::read(raw);
        self.note(format!("letter {} to {}: {}", got.id, parcel.to, got.subject));
        self.look_at_letter(&got.id, parcel);
        self.count("letters");
        self.note_answer(&got.answers, &got.id, got.reply_to.contains("+y."));
        if let Some(game) = &parcel.letter.game {
            self.outside.changed.insert(game.clone());
        }
        if let Some(player) = self.outside.players.iter_mut().find(|player| player.address() == parcel.to) {
            player.take(got);
        }
    }
}
