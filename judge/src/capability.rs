//! Capabilities: words in our own address by which an answer to a letter is known as one.
//!
//! `judge+o.7k2q5.wxyz...@example.org` is the Reply-To of a letter with an order form: purpose, what it is about, and a seal
//! over all of that under a key that is not in the store. Seals are never stored: they are made when a letter is sent. Nor
//! does a text that people wrote ever repeat one ([`redact`]).

mod disguise;

use serde::{Deserialize, Serialize};

use crate::secret::Keys;

pub use disguise::redact;

/// What an answer is allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Capability {
    /// To answer a letter in the name of a seat: with orders and votes as long as its turn lasts, with press and questions as
    /// long as its generation does.
    Orders {
        /// What the store keeps of the letter: its order form.
        form: String,
        /// The game.
        game: String,
        /// The seat.
        seat: String,
        /// How many people, or addresses of one, were there before: whoever comes after has letters of his own.
        generation: u32,
        /// The turn's label.
        label: String,
    },
    /// To say yes to what waits.
    Confirm {
        /// What waits.
        id: i64,
        /// Whose word it waits for.
        address: String,
    },
    /// To stop letters that need no answer (RFC 8058).
    Stop {
        /// Whose letters.
        address: String,
        /// The outbox row of the letter that says so; earlier letters did not name theirs.
        letter: Option<i64>,
    },
    /// To report a letter as undeliverable (variable envelope return path).
    Bounce {
        /// The outbox row.
        letter: i64,
        /// Its recipient.
        to: String,
    },
}

/// The tag of one of our addresses, taken apart. Whether its seal holds is another question.
#[derive(Clone, PartialEq, Eq)]
pub struct Tag {
    /// `o`, `y`, `s` or `b`.
    pub purpose: char,
    /// What it is about: a form, something that waits, a letter.
    pub about: String,
    /// The seal.
    seal: String,
}

impl std::fmt::Debug for Tag {
    /// The seal is not shown: who has it may answer.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tag").field("purpose", &self.purpose).field("about", &self.about).finish_non_exhaustive()
    }
}

impl Capability {
    fn parts(&self) -> Vec<String> {
        let number = |number: i64| number.to_string();
        match self {
            Capability::Orders { form, game, seat, generation, label } => {
                vec!["orders".into(), form.clone(), game.clone(), seat.clone(), generation.to_string(), label.clone()]
            }
            Capability::Confirm { id, address } => vec!["confirm".into(), number(*id), address.clone()],
            Capability::Stop { address, letter } => {
                ["stop".into(), address.clone()].into_iter().chain(letter.map(number)).collect()
            }
            Capability::Bounce { letter, to } => vec!["bounce".into(), number(*letter), to.clone()],
        }
    }

    /// The tag that goes behind the plus sign: purpose, subject, seal.
    pub fn tag(&self, keys: &Keys) -> String {
        let number = |number: i64| number.to_string();
        let (purpose, about) = match self {
            Capability::Orders { form, .. } => ('o', form.to_lowercase()),
            Capability::Confirm { id, .. } => ('y', id.to_string()),
            Capability::Stop { letter, .. } => ('s', letter.map_or_else(|| "notices".to_owned(), number)),
            Capability::Bounce { letter, .. } => ('b', letter.to_string()),
        };
        format!("{purpose}.{about}.{}", self.seal(keys))
    }

    /// The seal alone.
    pub fn seal(&self, keys: &Keys) -> String {
        keys.seal(&self.parts())
    }

    /// Whether a word is the seal; compared in constant time.
    pub fn is_sealed_by(&self, word: &str, keys: &Keys) -> bool {
        keys.is_seal(&self.parts(), word)
    }

    /// Whether a tag's seal is the one of this capability; compared in constant time.
    pub fn fits(&self, tag: &Tag, keys: &Keys) -> bool {
        self.is_sealed_by(&tag.seal, keys)
    }
}

impl std::str::FromStr for Tag {
    type Err = ();

    fn from_str(text: &str) -> Result<Tag, ()> {
        let mut parts = text.trim().split('.');
        let (Some(purpose), Some(about), Some(seal), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(());
        };
        let mut letters = purpose.chars();
        let (Some(purpose), None) = (letters.next(), letters.next()) else { return Err(()) };
        let fits = !about.is_empty() && seal.len() == crate::secret::SEAL_LETTERS;
        fits.then(|| Tag { purpose, about: about.to_lowercase(), seal: seal.to_lowercase() }).ok_or(())
    }
}

/// Our address with a tag (RFC 5233 subaddressing).
pub fn tagged(own: &str, tag: &str) -> String {
    match own.split_once('@') {
        Some((local, domain)) => format!("{local}+{tag}@{domain}"),
        None => own.to_owned(),
    }
}

/// The first of these addresses that is ours with a tag.
///
/// ```
/// use judge::capability::{Capability, tag_in, tagged};
/// use judge::secret::Keys;
///
/// let keys = Keys::from_bytes([7; 32]);
/// let may = Capability::Confirm { id: 3, address: "anna@x.example".into() };
/// let address = tagged("judge@y.example", &may.tag(&keys));
/// assert!(address.split('@').next().unwrap().len() <= 64);
/// let tag = tag_in(&["Judge@Y.example".into(), address], "judge@y.example").unwrap();
/// assert!(tag.purpose == 'y' && may.fits(&tag, &keys));
/// assert!(!Capability::Confirm { id: 3, address: "eve@x.example".into() }.fits(&tag, &keys));
/// ```
pub fn tag_in(addresses: &[String], own: &str) -> Option<Tag> {
    let own = own.to_lowercase();
    let (local, domain) = own.split_once('@')?;
    addresses.iter().find_map(|address| {
        let address = address.to_lowercase();
        let (name, host) = address.split_once('@')?;
        let tag = name.strip_prefix(local)?.strip_prefix('+')?;
        (host == domain).then(|| tag.parse().ok()).flatten()
    })
}
