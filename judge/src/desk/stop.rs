//! Mail to the address that stops letters which need no answer (RFC 2369, RFC 8058).

use super::letters::{Answered, Reply};
use super::{DeskError, Office, reminders};
use crate::capability::{Capability, Tag, tag_in};
use crate::clock::Moment;
use crate::envelope::mailbox_key;
use crate::reading::ReadMail;
use crate::store::{InboxRow, Person, Store};
use crate::words;

/// Whether a tag is that of a letter to somebody, by which he stops such letters, and was not taken back.
fn stops(office: &Office, person: &Person, to: &str, tag: &Tag) -> bool {
    let letter = tag.about.parse().ok();
    let stop = Capability::Stop { address: mailbox_key(to), letter };
    stop.fits(tag, &office.keys) && !person.has_lost(letter.unwrap_or_default())
}

/// Stops such letters at the press of a button on our page, which one of them named; whether it was ours.
pub(super) fn by_link(office: &Office, store: &mut Store, letter: i64, tag: &str) -> Result<bool, DeskError> {
    let Some((to, _)) = store.letter(letter)? else { return Ok(false) };
    let known = |person: &Person| tag.parse().is_ok_and(|tag| stops(office, person, &to, &tag));
    let Some(mut person) = store.person(&to)?.filter(known) else { return Ok(false) };
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
    let Some(mut person) = store.person(address)?.filter(|person| stops(office, person, address, &tag)) else {
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
