//! A position changed by hand: a unit more, a unit less, a centre in other hands.

use super::table::Game;
use crate::classic::board::{Power, Province, Unit, tell};
use crate::classic::orders::{Deed, WrittenOrder, read_order};
use crate::{Phrase, Said, Term};

/// What was changed, or why nothing was.
type Changed = Result<Said, Said>;

fn said(phrase: Phrase, english: String) -> Said {
    phrase.said(english)
}

/// How a change is written.
fn form() -> Said {
    said(
        Phrase::new("classic-edit-form"),
        "write EDIT ADD France A Par, EDIT REMOVE A Par, EDIT OWN Bel France or EDIT OWN Bel nobody".into(),
    )
}

/// Makes the one change that a line asks for.
pub(super) fn edit(game: &mut Game, line: &str) -> Changed {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((verb, rest)) = words.split_first() else { return Err(form()) };
    match verb.to_ascii_uppercase().as_str() {
        "ADD" | "PUT" => add(game, rest),
        "REMOVE" | "TAKE" => remove(game, rest),
        "OWN" | "OWNER" => own(game, rest),
        _ => Err(form()),
    }
}

/// Each way to read words as a power and what stands behind or before it: `A` may be an army, and Austria.
fn with_power<'a>(game: &Game, words: &[&'a str]) -> Vec<(Power, Vec<&'a str>)> {
    let power = |words: &[&str]| game.board.power(&words.join(" "));
    let splits = || 1..words.len();
    let before = splits().filter_map(|at| Some((power(&words[..at])?, words[at..].to_vec())));
    let behind = splits().filter_map(|at| Some((power(&words[at..])?, words[..at].to_vec())));
    before.chain(behind).collect()
}

/// A unit of a power, `A Par`, `F StP/sc`.
fn unit(game: &Game, power: Power, words: &[&str]) -> Option<Unit> {
    match read_order(&game.board, &words.join(" ")) {
        Ok(WrittenOrder::Unit(named, Deed::Nothing)) => Some(Unit { power, kind: named.kind?, at: named.at }),
        _ => None,
    }
}

fn add(game: &mut Game, words: &[&str]) -> Changed {
    let read = with_power(game, words).into_iter().find_map(|(power, rest)| unit(game, power, &rest));
    let unit = read.ok_or_else(form)?;
    let (power, board) = (unit.power, &game.board);
    let place = board.full_name(unit.at);
    if game.state.position.unit(board.province_of(unit.at)).is_some() {
        let phrase =
            Phrase::new("classic-edit-occupied").with("place", tell::province(board, board.province_of(unit.at)));
        return Err(said(phrase, format!("a unit stands in {place} already")));
    }
    if game.state.position.place(board, unit).is_err() {
        let phrase = Phrase::new("classic-edit-cannot-stand").with("unit", Term::from(tell::unit(board, unit)));
        return Err(said(phrase, format!("such a unit cannot stand in {place}")));
    }
    let name = &board.power_info(power).name;
    let phrase = Phrase::new("classic-edit-added").with("power", tell::power(board, power));
    Ok(said(phrase.with("unit", Term::from(tell::unit(board, unit))), format!("{name} has a unit more in {place}")))
}

fn remove(game: &mut Game, words: &[&str]) -> Changed {
    let named = with_power(game, words).into_iter().find_map(|(power, rest)| unit(game, power, &rest));
    let any = game.board.power_ids().next().expect("a board has powers");
    let wanted = named.or_else(|| unit(game, any, words)).ok_or_else(form)?;
    let power = named.map(|unit| unit.power);
    let board = &game.board;
    let province = board.province_of(wanted.at);
    let fits = |unit: &Unit| {
        unit.kind == wanted.kind
            && board.province_of(unit.at) == province
            && power.is_none_or(|power| unit.power == power)
    };
    let dislodged = game.state.dislodged.iter().position(|dislodged| fits(&dislodged.unit));
    let gone = match (game.state.position.unit(province).filter(fits), dislodged) {
        (Some(unit), _) => {
            game.state.position.take(province);
            unit
        }
        (None, Some(at)) => game.state.dislodged.remove(at).unit,
        (None, None) => {
            let phrase = Phrase::new("classic-edit-not-there").with("place", tell::province(board, province));
            return Err(said(phrase, format!("no such unit is in {}", board.full_name(wanted.at))));
        }
    };
    let name = &board.power_info(gone.power).name;
    let phrase = Phrase::new("classic-edit-removed").with("power", tell::power(board, gone.power));
    let english = format!("{name} has no unit in {} any more", board.full_name(gone.at));
    Ok(said(phrase.with("unit", Term::from(tell::unit(board, gone))), english))
}

fn own(game: &mut Game, words: &[&str]) -> Changed {
    let nobody = words.last().is_some_and(|word| ["NOBODY", "NONE", "-"].contains(&word.to_ascii_uppercase().as_str()));
    let board = &game.board;
    let place = |words: &[&str]| board.province(&words.join(" "));
    let read: Option<(Option<Power>, Province)> = match nobody {
        true => place(&words[..words.len() - 1]).map(|place| (None, place)),
        false => with_power(game, words).into_iter().find_map(|(power, rest)| Some((Some(power), place(&rest)?))),
    };
    let (power, centre) = read.ok_or_else(form)?;
    let (place, name) = (tell::province(board, centre), board.info(centre).name.clone());
    if !board.centres().contains(centre) {
        let phrase = Phrase::new("classic-edit-no-centre").with("place", place);
        return Err(said(phrase, format!("{name} is no supply centre")));
    }
    game.state.ownership.set(centre, power);
    let Some(power) = power else {
        return Ok(said(Phrase::new("classic-edit-freed").with("place", place), format!("{name} is nobody's")));
    };
    let phrase = Phrase::new("classic-edit-owned").with("place", place).with("power", tell::power(board, power));
    Ok(said(phrase, format!("{name} is {}'s", board.power_info(power).name)))
}
