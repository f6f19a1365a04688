//! Coming into a game that lacks players, and a new password for whoever has lost his.

use super::Session;
use super::gate::Claim;
use crate::command::{Class, Line};
use crate::desk::DeskError;
use crate::desk::letters::Change;
use crate::desk::look::no_such_game;
use crate::desk::trust::Shown;
use crate::facts::Tried;
use crate::game::{Chair, Game, Role, Status};
use crate::words;
use crate::words::Words;

/// That somebody has no place in a game, and how he gets one.
fn no_place(game: &Game) -> Words {
    let open = game.chairs.iter().find(|chair| chair.is_open());
    let state = match game.status {
        Status::Forming => "forming",
        Status::Over(_) => "over",
        _ if open.is_some() => "open",
        _ => "full",
    };
    let letter: Option<String> = open.map(|chair| chair.letters.chars().take(1).collect());
    words!("no-place", game = game.name, state = state, seat = open.map(Chair::title), letter = letter)
}

impl Session<'_> {
    /// `SIGNON ?game password`, `JOIN game`: joins a game that lacks players; without a name the first one. A game that runs is
    /// joined by the letter of a seat.
    pub(super) fn join(&mut self, name: &str, password: &str, line: &Line) -> Result<(), DeskError> {
        let echo = &line.echo;
        if !self.must_be_registered(echo) || !password.is_empty() && !self.good_password(password, echo) {
            return Ok(());
        }
        let Some(name) = self.named_or_first(name, echo)? else { return Ok(()) };
        let Some(game) = self.enter(&name, echo)? else { return Ok(()) };
        if let Some(chair) = self.chair_of_author(&game).filter(|_| game.status != Status::Forming) {
            let letter = &chair.letters[..1];
            self.say(echo, &Err(words!("plays-already", game = game.name, seat = chair.title(), letter = letter)));
            return Ok(());
        }
        if password.is_empty() { self.join_without_password(game, line) } else { self.join_with(game, password, line) }
    }

    /// The game that is named, or the first that lacks players; says so when there is none.
    fn named_or_first(&mut self, name: &str, echo: &str) -> Result<Option<String>, DeskError> {
        if !name.is_empty() {
            return Ok(Some(name.to_owned()));
        }
        let first = self.store.first_forming()?;
        if first.is_none() {
            self.leave()?;
            self.skipping = true;
            self.say(echo, &Err(words!("none-forming")));
        }
        Ok(first)
    }

    /// The chair of the author in a game, or for which he acts.
    pub(super) fn chair_of_author(&self, game: &Game) -> Option<Chair> {
        let address = self.address();
        game.chair_read_by(&address).cloned()
    }

    fn join_with(&mut self, mut game: Game, password: &str, line: &Line) -> Result<(), DeskError> {
        let (echo, address) = (&line.echo, self.address());
        let known = game.waiting.iter().find(|known| known.address == address).map(|known| known.password.clone());
        let Some((class, shown)) = self.shows(password, known.as_deref(), &game.name, echo)? else { return Ok(()) };
        if known.is_none() && (!self.has_one_seat(&game, None, echo)? || !self.may_come_in(&game, echo)) {
            return Ok(());
        }
        let claim = Claim { class, owner: &address, shown, game: Some(&game) };
        let Some(permit) = self.gate(line, &claim)? else { return Ok(()) };
        let Some(member) = self.member(password, echo)? else { return Ok(()) };
        if known.is_none() && game.asks_for_approval() && !game.is_master(&address) {
            return self.apply(game, (member, None), echo);
        }
        let answer = game.join(member);
        self.say(echo, &answer);
        if answer.is_ok() {
            self.publish(&game, game.formed().filter(|_| known.is_none()))?;
            self.note_password(class, &game);
            self.signed_on(permit, game, Role::Waiting, Shown::Password);
        }
        Ok(())
    }

    /// Whoever joins without a password plays by answers to letters, and may set one there; whoever waits already keeps his.
    fn join_without_password(&mut self, mut game: Game, line: &Line) -> Result<(), DeskError> {
        let (echo, address) = (&line.echo, self.address());
        let waits = game.waiting.iter().any(|known| known.address == address);
        if !waits && (!self.has_one_seat(&game, None, echo)? || !self.may_come_in(&game, echo)) {
            return Ok(());
        }
        let claim = Claim { class: Class::Person, owner: &address, shown: Shown::Nothing, game: Some(&game) };
        let Some(permit) = self.gate(line, &claim)? else { return Ok(()) };
        let answer = match waits {
            true => Ok(words!("joined-before", game = game.name, missing = game.places_free())),
            false => {
                let member = self.member_at_door();
                if game.asks_for_approval() && !game.is_master(&address) {
                    return self.apply(game, (member, None), echo);
                }
                game.join(member)
            }
        };
        self.say(echo, &answer);
        if answer.is_ok() {
            if !waits {
                self.publish(&game, game.formed())?;
                self.say("", &Ok(words!("joined-without-password")));
            }
            self.signed_on(permit, game, Role::Waiting, Shown::Nothing);
        }
        Ok(())
    }

    /// `FORGOTTEN game password`: a new one for every place that the author has in a game, once he has said yes.
    pub(super) fn forget_password(&mut self, name: &str, password: &str, line: &Line) -> Result<(), DeskError> {
        let echo = &line.echo;
        self.leave()?;
        self.skipping = true;
        if !self.good_password(password, echo) {
            return Ok(());
        }
        let Some(mut game) = self.store.game(name)? else {
            let answer = Err(no_such_game(self.store, name)?);
            self.say(echo, &answer);
            return Ok(());
        };
        let address = self.address();
        if game.places_of(&address).is_empty() {
            self.say(echo, &Err(no_place(&game)));
            return Ok(());
        }
        let claim = Claim { class: Class::Account, owner: &address, shown: Shown::Nothing, game: Some(&game) };
        if self.gate(line, &claim)?.is_none() {
            return Ok(());
        }
        if !self.may_hash()? {
            self.say(echo, &Err(words!("too-many-passwords")));
            return Ok(());
        }
        let hash = self.office.passwords.hash(password, &self.office.chance)?;
        for place in game.places_of(&address) {
            place.password.clone_from(&hash);
        }
        self.store.save_game(&mut game)?;
        self.changed(Change { to: address, what: Tried::Password, game: game.name, more: String::new() });
        self.say(echo, &Ok(words!("password-set")));
        self.skipping = false;
        Ok(())
    }
}
