//! Colours for what a story tells on a terminal: each line by what it begins with.

use std::io::Write;

/// Passes lines on, in colours where those may be used.
pub(super) struct Paint<'a> {
    out: &'a mut dyn Write,
    colours: bool,
    /// A line that has no end yet.
    line: Vec<u8>,
}

impl<'a> Paint<'a> {
    pub(super) fn new(out: &'a mut dyn Write, colours: bool) -> Paint<'a> {
        Paint { out, colours, line: Vec::new() }
    }
}

/// How lines are shown that begin like this (ECMA-48, select graphic rendition); the first that fits counts.
const SHOWN: [(&str, &str); 5] = [
    ("* ", "1"),        // the story: bold
    ("  /", "36"),      // a path: cyan
    ("    | !!", "31"), // what was refused: red
    ("    To ", "33"),  // whose letter it is: yellow
    ("    | ", "2"),    // a letter: faint
];

impl Write for Paint<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        for byte in bytes {
            match byte {
                b'\n' => self.end_line()?,
                _ => self.line.push(*byte),
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}

impl Paint<'_> {
    fn end_line(&mut self) -> std::io::Result<()> {
        let line = std::mem::take(&mut self.line);
        let shown = SHOWN.iter().find(|(begins, _)| self.colours && line.starts_with(begins.as_bytes()));
        if let Some((_, code)) = shown {
            write!(self.out, "\x1b[{code}m")?;
        }
        self.out.write_all(&line)?;
        self.out.write_all(if shown.is_some() { b"\x1b[0m\n" } else { b"\n" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn painted(text: &str, colours: bool) -> String {
        let mut out = Vec::new();
        Paint::new(&mut out, colours).write_all(text.as_bytes()).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn lines_are_coloured_only_where_they_may_be() {
        let text = "* Spring.\n    | !! Not taken.\nplain\n";
        assert_eq!(painted(text, false), text);
        assert_eq!(painted(text, true), "\x1b[1m* Spring.\x1b[0m\n\x1b[31m    | !! Not taken.\x1b[0m\nplain\n");
    }
}
