//! What people call a password, on the line that tells it to a command.

/// What people call a password.
pub(super) const PASSWORD: [&str; 16] = [
    "password",
    "passwort",
    "passwd",
    "pwd",
    "passphrase",
    "passcode",
    "kennwort",
    "pw",
    "пароль",
    "паролем",
    "парола",
    "паролата",
    "密碼",
    "密码",
    "口令",
    "通行碼",
];

/// What stands before what a password is called: `SIGNON ?balkan with password harbour`.
const BEFORE: [&str; 12] = ["with", "using", "by", "and", "the", "my", "mit", "und", "с", "со", "под", "и"];

/// The words of a line from the password on, where what it is called stands before it: `SIGNON ?balkan password: harbour`. Where options may
/// follow a password that is called so, as in `CREATE ?balkan password players=5`, a colon has to say that it is none.
pub(super) fn behind_its_name<'a, 'w>(words: &'a [&'w str], options: bool) -> &'a [&'w str] {
    let fills = words.len() > 2 && BEFORE.contains(&words[0].to_lowercase().as_str());
    let Some((name, rest)) = words[usize::from(fills)..].split_first().filter(|(name, _)| is_name(name)) else {
        return words;
    };
    let (marked, rest) = match rest {
        [":" | "=" | "is", rest @ ..] if !rest.is_empty() => (true, rest),
        _ => (name.ends_with([':', '=', '：']), rest),
    };
    if rest.is_empty() || options && !marked { words } else { rest }
}

/// The password in one word with what it is called: `password=harbour`.
pub(super) fn named_in(word: &str) -> &str {
    let (name, tail) = word.split_once([':', '=', '：']).unwrap_or(("", ""));
    if is_name(name) && !tail.is_empty() { tail } else { word }
}

/// Whether a word is what people call a password, without a slip.
fn is_name(word: &str) -> bool {
    PASSWORD.contains(&word.trim_end_matches([':', '=', '：']).to_lowercase().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_stands_behind_what_it_is_called() {
        let behind = |line: &str, options| {
            let words: Vec<&str> = line.split(' ').collect();
            behind_its_name(&words, options).iter().map(|word| named_in(word)).collect::<Vec<_>>().join(" ")
        };
        for line in [
            "harbour",
            "password harbour",
            "Password: harbour",
            "password=harbour",
            "password : harbour",
            "pw is harbour",
            "with password harbour",
            "с паролем harbour",
            "парола: harbour",
            "密碼：harbour",
        ] {
            assert_eq!(behind(line, false), "harbour", "{line}");
        }
        for (line, read) in [
            ("password", "password"),
            ("password: harbour players=5", "harbour players=5"),
            ("password players=5", "password players=5"),
            ("password empires", "password empires"),
            ("harbour password", "harbour password"),
            ("with", "with"),
            ("word:harbour", "word:harbour"),
        ] {
            assert_eq!(behind(line, true), read, "{line}");
        }
    }
}
