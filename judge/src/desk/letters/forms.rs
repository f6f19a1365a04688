//! Order forms in letters.

use chancery_engine::Author;
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use super::mailto;
use crate::capability::Capability;
use crate::clock::Moment;
use crate::desk::{DeskError, Office};
use crate::facts::Form;
use crate::game::{Addressees, Game, MASTER};
use crate::letter::Voice;
use crate::store::{FormLine, SentForm, Store};

/// How wide notes are: what a telephone shows of a line in letters of one width.
const WIDTH: usize = 38;
/// What a note begins with.
const MARK: &str = "; ";
/// How many lines the note of a line may have.
const MOST_NOTES: usize = 5;

/// Who may order in which game.
#[derive(Clone, Copy)]
pub(in crate::desk) struct Hand<'a> {
    pub(in crate::desk) game: &'a Game,
    pub(in crate::desk) author: &'a Author,
}

/// What of a letter its answer depends on.
#[derive(Clone, Default)]
pub(in crate::desk) struct Answerable<'a> {
    /// In whose words it shows a form of all that is asked; nobody's: it shows none, and orders can be written all the same.
    pub(in crate::desk) shown: Option<Voice<'a>>,
    /// Whose press it is, or to whom it says that words wait: one seat, or the master.
    pub(in crate::desk) press: Option<Addressees>,
    /// To whom it goes.
    pub(in crate::desk) to: &'a str,
    /// Those words.
    pub(in crate::desk) draft: Option<i64>,
    /// The form, where the ruleset has told it just now.
    pub(in crate::desk) form: Option<Value>,
}

/// How a letter can be answered: what it shows to be filled in, and what an answer is allowed.
#[derive(Clone, Default, Debug)]
pub(in crate::desk) struct WayBack {
    pub(in crate::desk) form: Option<Form>,
    pub(in crate::desk) capability: Option<Capability>,
}

/// What a seat or the master can order now, line by line, in the reader's words; nothing when nothing is asked.
pub(in crate::desk) fn lines(office: &Office, hand: Hand<'_>, voice: Voice<'_>) -> (Vec<FormLine>, bool) {
    said(&form(office, hand, None), voice)
}

/// The form of a seat or of the master, as the ruleset tells it; nothing when nothing is asked.
fn form(office: &Office, Hand { game, author }: Hand<'_>, known: Option<Value>) -> Value {
    let Some(ruleset) = office.ruleset(&game.ruleset).filter(|_| game.asks(author)) else { return Value::Null };
    known.unwrap_or_else(|| game.standing(ruleset, author).unwrap_or_default()["form"].take())
}

/// The lines of a form, and whether one changed line means all of them.
fn said(form: &Value, voice: Voice<'_>) -> (Vec<FormLine>, bool) {
    let line = |line: &Value| FormLine {
        order: voice.told(&line["order"]),
        open: Some(&line["open"]).filter(|open| !open.is_null()).map(|open| voice.told(open)),
        note: voice.told(&line["note"]),
        of: line["of"].as_str().map(str::to_owned),
    };
    let lines = form["lines"].as_array().map(|lines| lines.iter().map(line).collect()).unwrap_or_default();
    (lines, form["whole"].as_bool().unwrap_or_default())
}

