//! Forms in a mail that signs on by itself: they count in the games that it signs on to, and in that of the letter that it answers.
//! None of them is passed over without a word.

use super::super::holder::Ticket;
use crate::command::{self, Line};
use crate::desk::DeskError;
use crate::desk::session::Session;
use crate::desk::session::current::Current;
use crate::store::{SentForm, readable};
use crate::text::{self, Form};
use crate::words;

impl Session<'_> {
    /// Acts on the orders above the first line that signs on: in an answer to a letter of the author's they are for its game. The forms
    /// wait for what follows. Gives back the lines that are left.
    pub(super) fn answer_above(&mut self, mut lines: Vec<Line>, forms: &[Form]) -> Result<Vec<Line>, DeskError> {
        let ticket = self.own_ticket()?;
        if self.answers_press()? || ticket.as_ref().is_some_and(|ticket| ticket.form.press_of().is_some()) {
            self.refuse_forms(forms)?;
            return Ok(lines);
        }
        let anew = self.only.is_none();
        // What the letter allowed was done before some lines alone were said yes to.
        self.forms = if anew || ticket.is_none() { self.filled_in(forms)? } else { Vec::new() };
        let Some(ticket) = ticket.filter(|_| anew) else { return Ok(lines) };
        let first = lines.iter().position(Line::enters).unwrap_or_default();
        if lines[..first].iter().any(|line| text::begins_order(&line.text)) {
            let below = lines.split_off(first);
            self.answer_by(&ticket, command::answering(lines))?;
            lines = below;
        }
        Ok(lines)
    }

    /// Takes the forms of the game to which its author has just signed on.
    pub(in crate::desk::session) fn take_forms_here(&mut self) -> Result<(), DeskError> {
        let Some(Current { game, role, .. }) = &self.current else { return Ok(()) };
        let (name, author) = (game.name.clone(), role.author());
        let forms = self.forms_of(|sent| sent.game == name && sent.author() == author);
        if !forms.is_empty() {
            self.take_forms(&forms)?;
        }
        Ok(())
    }

    /// When all lines have been acted on: takes the forms of the letter that is answered, and tells of those that nobody may fill in
    /// here. What waits for somebody's yes is read once more.
    pub(in crate::desk::session) fn take_other_forms(&mut self) -> Result<(), DeskError> {
        if self.forms.is_empty() || !self.held.is_empty() {
            return Ok(());
        }
        if let Some(ticket) = self.own_ticket()?
            && self.forms.iter().any(|(sent, _)| is_of(sent, &ticket))
        {
            self.answer_by(&ticket, Vec::new())?;
        }
        for (sent, _) in std::mem::take(&mut self.forms) {
            match self.touched.contains(&sent.game) {
                true => self.refuse(words!("form-of-another", form = sent.id)),
                false => self.refuse(words!("form-elsewhere", form = sent.id)),
            }
        }
        Ok(())
    }

    /// Whether the mail answers a letter to its author as only he can.
    pub(in crate::desk::session) fn answers_own_letter(&mut self) -> Result<bool, DeskError> {
        Ok(self.own_ticket()?.is_some())
    }

    /// The letter that is answered, where it was to the author and he answers it as only he can.
    fn own_ticket(&mut self) -> Result<Option<Ticket>, DeskError> {
        let Some(ticket) = self.ticket(&[])? else { return Ok(None) };
        // The rest of the mail may concern others.
        let game = readable(self.store.game(&ticket.form.game))?.flatten();
        let is_own = game.is_some_and(|game| self.own(&ticket, &game).is_some());
        Ok(is_own.then_some(ticket))
    }

    /// Acts on lines, and on the forms of the same game, by the letter that is answered.
    fn answer_by(&mut self, ticket: &Ticket, lines: Vec<Line>) -> Result<(), DeskError> {
        let forms = self.forms_of(|sent| is_of(sent, ticket));
        if !self.enter_by(ticket, &lines, &forms)? {
            return Ok(());
        }
        self.take_forms(&forms)?;
        self.answering = true;
        lines.iter().try_for_each(|line| self.line(line))?;
        self.leave()?;
        self.answering = false;
        Ok(())
    }

    /// Those of the forms that wait, which wait no more.
    fn forms_of(&mut self, is_meant: impl Fn(&SentForm) -> bool) -> Vec<Form> {
        let (meant, others) = std::mem::take(&mut self.forms).into_iter().partition(|(sent, _)| is_meant(sent));
        self.forms = others;
        let meant: Vec<(SentForm, Form)> = meant;
        meant.into_iter().map(|(_, form)| form).collect()
    }
}

/// Whether a form is for the part in a game to which a letter was written.
fn is_of(sent: &SentForm, ticket: &Ticket) -> bool {
    sent.game == ticket.form.game && sent.seat == ticket.form.seat
}
