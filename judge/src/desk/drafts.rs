//! Press that waits: when its time comes, or its author says so, it goes out, or comes back to him whole.

use chancery_engine::Author;

use super::letters::forms::{self, Answerable, Hand};
use super::letters::{Answered, Reply};
use super::{DeskError, Office, budget, spoken};
use std::sync::Arc;

use crate::clock::Moment;
use crate::envelope::Envelope;
use crate::facts;
use crate::game::{Game, Member, Speaker, Spoken, Status};
use crate::store::{Draft, Store};
use crate::words;
use crate::words::{Answer, Words};

/// The press that words become.
///
/// # Errors
/// The game is over, the author or the reader is another one by now, or press is closed.
pub(super) fn press_of(game: &Game, draft: &Draft) -> Result<Spoken, Words> {
    let Some(from) = draft.speaker() else { return Err(words!("press-needs-names")) };
    let direction = draft.direction();
    if matches!(game.status, Status::Over(_)) {
        return Err(words!("game-over", game = game.name));
    }
    if !is_authors(game, draft, &from) {
        return Err(words!(
            "draft-not-yours",
            seat = from.author().map(|author| game.title(&author)),
            game = game.name
        ));
    }
    let answered = forms::author_of(&direction.to).filter(|_| !draft.to.is_empty());
    if answered.is_some_and(|reader| game.generation(&reader) != draft.reader_generation) {
        return Err(words!("draft-other-reader", seat = direction.to.title(game), game = game.name));
    }
    if draft.passed {
        Ok(game.speak((&from, &draft.address), &direction, &draft.text))
    } else {
        game.press((&from, &draft.address), &direction, &draft.text)
    }
}

/// Whether whoever wrote the words still has the place that he had.
fn is_authors(game: &Game, draft: &Draft, from: &Speaker) -> bool {
    let has = |members: &[Member]| members.iter().any(|member| member.address == draft.address);
    match from {
        Speaker::Observer(_) => has(&game.observers),
        Speaker::Waiting(_) => has(&game.waiting) || game.players().any(|player| player.address == draft.address),
        Speaker::Master => game.is_master(&draft.address) && game.generation(&Author::Master) == draft.generation,
        Speaker::Seat(seat) => {
            let same = game.generation(&Author::Seat(seat.clone())) == draft.generation;
            same && game.chair(seat).is_some_and(|chair| chair.is_read_by(&draft.address))
        }
    }
}

/// Words that wait follow their author, who has moved to another address in a game, and those that answer him his move: what could have
/// gone out before it still can.
pub(super) fn follow(
    store: &mut Store,
    (before, game): (&Game, &Game),
    (from, to): (&str, &str),
) -> Result<(), DeskError> {
    let now = |author: Option<Author>, then: u32| {
        author.filter(|author| before.generation(author) == then).map_or(then, |author| game.generation(&author))
    };
    for id in store.drafts_in(&game.name)? {
        let Some(draft) = store.draft(id)? else { continue };
        let (author, reader) = (draft.speaker().and_then(|own| own.author()), forms::author_of(&draft.direction().to));
        let address = if budget::is_one_mailbox(&draft.address, from) { to.to_owned() } else { draft.address.clone() };
        let generation = now(author, draft.generation);
        let reader_generation = now(reader, draft.reader_generation);
        store.rewrite_draft(id, &Draft { address, generation, reader_generation, ..draft })?;
    }
    Ok(())
}

/// Sends words that waited, if they may go; says so.
pub(super) fn send(
    office: &Office,
    store: &mut Store,
    game: &Game,
    draft: &Draft,
    now: Moment,
) -> Result<Answer, DeskError> {
    let spoken = match press_of(game, draft) {
        Ok(spoken) => spoken,
        Err(words) => return Ok(Err(words)),
    };
    if !draft.passed && !budget::pay_press(store, &draft.address, &spoken.readers(), now)? {
        return Ok(Err(words!("too-much-press")));
    }
    spoken::send(office, store, (game, &draft.address), (&spoken, &draft.direction()), now)?;
    Ok(Ok(spoken::sent(game, &spoken.message)))
}

/// The time of words has come: they go out, or back.
pub(super) fn ring(office: &Office, store: &mut Store, id: i64, now: Moment) -> Result<(), DeskError> {
    let Some(draft) = store.draft(id)? else { return Ok(()) };
    store.forget_draft(id)?;
    let Some(game) = store.kept_game(&draft.game)? else { return Ok(()) };
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
    let to = draft.direction().to;
    let first = reply.entries.len();
    reply.note(office, "", false, &words!("draft-back", reader = spoken::readers(game, &to)));
    reply.show_text(office, first, &lines_of(&draft.text));
    reply.note(office, "", true, reason);
    let speaker = draft.speaker().filter(|speaker| is_authors(game, draft, speaker));
    if let Some(author) = speaker.and_then(|speaker| speaker.author()) {
        let press = Some(to).filter(|to| forms::author_of(to).is_some());
        let letter = Answerable { press, to: &draft.address, ..Answerable::default() };
        reply.back = forms::make(office, store, Hand { game, author: &author }, letter, now)?;
    }
    let envelope = Envelope { from: Some((draft.address.clone(), name)), ..Envelope::default() };
    reply.send(
        office,
        store,
        &Answered { mail: draft.mail, envelope: &envelope, game: Some(Arc::new(game.clone())) },
        now,
    )
}

/// A text line by line.
pub(super) fn lines_of(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}
