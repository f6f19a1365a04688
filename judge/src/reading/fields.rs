//! Structured header fields by their grammar (RFC 5322 section 3.2), from the raw bytes as a server wrote them: comments
//! that nest, quoted strings, folding. Encoded words (RFC 2047) mean nothing here and are not undone.

/// A part of a field that comments and blanks keep apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// Letters that stand together, quoted parts among them without their quotation marks.
    Word {
        /// What it says.
        text: String,
        /// Whether any of it was quoted: such a word is a value, never a keyword.
        quoted: bool,
    },
    /// One of the signs that the field's own grammar knows.
    Sign(char),
}

impl Token {
    /// The word, if it is one that nobody quoted.
    pub(super) fn keyword(&self) -> Option<&str> {
        if let Token::Word { text, quoted: false } = self { Some(text) } else { None }
    }
}

/// A field taken apart.
#[derive(Debug)]
pub(super) struct Parts {
    /// Its tokens, in order.
    pub(super) tokens: Vec<Token>,
    /// Whether the grammar holds to its end: nothing stays open, and no comment ends within quotation marks. What stands in
    /// a field that does not hold may be words of a stranger whom the server has quoted badly.
    pub(super) sound: bool,
}

/// Takes a field apart; `signs` are the ones that its grammar gives a meaning.
pub(super) fn parts(raw: &[u8], signs: &str) -> Parts {
    let text = String::from_utf8_lossy(raw);
    let mut reader = Reader { letters: text.chars(), word: String::new(), is_word: false, quoted: false };
    let mut parts = Parts { tokens: Vec::new(), sound: true };
    while let Some(letter) = reader.letters.next() {
        match letter {
            '(' => {
                parts.tokens.extend(reader.finish());
                parts.sound &= reader.comment();
            }
            '"' => parts.sound &= reader.quotation(),
            '<' => parts.sound &= reader.path(),
            ' ' | '\t' | '\r' | '\n' => parts.tokens.extend(reader.finish()),
            _ if signs.contains(letter) => {
                parts.tokens.extend(reader.finish());
                parts.tokens.push(Token::Sign(letter));
            }
            _ => {
                parts.sound &= !letter.is_control() && !matches!(letter, ')' | '\\');
                reader.add(letter);
            }
        }
    }
    parts.tokens.extend(reader.finish());
    parts
}

/// Goes through a field's letters, with the word that is being read.
struct Reader<'a> {
    letters: std::str::Chars<'a>,
    word: String,
    is_word: bool,
    quoted: bool,
}

impl Reader<'_> {
    fn add(&mut self, letter: char) {
        self.is_word = true;
        self.word.push(letter);
    }

    fn finish(&mut self) -> Option<Token> {
        let (is_word, quoted) = (std::mem::take(&mut self.is_word), std::mem::take(&mut self.quoted));
        is_word.then(|| Token::Word { text: std::mem::take(&mut self.word), quoted })
    }

    /// Passes over a comment; whether it ends, and not within quotation marks: a server that puts a stranger's words there
    /// has to mark what could end it.
    fn comment(&mut self) -> bool {
        let (mut depth, mut marks) = (1, 0);
        while let Some(letter) = self.letters.next() {
            match letter {
                '\\' => drop(self.letters.next()),
                '"' => marks += 1,
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return marks % 2 == 0;
            }
        }
        false
    }

    fn quotation(&mut self) -> bool {
        (self.is_word, self.quoted) = (true, true);
        while let Some(letter) = self.letters.next() {
            match letter {
                '"' => return true,
                '\\' => self.word.extend(self.letters.next()),
                '\r' | '\n' => {}
                letter => self.word.push(letter),
            }
        }
        false
    }

    /// An address between angle brackets, quoted parts and all, is one word.
    fn path(&mut self) -> bool {
        (self.is_word, self.quoted) = (true, true);
        while let Some(letter) = self.letters.next() {
            match letter {
                '>' => return true,
                '"' if !self.quotation() => return false,
                '"' => {}
                letter => self.word.push(letter),
            }
        }
        false
    }
}
