//! Signed receipts: with one, somebody who has ordered can show to others what was in, and when, once the turn has been played.
//!
//! A receipt names orders by a digest with a salt, so that it betrays nothing before the turn is over and is worth nothing in a
//! bargain; the results tell the salt to whoever has it.

use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::secret::{self, Keys};

/// What stands before a line of a receipt, as before all lines for programs.
const MARK: &str = ":: ";
const NUMBER: &str = "Receipt:";
const ORDERS: &str = "Orders: sha256";
const SIGNED: &str = "Signed: ed25519";
/// What programs make of the two signs of the mark that think themselves typographers.
const MARK_IN_ONE: &str = "\u{2237}";
/// How long a digest is ([`secret::digest_of`]).
const DIGEST_LETTERS: usize = 43;
/// How long a signature is ([`Keys::sign`]).
const SIGNATURE_LETTERS: usize = 88;

/// What is kept of a receipt until its turn is played, and with it then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Counterfoil {
    /// The mail that it answers.
    pub number: i64,
    /// When the orders were taken.
    pub taken: Moment,
    /// Their digest.
    pub orders: String,
    /// What it is salted with.
    pub salt: String,
}

/// That orders were in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// The address of the judge that says so.
    pub judge: String,
    /// The mail that it answers.
    pub number: i64,
    /// The game.
    pub game: String,
    /// The turn.
    pub label: String,
    /// The seat.
    pub seat: String,
    /// When the orders were taken.
    pub taken: Moment,
    /// Their digest ([`digest`]).
    pub orders: String,
}

/// The digest of orders in canonical notation: SHA-256 over the salt and the lines, in base64 (RFC 4648 section 4).
pub fn digest(salt: &str, lines: &[String]) -> String {
    let parts = std::iter::once(salt).chain(lines.iter().map(String::as_str));
    secret::digest_of(parts.map(str::as_bytes))
}

/// From what the salt of orders follows under the judge's key ([`Keys::salt`]): whoever takes the same ones again, as after a copy of
/// the store took its place, gives a receipt for the same.
pub fn salting(game: &str, label: &str, seat: &str, lines: &[String]) -> Vec<String> {
    let of = ["receipt", game, label, seat].map(str::to_owned);
    [&of, lines].concat()
}

impl Receipt {
    /// What is signed.
    fn statement(&self) -> String {
        let Receipt { judge, number, game, label, seat, taken, orders } = self;
        format!("chancery receipt\n{judge}\n{number} {game} {label} {seat} {}\nsha256 {orders}\n", taken.iso())
    }

    /// Its lines, with the signature.
    ///
    /// ```
    /// use judge::clock::Moment;
    /// use judge::receipt::{Receipt, Signed, digest};
    /// use judge::secret::Keys;
    ///
    /// let keys = Keys::from_bytes([7; 32]);
    /// let (orders, taken) = (digest("salt", &["A PAR-BUR".to_owned()]), Moment(1_772_474_400));
    /// let receipt = Receipt {
    ///     judge: "judge@chancery.example".into(), number: 17, game: "harbor".into(), label: "S1901M".into(),
    ///     seat: "FRANCE".into(), taken, orders,
    /// };
    /// let text = receipt.lines(&keys).join("\n");
    /// let read = &Signed::read(&text, "judge@chancery.example")[0];
    /// assert_eq!(read.receipt, receipt);
    /// assert!(read.is_signed_by(&keys.public()));
    /// assert!(!read.is_signed_by(&Keys::from_bytes([8; 32]).public()));
    /// let later = text.replace("S1901M", "F1901M");
    /// assert!(!Signed::read(&later, "judge@chancery.example")[0].is_signed_by(&keys.public()));
    /// ```
    pub fn lines(&self, keys: &Keys) -> Vec<String> {
        let Receipt { number, game, label, seat, taken, orders, .. } = self;
        let signature = keys.sign(&self.statement());
        // Two halves fit on lines that no mail program breaks.
        let (one, other) = signature.split_at(signature.len() / 2);
        vec![
            format!("{MARK}{NUMBER} {number} {game} {label} {seat} {}", taken.iso()),
            format!("{MARK}{ORDERS} {orders}"),
            format!("{MARK}{SIGNED} {one}"),
            format!("{MARK}{other}"),
        ]
    }
}

/// A receipt as somebody shows it, with a signature that may be any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signed {
    /// What it says.
    pub receipt: Receipt,
    signature: String,
}

impl Signed {
    /// The receipts in a text of the judge at an address, however its lines are wrapped or joined.
    pub fn read(text: &str, judge: &str) -> Vec<Signed> {
        let plain = text.replace(MARK.trim_end(), " ").replace(MARK_IN_ONE, " ");
        let words: Vec<&str> = plain.split_whitespace().collect();
        let begin = words.iter().enumerate().filter(|(_, word)| **word == NUMBER);
        begin.filter_map(|(at, _)| Signed::of(&words[at + 1..], judge)).collect()
    }

    /// The receipt that the words behind its first one make.
    fn of(words: &[&str], judge: &str) -> Option<Signed> {
        let ([number, game, label, seat, taken], rest) = words.split_first_chunk()?;
        let (orders, rest) = value(rest, ORDERS, DIGEST_LETTERS)?;
        let (signature, _) = value(rest, SIGNED, SIGNATURE_LETTERS)?;
        let receipt = Receipt {
            judge: judge.to_owned(),
            number: number.parse().ok()?,
            game: (*game).to_owned(),
            label: (*label).to_owned(),
            seat: (*seat).to_owned(),
            taken: Moment::from_iso(taken)?,
            orders,
        };
        Some(Signed { receipt, signature })
    }

    /// Whether it was signed under a key, by its public half.
    pub fn is_signed_by(&self, public: &str) -> bool {
        secret::is_signature(&self.receipt.statement(), &self.signature, public)
    }
}

/// What stands behind its name, as many words of it as make so many letters, and the words behind that.
fn value<'a, 'b>(words: &'a [&'b str], name: &str, letters: usize) -> Option<(String, &'a [&'b str])> {
    let named = name.split(' ').zip(words).filter(|(name, word)| name == *word).count();
    let rest = words.get(named..).filter(|_| named == name.split(' ').count())?;
    let mut value = String::new();
    let taken = rest.iter().take_while(|word| {
        let lacks = value.len() < letters;
        value.push_str(if lacks { word } else { "" });
        lacks
    });
    let taken = taken.count();
    (!value.is_empty()).then_some((value, &rest[taken..]))
}
