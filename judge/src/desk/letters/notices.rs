//! Notices to letters in the outbox.

use std::sync::Arc;

use chancery_engine::{Author, Subject};
use serde_json::{Value, json};

use super::bulletins;
use super::forms::{self, Answerable, Hand, WayBack};
use super::papers;
use super::pictures::{Album, Wanted};
use super::shared::{Circle, Copies, Shared};
use super::views::Views;
use super::write::Taste;
use crate::clock::{Moment, Span};
use crate::desk::reach::{self, Cover};
use crate::desk::{DeskError, Office, digest};
use crate::facts::{self, Due, Form, Frame, Holder, OpenSeed, Page, Place, Shown, Told, Turned};
use crate::game::{About, Addressees, Chair, Chapter, End, Game, LOT, Notice, Round, SeedTold, Status, is_nowhere};
use crate::language::Language;
use crate::letter::{
    Answer, Appointment, Calendar, Facts, Letter, LetterKind, News, Optional, Picture, Shows, Voice, names_in,
};
use crate::receipt::Counterfoil;
use crate::store::{Format, Gathered, Store, Wishes};
use crate::words;

/// What every letter about a game is told.
pub(in crate::desk) fn frame(office: &Office, game: &Game, now: Moment) -> Frame {
    Frame::of(&office.config, game, names(office, game), now)
}

/// What an answer about a game is told that is written in one language.
pub(in crate::desk) fn frame_in(office: &Office, game: &Game, language: Language, now: Moment) -> Frame {
    Frame::of(&office.config, game, names_in(&names(office, game), language).into(), now)
}

/// The names of a game's board.
pub(super) fn names(office: &Office, game: &Game) -> Arc<Value> {
    office.ruleset(&game.ruleset).map(|ruleset| facts::names(game, ruleset)).unwrap_or_default()
}

/// Writes a notice and puts a letter for each reader into the outbox. What the ruleset cannot tell is left out, and the
/// operator hears of it.
pub(in crate::desk) fn send(
    office: &Office,
    store: &mut Store,
    game: &Game,
    notice: &Notice,
    now: Moment,
) -> Result<(), DeskError> {
    let views = match Views::cut(office, game, notice) {
        Ok(views) => views,
        Err(fault) => {
            tracing::error!(game = game.name, %fault, "a letter goes without what it should show");
            super::tell_operator(
                office,
                store,
                &format!("game {}: a letter shows no position: {fault}", game.name),
                now,
            )?;
            Views::blind()
        }
    };
    post(office, store, Cut { game, notice, views }, now)
}

/// A notice whose readers' views have been cut.
pub(in crate::desk) struct Cut<'a> {
    pub(in crate::desk) game: &'a Game,
    pub(in crate::desk) notice: &'a Notice,
    pub(in crate::desk) views: Views,
}

/// Writes a notice whose readers' views have been cut.
pub(in crate::desk) fn post(office: &Office, store: &mut Store, cut: Cut<'_>, now: Moment) -> Result<(), DeskError> {
    let Cut { game, notice, mut views } = cut;
    let mut frame = Frame::of(&office.config, game, std::mem::take(&mut views.names), now);
    if let About::Results(turn) = &notice.about {
        // A turn that was played early is not due any more; its line never tells a later date than that of the next turn.
        let machine = turn.round.deadline.map(|deadline| deadline.min(now).machine(&game.pace.time_zone()));
        frame.due = Due { label: turn.round.old_label.clone(), machine };
    }
    let over = matches!(notice.about, About::End);
    let chapters = if over { store.chapters(&game.name)? } else { Vec::new() };
    frame.lots.seeds = seeds(&chapters, game, &notice.about);
    frame.lots.end = game.lot_seal().filter(|_| notice.about.seals_lot());
    frame.papers = papers::brought(store, game, &notice.about)?;
    bulletins::keep(office, store, (game, notice), &frame, now)?;
    let album = Album::default();
    let (shared, copies) = (Shared::default(), Copies::default());
    let mut post = Post { office, game, notice, views, frame, now, album, chapters, shared, copies };
    notice.to.iter().try_for_each(|to| post.to(store, to))
}

/// The seeds that a notice tells: of the turn that was played, if its lots betray nothing; at the end, all that were sealed.
fn seeds(chapters: &[Chapter], game: &Game, about: &About) -> Vec<OpenSeed> {
    let told = |label: &str, seed: &chancery_engine::Seed| OpenSeed { label: label.to_owned(), seed: seed.to_string() };
    match about {
        About::Results(turn) if turn.round.lots && turn.opens => vec![told(&turn.round.label, &turn.round.seed)],
        About::End => {
            let open = game.round.iter().filter(|round| round.lots).map(|round| told(&round.label, &round.seed));
            let sealed = chapters.iter().filter(|chapter| chapter.told == SeedTold::Seal);
            let by_lot = matches!(game.status, Status::Over(End::Lot { .. }));
            let lot = game.lot.iter().filter(|_| by_lot).map(|seed| told(LOT, seed));
            sealed.map(|chapter| told(&chapter.label, &chapter.seed)).chain(open).chain(lot).collect()
        }
        _ => Vec::new(),
    }
}

