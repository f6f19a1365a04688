//! Reads players' lines through the seam: each for the power that it is headed by, each answered, and what the sheet comes to.

use std::collections::BTreeMap;

use super::answer::remarks;
use super::notes::notes;
use super::sheet::Seated;
use super::table::Game;
use crate::reformation::acts::Act;
use crate::reformation::play::asked;
use crate::reformation::scenario::Power;
use crate::reformation::sheet::{Author, read_sheet};
use crate::reformation::state::Step;
use crate::reformation::written::begins_order;
use crate::{Duty, Grade, Phrase, Reading, Remark, Term};

/// Reads the lines of a seat's player.
pub(super) fn read(game: &Game, seated: &Seated, text: &str) -> Reading {
    let mut reading = Reading::default();
    let parts = Parts::of(game, seated, text);
    for power in seated.powers {
        let own = parts.texts.get(&power).map_or("", String::as_str);
        let drafts = seated.seen_by(power);
        let author = Author { map: &game.map, state: &game.state, power, drafts: &drafts };
        let folded = read_sheet(&author, seated.of(power), own);
        reading.remarks.extend(remarks(game, seated, power, &folded.answers));
        let acts = &folded.sheet;
        let lines = acts.iter().map(|act| game.heading(seated.powers, power, &act.written(&game.map)));
        reading.sheet.0.extend(lines);
        reading.notes.extend(notes(game, seated, power, acts));
        let missing = missing(game, power, acts).into_iter();
        reading.missing.extend(missing.map(|line| headed_missing(game, seated, power, line)));
    }
    reading.remarks.extend(parts.remarks);
    if seated.powers.len() > 1 {
        reading.remarks.iter_mut().for_each(|remark| with_head(remark, text));
    }
    reading.remarks.sort_by_key(|remark| remark.line);
    // What is said for all powers of a seat at once is answered once.
    reading.remarks.dedup();
    reading
}

/// Puts the head of a line back that was taken off for the power that it is for.
fn with_head(remark: &mut Remark, text: &str) {
    let whole = text.lines().nth(remark.line.saturating_sub(1)).unwrap_or_default().trim();
    let (first, rest) = remark.text.split_once('\n').unwrap_or((&remark.text, ""));
    if !first.is_empty() && whole.len() > first.len() && whole.ends_with(first) {
        remark.text = if rest.is_empty() { whole.to_owned() } else { format!("{whole}\n{rest}") };
    }
}

/// A line that is still missing, headed by its power where a seat has several.
fn headed_missing(game: &Game, seated: &Seated, power: Power, line: Term) -> Term {
    let code = game.map.power_info(power).code.as_str();
    match seated.powers.len() {
        1 => line,
        _ => Phrase::new("reformation-missing-of").with("code", code).with("line", line).into(),
    }
}

/// What a power may or must still say, so that the step can close early.
fn missing(game: &Game, power: Power, acts: &[Act]) -> Vec<Term> {
    if game.duty(power) == Duty::Idle {
        return Vec::new();
    }
    let plain = |say: &'static str| vec![Phrase::new(say).into()];
    let map = &game.map;
    match game.state.step {
        Step::Talk if !acts.contains(&Act::Done) => plain("reformation-missing-done"),
        Step::Seal => {
            let answers = |act: &Act| match act {
                Act::Ratify { package, .. } => Some(*package),
                Act::Refuse(package) => Some(*package),
                _ => None,
            };
            let answered: Vec<_> = acts.iter().filter_map(answers).collect();
            let owed = game.unanswered(power).into_iter().filter(|name| !answered.contains(name));
            owed.map(|name| {
                Phrase::new("reformation-missing-answer").with("package", written_package(game, name)).into()
            })
            .collect()
        }
        Step::Peace(_) | Step::Ransom | Step::Pardon | Step::War(_) => {
            let says = |act: &Act| !matches!(act, Act::FallBack(..) | Act::Receive(_));
            if acts.iter().any(says) { Vec::new() } else { plain("reformation-missing-none") }
        }
        Step::Answer(_) => {
            let minors = asked(map, &game.state).into_iter().filter(|asked| asked.protector == power);
            let speaks = |minor: Power| {
                acts.iter().any(|act| match act {
                    Act::Intervene { minor: other, .. } => *other == minor,
                    act => *act == Act::StandAside,
                })
            };
            let mut codes: Vec<&str> = minors
                .filter(|asked| !speaks(asked.minor))
                .map(|asked| map.power_info(asked.minor).code.as_str())
                .collect();
            codes.dedup();
            codes.into_iter().map(|code| Phrase::new("reformation-missing-aside").with("code", code).into()).collect()
        }
        Step::Talk | Step::Master => Vec::new(),
    }
}

