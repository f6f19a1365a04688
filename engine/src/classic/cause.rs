//! Why an order of a movement phase ended as it did, in words.

use super::adjudicate::{Case, Known, Outcome};
use super::board::Board;
use super::choices::Choices;
use super::meant::objection;
use super::order::{Order, Orders};
use super::place::{Province, ProvinceSet};
use super::position::Position;

/// A resolved phase, ready to be asked for reasons.
pub struct Causes<'a> {
    case: Case<'a>,
    known: Known,
    outcome: &'a Outcome,
}

impl<'a> Causes<'a> {
    /// Reads the phase again, with its outcome.
    pub fn new(
        board: &'a Board,
        position: &'a Position,
        orders: &'a Orders,
        choices: &'a Choices,
        outcome: &'a Outcome,
    ) -> Self {
        let by_land = outcome.ordered.without(outcome.convoyed);
        let case = Case::prepare(board, position, orders, choices, by_land);
        let known = Known {
            open: 0,
            moved: outcome.moved.0,
            given: case.supporters & !outcome.cut.0,
            cut: outcome.cut.0,
            arrives: outcome.ordered.without(outcome.stranded).0,
            stranded: outcome.stranded.0,
            silenced: outcome.disrupted.without(outcome.dislodged).0,
        };
        Causes { case, known, outcome }
    }

    /// Everything that is to be said about a unit: why its order failed, and by whom it was dislodged.
    pub fn of(&self, province: Province) -> Vec<String> {
        self.failure(province).into_iter().chain(self.dislodgement(province)).collect()
    }

    /// Why a unit's order failed; `None` when it did not.
    pub fn failure(&self, province: Province) -> Option<String> {
        let order = self.case.orders.get(province).unwrap_or(Order::Hold);
        match order {
            _ if self.outcome.illegal.contains(province) => Some(self.illegal(province, order)),
            Order::Move { .. } if self.outcome.stranded.contains(province) => Some(self.stranded(province)),
            Order::Move { .. } if !self.outcome.moved.contains(province) => Some(self.bounced(province)),
            _ if self.outcome.void.contains(province) => Some(self.void(order)),
            Order::Support { .. } | Order::SupportMove { .. } if self.outcome.cut.contains(province) => {
                Some(self.cut(province))
            }
            Order::Convoy { .. } if self.known.silenced >> province.0 & 1 != 0 => {
                Some("its convoy is part of a paradox and does not take place (DATC 4.A.2)".to_owned())
            }
            _ => None,
        }
    }

    /// By whom a unit was dislodged.
    pub fn dislodgement(&self, province: Province) -> Option<String> {
        let from = self.outcome.dislodged_from(province)?;
        let attack = self.case.strength(&self.known, from, Some(province)).most;
        Some(format!("dislodged by {} with strength {attack} against {}", self.unit(from), self.held(province)))
    }

    /// How a move succeeded: its strength and what stood against it.
    pub(super) fn success(&self, mover: Province) -> String {
        let (case, known) = (&self.case, &self.known);
        let goal = case.goal(mover);
        let (attack, defence) = case.attack_and_defence(known, mover);
        let rivals = ProvinceSet(case.into[goal.index()] & !(1 << mover.0));
        let strongest = rivals.map(|rival| case.prevention(known, rival).most).max().unwrap_or(0);
        let against = defence.most.max(strongest);
        let helpers: Vec<String> =
            ProvinceSet(case.backers[mover.index()] & known.given).map(|helper| self.unit(helper)).collect();
        let helped = if helpers.is_empty() { String::new() } else { format!(" with {}", helpers.join(", ")) };
        match against {
            0 => format!("moves: nothing stands in the way{helped} (rule 1)"),
            _ => format!("moves: strength {}{helped} against {against} (rules 1 and 3)", attack.most),
        }
    }

    /// With what strength a unit holds.
    pub(super) fn holding(&self, province: Province) -> String {
        format!("holds with strength {} (rules 1 and 8)", self.held(province))
    }

    fn unit(&self, province: Province) -> String {
        let kind = self.case.position.kind(province).name();
        format!("{kind} {}", self.case.board.full_name(self.case.position.at[province.index()]))
    }

    fn name(&self, province: Province) -> String {
        self.case.board.full_name(province.into())
    }

