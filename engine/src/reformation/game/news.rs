//! What happened in a step, as phrases in the order in which it was carried out, and who may know each (R35).

use super::course::{Course, News};
use super::headline::{ends, headline};
use super::said::why;
use super::table::kind;
use super::tell;
use crate::reformation::acts::Price;
use crate::reformation::play::{Away, Event, Void, Why};
use crate::reformation::scenario::{Card, CardKind, City, Power, Scenario};
use crate::reformation::state::Step;
use crate::{Phrase, Term};

/// What a full part of St Peter's costs, in command points.
const FULL: u8 = 5;

/// All that a step is told as: its headline first, then its events, then what comes of it.
pub(super) fn news(course: Course<'_>) -> Vec<News> {
    let mut told: Vec<News> = headline(course).into_iter().map(|text| News::open("headline", text)).collect();
    let mut told_events = Events { course, points: course.before.st_peters, regained: Vec::new() };
    let mut first_told = false;
    for event in &course.report.events {
        // Of the steps that the first turn has not, one line is told.
        let first = matches!(event, Event::Passed(step) if course.before.turn == 1 && *step != Step::Seal);
        if !(first && first_told) {
            told.extend(told_events.news(event));
        }
        first_told |= first;
    }
    told.extend(ends(course));
    told
}

/// Events of a step as they are told, one after the other.
struct Events<'a> {
    course: Course<'a>,
    /// Command points in the building of St Peter's so far.
    points: u8,
    /// Cities that a line of a suit has regained: their return is told with it.
    regained: Vec<City>,
}

