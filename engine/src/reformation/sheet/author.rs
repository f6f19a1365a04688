//! Whose sheet is read, and what he knows.

use crate::reformation::acts::{Package, PackageName};
use crate::reformation::scenario::{Power, Scenario};
use crate::reformation::state::{State, Step};
use crate::reformation::written::{Opener, Slip};

/// Whose sheet is read, where the game stands, and what others show him.
#[derive(Clone, Copy, Debug)]
pub struct Author<'a> {
    /// The scenario.
    pub map: &'a Scenario,
    /// Where the game stands.
    pub state: &'a State,
    /// Who writes.
    pub power: Power,
    /// The drafts of others that are shown to him while the talks last; those that are announced stand in the state.
    pub drafts: &'a [Package],
}

impl<'a> Author<'a> {
    /// Whether an act belongs to the step that is played (R3). Preferences always do.
    pub(super) fn in_time(&self, opener: Opener) -> Result<(), Slip> {
        let step = self.state.step;
        if let (Opener::Declare, Step::War(Some(by))) = (opener, step)
            && by != self.power
        {
            return Err(Slip::NotYourTurn(by));
        }
        let merged = self.state.rules.merge;
        let fits = match opener {
            Opener::Offer | Opener::Withdraw | Opener::Done => step == Step::Talk,
            Opener::Ratify | Opener::Refuse => matches!(step, Step::Talk | Step::Seal),
            Opener::Sue | Opener::GiveUp | Opener::Regain | Opener::Play => matches!(step, Step::Peace(_)),
            Opener::Ransom => step == Step::Ransom,
            Opener::Seek => step == Step::Pardon || merged && step == Step::Ransom,
            Opener::Declare => matches!(step, Step::War(_)),
            Opener::Pay | Opener::Intervene | Opener::StandAside => matches!(step, Step::War(_) | Step::Answer(_)),
            Opener::Nothing => !matches!(step, Step::Master | Step::Talk | Step::Seal),
            Opener::FallBack | Opener::Receive => true,
        };
        if fits { Ok(()) } else { Err(Slip::NotNow(opener)) }
    }

    /// The packages that he can see: drafts while the talks last, then what was announced.
    pub(super) fn packages(&self) -> &'a [Package] {
        match self.state.step {
            Step::Talk => self.drafts,
            _ => &self.state.carried.announced,
        }
    }

    /// A package that he can see.
    pub(super) fn package(&self, name: PackageName) -> Option<&'a Package> {
        self.packages().iter().find(|package| package.name == name)
    }
}
