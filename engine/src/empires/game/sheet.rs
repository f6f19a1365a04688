//! Reads order lines through the seam: a player's for his power, the master's for neutral states (R67).

use super::said;
use super::table::Game;
use crate::empires::orders::Line;
use crate::empires::scenario::Power;
use crate::empires::sheet::{Answer, Answered, Folded, Refusal, read_sheet};
use crate::empires::written::{Slip, read_line};
use crate::{Grade, Phrase, Reading, Remark, Said, Sheet, Term};

/// Reads a player's lines.
pub(super) fn read(game: &Game, power: Power, sheet: &Sheet, text: &str) -> Reading {
    let folded = read_sheet(&game.map, &game.state, power, &game.lines(sheet), text);
    let remarks = folded.answers.iter().map(|answered| remark(game, &folded, answered)).collect();
    let warnings = folded.warnings.iter().map(|warning| said::warning(&game.map, *warning)).collect();
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

fn remark(game: &Game, folded: &Folded, answered: &Answered) -> Remark {
    let map = &game.map;
    let (grade, Said { phrase, english }) = match &answered.answer {
        Answer::Stands(line, pounds) => standing(game, folded, (line, *pounds)),
        Answer::IfAllied(line, why) => {
            let Said { phrase, english } = said::void(map, *why);
            let phrase = Phrase::new("empires-if-allied").with("order", line.written(map)).with("else", phrase);
            (Grade::Noted, phrase.said(format!("{}: if the alliance comes about; else {english}", line.written(map))))
        }
        Answer::Struck(line) => (Grade::Accepted, said::struck(map, line)),
        Answer::Refused(Refusal::Slip(slip)) => (said::grade(slip), said::slip(map, slip)),
        Answer::Refused(Refusal::Void(_, why)) => (Grade::Refused, said::void(map, *why)),
        Answer::Refused(Refusal::NothingThere(line)) => (Grade::Refused, said::nothing_there(map, line)),
    };
    Remark { line: answered.line, text: answered.text.clone(), grade, phrase, english }
}

/// A line that stands: its price, or why it cannot be paid as the sheet is now.
fn standing(game: &Game, folded: &Folded, (line, pounds): (&Line, u32)) -> (Grade, Said) {
    let index = folded.sheet.iter().position(|known| known == line);
    let expense = index.and_then(|index| folded.account.expenses.iter().find(|expense| expense.line == index));
    let stands = said::stands(&game.map, line, pounds);
    match expense.and_then(|expense| expense.void) {
        None => (Grade::Accepted, stands),
        Some(why) => {
            let Said { phrase, english } = said::void(&game.map, why);
            let noted = Phrase::new("empires-noted").with("order", line.written(&game.map)).with("note", phrase);
            (Grade::Noted, noted.said(format!("{}: {english}", line.written(&game.map))))
        }
    }
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
            let Remark { grade, phrase, english, .. } = remark(game, &folded, answered);
            (grade, Said { phrase, english })
        }
        None => (Grade::Unread, said::slip(&game.map, &Slip::Strange)),
    }
}
