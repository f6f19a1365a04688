//! What happened in a turn, as phrases in the order of its steps, and who may know each.

use super::form::deed;
use super::table::Game;
use super::{fought, said, tell};
use crate::empires::orders::{Line, Order, Why};
use crate::empires::scenario::{Place, Power, PowerSet, Scenario};
use crate::empires::state::{Clause, UnitName, Won};
use crate::empires::turn::{Cause, Event, Manner, Report, Sheets, Whose};
use crate::{Phrase, Term};

/// Something to tell, and to whom; everybody may know what names nobody.
pub(super) struct News {
    /// Under which heading it stands: `own`, `diplomacy`, `battle`, `after`.
    pub(super) of: &'static str,
    pub(super) text: Phrase,
    pub(super) only: Option<PowerSet>,
    /// Of a battle on land, what every corps counted.
    pub(super) corps: Vec<Phrase>,
    /// The units that it tells of; alike news of several units are told once.
    units: Vec<UnitName>,
}

impl News {
    fn open(of: &'static str, text: Phrase) -> News {
        News { of, text, only: None, corps: Vec::new(), units: Vec::new() }
    }

    fn own(power: Power, text: Phrase) -> News {
        News { only: Some(PowerSet::EMPTY.with(power)), ..News::open("own", text) }
    }

    fn with(self, unit: UnitName) -> News {
        News { units: vec![unit], ..self }
    }

    /// The phrase with all units that it tells of.
    fn whole(mut self) -> News {
        if !self.units.is_empty() {
            self.text = self.text.with("units", tell::units(&self.units)).with("count", self.units.len() as i64);
        }
        self
    }
}

/// All that a turn is told as: accounts first, then its events, units of which the same is said together.
pub(super) fn news(game: &Game, sheets: &Sheets, report: &Report) -> Vec<News> {
    let mut told: Vec<News> = accounts(game, report).collect();
    for event in &report.events {
        let Some(news) = of_event(game, sheets, (report, event)) else { continue };
        let alike = |known: &&mut News| {
            !known.units.is_empty()
                && !news.units.is_empty()
                && (known.of, known.only, &known.text) == (news.of, news.only, &news.text)
        };
        match told.iter_mut().find(alike) {
            Some(known) => known.units.extend(news.units),
            None => told.push(news),
        }
    }
    told.into_iter().map(News::whole).collect()
}

/// What every great power had, spent, got and has.
fn accounts<'a>(game: &'a Game, report: &'a Report) -> impl Iterator<Item = News> + 'a {
    let held = |power: &Power| !game.state.out.contains(*power) || report.before[power.index()] > 0;
    game.players().filter(held).map(|power| {
        let sum = |of: fn(&Event) -> Option<(Power, u32)>| -> i64 {
            let own = report.events.iter().filter_map(of).filter(|(known, _)| *known == power);
            own.map(|(_, pounds)| i64::from(pounds)).sum()
        };
        let income = |event: &Event| match event {
            Event::Income(power, pounds) => Some((*power, *pounds)),
            _ => None,
        };
        let back = |event: &Event| match event {
            Event::Refunded { power, pounds, .. } => Some((*power, *pounds)),
            _ => None,
        };
        let account = Phrase::new("empires-own-account")
            .with("before", i64::from(report.before[power.index()]))
            .with("spent", i64::from(report.spent[power.index()]))
            .with("back", sum(back))
            .with("income", sum(income))
            .with("now", i64::from(game.state.treasuries[power.index()]));
        News::own(power, account)
    })
}

fn of_event(game: &Game, sheets: &Sheets, (report, event): (&Report, &Event)) -> Option<News> {
    let map = &game.map;
    Some(match event {
        Event::Paid { power, line, pounds } => {
            News::own(*power, tell::pounds("empires-paid", *pounds).with("order", written(map, sheets, *power, *line)?))
        }
        Event::VoidLine { power, line, why } => {
            let text = Phrase::new("empires-void").with("order", written(map, sheets, *power, *line)?);
            News::own(*power, text.with("why", voided(map, *why)))
        }
        Event::VoidOrder { unit, order, why } => {
            let text = Phrase::new("empires-void-unit").with("by", deed(*order)).with("to", to(map, *order));
            News::own(unit.power, text.with("why", said::void(map, *why).phrase)).with(unit.name)
        }
        Event::Moved { unit, from, order } => {
            let text = Phrase::new("empires-moved").with("by", deed(*order)).with("to", to(map, *order));
            News::own(unit.power, text.with("from", tell::place(map, *from))).with(unit.name)
        }
        Event::AtSea(fought) => News::open("battle", fought::battle(map, report, fought, false)),
        Event::OnLand(fought) => {
            let text = fought::battle(map, report, fought, true);
            News { corps: fought::corps(map, fought), ..News::open("battle", text) }
        }
        Event::Lost { unit, cause, .. } => lost(map, *unit, *cause),
        Event::Retreated { unit, from, to } => {
            let text = Phrase::new("empires-retreated").with("power", tell::power(map, unit.power));
            let text = text.with("from", tell::place(map, *from)).with("to", tell::place(map, *to));
            News::open("after", text).with(unit.name)
        }
        Event::Surrendered { who, to } => News::open("after", two(map, "empires-surrendered", *who, *to)),
        Event::Encircled(power, at) => News::open("after", in_place(map, "empires-encircled", *power, *at)),
        Event::Out(power) if surrendered(report, *power) => return None,
        Event::Out(power) => News::open("after", Phrase::new("empires-is-out").with("power", tell::power(map, *power))),
        Event::Won(won) => News::open("after", ended(game, *won)),
        _ => return diplomacy(map, report, event).or_else(|| growth(map, event)),
    })
}

