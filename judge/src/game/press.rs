//! Press: who may write to whom, and when.

use chancery_engine::{Author, Phrase, Press, Seat, Term};

use super::{About, Addressees, Chair, Direction, Game, Member, Message, Notice, Role, Speaker, Status};
use crate::settings::{Fake, Observers, PressRules, Watch};
use crate::words;
use crate::words::{Answer, Words};

/// Press that may go out.
#[derive(Clone, Debug)]
pub struct Spoken {
    /// What its readers see.
    pub message: Message,
    /// The letters that it becomes.
    pub notices: Vec<Notice>,
}

impl Spoken {
    /// The addresses that it goes to.
    pub fn readers(&self) -> Vec<String> {
        self.notices.iter().flat_map(|notice| notice.to.clone()).collect()
    }
}

impl Game {
    /// What a seat, or the master, is called.
    pub fn title(&self, author: &Author) -> Term {
        let chair = if let Author::Seat(seat) = author { self.chair(seat) } else { None };
        chair.map_or_else(|| Phrase::new("role-master").into(), Chair::title)
    }

    /// The rules of its press.
    pub fn press_rules(&self) -> PressRules {
        self.options.press
    }

    /// Whether nobody but the master may learn who plays: in gunboat as long as the game runs, and then as it was set.
    pub fn hides_players(&self) -> bool {
        let rules = self.press_rules();
        rules.gunboat && !(rules.reveal && matches!(self.status, Status::Over(_)))
    }

    /// As whom somebody writes who is signed on from an address.
    pub fn speaker(&self, role: &Role, address: &str) -> Speaker {
        let named = |members: &[Member]| {
            members
                .iter()
                .find(|member| member.address == address)
                .map(|member| member.name.clone())
                .unwrap_or_default()
        };
        match role {
            Role::Player(seat) => Speaker::Seat(seat.clone()),
            Role::Master => Speaker::Master,
            Role::Observer => Speaker::Observer(named(&self.observers)),
            Role::Waiting => Speaker::Waiting(named(&self.waiting)),
        }
    }

    /// Writes press from somebody who is signed on from an address.
    ///
    /// # Errors
    /// Press is closed, or its author may not write it so.
    pub fn press(&self, (from, by): (&Speaker, &str), direction: &Direction, text: &str) -> Result<Spoken, Words> {
        let to = &direction.to;
        if !to.is_master_alone() && *from != Speaker::Master {
            self.may_speak(from, direction)?;
        }
        if *from != Speaker::Master {
            self.may_fake(direction)?;
        }
        if text.trim().is_empty() && !self.press_rules().blank {
            return Err(words!("press-empty"));
        }
        Ok(self.speak((from, by), direction, text))
    }

    /// Press that has been let through before.
    pub fn speak(&self, (from, by): (&Speaker, &str), direction: &Direction, text: &str) -> Spoken {
        let message = Message {
            from: from.clone(),
            by: by.to_owned(),
            to: direction.to.clone(),
            claims: self.claims(from, direction),
            grey: self.is_grey(from, direction),
            overseen: false,
            postal: false,
            text: text.trim_end().to_owned(),
        };
        Spoken { notices: self.letters_of(&message), message }
    }

    /// The letter of postal press to those who lead the game and do not play; its other readers get it with the results.
    pub fn postal(&self, (from, by): (&Speaker, &str), text: &str) -> Option<Notice> {
        let plays = |address: &str| self.players().any(|player| player.address == address);
        let masters = self.masters().filter(|master| *from != Speaker::Master && !plays(&master.address));
        let to: Vec<String> = masters.map(|master| master.address.clone()).collect();
        let message = Message {
            from: from.clone(),
            by: by.to_owned(),
            to: Addressees::everybody(),
            claims: None,
            grey: false,
            overseen: true,
            postal: true,
            text: text.to_owned(),
        };
        (!to.is_empty()).then_some(Notice { to, about: About::Press(message) })
    }

    /// `SET ALL PRESS`: whoever leads the game or looks on reads all that is written to some alone, where the game has it.
    ///
    /// # Errors
    /// The game has it not, or he plays.
    pub fn oversee(&mut self, role: &Role, address: &str, all: bool) -> Answer {
        let watch = self.press_rules().watch;
        let may = match role {
            Role::Master => watch != Watch::None,
            Role::Observer => watch == Watch::Observers,
            Role::Player(_) | Role::Waiting => false,
        };
        if all && (!may || self.plays(address)) {
            return Err(words!("all-press-closed"));
        }
        let members = [&mut self.master].into_iter().chain(&mut self.co_masters).chain(&mut self.observers);
        members.filter(|member| member.address == address).for_each(|member| member.all_press = all);
        Ok(if all { words!("all-press-on") } else { words!("all-press-off") })
    }

