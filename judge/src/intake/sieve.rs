//! What an IMAP server says, made fit for a library that knows less than servers say.
//!
//! The library takes an untagged `NO` or `BAD`, which is a warning (RFC 3501 sections 7.1.2 and 7.1.3), and text beyond ASCII
//! for the end of the conversation. A warning becomes an untagged `OK`, which it passes over; a byte beyond ASCII becomes `?`.
//! Literals, in which mails come, are left as they are. What a server says before it hangs up (`BYE`, section 7.1.5), which
//! the library passes over, is kept.

/// The longest beginning by which a line is known: `* PREAUTH` and the space behind it.
const HEAD: usize = 10;

/// How much of a good-bye is kept.
const MOST_OF_BYE: usize = 200;

/// Where in the conversation the next byte stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    /// In the first words of a line, which are held back until they are known.
    Head,
    /// Behind them, in a line that may end with a literal or not.
    Line { data: bool },
    /// In a literal of which so many bytes are still to come.
    Literal(usize),
}

/// Reads along.
#[derive(Debug)]
pub(super) struct Sieve {
    at: At,
    /// The head of a line, as far as it has come.
    head: Vec<u8>,
    /// The number in braces that the line ends with so far.
    number: Number,
    /// The good-bye, as far as it has come.
    bye: String,
    /// Whether the line is that.
    is_bye: bool,
}

/// How much of `{n}` and the end of a line has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    None,
    Open(usize),
    Closed(usize),
}

impl Sieve {
    pub(super) fn new() -> Sieve {
        Sieve { at: At::Head, head: Vec::new(), number: Number::None, bye: String::new(), is_bye: false }
    }

    /// Takes the next bytes, in whatever pieces they come, and gives on what is known.
    pub(super) fn take(&mut self, mut bytes: &[u8], into: &mut Vec<u8>) {
        while let Some((&byte, others)) = bytes.split_first() {
            match self.at {
                At::Literal(left) => {
                    let (inside, behind) = bytes.split_at(left.min(bytes.len()));
                    into.extend_from_slice(inside);
                    let left = left - inside.len();
                    self.at = if left == 0 { At::Line { data: true } } else { At::Literal(left) };
                    bytes = behind;
                    continue;
                }
                At::Head => self.begin(byte, into),
                At::Line { data } => {
                    into.push(plain(byte));
                    if self.is_bye && self.bye.len() < MOST_OF_BYE && !byte.is_ascii_control() {
                        self.bye.push(char::from(plain(byte)));
                    }
                    self.go_on(byte, data);
                }
            }
            bytes = others;
        }
    }

    /// The connection has ended: what was held back is given on.
    pub(super) fn end(&mut self, into: &mut Vec<u8>) {
        into.append(&mut self.head);
    }

    /// Why the server hangs up, in its own words, where it has said so.
    pub(super) fn bye(&self) -> Option<&str> {
        Some(self.bye.trim()).filter(|words| !words.is_empty())
    }

    fn begin(&mut self, byte: u8, into: &mut Vec<u8>) {
        self.head.push(plain(byte));
        let words = self.head.iter().filter(|byte| **byte == b' ').count();
        if byte != b'\n' && words < 2 && self.head.len() < HEAD {
            return;
        }
        let data = self.judge();
        for byte in std::mem::take(&mut self.head) {
            into.push(byte);
            self.go_on(byte, data);
        }
    }

    /// Makes a warning an `OK` of the same length, and knows a good-bye; whether literals may stand in the line. None stand in a status or a tagged
    /// line, whose text may end with anything.
    fn judge(&mut self) -> bool {
        self.is_bye = false;
        let Some(rest) = self.head.strip_prefix(b"* ") else { return false };
        let word = rest.split(u8::is_ascii_whitespace).next().unwrap_or_default().to_ascii_uppercase();
        if matches!(word.as_slice(), b"NO" | b"BAD") {
            for (place, sign) in self.head.iter_mut().skip(2).zip(b"OK ".iter().take(word.len())) {
                *place = *sign;
            }
        }
        self.is_bye = word == b"BYE";
        !matches!(word.as_slice(), b"NO" | b"BAD" | b"OK" | b"BYE" | b"PREAUTH")
    }

