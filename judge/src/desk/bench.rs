//! Open seats are offered to those who stand by, one after the other: each gets a letter that he answers with TAKE.

use chancery_engine::{Reader, Seat};

use super::mailboxes::{is_barred, mailboxes, plays};
use super::{DeskError, Office, letters, reach};
use crate::capability::Capability;
use crate::clock::{Moment, Span};
use crate::envelope::mailbox_key;
use crate::facts::{self, SeatOffer};
use crate::game::Game;
use crate::letter::{Facts, Letter, LetterKind};
use crate::store::{Pending, Person, Purpose, Store};

/// The most games for which somebody can stand by.
pub(super) const MOST_BENCHES: u32 = 20;
/// The most games with open seats that are looked at for one who stands by for any.
pub(super) const MOST_OPEN: u32 = 50;
/// How long somebody who answers too late is told so.
const TOLD_FOR: Span = Span::hours(24 * 3);

/// Offers every open seat that is offered to nobody to the next one on the bench; whether any was. The game is saved.
pub(super) fn offer(office: &Office, store: &mut Store, game: &mut Game, now: Moment) -> Result<bool, DeskError> {
    let mut offered = false;
    for seat in game.seats_to_offer() {
        let Some(person) = next(store, game, &seat)? else { continue };
        let kind = office.ruleset(&game.ruleset).map(|ruleset| ruleset.about());
        let kind = kind.and_then(|about| about.kind(&game.round.as_ref()?.kind));
        let until = game.offer_until(kind, now);
        post(office, store, (game, &seat), (&person, until), now)?;
        game.note_offer(&seat, &person.address, until);
        offered = true;
    }
    if offered {
        store.save_game(game)?;
    }
    Ok(offered)
}

/// The next one on the bench who may have a seat and has not been asked.
fn next(store: &Store, game: &Game, seat: &Seat) -> Result<Option<Person>, DeskError> {
    for address in store.bench(&game.name)? {
        let Some(person) = store.person(&address)? else { continue };
        let own = mailboxes(&person.address, Some(&person));
        let free = !game.has_been_asked(seat, &person.address) && !is_barred(game, &own);
        if free && !plays(store, game, &own, None)? {
            return Ok(Some(person));
        }
    }
    Ok(None)
}

fn post(
    office: &Office,
    store: &mut Store,
    (game, seat): (&Game, &Seat),
    (person, until): (&Person, Moment),
    now: Moment,
) -> Result<(), DeskError> {
    let Some(chair) = game.chair(seat) else { return Ok(()) };
    let (to, taste) = (&person.address, office.taste(&person.wishes));
    let purpose = Purpose::TakeSeat { game: game.name.clone(), seat: seat.clone() };
    let id = store.await_word(&Pending { address: to.clone(), purpose }, until.plus(TOLD_FOR), now)?;
    let zone = crate::clock::zone(&person.wishes.zone).filter(|_| !person.wishes.zone.is_empty());
    let position = office.ruleset(&game.ruleset).and_then(|rules| facts::position(game, rules, &Reader::Public).ok());
    let facts = SeatOffer {
        frame: letters::frame(office, game, now),
        seat: facts::Seated { title: chair.title(), stands: chair.stands.clone() },
        position: position.unwrap_or_default(),
        until: until.stamp(&zone.unwrap_or_else(|| game.pace.time_zone())),
    };
    let letter = Letter {
        capability: Some(Capability::Confirm { id, address: mailbox_key(to) }),
        ..office.begin(LetterKind::SeatOffer, Some(game), None)
    };
    let letter = office.write(&Facts::of(&facts), &taste, letter)?;
    reach::post(store, to, &letter, now)?;
    tracing::info!(game = game.name, %seat, "an open seat is offered");
    Ok(())
}
