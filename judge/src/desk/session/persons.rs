//! Who is the same person: one seat in a game for each, whatever address he writes from, and no way back for the ejected.

use std::collections::BTreeSet;

use super::Session;
use crate::desk::{DeskError, mailboxes};
use crate::envelope::{as_seen, is_seen_as};
use crate::game::{Chair, Game, Member};
use crate::language::Language;
use crate::store::{Person, Wishes};
use crate::words;
use crate::words::Words;

/// Words of offices: a name that has no others is nobody's.
const OFFICES: [&str; 14] = [
    "chancery",
    "judge",
    "master",
    "game",
    "gm",
    "moderator",
    "operator",
    "observer",
    "admin",
    "administrator",
    "the",
    "your",
    "of",
    "a",
];

/// Signs with which lines of the judge's own begin, and those of quotes.
const LINE_SIGNS: [char; 8] = [':', '|', '>', '!', '%', '=', '-', ';'];

/// Whether a name is a line or an address rather than a name: then somebody takes it for one.
fn is_no_name(name: &str) -> bool {
    name.contains('@') || name.starts_with(LINE_SIGNS) || as_seen(name).is_empty()
}

impl Session<'_> {
    /// The name to greet: the registered one, else that of the From line.
    pub(super) fn name(&self) -> String {
        let from = self.envelope.from.as_ref().map(|(_, name)| name.clone()).unwrap_or_default();
        self.person.as_ref().map_or(from, |person| person.name.clone())
    }

    /// The author as somebody in a game, without a password yet.
    pub(super) fn member_at_door(&self) -> Member {
        Member {
            address: self.address(),
            name: self.name(),
            password: String::new(),
            preference: String::new(),
            all_press: false,
            generation: 0,
            former: Vec::new(),
            reminders: self.person.as_ref().and_then(|person| person.wishes.reminders.clone()),
        }
    }

    /// The author as somebody in a game, who has been let through; nothing: he has set too many passwords, and is told so.
    pub(super) fn member(&mut self, password: &str, echo: &str) -> Result<Option<Member>, DeskError> {
        if !self.may_hash()? {
            self.say(echo, &Err(words!("too-many-passwords")));
            return Ok(None);
        }
        let password = self.office.passwords.hash(password, &self.office.chance)?;
        Ok(Some(Member { password, ..self.member_at_door() }))
    }

    /// `WHOIS name`: what somebody says of himself. That nobody is called so, and that he says nothing, is one answer, so that
    /// nobody learns in this way who is registered.
    pub(super) fn who_is(&mut self, name: &str, echo: &str) -> Result<(), DeskError> {
        if !self.must_be_registered(echo) {
            return Ok(());
        }
        let seen = as_seen(name);
        let found = self.store.person_called(|called| is_seen_as(called, &seen))?;
        let answer = match found.filter(|person| !person.wishes.whois.is_empty()) {
            Some(person) => Ok(words!("whois-told", name = person.name, text = person.wishes.whois)),
            None => Err(words!("whois-nothing", name = name)),
        };
        self.say(echo, &answer);
        Ok(())
    }

    /// What is wrong with a name: it is none, or the judge, an office, a power or somebody else is called so, or seems to be.
    pub(super) fn wrong_name(&self, name: &str) -> Result<Option<Words>, DeskError> {
        if is_no_name(name) {
            return Ok(Some(words!("name-is-none", name = name)));
        }
        let seen = as_seen(name);
        let judge = &self.office.config.judge;
        let own = [&judge.name, &judge.code].into_iter().any(|own| as_seen(own) == seen);
        let mut words =
            name.split(|letter: char| !letter.is_alphanumeric()).map(as_seen).filter(|word| !word.is_empty());
        let office = words.all(|word| OFFICES.contains(&word.as_str())) || OFFICES.contains(&seen.as_str());
        if own || office || self.office.powers().iter().any(|power| as_seen(power) == seen) {
            return Ok(Some(words!("name-reserved", name = name)));
        }
        let taken = self.store.has_namesake(&self.address(), |other| is_seen_as(other, &seen))?;
        Ok(taken.then(|| words!("name-taken", name = name)))
    }

    /// Registers the author, whose address has been proved, under a name that is not wrong. Whoever is registered already keeps
    /// what he has set.
    pub(super) fn settle(&mut self, name: &str, language: Option<Language>) -> Result<(), DeskError> {
        let known = self.person.take().map(|person| Person { name: name.to_owned(), ..person });
        let person = known.unwrap_or_else(|| Person {
            address: self.address(),
            name: name.to_owned(),
            registered: self.now,
            second: None,
            wishes: Wishes { language, ..Wishes::default() },
        });
        self.store.register(&person)?;
        self.reply.taste = self.office.taste(&person.wishes);
        self.person = Some(person);
        Ok(())
    }

    /// Has letters come to the author, who has just been registered, as they came to an address whose place he has. What that one says of
    /// himself, and wants told of him, is his own.
    pub(super) fn inherit_wishes(&mut self, from: &str) -> Result<(), DeskError> {
        let former = self.store.person(from)?;
        let Some((mut person, former)) = self.person.clone().zip(former) else { return Ok(()) };
        let Wishes { whois, stats, site, revoked, .. } = person.wishes;
        person.wishes = Wishes { whois, stats, site, revoked, ..former.wishes };
        self.store.register(&person)?;
        self.reply.taste = self.office.taste(&person.wishes);
        self.person = Some(person);
        Ok(())
    }

    /// Whether the author has no place in a game yet, but for that of a chair's player; says so if not.
    pub(super) fn has_one_seat(&mut self, game: &Game, own: Option<&Chair>, echo: &str) -> Result<bool, DeskError> {
        let player = own.and_then(|chair| chair.player.as_ref()).map(|player| player.address.clone());
        let one = !self.plays(game, player.as_deref())?;
        if !one {
            self.say(echo, &Err(words!("one-seat", game = game.name)));
        }
        Ok(one)
    }

    /// Whether the author plays or waits in a game already, but for whoever is there under an address.
    pub(super) fn plays(&self, game: &Game, except: Option<&str>) -> Result<bool, DeskError> {
        mailboxes::plays(self.store, game, &self.mailboxes(), except)
    }

    /// Whether the master has removed the author from a game; not himself, who leads it.
    pub(super) fn is_barred(&self, game: &Game) -> bool {
        !game.is_master(&self.address()) && mailboxes::is_barred(game, &self.mailboxes())
    }

    /// Whether the author may hear which part somebody has in a game, whose mailboxes these are: where players are hidden, of
    /// himself alone.
    pub(super) fn may_hear_of(&self, game: &Game, other: &BTreeSet<String>) -> bool {
        !game.hides_players() || !self.mailboxes().is_disjoint(other)
    }

    pub(super) fn mailboxes(&self) -> BTreeSet<String> {
        mailboxes::mailboxes(&self.address(), self.person.as_ref())
    }
}
