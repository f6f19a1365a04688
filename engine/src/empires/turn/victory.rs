//! Step 14: who has won (R61 to R64, R72).

use super::Turn;
use super::report::Event;
use crate::empires::scenario::{Power, PowerSet};
use crate::empires::state::{Clause, Won};

/// Powers that may win together, with what counts for them.
#[derive(Clone, Copy, Debug)]
struct Claim {
    powers: PowerSet,
    great: u32,
    neutral: u32,
    income: u32,
}

/// Looks whether somebody has won.
pub(super) fn decide(turn: &mut Turn<'_>) {
    let alone = || turn.map.great().into_iter().map(|power| claim(turn, PowerSet::EMPTY.with(power)));
    let together = || turn.state.ties.coalitions.iter().map(|coalition| claim(turn, coalition.members));
    let goals = turn.map.goals();
    let single = best(alone().filter(|claim| claim.great >= goals.great || claim.neutral >= goals.neutral), false);
    let coalition = |claim: &Claim| claim.great >= claim.powers.len() + goals.beyond || claim.neutral >= goals.together;
    // A single victory goes before a coalition's (R64).
    let won = single
        .map(|powers| Won { powers, clause: Clause::Single })
        .or_else(|| best(together().filter(coalition), false).map(|powers| Won { powers, clause: Clause::Coalition }));
    let last = turn.state.settings.last_turn;
    let won = won.or_else(|| {
        let over = last > 0 && turn.state.turn >= last;
        let alive = alone().filter(|claim| !claim.powers.within(turn.state.out));
        let powers = if over { best(alive.chain(together()), true) } else { None };
        powers.map(|powers| Won { powers, clause: Clause::LastTurn })
    });
    if let Some(won) = won {
        turn.state.won = Some(won);
        turn.tell(Event::Won(won));
    }
}

/// The foreign capitals that powers hold, of great powers and of neutral states, and what they earn.
fn claim(turn: &Turn<'_>, powers: PowerSet) -> Claim {
    let held = |of: Power| powers.contains(turn.state.owner(turn.map.power_info(of).capital));
    let taken = turn.map.power_ids().filter(|of| !powers.contains(*of) && held(*of));
    let (great, neutral): (Vec<Power>, Vec<Power>) = taken.partition(|of| turn.map.great().contains(*of));
    let income = powers.into_iter().map(|power| turn.state.income(turn.map, power)).sum();
    Claim { powers, great: great.len() as u32, neutral: neutral.len() as u32, income }
}

/// Most capitals of great powers, then of neutral states, on the last turn then income; whoever is level shares (R64, R72).
fn best(claims: impl Iterator<Item = Claim> + Clone, by_income: bool) -> Option<PowerSet> {
    let key = |claim: &Claim| (claim.great, claim.neutral, if by_income { claim.income } else { 0 });
    let most = claims.clone().map(|claim| key(&claim)).max()?;
    let level = claims.filter(|claim| key(claim) == most);
    Some(PowerSet(level.fold(0, |all, claim| all | claim.powers.0)))
}
