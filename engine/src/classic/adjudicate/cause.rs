//! Why an order of a movement phase ended as it did: in English, and as phrases for other languages.

use super::{Case, Known, Outcome};
use crate::classic::board::{Board, Placement, Province, ProvinceSet, tell};
use crate::classic::choices::Choices;
use crate::classic::orders::{Order, Orders, objection};
use crate::{Phrase, Said, Term};

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
        position: &'a Placement,
        orders: &'a Orders,
        choices: &'a Choices,
        outcome: &'a Outcome,
    ) -> Self {
        let by_land = outcome.ordered.without(outcome.convoyed);
        let case = Case::prepare(board, position, orders, choices, by_land);
        let mut known = case.known(case.supporters & !outcome.cut.0, case.supporters & outcome.cut.0);
        known.moved = outcome.moved.0;
        known.arrives = outcome.ordered.without(outcome.stranded).0;
        known.stranded = outcome.stranded.0;
        known.silenced = outcome.disrupted.without(outcome.dislodged).0;
        Causes { case, known, outcome }
    }

    /// Everything that is to be said about a unit: why its order failed, and by whom it was dislodged.
    pub fn of(&self, province: Province) -> Vec<Said> {
        self.failure(province).into_iter().chain(self.dislodgement(province)).collect()
    }

    /// Why a unit's order failed; `None` when it did not.
    pub fn failure(&self, province: Province) -> Option<Said> {
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
                let english = "its convoy is part of a paradox and does not take place (DATC 4.A.2)";
                Some(Phrase::new("classic-paradox-convoy").said(english))
            }
            _ => None,
        }
    }

    /// By whom a unit was dislodged.
    pub fn dislodgement(&self, province: Province) -> Option<Said> {
        let from = self.outcome.dislodged_from(province)?;
        let attack = self.case.strength_against(&self.known, from).most;
        let held = self.held(province);
        let phrase = Phrase::new("classic-dislodged-by").with("unit", self.unit_phrase(from));
        let phrase = phrase.with("strength", i64::from(attack)).with("against", i64::from(held));
        Some(phrase.said(format!("dislodged by {} with strength {attack} against {held}", self.unit(from))))
    }

    /// How a move succeeded: its strength and what stood against it.
    pub(in crate::classic) fn success(&self, mover: Province) -> String {
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
    pub(in crate::classic) fn holding(&self, province: Province) -> String {
        format!("holds with strength {} (rules 1 and 8)", self.held(province))
    }

    fn unit(&self, province: Province) -> String {
        let kind = self.case.position.kind(province).name();
        format!("{kind} {}", self.case.board.full_name(self.case.position.at[province.index()]))
    }

    fn unit_phrase(&self, province: Province) -> Phrase {
        let position = self.case.position;
        let (kind, at) = (position.kind(province), position.at[province.index()]);
        Phrase::new("classic-unit").with("kind", tell::kind(kind)).with("place", tell::place(self.case.board, at))
    }

    fn name(&self, province: Province) -> String {
        self.case.board.full_name(province.into())
    }

    fn held(&self, province: Province) -> u8 {
        let moving = self.outcome.ordered.contains(province);
        if moving { 1 } else { self.case.strength(&self.known, province).most }
    }

    fn illegal(&self, province: Province, order: Order) -> Said {
        let case = &self.case;
        let reason = objection(case.board, case.position, case.choices, (province, order)).map(|error| error.said());
        reason.unwrap_or_else(|| Phrase::new("classic-forbidden").said("the board forbids it; the unit holds"))
    }

    fn stranded(&self, army: Province) -> Said {
        let carriers = self.case.carriers(army);
        let lost = carriers.and(self.outcome.dislodged);
        let silenced = carriers.and(ProvinceSet(self.known.silenced));
        if let Some(fleet) = lost.first() {
            let phrase = Phrase::new("classic-convoy-dislodged").with("unit", self.unit_phrase(fleet));
            phrase.said(format!("{} was dislodged, and no other way over the sea was left", self.unit(fleet)))
        } else if let Some(fleet) = silenced.first() {
            let phrase = Phrase::new("classic-convoy-paradox").with("unit", self.unit_phrase(fleet));
            phrase.said(format!("the convoy by {} is part of a paradox (DATC 4.A.2)", self.unit(fleet)))
        } else if carriers.is_empty() {
            Phrase::new("classic-convoy-missing").said("no fleet was ordered to convoy it")
        } else {
            Phrase::new("classic-convoy-broken").said("the convoying fleets form no unbroken chain")
        }
    }

    fn bounced(&self, mover: Province) -> Said {
        let (case, known) = (&self.case, &self.known);
        let goal = case.goal(mover);
        let (attack, defence) = case.attack_and_defence(known, mover);
        let strength = attack.most;
        let rivals = ProvinceSet(case.into[goal.index()] & !(1 << mover.0));
        let strongest = rivals.map(|rival| case.prevention(known, rival).most).max().unwrap_or(0);
        let against = |say: &'static str, most: u8, others: &[Province]| {
            let units = others.iter().map(|other| self.unit_phrase(*other).into()).collect();
            let phrase = Phrase::new(say).with("unit", Term::AllOf { and: units });
            phrase.with("strength", i64::from(strength)).with("against", i64::from(most))
        };
        let units = |others: &[Province]| {
            let units: Vec<String> = others.iter().map(|other| self.unit(*other)).collect();
            units.join(" and ")
        };
        if strength == 0 {
            self.kept_out_by_own(mover, goal)
        } else if defence.most >= strength {
            let phrase = against("classic-bounced-off", defence.most, &[goal]);
            phrase.said(format!("strength {strength} against {} of {}", defence.most, self.unit(goal)))
        } else if strongest >= strength {
            let level = |rival: &Province| case.prevention(known, *rival).most == strongest;
            let rivals: Vec<Province> = rivals.filter(level).collect();
            let phrase = against("classic-bounced-with", strongest, &rivals);
            phrase.said(format!("strength {strength} against {strongest} of {}, which went there too", units(&rivals)))
        } else {
            let phrase = Phrase::new("classic-not-entered").with("place", tell::province(case.board, goal));
            phrase.said(format!("{} could not be entered", self.name(goal)))
        }
    }

    /// Why a move failed against a unit of its own power: only what would have been strong enough was kept from it by the
    /// rule that a power dislodges no unit of its own.
    fn kept_out_by_own(&self, mover: Province, goal: Province) -> Said {
        let helpers = (self.case.backers[mover.index()] & self.known.given).count_ones();
        if helpers + 1 > u32::from(self.held(goal)) {
            let phrase = Phrase::new("classic-own-unit-stands").with("place", tell::province(self.case.board, goal));
            return phrase.said(format!("a power does not dislodge its own unit in {}", self.name(goal)));
        }
        let phrase = Phrase::new("classic-did-not-leave").with("unit", self.unit_phrase(goal));
        phrase.said(format!("{} did not leave", self.unit(goal)))
    }

    fn cut(&self, supporter: Province) -> Said {
        let (case, known) = (&self.case, &self.known);
        let attackers = ProvinceSet(case.into[supporter.index()] & known.arrives);
        let cuts = |attacker: &Province| {
            let foreign = case.position.owner[attacker.index()] != case.position.owner[supporter.index()];
            let strong = !case.must_dislodge_to_cut(*attacker, supporter) || self.outcome.moved.contains(*attacker);
            foreign && strong && !case.convoyed_cut_is_barred(*attacker, supporter)
        };
        match attackers.into_iter().find(cuts) {
            Some(attacker) => {
                let phrase = Phrase::new("classic-cut-by").with("unit", self.unit_phrase(attacker));
                phrase.said(format!("cut by {}", self.unit(attacker)))
            }
            None => Phrase::new("classic-cut").said("cut by an attack"),
        }
    }

    fn void(&self, order: Order) -> Said {
        let board = self.case.board;
        let stands = |unit: Province| self.case.position.occupied.contains(unit);
        let about = |say: &'static str, unit: Province| Phrase::new(say).with("unit", self.unit_phrase(unit));
        match order {
            Order::Support { unit } | Order::SupportMove { unit, .. } if !stands(unit) => {
                let phrase = Phrase::new("classic-nobody-stood").with("place", tell::province(board, unit));
                phrase.said(format!("nobody stood in {}", self.name(unit)))
            }
            Order::Support { unit } => {
                about("classic-did-not-hold", unit).said(format!("{} did not hold", self.unit(unit)))
            }
            Order::SupportMove { unit, to } => {
                let phrase = about("classic-did-not-move", unit).with("place", tell::place(board, to));
                phrase.said(format!("{} did not move to {}", self.unit(unit), board.full_name(to)))
            }
            Order::Convoy { army, to } => {
                let phrase = about("classic-did-not-go", army).with("place", tell::province(board, to));
                phrase.said(format!("{} did not go to {}", self.unit(army), self.name(to)))
            }
            _ => Phrase::new("classic-matches-nothing").said("it matches nothing"),
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
