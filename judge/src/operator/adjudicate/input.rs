//! Lines as they come in: all that are there, and no waiting for more.

use std::io::{ErrorKind, Read};

/// The longest line that is read, in bytes: a hundred times the longest position of any game.
pub(super) const LONGEST: usize = 16 << 20;

/// The most that is asked for at once, in bytes.
const CHUNK: usize = 1 << 18;

/// A line of the input, without its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line<'a> {
    /// What stands on it.
    Whole(&'a [u8]),
    /// It was longer than [`LONGEST`], and was passed over.
    TooLong,
}

/// Where lines come from. What is held in memory is never much longer than one line may be.
pub(super) struct Input<R> {
    from: R,
    chunk: Vec<u8>,
    held: Vec<u8>,
    /// How much of what is held was given away as lines.
    given: usize,
    /// Whether what is held is the end of a line that is too long.
    too_long: bool,
}

impl<R: Read> Input<R> {
    pub(super) fn new(from: R) -> Self {
        Input { from, chunk: vec![0; CHUNK], held: Vec::new(), given: 0, too_long: false }
    }

    /// The lines that are there. Waits only while there is none; `None` at the end. A last line may lack its end.
    ///
    /// # Errors
    /// Reading fails.
    pub(super) fn lines(&mut self) -> std::io::Result<Option<Vec<Line<'_>>>> {
        self.held.drain(..self.given);
        self.given = 0;
        while self.given == 0 {
            let before = self.held.len();
            let read = self.read()?;
            self.held.extend_from_slice(&self.chunk[..read]);
            if let Some(end) = self.held[before..].iter().rposition(|sign| *sign == b'\n') {
                self.given = before + end + 1;
            } else if read == 0 && before == 0 && !self.too_long {
                return Ok(None);
            } else if read == 0 {
                self.given = before;
                break;
            } else if self.held.len() > LONGEST {
                self.held.clear();
                self.too_long = true;
            }
        }
        let lines = self.held[..self.given].strip_suffix(b"\n").unwrap_or(&self.held[..self.given]);
        let mut lines: Vec<Line<'_>> = lines.split(|sign| *sign == b'\n').map(sized).collect();
        if std::mem::take(&mut self.too_long) {
            lines[0] = Line::TooLong;
        }
        Ok(Some(lines))
    }

    fn read(&mut self) -> std::io::Result<usize> {
        loop {
            match self.from.read(&mut self.chunk) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                read => return read,
            }
        }
    }
}

fn sized(line: &[u8]) -> Line<'_> {
    if line.len() > LONGEST { Line::TooLong } else { Line::Whole(line) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives its pieces one by one, as a pipe does.
    struct Pieces(Vec<Vec<u8>>);

    impl Read for Pieces {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let Some(piece) = self.0.first_mut() else { return Ok(0) };
            let length = piece.len().min(into.len());
            into[..length].copy_from_slice(&piece[..length]);
            piece.drain(..length);
            if piece.is_empty() {
                self.0.remove(0);
            }
            Ok(length)
        }
    }

    fn batches(pieces: &[&[u8]]) -> Vec<Vec<String>> {
        let mut input = Input::new(Pieces(pieces.iter().map(|piece| piece.to_vec()).collect()));
        let mut batches = Vec::new();
        while let Some(lines) = input.lines().expect("nothing fails here") {
            let text = |line: &Line<'_>| match line {
                Line::Whole(line) => String::from_utf8_lossy(line).into_owned(),
                Line::TooLong => "(too long)".to_owned(),
            };
            batches.push(lines.iter().map(text).collect());
        }
        batches
    }

    #[test]
    fn lines_are_given_as_soon_as_they_are_whole() {
        assert_eq!(batches(&[b"one\n", b"two\nthr", b"ee\n"]), [vec!["one"], vec!["two"], vec!["three"]]);
        assert_eq!(batches(&[b"one\n\ntwo\n"]), [vec!["one", "", "two"]]);
        assert_eq!(batches(&[b"one\nhalf"]), [vec!["one"], vec!["half"]]);
        assert_eq!(batches(&[]), Vec::<Vec<String>>::new());
        assert_eq!(batches(&[b"\n"]), [vec![""]]);
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over_and_the_next_one_is_read() {
        let long = vec![b'x'; LONGEST + CHUNK];
        assert_eq!(batches(&[b"one\n", &long, b"x\ntwo\n"]), [vec!["one"], vec!["(too long)", "two"]]);
        assert_eq!(batches(&[&long]), [vec!["(too long)"]]);
        assert_eq!(batches(&[&long[..LONGEST], b"\n"])[0][0].len(), LONGEST);
    }
}
