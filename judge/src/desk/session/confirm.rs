//! What waits for somebody's yes: registrations, mail from elsewhere, new addresses.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{Session, handle};
use crate::capability::{Capability, Tag};
use crate::clock::Span;
use crate::command::{self, Line};
use crate::desk::budget::{self, Cause, Cost};
use crate::desk::letters::{self, Change};
use crate::desk::{DeskError, drafts, keeping, reach};
use crate::envelope::mailbox_key;
use crate::facts::{self, Frame, Question, Tried, Waiting};
use crate::game::{Absence, Game};
use crate::letter::{Facts, Letter, LetterKind};
use crate::reading;
use crate::store::{Pending, Person, Purpose};
use crate::words;
use crate::words::Words;

/// How long a confirmation is good.
const CONFIRM_WITHIN: Span = Span::hours(24 * 7);
/// How many questions may wait for one address; those that show something which only its owner can know are counted apart, so
/// that forged ones leave room for his.
const MOST_AWAITED: u32 = 3;
/// How many may wait when he is vouched for, those of others included.
const MOST_IN_ALL: u32 = 8;

/// A mail to which somebody has said yes.
#[derive(Clone, Copy)]
pub(super) struct Confirmed<'a> {
    /// The address from which.
    pub(super) address: &'a str,
    /// To which of its lines, by the first row of each; nothing: to all.
    pub(super) rows: Option<&'a [usize]>,
    /// What the answer to it says first, so that the yes needs none of its own.
    pub(super) thanks: &'a Words,
}

/// What whoever has registered is told.
const WELCOME: &str = "registered";

/// What an address is asked.
pub(super) struct Asking<'a> {
    pub(super) kind: LetterKind,
    /// About what: a name, a game or an address.
    pub(super) what: &'a str,
    pub(super) more: Option<Waiting>,
    /// Whether something was shown that only the owner of the address knows.
    pub(super) shown: bool,
}

