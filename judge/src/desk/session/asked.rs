//! Questions that the session answers itself: when turns are due, maps, and seeds.

use std::sync::Arc;

use chancery_engine::Author;
use serde_json::json;

use super::Session;
use crate::command::Look;
use crate::desk::DeskError;
use crate::desk::deadline;
use crate::desk::letters::{MapReader, map};
use crate::desk::look::{Asker, needed, no_such_game};
use crate::game::{Chapter, Game, SeedTold, Status};
use crate::words;
use crate::words::Words;

impl Session<'_> {
    /// `DEADLINE [game]`
    pub(super) fn tell_deadlines(
        &mut self,
        name: Option<&str>,
        here: Option<&Game>,
        echo: &str,
    ) -> Result<(), DeskError> {
        let named = match name {
            Some(name) => match self.store.game(name)? {
                Some(game) => Some(game),
                None => {
                    let answer = Err(no_such_game(self.store, name)?);
                    self.say(echo, &answer);
                    return Ok(());
                }
            },
            None => here.cloned(),
        };
        let address = self.address();
        let (taste, person, now) = (&self.reply.taste, self.person.as_ref(), self.now);
        let asker = Asker { taste, address: &address, person, now };
        let told = match &named {
            Some(game) => vec![deadline::of_game(game, asker)],
            None => deadline::of_all(self.store, asker)?,
        };
        if told.is_empty() {
            self.say(echo, &Err(words!("deadline-of-which")));
        }
        let about = named.or(self.awaited_in()?.map(|(game, _)| Arc::unwrap_or_clone(game)));
        about.map_or(Ok(()), |game| self.can_be_ordered_in(&game))?;
        for (index, words) in told.into_iter().enumerate() {
            self.say(if index == 0 { echo } else { "" }, &Ok(words));
        }
        Ok(())
    }

    /// `MAP [game] [turn]`: a word alone is the turn of the game that somebody is signed on to, or that waits for him, unless a
    /// game is called so.
    pub(super) fn show_map(
        &mut self,
        (name, turn): (Option<&str>, Option<&str>),
        here: Option<&Game>,
        echo: &str,
    ) -> Result<(), DeskError> {
        let known = name.map(|name| self.store.game(name)).transpose()?.flatten();
        let alone = known.is_none() && turn.is_none();
        // Whoever names a turn alone means the game that waits for him.
        let names_turn = name.is_some_and(|name| name.chars().filter(char::is_ascii_digit).count() == 4);
        let own = if alone && here.is_none() && names_turn {
            self.awaited_in()?.map(|(game, _)| Arc::unwrap_or_clone(game))
        } else {
            None
        };
        let alone = here.filter(|_| alone).cloned().or(own);
        let (game, turn) = match (known, name, alone) {
            (Some(game), ..) => (game, turn),
            (None, name, Some(here)) => (here, name),
            (None, Some(name), None) => {
                let answer = Err(no_such_game(self.store, name)?);
                self.say(echo, &answer);
                return Ok(());
            }
            (None, None, None) => match self.awaited_in()? {
                Some((game, _)) => (Arc::unwrap_or_clone(game), None),
                None => {
                    let words = needed(self.store, &Look::Map(None, None), self.person.as_ref())?;
                    self.say(echo, &Err(words));
                    return Ok(());
                }
            },
        };
        let reader = game.reader(&self.address());
        let wishes = self.person.as_ref().map(|person| person.wishes.clone()).unwrap_or_default();
        let to = MapReader { reader: &reader, taste: &self.reply.taste, wishes: &wishes, now: self.now };
        let Some((section, pictures)) = map(self.office, self.store, &game, turn, to)? else {
            let words = match (&game.round, turn) {
                (Some(_), Some(turn)) => {
                    let turns: Vec<String> =
                        self.store.chapters(&game.name)?.into_iter().map(|chapter| chapter.label).collect();
                    let turns: Vec<String> = turns.into_iter().chain([game.label()]).collect();
                    words!("no-such-turn", turn = turn.to_uppercase(), game = game.name, turns = json!({"and": turns}))
                }
                _ => words!("no-map-yet", game = game.name),
            };
            self.say(echo, &Err(words));
            return Ok(());
        };
        self.say(echo, &Ok(words!("see-below")));
        self.reply.sections.push(section);
        self.reply.pictures.extend(pictures);
        self.can_be_ordered_in(&game)
    }

    /// Makes the reply one that can be answered with orders, where its reader plays in a running game that it is about. It goes
    /// to him and nobody else, whoever wrote the mail.
    pub(super) fn can_be_ordered_in(&mut self, game: &Game) -> Result<(), DeskError> {
        let chair = self.chair_of_author(game).filter(|_| game.status == Status::Running);
        if let (Some(chair), None) = (chair, &self.current) {
            self.speaks_of(game);
            self.can_be_answered(game, &Author::Seat(chair.seat))?;
            self.subject = Some(game.name.clone());
        }
        Ok(())
    }

    /// `SEED [game] turn`: a word alone is the turn of the game that somebody is signed on to, or that waits for him.
    pub(super) fn tell_seed(
        &mut self,
        (name, turn): (Option<&str>, Option<&str>),
        here: Option<&Game>,
        echo: &str,
    ) -> Result<(), DeskError> {
        let known = name.map(|name| self.store.game(name)).transpose()?.flatten();
        let own = match here {
            Some(here) => Some(here.clone()),
            None => self.awaited_in()?.map(|(game, _)| Arc::unwrap_or_clone(game)),
        };
        let answer = match (known, name, turn, own) {
            (Some(game), _, Some(turn), _) => self.seed_of(&game, turn)?,
            (None, Some(turn), None, Some(game)) => self.seed_of(&game, turn)?,
            (None, Some(name), Some(_), _) => Err(no_such_game(self.store, name)?),
            (Some(game), _, None, _) => Err(self.turns_of(&game)?),
            (None, None, None, Some(game)) => Err(self.turns_of(&game)?),
            (None, ..) => Err(needed(self.store, &Look::Seed(None, None), self.person.as_ref())?),
        };
        self.say(echo, &answer);
        Ok(())
    }

    /// The seed of a turn, or why it is not told yet.
    fn seed_of(&self, game: &Game, turn: &str) -> Result<Result<Words, Words>, DeskError> {
        if game.round.as_ref().is_some_and(|round| round.label.eq_ignore_ascii_case(turn)) {
            return Ok(Err(words!("seed-open", label = turn.to_uppercase())));
        }
        let chapters = self.store.chapters(&game.name)?;
        let Some(chapter) = chapters.iter().find(|chapter| chapter.label.eq_ignore_ascii_case(turn)) else {
            return Ok(Err(self.turns_of(game)?));
        };
        let (label, seal) = (&chapter.label, chapter.seed.seal(&game.name, &chapter.label));
        Ok(match chapter.told {
            SeedTold::Nothing => Err(words!("seed-none", label = label)),
            SeedTold::Seal if !self.may_have_seed(game, chapter) => {
                Err(words!("seed-sealed", label = label, seal = seal))
            }
            _ => Ok(words!("seed-told", label = label, seed = chapter.seed.to_string(), seal = seal)),
        })
    }

    /// Whoever has seen all that its lots betray, and everybody once the game is over. A master who is told what players keep
    /// secret is one of the first, and may tell it on.
    fn may_have_seed(&self, game: &Game, chapter: &Chapter) -> bool {
        let told = self.office.ruleset(&game.ruleset).is_some_and(|ruleset| ruleset.tells_master());
        if told && game.reader(&self.address()) == chancery_engine::Reader::Master {
            return true;
        }
        let knows =
            |seat: &chancery_engine::Seat| chapter.proof.as_ref().is_some_and(|proof| proof.knowing.contains(seat));
        let chair = self.chair_of_author(game);
        matches!(game.status, Status::Over(_)) || chair.is_some_and(|chair| knows(&chair.seat))
    }

    fn turns_of(&self, game: &Game) -> Result<Words, DeskError> {
        let drew = |chapter: &Chapter| chapter.told != SeedTold::Nothing;
        let turns: Vec<String> =
            self.store.chapters(&game.name)?.into_iter().filter(drew).map(|chapter| chapter.label).collect();
        Ok(match turns.is_empty() {
            true => words!("seed-no-turns", game = game.name),
            false => words!("seed-which", game = game.name, turns = json!({"and": turns})),
        })
    }
}
