//! Strengths as ranges, and the decisions that already follow from them (DATC chapter 5).

use super::Case;
use crate::classic::board::{Province, ProvinceSet};
use crate::classic::choices::{DislodgedBounce, Origin, Paradox, Routes};
use crate::classic::orders::reach;

/// What is settled so far. Words of bits name units by their province.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// Moves not settled yet.
    pub(crate) open: u128,
    /// Moves that succeed; settled ones that are not here fail.
    pub(crate) moved: u128,
    /// Matched supports that nothing can cut.
    pub(crate) given: u128,
    /// Matched supports that are cut.
    pub(crate) cut: u128,
    /// Moves with an unbroken way.
    pub(crate) arrives: u128,
    /// Moves whose convoy is broken.
    pub(crate) stranded: u128,
    /// Fleets that a paradox keeps from convoying.
    pub(crate) silenced: u128,
}

impl Known {
    pub(crate) fn is_settled(&self) -> bool {
        self.open == 0
    }
}

/// The least and the most that a strength can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Range {
    pub(crate) least: u8,
    pub(crate) most: u8,
}

impl Range {
    pub(crate) const NONE: Range = Range { least: 0, most: 0 };
}

#[inline]
fn has(word: u128, province: Province) -> bool {
    word >> province.0 & 1 != 0
}

