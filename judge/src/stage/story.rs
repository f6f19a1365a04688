//! Stories: scripted mails in, the clock moved, letters out, through real Maildirs and a real store.
//!
//! A story is a text. A line that is not indented is a direction; indented lines below `mail` are the mail's text.
//!
//! ```text
//! # a comment
//! say Anna registers.                  told to the reader
//! mail anna Hello                      a mail with this subject; `html anna` sends it as HTML
//!   REGISTER
//!   YES {token}                        the word in the newest letter to her
//! reply anna                           a mail to the address that her newest letter asks answers to go to
//!   A Par-Bur
//!   {quote}                            her newest letter, quoted
//!   {letter}                           the same without marks
//! edit anna A PAR H => A PAR - BUR     the newest letter with a form quoted back, with this changed in it
//! from anna@other.example anna         a mail as anna, from another address
//! raw                                  a whole message, headers and all
//! clock +72h                           time goes by; what falls due meanwhile happens at its time
//! deaf +72h                            ... and the judge cannot read its mailbox
//! blackout +72h                        ... and the judge is down
//! undeliverable anna                   the newest letter to her comes back
//! expect anna signed on as France      a letter to her since the last mail or clock (or her newest) holds these words
//! refuse anna secret                   ... none of them does
//! count anna 3                         so many letters have come to her since the last count
//! excerpt anna 3 signed on             tells the reader three lines of the newest letter to her that holds these words
//! ```

use std::io::Write;

use super::scene::Excerpt;
use super::{Stage, StoryError, WaysBack, address};
use crate::clock::Span;
use crate::letter::wrap;

/// How wide what is told to the reader may be.
const WIDTH: usize = 78;

impl Stage {
    /// Plays a story; mails are written with this line ending.
    ///
    /// # Errors
    /// Something fails, or goes another way than the story says.
    pub fn play(&mut self, story: &str, ending: &str, out: &mut dyn Write) -> Result<(), StoryError> {
        let lines: Vec<&str> = story.lines().collect();
        let mut at = 0;
        while at < lines.len() {
            let (number, direction) = (at + 1, lines[at]);
            at += 1;
            let indented = lines[at..].iter().take_while(|line| line.starts_with("  ") || line.trim().is_empty());
            let text: Vec<&str> = indented.map(|line| line.strip_prefix("  ").unwrap_or("")).collect();
            if direction.trim().is_empty() || direction.starts_with('#') {
                continue;
            }
            at += text.len();
            let problem = self.direct(direction, text.join("\n").trim_end(), ending, out)?;
            if let Some(problem) = problem {
                return Err(StoryError::Otherwise { line: number, problem });
            }
        }
        Ok(())
    }

    /// Follows one direction; what went otherwise, if anything.
    fn direct(
        &mut self,
        direction: &str,
        text: &str,
        ending: &str,
        out: &mut dyn Write,
    ) -> Result<Option<String>, StoryError> {
        let (verb, rest) = direction.split_once(' ').unwrap_or((direction, ""));
        let (who, words) = rest.split_once(' ').unwrap_or((rest, ""));
        if matches!(verb, "mail" | "html" | "from" | "raw" | "clock" | "reply" | "edit") {
            self.remember();
        }
        match verb {
            "mail" | "html" | "from" | "reply" => self.note_mail(who, text),
            "edit" => self.note_mail(who, words.split_once(" => ").unwrap_or_default().1),
            _ => {}
        }
        match verb {
            "say" => {
                self.begin_scene(rest)?;
                writeln!(out, "{}", wrap(&format!("* {rest}"), WIDTH, 2))?;
            }
            "mail" | "html" => self.mail((&address(who), who), words, text, (ending, verb == "html"))?,
            "from" => self.mail((who, words), "", text, (ending, false))?,
            "reply" => self.reply(who, text, ending)?,
            "edit" => return self.edit(who, words, ending),
            "raw" => self.put(text.replace('\n', ending).as_bytes())?,
            "clock" | "deaf" | "blackout" => {
                let Ok(span) = rest.trim_start_matches('+').parse::<Span>() else {
                    return Ok(Some(format!("no span: {rest}")));
                };
                match verb {
                    "clock" => self.wait(span)?,
                    "deaf" => self.be_deaf(span)?,
                    _ => self.black_out(span)?,
                }
            }
            "undeliverable" => self.refuse(who)?,
            "excerpt" => return self.tell_excerpt(who, words, out),
            "expect" | "refuse" => {
                let letters = self.latest(who);
                let holds = letters.iter().any(|letter| plain(letter).contains(&plain(words)));
                if holds != (verb == "expect") {
                    return Ok(Some(format!(
                        "{verb} {who} {words}\n--- the letters are:\n{}",
                        letters.join("\n---\n")
                    )));
                }
            }
            "count" => {
                let all = self.letters_to(who).len();
                let before = self.counted.insert(who.to_owned(), all).unwrap_or(0);
                if words.parse() != Ok(all - before) {
                    return Ok(Some(format!("{} letters came to {who}, not {words}", all - before)));
                }
            }
            _ => return Ok(Some(format!("no direction: {verb}"))),
        }
        Ok(None)
    }

