//! Facts: what the templates of letters may ask for.

mod answers;
mod attendance;
mod digest;
mod frame;
mod held;
mod history;
mod led;
mod letters;
mod listed;
mod logged;
mod results;
mod timed;
mod turned;
mod view;

use std::sync::Arc;

use chancery_engine::{Facts, Reader, Ruleset, Subject, Term, Unreadable};
use jiff::tz::TimeZone;
use serde::Serialize;
use serde_json::{Value, json};

use crate::clock::zone;
use crate::config::Config;
use crate::game::{Chair, End, Game, Round, Status, Tenure};
use crate::settings::{self, Attendance, Remedy};
pub use answers::{
    AskedAbsence, Awaited, Correspondent, Entry, Ground, Introduced, Leaf, Note, OfGame, Pending, Question, Receipt,
    SeatOffer, SeatSheet, Seated, Section, Standing, StatsOf, Tried, Unreached, Version, Waiting, Warning,
};
pub use attendance::{Attendee, Attending};
pub use digest::{Digest, OldNews};
pub use frame::{Due, Frame, Lots, OpenSeed, Paper, Papers};
pub use held::{Held, Holder};
pub use history::{History, Past};
pub use led::{Known, LogOf, Seen, SeenSeat};
pub use letters::{Drawn, Ended, Ending, Form, KeptLine, Link, Page, Piece, Place, Sat, Shown, Told};
pub use listed::{List, Row, deadline, part};
pub use logged::Logged;
pub use results::{results_of_board, results_of_player};
pub use timed::Timed;
pub use turned::Turned;
pub use view::{Scenery, View};

/// The judge itself.
#[derive(Clone, Debug, Serialize)]
pub struct Judge {
    /// Its name.
    pub name: String,
    /// Its short name, in subjects and `::` lines.
    pub code: String,
    /// Where mail to it goes.
    pub address: String,
}

/// The judge itself.
pub fn judge(config: &Config) -> Judge {
    let judge = &config.judge;
    Judge { name: judge.name.clone(), code: judge.code.clone(), address: judge.address.clone() }
}

/// The zone of dates that concern no game.
pub fn judge_zone(config: &Config) -> TimeZone {
    zone(&config.judge.time_zone).unwrap_or(TimeZone::UTC)
}

/// Facts about a game that everybody may know, but how it is played: [`tell_settings`].
pub fn game(game: &Game) -> Value {
    let zone = game.pace.time_zone();
    let round = game.round.as_ref();
    let is_running = game.status == Status::Running;
    let (timed, clock) = (Timed::of(game, ""), round.filter(|_| is_running));
    let sat = |tenure: &Tenure| Sat {
        name: if game.hides_players() { json!({"say": "player-hidden"}) } else { json!(tenure.name) },
        from: tenure.from.stamp(&zone),
        until: tenure.until.map(|until| until.stamp(&zone)),
    };
    let chair = |chair: &Chair| {
        json!({
            "title": chair.title(),
            "letter": &chair.letters[..1],
            "status": if chair.eliminated { "eliminated" } else if chair.abandoned { "abandoned" } else if chair.player.is_some() { "played" } else { "open" },
            "player": player(game, chair),
            "strength": chair.strength,
            "tenures": chair.tenures.iter().map(sat).collect::<Vec<_>>(),
        })
    };
    let mut told = json!({
        "name": game.name,
        "title": capitalised(&game.name),
        "variant": game.variant,
        "status": game.status.word(),
        "needed": game.places_free(),
        "waiting": (!game.hides_players() && game.options.seats.attendance == Attendance::Open).then(|| waiting(game)),
        "seats": null,
        "motion": game.motion_told(),
        "needed_to_agree": game.needed_to_agree(),
        "needed_to_extend": game.needed_to_extend(),
        "edits": round.map(|round| &round.edits),
        "master": game.masters().map(|master| master.name.as_str()).collect::<Vec<_>>().join(", "),
        "label": game.label(),
        "turn": round.map(Round::turn),
        "untimed": round.filter(|round| is_running && round.deadline.is_none()).map(|_| true),
        "due": due(round),
        "lapse": lapse(game),
        "abandon": game.options.seats.lapse.abandon,
        "seen": game.options.seats.attendance,
        "deadline": timed.deadline,
        "grace": timed.grace,
        "plays": timed.plays,
        "delay": clock.filter(|round| round.delay.0 > 0).map(|round| settings::span(round.delay)),
        "ending": ending(game),
        "ended": game.ended.filter(|_| matches!(game.status, Status::Over(_))).map(|at| at.stamp(&zone)),
        "ended_by": if game.is_ended_by_players() { "players" } else { "master" },
    });
    told["seats"] = game.chairs.iter().map(chair).collect();
    told
}

