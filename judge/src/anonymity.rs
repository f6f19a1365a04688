//! What press must not tell where nobody may know who plays: who wrote it.
//!
//! Signatures, the heads of quotes, and lines that hold little but the author's own name or address are taken out; where a name
//! or address stands inside a sentence, the author has to say that it may go.

mod own;

use own::Own;

/// Of so many words beside a name a line at the end of a text is still a signature: `Best wishes, Anna`.
const MOST_GREETING: usize = 3;
/// How many of the last lines of a text can be one.
const MOST_SIGNED: usize = 4;

/// A text without what names its author at its edges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stripped {
    /// The rest.
    pub text: String,
    /// How many lines were taken out.
    pub gone: usize,
    /// What still names him, inside a sentence.
    pub named: Option<String>,
}

/// Takes out of a text what names its author; `own` are his names and addresses, `free` words that name nobody, such as powers.
pub fn strip(text: &str, own: &[String], free: &[String]) -> Stripped {
    let own = Own::of(own, free);
    let all: Vec<&str> = text.lines().collect();
    let end = all.iter().position(|line| is_signature_mark(line)).unwrap_or(all.len());
    let filled = |line: &&str| !line.trim().is_empty();
    let last = all[..end].iter().enumerate().rev().filter(|(_, line)| filled(line)).take(MOST_SIGNED).last();
    let signed_from = last.map_or(end, |(index, _)| index);
    let kept = all[..end].iter().enumerate().filter(|(index, line)| {
        !(is_head(line) || own.signs(line, 0) || *index >= signed_from && own.signs(line, MOST_GREETING))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn stripped(text: &str) -> Stripped {
        let own = ["Anna Will Petrova", "anna.petrova@home.example"].map(str::to_owned);
        strip(text, &own, &[])
    }

    fn of(name: &str, address: &str, text: &str) -> Stripped {
        let free = ["Turkey", "Турция"].map(str::to_owned);
        strip(text, &[name.to_owned(), address.to_owned()], &free)
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
    #[test]
    fn tricky_names_are_taken_out_where_a_text_is_signed() {
        for (name, address, text) in [
            ("Al", "al@home.example", "Let us ally.\nAl"),
            ("Anna Petrova", "ap@home.example", "Let us ally.\nanna"),
            ("Anna Petrova", "ap@home.example", "Let us ally.\ncheers, anna"),
            ("Anna Petrova", "ap@home.example", "Let us ally.\nbest, -anna p"),
            ("Anna Petrova", "ap@home.example", "Let us ally.\nA. P."),
            ("Jos\u{e9} Ru\u{ed}z", "jr@home.example", "Let us ally.\nJose"),
            ("Jose Ruiz", "jr@home.example", "Let us ally.\nSaludos, Jos\u{65}\u{301}"),
            ("Борис", "b@home.example", "Let us ally.\nС уважением, Борис"),
            ("李小明", "li@home.example", "Let us ally.\n祝好，小明"),
            ("Mark Turkey", "mark@home.example", "Let us ally.\nMark"),
            ("Kim", "k.lind77@home.example", "Let us ally.\nk.lind77"),
        ] {
            let Stripped { text: rest, gone, named } = of(name, address, text);
            assert_eq!((rest.as_str(), gone, named), ("Let us ally.", 1, None), "{text}");
        }
        // A power signs as what it is, and whoever is called as a verb writes verbs.
        for (name, text) in [
            ("Mark Turkey", "Let us ally.\nYours, Turkey"),
            ("Will", "I will not.\nSo I will"),
            ("Al", "It is all\nal dente"),
        ] {
            assert_eq!(of(name, "x@home.example", text), Stripped { text: text.to_owned(), gone: 0, named: None });
        }
    }

    #[test]
    fn tricky_names_inside_a_sentence_are_told() {
        for (name, address, text, word) in [
            ("Al", "al@home.example", "This is Al, who has always kept his word to you.\nTurkey", Some("Al")),
            (
                "Борис",
                "b@home.example",
                "Вы можете верить Борису, как верили прежде и будете верить впредь.",
                Some("Борису"),
            ),
            ("李小明", "li@home.example", "我是李小明，請相信我。\n1\n2\n3\n4", Some("李小明")),
            (
                "Kim",
                "k.lind77@home.example",
                "You find me as k.lind77, if you want to talk about it elsewhere.",
                Some("k.lind77"),
            ),
            (
                "Mark Turkey",
                "m@home.example",
                "Turkey wants what all of you want, and nothing but that, my friends.",
                None,
            ),
            ("Al", "al@home.example", "Also sprach the Alps, and all of us were there to hear it, as ever.", None),
        ] {
            assert_eq!(of(name, address, text).named.as_deref(), word, "{text}");
        }
    }
}
