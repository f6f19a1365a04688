//! `CREATE`: a new game, its system, board, clocks and house rules.

use chancery_engine::Ruleset;

use super::Session;
use super::example::OWN_WORD;
use super::gate::Claim;
use super::hasten::{Lengths, hasty};
use super::lost::left_out;
use super::set::{bad_setup, is_of_game, no_board};
use crate::command::{Class, Line, left_out_variant};
use crate::desk::look::ALL_GAMES;
use crate::desk::trust::Shown;
use crate::desk::{DeskError, quick};
use crate::game::{Game, Role};
use crate::settings::{self, Asked, Found};
use crate::words;
use crate::words::Words;

/// A game that is to be, and the lengths of less than an hour for which its master is asked once more.
struct Draft {
    game: Game,
    hasty: Lengths,
}

impl Session<'_> {
    /// `CREATE ?game password [system] [board] [players=4] [move=48h] [preset=2000] [4.A.2=1982]`
    pub(super) fn create(
        &mut self,
        line: &Line,
        name: &str,
        password: &str,
        options: &[String],
    ) -> Result<(), DeskError> {
        let echo = &line.echo;
        if !self.must_be_registered(echo) || !self.good_password(password, echo) {
            return Ok(());
        }
        self.leave()?;
        self.skipping = true;
        if !is_game_name(name) {
            self.say(echo, &Err(words!("bad-game-name", game = name)));
            return Ok(());
        }
        if self.store.has_game(name)? {
            let taken = serde_json::json!({"say": "game-exists", "with": {"game": name}});
            let free = self.new_name()?.map(|free| format!("CREATE ?{free} {OWN_WORD}"));
            let words = free.map_or_else(
                || words!("game-exists", game = name),
                |free| words!("form-example", form = taken, example = free),
            );
            self.say(echo, &Err(words));
            return Ok(());
        }
        match self.new_game(name, options) {
            Ok(Draft { mut game, hasty }) => {
                let owner = self.address();
                let claim = Claim { class: Class::Person, owner: &owner, shown: Shown::Nothing, game: None };
                let Some(permit) = self.gate(line, &claim)? else { return Ok(()) };
                // Only now: who writes in somebody's name uses up nothing of his, and hashing takes everybody's time.
                let Some(master) = self.member(password, echo)? else { return Ok(()) };
                game.master = master;
                if !self.may_found()? {
                    self.say(echo, &Err(words!("too-many-games")));
                    return Ok(());
                }
                let letters: String =
                    game.chairs.iter().rev().take(3).filter_map(|chair| chair.letters.chars().next()).collect();
                let (players, variant) = (game.chairs.len(), &game.variant);
                let how = if game.options.leading.manual_start { "hand" } else { "itself" };
                let words =
                    words!("created", game = name, players = players, variant = variant, letters = letters, how = how);
                self.say(echo, &Ok(words));
                self.signed_on(permit, game, Role::Master, Shown::Password);
                if !hasty.is_empty() {
                    let answer = self.ask_to_hasten(name, hasty)?;
                    self.say("", &answer);
                }
                Ok(())
            }
            Err(faults) => {
                if let Some((first, others)) = faults.split_first() {
                    self.say(echo, &Err(first.clone()));
                    others.iter().for_each(|words| self.reply.find_fault(self.office, words));
                }
                Ok(())
            }
        }
    }

    /// The game that is asked for, else all that is wrong with its words.
    fn new_game(&self, name: &str, options: &[String]) -> Result<Draft, Vec<Words>> {
        let default = self.office.rulesets.first().map_or("", |ruleset| ruleset.about().name);
        let named = options.iter().find(|option| self.office.ruleset(option).is_some()).map_or(default, String::as_str);
        let ruleset = self
            .office
            .ruleset(named)
            .ok_or_else(|| vec![words!("unknown-option", option = named, count = 0, near = serde_json::Value::Null)])?;
        let about = ruleset.about();
        let pace = self.office.config.games.pace(about);
        let game = Game::forming(name, about, pace, (self.member_at_door(), self.now));
        let mut draft = Draft { game, hasty: Lengths::new() };
        let others = options.iter().filter(|option| *option != named);
        // A word for one kind of turn counts beside one for several, wherever it stands.
        let (several, single): (Vec<&String>, Vec<&String>) = others.partition(|option| is_group(ruleset, option));
        let options = several.into_iter().chain(single);
        let mut faults: Vec<Words> =
            options.filter_map(|option| self.option(ruleset, option, &mut draft).err()).collect();
        draft.game.variant = crate::facts::capitalised(&draft.game.variant);
        // With a word that nobody knows a board may be missing, and what is set is looked at on another.
        if !faults.iter().any(is_unknown) {
            faults.extend(draft.game.set_chairs(ruleset).err().map(|error| bad_setup(&error)));
        }
        if faults.is_empty() { Ok(draft) } else { Err(faults) }
    }

    /// Has a game be played on a board of its system, or of the operator's; whether there is one of that name.
    pub(super) fn set_board(&self, ruleset: &dyn Ruleset, name: &str, game: &mut Game) -> Result<bool, Words> {
        // Old judges write `fleet_rome`.
        let name = &name.to_lowercase().replace('_', "-");
        let shipped = ruleset.about().boards.iter().find(|(board, _)| board == name);
        let text = match shipped {
            Some((_, text)) => Some((*text).to_owned()),
            None => {
                self.office.config.games.board(name).map_err(|error| words!("bad-setup", reason = error.to_string()))?
            }
        };
        let Some(text) = text else { return Ok(false) };
        game.setup.board = text;
        game.variant = crate::facts::capitalised(name);
        Ok(true)
    }

    fn option(&self, ruleset: &dyn Ruleset, option: &str, draft: &mut Draft) -> Result<(), Words> {
        // A board may be called what it is, as SET VARIANT does.
        let board = option.split_once('=').filter(|(key, _)| ["variant", "board"].contains(key));
        if let Some((_, name)) = board {
            let set = self.option(ruleset, name, draft);
            return set.map_err(|words| if is_unknown(&words) { no_board(ruleset, name) } else { words });
        }
        let game = &mut draft.game;
        if self.set_board(ruleset, option, game)? {
            return Ok(());
        }
        let unknown = |near: Vec<String>| {
            words!("unknown-option", option = option, count = near.len(), near = serde_json::json!({"or": near}))
        };
        let (key, value) = settings::option(option);
        let (key, value) = (key.as_str(), value.as_str());
        let about = Some(ruleset.about());
        match settings::find_of_game(key, about).filter(|found| is_of_game(found.setting)) {
            None if value.is_empty() => {
                let near = || match boards_near(ruleset, option) {
                    near if near.is_empty() => no_board_or_option(ruleset, option),
                    near => unknown(near),
                };
                Err(left_out_variant(key).map_or_else(near, left_out))
            }
            Some(found) => {
                let example = format!("{key}={}", found.example());
                let fault =
                    |words: Words| words!("option-fault", option = option, fault = words.nested(), example = example);
                self.set_option(draft, found, (key, value)).map_err(fault)
            }
            // A board is named alone, not as `board=strait`.
            None if self.set_board(ruleset, value, &mut game.clone())? => Err(unknown(vec![value.to_owned()])),
            None => {
                let near = match settings::near(key, settings::known(about, is_of_game)) {
                    near if near.is_empty() => settings::beginning(key, settings::known(about, is_of_game)),
                    near => near,
                };
                let offered = |near: String| {
                    let found = settings::find_of_game(&near, about)?;
                    let own = Some(found.key()).filter(|key| key.eq_ignore_ascii_case(&near));
                    Some(format!("{}={}", own.map_or_else(|| near.to_lowercase(), str::to_owned), found.example()))
                };
                Err(unknown(near.into_iter().filter_map(offered).collect()))
            }
        }
    }

    /// Sets what a word of `CREATE` asks for; of lengths of less than an hour its master is asked once more.
    fn set_option(&self, draft: &mut Draft, found: Found, (key, value): (&str, &str)) -> Result<(), Words> {
        let game = &mut draft.game;
        // A word without a value is told how it is written.
        let blanks = value.replace('_', " ");
        let asked = Asked { key, value: &blanks, zone: "" };
        if let Some(length) = found.hasty(&asked) {
            found.set(game.clone().settings(), &asked)?;
            draft.hasty.extend(hasty(found, &blanks));
            return quick::too_quick(&self.office.config.mailbox, found, length).map_or(Ok(()), Err);
        }
        found.kinds().iter().for_each(|kind| drop(draft.hasty.remove(kind.name)));
        let set = found.set(game.settings(), &asked);
        // Names of zones have such signs of their own.
        let asked = Asked { key, value, zone: "" };
        set.or_else(|_| found.set(game.settings(), &asked)).map(drop)
    }
}

