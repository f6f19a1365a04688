//! What has come in: it is taken at once, and whoever waits for it hears of it when it is written down. What was taken and is lost
//! with a connection to the store is taken again.

use std::collections::VecDeque;

use crate::event::Event;
use crate::outbox::Delivery;

/// How many things that have come in are written down together at most, after the first.
pub(super) const MOST_HEARD: usize = 256;

/// What has come in, in its order.
#[derive(Default)]
pub(super) struct Heard {
    /// What was taken and is not known to be written down.
    taken: Vec<Taken>,
    waiting: VecDeque<Event>,
}

/// Something that was taken.
struct Taken {
    event: Event,
    answer: Answer,
    /// How many transactions were written down then: it is, too, when there are more.
    written: i64,
}

/// What is said to whoever waits.
pub(super) enum Answer {
    Done,
    Mark(u32),
    YesNo(bool),
}

impl Heard {
    /// Takes note of what will be taken.
    pub(super) fn add(&mut self, event: Event) {
        self.waiting.push_back(event);
    }

    /// What is to be taken next.
    pub(super) fn next(&mut self) -> Option<Event> {
        self.waiting.pop_front()
    }

    /// Whether anything waits to be taken.
    pub(super) fn has_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether all that waits to be taken changes nothing that another judge may change.
    pub(super) fn is_plain(&self) -> bool {
        self.waiting.iter().all(|event| match event {
            Event::Delivered(_, attempt) => attempt.delivery == Delivery::Sent,
            Event::Mail(..)
            | Event::Mark(..)
            | Event::IsNew(_)
            | Event::Swept(_)
            | Event::Hashed(_)
            | Event::Written => true,
            _ => false,
        })
    }

    /// Gives back what could not be taken.
    pub(super) fn give_back(&mut self, event: Event) {
        self.waiting.push_front(event);
    }

    /// Notes that something was taken after so many transactions had been written down.
    pub(super) fn note(&mut self, event: Event, answer: Answer, written: i64) {
        self.taken.push(Taken { event, answer, written });
    }

    /// Tells whoever waits that what he handed in is written down.
    pub(super) fn tell(&mut self) {
        self.taken.drain(..).for_each(tell);
    }

    /// After a connection was lost over which so many transactions were written down: tells of what was taken before the last of them,
    /// and has the rest taken again.
    pub(super) fn lay_back(&mut self, written: i64) {
        let (done, lost): (Vec<_>, Vec<_>) = self.taken.drain(..).partition(|taken| taken.written < written);
        done.into_iter().for_each(tell);
        for taken in lost.into_iter().rev() {
            self.waiting.push_front(taken.event);
        }
    }

    /// The letters of which it was heard what became of them, and which waits to be taken.
    pub(super) fn letters(&self) -> impl Iterator<Item = i64> {
        self.waiting.iter().filter_map(|event| if let Event::Delivered(id, _) = event { Some(*id) } else { None })
    }
}

/// Says what is to be said. Whoever is gone by then asks again, or hands his mail in again.
fn tell(taken: Taken) {
    let _ = match (taken.event, taken.answer) {
        (Event::Mail(_, done), _) => done.send(true).is_ok(),
        (Event::Mark(_, answer), Answer::Mark(mark)) => answer.send(mark).is_ok(),
        (Event::IsNew(answer), Answer::YesNo(is_new)) => answer.send(is_new).is_ok(),
        (Event::Met(_, done) | Event::Unreadable { done, .. }, _) => done.send(()).is_ok(),
        (Event::Unsubscribe { done, .. }, Answer::YesNo(known)) => done.send(known).is_ok(),
        _ => false,
    };
}
