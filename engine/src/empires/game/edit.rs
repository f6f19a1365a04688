//! A position changed by hand: units, owners, arsenals and treasuries. What is said of it goes to everybody, so it tells of
//! secret things only that they were changed.

use super::table::Game;
use super::{said, tell};
use crate::empires::orders::{Named, Why};
use crate::empires::scenario::{Kind, Place, Power, ROOM};
use crate::empires::state::{Unit, UnitName};
use crate::empires::written::{Edit, Slip, read_edit};
use crate::{Phrase, Said};

/// Makes the one change that a line asks for; what was changed, or why nothing was.
pub(super) fn edit(game: &mut Game, line: &str) -> Result<Said, Said> {
    let edit = read_edit(&game.map, line).map_err(|slip| match slip {
        Slip::Strange => Phrase::new("empires-edit-form").said(
            "write EDIT ADD FRA I PAR, EDIT REMOVE FRA I7, EDIT MOVE FRA I7 PAR, EDIT OWN ALS FRA, EDIT ARSENAL PAR, \
             EDIT NO ARSENAL PAR or EDIT TREASURY FRA 200",
        ),
        slip => said::slip(&game.map, &slip),
    })?;
    if let Edit::Add(power, ..) | Edit::Move(power, ..) | Edit::Own(_, power) | Edit::Treasury(power, _) = edit
        && game.state.out.contains(power)
    {
        return Err(said::void(&game.map, Why::Out(power)));
    }
    let done = match edit {
        Edit::Add(power, kind, at) => add(game, power, kind, at),
        Edit::Remove(power, name) => remove(game, power, name),
        Edit::Move(power, name, to) => shift(game, (power, name), to),
        Edit::Own(at, power) => own(game, at, power),
        Edit::Arsenal(at, stands) => arsenal(game, at, stands),
        Edit::Treasury(power, pounds) => {
            let treasury = &mut game.state.treasuries[power.index()];
            let before = std::mem::replace(treasury, pounds);
            if before == pounds { Err(nothing()) } else { Ok(of_power(game, "empires-edit-treasury", power)) }
        }
    };
    game.state.sort();
    done
}

fn nothing() -> Said {
    Phrase::new("empires-edit-nothing").said("it is so already")
}

/// What is said of a power of which nothing more may be told.
fn of_power(game: &Game, say: &'static str, power: Power) -> Said {
    let (what, have) = if say == "empires-edit-treasury" { ("treasury", "has") } else { ("forces", "have") };
    let english = format!("the {what} of {} {have} been changed", game.map.power_info(power).title.english);
    Phrase::new(say).with("power", tell::power(&game.map, power)).said(english)
}

/// What is said of a unit, where everybody sees units.
fn of_unit(game: &Game, say: &'static str, (power, name): (Power, UnitName), at: Place) -> Said {
    if !game.state.settings.positions_public {
        return of_power(game, "empires-edit-forces", power);
    }
    let (title, place) = (&game.map.power_info(power).title.english, &game.map.info(at).title.english);
    let phrase = Phrase::new(say).with("power", tell::power(&game.map, power)).with("unit", name.to_string());
    let how = if say == "empires-edit-removed" { "is gone from" } else { "stands in" };
    phrase.with("place", tell::place(&game.map, at)).said(format!("{name} of {title} {how} {place}"))
}

/// Whether a unit can stand somewhere: ships at sea or in ports, nobody on foreign ground (R44), ten of a kind at most (R13).
fn room(game: &Game, (power, kind): (Power, Kind), at: Place) -> Result<(), Why> {
    let (map, state) = (&game.map, &game.state);
    let land = kind.is_land();
    if !map.is_sea(at) {
        if !land && map.water(at).is_empty() {
            return Err(Why::NoCoast(at));
        }
        if !state.friendly(power, at) {
            return Err(Why::Foreign(at, state.owner(at)));
        }
    }
    let of_side = |unit: &&Unit| !map.is_sea(at) || unit.power == power;
    let there = state.units.iter().filter(|unit| unit.place == at && unit.name.kind.is_land() == land).filter(of_side);
    let full = there.count() >= ROOM && (land || !map.is_sea(at));
    if full { Err(Why::NoRoom(at)) } else { Ok(()) }
}

