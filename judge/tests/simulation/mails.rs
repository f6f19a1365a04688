//! Mail on its way to the judge, the mailbox in which it comes to lie, and how the judge reads that.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use judge::clock::{Moment, Span};
use judge::event::RawMail;
use judge::intake::{Folder, IntakeError, Place, Taker};

use super::bids::Bid;
use super::fuse::Doing;
use super::hidden::Order;
use super::laws::Sent;
use super::played::Turns;
use super::players::{Got, Player};
use super::world::{JUDGE, World};

/// What mails with a password begin with.
const SIGNED: [&str; 2] = ["SIGNON ", "CREATE "];

/// A mail in the judge's mailbox.
#[derive(Clone)]
pub(crate) struct Lying {
    uid: u32,
    id: String,
    /// The letter that it answers.
    answers: Option<String>,
    raw: Vec<u8>,
    arrived: Moment,
    /// Whether the server gives it when it is asked for.
    is_given: bool,
}

/// A mail that is not there yet.
#[derive(Clone)]
pub(crate) struct Flying {
    pub(crate) arrives: Moment,
    pub(crate) id: String,
    pub(crate) answers: Option<String>,
    pub(crate) raw: Vec<u8>,
    /// Whether the server will give it.
    pub(crate) is_given: bool,
}

/// Who wrote a mail.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Hand {
    /// Somebody else than its author, for whom nobody vouches.
    #[default]
    Forger,
    /// Its author, for whom his server vouches.
    Author,
    /// A machine that answers for its author, who is away (RFC 3834).
    Machine,
}

/// What is known of a mail that somebody wrote.
#[derive(Clone, Default)]
pub(crate) struct Written {
    /// Who wrote it.
    pub(crate) hand: Hand,
    /// Message-IDs of letters that answered it, with how often the store had gone back by then.
    pub(crate) answers: BTreeMap<String, u32>,
    /// The same of letters that asked whether it is his.
    pub(crate) questions: BTreeMap<String, u32>,
    /// Whether the server never gives it.
    pub(crate) is_lost: bool,
}

/// All that there is outside the judge.
#[derive(Clone, Default)]
pub(crate) struct Outside {
    pub(crate) players: Vec<Player>,
    pub(crate) flying: Vec<Flying>,
    pub(crate) mailbox: Vec<Lying>,
    pub(crate) validity: u32,
    /// Every mail that was written, by its Message-ID.
    pub(crate) written: BTreeMap<String, Written>,
    /// What went out under each Message-ID.
    pub(crate) sent: BTreeMap<String, Sent>,
    /// Every letter by its reader, what it answers and what it says: its Message-ID, how often the store had gone back, and when.
    pub(crate) said: BTreeMap<String, (String, u32, Moment)>,
    /// Who was told the results of which turn, by which letter, and how often the store had gone back by then.
    pub(crate) results: BTreeMap<(String, String, String), (String, u32)>,
    /// How often more than once each may have gone out, since nobody knew.
    pub(crate) doubts: BTreeMap<String, u32>,
    /// Letters that the next server refused for good.
    pub(crate) refused: BTreeSet<String>,
    /// Letters of which a judge has said that they have gone out, or were given up: which, by their numbers.
    pub(crate) settled: BTreeMap<i64, String>,
    /// Words that only some may read.
    pub(crate) secrets: BTreeMap<String, BTreeSet<String>>,
    /// Numbers that were bid.
    pub(crate) bids: BTreeMap<u64, Bid>,
    /// When each mail came to lie in the mailbox first, where its server gives it.
    pub(crate) came: BTreeMap<String, Moment>,
    /// Those that have been played, and are everybody's.
    pub(crate) played: BTreeSet<u64>,
    /// Games that have rotted.
    pub(crate) rotten: BTreeSet<String>,
    /// Cards, and who has held them: by game and seat.
    pub(crate) hands: BTreeSet<(String, String, String)>,
    /// Who has sat where: by game, seat and address.
    pub(crate) sat: BTreeSet<(String, String, String)>,
    /// When letters were written to strangers and to the operator, since the store went back last.
    pub(crate) to_others: BTreeMap<String, Vec<Moment>>,
    /// What each game's turns were when they were last seen.
    pub(crate) turns: BTreeMap<String, Turns>,
    /// Games in which somebody has done something beside orders.
    pub(crate) acted: BTreeSet<String>,
    /// Games of which a letter has gone out since they were looked at.
    pub(crate) changed: BTreeSet<String>,
    /// When something was due in each game when it was looked at last.
    pub(crate) due: BTreeMap<String, Moment>,
    /// Mails in which somebody tries a password, and whose for what.
    pub(crate) guesses: BTreeMap<String, String>,
    /// When he was told of each that it is wrong, by the judge's clock and by the world's, since the store went back last.
    pub(crate) wrong: BTreeMap<String, Vec<[Moment; 2]>>,
    /// Mails with a password, which wait until it is compared, beside others about the same game.
    pub(crate) signed: BTreeSet<String>,
    /// How often the store went back.
    pub(crate) restored: u32,
    /// Times, by the judge's clock, in which the order of things was another than the mail server's: the store went back, or its
    /// clock was wrong.
    pub(crate) upsets: Vec<(Moment, Moment)>,
    /// Orders that were written and are not known to be played, by game.
    pub(crate) orders: BTreeMap<String, Vec<Order>>,
    /// Lines of orders that each has written, as he wrote them and as his sheet has them, by address.
    pub(crate) wrote: BTreeMap<String, BTreeSet<String>>,
    /// When the mailbox was read to its end, and all that had come was acted on.
    pub(crate) read: Vec<Moment>,
}