/// Why a line was void in a turn that was played.
fn voided(map: &Scenario, why: Why) -> Phrase {
    match why {
        Why::Price(price, left) => {
            let phrase = Phrase::new("empires-price-was").with("price", i64::from(price));
            phrase.with("left", i64::from(left))
        }
        other => said::void(map, other).phrase,
    }
}

/// Where an order leads.
fn to(map: &Scenario, order: Order) -> Term {
    match order {
        Order::Hold => Term::from(""),
        Order::Attack(at)
        | Order::Defend(at)
        | Order::March(at)
        | Order::Rail(at)
        | Order::Ship(at)
        | Order::Support(at, _)
        | Order::Sail(at)
        | Order::Fight { from: at, .. } => tell::place(map, at),
    }
}

/// Treaties, which secret ones only their parties hear of (R66), and wars.
fn diplomacy(map: &Scenario, report: &Report, event: &Event) -> Option<News> {
    let yes = |is: bool| if is { "yes" } else { "no" };
    Some(match event {
        Event::Allied { parties, coalition, secret } => {
            let of = if *coalition { "coalition" } else { "alliance" };
            let text = Phrase::new("empires-allied").with("powers", tell::powers(map, *parties)).with("of", of);
            News { only: secret.then_some(*parties), ..News::open("diplomacy", text.with("secret", yes(*secret))) }
        }
        Event::Parted { by, from, secret } => {
            let text = two(map, "empires-parted", *by, *from).with("secret", yes(*secret));
            let parties = PowerSet::EMPTY.with(*by).with(*from);
            News { only: secret.then_some(parties), ..News::open("diplomacy", text) }
        }
        Event::War { by, on } => {
            let attacked = yes(same_turn(report, (*by, *on)));
            News::open("diplomacy", two(map, "empires-war", *by, *on).with("attacked", attacked))
        }
        Event::Peace(one, other) => News::open("diplomacy", two(map, "empires-peace", *one, *other)),
        Event::Attacked { manner: Manner::AtWar, .. } => return None,
        // It stands with the declaration.
        Event::Attacked { by, on, .. } if declared(report, (*by, *on)) => return None,
        Event::Attacked { by, on, manner } => {
            let how = if *manner == Manner::SameTurn { "same-turn" } else { "undeclared" };
            News::open("diplomacy", two(map, "empires-attacked", *by, *on).with("how", how))
        }
        _ => return None,
    })
}

fn declared(report: &Report, (by, on): (Power, Power)) -> bool {
    report.events.contains(&Event::War { by, on })
}

fn same_turn(report: &Report, (by, on): (Power, Power)) -> bool {
    report.events.contains(&Event::Attacked { by, on, manner: Manner::SameTurn })
}

fn surrendered(report: &Report, power: Power) -> bool {
    report.events.iter().any(|event| matches!(event, Event::Surrendered { who, .. } if *who == power))
}

/// What was built: told to its owner alone.
fn growth(map: &Scenario, event: &Event) -> Option<News> {
    Some(match event {
        Event::Built { unit, at } => {
            News::own(unit.power, Phrase::new("empires-built").with("place", tell::place(map, *at))).with(unit.name)
        }
        Event::Armed(power, at) => News::own(*power, in_place(map, "empires-arsenal-built", *power, *at)),
        Event::BuildLost { power, what, at } => {
            let what = what.map_or_else(tell::arsenal, |(count, kind)| tell::corps(kind, i64::from(count)));
            News::own(*power, in_place(map, "empires-build-lost", *power, *at).with("what", what))
        }
        Event::Refunded { power, at, pounds } => {
            News::own(*power, tell::pounds("empires-refunded", *pounds).with("place", tell::place(map, *at)))
        }
        _ => return None,
    })
}

fn two(map: &Scenario, say: &'static str, one: Power, other: Power) -> Phrase {
    Phrase::new(say).with("power", tell::power(map, one)).with("other", tell::power(map, other))
}

fn in_place(map: &Scenario, say: &'static str, power: Power, at: Place) -> Phrase {
    Phrase::new(say).with("power", tell::power(map, power)).with("place", tell::place(map, at))
}

/// A line of a sheet; a neutral state's sheet is the judge's and told to nobody.
fn written(map: &Scenario, sheets: &Sheets, power: Power, line: usize) -> Option<String> {
    let line: &Line = sheets.of(power).get(line).filter(|_| map.great().contains(power))?;
    Some(line.written(map))
}

/// A unit that was lost. How many fell in battle everybody hears with the battle; which ones, only their owner.
fn lost(map: &Scenario, unit: Whose, cause: Cause) -> News {
    let (how, at) = match cause {
        Cause::Battle(at) => {
            let text = in_place(map, "empires-lost-own", unit.power, at);
            return News::own(unit.power, text).with(unit.name);
        }
        Cause::Headless(at) => ("headless", at),
        Cause::NoRetreat(at) => ("no-retreat", at),
        Cause::AtSea(at) => ("at-sea", at),
    };
    News::open("after", in_place(map, "empires-lost", unit.power, at).with("how", how)).with(unit.name)
}

/// Who has won, by which clause, and with which capitals of others (R62 to R64, R72).
pub(super) fn ended(game: &Game, won: Won) -> Phrase {
    let by = match won.clause {
        Clause::Single => "single",
        Clause::Coalition => "coalition",
        Clause::LastTurn => "last-turn",
    };
    let capitals: Vec<Term> = won.powers.into_iter().flat_map(|power| game.capitals(power, won.powers)).collect();
    Phrase::new("empires-won")
        .with("powers", tell::powers(&game.map, won.powers))
        .with("count", i64::from(won.powers.len()))
        .with("by", by)
        .with("held", capitals.len() as i64)
        .with("capitals", Term::AllOf { and: capitals })
}
