//! Whose letter a mail answers: what the letter was, and who has the part in the game to which it was written.

use chancery_engine::{Author, Phrase, Term};

use crate::game::{Chair, Game, Member, Role};
use crate::store::SentForm;
use crate::words;
use crate::words::Words;

/// The letter that a mail answers.
#[derive(Clone)]
pub(super) struct Ticket {
    pub(super) form: SentForm,
    /// Whether the answer came to the address that only the letter's reader knows.
    pub(super) proven: bool,
    /// Whether others have got the answer too, so that the letter allows nothing after it.
    pub(super) copied: bool,
}

/// Whose part a form is for.
pub(super) struct Holder {
    pub(super) role: Role,
    pub(super) title: Term,
    /// Who holds it now; nobody: it is vacant.
    pub(super) owner: Option<String>,
    pub(super) generation: u32,
    /// Whether he acts in the place of the player.
    pub(super) acts: bool,
    /// His address, where he leads the seat with its player.
    pub(super) partner: Option<String>,
}

impl Holder {
    /// Of several masters, whoever writes answers for himself.
    pub(super) fn of(form: &SentForm, game: &Game, writer: &str) -> Option<Holder> {
        if form.is_to_seatless() {
            return Holder::of_seatless(form, game);
        }
        Some(match form.author()? {
            Author::Seat(seat) => {
                let chair = game.chair(&seat)?;
                let (deputy, partner) = (chair.deputy_at(writer), chair.partner_at(writer));
                let player = chair.player.as_ref().map(|player| player.address.clone());
                let other = deputy.map(|deputy| (deputy.address.clone(), deputy.generation()));
                let other = other.or(partner.map(|partner| (partner.member.address.clone(), partner.generation())));
                let (owner, generation) = match other {
                    Some((address, generation)) => (Some(address), generation),
                    None => (player, chair.generation),
                };
                let (acts, partner) = (deputy.is_some(), partner.map(|partner| partner.member.address.clone()));
                Holder { title: chair.title(), owner, generation, role: Role::Player(seat), acts, partner }
            }
            Author::Master => {
                let title = Phrase::new("role-master").into();
                let Member { address, generation, .. } = game.master.clone();
                let fellow = game.co_masters.iter().find(|master| master.address == writer);
                let owner = fellow.map_or(address, |master| master.address.clone());
                Holder { title, owner: Some(owner), generation, role: Role::Master, acts: false, partner: None }
            }
        })
    }

    /// Who had no seat when the letter was written, and may have one by now; nothing: he has left the game.
    fn of_seatless(form: &SentForm, game: &Game) -> Option<Holder> {
        let player = |chair: &&Chair| chair.player.as_ref().is_some_and(|player| form.is_to(&player.address));
        let own = |members: &[Member]| members.iter().find(|member| form.is_to(&member.address)).cloned();
        let holder = |role, Member { address, .. }: Member| {
            let title = String::new().into();
            Some(Holder { role, title, owner: Some(address), generation: form.generation, acts: false, partner: None })
        };
        if let Some(chair) = game.chairs.iter().find(player) {
            return Some(Holder {
                title: chair.title(),
                ..holder(Role::Player(chair.seat.clone()), chair.player.clone()?)?
            });
        }
        match own(&game.waiting) {
            Some(member) => holder(Role::Waiting, member),
            None => holder(Role::Observer, own(&game.observers)?),
        }
    }

    /// That nobody can tell whether an answer is his.
    pub(super) fn not_proven(&self, game: &Game) -> Words {
        match self.role.author() {
            Some(_) => words!("answer-not-proven", seat = self.title, game = game.name),
            None => words!("unverified"),
        }
    }
}