impl Outside {
    pub(crate) fn new() -> Outside {
        Outside { validity: 1, ..Outside::default() }
    }
}

impl World {
    /// The store is another one than before: what was seen of its games is not what it holds, and what it has written since is
    /// known to nobody.
    pub(crate) fn forget_what_was_seen(&mut self) {
        self.look_at_budgets();
        let now = self.clock();
        self.outside.restored += 1;
        self.outside.upsets.push((now, now));
        self.outside.turns.clear();
        self.outside.due.clear();
        self.outside.to_others.clear();
        self.outside.wrong.clear();
    }

    /// Somebody writes to the judge, or answers a letter; the mail's Message-ID.
    pub(crate) fn write(&mut self, from: &str, letter: Option<&Got>, text: &str, hand: Hand) -> String {
        let number = self.outside.written.len() + 1;
        let domain = from.split_once('@').map_or("", |(_, domain)| domain);
        let (to, thread) = letter.map_or((JUDGE.to_owned(), String::new()), |letter| {
            (letter.reply_to.clone(), format!("In-Reply-To: <{}>\r\n", letter.id))
        });
        let id = format!("{number}.{from}");
        let verdict = if hand == Hand::Forger { "fail" } else { "pass" };
        let machine = if hand == Hand::Machine { "Auto-Submitted: auto-replied\r\n" } else { "" };
        let raw = format!(
            "Authentication-Results: mx.chancery.example; dmarc={verdict} header.from={domain}\r\nFrom: <{from}>\r\n\
             To: <{to}>\r\nSubject: mail {number}\r\nMessage-ID: <{id}>\r\n{machine}{thread}\r\n{}\r\n",
            text.replace('\n', "\r\n")
        );
        self.note(format!("{from} to {to}: {}", text.replace('\n', " / ")));
        let is_slow = !self.calm && (self.trouble.slow.is_some() || self.luck.once_in(8));
        let late = if is_slow { self.luck.between(0, 40 * 60) } else { 0 };
        let arrives = self.now.plus(Span::minutes(late));
        let answers = letter.map(|letter| letter.id.clone());
        let flying = Flying { arrives, id: id.clone(), answers, raw: raw.into_bytes(), is_given: true };
        if !self.calm && self.luck.once_in(20) {
            let again = arrives.plus(Span(self.luck.between(0, 86_400)));
            let raw = self.come_again(&flying.raw);
            self.outside.flying.push(Flying { arrives: again, raw, ..flying.clone() });
        }
        self.outside.flying.push(flying);
        if SIGNED.iter().any(|word| text.starts_with(word)) {
            self.outside.signed.insert(id.clone());
        }
        self.outside.written.insert(id.clone(), Written { hand, ..Written::default() });
        id
    }

