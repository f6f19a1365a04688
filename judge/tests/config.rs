//! The configuration: every mistake in one run, with its line, in plain words, and no secret repeated.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeSet;
use std::path::Path;

use judge::config::{Config, ConfigError, Mistake};
use support::ports::free_port;

fn told(text: &str) -> String {
    Config::parse(text, Path::new("x.toml")).map_or_else(|error| error.to_string(), |_| String::new())
}

fn mistakes(text: &str) -> Vec<Mistake> {
    match Config::parse(text, Path::new("x.toml")) {
        Err(ConfigError::Wrong { mistakes, .. }) => mistakes,
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_mistakes_are_told_in_one_run_each_with_its_line() {
    let text = "[judge]\naddress = \"nobody\"\ncode = \"\"\n\n[mailbox]\nkind = \"pop3\"\nprot = 993\nport = \"993\"\npoll = \"60\"\n\
                largest = 0\nidle = \"yes\"\n[post]\nport = 99999\n[games]\nhour = \"25:00\"\ngrace = \"12\"\n\
                [games.lengths]\n\"classic.movement\" = \"soon\"\n[limits]\nlines = 0\n[maibox]\nhost = \"x\"\n";
    let lines: Vec<usize> = mistakes(text).iter().map(|mistake| mistake.line.unwrap()).collect();
    assert_eq!(lines, [2, 3, 6, 7, 8, 9, 10, 11, 13, 15, 16, 18, 20, 22], "{}", told(text));
    for words in [
        "x.toml, line 2: `judge.address` is no mail address",
        "`mailbox.kind` is one of \"imap\", \"maildir\", \"none\"",
        "no key of [mailbox] is called `prot`; did you mean `port`?",
        "`mailbox.port` is a whole number from 1 to 65535, without quotes",
        "`60` has no unit; write 60s, 60m, 60h or 60d",
        "`mailbox.largest` must be at least",
        "`mailbox.idle` is true or false, without quotes",
        "`post.port` is a whole number from 1 to 65535",
        "`games.hour` is no time of day",
        "`12` has no unit",
        "`soon` is no length of time",
        "`limits.lines` must be more than 0",
        "no section is called [maibox]; did you mean `mailbox`?",
    ] {
        assert!(told(text).contains(words), "{words} is not in:\n{}", told(text));
    }
    for jargon in ["expected", "invalid", "u16", "unknown field", "variant", "usize"] {
        assert!(!told(text).contains(jargon), "{jargon} is in:\n{}", told(text));
    }
}

#[test]
fn what_a_key_holds_is_said_in_plain_words() {
    for (text, words) in [
        ("[[mailbox]]\nport = 1\n", "[mailbox] is one section"),
        ("mailbox = 3\n", "[mailbox] is one section"),
        ("[games]\nlengths = 3\n", "[games.lengths] is one section"),
        ("[games.lengths]\nclassic.movement = \"48h\"\n", "\"classic.movement\" = \"48h\""),
        ("[mailbox]\npoll = 60\n", "`mailbox.poll` is a length of time with its unit, in quotes, such as \"1m\""),
        ("[mailbox]\ntoken-command = \"echo x\"\n", "is a list: [\"program\", \"argument\"]"),
        ("[post]\nhourly = -1\n", "`post.hourly` is a whole number, not below 0"),
        ("[mailbox]\nhost = \"imaps://mail.example.org\"\n", "`mailbox.host` is the name of the server alone"),
        ("[mailbox]\nhost = \"mail.example.org:993\"\n", "line 2: `mailbox.host` is the name of the server alone"),
        ("[post]\nhost = \"judge@mail.example.org\"\n", "`post.host` is the name of the server alone"),
        ("[mailbox]\nuser = \"\"\n", "`mailbox.user` is empty"),
        ("[mailbox]\nauthserv-id = \"mx.example.org, mx2.example.org\"\n", "`mailbox.authserv-id` is the one name"),
        ("address = \"a@b.example\"\n", "`address` belongs below the line [judge]"),
        ("[mailbox]\nport = 1\nport = 2\n", "line 3: this is no TOML: duplicate key"),
    ] {
        assert!(told(text).contains(words), "{text}{}", told(text));
    }
}

/// A file that is no TOML, or a value that its key cannot hold, is never taken for an empty file.
#[test]
fn what_cannot_be_held_is_told_and_not_passed_over() {
    for (text, words) in [
        ("[mailbox]\nport = 993\nlargest = 99999999999999999999\n", "x.toml, line 3: this is no TOML"),
        ("[post]\nhourly = 1e400\n", "x.toml, line 2"),
        ("[judge]\nname = \"Judge\\r\\nBcc: all@x.example\"\n", "line 2: `judge.name` must be a name"),
        ("[judge]\nname = \" \"\n", "line 2: `judge.name` must be a name"),
        (
            "[judge]\naddress = \"J@x.example\"\noperator = \"j+me@X.example\"\n",
            "line 3: `judge.operator` must be another",
        ),
        ("[store]\npath = \"\"\n", "line 2: `store.path` is empty"),
        ("[store]\npath = \"/\"\n", "line 2: `store.path` is empty"),
    ] {
        assert!(told(text).contains(words), "{words} is not in:\n{}", told(text));
    }
    assert_eq!(told("[judge]\naddress = \"j@x.example\"\noperator = \"j@y.example\"\nname = \"Мост\"\n"), "");
}

#[test]
fn turns_that_are_played_at_once_are_refused() {
    for (text, line, key) in [
        ("[games]\nmovement = \"0h\"\n", 2, "games.movement"),
        ("[games.lengths]\n\"classic.movement\" = \"9m\"\n", 2, "games.lengths.\"classic.movement\""),
        (
            "[games.lengths]\n\"classic.movement\" = \"48h\"\n\"classic.retreats\" = \"4m\"\n",
            3,
            "games.lengths.\"classic.retreats\"",
        ),
        ("[games]\ngrace = \"1h\"\nadjustments = \"0s\"\n", 3, "games.adjustments"),
    ] {
        let found = mistakes(text);
        assert!(found.len() == 1 && found[0].line == Some(line), "{text}{found:?}");
        assert!(found[0].text.starts_with(&format!("`{key}` must be at least")), "{found:?}");
    }
    assert!(told("[games.lengths]\n\"classic.movement\" = 48\n").contains("such as \"48h\""));
    assert_eq!(told("[games.lengths]\n\"classic.movement\" = \"10m\"\n\"classic.retreats\" = \"5m\"\n"), "");
}

#[test]
fn only_what_is_near_is_suggested() {
    for (text, meant) in [
        ("[mailbox]\nkind = \"pop3\"\n", None),
        ("[judge]\nlanguage = \"de\"\n", None),
        ("[mailbox]\nkind = \"imapp\"\n", Some("`imap`")),
        ("[post]\nkind = \"smpt\"\n", Some("`smtp`")),
        ("[games]\ngrase = \"1h\"\n", Some("`grace`")),
        ("[games]\nfoo = \"1h\"\n", None),
        ("[mailbox]\ntls = \"ssl\"\n", None),
        ("[mailbox]\npasword-file = \"x\"\n", Some("`password-file`")),
    ] {
        let suggested = told(text).split("did you mean ").nth(1).map(|rest| rest.trim_end_matches('?').to_owned());
        assert_eq!(suggested.as_deref(), meant, "{text}: {}", told(text));
    }
}

#[test]
fn a_secret_in_the_file_is_never_repeated_and_the_way_to_keep_it_is_told() {
    for text in [
        "[mailbox]\npassword = \"hunter2\"\n",
        "[post]\npass = \"hunter2\"\n",
        "[mailbox]\nPassword = \"hunter2\"\n",
        "[mailbox]\nsmtp-password = \"hunter2\"\n",
        "[post]\ntoken = \"hunter2\"\n",
        "[post]\nclient-secret = \"hunter2\"\n",
        "[mailbox]\npassword = [\"hunter2\"]\n",
        "[mailbox.password]\nvalue = \"hunter2\"\n",
        "mailbox.password = \"hunter2\"\n",
    ] {
        assert!(!told(text).is_empty() && !told(text).contains("hunter2"), "{text}{}", told(text));
        assert!(told(text).contains("password-file"), "{text}{}", told(text));
    }
    for text in [
        "password = \"hunter2\"\n",
        "[mailbox]\npassword-file = 1\nport = \"hunter2\"\n",
        "[mailbox]\npassword-file = [\"hunter2\"]\n",
        "[mailbox]\npassword = \"hunter2\nhost = 1\n",
        "[mailbox]\npassword = hunter2\n",
        "[mailbox]\nidle = \"hunter2\"\n",
        "[post]\nuser = \"a\"\npassword = \"x\"hunter2\n",
    ] {
        assert!(!told(text).is_empty() && !told(text).contains("hunter2"), "{text}{}", told(text));
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.toml");
    let text = format!(
        "[store]\npath = \"{0}/s.sqlite\"\n[mailbox]\nkind = \"none\"\n[post]\npassword-file = \"hunter2\"\n",
        folder.path().display()
    );
    std::fs::write(&file, text).unwrap();
    for verb in ["check", "run"] {
        let output = support::chancery(&[verb, "-c", file.to_str().unwrap()], b"");
        let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(1));
        assert!(said.contains("post.password-file") && !said.contains("hunter2"), "{verb}: {said}");
    }
}

#[test]
fn a_file_for_a_secret_that_holds_none_is_told_before_a_server_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let (file, secret) = (folder.path().join("x.toml"), folder.path().join("secret"));
    let text = format!("[store]\npath = \"{}/s.sqlite\"\n", folder.path().display());
    let login = "port = 9\ntls = \"plain\"\npassword-file = \"secret\"\n";
    std::fs::write(&file, format!("{text}[mailbox]\n{login}[post]\n{login}")).unwrap();
    for (held, found) in [("", "is empty"), ("\r\n", "is empty"), ("hunter2\nhunter3\n", "holds several lines")] {
        std::fs::write(&secret, held).unwrap();
        let output = support::chancery(&["check", "-c", file.to_str().unwrap()], b"");
        let said = String::from_utf8_lossy(&output.stdout);
        for key in ["mailbox", "post"] {
            assert!(said.contains(&format!("the file that `{key}.password-file` names {found}")), "{held:?}: {said}");
        }
        assert!(!said.contains("hunter"), "{said}");
    }
}

#[test]
fn a_server_that_does_not_answer_is_told_with_the_keys_that_may_be_wrong() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("password"), "x\n").unwrap();
    let config = folder.path().join("chancery.toml");
    for (host, wanted) in [("localhost", "nothing listens there: "), ("no.such.host.invalid", "name server does not")] {
        let login = format!("host = \"{host}\"\nport = {}\npassword-file = \"password\"\n", free_port());
        let store = format!("[store]\npath = \"{}/chancery.sqlite\"\n", folder.path().display());
        std::fs::write(&config, format!("{store}[mailbox]\n{login}[post]\n{login}")).unwrap();
        let output = support::chancery(&["check", "-c", config.to_str().unwrap()], b"");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        for way in ["mailbox", "post"] {
            let said = told.lines().find(|line| line.starts_with(&format!("!!  {way}: "))).unwrap();
            assert!(said.contains(wanted) && said.contains(&format!("`{way}.host`")), "{said}");
            assert!(!said.contains("says nothing"), "{said}");
        }
    }
}

