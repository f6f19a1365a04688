//! Whether a start holds together: wars, alliances, victory points.

use super::other;
use crate::reformation::scenario::block::Block;
use crate::reformation::scenario::error::ScenarioError;
use crate::reformation::scenario::ids::Power;
use crate::reformation::scenario::info::{CityInfo, Kind};
use crate::reformation::scenario::layout::Scenario;
use crate::reformation::scenario::start::{StartInfo, StartPoints};

/// Looks at a start; what is wrong is told with the line of the war, the alliance or the points, of several the one.
pub(in crate::reformation::scenario) fn check(
    map: &Scenario,
    start: &StartInfo,
    block: &Block<'_>,
) -> Result<(), ScenarioError> {
    let lines = |key: &'static str| block.details.iter().filter(move |detail| detail.key == key);
    for ((number, _), detail) in start.wars.iter().enumerate().zip(lines("war")) {
        let fault = war_fault(map, start, number);
        fault.map_or(Ok(()), |message| Err(detail.wrong(other(message))))?;
    }
    for ((weak, strong), detail) in start.active.iter().zip(lines("ally")) {
        if !map.power_info(*weak).may_activate.contains(*strong) {
            let [weak, strong] = [weak, strong].map(|power| &map.power_info(*power).code);
            return Err(detail.wrong(other(format!("{weak} never is an ally of {strong}"))));
        }
    }
    for (points, detail) in start.points.iter().zip(lines("points")) {
        let fault = points_fault(map, start, *points);
        fault.map_or(Ok(()), |message| Err(detail.wrong(other(message))))?;
    }
    Ok(())
}

fn war_fault(map: &Scenario, start: &StartInfo, number: usize) -> Option<String> {
    let (one, two) = start.wars[number];
    let [first, second] = [one, two].map(|power| &map.power_info(power).code);
    let same = |(a, b): &(Power, Power)| (*a, *b) == (one, two) || (*b, *a) == (one, two);
    let active = |power: Power| start.active.iter().any(|(minor, _)| *minor == power);
    let league = |a: Power, b: Power| a == Power::PROTESTANTS && [Power::HABSBURGS, Power::PAPACY].contains(&b);
    if one == two {
        Some(format!("{first} is at war with itself"))
    } else if start.wars[..number].iter().any(same) {
        Some(format!("the war of {first} and {second} stands there twice"))
    } else if !one.is_great() && !two.is_great() {
        Some(format!("neither {first} nor {second} is a great power"))
    } else if ![one, two].iter().all(|power| power.is_great() || power.is_minor()) {
        Some(format!("{first} and {second}: the independent are at war with nobody"))
    } else if active(one) || active(two) {
        Some(format!("a war with an active minor power is its ally's war: {first} and {second}"))
    } else if !start.league && (league(one, two) || league(two, one)) {
        Some(format!("{first} and {second} are at war only once the league is formed"))
    } else {
        None
    }
}

/// The key cities of a power must give the points that the start tells.
fn points_fault(map: &Scenario, start: &StartInfo, told: StartPoints) -> Option<String> {
    let info = map.power_info(told.power);
    let key =
        |(city, owner): (&CityInfo, &Power)| *owner == told.power && matches!(city.kind, Kind::Key | Kind::Capital);
    let keys = map.cities.iter().zip(&start.owners).filter(|pair| key(*pair)).count();
    let of_keys = keys.checked_sub(1).map_or(Some(0), |last| info.key_points.get(last).copied());
    let Some(of_keys) = of_keys else {
        return Some(format!("{} holds {keys} keys, and `keys` tells no points for so many", info.code));
    };
    let sum = of_keys + told.besides;
    (sum != told.points).then(|| {
        format!("{} holds {keys} keys, which give {of_keys} points, {sum} in all, and not {}", info.code, told.points)
    })
}
