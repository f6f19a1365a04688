//! A whole game through a real IMAP and a real SMTP server, with the daemon killed again and again on the way.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use mailparse::MailHeaderMap;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use support::servers::Servers;

const PLAYERS: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

/// The daemon as a real process.
struct Daemon {
    config: PathBuf,
    child: Option<Child>,
    kills: u32,
}

impl Daemon {
    fn start(&mut self) {
        let log = std::fs::File::options().create(true).append(true).open(self.config.with_extension("log")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
        command.args(["run", "-c"]).arg(&self.config).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        self.child = Some(command.spawn().unwrap());
    }

    /// SIGKILL: nobody can tidy up.
    fn kill_and_restart(&mut self) {
        let mut child = self.child.take().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        self.kills += 1;
        self.start();
    }

    fn stop(&mut self) -> i32 {
        let mut child = self.child.take().unwrap();
        Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
        child.wait().unwrap().code().unwrap_or(-1)
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
        }
    }
}

struct World {
    servers: Servers,
    daemon: Daemon,
    sent: u32,
}

impl World {
    fn new(folder: &std::path::Path, idle: bool) -> World {
        let servers = Servers::start(folder);
        let config = folder.join("chancery.toml");
        std::fs::write(folder.join("password"), "pw-judge\n").unwrap();
        // The watched mailbox is reached by STARTTLS, the polled one by TLS from the first byte.
        let (port, security) = if idle { (servers.imap, "starttls") } else { (servers.imaps, "tls") };
        let tls = if servers.is_root() { "starttls" } else { "plain" };
        let text = format!(
            "[judge]\naddress = \"judge@example.test\"\noperator = \"operator@example.test\"\n\
             [store]\npath = \"{folder}/chancery.sqlite\"\n\
             [mailbox]\nkind = \"imap\"\nhost = \"localhost\"\nport = {port}\ntls = \"{security}\"\nuser = \"judge@example.test\"\n\
             password-file = \"{folder}/password\"\nca-file = \"{ca}\"\npoll = \"1s\"\nlargest = 200000\nidle = {idle}\n\
             [post]\nkind = \"smtp\"\nhost = \"localhost\"\nport = {}\ntls = \"{tls}\"\nuser = \"\"\nca-file = \"{ca}\"\n\
             [games]\nafter-outage = \"0s\"\n",
            servers.smtp,
            folder = folder.display(),
            ca = servers.ca_file().display(),
        );
        std::fs::write(&config, text).unwrap();
        let mut daemon = Daemon { config, child: None, kills: 0 };
        daemon.start();
        World { servers, daemon, sent: 0 }
    }

    fn mail(&mut self, from: &str, text: &str) {
        self.sent += 1;
        let raw = format!(
            "From: {from} <{from}@example.test>\r\nTo: judge@example.test\r\nSubject: mail {}\r\n\
             Date: Mon, 2 Mar 2026 18:00:00 +0000\r\nMessage-ID: <{}.{from}@client.example.test>\r\n\r\n{}\r\n",
            self.sent,
            self.sent,
            text.replace('\n', "\r\n"),
        );
        self.servers.submit(&format!("{from}@example.test"), "judge@example.test", &raw);
    }

    /// Answers a letter as a mail program does: to where it asks answers to go, without a password.
    fn reply(&mut self, from: &str, letter: &str, text: &str) {
        self.sent += 1;
        let unfolded = letter.replace("\r\n", "\n").replace("\n ", " ");
        let field = |name: &str| {
            let line = unfolded.lines().find(|line| line.starts_with(name)).unwrap();
            line.rsplit('<').next().unwrap().trim_end_matches('>').trim().to_owned()
        };
        let (to, id) = (field("Reply-To:"), field("Message-ID:"));
        assert!(to.starts_with("judge+o."), "{to}");
        let raw = format!(
            "From: {from} <{from}@example.test>\r\nTo: <{to}>\r\nSubject: Re: orders\r\nIn-Reply-To: <{id}>\r\n\
             Message-ID: <{}.{from}@client.example.test>\r\n\r\n{}\r\n",
            self.sent,
            text.replace('\n', "\r\n"),
        );
        self.servers.submit(&format!("{from}@example.test"), &to, &raw);
    }

