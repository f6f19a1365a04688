//! What a judge never says, however much it is asked to tell: real servers, all levels of the log, both of its formats.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;

use data_encoding::{BASE32_NOPAD, BASE64, BASE64URL_NOPAD, HEXLOWER};

use super::support::ports::free_port;
use super::support::world::World;
use super::{check, with_tokens};

/// What must be nowhere: words that nothing else holds, each of them in what is secret for another reason.
const SECRETS: [(&str, &str); 9] = [
    ("the token of the judge's mailbox", "quixotic-token-4711"),
    ("a refused token", "threadbare-token-0815"),
    ("the master's password", "zebra-crossing"),
    ("a player's password", "heron-lagoon"),
    ("a wrong password", "wrong-horse-battery"),
    ("press", "marmalade at noon"),
    ("a diary", "grudge against bert"),
    ("an order", "A Hil-Cape"),
    ("an order's answer", "Army Hill -> Cape"),
];

/// A secret in the shapes in which programs write bytes down.
fn shapes(secret: &[u8]) -> Vec<String> {
    let hex = HEXLOWER.encode(secret);
    let each =
        |by: &str, lead: &str| secret.iter().map(|byte| format!("{lead}{byte:02x}")).collect::<Vec<_>>().join(by);
    let mut shapes = vec![
        hex.clone(),
        hex.to_uppercase(),
        each("", "%"),
        each("", "="),
        each("", "\\x"),
        format!("{secret:?}").trim_matches(['[', ']']).to_owned(),
        secret.iter().map(|byte| format!("0x{byte:02x}")).collect::<Vec<_>>().join(", "),
        BASE32_NOPAD.encode(secret),
        BASE32_NOPAD.encode(secret).to_lowercase(),
    ];
    // Base64 of a longer text that holds it, wherever it begins there: all letters but those that neighbours share.
    for lead in 0..3 {
        let padded = [&vec![b'x'; lead][..], secret].concat();
        for encoded in [BASE64.encode(&padded), BASE64URL_NOPAD.encode(&padded)] {
            let whole = &encoded[(lead * 8).div_ceil(6)..encoded.trim_end_matches('=').len() - 1];
            shapes.push(whole.to_owned());
        }
    }
    if let Ok(text) = std::str::from_utf8(secret) {
        let escaped: String = text
            .chars()
            .map(|sign| {
                if sign.is_ascii_alphanumeric() || "-._".contains(sign) {
                    sign.to_string()
                } else {
                    format!("%{:02X}", u32::from(sign))
                }
            })
            .collect();
        shapes.extend([
            text.to_owned(),
            text.replace(' ', "+"),
            text.replace(' ', "_"),
            text.replace(' ', "=20"),
            escaped,
        ]);
    }
    shapes
}

fn is_silent(said: &str, about: &str, secrets: &[(String, Vec<u8>)]) {
    assert!(!said.is_empty(), "{about} says nothing at all");
    let lower = said.to_lowercase();
    for (what, secret) in secrets {
        for shape in shapes(secret).into_iter().filter(|shape| shape.len() > 5) {
            let found = said.find(&shape).or_else(|| lower.find(&shape.to_lowercase()));
            let around =
                found.map(|at| said.get(at.saturating_sub(200)..(at + 200).min(said.len())).unwrap_or_default());
            assert!(found.is_none(), "{what} ({shape}) is in {about}: ...{}...", around.unwrap_or_default());
        }
    }
}

fn metrics(port: u16) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}

/// A game of two from REGISTER to a turn that was played, with press, a diary and slips.
fn play(world: &mut World) {
    for user in ["austria", "england"] {
        world.register(user);
        world.expect(user, &[&format!("Welcome, {user} player.")]);
    }
    world.mail("austria", "CREATE ?lake zebra-crossing strait delay=0");
    world.say_yes("austria", "CREATE ?lake");
    world.expect("austria", &["Game lake"]);
    for (user, preference) in [("austria", "N"), ("england", "S")] {
        world.mail(user, &format!("SIGNON ?lake heron-lagoon\nSET PREFERENCE {preference}"));
        world.say_yes(user, "SIGNON ?lake");
    }
    let letter = world.expect("austria", &["Starting position for Spring of 1801"]);
    let talk = "PRESS TO S\nmarmalade at noon\nENDPRESS\nDIARY\ngrudge against bert\nENDPRESS\nA Hlil-Caqe";
    world.reply("austria", &letter, &format!("F Har-Bro\nA Hil-Cape\nA Fell-Mouth\n{talk}"));
    world.expect("england", &["marmalade at noon"]);
    world.mail("england", "SIGNON Slake wrong-horse-battery\nA Dow-Can");
    world.expect("england", &["not the password"]);
    world.mail("england", "SIGNON Slake heron-lagoon\nF Qua-Nar; A Lea-Qua; A Dow-Can");
    world.mail("austria", "SIGNON Mlake zebra-crossing\nPROCESS");
    world.expect("england", &["North: Army Hill -> Cape."]);
}

