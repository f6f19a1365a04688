//! Transfer encodings and charsets undone, leniently where senders are careless, never by a guess that could change an order.

use charset::Charset;

/// A part that cannot be decoded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Undecodable {
    /// An encoding that nobody reads (RFC 2045 section 6.4).
    Encoding(String),
    /// A charset that is refused by name (the WHATWG "replacement" encodings).
    Charset(String),
}

/// Undoes a Content-Transfer-Encoding.
pub(super) fn transfer(body: &[u8], encoding: &str) -> Result<Vec<u8>, Undecodable> {
    match encoding {
        "" | "7bit" | "8bit" | "binary" => Ok(body.to_vec()),
        none if is_none(none) => Ok(body.to_vec()),
        "base64" if is_no_base64(body) => Ok(body.to_vec()),
        "base64" => Ok(base64(body)),
        "quoted-printable" => Ok(quoted_printable(body)),
        other => Err(Undecodable::Encoding(other.chars().take(40).collect())),
    }
}

/// Whether a name that is none of an encoding's says that there is none: `8bits`, `7-bit`, `"8bit"`, a charset's, as programs write it that
/// were not written for mail.
fn is_none(name: &str) -> bool {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    ["7bit", "8bit", "16bit", "binary", "none", "identity", "text", "plain", "utf8", "usascii", "ascii"]
        .iter()
        .any(|none| plain.strip_suffix('s').unwrap_or(&plain) == *none)
}

/// Quoted-printable as it really comes: lower-case digits, stray `=`, blanks at line ends (RFC 2045 section 6.7).
fn quoted_printable(body: &[u8]) -> Vec<u8> {
    quoted_printable::decode(body, quoted_printable::ParseMode::Robust).unwrap_or_else(|_| body.to_vec())
}

/// Whether a text says that it is base64 and is none: a program wrote the field and forgot the rest. Words stand in its first
/// line, with signs or blanks between them, and what they would say else is no text.
fn is_no_base64(body: &[u8]) -> bool {
    let mut lines = body.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii).filter(|line| !line.is_empty());
    let Some(first) = lines.next() else { return false };
    !is_coded(first) || first.contains(&b' ') && !is_text(&base64(first))
}

/// Whether a line is base64: of its signs alone, or a long one without blanks that holds few others.
fn is_coded(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    let others = line.iter().filter(|byte| value(**byte).is_none() && !matches!(byte, b'=' | b' ' | b'\t')).count();
    let is_damaged = || line.len() >= 20 && others * 5 < line.len() && !line.iter().any(u8::is_ascii_whitespace);
    others == 0 || is_damaged()
}

fn is_text(bytes: &[u8]) -> bool {
    let is_odd = |letter: char| letter.is_control() && !letter.is_ascii_whitespace();
    std::str::from_utf8(bytes).is_ok_and(|text| !text.contains(is_odd))
}

/// Base64 as it really comes: with missing padding, blanks, signs that do not belong there, lines that were encoded one by one,
/// and plain text that a list server put below it.
///
/// The leading lines that are base64 count, and what they hold besides is passed over; what follows them is left out (RFC 2045
/// section 6.8).
fn base64(text: &[u8]) -> Vec<u8> {
    let (mut out, mut digits, mut is_over) = (Vec::new(), Vec::new(), false);
    for line in text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii).take_while(|line| is_coded(line)) {
        let own: Vec<u32> = line.iter().take_while(|byte| **byte != b'=').filter_map(|byte| value(*byte)).collect();
        let goes_on = || line.len().is_multiple_of(4) && !line.contains(&b' ') && is_text(&bytes(&own));
        if is_over && (line.is_empty() || !goes_on()) {
            break;
        }
        digits.extend(own);
        if line.contains(&b'=') {
            out.extend(bytes(&digits));
            digits.clear();
            is_over = true;
        }
    }
    out.extend(bytes(&digits));
    out
}

