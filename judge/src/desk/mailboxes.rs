//! Whose mailboxes are one person's.

use std::collections::BTreeSet;

use super::DeskError;
use crate::envelope::mailbox_key;
use crate::game::{Chair, Game, Member};
use crate::store::{Person, Store};

/// The mailboxes of a person: an address, and those that are registered with it.
pub(super) fn mailboxes(address: &str, person: Option<&Person>) -> BTreeSet<String> {
    let registered = person.map(|person| person.address.as_str());
    let second = person.and_then(|person| person.second.as_deref());
    std::iter::once(address).chain(registered).chain(second).map(mailbox_key).collect()
}

/// The mailboxes of somebody in a game, those included from which he has moved.
pub(super) fn mailboxes_of(store: &Store, member: &Member) -> Result<BTreeSet<String>, DeskError> {
    let mut all = BTreeSet::new();
    for address in member.addresses() {
        all.extend(mailboxes(address, store.person(address)?.as_ref()));
    }
    Ok(all)
}

/// Whether one of these mailboxes plays or waits in a game, or acts for a player, but for whoever is there under an address.
pub(super) fn plays(
    store: &Store,
    game: &Game,
    own: &BTreeSet<String>,
    except: Option<&str>,
) -> Result<bool, DeskError> {
    for member in game.players().filter(|member| except != Some(&member.address)) {
        if !mailboxes_of(store, member)?.is_disjoint(own) {
            return Ok(true);
        }
    }
    for deputy in game.chairs.iter().filter_map(Chair::stands_in) {
        if !mailboxes(&deputy.address, store.person(&deputy.address)?.as_ref()).is_disjoint(own) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether one of these mailboxes has any part in a game: whoever plays, leads, looks on or has applied knows or wants
/// something else than a player.
pub(super) fn has_part(store: &Store, game: &Game, own: &BTreeSet<String>) -> Result<bool, DeskError> {
    let here = |address: &str| !mailboxes(address, None).is_disjoint(own);
    let others = game.masters().chain(&game.observers).any(|member| here(&member.address));
    let applies = game.led.applicants.iter().any(|applicant| here(&applicant.member.address));
    Ok(others || applies || plays(store, game, own, None)?)
}

/// Whether the master has removed whoever reads these mailboxes from a game.
pub(super) fn is_barred(game: &Game, own: &BTreeSet<String>) -> bool {
    game.barred.iter().any(|barred| own.contains(barred))
}