/// `PACKAGE 1 OF ENGLAND`
fn written_package(game: &Game, name: crate::reformation::acts::PackageName) -> String {
    format!("PACKAGE {} OF {}", name.number, game.map.power_info(name.of).code)
}

/// A mail shared out among the powers of a seat (R62).
struct Parts {
    /// Each power's lines, at the places where they stood.
    texts: BTreeMap<Power, String>,
    /// What is said of lines that are nobody's.
    remarks: Vec<Remark>,
}

impl Parts {
    fn of(game: &Game, seated: &Seated, text: &str) -> Parts {
        let mut parts = Parts { texts: BTreeMap::new(), remarks: Vec::new() };
        if seated.powers.len() == 1 {
            parts.texts = seated.powers.into_iter().map(|power| (power, text.to_owned())).collect();
            return parts;
        }
        let asked: Vec<Power> = seated.powers.into_iter().filter(|power| game.duty(*power) != Duty::Idle).collect();
        // A line without a head is for the power above it; before any head, for the only one that may do something.
        let mut last = if let [only] = asked[..] { Some(only) } else { None };
        for (number, line) in (1..).zip(text.lines()) {
            let headed = headed(game, seated, line);
            let to: Vec<Power> = match headed {
                Some((power, _)) => vec![power],
                None if last.is_none() && is_ending(line) => asked.clone(),
                None => last.into_iter().collect(),
            };
            last = headed.map(|(power, _)| power).or(last);
            // What is no order is answered as such, by whichever power's sheet.
            let to = match to.is_empty() {
                true if begins_order(line.trim()) => {
                    parts.remarks.push(whose(game, seated, (number, line)));
                    to
                }
                true => seated.powers.into_iter().take(1).collect(),
                false => to,
            };
            let rest = headed.map_or(line, |(_, rest)| rest);
            for power in seated.powers {
                let own = parts.texts.entry(power).or_default();
                own.push_str(if to.contains(&power) { rest } else { "" });
                own.push('\n');
            }
        }
        parts
    }
}

/// The power of the seat whose name heads a line, and the order behind it. A term begins with a power too: behind a head
/// stands what begins an order.
fn headed<'l>(game: &Game, seated: &Seated, line: &'l str) -> Option<(Power, &'l str)> {
    let (first, rest) = line.trim_start().split_once(char::is_whitespace)?;
    let power = game.map.power(first).filter(|power| seated.powers.contains(*power))?;
    let verb = rest.split_whitespace().next().unwrap_or_default().to_uppercase();
    let of_term = ["GIVES", "CEDES", "LENDS", "FREES", "GRANTS", "ABSOLVES", "AND", "ALLY"].contains(&verb.as_str());
    (!of_term && begins_order(rest)).then_some((power, rest.trim_start()))
}

/// `DONE`, `NONE`: what can be said for all powers of a seat at once.
fn is_ending(line: &str) -> bool {
    let word = line.trim().trim_end_matches('.').to_uppercase();
    ["DONE", "NONE", "ГОТОВО", "НИЧЕГО", "НИЩО", "完成", "無"].contains(&word.as_str())
}

fn whose(game: &Game, seated: &Seated, (line, text): (usize, &str)) -> Remark {
    let first = seated.powers.into_iter().next();
    let code = first.map_or("", |power| game.map.power_info(power).code.as_str());
    let example = format!("{code} {}", text.trim());
    let phrase = Phrase::new("reformation-whose").with("example", example.as_str());
    let english = format!("begin the line with the power that it is for: {example}");
    Remark { line, text: text.trim().to_owned(), grade: Grade::Refused, phrase, english }
}