    /// Notes what a byte of a line means for those behind it.
    fn go_on(&mut self, byte: u8, data: bool) {
        self.at = At::Line { data };
        self.number = match (self.number, byte) {
            (_, b'{') => Number::Open(0),
            (Number::Open(number), b'0'..=b'9') => {
                Number::Open(number.saturating_mul(10).saturating_add(usize::from(byte - b'0')))
            }
            (Number::Open(number), b'}') => Number::Closed(number),
            (Number::Closed(number), b'\r') => Number::Closed(number),
            (Number::Closed(number @ 1..), b'\n') if data => {
                self.at = At::Literal(number);
                Number::None
            }
            (Number::Closed(0), b'\n') if data => Number::None,
            (_, b'\n') => {
                self.at = At::Head;
                Number::None
            }
            _ => Number::None,
        };
    }
}

fn plain(byte: u8) -> u8 {
    if byte.is_ascii() { byte } else { b'?' }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In all at once, and in pieces of every length.
    fn sieved(said: &[u8]) -> Vec<u8> {
        let mut outcomes = (1..=said.len()).map(|length| {
            let (mut sieve, mut into) = (Sieve::new(), Vec::new());
            said.chunks(length).for_each(|piece| sieve.take(piece, &mut into));
            sieve.end(&mut into);
            into
        });
        let first = outcomes.next().unwrap_or_default();
        assert!(outcomes.all(|outcome| outcome == first), "the pieces make a difference");
        first
    }

    #[test]
    fn warnings_become_what_the_library_passes_over() {
        for (said, heard) in [
            ("* NO [ALERT] 97% of quota\r\na1 OK done\r\n", "* OK [ALERT] 97% of quota\r\na1 OK done\r\n"),
            ("* bad what\r\n* no\r\n* BAD\r\n", "* OK  what\r\n* OK\r\n* OK \r\n"),
            ("* OK [ALERT] Ящик\r\na1 OK été\r\n", "* OK [ALERT] ????????\r\na1 OK ??t??\r\n"),
            ("a1 NO no such folder\r\na2 BAD what\r\n", "a1 NO no such folder\r\na2 BAD what\r\n"),
            (
                "* NAMESPACE NIL NIL NIL\r\n* BYE\r\n* 3 EXISTS\r\n",
                "* NAMESPACE NIL NIL NIL\r\n* BYE\r\n* 3 EXISTS\r\n",
            ),
            ("* OK {9}\r\n* NO x\r\na1 OK {9}\r\n* NO y\r\n", "* OK {9}\r\n* OK x\r\na1 OK {9}\r\n* OK y\r\n"),
            ("+ idling\r\n* N", "+ idling\r\n* N"),
        ] {
            assert_eq!(String::from_utf8_lossy(&sieved(said.as_bytes())), heard);
        }
    }

    #[test]
    fn the_words_of_a_good_bye_are_kept() {
        let bye = |said: &str, length: usize| {
            let mut sieve = Sieve::new();
            said.as_bytes().chunks(length).for_each(|piece| sieve.take(piece, &mut Vec::new()));
            sieve.bye().map(str::to_owned)
        };
        let long = format!("* bye \x1b[31m {}\r\n", "so".repeat(500));
        for length in 1..20 {
            let said = "* OK here\r\n* BYE [UNAVAILABLE] going down, à bientôt\r\na1 NO x\r\n";
            assert_eq!(bye(said, length).as_deref(), Some("[UNAVAILABLE] going down, ?? bient??t"));
            assert_eq!(bye("* BYE\r\na1 OK x\r\n* 1 FETCH (X {7}\r\n* BYE x)\r\n", length), None);
            assert!(bye(&long, length).is_some_and(|kept| kept.starts_with("[31m soso") && kept.len() <= MOST_OF_BYE));
        }
    }

    #[test]
    fn what_stands_in_a_literal_is_left_as_it_is() {
        let mail = "\n* NO é\r\n* BAD {4}\r\n";
        let said = format!("* 1 FETCH (BODY[] {{{}}}\r\n{mail} FLAGS ())\r\n* NO é\r\na1 OK x\r\n", mail.len());
        let heard = said.replace("())\r\n* NO é", "())\r\n* OK ??");
        assert_eq!(String::from_utf8_lossy(&sieved(said.as_bytes())), heard);
        let two = "* 1 FETCH (X {2}\r\né Y {0}\r\n Z ~{3}\r\n* N)\r\n* NO x\r\n";
        assert_eq!(sieved(two.as_bytes()), two.replace("* NO", "* OK").as_bytes());
    }
}