/// A notice on its way to its readers.
struct Post<'a> {
    office: &'a Office,
    game: &'a Game,
    notice: &'a Notice,
    views: Views,
    frame: Frame,
    now: Moment,
    album: Album,
    /// The turns of a game that is over.
    chapters: Vec<Chapter>,
    /// What several letters are told alike.
    shared: Shared,
    copies: Copies,
}

impl<'a> Post<'a> {
    /// Writes the letter to one reader.
    fn to(&mut self, store: &mut Store, to: &str) -> Result<(), DeskError> {
        let Post { office, game, notice, now, .. } = *self;
        if is_nowhere(to) {
            return Ok(());
        }
        let wishes = store.person(to)?.map(|person| person.wishes).unwrap_or_default();
        let taste = office.taste(&wishes);
        let chair = self.chair(to);
        let optional = self.is_optional(chair, to);
        // Reminders that somebody has asked for himself are no news of others.
        let asked = wishes.reminders.is_some() && matches!(notice.about, About::Reminder(_));
        if optional && wishes.no_notices && !asked {
            return Ok(());
        }
        if let Some(due) = self.digest_at(&wishes) {
            return self.gather(store, (to, due), &wishes);
        }
        // Whoever was silent too long may come back as long as nobody else sits there.
        let voice = office.templates.voice(taste.language, &self.frame.names);
        let WayBack { form, capability } = match self.author(chair, to) {
            Some(author) => {
                let shown = self.shows_form(&author).then_some(voice);
                let letter = Answerable { shown, press: self.press_of(), to, ..Answerable::default() };
                forms::make(office, store, Hand { game, author: &author }, letter, now)?
            }
            None => forms::make_for_seatless(office, store, (game, to), now)?,
        };
        let appointment = self.appointment(to, voice).filter(|_| !wishes.no_calendar);
        let pictures = self.pictures(store, (to, chair), &wishes, &taste)?;
        let letter =
            Letter { appointment, pictures, optional, capability, ..office.begin(notice.kind(), Some(game), None) };
        let place = Place { self_asked: asked, receipt: self.receipt(chair), ..place((chair, to), form, &letter) };
        let circle = self.circle(to, &wishes, &taste);
        let copy = self.copies.find(office, (circle.clone(), &place), &taste, &letter);
        let (facts, letter) = (self.shared(to, circle).with(&place), copy.begin(letter));
        let cover = Cover { to, kind: letter.kind, mail: None, at: self.waits_until(to, &wishes) };
        let id = reach::post_written(office, store, cover, move |pen| copy.write(pen, &facts, &taste, letter), now)?;
        tracing::info!(letter = id, kind = %notice.kind(), game = game.name, "letter written");
        Ok(())
    }

    /// With whom somebody is told the same.
    fn circle(&self, to: &str, wishes: &Wishes, taste: &Taste) -> Circle {
        let (view, _) = self.views.of(&self.game.reader(to));
        // The master is told the players' names, and of a game that is over each its turns as he may know them.
        let alone = (self.is_over() || self.game.is_master(to)).then(|| to.to_owned());
        Circle { view, language: taste.language, zone: wishes.zone.clone(), alone }
    }

    fn is_over(&self) -> bool {
        matches!(self.notice.about, About::End)
    }

    /// What a letter tells its reader, but for his own place in the game: put together once for all who are told the same.
    fn shared(&mut self, to: &str, circle: Circle) -> Facts {
        if let Some(facts) = self.shared.find(&circle) {
            return facts;
        }
        let mut frame = self.frame.clone();
        frame.names = names_in(&frame.names, circle.language).into();
        facts::in_zone(&mut frame.game, self.game, &circle.zone);
        facts::name_players(&mut frame.game, self.game, to);
        let facts = Facts::of(&self.page(&frame, to, Place::default()));
        self.shared.keep(circle, facts, self.is_over())
    }

    /// When the news go out with others of that day; `None`: at once, since they cannot wait, or their reader wants no digest, or
    /// it would come too late for the turn.
    fn digest_at(&self, wishes: &Wishes) -> Option<Moment> {
        let due = digest::due(self.office, wishes, self.now).filter(|_| self.notice.matter().waits)?;
        let round = self.game.round.as_ref().filter(|_| self.game.status == Status::Running);
        let last = round.and_then(Round::last_moment);
        last.is_none_or(|last| due.plus(digest::BEFORE) <= last).then_some(due)
    }