#[test]
fn a_server_that_hangs_up_or_is_another_is_told_with_what_to_look_at() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("password"), "x\n").unwrap();
    let config = folder.path().join("chancery.toml");
    for (greeting, mailbox, post) in [
        ("", "closed the connection without a word", "closed the connection without a word"),
        ("HTTP/1.1 400 Bad Request\r\n\r\n", "`mailbox.port`", "there is no SMTP server"),
        ("554 not you\r\n", "`mailbox.port`", "whoever runs it knows why"),
    ] {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        std::thread::spawn(move || {
            for mut caller in listener.incoming().flatten() {
                // Whoever has hung up before hears nothing, which is what is tried.
                let _ = std::io::Write::write_all(&mut caller, greeting.as_bytes()).is_ok();
            }
        });
        let login = format!("host = \"127.0.0.1\"\nport = {port}\ntls = \"plain\"\npassword-file = \"password\"\n");
        let store = format!("[store]\npath = \"{}/chancery.sqlite\"\n", folder.path().display());
        std::fs::write(&config, format!("{store}[mailbox]\n{login}[post]\n{login}")).unwrap();
        let output = support::chancery(&["check", "-c", config.to_str().unwrap()], b"");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        for (way, wanted) in [("mailbox", mailbox), ("post", post)] {
            let said = told.lines().find(|line| line.starts_with(&format!("!!  {way}: "))).unwrap();
            assert!(said.contains(wanted), "{greeting:?}: {said}");
        }
    }
}

