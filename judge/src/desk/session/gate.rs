//! The gate before every command: what its author has shown is weighed, and what waits for a yes is gathered and asked for.

use std::ops::Range;

use super::confirm::Asking;
use super::{Current, Session};
use crate::clock::Stamp;
use crate::command::{Class, Line};
use crate::desk::DeskError;
use crate::desk::trust::{self, Permit, Proofs, Sender, Shown, Verdict};
use crate::facts::{Ground, Waiting};
use crate::game::{Game, Status};
use crate::letter::LetterKind;
use crate::reading::Auth;
use crate::store::Purpose;
use crate::text;
use crate::words;
use crate::words::Words;

/// How many lines a letter shows that asks for a yes, and how many letters of a line stand in one of its own.
const MOST_SHOWN: usize = 60;
const LONGEST_SHOWN: usize = 72;

/// In whose name something is asked for, and what shows that it is he.
pub(super) struct Claim<'c> {
    pub(super) class: Class,
    pub(super) owner: &'c str,
    pub(super) shown: Shown,
    /// In which game; nothing: in none.
    pub(super) game: Option<&'c Game>,
}

/// What waits for somebody's yes.
pub(super) struct Held {
    owner: String,
    ground: Ground,
    game: String,
    deadline: Option<Stamp>,
    /// The lines as they may be shown, and which ones of the mail they are.
    lines: Vec<(String, Range<usize>)>,
    /// The lines of forms that came back changed.
    forms: Vec<String>,
    /// Whether all of the mail waits.
    whole: bool,
    /// Whether the mail has shown something that only the owner knows.
    shown: bool,
}

