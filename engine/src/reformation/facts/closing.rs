//! A position as facts: all hands, and whatever is otherwise than it was (R51).

use super::fact::Fact;
use crate::reformation::scenario::{City, Power, Scenario};
use crate::reformation::state::{Loan, Pairs, State};

/// The facts that make one position of another: every hand, then what has changed. Put on the first position, they give what
/// the second has of the game outside.
pub fn changed(map: &Scenario, before: &State, after: &State) -> Vec<Fact> {
    let mut facts: Vec<Fact> =
        Power::great().map(|power| Fact::Hand(power, after.hands[power.index()].clone())).collect();
    facts.extend((before.last_turn != after.last_turn).then_some(Fact::LastTurn(after.last_turn)));
    facts.extend((before.league != after.league).then_some(Fact::League(after.league)));
    ties(before, after, &mut facts);
    cities(map, before, after, &mut facts);
    for leader in map.leader_ids() {
        let at = after.whereabouts(leader);
        facts.extend((before.whereabouts(leader) != at).then_some(Fact::Leader(leader, at)));
        let serves = after.serves[leader.index()].filter(|serves| before.serves[leader.index()] != Some(*serves));
        facts.extend(serves.map(|serves| Fact::Serves(leader, serves)));
    }
    loans(before, after, &mut facts);
    marks(before, after, &mut facts);
    facts
}

fn ties(before: &State, after: &State, facts: &mut Vec<Fact>) {
    let differing = |old: &Pairs, new: &Pairs, told: fn(Power, Power, bool) -> Fact| -> Vec<Fact> {
        let gone =
            old.pairs().filter(|(one, other)| !new.has(*one, *other)).map(|(one, other)| told(one, other, false));
        let new = new.pairs().filter(|(one, other)| !old.has(*one, *other)).map(|(one, other)| told(one, other, true));
        gone.chain(new).collect()
    };
    facts.extend(differing(&before.wars, &after.wars, Fact::War));
    facts.extend(differing(&before.allies, &after.allies, Fact::Allies));
    for minor in Power::minor() {
        let ally = after.ally_of(minor);
        facts.extend((before.ally_of(minor) != ally).then_some(Fact::Active(minor, ally)));
    }
}

fn cities(map: &Scenario, before: &State, after: &State, facts: &mut Vec<Fact>) {
    for city in map.city_ids() {
        let owner = after.owner(city);
        facts.extend((before.owner(city) != owner).then_some(Fact::Control(city, owner)));
        let home = |state: &State| {
            let other = state.homes.iter().find(|(at, _)| *at == city).map(|(_, of)| *of);
            other.unwrap_or(map.city_info(city).home)
        };
        facts.extend((home(before) != home(after)).then(|| Fact::Home(city, home(after))));
    }
    let mut stands: Vec<(City, Power)> =
        before.stacks.iter().chain(&after.stacks).map(|stack| (stack.city, stack.power)).collect();
    stands.sort_unstable();
    stands.dedup();
    for (city, power) in stands {
        let troops = after.troops(city, power);
        facts.extend((before.troops(city, power) != troops).then_some(Fact::Units(city, power, troops)));
    }
}

fn loans(before: &State, after: &State, facts: &mut Vec<Fact>) {
    let key = |loan: &Loan| (loan.from, loan.to, loan.at);
    let gone = before.loans.iter().filter(|loan| !after.loans.iter().any(|known| key(known) == key(loan)));
    facts.extend(gone.map(|loan| Fact::Lent(Loan { squadrons: 0, ..*loan })));
    facts.extend(after.loans.iter().filter(|loan| !before.loans.contains(loan)).map(|loan| Fact::Lent(*loan)));
}

/// Markers and numbers beside the board.
fn marks(before: &State, after: &State, facts: &mut Vec<Fact>) {
    for power in Power::great() {
        let (is, markers) = (after.excommunicated.contains(power), after.bonus[power.index()]);
        facts.extend((before.excommunicated.contains(power) != is).then_some(Fact::Excommunicated(power, is)));
        facts.extend((before.bonus[power.index()] != markers).then_some(Fact::Bonus(power, markers)));
        let pool = after.pools[power.index()];
        facts.extend((before.pools[power.index()] != pool).then_some(Fact::Pool(power, pool)));
    }
    facts.extend((before.henry != after.henry).then_some(Fact::Henry(after.henry)));
    facts.extend((before.st_peters != after.st_peters).then_some(Fact::StPeters(after.st_peters)));
    facts.extend((before.discount_used != after.discount_used).then_some(Fact::Discount(after.discount_used)));
}
