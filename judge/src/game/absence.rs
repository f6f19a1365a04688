//! Absences: days on which no deadline waits for a player, up to a balance a game year.

use chancery_engine::Seat;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::{Break, Chair, Game, Notice, Status};
use crate::clock::absences::{Unread, Wanted, read};
use crate::clock::{Moment, Span};
use crate::letter::News;
use crate::settings::Attendance;
use crate::words;
use crate::words::{Answer, Words};

/// How long before a deadline an absence must be asked for that is to move it.
const IN_TIME: Span = Span::hours(12);
/// The most absences of one player that may lie ahead (as in the old judges).
const MOST_AHEAD: usize = 3;
/// A day.
const DAY: i64 = 24 * 3600;
/// How long the last moment of an absence lasts.
const MINUTE: Span = Span(60);

/// A time in which a player is away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Absence {
    /// Its first moment.
    pub from: Moment,
    /// Its last one.
    pub until: Moment,
    /// The year of the game in which it was asked for, by which the balance is kept; nothing: its master has granted it.
    pub year: Option<String>,
}

/// What comes of an absence that somebody asks for.
#[derive(Debug)]
pub enum Away {
    /// It is noted; whoever is to hear of it.
    Noted(Words, Option<Notice>),
    /// It is more than his days reach for: its master may grant it.
    Beyond {
        /// The absence as it would be.
        wanted: Absence,
        /// How many days are left.
        left: i64,
    },
}

impl Absence {
    fn holds(&self, at: Moment) -> bool {
        self.from <= at && at <= self.until
    }

    /// The days that it takes by the clocks of a zone, each begun one counted: one of 25 hours is one.
    pub fn days(&self, zone: &TimeZone) -> i64 {
        let shown = |at: Moment| at.zoned(zone).datetime();
        let seconds = shown(self.until).duration_since(shown(self.from)).as_secs();
        (seconds + DAY - 1) / DAY
    }

    /// The same for deadlines: its last moment is closed too.
    fn closes(&self) -> Break {
        Break { from: self.from, until: self.until.plus(MINUTE) }
    }
}

impl Game {
    /// The year of the game, or its turn where it counts those; rounds of older stores have it in the digits of the turn's
    /// label alone. A system with neither has one balance.
    fn year(&self) -> String {
        if let Some(round) = self.round.as_ref().filter(|round| round.year > 0) {
            return round.year.to_string();
        }
        let digits: String = self.label().chars().filter(char::is_ascii_digit).collect();
        if digits.len() == 4 { digits } else { String::new() }
    }

    /// How many days of this game year a seat has left.
    fn days_left(&self, chair: &Chair) -> i64 {
        let (year, zone) = (Some(self.year()), self.pace.time_zone());
        let used: i64 = chair.absences.iter().filter(|known| known.year == year).map(|known| known.days(&zone)).sum();
        i64::from(self.options.seats.absence) - used
    }

    /// Notes that a player is away; a deadline that is still far enough is moved at once.
    ///
    /// # Errors
    /// The dates cannot be read, or are past or taken.
    pub fn go_away(&mut self, seat: &Seat, text: &str, now: Moment) -> Result<Away, Words> {
        let zone = self.pace.time_zone();
        let Some(chair) = self.chair(seat).filter(|chair| chair.is_played()) else {
            return Err(words!("players-only"));
        };
        let (from, until) = match read(text, now, &zone) {
            Ok(Wanted::Days(from, until)) => (from, until),
            Ok(Wanted::Missed(most)) => return self.spend_on_missed(seat, most),
            Err(unread) => return Err(self.absence_form(&unread, now)),
        };
        let wanted = Absence { from: from.max(now), until, year: Some(self.year()) };
        if wanted.until <= wanted.from {
            let over = json!({"say": "absence-past", "with": {"date": until.stamp(&zone)}});
            return Err(words!("form-example", form = over, example = self.some_absence(now)));
        }
        let ahead = || chair.absences.iter().filter(|known| known.until > now);
        if ahead().any(|known| known.from <= wanted.until && wanted.from <= known.until)
            || ahead().count() >= MOST_AHEAD
        {
            return Err(words!("absence-taken", most = MOST_AHEAD));
        }
        let left = self.days_left(chair);
        if wanted.days(&zone) > left {
            let (asked, left) = (wanted.days(&zone), left.max(0));
            return match self.is_moderated() {
                true => Ok(Away::Beyond { wanted, left }),
                false => Err(words!("absence-balance", asked = asked, count = left)),
            };
        }
        let (from, until) = (wanted.from.stamp(&zone), wanted.until.stamp(&zone));
        let said = words!("absent", from = from, until = until, count = left - wanted.days(&zone));
        let notice = self.note_absence(seat, wanted, now);
        Ok(Away::Noted(said, notice))
    }

    /// How an absence is written, with days to come; or which of its days is another than its name says.
    fn absence_form(&self, unread: &Unread, now: Moment) -> Words {
        match unread {
            Unread::Form => words!("absence-form", example = self.some_absence(now)),
            Unread::Weekday(text, at) => {
                let wrong = json!({"text": text, "date": at.stamp(&self.pace.time_zone())});
                let form = json!({"say": "date-other-weekday", "with": wrong});
                words!("form-example", form = form, example = self.some_absence(now))
            }
        }
    }

    /// An absence of three days to come, as a player would write it.
    fn some_absence(&self, now: Moment) -> String {
        let zone = self.pace.time_zone();
        let day = |ahead: i64| now.plus(Span(ahead * DAY)).zoned(&zone).strftime("%-d %B").to_string();
        format!("ABSENCE {} to {}", day(3), day(5))
    }

