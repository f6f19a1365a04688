//! A link that opens an answer with the order form in it (RFC 6068): one tap, and nothing has to be cut out of a quote.

use crate::config::Judge;
use crate::facts::Link;
use crate::store::SentForm;

/// How long a link may be: programs cut longer ones at some two thousand signs.
const LONGEST: usize = 1900;
/// How long a capability is in an address.
const SEALED: usize = 36;

/// The link for a form. Of a form that is too long for one only the lines stand in it, and if they are too long, none do.
pub(super) fn link(judge: &Judge, form: &SentForm) -> Option<Link> {
    let (local, domain) = judge.address.split_once('@')?;
    let sealed = judge.plus_addressing;
    let before = format!("mailto:{}{}", encoded(local), if sealed { "+" } else { "" });
    let subject = format!("{} {}", form.game, form.label);
    let head = format!("@{}?subject={}&body=", encoded(domain), encoded(&subject));
    let room = LONGEST.checked_sub(before.len() + head.len() + SEALED)?;
    let bodies = [body(form, true), body(form, false)].map(|body| encoded(&body));
    let body = bodies.into_iter().find(|body| body.len() <= room).unwrap_or_default();
    Some(Link { before, sealed, after: head + &body })
}

/// The form as it is to come back, with or without what could be written.
fn body(form: &SentForm, notes: bool) -> String {
    let SentForm { id, game, seat, label, lines, .. } = form;
    let mut body = format!("%% ORDERS {} {seat} {label} form {id}\n", game.to_uppercase());
    for line in lines {
        body += &format!("{}\n", line.shown());
        if notes && !line.note.is_empty() {
            body += &format!("; {}\n", line.note);
        }
    }
    body + "%% END\n"
}

/// RFC 6068 section 2: percent signs for all but letters, digits and what is never reserved; lines end with CRLF.
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        match byte {
            b'\n' => encoded += "%0D%0A",
            byte if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) => encoded.push(char::from(byte)),
            byte => encoded += &format!("%{byte:02X}"),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::FormLine;

    fn form(lines: usize, note: &str) -> SentForm {
        let line = |number: usize| FormLine {
            order: format!("А ПАР{number} H"),
            open: Some(format!("А ПАР{number} ?")),
            note: note.to_owned(),
            of: None,
        };
        SentForm {
            id: "7K2Q5A".into(),
            game: "balkan".into(),
            seat: "FRANCE".into(),
            generation: 0,
            label: "S1901M".into(),
            lines: (0..lines).map(line).collect(),
            whole: false,
            press: None,
            grey: false,
            draft: None,
            undone: false,
        }
    }

    fn judge() -> Judge {
        Judge { address: "judge@chancery.example".into(), ..crate::config::Config::default().judge }
    }

    #[test]
    fn a_link_holds_the_form_as_long_as_programs_keep_it() {
        for (lines, note, holds) in [
            (2, "бур & газ", &["%3B%20%D0%B1%D1%83%D1%80%20%26%20", "%20%3F%0D%0A", "%25%25%20END%0D%0A"][..]),
            (20, "may go: Bur Gas Pic Bre Spa Swi and more", &["%D0%9F%D0%90%D0%A019%20%3F%0D%0A", "END%0D%0A"]),
            (60, "", &["&body="]),
        ] {
            let Link { before, sealed, after } = link(&judge(), &form(lines, note)).unwrap();
            assert!(sealed && before == "mailto:judge+");
            assert!(before.len() + SEALED + after.len() <= LONGEST, "{}", after.len());
            assert!(after.starts_with("@chancery.example?subject=balkan%20S1901M&body="), "{after}");
            assert!(holds.iter().all(|part| after.contains(part)), "{after}");
            assert!(after.is_ascii() && !after.contains(['\n', ' ', '"', '<']));
        }
        assert!(link(&judge(), &form(20, &"note ".repeat(9))).unwrap().after.contains("19%20%3F%0D%0A%25%25%20END"));
        assert!(link(&judge(), &form(60, "")).unwrap().after.ends_with("&body="));
    }
}