/// Makes a letter to a seat's player or to the master one that can be answered.
pub(in crate::desk) fn make(
    office: &Office,
    store: &mut Store,
    hand: Hand<'_>,
    mut letter: Answerable<'_>,
    now: Moment,
) -> Result<WayBack, DeskError> {
    let Hand { game, author } = hand;
    let mut told = form(office, hand, letter.form.take());
    let (lines, whole) = letter.shown.map(|voice| said(&told, voice)).unwrap_or_default();
    let generation = game.generation_to(author, letter.to);
    let seat = called(author);
    let label = game.round.as_ref().map(|round| round.label.clone()).unwrap_or_default();
    let grey = letter.press.as_ref().is_some_and(|press| press.hidden);
    let press = letter.press.as_ref().and_then(author_of).map(|author| called(&author));
    let (id, game, draft) = (String::new(), game.name.clone(), letter.draft);
    let undone = false;
    let form = SentForm { id, game, seat, generation, label, lines, whole, press, grey, draft, undone };
    let form = kept(office, store, form, now)?;
    let facts = Form {
        id: form.id.clone(),
        game: form.game.to_uppercase(),
        seat: form.seat.clone(),
        label: form.label.clone(),
        lines: form.lines.iter().flat_map(written).collect(),
        count: form.lines.len(),
        link: mailto::link(&office.config.judge, &form),
        // In sentences, where the ruleset has some for it.
        asks: told["asks"].as_array_mut().map(std::mem::take).unwrap_or_default(),
    };
    let SentForm { id, game, seat, generation, label, lines, .. } = form;
    let capability = Some(Capability::Orders { form: id, game, seat, generation, label });
    Ok(WayBack { form: (!lines.is_empty()).then_some(facts), capability })
}

/// Makes a letter one that can be answered to somebody who waits for the start, or looks on: it holds no form, and the answer
/// is known as his.
pub(in crate::desk) fn make_for_seatless(
    office: &Office,
    store: &mut Store,
    (game, address): (&Game, &str),
    now: Moment,
) -> Result<WayBack, DeskError> {
    let label = game.round.as_ref().map(|round| round.label.clone()).unwrap_or_default();
    let (id, seat, lines) = (String::new(), SentForm::seatless(address), Vec::new());
    let game = game.name.clone();
    let form = SentForm {
        id,
        game,
        seat,
        generation: 0,
        label,
        lines,
        whole: false,
        press: None,
        grey: false,
        draft: None,
        undone: false,
    };
    let SentForm { id, game, seat, generation, label, .. } = kept(office, store, form, now)?;
    Ok(WayBack { form: None, capability: Some(Capability::Orders { form: id, game, seat, generation, label }) })
}

/// A form under the id by which it is kept: that of one that says the same, if there is one.
fn kept(office: &Office, store: &mut Store, mut form: SentForm, now: Moment) -> Result<SentForm, DeskError> {
    match store.form_like(&form)? {
        Some(id) => form.id = id,
        None => {
            form.id = unused(office, store)?;
            store.keep_form(&form, now)?;
        }
    }
    Ok(form)
}

/// An id that no form has yet.
fn unused(office: &Office, store: &Store) -> Result<String, DeskError> {
    loop {
        let id = office.chance.word(6).to_uppercase();
        if !store.has_form(&id)? {
            return Ok(id);
        }
    }
}

/// What the store calls somebody.
pub(in crate::desk) fn called(author: &Author) -> String {
    match author {
        Author::Seat(seat) => seat.to_string(),
        Author::Master => MASTER.to_owned(),
    }
}

/// Who is meant, where it is one seat, or the master.
pub(in crate::desk) fn author_of(to: &Addressees) -> Option<Author> {
    match to.seats.as_slice() {
        _ if to.all || to.observers => None,
        [] if to.master => Some(Author::Master),
        [seat] if !to.master => Some(Author::Seat(seat.clone())),
        _ => None,
    }
}

/// A line and what could be written in its place, `A PAR ?` above `; may go: Bur Gas Pic Bre`: so narrow that no telephone
/// breaks it.
fn written(line: &FormLine) -> Vec<String> {
    let mut lines = vec![line.shown().to_owned()];
    let mut note = String::new();
    for word in line.note.split_whitespace() {
        if !note.is_empty() && note.width() + 1 + word.width() > WIDTH - MARK.len() {
            lines.push(format!("{MARK}{note}"));
            note.clear();
            if lines.len() > MOST_NOTES {
                lines.push(format!("{MARK}..."));
                return lines;
            }
        }
        note += if note.is_empty() { "" } else { " " };
        note += word;
    }
    lines.extend((!note.is_empty()).then(|| format!("{MARK}{note}")));
    lines
}
