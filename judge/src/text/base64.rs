//! Base64 as it really comes: with missing padding, blanks, and plain text that a list server put below it.

/// Decodes the leading lines that are pure base64; what follows them is left out (RFC 2045 section 6.8).
pub(super) fn decode(text: &[u8]) -> Vec<u8> {
    let pure =
        |line: &&[u8]| line.iter().all(|byte| value(*byte).is_some() || matches!(byte, b'=' | b'\r' | b' ' | b'\t'));
    let lines = text.split(|byte| *byte == b'\n').take_while(pure).flatten();
    let digits = lines.take_while(|byte| **byte != b'=').filter_map(|byte| value(*byte));
    let (mut out, mut bits, mut count) = (Vec::new(), 0u32, 0);
    for digit in digits {
        bits = bits << 6 | u32::from(digit);
        count += 6;
        if count >= 8 {
            count -= 8;
            out.push((bits >> count & 0xff) as u8);
        }
    }
    out
}

fn value(byte: u8) -> Option<u8> {
    match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn padding_and_footers_do_no_harm() {
        assert_eq!(super::decode(b"SEVMUA==\r\n"), b"HELP");
        assert_eq!(super::decode(b"SEVM\r\nUA\r\n\r\n-- list footer, added later --\r\n"), b"HELP");
    }
}