impl Events<'_> {
    fn news(&mut self, event: &Event) -> Vec<News> {
        let game = self.course.game;
        let map = &game.map;
        let effect = |text: Phrase| vec![News::open("effect", text)];
        match event {
            Event::Package(package, outcome) => vec![News::open("act", package_told(map, package, outcome))],
            Event::WarEnded(one, other) => {
                let suit = matches!(self.course.before.step, Step::Peace(_));
                effect(tell::two(map, if suit { "reformation-peace" } else { "reformation-war-ended" }, *one, *other))
            }
            Event::Allied(one, other) => {
                let text = tell::two(map, "reformation-allied", *one, *other);
                effect(text.with("turn", i64::from(self.course.before.turn)))
            }
            // A card drawn for it tells of it already.
            Event::Absolved(_) if matches!(self.course.before.step, Step::Ransom | Step::Pardon) => Vec::new(),
            Event::Absolved(power) => effect(tell::of(map, "reformation-absolved", *power)),
            Event::Divorced(die) => effect(Phrase::new("reformation-divorced").with("die", i64::from(*die))),
            Event::Freed(leader, at) => effect(
                Phrase::new("reformation-freed")
                    .with("leader", tell::leader(map, *leader))
                    .with("city", tell::city(map, *at)),
            ),
            Event::Ceded(at, from, to) => {
                effect(tell::two(map, "reformation-ceded", *from, *to).with("city", tell::city(map, *at)))
            }
            Event::Away(away) => effect(away_told(map, away)),
            Event::Lent { .. } | Event::Mercenaries { .. } => effect(moved(map, event)),
            Event::Card { from, to, card } => self.card(*from, *to, *card),
            Event::Ransom(..) | Event::Sought(..) | Event::Drawn(..) => self.mercy(event),
            Event::Declared(..) | Event::Intervened(..) | Event::StoodAside(..) => self.war(event),
            Event::NotPaid(power, card, reason) => {
                let text = Phrase::new("reformation-not-paid").with("card", i64::from(card.0));
                vec![News::own(*power, reasoned(text, *reason))]
            }
            Event::Spent(power, cards, points) => spent(map, *power, cards, *points),
            Event::Passed(step) => {
                vec![News::open("passed", Phrase::new("reformation-passed").with("step", self.passed(*step)))]
            }
            _ => self.suit(event),
        }
    }

    /// The word by which the message of a passed step chooses why.
    fn passed(&self, step: Step) -> &'static str {
        let before = self.course.before;
        match step {
            Step::Seal => "seal",
            _ if before.turn == 1 => "first",
            Step::Peace(_) if before.turn >= before.last_turn => "peace-last",
            _ => kind(step),
        }
    }

    /// A card that changed hands: that it went, all may know, but for suits and ransoms, which tell it themselves.
    fn card(&self, from: Power, to: Power, card: Card) -> Vec<News> {
        let map = &self.course.game.map;
        let told = matches!(self.course.before.step, Step::Talk | Step::Seal);
        let went = told.then(|| News::open("effect", tell::two(map, "reformation-card-went", from, to)));
        let known = tell::two(map, "reformation-card-known", from, to).with("card", tell::card(map, card));
        let both = News { of: "own", text: known, only: Some([from, to].into_iter().collect()) };
        went.into_iter().chain([both]).collect()
    }

    /// Ransoms and absolutions. Why one failed may tell of a hand: that is for its power alone.
    fn mercy(&mut self, event: &Event) -> Vec<News> {
        let map = &self.course.game.map;
        match event {
            Event::Ransom(power, _, leader, from, Ok(at)) => {
                let text = tell::of(map, "reformation-ransomed", *power)
                    .with("other", tell::or_none(from.map(|from| tell::power(map, from))))
                    .with("leader", tell::leader(map, *leader))
                    .with("city", tell::city(map, *at));
                vec![News::open("act", text)]
            }
            Event::Ransom(power, _, leader, _, Err(reason)) => {
                let text =
                    tell::of(map, "reformation-ransomed-void", *power).with("leader", tell::leader(map, *leader));
                vec![News::own(*power, reasoned(text, *reason))]
            }
            Event::Sought(power, Err(reason)) => {
                vec![News::own(*power, reasoned(tell::of(map, "reformation-sought-void", *power), *reason))]
            }
            Event::Drawn(power, card, points) => {
                let before = self.points;
                self.points = before.saturating_add(*points);
                let text = tell::of(map, "reformation-sought", *power)
                    .with("card", i64::from(card.0))
                    .with("points", i64::from(*points))
                    .with("total", i64::from(self.points))
                    .with("step", tell::yes(before / FULL < self.points / FULL));
                vec![News::open("act", text)]
            }
            _ => Vec::new(),
        }
    }

    /// Suits for peace and what came of them.
    fn suit(&mut self, event: &Event) -> Vec<News> {
        let map = &self.course.game.map;
        let (of, text) = match event {
            Event::Sued(one, other, _, Ok(())) => ("act", tell::two(map, "reformation-sued", *one, *other)),
            Event::Sued(one, other, _, Err(reason)) => {
                ("act", reasoned(tell::two(map, "reformation-sued-void", *one, *other), *reason))
            }
            Event::Won(power, count) => {
                ("effect", tell::of(map, "reformation-won", *power).with("count", i64::from(*count)))
            }
            Event::Returned(at, from, to) => {
                if let Some(index) = self.regained.iter().position(|known| known == at) {
                    self.regained.remove(index);
                    return Vec::new();
                }
                ("effect", tell::two(map, "reformation-returned", *from, *to).with("city", tell::city(map, *at)))
            }
            Event::GaveUp(power, at, troops) => {
                let troops = Term::AllOf { and: tell::troops(*troops) };
                let text = tell::of(map, "reformation-gave-up", *power).with("troops", troops);
                ("effect", text.with("city", tell::city(map, *at)))
            }
            Event::Key(power, _, cities, price, outcome) | Event::Cities(power, _, cities, price, outcome) => {
                if outcome.is_ok() {
                    self.regained.extend(cities);
                }
                ("effect", regained(map, *power, cities, (*price, *outcome)))
            }
            Event::Leader(_, _, leader, price, outcome) => {
                let text = |say: &'static str| Phrase::new(say).with("leader", tell::leader(map, *leader));
                match outcome {
                    Ok(at) => {
                        let text = text("reformation-leader-back").with("city", tell::city(map, *at));
                        ("effect", text.with("price", paid(*price)))
                    }
                    Err(reason) => ("effect", reasoned(text("reformation-leader-back-void"), *reason)),
                }
            }
            Event::CameHome(leader, at) => {
                let text = Phrase::new("reformation-leader-back").with("leader", tell::leader(map, *leader));
                ("effect", text.with("city", tell::city(map, *at)).with("price", "free"))
            }
            Event::Marriage(power, card, outcome) => {
                let text = |say: &'static str| tell::of(map, say, *power).with("card", i64::from(card.0));
                match outcome {
                    Ok(()) => ("effect", text("reformation-married")),
                    // What is not in a hand is nobody else's business either.
                    Err(reason) => {
                        return vec![News::own(*power, reasoned(text("reformation-married-void"), *reason))];
                    }
                }
            }
            _ => return Vec::new(),
        };
        vec![News::open(of, text)]
    }

    /// Declarations and interventions; those that fell away are told to their authors alone.
    fn war(&self, event: &Event) -> Vec<News> {
        let map = &self.course.game.map;
        let act = |text: Phrase| vec![News::open("act", text)];
        match event {
            Event::Declared(power, _, on, Ok(price)) => {
                let discount = *on == Power::ENGLAND
                    && *power == Power::HABSBURGS
                    && !self.course.before.discount_used
                    && self.course.game.state.discount_used;
                act(tell::two(map, "reformation-declared", *power, *on)
                    .with("points", i64::from(*price))
                    .with("discount", tell::yes(discount)))
            }
            Event::Declared(power, _, on, Err(reason)) => {
                vec![News::own(*power, reasoned(tell::two(map, "reformation-declared-void", *power, *on), *reason))]
            }
            Event::Intervened(power, minor, against, Ok(price)) => {
                let against = against.map(|against| tell::of(map, "reformation-power", against).into());
                act(tell::two(map, "reformation-intervened", *power, *minor)
                    .with("points", i64::from(*price))
                    .with("against", tell::or_none(against)))
            }
            Event::Intervened(power, minor, _, Err(reason)) => {
                let text = tell::two(map, "reformation-intervened-void", *power, *minor);
                vec![News::own(*power, reasoned(text, *reason))]
            }
            Event::StoodAside(power, minor) => act(tell::two(map, "reformation-stood-aside", *power, *minor)),
            _ => Vec::new(),
        }
    }
}

