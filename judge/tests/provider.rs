//! Mail servers as operators meet them: self-signed, with the wrong mode of TLS, with tokens instead of passwords, and a pipe.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "provider/hush.rs"]
mod hush;
#[path = "provider/shown.rs"]
mod shown;
mod support;

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use support::names::name_server;
use support::ports::free_port;
use support::servers::{More, Servers};

/// The configuration of a judge at these servers, each line of which a test may change.
fn configure(servers: &Servers, folder: &Path, change: impl Fn(String) -> String) -> PathBuf {
    let config = folder.join("chancery.toml");
    std::fs::write(folder.join("password"), "pw-judge\n").unwrap();
    // The relay of those who are not root knows no TLS.
    let tls = if servers.is_root() { "starttls" } else { "plain" };
    let text = format!(
        "[judge]\naddress = \"judge@example.test\"\noperator = \"operator@example.test\"\n\
         [store]\npath = \"{folder}/chancery.sqlite\"\n\
         [mailbox]\nhost = \"localhost\"\nport = {}\ntls = \"tls\"\nuser = \"judge@example.test\"\n\
         password-file = \"password\"\nca-file = \"{ca}\"\npoll = \"1s\"\n\
         [post]\nhost = \"localhost\"\nport = {}\ntls = \"{tls}\"\nuser = \"\"\nca-file = \"{ca}\"\n",
        servers.imaps,
        servers.smtp,
        folder = folder.display(),
        ca = servers.ca_file().display(),
    );
    std::fs::write(&config, change(text)).unwrap();
    config
}

fn check(config: &Path, more: &[&str]) -> String {
    let config = config.to_str().unwrap();
    let output = support::chancery(&[&["check", "-c", config], more].concat(), b"");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The line of `check` about something.
fn line<'a>(told: &'a str, what: &str) -> &'a str {
    let about = |line: &&str| line.get(4..).is_some_and(|line| line.starts_with(&format!("{what}: ")));
    told.lines().find(about).unwrap_or_else(|| panic!("nothing is said of {what}:\n{told}"))
}

#[test]
fn a_self_signed_server_is_believed_with_its_certificate_and_errors_say_what_to_set() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start_with(folder.path(), More { authority: true, ..More::default() });
    let told = |change: &dyn Fn(String) -> String| check(&configure(&servers, folder.path(), change), &[]);
    let right = told(&|text| text);
    assert!(right.contains("ok  mailbox: logged in") && right.contains("ok  post: the SMTP server answers"), "{right}");
    let imap = |from: &str, to: &str| {
        let (from, to) = (from.to_owned(), to.to_owned());
        line(&told(&move |text| text.replacen(&from, &to, 1)), "mailbox").to_owned()
    };
    let ca = format!("ca-file = \"{}\"\n", servers.ca_file().display());
    let unknown = imap(&ca, "");
    assert!(unknown.starts_with("!!") && unknown.contains("`mailbox.ca-file`"), "{unknown}");
    let wrong = imap(&format!("port = {}", servers.imaps), &format!("port = {}", servers.imap));
    assert!(wrong.starts_with("!!") && wrong.contains("set `mailbox.tls` to \"starttls\""), "{wrong}");
    if servers.is_root() {
        let post = |from: &str, to: &str| {
            let (from, to) = (from.to_owned(), to.to_owned());
            let change = move |text: String| {
                let (head, post) = text.split_once("[post]").unwrap();
                format!("{head}[post]{}", post.replacen(&from, &to, 1))
            };
            line(&told(&change), "post").to_owned()
        };
        let unknown = post(&ca, "");
        assert!(unknown.starts_with("!!") && unknown.contains("`post.ca-file`"), "{unknown}");
        let wrong = post("tls = \"starttls\"", "tls = \"tls\"");
        assert!(wrong.starts_with("!!") && wrong.contains("set `post.tls` to \"starttls\""), "{wrong}");
    }
}

/// A server of the test's own that knows which tokens are good (RFC 7662, as Dovecot asks with `get`).
fn introspection(good: &'static str) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let answer = move |mut stream: TcpStream| -> std::io::Result<()> {
        let mut reader = BufReader::new(stream.try_clone()?);
        let mut asked = String::new();
        reader.read_line(&mut asked)?;
        let mut line = String::new();
        while reader.read_line(&mut line)? > 2 {
            line.clear();
        }
        let active = asked.split_whitespace().nth(1).is_some_and(|path| path.starts_with(&format!("/?token={good}&")));
        let body = format!("{{\"active\":{active},\"email\":\"judge@example.test\"}}");
        let length = body.len();
        write!(
            stream,
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
    };
    std::thread::spawn(move || listener.incoming().flatten().for_each(|stream| drop(answer(stream))));
    port
}

