//! One mail from its raw bytes to the one answer it gets.

mod access;
mod account;
mod ahead;
mod answer;
mod asked;
mod away;
mod below;
mod close;
mod confirm;
mod copied;
mod create;
mod current;
mod deputy;
mod diary;
mod doubt;
mod example;
mod export;
mod floods;
mod forget;
mod gate;
mod guess;
mod hasten;
mod held;
mod holder;
mod ignored;
mod join;
mod lead;
mod lost;
mod motion;
mod newcomer;
mod news;
mod orders;
mod papers;
mod partner;
mod passing;
mod persons;
mod press;
mod quotes;
mod receipts;
mod run;
mod said;
mod set;
mod sign;
mod standby;
mod talk;
mod unread;
mod unset;
mod watch;
mod welcome;
mod whatif;
mod who;

use chancery_engine::Author;

use self::confirm::Confirmed;
use self::current::{Acting, Current, Showed};
use self::ignored::why_no_session;
use super::letters::{Change, Reply};
use super::{DeskError, Office};
use crate::clock::Moment;
use crate::command::{Command, Line, Look};
use crate::envelope::{Envelope, Machine};
use crate::game::{Game, Notice, Role};
use crate::language::Language;
use crate::reading::{Auth, Disposition, ReadMail};
use crate::store::{InboxRow, Person, SentForm, Store};
use crate::text::Form;
use crate::words;
pub(super) use held::take_mail;
use talk::Talk;

/// Handles a mail that has been read; `on_behalf` is who has confirmed it.
fn handle(
    office: &Office,
    store: &mut Store,
    (row, reading): (&InboxRow, ReadMail),
    on_behalf: Option<Confirmed<'_>>,
    now: Moment,
) -> Result<String, DeskError> {
    if let Some(overlooked) = &reading.overlooked {
        tracing::warn!(mail = row.id, "{overlooked}");
    }
    let sealed = copied::sealed(office, store, &reading.envelope, now)?;
    if let Some(outcome) = why_no_session(office, store, (row, &reading, on_behalf.is_some()), now)? {
        return Ok(outcome);
    }
    let ReadMail { disposition, mut envelope, auth, lines, words, commands, secrets, forms, .. } = reading;
    let seems_automatic = reading.seems_automatic;
    if let (Some(confirmed), Some(from)) = (on_behalf, &mut envelope.from) {
        from.0 = confirmed.address.to_owned();
    }
    let address = envelope.from.as_ref().map(|(address, _)| address.clone()).unwrap_or_default();
    let person = store.person(&address)?;
    if let (Some(person), Some(from)) = (&person, &mut envelope.from) {
        *from = (person.address.clone(), person.name.clone());
        store.lift_complaint(&person.address)?;
    }
    let mut session = Session::new(office, store, row, (envelope, person), now);
    session.auth = auth;
    if let Some(confirmed) = on_behalf {
        session.go_on_for(confirmed);
    }
    session.note_secrets(secrets)?;
    session.note_sealed(sealed);
    match disposition {
        Disposition::NoAuthor(_) => session.refuse(words!("no-author")),
        Disposition::Answer(words) | Disposition::TooLarge(words) => {
            session.keep_place()?;
            session.refuse(words);
        }
        Disposition::Contradicts(plain, html) => {
            session.keep_place()?;
            session.refuse(words!("two-texts", plain = plain.join(" / "), html = html.join(" / ")));
        }
        _ => {
            session.talk.words = words;
            session.talk.seems_automatic = seems_automatic;
            if session.is_automatic(&commands)? {
                return Ok(format!("ignored: {}", Machine::AutoReply));
            }
            session.read(lines, commands, &forms)?;
            session.tell_of_lines(&reading.below)?;
            session.tell_of_signs_and_files(&reading.unread, reading.unread_asks);
            session.ask_owners()?;
            session.tell_deferred();
            session.tell_of_changes()?;
        }
    }
    session.close()
}

/// How many lines that are no commands are answered one by one.
const MOST_UNKNOWN: usize = 10;