fn bytes(digits: &[u32]) -> Vec<u8> {
    let (mut out, mut bits, mut count) = (Vec::new(), 0u32, 0);
    for digit in digits {
        bits = bits << 6 | digit;
        count += 6;
        if count >= 8 {
            count -= 8;
            out.push((bits >> count & 0xff) as u8);
        }
    }
    out
}

fn value(byte: u8) -> Option<u32> {
    let value = match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    };
    Some(value.into())
}

/// Labels that say nothing.
const EMPTY_LABELS: [&str; 7] = ["", "us-ascii", "ascii", "unknown-8bit", "x-unknown", "unknown", "default"];
/// How the names of charsets begin that have a byte a letter: programs put them on whatever they send, and no words in them read
/// as UTF-8.
const ONE_BYTE: [&str; 7] = ["windows-", "iso-8859-", "koi8-", "ibm866", "macintosh", "x-mac-", "latin"];

/// Turns bytes into text by their label. UTF-8 wins over a label that says nothing or is put on everything; what is no
/// letter in the charset stays U+FFFD, so that the line that holds it can be refused.
pub(super) fn text(bytes: &[u8], label: &str) -> Result<String, Undecodable> {
    let label = label.trim().trim_matches(['"', '\'']).to_ascii_lowercase();
    if let Some((charset, length)) = Charset::for_bom(bytes) {
        return Ok(charset.decode_without_bom_handling(&bytes[length..]).0.into_owned());
    }
    let label = if Charset::for_label(label.as_bytes()).is_some() { label } else { known_as(&label).unwrap_or(label) };
    let says_nothing = EMPTY_LABELS.contains(&label.as_str());
    let known =
        Charset::for_label(label.as_bytes()).map_or(String::new(), |charset| charset.name().to_ascii_lowercase());
    if (says_nothing || ONE_BYTE.iter().any(|name| known.starts_with(name)))
        && !bytes.contains(&0x1b)
        && let Ok(text) = std::str::from_utf8(bytes)
    {
        return Ok(text.to_owned());
    }
    let label = match label.as_str() {
        // ISO-2022-JP shows itself by its escapes (RFC 1468).
        _ if says_nothing && bytes.windows(2).any(|pair| pair == b"\x1b$") => "iso-2022-jp",
        "utf-16" if is_big_endian(bytes) => "utf-16be",
        _ if says_nothing => "windows-1252",
        label => label,
    };
    match Charset::for_label(label.as_bytes()) {
        Some(charset) if charset.name() == "replacement" => Err(Undecodable::Charset(label.to_owned())),
        Some(charset) => Ok(charset.decode_without_bom_handling(bytes).0.into_owned()),
        None => match std::str::from_utf8(bytes) {
            Ok(text) => Ok(text.to_owned()),
            Err(_) => Ok(charset::decode_latin1(bytes).into_owned()),
        },
    }
}

/// The usual name of a charset that a program calls `win-1251`, `cp-1251`, `koi8r` or `cp936`; nothing: it is another one.
fn known_as(label: &str) -> Option<String> {
    let plain: String = label.trim_start_matches("x-").chars().filter(char::is_ascii_alphanumeric).collect();
    let page =
        ["windows", "win", "cp", "ms", "ansi", "codepage", "ibm"].iter().find_map(|word| plain.strip_prefix(word));
    let name = match page.unwrap_or(&plain) {
        "koi8r" => "koi8-r",
        "koi8u" => "koi8-u",
        "932" => "shift_jis",
        "936" => "gbk",
        "949" => "euc-kr",
        "950" => "big5",
        "866" => "ibm866",
        "65001" => "utf-8",
        page if page.starts_with("125") || page == "874" => return Some(format!("windows-{page}")),
        _ => return None,
    };
    Some(name.to_owned())
}

