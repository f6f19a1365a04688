//! Who is believed: what a sender has shown, weighed by the operator's policy.

use crate::config::{AuthenticatedReply, Trust, Unverified};
use crate::reading::Auth;

/// What becomes of a mail that asks for something in somebody's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// It is done.
    Act,
    /// It waits until the registered address says yes.
    Ask,
    /// It is not done.
    Refuse,
}

/// Weighs a capability or password (`secret`), whether the mail claims to come from the registered address (`own`), and
/// what is known of that claim.
pub(super) fn weigh(secret: bool, own: bool, auth: Auth, policy: &Trust) -> Verdict {
    match (secret, own, auth) {
        (_, _, Auth::Fail) => Verdict::Refuse,
        (true, true, Auth::Pass) => Verdict::Act,
        (true, true, Auth::None) => match policy.unverified {
            Unverified::AcceptWithSecret => Verdict::Act,
            Unverified::Ask => Verdict::Ask,
            Unverified::Refuse => Verdict::Refuse,
        },
        (true, false, _) => Verdict::Ask,
        (false, true, Auth::Pass) => match policy.authenticated_reply {
            AuthenticatedReply::Accept => Verdict::Act,
            AuthenticatedReply::Ask => Verdict::Ask,
        },
        (false, _, _) => Verdict::Refuse,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_trust() {
        let policy = Trust::default();
        assert_eq!(weigh(true, true, Auth::Pass, &policy), Verdict::Act);
        assert_eq!(weigh(true, true, Auth::None, &policy), Verdict::Act);
        assert_eq!(weigh(true, false, Auth::Pass, &policy), Verdict::Ask);
        assert_eq!(weigh(false, true, Auth::Pass, &policy), Verdict::Ask);
        assert_eq!(weigh(false, true, Auth::None, &policy), Verdict::Refuse);
        assert_eq!(weigh(false, false, Auth::Pass, &policy), Verdict::Refuse);
        let strict = Trust { unverified: Unverified::Ask, ..policy.clone() };
        assert_eq!(weigh(true, true, Auth::None, &strict), Verdict::Ask);
        let stricter = Trust { unverified: Unverified::Refuse, ..policy.clone() };
        assert_eq!(weigh(true, true, Auth::None, &stricter), Verdict::Refuse);
        assert_eq!(weigh(true, true, Auth::Pass, &stricter), Verdict::Act);
        let easy = Trust { authenticated_reply: AuthenticatedReply::Accept, ..policy };
        assert_eq!(weigh(false, true, Auth::Pass, &easy), Verdict::Act);
        assert_eq!(weigh(false, false, Auth::Pass, &easy), Verdict::Refuse);
        for secret in [true, false] {
            assert_eq!(weigh(secret, true, Auth::Fail, &easy), Verdict::Refuse);
        }
    }
}