#[test]
fn a_configuration_in_another_encoding_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.toml");
    std::fs::write(&file, b"[judge]\nname = \"K\xfche\"\n").unwrap();
    let told = Config::load(&file).unwrap_err().to_string();
    assert!(told.ends_with("x.toml is not written in UTF-8: save it as plain text in that encoding"), "{told}");
}

#[test]
fn files_that_are_named_are_there_and_are_what_they_should_be() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.toml");
    std::fs::write(folder.path().join("no.pem"), "hello\n").unwrap();
    let text = "[mailbox]\nca-file = \"/no/such/file.pem\"\n[judge]\ntemplates = \"/no/such/folder\"\n\
                [games]\nboards = \"/no/such/boards\"\n[store]\npath = \"/tmp\"\n";
    std::fs::write(&file, format!("{text}[post]\nca-file = \"{}/no.pem\"\n", folder.path().display())).unwrap();
    let told = Config::load_to_run(&file).unwrap_err().to_string();
    for words in [
        "line 2: `mailbox.ca-file` names no file of certificates",
        "line 4: `judge.templates` names no folder",
        "line 6: `games.boards` names no folder",
        "line 8: `store.path` names a folder",
        "line 10: `post.ca-file` names no file of certificates (PEM): ",
    ] {
        assert!(told.contains(words), "{words} is not in:\n{told}");
    }
    let key = format!("[store]\nkey-file = \"{}\"\n", folder.path().display());
    std::fs::write(&file, key).unwrap();
    let told = Config::load_to_run(&file).unwrap_err().to_string();
    assert!(told.contains("line 2: `store.key-file` names a folder"), "{told}");
    std::fs::write(&file, "[post]\nkind = \"sendmail\"\npath = \"/no/such/sendmail\"\n").unwrap();
    let told = Config::load_to_run(&file).unwrap_err().to_string();
    assert!(told.contains("line 3: `post.path` names no program: /no/such/sendmail"), "{told}");
    assert!(Config::load(&file).is_ok(), "who only looks at the store needs no sendmail");
}

