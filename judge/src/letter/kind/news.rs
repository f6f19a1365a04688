//! News of a game: letters of few words.

use serde::{Serialize, Serializer};

use History::{Omits, Tells};

use super::{Answer, Calendar, GAME, Matter, NOTHING, SETS, SKIPPED, WAITS};

/// Whether a game's history tells of news, in letters and on its pages, to whoever asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum History {
    /// They concern everybody in the game.
    Tells,
    /// They concern somebody alone, or the state that the game has been in for long.
    Omits,
}

table! {
    /// News of a game, told in a letter of few words: a `LetterKind::Notice`.
    NEWS: News -> (&'static str, Matter, History);

    /// Its master has set the deadline.
    #[default]
    Deadline: ("deadline", SETS, Tells);
    /// Its master has set until when late orders are waited for.
    Grace: ("grace", NOTHING, Tells);
    /// Its master has set before when a turn is not played.
    NotBefore: ("not-before", SETS, Tells);
    /// Its master has set the deadline with which it goes on.
    DeadlineLater: ("deadline-later", SKIPPED, Tells);
    /// The judge was down, so the deadline is later.
    Outage: ("outage", SETS, Tells);
    /// The judge was down, so late orders are waited for longer.
    OutageLate: ("outage-late", SETS, Tells);
    /// The judge went back to a copy of before orders were due, so they are due again.
    DueAgain: ("due-again", SETS, Tells);
    /// The judge went back to an older copy of everything.
    SetBack: ("set-back", SETS, Tells);
    /// Letters that went out before allow nothing any more.
    Revoked: ("revoked", SETS, Omits);
    /// The clock stands still.
    Paused: ("paused", Matter { calendar: Some(Calendar::Cancels), ..NOTHING }, Tells);
    /// The clock runs again.
    Resumed: ("resumed", SETS, Tells);
    /// No player is left, so the clock stands still.
    NobodyLeft: ("nobody-left", NOTHING, Tells);
    /// Its clocks go otherwise.
    Settings: ("settings", SKIPPED, Tells);
    /// Somebody left who plays no seat.
    Left: ("left", WAITS, Omits);
    /// Its master has removed somebody; to him.
    Ejected: ("ejected", NOTHING, Omits);
    /// A player left a seat.
    Resigned: ("resigned", WAITS, Tells);
    /// A player sent no orders.
    Abandoned: ("abandoned", WAITS, Tells);
    /// A player has sent too few orders too often.
    Forfeited: ("forfeited", WAITS, Tells);
    /// Not all orders came in time; nobody loses a seat.
    Missed: ("missed", WAITS, Tells);
    /// The same where nobody sees who orders; to those who play for him.
    MissedUnseen: ("missed", WAITS, Omits);
    /// The turn waits for orders of seats that are open.
    Stalled: ("stalled", WAITS, Tells);
    /// Seats that sent too little have spent extensions.
    ExtendedBySilence: ("extended-by-silence", SETS, Tells);
    /// A player has spent extensions.
    Extended: ("extended", SETS, Tells);
    /// Most players want more time.
    ExtendedByMost: ("extended-by-most", SETS, Tells);
    /// A player wants more time, and most must agree.
    MoreTime: ("more-time", NOTHING, Tells);
    /// The player of a seat that was open is back.
    Returned: ("returned", WAITS, Tells);
    /// A seat has a new player.
    TakenOver: ("taken-over", WAITS, Tells);
    /// Everybody waits for the deadline, so that a new player has time.
    AllWait: ("all-wait", SETS, Tells);
    /// A player is away, so the deadline is later.
    Absent: ("absent", SETS, Tells);
    /// His master has granted a player an absence; to him.
    Granted: ("granted", NOTHING, Omits);
    /// Its seats are taken, and everybody is asked whether he is there; to those who wait.
    RollCall: ("roll-call", NOTHING, Omits);
    /// Somebody has not said that he is there; to him.
    RollMissed: ("roll-missed", NOTHING, Omits);
    /// Not everybody was there.
    RollOver: ("roll-over", WAITS, Tells);
    /// Its seats are taken, and only its master's word is missing.
    Formed: ("formed", WAITS, Omits);
    /// Players are still missing.
    StillForming: ("still-forming", WAITS, Omits);
    /// The clock still stands still.
    StillPaused: ("still-paused", WAITS, Omits);
    /// Seats still have no players.
    StillOpen: ("still-open", WAITS, Omits);
    /// Nothing reaches the player of a seat.
    Unwell: ("unwell", WAITS, Omits);
    /// It is back at a turn that was played.
    RolledBack: ("rolled-back", SETS, Tells);
    /// Its start is taken back.
    Unstarted: ("unstarted", Matter { calendar: Some(Calendar::Cancels), ..SKIPPED }, Tells);
    /// It has another master beside the first.
    Promoted: ("promoted", WAITS, Tells);
    /// Its first master is another one.
    OtherMaster: ("other-master", WAITS, Tells);
    /// The operator has made somebody its master; to him.
    NamedMaster: ("named-master", NOTHING, Omits);
    /// Somebody wants to come in; to the masters.
    Applied: ("applied", NOTHING, Omits);
    /// A master has let somebody in; to him.
    Approved: ("approved", NOTHING, Omits);
    /// A master has not let somebody in; to him.
    TurnedDown: ("turned-down", NOTHING, Omits);
    /// Something is put to all players.
    Motion: ("motion", Matter { answer: Answer::Orders, ..NOTHING }, Tells);
    /// Most players have agreed to it.
    Carried: ("carried", SETS, Tells);
    /// Something waits for a silent master; to him.
    MasterSilent: ("master-silent", NOTHING, Omits);
    /// Its position was changed by hand.
    Edited: ("edited", Matter { answer: Answer::Orders, ..NOTHING }, Tells);
    /// A seat stands still, and is not waited for.
    Truce: ("truce", NOTHING, Tells);
    /// It does not any more.
    TruceOver: ("truce-over", Matter { answer: Answer::Orders, ..NOTHING }, Tells);
    /// A master has written in the place of a seat's player; to him.
    Acted: ("acted", Matter { answer: Answer::Orders, ..NOTHING }, Omits);
    /// The turn is to be played, and its master does that by hand; to himself.
    TurnWaits: ("turn-waits", NOTHING, Omits);
    /// The turn asks something of its master; to himself.
    MasterAsked: ("master-asked", Matter { answer: Answer::Orders, ..NOTHING }, Omits);
    /// The turn lets its master order, and does not wait for him; to himself.
    MasterMay: ("master-may", Matter { answer: Answer::Orders, ..NOTHING }, Omits);
    /// The game waits for its master; to the others.
    MasterAwaited: ("master-awaited", WAITS, Tells);
    /// A draw of all survivors has been proposed.
    DrawProposed: ("draw-proposed", GAME, Tells);
    /// A draw of some has been proposed.
    DrawListProposed: ("draw-list-proposed", GAME, Tells);
    /// The turn is put off, as nothing reaches players who are awaited.
    Unreached: ("unreached", SETS, Tells);
    /// Somebody acts in the place of a seat's player.
    Deputy: ("deputy", WAITS, Tells);
    /// Nobody does any more.
    DeputyOver: ("deputy-over", WAITS, Tells);
    /// A seat is led by somebody more.
    Partner: ("partner", WAITS, Tells);
    /// The master has let somebody lead a seat with its player.
    PartnerApproved: ("partner-approved", WAITS, Omits);
    /// A seat is led by somebody less.
    PartnerOver: ("partner-over", WAITS, Tells);
    /// Somebody who leads a seat too has ordered for it; to the others who do.
    Shared: ("shared", Matter { answer: Answer::Orders, ..NOTHING }, Omits);
    /// Nothing has changed hands for long: everybody is asked for a draw.
    Stalemate: ("stalemate", GAME, Tells);
}

impl News {
    /// The end of the name of its sentence.
    pub fn name(self) -> &'static str {
        self.entry().0
    }

    /// Whether everybody may read of it afterwards, in the game's history and on its pages.
    pub fn is_for_all(self) -> bool {
        self.entry().2 == Tells
    }

    /// Whether it asks everybody for something that somebody wants, who need not be asked himself.
    pub fn asks_others(self) -> bool {
        matches!(self, News::Motion | News::MoreTime | News::DrawProposed | News::DrawListProposed)
    }

    /// What it means to its reader.
    pub fn matter(self) -> Matter {
        self.entry().1
    }
}

impl Serialize for News {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
