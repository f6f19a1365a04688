//! Somebody is forgotten: he leaves what goes on, and what is over keeps a name that tells nothing of him.

use chancery_engine::Seat;

use super::{Chair, Game, Member, Notice, Status};
use crate::letter::News;

/// The domain of addresses that stand in the place of forgotten ones: no mail goes there (RFC 2606 section 2).
const NOWHERE: &str = "forgotten.invalid";

/// Who is forgotten, and what stands in his place.
#[derive(Clone, Debug)]
pub struct Forgotten {
    /// His addresses, in lower case.
    pub own: Vec<String>,
    /// The word by which he is told from others who were forgotten.
    pub word: String,
}

impl Forgotten {
    fn is(&self, address: &str) -> bool {
        self.own.iter().any(|own| own.eq_ignore_ascii_case(address))
    }

    fn was(&self, member: &Member) -> bool {
        member.addresses().any(|address| self.is(address))
    }

    /// The name in the place of his.
    fn name(&self) -> String {
        format!("N. N. {}", self.word)
    }

    fn address(&self) -> String {
        format!("{}@{NOWHERE}", self.word)
    }

    /// Leaves nothing of him in a place that he had.
    fn hide(&self, member: &mut Member) {
        if self.was(member) {
            *member = Member {
                address: self.address(),
                name: self.name(),
                password: String::new(),
                preference: String::new(),
                generation: member.generation + 1,
                former: Vec::new(),
                reminders: None,
                all_press: false,
            };
        }
    }
}

/// Whether an address stands in the place of somebody who is forgotten.
pub fn is_nowhere(address: &str) -> bool {
    address.rsplit('@').next() == Some(NOWHERE)
}

impl Game {
    /// Whether somebody leads it alone while it goes on: then it cannot lose him.
    pub fn needs_as_master(&self, who: &Forgotten) -> bool {
        !matches!(self.status, Status::Over(_)) && self.masters().all(|master| who.was(master))
    }

    /// Whether somebody plays in it, or waits to, while it goes on.
    pub fn loses(&self, who: &Forgotten) -> bool {
        !matches!(self.status, Status::Over(_)) && self.players().any(|player| who.was(player))
    }

    /// Forgets somebody; what others are to be told of it.
    pub fn forget_person(&mut self, who: &Forgotten) -> Vec<Notice> {
        let over = matches!(self.status, Status::Over(_));
        let notices = if over { Vec::new() } else { self.vacate(who) };
        let seated = self.chairs.iter_mut().filter_map(|chair| chair.player.as_mut());
        seated.chain([&mut self.master]).for_each(|member| who.hide(member));
        for list in [&mut self.waiting, &mut self.observers, &mut self.co_masters] {
            list.retain(|member| !who.was(member));
        }
        for chair in &mut self.chairs {
            chair.deputy = chair.deputy.take().filter(|deputy| !who.is(&deputy.address) && !who.is(&deputy.of));
            chair.partners.retain(|partner| !who.was(&partner.member));
            for tenure in chair.tenures.iter_mut().filter(|tenure| who.is(&tenure.address)) {
                (tenure.address, tenure.name) = (who.address(), who.name());
            }
        }
        self.led.applicants.retain(|applicant| !who.was(&applicant.member));
        self.led.allowed.retain(|mailbox| !who.is(mailbox));
        // Whom the master of a game has removed stays out of it as long as it goes on.
        self.barred.retain(|mailbox| !over || !who.is(mailbox));
        notices
    }

    /// He leaves his seats, and the game to another master where he has led it with one.
    fn vacate(&mut self, who: &Forgotten) -> Vec<Notice> {
        let his = |chair: &&Chair| chair.player.as_ref().is_some_and(|player| who.was(player));
        let seats: Vec<Seat> = self.chairs.iter().filter(his).map(|chair| chair.seat.clone()).collect();
        let mut notices: Vec<Notice> = seats.iter().flat_map(|seat| self.resign(seat).1).collect();
        for notice in &mut notices {
            notice.to.retain(|address| !who.is(address));
        }
        if who.was(&self.master) && !self.co_masters.is_empty() {
            self.inherit();
            notices.push(self.news(News::OtherMaster));
        }
        notices
    }
}