/// Adds to facts about a game how it is played: `settings`, as far as it is not as in every game, and `rules`, all that players
/// should know before they begin.
pub fn tell_settings(facts: &mut Value, game: &Game) {
    let [others, all] = settings::rows_of_game(game.set_up());
    (facts["settings"], facts["rules"]) = (others.into(), all.into());
}

/// The names of those who wait for a game to start.
fn waiting(game: &Game) -> String {
    game.waiting.iter().map(|member| member.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// Who plays a seat, as far as everybody may know.
fn player(game: &Game, chair: &Chair) -> Value {
    match &chair.player {
        Some(_) if game.hides_players() => json!({"say": "player-hidden"}),
        _ => json!(chair.leaders_names()),
    }
}

/// Names the players of a game in its facts to the reader at an address, where he leads it: others may not know them all.
pub fn name_players(facts: &mut Value, game: &Game, reader: &str) {
    if !game.is_master(reader) {
        return;
    }
    facts["waiting"] = json!(waiting(game));
    for (index, chair) in game.chairs.iter().enumerate() {
        facts["seats"][index]["player"] = json!(chair.player.is_some().then(|| chair.leaders_names()));
    }
}

/// Leaves out what a game's master says of it: see [`Row::of`].
pub fn leave_out_comment(facts: &mut Value) {
    for rows in ["settings", "rules"] {
        if let Some(rows) = facts[rows].as_array_mut() {
            rows.retain(|row| row["label"] != settings::COMMENT);
        }
    }
}

/// The name of the sentence that says by when the turn is played.
fn due(round: Option<&Round>) -> &'static str {
    match round {
        Some(round) if round.deadline.is_none() && round.master.is_awaited() => "due-master",
        Some(round) if round.deadline.is_none() => "due-open",
        _ => "due-next",
    }
}

/// The name of the sentence that says what becomes of a turn whose orders stay away.
fn lapse(game: &Game) -> &'static str {
    match game.remedy() {
        None => "late-until-kept",
        Some(Remedy::Wait) => "late-until-waits",
        Some(Remedy::Extend(_)) => "late-until-extends",
        Some(Remedy::Hold | Remedy::Default) if game.options.seats.lapse.abandon > 1 => "late-until-counts",
        Some(Remedy::Hold | Remedy::Default) => "late-until",
    }
}

/// Puts the deadlines of a game's facts on a reader's own clock; the `::` lines stay on the game's.
pub fn in_zone(facts: &mut Value, game: &Game, zone: &str) {
    let Timed { deadline, grace, plays, .. } = Timed::of(game, zone);
    for (key, at) in [("deadline", deadline), ("grace", grace), ("plays", plays)] {
        facts[key] = json!(at);
    }
}

fn ending(game: &Game) -> Ending {
    let how = match &game.status {
        Status::Over(End::Won(_)) => "won",
        Status::Over(End::Drawn(_)) => "drawn",
        Status::Over(End::Conceded(_)) => "conceded",
        Status::Over(End::Lot { .. }) => "lot",
        Status::Over(End::Terminated) => "terminated",
        _ => "",
    };
    let winners = game.winners();
    let count = winners.len();
    let among = if count == game.chairs.len() { "all" } else { "some" };
    Ending { how, seats: (count > 0).then_some(Term::AllOf { and: winners }), count, among, lot: lot(game) }
}

/// The lot that ended a game, if one did.
fn lot(game: &Game) -> Option<Drawn> {
    let Status::Over(End::Lot { winner, among }) = &game.status else { return None };
    let number = among.iter().position(|seat| seat == winner)? + 1;
    Some(Drawn { among: among.iter().filter_map(|seat| game.chair(seat)).map(Chair::title).collect(), number })
}

/// `Balkan`
pub fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Where a game stands, for a reader.
///
/// # Errors
/// The game's document cannot be read.
pub fn position(game: &Game, ruleset: &dyn Ruleset, reader: &Reader) -> Result<Facts, Unreadable> {
    match &game.round {
        Some(round) => ruleset.describe(Subject::Position(&round.position), reader),
        None => Ok(Value::Null),
    }
}

/// The names of a game's board in other languages; of one that has not begun, those of the board that it is to be played on.
pub fn names(game: &Game, ruleset: &dyn Ruleset) -> Arc<Value> {
    let names = match &game.round {
        Some(round) => ruleset.names(&round.position).ok(),
        None => ruleset.open(&game.setup).ok().and_then(|position| ruleset.names(&position).ok()),
    };
    names.unwrap_or_default()
}

/// Adds the names of a board to those of others.
pub fn add_names(names: &mut Value, more: &Value) {
    for (language, own) in more.as_object().into_iter().flatten() {
        for (english, name) in own.as_object().into_iter().flatten() {
            names[language][english] = name.clone();
        }
    }
}
