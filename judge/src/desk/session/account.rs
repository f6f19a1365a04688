//! What somebody changes about his place in a game: password, addresses, and the seats that he would like.

use serde_json::json;

use super::confirm::Asking;
use super::sign::is_password;
use super::{Current, Session};
use crate::desk::DeskError;
use crate::desk::letters::{self, Change};
use crate::facts::Tried;
use crate::game::{Game, Member, Role, wish_list};
use crate::letter::LetterKind;
use crate::store::Purpose;
use crate::words;
use crate::words::Answer;

impl Session<'_> {
    pub(super) fn set_password(&mut self, current: &mut Current, password: &str) -> Result<Answer, DeskError> {
        if !is_password(password) {
            return Ok(Err(words!("password-kept", form = json!({"say": "password-form"}))));
        }
        if !self.may_hash()? {
            return Ok(Err(words!("too-many-passwords")));
        }
        let hash = self.office.passwords.hash(password, &self.office.chance)?;
        if let Some(member) = member_of(current, &self.address()) {
            member.password = hash;
        }
        let to = self.address();
        let game = current.game.name.clone();
        self.changed(Change { to, what: Tried::Password, game, more: String::new() });
        Ok(Ok(words!("password-set")))
    }

    /// Notes what is to be told where letters went before; the same twice in a mail is told once.
    pub(super) fn changed(&mut self, change: Change) {
        if !self.changes.contains(&change) {
            self.changes.push(change);
        }
    }

    /// Tells of all that the mail has changed.
    pub(super) fn tell_of_changes(&mut self) -> Result<(), DeskError> {
        let changes = std::mem::take(&mut self.changes);
        for change in changes.iter().filter(|change| change.what == Tried::Password) {
            self.forget_guesses(&change.game, &change.to)?;
        }
        changes.iter().try_for_each(|change| letters::tell_of_change(self.office, self.store, change, self.now))
    }

    pub(super) fn ask_to_move(&mut self, game: &Game, address: &str) -> Result<Answer, DeskError> {
        let purpose = Purpose::MoveTo { game: game.name.clone(), from: self.address() };
        self.ask_address(address, purpose, LetterKind::Move, &game.name)
    }

    /// `SET ADDRESS2`: an address that is tried when the first one bounces.
    pub(super) fn ask_second(&mut self, address: &str) -> Result<Answer, DeskError> {
        let purpose = Purpose::Second { of: self.address() };
        let own = self.address();
        self.ask_address(address, purpose, LetterKind::Second, &own)
    }

    fn ask_address(
        &mut self,
        address: &str,
        purpose: Purpose,
        kind: LetterKind,
        what: &str,
    ) -> Result<Answer, DeskError> {
        let Some(new) = crate::envelope::address(address) else {
            let form = json!({"say": "no-address", "with": {"address": address}});
            let word = if kind == LetterKind::Second { "SET ADDRESS2" } else { "SET ADDRESS" };
            return Ok(Err(words!("form-example", form = form, example = format!("{word} anna@example.org"))));
        };
        let asked = self.ask_to_confirm(&new, purpose, Asking { kind, what, more: None, shown: false })?;
        Ok(match asked {
            true => Ok(words!("confirm-address", address = new)),
            false => Err(words!("too-many-confirmations", address = new)),
        })
    }
}

fn member_of<'a>(current: &'a mut Current, address: &str) -> Option<&'a mut Member> {
    let game = &mut current.game;
    match &current.role {
        Role::Player(seat) => {
            let chair = game.chairs.iter_mut().find(|chair| chair.seat == *seat)?;
            match &current.partner {
                Some(partner) => {
                    chair.partners.iter_mut().map(|one| &mut one.member).find(|one| one.address == *partner)
                }
                None => chair.player.as_mut(),
            }
        }
        Role::Waiting => game.waiting.iter_mut().find(|member| member.address == address),
        Role::Observer => game.observers.iter_mut().find(|member| member.address == address),
        Role::Master if game.master.address == address => Some(&mut game.master),
        Role::Master => game.co_masters.iter_mut().find(|member| member.address == address),
    }
}

/// `SET PREFERENCE FEG*`: letters of the seats, the dearest first.
pub(super) fn prefer(current: &mut Current, address: &str, wish: &str) -> Answer {
    let letters: Vec<char> = wish.chars().filter(|letter| letter.is_alphanumeric()).collect();
    if let Some(letter) = letters.iter().find(|letter| current.game.chair_called(&letter.to_string()).is_none()) {
        return Err(current.game.no_seat(&letter.to_string()));
    }
    let list = wish_list(wish);
    if let Some(member) = member_of(current, address) {
        member.preference.clone_from(&list);
    }
    if list.is_empty() {
        return Ok(words!("preference-cleared"));
    }
    Ok(words!("preference-set", list = list))
}
