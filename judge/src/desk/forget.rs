//! Forgetting a person: in every game, in the store, and in the mails that are kept.

use std::collections::BTreeMap;

use super::{DeskError, Office, letters};
use crate::clock::Moment;
use crate::game::Forgotten;
use crate::reading;
use crate::store::{Person, Store, readable};

/// Who is forgotten, under a new word.
pub(super) fn forgotten(office: &Office, person: &Person) -> Forgotten {
    let own = std::iter::once(&person.address).chain(&person.second).map(|address| address.to_lowercase()).collect();
    Forgotten { own, word: office.chance.word(4).to_uppercase(), heirs: BTreeMap::new() }
}

/// The games that somebody leads alone, so that he cannot go, and those that lose him as a player.
pub(super) fn stakes(store: &Store, who: &Forgotten) -> Result<(Vec<String>, Vec<String>), DeskError> {
    let (mut leads, mut plays) = (Vec::new(), Vec::new());
    for name in store.game_names()? {
        let Some(game) = readable(store.game(&name))?.flatten() else { continue };
        if game.needs_as_master(who) {
            leads.push(name);
        } else if game.loses(who) {
            plays.push(name);
        }
    }
    Ok((leads, plays))
}

/// Forgets a person now; his mails, and letters to him that have gone out, are blotted out when the desk next tidies up, since the
/// one that asks for this is still being answered.
pub(super) fn forget(office: &Office, store: &mut Store, person: &Person, now: Moment) -> Result<(), DeskError> {
    let mut who = forgotten(office, person);
    for name in store.game_names()? {
        let Some(mut game) = readable(store.game(&name))?.flatten() else { continue };
        let before = game.clone();
        who.heirs.clear();
        for address in game.moved_from(&who.own) {
            let called = store.person(&address)?.map_or_else(|| who.name(), |heir| heir.name);
            who.heirs.insert(address, called);
        }
        let notices = game.forget_person(&who);
        if game == before {
            continue;
        }
        store.save_game(&mut game)?;
        for notice in notices {
            letters::send(office, store, &game, &notice, now)?;
        }
    }
    who.own.iter().try_for_each(|address| store.forget_person(address, now))?;
    tracing::info!("a person is forgotten");
    Ok(())
}

/// Blots out what is kept of people who are forgotten.
pub(super) fn blot_out(office: &Office, store: &mut Store) -> Result<(), DeskError> {
    for address in store.to_blot_out()? {
        if store.person(&address)?.is_some() {
            store.know_again(&address)?;
            continue;
        }
        store.forget_rows(&address)?;
        for id in store.mails_that_name(&address)? {
            let Some(row) = store.mail(id)? else { continue };
            let envelope = reading::read(&row.raw, &office.circumstances(row.signed_by.clone())).envelope;
            if envelope.from.is_some_and(|(from, _)| from.eq_ignore_ascii_case(&address)) {
                store.blot_out_mail(id)?;
            }
        }
        store.blot_out_letters(&address)?;
    }
    Ok(())
}
