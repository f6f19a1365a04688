//! `chancery stats`: what came of the games that are over, worked out from the record.

use super::{OperatorError, ask};
use crate::config::Config;
use crate::envelope::mailbox_key;
use crate::stats::{OfBoard, OfPlayer, Outcome, Statistics};
use crate::store::{Store, StoreError};

/// What the judge says as long as there is more to work out.
const MORE: &str = "; go on";

/// What all games come to, line by line, then those who want that told; and whether every game could be counted. Nothing that is kept of
/// it is used: all comes from the games and their turns.
///
/// # Errors
/// The store failed.
pub fn stats(config: &Config) -> Result<(String, bool), OperatorError> {
    let store = Store::visit(config.store.home())?;
    let (mut outcomes, mut text) = (Vec::new(), String::new());
    for name in store.game_names()? {
        match Outcome::kept(&store, &name) {
            Ok(outcome) => outcomes.extend(outcome),
            Err(StoreError::Damaged(damage)) => text += &format!("{name}: damaged; {damage}\n"),
            Err(error) => return Err(error.into()),
        }
    }
    let is_whole = text.is_empty();
    let all = Statistics::of(&outcomes);
    text += &format!("{} games have come to a result\n", all.games);
    text.extend(all.boards.iter().map(board));
    let people =
        all.players.iter().filter_map(|(mailbox, player)| Some((store.person(mailbox).transpose()?, mailbox, player)));
    let mut told = Vec::new();
    for (person, mailbox, player) in people {
        let person = person?;
        if person.wishes.stats && mailbox_key(&person.address) == *mailbox {
            told.push((person.name, person.address, player));
        }
    }
    told.sort_by(|one, other| (other.2.rating, &one.1).cmp(&(one.2.rating, &other.1)));
    text.extend(told.iter().map(|(name, address, player)| line(name, address, player)));
    Ok((text, is_whole))
}

fn board(board: &OfBoard) -> String {
    let OfBoard { ruleset, name, rules, games, alone, lengths: [shortest, middle, longest], attended, .. } = board;
    let rules = if rules.is_empty() { String::new() } else { format!(" ({rules})") };
    let mut text = format!(
        "{ruleset}, {name}{rules}: {games} games of {shortest} to {longest} turns, one in the middle of {middle}; {alone} won alone; \
         of {} orders owed {} came late and {} not at all\n",
        attended.owed(),
        attended.late,
        attended.never
    );
    for seat in &board.seats {
        let title = seat.powers.join(" and ");
        text += &format!(
            "  {title}: won alone {}, shared {}, survived {}, out {}\n",
            seat.alone, seat.shared, seat.survived, seat.out
        );
    }
    text
}

fn line(name: &str, address: &str, player: &OfPlayer) -> String {
    let OfPlayer { games, alone, shared, survived, out, left, attended, rating } = player;
    format!(
        "{name} <{address}>: rating {}, games {games}, won alone {alone}, shared {shared}, survived {survived}, out {out}; \
         of {} orders owed {} late and {} never; left {left} seats\n",
        rating.points(),
        attended.owed(),
        attended.late,
        attended.never
    )
}

/// Has the running judge work out anew what its letters tell, part by part, so that mail is answered meanwhile.
///
/// # Errors
/// The store failed, or the judge refused.
pub fn recompute(config: &Config) -> Result<String, OperatorError> {
    let mut told = ask(config, "recount", "", "")?;
    while told.ends_with(MORE) {
        told = ask(config, "recount", "", MORE.trim_start_matches("; "))?;
    }
    Ok(told)
}
