//! `SET key value`: how letters come to a person, and how a game is played.

use chancery_engine::{Ruleset, SetupError};
use serde_json::json;

use super::hasten::hasty;
use super::who::{part, who_may, would_give};
use super::{Current, Session};
use crate::clock::Span;
use crate::command::{Old, Spec, Who, commands};
use crate::desk::{DeskError, digest, quick, reminders};
use crate::facts;
use crate::game;
use crate::game::{By, Done, Game, Role, Status, Wish};
use crate::letter::News;
use crate::settings::{self, Asked, Found, Setting, Tells, Until, Wishes};
use crate::words;
use crate::words::{Answer, Words};

impl Session<'_> {
    /// The zone that the author wants dates in; empty: that of the game.
    pub(super) fn zone(&self) -> &str {
        self.person.as_ref().map_or("", |person| person.wishes.zone.as_str())
    }

    /// `SET key value`: how letters come, for whoever is surely registered; how a game is played, for its master.
    pub(super) fn set(&mut self, key: &str, value: &str, echo: &str) -> Result<(), DeskError> {
        // A sentence that is copied from a letter ends as sentences do.
        let value = value.trim().trim_end_matches(['.', '!', '。', '！']);
        let asked = Asked { key, value, zone: "" };
        let found = self.setting(key);
        let mut current = self.current.take();
        let answer = match found {
            Some(found) if found.setting.is_personal() => Some(self.wish(found, asked, current.as_mut())?),
            Some(found) => match &mut current {
                Some(Current { game, role: Role::Master, .. }) => Some(self.set_for_game(game, found, asked)?),
                Some(Current { game, role: Role::Player(seat), .. }) if !game.is_moderated() => {
                    let seat = seat.clone();
                    Some(self.propose_setting(game, found, asked, seat)?)
                }
                Some(current) => Some(Err(who_may("master-only", false, current))),
                None => None,
            },
            None if current.is_none() && self.skipping => None,
            None => Some(Err(self.unknown(asked, current.as_ref())?)),
        };
        let more = found.is_none().then(|| self.wrong_too(asked, current.as_ref())).flatten();
        self.current = current;
        let line = |fault: Words| match &found {
            Some(found) => found.with_line(fault, key),
            None => fault,
        };
        match answer.map(|answer| answer.map_err(line)) {
            Some(answer) => {
                self.say(echo, &answer);
                more.iter().for_each(|words| self.reply.find_fault(self.office, words));
            }
            None if self.skipping => self.shut_out(echo, &[]),
            None => self.say(echo, &Err(words!("not-signed-on"))),
        }
        Ok(())
    }

    /// What a form of other judges, as `SET NEUTRALS`, sets in the game that the author is signed on to; nothing: its system
    /// has nothing of that name.
    pub(super) fn setting_of_form(&self, old: &Old) -> Option<String> {
        let key = old.form.strip_prefix("SET ").filter(|key| self.current.is_some() && !key.contains(' '))?;
        self.setting(key).map(|found| found.key().to_lowercase())
    }

    /// The setting that a key names here.
    pub(super) fn setting(&self, key: &str) -> Option<Found> {
        let found = settings::find(key, self.office.about(self.current.as_ref().map(|current| &current.game)));
        let leads = |current: &Current| current.role == Role::Master;
        let votes = |current: &Current| matches!(current.role, Role::Player(_)) && !current.game.is_moderated();
        // Whoever leads no game means his own reminders, and his own zone where he has no say in that of the game.
        match found.as_ref().map(Found::key) {
            Some("reminder") if !self.current.as_ref().is_some_and(leads) => settings::find("reminders", None),
            Some("zone") if !self.current.as_ref().is_some_and(|current| leads(current) || votes(current)) => {
                settings::find("timezone", None)
            }
            _ => found,
        }
    }

    /// What is wrong with the value, too, where a key has a slip in it.
    fn wrong_too(&self, asked: Asked<'_>, current: Option<&Current>) -> Option<Words> {
        let leads = current.filter(|current| current.role == Role::Master);
        let about = self.office.about(current.map(|current| &current.game));
        let known = settings::known(about, |setting| leads.is_some() || setting.is_personal());
        let meant = settings::near(asked.key, known).into_iter().next().filter(|_| !asked.value.is_empty())?;
        let found = settings::find(&meant, about)?;
        let asked = Asked { key: &meant, zone: "UTC", ..asked };
        let tried = match leads.filter(|_| !found.setting.is_personal()) {
            Some(current) => found.set(current.game.clone().settings(), &asked),
            None => found.set_wish(&mut Wishes::default(), &asked),
        };
        tried.err()
    }

    /// The answer to a key that nobody knows: what was meant, of that which the author may set.
    pub(super) fn unknown(&self, asked: Asked<'_>, current: Option<&Current>) -> Result<Words, DeskError> {
        let key = asked.key;
        let about = self.office.about(current.map(|current| &current.game));
        let master = current.is_some_and(|current| current.role == Role::Master);
        // SET PASSWORD and SET NO WAIT are commands of their own, whatever stands behind them.
        let role = current.map(|current| part(&current.role));
        let may =
            |spec: &&Spec| matches!(spec.who, Who::Signed(parts, _) if role.is_some_and(|role| parts.contains(&role)));
        let line: Vec<&str> = std::iter::once(key).chain(asked.value.split_whitespace()).collect();
        let begins = |own: &str| {
            let own: Vec<&str> = own.split(' ').collect();
            line.get(..own.len())
                .is_some_and(|line| line.iter().zip(&own).all(|(word, own)| word.eq_ignore_ascii_case(own)))
        };
        let set = |word: &str| word.strip_prefix("SET ").is_some_and(begins);
        let own = |spec: &&Spec| spec.words.iter().any(|word| set(word));
        if let Some(spec) = commands().filter(may).find(own).or_else(|| commands().find(own)) {
            return match would_give(spec, current) {
                Ok(()) => self.form_of(spec, current.map(|current| &current.game)),
                Err(words) => Ok(words),
            };
        }
        // A key of the clocks stands behind a kind of turn.
        let kind = about.and_then(|about| about.kinds.first()).filter(|_| settings::is_clock(key));
        match (kind, current) {
            (Some(kind), Some(_)) if master => {
                let line = format!("SET {} {} {}", kind.name, key, asked.value).to_uppercase();
                return Ok(words!("lacks-kind", line = line.trim(), key = key.to_uppercase()));
            }
            (Some(_), Some(current)) => return Ok(who_may("master-only", false, current)),
            _ => {}
        }
        let commands = commands().filter(may).filter_map(|spec| spec.words[0].strip_prefix("SET "));
        let settings = settings::known(about, |setting| master || setting.is_personal());
        // Blanks within a key are left out: SET MAX PAUSE 7d.
        let joined = asked.value.split(' ').next().map(|word| format!("{key}{word}")).unwrap_or_default();
        if let Some(found) = self.setting(&joined).filter(|found| master || found.setting.is_personal()) {
            let rest = asked.value.split_once(' ').map_or("", |(_, rest)| rest);
            return Ok(words!("did-you-mean", line = format!("SET {} {rest}", found.key().to_uppercase()).trim()));
        }
        let known: Vec<&str> = settings.chain(commands).collect();
        let near = match settings::near(key, known.iter().copied()) {
            near if near.is_empty() => settings::beginning(key, known.into_iter()),
            near => near,
        };
        Ok(words!("unknown-setting", key = key, count = near.len(), near = json!({"or": near})))
    }

    /// `SET MAP none`, `SET LANGUAGE ru`: notes the wish, for all games of this person.
    fn wish(&mut self, found: Found, asked: Asked<'_>, current: Option<&mut Current>) -> Result<Answer, DeskError> {
        let Some(mut person) = self.person.clone() else {
            return Ok(Err(words!("not-registered", address = self.address())));
        };
        let zone = facts::judge_zone(&self.office.config);
        let zone = zone.iana_name().unwrap_or("UTC");
        let answer = found.set_wish(&mut person.wishes, &Asked { zone, ..asked });
        if answer.is_ok() {
            self.store.register(&person)?;
            self.reply.taste = self.office.taste(&person.wishes);
            if found.key() == "digest" || found.key() == "timezone" {
                digest::change(self.office, self.store, &person, self.now)?;
            }
            self.beside(|session| reminders::spread(session.store, &person, current.map(|current| &mut current.game)))?;
            self.person = Some(person);
        }
        Ok(answer)
    }

    /// `SET HOUR 20:00`, `SET PRESET 2000`: what a master sets.
    pub(super) fn set_for_game(
        &mut self,
        game: &mut Game,
        found: Found,
        asked: Asked<'_>,
    ) -> Result<Answer, DeskError> {
        if let Some(words) = self.stands_still(game, found) {
            return Ok(Err(words));
        }
        if found.key() == "grace"
            && let Some(answer) = self.set_grace_end(game, asked.value)?
        {
            return Ok(answer);
        }
        if let Some(length) = found.hasty(&asked)
            && found.set(game.clone().settings(), &asked).is_ok()
        {
            return match quick::too_quick(&self.office.config.mailbox, found, length) {
                Some(words) => Ok(Err(words)),
                None => self.ask_to_hasten(&game.name, hasty(found, asked.value).collect()),
            };
        }
        let before = game.clone();
        let answer = found.set(game.settings(), &asked);
        if answer.is_ok()
            && let Some(words) = self.clashes(game, found)
        {
            *game = before;
            return Ok(Err(words));
        }
        if answer.is_ok() {
            self.note(game, (Done::Set, &[], format!("{} {}", found.key(), asked.value)));
        }
        let answer =
            answer.map(|words| if game.status == Status::Forming { from_the_first_turn(words) } else { words });
        if answer.is_ok() && found.setting.tells == Tells::Everybody {
            let notice = game.news(News::Settings);
            self.publish(game, Some(notice))?;
        }
        Ok(answer)
    }
}

