//! Lines that are no command: the one that was meant by a slip, what other judges had, and what people ask in plain words.

use std::sync::Arc;

use serde_json::json;

use super::example::OWN_WORD;
use super::{Current, Session};
use crate::clock::Span;
use crate::command::{self, Line, Look, Old, Plain, Standing, Wish};
use crate::desk::DeskError;
use crate::desk::look::near_game;
use crate::facts;
use crate::game::{Chair, Game, Role, Status};
use crate::words;
use crate::words::Words;

/// What is answered to a word of other judges: why it is not done here, and what does the same.
pub(super) fn left_out(old: &Old) -> Words {
    let (why, instead) = match old.standing {
        Standing::LeftOut { why, instead } => (why, instead),
        Standing::Done | Standing::Differs(_) => ("", ""),
    };
    words!("left-out", why = json!({"say": why}), instead = if instead.is_empty() { "none" } else { instead })
}

/// Lines to send, and what they do.
struct Way {
    says: Words,
    lines: Vec<String>,
}

impl Way {
    fn new(says: Words, lines: &[&str]) -> Way {
        Way { says, lines: lines.iter().map(|line| (*line).to_owned()).collect() }
    }
}

/// So many orders are named of a mail that does not say for which game they are.
const MOST_NAMED: usize = 12;

/// So many lines of a mail that holds no command are looked at for what was meant by them.
const MOST_LOOKED_AT: usize = 60;

/// Whether a line begins as an order of a game does.
pub(super) fn is_order(line: &str) -> bool {
    chancery_engine::RULESETS.iter().any(|ruleset| (ruleset.about().begins)(line))
}

