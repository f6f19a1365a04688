//! Newcomers: whom a game lets in, who waits for its master's word, and what he says.

use chancery_engine::Seat;

use super::Session;
use crate::desk::DeskError;
use crate::desk::mailboxes::mailboxes_of;
use crate::envelope::mailbox_key;
use crate::game::{Applicant, Done, Game, Member};
use crate::words;
use crate::words::{Answer, Words};

impl Session<'_> {
    /// Whether the author may come into a game as a player; says why not.
    pub(super) fn may_come_in(&mut self, game: &Game, echo: &str) -> bool {
        let refused = match self.why_no_play(game) {
            Some(words) => Err(words),
            None if game.is_master(&self.address()) => Ok(()),
            None => game.lets_in(&self.mailboxes()),
        };
        match refused {
            Ok(()) => true,
            Err(words) => {
                self.say(echo, &Err(words));
                false
            }
        }
    }

    /// Why the author does not play in a game that he leads; nothing: he may, or does not lead it.
    pub(super) fn why_no_play(&self, game: &Game) -> Option<Words> {
        let told = self.office.ruleset(&game.ruleset).is_some_and(|ruleset| ruleset.tells_master());
        match game.options.leading.plays {
            _ if !game.is_master(&self.address()) => None,
            _ if told => Some(words!("master-is-told", game = game.name)),
            Some(false) => Some(words!("master-may-not-play", game = game.name)),
            None if game.round.is_some() && game.has_shown_secrets() => {
                Some(words!("master-has-seen", game = game.name))
            }
            _ => None,
        }
    }

    /// The author waits for the master's word.
    pub(super) fn apply(
        &mut self,
        mut game: Game,
        (member, seat): (Member, Option<Seat>),
        echo: &str,
    ) -> Result<(), DeskError> {
        self.wait_for_word(&mut game, Applicant { member, seat, partner: false, since: self.now }, echo)
    }

    /// Somebody waits for the master's word.
    pub(super) fn wait_for_word(&mut self, game: &mut Game, applicant: Applicant, echo: &str) -> Result<(), DeskError> {
        let (words, notice) = game.apply(applicant);
        self.say(echo, &Ok(words));
        self.publish(game, Some(notice))?;
        self.post_news(game)?;
        self.store.save_game(game)?;
        Ok(())
    }

    /// `APPROVE who`, `NOT APPROVE who`.
    pub(super) fn approve(&mut self, game: &mut Game, who: &str, lets: bool) -> Result<Answer, DeskError> {
        let before = game.clone();
        let led = if lets { game.approve(who, self.now) } else { game.turn_down(who) };
        match led {
            Ok((words, notices)) => {
                let done = if lets { Done::Approve } else { Done::TurnDown };
                self.note(game, (done, &[], String::new()));
                notices.into_iter().try_for_each(|notice| self.publish(game, Some(notice)))?;
                self.seat(&before, game)?;
                Ok(Ok(words))
            }
            Err(words) => {
                *game = before;
                Ok(Err(words))
            }
        }
    }

    /// Whoever waited for a seat and has it now is told what he has to know of it.
    fn seat(&mut self, before: &Game, game: &mut Game) -> Result<(), DeskError> {
        let seated = |one: &&Applicant| {
            let chair = one.seat.as_ref().and_then(|seat| game.chair(seat));
            chair.is_some_and(|chair| chair.is_read_by(&one.member.address))
        };
        let Some(one) = before.led.applicants.iter().find(seated) else { return Ok(()) };
        match one.partner {
            true => self.introduce(game, &one.member.address),
            false => self.welcome(game, &one.member.address),
        }
    }

    /// `ALLOW address`, `DENY address`; with a dash before the address, the word is taken back.
    pub(super) fn admit(&mut self, game: &mut Game, who: &str, lets: bool) -> Result<Answer, DeskError> {
        let (address, back) = who.strip_prefix('-').map_or((who, false), |address| (address, true));
        let Some(address) = crate::envelope::address(address) else {
            let form = serde_json::json!({"say": "no-address", "with": {"address": address}});
            let word = if lets { "ALLOW" } else { "DENY" };
            return Ok(Err(words!("form-example", form = form, example = format!("{word} anna@example.org"))));
        };
        let mailbox = mailbox_key(&address);
        let done = if lets { Done::Allow } else { Done::Deny };
        let said = match (lets, back) {
            (true, false) => {
                game.allow(&mailbox);
                words!("allowed", game = game.name, who = address)
            }
            (true, true) => {
                game.led.allowed.retain(|allowed| *allowed != mailbox);
                words!("allowed-no-more", game = game.name, who = address)
            }
            (false, true) => {
                game.barred.retain(|barred| *barred != mailbox);
                words!("denied-no-more", game = game.name, who = address)
            }
            (false, false) => {
                let inside = self.is_inside(game, &mailbox)?;
                if let Err(words) = game.deny(&mailbox, inside) {
                    return Ok(Err(words));
                }
                words!("denied", game = game.name, who = address)
            }
        };
        self.note(game, (done, &[], if back { "-".to_owned() } else { String::new() }));
        Ok(Ok(said))
    }

    /// Whether somebody in the game has a mailbox.
    fn is_inside(&self, game: &Game, mailbox: &str) -> Result<bool, DeskError> {
        for member in game.players().chain(&game.observers).chain(game.masters()) {
            if mailboxes_of(self.store, member)?.contains(mailbox) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
