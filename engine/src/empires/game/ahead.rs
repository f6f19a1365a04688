//! Turns to come: which one a player names, what of his lines for it makes sense before anybody knows where units stand, and
//! tests of what everybody may know.

use super::said;
use super::table::Game;
use crate::empires::orders::{Line, Verb, Why, written_group};
use crate::empires::scenario::{Power, PowerSet};
use crate::empires::state::Unit;
use crate::empires::written::{Deed, Slip, Test, Written, read_line, read_test};
use crate::plans::{self, Planner, Unkept, Wish};
use crate::{Author, Holds, Later, Named, Phrase, Plan, Reading, Said};

/// How many years on orders can be kept, as in the other games.
const MOST_YEARS: u16 = 5;

/// Which turn a player means.
pub(super) fn named(game: &Game, name: &str) -> Named {
    let now = game.state.turn;
    let Some((year, part)) = date_called(game, name) else {
        let next = game.label(now + 1);
        let phrase = Phrase::new("empires-turn-unknown").with("word", name).with("next", next.as_str());
        return Named::Never(phrase.said(format!("`{name}` is no turn; write {next} or the like")));
    };
    let last = game.state.settings.last_turn;
    let called = if game.map.quarters() == 1 { year.to_string() } else { format!("{year}-{part}") };
    let told = |say: &'static str, english: &str| {
        let phrase = Phrase::new(say).with("turn", called.as_str()).with("now", game.label(now));
        Named::Never(phrase.said(format!("{called} {english}")))
    };
    match game.map.turn(year, part) {
        Some(turn) if turn == now => Named::Now,
        Some(turn) if turn > now && year > game.map.date(now).0 + MOST_YEARS => {
            told("empires-turn-far", "is more than five years on")
        }
        Some(turn) if turn > now && last > 0 && turn >= last => told("empires-turn-last", "comes after the last turn"),
        Some(turn) if turn > now => {
            let (label, phrase, title) = (game.label(turn), game.phrase(turn), game.title(turn));
            Named::Later(Later { label, phrase, title, order: u32::from(turn) })
        }
        _ => told("empires-turn-past", "is over"),
    }
}

/// `1900-2`, `1900/Q2`, `second quarter of 1900`; where a year is one turn, `1900`.
fn date_called(game: &Game, name: &str) -> Option<(u16, u16)> {
    const SMALL: [&str; 13] =
        ["q", "quarter", "part", "of", "year", "the", "orders", "for", "st", "nd", "rd", "th", "turn"];
    let small = name.to_lowercase();
    let (mut year, mut part) = (None, None);
    for word in small.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()) {
        let at = |digit: bool| word.find(|sign: char| sign.is_ascii_digit() == digit).unwrap_or(word.len());
        // `Q2`, `2nd`: letters and a number in one word.
        let (head, tail) =
            word.split_at(if word.starts_with(|sign: char| sign.is_ascii_digit()) { at(false) } else { at(true) });
        for piece in [head, tail].into_iter().filter(|piece| !piece.is_empty()) {
            let ordinal = ["first", "second", "third", "fourth"].iter().position(|known| *known == piece);
            match (piece.parse::<u16>(), ordinal) {
                (Ok(number), _) if piece.len() == 4 && year.is_none() => year = Some(number),
                (Ok(number), _) if part.is_none() => part = Some(number),
                (_, Some(index)) if part.is_none() => part = Some(index as u16 + 1),
                _ if SMALL.contains(&piece) => {}
                _ => return None,
            }
        }
    }
    let parts = game.map.quarters();
    let part = part.or((parts == 1).then_some(1))?;
    (1..=parts).contains(&part).then_some((year?, part))
}

/// Folds lines into a plan.
pub(super) fn plan(game: &Game, author: &Author, plan: Plan<'_>, text: &str) -> Reading {
    plans::fold(&Planning { game, author }, plan.sheet, text)
}

struct Planning<'a> {
    game: &'a Game,
    author: &'a Author,
}

impl Planner for Planning<'_> {
    fn holds(&self, test: &str) -> Holds {
        holds(self.game, test)
    }

    fn orders(&self, content: &str) -> Vec<(String, Result<Wish, Unkept>)> {
        let Some(read) = read_line(&self.game.map, content) else { return Vec::new() };
        vec![(
            content.trim().to_owned(),
            read.map_err(|slip| unread(self.game, &slip)).and_then(|line| self.wish(line)),
        )]
    }
}

/// Why a line is not kept that is not understood.
pub(super) fn unread(game: &Game, slip: &Slip) -> Unkept {
    Unkept { grade: said::grade(slip), said: said::slip(&game.map, slip) }
}