    /// A mail as it comes once more: the same to the byte, or with another trace of its way.
    fn come_again(&mut self, raw: &[u8]) -> Vec<u8> {
        let trace: &[u8] = b"Received: from elsewhere.example by mx.chancery.example\r\n";
        if self.luck.once_in(2) { [trace, raw].concat() } else { raw.to_vec() }
    }

    /// What has come by now lies in the mailbox.
    fn arrive(&mut self) {
        let now = self.now;
        let (mut here, flying): (Vec<_>, Vec<_>) =
            self.outside.flying.drain(..).partition(|flying| flying.arrives <= now);
        self.outside.flying = flying;
        here.sort_by_key(|flying| (flying.arrives, number(&flying.id)));
        for Flying { arrives, id, answers, raw, mut is_given } in here {
            let uid = u32::try_from(self.outside.mailbox.len()).unwrap() + 1;
            if is_given && self.trouble.unreadable > 0 {
                self.trouble.unreadable -= 1;
                is_given = false;
            }
            if !is_given {
                self.note(format!("{id} will never be given"));
                self.outside.written.entry(id.clone()).or_default().is_lost = true;
            } else {
                self.outside.came.entry(id.clone()).or_insert(arrives);
            }
            self.outside.mailbox.push(Lying { uid, id, answers, raw, arrived: arrives, is_given });
        }
    }

    /// The judge reads its mailbox, as far as that can be reached; whether it has read all of it.
    pub(crate) fn receive(&mut self) -> bool {
        self.arrive();
        let began = self.clock();
        if self.trouble.deaf.is_some() {
            let _ = self.tell(false, |desk, clock| desk.note_unreachable("the server does not answer", clock));
            self.pass_mailbox_on();
            return false;
        }
        if self.is_strange() {
            return false;
        }
        let name = format!("imap judge;{}", self.outside.validity);
        let Some(mark) = self.ask(|desk, _| Ok(desk.store().mailbox_mark(&name)?)) else { return false };
        self.house.troubles.of(&name);
        let mut troubles = std::mem::take(&mut self.house.troubles);
        let at = Duration::from_secs(self.now.0.unsigned_abs());
        let new = self.outside.mailbox.iter().filter(|mail| mail.uid > mark).cloned();
        let mut server = Server { mails: new.collect(), breaks: None };
        server.breaks = self.break_off();
        let swept = Place { name, mark }.sweep(&mut server, &mut Door(self), &mut troubles, at);
        self.house.troubles = troubles;
        match swept {
            // The judge that asked is gone.
            _ if self.house.desk.is_none() => false,
            Err(error) => {
                self.count("broken fetches");
                let _ = self.tell(false, |desk, clock| desk.note_unreachable(&error.to_string(), clock));
                self.pass_mailbox_on();
                false
            }
            Ok(()) if self.house.troubles.any() => false,
            Ok(()) => self.tell(true, |desk, clock| desk.note_read(began, clock)).is_some(),
        }
    }

    /// Whether the judge has ended since the mailbox knows another store than its own, which it asks before it takes anything out.
    fn is_strange(&mut self) -> bool {
        if self.trouble.insists || self.ask(|desk, _| desk.is_new()) != Some(true) {
            return false;
        }
        let newest = self.outside.mailbox.iter().rev().take(200);
        let answered: Vec<String> = newest.filter_map(|mail| mail.answers.clone()).collect();
        let Some(letter) = self.ask(|desk, _| desk.of_another_store(&answered)).flatten() else { return false };
        let Some((until, _)) = self.trouble.elsewhere else {
            self.fail(&format!("the judge does not know {letter}, and the store is its own"));
        };
        self.note(format!("the mailbox knows {letter}, which is of another store: the judge ends"));
        self.count("strange stores noticed");
        self.house.close();
        self.house.down = Some(until);
        true
    }