impl Case<'_> {
    /// What is plain from the start: supports that nobody attacks, and moves that nothing stands against.
    pub(crate) fn begin(&self) -> Known {
        let arrives = self.movers & !self.convoyed;
        let mut known = Known { open: self.movers, moved: 0, given: 0, cut: 0, arrives, stranded: 0, silenced: 0 };
        for supporter in ProvinceSet(self.supporters) {
            known.given |= u128::from(self.into[supporter.index()] == 0) << supporter.0;
        }
        for mover in ProvinceSet(arrives) {
            let goal = self.goal(mover);
            let alone = self.into[goal.index()] == 1 << mover.0 && !self.position.occupied.contains(goal);
            known.moved |= u128::from(alone) << mover.0;
        }
        known.open &= !known.moved;
        known
    }

    /// Settles all that follows, until nothing more does.
    pub(crate) fn settle(&self, known: &mut Known) {
        loop {
            let before = (known.open, known.given | known.cut, known.arrives | known.stranded);
            for supporter in ProvinceSet(self.supporters & !known.given & !known.cut) {
                match self.support_holds(known, supporter) {
                    Some(true) => known.given |= 1 << supporter.0,
                    Some(false) => known.cut |= 1 << supporter.0,
                    None => {}
                }
            }
            for army in ProvinceSet(self.convoyed & !known.arrives & !known.stranded) {
                match self.convoy_holds(known, army) {
                    Some(true) => known.arrives |= 1 << army.0,
                    Some(false) => known.stranded |= 1 << army.0,
                    None => {}
                }
            }
            for mover in ProvinceSet(known.open) {
                if let Some(moves) = self.move_succeeds(known, mover) {
                    known.open &= !(1 << mover.0);
                    known.moved |= u128::from(moves) << mover.0;
                }
            }
            if before == (known.open, known.given | known.cut, known.arrives | known.stranded) {
                return;
            }
        }
    }

    /// Rules 13, 14, 16 and 21 of [the list](super): what cuts a support.
    fn support_holds(&self, known: &Known, supporter: Province) -> Option<bool> {
        let power = self.position.owner_of(supporter);
        let mut doubtful = false;
        for attacker in ProvinceSet(self.into[supporter.index()] & !known.stranded) {
            if self.position.owner_of(attacker) == power || self.convoyed_cut_is_barred(attacker, supporter) {
                continue;
            }
            if self.must_dislodge_to_cut(attacker, supporter) {
                if has(known.moved, attacker) {
                    return Some(false);
                }
                doubtful |= has(known.open, attacker);
            } else if has(known.arrives, attacker) {
                return Some(false);
            } else {
                doubtful = true;
            }
        }
        (!doubtful).then_some(true)
    }

    /// Whether an attack comes from where the support is given to.
    pub(crate) fn must_dislodge_to_cut(&self, attacker: Province, supporter: Province) -> bool {
        let aim = Province(self.aim[supporter.index()]);
        match self.choices.origin {
            Origin::Brannan if has(self.convoyed, attacker) => self.last_fleets(attacker).contains(aim),
            _ => attacker == aim,
        }
    }

    /// DATC 4.A.2, the rulebooks' own paradox rules: whether a convoyed attack has no effect on a support at all.
    pub(crate) fn convoyed_cut_is_barred(&self, attacker: Province, supporter: Province) -> bool {
        if !has(self.convoyed, attacker) {
            return false;
        }
        let aim = Province(self.aim[supporter.index()]);
        let attacks = !has(self.backers[aim.index()], supporter);
        let carriers = || self.carriers(attacker);
        match self.choices.paradox {
            Paradox::Y1971 => attacks && carriers().contains(aim),
            Paradox::Y1982 => has(self.carrying, aim),
            Paradox::Y2000 => {
                attacks && carriers().contains(aim) && {
                    let without = carriers().without(ProvinceSet::of(aim));
                    !reach::route_exists(self.board, without, attacker, self.goal(attacker))
                }
            }
            Paradox::AllHold | Paradox::Szykman => false,
        }
    }

    fn last_fleets(&self, army: Province) -> ProvinceSet {
        self.carriers(army).and(self.board.seas_beside(self.goal(army)))
    }

    /// Rules 17, 20 and 22 of [the list](super): a convoy fails when no whole route is left.
    fn convoy_holds(&self, known: &Known, army: Province) -> Option<bool> {
        let carriers = self.carriers(army);
        let goal = self.goal(army);
        let (mut sunk, mut in_danger) = (ProvinceSet(known.silenced), ProvinceSet::EMPTY);
        for fleet in carriers {
            let attackers = self.into[fleet.index()];
            if attackers & known.moved != 0 {
                sunk.insert(fleet);
            } else if attackers & known.open != 0 {
                in_danger.insert(fleet);
            }
        }
        let left = carriers.without(sunk);
        let route = |fleets| reach::route_exists(self.board, fleets, army, goal);
        match self.choices.routes {
            Routes::Any if !carriers.and(sunk).is_empty() || !route(carriers) => Some(false),
            Routes::Any => in_danger.is_empty().then_some(true),
            Routes::Every if !route(left) => Some(false),
            Routes::Every => route(left.without(in_danger)).then_some(true),
        }
    }

    /// One for the unit, one for each support; `except` takes away supports given by the power of the unit in that province.
    #[inline]
    pub(crate) fn strength(&self, known: &Known, unit: Province, except: Option<Province>) -> Range {
        let backers = self.backers[unit.index()];
        if backers == 0 {
            return Range { least: 1, most: 1 };
        }
        let mut range = Range { least: 1, most: 1 };
        let spared = except.map(|province| self.position.owner_of(province));
        for backer in ProvinceSet(backers & !known.cut) {
            // Rule 12 of the list: no power helps to dislodge its own unit.
            if spared != Some(self.position.owner_of(backer)) {
                range.most += 1;
                range.least += u8::from(has(known.given, backer));
            }
        }
        range
    }

    /// Whether two units go straight at each other (rule 6 of [the list](super); a convoy makes it none, rule 19).
    #[inline]
    pub(crate) fn head_on(&self, one: Province, other: Province) -> bool {
        let both = self.movers & !self.convoyed;
        has(both, one) && has(both, other) && self.goal(one) == other && self.goal(other) == one
    }

    /// The strength with which a move attacks (DATC: attack strength), and what it must exceed in its goal.
    pub(crate) fn attack_and_defence(&self, known: &Known, mover: Province) -> (Range, Range) {
        let goal = self.goal(mover);
        if !self.position.occupied.contains(goal) {
            return (self.strength(known, mover, None), Range::NONE);
        }
        let ours = self.position.owner_of(mover) == self.position.owner_of(goal);
        let against = || if ours { Range::NONE } else { self.strength(known, mover, Some(goal)) };
        if !has(self.movers, goal) || self.head_on(mover, goal) {
            return (against(), self.strength(known, goal, None));
        }
        if has(known.moved, goal) {
            (self.strength(known, mover, None), Range::NONE)
        } else if has(known.open, goal) {
            // It may still leave: then all supports count and nobody defends.
            let most = self.strength(known, mover, None).most;
            (Range { least: against().least, most }, Range { least: 0, most: 1 })
        } else {
            (against(), Range { least: 1, most: 1 })
        }
    }

    /// The strength with which a rival keeps others out of its goal (DATC: prevent strength).
    pub(crate) fn prevention(&self, known: &Known, rival: Province) -> Range {
        if has(known.stranded, rival) {
            return Range::NONE;
        }
        let strength = self.strength(known, rival, None);
        let mut least = if has(known.arrives, rival) { strength.least } else { 0 };
        // Rule 11 of the list: who is beaten head on has no effect on the winner's province.
        let opponent = self.goal(rival);
        if self.can_be_beaten_by(rival, opponent) {
            if has(known.moved, opponent) {
                return Range::NONE;
            }
            if has(known.open, opponent) {
                least = 0;
            }
        }
        Range { least, most: strength.most }
    }

    fn can_be_beaten_by(&self, rival: Province, opponent: Province) -> bool {
        let crossing = has(self.movers, opponent) && self.goal(opponent) == rival;
        crossing && (self.head_on(rival, opponent) || self.choices.dislodged_bounce == DislodgedBounce::Never)
    }

    /// Whether a failed move had no effect on its goal, because the unit from there dislodged it.
    pub(crate) fn beaten_head_on(&self, known: &Known, mover: Province) -> bool {
        let opponent = self.goal(mover);
        self.can_be_beaten_by(mover, opponent) && has(known.moved, opponent)
    }

    /// Whether a move succeeds, as far as that is settled.
    pub(crate) fn move_succeeds(&self, known: &Known, mover: Province) -> Option<bool> {
        if has(known.stranded, mover) {
            return Some(false);
        }
        let (attack, mut obstacle) = self.attack_and_defence(known, mover);
        for rival in ProvinceSet(self.into[self.goal(mover).index()] & !(1 << mover.0)) {
            let prevention = self.prevention(known, rival);
            obstacle.least = obstacle.least.max(prevention.least);
            obstacle.most = obstacle.most.max(prevention.most);
        }
        if self.choices.origin == Origin::Brannan {
            obstacle = self.brannan(known, mover, obstacle);
        }
        if attack.most <= obstacle.least {
            Some(false)
        } else if attack.least > obstacle.most && has(known.arrives, mover) {
            Some(true)
        } else {
            None
        }
    }

    /// DATC 4.A.4: a convoyed army meets the attacker of its last fleet head on.
    fn brannan(&self, known: &Known, mover: Province, mut obstacle: Range) -> Range {
        let goal = self.goal(mover);
        let comes_from =
            |army: Province, sea| has(self.convoyed & !self.void, army) && self.last_fleets(army).contains(sea);
        let met = if has(self.convoyed, mover) {
            let meets = has(self.movers, goal) && comes_from(mover, self.goal(goal));
            meets.then_some(goal)
        } else {
            ProvinceSet(self.into[mover.index()]).find(|army| comes_from(*army, goal))
        };
        if let Some(met) = met {
            let defence = self.strength(known, met, None);
            // Here the army already stands at its last fleet: it defends whatever becomes of that fleet.
            obstacle.least = obstacle.least.max(defence.least);
            obstacle.most = obstacle.most.max(defence.most);
        }
        obstacle
    }
}
