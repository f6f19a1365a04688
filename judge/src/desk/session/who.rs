//! Who may do what: why somebody may not, being what he is in a game, and what he can write instead.

use serde_json::json;

use super::Current;
use crate::command::{Class, Part, Spec, Who};
use crate::game::{Chair, Game, Role, Status};
use crate::words;
use crate::words::Words;

/// A sentence that mentions nothing.
pub(super) fn alone(id: &'static str) -> Words {
    Words { id, args: Vec::new() }
}

/// Why somebody may not do something, and what he can write instead, being what he is in the game. `own`: no master does it in
/// a player's place.
pub(super) fn who_may(refusal: &'static str, own: bool, current: &Current) -> Words {
    let (game, part) = (&current.game, part(&current.role));
    let way = |say: &str, with: serde_json::Value| json!({"say": say, "with": with});
    let letter = |chair: &Chair| chair.letters.chars().take(1).collect::<String>();
    let way = match (refusal, part) {
        ("master-only", Part::Player) => way("way-ask-master", json!({"game": game.name, "part": "player"})),
        ("master-only", Part::Waiting) => way("way-ask-master", json!({"game": game.name, "part": "waiting"})),
        ("master-only", Part::Observer) => way("way-ask-master", json!({"game": game.name, "part": "observer"})),
        ("players-only", Part::Waiting) => way("way-waiting", json!({"game": game.name})),
        ("players-only" | "orders-not-yours", Part::Observer) => {
            let open = game.chairs.iter().find(|chair| chair.is_open());
            let state = match open {
                _ if game.status == Status::Forming => "forming",
                _ if matches!(game.status, Status::Over(_)) => "over",
                Some(_) => "open",
                None => "full",
            };
            let (seat, letter) = (open.map(Chair::title), open.map(letter));
            way("way-observer", json!({"game": game.name, "state": state, "seat": seat, "letter": letter}))
        }
        ("players-only", Part::Master) => {
            let may = !own && game.may_peek() && game.options.leading.becoming;
            match game.chairs.iter().find(|chair| may && chair.is_played()) {
                Some(chair) => way("way-master", json!({"game": game.name, "letter": letter(chair)})),
                None => way("way-master-own", json!({"game": game.name})),
            }
        }
        ("preference-too-late", _) => {
            let state = if game.status == Status::Forming { "forming" } else { "begun" };
            return words!("preference-too-late", game = game.name, state = state);
        }
        _ => return alone(refusal),
    };
    words!("who-way", why = json!({"say": refusal}), way = way)
}

/// Why somebody may not give a command, as [`who_may`] says it; a player is told what he can put to all instead of asking
/// the master.
pub(super) fn who_may_give(spec: &Spec, refusal: &'static str, own: bool, current: &Current) -> Words {
    match put_instead(spec, current).filter(|_| refusal == "master-only") {
        Some(line) => {
            let way = json!({"say": "way-propose", "with": {"game": current.game.name, "line": line}});
            words!("who-way", why = json!({"say": refusal}), way = way)
        }
        None => who_may(refusal, own, current),
    }
}

/// Whether somebody may give a command, being what he is in a game, and the game being as it is; else why not.
pub(super) fn would_give(spec: &Spec, current: Option<&Current>) -> Result<(), Words> {
    match (spec.who, current) {
        (Who::Signed(parts, refusal), Some(current)) if !parts.contains(&part(&current.role)) => {
            Err(who_may_give(spec, refusal, false, current))
        }
        (Who::Signed(..), Some(current)) if is_over_with(spec, &current.game) => Err(current.game.not_running()),
        (Who::Signed(..), None) => Err(words!("not-signed-on")),
        _ => Ok(()),
    }
}

/// Whether a command has no use any more, as its game is over.
fn is_over_with(spec: &Spec, game: &Game) -> bool {
    let leads_on = || matches!(spec.words[0], "SET DEADLINE" | "SET START" | "EJECT" | "TRUCE" | "NO TRUCE");
    matches!(game.status, Status::Over(_)) && (matches!(spec.class, Class::Order | Class::Vote) || leads_on())
}

/// What a player can put to all that his master would do by a command; nothing: there is no such thing now.
fn put_instead(spec: &Spec, current: &Current) -> Option<&'static str> {
    let plays = matches!(current.role, Role::Player(_)) && current.acts.is_none();
    match (spec.words.first().filter(|_| plays)?, &current.game.status) {
        (&"PAUSE", Status::Running) => Some("PROPOSE PAUSE"),
        (&"RESUME", Status::Paused) => Some("PROPOSE RESUME"),
        (&"TERMINATE", Status::Running | Status::Paused) => Some("PROPOSE CANCEL"),
        (&"SET DEADLINE", Status::Running) => Some("PROPOSE EXTEND 24h"),
        _ => None,
    }
}

/// What a role is called in the table of commands.
pub(super) fn part(role: &Role) -> Part {
    match role {
        Role::Player(_) => Part::Player,
        Role::Waiting => Part::Waiting,
        Role::Observer => Part::Observer,
        Role::Master => Part::Master,
    }
}