/// A mail that is being acted on.
struct Session<'a> {
    office: &'a Office,
    store: &'a mut Store,
    mail: i64,
    /// When the mail arrived in the mailbox.
    arrived: Moment,
    envelope: Envelope,
    person: Option<Person>,
    /// What is known of the author's claim.
    auth: Auth,
    /// The letter to whose sealed address the mail came.
    sealed: Option<holder::Ticket>,
    /// Whether the owner of the registered address has confirmed the mail.
    confirmed: bool,
    /// Whether the reply begins by welcoming somebody who has just registered.
    welcomed: bool,
    /// Whether a seal that only its owner knows has proved the address.
    vouched: bool,
    /// Whether its author has been let into a game by what he has shown.
    let_in: bool,
    now: Moment,
    /// The language that the mail is written in, where one can tell.
    language: Option<Language>,
    /// The author's own lines.
    lines: Vec<String>,
    /// The forms that came back changed and wait for a line that signs on to their games.
    forms: Vec<(SentForm, Form)>,
    /// What of it is an answer to press.
    talk: Talk,
    reply: Reply,
    current: Option<Current>,
    /// Whether the lines of a session that did not come about are passed over.
    skipping: bool,
    /// The lines that wait for a registration that the mail asks for.
    deferred: Option<Vec<String>>,
    /// What a master leads who has named nobody that he could write for: he goes on where he says so.
    aside: Option<Current>,
    /// What stood there, passwords blotted out.
    shut_out: Vec<String>,
    /// The line that signed its author on to the current game, if one did, and which one it is.
    entered: Option<(String, std::ops::Range<usize>)>,
    /// What waits for somebody's yes, and whether the lines that follow wait with it.
    held: Vec<gate::Held>,
    waiting: bool,
    /// What has changed of people, and is told where letters to them went before.
    changes: Vec<Change>,
    /// The lines that were said yes to, by the first row of each; nothing: all.
    only: Option<Vec<usize>>,
    /// Games in which something may have become complete.
    touched: Vec<String>,
    /// The game whose name stands in the reply's subject.
    subject: Option<String>,
    /// The game that a letter is about which the author answers with questions alone.
    about: Option<Game>,
    /// Whether a letter to the author says already all that the reply would; and whether it is the answer to another mail of his, so
    /// that no entry of this one stands for it.
    answered: bool,
    thanked: bool,
    /// Whether anything in the mail was a command: robots write none.
    useful: bool,
    /// Whether the mail answers a letter, so that what is no order is a greeting.
    answering: bool,
    /// How many lines were orders, and how many of those were taken.
    orders: usize,
    taken: usize,
    /// What the mail has caused in the current game and nobody has been told of yet.
    news: Vec<Notice>,
    /// The lines of letters that the author got, once they are needed.
    sent: Option<quotes::Sent>,
    /// How many passwords and how many other commands the mail has held so far.
    passwords: usize,
    commands: usize,
    /// What has been asked so far, and in which game.
    asked: Vec<(Look, Option<String>)>,
    /// How many texts of press.
    presses: usize,
    /// The lines below the last one that was read: the mail holds too many.
    unread: Vec<String>,
}

impl<'a> Session<'a> {
    fn new(
        office: &'a Office,
        store: &'a mut Store,
        row: &InboxRow,
        (envelope, person): (Envelope, Option<Person>),
        now: Moment,
    ) -> Self {
        let wishes = person.as_ref().map(|person| person.wishes.clone()).unwrap_or_default();
        let reply = Reply::to(office.taste(&wishes));
        Session {
            office,
            store,
            mail: row.id,
            arrived: row.arrived,
            envelope,
            person,
            auth: Auth::None,
            sealed: None,
            confirmed: false,
            welcomed: false,
            vouched: false,
            let_in: false,
            now,
            language: None,
            lines: Vec::new(),
            forms: Vec::new(),
            talk: Talk::default(),
            reply,
            current: None,
            skipping: false,
            deferred: None,
            aside: None,
            shut_out: Vec::new(),
            entered: None,
            held: Vec::new(),
            waiting: false,
            changes: Vec::new(),
            only: None,
            touched: Vec::new(),
            subject: None,
            about: None,
            answered: false,
            thanked: false,
            useful: false,
            answering: false,
            orders: 0,
            taken: 0,
            news: Vec::new(),
            sent: None,
            passwords: 0,
            commands: 0,
            asked: Vec::new(),
            presses: 0,
            unread: Vec::new(),
        }
    }

    fn address(&self) -> String {
        self.envelope.from.as_ref().map(|(address, _)| address.clone()).unwrap_or_default()
    }