impl Session<'_> {
    /// Notes who has said yes to the mail, and begins the answer with thanks.
    pub(super) fn go_on_for(&mut self, confirmed: Confirmed<'_>) {
        self.confirmed = true;
        self.only = confirmed.rows.map(<[usize]>::to_vec);
        self.welcomed = confirmed.thanks.id == WELCOME;
        self.say("", &Ok(confirmed.thanks.clone()));
    }

    /// Asks an address for its yes; `false` when too many questions wait for it.
    pub(super) fn ask_to_confirm(
        &mut self,
        address: &str,
        purpose: Purpose,
        asking: Asking<'_>,
    ) -> Result<bool, DeskError> {
        let Asking { kind, what, more, shown } = asking;
        let author = self.address();
        let own = self.is_vouched() && author == address;
        let full = match (shown, own) {
            (true, _) => self.store.is_shown_to(address, self.now)? >= MOST_AWAITED,
            (false, true) => self.store.is_awaited(address, self.now)? >= MOST_IN_ALL,
            (false, false) => self.store.is_awaited(address, self.now)? >= MOST_AWAITED,
        };
        if full {
            return Ok(false);
        }
        let proved = shown || own;
        let cost = if kind == LetterKind::AskOwner { Cost::Held } else { Cost::Question };
        if budget::pay(self.store, &Cause { cost, author: &author, victim: address, proved }, self.now)? == 0 {
            return Ok(false);
        }
        // The name that a stranger gives is a text that he writes to somebody.
        let what = if kind == LetterKind::Confirm && self.is_stranger() { address } else { what };
        let pending = Pending { address: address.to_owned(), purpose };
        // Where mail is read again it is asked now, whenever the mail came.
        let until = self.store.dated(self.now).plus(CONFIRM_WITHIN);
        let id = self.store.await_word(&pending, until, self.now)?;
        let office = self.office;
        let zone = facts::judge_zone(&office.config);
        let question = Question {
            frame: Frame { names: Arc::clone(&self.reply.names), ..Frame::alone(&office.config, self.now) },
            what,
            from: self.asks_from(kind, address, what)?,
            until: until.stamp(&zone),
            more,
        };
        // Whoever is asked reads his own language, not the author's.
        let known = self.store.person(address)?.map(|person| office.taste(&person.wishes));
        let taste = known.unwrap_or_else(|| self.reply.taste.clone());
        let letter = Letter {
            mail: Some(self.mail),
            capability: Some(Capability::Confirm { id, address: mailbox_key(address) }),
            ..office.begin(kind, None, Some(&self.envelope).filter(|_| address == self.address()))
        };
        let letter = office.write(&Facts::of(&question), &taste, letter)?;
        reach::post(self.store, address, &letter, self.now)?;
        Ok(true)
    }

    /// From where something is asked of an address: in a game that hides its players nobody reads another one's.
    fn asks_from(&self, kind: LetterKind, address: &str, what: &str) -> Result<Value, DeskError> {
        let author = self.address();
        let game = if author == address { None } else { self.store.game(what)? };
        let hidden = game.is_some_and(|game| game.hides_players() && !game.is_master(address));
        // A sentence begins with whoever asks something of another.
        let begins = matches!(kind, LetterKind::Deputy | LetterKind::Partner);
        let unnamed = if begins { "asks-from-hidden" } else { "hold-from-hidden" };
        Ok(if hidden { json!({"say": unnamed}) } else { json!(author) })
    }

    /// What waits for the author's yes by the seal of a tag: only whoever reads at his address knows it.
    fn asked_by(&self, tag: &Tag) -> Result<Option<(i64, Pending)>, DeskError> {
        let id = tag.about.parse().unwrap_or_default();
        let pending = self.store.pending(id, self.now)?.filter(|pending| {
            let key = mailbox_key(&pending.address);
            let sealed = Capability::Confirm { id, address: key.clone() };
            sealed.fits(tag, &self.office.keys) && (key == mailbox_key(&self.address()) || self.is_second(&key))
        });
        Ok(pending.map(|pending| (id, pending)))
    }

    /// Whoever answers a letter that asked his address for a yes has shown that he reads there, whatever he writes: forged
    /// questions, of which no more are asked when too many wait, keep nobody from what he wants himself.
    pub(super) fn vouch(&mut self, tag: &Tag) -> Result<(), DeskError> {
        self.vouched |= self.asked_by(tag)?.is_some();
        Ok(())
    }

    /// A yes with the word for it, from the address that it was sent to.
    pub(super) fn confirm(&mut self, tag: &Tag, echo: &str) -> Result<(), DeskError> {
        let Some((id, pending)) = self.asked_by(tag)? else {
            self.say(echo, &Err(words!("no-such-token")));
            return Ok(());
        };
        self.vouched = true;
        if let Purpose::Register { name, .. } = &pending.purpose
            && self.person.as_ref().is_none_or(|person| person.name != *name)
            && let Some(words) = self.wrong_name(name)?
        {
            // It was free when he asked for it. The question goes on waiting: an answer to it may name another one.
            self.say(echo, &Err(words));
            return Ok(());
        }
        self.store.forget_pending(id)?;
        self.beside(|session| session.confirmed(pending, echo))
    }

    /// Does what has waited for a yes.
    fn confirmed(&mut self, pending: Pending, echo: &str) -> Result<(), DeskError> {
        match pending.purpose {
            Purpose::Register { name, mail, language } => {
                self.settle(&name, language)?;
                let thanks = words!("registered", name = name, address = self.address());
                self.go_on_with(mail, None, (echo, thanks))
            }
            Purpose::Act { mail, rows, .. } => self.go_on_with(mail, rows.as_deref(), (echo, words!("confirmed-mail"))),
            Purpose::MoveTo { game, from } => self.move_to(&game, &from, echo),
            Purpose::Hasten { game, key, value, mut others } => {
                others.insert(key, value);
                self.hasten(&game, &others, echo)
            }
            Purpose::Grant { game, seat, from, until } => {
                self.grant_absence(&game, &seat, Absence { from, until, year: None }, echo)
            }
            Purpose::TakeSeat { game, seat } => self.take_seat(&game, &seat, echo),
            Purpose::Deputise { game, seat, of, until } => self.stand_in((&game, &seat), &of, until, echo),
            Purpose::Partner { game, seat, of } => self.lead_too((&game, &seat), &of, echo),
            Purpose::Forget { of } => self.forget(&of, echo),
            Purpose::Second { of } => self.add_second(&of, &pending.address, echo),
        }
    }

    /// Whether a mail says yes and nothing else, to a letter that does not ask for it, while another one does; says so.
    pub(super) fn says_yes_elsewhere(&mut self, commands: &[Line]) -> Result<bool, DeskError> {
        let [line] = commands else { return Ok(false) };
        let elsewhere = command::is_yes(&line.text) && self.store.is_awaited(&self.address(), self.now)? > 0;
        if elsewhere {
            self.say(&line.echo, &Err(words!("yes-elsewhere")));
        }
        Ok(elsewhere)
    }

    /// Whether an address is the author's second one.
    fn is_second(&self, key: &str) -> bool {
        let second = self.person.as_ref().and_then(|person| person.second.as_deref());
        second.is_some_and(|second| mailbox_key(second) == key)
    }

    /// Acts on a mail, or some of its lines, that has waited for a confirmation. The answer to it says thanks; the yes has one
    /// of its own only where that one was not written.
    fn go_on_with(
        &mut self,
        mail: i64,
        rows: Option<&[usize]>,
        (echo, thanks): (&str, Words),
    ) -> Result<(), DeskError> {
        let Some(row) = self.store.mail(mail)? else {
            self.say(echo, &Ok(thanks));
            return Ok(());
        };
        let address = self.address();
        let confirmed = Confirmed { address: &address, rows, thanks: &thanks };
        let reading = reading::read(&row.raw, &self.office.circumstances(row.signed_by.clone()));
        let outcome = handle(self.office, self.store, (&row, reading), Some(confirmed), self.now)?;
        if outcome.starts_with("answered") {
            (self.answered, self.thanked) = (true, true);
        } else {
            self.say(echo, &Ok(thanks));
        }
        tracing::info!(mail, outcome, "a confirmed mail was acted on");
        self.store.mail_done(mail, &outcome)?;
        keeping::settle(self.office, self.store, &row)
    }

    fn move_to(&mut self, name: &str, from: &str, echo: &str) -> Result<(), DeskError> {
        let address = self.address();
        let Some(mut game) = self.store.game(name)? else { return Ok(()) };
        if let Some(words) = self.why_no_move(&game, from)? {
            self.say(echo, &Err(words));
            return Ok(());
        }
        let is_new = self.person.is_none();
        self.settle_by_yes()?;
        if is_new {
            self.inherit_wishes(from)?;
        }
        let before = game.clone();
        game.move_address(from, &address);
        let wishes = self.person.as_ref().map(|person| person.wishes.clone()).unwrap_or_default();
        game.remind_as(&address, wishes.reminders.as_deref());
        self.store.move_gathered(&game.name, from, &address)?;
        self.store.move_papers(&game.name, from, &address)?;
        self.store.move_bulletins(&game.name, from, &address)?;
        drafts::follow(self.store, (&before, &game), (from, &address))?;
        self.store.save_game(&mut game)?;
        self.say(echo, &Ok(words!("address-moved", game = name, address = address)));
        self.changed(Change { to: from.to_owned(), what: Tried::Address, game: game.name, more: address });
        Ok(())
    }

    /// Why whoever is in a game under an address does not move to that of the author: he may not be there, or the other is gone by now.
    fn why_no_move(&self, game: &Game, from: &str) -> Result<Option<Words>, DeskError> {
        Ok(match game.plays(from) {
            _ if !game.has_place(from) => Some(words!("move-too-late", game = game.name)),
            _ if self.is_barred(game) => Some(words!("ejected-out", game = game.name)),
            _ if self.plays(game, Some(from))? => Some(words!("one-seat", game = game.name)),
            true => self.why_no_play(game),
            false => None,
        })
    }

    /// Registers the author, whose yes has shown that he reads there, if he is not registered yet.
    pub(super) fn settle_by_yes(&mut self) -> Result<(), DeskError> {
        if self.person.is_some() {
            return Ok(());
        }
        // What stands beside an address is anybody's word: a name that is wrong here is none.
        let name = match self.wrong_name(&self.name())? {
            Some(_) => self.address().split('@').next().unwrap_or_default().to_owned(),
            None => self.name(),
        };
        self.settle(&name, self.language)
    }

    fn add_second(&mut self, of: &str, second: &str, echo: &str) -> Result<(), DeskError> {
        let Some(person) = self.store.person(of)? else { return Ok(()) };
        if self.store.person(second)?.is_some_and(|other| other.address != person.address) {
            self.say(echo, &Err(words!("address-taken", address = second)));
            return Ok(());
        }
        let before = person.second.clone().filter(|before| before != second);
        let person = Person { second: Some(second.to_owned()), ..person };
        self.store.register(&person)?;
        for to in before.into_iter().chain([person.address.clone()]) {
            self.changed(Change { to, what: Tried::Second, game: String::new(), more: second.to_owned() });
        }
        self.say(echo, &Ok(words!("second-added", first = person.address, second = second)));
        Ok(())
    }

    /// Tells the registered address, once, that somebody tried to play for it.
    pub(super) fn tell_of_attempt(&mut self, owner: &str, game: &str) -> Result<(), DeskError> {
        if owner == self.address() {
            return Ok(()); // The answer to this very mail tells.
        }
        letters::warn(self.office, self.store, owner, (Tried::Attempt, game), self.now)
    }
}
