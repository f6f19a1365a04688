//! Somebody is forgotten: he leaves what goes on, and what is over keeps a name that tells nothing of him. A place that he has moved to
//! another address is whose that is.

use std::collections::BTreeMap;

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
    /// What those are called who have his former places now, by their addresses.
    pub heirs: BTreeMap<String, String>,
}

impl Forgotten {
    fn is(&self, address: &str) -> bool {
        self.own.iter().any(|own| own.eq_ignore_ascii_case(address))
    }

    /// Whether a place is his.
    fn has(&self, member: &Member) -> bool {
        self.is(&member.address)
    }

    /// The name in the place of his.
    pub fn name(&self) -> String {
        format!("N. N. {}", self.word)
    }

    fn address(&self) -> String {
        format!("{}@{NOWHERE}", self.word)
    }

    /// Leaves nothing of him in a place that he has, or has had.
    fn hide(&self, member: &mut Member) {
        if let Some(name) = self.heirs.get(&member.address).filter(|_| !self.has(member)) {
            member.name.clone_from(name);
            member.former.retain(|former| !self.is(former));
        }
        if self.has(member) {
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

impl Forgotten {
    /// Leaves nothing of him beside the place of a seat: as a deputy, as whoever asked for one, as one of its former players.
    fn leave_chair(&self, chair: &mut Chair) {
        let heir = chair.player.as_ref().filter(|player| self.heirs.contains_key(&player.address));
        let heir = heir.map(|player| (player.address.clone(), player.name.clone()));
        chair.deputy = chair.deputy.take().filter(|deputy| !self.is(&deputy.address)).and_then(|mut deputy| {
            if self.is(&deputy.of) {
                // Whoever has the seat now has its deputy, too.
                deputy.of = heir.as_ref()?.0.clone();
            }
            Some(deputy)
        });
        for tenure in chair.tenures.iter_mut().filter(|tenure| self.is(&tenure.address)) {
            (tenure.address, tenure.name) = (self.address(), self.name());
        }
        if let Some((last, heir)) = chair.tenures.last_mut().filter(|last| last.until.is_none()).zip(heir) {
            (last.address, last.name) = heir;
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
        !matches!(self.status, Status::Over(_)) && self.masters().all(|master| who.has(master))
    }

    /// Whether somebody plays in it, or waits to, while it goes on.
    pub fn loses(&self, who: &Forgotten) -> bool {
        !matches!(self.status, Status::Over(_)) && self.players().any(|player| who.has(player))
    }

    /// The addresses to which somebody has moved places that he had.
    pub fn moved_from(&self, own: &[String]) -> Vec<String> {
        let is_own = |address: &str| own.iter().any(|own| own.eq_ignore_ascii_case(address));
        let others = self.waiting.iter().chain(&self.observers).chain(self.masters());
        let members = self.chairs.iter().flat_map(Chair::leaders).chain(others);
        let moved = members.filter(|member| !is_own(&member.address) && member.former.iter().any(|old| is_own(old)));
        moved.map(|member| member.address.clone()).collect()
    }

    /// Forgets somebody; what others are to be told of it.
    pub fn forget_person(&mut self, who: &Forgotten) -> Vec<Notice> {
        let over = matches!(self.status, Status::Over(_));
        let notices = if over { Vec::new() } else { self.vacate(who) };
        for chair in &mut self.chairs {
            chair.partners.retain(|partner| !who.has(&partner.member));
        }
        for list in [&mut self.waiting, &mut self.observers, &mut self.co_masters] {
            list.retain(|member| !who.has(member));
        }
        let seated = self.chairs.iter_mut().flat_map(Chair::leaders_mut).chain([&mut self.master]);
        let beside = self.waiting.iter_mut().chain(&mut self.observers).chain(&mut self.co_masters);
        seated.chain(beside).for_each(|member| who.hide(member));
        for chair in &mut self.chairs {
            who.leave_chair(chair);
        }
        self.led.applicants.retain(|applicant| !who.has(&applicant.member));
        self.led.allowed.retain(|mailbox| !who.is(mailbox));
        // Whom the master of a game has removed stays out of it as long as it goes on.
        self.barred.retain(|mailbox| !over || !who.is(mailbox));
        notices
    }

    /// He leaves his seats, and the game to another master where he has led it with one.
    fn vacate(&mut self, who: &Forgotten) -> Vec<Notice> {
        let his = |chair: &&Chair| chair.player.as_ref().is_some_and(|player| who.has(player));
        let seats: Vec<Seat> = self.chairs.iter().filter(his).map(|chair| chair.seat.clone()).collect();
        let mut notices: Vec<Notice> = seats.iter().flat_map(|seat| self.resign(seat).1).collect();
        for notice in &mut notices {
            notice.to.retain(|address| !who.is(address));
        }
        if who.has(&self.master) && !self.co_masters.is_empty() {
            self.inherit();
            notices.push(self.news(News::OtherMaster));
        }
        notices
    }
}
