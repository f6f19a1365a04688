//! What an operator asks for beside the running daemon, from the command line.

use serde_json::Value;

use super::{DeskError, Office, letters};
use crate::clock::Moment;
use crate::game::Status;
use crate::language::Language;
use crate::store::{Act, Store};

/// Does what an operator asked for: `pause`, `resume`, `terminate`, `deadline`, `release` of a game, `again` of a mail.
pub(super) fn operator_act(office: &Office, store: &mut Store, act: &Act, now: Moment) -> Result<String, DeskError> {
    let Act { verb, subject, argument, .. } = act;
    if verb == "again" {
        let known = subject.parse().ok().map(|id| store.read_again(id)).transpose()?.unwrap_or_default();
        let known = if known { "is read again" } else { "is not there, or waits to be read" };
        return Ok(format!("mail {subject} {known}"));
    }
    let Some(mut game) = store.game(subject)? else { return Ok(format!("no game is called {subject}")) };
    let answer = match verb.as_str() {
        "pause" => game.pause(now),
        "resume" => game.resume(now),
        "terminate" => game.terminate(),
        "deadline" => game.set_deadline(argument, now),
        "release" if game.status == Status::Held => {
            game.status = Status::Paused;
            game.resume(now)
        }
        _ => return Ok(format!("`{verb}` is nothing that can be done to this game now")),
    };
    let names = Value::Null;
    let voice = office.templates.voice(Language::English, &names);
    match answer {
        Ok((words, notice)) => {
            store.save_game(&game)?;
            letters::send(office, store, &game, &notice, now)?;
            Ok(voice.say(&words))
        }
        Err(words) => Ok(voice.say(&words)),
    }
}