/// Servers that take tokens, at IMAP and (as root) at SMTP; `takes`: what becomes of whoever shows none there.
fn with_tokens(folder: &Path, good: &'static str, takes: &str) -> Servers {
    let (introspection, auth) = (introspection(good), free_port());
    let oauth = folder.join("oauth2.conf");
    std::fs::write(
        &oauth,
        format!(
            "introspection_url = http://127.0.0.1:{introspection}/?token=\nintrospection_mode = get\n\
             username_attribute = email\nactive_attribute = active\nactive_value = true\n"
        ),
    )
    .unwrap();
    let dovecot = format!(
        "auth_mechanisms = plain xoauth2\nservice anvil {{\n  unix_listener anvil-auth-penalty {{\n    mode = 0\n  }}\n}}\npassdb {{\n  driver = oauth2\n  mechanisms = xoauth2\n  args = {}\n}}\n\
         service auth {{\n  inet_listener {{\n    address = 127.0.0.1\n    port = {auth}\n  }}\n}}\n",
        oauth.display(),
    );
    let main = format!(
        "smtpd_sasl_auth_enable = yes\nsmtpd_sasl_type = dovecot\nsmtpd_sasl_path = inet:127.0.0.1:{auth}\n\
         smtpd_client_restrictions = permit_sasl_authenticated, {takes}\n"
    );
    Servers::start_with(folder, More { dovecot, main, ..More::default() })
}

#[test]
fn a_token_opens_mailbox_and_provider_and_is_got_anew_when_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let servers = with_tokens(folder.path(), "fresh", "reject");
    // The first one that the command prints is over, the next is good.
    let command = format!(
        "n=$(cat {0}/count 2>/dev/null); echo x >> {0}/count; [ -z \"$n\" ] && echo stale || echo fresh",
        folder.path().display()
    );
    let token = format!("token-command = [\"/bin/sh\", \"-c\", '{command}']\n");
    let user = "user = \"judge@example.test\"\n";
    let config = configure(&servers, folder.path(), |text| {
        let text = text.replace("password-file = \"password\"\n", &token);
        if servers.is_root() { text.replace("user = \"\"\n", &format!("{user}{token}")) } else { text }
    });
    let told = check(&config, &[]);
    assert!(line(&told, "mailbox").starts_with("ok  mailbox: logged in"), "{told}");
    std::fs::remove_file(folder.path().join("count")).unwrap();
    std::fs::write(
        &config,
        std::fs::read_to_string(&config).unwrap().replace("[mailbox]\n", "[mailbox]\nkind = \"none\"\n"),
    )
    .unwrap();
    assert!(line(&check(&config, &[]), "post").starts_with("ok  post: the SMTP server answers"), "{told}");
    // A file is read anew, and a token that nobody takes is told with what the server says, and never shown.
    std::fs::write(folder.path().join("token"), "secret-and-stale\n").unwrap();
    let config = configure(&servers, folder.path(), |text| {
        let text = text.replace("password-file = \"password\"\n", "token-file = \"token\"\n");
        if servers.is_root() { text.replace("user = \"\"\n", &format!("{user}token-file = \"token\"\n")) } else { text }
    });
    let refused = check(&config, &[]);
    let ways = if servers.is_root() { &["mailbox", "post"][..] } else { &["mailbox"] };
    for way in ways {
        let told = line(&refused, way);
        assert!(told.starts_with("!!") && told.contains("refused the token of `judge@example.test`"), "{told}");
        assert!(told.to_lowercase().contains("authentication fail"), "with what the server says: {told}");
    }
    assert!(!refused.contains("secret-and-stale"));
    std::fs::write(folder.path().join("token"), "fresh\n").unwrap();
    for way in ways {
        assert!(line(&check(&config, &[]), way).starts_with("ok"));
    }
}

