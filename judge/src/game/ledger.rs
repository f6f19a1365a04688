//! The public log of a game: what a master or an operator did, line by line, in a chain that shows when one was changed.

use chancery_engine::Seat;
use serde::{Deserialize, Serialize};

use super::Game;
use crate::clock::Moment;
use crate::secret;

/// Who did something to a game that players cannot do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum By {
    /// Its master, or one of several.
    Master,
    /// The operator of the judge.
    Operator,
    /// The judge, by the game's own rules.
    Judge,
    /// A majority of the players.
    Players,
    /// The player of a seat.
    Player,
    /// Whoever acts in the place of a seat's player.
    Deputy,
}

macro_rules! deeds {
    ($($(#[$doc:meta])* $name:ident: $word:literal, $say:literal;)+) => {
        /// What was done.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum Done { $($(#[$doc])* #[serde(rename = $word)] $name,)+ }

        impl Done {
            /// The word for it in the line that is sealed.
            pub fn word(self) -> &'static str {
                match self { $(Done::$name => $word,)+ }
            }
            /// The name of the sentence that tells it.
            pub fn say(self) -> &'static str {
                match self { $(Done::$name => $say,)+ }
            }
        }
    };
}

deeds! {
    /// Set a deadline.
    Deadline: "DEADLINE", "deed-deadline";
    /// Changed a setting.
    Set: "SET", "deed-set";
    /// Stopped the clock.
    Pause: "PAUSE", "deed-pause";
    /// Had the clock run again.
    Resume: "RESUME", "deed-resume";
    /// Had the turn played at once.
    Process: "PROCESS", "deed-process";
    /// Took somebody out of a seat.
    Eject: "EJECT", "deed-eject";
    /// Took somebody out who has no seat.
    Remove: "REMOVE", "deed-remove";
    /// Ended the game.
    Terminate: "TERMINATE", "deed-terminate";
    /// Put the game back to an earlier turn.
    Rollback: "ROLLBACK", "deed-rollback";
    /// Took the start back.
    Unstart: "UNSTART", "deed-unstart";
    /// Had the game start with seats that nobody plays.
    Begin: "BEGIN", "deed-begin";
    /// Saw orders and votes before the turn was played.
    Peek: "PEEK", "deed-peek";
    /// Reads from then on what players write to some alone.
    Watch: "WATCH", "deed-watch";
    /// Had the turn played in private.
    Predict: "PREDICT", "deed-predict";
    /// Ordered for seats.
    Order: "ORDER", "deed-order";
    /// Wrote as the player of a seat.
    Become: "BECOME", "deed-become";
    /// Made somebody else a master too.
    Promote: "PROMOTE", "deed-promote";
    /// Came to lead the game in the first place, or made somebody else do so.
    Lead: "LEAD", "deed-lead";
    /// Let somebody in who had waited for it.
    Approve: "APPROVE", "deed-approve";
    /// Did not let somebody in.
    TurnDown: "REFUSE", "deed-turn-down";
    /// Put a mailbox on the list of those who may come in.
    Allow: "ALLOW", "deed-allow";
    /// Put a mailbox on the list of those who may not.
    Deny: "DENY", "deed-deny";
    /// Put something to all players.
    Vote: "VOTE", "deed-vote";
    /// Had the game go on by its rules alone.
    Alone: "ALONE", "deed-alone";
    /// Changed the position by hand.
    Edit: "EDIT", "deed-edit";
    /// Had a seat stand still.
    Truce: "TRUCE", "deed-truce";
    /// Had a seat play again.
    TruceOver: "NOTRUCE", "deed-truce-over";
    /// Granted an absence for which the balance did not reach.
    Grant: "GRANT", "deed-grant";
    /// Let somebody act for a seat.
    Deputy: "DEPUTY", "deed-deputy";
    /// Had him act no longer.
    DeputyOver: "NODEPUTY", "deed-deputy-over";
    /// Took somebody in who leads a seat too.
    Partner: "PARTNER", "deed-partner";
    /// Had him leave it.
    PartnerOver: "NOPARTNER", "deed-partner-over";
    /// Acted in the place of a seat's player.
    Act: "ACT", "deed-act";
    /// Released a game that was held.
    Release: "RELEASE", "deed-release";
    /// Brought the game from a file.
    Import: "IMPORT", "deed-import";
    /// Had letters that went out allow nothing any more.
    Revoke: "REVOKE", "deed-revoke";
}