    /// Acts on the author's own lines, read as `commands`.
    fn read(&mut self, lines: Vec<String>, commands: Vec<Line>, forms: &[Form]) -> Result<(), DeskError> {
        self.lines = lines;
        let commands = self.leave_sentences(commands, forms)?;
        self.language = self.spoken();
        if let (None, Some(language)) = (&self.person, self.language) {
            self.reply.taste.language = language;
        }
        if self.answer_question(&commands)? {
            return Ok(());
        }
        let Some(commands) = self.answer_letter(commands, forms)? else { return Ok(()) };
        let commands = if commands.is_empty() { self.asked_in_subject() } else { self.check_below(commands) };
        let none = commands.iter().all(|line| line.command == Command::Unknown);
        if commands.is_empty() {
            self.refuse(words!("empty-mail"));
            self.guide()?;
        } else if none && self.says_yes_elsewhere(&commands)? {
            return Ok(());
        } else if none {
            self.help_or_refuse(&commands)?;
        }
        self.useful |= !none;
        let mut unknown = 0;
        for line in &commands {
            unknown += usize::from(line.command == Command::Unknown);
            if line.command != Command::Unknown || unknown <= MOST_UNKNOWN && !none {
                self.line(line)?;
            }
        }
        let more = unknown.saturating_sub(MOST_UNKNOWN);
        if more > 0 && !none {
            self.refuse(words!("more-lines", count = more));
            self.reply.unsaid = more - 1;
        }
        self.leave()?;
        self.take_other_forms()?;
        self.tell_unread();
        Ok(())
    }

    fn line(&mut self, line: &Line) -> Result<(), DeskError> {
        if self.had_its_turn(line) || self.goes_too_far(line) {
            return Ok(());
        }
        if self.waits_with_others(line) || self.awaits_registration(line) {
            return Ok(());
        }
        if ahead::asks_to_check(line) {
            self.begin_trial();
        }
        if self.takes_end(line)? || self.answers_roll(line) {
            return Ok(());
        }
        if matches!(line.command, Command::Order(_)) || self.reads_as_order(line) {
            match &mut self.current {
                Some(current) => current.lines.extend([&line.text].into_iter().chain(&line.block).cloned()),
                None if self.skipping => self.shut_out(&line.echo, &line.block),
                None => self.say(&line.echo, &Err(words!("not-signed-on"))),
            }
            return Ok(());
        }
        self.flush()?;
        self.turn_away(line);
        if line.enters() {
            self.entered = Some((line.echo.clone(), line.rows.clone()));
        }
        let before = self.reply.entries.len();
        if self.may_stir(line)? {
            self.run_or_tell(line)?;
        }
        self.reply.give_back(self.office, before, &line.block);
        if line.unread {
            self.refuse(words!("words-behind"));
        }
        Ok(())
    }

    /// Ends the session with the current game.
    fn leave(&mut self) -> Result<(), DeskError> {
        self.flush()?;
        self.go_on_leading();
        self.tell_shut_out();
        self.skipping = false;
        let Some(Current { mut game, role, showed, stood, acts, untaken, trial, .. }) = self.current.take() else {
            return Ok(());
        };
        let gone = self.has_gone(&game, &role, acts);
        if let (Some(author), Some(untaken)) = (role.author(), untaken) {
            game.note_untaken(&author, untaken);
        }
        game.note_complete(self.now);
        // What is tried leaves no line in the log, so that nothing is looked at either.
        if role == Role::Master && !self.talk.alone && trial.is_none() {
            self.show_table(&mut game)?;
        }
        match (acts, &role) {
            (Some(Acting::Master), _) => self.tell_of_acting(&game, &role)?,
            (Some(Acting::Deputy), Role::Player(seat)) => game.note_deputy(seat, self.now),
            _ => {}
        }
        if let (None, Role::Player(seat)) = (&trial, &role) {
            self.tell_leaders(&game, seat, &stood)?;
        }
        if let (Some(before), Some(author)) = (trial, role.author()) {
            game = self.end_trial(&game, *before, &author)?;
        } else if let Some(author) = role.author().filter(|_| !gone) {
            self.tell_of_offers(&game, &author, showed)?;
            let form = if self.talk.alone { None } else { self.show_signed(&mut game, &author, acts) };
            match acts == Some(Acting::Master) {
                true => self.can_be_answered(&game, &Author::Master)?,
                false => self.can_be_answered_by(&game, &author, form)?,
            }
        } else {
            self.can_be_answered_beside(&game, &role, showed)?;
        }
        self.post_news(&game)?;
        self.touched.push(game.name.clone());
        Ok(self.store.put_game(game)?)
    }
}
