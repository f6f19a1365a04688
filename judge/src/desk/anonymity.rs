//! What press must not tell where nobody may know who plays: who wrote it.
//!
//! Signatures, the heads of quotes, and lines that hold little but the author's own name or address are taken out; where a name
//! or address stands inside a sentence, the author has to say that it may go.

/// Of so many words beside a name a line at the end of a text is still a signature: `Best wishes, Anna`.
const MOST_GREETING: usize = 3;
/// How many of the last lines of a text can be one.
const MOST_SIGNED: usize = 4;
/// The shortest part of a name that is looked for: initials stand in every sentence.
const SHORTEST: usize = 3;

/// A text without what names its author at its edges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stripped {
    /// The rest.
    pub(super) text: String,
    /// How many lines were taken out.
    pub(super) gone: usize,
    /// What still names him, inside a sentence.
    pub(super) named: Option<String>,
}

/// Takes out of a text what names its author; `own` are his names and addresses.
///
/// Names count as they are written as names, in capitals: whoever is called Will may write that he will come.
pub(super) fn strip(text: &str, own: &[String]) -> Stripped {
    let own = Own::of(own);
    let all: Vec<&str> = text.lines().collect();
    let end = all.iter().position(|line| is_signature_mark(line)).unwrap_or(all.len());
    let filled = |line: &&str| !line.trim().is_empty();
    let last = all[..end].iter().enumerate().rev().filter(|(_, line)| filled(line)).take(MOST_SIGNED).last();
    let signed_from = last.map_or(end, |(index, _)| index);
    let kept = all[..end].iter().enumerate().filter(|(index, line)| {
        !(is_head(line) || own.fills(line, 0) || *index >= signed_from && own.fills(line, MOST_GREETING))
    });
    let kept: Vec<&str> = kept.map(|(_, line)| *line).collect();
    let named = kept.iter().find_map(|line| own.in_line(line));
    let gone = all.iter().filter(|line| filled(line)).count() - kept.iter().filter(|line| filled(line)).count();
    Stripped { text: kept.join("\n").trim_matches('\n').to_owned(), gone, named }
}

/// Below such a line stands a signature (RFC 3676 section 4.3).
fn is_signature_mark(line: &str) -> bool {
    let line = line.trim_end();
    line == "--" || line == "—" || line.len() >= 5 && line.chars().all(|letter| letter == '_')
}

/// Whether programs write such a line above what they quote.
fn is_head(line: &str) -> bool {
    let small = line.trim().to_lowercase();
    let field = ["from:", "to:", "cc:", "sent:", "reply-to:", "от:", "кому:", "до:", "寄件者:", "收件者:"];
    let wrote = ["wrote:", "writes:", "schrieb:", "a écrit :", "escribió:", "пишет:", "написал:", "написа:", "寫道："];
    let addressed = small.contains('@');
    small.starts_with('>')
        || addressed
            && (field.iter().any(|word| small.starts_with(word)) || wrote.iter().any(|word| small.ends_with(word)))
}

/// The names and addresses of somebody.
struct Own {
    addresses: Vec<String>,
    names: Vec<String>,
}

impl Own {
    fn of(own: &[String]) -> Own {
        let (addresses, names): (Vec<&String>, Vec<&String>) = own.iter().partition(|own| own.contains('@'));
        let addresses: Vec<String> = addresses.into_iter().map(|address| address.to_lowercase()).collect();
        let locals = addresses.iter().filter_map(|address| address.split('@').next());
        let parts = names.into_iter().map(String::as_str).chain(locals).flat_map(words);
        let names = parts.filter(|part| part.chars().count() >= SHORTEST).map(str::to_lowercase).collect();
        Own { addresses, names }
    }

    /// What of his a line holds.
    fn in_line(&self, line: &str) -> Option<String> {
        let small = line.to_lowercase();
        let address = self.addresses.iter().find(|address| small.contains(*address)).cloned();
        address.or_else(|| words(line).find(|word| self.is_name(word)).map(str::to_owned))
    }

    /// Whether a word is a name of his, written as one.
    fn is_name(&self, word: &str) -> bool {
        let capital = word.chars().next().is_some_and(|first| !first.is_lowercase());
        capital && self.names.contains(&word.to_lowercase())
    }

    /// Whether a line holds a name or address of his and so few other words that it is no sentence.
    fn fills(&self, line: &str, most: usize) -> bool {
        let mut rest = line.to_lowercase();
        for address in &self.addresses {
            rest = rest.replace(address.as_str(), " ");
        }
        let others = words(&rest).filter(|word| !self.names.iter().any(|name| name == word)).count();
        self.in_line(line).is_some() && others <= most && !line.trim_end().ends_with(['?', ':'])
    }
}

/// The words of a line, without the signs around them.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stripped(text: &str) -> Stripped {
        let own = ["Anna Will Petrova", "anna.petrova@home.example"].map(str::to_owned);
        strip(text, &own)
    }

    #[test]
    fn what_stands_around_a_text_and_names_its_author_is_taken_out() {
        for text in [
            "Let us ally.\nAnna",
            "Let us ally.\n\nBest wishes,\nAnna Petrova",
            "Let us ally.\n- anna.petrova@home.example -",
            "Let us ally.\n-- \nA. P.\nTel. 1234",
            "On Monday anna.petrova@home.example wrote:\n> I will.\nLet us ally.",
            "From: Petrova <anna.petrova@home.example>\nLet us ally.",
        ] {
            let Stripped { text: rest, named, .. } = stripped(text);
            assert!(rest.contains("Let us ally.") && named.is_none(), "{text:?} becomes {rest:?}, {named:?}");
            assert!(
                !rest.to_lowercase().contains("petrova") && !rest.contains("Anna") && !rest.contains("Tel"),
                "{rest:?}"
            );
        }
        assert_eq!(stripped("I will come.\n\nYours,\nFrance").gone, 0);
    }

    #[test]
    fn a_name_inside_a_sentence_is_told() {
        assert_eq!(stripped("Trust me, I am Anna and no other.\nFrance").named.as_deref(), Some("Anna"));
        let written = "You can write to anna.petrova@home.example when all of this here is over.";
        assert_eq!(stripped(written).named.as_deref(), Some("anna.petrova@home.example"));
        assert_eq!(
            stripped("I will not move to Annapolis, and no petrova is known to me in all this land.").named,
            None
        );
    }
}
