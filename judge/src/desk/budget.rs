//! What one person can cause and what one mailbox can get: every budget in one table, with its reason.
//!
//! Counts stand in the store, so that they outlive a restart. Nothing that is due to a player is paid from a budget: results,
//! reminders, late and end letters, and receipts of mail that took orders always go.

use super::DeskError;
use crate::clock::{Moment, Span};
use crate::envelope::{mailbox_key, organisation};
use crate::store::Store;

/// What costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cost {
    /// A letter that asks an address which nobody has proved for its yes: a registration, a new or a second address.
    Question,
    /// A letter that asks a player whether a mail is his.
    Held,
    /// A letter that tells somebody what was tried in his name.
    Warning,
    /// An answer to a registered address whose sender has shown nothing.
    Answer,
    /// An answer to a registered address whose sender has shown who he is, when it took no orders.
    KnownAnswer,
    /// An answer to an address that is not registered.
    StrangersAnswer,
    /// An answer to mail without a command, to a registered address.
    Useless,
    /// The same to one that is not.
    StrangersUseless,
    /// An answer to the return path of a mail that names no author.
    NoAuthor,
    /// A letter of press to one reader.
    Press,
    /// Something in a game that others are told of, press aside.
    Notice,
    /// A new game.
    Game,
    /// A turn that is played in private, with guessed orders.
    Trial,
    /// A wrong password from whom nobody vouches for as its owner.
    Guess,
    /// The same from whom somebody vouches for as whoever he says. A domain that is only claimed pays for nobody else's guesses.
    GuessOfKnown,
    /// A wrong password of the owner himself.
    Slip,
    /// A password that is compared or hashed, which takes a tenth of a second of everybody's time.
    Hash,
    /// A letter to the operator.
    Operator,
}

/// Whose budget it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Of {
    /// Whoever causes it, by his mailbox.
    Author,
    /// All of his organisation's domain.
    AuthorsDomain,
    /// Whoever gets it, or whose seat it is.
    Victim,
    /// All of that one's organisation's domain, where the address is not proved.
    VictimsDomain,
    /// One author's to one victim.
    Both,
}

/// The most that may be spent in a time.
struct Limit {
    cost: Cost,
    of: Of,
    most: u32,
    within: Span,
}

const HOUR: Span = Span::hours(1);
const DAY: Span = Span::hours(24);

const fn limit(cost: Cost, of: Of, most: u32, within: Span) -> Limit {
    Limit { cost, of, most, within }
}

/// All budgets.
const LIMITS: &[Limit] = &[
    // Somebody moves once, and mistypes it twice; a victim is asked thrice by whomever.
    limit(Cost::Question, Of::Author, 5, DAY),
    limit(Cost::Question, Of::Victim, 3, DAY),
    // Newcomers of a large provider are some tens a day; a domain that is flooded by forgers gets no more than that.
    limit(Cost::Question, Of::VictimsDomain, 50, DAY),
    limit(Cost::Held, Of::Victim, 10, DAY),
    limit(Cost::Warning, Of::Victim, 5, DAY),
    // Whoever plays in ten games and shows no secret asks less than this.
    limit(Cost::Answer, Of::Victim, 40, DAY),
    limit(Cost::KnownAnswer, Of::Victim, 120, HOUR),
    // What a robot gets that answers every letter.
    limit(Cost::StrangersAnswer, Of::Victim, 10, DAY),
    limit(Cost::StrangersAnswer, Of::VictimsDomain, 100, DAY),
    // Two robots part here; people who chat with the judge are heard longer.
    limit(Cost::Useless, Of::Victim, 20, DAY),
    limit(Cost::StrangersUseless, Of::Victim, 3, DAY),
    // A return path is written by whoever sends.
    limit(Cost::NoAuthor, Of::Victim, 1, DAY),
    limit(Cost::NoAuthor, Of::VictimsDomain, 20, DAY),
    // A lively evening between two players; with all of a large game it is more.
    limit(Cost::Press, Of::Both, 60, DAY),
    limit(Cost::Press, Of::Author, 600, DAY),
    // A master who sets a large game up changes some twenty things.
    limit(Cost::Notice, Of::Author, 100, DAY),
    limit(Cost::Game, Of::Author, 5, DAY),
    limit(Cost::Game, Of::AuthorsDomain, 50, DAY),
    // Somebody who weighs his orders; more is a search for the best ones, at the cost of everybody's time.
    limit(Cost::Trial, Of::Author, 10, DAY),
    // Somebody who has forgotten which of his passwords it was; guessing one out of a thousand takes months.
    limit(Cost::Guess, Of::Both, 5, HOUR),
    limit(Cost::Guess, Of::Author, 15, HOUR),
    limit(Cost::Guess, Of::Victim, 20, HOUR),
    limit(Cost::Guess, Of::Victim, 60, DAY),
    limit(Cost::GuessOfKnown, Of::AuthorsDomain, 200, HOUR),
    limit(Cost::Slip, Of::Author, 30, HOUR),
    limit(Cost::Hash, Of::Author, 120, HOUR),
    // What comes beyond is gathered into one letter.
    limit(Cost::Operator, Of::Victim, 6, HOUR),
];

