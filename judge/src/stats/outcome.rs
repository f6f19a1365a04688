//! What one game comes to: who had the result, and who was there in time.

use chancery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::envelope::mailbox_key;
use crate::game::{Attended, Came, Chair, Done, End, Game, Status, Tenure};
use crate::store::{Store, StoreError};

/// How often orders came that were owed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Attendance {
    /// By the deadline.
    pub time: u32,
    /// After it.
    pub late: u32,
    /// Not all, or none.
    pub never: u32,
}

impl Attendance {
    /// How often any were owed.
    pub fn owed(&self) -> u32 {
        self.time + self.late + self.never
    }

    /// How many of a hundred came in time, rounded down; nothing: none was ever owed.
    pub fn in_time(&self) -> Option<u32> {
        (self.time * 100).checked_div(self.owed())
    }

    pub(super) fn add(&mut self, other: Attendance) {
        self.time += other.time;
        self.late += other.late;
        self.never += other.never;
    }

    fn note(&mut self, came: Came) {
        match came {
            Came::Time => self.time += 1,
            Came::Late => self.late += 1,
            Came::Never => self.never += 1,
        }
    }
}

/// What came of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Its name.
    pub game: String,
    /// Its ruleset.
    pub ruleset: String,
    /// Its board.
    pub variant: String,
    /// Its rule choices, `4.A.2=1982 preset=1971`; empty: those that are usual.
    pub rules: String,
    /// When it ended.
    pub ended: Moment,
    /// How many turns it had.
    pub turns: u32,
    /// Its seats.
    pub seats: Vec<SeatResult>,
}

/// What came of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// The powers that it commands.
    pub powers: Vec<String>,
    /// Among how many it shares the result; nothing: it has none of it.
    pub among: Option<u32>,
    /// Whether it was still in the game at its end.
    pub survived: bool,
    /// How its orders came.
    pub attended: Attendance,
    /// Who played it, the first one first; the last has its result. Empty where nobody may know.
    pub players: Vec<Played>,
}

/// Somebody's time in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// His mailbox.
    pub mailbox: String,
    /// How his orders came.
    pub attended: Attendance,
    /// Whether he gave the seat up, or lost it by his silence, before the game was over.
    pub left: bool,
}

impl Outcome {
    /// What came of a game that is kept, from its record alone; nothing: as of [`Outcome::of`], or there is none of this name.
    ///
    /// # Errors
    /// The store failed, or the record is damaged.
    pub fn kept(store: &Store, name: &str) -> Result<Option<Outcome>, StoreError> {
        let Some(game) = store.game(name)? else { return Ok(None) };
        Ok(Outcome::of(&game, &store.attended(name)?))
    }

    /// What came of a game; nothing: it goes on, or was stopped without a result. `turns`: all that it has played, in order.
    pub fn of(game: &Game, turns: &[Attended]) -> Option<Outcome> {
        let winners: &[Seat] = match &game.status {
            Status::Over(End::Won(seats) | End::Drawn(seats)) => seats,
            Status::Over(End::Conceded(seat) | End::Lot { winner: seat, .. }) => std::slice::from_ref(seat),
            _ => return None,
        };
        let ended = game.ended.or(turns.last().map(|turn| turn.played)).unwrap_or(game.created);
        let unstarted = game.ledger.deeds.iter().rev().find(|deed| deed.done == Done::Unstart).map(|deed| deed.at);
        let seats = game.chairs.iter().map(|chair| {
            let mut attended = Attendance::default();
            turns.iter().filter_map(|turn| came(chair, turn)).for_each(|came| attended.note(came));
            SeatResult {
                powers: chair.powers.clone(),
                among: winners.contains(&chair.seat).then(|| number(winners.len())),
                survived: !chair.eliminated,
                attended,
                players: if game.hides_players() { Vec::new() } else { players(chair, turns, (unstarted, ended)) },
            }
        });
        let rules: Vec<String> = game.setup.rules.iter().map(|(rule, choice)| format!("{rule}={choice}")).collect();
        Some(Outcome {
            game: game.name.clone(),
            ruleset: game.ruleset.clone(),
            variant: game.variant.clone(),
            rules: rules.join(" "),
            ended,
            turns: number(turns.len()),
            seats: seats.collect(),
        })
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn came(chair: &Chair, turn: &Attended) -> Option<Came> {
    turn.came.as_ref()?.get(&chair.seat).copied()
}

/// Who played a seat of a game that began after its start was taken back last, if it was: as it was noted, or, where that was not done
/// yet, whoever sits there in the end.
fn players(chair: &Chair, turns: &[Attended], (unstarted, ended): (Option<Moment>, Moment)) -> Vec<Played> {
    if chair.tenures.is_empty() {
        let player = chair.player.iter();
        return player.map(|player| of(&player.address, Attendance::default(), false)).collect();
    }
    let each = chair.tenures.iter().enumerate();
    let each = each.map(|(index, tenure)| {
        let mut attended = Attendance::default();
        for turn in turns.iter().filter(|turn| holder(&chair.tenures, turn.played) == Some(index)) {
            came(chair, turn).into_iter().for_each(|came| attended.note(came));
        }
        let player = chair.player.as_ref().filter(|player| player.addresses().any(|own| own == tenure.address));
        let address = player.map_or(&tenure.address, |player| &player.address);
        // A seat that is out cannot be let down, one that he came back to is not, and a start that does not count gave him none.
        let until = tenure.until.filter(|until| *until < ended && unstarted.is_none_or(|unstarted| *until > unstarted));
        let later = &chair.tenures[index + 1..];
        let back = later.iter().any(|later| later.address == tenure.address);
        of(address, attended, until.is_some() && !back && !(later.is_empty() && chair.eliminated))
    });
    each.collect()
}

fn of(address: &str, attended: Attendance, left: bool) -> Played {
    Played { mailbox: mailbox_key(address), attended, left }
}

/// Whose turn it was that was played at a moment: the last who had come before it.
fn holder(tenures: &[Tenure], played: Moment) -> Option<usize> {
    tenures.iter().rposition(|tenure| tenure.from < played)
}