/// UTF-16 without a byte order mark: commands are ASCII, so the empty halves tell (RFC 2781 section 4.3).
fn is_big_endian(bytes: &[u8]) -> bool {
    let empty = |half: usize| bytes.iter().skip(half).step_by(2).filter(|byte| **byte == 0).count();
    empty(0) > empty(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn padding_and_footers_do_no_harm() {
        assert_eq!(base64(b"SEVMUA==\r\n"), b"HELP");
        assert_eq!(base64(b"SEVM\r\nUA\r\n\r\n-- list footer, added later --\r\n"), b"HELP");
        for words in ["A Par-Bur\r\nF Bre-MAO", "Army Paris holds", "Hello,\n", "\r\n A Par H"] {
            assert_eq!(transfer(words.as_bytes(), "base64").unwrap(), words.as_bytes(), "{words}");
        }
        for coded in ["SEVMUA==\r\n", "SEVM UA==", "SEVMUA", "SEVMUA==\n-- list\n", " SEVM\n UA==\n"] {
            assert_eq!(transfer(coded.as_bytes(), "base64").unwrap(), b"HELP", "{coded}");
        }
        let orders = b"A Par-Bur\nF Bre-MAO\nA Mar-Spa\n";
        for damaged in [
            "QSBQYXItQnVyCkYgQnJl!!LU1BTwpB\nIE1hci1T\ncGEK\n",
            "QSBQYXItQnVyCg==\nRiBCcmUtTUFPCg==\nQSBNYXItU3BhCg==\nfoot\n",
        ] {
            assert_eq!(transfer(damaged.as_bytes(), "base64").unwrap(), orders, "{damaged}");
        }
    }

    #[test]
    fn charsets_are_read_by_label_and_utf8_wins_over_a_careless_one() {
        let read = |bytes: &[u8], label: &str| text(bytes, label).unwrap();
        assert_eq!(read("A Vie – Gal".as_bytes(), ""), "A Vie – Gal");
        assert_eq!(read("A Vie – Gal".as_bytes(), "ISO-8859-1"), "A Vie – Gal");
        assert_eq!(read(b"A Vie \x96 Gal", "iso-8859-1"), "A Vie – Gal");
        assert_eq!(read("А Пар - Бур".as_bytes(), "koi8-r"), "А Пар - Бур");
        assert_eq!(read("А Пар - Бур".as_bytes(), "iso-8859-5"), "А Пар - Бур");
        assert_eq!(read(b"\xe0 \xd0\xc1\xd2", "koi8-r"), "Ю пар");
        assert_eq!(read(b"A M\xfcn", "x-nobody-knows"), "A Mün");
        for label in ["win-1251", "win1251", "cp-1251", "CP 1251", "x-cp-1251", "windows1251"] {
            assert_eq!(read(b"\xc0 \xcf\xe0\xf0", label), "А Пар", "{label}");
        }
        assert_eq!(read(b"\xe1 \xf0\xc1\xd2", "koi8r"), "А Пар");
        assert_eq!(read(b"\xb5\xc7\xc8\xeb", "cp936"), "登入");
        assert_eq!(read(b"A M\xfcn", "1259"), "A Mün");
        for none in ["8bits", "7-bit", "\"8bit\"", "utf-8", "none", "16bit"] {
            assert_eq!(transfer(b"A Par H", none), Ok(b"A Par H".to_vec()), "{none}");
        }
        assert_eq!(read(b"A M\xfcn", "utf-8"), "A M\u{fffd}n");
        assert_eq!(read(b"\0H\0I", "utf-16"), "HI");
        assert_eq!(read(b"H\0I\0", "utf-16"), "HI");
        assert_eq!(read(b"\xff\xfeH\0I\0", "utf-8"), "HI");
        assert_eq!(read(b"\x1b$B%Q%j\x1b(B", ""), "パリ");
        assert_eq!(read(b"A Par +IBM- Bur", "utf-7"), "A Par – Bur");
        assert_eq!(text(b"x", "hz-gb-2312"), Err(Undecodable::Charset("hz-gb-2312".into())));
        assert_eq!(transfer(b"x", "x-uuencode"), Err(Undecodable::Encoding("x-uuencode".into())));
    }
}
