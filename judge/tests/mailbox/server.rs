//! An IMAP server of moods: what it says instead of what it was asked for.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What the server does when it is asked for the text of the second mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    No,
    Bad,
    Nothing,
    NoText,
    Empty,
    HangUp,
    Garbage,
    /// Nothing is amiss; the server says much that nobody has asked for.
    Talkative,
    /// Nothing is amiss; it holds many mails.
    Full,
    /// Another takes its place one day.
    Moved,
    /// It has no IDLE, nor the word that would end it.
    NoIdle,
    /// It says that it goes down, and hangs up, as soon as somebody is let in.
    GoingDown,
}

/// What a talkative server says before it answers: warnings, and of other mails.
const TALK: &str = "* NO [ALERT] Mailbox is at 97% of quota\r\n* BAD what\r\n* OK [ALERT] Ящик почти полон\r\n";
const OF_OTHERS: &str = "* 9 FETCH (UID 99 INTERNALDATE \"01-Jan-2001 00:00:00 +0000\" BODY[] {17}\r\n* NO другой)\r\n";

/// How many mails a full mailbox holds, and how often it was asked for some.
pub(crate) const MANY: u32 = 500;
pub(crate) static BODIES: AtomicUsize = AtomicUsize::new(0);

/// Whether another has taken the place of a mailbox.
pub(crate) static IS_MOVED: AtomicBool = AtomicBool::new(false);

pub(crate) fn talk(stream: TcpStream, mood: Mood) -> std::io::Result<()> {
    let mut out = stream.try_clone()?;
    let mut lines = BufReader::new(stream).lines();
    out.write_all(b"* OK [CAPABILITY IMAP4rev1] here\r\n")?;
    while let Some(line) = lines.next().transpose()? {
        if mood == Mood::NoIdle && line == "DONE" {
            return Ok(());
        }
        if mood == Mood::GoingDown && line.contains(" SELECT ") {
            return out.write_all(b"* BYE [UNAVAILABLE] going down, LOGINDISABLED\r\n");
        }
        let (tag, command) = line.split_once(' ').unwrap_or_default();
        let set = command.split(' ').nth(2).unwrap_or_default().split(',');
        let uids: Vec<u32> = set.filter_map(|uid| uid.parse().ok()).collect();
        let uid = uids.first().copied().unwrap_or(0);
        let done = if mood == Mood::Talkative { "готово" } else { "done" };
        let done = format!("{tag} OK {done}\r\n");
        let said = match command.to_uppercase() {
            text if text.starts_with("CAPABILITY") => format!("* CAPABILITY IMAP4rev1\r\n{done}"),
            text if text.starts_with("SELECT") => {
                let validity = if mood == Mood::Moved && IS_MOVED.load(Ordering::SeqCst) { 8 } else { 7 };
                format!("* FLAGS ()\r\n* 4 EXISTS\r\n* 0 RECENT\r\n* OK [UIDVALIDITY {validity}] ok\r\n{done}")
            }
            text if text.starts_with("UID SEARCH") && mood == Mood::Full => {
                let all: Vec<String> = (1..=MANY).map(|uid| uid.to_string()).collect();
                format!("* SEARCH {}\r\n{done}", all.join(" "))
            }
            text if text.starts_with("UID SEARCH") => format!("* SEARCH 1 2 3 4\r\n{done}"),
            text if text.starts_with("FETCH ") => match heads_of(&text, mood, (tag, &done)) {
                Some(said) => said,
                None => return Ok(()),
            },
            text if text.contains("BODY.PEEK") && uids.contains(&2) && mood != Mood::Full => match mood {
                Mood::No => format!("{tag} NO [SERVERBUG] cannot\r\n"),
                Mood::Bad => format!("{tag} BAD what\r\n"),
                Mood::Nothing => format!("{}{done}", bodies_of(&uids, Some(2))),
                Mood::NoText => format!("{}* 2 FETCH (UID 2)\r\n{done}", bodies_of(&uids, Some(2))),
                Mood::Empty => format!("{}* 2 FETCH (UID 2 BODY[] {{0}}\r\n)\r\n{done}", bodies_of(&uids, Some(2))),
                Mood::HangUp | Mood::Full => return Ok(()),
                Mood::Talkative | Mood::Moved | Mood::NoIdle | Mood::GoingDown => {
                    format!("{}{done}", bodies_of(&uids, None))
                }
                Mood::Garbage => "* 2 FETCH (UID 2 BODY[] {99999999999999999999}\r\n\u{1}((\r\n".to_owned(),
            },
            text if text.contains("BODY.PEEK") && mood == Mood::Full => {
                BODIES.fetch_add(1, Ordering::Relaxed);
                format!("{}{done}", bodies_of(&uids, None))
            }
            text if text.contains("BODY.PEEK") => format!("{}{done}", bodies_of(&uids, None)),
            text if text.starts_with("IDLE") => format!("{tag} BAD unknown command IDLE\r\n"),
            text if text.starts_with("UID FETCH") => format!("{}{done}", facts_of(&uids)),
            _ => done,
        };
        if mood == Mood::Talkative {
            let is_fetch = command.to_uppercase().starts_with("UID FETCH");
            let flags = format!("{OF_OTHERS}* {uid} FETCH (UID {uid} FLAGS (\\Flagged))\r\n");
            out.write_all(format!("{TALK}{}", if is_fetch { &flags } else { "" }).as_bytes())?;
        }
        out.write_all(said.as_bytes())?;
    }
    Ok(())
}

