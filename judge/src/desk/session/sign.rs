//! Registration, and getting on to a game.

use serde_json::json;

use super::confirm::Asking;
use super::{Current, Session, Showed};
use crate::desk::DeskError;
use crate::desk::trust::Verdict;
use crate::facts;
use crate::game::{Claim, Game, Role, Status};
use crate::letter::LetterKind;
use crate::reading::Auth;
use crate::secret;
use crate::store::{Person, Purpose};
use crate::words;

/// Whether a word is long enough for a password, and not too long.
pub(super) fn is_password(word: &str) -> bool {
    (4..=100).contains(&word.chars().count())
}

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
            Purpose::Register { name: name.clone(), mail: self.mail, language: self.language },
            Asking { kind: LetterKind::Confirm, what: &name, more: None },
        )? {
            self.say(echo, &Err(words!("too-many-confirmations", address = address)));
            return Ok(());
        }
        self.answered = true;
        self.say(echo, &Ok(words!("confirm-first", address = address)));
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
        if let Some(ruleset) = self.office.ruleset(&game.ruleset) {
            self.reply.names = facts::names(&game, ruleset);
        }
        if game.status == Status::Held {
            self.say(echo, &Err(words!("game-is-held", game = name)));
            return Ok(None);
        }
        Ok(Some(game))
    }

    pub(super) fn signed_on(&mut self, game: Game, role: Role) {
        self.subject.get_or_insert_with(|| game.name.clone());
        let showed = Showed::now(self.office, &game, &role);
        self.current = Some(Current { game, role, lines: Vec::new(), stale: None, by_letter: false, showed });
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
        let good = is_password(password);
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
        // Whoever waits already has a password: another one needs the old one's owner.
        let address = self.address();
        let known = game.waiting.iter().find(|known| known.address == address);
        let proven = known.is_none_or(|known| secret::is_password(password, &known.password));
        if self.is_doubtful(proven) {
            return self.ask_owner(&address, &game, echo);
        }
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
            self.say(echo, &Err(words!("wrong-password", game = game.name, seat = json!({"say": "role-master"}))));
            return Ok(());
        }
        let owner = game.master.address.clone();
        if !self.is_let_in(&owner, &game, echo)? {
            return Ok(());
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
        let owner = known.map(|player| player.address.clone());
        let abandoned = chair.is_some_and(|chair| chair.abandoned);
        if let Some(owner) = &owner
            && !self.is_let_in(owner, &game, echo)?
        {
            return Ok(());
        }
        let who = match (owner, abandoned) {
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
                self.publish(&game, notice)?;
                self.signed_on(game, role);
            }
            Err(words) => self.say(echo, &Err(words)),
        }
        Ok(())
    }

    /// Weighs the right password with the sender; says so when it is not enough.
    fn is_let_in(&mut self, owner: &str, game: &Game, echo: &str) -> Result<bool, DeskError> {
        match self.weigh(true, owner) {
            Verdict::Act => return Ok(true),
            Verdict::Ask => self.ask_owner(owner, game, echo)?,
            Verdict::Refuse => {
                self.say(echo, &Err(words!("unverified")));
                self.skipping = true;
                self.tell_of_attempt(owner, &game.name)?;
            }
        }
        Ok(false)
    }

    /// Whether something that needs no password must be asked about first.
    fn is_doubtful(&self, proven: bool) -> bool {
        let owner = self.address();
        !(proven && self.weigh(true, &owner) == Verdict::Act) && self.auth != Auth::Pass && !self.confirmed
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
                self.say(echo, &Err(words!("wrong-password", game = name, seat = json!({"say": "role-observer"}))));
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