#[test]
fn without_a_configuration_one_is_told_what_to_do() {
    for verb in ["run", "check", "game", "mail", "queue", "verify"] {
        let output = support::chancery(&[verb, "-c", "/no/such/chancery.toml"], b"");
        let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(1));
        for words in ["no configuration at /no/such/chancery.toml", "copy systemd/chancery.toml", "chancery demo"] {
            assert!(said.contains(words), "{verb}: {said}");
        }
    }
}

#[test]
fn a_list_of_holidays_is_read_and_each_line_of_it_that_is_none_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (list, file) = (folder.path().join("holidays.txt"), folder.path().join("chancery.toml"));
    std::fs::write(&file, format!("[games]\nholidays = \"{}\"\n", list.display())).unwrap();
    std::fs::write(&list, "# Christmas\n12-24 to 12-26\n2026-04-03  # Good Friday\n").unwrap();
    let config = Config::load_to_run(&file).unwrap();
    let days: Vec<String> = config.games.pace.holidays.iter().map(ToString::to_string).collect();
    assert_eq!(days, ["2026-04-03", "12-24", "12-25", "12-26"]);
    std::fs::write(&list, "2026-02-29\n12-25\n2026-12-31 to 2026-12-01\n").unwrap();
    let told = Config::load_to_run(&file).unwrap_err().to_string();
    for words in [
        "line 2: `games.holidays` names a list",
        "holidays.txt, line 1: `2026-02-29` is no date",
        "line 3: `2026-12-31 to",
    ] {
        assert!(told.contains(words), "{words} is not in:\n{told}");
    }
    std::fs::write(&list, "no list at all\n".repeat(50)).unwrap();
    let told = Config::load_to_run(&file).unwrap_err().to_string();
    assert!(told.contains("line 5: `no list at all`") && told.contains("and 45 more lines"), "{told}");
    std::fs::remove_file(&list).unwrap();
    let told = Config::load_to_run(&file).unwrap_err().to_string();
    assert!(told.contains("`games.holidays` names no file that can be read"), "{told}");
}

