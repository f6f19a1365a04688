//! Those who play the tournament: what they have got, what they have sent, and what they answer.

use std::collections::{BTreeMap, BTreeSet};

use super::support::liar::Lie;

/// Chance from a number.
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    /// A number below another (splitmix64).
    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ (word >> 31)) % most as u64) as usize
    }

    /// One of the lies.
    pub(crate) fn lie(&mut self) -> Lie {
        super::support::liar::LIES[self.below(5)]
    }
}

/// A letter as it came.
pub(crate) struct Got {
    pub(crate) id: String,
    pub(crate) reply_to: String,
    pub(crate) answers: String,
    pub(crate) raw: String,
}

impl Got {
    pub(crate) fn read(raw: String) -> Got {
        let unfolded = raw.replace("\r\n", "\n").replace("\n ", " ");
        let field = |name: &str| {
            let line = unfolded.lines().take_while(|line| !line.is_empty()).find(|line| line.starts_with(name));
            line.unwrap_or_default().rsplit('<').next().unwrap_or_default().trim_end_matches('>').trim().to_owned()
        };
        let [id, reply_to, answers] = ["Message-ID:", "Reply-To:", "In-Reply-To:"].map(field);
        Got { id, reply_to, answers, raw }
    }

    /// What is not written on the way.
    pub(crate) fn body(&self) -> &str {
        let ends = ["\r\n\r\n", "\n\n"].into_iter().find_map(|gap| self.raw.split_once(gap));
        ends.map_or("", |(_, body)| body)
    }

    /// The turn that it has a form for: game, seat, turn.
    pub(crate) fn form(&self) -> Option<(String, String, String)> {
        let line = self.raw.lines().find(|line| line.starts_with("%% ORDERS "))?;
        let mut words = line.split_whitespace().skip(2).map(str::to_owned);
        Some((words.next()?.to_lowercase(), words.next()?, words.next()?))
    }

    /// The word that says yes, where it asks for that.
    pub(crate) fn yes(&self) -> Option<String> {
        Some(self.raw.split_once("| YES ")?.1.split_whitespace().next()?.to_owned())
    }
}

/// A mail that was sent.
pub(crate) struct Sent {
    /// The game, the seat and the turn that it orders for, and the orders.
    pub(crate) orders: Option<((String, String, String), Vec<String>)>,
    /// The mail that it says yes to: both are answered by what follows then.
    pub(crate) confirms: Option<String>,
    /// The Message-IDs of what came back.
    pub(crate) answers: BTreeSet<String>,
}

/// Somebody who plays.
#[derive(Default)]
pub(crate) struct Player {
    /// Whether the judge knows him.
    pub(crate) welcome: bool,
    /// Files of the mailbox that have been read.
    pub(crate) seen: BTreeSet<String>,
    /// Letters by Message-ID, each as often as it came.
    pub(crate) letters: BTreeMap<String, Vec<Got>>,
    /// By Message-ID.
    pub(crate) sent: BTreeMap<String, Sent>,
    /// Turns that have been ordered for.
    pub(crate) ordered: BTreeSet<(String, String)>,
    /// Games that he has come into.
    pub(crate) entered: BTreeSet<usize>,
    /// Orders that are to be changed once the first ones have been answered: the mail, and the letter to answer.
    pub(crate) unsure: BTreeMap<String, String>,
}

impl Player {
    /// How many answers a mail has to get, and how many it got. One that had to be confirmed gets two, the question and what came of
    /// the yes, which may answer either of the two.
    pub(crate) fn answers_to(&self, id: &str) -> (usize, usize) {
        let own = self.sent[id].answers.len();
        let yes = self.sent.values().find(|sent| sent.confirms.as_deref() == Some(id));
        yes.map_or((1, own), |yes| (2, own + yes.answers.len()))
    }
}

/// The units of the two seats, which stay where they are whatever is ordered here, and where they could try to go.
const NORTH: [(&str, &[&str]); 3] = [("A HIL", &["FEL", "HAR"]), ("F HAR", &[]), ("A FEL", &["HIL", "HAR"])];
const SOUTH: [(&str, &[&str]); 3] = [("A LEA", &["QUA", "DOW"]), ("F QUA", &[]), ("A DOW", &["QUA", "LEA"])];

/// Orders for a turn: each army stays or runs into one of its own.
pub(crate) fn orders(seat: &str, luck: &mut Luck) -> Vec<String> {
    let units = if seat == "NORTH" { NORTH } else { SOUTH };
    let mut order = |(unit, places): (&str, &[&str])| match luck.below(places.len() + 1) {
        0 => format!("{unit} H"),
        place => format!("{unit}-{}", places[place - 1]),
    };
    units.map(&mut order).to_vec()
}