impl Session<'_> {
    /// What a setting does not go together with that has just been changed in a game that forms, whose chairs are set out anew.
    fn clashes(&self, game: &mut Game, found: Found) -> Option<Words> {
        let ruleset = self.office.ruleset(&game.ruleset).filter(|_| game.status == Status::Forming)?;
        let waits = game.waiting.iter().any(|member| game.is_master(&member.address));
        if found.key() == "masterplays" && game.options.leading.plays == Some(false) && waits {
            return Some(words!("plays-waits", game = game.name));
        }
        game.heed_roll();
        reseat(game, ruleset).err()
    }

    /// Why a setting cannot be changed any more; nothing: it can.
    pub(super) fn stands_still(&self, game: &Game, found: Found) -> Option<Words> {
        match found.until() {
            Until::Started if game.status != Status::Forming => Some(self.too_late(game)),
            Until::Over if matches!(game.status, Status::Over(_)) => Some(game.not_running()),
            _ => None,
        }
    }

    /// Why a rule stands still, and what can be set at any time.
    pub(super) fn too_late(&self, game: &Game) -> Words {
        let kinds = self.office.about(Some(game)).into_iter().flat_map(|about| about.kinds);
        let clocks =
            kinds.filter(|kind| kind.hours.is_some()).map(|kind| format!("SET {} 48h", kind.name.to_uppercase()));
        words!("rules-too-late", line = clocks.take(1).next().unwrap_or_else(|| "none".to_owned()))
    }

    /// `SET GRACE Thu 20:00`: until when late orders of this turn are waited for; beyond what its master may put deadlines off in all,
    /// players are asked for a deadline then. A length is a setting.
    fn set_grace_end(&mut self, game: &mut Game, value: &str) -> Result<Option<Answer>, DeskError> {
        let length = !value.starts_with('+') && (value.is_empty() || value.parse::<Span>().is_ok());
        if length {
            return Ok(None);
        }
        let mut later = game.clone();
        let (words, notice) = match later.set_grace_end(value, self.now) {
            Err(words) if words.id == "no-such-date" => return Ok(None),
            Err(words) => return Ok(Some(Err(words))),
            Ok(done) => done,
        };
        let end = later.round.as_ref().and_then(|round| round.grace).unwrap_or(self.now);
        if game.may_not_extend_to(later.led.extended) {
            let seat = self.own_seat(game);
            return self.put_to_all(game, Wish::Deadline(end), By::Master, seat).map(Some);
        }
        *game = later;
        self.note(game, (Done::Set, &[], format!("grace {}", end.machine(&game.pace.time_zone()))));
        self.publish(game, Some(notice))?;
        Ok(Some(Ok(words)))
    }
}

