//! What is said to a line: an answer, or that it lacks the line above it, with the one that its author would write.

use super::Session;
use super::example::OWN_WORD;
use crate::command::{self, Arg, Class, Command, Line, Sign};
use crate::desk::DeskError;
use crate::game::{Chair, Game, Position};
use crate::store::{Slice, readable};
use crate::words;
use crate::words::{Answer, Words};

/// The first of somebody's games.
const FIRST: Slice = Slice { skip: 0, most: 1 };

/// Whether a line changes where letters go.
fn is_address(echo: &str) -> bool {
    let lines = command::read(&[echo.to_owned()]);
    lines
        .iter()
        .any(|line| line.spec.is_some_and(|spec| spec.takes.contains(&Arg::Address) && spec.class == Class::Account))
}

/// How somebody comes to a game of his.
enum There {
    /// By this line.
    Line(String),
    /// In an answer to a letter about this game, since he has no password there.
    Answer(String),
    /// Likewise, as he acts there in a player's place.
    Deputy(String),
}

impl There {
    /// To a seat that letters at an address are about.
    fn to_seat(game: &Game, chair: &Chair, address: &str) -> There {
        if chair.deputy_at(address).is_some() {
            return There::Deputy(game.name.clone());
        }
        let leader = chair.leaders().find(|leader| leader.address == address);
        match leader.is_some_and(|leader| leader.password.is_empty()) {
            true => There::Answer(game.name.clone()),
            false => There::Line(format!("SIGNON {}{} {OWN_WORD}", &chair.letters[..1], game.name)),
        }
    }
}

impl Session<'_> {
    pub(super) fn refuse(&mut self, words: Words) {
        self.say("", &Err(words));
    }

    pub(super) fn say(&mut self, echo: &str, answer: &Answer) {
        self.reply.stranger = self.is_stranger().then(|| self.address());
        match answer {
            Err(words) if words.id == "not-signed-on" => {
                let words = self.not_signed_on(echo);
                self.reply.say(self.office, echo, &Err(words));
            }
            Err(words) if words.id == "no-such-game" => {
                let words = self.with_a_game(words.clone(), echo);
                self.reply.say(self.office, echo, &Err(words));
            }
            _ => self.reply.say(self.office, echo, answer),
        }
    }

    /// That no game is called so, with the question as it would be asked of one that is here.
    fn with_a_game(&self, words: Words, echo: &str) -> Words {
        let asked = command::read(&[echo.to_owned()]).pop().filter(|line| line.is_of(Class::Look));
        let game = words.args.iter().find(|(name, _)| *name == "game").map(|(_, game)| game.clone());
        match asked.and_then(|line| self.example(line.spec?, self.here()).ok().flatten()) {
            Some(line) => words!("no-such-game-as", game = game, line = line),
            None => words,
        }
    }

    /// That a line lacks one above it which names a game, with the one that its author would write.
    fn not_signed_on(&self, echo: &str) -> Words {
        // Where the store fails, the line goes without an example; whatever is asked of it next says so.
        let (Some(_), Ok(way)) = (&self.person, self.way_there()) else { return words!("not-signed-on") };
        match way {
            Some(There::Line(line)) => words!("not-signed-on-there", line = line),
            Some(There::Deputy(game)) if is_address(echo) => words!("address-deputy", game = game),
            Some(There::Deputy(game) | There::Answer(game)) => words!("not-signed-on-answer", game = game),
            None if is_address(echo) => {
                let waits = self.is_on_a_bench().unwrap_or_default();
                words!("address-nowhere", bench = if waits { "yes" } else { "no" })
            }
            None => words!("not-signed-on-nowhere"),
        }
    }

    /// How the author comes to the game that waits for him, or else to the first in which he has a place.
    fn way_there(&self) -> Result<Option<There>, DeskError> {
        let Some(person) = &self.person else { return Ok(None) };
        if let Some((game, chair)) = self.awaited_in()? {
            return Ok(Some(There::to_seat(&game, &chair, &person.address)));
        }
        let Some(listed) = self.store.listed_of(&person.address, FIRST)?.pop() else { return Ok(None) };
        let name = &listed.line.name;
        let mut own = listed.line.places.iter().filter(|place| place.address == person.address);
        let sign = match own.next().map(|place| &place.part) {
            Some(Position::Waiting) => format!("SIGNON ?{name} {OWN_WORD}"),
            Some(Position::Master) => format!("SIGNON M{name} {OWN_WORD}"),
            _ => match readable(self.store.game(name))?.flatten().map(|game| (self.chair_of_author(&game), game)) {
                Some((Some(chair), game)) => return Ok(Some(There::to_seat(&game, &chair, &person.address))),
                _ => return Ok(None),
            },
        };
        Ok(Some(There::Line(sign)))
    }

    /// Whether a line waits until its author's registration is confirmed: his mail is read once more then. What a password
    /// alone allows, and what anybody may ask, is done now.
    pub(super) fn awaits_registration(&mut self, line: &Line) -> bool {
        let now = matches!(&line.command, Command::Look(_) | Command::Sign(Sign::Confirm(_) | Sign::On { .. }));
        let waits = self.deferred.is_some() && self.current.is_none() && line.runs() && !now;
        if let Some(deferred) = self.deferred.as_mut().filter(|_| waits) {
            deferred.push(line.echo.clone());
        }
        waits
    }

    /// Names the lines that wait for the author's registration, where a reply goes out beside the letter that asks for it.
    pub(super) fn tell_deferred(&mut self) {
        let deferred = self.deferred.take().unwrap_or_default();
        if !self.only_asked() {
            deferred.iter().for_each(|echo| self.say(echo, &Ok(words!("held-too"))));
        }
    }
}
