//! News of a game: letters of few words.

use serde::{Serialize, Serializer};

use super::{Answer, Calendar, GAME, Matter, NOTHING, SETS, SKIPPED, WAITS};

table! {
    /// News of a game, told in a letter of few words: a `LetterKind::Notice`.
    NEWS: News -> (&'static str, Matter);

    /// Its master has set the deadline.
    #[default]
    Deadline: ("deadline", SETS);
    /// Its master has set until when late orders are waited for.
    Grace: ("grace", NOTHING);
    /// Its master has set before when a turn is not played.
    NotBefore: ("not-before", SETS);
    /// Its master has set the deadline with which it goes on.
    DeadlineLater: ("deadline-later", SKIPPED);
    /// The judge was down, so the deadline is later.
    Outage: ("outage", SETS);
    /// The judge went back to a copy of before orders were due, so they are due again.
    DueAgain: ("due-again", SETS);
    /// The judge went back to an older copy of everything.
    SetBack: ("set-back", SETS);
    /// Letters that went out before allow nothing any more.
    Revoked: ("revoked", SETS);
    /// The clock stands still.
    Paused: ("paused", Matter { calendar: Some(Calendar::Cancels), ..NOTHING });
    /// The clock runs again.
    Resumed: ("resumed", SETS);
    /// No player is left, so the clock stands still.
    NobodyLeft: ("nobody-left", NOTHING);
    /// Its clocks go otherwise.
    Settings: ("settings", SKIPPED);
    /// Somebody left who plays no seat.
    Left: ("left", WAITS);
    /// Its master has removed somebody; to him.
    Ejected: ("ejected", NOTHING);
    /// A player left a seat.
    Resigned: ("resigned", WAITS);
    /// A player sent no orders.
    Abandoned: ("abandoned", WAITS);
    /// A player has sent too few orders too often.
    Forfeited: ("forfeited", WAITS);
    /// Not all orders came in time; nobody loses a seat.
    Missed: ("missed", WAITS);
    /// The turn waits for orders of seats that are open.
    Stalled: ("stalled", WAITS);
    /// Seats that sent too little have spent extensions.
    ExtendedBySilence: ("extended-by-silence", SETS);
    /// A player has spent extensions.
    Extended: ("extended", SETS);
    /// Most players want more time.
    ExtendedByMost: ("extended-by-most", SETS);
    /// A player wants more time, and most must agree.
    MoreTime: ("more-time", NOTHING);
    /// The player of a seat that was open is back.
    Returned: ("returned", WAITS);
    /// A seat has a new player.
    TakenOver: ("taken-over", WAITS);
    /// Everybody waits for the deadline, so that a new player has time.
    AllWait: ("all-wait", SETS);
    /// A player is away, so the deadline is later.
    Absent: ("absent", SETS);
    /// His master has granted a player an absence; to him.
    Granted: ("granted", NOTHING);
    /// Its seats are taken, and everybody is asked whether he is there; to those who wait.
    RollCall: ("roll-call", NOTHING);
    /// Somebody has not said that he is there; to him.
    RollMissed: ("roll-missed", NOTHING);
    /// Not everybody was there.
    RollOver: ("roll-over", WAITS);
    /// Its seats are taken, and only its master's word is missing.
    Formed: ("formed", WAITS);
    /// Players are still missing.
    StillForming: ("still-forming", WAITS);
    /// The clock still stands still.
    StillPaused: ("still-paused", WAITS);
    /// Seats still have no players.
    StillOpen: ("still-open", WAITS);
    /// Nothing reaches the player of a seat.
    Unwell: ("unwell", WAITS);
    /// It is back at a turn that was played.
    RolledBack: ("rolled-back", SETS);
    /// Its start is taken back.
    Unstarted: ("unstarted", Matter { calendar: Some(Calendar::Cancels), ..SKIPPED });
    /// It has another master beside the first.
    Promoted: ("promoted", WAITS);
    /// Its first master is another one.
    OtherMaster: ("other-master", WAITS);
    /// The operator has made somebody its master; to him.
    NamedMaster: ("named-master", NOTHING);
    /// Somebody wants to come in; to the masters.
    Applied: ("applied", NOTHING);
    /// A master has let somebody in; to him.
    Approved: ("approved", NOTHING);
    /// A master has not let somebody in; to him.
    TurnedDown: ("turned-down", NOTHING);
    /// Something is put to all players.
    Motion: ("motion", Matter { answer: Answer::Orders, ..NOTHING });
    /// Most players have agreed to it.
    Carried: ("carried", SETS);
    /// Something waits for a silent master; to him.
    MasterSilent: ("master-silent", NOTHING);
    /// Its position was changed by hand.
    Edited: ("edited", Matter { answer: Answer::Orders, ..NOTHING });
    /// A seat stands still, and is not waited for.
    Truce: ("truce", NOTHING);
    /// It does not any more.
    TruceOver: ("truce-over", Matter { answer: Answer::Orders, ..NOTHING });
    /// A master has written in the place of a seat's player; to him.
    Acted: ("acted", Matter { answer: Answer::Orders, ..NOTHING });
    /// The turn is to be played, and its master does that by hand; to himself.
    TurnWaits: ("turn-waits", NOTHING);
    /// The turn asks something of its master; to himself.
    MasterAsked: ("master-asked", Matter { answer: Answer::Orders, ..NOTHING });
    /// The turn lets its master order, and does not wait for him; to himself.
    MasterMay: ("master-may", Matter { answer: Answer::Orders, ..NOTHING });
    /// The game waits for its master; to the others.
    MasterAwaited: ("master-awaited", WAITS);
    /// A draw of all survivors has been proposed.
    DrawProposed: ("draw-proposed", GAME);
    /// A draw of some has been proposed.
    DrawListProposed: ("draw-list-proposed", GAME);
    /// The turn is put off, as nothing reaches players who are awaited.
    Unreached: ("unreached", SETS);
    /// Somebody acts in the place of a seat's player.
    Deputy: ("deputy", WAITS);
    /// Nobody does any more.
    DeputyOver: ("deputy-over", WAITS);
    /// A seat is led by somebody more.
    Partner: ("partner", WAITS);
    /// The master has let somebody lead a seat with its player.
    PartnerApproved: ("partner-approved", WAITS);
    /// A seat is led by somebody less.
    PartnerOver: ("partner-over", WAITS);
    /// Somebody who leads a seat too has ordered for it; to the others who do.
    Shared: ("shared", Matter { answer: Answer::Orders, ..NOTHING });
    /// Nothing has changed hands for long: everybody is asked for a draw.
    Stalemate: ("stalemate", GAME);
}

impl News {
    /// The end of the name of its sentence.
    pub fn name(self) -> &'static str {
        self.entry().0
    }

    /// Whether it concerns everybody in the game, and not somebody alone or the state that it has been in for long.
    pub fn is_for_all(self) -> bool {
        use News::{
            Acted, Applied, Approved, Formed, Left, MasterAsked, MasterMay, MasterSilent, NamedMaster, PartnerApproved,
            Shared, StillForming, StillOpen, StillPaused, TurnWaits, TurnedDown, Unwell,
        };
        let alone = [
            Acted,
            Applied,
            Approved,
            Formed,
            Left,
            MasterAsked,
            MasterMay,
            MasterSilent,
            NamedMaster,
            PartnerApproved,
            Shared,
            StillForming,
            StillOpen,
            StillPaused,
            TurnWaits,
            TurnedDown,
            Unwell,
        ];
        !alone.contains(&self)
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