impl Planning<'_> {
    fn wish(&self, written: Written) -> Result<Wish, Unkept> {
        let map = &self.game.map;
        let own = self.game.led_by(self.author);
        let power = match (own, written.heading) {
            (Some(own), Some(heading)) if heading != own => return Err(unread(self.game, &Slip::Heading(heading))),
            (Some(own), _) => own,
            (None, heading) => super::sheet::led(self.game, heading)?,
        };
        let (line, strikes) = match written.deed {
            Deed::Order(line) => (line, false),
            Deed::Cancel(line) => (line, true),
        };
        if let Some(why) = never(self.game, power, &line) {
            return Err(said::void(map, why).into());
        }
        let head = if own.is_none() { format!("{} ", map.power_info(power).code) } else { String::new() };
        let text = match (&line, written.place) {
            (Line::Units(units, verb), Some(at)) => {
                format!("{} {} {}", written_group(units), map.info(at).code, verb.written(map))
            }
            _ => line.written(map),
        };
        let slots = slots(self.game, &line).into_iter().map(|slot| format!("{head}{slot}")).collect();
        let cancel = if strikes { "CANCEL " } else { "" };
        Ok(Wish { text: format!("{head}{cancel}{text}"), slots, strikes })
    }
}

/// Why a line can be carried out in no turn.
fn never(game: &Game, power: Power, line: &Line) -> Option<Why> {
    let with = match line {
        Line::Ally { with, .. } | Line::Denounce(with) | Line::War(with) | Line::Peace(with) => *with,
        Line::Surrender(to) => PowerSet::EMPTY.with(*to),
        _ => return None,
    };
    let neutral = with.into_iter().find(|other| !game.map.great().contains(*other));
    match line {
        _ if with.contains(power) => Some(Why::Oneself),
        Line::Ally { .. } | Line::Peace(_) => neutral.map(Why::Neutral),
        _ => None,
    }
}

/// What a line is for (N8), as far as that can be known without a position.
fn slots(game: &Game, line: &Line) -> Vec<String> {
    let code = |at| game.map.info(at).code.as_str();
    let with = |powers: PowerSet| vec![format!("with {:08x}", powers.0)];
    match line {
        Line::Units(units, verb) => {
            let of = if matches!(verb, Verb::Retreat(_)) { "retreat" } else { "order" };
            units.iter().map(|unit| format!("{of} {unit}")).collect()
        }
        Line::Attach(units, _) | Line::Detach(units) => units.iter().map(|unit| format!("attach {unit}")).collect(),
        Line::Build { kind, at, .. } => vec![format!("build {} {}", kind.letter(), code(*at))],
        Line::Arsenal(at) => vec![format!("arsenal {}", code(*at))],
        Line::Ally { with: powers, .. } | Line::Denounce(powers) | Line::War(powers) | Line::Peace(powers) => {
            with(*powers)
        }
        Line::Surrender(_) => vec!["surrender".to_owned()],
    }
}

/// Whether a test holds: whose a province is, where an arsenal stands, who is at war, openly allied or out; and where units
/// stand, if everybody sees them.
pub(super) fn holds(game: &Game, test: &str) -> Holds {
    let (map, state) = (&game.map, &game.state);
    let read = match read_test(map, test) {
        Ok(read) => read,
        Err(slip) => {
            let Said { phrase, english } = said::slip(map, &slip);
            let english = format!("{english}; a condition names a province and a power: IF ALS FRA");
            return Holds::Unread(Phrase::new("empires-no-test").with("why", phrase).said(english));
        }
    };
    let stands = |fits: &dyn Fn(&Unit) -> bool| state.units.iter().any(fits);
    let holds = match read {
        Test::Owner(at, power) => state.owner(at) == power,
        Test::Arsenal(at) => state.arsenals.contains(at),
        Test::War(one, other) => state.ties.wars.has(one, other),
        Test::Allied(one, other) => state.ties.allies.has(one, other) && !state.ties.secret.has(one, other),
        Test::Out(power) => state.out.contains(power),
        Test::Stands { .. } if !state.settings.positions_public => {
            let english = "units are seen by their owners alone in this game: test whose a province is";
            return Holds::Unread(Phrase::new("empires-test-hidden").said(english));
        }
        Test::Stands { power, kind, at } => stands(&|unit| {
            let wanted =
                power.is_none_or(|power| power == unit.power) && kind.is_none_or(|kind| kind == unit.name.kind);
            unit.place == at && wanted
        }),
    };
    if holds { Holds::Yes } else { Holds::No }
}
