//! Notices to letters in the outbox.

use engine::Reader;
use serde_json::{Value, json};

use super::{DeskError, Office, forms, pictures};
use crate::clock::Moment;
use crate::game::{Chair, Game, Notice, Status};
use crate::letter::{Appointment, Letter};
use crate::report;
use crate::store::Store;

/// The id that all letters of a game refer to: one thread a game.
pub(crate) fn thread(office: &Office, game: &Game) -> String {
    let domain = office.config.judge.address.rsplit('@').next().unwrap_or("localhost");
    format!("{}.{}.chancery@{domain}", game.name, game.created.0)
}

/// `CODE:game - S1901M Results`
pub(crate) fn subject(office: &Office, game: &Game, label: &str, tail: &str) -> String {
    format!("{}:{} - {label} {tail}", office.config.judge.code, game.name)
}

/// The facts that every letter about a game may use.
pub(crate) fn frame(office: &Office, game: &Game, now: Moment) -> Value {
    json!({
        "judge": report::judge(&office.config),
        "game": report::game(game),
        "system": game.ruleset,
        "now": report::moment(now, &game.pace.time_zone()),
        "form": null,
    })
}

/// Writes a notice and puts a letter for each reader into the outbox.
pub(crate) fn send(
    office: &Office,
    store: &mut Store,
    game: &Game,
    notice: &Notice,
    now: Moment,
) -> Result<(), DeskError> {
    if notice.to.is_empty() {
        return Ok(());
    }
    let mut facts = frame(office, game, now);
    // Only what everybody may know goes into a letter to several.
    let public =
        office.ruleset(&game.ruleset).and_then(|ruleset| report::position(game, ruleset, &Reader::Public).ok());
    facts["position"] = public.unwrap_or_default();
    for (key, value) in notice.facts.as_object().into_iter().flatten() {
        facts[key] = value.clone();
    }
    if let Some(due) = notice.facts["was_due"].as_i64() {
        facts["was_due"] = report::moment(Moment(due), &game.pace.time_zone());
    }
    let label = notice.facts["of"].as_str().map_or_else(|| game.label(), str::to_owned);
    let asks = asks_for_orders(notice);
    let maps = pictures::draw(office, store, notice.kind, &facts)?;
    let frame = facts["game"].clone();
    for to in &notice.to {
        let wishes = store.person(to)?.map(|person| person.wishes).unwrap_or_default();
        facts["game"] = frame.clone();
        report::in_zone(&mut facts["game"], game, &wishes.zone);
        // Whoever was silent too long may come back as long as nobody else sits there.
        let owns =
            |chair: &&Chair| !chair.eliminated && chair.player.as_ref().is_some_and(|player| player.address == *to);
        let seat = game.chairs.iter().filter(|_| asks).find(owns);
        let form = seat.map(|chair| forms::make(office, store, (game, &chair.seat), now)).transpose()?.flatten();
        let (form, capability) = form.unzip();
        facts["form"] = form.unwrap_or_default();
        let letter = Letter {
            kind: notice.kind.to_owned(),
            game: Some(game.name.clone()),
            subject: subject(office, game, &label, &notice.subject),
            text: office.stationery.write(&format!("{}.txt", notice.kind), &facts)?,
            references: vec![thread(office, game)],
            appointment: appointment(office, (game, notice, to), now).filter(|_| !wishes.no_calendar),
            pictures: if wishes.no_map { Vec::new() } else { maps.clone() },
            capability,
            ..Letter::default()
        };
        let id = store.post(to, &letter, now)?;
        tracing::info!(letter = id, kind = notice.kind, game = game.name, "letter written");
    }
    Ok(())
}

/// The deadline for a reader's calendar, when the letter sets, moves or cancels it for a seat of his.
fn appointment(office: &Office, (game, notice, to): (&Game, &Notice, &str), now: Moment) -> Option<Appointment> {
    let what = notice.facts["what"].as_str().unwrap_or_default();
    let cancelled = match notice.kind {
        "start" | "results" => false,
        "notice" if matches!(what, "deadline" | "outage" | "resumed") => false,
        "notice" if what == "paused" => true,
        "end" => true,
        _ => return None,
    };
    let mut seats = game.chairs.iter().filter(|chair| {
        let own = chair.player.as_ref().is_some_and(|player| player.address == *to);
        own && (cancelled || chair.due && chair.is_played() && game.status == Status::Running)
    });
    seats.next().and_then(|chair| deadline(office, game, chair, cancelled, now))
}

/// The deadline of a seat as an appointment.
pub(crate) fn deadline(
    office: &Office,
    game: &Game,
    chair: &Chair,
    cancelled: bool,
    now: Moment,
) -> Option<Appointment> {
    let round = game.round.as_ref()?;
    let domain = office.config.judge.address.rsplit('@').next().unwrap_or("localhost");
    Some(Appointment {
        uid: format!("{}.{}.{}.chancery@{domain}", game.name, chair.seat, game.created.0),
        // Versions are told apart by the second in which they were written.
        sequence: u32::try_from(now.0 - game.created.0).unwrap_or_default(),
        title: format!("{}: orders of {} for {}", game.name, chair.title(), round.old_label),
        text: round.title.clone(),
        at: round.deadline,
        written: now,
        cancelled,
    })
}

/// Whether a letter asks its reader for orders: then it holds an order form.
fn asks_for_orders(notice: &Notice) -> bool {
    match notice.kind {
        "start" | "results" | "reminder" | "late" => true,
        "notice" => matches!(notice.facts["what"].as_str(), Some("deadline" | "outage" | "resumed")),
        _ => false,
    }
}

/// Writes to the operator.
pub(crate) fn tell_operator(office: &Office, store: &mut Store, text: &str, now: Moment) -> Result<(), DeskError> {
    let zone = report::judge_zone(&office.config);
    let facts = json!({"judge": report::judge(&office.config), "text": text, "now": report::moment(now, &zone)});
    let letter = Letter {
        kind: "operator".into(),
        subject: format!("{}: something needs a look", office.config.judge.code),
        text: office.stationery.write("operator.txt", &facts)?,
        ..Letter::default()
    };
    store.post(&office.config.judge.operator, &letter, now)?;
    Ok(())
}