    /// `ABSENCE AUTO [days]`: a missed turn takes days of his balance, so many at most.
    fn spend_on_missed(&mut self, seat: &Seat, most: Option<u32>) -> Result<Away, Words> {
        let balance = self.options.seats.absence;
        if balance == 0 {
            return Err(words!("absence-no-balance", game = self.name));
        }
        let most = most.map_or(balance, |most| most.min(balance));
        self.chair_mut(seat).into_iter().for_each(|chair| chair.auto_absence = Some(most));
        Ok(Away::Noted(words!("absence-auto", count = most), None))
    }

    /// The master grants an absence for which the balance does not reach.
    ///
    /// # Errors
    /// It is over, or its player is no longer there.
    pub fn grant_absence(&mut self, seat: &Seat, wanted: Absence, now: Moment) -> Result<(Words, Vec<Notice>), Words> {
        let zone = self.pace.time_zone();
        if wanted.until <= now {
            return Err(words!("absence-past", date = wanted.until.stamp(&zone)));
        }
        let Some(player) = self.chair(seat).filter(|chair| chair.is_played()).and_then(|chair| chair.player.as_ref())
        else {
            return Err(words!("absence-nobody", game = self.name));
        };
        let granted =
            Notice { to: vec![player.address.clone()], ..self.news_of(News::Granted, std::slice::from_ref(seat)) };
        let (from, until) = (wanted.from.stamp(&zone), wanted.until.stamp(&zone));
        let said = words!("absence-granted", game = self.name, from = from, until = until);
        let moved = self.note_absence(seat, Absence { year: None, ..wanted }, now);
        Ok((said, [granted].into_iter().chain(moved).collect()))
    }

    fn note_absence(&mut self, seat: &Seat, absence: Absence, now: Moment) -> Option<Notice> {
        self.chair_mut(seat)?.absences.push(absence.clone());
        self.move_for(seat, &absence, now)
    }

    /// Moves the deadline that lies in an absence, once a turn for each seat, when there is time enough.
    fn move_for(&mut self, seat: &Seat, absence: &Absence, now: Moment) -> Option<Notice> {
        let round = self.round.as_ref().filter(|_| self.status == Status::Running)?;
        let (number, deadline) = (round.number, round.deadline?);
        let awaited = self.chair(seat).is_some_and(|chair| chair.may_say_more() && chair.moved != number);
        if !awaited || round.late || !absence.holds(deadline) || now.plus(IN_TIME) > deadline {
            return None;
        }
        self.put_off(deadline);
        self.chair_mut(seat)?.moved = number;
        Some(self.tell_away(std::slice::from_ref(seat)))
    }

    /// That somebody's absence has moved the deadline; who he is only where everybody may see who orders.
    fn tell_away(&self, seats: &[Seat]) -> Notice {
        let open = self.options.seats.attendance == Attendance::Open;
        if open { self.news_of(News::Absent, seats) } else { self.news(News::Deadline) }
    }

    /// The time of a turn is up: whoever has said so spends days of his balance on it. What is told then; nothing: nobody can.
    pub(super) fn spend_absences(&mut self, lacking: &[Seat], now: Moment) -> Option<Notice> {
        let (year, zone) = (Some(self.year()), self.pace.time_zone());
        let mut spent = Vec::new();
        let mut until = now;
        for seat in lacking {
            let Some(chair) = self.chair(seat).filter(|chair| chair.is_played()) else { continue };
            let days = self.days_left(chair).min(chair.auto_absence.map_or(0, i64::from));
            if days <= 0 {
                continue;
            }
            let over = now.later(Span(days * DAY), &zone);
            let away = Absence { from: now, until: over.minus(MINUTE), year: year.clone() };
            until = until.max(over);
            self.chair_mut(seat)?.absences.push(away);
            spent.push(seat.clone());
        }
        let kind = self.round.as_ref().filter(|_| !spent.is_empty())?.kind.clone();
        self.put_off(self.pace.next_deadline(&kind, until, &self.away()));
        Some(self.tell_away(&spent))
    }

    /// Takes absences back: all that lie ahead, or the one that a date lies in.
    pub fn come_back(&mut self, seat: &Seat, text: &str, now: Moment) -> Answer {
        let zone = self.pace.time_zone();
        let (day, auto) = match read(text, now, &zone) {
            Ok(Wanted::Days(from, until)) => (Some((from, until)), false),
            Ok(Wanted::Missed(_)) => (None, true),
            Err(_) if text.is_empty() => (None, false),
            Err(Unread::Weekday(text, at)) => {
                return Err(words!("date-other-weekday", text = text, date = at.stamp(&zone)));
            }
            Err(Unread::Form) => {
                let day = now.plus(Span(3 * DAY)).zoned(&zone).strftime("%-d %B").to_string();
                return Err(words!("absence-back-form", text = text, day = day));
            }
        };
        let Some(chair) = self.chair_mut(seat) else { return Err(words!("players-only")) };
        let none = chair.auto_absence.is_none();
        if day.is_none() {
            chair.auto_absence = None;
        }
        let before = chair.absences.clone();
        let meant = |known: &Absence| {
            known.until > now && !auto && day.is_none_or(|(from, until)| known.from <= until && from <= known.until)
        };
        for begun in chair.absences.iter_mut().filter(|known| meant(known) && known.from < now) {
            // The days that are over are spent.
            begun.until = now;
        }
        chair.absences.retain(|known| !meant(known));
        let changed = chair.absences != before || day.is_none() && !none;
        if changed { Ok(words!("absence-over")) } else { Err(words!("absence-none")) }
    }

    /// When no deadline falls for the seats that the turn asks, whether they owe orders or may give some.
    pub(super) fn away(&self) -> Vec<Break> {
        let asked = self.chairs.iter().filter(|chair| chair.is_asked());
        asked.flat_map(|chair| &chair.absences).map(Absence::closes).collect()
    }
}