    /// Waits until a letter to the user holds all these words; returns it.
    fn expect(&self, user: &str, words: &[&str]) -> String {
        let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        for _ in 0..1200 {
            let letters = self.servers.mailbox(user);
            if let Some(letter) =
                letters.iter().rev().find(|letter| words.iter().all(|word| plain(letter).contains(word)))
            {
                return letter.clone();
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let log = std::fs::read_to_string(self.daemon.config.with_extension("log")).unwrap_or_default();
        let tail: Vec<&str> = log.lines().rev().take(30).collect();
        panic!("no letter to {user} holds {words:?}\n{:#?}\n{tail:#?}", self.servers.mailbox(user).last());
    }

    fn register(&mut self, user: &str) {
        self.mail(user, &format!("REGISTER\nName: {user} player\nEND"));
        let letter = self.expect(user, &["| YES"]);
        let token = letter.split("| YES ").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
        self.mail(user, &format!("YES {token}"));
    }

    /// Says yes to the letter that asks about a mail with these words.
    fn say_yes(&mut self, user: &str, words: &str) {
        let letter = self.expect(user, &["| YES", words]);
        let token = letter.split("| YES ").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
        self.mail(user, &format!("YES {token}"));
    }

    fn everybody(&mut self, text: impl Fn(&str) -> String) {
        for player in PLAYERS {
            let text = text(player);
            self.mail(player, &text);
        }
    }
}

fn signon(player: &str) -> String {
    format!("SIGNON {}war {player}-word\n", player[..1].to_uppercase())
}

fn spring(player: &str) -> &'static str {
    match player {
        "austria" => "A Vie-Tri\nA Bud-Gal\nF Tri-Alb",
        "england" => "A Lvp-Yor\nF Lon-Nth\nF Edi-Nwg",
        "france" => "A Par-Bur\nA Mar-Spa\nF Bre-Pic",
        "germany" => "A Ber-Kie\nA Mun-Ruh\nF Kie-Den",
        "italy" => "A Ven-Pie\nA Rom-Ven\nF Nap-Ion",
        "russia" => "A Mos-Ukr\nA War-Gal\nF StP-Bot\nF Sev-Bla",
        _ => "A Con-Bul\nA Smy-Con\nF Ank-Bla",
    }
}

fn fall(player: &str) -> &'static str {
    match player {
        "austria" => "A Tri H\nA Bud-Ser\nF Alb-Gre",
        "england" => "A Yor-Nwy\nF Nth C A Yor-Nwy\nF Nwg-Bar",
        "france" => "A Bur-Mar\nA Spa-Por\nF Pic-Bel",
        "germany" => "A Kie-Hol\nA Ruh-Bel\nF Den H",
        "italy" => "A Ven H\nA Pie-Mar\nF Ion-Tun",
        "russia" => "A Ukr S F Sev-Rum\nA War-Gal\nF Bot-Swe\nF Sev-Rum",
        _ => "A Bul-Ser\nA Con-Bul\nF Ank-Bla",
    }
}

fn builds(player: &str) -> &'static str {
    match player {
        "austria" => "Build A Vie",
        "england" => "Build F Edi",
        "france" => "Build F Mar",
        "germany" => "Build F Kie\nBuild A Mun",
        "italy" => "Build F Nap",
        "russia" => "Build A StP\nBuild A Sev",
        _ => "Build A Smy",
    }
}

#[test]
fn a_game_from_registration_to_a_draw_survives_kills_and_outages() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::new(folder.path(), false);
    register_all(&mut world);
    start_game(&mut world);
    play_first_year(&mut world);
    draw_and_check(&mut world);
    assert!(world.daemon.kills >= 10, "{} kills", world.daemon.kills);
    assert_eq!(world.daemon.stop(), 0, "SIGTERM stops the daemon gracefully");
}

fn register_all(world: &mut World) {
    // Nobody of this name has a mailbox: the confirmation comes back, and the daemon goes on.
    world.mail("ghost", "REGISTER\nName: Nobody\nEND");
    for (index, user) in ["operator"].into_iter().chain(PLAYERS).enumerate() {
        world.register(user);
        if index % 3 == 1 {
            world.daemon.kill_and_restart();
        }
    }
    for player in PLAYERS {
        world.expect(player, &[&format!("Welcome, {player} player.")]);
    }
}

fn start_game(world: &mut World) {
    world.mail("operator", "CREATE ?war master-word delay=0\nSIGNOFF");
    // Nobody vouches for mail of these servers: whoever enters a game is asked.
    world.say_yes("operator", "CREATE ?war");
    world.expect("operator", &["Game war (Standard, 7 players) is open"]);
    world.everybody(|player| format!("SIGNON ?war {player}-word\nSET PREFERENCE {}*", &player[..1].to_uppercase()));
    for player in PLAYERS {
        world.say_yes(player, "SIGNON ?war");
    }
    std::thread::sleep(Duration::from_millis(400));
    world.daemon.kill_and_restart();
    for player in PLAYERS {
        let power = format!("You have been selected as {}{} in game 'war'", player[..1].to_uppercase(), &player[1..]);
        world.expect(player, &[&power, "Starting position for Spring of 1901."]);
    }
}