impl Session<'_> {
    /// What becomes of something that is asked for in the name of a registered address.
    pub(super) fn weigh(&self, class: Class, owner: &str, shown: Shown) -> Verdict {
        let sender = match (self.confirmed, self.address() == owner) {
            _ if self.auth == Auth::Fail => Sender::Denied,
            (true, false) => Sender::Denied,
            (true, true) => Sender::Confirmed,
            (false, false) => Sender::Elsewhere,
            (false, true) if self.is_vouched() => Sender::Proved,
            (false, true) => Sender::Claimed,
        };
        trust::weigh(class, Proofs { sender, shown }, &self.office.config.trust)
    }

    /// Weighs a line; says so when it is not let through, or has it wait for a yes.
    pub(super) fn gate(&mut self, line: &Line, claim: &Claim<'_>) -> Result<Option<Permit>, DeskError> {
        match self.weigh(claim.class, claim.owner, claim.shown) {
            Verdict::Act(permit) => return Ok(Some(permit)),
            Verdict::Ask => self.hold(line, claim),
            Verdict::Refuse => {
                let refusal = self.refusal(claim);
                self.say(&line.echo, &Err(refusal));
                if line.enters() {
                    self.skipping = true;
                    self.tell_of_attempt(claim.owner, claim.game.map_or("", |game| &game.name))?;
                }
            }
        }
        Ok(None)
    }

    /// Weighs a line that needs nothing but what its author has shown when he signed on, if he has.
    pub(super) fn gate_here(&mut self, line: &Line, class: Class) -> Result<Option<Permit>, DeskError> {
        let owner = self.address();
        let here = self.current.as_ref().map(|current| (current.shown, current.game.clone()));
        let (shown, game) = here.map_or((Shown::Nothing, None), |(shown, game)| (shown, Some(game)));
        self.gate(line, &Claim { class, owner: &owner, shown, game: game.as_ref() })
    }

    /// Why something is not done.
    fn refusal(&self, claim: &Claim<'_>) -> Words {
        let stale = self.current.as_ref().and_then(Current::staleness);
        match (claim.class, claim.shown, stale) {
            (Class::Master, Shown::Letter | Shown::OlderLetter, _) => words!("master-by-password"),
            (Class::Order | Class::Vote, Shown::OlderLetter, Some(words)) => words,
            _ => words!("unverified"),
        }
    }

    /// Whether orders can be taken by what their author has shown; why not.
    pub(super) fn may_order(&self, current: &Current) -> Result<Permit, Words> {
        let owner = self.address();
        match self.weigh(Class::Order, &owner, current.shown) {
            Verdict::Act(permit) => Ok(permit),
            _ => Err(current.staleness().unwrap_or_else(|| words!("unverified"))),
        }
    }

    /// Whether a line has had its turn, since another part of the mail was said yes to.
    pub(super) fn had_its_turn(&self, line: &Line) -> bool {
        self.only.as_ref().is_some_and(|only| !only.contains(&line.rows.start))
    }

    /// Whether a line waits with the one that should have signed its author on.
    pub(super) fn waits_with_others(&mut self, line: &Line) -> bool {
        if line.enters() {
            self.waiting = false;
        }
        let waits = self.waiting && !line.is_of(Class::Look) && line.runs();
        if let Some(held) = self.held.last_mut().filter(|_| waits) {
            held.lines.push((line.echo.clone(), line.rows.clone()));
        }
        waits
    }

    /// Has a line wait for its owner's yes; one that signs on, with all that follows it.
    fn hold(&mut self, line: &Line, claim: &Claim<'_>) {
        let name = claim.game.map_or("", |game| &game.name);
        let same = |held: &Held| held.owner == claim.owner && held.game == name && !held.whole && !line.enters();
        if !self.held.last().is_some_and(same) {
            self.held.push(Held::of(claim, self.address() == claim.owner));
        }
        if let Some(held) = self.held.last_mut() {
            held.lines.push((line.echo.clone(), line.rows.clone()));
        }
        self.waiting = line.enters();
        self.skipping |= self.waiting;
    }

    /// How many lines wait.
    pub(super) fn lines_held(&self) -> usize {
        self.held.iter().map(|held| held.lines.len()).sum()
    }

    /// Has a whole answer to a letter wait.
    pub(super) fn hold_all(&mut self, lines: &[Line], forms: Vec<String>, claim: &Claim<'_>) {
        let lines = lines.iter().map(|line| (line.echo.clone(), line.rows.clone())).collect();
        self.held.push(Held { lines, forms, whole: true, ..Held::of(claim, self.address() == claim.owner) });
        self.skipping = true;
    }

    /// Asks everybody for his yes in whose name something waits.
    pub(super) fn ask_owners(&mut self) -> Result<(), DeskError> {
        for held in std::mem::take(&mut self.held) {
            let told = if held.ground == Ground::Doubt { held.lines.last() } else { held.lines.first() };
            let echo = told.filter(|_| !held.whole).map(|(echo, _)| echo.clone()).unwrap_or_default();
            // Of lines in doubt the first is the one that signed on, and the last one is told of.
            let doubt = held.ground == Ground::Doubt;
            let lines = held.lines.iter().skip(1).take(held.lines.len().saturating_sub(if doubt { 2 } else { 1 }));
            let others: Vec<String> = lines.map(|(echo, _)| echo.clone()).collect();
            let alone = matches!(held.ground, Ground::Grave | Ground::Person | Ground::Doubt) && !held.whole;
            let words = self.ask_owner(held)?;
            self.say(&echo, &Err(words));
            // Where there is a reply beside the letter that asks, no line goes without a word in it.
            if alone && !self.only_asked() {
                others.iter().for_each(|echo| self.say(echo, &Err(words!("held-too"))));
            }
        }
        Ok(())
    }

    /// Nothing is done that the letter does not show.
    fn ask_owner(&mut self, held: Held) -> Result<Words, DeskError> {
        let lines = self.shown(&held);
        if lines.len() > MOST_SHOWN {
            return Ok(words!("held-too-long", most = MOST_SHOWN));
        }
        if self.hides(&held) {
            return Ok(words!("held-hidden"));
        }
        let Held { owner, ground, game, deadline, lines: rows, whole, shown, .. } = held;
        let rows = (!whole).then(|| rows.iter().map(|(_, rows)| rows.start).collect());
        let purpose = Purpose::Act { mail: self.mail, rows, shown };
        let more = Some(Waiting { ground, deadline, lines, ..Waiting::default() });
        let asked =
            self.ask_to_confirm(&owner, purpose, Asking { kind: LetterKind::AskOwner, what: &game, more, shown })?;
        self.answered = asked && owner == self.address();
        Ok(match (asked, ground) {
            (false, _) => words!("too-many-held"),
            (true, Ground::Seat) => words!("held", game = game),
            (true, Ground::Person) => words!("held-person"),
            (true, Ground::Grave) => words!("held-grave"),
            (true, Ground::Doubt) => words!("held-doubt"),
        })
    }

    /// The lines that wait, as their author wrote them but for the passwords of commands.
    fn written(&self, held: &Held) -> Vec<String> {
        let below = |rows: &Range<usize>| self.lines.get(rows.start + 1..rows.end).unwrap_or_default().to_vec();
        let lines = held.lines.iter().flat_map(|(echo, rows)| std::iter::once(echo.clone()).chain(below(rows)));
        lines.chain(held.forms.iter().cloned()).collect()
    }

    /// Whether a line that waits holds what its author calls a password elsewhere, so that stars would stand in place of what
    /// it asks for.
    fn hides(&self, held: &Held) -> bool {
        self.written(held).iter().any(|line| self.reply.hides(line))
    }

    /// What waits, line by line, as far as it may be shown; long lines in several.
    fn shown(&self, held: &Held) -> Vec<String> {
        let mut shown = Vec::new();
        for line in self.written(held) {
            let line = text::printable(&self.reply.redact(self.office, line.trim()));
            let letters: Vec<char> = line.chars().collect();
            shown.extend(letters.chunks(LONGEST_SHOWN).map(|part| part.iter().collect::<String>()));
        }
        shown.retain(|line| !line.trim().is_empty());
        shown
    }
}

impl Held {
    /// Lines below one that was refused.
    pub(super) fn in_doubt(claim: &Claim<'_>, lines: Vec<(String, Range<usize>)>) -> Held {
        Held { lines, ground: Ground::Doubt, ..Held::of(claim, true) }
    }

    /// Whether it holds such lines of a game.
    pub(super) fn is_in_doubt(&self, game: &str) -> bool {
        self.ground == Ground::Doubt && self.game == game
    }

    pub(super) fn add(&mut self, line: (String, Range<usize>)) {
        self.lines.push(line);
    }

    fn of(claim: &Claim<'_>, own: bool) -> Held {
        let zone = claim.game.map(|game| game.pace.time_zone());
        // Whoever has no seat there orders nothing that could come too late.
        let orders = |game: &&Game| game.chairs.iter().any(|chair| chair.is_read_by(claim.owner));
        let running = claim.game.filter(|game| game.status == Status::Running).filter(orders);
        let round = running.and_then(|game| game.round.as_ref());
        let deadline = round.and_then(|round| Some(round.deadline?.stamp(zone.as_ref()?)));
        let ground = match claim.class {
            Class::Person => Ground::Person,
            Class::Account | Class::GiveUp if own => Ground::Grave,
            _ => Ground::Seat,
        };
        let game = claim.game.map_or_else(String::new, |game| game.name.clone());
        let owner = claim.owner.to_owned();
        let shown = claim.shown != Shown::Nothing;
        Held { owner, ground, game, deadline, lines: Vec::new(), forms: Vec::new(), whole: false, shown }
    }
}