#[test]
fn what_a_server_offers_is_read_before_anything_secret_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start_with(
        folder.path(),
        More { dovecot: "disable_plaintext_auth = yes\nlogin_trusted_networks =\n".into(), ..More::default() },
    );
    // Dovecot lets its own machine log in without TLS; a server that does not is played by hand.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let heard = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        stream.write_all(b"* OK ready\r\n").unwrap();
        let mut heard = Vec::new();
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let mut line = String::new();
        while reader.read_line(&mut line).unwrap_or(0) > 0 {
            let tag = line.split_whitespace().next().unwrap_or_default().to_owned();
            let _ = stream.write_all(format!("* CAPABILITY IMAP4rev1 LOGINDISABLED\r\n{tag} OK done\r\n").as_bytes());
            heard.push(std::mem::take(&mut line));
        }
        heard
    });
    let config = configure(&servers, folder.path(), |text| {
        text.replacen(
            &format!("port = {}\ntls = \"tls\"", servers.imaps),
            &format!("port = {port}\ntls = \"plain\""),
            1,
        )
    });
    let told = check(&config, &[]);
    assert!(line(&told, "mailbox").contains("takes no passwords on this connection (LOGINDISABLED)"), "{told}");
    let heard = heard.join().unwrap().concat();
    assert!(heard.contains("CAPABILITY") && !heard.contains("pw-judge"), "{heard}");
    let config = configure(&servers, folder.path(), |text| {
        text.replacen("password-file = \"password\"", "token-command = [\"echo\", \"x\"]", 1)
    });
    assert!(line(&check(&config, &[]), "mailbox").contains("offers no log-in with a token (AUTH=XOAUTH2)"));
}

#[test]
fn a_server_without_starttls_is_told_with_what_to_set() {
    let folder = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let _ = stream.write_all(b"* OK ready\r\na0 BAD no such command\r\n");
            let _ = BufReader::new(&stream).read_line(&mut String::new());
        }
    });
    let config = folder.path().join("chancery.toml");
    std::fs::write(folder.path().join("password"), "x\n").unwrap();
    let text = format!(
        "[store]\npath = \"{0}/chancery.sqlite\"\n[mailbox]\nport = {port}\ntls = \"starttls\"\n\
         password-file = \"password\"\n[post]\nkind = \"maildir\"\npath = \"{0}/post\"\n",
        folder.path().display()
    );
    std::fs::write(&config, text).unwrap();
    let told = check(&config, &[]);
    assert!(line(&told, "mailbox").contains("STARTTLS refused: BAD no such command"), "{told}");
    assert!(line(&told, "mailbox").contains("set `mailbox.tls` to \"tls\""), "{told}");
}

#[test]
fn a_letter_to_ourselves_tells_the_authserv_id_and_what_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let said = "Authentication-Results: mx.example.test; spf=none smtp.mailfrom=example.test; dkim=none; \
                dmarc=pass header.from=example.test";
    let more = More {
        main: format!("smtpd_sender_restrictions = check_client_access static:{{PREPEND {said}}}\n"),
        ..More::default()
    };
    let servers = Servers::start_with(folder.path(), more);
    let config =
        configure(&servers, folder.path(), |text| format!("{text}[trust]\nresolver = \"{}\"\n", name_server()));
    let told = check(&config, &["--letter", "--wait", "30"]);
    assert!(
        line(&told, "letter").starts_with("ok  letter: the provider took a letter to judge+check@example.test"),
        "{told}"
    );
    assert!(line(&told, "way back").starts_with("ok"), "{told}");
    assert!(line(&told, "sender").starts_with("ok  sender: letters come from judge@example.test"), "{told}");
    assert!(line(&told, "DKIM").contains("letters carry no DKIM signature"), "{told}");
    if servers.is_root() {
        assert!(line(&told, "authserv-id").contains("set `mailbox.authserv-id = \"mx.example.test\"`"), "{told}");
        assert!(line(&told, "DMARC").starts_with("ok  DMARC: your server says pass"), "{told}");
    }
    if cfg!(feature = "dkim") {
        let missing = "this DNS record is missing: example.test. TXT \"v=spf1 mx a:localhost ~all\"";
        assert!(line(&told, "SPF").contains(missing), "{told}");
        assert!(line(&told, "MX").starts_with("ok  MX: mail to example.test goes to example.test."), "{told}");
    }
    let named =
        std::fs::read_to_string(&config).unwrap().replace("poll =", "authserv-id = \"mx.example.test\"\npoll =");
    std::fs::write(&config, named).unwrap();
    assert!(line(&check(&config, &["--letter", "--wait", "30"]), "authserv-id").starts_with("ok"));
    let stranger = std::fs::read_to_string(&config)
        .unwrap()
        .replace("judge@example.test\"\noperator", "ghost@example.test\"\noperator");
    std::fs::write(&config, stranger).unwrap();
    let told = check(&config, &["--letter", "--wait", "2"]);
    assert!(
        line(&told, "way back").contains("it did not come back within 2 s") || line(&told, "letter").starts_with("!!"),
        "{told}"
    );
}