/// What is said where a command names mails without UIDs, whose heads are asked for: the third answers a letter. `None`: it hangs up.
fn heads_of(command: &str, mood: Mood, (tag, done): (&str, &str)) -> Option<String> {
    let named = command.split(' ').nth(1).unwrap();
    let (first, last) = named.split_once(':').unwrap_or((named, named));
    let numbers: Vec<u32> = (first.parse().unwrap()..=last.parse().unwrap()).collect();
    let head = |number: &u32| {
        let head = if *number == 3 { "In-Reply-To: <7.word.chancery@a.example>\r\n\r\n" } else { "\r\n" };
        let fields = "BODY[HEADER.FIELDS (IN-REPLY-TO REFERENCES)]";
        format!("* {number} FETCH ({fields} {{{}}}\r\n{head})\r\n", head.len())
    };
    match mood {
        Mood::No if numbers.contains(&2) => Some(format!("{tag} NO [SERVERBUG] cannot\r\n")),
        Mood::Bad if numbers.contains(&2) => Some(format!("{tag} BAD what\r\n")),
        Mood::HangUp if numbers.contains(&2) => None,
        Mood::Garbage if numbers.contains(&2) => Some("* 2 FETCH (BODY[] {99999999999999999999}\r\n\u{1}((\r\n".into()),
        _ => Some(numbers.iter().map(head).chain([done.to_owned()]).collect()),
    }
}

fn bodies_of(uids: &[u32], but: Option<u32>) -> String {
    let body = |uid: &u32| {
        let mail = text_of(*uid);
        format!("* {uid} FETCH (UID {uid} BODY[] {{{}}}\r\n{mail})\r\n", mail.len())
    };
    uids.iter().filter(|uid| Some(**uid) != but).map(body).collect()
}

fn facts_of(uids: &[u32]) -> String {
    let facts =
        |uid: &u32| format!("* {uid} FETCH (UID {uid} RFC822.SIZE 40 INTERNALDATE \"02-Mar-2026 18:00:00 +0000\")\r\n");
    uids.iter().map(facts).collect()
}

pub(crate) fn text_of(uid: u32) -> String {
    format!("From: a{uid}@a.example\r\n\r\nVERSION\r\n* NO né\r\n")
}