    fn held(&self, province: Province) -> u8 {
        let moving = self.outcome.ordered.contains(province);
        if moving { 1 } else { self.case.strength(&self.known, province, None).most }
    }

    fn illegal(&self, province: Province, order: Order) -> String {
        let case = &self.case;
        let reason =
            objection(case.board, case.position, case.choices, (province, order)).map(|error| error.to_string());
        reason.unwrap_or_else(|| "the board forbids it; the unit holds".to_owned())
    }

    fn stranded(&self, army: Province) -> String {
        let carriers = self.case.carriers(army);
        let lost = carriers.and(self.outcome.dislodged);
        let silenced = carriers.and(ProvinceSet(self.known.silenced));
        if let Some(fleet) = lost.first() {
            format!("{} was dislodged, and no other way over the sea was left", self.unit(fleet))
        } else if let Some(fleet) = silenced.first() {
            format!("the convoy by {} is part of a paradox (DATC 4.A.2)", self.unit(fleet))
        } else if carriers.is_empty() {
            "no fleet was ordered to convoy it".to_owned()
        } else {
            "the convoying fleets form no unbroken chain".to_owned()
        }
    }

    fn bounced(&self, mover: Province) -> String {
        let (case, known) = (&self.case, &self.known);
        let goal = case.goal(mover);
        let (attack, defence) = case.attack_and_defence(known, mover);
        let strength = attack.most;
        let rivals = ProvinceSet(case.into[goal.index()] & !(1 << mover.0));
        let strongest = rivals.map(|rival| (case.prevention(known, rival).most, rival)).max_by_key(|(most, _)| *most);
        if strength == 0 {
            format!("a power does not dislodge its own unit in {}", self.name(goal))
        } else if defence.most >= strength {
            format!("strength {strength} against {} of {}", defence.most, self.unit(goal))
        } else if let Some((most, rival)) = strongest.filter(|(most, _)| *most >= strength) {
            format!("strength {strength} against {most} of {}, which went there too", self.unit(rival))
        } else {
            format!("{} could not be entered", self.name(goal))
        }
    }

    fn cut(&self, supporter: Province) -> String {
        let (case, known) = (&self.case, &self.known);
        let attackers = ProvinceSet(case.into[supporter.index()] & known.arrives);
        let cuts = |attacker: &Province| {
            let foreign = case.position.owner[attacker.index()] != case.position.owner[supporter.index()];
            let strong = !case.must_dislodge_to_cut(*attacker, supporter) || self.outcome.moved.contains(*attacker);
            foreign && strong && !case.convoyed_cut_is_barred(*attacker, supporter)
        };
        let by = attackers.into_iter().find(cuts).map(|attacker| self.unit(attacker));
        format!("cut by {}", by.unwrap_or_else(|| "an attack".to_owned()))
    }

    fn void(&self, order: Order) -> String {
        let stands = |unit: Province| self.case.position.occupied.contains(unit);
        match order {
            Order::Support { unit } | Order::SupportMove { unit, .. } if !stands(unit) => {
                format!("nobody stood in {}", self.name(unit))
            }
            Order::Support { unit } => format!("{} did not hold", self.unit(unit)),
            Order::SupportMove { unit, to } => {
                format!("{} did not move to {}", self.unit(unit), self.case.board.full_name(to))
            }
            Order::Convoy { army, to } => format!("{} did not go to {}", self.unit(army), self.name(to)),
            _ => "it matches nothing".to_owned(),
        }
    }

    /// The fleets that carry a convoyed army, as a chain from start to goal.
    pub fn way(&self, army: Province) -> Vec<Province> {
        let (board, goal) = (self.case.board, self.case.goal(army));
        let carriers = self.case.carriers(army);
        let mut chains: Vec<Vec<Province>> = board.seas_beside(army).and(carriers).map(|sea| vec![sea]).collect();
        let mut seen = board.seas_beside(army).and(carriers);
        while !chains.is_empty() {
            if let Some(chain) = chains.iter().find(|chain| board.seas_beside(goal).contains(chain[chain.len() - 1])) {
                return chain.clone();
            }
            let mut longer = Vec::new();
            for chain in &chains {
                let last = chain[chain.len() - 1];
                for sea in board.fleet_reach(last.into()).and(carriers).without(seen) {
                    seen.insert(sea);
                    longer.push(chain.iter().copied().chain([sea]).collect());
                }
            }
            chains = longer;
        }
        Vec::new()
    }
}
