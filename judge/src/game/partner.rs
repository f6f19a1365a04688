//! Partners: several people who lead one seat together, where the game's system lets them. Each reads all its letters, orders,
//! writes and votes for it, and has a password of his own; the last word holds.

use chancery_engine::{About, Seat, Sheet};
use serde::{Deserialize, Serialize};

use super::{By, Chair, Done, Game, Gone, Member, Notice, Plan, Status};
use crate::clock::Moment;
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// How many people lead a seat beside its player at most.
const MOST_PARTNERS: usize = 3;
/// What is added to the number of a partner, so that no letter to him is one to a player or a deputy.
const MARK: u32 = 1 << 21;

/// Somebody who leads a seat with its player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Partner {
    /// Who.
    pub member: Member,
    /// Which one of all that this seat has had, and at which of his addresses.
    pub number: u32,
}

impl Partner {
    /// What stands in his letters in the place of the seat's generation: they allow nothing when he leads no longer.
    pub fn generation(&self) -> u32 {
        MARK + self.number
    }
}

/// Seats with what stands for each: orders of this turn, of later ones, and of any.
pub type Stood = Vec<(Seat, (Sheet, Vec<Plan>, Sheet))>;

impl Chair {
    fn stands_for_it(&self) -> (Sheet, Vec<Plan>, Sheet) {
        (self.sheet.clone(), self.plans.clone(), self.standing.clone())
    }

    /// Its player and those who lead it with him.
    pub fn leaders(&self) -> impl Iterator<Item = &Member> {
        self.player.iter().chain(self.partners.iter().map(|partner| &partner.member))
    }

    /// The same, to be changed.
    pub(super) fn leaders_mut(&mut self) -> impl Iterator<Item = &mut Member> {
        self.player.iter_mut().chain(self.partners.iter_mut().map(|partner| &mut partner.member))
    }

    /// Whoever leads it with its player from this address.
    pub fn partner_at(&self, address: &str) -> Option<&Partner> {
        self.partners.iter().find(|partner| partner.member.address == address)
    }