    /// Puts a mail into the judge's Maildir, as a mail server would, and lets the judge work.
    fn mail(
        &mut self,
        (from, name): (&str, &str),
        subject: &str,
        text: &str,
        (ending, html): (&str, bool),
    ) -> Result<(), StoryError> {
        self.mails += 1;
        let token = self.letters.get(from).into_iter().flatten().rev().find_map(|letter| token_in(letter));
        let text = text.replace("{token}", &token.unwrap_or_default()).replace('\n', ending);
        let kind = if html { "text/html" } else { "text/plain" };
        let capital = crate::facts::capitalised(name.split('@').next().unwrap_or(name));
        let raw = format!(
            "{}From: {capital} <{from}>{ending}To: {}{ending}Subject: {subject}{ending}Date: {}{ending}\
             Message-ID: <{}.{from}>{ending}MIME-Version: 1.0{ending}Content-Type: {kind}; charset=utf-8{ending}\
             Content-Transfer-Encoding: 8bit{ending}{ending}{text}{ending}",
            self.vouched(from, ending),
            self.config.judge.address,
            self.clock.now().rfc5322(),
            self.mails,
        );
        self.put(raw.as_bytes())
    }

    /// The text of the newest letter to a person.
    fn newest(&self, who: &str) -> &str {
        let newest = self.letters_to(who).last().map_or("", String::as_str);
        newest.split_once("\n\n").unwrap_or_default().1
    }

    /// What the judge's own mail server found out about an author (RFC 8601): nobody forges mail in a story, but by `raw`.
    fn vouched(&self, from: &str, ending: &str) -> String {
        let domain = from.rsplit('@').next().unwrap_or_default();
        match self.config.mailbox.authserv_id.as_str() {
            "" => String::new(),
            server => format!("Authentication-Results: {server}; dmarc=pass header.from={domain}{ending}"),
        }
    }

    /// The newest letter to a person, quoted as mail programs do.
    fn quote(&self, who: &str) -> String {
        let text = self.newest(who);
        let quoted: String = text.lines().map(|line| format!("> {line}\n")).collect();
        format!("On Monday, 2 March 2026, {} wrote:\n{quoted}", self.config.judge.address)
    }

    /// Answers the newest letter to a person.
    fn reply(&mut self, who: &str, text: &str, ending: &str) -> Result<(), StoryError> {
        let WaysBack { answers: to, id, .. } = self.ways_back(who);
        let word = to.split(['+', '@']).nth(1).unwrap_or_default();
        let text = text.replace("{quote}", &self.quote(who)).replace("{letter}", self.newest(who));
        let text = text.replace("{token}", word).replace('\n', ending);
        self.mails += 1;
        let from = address(who);
        let raw = format!(
            "{}From: {from}{ending}To: {to}{ending}In-Reply-To: <{id}>{ending}Message-ID: <{}.{from}>{ending}\
             Content-Type: text/plain; charset=utf-8{ending}{ending}{text}{ending}",
            self.vouched(&from, ending),
            self.mails,
        );
        self.put(raw.as_bytes())
    }

    /// Answers the newest letter to a person with one thing changed in its quote; what hinders that.
    fn edit(&mut self, who: &str, words: &str, ending: &str) -> Result<Option<String>, StoryError> {
        let Some((old, new)) = words.split_once(" => ") else { return Ok(Some("no =>".into())) };
        let quoted = self.quote(who);
        // What the letter says above its form is not what is edited.
        let Some(at) = quoted.rfind(old) else { return Ok(Some(format!("the letter holds no {old}:\n{quoted}"))) };
        self.reply(who, &format!("{}{new}{}", &quoted[..at], &quoted[at + old.len()..]), ending)?;
        Ok(None)
    }

    /// Tells the reader so many lines of a letter, from one that holds these words; what hinders that.
    fn tell_excerpt(&self, who: &str, words: &str, out: &mut dyn Write) -> Result<Option<String>, StoryError> {
        let (count, words) = words.split_once(' ').unwrap_or_default();
        let Some(Excerpt { subject, lines }) = self.excerpt(who, words, count.parse().unwrap_or_default()) else {
            return Ok(Some(format!("no letter to {who} holds {words}")));
        };
        writeln!(out, "    To {who}: {subject}")?;
        lines.iter().try_for_each(|line| writeln!(out, "{}", format!("    | {line}").trim_end()))?;
        Ok(None)
    }

    /// The letters to a person since the last mail or clock, else the newest one.
    fn latest(&self, who: &str) -> &[String] {
        let all = self.letters_to(who);
        let before = self.before.get(&address(who)).copied().unwrap_or(0);
        &all[before.min(all.len().saturating_sub(1))..]
    }

    fn remember(&mut self) {
        self.before = self.letters.iter().map(|(person, letters)| (person.clone(), letters.len())).collect();
    }
}

/// Words with single blanks: letters break lines where they like.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn token_in(letter: &str) -> Option<String> {
    let (_, rest) = letter.split_once("| YES ")?;
    rest.split_whitespace().next().map(str::to_owned)
}
