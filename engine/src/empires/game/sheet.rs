//! Reads order lines through the seam: a player's for his power, the master's for neutral states (R67).

use super::table::Game;
use super::{instead, meaning, said};
use crate::empires::orders::Line;
use crate::empires::scenario::Power;
use crate::empires::sheet::{Answer, Answered, Expense, Folded, Refusal, Taken, read_sheet};
use crate::empires::state::UnitName;
use crate::empires::written::{Slip, read_line};
use crate::{Grade, Phrase, Reading, Remark, Said, Sheet, Term};

/// So many lines of a mail are shown what would work; who writes more has other troubles.
const MOST_SHOWN: usize = 60;

/// Reads a player's lines.
pub(super) fn read(game: &Game, power: Power, sheet: &Sheet, text: &str) -> Reading {
    let folded = read_sheet(&game.map, &game.state, power, &game.lines(sheet), text);
    let remarks = folded.answers.iter().map(|answered| remark(game, power, (&folded, answered))).collect();
    let warnings = folded.warnings.iter().map(|warning| said::warning(&game.map, warning)).collect();
    let missing = folded.account.idle.iter().map(|name| Term::Text(name.to_string()));
    Reading {
        missing: if game.state.won.is_some() { Vec::new() } else { missing.collect() },
        notes: vec![account(&folded)],
        warnings,
        remarks,
        sheet: Sheet(folded.sheet.iter().map(|line| line.written(&game.map)).collect()),
    }
}

/// The treasury, what the sheet costs, and what is left (N4).
fn account(folded: &Folded) -> Said {
    let account = &folded.account;
    let spent = account.treasury - account.rest;
    let phrase = Phrase::new("empires-account")
        .with("treasury", i64::from(account.treasury))
        .with("spent", i64::from(spent))
        .with("rest", i64::from(account.rest));
    phrase.said(format!("treasury {}, expenses {spent}, rest {}", account.treasury, account.rest))
}

/// The answer to a line.
pub(super) fn remark(game: &Game, power: Power, (folded, answered): (&Folded, &Answered)) -> Remark {
    let map = &game.map;
    let (grade, Said { phrase, english }) = match &answered.answer {
        Answer::Stands(line, _) | Answer::IfAllied(line, _) if folded.taker(answered).is_some() => noted(
            game,
            line,
            meaning::of(game, (power, line), &units(game, power, (folded, line))),
            taken(game, (folded, answered)),
        ),
        Answer::Stands(line, pounds) => worded(game, power, (folded, line, *pounds)),
        Answer::IfAllied(line, why) => {
            let said = said::void(map, *why);
            let phrase = Phrase::new("empires-if-allied").with("order", line.written(map)).with("else", said.phrase);
            let phrase = phrase.with("means", meaning::of(game, (power, line), &units(game, power, (folded, line))));
            let english = format!("{}: if the alliance comes about; else {}", line.written(map), said.english);
            (Grade::Noted, phrase.said(english))
        }
        Answer::Struck(line) => (Grade::Accepted, said::struck(map, line)),
        Answer::Refused(Refusal::Slip(slip)) => {
            let shown = answered.line <= MOST_SHOWN && slip.names_nothing();
            let instead = if shown { instead::like(game, power, folded, &answered.text) } else { Vec::new() };
            (said::grade(slip), said::refused(said::slip(map, slip), &instead))
        }
        Answer::Refused(Refusal::Void(line, why)) => {
            let instead = instead::of(game, power, folded, (line, *why));
            (Grade::Refused, said::refused(said::void(map, *why), &instead))
        }
        Answer::Refused(Refusal::NothingThere(line)) => (Grade::Refused, said::nothing_there(map, line)),
        Answer::Refused(Refusal::Otherwise(line, others)) => (Grade::Refused, said::otherwise(map, line, others)),
    };
    let Said { phrase, english } = in_place(game, answered, Said { phrase, english });
    Remark { line: answered.line, text: answered.text.clone(), grade, phrase, english }
}

/// What the account says of a line.
fn expense<'f>(folded: &'f Folded, line: &Line) -> Option<&'f Expense> {
    let index = folded.sheet.iter().position(|known| known == line)?;
    folded.account.expenses.iter().find(|expense| expense.line == index)
}

/// The units of a line: as the account has them, or, where later lines have taken some of them, as it stood alone.
fn units(game: &Game, power: Power, (folded, line): (&Folded, &Line)) -> Vec<UnitName> {
    let alone = || {
        let alone = read_sheet(&game.map, &game.state, power, std::slice::from_ref(line), "");
        alone.account.expenses.into_iter().flat_map(|expense| expense.units).collect()
    };
    expense(folded, line).map_or_else(alone, |expense| expense.units.clone())
}

