//! The mailboxes of a field by its grammar (RFC 5322 section 3.4), with all that is obsolete and still written (section 4.4):
//! comments, blanks and folding anywhere, quoted parts, routes, groups, and lists with gaps.

use std::iter::Peekable;

/// A sign of the grammar, or what stands between two of them; comments and blanks are gone.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Token {
    /// Letters without any mark.
    Atom(String),
    /// What stood between quotation marks, unescaped.
    Quoted(String),
    /// A domain between square brackets, with them.
    Literal(String),
    Sign(char),
}

/// The addresses of a field, without the names before them, as `local@domain`; nothing where it breaks the grammar.
///
/// A part that is quoted without need is written without its marks. Encoded words (RFC 2047) have no meaning in addresses, and
/// break it.
pub(super) fn mailboxes(field: &str) -> Option<Vec<String>> {
    let tokens = tokens(field)?;
    let mut reader = Reader { tokens: tokens.into_iter().peekable(), in_group: false, found: Vec::new() };
    while reader.tokens.peek().is_some() {
        reader.entry()?;
    }
    (!reader.in_group).then_some(reader.found)
}

/// A part before the @ as it is written without need of anything: with quotation marks only where it has to have them.
pub(super) fn plain_local(quoted: &str) -> String {
    let is_plain = |atom: &str| !atom.is_empty() && atom.chars().all(is_atext);
    match quoted.split('.').all(is_plain) {
        true => quoted.to_owned(),
        false => format!("\"{}\"", quoted.replace('\\', "\\\\").replace('"', "\\\"")),
    }
}

/// What stands between the quotation marks of a part before the @; nothing where it has none, or not only those around it.
pub(super) fn unquoted(local: &str) -> Option<String> {
    match tokens(local)?.as_slice() {
        [Token::Quoted(inner)] => Some(inner.clone()),
        _ => None,
    }
}

/// RFC 5322 section 3.2.3, with letters of all alphabets (RFC 6532).
fn is_atext(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~".contains(letter) || !letter.is_ascii()
}

fn tokens(field: &str) -> Option<Vec<Token>> {
    let (mut tokens, mut letters) = (Vec::new(), field.chars().peekable());
    while let Some(letter) = letters.next() {
        match letter {
            ' ' | '\t' | '\r' | '\n' => {}
            '(' => comment(&mut letters)?,
            '"' => tokens.push(Token::Quoted(until(&mut letters, '"')?)),
            '[' => tokens.push(Token::Literal(format!("[{}]", until(&mut letters, ']')?))),
            '<' | '>' | '@' | ',' | ';' | ':' | '.' => tokens.push(Token::Sign(letter)),
            letter if is_atext(letter) && !letter.is_whitespace() => {
                let mut atom = String::from(letter);
                while let Some(next) = letters.next_if(|next| is_atext(*next) && !next.is_whitespace()) {
                    atom.push(next);
                }
                tokens.push(Token::Atom(atom));
            }
            _ => return None,
        }
    }
    Some(tokens)
}