    /// Keeps the news for their reader's digest, in the words in which they would have come.
    fn gather(&self, store: &mut Store, (to, due): (&str, Moment), wishes: &Wishes) -> Result<(), DeskError> {
        let mut frame = self.frame.clone();
        facts::in_zone(&mut frame.game, self.game, &wishes.zone);
        let facts = Facts::of(&self.page(&frame, to, Place::default())).with(&json!({"kind": "news"}));
        let text = self.office.templates.write("bulletin.txt", self.office.taste(wishes).language, &facts)?;
        let news = Gathered { game: self.game.name.clone(), at: self.now, text: text.trim().to_owned() };
        Ok(store.gather(to, &news, due)?)
    }

    /// What the reader's letter may tell.
    fn page<'p>(&'p self, frame: &'p Frame, to: &str, place: Place) -> Page<'p> {
        let (_, view) = self.views.of(&self.game.reader(to));
        let mut told = Told::of(self.game, &self.notice.about, &view.results);
        if let Told::End(ended) = &mut told {
            ended.chapters = self.turns(to);
            ended.opening = self.opening(to);
            ended.holders = Holder::all_of(self.game, &ended.chapters, self.game.is_master(to));
        }
        Page { frame, place, position: &view.position, told }
    }

    /// The turns of a game that is over, as their reader may know them.
    fn turns(&self, to: &str) -> Vec<Turned> {
        let (game, reader) = (self.game, self.game.reader(to));
        let Some(ruleset) = self.office.ruleset(&game.ruleset) else { return Vec::new() };
        let told = self.chapters.iter().map(|chapter| Turned::of(game, chapter, ruleset, &reader));
        told.collect::<Result<_, _>>().unwrap_or_default()
    }

    /// Where a game that is over stood before its first turn.
    fn opening(&self, to: &str) -> Value {
        let first = self.chapters.first().zip(self.office.ruleset(&self.game.ruleset));
        let told = first.map(|(chapter, ruleset)| {
            ruleset.describe(Subject::Position(&chapter.position), &self.game.reader(to)).unwrap_or_default()
        });
        told.unwrap_or_default()
    }

