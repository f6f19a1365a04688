//! A line that would work here and now: how a command is written, with the names, turns and dates of the game it is meant for in
//! the place of those that its usage speaks of.

use super::Session;
use super::who::alone;
use crate::clock::Span;
use crate::command::Spec;
use crate::desk::DeskError;
use crate::desk::bench::MOST_OPEN;
use crate::desk::look::any_game;
use crate::game::{Chair, Game, Role};
use crate::store::{Slice, readable};
use crate::words::Words;
use crate::{facts, words};

/// A word that stands for a password of the reader's own.
pub(super) const OWN_WORD: &str = "password";

/// The first of somebody's games.
const FIRST: Slice = Slice { skip: 0, most: 1 };

/// Names of which one is free for a new game.
const NEW_NAMES: [&str; 6] = ["balkan", "harbor", "meadow", "lantern", "orchard", "compass"];

impl Session<'_> {
    /// How a command is written, with a line that would work now where one can be named.
    pub(super) fn form_of(&self, spec: &Spec, here: Option<&Game>) -> Result<Words, DeskError> {
        let usage = serde_json::json!({"usage": spec.usage});
        let form = serde_json::json!({"say": "command-form", "with": {"usage": usage, "game": "none"}});
        Ok(match self.example(spec, here)? {
            Some(example) => words!("form-example", form = form, example = example),
            None => {
                let alone = spec.usage.ends_with(" who") || spec.usage.ends_with(" power");
                let here = here.filter(|_| alone).map_or("none", |game| &game.name);
                words!("command-form", usage = usage, game = here)
            }
        })
    }

    /// The sentence of a command about how it is written, with such a line behind it.
    pub(super) fn usage(&self, says: &'static str, spec: Option<&Spec>) -> Result<Words, DeskError> {
        let example = spec.map(|spec| self.example(spec, self.here())).transpose()?.flatten();
        Ok(match example {
            Some(example) => words!("form-example", form = serde_json::json!({"say": says}), example = example),
            None if says == "takeover-form" => words!("takeover-none"),
            None if says == "password-form" => words!("password-kept", form = serde_json::json!({"say": says})),
            None => alone(says),
        })
    }

    /// A line that would do what a command does; nothing: there is nobody or nothing here that could be named.
    pub(super) fn example(&self, spec: &Spec, here: Option<&Game>) -> Result<Option<String>, DeskError> {
        let word = spec.words[0];
        let named = match spec.usage.split(' ').next_back().unwrap_or_default() {
            "who" | "power" => here.and_then(|game| self.somebody(word, game)),
            "date" if word == "DEPUTY" => Some(format!("anna@example.org until {}", self.date())),
            "date" => Some(self.date()),
            "dates" => return Ok(Some(self.some_absence())),
            "TAKE" => return Ok(self.place("TAKEOVER")?.map(|place| format!("TAKEOVER {place} {OWN_WORD}"))),
            "[turn]" => here.map(|game| self.turn(word, game)).transpose()?.flatten(),
            "name" if word == "SET VARIANT" => here.and_then(|game| self.some_board(game)),
            "address" if word != "SET PARTNER" => Some("anna@example.org".to_owned()),
            "new@address" | "other@address" => Some("anna@example.org".to_owned()),
            "name" if word == "WHOIS" => here.map(|game| self.somebody_told(game)).transpose()?.flatten(),
            "game" if word == "JOIN" => self.store.first_forming()?,
            "game" | "[game]" | "[FULL]" | "500]" => match here {
                Some(game) => Some(game.name.clone()),
                None => any_game(self.store, self.person.as_ref())?,
            },
            "[FT]" => here.map(|game| self.sharers(game)),
            "[topic]" => Some("orders".to_owned()),
            "password" if word == "SIGNON" => return self.way_on(),
            "password" => self.place(word)?.map(|place| format!("{place} {OWN_WORD}")),
            "[move=48h]" => self.new_name()?.map(|name| format!("?{name} {OWN_WORD}")),
            _ => None,
        };
        Ok(named.map(|named| format!("{word} {named}").trim_end().to_owned()))
    }

    /// The game that lines are meant for.
    pub(super) fn here(&self) -> Option<&Game> {
        self.current.as_ref().map(|current| &current.game).or(self.about.as_ref())
    }

    /// Whom a master could mean: a seat by its letter, or somebody by his address.
    fn somebody(&self, word: &str, game: &Game) -> Option<String> {
        let own = self.address();
        let chair = |fits: &dyn Fn(&Chair) -> bool| {
            game.chairs.iter().find(|chair| fits(chair)).map(|chair| chair.letters[..1].to_owned())
        };
        let own_seat = self.current.as_ref().and_then(|current| match &current.role {
            Role::Player(seat) => Some(seat),
            _ => None,
        });
        let others = |chair: &Chair| chair.player.as_ref().is_some_and(|player| player.address != own);
        match word {
            "EJECT" => {
                let beside = || game.waiting.iter().chain(&game.observers).find(|one| one.address != own);
                chair(&others).or_else(|| beside().map(|one| one.address.clone()))
            }
            "BECOME" if game.may_peek() && game.options.leading.becoming => chair(&Chair::is_played),
            "CONCEDE" if game.options.endings.dias && game.options.endings.concessions => {
                game.could_win_by(own_seat?).map(str::to_owned)
            }
            "TRUCE" => chair(&|chair| chair.is_played() && !chair.truce),
            "NO TRUCE" => chair(&|chair| chair.truce),
            "PROMOTE" => game.observers.first().map(|one| one.address.clone()),
            "APPROVE" | "NOT APPROVE" => game.led.applicants.first().map(|one| one.member.address.clone()),
            _ => None,
        }
    }

    /// The letters of those who could share a draw; nothing: all survivors do, whoever is named.
    fn sharers(&self, game: &Game) -> String {
        let named = game.chairs.iter().filter(|chair| !chair.eliminated && !game.options.endings.dias);
        named.take(2).filter_map(|chair| chair.letters.chars().next()).collect()
    }

    /// Of those who lead a game one who says something of himself, by his name.
    fn somebody_told(&self, game: &Game) -> Result<Option<String>, DeskError> {
        for master in game.masters().filter(|master| master.address != self.address()) {
            let known = self.store.person(&master.address)?;
            if let Some(person) = known.filter(|person| !person.wishes.whois.is_empty()) {
                return Ok(Some(person.name));
            }
        }
        Ok(None)
    }

    /// A board of the game's system that it is not played on.
    fn some_board(&self, game: &Game) -> Option<String> {
        let boards = self.office.about(Some(game)).map_or(&[][..], |about| about.boards);
        let other = boards.iter().find(|(board, _)| !board.eq_ignore_ascii_case(&game.variant));
        other.map(|(board, _)| (*board).to_owned())
    }

    /// A day and an hour soon, as the judge reads them.
    pub(super) fn date(&self) -> String {
        let zone = facts::judge_zone(&self.office.config);
        self.now.plus(Span::hours(48)).zoned(&zone).strftime("%-d %b 20:00").to_string()
    }

    /// The turn that somebody could mean: of what is to be put back the last that was played.
    fn turn(&self, word: &str, game: &Game) -> Result<Option<String>, DeskError> {
        match word {
            "ROLLBACK" => Ok(self.store.chapters(&game.name)?.pop().map(|chapter| chapter.label)),
            _ => Ok(game.round.as_ref().map(|_| game.label())),
        }
    }

    /// The place in a game that a password of somebody's could open.
    fn place(&self, word: &str) -> Result<Option<String>, DeskError> {
        match word {
            "JOIN" => Ok(self.store.first_forming()?),
            "TAKEOVER" => self.open_seat(),
            "FORGOTTEN" => {
                let own =
                    self.person.as_ref().map(|person| self.store.listed_of(&person.address, FIRST)).transpose()?;
                Ok(own.and_then(|mut own| own.pop()).map(|game| game.line.name))
            }
            _ => any_game(self.store, self.person.as_ref()),
        }
    }

    /// How somebody comes on to a game: to the one that he plays in, else to one that lacks players.
    fn way_on(&self) -> Result<Option<String>, DeskError> {
        if let Some((game, chair)) = self.awaited_in()? {
            return Ok(Some(format!("SIGNON {}{} {OWN_WORD}", &chair.letters[..1], game.name)));
        }
        Ok(self.store.first_forming()?.map(|name| format!("SIGNON ?{name} {OWN_WORD}")))
    }

    /// A seat that is open to others, in a game that stands in lists: `France@harbor`.
    pub(super) fn open_seat(&self) -> Result<Option<String>, DeskError> {
        for name in self.store.games_with_openings(MOST_OPEN)? {
            let Some(game) = readable(self.store.kept_game(&name))?.flatten() else { continue };
            let open = game.chairs.iter().find(|chair| chair.is_open()).filter(|_| game.listed().shown);
            if let Some(chair) = open {
                return Ok(Some(format!("{}@{name}", &chair.letters[..1])));
            }
        }
        Ok(None)
    }

    /// Whoever has no seat in the game has tried a word at one that is played: who may play it, and which is open; nothing: he
    /// has one, or nobody plays there.
    pub(super) fn seat_is_played(&self, game: &Game, chair: Option<&Chair>) -> Result<Option<Words>, DeskError> {
        let tried = chair.filter(|chair| chair.is_played() && self.chair_of_author(game).is_none());
        let Some(chair) = tried else { return Ok(None) };
        let open = self.open_seat()?.unwrap_or_else(|| "none".to_owned());
        Ok(Some(words!("seat-played", game = game.name, seat = chair.title(), open = open)))
    }

    /// A name that a new game could have.
    pub(super) fn new_name(&self) -> Result<Option<&'static str>, DeskError> {
        for name in NEW_NAMES {
            if !self.store.has_game(name)? {
                return Ok(Some(name));
            }
        }
        Ok(None)
    }
}