/// Who causes what to whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cause<'a> {
    pub(super) cost: Cost,
    /// The address that a mail comes from.
    pub(super) author: &'a str,
    /// The address that a letter goes to, or the seat that is at stake.
    pub(super) victim: &'a str,
    /// Whether it is the victim himself who causes it: then nobody else pays for it, and what was done in his name uses up
    /// nothing of his.
    pub(super) proved: bool,
}

impl<'a> Cause<'a> {
    /// Something that somebody causes to himself, or to nobody in particular.
    pub(super) fn own(cost: Cost, address: &'a str, proved: bool) -> Cause<'a> {
        Cause { cost, author: address, victim: address, proved }
    }

    fn limits(&self) -> impl Iterator<Item = &'static Limit> {
        let Cause { cost, proved, .. } = *self;
        LIMITS.iter().filter(move |limit| limit.cost == cost && !(proved && limit.of == Of::VictimsDomain))
    }

    fn whose(&self, of: Of) -> String {
        match of {
            Of::Author => mailbox(self.author),
            Of::AuthorsDomain => domain(self.author),
            Of::Victim if self.proved => mailbox(self.victim),
            Of::Victim => format!("? {}", mailbox(self.victim)),
            Of::VictimsDomain => domain(self.victim),
            Of::Both => format!("{} {}", mailbox(self.author), mailbox(self.victim)),
        }
    }
}

/// How often it can be done still.
pub(super) fn left(store: &Store, cause: &Cause<'_>, now: Moment) -> Result<u32, DeskError> {
    let mut least = u32::MAX;
    for limit in cause.limits() {
        let spent = store.spent(&name(limit), &cause.whose(limit.of), now.minus(limit.within))?;
        least = least.min(limit.most.saturating_sub(spent));
    }
    Ok(least)
}

/// For how long it cannot be done any more, as the longest of its budgets has it that is spent; nothing: it can.
pub(super) fn spent_for(store: &Store, cause: &Cause<'_>, now: Moment) -> Result<Option<Span>, DeskError> {
    let mut longest = None;
    for limit in cause.limits() {
        if store.spent(&name(limit), &cause.whose(limit.of), now.minus(limit.within))? >= limit.most {
            longest = longest.max(Some(limit.within));
        }
    }
    Ok(longest)
}

/// Notes that it was done.
pub(super) fn spend(store: &mut Store, cause: &Cause<'_>, now: Moment) -> Result<(), DeskError> {
    let mut noted: Vec<String> = Vec::new();
    for limit in cause.limits() {
        // An hour's and a day's budget are one count.
        let name = name(limit);
        if !noted.contains(&name) {
            store.spend(&name, &cause.whose(limit.of), 1, now)?;
            noted.push(name);
        }
    }
    Ok(())
}

/// Pays for it, if there is enough left; what is left before.
pub(super) fn pay(store: &mut Store, cause: &Cause<'_>, now: Moment) -> Result<u32, DeskError> {
    let left = left(store, cause, now)?;
    if left > 0 {
        spend(store, cause, now)?;
    }
    Ok(left)
}

