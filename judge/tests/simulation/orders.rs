//! What players order: lines of every ruleset, mostly good ones, from what its forms offer and from what else can be written.

use std::collections::BTreeMap;

use chancery_engine::{Author, Lots, Reader, Ruleset, Seat, Seed, Seen, Sheet};
use judge::game::Game;

use super::luck::Luck;
use crate::seam::{FormLine, form_of, ordered, shown_to, thing};

/// Orders for the turn of a game by whoever plays a seat, or by its master; empty: there is nothing to order.
pub(crate) fn lines(ruleset: &dyn Ruleset, game: &Game, author: &Author, luck: &mut Luck) -> String {
    let Some(round) = &game.round else { return String::new() };
    let sheets: BTreeMap<Seat, Sheet> =
        game.chairs.iter().map(|chair| (chair.seat.clone(), chair.sheet.clone())).collect();
    let mut lots = Seed::from_number(luck.next()).lots("orders");
    let (reader, own, shown) = match author {
        Author::Seat(seat) => (
            Reader::Seat(seat.clone()),
            sheets.get(seat).cloned().unwrap_or_default(),
            shown_to(ruleset, &round.position, &sheets, seat),
        ),
        Author::Master => (Reader::Master, round.master.sheet.clone(), BTreeMap::new()),
    };
    let seen = Seen { position: &round.position, shown: &shown };
    let form = form_of(ruleset, seen, &reader, &own);
    let mut text: Vec<String> = form.iter().map(|line| ordered(line, &mut lots)).collect();
    match (ruleset.about().name, author) {
        ("classic", Author::Seat(_)) => text.extend(help(&form, &text, &mut lots)),
        ("empires", Author::Seat(seat)) => text.extend(reign(game, seat, luck)),
        ("reformation", Author::Seat(seat)) => text.extend(bargain(game, seat, luck)),
        ("cards", Author::Seat(seat)) if round.kind == "talk" && luck.once_in(2) => {
            text.insert(0, format!("OFFER {} TO {}", luck.draw(9), other(game, seat, luck)));
        }
        _ => {}
    }
    text.retain(|line| !line.ends_with('?') && !line.is_empty());
    text.join("\n")
}

/// Supports, of which most mean something.
fn help(form: &[FormLine], text: &[String], lots: &mut Lots) -> Option<String> {
    if form.len() < 2 || lots.below(3) > 0 {
        return None;
    }
    let (one, other) = (lots.below(form.len() as u32) as usize, lots.below(form.len() as u32) as usize);
    (one != other).then(|| format!("{} S {}", thing(&form[one]), text[other]))
}

fn other(game: &Game, seat: &Seat, luck: &mut Luck) -> String {
    let others: Vec<&Seat> = game.chairs.iter().map(|chair| &chair.seat).filter(|other| *other != seat).collect();
    others.get(luck.pick(others.len())).map_or_else(|| seat.to_string(), |other| other.to_string())
}

/// What a great power does beside marching.
fn reign(game: &Game, seat: &Seat, luck: &mut Luck) -> Vec<String> {
    let to = other(game, seat, luck);
    let all = [format!("ALLY {to}"), format!("WAR {to}"), format!("DENOUNCE {to}"), format!("ALLY {to} SECRET")];
    if luck.once_in(2) { vec![all[luck.pick(all.len())].clone()] } else { Vec::new() }
}

/// What is said at a table of war and faith.
fn bargain(game: &Game, seat: &Seat, luck: &mut Luck) -> Vec<String> {
    let to = other(game, seat, luck);
    let number = 1 + luck.draw(2);
    let all = [
        format!("OFFER PACKAGE {number} TO {to}: ALLIANCE"),
        format!("PACKAGE {number}: {seat} GIVES 1 CARD TO {to}"),
        format!("RATIFY PACKAGE {number} OF {to}"),
        format!("REFUSE PACKAGE {number} OF {to}"),
        format!("SUE FOR PEACE WITH {to}"),
        "DONE".to_owned(),
    ];
    (0..=luck.draw(2)).map(|_| all[luck.pick(all.len())].clone()).collect()
}
