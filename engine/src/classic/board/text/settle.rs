//! The second pass over a board file: what refers to names, once all names are known.

use super::super::layout::{Board, MOST_PROVINCES};
use super::super::names::fold_name;
use super::super::place::{Coast, Location, Power, Province, UnitKind};
use super::{BoardErrorKind, Entry, OF_POWER, Owner, add_power_name, add_province_name, list, number, unknown_keyword};
use crate::slips;

pub(super) fn name_coast(board: &mut Board, entry: &Entry<'_>) -> Result<(), BoardErrorKind> {
    let Owner::Province(index) = entry.owner else { return Err(unknown_keyword(entry.key, &OF_POWER)) };
    let coast = read_coast(&entry.key["fleet/".len()..])?;
    if board.coasts.len() >= MOST_PROVINCES {
        return Err(BoardErrorKind::Form("a board may have at most 128 named coasts".into()));
    }
    let location = Location(Location::FIRST_COAST + board.coasts.len() as u8);
    board.coasts.push((Province(index as u8), coast));
    board.provinces[index].coasts.push((coast, location));
    Ok(())
}

fn read_coast(letters: &str) -> Result<Coast, BoardErrorKind> {
    let found = Coast::ALL.iter().find(|(_, short, _)| *short == letters.to_lowercase());
    found
        .map(|(coast, ..)| *coast)
        .ok_or_else(|| BoardErrorKind::Form(format!("`{letters}` is no coast: nc, ec, sc or wc")))
}

pub(super) fn settle(board: &mut Board, entry: &Entry<'_>) -> Result<(), BoardErrorKind> {
    match entry.owner {
        Owner::Nobody => {}
        Owner::Power(index) => settle_power(board, Power(index as u8), entry)?,
        Owner::Province(index) => settle_province(board, Province(index as u8), entry)?,
    }
    Ok(())
}

fn settle_power(board: &mut Board, power: Power, entry: &Entry<'_>) -> Result<(), BoardErrorKind> {
    match entry.key {
        "letter" => {
            let mut letters = entry.rest.chars();
            let (Some(letter), None) = (letters.next(), letters.next()) else {
                return Err(BoardErrorKind::Form("`letter` takes one letter".into()));
            };
            add_power_name(board, entry.rest, power)?;
            board.powers[power.index()].letter = letter.to_ascii_uppercase();
        }
        "units" => board.powers[power.index()].units = read_units(board, entry.rest)?,
        "owns" => {
            let owns = list(entry.rest).map(|name| find_province(board, name)).collect::<Result<_, _>>()?;
            board.powers[power.index()].owns = Some(owns);
        }
        "adjective" => {
            add_power_name(board, entry.rest, power)?;
            board.powers[power.index()].adjective = entry.rest.to_owned();
        }
        language => {
            for name in list(entry.rest) {
                add_power_name(board, name, power)?;
                let info = &mut board.powers[power.index()];
                match language {
                    "also" => info.also.push(name.to_owned()),
                    _ => info.translations.push((language.to_owned(), name.to_owned())),
                }
            }
        }
    }
    Ok(())
}

fn settle_province(board: &mut Board, province: Province, entry: &Entry<'_>) -> Result<(), BoardErrorKind> {
    match entry.key {
        "centre" => {
            let home = (!entry.rest.is_empty()).then(|| find_power(board, entry.rest)).transpose()?;
            let info = &mut board.provinces[province.index()];
            (info.centre, info.home) = (true, home);
        }
        "army" => {
            for name in entry.rest.split_whitespace() {
                let to = find_province(board, name)?;
                board.army[province.index()] |= 1 << to.0;
            }
        }
        "at" => {
            let (x, y) = entry.rest.split_once(' ').ok_or_else(|| BoardErrorKind::Form("`at` takes x and y".into()))?;
            board.provinces[province.index()].at = Some((number(x)?, number(y)?));
        }
        key if key == "fleet" || key.starts_with("fleet/") => fleet_border(board, province, entry)?,
        language => {
            for name in list(entry.rest) {
                add_province_name(board, name, province)?;
                let info = &mut board.provinces[province.index()];
                match language {
                    "also" => info.also.push(name.to_owned()),
                    _ => info.translations.push((language.to_owned(), name.to_owned())),
                }
            }
        }
    }
    Ok(())
}

fn fleet_border(board: &mut Board, province: Province, entry: &Entry<'_>) -> Result<(), BoardErrorKind> {
    let from = match entry.key.strip_prefix("fleet/") {
        Some(letters) => board.coast(province, read_coast(letters)?).expect("the coast was named in the first pass"),
        None => province.into(),
    };
    for name in entry.rest.split_whitespace() {
        let to = find_location(board, name)?;
        let [plain, coasts] = &mut board.fleet[from.index()];
        if to.is_coast() {
            *coasts |= 1 << (to.0 - Location::FIRST_COAST);
        } else {
            *plain |= 1 << to.0;
        }
    }
    Ok(())
}

fn find_province(board: &Board, name: &str) -> Result<Province, BoardErrorKind> {
    board.names.province(name).ok_or_else(|| {
        let near =
            board.provinces.iter().map(|info| (slips(&fold_name(name), &fold_name(&info.code)), &info.code)).min();
        let near = near.filter(|(far, _)| *far <= 1).map(|(_, code)| code.clone());
        BoardErrorKind::Name { name: name.to_owned(), near }
    })
}

fn find_power(board: &Board, name: &str) -> Result<Power, BoardErrorKind> {
    board.names.power(name).ok_or_else(|| {
        let near = board.powers.iter().map(|info| (slips(name, &info.name), &info.name)).min();
        let near = near.filter(|(far, _)| *far <= 2).map(|(_, name)| name.clone());
        BoardErrorKind::Name { name: name.to_owned(), near }
    })
}

fn find_location(board: &Board, name: &str) -> Result<Location, BoardErrorKind> {
    let Some((code, letters)) = name.split_once('/') else { return Ok(find_province(board, name)?.into()) };
    let province = find_province(board, code)?;
    let coast = read_coast(letters)?;
    board.coast(province, coast).ok_or_else(|| {
        BoardErrorKind::Form(format!("{code} has no {}; give it a `fleet/{}` line", coast.words(), coast.letters()))
    })
}

fn read_units(board: &Board, rest: &str) -> Result<Vec<(UnitKind, Location)>, BoardErrorKind> {
    list(rest)
        .map(|unit| {
            let (kind, place) = unit.split_once(' ').unwrap_or((unit, ""));
            let kind = match kind {
                "A" => UnitKind::Army,
                "F" => UnitKind::Fleet,
                _ => return Err(BoardErrorKind::Form(format!("`{unit}` is no unit; write A Par or F Lon"))),
            };
            Ok((kind, find_location(board, place.trim())?))
        })
        .collect()
}
