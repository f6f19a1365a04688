//! Notices to letters in the outbox.

use std::collections::BTreeMap;

use engine::Reader;
use serde_json::{Value, json};

use super::pictures::{self, Wanted};
use super::writing::{Taste, blank};
use super::{DeskError, Office, forms};
use crate::clock::{Moment, Span};
use crate::game::{Chair, Game, Notice, Status};
use crate::language::Language;
use crate::letter::{Appointment, Letter, Picture};
use crate::report;
use crate::store::{Format, Store, Wishes};
use crate::words;
use crate::words::Words;

/// The id that all letters of a turn refer to: one thread a game and turn.
pub(crate) fn thread(office: &Office, game: &Game) -> String {
    let domain = office.config.judge.address.rsplit('@').next().unwrap_or("localhost");
    format!("{}.{}.{}.chancery@{domain}", game.name, game.label(), game.created.0)
}

/// The facts that every letter about a game may use.
pub(crate) fn frame(office: &Office, game: &Game, now: Moment) -> Value {
    let zone = game.pace.time_zone();
    let names = office.ruleset(&game.ruleset).map(|ruleset| report::names(game, ruleset));
    let due = game.round.as_ref().map(|round| round.deadline.classic(&zone));
    let mut facts = blank();
    facts["judge"] = report::judge(&office.config);
    facts["game"] = report::game(game);
    facts["system"] = json!(game.ruleset);
    facts["names"] = names.unwrap_or_default();
    facts["now"] = now.facts(&zone);
    facts["due"] = json!({"label": game.label(), "classic": due});
    facts
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
    let zone = game.pace.time_zone();
    if let (Some(due), Some(of)) = (notice.facts["was_due"].as_i64(), notice.facts["of"].as_str()) {
        facts["due"] = json!({"label": of, "classic": Moment(due).classic(&zone)});
    }
    if let Some(since) = notice.facts["since"].as_i64() {
        facts["since"] = Moment(since).facts(&zone);
    }
    let post = Post { office, game, notice, now };
    let mut album = BTreeMap::new();
    for to in &notice.to {
        post.to(store, to, facts.clone(), &mut album)?;
    }
    Ok(())
}

/// A notice on its way to its readers.
struct Post<'a> {
    office: &'a Office,
    game: &'a Game,
    notice: &'a Notice,
    now: Moment,
}

/// Pictures by what they depend on.
type Album = BTreeMap<Wanted, Vec<Picture>>;

impl Post<'_> {
    /// Writes the letter to one reader.
    fn to(&self, store: &mut Store, to: &str, mut facts: Value, album: &mut Album) -> Result<(), DeskError> {
        let Post { office, game, notice, now } = *self;
        let wishes = store.person(to)?.map(|person| person.wishes).unwrap_or_default();
        let taste = office.taste(&wishes);
        let owns =
            |chair: &&Chair| !chair.eliminated && chair.player.as_ref().is_some_and(|player| player.address == to);
        let chair = game.chairs.iter().find(owns);
        let optional = self.is_optional(chair, to);
        if optional && wishes.no_notices {
            return Ok(());
        }
        report::in_zone(&mut facts["game"], game, &wishes.zone);
        facts["optional"] = json!(optional);
        if let Some(chair) = chair {
            facts["seat"] = json!(chair.title());
            facts["own"] = json!(chair.powers);
        }
        // Whoever was silent too long may come back as long as nobody else sits there.
        let asked = chair.filter(|_| asks_for_orders(notice));
        let form = asked
            .map(|chair| forms::make(office, store, (game, &chair.seat), (&facts["names"], taste.language), now))
            .transpose()?
            .flatten();
        let (form, capability) = form.unzip();
        facts["form"] = form.unwrap_or_default();
        let pictures = self.pictures(store, &facts, (&wishes, &taste), album)?;
        facts["pictures"] = pictures.iter().map(|picture| json!({"id": picture.id(), "alt": picture.alt})).collect();
        let letter = Letter {
            kind: notice.kind.to_owned(),
            game: Some(game.name.clone()),
            references: vec![thread(office, game)],
            appointment: appointment(office, (game, notice, to), (&facts["names"], taste.language), now)
                .filter(|_| !wishes.no_calendar),
            pictures,
            optional,
            capability,
            ..Letter::default()
        };
        let subject = subject(game, notice, &facts);
        let letter = office.write(notice.kind, &mut facts, (&taste, &subject), letter)?;
        let id = store.post_at(to, &letter, self.waits_until(&wishes), now)?;
        tracing::info!(letter = id, kind = notice.kind, game = game.name, "letter written");
        Ok(())
    }

    fn pictures(
        &self,
        store: &mut Store,
        facts: &Value,
        (wishes, taste): (&Wishes, &Taste),
        album: &mut Album,
    ) -> Result<Vec<Picture>, DeskError> {
        if wishes.no_map || taste.format == Format::Short {
            return Ok(Vec::new());
        }
        let key = Wanted { language: taste.language, svg: wishes.svg, both: wishes.both_maps };
        if let Some(pictures) = album.get(&key) {
            return Ok(pictures.clone());
        }
        let pictures = pictures::draw(self.office, store, self.notice.kind, facts, key)?;
        album.insert(key, pictures.clone());
        Ok(pictures)
    }

    /// Whether the game goes on for this reader without the letter: news of others, and all that somebody gets who only
    /// looks on. The master gets everything.
    fn is_optional(&self, chair: Option<&Chair>, to: &str) -> bool {
        let what = self.notice.facts["what"].as_str().unwrap_or_default();
        let matters = matches!(what, "deadline" | "outage" | "paused" | "resumed" | "nobody-left");
        match self.notice.kind {
            _ if self.game.master.address == to => false,
            "reminder" => true,
            "notice" | "waiting" => !matters,
            _ => chair.is_none(),
        }
    }

    /// When the letter may go out: now, or when the reader's quiet hours are over; not so late that orders would be.
    fn waits_until(&self, wishes: &Wishes) -> Moment {
        let zone = crate::clock::zone(&wishes.zone).filter(|_| !wishes.zone.is_empty());
        let zone = zone.unwrap_or_else(|| self.game.pace.time_zone());
        let Some(end) = wishes.quiet.and_then(|quiet| quiet.end(self.now, &zone)) else { return self.now };
        let round = self.game.round.as_ref().filter(|_| self.game.status == Status::Running);
        let last = round.map(|round| if round.late { round.grace } else { round.deadline });
        if last.is_some_and(|last| last < end.plus(Span::hours(2))) { self.now } else { end }
    }
}

