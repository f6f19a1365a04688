//! Which letter a mail answers. One that the store has never heard of was written before it went back to an older copy: what it
//! allowed stands in its seal, so the seal alone tells whose it was and about which turn.

use crate::capability::{Capability, Tag, tag_in};
use crate::clock::Span;
use crate::desk::session::Session;
use crate::desk::session::copied::may;
use crate::desk::session::holder::Ticket;
use crate::desk::{DeskError, letters};
use crate::game::{Game, MASTER};
use crate::store::{SentForm, Slice};
use crate::text::Form;

/// In how many games of the author's the letter is looked for.
const MOST_GAMES: u32 = 50;
/// How long the operator is not told again.
const TOLD: Span = Span::hours(24);

impl Session<'_> {
    /// Finds the letter that is answered: by the address that the answer came to, by its thread, by a form in it.
    pub(in crate::desk::session) fn ticket(&mut self, forms: &[Form]) -> Result<Option<Ticket>, DeskError> {
        if let Some(ticket) = &self.sealed {
            return Ok(Some(ticket.clone()));
        }
        let tag = tag_in(&self.envelope.to, &self.office.config.judge.address).filter(|tag| tag.purpose == 'o');
        if let Some(tag) = tag
            && let Some(ticket) = self.lost_ticket(&tag)?
        {
            return self.note_lost(ticket).map(Some);
        }
        let answered = self.envelope.in_reply_to.iter().chain(self.envelope.references.iter().rev());
        for row in answered.filter_map(|id| self.office.own_letter(self.store, id).transpose()) {
            if let Some((_, letter)) = self.store.letter(row?)?
                && let Some(Capability::Orders { form, .. }) = letter.capability
                && let Some(form) = self.store.form(&form)?
            {
                return Ok(Some(Ticket { form, proven: false, copied: false }));
            }
        }
        for form in forms {
            if let Some(form) = self.store.form(&form.id)? {
                return Ok(Some(Ticket { form, proven: false, copied: false }));
            }
        }
        Ok(None)
    }

    /// The letter that a seal of ours belongs to although no such letter is kept.
    fn lost_ticket(&mut self, tag: &Tag) -> Result<Option<Ticket>, DeskError> {
        let address = self.address();
        let games = self.store.listed_of(&address, Slice { skip: 0, most: MOST_GAMES })?;
        for listed in games {
            let Some(game) = self.store.kept_game(&listed.line.name)? else { continue };
            let fits = |form: &SentForm| may(form).fits(tag, &self.office.keys);
            if let Some(form) = forms(&game, &tag.about.to_uppercase(), &address).into_iter().find(fits) {
                if self.store.has_retired_lost(&form.game, &form.seat)? {
                    return Ok(Some(Ticket { form, proven: false, copied: false }));
                }
                self.tell_of_loss(&form)?;
                return Ok(Some(Ticket { form, proven: true, copied: false }));
            }
        }
        Ok(None)
    }

    fn tell_of_loss(&mut self, form: &SentForm) -> Result<(), DeskError> {
        tracing::warn!(mail = self.mail, game = form.game, "an answer to a letter that this store does not know");
        if !self.store.tell_once("lost letters", "", TOLD, self.now)? {
            return Ok(());
        }
        let text = format!(
            "Mail {} answers a letter about game {} that has our seal and is not in the store: the store is older than the letters \
             that went out. It counts, as it is sealed. If an older copy was put in the store's place by hand, what came in after \
             that copy may be lost: `chancery restore COPY` reads it again.",
            self.mail, form.game
        );
        letters::tell_operator(self.office, self.store, &text, self.now)
    }
}

/// What a letter to somebody may have been about, as far as the game knows by now.
fn forms(game: &Game, id: &str, address: &str) -> Vec<SentForm> {
    let labels: Vec<String> = game.round.iter().map(|round| round.label.clone()).chain([String::new()]).collect();
    let seats = game.chairs.iter().map(|chair| (chair.seat.to_string(), chair.generation));
    let masters =
        [&game.master].into_iter().chain(&game.co_masters).map(|master| (MASTER.to_owned(), master.generation));
    let seatless = [(SentForm::seatless(address), 0)];
    let parts: Vec<(String, u32)> = seats.chain(masters).chain(seatless).collect();
    let with = |(seat, generation): &(String, u32), label: &String| SentForm {
        id: id.to_owned(),
        game: game.name.clone(),
        seat: seat.clone(),
        generation: *generation,
        label: label.clone(),
        lines: Vec::new(),
        whole: false,
        press: None,
        grey: false,
        draft: None,
        undone: false,
    };
    labels.iter().flat_map(|label| parts.iter().map(move |part| with(part, label))).collect()
}
