//! Disguises that words of capabilities may come in, and words that only look like them.

use super::*;
use crate::capability::Capability;

fn keys() -> Keys {
    Keys::from_bytes([7; 32])
}

fn tag() -> String {
    let (form, game, seat) = ("Q7ZK2A".into(), "balkan".into(), "FRANCE".into());
    Capability::Orders { form, game, seat, generation: 0, label: "S1901M".into() }.tag(&keys())
}

fn of_64(text: &str) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits = |three: &[u8]| {
        let bits = three.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        (0..=three.len()).map(|at| char::from(DIGITS[(bits >> (18 - 6 * at) & 63) as usize])).collect::<String>()
    };
    text.as_bytes().chunks(3).map(digits).collect()
}

fn folded_lines(text: &str) -> String {
    text.as_bytes().chunks(60).map(|line| String::from_utf8_lossy(line).into_owned()).collect::<Vec<_>>().join("\n> ")
}

/// How programs and people have written one, and what must be left of it.
fn disguises(tag: &str) -> Vec<String> {
    let (head, seal) = tag.rsplit_once('.').unwrap();
    let wide: String = seal.chars().map(|letter| char::from_u32(letter as u32 + 0xFEE0).unwrap()).collect();
    let spelt = |between: &str| seal.chars().map(|letter| format!("{letter}{between}")).collect::<String>();
    let percent: String = tag.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let entities: String = tag.bytes().map(|byte| format!("&#{byte};")).collect();
    vec![
        format!("judge+{tag}@chancery.example"),
        format!("JUDGE+{}@CHANCERY.EXAMPLE", tag.to_uppercase()),
        format!("mailto:judge%2B{tag}%40chancery.example"),
        format!("http://x.example/?to=judge%252B{}", tag.replace('.', "%252E")),
        format!("_{tag}_"),
        format!("{}[.]{seal}", head.replace('.', "[.]")),
        format!("{} dot {seal}", head.replace('.', " (dot) ")),
        format!("{head}.\u{200b}{seal}"),
        format!("{head}.\n{seal}"),
        format!("{head}.{}\n> {}", &seal[..9], &seal[9..]),
        format!("{head}.{}=\n{}", &seal[..9], &seal[9..]),
        format!("{head}.{}<br />{}", &seal[..9], &seal[9..]),
        format!("{head}.{}", spelt("\u{ad}")),
        format!("{head}.{}", spelt("\u{e0041}")),
        format!("the word is {}", spelt(" ")),
        format!("the word is {}", spelt("-")),
        format!("{head}.{wide}"),
        format!("{head}。{}", seal.replace("a", "а").replace("e", "е").replace("o", "ο")),
        format!("=?utf-8?q?{head}=2E{}?=\n =?UTF-8?Q?{}?=", &seal[..9], &seal[9..]),
        tag.bytes().map(|byte| format!("&#{byte:09};")).collect(),
        tag.bytes().map(|byte| format!("&#x{byte:x}")).collect::<Vec<_>>().join(" "),
        tag.bytes().map(|byte| format!("\\u{byte:04x}")).collect(),
        tag.bytes().map(|byte| format!("\\x{byte:02X}")).collect(),
        format!("+{}-", of_64(&tag.chars().flat_map(|letter| ['\0', letter]).collect::<String>())),
        percent,
        entities,
        seal.to_owned(),
        of_64(tag),
        of_64(&format!("write to judge+{tag}@chancery.example, and soon")),
        format!("x{}", of_64(&format!("ab{tag}"))),
        of_64(&format!("the judge says {tag}")).replace('+', "-").replace('/', "_"),
        of_64(&of_64(tag)),
        folded_lines(&of_64(&format!("{}{tag}", "Peace, I say. ".repeat(9)))),
    ]
}

#[test]
fn a_seal_goes_in_every_disguise() {
    let tag = tag();
    for text in disguises(&tag) {
        let clean = redact(&format!("My Reply-To: {text} and so on."), &keys());
        assert!(clean.contains(BLOT) && clean.starts_with("My Reply-To: "), "{text}\n{clean}");
        assert!(clean.ends_with(" and so on."), "{text}\n{clean}");
        assert_eq!(clean, redact(&clean, &keys()), "{text}");
        // What is left shows less than half of it.
        let left = as_text(Folded::of(&clean).letters()).to_owned();
        let seal = tag.rsplit('.').next().unwrap();
        assert!(seal.as_bytes().windows(10).all(|part| !left.contains(std::str::from_utf8(part).unwrap())), "{left}");
    }
}

#[test]
fn the_shape_goes_where_the_key_does_not_know_it_and_words_stay() {
    let other = tag().replace(|digit: char| digit.is_ascii_digit(), "a");
    let seal = other.rsplit('.').next().unwrap().to_owned();
    for text in [other.clone(), other.to_uppercase(), other.replace('.', "[.]"), other.replace('.', ".\u{200b}")] {
        assert!(!redact(&text, &keys()).to_lowercase().contains(&seal), "{text}");
    }
    for words in [
        "I. e. Rindfleischetikettierungsgesetz",
        "A Par-Bur\nF Bre-MAO\n> quoted, and 100% sure &c. <b>x</b>",
        "Дорогой Иван. Я. иду в Галицию. Ваша Анна",
        "f3b1c2d4e5f60718293a4b5c6d7e8f90f3b1c2d4e5f60718293a4b5c6d7e8f90",
        "https://x.example/%D0%B0%D0%B1?a=b&c=d",
    ] {
        assert_eq!(redact(words, &keys()), words);
    }
}

#[test]
fn below_a_layer_a_letter_of_another_alphabet_may_be_an_x() {
    let tag = |id| Capability::Confirm { id, address: "anna@x.example".into() }.tag(&keys());
    let seal = (0..).find_map(|id| tag(id).rsplit('.').next().filter(|seal| seal.contains('x')).map(str::to_owned));
    let foreign = seal.unwrap().replace('x', "中");
    assert_eq!(redact(&foreign, &keys()), foreign);
    assert_eq!(redact(&format!("<b>Peace</b> {foreign}"), &keys()), format!("<b>Peace</b> {BLOT}"));
}
