//! Registration, confirmation, and getting on to a game.

use serde_json::json;

use super::{Current, Session, handle};
use crate::clock::Span;
use crate::desk::{DeskError, mailing};
use crate::game::{Claim, Game, Role, Status};
use crate::letter::Letter;
use crate::store::{Pending, Person, Purpose};
use crate::words;
use crate::{report, secret};

/// How long a confirmation is good.
const CONFIRM_WITHIN: Span = Span::hours(24 * 7);
/// How many confirmations may wait for one address.
const MOST_AWAITED: u32 = 3;
/// The shortest password.
const SHORTEST: usize = 4;

impl Session<'_> {
    /// `REGISTER`: nobody is registered by somebody else, so the address has to confirm.
    pub(super) fn register(&mut self, fields: &[(String, String)], echo: &str) -> Result<(), DeskError> {
        let field = |key: &str| fields.iter().find(|(known, _)| known == key).map(|(_, value)| value.trim().to_owned());
        let name = crate::envelope::clean(&field("name").unwrap_or_else(|| self.name()));
        let address = self.address();
        if let Some(other) = field("email").or_else(|| field("e-mail")).filter(|other| other.to_lowercase() != address)
        {
            let answer = Err(words!("register-own-address", other = other, address = address));
            self.say(echo, &answer);
            return Ok(());
        }
        if name.is_empty() || name.chars().count() > 80 {
            self.say(echo, &Err(words!("register-form")));
            return Ok(());
        }
        if let Some(person) = self.person.clone() {
            let person = Person { name, ..person };
            self.store.register(&person)?;
            self.say(echo, &Ok(words!("registered-already", name = person.name, address = address)));
            self.person = Some(person);
            return Ok(());
        }
        self.skipping = true;
        if !self.ask_to_confirm(
            &address,
            Purpose::Register { name: name.clone(), mail: self.mail },
            "confirm",
            &name,
        )? {
            self.say(echo, &Err(words!("too-many-confirmations", address = address)));
            return Ok(());
        }
        self.answered = true;
        self.say(echo, &Ok(words!("confirm-first", address = address)));
        Ok(())
    }

    /// Sends a token to an address; `false` when too many wait for it already.
    pub(super) fn ask_to_confirm(
        &mut self,
        address: &str,
        purpose: Purpose,
        kind: &str,
        what: &str,
    ) -> Result<bool, DeskError> {
        if self.store.is_awaited(address, self.now)? >= MOST_AWAITED {
            return Ok(false);
        }
        let token = secret::random_word(20);
        let pending = Pending { address: address.to_owned(), purpose };
        self.store.await_word(&token, &pending, self.now.plus(CONFIRM_WITHIN), self.now)?;
        let office = self.office;
        let zone = report::judge_zone(&office.config);
        let facts = json!({
            "judge": report::judge(&office.config),
            "now": report::moment(self.now, &zone),
            "token": token,
            "what": what,
            "from": self.address(),
            "until": report::moment(self.now.plus(CONFIRM_WITHIN), &zone),
        });
        let letter = Letter {
            kind: kind.to_owned(),
            subject: format!("{}: please confirm", office.config.judge.code),
            text: office.stationery.write(&format!("{kind}.txt"), &facts)?,
            in_reply_to: self.envelope.message_id.clone().filter(|_| address == self.address()),
            ..Letter::default()
        };
        self.store.post(address, &letter, self.now)?;
        Ok(true)
    }

    /// `CONFIRM token`, from the address that it was sent to.
    pub(super) fn confirm(&mut self, token: &str, echo: &str) -> Result<(), DeskError> {
        let Some(pending) = self.store.take_pending(token, self.now)? else {
            self.say(echo, &Err(words!("no-such-token")));
            return Ok(());
        };
        let address = self.address();
        if pending.address != address {
            // The token stays good for its owner.
            self.store.await_word(token, &pending, self.now.plus(CONFIRM_WITHIN), self.now)?;
            self.say(echo, &Err(words!("no-such-token")));
            return Ok(());
        }
        match pending.purpose {
            Purpose::Register { name, mail } => {
                let person = Person { address: address.clone(), name, registered: self.now };
                self.store.register(&person)?;
                self.say(echo, &Ok(words!("registered", name = person.name, address = address)));
                self.person = Some(person);
                self.go_on_with(mail)
            }
            Purpose::Act { mail } => {
                self.say(echo, &Ok(words!("confirmed-mail")));
                self.go_on_with(mail)
            }
            Purpose::MoveTo { game, from } => self.move_to(&game, &from, echo),
        }
    }

    /// Acts on a mail that has waited for a confirmation.
    fn go_on_with(&mut self, mail: i64) -> Result<(), DeskError> {
        let Some(row) = self.store.mail(mail)? else { return Ok(()) };
        let address = self.address();
        let outcome = handle(self.office, self.store, &row, Some(&address), self.now)?;
        tracing::info!(mail, outcome, "a confirmed mail was acted on");
        self.store.mail_done(mail, &outcome)?;
        Ok(())
    }

    fn move_to(&mut self, name: &str, from: &str, echo: &str) -> Result<(), DeskError> {
        let address = self.address();
        let Some(mut game) = self.store.game(name)? else { return Ok(()) };
        if self.person.is_none() {
            let person = Person { address: address.clone(), name: self.name(), registered: self.now };
            self.store.register(&person)?;
            self.person = Some(person);
        }
        let players = game.chairs.iter_mut().filter_map(|chair| chair.player.as_mut());
        let people = players.chain(&mut game.waiting).chain(&mut game.observers).chain([&mut game.master]);
        people.filter(|member| member.address == from).for_each(|member| member.address.clone_from(&address));
        self.store.save_game(&game)?;
        self.say(echo, &Ok(words!("address-moved", game = name, address = address)));
        Ok(())
    }

    /// Opens a game for this session, ending the one before.
    pub(super) fn enter(&mut self, name: &str, echo: &str) -> Result<Option<Game>, DeskError> {
        self.leave()?;
        self.skipping = true;
        let Some(game) = self.store.game(name)? else {
            let names = self.store.game_names()?;
            let near = names.iter().map(|known| (engine::slips(name, known), known)).filter(|(far, _)| *far <= 2).min();
            let answer = match near {
                Some((_, near)) => Err(words!("no-such-game-near", game = name, near = near)),
                None => Err(words!("no-such-game", game = name)),
            };
            self.say(echo, &answer);
            return Ok(None);
        };
        if game.status == Status::Held {
            self.say(echo, &Err(words!("game-is-held", game = name)));
            return Ok(None);
        }
        Ok(Some(game))
    }

    pub(super) fn signed_on(&mut self, game: Game, role: Role) {
        self.subject.get_or_insert_with(|| game.name.clone());
        self.current = Some(Current { game, role, lines: Vec::new() });
        self.skipping = false;
    }

    /// Whether the author is registered; says so if not.
    pub(super) fn must_be_registered(&mut self, echo: &str) -> bool {
        if self.person.is_none() {
            let address = self.address();
            self.say(echo, &Err(words!("not-registered", address = address)));
            self.skipping = true;
        }
        self.person.is_some()
    }

    pub(super) fn good_password(&mut self, password: &str, echo: &str) -> bool {
        let good = (SHORTEST..=100).contains(&password.chars().count());
        if !good {
            self.say(echo, &Err(words!("password-form")));
        }
        good
    }

    /// `SIGNON ?game password`: joins a forming game.
    pub(super) fn join(&mut self, name: &str, password: &str, echo: &str) -> Result<(), DeskError> {
        if !self.must_be_registered(echo) || !self.good_password(password, echo) {
            return Ok(());
        }
        let Some(mut game) = self.enter(name, echo)? else { return Ok(()) };
        let member = self.member(password);
        let answer = game.join(member);
        self.say(echo, &answer);
        if answer.is_ok() {
            self.signed_on(game, Role::Waiting);
        }
        Ok(())
    }

    /// `SIGNON Fgame password`: as a player, or `M` as the master.
    pub(super) fn sign_on(&mut self, seat: &str, name: &str, password: &str, echo: &str) -> Result<(), DeskError> {
        let Some(game) = self.enter(name, echo)? else { return Ok(()) };
        match seat {
            "M" | "m" => self.sign_on_as_master(game, password, echo),
            "O" | "o" if game.chair_called("O").is_none() => self.observe(name, password, echo),
            _ => self.sign_on_as_player(game, seat, password, echo),
        }
    }

    fn sign_on_as_master(&mut self, game: Game, password: &str, echo: &str) -> Result<(), DeskError> {
        if !secret::is_password(password, &game.master.password) {
            self.say(echo, &Err(words!("wrong-password", game = game.name, seat = "Master")));
            return Ok(());
        }
        if !self.is_from(&game.master.address) {
            return self.hold_mail(&game.master.address, &game.name, echo);
        }
        self.say(echo, &Ok(words!("signed-on-master", game = game.name)));
        self.signed_on(game, Role::Master);
        Ok(())
    }

    fn sign_on_as_player(&mut self, mut game: Game, seat: &str, password: &str, echo: &str) -> Result<(), DeskError> {
        let chair = game.chair_called(seat);
        let known = chair
            .and_then(|chair| chair.player.as_ref())
            .filter(|player| secret::is_password(password, &player.password));
        if let Some(player) = known.filter(|player| !self.is_from(&player.address)) {
            return self.hold_mail(&player.address, &game.name, echo);
        }
        let who = match (known, chair.is_some_and(|chair| chair.abandoned)) {
            (Some(_), _) => Claim::Player,
            (None, false) => Claim::Stranger,
            (None, true) if self.must_be_registered(echo) && self.good_password(password, echo) => {
                Claim::Newcomer(self.member(password))
            }
            (None, true) => return Ok(()),
        };
        match game.sign_on(seat, who) {
            Ok((role, words, notice)) => {
                self.say(echo, &Ok(words));
                if let Some(notice) = notice {
                    mailing::send(self.office, self.store, &game, &notice, self.now)?;
                }
                self.signed_on(game, role);
            }
            Err(words) => self.say(echo, &Err(words)),
        }
        Ok(())
    }

    fn is_from(&self, address: &str) -> bool {
        self.address() == address
    }

    /// The right password from another address: nothing is done until the registered address says so.
    fn hold_mail(&mut self, address: &str, game: &str, echo: &str) -> Result<(), DeskError> {
        let mail = self.mail;
        let held = self.ask_to_confirm(address, Purpose::Act { mail }, "hold", game)?;
        let answer =
            if held { words!("held", game = game) } else { words!("too-many-confirmations", address = "there") };
        self.skipping = true;
        self.say(echo, &Err(answer));
        Ok(())
    }

    /// `OBSERVE game password`
    pub(super) fn observe(&mut self, name: &str, password: &str, echo: &str) -> Result<(), DeskError> {
        if !self.must_be_registered(echo) || !self.good_password(password, echo) {
            return Ok(());
        }
        let Some(mut game) = self.enter(name, echo)? else { return Ok(()) };
        let address = self.address();
        match game.observers.iter().find(|observer| observer.address == address) {
            Some(observer) if !secret::is_password(password, &observer.password) => {
                self.say(echo, &Err(words!("wrong-password", game = name, seat = "Observer")));
                return Ok(());
            }
            Some(_) => {}
            None => game.observers.push(self.member(password)),
        }
        self.say(echo, &Ok(words!("observing", game = name)));
        self.signed_on(game, Role::Observer);
        Ok(())
    }
}
