//! What an operator asks for beside the running daemon, from the command line.

use serde_json::Value;

use super::look::stats;
use super::{DeskError, Office, forget, imports, letters, mailboxes, revoke};
use crate::clock::Moment;
use crate::game::{By, Done, Game, Member, Status};
use crate::language::Language;
use crate::store::{Act, ActAnswer, Store, StoreError};

/// Does what an operator asked for: `pause`, `resume`, `terminate`, `deadline`, `master`, `release` of a game, `again` of a mail,
/// `hold`, `retry`, `drop` of a letter, `block`, `unblock`, `delete` of a person, `revoke` of either, `rotate`, `forget` of keys, `import`
/// of a game, `recount` of all that are over.
pub(super) fn operator_act(office: &Office, store: &mut Store, act: &Act, now: Moment) -> Result<ActAnswer, DeskError> {
    match act.verb.as_str() {
        "again" => Ok(read_again(store, &act.subject)?),
        "hold" | "retry" | "drop" => Ok(with_letters(store, act, now)?),
        "import" => imports::import(office, store, act, now),
        "recount" => stats::recount(store, &act.argument),
        "rotate" | "forget" => revoke::keys(office, store, &act.verb, now),
        "revoke" if act.subject.contains('@') => revoke::of_person(office, store, &act.subject, now),
        "block" | "unblock" | "delete" => with_person(office, store, act, now),
        _ => with_game(office, store, act, now),
    }
}

fn read_again(store: &mut Store, mail: &str) -> Result<ActAnswer, StoreError> {
    Ok(match mail.parse().ok().map(|id| store.read_again(id)).transpose()? {
        Some(true) => ActAnswer::Done(format!("mail {mail} is read again")),
        _ => ActAnswer::Refused(format!("mail {mail} is not there, or waits to be read")),
    })
}

/// Letters on their way: one by its number, or `all`; what is dropped is named one by one.
fn with_letters(store: &mut Store, act: &Act, now: Moment) -> Result<ActAnswer, StoreError> {
    let Act { verb, subject, .. } = act;
    let one = subject.parse().ok();
    if verb == "retry" {
        store.knock_now(now)?;
    }
    if verb == "retry" && subject == "refused" {
        return Ok(ActAnswer::Done(format!(
            "{} letters that were given up are tried again",
            store.revive_letters(None, now)?
        )));
    }
    if one.is_none() && (subject != "all" || verb == "drop") {
        return Ok(ActAnswer::Refused(format!("`{subject}` is no number of a letter; `chancery queue` lists them")));
    }
    let (count, done) = match verb.as_str() {
        "hold" => (store.hold_letters(one)?, "held until `retry`"),
        "retry" => match (one, store.retry_letters(one, now)?) {
            (Some(_), 0) => (store.revive_letters(one, now)?, "tried again, though it was given up"),
            (_, count) => (count, "tried now"),
        },
        _ => (store.drop_letter(one.unwrap_or_default())?, "dropped, and will not be sent"),
    };
    Ok(match (count, one) {
        (0, Some(id)) => {
            ActAnswer::Refused(format!("letter {id} is not on its way; `chancery queue` lists those that are"))
        }
        (_, Some(id)) => ActAnswer::Done(format!("letter {id} is {done}")),
        (count, None) => ActAnswer::Done(format!("{count} letters are {done}")),
    })
}

