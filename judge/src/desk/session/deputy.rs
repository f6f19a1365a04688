//! `DEPUTY`: somebody else acts for a player for a while, once he has said yes.

use chancery_engine::{Author, Seat};

use super::Session;
use super::confirm::Asking;
use crate::clock::Moment;
use crate::command::commands;
use crate::desk::{DeskError, letters, mailboxes};
use crate::envelope::{as_seen, is_seen_as};
use crate::facts::Waiting;
use crate::game::{Chair, Game, Status};
use crate::letter::LetterKind;
use crate::store::{Person, Purpose};
use crate::words;
use crate::words::{Answer, Words};

/// Words between a person and a date.
const UNTIL: [&str; 7] = ["until", "till", "to", "до", "至", "到", "直到"];

/// The person and the date in `bert until 10 March`.
fn parts(text: &str) -> Option<(String, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let at = words.iter().position(|word| UNTIL.contains(&word.to_lowercase().as_str()))?;
    let (who, date) = (words[..at].join(" "), words[at + 1..].join(" "));
    (!who.is_empty() && !date.is_empty()).then_some((who, date))
}

impl Session<'_> {
    /// `DEPUTY person until date`: the person is asked.
    pub(super) fn ask_deputy(&mut self, game: &Game, seat: &Seat, text: &str) -> Result<Answer, DeskError> {
        let Some((who, date)) = parts(text) else { return self.deputy_form(game, text).map(Err) };
        let until = match game.deputy_until(&date, self.now) {
            Ok(until) => until,
            Err(words) => return Ok(Err(words)),
        };
        let Some(person) = self.named(&who)? else { return Ok(Err(words!("deputy-unknown", who = who))) };
        if let Some(words) = self.cannot_ask(game, &person)? {
            return Ok(Err(words));
        }
        // Nor does a name give an address away, or an address a name.
        let (called, at) = match game.hides_players() {
            true => (who.clone(), who),
            false => (person.name, person.address.clone()),
        };
        let (of, name) = (self.address(), game.name.clone());
        let purpose = Purpose::Deputise { game: name.clone(), seat: seat.clone(), of, until };
        let deadline = Some(until.stamp(&game.pace.time_zone()));
        let more = Some(Waiting { deadline: deadline.clone(), ..Waiting::default() });
        let asking = Asking { kind: LetterKind::Deputy, what: &name, more, shown: false };
        Ok(match self.ask_to_confirm(&person.address, purpose, asking)? {
            true => Ok(words!("deputy-asked-now", who = called, until = deadline)),
            false => Err(words!("too-many-confirmations", address = at)),
        })
    }

    /// The registered person whom a name or an address means.
    fn named(&self, who: &str) -> Result<Option<Person>, DeskError> {
        let seen = as_seen(who);
        Ok(match who.contains('@') {
            true => self.store.person(&who.to_lowercase())?,
            false => self.store.person_called(|name| is_seen_as(name, &seen))?,
        })
    }

    /// What a line without a date is answered with: what stands against the person, else the line with a date.
    fn deputy_form(&self, game: &Game, text: &str) -> Result<Words, DeskError> {
        let ends = |word: &&str| !UNTIL.contains(&word.to_lowercase().as_str());
        let who = text.split_whitespace().take_while(ends).collect::<Vec<_>>().join(" ");
        if who.is_empty() {
            return self.usage("deputy-form", commands().find(|spec| spec.words[0] == "DEPUTY"));
        }
        let Some(person) = self.named(&who)? else { return Ok(words!("deputy-unknown", who = who)) };
        if let Some(words) = self.cannot_ask(game, &person)? {
            return Ok(words);
        }
        let example = format!("DEPUTY {who} until {}", self.date());
        Ok(words!("form-example", form = serde_json::json!({"say": "deputy-form"}), example = example))
    }

    /// Why somebody is not asked to act for the author. Where players are hidden he is asked all the same, and hears it at his
    /// own yes: else any address could be tried until one is found that has a part in the game.
    fn cannot_ask(&self, game: &Game, person: &Person) -> Result<Option<Words>, DeskError> {
        let tells = self.may_hear_of(game, &mailboxes::mailboxes(&person.address, Some(person)));
        Ok(if tells { self.cannot_act(game, person)? } else { None })
    }

    /// Why somebody cannot act for a player of a game: whoever has a part in it knows or wants something else.
    fn cannot_act(&self, game: &Game, person: &Person) -> Result<Option<Words>, DeskError> {
        let own = mailboxes::mailboxes(&person.address, Some(person));
        if mailboxes::has_part(self.store, game, &own)? {
            return Ok(Some(words!("deputy-has-part", who = person.name, game = game.name)));
        }
        Ok(mailboxes::is_barred(game, &own).then(|| words!("deputy-barred", who = person.name, game = game.name)))
    }

    /// Whoever was asked has said yes: he acts for the player from now on.
    pub(super) fn stand_in(
        &mut self,
        (name, seat): (&str, &Seat),
        of: &str,
        until: Moment,
        echo: &str,
    ) -> Result<(), DeskError> {
        let Some(mut game) = self.store.game(name)? else { return Ok(()) };
        self.speaks_of(&game);
        let asks = |chair: &Chair| chair.player.as_ref().is_some_and(|player| player.addresses().any(|own| own == of));
        let goes_on = matches!(game.status, Status::Running | Status::Paused) && until > self.now;
        let Some(title) = game.chair(seat).filter(|chair| asks(chair) && goes_on).map(Chair::title) else {
            self.say(echo, &Err(words!("deputy-too-late", game = name)));
            return Ok(());
        };
        let Some(person) = self.person.clone() else { return Ok(()) };
        if self.cannot_act(&game, &person)?.is_some() {
            self.say(echo, &Err(words!("asked-in-vain", game = name)));
            return Ok(());
        }
        let notice = game.deputise(seat, &person.address, until, self.now);
        let until = until.stamp(&game.pace.time_zone());
        self.say(echo, &Ok(words!("deputy-begins", seat = title, game = name, until = until)));
        self.publish(&game, notice)?;
        self.introduce(&game, &self.address())?;
        self.can_be_answered(&game, &Author::Seat(seat.clone()))?;
        self.post_news(&game)?;
        self.store.save_game(&mut game)?;
        self.subject = Some(game.name);
        Ok(())
    }

    /// Sends somebody who leads a seat from now on the last results, with its form.
    pub(super) fn introduce(&mut self, game: &Game, to: &str) -> Result<(), DeskError> {
        let office = self.office;
        let Some(ruleset) = office.ruleset(&game.ruleset) else { return Ok(()) };
        let chapters = self.store.chapters(&game.name)?;
        match game.introduction(to, chapters.last(), ruleset) {
            Ok(notice) => letters::send(office, self.store, game, &notice, self.now),
            // He sees in the reply where the game stands.
            Err(fault) => {
                tracing::error!(game = game.name, %fault, "the last results cannot be told again");
                Ok(())
            }
        }
    }
}