    /// The seat as whose player somebody reads the letter.
    fn chair(&self, to: &str) -> Option<&'a Chair> {
        let plays = |chair: &&Chair| chair.is_read_by(to);
        match &self.notice.about {
            About::Reminder(seat) | About::Offer(seat) => self.game.chair(seat),
            About::Kept(kept) => kept.seat.as_ref().and_then(|seat| self.game.chair(seat)),
            _ => self.game.chairs.iter().find(|chair| !chair.eliminated && plays(chair)),
        }
    }

    /// The deadline for a reader's calendar, when the letter sets, moves or cancels it for a seat of his.
    fn appointment(&self, to: &str, voice: Voice<'_>) -> Option<Appointment> {
        let game = self.game;
        let cancelled = self.notice.matter().calendar? == Calendar::Cancels;
        let mut seats = game
            .chairs
            .iter()
            .filter(|chair| chair.is_read_by(to) && (cancelled || chair.is_asked() && game.status == Status::Running));
        let deadline = deadline(self.office, game, seats.next()?, voice, self.now)?;
        Some(Appointment { cancelled, ..deadline })
    }

    fn pictures(
        &mut self,
        store: &mut Store,
        (to, chair): (&str, Option<&Chair>),
        wishes: &Wishes,
        taste: &Taste,
    ) -> Result<Vec<Picture>, DeskError> {
        let shows = self.notice.kind().entry().shows;
        if shows != Shows::Map || wishes.no_map || taste.format == Format::Short {
            return Ok(Vec::new());
        }
        let (view, _) = self.views.of(&self.game.reader(to));
        let (language, svg) = (taste.language, wishes.svg);
        let whole = Wanted { view, language, svg, both: wishes.both_maps, chart: false, part: vec![] };
        let mut pictures = self.drawn(store, to, whole.clone())?;
        if self.notice.kind() == LetterKind::Start {
            pictures.extend(self.drawn(store, to, Wanted { chart: true, ..whole })?);
        }
        // A telephone shows the whole board too small to be read; whoever wants drawings to work with has none.
        let part = chair.filter(|_| !svg).map(|chair| chair.powers.clone()).unwrap_or_default();
        if !part.is_empty() {
            pictures.extend(self.drawn(store, to, Wanted { view, language, svg, both: false, chart: false, part })?);
        }
        Ok(pictures)
    }

    /// Pictures of one kind.
    fn drawn(&mut self, store: &mut Store, to: &str, wanted: Wanted) -> Result<Vec<Picture>, DeskError> {
        let (_, view) = self.views.of(&self.game.reader(to));
        self.album.draw(self.office, store, (view, &self.frame), wanted)
    }

    /// As whom its reader answers the letter: press to the master alone as the master, all else as his seat, if he has one.
    fn author(&self, chair: Option<&Chair>, to: &str) -> Option<Author> {
        let master = Some(Author::Master).filter(|_| self.game.is_master(to));
        let own = chair.map(|chair| Author::Seat(chair.seat.clone()));
        match &self.notice.about {
            _ if self.is_for_master() => Some(Author::Master),
            About::Press(press) if press.to.has_master() && !press.to.is_everybody() => {
                own.filter(|own| matches!(own, Author::Seat(seat) if press.to.has(seat))).or(master)
            }
            _ => own.or(master),
        }
    }

    /// Whether the letter shows a form.
    fn shows_form(&self, author: &Author) -> bool {
        self.notice.matter().answer == Answer::Orders && (self.is_for_master() || *author != Author::Master)
    }

    /// Whether it is about the master's own part of a turn.
    fn is_for_master(&self) -> bool {
        self.notice.tells(News::MasterAsked) || self.notice.tells(News::MasterMay)
    }

    /// Whose press the letter is.
    fn press_of(&self) -> Option<Addressees> {
        let About::Press(press) = &self.notice.about else { return None };
        let author = press.from.author()?;
        Some(Addressees { hidden: press.grey && !press.overseen, ..Addressees::only(&author) })
    }

    /// Whether the game goes on for this reader without the letter: news of others, and all that somebody gets who only
    /// looks on. The master gets everything.
    fn is_optional(&self, chair: Option<&Chair>, to: &str) -> bool {
        match self.notice.matter().optional {
            _ if self.game.is_master(to) => false,
            Optional::Never => false,
            Optional::ToOnlookers => chair.is_none(),
            Optional::Always => true,
        }
    }

    /// The receipt of a seat for the turn whose results these are.
    fn receipt(&self, chair: Option<&Chair>) -> Option<Counterfoil> {
        let About::Results(turn) = &self.notice.about else { return None };
        turn.receipts.get(&chair?.seat).cloned()
    }

    /// When the letter may go out: now, or when the reader's quiet hours are over; not so late that orders would be.
    fn waits_until(&self, to: &str, wishes: &Wishes) -> Moment {
        let zone = digest::zone_of(self.office, wishes);
        let Some(end) = wishes.quiet.and_then(|quiet| quiet.end(self.now, &zone)) else { return self.now };
        let round = self.game.round.as_ref().filter(|_| self.game.status == Status::Running);
        let last = round.and_then(Round::last_moment);
        // Of several reminders the one that comes by day is enough.
        let reminds = |last: Moment| self.game.reminds_between(to, end, last);
        let another = matches!(self.notice.about, About::Reminder(_)) && last.is_some_and(reminds);
        if last.is_some_and(|last| last < end.plus(Span::hours(2))) && !another { self.now } else { end }
    }
}

/// What a letter holds for its reader alone.
fn place((chair, to): (Option<&Chair>, &str), form: Option<Form>, letter: &Letter) -> Place {
    let signs_on = |chair: &&Chair| chair.leaders().any(|own| own.address == to && !own.password.is_empty());
    let shown = |picture: &Picture| Shown { id: picture.id(), alt: picture.alt.clone(), part: picture.part };
    Place {
        seat: chair.map(Chair::title),
        letter: chair.filter(signs_on).map_or("", |chair| &chair.letters[..1]).to_owned(),
        own: chair.map(|chair| chair.powers.clone()).unwrap_or_default(),
        silent: chair.is_none_or(|chair| chair.sheet.0.is_empty()),
        missing: chair.map(|chair| chair.missing.clone()).unwrap_or_default(),
        form,
        pictures: letter.pictures.iter().map(shown).collect(),
        self_asked: false,
        receipt: None,
    }
}

/// The deadline of a seat as an appointment, in the reader's words.
pub(in crate::desk) fn deadline(
    office: &Office,
    game: &Game,
    chair: &Chair,
    voice: Voice<'_>,
    now: Moment,
) -> Option<Appointment> {
    let round = game.round.as_ref()?;
    let domain = office.config.judge.domain();
    let title = words!("calendar-title", game = game.name, seat = chair.title(), label = round.label);
    let text = words!("calendar-text", turn = round.turn(), game = game.name, address = office.config.judge.address);
    Some(Appointment {
        uid: format!("{}.{}.{}.chancery@{domain}", game.name, chair.seat, game.created.0),
        sequence: u32::try_from(now.0 - game.created.0).unwrap_or_default(),
        title: voice.say(&title),
        text: voice.say(&text),
        at: round.deadline?,
        written: now,
        cancelled: false,
    })
}