/// A message with a reason in words and by its code.
fn reasoned(text: Phrase, reason: Why) -> Phrase {
    text.with("why", why(reason)).with("code", reason.code())
}

fn package_told(map: &Scenario, package: &crate::reformation::Package, outcome: &Result<(), Void>) -> Phrase {
    let named = |say: &'static str| tell::of(map, say, package.name.of).with("number", i64::from(package.name.number));
    let Err(void) = outcome else { return named("reformation-package-done") };
    if void.why == Why::NotRatified {
        let how = match (void.refused.is_empty(), void.silent.is_empty()) {
            (false, true) => "refused",
            (true, _) => "silent",
            (false, false) => "both",
        };
        return named("reformation-package-unconfirmed")
            .with("how", how)
            .with("refused", tell::powers(map, void.refused))
            .with("silent", tell::powers(map, void.silent));
    }
    match void.term.and_then(|term| package.terms.get(term)) {
        Some(term) => reasoned(named("reformation-package-void-term"), void.why).with("term", tell::clause(map, term)),
        None => reasoned(named("reformation-package-void"), void.why),
    }
}

/// Troops and leaders that left a city.
fn away_told(map: &Scenario, away: &Away) -> Phrase {
    let mut what = tell::troops(away.troops);
    what.extend(away.leaders.iter().map(|leader| tell::leader(map, *leader)));
    let count = tell::size(away.troops) + away.leaders.len() as i64;
    let say = if away.to.is_some() { "reformation-away" } else { "reformation-away-lost" };
    let text = tell::of(map, say, away.power)
        .with("from", tell::city(map, away.from))
        .with("what", Term::AllOf { and: what })
        .with("count", count);
    match away.to {
        Some(to) => text.with("to", tell::city(map, to)),
        None => text,
    }
}

/// Ships that were lent, or mercenaries that were given.
fn moved(map: &Scenario, event: &Event) -> Phrase {
    match event {
        Event::Lent { from, to, squadrons, admiral, port, at } => tell::two(map, "reformation-lent", *from, *to)
            .with("count", i64::from(*squadrons))
            .with("from", tell::city(map, *port))
            .with("to", tell::city(map, *at))
            .with("leader", tell::or_none(admiral.map(|admiral| tell::leader(map, admiral)))),
        Event::Mercenaries { from, to, left, at } => {
            let places = left.iter().map(|(at, count)| tell::left(map, *at, *count)).collect();
            tell::two(map, "reformation-mercenaries", *from, *to)
                .with("count", left.iter().map(|(_, count)| i64::from(*count)).sum::<i64>())
                .with("from", Term::AllOf { and: places })
                .with("to", tell::city(map, *at))
        }
        _ => Phrase::new("reformation-quiet-turn"),
    }
}

fn paid(price: Price) -> &'static str {
    match price {
        Price::Marker => "marker",
        Price::Card => "card",
    }
}

fn regained(map: &Scenario, power: Power, cities: &[City], (price, outcome): (Price, Result<(), Why>)) -> Phrase {
    let text = |say: &'static str| tell::of(map, say, power).with("cities", tell::cities(map, cities));
    match outcome {
        Ok(()) => text("reformation-regained").with("price", paid(price)),
        Err(reason) => {
            reasoned(text("reformation-regained-void"), reason).with("plural", tell::yes(tell::is_plural(power)))
        }
    }
}

/// Cards that paid: others are discarded, home cards laid aside (R43).
fn spent(map: &Scenario, power: Power, cards: &[Card], points: u8) -> Vec<News> {
    let is_home = |card: &Card| map.card_info(*card).is_some_and(|info| matches!(info.kind, CardKind::Home(_)));
    let (home, gone): (Vec<Card>, Vec<Card>) = cards.iter().copied().partition(is_home);
    let told = |say: &'static str, cards: &[Card]| {
        let text = tell::of(map, say, power).with("cards", tell::numbers(cards)).with("points", i64::from(points));
        (!cards.is_empty()).then(|| News::open("act", text))
    };
    told("reformation-spent", &gone).into_iter().chain(told("reformation-laid-aside", &home)).collect()
}