    /// Whether press that nobody gave a colour hides its author: what goes to the master alone never does.
    fn is_grey(&self, from: &Speaker, direction: &Direction) -> bool {
        let rules = self.press_rules();
        let white = matches!(from, Speaker::Observer(_)) && rules.observers == Observers::White;
        let usual = rules.colour.is_grey_by_default() && *from != Speaker::Master && !white;
        !direction.to.is_master_alone() && direction.grey.unwrap_or(usual)
    }

    /// To whom the header says that press goes, where that is not true.
    fn claims(&self, from: &Speaker, direction: &Direction) -> Option<Addressees> {
        let fake = self.press_rules().fake;
        let partial = !direction.to.is_everybody() && !direction.to.is_master_alone() && !direction.to.hidden;
        let by_itself = match fake {
            Fake::Always => *from != Speaker::Master,
            Fake::Default => *from != Speaker::Master && !direction.honest,
            Fake::None | Fake::May => false,
        };
        let usual = (partial && by_itself).then(Addressees::everybody);
        direction.claims.clone().or(usual).filter(|claims| *claims != direction.to)
    }

    /// Whether the rules of the game let somebody write so to these; the master may always write, and be written to.
    fn may_speak(&self, from: &Speaker, direction: &Direction) -> Result<(), Words> {
        let (rules, game) = (self.press_rules(), &self.name);
        if self.status == Status::Paused {
            return Err(words!("press-while-paused", game = game));
        }
        if !rules.colour.is_open() {
            return Err(words!("press-none", game = game));
        }
        if self.status == Status::Forming && !direction.to.seats.is_empty() {
            return Err(words!("press-before-start", game = game));
        }
        if let Speaker::Observer(_) = from {
            self.may_observer_speak(&rules, direction)?;
        }
        match direction.grey {
            Some(true) if !rules.colour.has_grey() => return Err(words!("press-no-grey", game = game)),
            Some(false) if !rules.colour.has_white() => return Err(words!("press-no-white", game = game)),
            _ => {}
        }
        if !rules.partial && !direction.to.is_everybody() {
            return Err(words!("press-no-partial", game = game));
        }
        let round = self.round.as_ref().filter(|_| self.status == Status::Running);
        let Some(round) = round else { return Ok(()) };
        if !rules.minor && round.minor {
            return Err(words!("press-closed", game = game));
        }
        let Speaker::Seat(own) = from else { return Ok(()) };
        self.may_speak_now(&rules, own)?;
        if rules.touch {
            self.may_touch(own, &direction.to)?;
        }
        self.may_write(&round.press, own, &direction.to)
    }

    fn may_observer_speak(&self, rules: &PressRules, direction: &Direction) -> Result<(), Words> {
        let grey = direction.grey.unwrap_or_default();
        match rules.observers {
            Observers::Any => Ok(()),
            Observers::White if direction.to.is_everybody() && !grey => Ok(()),
            Observers::White => Err(words!("press-observers-white", game = self.name)),
            Observers::None => Err(words!("press-observers-none", game = self.name)),
        }
    }

    /// Whether a header may say what its author wants it to say.
    fn may_fake(&self, direction: &Direction) -> Result<(), Words> {
        let Some(claims) = &direction.claims else { return Ok(()) };
        let game = &self.name;
        let names_master = |them: &Addressees| them.has_master() && !them.all;
        match self.press_rules().fake {
            Fake::None => Err(words!("press-no-fake", game = game)),
            _ if names_master(claims) || names_master(&direction.to) => Err(words!("press-fake-master")),
            Fake::Always if !claims.is_everybody() => Err(words!("press-fake-broadcast", game = game)),
            _ => Ok(()),
        }
    }

    /// Whether a player may write as long as orders are missing.
    fn may_speak_now(&self, rules: &PressRules, own: &Seat) -> Result<(), Words> {
        let late = self.round.as_ref().is_some_and(|round| round.late);
        let chair = self.chair(own);
        let number = self.round.as_ref().map_or(0, |round| round.number);
        if let Some(chair) = chair.filter(|chair| chair.probation >= number && number > 0) {
            return Err(words!("press-on-probation", game = self.name, number = chair.probation + 1));
        }
        if rules.must_order && chair.is_some_and(Chair::may_say_more) {
            return Err(words!("press-must-order", game = self.name));
        }
        if late && !rules.late && chair.is_some_and(Chair::is_awaited) {
            return Err(words!("press-late", game = self.name));
        }
        if late && !rules.grace && self.chairs.iter().any(Chair::is_awaited) {
            return Err(words!("press-grace", game = self.name));
        }
        Ok(())
    }

