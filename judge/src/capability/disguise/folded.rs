//! A text as it is meant, letter by letter, with where in it each letter stands.

use std::ops::Range;

use crate::envelope::letters_meant;

/// The letters of a text as they are meant; what nobody sees is left out.
pub(super) struct Folded {
    /// Small ASCII letters, digits and marks; before a layer is taken off, a capital `X` stands for a letter of any other alphabet.
    letters: Vec<u8>,
    /// Where they stand, by the first letter of each piece.
    pieces: Vec<Piece>,
}

/// Letters that stand together. Texts of letters are far below 4 GB.
#[derive(Clone, Copy)]
struct Piece {
    /// The first of them.
    first: u32,
    /// Where that stands, in bytes.
    from: u32,
    /// Where all of them end, if they are what one sign of the text stands for; `None`: each is a byte.
    to: Option<u32>,
}

impl Piece {
    /// Where one of its letters stands.
    fn place(&self, letter: usize) -> Range<usize> {
        let from = self.from as usize;
        match self.to {
            Some(to) => from..to as usize,
            None => {
                let from = from + letter - self.first as usize;
                from..from + 1
            }
        }
    }
}

impl Folded {
    pub(super) fn of(text: &str) -> Folded {
        let mut folded = Folded { letters: Vec::with_capacity(text.len()), pieces: Vec::new() };
        if text.is_ascii() {
            folded.add_bytes(text.as_bytes(), 0);
            return folded;
        }
        let mut rest = text;
        while !rest.is_empty() {
            let from = text.len() - rest.len();
            let open = rest.bytes().position(|byte| !byte.is_ascii()).unwrap_or(rest.len());
            folded.add_bytes(&rest.as_bytes()[..open], from);
            rest = &rest[open..];
            let Some(letter) = rest.chars().next() else { break };
            let from = text.len() - rest.len();
            let to = from + letter.len_utf8();
            for part in letters_meant(letter) {
                match part {
                    part if part.is_ascii() => folded.add_one(part as u8, from..to),
                    part if part.is_alphanumeric() => folded.add_one(b'X', from..to),
                    part if part.is_whitespace() => folded.add_one(b' ', from..to),
                    _ => {}
                }
            }
            rest = &text[to..];
        }
        folded
    }

    /// One with nothing in it yet, for what lies below a layer of this one.
    pub(super) fn below(&self) -> Folded {
        Folded { letters: Vec::with_capacity(self.letters.len()), pieces: Vec::with_capacity(self.pieces.len() * 2) }
    }

    pub(super) fn letters(&self) -> &[u8] {
        &self.letters
    }

    /// Where in the text letters stand.
    pub(super) fn place(&self, letters: Range<usize>) -> Range<usize> {
        let place = |letter: usize| self.pieces[self.piece(letter)].place(letter);
        place(letters.start).start..place(letters.end - 1).end
    }

    /// In which piece a letter is.
    fn piece(&self, letter: usize) -> usize {
        self.pieces.partition_point(|piece| piece.first as usize <= letter) - 1
    }

    fn begin(&mut self, from: usize, to: Option<usize>) {
        let first = self.letters.len() as u32;
        self.pieces.push(Piece { first, from: from as u32, to: to.map(|to| to as u32) });
    }

    fn add_bytes(&mut self, bytes: &[u8], from: usize) {
        if !bytes.is_empty() {
            self.begin(from, None);
            self.letters.extend_from_slice(bytes);
            let first = self.letters.len() - bytes.len();
            self.letters[first..].make_ascii_lowercase();
        }
    }

    /// Adds a letter that something in the text stands for.
    pub(super) fn add_one(&mut self, letter: u8, stands: Range<usize>) {
        self.begin(stands.start, Some(stands.end));
        self.letters.push(letter);
    }

    /// Adds letters of another as they stand there.
    pub(super) fn add(&mut self, other: &Folded, letters: Range<usize>) {
        let Range { start, end } = letters;
        if start >= end {
            return;
        }
        let added = self.letters.len();
        let first = other.piece(start);
        let own = other.pieces[first..].iter().take_while(|piece| (piece.first as usize) < end);
        self.pieces.extend(own.map(|piece| {
            let skipped = start.saturating_sub(piece.first as usize);
            let from = if piece.to.is_some() { piece.from } else { piece.from + skipped as u32 };
            Piece { first: (added + piece.first as usize + skipped - start) as u32, from, to: piece.to }
        }));
        self.letters.extend_from_slice(&other.letters[start..end]);
        self.letters[added..].make_ascii_lowercase();
    }
}