#[test]
fn the_sample_configuration_is_the_default() {
    let path = support::folder("../systemd/chancery.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(Config::parse(&text, &path).unwrap(), Config::default());
    let keys = |text: &str| -> BTreeSet<String> {
        let key = |line: &str| line.split('=').next().unwrap_or_default().trim().to_owned();
        text.lines().filter(|line| line.contains('=') && !line.starts_with('#')).map(key).collect()
    };
    let all = toml::to_string(&Config::default()).unwrap();
    assert_eq!(keys(&text), keys(&all), "the sample explains every key");
}

#[test]
fn a_store_is_a_file_or_a_database_and_its_password_is_no_part_of_its_address() {
    let config = Config::parse("[store]\nurl = \"sqlite:/srv/a.sqlite\"\n", Path::new("x.toml")).unwrap();
    assert_eq!((config.store.path.to_str(), config.store.home().database()), (Some("/srv/a.sqlite"), None));
    let text = "[store]\nurl = \"postgres://judge@db.example/chancery\"\npassword-file = \"store-password\"\n";
    let home = Config::parse(text, Path::new("x.toml")).unwrap().store.home();
    assert_eq!(home.to_string(), "postgres://judge@db.example/chancery");
    assert_eq!(home.database().unwrap().password_file, Path::new("store-password"));
    for (url, wrong) in [
        ("postgres://judge:marmalade@db.example/chancery", "holds a password"),
        ("postgres://judge:marma?lade/marmalade@db.example/chancery", "holds a password"),
        ("postgres://db.example/a?user=judge&password=marmalade", "holds a password"),
        ("postgres://db.example/a?user=judge&password=marm@marmalade", "holds a password"),
        ("postgres://db.example/a?user=judge&pass%77ord=marmalade", "is no address of a store"),
    ] {
        let told = told(&format!("[store]\nurl = \"{url}\"\n"));
        assert!(told.contains(&format!("`store.url` {wrong}")) && !told.contains("marmalade"), "{url}: {told}");
    }
    assert!(told("[store]\nurl = \"mysql://x\"\n").contains("`store.url` is no address of a store"));
}

#[test]
fn a_wrong_configuration_is_told_what_is_wrong() {
    assert!(told("[mailbox]\nprot = 993\n").contains("did you mean `port`?"), "{}", told("[mailbox]\nprot = 993\n"));
    assert!(told("[games]\nhour = \"25:00\"\n").contains("`games.hour` is no time of day"));
    assert!(told("[games]\ntime-zone = \"Mars/North\"\n").contains("is no time zone"));
    assert!(told("[games]\ndays = \"-------\"\n").contains("with at least one day"));
    assert!(told("[games]\ngrase = \"1h\"\n").contains("did you mean `grace`?"));
    assert!(told("[games]\nreminder = \"soon\"\n").contains("`games.reminder` is no length of time"));
    assert!(told("[games.lengths]\n\"classic.talk\" = \"1h\"\n").contains("there are classic.movement, classic."));
    assert!(told("[games]\nmovement = \"soon\"\n").contains("`soon` is no length of time"));
    assert!(told("[judge]\naddress = \"nobody\"\n").contains("is no mail address"));
    assert!(told("[judge]\naddress = \"judge+x@y.example\"\n").contains("no +, for plus-addressing"));
    for address in ["judge@пример.рф", "съдия@example.org"] {
        let told = told(&format!("[judge]\naddress = \"{address}\"\n"));
        assert!(told.contains("line 2: `judge.address` must be in ASCII"), "{told}");
    }
    assert!(told("[web]\nlisten = \"here\"\n").contains("write one such as 127.0.0.1:8025"));
    assert!(told("[web]\nlisten = \"127.0.0.1:1\"\nurl = \"http://x\"\n").contains("must begin with https://"));
    assert!(told("[trust]\nunverified = \"maybe\"\n").contains("accept-with-secret"));
    let dkim = Config::parse("[trust]\ndkim = true\n", Path::new("x.toml"));
    let dkim = dkim.map_or_else(|error| error.to_string(), |_| String::new());
    assert_eq!(dkim.contains("was built without the feature `dkim`"), !cfg!(feature = "dkim"), "{dkim}");
    assert!(told("[post]\nhost = \"mx.example\"\ntls = \"plain\"\n").contains("only to this machine"));
}
