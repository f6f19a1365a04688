//! `STANDBY`, `NO STANDBY` and `TAKE`: whoever would take an open seat over.

use chancery_engine::{Author, Seat};

use super::Session;
use crate::desk::DeskError;
use crate::desk::bench::{MOST_BENCHES, MOST_OPEN};
use crate::desk::look::no_such_game;
use crate::game::{Chair, Claim as Entrance, Status};
use crate::words;
use crate::words::Answer;

/// The word for every game.
const ALL: &str = "all";

impl Session<'_> {
    /// `STANDBY [game|ALL]`: puts the author on the bench.
    pub(super) fn stand_by(&mut self, game: Option<&str>) -> Result<Answer, DeskError> {
        let game = self.benched(game);
        if game != ALL && !self.store.has_game(&game)? {
            return Ok(Err(no_such_game(self.store, &game)?));
        }
        let one = Some(game.as_str()).filter(|game| *game != ALL);
        if one.is_some()
            && let Some(known) = self.store.kept_game(&game)?
        {
            if matches!(known.status, Status::Over(_)) {
                return Ok(Err(known.not_running()));
            }
            if self.chair_of_author(&known).is_some() {
                return Ok(Err(words!("standby-plays", game = game)));
            }
        }
        if self.store.count_benches(&self.address(), one)? >= MOST_BENCHES {
            return Ok(Err(words!("standby-too-many")));
        }
        self.store.stand_by(&self.address(), one, self.now)?;
        // Seats that are open already are offered when the answer is written.
        match one {
            Some(game) => self.touched.push(game.to_owned()),
            None => self.touched.extend(self.store.games_with_openings(MOST_OPEN)?),
        }
        Ok(Ok(match one {
            Some(game) => words!("standby-set", game = game),
            None => words!("standby-all"),
        }))
    }

    /// `NO STANDBY [game|ALL]`: takes him off it again.
    pub(super) fn stand_down(&mut self, game: Option<&str>) -> Result<Answer, DeskError> {
        let game = game.filter(|game| *game != ALL);
        Ok(match self.store.stand_down(&self.address(), game)? {
            true => Ok(words!("standby-cleared")),
            false => Err(words!("standby-none")),
        })
    }

    /// Whether the author is on the bench of any game, or of all.
    pub(super) fn is_on_a_bench(&self) -> Result<bool, DeskError> {
        // No game is called so.
        Ok(self.store.count_benches(&self.address(), Some(ALL))? > 0)
    }

    /// The game that is meant: the one that is named, or that a letter is about; else all.
    fn benched(&self, game: Option<&str>) -> String {
        let here = self.current.as_ref().map(|current| &current.game).or(self.about.as_ref());
        game.map(str::to_owned).or_else(|| here.map(|game| game.name.clone())).unwrap_or_else(|| ALL.to_owned())
    }

    /// `TAKE` in answer to an offer: the author sits down, without a password until he sets one.
    pub(super) fn take_seat(&mut self, name: &str, seat: &Seat, echo: &str) -> Result<(), DeskError> {
        let Some(mut game) = self.store.game(name)? else { return Ok(()) };
        self.speaks_of(&game);
        let title = game.chair(seat).map(Chair::title);
        if !game.is_offered(seat, &self.address()) || self.is_barred(&game) {
            self.say(echo, &Err(words!("offer-over", seat = title, game = name)));
            return Ok(());
        }
        if !self.has_one_seat(&game, None, echo)? || !self.may_come_in(&game, echo) {
            return Ok(());
        }
        let password = self.office.chance.word(20);
        let Some(member) = self.member(&password, echo)? else { return Ok(()) };
        if game.asks_for_approval() {
            return self.apply(game, (member, Some(seat.clone())), echo);
        }
        let letter = game.chair(seat).map(|chair| chair.letters.chars().take(1).collect::<String>());
        match game.sign_on(&letter.unwrap_or_default(), Entrance::Newcomer(member)) {
            Ok((_, _, notice)) => {
                self.say(echo, &Ok(words!("seat-taken", seat = title, game = name)));
                self.store.stand_down(&self.address(), Some(name))?;
                self.publish(&game, notice)?;
                self.welcome(&mut game, &self.address())?;
                self.can_be_answered(&game, &Author::Seat(seat.clone()))?;
                self.post_news(&game)?;
                self.store.save_game(&mut game)?;
                self.subject = Some(game.name.clone());
                self.touched.push(game.name);
            }
            Err(words) => self.say(echo, &Err(words)),
        }
        Ok(())
    }
}
