//! Strengths as ranges, and the decisions that already follow from them (DATC chapter 5).

use super::Case;
use super::range::Range;
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
    /// Every unit's strength by the supports that are settled.
    pub(crate) strengths: [Range; 128],
}

impl Known {
    pub(crate) fn is_settled(&self) -> bool {
        self.open == 0
    }
}

#[inline]
fn has(word: u128, province: Province) -> bool {
    word >> province.0 & 1 != 0
}

/// What is still to be looked at, because something that it depends on was settled.
struct Work {
    supports: u128,
    convoys: u128,
    moves: u128,
}

impl Case<'_> {
    /// What is plain from the start: supports that nobody attacks, moves that nothing stands against, and moves without any
    /// support against a unit that stays.
    pub(crate) fn begin(&self) -> Known {
        let mut known = self.known(self.supporters & !self.entered, 0);
        known.arrives = self.movers & !self.convoyed;
        let occupied = self.position.occupied.0;
        let (free, stays) = (!occupied & !self.crowded, occupied & !self.movers);
        let (mut unopposed, mut hopeless) = (0u128, 0u128);
        for mover in ProvinceSet(self.movers) {
            let goal = self.goal(mover).0;
            unopposed |= (free >> goal & 1) << mover.0;
            hopeless |= (stays >> goal & u128::from(self.backers[mover.index()] == 0)) << mover.0;
        }
        known.moved = unopposed & known.arrives;
        known.open = self.movers & !known.moved & !hopeless;
        known
    }

    /// Nothing but which supports count and which are cut.
    pub(crate) fn known(&self, given: u128, cut: u128) -> Known {
        let strengths = self.strengths;
        let mut known = Known { open: 0, moved: 0, given, cut, arrives: 0, stranded: 0, silenced: 0, strengths };
        for supporter in ProvinceSet(given) {
            known.strengths[self.orders.unit[supporter.index()].index()].least += 1;
        }
        for supporter in ProvinceSet(cut) {
            known.strengths[self.orders.unit[supporter.index()].index()].most -= 1;
        }
        known
    }

    /// Settles all that follows, until nothing more does.
    pub(crate) fn settle(&self, known: &mut Known) {
        let mut work = Work {
            supports: self.supporters & !known.given & !known.cut,
            convoys: self.convoyed & !known.arrives & !known.stranded,
            moves: known.open,
        };
        while work.supports | work.convoys | work.moves != 0 {
            for supporter in ProvinceSet(std::mem::take(&mut work.supports)) {
                self.settle_support(known, supporter, &mut work);
            }
            for army in ProvinceSet(std::mem::take(&mut work.convoys)) {
                self.settle_convoy(known, army, &mut work);
            }
            work.moves &= known.open;
            while let Some(mover) = ProvinceSet(work.moves).first() {
                work.moves &= work.moves - 1;
                self.settle_move(known, mover, &mut work);
            }
        }
    }

    /// A support counts for its unit, wherever that is weighed: where it stands, and where it goes.
    fn settle_support(&self, known: &mut Known, supporter: Province, work: &mut Work) {
        let Some(holds) = self.support_holds(known, supporter) else { return };
        let unit = self.orders.unit[supporter.index()];
        let strength = &mut known.strengths[unit.index()];
        if holds {
            known.given |= 1 << supporter.0;
            strength.least += 1;
        } else {
            known.cut |= 1 << supporter.0;
            strength.most -= 1;
        }
        work.moves |= match self.choices.origin {
            Origin::Brannan => known.open, // There a unit also defends the sea that it landed from.
            _ => self.into[unit.index()] | self.into[usize::from(self.aim[supporter.index()])],
        };
    }

    /// Whether a convoy arrives matters where it lands: to its rivals, and to a support there.
    fn settle_convoy(&self, known: &mut Known, army: Province, work: &mut Work) {
        let Some(holds) = self.convoy_holds(known, army) else { return };
        if holds {
            known.arrives |= 1 << army.0;
        } else {
            known.stranded |= 1 << army.0;
        }
        let goal = self.goal(army);
        work.moves |= self.into[goal.index()];
        work.supports |= self.unsettled(known) & 1 << goal.0;
    }

    /// Whether a move succeeds matters to those who follow it, and to what its goal supports or carries.
    fn settle_move(&self, known: &mut Known, mover: Province, work: &mut Work) {
        let Some(moves) = self.move_succeeds(known, mover) else { return };
        let goal = self.goal(mover);
        known.open &= !(1 << mover.0);
        known.moved |= u128::from(moves) << mover.0;
        work.moves |= self.into[mover.index()] & known.open;
        work.supports |= self.unsettled(known) & 1 << goal.0;
        if has(self.carrying, goal) {
            work.convoys |= self.convoyed & !known.arrives & !known.stranded;
        }
    }

    fn unsettled(&self, known: &Known) -> u128 {
        self.supporters & !known.given & !known.cut
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

    /// One for the unit, one for each support.
    #[inline]
    pub(crate) fn strength(&self, known: &Known, unit: Province) -> Range {
        known.strengths[unit.index()]
    }

    /// The strength of a move against the unit in its goal: supports by that unit's power do not count (rule 12 of
    /// [the list](super): no power helps to dislodge its own unit).
    #[inline]
    pub(crate) fn strength_against(&self, known: &Known, mover: Province) -> Range {
        let mut range = known.strengths[mover.index()];
        if has(self.spared, mover) {
            let spared = self.position.owner_of(self.goal(mover));
            for backer in ProvinceSet(self.backers[mover.index()] & !known.cut) {
                let same = self.position.owner_of(backer) == spared;
                range.most -= u8::from(same);
                range.least -= u8::from(same & has(known.given, backer));
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
            return (self.strength(known, mover), Range::NONE);
        }
        let ours = self.position.owner_of(mover) == self.position.owner_of(goal);
        let against = || if ours { Range::NONE } else { self.strength_against(known, mover) };
        if !has(self.movers, goal) || self.head_on(mover, goal) {
            return (against(), self.strength(known, goal));
        }
        if has(known.moved, goal) {
            (self.strength(known, mover), Range::NONE)
        } else if has(known.open, goal) {
            // It may still leave: then all supports count and nobody defends.
            let most = self.strength(known, mover).most;
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
        let strength = self.strength(known, rival);
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
            let defence = self.strength(known, met);
            // Here the army already stands at its last fleet: it defends whatever becomes of that fleet.
            obstacle.least = obstacle.least.max(defence.least);
            obstacle.most = obstacle.most.max(defence.most);
        }
        obstacle
    }
}