/// Passes over a comment; comments nest.
fn comment(letters: &mut impl Iterator<Item = char>) -> Option<()> {
    let mut depth = 1;
    while depth > 0 {
        match letters.next()? {
            '\\' => drop(letters.next()?),
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
    }
    Some(())
}

/// All up to a closing mark, unescaped and unfolded.
fn until(letters: &mut impl Iterator<Item = char>, end: char) -> Option<String> {
    let mut inner = String::new();
    loop {
        match letters.next()? {
            letter if letter == end => return Some(inner),
            '\\' => inner.push(letters.next()?),
            '\r' | '\n' => {}
            letter => inner.push(letter),
        }
    }
}

struct Reader<I: Iterator<Item = Token>> {
    tokens: Peekable<I>,
    in_group: bool,
    found: Vec<String>,
}

impl<I: Iterator<Item = Token>> Reader<I> {
    /// Whether a sign comes next, which is taken then.
    fn takes(&mut self, sign: char) -> bool {
        self.tokens.next_if(|token| *token == Token::Sign(sign)).is_some()
    }

    /// A mailbox, the beginning or the end of a group, or a gap in the list.
    fn entry(&mut self) -> Option<()> {
        if self.takes(',') {
            return Some(());
        }
        if self.takes(';') {
            return std::mem::take(&mut self.in_group).then_some(());
        }
        let words = self.words();
        if self.takes('<') {
            self.route()?;
            let local = self.words();
            self.address(&local)?;
            self.takes('>').then_some(())?;
        } else if self.takes(':') {
            (!words.is_empty() && !std::mem::replace(&mut self.in_group, true)).then_some(())?;
            return Some(());
        } else {
            self.address(&words)?;
        }
        let ends = |token: &Token| matches!(token, Token::Sign(',' | ';'));
        self.tokens.peek().is_none_or(ends).then_some(())
    }

    /// A name, or a part before an @: words and dots.
    fn words(&mut self) -> Vec<Token> {
        let is_word = |token: &Token| matches!(token, Token::Atom(_) | Token::Quoted(_) | Token::Sign('.'));
        std::iter::from_fn(|| self.tokens.next_if(is_word)).collect()
    }

    /// `@a.example,@b.example:`, by which mail went once: it is not part of the address.
    fn route(&mut self) -> Option<()> {
        let mut is_route = false;
        loop {
            if self.takes('@') {
                self.domain()?;
                is_route = true;
            } else if !self.takes(',') {
                break;
            }
        }
        (!is_route || self.takes(':')).then_some(())
    }

    /// Words between which dots stand, an @ and a domain.
    fn address(&mut self, local: &[Token]) -> Option<()> {
        let mut plain = String::new();
        for (at, token) in local.iter().enumerate() {
            match token {
                Token::Atom(atom) if at % 2 == 0 && !is_encoded(atom) => plain.push_str(atom),
                Token::Quoted(inner) if at % 2 == 0 => plain.push_str(inner),
                Token::Sign('.') if at % 2 == 1 => plain.push('.'),
                _ => return None,
            }
        }
        (local.len() % 2 == 1 && self.takes('@')).then_some(())?;
        let domain = self.domain()?;
        self.found.push(format!("{}@{domain}", plain_local(&plain)));
        Some(())
    }

    /// Labels between which dots stand, and perhaps one behind the last, as the DNS writes whole names.
    fn domain(&mut self) -> Option<String> {
        if let Some(Token::Literal(literal)) = self.tokens.next_if(|token| matches!(token, Token::Literal(_))) {
            return Some(literal);
        }
        let mut domain = String::new();
        loop {
            let Some(Token::Atom(label)) = self.tokens.next_if(|token| matches!(token, Token::Atom(_))) else {
                return (!domain.is_empty()).then_some(domain);
            };
            if is_encoded(&label) {
                return None;
            }
            domain.push_str(&label);
            if !self.takes('.') {
                return Some(domain);
            }
            domain.push('.');
        }
    }
}

/// RFC 2047 section 5: no encoded word may stand in an address.
pub(super) fn is_encoded(atom: &str) -> bool {
    atom.contains("=?") && atom.contains("?=")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mailbox_is_found_however_it_is_written() {
        for one in [
            "bert@bert.example",
            "Bert <bert@bert.example>",
            "<bert@bert.example>",
            "\"bert\"@bert.example",
            "Bert <\"b\\ert\"@bert.example>",
            "\"Bert, the \\\"Great\\\"\" <bert@bert.example>",
            "<@a.example,@b.example:bert@bert.example>",
            "Bert <@a.example,,\r\n\t@[192.0.2.1] : bert@bert.example>",
            "bert@bert.example (Bert (of) \\) old)",
            "(eve@eve.example) bert (a) @ (b) bert (c) . example (d)",
            "< bert\r\n @bert.example >",
            "Players: Bert <bert@bert.example>;",
            "Players: bert@bert.example, ;",
            ", bert@bert.example,",
            "J. R. Bert <bert@bert.example>",
            "=?utf-8?q?eve=40eve=2Eexample?= <bert@bert.example>",
            "\"eve@eve.example\" <bert@bert.example>",
        ] {
            assert_eq!(mailboxes(one).as_deref(), Some(&["bert@bert.example".to_owned()][..]), "{one}");
        }
        for (odd, plain) in [
            ("\"b.e\"@x.example", "b.e@x.example"),
            ("b.\"e\".\"r t\"@x.example", "\"b.e.r t\"@x.example"),
            ("\"a@b\"@x.example", "\"a@b\"@x.example"),
            ("\"a\\\"b\"@x.example", "\"a\\\"b\"@x.example"),
            ("\".a\"@x.example", "\".a\"@x.example"),
            ("анна@пошта.example", "анна@пошта.example"),
            ("a@[IPv6:2001:db8::1]", "a@[IPv6:2001:db8::1]"),
            ("a@x.example.", "a@x.example."),
        ] {
            assert_eq!(mailboxes(odd).as_deref(), Some(&[plain.to_owned()][..]), "{odd}");
        }
    }

    #[test]
    fn a_field_that_breaks_the_grammar_or_names_several_is_nobody_s() {
        for several in ["a@x.example, b@x.example", "G: a@x.example, b@x.example;", "a@x.example,G:b@x.example;"] {
            assert_eq!(mailboxes(several).map(|all| all.len()), Some(2), "{several}");
        }
        for none in ["", "undisclosed:;", "(a@x.example)"] {
            assert_eq!(mailboxes(none), Some(Vec::new()), "{none}");
        }
        for odd in [
            "a b@x.example",
            "a@x.example b@x.example",
            "a@x@y.example",
            "a..b@x.example",
            "a@x..example",
            "a@.example",
            "@x.example",
            "<a@x.example",
            "a@x.example>",
            "Bert bert@x.example <",
            "=?utf-8?q?bert?=@x.example",
            "bert@=?utf-8?q?x=2Eexample?=",
            "<@a.example bert@x.example>",
            "<:bert@x.example>",
            "G: H: a@x.example;;",
            "a@x.example;",
            "G: a@x.example",
            "\"a@x.example",
            "(a@x.example",
            "a\u{0}@x.example",
            ": a@x.example;",
        ] {
            assert_eq!(mailboxes(odd), None, "{odd}");
        }
    }
}