/// Whether a word of CREATE is refused because nobody knows it.
fn is_unknown(words: &Words) -> bool {
    matches!(words.id, "unknown-option" | "no-board-or-option")
}

/// A word alone that resembles nothing is a board more often than anything else.
fn no_board_or_option(ruleset: &dyn Ruleset, word: &str) -> Words {
    let boards: Vec<&str> = ruleset.about().boards.iter().map(|(board, _)| *board).collect();
    words!("no-board-or-option", option = word, boards = serde_json::json!({"or": boards}))
}

/// The boards whose names are near a word.
fn boards_near(ruleset: &dyn Ruleset, word: &str) -> Vec<String> {
    let boards = ruleset.about().boards.iter().map(|(board, _)| *board);
    boards.filter(|board| chancery_engine::nearness(word, board).is_some()).map(str::to_owned).collect()
}

/// Whether a word of CREATE sets the clocks of several kinds of turn.
fn is_group(ruleset: &dyn Ruleset, option: &str) -> bool {
    let (key, _) = settings::option(option);
    settings::find_of_game(&key, Some(ruleset.about())).is_some_and(|found| found.is_group())
}

/// Whether a game can be called so: a number, or a word for all games, would hide what LIST and STATUS tell of others.
fn is_game_name(name: &str) -> bool {
    let letters = name.bytes().all(|letter| letter.is_ascii_alphanumeric());
    let number = name.bytes().all(|letter| letter.is_ascii_digit());
    name.len() <= 20 && letters && !number && !ALL_GAMES.contains(&name)
}
