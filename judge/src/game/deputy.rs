//! Deputies: somebody who acts in the place of a seat's player for a while, known by his own letters.

use chancery_engine::{Author, Seat};
use serde::{Deserialize, Serialize};

use super::{By, Chair, Done, Game, Notice, Partner, Piece, Status};
use crate::clock::{Moment, Span};
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// The longest that one stands in.
const LONGEST: Span = Span::hours(60 * 24);
/// What is added to the number of a deputy, so that no letter to him is one to a player.
const MARK: u32 = 1 << 20;

/// Somebody who acts in the place of a seat's player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deputy {
    /// His registered address.
    pub address: String,
    /// Whose place it is: a player who comes later has not asked him.
    pub of: String,
    /// Until when.
    pub until: Moment,
    /// How many this seat has had, he included.
    pub number: u32,
}

impl Chair {
    /// Every address to which letters to its player go: his own, his partners' and, while he has one, his deputy's.
    pub fn addresses(&self) -> impl Iterator<Item = &str> {
        let deputy = self.stands_in().map(|deputy| deputy.address.as_str());
        self.leaders().map(|leader| leader.address.as_str()).chain(deputy)
    }

    /// The same as a list.
    pub fn readers(&self) -> Vec<String> {
        self.addresses().map(str::to_owned).collect()
    }

    /// Whoever acts in the place of its player now.
    pub fn stands_in(&self) -> Option<&Deputy> {
        let player = self.player.as_ref()?;
        self.deputy.as_ref().filter(|deputy| player.addresses().any(|own| own == deputy.of))
    }

    /// Whether letters at an address are to its player or to his deputy.
    pub fn is_read_by(&self, address: &str) -> bool {
        self.addresses().any(|own| own == address)
    }

    /// Its deputy, if he has this address.
    pub fn deputy_at(&self, address: &str) -> Option<&Deputy> {
        self.stands_in().filter(|deputy| deputy.address == address)
    }
}

impl Deputy {
    /// What stands in his letters in the place of the seat's generation: they allow nothing when his time is over.
    pub fn generation(&self) -> u32 {
        MARK + self.number
    }
}

impl Game {
    /// The chair whose letters go to an address.
    pub fn chair_read_by(&self, address: &str) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.is_read_by(address))
    }

    /// What letters to somebody who writes as a seat, or as the master, carry as its generation.
    pub fn generation_to(&self, author: &Author, address: &str) -> u32 {
        let chair = if let Author::Seat(seat) = author { self.chair(seat) } else { None };
        let deputy = chair.and_then(|chair| chair.deputy_at(address)).map(Deputy::generation);
        let partner = chair.and_then(|chair| chair.partner_at(address)).map(Partner::generation);
        deputy.or(partner).unwrap_or_else(|| self.generation(author))
    }

    /// Until when a deputy would act, as a player writes it.
    ///
    /// # Errors
    /// The game is over or forms, or has no deputies, or the date is none, past, or too far.
    pub fn deputy_until(&self, text: &str, now: Moment) -> Result<Moment, Words> {
        if !matches!(self.status, Status::Running | Status::Paused) {
            return Err(self.not_running());
        }
        if !self.options.seats.deputies {
            return Err(words!("deputy-forbidden", game = self.name));
        }
        let until = self.read_date(text, now)?;
        if until > now.plus(LONGEST) {
            return Err(words!("deputy-long", days = LONGEST.0 / (24 * 3600)));
        }
        Ok(until)
    }

    /// Lets somebody act for a seat, who has said yes to it.
    pub fn deputise(&mut self, seat: &Seat, address: &str, until: Moment, now: Moment) -> Option<Notice> {
        let date = until.machine(&self.pace.time_zone());
        let chair = self.chair_mut(seat)?;
        let of = chair.player.as_ref()?.address.clone();
        chair.deputies += 1;
        chair.deputy = Some(Deputy { address: address.to_owned(), of, until, number: chair.deputies });
        self.note((By::Player, now), Done::Deputy, std::slice::from_ref(seat), &date);
        Some(self.of_deputy(News::Deputy, seat, Some(until)))
    }

    /// `NO DEPUTY`: nobody acts for a seat any more.
    ///
    /// # Errors
    /// Nobody does.
    pub fn end_deputy(&mut self, seat: &Seat, now: Moment) -> Result<(Words, Notice), Words> {
        let title = self.chair(seat).map(Chair::title);
        let Some(deputy) = self.chair_mut(seat).and_then(|chair| chair.deputy.take()) else {
            return Err(words!("deputy-none", seat = title, game = self.name));
        };
        self.note((By::Player, now), Done::DeputyOver, std::slice::from_ref(seat), "");
        let mut notice = self.of_deputy(News::DeputyOver, seat, None);
        notice.to.extend(Some(deputy.address).filter(|address| !notice.to.contains(address)));
        Ok((words!("deputy-ended", seat = title, game = self.name), notice))
    }

    /// When the next deputy's time is up.
    pub(super) fn deputies_end_at(&self) -> Option<Moment> {
        let over = matches!(self.status, Status::Over(_) | Status::Held);
        self.chairs.iter().filter_map(|chair| chair.deputy.as_ref()).map(|deputy| deputy.until).min().filter(|_| !over)
    }

    /// Deputies whose time is up act no more; what is told of it.
    pub(super) fn end_deputies(&mut self, now: Moment) -> Vec<Notice> {
        let up = |chair: &&mut Chair| chair.deputy.as_ref().is_some_and(|deputy| deputy.until <= now);
        let mut over = Vec::new();
        for chair in self.chairs.iter_mut().filter(up) {
            let acted = chair.stands_in().is_some();
            let deputy = chair.deputy.take().filter(|_| acted);
            over.extend(deputy.map(|deputy| (chair.seat.clone(), deputy.address)));
        }
        let mut notices = Vec::new();
        for (seat, address) in over {
            self.note((By::Judge, now), Done::DeputyOver, std::slice::from_ref(&seat), "");
            let mut notice = self.of_deputy(News::DeputyOver, &seat, None);
            notice.to.push(address);
            notices.push(notice);
        }
        notices
    }

    /// Writes into the log, once a turn, that a deputy has acted for a seat.
    pub fn note_deputy(&mut self, seat: &Seat, now: Moment) {
        let label = self.label();
        let same = self.ledger.deeds.iter().any(|deed| {
            deed.by == By::Deputy && deed.done == Done::Act && deed.seats == [seat.clone()] && deed.about == label
        });
        if !same {
            self.note((By::Deputy, now), Done::Act, std::slice::from_ref(seat), &label);
        }
    }

    fn of_deputy(&self, news: News, seat: &Seat, since: Option<Moment>) -> Notice {
        self.tell(super::About::News(vec![Piece { news, seats: vec![seat.clone()], since, count: None }]))
    }
}