    /// After how many mails the server breaks off this time, if it does.
    fn break_off(&mut self) -> Option<u64> {
        if self.trouble.cuts == 0 {
            return None;
        }
        self.trouble.cuts -= 1;
        Some(self.luck.draw(3))
    }

    /// The mailbox is another one by its UIDVALIDITY, and counts anew in another order.
    pub(crate) fn renumber(&mut self) {
        self.outside.validity += 1;
        let mut luck = self.luck.clone();
        self.outside.mailbox.sort_by_cached_key(|mail| (mail.arrived, luck.next()));
        for (uid, mail) in (1..).zip(&mut self.outside.mailbox) {
            mail.uid = uid;
        }
        self.note(format!("UIDVALIDITY is {} now", self.outside.validity));
    }

    /// What came last comes again, in an order by chance.
    pub(crate) fn storm(&mut self) {
        let last: Vec<Lying> = self.outside.mailbox.iter().rev().take(12).cloned().collect();
        self.note(format!("{} mails come again", last.len()));
        for mail in last {
            let arrives = self.now.plus(Span::minutes(self.luck.between(0, 600)));
            let raw = self.come_again(&mail.raw);
            self.outside.flying.push(Flying {
                arrives,
                id: mail.id,
                answers: mail.answers,
                raw,
                is_given: mail.is_given,
            });
        }
    }
}

/// The place of a mail among all that were written.
fn number(id: &str) -> usize {
    id.split('.').next().and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// The mailbox as its server shows it.
struct Server {
    mails: Vec<Lying>,
    /// After how many more mails the connection is cut.
    breaks: Option<u64>,
}

impl Folder for Server {
    fn list(&mut self, above: u32) -> Result<Vec<u32>, IntakeError> {
        Ok(self.mails.iter().map(|mail| mail.uid).filter(|uid| *uid > above).collect())
    }

    fn fetch(&mut self, uid: u32) -> Result<Result<(Vec<u8>, Moment), String>, IntakeError> {
        if let Some(left) = &mut self.breaks {
            *left = left.checked_sub(1).ok_or_else(|| IntakeError::Server("the connection broke".into()))?;
        }
        let mail = self.mails.iter().find(|mail| mail.uid == uid).expect("it was listed");
        Ok(match mail.is_given {
            true => Ok((mail.raw.clone(), mail.arrived)),
            false => Err("the server gives no text of it".into()),
        })
    }

    fn flag(&mut self, _uids: &[u32]) -> Result<(), IntakeError> {
        Ok(())
    }
}

/// The way to the desk, at which somebody may be killed before he says that he has a mail.
struct Door<'a>(&'a mut World);

impl Taker for Door<'_> {
    fn hand_in(&mut self, mail: RawMail) -> Result<(), IntakeError> {
        let Door(world) = self;
        world.house.does(Doing::Keeping);
        let kept = world.tell(true, |desk, _| desk.keep(&mail).map(drop));
        world.house.does(Doing::Other);
        kept.ok_or(IntakeError::NotTaken)?;
        world.look_at_kept(&mail);
        world.count("mails");
        if !world.calm && world.luck.once_in(700) {
            world.go_down("after a mail was kept");
            return Err(IntakeError::NotTaken);
        }
        Ok(())
    }

    fn step_over(&mut self, source: String, error: String, mark: (String, u32)) -> Result<(), IntakeError> {
        let Door(world) = self;
        world.count("mails stepped over");
        let noted = world.tell(false, |desk, clock| desk.note_unreadable(&source, &error, Some(&mark), clock));
        noted.ok_or(IntakeError::NotTaken)
    }
}
