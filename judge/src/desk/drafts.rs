//! Answers to press that wait: when their time comes, or their author says so, they go out, or come back to him whole.

use engine::Author;
use serde_json::Value;

use super::letters::forms::{self, Answerable, Hand};
use super::letters::{self, Answered, Reply};
use super::{DeskError, Office, budget};
use crate::clock::{Moment, Span};
use crate::envelope::Envelope;
use crate::facts;
use crate::game::{Addressees, Game, Notice, Role, Status};
use crate::store::{Draft, Store};
use crate::words;
use crate::words::{Answer, Words};

/// How long words wait for a second thought of their author.
pub(super) const PATIENCE: Span = Span(10 * 60);

/// The press that words become, and what stands above it.
///
/// # Errors
/// The game is over, the author or the reader is another one by now, or press is closed.
pub(super) fn press_of(game: &Game, draft: &Draft) -> Result<(Notice, Value), Words> {
    let (Some(from), Some(to)) = (draft.author(), draft.reader()) else { return Err(words!("press-needs-names")) };
    if matches!(game.status, Status::Over(_)) {
        return Err(words!("game-over", game = game.name));
    }
    if !is_authors(game, draft, &from) {
        return Err(words!("draft-not-yours", seat = game.title(&from), game = game.name));
    }
    if game.generation(&to) != draft.reader_generation {
        return Err(words!("draft-other-reader", seat = game.title(&to), game = game.name));
    }
    let role = match from {
        Author::Seat(seat) => Role::Player(seat),
        Author::Master => Role::Master,
    };
    game.press(&role, &Addressees::only(&to), &draft.text)
}

/// Whether whoever wrote the words still sits where he sat.
fn is_authors(game: &Game, draft: &Draft, from: &Author) -> bool {
    let address = match from {
        Author::Seat(seat) => game.chair(seat).and_then(|chair| chair.player.as_ref()).map(|player| &player.address),
        Author::Master => Some(&game.master.address),
    };
    address == Some(&draft.address) && game.generation(from) == draft.generation
}

/// Sends words that waited, if they may go; says so.
pub(super) fn send(
    office: &Office,
    store: &mut Store,
    game: &Game,
    draft: &Draft,
    now: Moment,
) -> Result<Answer, DeskError> {
    match press_of(game, draft) {
        Ok((notice, _)) if !budget::pay_press(store, &draft.address, &notice.to, now)? => {
            Ok(Err(words!("too-much-press")))
        }
        Ok((notice, header)) => {
            letters::send(office, store, game, &notice, now)?;
            Ok(Ok(words!("press-sent", header = header)))
        }
        Err(words) => Ok(Err(words)),
    }
}

/// The time of words has come: they go out, or back.
pub(super) fn ring(office: &Office, store: &mut Store, id: i64, now: Moment) -> Result<(), DeskError> {
    let Some(draft) = store.draft(id)? else { return Ok(()) };
    store.forget_draft(id)?;
    let Some(game) = store.game(&draft.game)? else { return Ok(()) };
    let sent = send(office, store, &game, &draft, now)?;
    tracing::info!(draft = id, game = game.name, sent = sent.is_ok(), "the time of words that waited has come");
    match sent {
        Ok(_) => Ok(()),
        Err(reason) => give_back(office, store, (&game, &draft), &reason, now),
    }
}

/// Writes to whoever wrote words that they did not go out, and gives them back.
fn give_back(
    office: &Office,
    store: &mut Store,
    (game, draft): (&Game, &Draft),
    reason: &Words,
    now: Moment,
) -> Result<(), DeskError> {
    let person = store.person(&draft.address)?;
    let (name, wishes) = person.map(|person| (person.name, person.wishes)).unwrap_or_default();
    let mut reply = Reply::to(office.taste(&wishes));
    reply.names = office.ruleset(&game.ruleset).map(|ruleset| facts::names(game, ruleset)).unwrap_or_default();
    let reader = draft.reader().map(|reader| game.title(&reader));
    let first = reply.entries.len();
    reply.note(office, "", false, &words!("draft-back", reader = reader));
    reply.show_text(office, first, &lines_of(&draft.text));
    reply.note(office, "", true, reason);
    if let Some(author) = draft.author().filter(|author| is_authors(game, draft, author)) {
        let letter = Answerable { press: draft.reader(), ..Answerable::default() };
        reply.back = forms::make(office, store, Hand { game, author: &author }, letter, now)?;
    }
    let envelope = Envelope { from: Some((draft.address.clone(), name)), ..Envelope::default() };
    reply.send(office, store, &Answered { mail: draft.mail, envelope: &envelope, game: Some(game) }, now)
}

/// A text line by line.
pub(super) fn lines_of(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}
