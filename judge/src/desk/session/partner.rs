//! `SET PARTNER`: somebody leads a seat with its player, once he has said yes.

use chancery_engine::{Author, Seat};

use super::confirm::Asking;
use super::current::{Acting, Showed};
use super::{Current, Session};
use crate::desk::{DeskError, mailboxes};
use crate::envelope::{as_seen, is_seen_as};
use crate::facts;
use crate::game::{Applicant, Chair, Game, Role, Stood};
use crate::letter::LetterKind;
use crate::store::{Person, Purpose};
use crate::words;
use crate::words::{Answer, Words};

impl Session<'_> {
    /// `SET PARTNER address`: the address is asked; a name is that of somebody who is registered.
    pub(super) fn ask_partner(&mut self, game: &Game, seat: &Seat, who: &str) -> Result<Answer, DeskError> {
        if let Some(words) = self.no_partner(game, seat) {
            return Ok(Err(words));
        }
        let seen = as_seen(who);
        let found = match who.contains('@') {
            true => match crate::envelope::address(who) {
                Some(address) => (self.store.person(&address)?, address),
                None => return Ok(Err(words!("no-address", address = who))),
            },
            false => match self.store.person_called(|name| is_seen_as(name, &seen))? {
                Some(person) => (Some(person.clone()), person.address),
                None => return Ok(Err(words!("partner-unknown", who = who))),
            },
        };
        let (person, address) = found;
        let known = person.as_ref().filter(|_| !game.hides_players());
        let called = known.map_or_else(|| who.to_owned(), |person| person.name.clone());
        let at = if game.hides_players() { who } else { &address };
        // Where players are hidden, whoever is asked hears at his yes that he cannot: as with deputies, nobody is found by trying.
        let tells = self.may_hear_of(game, &mailboxes::mailboxes(&address, person.as_ref()));
        if let Some(words) = self.cannot_lead(game, (&address, person.as_ref()), &called)?.filter(|_| tells) {
            return Ok(Err(words));
        }
        let purpose = Purpose::Partner { game: game.name.clone(), seat: seat.clone(), of: self.address() };
        let asking = Asking { kind: LetterKind::Partner, what: &game.name, more: None, shown: false };
        Ok(match self.ask_to_confirm(&address, purpose, asking)? {
            true => Ok(words!("partner-asked-now", who = called, seat = game.chair(seat).map(Chair::title))),
            false => Err(words!("too-many-confirmations", address = at)),
        })
    }

    /// Why a seat can have no leader more.
    fn no_partner(&self, game: &Game, seat: &Seat) -> Option<Words> {
        let ruleset = self.office.ruleset(&game.ruleset)?;
        game.may_have_partner(ruleset.about(), seat).err()
    }

    /// Why somebody cannot lead a seat of a game: he has a part in it, or may not come in.
    fn cannot_lead(
        &self,
        game: &Game,
        (address, person): (&str, Option<&Person>),
        called: &str,
    ) -> Result<Option<Words>, DeskError> {
        let own = mailboxes::mailboxes(address, person);
        if mailboxes::has_part(self.store, game, &own)? {
            return Ok(Some(words!("partner-has-part", who = called, game = game.name)));
        }
        let shut = mailboxes::is_barred(game, &own) || game.lets_in(&own).is_err();
        Ok(shut.then(|| words!("partner-barred", who = called, game = game.name)))
    }

    /// Whoever was asked has said yes: he leads the seat too from now on.
    pub(super) fn lead_too(&mut self, (name, seat): (&str, &Seat), of: &str, echo: &str) -> Result<(), DeskError> {
        let Some(mut game) = self.store.game(name)? else { return Ok(()) };
        if let Some(ruleset) = self.office.ruleset(&game.ruleset) {
            self.reply.names = facts::names(&game, ruleset);
        }
        let asks = |chair: &Chair| chair.leaders().any(|leader| leader.addresses().any(|own| own == of));
        let title = game.chair(seat).filter(|chair| asks(chair) && !chair.eliminated).map(Chair::title);
        let Some(title) = title.filter(|_| self.no_partner(&game, seat).is_none()) else {
            self.say(echo, &Err(words!("partner-too-late", game = name)));
            return Ok(());
        };
        self.settle_by_yes()?;
        if self.cannot_lead(&game, (&self.address(), self.person.as_ref()), "")?.is_some() {
            self.say(echo, &Err(words!("asked-in-vain", game = name)));
            return Ok(());
        }
        let member = self.member_at_door();
        if game.asks_for_approval() {
            let applicant = Applicant { member, seat: Some(seat.clone()), partner: true, since: self.now };
            return self.wait_for_word(&mut game, applicant, echo);
        }
        let notice = game.take_partner(seat, member, self.now);
        self.say(echo, &Ok(words!("partner-begins", seat = title, game = name)));
        self.publish(&game, Some(notice))?;
        self.introduce(&game, &self.address())?;
        self.can_be_answered(&game, &Author::Seat(seat.clone()))?;
        self.post_news(&game)?;
        self.store.save_game(&mut game)?;
        self.subject = Some(game.name);
        Ok(())
    }

    /// `NO PARTNER [person]`; a partner himself leaves by it, or by `RESIGN`.
    pub(super) fn end_partner(&mut self, current: &mut Current, seat: &Seat, who: &str) -> Result<Answer, DeskError> {
        let leaves = current.partner.clone();
        let who = leaves.as_deref().unwrap_or(who);
        let (gone, notice) = match current.game.end_partner(seat, who, self.now) {
            Ok(ended) => ended,
            Err(words) => return Ok(Err(words)),
        };
        let title = current.game.chair(seat).map(Chair::title);
        self.publish(&current.game, Some(notice))?;
        if leaves.is_some() {
            return Ok(Ok(words!("partner-left", seat = title, game = current.game.name)));
        }
        let names: Vec<&str> = gone.iter().map(|member| member.name.as_str()).collect();
        let game = &current.game;
        Ok(Ok(match game.hides_players() {
            // He is called as he was named.
            true if who.trim().is_empty() => words!("partners-ended", seat = title, game = game.name),
            true => words!("partner-ended", who = who.trim(), seat = title, game = game.name),
            false => words!("partner-ended", who = names.join(", "), seat = title, game = game.name),
        }))
    }

    /// Whether somebody who writes for a seat in his own name, or in its player's, has no part in it any more: he has given it up, to
    /// whoever comes or leads it on, or acts for its player no longer.
    pub(super) fn has_gone(&self, game: &Game, role: &Role, acts: Option<Acting>) -> bool {
        let Role::Player(seat) = role else { return false };
        acts != Some(Acting::Master) && !game.chair(seat).is_some_and(|chair| chair.is_read_by(&self.address()))
    }

    /// Makes the reply one that can be answered by whoever has no seat, or none any more; then the others are told what he has changed
    /// before, and the reply shows nothing of the seat.
    pub(super) fn can_be_answered_beside(
        &mut self,
        game: &Game,
        role: &Role,
        showed: Option<Showed>,
    ) -> Result<(), DeskError> {
        let Role::Player(seat) = role else { return self.can_be_answered_as(game, role) };
        if game.chair(seat).is_some_and(|chair| chair.player.is_some()) {
            self.tell_of_offers(game, &Author::Seat(seat.clone()), showed)?;
            self.can_be_answered_as(game, &Role::Observer)?;
        }
        Ok(())
    }

    /// Tells those who lead a seat with the author that he has changed what stands for it.
    pub(super) fn tell_leaders(&mut self, game: &Game, seat: &Seat, stood: &Stood) -> Result<(), DeskError> {
        let notice = game.tell_leaders((seat, stood), &self.address());
        self.publish(game, notice)
    }
}
