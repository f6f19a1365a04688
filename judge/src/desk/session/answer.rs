//! Answers to letters: a form that was edited, or plain orders above the quote, without a password and a game's name.

mod beside;
mod filled;
mod ticket;

use chancery_engine::Author;

use super::Session;
use super::current::Acting;
use super::gate::Claim;
use super::holder::{Holder, Ticket};
use crate::capability::{Tag, tag_in};
use crate::command::{self, Bench, Class, Command, Line, Look};
use crate::desk::DeskError;
use crate::desk::letters::forms::{self, Hand};
use crate::desk::trust::{Permit, Shown, Verdict};
use crate::game::{Chair, Claim as Entrance, Game, Role};
use crate::letter::Answer;
use crate::text::{self, Form};
use crate::words;

impl Session<'_> {
    /// Acts on an answer to a letter with a form. Gives the lines back when it answers none, or signs on by itself.
    pub(super) fn answer_letter(&mut self, lines: Vec<Line>, forms: &[Form]) -> Result<Option<Vec<Line>>, DeskError> {
        if lines.iter().any(Line::enters) {
            return self.answer_above(lines, forms).map(Some);
        }
        let Some(ticket) = self.ticket(forms)? else { return Ok(Some(lines)) };
        let commands = command::answering(lines);
        // Whoever only asks something need not be anybody.
        let only_asks = !commands.is_empty() && commands.iter().all(|line| line.is_of(Class::Look));
        if only_asks {
            self.ask_by(&ticket)?;
        } else if !self.enter_by(&ticket, &commands, forms)? {
            return Ok(None);
        }
        self.answering = true;
        (self.talk.press_of, self.talk.draft) = (ticket.form.press_of(), ticket.form.draft);
        let anew = self.only.is_none();
        if let (Some(to), None, Some(_), true) = (self.talk.press_of.clone(), self.talk.draft, &self.current, anew) {
            self.refuse_forms(forms)?;
            self.useful |= commands.iter().any(|line| !matches!(line.command, Command::Order(_)));
            self.answer_press(&to, commands)?;
            self.useful |= self.taken > 0;
            self.leave()?;
            return Ok(None);
        }
        if anew && self.says_yes_to_draft(&commands)? || self.says_yes_elsewhere(&commands)? {
            return self.leave().map(|()| None);
        }
        // Where some lines alone were said yes to, all the rest has had its turn.
        if anew {
            self.hold_back(&commands)?;
        }
        self.try_forms_too(&commands);
        let unchanged = if anew && self.current.is_some() { self.take_forms(forms)? } else { None };
        for line in &commands {
            self.line(line)?;
        }
        self.flush()?;
        let commanded = commands.iter().any(|line| !matches!(line.command, Command::Order(_)));
        if commands.is_empty() && forms.is_empty() {
            self.refuse(words!("empty-mail"));
        }
        if let Some(unchanged) = unchanged.filter(|_| self.taken == 0 && !commanded) {
            self.say("", &Err(unchanged));
        }
        if !commanded && self.taken == 0 && !commands.is_empty() && self.reply.entries.iter().any(|entry| entry.left) {
            self.say("", &Ok(words!("ways")));
            self.look(&Look::Help(None), "")?;
        }
        // What a robot writes back reads like orders that nobody understands.
        self.useful |= commanded || self.taken > 0;
        self.leave()?;
        Ok(None)
    }

    /// Whether the mail answers press of another player: press is sent only when it is asked for.
    pub(super) fn answers_press(&self) -> Result<bool, DeskError> {
        let own = |id: &String| self.office.own_letter(self.store, id).transpose();
        for row in self.envelope.in_reply_to.iter().filter_map(own) {
            if self.store.letter(row?)?.is_some_and(|(_, letter)| letter.kind.entry().matter.answer == Answer::Press) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Notes which game questions are about; what the letter itself was allowed, the reply to it is allowed too.
    pub(super) fn ask_by(&mut self, ticket: &Ticket) -> Result<(), DeskError> {
        let Some(game) = self.store.game(&ticket.form.game)? else { return Ok(()) };
        if let Some(holder) = self.own(ticket, &game) {
            self.can_be_answered_as(&game, &holder.role)?;
        }
        self.subject = Some(game.name.clone());
        self.about = Some(game);
        Ok(())
    }

    /// Whose part the letter is for that the author answers, where it was to him and nobody has come after him.
    fn own(&self, ticket: &Ticket, game: &Game) -> Option<Holder> {
        let address = self.address();
        let holder = Holder::of(&ticket.form, game, &address)?;
        let is_own = holder.owner.as_ref() == Some(&address) && ticket.form.generation == holder.generation;
        (ticket.proven && is_own).then_some(holder)
    }

    /// Signs the author on by the letter that was answered; whether that worked.
    fn enter_by(&mut self, ticket: &Ticket, lines: &[Line], forms: &[Form]) -> Result<bool, DeskError> {
        let Some(game) = self.enter(&ticket.form.game, "")? else { return Ok(false) };
        let Some(holder) = Holder::of(&ticket.form, &game, &self.address()) else {
            self.say("", &Err(words!("no-place-now", game = game.name)));
            return Ok(false);
        };
        let Some(owner) = holder.owner.clone() else {
            self.say("", &Err(words!("seat-has-changed", seat = holder.title, game = game.name)));
            return Ok(false);
        };
        // A letter to whoever sat there before allows nothing any more.
        let proven = ticket.proven && ticket.form.generation == holder.generation;
        let passed = game.round.as_ref().is_some_and(|round| round.label != ticket.form.label);
        let stale = passed || ticket.form.undone;
        let letter = if stale { Shown::OlderLetter } else { Shown::Letter };
        let shown = if proven { letter } else { Shown::Nothing };
        let permit = match self.weigh(Class::Enter, &owner, shown) {
            Verdict::Act(permit) => permit,
            Verdict::Ask => {
                let forms = self.changed_lines(forms)?;
                let claim = Claim { class: Class::Enter, owner: &owner, shown, game: Some(&game) };
                self.hold_all(lines, forms, &claim);
                return Ok(false);
            }
            Verdict::Refuse => {
                self.say("", &Err(holder.not_proven(&game)));
                self.tell_of_attempt(&owner, &game.name)?;
                return Ok(false);
            }
        };
        let label = Some(ticket.form.label.clone());
        let (stale, answers) = if stale { (label, None) } else { (None, label) };
        let sits = self.sit_down(permit, game, &holder.role, stale)?;
        if let Some(current) = self.current.as_mut() {
            current.partner.clone_from(&holder.partner);
            current.answers = answers;
        }
        if let Some(current) = self.current.as_mut().filter(|_| holder.acts) {
            current.acts = Some(Acting::Deputy);
            let until = current.game.chair_read_by(&owner).and_then(Chair::stands_in).map(|deputy| deputy.until);
            let until = until.map(|until| until.stamp(&current.game.pace.time_zone()));
            self.say("", &Ok(words!("deputy-acts", until = until)));
        }
        Ok(sits)
    }

    /// Signs somebody on who is known to be the one; whether the seat is still to be had.
    fn sit_down(
        &mut self,
        permit: Permit,
        mut game: Game,
        role: &Role,
        stale: Option<String>,
    ) -> Result<bool, DeskError> {
        let entered = match role {
            Role::Master => Ok((Role::Master, words!("signed-on-master", game = game.name), None)),
            Role::Waiting => {
                Ok((Role::Waiting, words!("waiting-still", game = game.name, missing = game.places_free()), None))
            }
            Role::Observer => Ok((Role::Observer, words!("observing", game = game.name), None)),
            // A letter of an older turn speaks for a seat, and does not bring its player back.
            Role::Player(seat) if stale.is_some() => {
                let title = game.chair(seat).map(Chair::title);
                Ok((Role::Player(seat.clone()), words!("signed-on", game = game.name, seat = title), None))
            }
            Role::Player(seat) => {
                let letters = game.chair(seat).map(|chair| chair.letters.chars().take(1).collect::<String>());
                game.sign_on(&letters.unwrap_or_default(), Entrance::Player)
            }
        };
        let (role, words, notice) = match entered {
            Ok(entered) => entered,
            Err(words) => {
                self.say("", &Err(words));
                return Ok(false);
            }
        };
        self.say("", &Ok(words));
        self.publish(&game, notice)?;
        // Whoever was let in without the letter's word has shown as much.
        let shown = if stale.is_some() { Shown::OlderLetter } else { Shown::Letter };
        self.signed_on(permit, game, role, shown);
        if let Some(current) = &mut self.current {
            current.stale = stale;
        }
        Ok(true)
    }

    /// `YES` in answer to a letter that asked for it: the first new line, so that no machine says it.
    pub(super) fn answer_question(&mut self, commands: &[Line]) -> Result<bool, DeskError> {
        let Some(tag) = tag_in(&self.envelope.to, &self.office.config.judge.address).filter(|tag| tag.purpose == 'y')
        else {
            return Ok(false);
        };
        let first = commands.first().map(|line| line.text.clone()).unwrap_or_default();
        let takes = commands.first().is_some_and(|line| line.command == Command::Bench(Bench::Take));
        self.vouch(&tag)?;
        if command::is_yes(&first) || takes {
            self.useful = true;
            self.confirm(&tag, &first)?;
            self.leave_below(&commands[1..]);
            return Ok(true);
        }
        // Somebody may have copied the whole line, or ask for something else.
        if commands.iter().any(|line| line.command != Command::Unknown) {
            return Ok(false);
        }
        self.refuse(words!("yes-needed"));
        Ok(true)
    }

    /// Says that commands and orders below a yes have not been read: what the letter did not show is not done by it. Where the
    /// mail that waited has been answered already, this is a letter of its own.
    fn leave_below(&mut self, below: &[Line]) {
        let left = below.iter().filter(|line| text::starts_statement(&line.text));
        let left: Vec<&Line> = left.collect();
        if let Some(first) = left.first() {
            self.answered = false;
            self.reply.leave(self.office, &first.echo, &words!("below-yes", count = left.len()));
        }
    }

    /// The orders that the form of a seat or of the master shows now, for `ORDERS AS SHOWN`.
    pub(super) fn as_shown(&self, game: &Game, author: &Author) -> Vec<String> {
        let voice = self.reply.voice(self.office);
        forms::lines(self.office, Hand { game, author }, voice).0.into_iter().map(|line| line.order).collect()
    }

    /// The seal that `YES` or `CONFIRM` named, whether it stood in the address or in the line.
    pub(super) fn tag(&self, word: &str) -> Option<Tag> {
        word.parse().ok().filter(|tag: &Tag| tag.purpose == 'y')
    }
}