fn add(game: &mut Game, power: Power, kind: Kind, at: Place) -> Result<Said, Said> {
    room(game, (power, kind), at).map_err(|why| said::void(&game.map, why))?;
    let number = game.state.numbers[power.index()][kind as usize] + 1;
    let name = UnitName { kind, number };
    game.state.add(Unit { power, name, place: at, attached: 0, encircled: false });
    Ok(of_unit(game, "empires-edit-added", (power, name), at))
}

/// The unit of a name.
fn found(game: &Game, power: Power, name: UnitName) -> Result<usize, Said> {
    let none = || said::void(&game.map, Why::NoUnit(Named::Unit(name)));
    game.state.find(power, name).ok_or_else(none)
}

/// Whoever is attached to a headquarters that leaves is attached to none; so is a corps that leaves one.
fn detach(game: &mut Game, power: Power, name: UnitName) {
    for unit in &mut game.state.units {
        let follows = name.kind == Kind::Headquarters && unit.attached == name.number;
        if unit.power == power && (follows || unit.name == name) {
            unit.attached = 0;
        }
    }
}

fn remove(game: &mut Game, power: Power, name: UnitName) -> Result<Said, Said> {
    let at = found(game, power, name)?;
    detach(game, power, name);
    let unit = game.state.units.remove(at);
    Ok(of_unit(game, "empires-edit-removed", (power, name), unit.place))
}

fn shift(game: &mut Game, (power, name): (Power, UnitName), to: Place) -> Result<Said, Said> {
    let at = found(game, power, name)?;
    if game.state.units[at].place == to {
        return Err(nothing());
    }
    room(game, (power, name.kind), to).map_err(|why| said::void(&game.map, why))?;
    detach(game, power, name);
    game.state.units[at].place = to;
    game.state.units[at].encircled = false;
    Ok(of_unit(game, "empires-edit-added", (power, name), to))
}

/// A province in other hands; whoever would stand on foreign ground then must leave first.
fn own(game: &mut Game, at: Place, power: Power) -> Result<Said, Said> {
    let (map, state) = (&game.map, &mut game.state);
    if map.is_sea(at) {
        return Err(said::void(map, Why::Sea(at)));
    }
    if state.owner(at) == power {
        return Err(nothing());
    }
    if let Some(unit) = state.units.iter().find(|unit| unit.place == at && !state.ties.friends(unit.power, power)) {
        let phrase = Phrase::new("empires-edit-strangers").with("place", tell::place(map, at));
        let phrase = phrase.with("power", tell::power(map, unit.power));
        let (whose, place) = (&map.power_info(unit.power).title.english, &map.info(at).title.english);
        return Err(phrase.said(format!("units of {whose} stand in {place}: move or remove them first")));
    }
    state.owners[at.index()] = power;
    let phrase = Phrase::new("empires-edit-owned").with("place", tell::place(map, at));
    let english = format!("{} is {}'s", map.info(at).title.english, map.power_info(power).title.english);
    Ok(phrase.with("power", tell::power(map, power)).said(english))
}

fn arsenal(game: &mut Game, at: Place, stands: bool) -> Result<Said, Said> {
    let map = &game.map;
    if map.is_sea(at) {
        return Err(said::void(map, Why::Sea(at)));
    }
    let arsenals = &mut game.state.arsenals;
    if arsenals.contains(at) == stands {
        return Err(nothing());
    }
    if stands {
        arsenals.insert(at)
    } else {
        arsenals.remove(at)
    }
    let place = &map.info(at).title.english;
    let (say, english) = match stands {
        true => ("empires-edit-armed", format!("an arsenal stands in {place}")),
        false => ("empires-edit-disarmed", format!("no arsenal stands in {place}")),
    };
    Ok(Phrase::new(say).with("place", tell::place(map, at)).said(english))
}
