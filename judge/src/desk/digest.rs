//! Digests: what can wait comes to whoever wants that in one letter a day, at his hour.

use chancery_engine::Author;
use jiff::tz::TimeZone;

use super::letters::forms::{self, Answerable, Hand, WayBack};
use super::{DeskError, Office, reach};
use crate::clock::{Moment, Span, zone};
use crate::facts::{self, Digest, Frame, OldNews};
use crate::game::Game;
use crate::letter::{Facts, Letter, LetterKind};
use crate::store::{Gathered, Person, Store, Wishes, readable};

/// How long before the last moment of a turn its news come at least.
pub(super) const BEFORE: Span = Span::hours(2);

/// The zone of the hours that somebody has set for himself, in whichever game.
pub(super) fn zone_of(office: &Office, wishes: &Wishes) -> TimeZone {
    zone(&wishes.zone).filter(|_| !wishes.zone.is_empty()).unwrap_or_else(|| facts::judge_zone(&office.config))
}

/// When somebody's next digest goes out; `None`: he wants none.
pub(super) fn due(office: &Office, wishes: &Wishes, now: Moment) -> Option<Moment> {
    wishes.digest.map(|hour| hour.next(now, &zone_of(office, wishes)))
}

/// Somebody has another hour, or none any more: what waits for him comes then, or now.
pub(super) fn change(office: &Office, store: &mut Store, person: &Person, now: Moment) -> Result<(), DeskError> {
    let to = person.address.to_lowercase();
    match due(office, &person.wishes, now) {
        Some(due) => Ok(store.date_digest(&to, due)?),
        None => send(office, store, &to, now),
    }
}

/// Sends somebody all that has waited for him.
pub(super) fn send(office: &Office, store: &mut Store, to: &str, now: Moment) -> Result<(), DeskError> {
    let gathered = store.take_gathered(to)?;
    let Some(last) = gathered.last() else { return Ok(()) };
    let wishes = store.person(to)?.map(|person| person.wishes).unwrap_or_default();
    let frame = Frame::alone(&office.config, now);
    let zone = zone_of(office, &wishes);
    let told = |news: &Gathered| (news.game.clone(), OldNews { at: news.at.stamp(&zone), text: news.text.clone() });
    let digest = Digest::of(frame, gathered.iter().map(told).collect());
    let game = readable(store.kept_game(&last.game))?.flatten();
    let capability = match &game {
        Some(game) => way_back(office, store, (game, to), now)?.capability,
        None => None,
    };
    let letter = Letter { game: Some(last.game.clone()), capability, ..office.begin(LetterKind::Digest, None, None) };
    let letter = office.write(&Facts::of(&digest), &office.taste(&wishes), letter)?;
    let id = reach::post(store, to, &letter, now)?;
    tracing::info!(letter = id, kind = %letter.kind, "digest written");
    Ok(())
}

/// What an answer is allowed: what one to a letter about that game alone would be.
fn way_back(office: &Office, store: &mut Store, (game, to): (&Game, &str), now: Moment) -> Result<WayBack, DeskError> {
    let seat = game.chairs.iter().find(|chair| !chair.eliminated && chair.is_read_by(to));
    let author = match seat {
        Some(chair) => Author::Seat(chair.seat.clone()),
        None if game.is_master(to) => Author::Master,
        None => return forms::make_for_seatless(office, store, (game, to), now),
    };
    forms::make(office, store, Hand { game, author: &author }, Answerable { to, ..Answerable::default() }, now)
}