#[test]
fn a_server_without_plus_addresses_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    // A mailbox of this name is there, and nothing behind a plus is.
    let more = More { main: "recipient_delimiter =\n".into(), ..More::default() };
    let servers = Servers::start_with(folder.path(), more);
    if !servers.is_root() {
        return; // The relay of those who are not root delivers whatever begins with a user's name.
    }
    let config =
        configure(&servers, folder.path(), |text| format!("{text}[trust]\nresolver = \"{}\"\n", name_server()));
    let told = check(&config, &["--letter", "--wait", "3"]);
    // Postfix refuses the address while we speak.
    assert!(line(&told, "letter").starts_with("!!") && told.contains("judge+check@example.test"), "{told}");
    assert!(told.contains("`judge.plus-addressing = false`"), "{told}");
    let plain = std::fs::read_to_string(&config).unwrap().replacen("[judge]", "[judge]\nplus-addressing = false", 1);
    std::fs::write(&config, plain).unwrap();
    let told = check(&config, &["--letter", "--wait", "20"]);
    assert!(
        line(&told, "way back").starts_with("ok  way back: it came back to the mailbox by judge@example.test"),
        "{told}"
    );
}

/// A judge that runs as somebody, and is stopped in the end.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        let _ = self.0.wait();
    }
}

/// Runs the judge as the user whom the pipe has, or as ourselves where we are not root.
fn run_as_nobody(servers: &Servers, binary: &Path, config: &Path) -> Running {
    let mut command = if servers.is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid", "nobody", "--clear-groups"]).arg(binary);
        command
    } else {
        Command::new(binary)
    };
    Running(command.args(["run", "-c"]).arg(config).stderr(Stdio::null()).spawn().unwrap())
}

#[test]
fn a_pipe_of_a_real_mail_server_hands_in_and_nothing_bounces() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("judge");
    std::fs::create_dir(&home).unwrap();
    let (binary, config) = (folder.path().join("chancery"), folder.path().join("chancery.toml"));
    std::fs::copy(env!("CARGO_BIN_EXE_chancery"), &binary).unwrap();
    let master = format!(
        "chancery unix - n n - 10 pipe\n  flags=DRO user=nobody argv={} deliver -c {}\n",
        binary.display(),
        config.display()
    );
    let main =
        "transport_maps = inline:{judge@example.test=chancery:}\nchancery_destination_recipient_limit = 1\n".to_owned();
    let servers = Servers::start_with(folder.path(), More { master, main, ..More::default() });
    let text = format!(
        "[judge]\naddress = \"judge@example.test\"\noperator = \"operator@example.test\"\n[mailbox]\nkind = \"none\"\n\
         [store]\npath = \"{0}/chancery.sqlite\"\n[post]\nkind = \"maildir\"\npath = \"{0}/post\"\n",
        home.display()
    );
    std::fs::write(&config, text).unwrap();
    let mail = |number: u32| {
        format!("From: Anna <anna{number}@anna.example>\r\nMessage-ID: <{number}@anna.example>\r\n\r\nVERSION\r\n")
    };
    if servers.is_root() {
        assert!(Command::new("chown").args(["-R", "nobody"]).arg(&home).status().unwrap().success());
    }
    // Twenty at once; the first of them come before there is a store, and wait at the mail server.
    let hand_in = |number: u32| {
        if servers.is_root() {
            return servers.submit("anna@anna.example", "judge+x@example.test", &mail(number));
        }
        let arguments = ["deliver", "-c", config.to_str().unwrap()];
        while support::chancery(&arguments, mail(number).as_bytes()).status.code() != Some(0) {
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    std::thread::scope(|scope| {
        for number in 0..3 {
            scope.spawn(move || hand_in(number));
        }
        std::thread::sleep(Duration::from_millis(500));
        let _running = run_as_nobody(&servers, &binary, &config);
        let rest: Vec<_> = (3..20).map(|number| scope.spawn(move || hand_in(number))).collect();
        rest.into_iter().for_each(|thread| thread.join().unwrap());
        let answered =
            || (0..20).filter(|number| home.join(format!("post/anna{number}@anna.example/new")).exists()).count();
        for _ in 0..600 {
            if answered() == 20 {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let log = std::fs::read_to_string(folder.path().join("postfix/maillog")).unwrap_or_default();
        panic!("{} of 20 were answered\n{log}", answered());
    });
    let bounced = servers.mailbox("operator").into_iter().chain(servers.mailbox("judge"));
    assert_eq!(bounced.count(), 0);
}
