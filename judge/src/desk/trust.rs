//! Who may do what: what a sender has shown, weighed by the class of what he asks for and by the operator's policy.
//!
//! This is decided here and nowhere else. Nothing is done in anybody's name without a [`Permit`], and only [`weigh`] gives
//! one. The whole of it stands as a table in `trust/verdicts.txt`, which a test compares.

use crate::command::Class;
use crate::config::{AuthenticatedReply, Trust, Unverified};

/// Who sent a mail, as far as it concerns the person in whose name it asks for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sender {
    /// Not him: his own mail server denies it, or somebody else has said yes to the mail.
    Denied,
    /// Another address.
    Elsewhere,
    /// His address stands in it, and nobody vouches for that.
    Claimed,
    /// His address, and a mail server or a signature vouches for it.
    Proved,
    /// He has said yes to the mail, from his registered address.
    Confirmed,
}

/// What a mail shows that only he can know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    /// Nothing.
    Nothing,
    /// The capability of a letter of an older turn.
    OlderLetter,
    /// The capability of a letter of this turn.
    Letter,
    /// His password.
    Password,
}

/// Both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Proofs {
    pub(super) sender: Sender,
    pub(super) shown: Shown,
}

/// The leave to do something in somebody's name. It is good once.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Permit(());

/// What becomes of something that is asked for in somebody's name.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// It is done.
    Act(Permit),
    /// It waits until the registered address says yes.
    Ask,
    /// It is not done.
    Refuse,
}

/// Weighs what was shown against what is asked for.
pub(super) fn weigh(class: Class, proofs: Proofs, policy: &Trust) -> Verdict {
    let Proofs { sender, shown } = proofs;
    let act = || Verdict::Act(Permit(()));
    match sender {
        Sender::Denied => Verdict::Refuse,
        _ if class == Class::Look => act(),
        // What no yes can mend: the turn is over, or it is not the game's master who says yes.
        _ if shown == Shown::OlderLetter && matches!(class, Class::Order | Class::Vote) => Verdict::Refuse,
        _ if shown != Shown::Password && class == Class::Master => Verdict::Refuse,
        Sender::Confirmed => act(),
        Sender::Proved if is_proof(class, shown) || class == Class::Person => act(),
        Sender::Proved => match policy.authenticated_reply {
            AuthenticatedReply::Accept => act(),
            AuthenticatedReply::Ask => Verdict::Ask,
        },
        Sender::Claimed => match policy.unverified {
            Unverified::Refuse => Verdict::Refuse,
            Unverified::AcceptWithSecret if is_proof(class, shown) => act(),
            // Of an account without a proof, whoever reads at the registered address may dispose.
            _ if shown == Shown::Nothing && !matches!(class, Class::Person | Class::Account) => Verdict::Refuse,
            _ => Verdict::Ask,
        },
        Sender::Elsewhere if shown == Shown::Nothing => Verdict::Refuse,
        Sender::Elsewhere => Verdict::Ask,
    }
}

/// Whether what is shown is enough for a class, if it is shown by the one whose it is.
fn is_proof(class: Class, shown: Shown) -> bool {
    match class {
        Class::Look => true,
        Class::Enter | Class::Person | Class::Speak => shown != Shown::Nothing,
        Class::Order | Class::Vote => matches!(shown, Shown::Letter | Shown::Password),
        Class::Account | Class::GiveUp | Class::Master => shown == Shown::Password,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSES: [Class; 9] = [
        Class::Look,
        Class::Enter,
        Class::Person,
        Class::Order,
        Class::Speak,
        Class::Vote,
        Class::Account,
        Class::GiveUp,
        Class::Master,
    ];

    /// The whole table as it is written down: a block for each policy, a line for each proof, a column for each class.
    fn table() -> String {
        let mut table = String::new();
        for unverified in [Unverified::AcceptWithSecret, Unverified::Ask, Unverified::Refuse] {
            for authenticated_reply in [AuthenticatedReply::Ask, AuthenticatedReply::Accept] {
                let policy = Trust { unverified, authenticated_reply, ..Trust::default() };
                table += &format!("\nunverified: {unverified:?}, authenticated-reply: {authenticated_reply:?}\n");
                table += &format!("{:24}", "");
                table += &CLASSES.map(|class| format!("{:9}", format!("{class:?}"))).concat();
                table = format!("{}\n", table.trim_end());
                for sender in [Sender::Denied, Sender::Elsewhere, Sender::Claimed, Sender::Proved, Sender::Confirmed] {
                    for shown in [Shown::Nothing, Shown::OlderLetter, Shown::Letter, Shown::Password] {
                        let word = |class| match weigh(class, Proofs { sender, shown }, &policy) {
                            Verdict::Act(_) => "act",
                            Verdict::Ask => "ask",
                            Verdict::Refuse => "-",
                        };
                        let words = CLASSES.map(|class| format!("{:9}", word(class))).concat();
                        table += format!("{:10} {:13}{words}", format!("{sender:?}"), format!("{shown:?}")).trim_end();
                        table.push('\n');
                    }
                }
            }
        }
        table
    }

    #[test]
    fn every_class_has_its_verdict_for_every_proof_under_every_policy() {
        let told = include_str!("trust/verdicts.txt");
        let (_, written) = told.split_once("\n\n").expect("a heading stands above the table");
        assert_eq!(table().trim(), written.trim(), "\n{}", table());
    }
}
