//! Mail to the address that stops letters which need no answer (RFC 2369, RFC 8058).

use super::letters::{Answered, Reply};
use super::{DeskError, Office, reminders};
use crate::capability::{Capability, tag_in};
use crate::clock::Moment;
use crate::envelope::mailbox_key;
use crate::reading::ReadMail;
use crate::store::{InboxRow, Store};
use crate::words;

/// Stops such letters at the press of a button on our page, which one of them named; whether it was ours.
pub(super) fn by_link(office: &Office, store: &mut Store, letter: i64, tag: &str) -> Result<bool, DeskError> {
    let Some((to, _)) = store.letter(letter)? else { return Ok(false) };
    let stop = Capability::Stop { address: mailbox_key(&to) };
    let known = tag.parse().is_ok_and(|tag| stop.fits(&tag, &office.keys));
    let Some(mut person) = store.person(&to)?.filter(|_| known) else { return Ok(false) };
    person.wishes.no_notices = true;
    person.wishes.reminders = None;
    store.register(&person)?;
    reminders::spread(store, &person, None)?;
    Ok(true)
}

/// Stops such letters when a mail came to the address for it; what became of it. Whoever sent it, a machine at the press of
/// a button included: only the reader of our letter knows the address.
pub(super) fn take(
    office: &Office,
    store: &mut Store,
    row: &InboxRow,
    reading: &ReadMail,
    now: Moment,
) -> Result<Option<String>, DeskError> {
    let envelope = &reading.envelope;
    let tag = tag_in(&envelope.to, &office.config.judge.address).filter(|tag| tag.purpose == 's');
    let (Some(tag), Some((address, _))) = (tag, &envelope.from) else { return Ok(None) };
    let stop = Capability::Stop { address: mailbox_key(address) };
    let Some(mut person) = store.person(address)?.filter(|_| stop.fits(&tag, &office.keys)) else {
        return Ok(Some("ignored: this address stops nothing for its sender".into()));
    };
    let reminded = person.wishes.reminders.take().is_some();
    if !std::mem::replace(&mut person.wishes.no_notices, true) || reminded {
        store.register(&person)?;
        reminders::spread(store, &person, None)?;
        let mut reply = Reply::to(office.taste(&person.wishes));
        reply.say(office, "", &Ok(words!("notices-stopped")));
        reply.send(office, store, &Answered { mail: row.id, envelope, game: None }, now)?;
    }
    Ok(Some("stopped notices".into()))
}
