//! Capabilities taken back at an operator's word, as when a mailbox was broken into: letters that have gone out allow nothing any
//! more, and whoever may answer gets one anew. And the keys under which all of them are sealed.

use chancery_engine::Reader;

use super::{DeskError, Office, letters};
use crate::clock::Moment;
use crate::envelope::mailbox_key;
use crate::game::{About, By, Done, Game, MASTER, Notice, Piece, Status};
use crate::letter::News;
use crate::store::{ActAnswer, Pending, Purpose, SentForm, Store, StoreError, readable};

/// Takes back what the letters of a game allow, whoever got them; what waits for a word in it waits no longer, nor do mails in the name
/// of those who are in it.
pub(super) fn of_game(office: &Office, store: &mut Store, mut game: Game, now: Moment) -> Result<ActAnswer, DeskError> {
    let count = store.retire_forms(&game.name, None)?;
    let to = game.everybody();
    for address in &to {
        take_back_letters(store, address)?;
    }
    let waiting = store.forget_pending_that(|Pending { address, purpose }| {
        purpose.game() == Some(&*game.name) || matches!(purpose, Purpose::Act { .. }) && is_among(&to, address)
    })?;
    tell(office, store, &mut game, to, now)?;
    Ok(ActAnswer::Done(format!(
        "{count} letters of game {} allow nothing any more; new ones are on their way; {waiting} questions that waited for a word are \
         dropped",
        game.name
    )))
}

/// Whether an address, however it is written, is one of these.
fn is_among(own: &[String], address: &str) -> bool {
    own.iter().any(|own| mailbox_key(own) == mailbox_key(address))
}

/// Takes back what letters to a person allow, and to whoever shares his seats; what waits for his word waits no longer.
pub(super) fn of_person(
    office: &Office,
    store: &mut Store,
    address: &str,
    now: Moment,
) -> Result<ActAnswer, DeskError> {
    let Some(person) = store.person(address)? else {
        return Ok(ActAnswer::Refused(format!("nobody is registered at {address}")));
    };
    let own: Vec<String> = [person.address].into_iter().chain(person.second).collect();
    take_back_letters(store, address)?;
    let (mut count, mut games) = (0, Vec::new());
    for name in store.game_names()? {
        // One that is damaged is the operator's to mend.
        let Some(mut game) = readable(store.game(&name))?.flatten() else { continue };
        let taken = take_back(store, &game, &own)?;
        let to: Vec<String> = game.everybody().into_iter().filter(|to| shares(&game, to, &own)).collect();
        count += taken;
        if taken > 0 && !to.is_empty() {
            tell(office, store, &mut game, to, now)?;
            games.push(name);
        }
    }
    let waiting = store.forget_pending_that(|Pending { address, purpose }| {
        is_among(&own, address) || purpose.disposes_of().is_some_and(|of| is_among(&own, of))
    })?;
    let of = if games.is_empty() { String::new() } else { format!(", of {}", games.join(", ")) };
    Ok(ActAnswer::Done(format!(
        "{count} letters to {address}{of} allow nothing any more; {waiting} questions that waited for a word from there, or for another's at a word from \
         there, are dropped"
    )))
}

/// Has all letters to somebody up to now stop none, and report none as lost.
fn take_back_letters(store: &mut Store, address: &str) -> Result<(), StoreError> {
    let Some(mut person) = store.person(address)? else { return Ok(()) };
    person.wishes.revoked = Some(store.newest_letter()?);
    store.register(&person)
}

/// Retires the letters of a game to the place that one of these mailboxes has in it; how many.
fn take_back(store: &mut Store, game: &Game, own: &[String]) -> Result<usize, StoreError> {
    let places = own.iter().flat_map(|own| {
        let place = match game.reader(own) {
            Reader::Seat(seat) => Some(seat.to_string()),
            Reader::Master => Some(MASTER.to_owned()),
            Reader::Public => None,
        };
        place.into_iter().chain([SentForm::seatless(own)])
    });
    places.map(|place| store.retire_forms(&game.name, Some(&place))).sum()
}

/// Whether a reader is one of these mailboxes, or writes for the same seat or as the same master.
fn shares(game: &Game, reader: &str, own: &[String]) -> bool {
    let place = |address: &str| Some(game.reader(address)).filter(|place| *place != Reader::Public);
    own.iter().any(|own| own == reader || place(own).is_some_and(|place| place == game.reader(reader)))
}

/// Notes it in the game's log, and sends those who may answer what they can answer.
fn tell(office: &Office, store: &mut Store, game: &mut Game, to: Vec<String>, now: Moment) -> Result<(), DeskError> {
    if matches!(game.status, Status::Over(_)) {
        return Ok(());
    }
    game.note((By::Operator, now), Done::Revoke, &[], "");
    store.save_game(game)?;
    let pieces = vec![Piece { news: News::Revoked, seats: Vec::new(), since: None, count: None }];
    letters::send(office, store, game, &Notice { to, about: About::News(pieces) }, now)
}

/// Puts a new key in use, or forgets former ones. Judges side by side have one key: what is done to it is done while one is there.
pub(super) fn keys(office: &Office, store: &mut Store, verb: &str, now: Moment) -> Result<ActAnswer, DeskError> {
    if store.has_others()? {
        let told = "other judges are at work with this database, by the same key: stop all of them but one, ask again, and give the \
                    others its file";
        return Ok(ActAnswer::Refused(told.to_owned()));
    }
    let path = office.config.store.key_path();
    let done = match verb {
        // A clock that was ahead has dated what it has signed until then.
        "rotate" => office.keys.rotate(&path, &office.chance, now.max(store.latest_letter()?)).map(|()| {
            let public = office.keys.public();
            format!("a new key is in use: {public}; former ones go on opening what they have sealed, until `forget`")
        }),
        _ => office.keys.forget_former(&path).map(|count| {
            format!("{count} former keys are forgotten; what answers the letters that they sealed is known by passwords alone")
        }),
    };
    Ok(match done {
        Ok(told) => {
            store.note_keys(&office.keys.digest())?;
            ActAnswer::Done(told)
        }
        Err(error) => ActAnswer::Refused(format!("{} cannot be written: {error}; nothing has changed", path.display())),
    })
}
