//! `import`: a game that an operator brings as a file becomes one of this judge's, its turns played again first.

use chancery_engine::Seat;

use super::letters::{self, press_to_all};
use super::{DeskError, Office, bench};
use crate::clock::Moment;
use crate::envelope::printable;
use crate::exchange::{self, Checked, Ordered, Record};
use crate::game::{Addressees, By, Direction, Done, Game, MASTER, Member, Message, Speaker, Stand, Status};
use crate::store::{Act, ActAnswer, Paper, PaperKind, Person, Store};

/// The most signs of a message; longer ones are cut.
const LONGEST: usize = 20_000;

/// Makes a game of what the operator's command has read.
pub(super) fn import(office: &Office, store: &mut Store, act: &Act, now: Moment) -> Result<ActAnswer, DeskError> {
    let Ok(ordered) = serde_json::from_str::<Ordered>(&act.argument) else {
        return Ok(ActAnswer::Refused("the command and the running judge are of different versions".to_owned()));
    };
    let record = exchange::read_lines(&ordered.lines);
    match prepared(office, store, (&act.subject, &ordered, &record), now)? {
        Ok((game, checked)) => kept(office, store, (game, &record, checked), now),
        Err(why) => Ok(ActAnswer::Refused(why)),
    }
}

/// The game and its turns, or why there is none.
fn prepared(
    office: &Office,
    store: &Store,
    (name, ordered, record): (&str, &Ordered, &Record),
    now: Moment,
) -> Result<Result<(Game, Checked), String>, DeskError> {
    if store.has_game(name)? {
        return Ok(Err(format!("a game is called {name} already; `--name` gives this one another")));
    }
    let Some(ruleset) = office.ruleset(&record.ruleset) else {
        return Ok(Err(format!("no ruleset is called `{}`", record.ruleset)));
    };
    let Some(master) = member(store, &ordered.master)? else { return Ok(Err(unknown(&ordered.master))) };
    let mut seats: Vec<(Seat, Member)> = Vec::new();
    for (seat, address) in &ordered.seats {
        let Some(player) = member(store, address)? else { return Ok(Err(unknown(address))) };
        if player.address == master.address || seats.iter().any(|(_, other)| other.address == player.address) {
            return Ok(Err(format!("{address} has more than one part in it; everybody has one")));
        }
        seats.push((seat.clone(), player));
    }
    let checked = exchange::check(record, ruleset, ordered.as_written, now);
    let (Some(position), true) = (&checked.last, checked.faults.is_empty()) else {
        return Ok(Err(checked.faults.join("\n")));
    };
    let ended = checked.chapters.last().map_or(now, |chapter| chapter.played);
    let stand = Stand {
        played: u32::try_from(checked.chapters.len()).unwrap_or(u32::MAX),
        position: position.clone(),
        ending: record.ending.clone(),
        ended,
        seats,
    };
    let (about, created) = (ruleset.about(), checked.chapters.first().map_or(now, |chapter| chapter.played));
    let mut game = Game {
        variant: crate::facts::capitalised(&printable(&record.variant)),
        setup: checked.setup.clone(),
        ..Game::forming(name, about, office.config.games.pace(about), (master, created))
    };
    Ok(match game.stand(stand, ruleset, (now, &office.chance)) {
        Ok(()) => Ok((game, checked)),
        Err(error) => Err(error.to_string()),
    })
}

/// Writes it down, and tells those who play it.
fn kept(
    office: &Office,
    store: &mut Store,
    (mut game, record, checked): (Game, &Record, Checked),
    now: Moment,
) -> Result<ActAnswer, DeskError> {
    game.note((By::Operator, now), Done::Import, &[], "");
    store.save_game(&mut game)?;
    for chapter in &checked.chapters {
        store.add_chapter(&game.name, chapter)?;
    }
    for message in &record.messages {
        keep_message(office, store, &game, message)?;
    }
    let running = game.status == Status::Running;
    if running {
        let ruleset = office.ruleset(&game.ruleset);
        let seated: Vec<String> =
            game.chairs.iter().filter_map(|chair| Some(chair.player.as_ref()?.address.clone())).collect();
        for address in seated.into_iter().chain([game.master.address.clone()]) {
            let told = ruleset.map(|ruleset| game.introduction(&address, checked.chapters.last(), ruleset));
            if let Some(Ok(notice)) = told {
                letters::send(office, store, &game, &notice, now)?;
            }
        }
        bench::offer(office, store, &mut game, now)?;
    }
    let open: Vec<&str> =
        game.chairs.iter().filter(|chair| running && chair.is_open()).map(|chair| chair.seat.as_str()).collect();
    let open = if open.is_empty() { String::new() } else { format!("; open are {}", open.join(", ")) };
    let (name, count, word) = (&game.name, checked.chapters.len(), game.status.word());
    Ok(ActAnswer::Done(format!("game {name} is here with {count} turns; it is {word} ({}){open}", game.label())))
}

/// A message as the judge keeps such: read in HISTORY where it went to everybody, else kept for whoever asks the operator.
fn keep_message(office: &Office, store: &mut Store, game: &Game, message: &exchange::Message) -> Result<(), DeskError> {
    let from = match message.from.parse::<Seat>() {
        Ok(seat) if game.chair(&seat).is_some() => Speaker::Seat(seat),
        _ => Speaker::Master,
    };
    let seats: Vec<Seat> =
        message.to.iter().filter_map(|to| to.parse().ok()).filter(|seat| game.chair(seat).is_some()).collect();
    let to = Addressees {
        master: message.to.iter().any(|to| to == MASTER),
        all: message.to.is_empty(),
        seats,
        ..Addressees::default()
    };
    let text: String =
        message.text.lines().map(printable).collect::<Vec<_>>().join("\n").chars().take(LONGEST).collect();
    let grey = message.from.is_empty();
    if to.all {
        let said = Message {
            from: from.clone(),
            by: String::new(),
            to: to.clone(),
            claims: None,
            grey,
            overseen: false,
            postal: false,
            text: text.clone(),
        };
        let frame = letters::frame(office, game, message.at);
        let bulletin = press_to_all(office, (game, &frame), &said, message.at)?;
        store.keep_bulletin(&game.name, &bulletin)?;
    }
    let direction = Direction { to, grey: Some(grey), honest: true, ..Direction::default() };
    // Nobody here wrote it: no address is its author's.
    let (address, label, written) = (String::new(), printable(&message.label), message.at);
    let paper = Paper { address, from, label, written, direction, private: false, text };
    store.keep_paper(&game.name, PaperKind::Press, &paper)?;
    Ok(())
}

fn member(store: &Store, address: &str) -> Result<Option<Member>, DeskError> {
    let person = store.person(&address.to_lowercase())?;
    let member = |Person { address, name, wishes, .. }| Member {
        address,
        name,
        reminders: wishes.reminders,
        ..Member::default()
    };
    Ok(person.map(member))
}

fn unknown(address: &str) -> String {
    format!("nobody is registered at `{address}`: whoever leads or plays the game must be")
}