impl Session<'_> {
    /// `SET VARIANT ring`: another board, or another word of `CREATE`, as long as the game forms.
    pub(super) fn set_variant(&mut self, game: &mut Game, name: &str) -> Result<Answer, DeskError> {
        let name = name.trim().trim_end_matches(['.', '!', '。', '！']);
        let (key, value) = settings::plain("variant", name);
        if let Some(found) = self.setting(&key).filter(|_| key != "variant") {
            return self.set_for_game(game, found, Asked { key: &key, value: &value, zone: "" });
        }
        if game.status != Status::Forming {
            return Ok(Err(self.too_late(game)));
        }
        let Some(ruleset) = self.office.ruleset(&game.ruleset) else {
            return Ok(Err(words!("game-is-held", game = game.name)));
        };
        let before = game.clone();
        let set = self.set_board(ruleset, name, game);
        let set = set.and_then(|known| if known { reseat(game, ruleset) } else { Err(no_board(ruleset, name)) });
        if let Err(words) = set {
            *game = before;
            return Ok(Err(words));
        }
        self.note(game, (Done::Set, &[], format!("variant {}", game.variant)));
        let notice = game.news(News::Settings);
        self.publish(game, Some(notice))?;
        Ok(Ok(words!("variant-set", variant = game.variant, players = game.chairs.len())))
    }
}

/// What is set while a game forms holds from its first turn on.
fn from_the_first_turn(words: Words) -> Words {
    let id = match words.id {
        "setting-set" => "setting-set-first",
        "clocks-set" => "clocks-set-first",
        id => id,
    };
    Words { id, ..words }
}

pub(super) fn no_board(ruleset: &dyn Ruleset, name: &str) -> Words {
    let boards: Vec<&str> = ruleset.about().boards.iter().map(|(board, _)| *board).collect();
    words!("no-such-board", name = name, boards = json!({"or": boards}))
}

/// Sets the chairs of a forming game out anew; whoever waits must find one.
fn reseat(game: &mut Game, ruleset: &dyn Ruleset) -> Result<(), Words> {
    game.set_chairs(ruleset).map_err(|error| bad_setup(&error))?;
    match game.waiting.len() > game.chairs.len() {
        true => Err(words!("too-few-seats", waiting = game.waiting.len(), players = game.chairs.len())),
        false => Ok(()),
    }
}

/// Why a game cannot be set up so.
pub(super) fn bad_setup(error: &SetupError) -> Words {
    words!("bad-setup", reason = game::said(error.phrase.as_ref(), &error.english))
}

/// Whether a setting is one of a game's, for words of `CREATE`.
pub(super) fn is_of_game(setting: &Setting) -> bool {
    !setting.is_personal()
}