fn play_first_year(world: &mut World) {
    world.mail("austria", "SIGNON Awar wrong-word\nA Vie H");
    world.expect("austria", &["That is not the password of Austria in game war."]);
    for player in PLAYERS {
        world.mail(player, &format!("{}{}", signon(player), spring(player)));
        if matches!(player, "austria" | "france" | "turkey") {
            std::thread::sleep(Duration::from_millis(300));
            world.daemon.kill_and_restart();
        }
    }
    for player in PLAYERS {
        world.expect(
            player,
            &["Movement results for Spring of 1901.", "Austria: Army Vienna -> Trieste.", "Fall of 1901"],
        );
    }
    // The servers go away and come back with a new UIDVALIDITY: every mail is seen again, none is read twice.
    world.servers.down();
    world.servers.forget_uids();
    std::thread::sleep(Duration::from_millis(1500));
    world.servers.up();
    world.everybody(|player| format!("{}{}", signon(player), fall(player)));
    world.daemon.kill_and_restart();
    for player in PLAYERS {
        world
            .expect(player, &["Movement results for Fall of 1901.", "England: Army Yorkshire -> North Sea -> Norway."]);
    }
    for player in PLAYERS {
        if player == "turkey" {
            let letter = world.expect(player, &["%% ORDERS WAR TURKEY W1901A form", "BUILD ?"]);
            world.reply(player, &letter, builds(player));
        } else {
            world.mail(player, &format!("{}{}", signon(player), builds(player)));
        }
    }
    std::thread::sleep(Duration::from_millis(700));
    world.daemon.kill_and_restart();
    for player in PLAYERS {
        world.expect(player, &["Adjustment results for Winter of 1901.", "Germany: Builds a fleet in Kiel."]);
    }
}

fn draw_and_check(world: &mut World) {
    world.everybody(|player| format!("{}DRAW", signon(player)));
    std::thread::sleep(Duration::from_millis(200));
    world.daemon.kill_and_restart();
    for player in PLAYERS {
        world.expect(
            player,
            &["has been declared a draw between Austria, England, France, Germany, Italy, Russia and Turkey"],
        );
    }
    world.daemon.kill_and_restart();
    std::thread::sleep(Duration::from_millis(1500));
    for player in PLAYERS {
        // A cut after DATA may deliver a letter twice, with the same Message-ID.
        let letters = world.servers.mailbox(player);
        let ids = |words: &str| -> BTreeSet<String> {
            let about = letters.iter().filter(|letter| letter.contains(words));
            about
                .filter_map(|letter| letter.lines().find(|line| line.starts_with("Message-ID:")))
                .map(str::to_owned)
                .collect()
        };
        // The last turn is told with its results, and once more in the end letter.
        for (words, times) in [
            ("Movement results for Spring of 1901", 1),
            ("Movement results for Fall of 1901", 1),
            ("Adjustment results for Winter of 1901", 2),
            ("Starting position for Spring of 1901", 1),
            ("has been declared a draw", 1),
        ] {
            assert_eq!(ids(words).len(), times, "{player}: {words}");
        }
        assert!(letters.iter().all(|letter| letter.contains("Auto-Submitted: auto-")), "{player}");
        let about_game = letters.iter().filter(|letter| letter.contains("X-Chancery: results")).collect::<Vec<_>>();
        let threaded =
            |letter: &&String| letter.contains("List-Id: <war.example.test>") && letter.contains("References: <war.");
        assert!(about_game.len() >= 3 && about_game.iter().all(threaded), "{player}: one thread and one list a game");
        about_game.iter().for_each(|letter| open_results(letter));
    }
    let bounced = world.servers.mailbox("operator").iter().any(|letter| letter.contains("ghost@example.test"));
    let reported = world.servers.mailbox("judge").iter().any(|mail| mail.contains("multipart/report"));
    assert!(bounced || reported, "the bounce of ghost was seen");
    let listed = Command::new(env!("CARGO_BIN_EXE_chancery"))
        .args(["mail", "--count", "500", "-c"])
        .arg(&world.daemon.config)
        .output();
    let listed = String::from_utf8(listed.unwrap().stdout).unwrap();
    assert!(bounced || listed.contains("bounced (5.1.1)"), "the report is tied to its letter:\n{listed}");
}

/// Opens a letter as a mail program does: text and HTML that say the same, the map that the HTML shows.
fn open_results(letter: &str) {
    fn leaves<'a>(mail: &'a mailparse::ParsedMail<'a>) -> Vec<&'a mailparse::ParsedMail<'a>> {
        if mail.subparts.is_empty() { vec![mail] } else { mail.subparts.iter().flat_map(leaves).collect() }
    }
    let mail = mailparse::parse_mail(letter.as_bytes()).unwrap();
    let parts = leaves(&mail);
    let part = |kind: &str| *parts.iter().find(|part| part.ctype.mimetype == kind).unwrap();
    let (text, html) = (part("text/plain").get_body().unwrap(), part("text/html").get_body().unwrap());
    assert!(text.contains(":: Judge: CHAN  Game: War") && html.contains("<html lang=\"en\">"), "{text}\n{html}");
    let map = part("image/png");
    let id = map.headers.get_first_value("Content-ID").unwrap();
    assert!(html.contains(&format!("cid:{}", id.trim_matches(['<', '>']))));
    assert!(map.get_body_raw().unwrap().starts_with(b"\x89PNG"), "the map came whole");
}

#[test]
fn a_mail_is_answered_at_once_when_the_server_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::new(folder.path(), true);
    world.mail("france", "HELP");
    let letter = world.expect("france", &["is a judge for games of Diplomacy by mail"]);
    assert!(letter.contains("In-Reply-To: <1.france@client.example.test>"), "{letter}");
    let check =
        Command::new(env!("CARGO_BIN_EXE_chancery")).args(["check", "-c"]).arg(&world.daemon.config).output().unwrap();
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stdout));
    assert_eq!(world.daemon.stop(), 0);
}