/// A line that stands: what it means, its price and what is left, or why it cannot be paid as the sheet is now.
fn worded(game: &Game, power: Power, (folded, line, price): (&Folded, &Line, u32)) -> (Grade, Said) {
    let means = meaning::of(game, (power, line), &units(game, power, (folded, line)));
    let expense = expense(folded, line);
    match expense.and_then(|expense| expense.void) {
        None => {
            let (pounds, left) = expense.map_or((price, folded.account.rest), |expense| (expense.pounds, expense.left));
            (Grade::Accepted, said::stands(&game.map, line, (means, pounds, left)))
        }
        Some(why) => noted(game, line, means, said::void(&game.map, why)),
    }
}

/// A line that was understood, and why it does not count as it is written.
fn noted(game: &Game, line: &Line, means: Phrase, note: Said) -> (Grade, Said) {
    let said = Phrase::new("empires-noted").with("order", line.written(&game.map)).with("note", note.phrase);
    let english = format!("{}: {}", line.written(&game.map), note.english);
    (Grade::Noted, said.with("means", means).said(english))
}

/// A later line of the same text stands instead of one, or for some of its units, or strikes it out.
fn taken(game: &Game, (folded, answered): (&Folded, &Answered)) -> Said {
    let (later, left) = folded.taker(answered).expect("whoever asks has looked");
    let (how, english) = match (&later.answer, left) {
        (Answer::Struck(_), None) => ("struck", "it is struck out below".to_owned()),
        (_, None) => ("whole", format!("a later line counts instead, {}", later.text)),
        (_, Some(_)) => ("part", format!("for some of its units a later line counts, {}", later.text)),
    };
    let order = match &later.answer {
        Answer::Stands(line, _) | Answer::IfAllied(line, _) => line.written(&game.map),
        _ => later.text.clone(),
    };
    Phrase::new("empires-replaced").with("how", how).with("order", order).said(english)
}

/// What is said of a line that takes something from those of an earlier mail.
fn in_place(game: &Game, answered: &Answered, said: Said) -> Said {
    let line = match &answered.answer {
        Answer::Stands(line, _) | Answer::IfAllied(line, _) => line,
        Answer::Struck(_) | Answer::Refused(_) => return said,
    };
    let old: Vec<&Taken> = answered.taken.iter().filter(|taken| taken.is_old && taken.line != *line).collect();
    if old.is_empty() {
        return said;
    }
    let how = if old.iter().any(|taken| taken.left.is_none()) { "whole" } else { "part" };
    let lines: Vec<String> = old.iter().map(|taken| taken.line.written(&game.map)).collect();
    let english = format!("{}; before: {}", said.english, lines.join(", "));
    let old = Term::AllOf { and: lines.into_iter().map(Term::from).collect() };
    Phrase::new("empires-in-place").with("said", said.phrase).with("how", how).with("old", old).said(english)
}

/// Every line of a sheet as it stands, with what it means and costs.
pub(super) fn standing(game: &Game, power: Power, lines: &[Line]) -> Vec<Phrase> {
    let folded = read_sheet(&game.map, &game.state, power, lines, "");
    folded.sheet.iter().map(|line| worded(game, power, (&folded, line, 0)).1.phrase).collect()
}

/// Reads the master's lines, each for the neutral state whose name heads it.
pub(super) fn of_master(game: &Game, sheet: &Sheet, text: &str) -> Reading {
    let mut reading = Reading { sheet: sheet.clone(), ..Reading::default() };
    for (number, content) in (1..).zip(text.lines()) {
        let Some(read) = read_line(&game.map, content) else { continue };
        let (grade, said) = match read.map(|written| led(game, written.heading)) {
            Err(slip) => (said::grade(&slip), said::slip(&game.map, &slip)),
            Ok(Err(said)) => (Grade::Refused, said),
            Ok(Ok(power)) => fold(game, &mut reading.sheet, power, content),
        };
        let Said { phrase, english } = said;
        reading.remarks.push(Remark { line: number, text: content.trim().to_owned(), grade, phrase, english });
    }
    reading
}

/// The neutral state for which a line of the master's is, by the name that heads it.
pub(super) fn led(game: &Game, heading: Option<Power>) -> Result<Power, Said> {
    if !game.state.settings.master_leads {
        return Err(Phrase::new("empires-judge-leads").said("in this game the judge leads the neutral states"));
    }
    let neutral = heading.filter(|power| !game.map.great().contains(*power));
    neutral.ok_or_else(|| Phrase::new("empires-head").said("a line of yours begins with the name of a neutral state"))
}

/// Folds one line into a neutral state's part of the master's sheet.
fn fold(game: &Game, sheet: &mut Sheet, power: Power, content: &str) -> (Grade, Said) {
    let code = &game.map.power_info(power).code;
    let folded = read_sheet(&game.map, &game.state, power, &game.of_master(sheet, power), content);
    sheet.0.retain(|line| !line.starts_with(&format!("{code} ")));
    sheet.0.extend(folded.sheet.iter().map(|line| format!("{code} {}", line.written(&game.map))));
    match folded.answers.first() {
        Some(answered) => {
            let Remark { grade, phrase, english, .. } = remark(game, power, (&folded, answered));
            (grade, Said { phrase, english })
        }
        None => (Grade::Unread, said::slip(&game.map, &Slip::Strange)),
    }
}
