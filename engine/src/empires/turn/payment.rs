//! Steps 2 and 3: corps are detached and attached, and every expense is paid, line by line (R3, R4, R14).

use super::report::Event;
use super::{Build, Turn};
use crate::empires::orders::{ATTACHING, Line, Look, Named, Verb, Why};
use crate::empires::scenario::{Power, PowerSet};

/// Detaches, attaches and pays what a power's sheet says.
pub(super) fn pay(turn: &mut Turn<'_>, power: Power, sheet: &[Line]) {
    for (line, group) in sheet.iter().enumerate().filter_map(|(index, line)| match line {
        Line::Detach(group) => Some((index, group)),
        _ => None,
    }) {
        detach(turn, power, line, group);
    }
    for (line, group, to) in sheet.iter().enumerate().filter_map(|(index, line)| match line {
        Line::Attach(group, to) => Some((index, group, *to)),
        _ => None,
    }) {
        attach(turn, power, line, (group, to));
    }
    for (index, line) in sheet.iter().enumerate() {
        let done = match line {
            Line::Units(group, verb) => units(turn, power, index, (group, verb)),
            Line::Build { count, kind, at } => {
                let build = Build { power, what: Some((*count, *kind)), at: *at };
                let price = turn.look(power).build(*count, *kind, *at);
                price.and_then(|price| buy(turn, build, (index, price)))
            }
            Line::Arsenal(at) => {
                let planned = turn.builds.iter().any(|build| build.what.is_none() && build.at == *at);
                let price = if planned { Err(Why::Armed(*at)) } else { turn.look(power).arsenal(*at) };
                price.and_then(|price| buy(turn, Build { power, what: None, at: *at }, (index, price)))
            }
            Line::Surrender(to) => surrender(turn, (power, index), *to),
            _ => Ok(()),
        };
        if let Err(why) = done {
            turn.tell(Event::VoidLine { power, line: index, why });
        }
    }
}

fn detach(turn: &mut Turn<'_>, power: Power, line: usize, group: &[Named]) {
    match turn.look(power).members(group) {
        Ok(units) => {
            for unit in units {
                let unit = &mut turn.state.units[unit];
                match unit.encircled {
                    true => {
                        let why = Why::Encircled(unit.name);
                        turn.tell(Event::VoidLine { power, line, why });
                    }
                    false => unit.attached = 0,
                }
            }
        }
        Err(why) => turn.tell(Event::VoidLine { power, line, why }),
    }
}

/// Each corps of an ATTACH line is an expense of its own: those that find room and money are attached.
fn attach(turn: &mut Turn<'_>, power: Power, line: usize, (group, to): (&[Named], u16)) {
    let units = match turn.look(power).members(group) {
        Ok(units) => units,
        Err(why) => return turn.tell(Event::VoidLine { power, line, why }),
    };
    for unit in units {
        let done = turn.look(power).attach(unit, to).and_then(|()| turn.spend(power, line, ATTACHING));
        match done {
            Ok(()) => turn.state.units[unit].attached = to,
            Err(why) => turn.tell(Event::VoidLine { power, line, why }),
        }
    }
}

fn units(turn: &mut Turn<'_>, power: Power, line: usize, (group, verb): (&[Named], &Verb)) -> Result<(), Why> {
    let look = turn.look(power);
    let members = look.members(group)?;
    let priced = look.price(&members, verb)?;
    turn.spend(power, line, priced.pounds)?;
    if let Verb::Retreat(to) = verb {
        members.into_iter().for_each(|unit| turn.retreats[unit] = Some(*to));
    }
    for (unit, order) in priced.orders {
        turn.orders[unit] = Some(order);
    }
    Ok(())
}

fn buy(turn: &mut Turn<'_>, build: Build, (line, price): (usize, u32)) -> Result<(), Why> {
    turn.spend(build.power, line, price)?;
    turn.builds.push(build);
    Ok(())
}

fn surrender(turn: &mut Turn<'_>, (power, line): (Power, usize), to: Power) -> Result<(), Why> {
    if power == to {
        return Err(Why::Oneself);
    }
    if !turn.map.great().contains(power) {
        return Err(Why::Neutral(power));
    }
    turn.surrenders.push((power, line, to));
    Ok(())
}

impl Turn<'_> {
    /// The position in the eyes of a power, with the ground and the friends that it has after step 1.
    pub(super) fn look(&self, power: Power) -> Look<'_> {
        let everybody = PowerSet(u32::MAX);
        let foes = if self.state.settings.declared_only { self.declared.of(power) } else { everybody };
        Look::on_ground(self.map, &self.state, power, (self.state.ties.friends_of(power), foes), &self.ground)
    }

    /// Pays, or says what is lacking (R4).
    fn spend(&mut self, power: Power, line: usize, pounds: u32) -> Result<(), Why> {
        let left = self.state.treasuries[power.index()];
        let rest = left.checked_sub(pounds).ok_or(Why::Price(pounds, left))?;
        self.state.treasuries[power.index()] = rest;
        self.report.spent[power.index()] += pounds;
        if pounds > 0 {
            self.tell(Event::Paid { power, line, pounds });
        }
        Ok(())
    }
}
