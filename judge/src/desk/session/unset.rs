//! Lines that name settings without the word `SET`: the right line where it would be done, else why it would not.

use super::lost::left_out;
use super::who::{who_may, would_give};
use super::{Current, Session};
use crate::command::{self, Command, Line, Master, Spec};
use crate::desk::DeskError;
use crate::game::{Role, Status};
use crate::settings::{Asked, Found, Wishes};
use crate::words;
use crate::words::{Answer, Words};

impl Session<'_> {
    /// Says what was probably meant by a line that names settings without `SET`; whether it does. A word that stands alone is
    /// one where a game's master writes it, or somebody in capitals.
    pub(super) fn tell_unset(&mut self, text: &str, echo: &str) -> Result<bool, DeskError> {
        let Some(line) = command::lacks_set(text) else { return Ok(false) };
        let leads = self.current.as_ref().is_some_and(|current| current.role == Role::Master);
        let loud = !text.chars().any(char::is_lowercase) || text.contains('=');
        let alone = text.split_whitespace().count() == 1 && !(loud && self.current.is_some());
        if alone && !leads {
            return Ok(false);
        }
        let lines = command::read(std::slice::from_ref(&line));
        // `BUILD 3`: an order of the game, and a setting only of others.
        let about = self.current.as_ref().and_then(|current| self.office.about(Some(&current.game)));
        let known = |line: &Line| matches!(&line.command, Command::Set { key, .. } if self.setting(key).is_some());
        if about.is_some_and(|about| (about.begins)(text)) && !(leads && lines.iter().any(known)) {
            return Ok(false);
        }
        let faults = lines.iter().map(|line| self.would_do(line)).collect::<Result<Vec<_>, _>>()?;
        let fault = faults.into_iter().find_map(Result::err);
        self.say(echo, &Err(fault.unwrap_or_else(|| words!("lacks-set", line = command::shown(&line)))));
        Ok(true)
    }

    /// Whether a line that sets something would be done now; else why not.
    fn would_do(&self, line: &Line) -> Result<Result<(), Words>, DeskError> {
        Ok(match &line.command {
            Command::LeftOut(old) => Err(left_out(old)),
            Command::Faulty(usage) => Err(self.usage(usage, line.spec)?),
            Command::Set { key, value } => self.would_set(key, value)?.map(|_| ()),
            Command::Master(Master::Variant(_)) => self.would_run(line).and_then(|()| self.would_form()),
            _ => match line.spec.filter(|_| line.unread) {
                Some(spec) => Err(self.form_of(spec, self.here())?),
                None => self.would_run(line),
            },
        })
    }

    /// Whether the author may give the command of a line; else why not.
    pub(super) fn would_run(&self, line: &Line) -> Result<(), Words> {
        match line.spec {
            Some(spec) if !self.may_propose(line) => self.would_give(spec),
            _ => Ok(()),
        }
    }

    /// Whether the author may give a command, being what he is in the game; else why not.
    pub(super) fn would_give(&self, spec: &Spec) -> Result<(), Words> {
        would_give(spec, self.current.as_ref())
    }

    /// What `SET key value` would be answered with.
    fn would_set(&self, key: &str, value: &str) -> Result<Answer, DeskError> {
        let asked = Asked { key, value, zone: "UTC" };
        let Some(found) = self.setting(key) else { return self.unknown(asked, self.current.as_ref()).map(Err) };
        Ok(match &self.current {
            _ if found.setting.is_personal() => found.set_wish(&mut Wishes::default(), &asked),
            Some(current) if current.role == Role::Master => self.would_lead(current, found, &asked),
            Some(Current { game, role: Role::Player(_), .. }) if !game.is_moderated() => {
                self.may_be_set(game, found, &asked).map(|()| words!("done"))
            }
            Some(current) => Err(who_may("master-only", false, current)),
            None => Err(words!("not-signed-on")),
        })
    }

    /// Whether the game still forms, so that its board may change; else what is said then.
    fn would_form(&self) -> Result<(), Words> {
        match &self.current {
            Some(Current { game, .. }) if game.status != Status::Forming => Err(self.too_late(game)),
            _ => Ok(()),
        }
    }

    fn would_lead(&self, current: &Current, found: Found, asked: &Asked<'_>) -> Answer {
        let mut game = current.game.clone();
        match self.stands_still(&game, found) {
            Some(words) => Err(words),
            None if found.key() == "grace" && game.set_grace_end(asked.value, self.now).is_ok() => Ok(words!("done")),
            None => found.set(game.settings(), asked),
        }
    }
}
