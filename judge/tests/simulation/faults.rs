//! Every kind of bad luck, by name.

/// Bad luck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    /// The judge is killed at some statement.
    Kill,
    /// The power is cut while something is written down.
    PowerCut,
    /// The disk is full for some hours.
    FullDisk,
    /// A bit of a copy of the store turns over.
    BitRot,
    /// A game's document rots in the store itself, until the operator goes back to a copy.
    RottenGame,
    /// The mailbox's server breaks off in the middle of fetching, several times.
    CutMailbox,
    /// The mailbox cannot be reached for hours.
    DeafMailbox,
    /// The mailbox has another UIDVALIDITY, and other UIDs.
    Validity,
    /// The mailbox lists a mail and never gives it.
    Unreadable,
    /// What came lately comes once more, in another order, and what comes is late.
    Storm,
    /// The next server has trouble at one step of SMTP.
    Server,
    /// The machine's clock leaps forward, and is set right after a while.
    ClockForward,
    /// It leaps back.
    ClockBack,
    /// It says 1970.
    ClockLost,
    /// The machine sleeps.
    Sleep,
    /// The judge is down for a day or two.
    Outage,
    /// A second judge is started on the same store.
    SecondJudge,
    /// The operator goes back to a copy, by the command for it.
    Restore,
    /// He puts a copy in place by hand.
    CopyByHand,
    /// The store is lost; the judge goes on with an empty one until he has found a copy.
    Lost,
    /// He mistypes the path of the store, and notices after some hours.
    Mistyped,
    /// He puts an earlier version back, which finds a layout of a later one.
    Downgrade,
    /// He tries to go back to something that is no copy of this store.
    WrongCopy,
    /// A stranger writes a hundred mails.
    Flood,
    /// Somebody writes in players' names without proof.
    Forgery,
    /// A stranger's mails come by the dozen, of which the mailbox lists each and gives none.
    Junk,
    /// Somebody tries passwords for another's place.
    Guesses,
    /// Players write shortly before deadlines, and the mailbox cannot be reached until those are over.
    LastMinute,
    /// The judge is killed with letters in hand, several times.
    FullHands,
    /// A connection to the database is cut.
    Cut,
    /// It is cut as something is written down.
    CutCommit,
    /// A judge is killed as it writes something down in a database.
    KilledCommit,
    /// A connection is cut with the same thing in hand again and again.
    CutInHand,
    /// The database refuses statements.
    Refusals,
    /// It refuses to write something down.
    RefusedCommit,
    /// The database cannot be reached.
    Away,
    /// The machine of one of two judges sleeps, with letters in hand.
    Asleep,
    /// Those of both.
    AllAsleep,
    /// The clocks of two judges drift, each by itself.
    ClocksDrift,
    /// The clock of one of them goes wrong.
    ClockApart,
}

impl Kind {
    /// What every seed has once beside what is drawn: what tries the budgets, what a deadline waits for, letters of which nobody
    /// knows whether they went out, and a copy that counts letters again.
    pub(crate) const SURE: [Kind; 6] =
        [Kind::Flood, Kind::Junk, Kind::LastMinute, Kind::FullHands, Kind::Restore, Kind::Guesses];

    /// The same where two judges stand on a database: as something is written down a connection is lost, the
    /// database refuses it, and a judge is killed; one is lost with the same thing in hand twice; one judge sleeps; the operator goes back to
    /// a copy of the database; their clocks drift, and one of them goes wrong; and a row rots.
    pub(crate) const SURE_BESIDE: [Kind; 15] = [
        Kind::Flood,
        Kind::Junk,
        Kind::LastMinute,
        Kind::FullHands,
        Kind::CutCommit,
        Kind::RefusedCommit,
        Kind::KilledCommit,
        Kind::CutInHand,
        Kind::Asleep,
        Kind::Guesses,
        Kind::CopyByHand,
        Kind::ClocksDrift,
        Kind::ClocksDrift,
        Kind::ClockApart,
        Kind::BitRot,
    ];

    /// Those that are drawn from there: what befalls a disk befalls the way to a database.
    pub(crate) const ALL_BESIDE: [Kind; 21] = [
        Kind::Kill,
        Kind::Cut,
        Kind::Refusals,
        Kind::Server,
        Kind::Away,
        Kind::CutCommit,
        Kind::CutMailbox,
        Kind::RefusedCommit,
        Kind::Storm,
        Kind::KilledCommit,
        Kind::Unreadable,
        Kind::Asleep,
        Kind::AllAsleep,
        Kind::CutInHand,
        Kind::Outage,
        Kind::Flood,
        Kind::Validity,
        Kind::DeafMailbox,
        Kind::Forgery,
        Kind::RottenGame,
        Kind::ClockApart,
    ];

    /// Those that are drawn from.
    pub(crate) const ALL: [Kind; 25] = [
        Kind::Kill,
        Kind::FullDisk,
        Kind::CutMailbox,
        Kind::Server,
        Kind::Restore,
        Kind::PowerCut,
        Kind::Storm,
        Kind::ClockBack,
        Kind::RottenGame,
        Kind::Flood,
        Kind::Sleep,
        Kind::Unreadable,
        Kind::BitRot,
        Kind::SecondJudge,
        Kind::Lost,
        Kind::Outage,
        Kind::Validity,
        Kind::ClockForward,
        Kind::Downgrade,
        Kind::CopyByHand,
        Kind::DeafMailbox,
        Kind::ClockLost,
        Kind::Mistyped,
        Kind::WrongCopy,
        Kind::Forgery,
    ];

    /// Its name in summaries.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Kind::Kill => "kill",
            Kind::FullDisk => "full disk",
            Kind::CutMailbox => "cut mailbox",
            Kind::Server => "server",
            Kind::Restore => "restore",
            Kind::PowerCut => "power cut",
            Kind::Storm => "storm",
            Kind::ClockBack => "clock back",
            Kind::RottenGame => "rotten game",
            Kind::Flood => "flood",
            Kind::Sleep => "sleep",
            Kind::Unreadable => "unreadable",
            Kind::BitRot => "bit rot",
            Kind::SecondJudge => "second judge",
            Kind::Lost => "lost",
            Kind::Outage => "outage",
            Kind::Validity => "validity",
            Kind::ClockForward => "clock forward",
            Kind::Downgrade => "downgrade",
            Kind::CopyByHand => "copy by hand",
            Kind::DeafMailbox => "deaf mailbox",
            Kind::ClockLost => "clock lost",
            Kind::Mistyped => "mistyped",
            Kind::WrongCopy => "wrong copy",
            Kind::Forgery => "forgery",
            Kind::Junk => "junk",
            Kind::Guesses => "guesses",
            Kind::LastMinute => "last minute",
            Kind::FullHands => "full hands",
            Kind::Cut => "cut connection",
            Kind::CutCommit => "cut commit",
            Kind::KilledCommit => "killed commit",
            Kind::CutInHand => "cut in hand",
            Kind::Refusals => "refused statements",
            Kind::RefusedCommit => "refused commit",
            Kind::Away => "database away",
            Kind::Asleep => "judge asleep",
            Kind::AllAsleep => "all judges asleep",
            Kind::ClocksDrift => "drifting clocks",
            Kind::ClockApart => "clock apart",
        }
    }
}

/// Bad luck with its time, in minutes from the beginning, and with luck of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    pub(crate) at: i64,
    pub(crate) kind: Kind,
    pub(crate) luck: u64,
}