    /// Whether a seat's pieces stand beside those of all to whom it writes alone.
    fn may_touch(&self, own: &Seat, to: &Addressees) -> Result<(), Words> {
        let touching = self.round.as_ref().map_or(&[][..], |round| &round.touching);
        let beside =
            |other: &Seat| touching.iter().any(|(one, two)| one == own && two == other || one == other && two == own);
        let mut meant = self.chairs.iter().filter(|chair| chair.seat != *own && to.has(&chair.seat));
        match meant.find(|chair| !to.is_everybody() && !to.hidden && !beside(&chair.seat)) {
            Some(chair) => Err(words!("press-not-beside", game = self.name, seat = chair.title())),
            None => Ok(()),
        }
    }

    /// Whether the rules of the turn let a seat write to these.
    fn may_write(&self, press: &Press, own: &Seat, to: &Addressees) -> Result<(), Words> {
        match press {
            Press::Free => Ok(()),
            Press::Closed => Err(words!("press-closed", game = self.name)),
            Press::Public | Press::Pairs(_) if to.is_everybody() => Ok(()),
            Press::Public => Err(words!("press-public-only", game = self.name)),
            Press::Pairs(pairs) => {
                let paired = |one: &Seat, other: &Seat| pairs.iter().any(|pair| pair.0 == *one && pair.1 == *other);
                let meant = self.chairs.iter().filter(|chair| chair.seat != *own && to.has(&chair.seat));
                let mut strangers = meant.filter(|chair| !paired(own, &chair.seat) && !paired(&chair.seat, own));
                match strangers.next() {
                    Some(chair) => Err(words!("press-not-with", game = self.name, seat = chair.title())),
                    None => Ok(()),
                }
            }
        }
    }

    /// The letters that press becomes: whoever oversees it reads who wrote it, and to whom.
    fn letters_of(&self, message: &Message) -> Vec<Notice> {
        let readers = self.addresses(message);
        let plays = |address: &String| self.chairs.iter().any(|chair| chair.is_read_by(address));
        let leads = |address: &&String| self.is_master(address) && message.hides(self) && !plays(address);
        let (over, plain): (Vec<&String>, Vec<&String>) = readers.iter().partition(leads);
        let more = self.overseers().filter(|address| !readers.contains(address) && message.by != *address);
        let over: Vec<String> = over.into_iter().cloned().chain(more).collect();
        let overseen = Message { overseen: true, ..message.clone() };
        let notices = [(plain.into_iter().cloned().collect(), message.clone()), (over, overseen)];
        let notices = notices.map(|(to, message)| Notice { to, about: About::Press(message) });
        notices.into_iter().filter(|notice| !notice.to.is_empty()).collect()
    }

    /// Whoever has asked for all that is written, where the game has it; nobody who plays.
    fn overseers(&self) -> impl Iterator<Item = String> + '_ {
        let watch = self.press_rules().watch;
        let observers = self.observers.iter().filter(move |_| watch == Watch::Observers);
        let masters = self.masters().filter(move |_| watch != Watch::None);
        let asked = masters.chain(observers).filter(|member| member.all_press);
        asked.filter(move |member| !self.plays(&member.address)).map(|member| member.address.clone())
    }

    /// Where press goes; what goes to everybody does not come back to its author, unless he leads the game.
    fn addresses(&self, Message { from, by, to, .. }: &Message) -> Vec<String> {
        // Who lead a seat together read what each of them writes, and a player what somebody else writes for him.
        let is_shared =
            |chair: &&Chair| !chair.partners.is_empty() || chair.player.iter().any(|own| own.address != *by);
        let shared =
            self.chairs.iter().filter(|chair| *from == Speaker::Seat(chair.seat.clone()) && !to.has(&chair.seat));
        let beside = shared.filter(is_shared).flat_map(Chair::addresses).filter(|address| *address != by.as_str());
        let players = self.chairs.iter().filter(|chair| to.has(&chair.seat)).flat_map(Chair::addresses).chain(beside);
        let waiting = self.waiting.iter().filter(|_| to.all);
        let masters = self.masters().filter(|_| to.has_master());
        let observers = self.observers.iter().filter(|_| to.has_observers());
        let own = Some(by.as_str()).filter(|_| to.all && *from != Speaker::Master);
        let mut addresses: Vec<String> = Vec::new();
        let others = waiting.chain(masters).chain(observers).map(|member| member.address.as_str());
        for address in players.chain(others) {
            if !addresses.iter().any(|known| known == address) && own != Some(address) {
                addresses.push(address.to_owned());
            }
        }
        addresses
    }
}