/// The keys in their file, as they are kept there and as bytes; the halves that everybody may know stand beside them.
fn keys(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let text = std::fs::read_to_string(folder.join("chancery.key")).unwrap();
    let read = |word: &str| BASE32_NOPAD.decode(word.to_uppercase().as_bytes()).ok().filter(|bytes| bytes.len() == 32);
    let found: Vec<_> =
        text.split_whitespace().filter_map(|word| Some((word.as_bytes().to_vec(), read(word)?))).collect();
    assert!(!found.is_empty(), "no key stands in the file");
    let named = |(word, bytes)| [("the key, as it is kept".to_owned(), word), ("the key's bytes".to_owned(), bytes)];
    found.into_iter().flat_map(named).collect()
}

/// All that only its reader may know, found in the letters of a game that was played.
fn secrets(world: &World, keys: Vec<(String, Vec<u8>)>) -> Vec<(String, Vec<u8>)> {
    let mut secrets: Vec<(String, Vec<u8>)> =
        SECRETS.iter().map(|(what, word)| ((*what).to_owned(), word.as_bytes().to_vec())).collect();
    let mut seals = 0;
    for user in ["austria", "england"] {
        for letter in world.servers.mailbox(user) {
            let unfolded = letter.replace("\r\n", "\n").replace("\n ", " ").replace("=\n", "");
            for part in unfolded.split("judge+").skip(1) {
                let tag = part.split('@').next().unwrap();
                let seal = tag.rsplit('.').next().unwrap();
                assert!(seal.len() > 10, "{tag}");
                secrets.push((format!("a seal of {user}"), seal.as_bytes().to_vec()));
                seals += 1;
            }
            let words = unfolded.split("| YES ").skip(1).filter_map(|rest| rest.split_whitespace().next());
            secrets.extend(words.map(|word| (format!("a yes of {user}"), word.as_bytes().to_vec())));
        }
    }
    assert!(seals > 5, "{seals} seals");
    secrets.extend(keys);
    secrets.sort();
    secrets.dedup();
    secrets
}

#[test]
fn no_log_and_no_number_holds_a_secret_or_what_a_mail_says() {
    for format in ["text", "json"] {
        let folder = tempfile::tempdir().unwrap();
        let servers = with_tokens(folder.path(), "quixotic-token-4711", "permit");
        let (root, port) = (servers.is_root(), free_port());
        std::fs::write(folder.path().join("token"), "quixotic-token-4711\n").unwrap();
        let mut world = World::at(servers, format == "json", |text| {
            let password = format!("password-file = \"{}/password\"\n", folder.path().display());
            let text = text.replace(&password, "token-file = \"token\"\n");
            let with_token = "user = \"judge@example.test\"\ntoken-file = \"token\"\n";
            let text = if root { text.replace("user = \"\"\n", with_token) } else { text };
            format!("{text}[health]\nlisten = \"127.0.0.1:{port}\"\n")
        });
        world.open_with(&[("CHANCERY_LOG", "trace"), ("CHANCERY_LOG_FORMAT", format)]);
        play(&mut world);
        let mut known = keys(folder.path());
        // What only the operator may: capabilities revoked, keys rotated.
        assert!(world.says("game lake revoke").1 && world.says("key rotate").1 && world.says("key forget").1);
        known.extend(keys(folder.path()));
        let secrets = secrets(&world, known);
        assert_eq!(
            secrets.iter().filter(|(what, _)| what == "the key's bytes").count(),
            2,
            "the former and the new one"
        );
        is_silent(&metrics(port), "the numbers", &secrets);
        let lists = ["game", "queue", "key", "player"].map(|subcommand| world.says(subcommand).0).concat();
        is_silent(&lists, "what subcommands list", &secrets);
        assert_eq!(world.daemon.stop(), 0);
        let log = world.log();
        for words in ["mail done", "letter sent", "operator's act answered", "the judge is closed"] {
            assert!(log.contains(words), "{words} is not in {log}");
        }
        is_silent(&log, &format!("the log as {format}"), &secrets);
        // A log-in that fails is told with the server's words, and not with ours.
        std::fs::write(folder.path().join("token"), "threadbare-token-0815\n").unwrap();
        let told = check(&folder.path().join("chancery.toml"), &[]);
        assert!(told.contains("!!  mailbox: "), "{told}");
        is_silent(&told, "check", &secrets);
    }
}

#[test]
fn the_search_finds_a_secret_in_every_shape() {
    let secret = [("a secret".to_owned(), b"heron-lagoon".to_vec())];
    for said in [
        "SIGNON Slake heron-lagoon",
        "HERON-LAGOON",
        "user=x\\x01auth=heron-lagoon",
        &BASE64.encode(b"\0judge\0heron-lagoon and more"),
        &BASE64.encode(b"x\0judge\0heron-lagoon"),
        &BASE64.encode(b"xy\0judge\0heron-lagoon!"),
        &HEXLOWER.encode(b"..heron-lagoon.."),
        &format!("{:?}", b"a heron-lagoon"),
        &BASE32_NOPAD.encode(b"heron-lagoon"),
    ] {
        let found = std::panic::catch_unwind(|| is_silent(said, "a text", &secret));
        assert!(found.is_err(), "{said}");
    }
    is_silent("a heron in a lagoon", "a text", &secret);
}