/// How many wrong passwords strangers have tried at a place within a day.
pub(super) fn guessed(store: &Store, place: &str, now: Moment) -> Result<u32, DeskError> {
    let by_place = LIMITS.iter().find(|limit| limit.cost == Cost::Guess && limit.of == Of::Victim);
    let name = by_place.map(name).unwrap_or_default();
    Ok(store.spent(&name, &mailbox(place), now.minus(DAY))?)
}

/// Forgets the wrong passwords that were tried at a place, by whomever and in its owner's name: it has another one now.
pub(super) fn forget_guesses(store: &mut Store, place: &str, owner: &str) -> Result<(), DeskError> {
    let cause = Cause { cost: Cost::Guess, author: owner, victim: place, proved: true };
    for limit in cause.limits() {
        store.unspend(&name(limit), &cause.whose(limit.of))?;
    }
    Ok(())
}

/// Pays for press to all of these readers; nothing is paid when there is not enough left for one of them.
pub(super) fn pay_press(store: &mut Store, author: &str, readers: &[String], now: Moment) -> Result<bool, DeskError> {
    let to = |victim| Cause { cost: Cost::Press, author, victim, proved: true };
    for reader in readers {
        if left(store, &to(reader), now)? == 0 {
            return Ok(false);
        }
    }
    readers.iter().try_for_each(|reader| spend(store, &to(reader), now))?;
    Ok(true)
}

/// Whether somebody writes the same words again within a day; notes them.
pub(super) fn is_said_again(store: &mut Store, address: &str, words: &str, now: Moment) -> Result<bool, DeskError> {
    let (what, whose) = (format!("words {}", crate::secret::digest(words.as_bytes())), mailbox(address));
    let again = store.spent(&what, &whose, now.minus(DAY))? > 0;
    store.spend(&what, &whose, 1, now)?;
    Ok(again)
}

/// Whether two addresses are one mailbox's, whatever tags and capitals they are written with.
pub(super) fn is_one_mailbox(one: &str, other: &str) -> bool {
    mailbox(one) == mailbox(other)
}

/// The name of a count; whoever renames one forgets two days.
fn name(limit: &Limit) -> String {
    format!("{:?} {:?}", limit.cost, limit.of)
}

/// One mailbox is one payer, whatever tags and capitals its address is written with (RFC 5233).
fn mailbox(address: &str) -> String {
    let key = mailbox_key(address);
    match key.rsplit_once('@') {
        Some((local, domain)) => format!("{}@{domain}", local.split('+').next().unwrap_or_default()),
        None => key,
    }
}

fn domain(address: &str) -> String {
    let key = mailbox_key(address);
    let domain = key.rsplit('@').next().unwrap_or_default();
    organisation(domain).unwrap_or_else(|| domain.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_mailbox_and_one_organisation_pay_once_however_they_are_written() {
        for same in ["v2@x.example", "V2@X.example", "v2+7@x.example", "V2+a+b@x.example"] {
            assert_eq!(mailbox(same), "v2@x.example", "{same}");
        }
        assert_eq!(mailbox("V.2+x@googlemail.com"), "v2@gmail.com");
        assert_eq!(domain("a@deep.mail.x.co.uk"), "x.co.uk");
        assert_eq!(domain("a@example"), "example");
    }

    #[test]
    fn a_budget_is_spent_and_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("s.sqlite");
        let begin = Moment(1_772_474_400);
        let ask = |at: Moment, author: &str, victim: &str| {
            let mut store = Store::open(&path).unwrap();
            pay(&mut store, &Cause { cost: Cost::Question, author, victim, proved: false }, at).unwrap() > 0
        };
        for tag in 0..3 {
            assert!(ask(begin, &format!("e{tag}@e{tag}.example"), &format!("v+{tag}@v.example")));
        }
        assert!(!ask(begin, "f@f.example", "V@v.example"), "the victim has had enough");
        assert!(!ask(begin.plus(Span::hours(23)), "f@f.example", "v@v.example"));
        assert!(ask(begin.plus(Span::hours(25)), "f@f.example", "v@v.example"));
        let asked = (0..9).filter(|number| ask(begin, "f@f.example", &format!("v@w{number}.example"))).count();
        assert_eq!(asked, 4, "the author has had enough, with the one of the day after");
    }
}