/// A person by his address. Whoever is blocked writes in vain; whoever is deleted is forgotten as if he had asked for it.
fn with_person(office: &Office, store: &mut Store, act: &Act, now: Moment) -> Result<ActAnswer, DeskError> {
    let address = act.subject.as_str();
    let person = store.person(address)?;
    Ok(match (act.verb.as_str(), person) {
        ("block", _) => match store.block(address, now)? {
            true => ActAnswer::Done(format!("mail from {address} is not acted on any more; letters still go there")),
            false => ActAnswer::Refused(format!("{address} is blocked already")),
        },
        ("unblock", _) => match store.unblock(address)? {
            true => ActAnswer::Done(format!("mail from {address} is acted on again")),
            false => ActAnswer::Refused(format!("{address} is not blocked")),
        },
        (_, None) => ActAnswer::Refused(format!("nobody is registered at {address}")),
        (_, Some(person)) => {
            let (leads, plays) = forget::stakes(store, &forget::forgotten(office, &person))?;
            if !leads.is_empty() {
                let games = leads.join(", ");
                return Ok(ActAnswer::Refused(format!(
                    "{address} alone leads {games}: end that with `terminate` first, or name another with `master ADDRESS`"
                )));
            }
            forget::forget(office, store, &person, now)?;
            let opened =
                if plays.is_empty() { String::new() } else { format!("; seats are open in {}", plays.join(", ")) };
            ActAnswer::Done(format!("{address} is forgotten{opened}"))
        }
    })
}

fn with_game(office: &Office, store: &mut Store, act: &Act, now: Moment) -> Result<ActAnswer, DeskError> {
    let Act { verb, subject, argument, .. } = act;
    let Some(mut game) = store.game(subject)? else {
        return Ok(ActAnswer::Refused(format!(
            "no game is called {subject}; `chancery game` lists those that are here"
        )));
    };
    let (done, answer) = match verb.as_str() {
        "pause" => (Done::Pause, game.pause(now)),
        "resume" => (Done::Resume, game.resume(now)),
        "terminate" => (Done::Terminate, game.terminate(now)),
        "deadline" => (Done::Deadline, game.set_deadline(argument, now)),
        "revoke" => return revoke::of_game(office, store, game, now),
        "master" => return name_master(office, store, game, (argument, now)),
        "release" if game.status == Status::Held => {
            game.status = Status::Paused;
            (Done::Release, game.resume(now))
        }
        "release" => return Ok(ActAnswer::Refused(format!("{subject} is not held: {}", game.status.word()))),
        _ => return Ok(ActAnswer::Refused(format!("`{verb}` is nothing that can be done to a game"))),
    };
    let names = Value::Null;
    let voice = office.templates.voice(Language::English, &names);
    match answer {
        Ok((words, notice)) => {
            // What else an operator wrote is not for players: the log is public, and nothing is ever taken out of it.
            let about = if done == Done::Deadline { argument } else { "" };
            game.note((By::Operator, now), done, &[], about);
            store.save_game(&mut game)?;
            letters::send(office, store, &game, &notice, now)?;
            Ok(ActAnswer::Done(voice.say(&words)))
        }
        Err(words) => Ok(ActAnswer::Refused(voice.say(&words))),
    }
}

/// Makes a registered person the master of a game, in the place of whoever leads it.
fn name_master(
    office: &Office,
    store: &mut Store,
    mut game: Game,
    (address, now): (&str, Moment),
) -> Result<ActAnswer, DeskError> {
    let Some(person) = store.person(&address.to_lowercase())? else {
        return Ok(ActAnswer::Refused(format!("nobody is registered at `{address}`; write `master ADDRESS`")));
    };
    let own = mailboxes::mailboxes(&person.address, Some(&person));
    if mailboxes::plays(store, &game, &own, None)? {
        return Ok(ActAnswer::Refused(format!("{address} plays in {}, and a seated player never leads it", game.name)));
    }
    let names = Value::Null;
    let voice = office.templates.voice(Language::English, &names);
    let member = Member { address: person.address, name: person.name, ..Member::default() };
    match game.name_master(member, now) {
        Ok((words, notices)) => {
            game.note((By::Operator, now), Done::Lead, &[], "");
            store.save_game(&mut game)?;
            for notice in notices {
                letters::send(office, store, &game, &notice, now)?;
            }
            Ok(ActAnswer::Done(voice.say(&words)))
        }
        Err(words) => Ok(ActAnswer::Refused(voice.say(&words))),
    }
}
