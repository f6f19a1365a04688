//! What only looks like something else: domains that are not written as the DNS would write them, signs that hide in a text;
//! and which domains belong to one organisation.

/// Whether an address is written in its own form, so that nobody takes it for another one: no full-width, soft-hyphenated
/// or zero-width sign in it, no Kelvin sign for a K. A domain must stay itself under Unicode's compatibility mapping (NFKC
/// with what RFC 5892 leaves out, as UTS 46 has it), capitals aside; what stands before the @ may not become ASCII by it.
///
/// ```
/// use judge::envelope::is_own_form;
///
/// assert!(is_own_form("Anna@Anna.Example") && is_own_form("a@Пошта.example") && is_own_form("a@xn--80a1acn3a.example"));
/// for odd in ["a@\u{ff41}nna.example", "a@an\u{ad}na.example", "a@an\u{200b}na.example", "a@ban\u{212a}.example"] {
///     assert!(!is_own_form(odd), "{odd:?}");
/// }
/// assert!(!is_own_form("\u{212a}ate@x.example"));
/// ```
pub fn is_own_form(address: &str) -> bool {
    let Some((local, domain)) = address.rsplit_once('@') else { return false };
    // `to_lowercase` itself would make plain letters of these.
    let poses = |letter: char| !letter.is_ascii() && letter.to_lowercase().any(|small| small.is_ascii());
    let hides = |letter: char| letter.is_control() || is_mark(letter);
    let odd = |letter: char| poses(letter) || hides(letter);
    !address.contains(odd) && domain.split('.').all(is_own_label) && is_own_local(local)
}

fn is_own_label(label: &str) -> bool {
    let small = label.to_lowercase();
    if small.is_ascii() && !small.starts_with("xn--") {
        return true;
    }
    let ascii = idna::domain_to_ascii(&small);
    let (unicode, sound) = idna::domain_to_unicode(&small);
    sound.is_ok() && if small.is_ascii() { ascii.is_ok_and(|ascii| ascii == small) } else { unicode == small }
}

/// What stands before the @ is case-folded and no more when mailboxes are compared; it may not look like ASCII and be none.
fn is_own_local(local: &str) -> bool {
    let strange = |letter: &char| !letter.is_ascii();
    local.chars().filter(strange).all(|letter| {
        let (mapped, _) = idna::domain_to_unicode(&letter.to_string());
        !mapped.is_ascii()
    })
}

/// Signs that show nothing, or turn the direction of writing: zero-width and soft hyphens, marks, tags, selectors.
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// A text as it may be shown: without the signs that steer a terminal (line breaks and tabs aside), that turn the direction
/// of what follows, or that show nothing and could hide something (Unicode Technical Report 36 section 3.1). Joiners stay:
/// some languages are spelt with them.
///
/// ```
/// assert_eq!(judge::envelope::printable("a\u{202e}b\u{7}c\n\u{200b}\u{feff}\u{e0041}d\u{200d}"), "abc\nd\u{200d}");
/// ```
pub fn printable(text: &str) -> String {
    text.chars().filter(|letter| !is_unseen(*letter)).collect()
}

/// Whether a text holds nothing that [`printable`] takes away.
pub fn is_printable(text: &str) -> bool {
    // Signs are looked at many at a time where none of them ends the search.
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~' | b'\n' | b'\t') || !byte.is_ascii();
    let plain = text.as_bytes().chunks(64).all(|part| part.iter().fold(true, |plain, byte| plain & is_plain(*byte)));
    plain && foreign(text).all(|letter| !is_unseen(letter))
}

/// The letters of a text that are not ASCII's.
fn foreign(text: &str) -> impl Iterator<Item = char> + '_ {
    let begun = text.bytes().enumerate().filter(|(_, byte)| *byte >= 0xc0);
    begun.filter_map(|(at, _)| text[at..].chars().next())
}