impl Done {
    /// Whether it changes nothing but what its author knows, so that doing it again is no more news.
    pub fn only_looks(self) -> bool {
        matches!(self, Done::Peek | Done::Predict)
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// When.
    pub at: Moment,
    /// Who.
    pub by: By,
    /// What.
    pub done: Done,
    /// To which seats.
    #[serde(default)]
    pub seats: Vec<Seat>,
    /// What else is to be known, as it was written: a label, a date, `move 48h`. Never the address of a player.
    #[serde(default)]
    pub about: String,
    /// The digest of the line and of the one before it.
    pub seal: String,
}

/// The log, and how much of it players have been sent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ledger {
    /// The lines, the oldest first.
    pub deeds: Vec<Deed>,
    /// How many of them have stood in results.
    pub told: usize,
}

impl Deed {
    /// The line that is sealed: number, second, author, word, seats, and what else is to be known.
    ///
    /// ```
    /// use judge::clock::Moment;
    /// use judge::game::{By, Done, Ledger};
    ///
    /// let mut ledger = Ledger::default();
    /// ledger.add((By::Master, Moment(1_772_539_200)), Done::Rollback, &[], "S1901M");
    /// assert_eq!(ledger.deeds[0].line(1), "1 1772539200 MASTER ROLLBACK S1901M");
    /// ```
    pub fn line(&self, number: usize) -> String {
        let by = match self.by {
            By::Master => "MASTER",
            By::Operator => "OPERATOR",
            By::Judge => "JUDGE",
            By::Players => "PLAYERS",
            By::Player => "PLAYER",
            By::Deputy => "DEPUTY",
        };
        let mut line = format!("{number} {} {by} {}", self.at.0, self.done.word());
        for word in self.seats.iter().map(Seat::as_str).chain([self.about.as_str()]).filter(|word| !word.is_empty()) {
            line += " ";
            line += word;
        }
        line
    }

    /// The role of whoever did it, as a phrase.
    pub fn author(&self) -> serde_json::Value {
        Deed::author_of(self.by)
    }

    /// A role as a phrase.
    pub fn author_of(by: By) -> serde_json::Value {
        let say = match by {
            By::Master => "deed-by-master",
            By::Operator => "deed-by-operator",
            By::Judge => "deed-by-judge",
            By::Players => "deed-by-players",
            By::Player => "deed-by-player",
            By::Deputy => "deed-by-deputy",
        };
        serde_json::json!({ "say": say })
    }
}

impl Ledger {
    /// Adds a line. Its seal is the SHA-256 of the seal before it, a line feed, and the line.
    pub fn add(&mut self, (by, at): (By, Moment), done: Done, seats: &[Seat], about: &str) {
        let about = about.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut deed = Deed { at, by, done, seats: seats.to_vec(), about, seal: String::new() };
        deed.seal = self.seal_of(&deed, self.deeds.len());
        self.deeds.push(deed);
    }

    fn seal_of(&self, deed: &Deed, index: usize) -> String {
        let before = index.checked_sub(1).map_or("", |before| self.deeds[before].seal.as_str());
        secret::digest(format!("{before}\n{}", deed.line(index + 1)).as_bytes())
    }

    /// The number of the first line whose seal does not fit, from 1; nothing: all do.
    pub fn broken(&self) -> Option<usize> {
        let fits = |(index, deed): (usize, &Deed)| self.seal_of(deed, index) == deed.seal;
        self.deeds.iter().enumerate().position(|line| !fits(line)).map(|index| index + 1)
    }

    /// The lines that players have not been sent yet, with their numbers; they count as sent from now on.
    pub(super) fn news(&mut self) -> Vec<(usize, Deed)> {
        let new = self.deeds.iter().cloned().enumerate().skip(self.told);
        let news = new.map(|(index, deed)| (index + 1, deed)).collect();
        self.told = self.deeds.len();
        news
    }
}

impl Game {
    /// Whether a master has seen what players keep secret, or has acted for one.
    pub fn has_shown_secrets(&self) -> bool {
        let secret = |deed: &Deed| matches!(deed.done, Done::Peek | Done::Predict | Done::Order | Done::Become);
        self.ledger.deeds.iter().any(secret)
    }

    /// Whether the players have ended it, and not its master.
    pub fn is_ended_by_players(&self) -> bool {
        let end = self.ledger.deeds.iter().rev().find(|deed| deed.done == Done::Terminate);
        end.is_some_and(|deed| deed.by == By::Players)
    }

    /// Writes into the log what somebody did.
    pub fn note(&mut self, who: (By, Moment), done: Done, seats: &[Seat], about: &str) {
        self.ledger.add(who, done, seats, about);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_was_changed_or_taken_out_is_found() {
        let mut ledger = Ledger::default();
        for about in ["S1901M", "F1901M", "S1902M"] {
            ledger.add((By::Master, Moment(0)), Done::Process, &[], about);
        }
        assert_eq!(ledger.broken(), None);
        let mut changed = ledger.clone();
        changed.deeds[1].about = "F1901R".into();
        assert_eq!(changed.broken(), Some(2));
        ledger.deeds.remove(0);
        assert_eq!(ledger.broken(), Some(1));
    }
}