/// What stands in the subject behind game and turn.
fn subject(game: &Game, notice: &Notice, facts: &Value) -> Words {
    let (date, grace) = (&facts["game"]["deadline"], &facts["game"]["grace"]);
    let asked = facts["form"].is_object() && game.status == Status::Running;
    match notice.kind {
        "start" if asked => words!("subject-start", seat = facts["seat"], date = date),
        "start" => words!("subject-start-watch"),
        "results" if asked => words!("subject-results", date = date, label = facts["of"]),
        "results" => words!("subject-results-idle", label = facts["of"]),
        "reminder" => words!("subject-reminder", date = date),
        "late" => words!("subject-late", date = grace),
        "waiting" => words!("subject-waiting"),
        "end" => words!("subject-end", how = facts["how"], seats = facts["seats"]),
        "press" if facts["readers"].is_null() => words!("subject-press-all", author = facts["author"]),
        "press" => words!("subject-press", author = facts["author"]),
        _ => words!("subject-notice", what = facts["what"], date = date, seat = facts["about"]),
    }
}

/// The deadline for a reader's calendar, when the letter sets, moves or cancels it for a seat of his.
fn appointment(
    office: &Office,
    (game, notice, to): (&Game, &Notice, &str),
    reader: (&Value, Language),
    now: Moment,
) -> Option<Appointment> {
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
    seats.next().and_then(|chair| deadline(office, (game, chair), reader, cancelled, now))
}

/// The deadline of a seat as an appointment, in the reader's words.
pub(crate) fn deadline(
    office: &Office,
    (game, chair): (&Game, &Chair),
    (names, language): (&Value, Language),
    cancelled: bool,
    now: Moment,
) -> Option<Appointment> {
    let round = game.round.as_ref()?;
    let domain = office.config.judge.address.rsplit('@').next().unwrap_or("localhost");
    let voice = office.stationery.voice(language, names);
    let title = words!("calendar-title", game = game.name, seat = chair.title(), label = round.old_label);
    Some(Appointment {
        uid: format!("{}.{}.{}.chancery@{domain}", game.name, chair.seat, game.created.0),
        // Versions are told apart by the second in which they were written.
        sequence: u32::try_from(now.0 - game.created.0).unwrap_or_default(),
        title: voice.say(&title),
        text: voice.told(&round.turn()),
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
    let mut facts = blank();
    facts["judge"] = report::judge(&office.config);
    facts["text"] = json!(text);
    facts["now"] = now.facts(&report::judge_zone(&office.config));
    let letter = Letter { kind: "operator".into(), ..Letter::default() };
    let taste = office.taste(&Wishes::default());
    let letter = office.write("operator", &mut facts, (&taste, &words!("subject-operator")), letter)?;
    store.post(&office.config.judge.operator, &letter, now)?;
    Ok(())
}