fn is_unseen(letter: char) -> bool {
    // Most letters are seen: nothing more is asked of them.
    !letter.is_ascii_graphic()
        && (letter.is_control() && !matches!(letter, '\n' | '\t')
            || is_mark(letter) && !matches!(letter, '\u{200c}' | '\u{200d}'))
}

/// The domain that an organisation has registered, by the public suffix list: of `mail.anna.co.uk` it is `anna.co.uk`, and
/// `co.uk` has none. Domains are in the DNS's form.
pub fn organisation(domain: &str) -> Option<String> {
    let domain = domain.trim_end_matches('.');
    // The list holds names in their own script.
    let (unicode, _) = idna::domain_to_unicode(domain);
    let labels = |found: &str| found.split('.').count();
    let count = [domain, unicode.as_str()].into_iter().map(|name| psl::domain_str(name).map(labels));
    // Where the two spellings differ, the longer one is the careful answer; a suffix in either has no owner.
    let most = count.collect::<Option<Vec<usize>>>()?.into_iter().max()?;
    let all: Vec<&str> = domain.split('.').collect();
    all.get(all.len().checked_sub(most)?..).map(|labels| labels.join("."))
}

/// Whether a domain speaks for another one: it is the same, or above it within one organisation.
///
/// ```
/// use judge::envelope::speaks_for;
///
/// assert!(speaks_for("anna.co.uk", "mail.anna.co.uk") && speaks_for("anna.example", "anna.example"));
/// assert!(!speaks_for("co.uk", "anna.co.uk") && !speaks_for("github.io", "anna.github.io") && !speaks_for("", ""));
/// assert!(!speaks_for("mail.anna.example", "anna.example") && !speaks_for("a.example", "ba.example"));
/// ```
pub fn speaks_for(domain: &str, other: &str) -> bool {
    let ascii = |name: &str| idna::domain_to_ascii(name).unwrap_or_else(|_| name.to_lowercase());
    let (domain, other) = (ascii(domain.trim_end_matches('.')), ascii(other.trim_end_matches('.')));
    let above = || other.ends_with(&format!(".{domain}")) && organisation(&domain) == organisation(&other);
    !domain.is_empty() && (domain == other || organisation(&domain).is_some() && above())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_suffix_speaks_for_nobody_below_it_in_any_script() {
        assert_eq!(organisation("a.b.anna.example").as_deref(), Some("anna.example"));
        assert_eq!(organisation("xn--55qx5d.cn"), None, "公司.cn is a public suffix");
        assert_eq!(organisation("anna.xn--55qx5d.cn").as_deref(), Some("anna.xn--55qx5d.cn"));
        assert_eq!(organisation("example"), None);
        assert!(!speaks_for("example", "anna.example") && !speaks_for("com", "gmail.com"));
        assert!(!speaks_for("公司.cn", "anna.公司.cn") && speaks_for("anna.公司.cn", "mail.anna.xn--55qx5d.cn"));
        assert!(speaks_for("ANNA.example.", "anna.example"));
    }

    #[test]
    fn an_address_that_only_looks_like_another_is_told() {
        let signs = ["\u{200d}", "\u{2060}", "\u{feff}", "\u{e0041}", "\u{202e}", "\u{34f}", "\u{fe0f}"];
        for sign in signs {
            assert!(!is_own_form(&format!("anna@an{sign}na.example")), "{sign:?}");
        }
        for odd in [
            "a@b\u{1d41a}nk.example",
            "a@x\u{3002}example",
            "a@\u{24d0}.example",
            "a@\u{17f}.example",
            "\u{ff41}@x.example",
        ] {
            assert!(!is_own_form(odd), "{odd:?}");
        }
        for own in ["a@[192.0.2.1]", "анна@пошта.рф", "jörg@münchen.example", "a_b@x_y.example", "o'neil@x.example"]
        {
            assert!(is_own_form(own), "{own}");
        }
    }
}
