//! How far cities are from each other: over land and water together (R16), and by sea alone (R15).

use std::collections::VecDeque;

use super::ids::City;
use super::info::{CityInfo, SeaInfo};

/// No way leads there.
const NONE: u8 = u8::MAX;

/// The distances between all cities.
#[derive(Clone, Default, Debug)]
pub(super) struct Ways {
    /// How many cities there are.
    size: usize,
    /// Steps over roads, passes, and between ports and sea zones, by city and city.
    steps: Vec<u8>,
    /// Sea zones on the way from port to port, by city and city.
    zones: Vec<u8>,
}

impl Ways {
    /// Measures every way.
    pub(super) fn measured(cities: &[CityInfo], seas: &[SeaInfo]) -> Ways {
        let size = cities.len();
        let mut ways = Ways { size, steps: Vec::with_capacity(size * size), zones: Vec::with_capacity(size * size) };
        let nodes = nodes(cities, seas);
        let sea = |node: usize| nodes[node].iter().copied().filter(|next| *next >= size).collect::<Vec<usize>>();
        let water: Vec<Vec<usize>> = (0..nodes.len()).map(sea).collect();
        for from in 0..size {
            ways.steps.extend(&flood(&nodes, from)[..size]);
            let zones = flood(&water, from);
            let port = |city: &CityInfo| city.port.iter().map(|sea| zones[size + sea.index()]).min().unwrap_or(NONE);
            ways.zones.extend(cities.iter().map(port));
        }
        ways
    }

    /// The steps from city to city: a road, a pass, the way from a port to its sea, from sea to sea, from a sea to a port
    /// count one each, whoever holds them (R16); `None`: no way leads there.
    pub(super) fn steps(&self, from: City, to: City) -> Option<u8> {
        Some(self.steps[from.index() * self.size + to.index()]).filter(|steps| *steps != NONE)
    }

    /// How many sea zones ships cross from port to port, through no other port (R15); `None`: no way leads there.
    pub(super) fn zones(&self, from: City, to: City) -> Option<u8> {
        Some(self.zones[from.index() * self.size + to.index()]).filter(|zones| *zones != NONE)
    }
}

/// Cities and behind them seas, each with what is one step away.
fn nodes(cities: &[CityInfo], seas: &[SeaInfo]) -> Vec<Vec<usize>> {
    let sea = |sea: &super::ids::Sea| cities.len() + sea.index();
    let of_city =
        |city: &CityInfo| city.near.iter().map(|near| near.index()).chain(city.port.iter().map(sea)).collect();
    let of_sea = |info: &SeaInfo| info.near.iter().map(sea).collect();
    let mut nodes: Vec<Vec<usize>> = cities.iter().map(of_city).chain(seas.iter().map(of_sea)).collect();
    for (port, city) in cities.iter().enumerate() {
        city.port.iter().map(sea).for_each(|sea| nodes[sea].push(port));
    }
    nodes
}

/// The steps from a node to every other.
fn flood(nodes: &[Vec<usize>], from: usize) -> Vec<u8> {
    let mut steps = vec![NONE; nodes.len()];
    let mut queue = VecDeque::from([from]);
    steps[from] = 0;
    while let Some(node) = queue.pop_front() {
        for next in &nodes[node] {
            if steps[*next] == NONE {
                steps[*next] = (steps[node] + 1).min(NONE - 1);
                queue.push_back(*next);
            }
        }
    }
    steps
}
