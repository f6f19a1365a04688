//! Ships' orders: how far they sail, what that costs, and whom they may attack (R6, R47, R48, R50).

use super::look::{Look, Priced, SAIL};
use super::order::{Order, Why};
use crate::empires::scenario::{Place, PlaceSet, Power, Scenario};

/// How many steps a ship sails at most (R47).
const LONGEST_SAIL: usize = 3;

impl Look<'_> {
    /// A ship's move to a sea area or a friendly port (R6, R47).
    pub(super) fn sail(&self, units: &[usize], to: Place) -> Result<Priced, Why> {
        if self.map.provinces().contains(to) {
            if self.map.water(to).is_empty() {
                return Err(Why::NoCoast(to));
            }
            if !self.friendly.contains(to) {
                return Err(Why::Foreign(to, self.state.owner(to)));
            }
        }
        for index in units {
            let unit = self.unit(*index);
            if unit.place == to {
                return Err(Why::There(unit.name, to));
            }
            sailing(self.map, unit.place, to).ok_or(Why::TooFar(unit.name, to))?;
        }
        Ok(self.told(units, SAIL * units.len() as u32, Order::Sail(to)))
    }

    /// A naval attack on a sea area (R48) or on the ships in a port (R50).
    pub(super) fn fight(&self, units: &[usize], at: Place, foe: Option<Power>) -> Result<Priced, Why> {
        match foe {
            Some(foe) if foe == self.power => return Err(Why::Oneself),
            Some(foe) if self.state.out.contains(foe) => return Err(Why::Out(foe)),
            Some(foe) if self.friends.contains(foe) => return Err(Why::Ally(foe)),
            Some(foe) if !self.foes.contains(foe) => return Err(Why::Undeclared(foe)),
            _ => {}
        }
        let port = self.map.provinces().contains(at);
        if port && self.friendly.contains(at) {
            return Err(Why::Friendly(at));
        }
        if port && self.map.water(at).is_empty() {
            return Err(Why::NoCoast(at));
        }
        let mut priced = Priced::default();
        for index in units {
            let unit = self.unit(*index);
            let areas = if port { self.map.water(at) } else { [at].into_iter().collect() };
            let ways = areas.into_iter().filter_map(|area| Some((sailing(self.map, unit.place, area)?, area)));
            let (steps, from) = ways.min().ok_or(Why::TooFar(unit.name, at))?;
            priced.pounds += if steps > 0 { SAIL } else { 0 };
            priced.orders.push((*index, Order::Fight { at, from, foe }));
        }
        Ok(priced)
    }
}

/// How many steps a ship takes from one place to another, at most three; ports do not lead from sea to sea (R47).
fn sailing(map: &Scenario, from: Place, to: Place) -> Option<usize> {
    if from == to {
        return Some(0);
    }
    let port = !map.is_sea(to);
    let mut reached: PlaceSet = if map.is_sea(from) { [from].into_iter().collect() } else { PlaceSet::EMPTY };
    for steps in 1..=LONGEST_SAIL {
        if port && reached.meets(map.water(to)) {
            return Some(steps);
        }
        for area in reached {
            reached |= map.water(area);
        }
        if steps == 1 && !map.is_sea(from) {
            reached = map.water(from);
        }
        if reached.contains(to) {
            return Some(steps);
        }
    }
    None
}
