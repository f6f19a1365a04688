//! A position changed by hand: a unit more, a unit less, a centre in other hands.

use super::table::Game;
use crate::classic::board::{Power, Province, Unit, UnitKind, tell};
use crate::classic::orders::{Deed, WriteError, WrittenOrder, or_list, read_order};
use crate::{Phrase, Said, Term};

/// What was changed, or why nothing was.
type Changed = Result<Said, Said>;

fn said(phrase: Phrase, english: String) -> Said {
    phrase.said(english)
}

/// How a change is written: one of each kind that could be made now.
fn form(game: &Game) -> Said {
    let remove = game.state.position.units().next().map(|(_, unit)| removal(game, unit));
    let ways: Vec<String> = [addition(game), remove, gift(game)].into_iter().flatten().collect();
    let all = Term::AnyOf { or: ways.iter().map(|way| Term::from(way.as_str())).collect() };
    said(Phrase::new("classic-edit-form").with("ways", all), format!("write {}", or_list(&ways)))
}

/// A line that adds a unit where none stands.
fn addition(game: &Game) -> Option<String> {
    let board = &game.board;
    let power = &board.powers().first()?.name;
    let free = |place: &Province| {
        board.may_stand(UnitKind::Army, (*place).into()) && game.state.position.unit(*place).is_none()
    };
    let place = board.centres().find(free)?;
    Some(format!("EDIT ADD {power} A {}", board.code(place.into())))
}

/// A line that gives a centre to whoever does not have it.
fn gift(game: &Game) -> Option<String> {
    let board = &game.board;
    let centre = board.centres().next()?;
    let power = board.power_ids().find(|power| game.state.ownership.owner(centre) != Some(*power))?;
    Some(format!("EDIT OWN {} {}", board.code(centre.into()), board.power_info(power).name))
}

/// The line that takes a unit away.
fn removal(game: &Game, unit: Unit) -> String {
    format!("EDIT REMOVE {} {}", unit.kind.letter(), game.board.code(unit.at))
}

/// Makes the one change that a line asks for.
pub(super) fn edit(game: &mut Game, line: &str) -> Changed {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((verb, rest)) = words.split_first() else { return Err(form(game)) };
    match verb.to_ascii_uppercase().as_str() {
        "ADD" | "PUT" => add(game, rest),
        "REMOVE" | "TAKE" => remove(game, rest),
        "OWN" | "OWNER" => own(game, rest),
        _ => Err(form(game)),
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

/// What is wrong with a change, and changes that could be made now.
fn instead(game: &Game, why: Said) -> Said {
    let form = form(game);
    let english = format!("{}; {}", why.english, form.english);
    said(Phrase::new("classic-edit-instead").with("why", why.phrase).with("form", form.phrase), english)
}

/// What is wrong with words that should name a unit: its place, or else all of them.
fn misread(game: &Game, words: &[&str]) -> Said {
    let named = with_power(game, words).into_iter().map(|(_, rest)| rest).chain([words.to_vec()]);
    let place = |rest: Vec<&str>| match read_order(&game.board, &rest.join(" ")) {
        Err(
            error @ (WriteError::UnknownProvince { .. }
            | WriteError::AmbiguousProvince { .. }
            | WriteError::NoSuchCoast { .. }),
        ) if rest.len() > 1 && ["A", "F"].contains(&rest[0].to_ascii_uppercase().as_str()) => Some(error.said()),
        _ => None,
    };
    named.filter_map(place).next().map_or_else(|| form(game), |why| instead(game, why))
}

fn add(game: &mut Game, words: &[&str]) -> Changed {
    let read = with_power(game, words).into_iter().find_map(|(power, rest)| unit(game, power, &rest));
    let unit = read.ok_or_else(|| misread(game, words))?;
    let (power, board) = (unit.power, &game.board);
    let place = board.full_name(unit.at);
    if game.state.position.unit(board.province_of(unit.at)).is_some() {
        let there = game.state.position.unit(board.province_of(unit.at)).map(|there| removal(game, there));
        let phrase =
            Phrase::new("classic-edit-occupied").with("place", tell::province(board, board.province_of(unit.at)));
        let line = there.unwrap_or_default();
        return Err(said(phrase.with("line", line.as_str()), format!("a unit stands in {place} already; {line}")));
    }
    if game.state.position.place(board, unit).is_err() {
        let coasts = &board.info(board.province_of(unit.at)).coasts;
        if unit.kind == UnitKind::Fleet && !coasts.is_empty() {
            let coasts = or_list(&coasts.iter().map(|(_, coast)| board.code(*coast)).collect::<Vec<_>>());
            let phrase = Phrase::new("classic-coast-needed").with("coasts", coasts.as_str());
            return Err(said(phrase, format!("name the coast: {coasts}")));
        }
        let phrase = Phrase::new("classic-edit-cannot-stand").with("unit", Term::from(tell::unit(board, unit)));
        let why = said(phrase, format!("such a unit cannot stand in {place}"));
        return Err(instead(game, why));
    }
    let name = &board.power_info(power).name;
    let phrase = Phrase::new("classic-edit-added").with("power", tell::power(board, power));
    Ok(said(phrase.with("unit", Term::from(tell::unit(board, unit))), format!("{name} has a unit more in {place}")))
}

fn remove(game: &mut Game, words: &[&str]) -> Changed {
    let named = with_power(game, words).into_iter().find_map(|(power, rest)| unit(game, power, &rest));
    let any = game.board.power_ids().next().expect("a board has powers");
    let wanted = named.or_else(|| unit(game, any, words)).ok_or_else(|| misread(game, words))?;
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
            let there = game.state.position.unit(province).map_or_else(String::new, |unit| removal(game, unit));
            let there = if there.is_empty() { "none" } else { &there };
            let phrase = Phrase::new("classic-edit-not-there").with("place", tell::province(board, province));
            let english = format!("no such unit is in {} ({there})", board.full_name(wanted.at));
            let why = said(phrase.with("line", there), english);
            return Err(if there == "none" { instead(game, why) } else { why });
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
    let (power, centre) = read.ok_or_else(|| form(game))?;
    let (place, name) = (tell::province(board, centre), board.info(centre).name.clone());
    if !board.centres().contains(centre) {
        let line = gift(game).unwrap_or_default();
        let phrase = Phrase::new("classic-edit-no-centre").with("place", place).with("line", line.as_str());
        return Err(said(phrase, format!("{name} is no supply centre; {line} names one")));
    }
    game.state.ownership.set(centre, power);
    let Some(power) = power else {
        return Ok(said(Phrase::new("classic-edit-freed").with("place", place), format!("{name} is nobody's")));
    };
    let phrase = Phrase::new("classic-edit-owned").with("place", place).with("power", tell::power(board, power));
    Ok(said(phrase, format!("{name} is {}'s", board.power_info(power).name)))
}