    /// The names of all who lead it.
    pub fn leaders_names(&self) -> String {
        self.leaders().map(|member| member.name.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// Lets somebody lead it too.
    pub(super) fn add_partner(&mut self, member: Member) {
        self.partnered += 1;
        self.partners.push(Partner { member, number: self.partnered });
    }

    /// Has its first partner go on as its player, with all that stands; whether there is one.
    pub(super) fn succeed(&mut self) -> bool {
        if self.partners.is_empty() {
            return false;
        }
        self.player = Some(self.partners.remove(0).member);
        self.generation += 1;
        true
    }

    /// A partner has moved to another address: letters to the old one allow nothing any more.
    pub(super) fn renumber_partner(&mut self, address: &str) {
        for partner in self.partners.iter_mut().filter(|partner| partner.member.address == address) {
            self.partnered += 1;
            partner.number = self.partnered;
        }
    }
}

impl Game {
    /// Whether a seat may have one leader more.
    ///
    /// # Errors
    /// Its system knows of none, the game does not run, or there are enough of them.
    pub fn may_have_partner(&self, about: &About, seat: &Seat) -> Result<(), Words> {
        if !about.partners {
            return Err(words!("partner-never", system = about.title));
        }
        self.has_room_for_partner(seat)
    }

    /// Whether a seat of a game that runs is led by fewer people than may lead one.
    ///
    /// # Errors
    /// The game does not run, nobody plays the seat, or there are enough of them.
    pub(super) fn has_room_for_partner(&self, seat: &Seat) -> Result<(), Words> {
        if !matches!(self.status, Status::Running | Status::Paused) {
            return Err(self.not_running());
        }
        match self.chair(seat) {
            Some(chair) if chair.partners.len() >= MOST_PARTNERS => {
                Err(words!("partner-enough", seat = chair.title(), most = MOST_PARTNERS + 1))
            }
            Some(chair) if !chair.is_played() => Err(words!("partner-too-late", game = self.name)),
            _ => Ok(()),
        }
    }

    /// Lets somebody lead a seat with its player, who has said yes to it.
    pub fn take_partner(&mut self, seat: &Seat, member: Member, now: Moment) -> Notice {
        if let Some(chair) = self.chair_mut(seat) {
            chair.add_partner(member);
        }
        self.note((By::Player, now), Done::Partner, std::slice::from_ref(seat), "");
        self.news_of(News::Partner, std::slice::from_ref(seat))
    }

    /// Has those partners of a seat leave it whom a word means, by name or address; without a word all of them. Who left. Where
    /// players are hidden whoever knows an address learns no name by it: of a name the whole is asked, and none is told.
    ///
    /// # Errors
    /// It has none, or none of that name.
    pub fn end_partner(&mut self, seat: &Seat, word: &str, now: Moment) -> Result<(Vec<Member>, Notice), Words> {
        let (title, game) = (self.chair(seat).map(Chair::title), self.name.clone());
        let (wanted, hidden) = (word.trim().to_lowercase(), self.hides_players());
        let is_called = |name: String| if hidden { name == wanted } else { name.contains(&wanted) };
        let is_at = |address: &str| address.to_lowercase() == wanted;
        let fits =
            |member: &Member| wanted.is_empty() || is_at(&member.address) || is_called(member.name.to_lowercase());
        let Some(chair) = self.chair_mut(seat).filter(|chair| !chair.partners.is_empty()) else {
            return Err(words!("partner-none", seat = title, game = game));
        };
        let (gone, stay) = std::mem::take(&mut chair.partners).into_iter().partition(|one: &Partner| fits(&one.member));
        chair.partners = stay;
        let gone: Vec<Member> = gone.into_iter().map(|partner: Partner| partner.member).collect();
        if gone.is_empty() {
            let names: Vec<&str> = chair.partners.iter().map(|partner| partner.member.name.as_str()).collect();
            return Err(match hidden {
                true => words!("partner-other-hidden", seat = title, who = word, game = game),
                false => words!("partner-other", seat = title, who = word, names = names.join(", ")),
            });
        }
        self.note((By::Player, now), Done::PartnerOver, std::slice::from_ref(seat), "");
        let mut notice = self.news_of(News::PartnerOver, std::slice::from_ref(seat));
        let addresses = gone.iter().map(|member| member.address.clone());
        let new: Vec<String> = addresses.filter(|address| !notice.to.contains(address)).collect();
        notice.to.extend(new);
        Ok((gone, notice))
    }

    /// Takes out whoever leads a seat with its player, at his master's word; nothing: he leads none.
    pub(super) fn eject_partner(&mut self, member: &Member) -> Option<Gone> {
        let to = self.everybody();
        let chair = self.chairs.iter_mut().find(|chair| chair.partner_at(&member.address).is_some())?;
        chair.partners.retain(|partner| partner.member.address != member.address);
        let seat = chair.seat.clone();
        let notices = vec![Notice { to, ..self.news_of(News::PartnerOver, std::slice::from_ref(&seat)) }];
        Some(Gone { members: vec![member.clone()], seat: None, notices })
    }

    /// What stands for each seat that several people lead.
    pub fn stands_for_several(&self) -> Stood {
        let shared = self.chairs.iter().filter(|chair| !chair.partners.is_empty());
        shared.map(|chair| (chair.seat.clone(), chair.stands_for_it())).collect()
    }

    /// What those who lead a seat with whoever has just ordered for it are told, where something else stands for it than did; nothing:
    /// nobody led it with him.
    pub fn tell_leaders(&self, (seat, stood): (&Seat, &Stood), but: &str) -> Option<Notice> {
        let (_, before) = stood.iter().find(|(shared, _)| shared == seat)?;
        let chair = self.chair(seat).filter(|chair| chair.stands_for_it() != *before)?;
        let to: Vec<String> = chair.leaders().map(|member| member.address.clone()).filter(|to| to != but).collect();
        (!to.is_empty()).then(|| Notice { to, ..self.news_of(News::Shared, std::slice::from_ref(seat)) })
    }
}
