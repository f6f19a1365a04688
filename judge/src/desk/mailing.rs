//! Notices to letters in the outbox.

use std::collections::BTreeMap;

use engine::Reader;
use serde_json::{Value, json};

use super::pictures::{self, Wanted};
use super::writing::{Taste, blank};
use super::{DeskError, Office, forms};
use crate::clock::{Moment, Span};
use crate::facts;
use crate::game::{Chair, Game, Notice, Status};
use crate::language::Language;
use crate::letter::{Answer, Appointment, Calendar, Letter, LetterKind, Optional, Picture};
use crate::store::{Format, Store, Wishes};
use crate::words;

/// The facts that every letter about a game may use.
pub(crate) fn frame(office: &Office, game: &Game, now: Moment) -> Value {
    let zone = game.pace.time_zone();
    let names = office.ruleset(&game.ruleset).map(|ruleset| facts::names(game, ruleset));
    let due = game.round.as_ref().map(|round| round.deadline.machine(&zone));
    let mut facts = blank();
    facts["judge"] = facts::judge(&office.config);
    facts["game"] = facts::game(game);
    facts["system"] = json!(game.ruleset);
    facts["names"] = names.unwrap_or_default();
    facts["now"] = json!(now.stamp(&zone));
    facts["due"] = json!({"label": game.label(), "machine": due});
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
    let public = office.ruleset(&game.ruleset).and_then(|ruleset| facts::position(game, ruleset, &Reader::Public).ok());
    facts["position"] = public.unwrap_or_default();
    for (key, value) in notice.facts.as_object().into_iter().flatten() {
        facts[key] = value.clone();
    }
    let zone = game.pace.time_zone();
    if let (Some(due), Some(of)) = (notice.facts["was_due"].as_i64(), notice.facts["of"].as_str()) {
        facts["due"] = json!({"label": of, "machine": Moment(due).machine(&zone)});
    }
    if let Some(since) = notice.facts["since"].as_i64() {
        facts["since"] = json!(Moment(since).stamp(&zone));
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
        facts::in_zone(&mut facts["game"], game, &wishes.zone);
        facts["optional"] = json!(optional);
        if let Some(chair) = chair {
            facts["seat"] = json!(chair.title());
            facts["own"] = json!(chair.powers);
        }
        // Whoever was silent too long may come back as long as nobody else sits there.
        let asked = chair.filter(|_| notice.matter().answer == Answer::Orders);
        let form = asked
            .map(|chair| forms::make(office, store, (game, &chair.seat), (&facts["names"], taste.language), now))
            .transpose()?
            .flatten();
        let (form, capability) = form.unzip();
        facts["form"] = form.unwrap_or_default();
        let pictures = self.pictures(store, &facts, (&wishes, &taste), album)?;
        facts["pictures"] = pictures.iter().map(|picture| json!({"id": picture.id(), "alt": picture.alt})).collect();
        let letter = Letter {
            appointment: appointment(office, (game, notice, to), (&facts["names"], taste.language), now)
                .filter(|_| !wishes.no_calendar),
            pictures,
            optional,
            capability,
            ..office.begin(notice.kind, Some(game), None)
        };
        let letter = office.write(&mut facts, &taste, letter)?;
        let id = store.post_at(to, &letter, self.waits_until(&wishes), now)?;
        tracing::info!(letter = id, kind = %notice.kind, game = game.name, "letter written");
        Ok(())
    }

    fn pictures(
        &self,
        store: &mut Store,
        facts: &Value,
        (wishes, taste): (&Wishes, &Taste),
        album: &mut Album,
    ) -> Result<Vec<Picture>, DeskError> {
        if !self.notice.kind.entry().map || wishes.no_map || taste.format == Format::Short {
            return Ok(Vec::new());
        }
        let key = Wanted { language: taste.language, svg: wishes.svg, both: wishes.both_maps };
        if let Some(pictures) = album.get(&key) {
            return Ok(pictures.clone());
        }
        let pictures = pictures::draw(self.office, store, facts, key)?;
        album.insert(key, pictures.clone());
        Ok(pictures)
    }

    /// Whether the game goes on for this reader without the letter: news of others, and all that somebody gets who only
    /// looks on. The master gets everything.
    fn is_optional(&self, chair: Option<&Chair>, to: &str) -> bool {
        match self.notice.matter().optional {
            _ if self.game.master.address == to => false,
            Optional::Never => false,
            Optional::ToOnlookers => chair.is_none(),
            Optional::Always => true,
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

/// The deadline for a reader's calendar, when the letter sets, moves or cancels it for a seat of his.
fn appointment(
    office: &Office,
    (game, notice, to): (&Game, &Notice, &str),
    reader: (&Value, Language),
    now: Moment,
) -> Option<Appointment> {
    let cancelled = notice.matter().calendar? == Calendar::Cancels;
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

/// Writes to the operator.
pub(crate) fn tell_operator(office: &Office, store: &mut Store, text: &str, now: Moment) -> Result<(), DeskError> {
    let mut facts = blank();
    facts["judge"] = facts::judge(&office.config);
    facts["text"] = json!(text);
    facts["now"] = json!(now.stamp(&facts::judge_zone(&office.config)));
    let letter = office.begin(LetterKind::Operator, None, None);
    let taste = office.taste(&Wishes::default());
    let letter = office.write(&mut facts, &taste, letter)?;
    store.post(&office.config.judge.operator, &letter, now)?;
    Ok(())
}