impl Session<'_> {
    /// Answers the lines of a mail that holds no command; `false`: nothing in it was understood, and nothing is said.
    fn help_out(&mut self, lines: &[Line]) -> Result<bool, DeskError> {
        let mut left = 0;
        let mut told = false;
        let (first, rest) = lines.split_at(lines.len().min(MOST_LOOKED_AT));
        for line in first {
            match self.tell_meant(&line.text, &line.echo)? {
                true => told = true,
                false => left += usize::from(command::plain(&line.text).is_none()),
            }
        }
        left += rest.len();
        if told && left > 0 {
            self.reply.leave(self.office, "", &words!("lines-left", count = left));
        }
        Ok(told)
    }

    /// Says what was probably meant by a line that is no command, or answers its plain words; whether there was anything to
    /// say.
    pub(super) fn tell_meant(&mut self, text: &str, echo: &str) -> Result<bool, DeskError> {
        if command::is_yes(text) {
            self.say(echo, &Err(words!("yes-to-nothing")));
            return Ok(true);
        }
        if self.tell_near(text, echo)? || self.tell_unset(text, echo)? {
            return Ok(true);
        }
        Ok(self.tell_wish(text, echo)? || self.tell_form(text, echo)?)
    }

    /// Answers a line in plain words; whether it is one.
    pub(super) fn tell_wish(&mut self, text: &str, echo: &str) -> Result<bool, DeskError> {
        match command::plain(text) {
            Some(Plain { wish, game }) if wish != Wish::Nothing => {
                self.useful |= self.person.is_some() && wish != Wish::Absence;
                self.grant(wish, game.as_deref(), echo).map(|()| true)
            }
            _ => Ok(false),
        }
    }

    /// Shows how a command is written that a line begins as; whether it begins as one.
    fn tell_form(&mut self, text: &str, echo: &str) -> Result<bool, DeskError> {
        let Some(spec) = command::form(text) else { return Ok(false) };
        let barred = self.current.as_ref().and_then(|_| self.would_give(spec).err());
        let words = barred.map_or_else(|| self.form_of(spec, self.here()), Ok)?;
        self.say(echo, &Err(words));
        Ok(true)
    }

    /// Answers a mail in which nothing was understood: lines that are all orders by their looks are named.
    pub(super) fn help_or_refuse(&mut self, lines: &[Line]) -> Result<(), DeskError> {
        let press = self.answers_press()?;
        if !press && self.help_out(lines)? {
            return Ok(());
        }
        match press {
            true => self.refuse(words!("answer-to-press")),
            false => self.refuse_each(lines),
        }
        self.guide()
    }

    fn refuse_each(&mut self, lines: &[Line]) {
        if !lines.iter().all(|line| is_order(&line.text)) {
            return self.refuse(words!("no-command"));
        }
        for line in lines.iter().take(MOST_NAMED) {
            self.say(&line.echo, &Err(words!("not-signed-on")));
        }
        let more = lines.len().saturating_sub(MOST_NAMED);
        if more > 0 {
            self.refuse(words!("more-lines", count = more));
            self.reply.unsaid = more - 1;
        }
    }

    /// Notes a line, and the text below it, that was meant for a game which its author could not enter.
    pub(super) fn shut_out(&mut self, echo: &str, block: &[String]) {
        self.shut_out.push(echo.to_owned());
        self.shut_out.extend_from_slice(block);
    }

    /// Says that nothing was done with such lines, and gives them back. What waits for a yes has been told of otherwise.
    pub(super) fn tell_shut_out(&mut self) {
        let shut_out = std::mem::take(&mut self.shut_out);
        if !shut_out.is_empty() && self.held.is_empty() {
            self.reply.leave(self.office, "", &words!("lines-passed", count = shut_out.len()));
            self.reply.return_lines(self.office, &shut_out);
        }
    }

    /// Says which command was probably meant by a line with slips in it, and for which game; whether one was.
    pub(super) fn tell_near(&mut self, text: &str, echo: &str) -> Result<bool, DeskError> {
        let Some(near) = command::near(text) else { return Ok(false) };
        let line = self.with_game(&near)?;
        let meant = command::read(std::slice::from_ref(&line));
        let fault = meant.iter().find(|_| self.current.is_some()).and_then(|meant| self.would_run(meant).err());
        self.say(echo, &Err(fault.unwrap_or_else(|| words!("did-you-mean", line = line))));
        Ok(true)
    }

    /// A line with the game that was probably meant by a name in it that is none's.
    fn with_game(&self, line: &str) -> Result<String, DeskError> {
        let read = command::read(&[line.to_owned()]);
        let Some(name) = read.first().and_then(|line| line.command.game()) else { return Ok(line.to_owned()) };
        if self.store.has_game(name)? {
            return Ok(line.to_owned());
        }
        let Some(near) = near_game(self.store, name)? else { return Ok(line.to_owned()) };
        // A seat's letter, or a question mark, may stand before it.
        let mended = |word: &str| {
            let ends = word.to_lowercase().ends_with(name) && word.is_ascii();
            if ends { format!("{}{near}", &word[..word.len() - name.len()]) } else { word.to_owned() }
        };
        Ok(line.split(' ').map(mended).collect::<Vec<_>>().join(" "))
    }

    /// Answers a wish: by what was asked, or by the lines that do it.
    fn grant(&mut self, wish: Wish, named: Option<&str>, echo: &str) -> Result<(), DeskError> {
        let named = match named {
            Some(name) => self.store.has_game(name)?.then(|| name.to_owned()),
            None => None,
        };
        let here = self.played(named.as_deref())?;
        let name = here.as_ref().map(|(game, _)| game.name.clone()).or(named.clone());
        let look = match wish {
            Wish::Games => Some(Look::List(None)),
            Wish::Help => Some(Look::Help(None)),
            Wish::Deadline => Some(Look::Deadline(named.clone())),
            Wish::Map if name.is_some() => Some(Look::Map(name, None)),
            Wish::Who if name.is_some() => Some(Look::Whogame(name)),
            Wish::Map | Wish::Who => Some(Look::List(None)),
            _ => None,
        };
        match (look, wish) {
            (Some(look), _) => self.look(&look, echo),
            (None, Wish::Join) => {
                let way = self.way_in(named.as_deref())?;
                if self.person.is_some() {
                    return self.show(echo, way);
                }
                let first = self.way_to_register();
                self.show(echo, first)?;
                self.show("", way)
            }
            (None, Wish::Register) => {
                let way = self.way_to_register();
                self.show(echo, way)
            }
            (None, _) => self.show_deed(wish, here, named, echo),
        }
    }

    /// Shows the lines that do something in a game that somebody plays in, in an answer to this very letter.
    fn show_deed(
        &mut self,
        wish: Wish,
        here: Option<(Game, Chair)>,
        named: Option<String>,
        echo: &str,
    ) -> Result<(), DeskError> {
        let game = here.as_ref().map_or("none".to_owned(), |(game, _)| game.name.clone());
        let way = match wish {
            Wish::Draw => Way::new(words!("plain-draw", game = game), &["DRAW"]),
            Wish::Quit => Way::new(words!("plain-quit", game = game), &["RESIGN"]),
            Wish::Cancel => Way::new(words!("plain-cancel", game = game), &["CLEAR"]),
            Wish::Password => {
                let game = named.or(here.as_ref().map(|_| game)).unwrap_or_else(|| "game".to_owned());
                let line = format!("FORGOTTEN {game} {OWN_WORD}");
                return self.show(echo, Way::new(words!("plain-password"), &[&line]));
            }
            Wish::Absence => Way::new(words!("plain-absence", game = game), &[&self.some_absence()]),
            _ => Way::new(words!("plain-more-time", game = game), &["EXTEND 24h"]),
        };
        let Some((game, _)) = here else {
            let sign = format!("SIGNON Fgame {OWN_WORD}");
            let lines = std::iter::once(sign).chain(way.lines).collect();
            return self.show(echo, Way { says: way.says, lines });
        };
        self.show(echo, way)?;
        self.can_be_ordered_in(&game)
    }

    /// Days of this month or the next, such as somebody may be away on.
    pub(super) fn some_absence(&self) -> String {
        let zone = facts::judge_zone(&self.office.config);
        let day = |ahead: i64| {
            let day = self.now.plus(Span::hours(24 * ahead)).zoned(&zone);
            day.strftime("%-d %B").to_string()
        };
        format!("ABSENCE {} to {}", day(7), day(9))
    }

    fn show(&mut self, echo: &str, way: Way) -> Result<(), DeskError> {
        let first = self.reply.entries.len();
        self.say(echo, &Ok(way.says));
        self.reply.show_text(self.office, first, &way.lines);
        Ok(())
    }

    /// The game that somebody plays in who asks: the one that he names, that he is signed on to, that waits for him.
    fn played(&self, named: Option<&str>) -> Result<Option<(Game, Chair)>, DeskError> {
        let own = |game: &Game| self.chair_of_author(game).filter(|_| game.status != Status::Forming);
        if let Some(game) = named.map(|name| self.store.game(name)).transpose()?.flatten() {
            return Ok(own(&game).map(|chair| (game, chair)));
        }
        if let Some(Current { game, role: Role::Player(seat), .. }) = &self.current {
            return Ok(game.chair(seat).map(|chair| (game.clone(), chair.clone())));
        }
        Ok(self.awaited_in()?.map(|(game, chair)| (Arc::unwrap_or_clone(game), chair)))
    }

    /// How somebody comes into a game that he names, or the first that lacks players.
    fn way_in(&mut self, named: Option<&str>) -> Result<Way, DeskError> {
        let first = if named.is_none() { self.store.first_forming()? } else { None };
        let game = named.or(first.as_deref()).map(|name| self.store.kept_game(name)).transpose()?.flatten();
        let open = |game: &Game| game.chairs.iter().find(|chair| chair.abandoned).cloned();
        let way = match &game {
            None => Way::new(words!("plain-join-none"), &[&format!("CREATE ?name {OWN_WORD}")]),
            Some(game) if game.status == Status::Forming => {
                let line = format!("SIGNON ?{} {OWN_WORD}", game.name);
                Way::new(words!("plain-join", game = game.name), &[&line])
            }
            Some(game) => match open(game) {
                Some(chair) => {
                    let line = format!("SIGNON {}{} {OWN_WORD}", &chair.letters[..1], game.name);
                    Way::new(words!("plain-take-over", game = game.name, seat = chair.title()), &[&line])
                }
                None => {
                    let line = format!("OBSERVE {} {OWN_WORD}", game.name);
                    Way::new(words!("plain-full", game = game.name), &[&line])
                }
            },
        };
        Ok(way)
    }

    /// How somebody registers.
    fn way_to_register(&self) -> Way {
        match &self.person {
            Some(person) => Way {
                says: words!("plain-registered", name = person.name, address = person.address),
                lines: Vec::new(),
            },
            None => {
                let name = self.name();
                let name = if name.is_empty() || self.is_stranger() { "Anna Petrova".to_owned() } else { name };
                Way { says: words!("plain-register"), lines: vec![format!("REGISTER {name}")] }
            }
        }
    }
}
