//! Registration, and getting on to a game.

use serde_json::json;

use super::confirm::Asking;
use super::current::Ahead;
use super::gate::Claim;
use super::guess::Lock;
use super::{Current, Session, Showed};
use crate::command::{self, Class, Line};
use crate::desk::DeskError;
use crate::desk::letters::Change;
use crate::desk::look::no_such_game;
use crate::desk::trust::{Permit, Shown};
use crate::facts::{self, Tried, Waiting};
use crate::game::{Claim as Entrance, Game, Role, Status};
use crate::letter::LetterKind;
use crate::store::{Person, Purpose};
use crate::words;

/// What a registration may say: the name and the address, which is the mail's own.
const KEPT: [&str; 3] = ["name", "email", "e-mail"];

/// So many lines are named that a mail holds beside its registration.
const MOST_BESIDE: usize = 30;

/// So many keywords are named of which nothing is kept.
const MOST_NOT_KEPT: usize = 20;

/// Whether a word is long enough for a password, and not too long.
pub(super) fn is_password(word: &str) -> bool {
    (4..=100).contains(&word.chars().count())
}

impl Session<'_> {
    /// `REGISTER`: nobody is registered by somebody else, so the address has to confirm. The name stands in a field of its own,
    /// on the line itself, or in the mail's From line.
    pub(super) fn register(
        &mut self,
        named: Option<&str>,
        fields: &[(String, String)],
        line: &Line,
    ) -> Result<(), DeskError> {
        let echo = &line.echo;
        let field = |key: &str| fields.iter().find(|(known, _)| known == key).map(|(_, value)| value.trim().to_owned());
        // Programs write the address itself where they know no name.
        let beside = || self.name().split('@').next().unwrap_or_default().to_owned();
        let name = field("name").or_else(|| named.map(str::to_owned)).unwrap_or_else(beside);
        let name = crate::envelope::clean(&name);
        let address = self.address();
        if let Some(other) = field(KEPT[1]).or_else(|| field(KEPT[2])).filter(|other| other.to_lowercase() != address) {
            let answer = Err(words!("register-own-address", other = other, address = address));
            self.say(echo, &answer);
            return Ok(());
        }
        if name.is_empty() || name.chars().count() > 80 {
            self.say(echo, &Err(words!("register-form")));
            return Ok(());
        }
        if self.person.as_ref().is_none_or(|person| person.name != name)
            && let Some(words) = self.wrong_name(&name)?
        {
            self.say(echo, &Err(words));
            return Ok(());
        }
        if let Some(person) = self.person.clone() {
            self.rename(line, Person { name, ..person })?;
            self.tell_what_is_not_kept(fields);
            return Ok(());
        }
        if self.vouched {
            self.settle(&name, self.language)?;
            self.say(echo, &Ok(words!("registered", name = name, address = address)));
            return Ok(());
        }
        self.skipping = true;
        let more = Some(Waiting { lines: self.asked_beside(line), ..Waiting::default() });
        if !self.ask_to_confirm(
            &address,
            Purpose::Register { name: name.clone(), mail: self.mail, language: self.language },
            Asking { kind: LetterKind::Confirm, what: &name, more, shown: false },
        )? {
            self.say(echo, &Err(words!("too-many-confirmations", address = address)));
            return Ok(());
        }
        (self.answered, self.deferred) = (true, Some(Vec::new()));
        self.say(echo, &Ok(words!("confirm-first", address = address)));
        Ok(())
    }

    /// What else the mail asks for, which is read once more when its author has said yes: nothing is done by it that the letter which asks
    /// for it does not name.
    fn asked_beside(&self, registers: &Line) -> Vec<String> {
        let all = command::read(&self.lines).into_iter();
        let others = all.filter(|line| line.rows != registers.rows && line.runs() && !line.is_of(Class::Look));
        let named = others.filter(|line| line.spec.is_some());
        let mut lines: Vec<String> =
            named.map(|line| self.reply.repeated(self.office, &line.echo, self.is_stranger())).collect();
        if lines.len() > MOST_BESIDE {
            lines.truncate(MOST_BESIDE);
            lines.push("…".to_owned());
        }
        lines
    }

    /// Somebody registers again: under another name he is called so from now on.
    fn rename(&mut self, line: &Line, person: Person) -> Result<(), DeskError> {
        let words = words!("registered-already", name = person.name, address = person.address);
        if self.name() != person.name {
            let claim = Claim { class: Class::Person, owner: &person.address, shown: Shown::Nothing, game: None };
            let Some(_permit) = self.gate(line, &claim)? else { return Ok(()) };
            self.store.register(&person)?;
            let (to, more) = (person.address.clone(), person.name.clone());
            self.changed(Change { to, what: Tried::Name, game: String::new(), more });
            self.person = Some(person);
        }
        // Whoever has just been welcomed knows.
        if !self.welcomed {
            self.say(&line.echo, &Ok(words));
        }
        Ok(())
    }

    /// Names the keywords of a registration of which nothing is kept, as other judges ask for them.
    fn tell_what_is_not_kept(&mut self, fields: &[(String, String)]) {
        let kept = |key: &&str| KEPT.contains(key);
        let others = fields.iter().map(|(key, _)| key.as_str()).filter(|key| !kept(key));
        let others: Vec<String> = others.take(MOST_NOT_KEPT).map(facts::capitalised).collect();
        if !others.is_empty() {
            self.say("", &Ok(words!("fields-not-kept", fields = others)));
        }
    }

    /// Opens a game for this session, ending the one before.
    pub(super) fn enter(&mut self, name: &str, echo: &str) -> Result<Option<Game>, DeskError> {
        self.leave()?;
        self.skipping = true;
        let Some(game) = self.store.game(name)? else {
            let answer = Err(no_such_game(self.store, name)?);
            self.say(echo, &answer);
            return Ok(None);
        };
        self.speaks_of(&game);
        if game.status == Status::Held {
            self.say(echo, &Err(words!("game-is-held", game = name)));
            return Ok(None);
        }
        if self.is_barred(&game) {
            self.say(echo, &Err(words!("ejected-out", game = name)));
            return Ok(None);
        }
        Ok(Some(game))
    }

    /// Signs the author on, who has been let through by what he has shown.
    pub(super) fn signed_on(&mut self, _permit: Permit, mut game: Game, role: Role, shown: Shown) {
        self.let_in = true;
        if role == Role::Waiting {
            game.answer_roll(&self.address());
        }
        self.subject.get_or_insert_with(|| game.name.clone());
        let showed = Showed::now(self.office, &game, &role);
        self.current = Some(Current {
            stood: game.stands_for_several(),
            game,
            role,
            lines: Vec::new(),
            stale: None,
            answers: None,
            shown,
            showed,
            moved: false,
            acts: None,
            partner: None,
            ahead: Ahead::default(),
            untaken: None,
            trial: None,
        });
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

    /// What the password shows of somebody who waits or looks on, and what is asked for with it: whoever has one already
    /// changes it by another. Nothing: it was not looked at.
    pub(super) fn shows(
        &mut self,
        password: &str,
        known: Option<&str>,
        game: &str,
        echo: &str,
    ) -> Result<Option<(Class, Shown)>, DeskError> {
        let Some(hash) = known else { return Ok(Some((Class::Person, Shown::Nothing))) };
        let owner = self.address();
        let right = self.opens(password, &Lock { game, owner: &owner, hash }, echo)?;
        Ok(right.map(|right| match right {
            true => (Class::Person, Shown::Password),
            false => (Class::Account, Shown::Nothing),
        }))
    }

    /// Has the author told of the password that he has changed by signing on with it.
    pub(super) fn note_password(&mut self, class: Class, game: &Game) {
        if class == Class::Account {
            let (to, game) = (self.address(), game.name.clone());
            self.changed(Change { to, what: Tried::Password, game, more: String::new() });
        }
    }

    /// `SIGNON Fgame password`: as a player, or `M` as the master.
    pub(super) fn sign_on(&mut self, line: &Line, seat: &str, name: &str, password: &str) -> Result<(), DeskError> {
        let whole = format!("{}{name}", seat.to_lowercase());
        if !self.store.has_game(name)? && self.store.has_game(&whole)? {
            self.leave()?;
            self.skipping = true;
            self.say(&line.echo, &Err(words!("seat-forgotten", game = whole)));
            return Ok(());
        }
        let Some(game) = self.enter(name, &line.echo)? else { return Ok(()) };
        match seat {
            "M" | "m" => self.sign_on_as_master(game, password, line),
            "O" | "o" if game.chair_called("O").is_none() => self.observe(name, password, line),
            _ => self.sign_on_as_player(line, game, seat, password),
        }
    }

    fn sign_on_as_master(&mut self, game: Game, password: &str, line: &Line) -> Result<(), DeskError> {
        // Of several masters each has a password of his own.
        let address = self.address();
        let master = game.masters().find(|master| master.address == address).unwrap_or(&game.master).clone();
        let lock = Lock { game: &game.name, owner: &master.address, hash: &master.password };
        let Some(right) = self.opens(password, &lock, &line.echo)? else { return Ok(()) };
        if !right {
            let words = words!("wrong-password", game = game.name, seat = json!({"say": "role-master"}));
            self.say(&line.echo, &Err(words));
            return Ok(());
        }
        let owner = master.address;
        let claim = Claim { class: Class::Enter, owner: &owner, shown: Shown::Password, game: Some(&game) };
        let Some(permit) = self.gate(line, &claim)? else { return Ok(()) };
        let mut game = game;
        game.hear_master(&owner, self.now);
        self.say(&line.echo, &Ok(words!("signed-on-master", game = game.name)));
        self.signed_on(permit, game, Role::Master, Shown::Password);
        self.take_forms_here()
    }

    fn sign_on_as_player(&mut self, line: &Line, mut game: Game, seat: &str, password: &str) -> Result<(), DeskError> {
        let echo = &line.echo;
        let chair = game.chair_called(seat).cloned();
        // Of several who lead a seat each has a password of his own.
        let partner = chair.as_ref().and_then(|chair| chair.partner_at(&self.address())).map(|one| one.member.clone());
        let known = partner.as_ref().or(chair.as_ref().and_then(|chair| chair.player.as_ref()));
        let lock = known.map(|player| Lock { game: &game.name, owner: &player.address, hash: &player.password });
        let right = match lock.map(|lock| self.opens(password, &lock, echo)).transpose()? {
            Some(None) => return Ok(()),
            tried => tried.flatten().unwrap_or_default(),
        };
        let owner = known.filter(|_| right);
        let abandoned = chair.as_ref().is_some_and(|chair| chair.abandoned);
        let (who, permit) = match owner.map(|player| player.address.clone()) {
            Some(owner) => {
                let claim = Claim { class: Class::Enter, owner: &owner, shown: Shown::Password, game: Some(&game) };
                (Entrance::Player, self.gate(line, &claim)?)
            }
            None if abandoned => {
                let may = self.must_be_registered(echo) && self.good_password(password, echo);
                if !may || !self.has_one_seat(&game, chair.as_ref(), echo)? || !self.may_come_in(&game, echo) {
                    return Ok(());
                }
                let owner = self.address();
                let claim = Claim { class: Class::Person, owner: &owner, shown: Shown::Nothing, game: Some(&game) };
                let Some(permit) = self.gate(line, &claim)? else { return Ok(()) };
                let Some(member) = self.member(password, echo)? else { return Ok(()) };
                if game.asks_for_approval() {
                    let seat = chair.map(|chair| chair.seat);
                    return self.apply(game, (member, seat), echo);
                }
                (Entrance::Newcomer(member), Some(permit))
            }
            None => {
                // There is nothing to weigh: the game tells what is wrong.
                if let Err(words) = game.sign_on(seat, Entrance::Stranger) {
                    let words = self.seat_is_played(&game, chair.as_ref())?.unwrap_or(words);
                    self.say(echo, &Err(words));
                }
                return Ok(());
            }
        };
        let Some(permit) = permit else { return Ok(()) };
        let is_new = matches!(who, Entrance::Newcomer(_));
        match game.sign_on(seat, who) {
            Ok((role, words, notice)) => {
                self.say(echo, &Ok(words));
                self.publish(&game, notice)?;
                if is_new {
                    self.welcome(&mut game, &self.address())?;
                }
                self.signed_on(permit, game, role, Shown::Password);
                if let Some(current) = &mut self.current {
                    current.partner = partner.map(|member| member.address);
                }
                self.take_forms_here()?;
            }
            Err(words) => self.say(echo, &Err(words)),
        }
        Ok(())
    }

    /// `OBSERVE game password`
    pub(super) fn observe(&mut self, name: &str, password: &str, line: &Line) -> Result<(), DeskError> {
        let echo = &line.echo;
        if !self.must_be_registered(echo) || !self.good_password(password, echo) {
            return Ok(());
        }
        let Some(mut game) = self.enter(name, echo)? else { return Ok(()) };
        let address = self.address();
        let known = game.observers.iter().find(|known| known.address == address).map(|known| known.password.clone());
        let Some((class, shown)) = self.shows(password, known.as_deref(), name, echo)? else { return Ok(()) };
        let claim = Claim { class, owner: &address, shown, game: Some(&game) };
        let Some(permit) = self.gate(line, &claim)? else { return Ok(()) };
        if shown == Shown::Nothing {
            let Some(member) = self.member(password, echo)? else { return Ok(()) };
            match game.observers.iter_mut().find(|known| known.address == address) {
                Some(known) => known.password = member.password,
                None => game.observers.push(member),
            }
        }
        self.note_password(class, &game);
        self.say(echo, &Ok(words!("observing", game = name)));
        self.signed_on(permit, game, Role::Observer, Shown::Password);
        Ok(())
    }
}
