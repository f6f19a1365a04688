//! A whole game through a real IMAP and a real SMTP server, with the daemon killed again and again on the way.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "servers/empires.rs"]
mod empires;
#[path = "servers/reformation.rs"]
mod reformation;
mod support;

use mailparse::MailHeaderMap;

use std::collections::BTreeSet;
use std::time::Duration;

use support::world::{PLAYERS, World};

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
        let threaded = |letter: &&String| {
            letter.contains("List-Id: <war.example.test>") && letter.contains("References: <game.war.")
        };
        assert!(about_game.len() >= 3 && about_game.iter().all(threaded), "{player}: one thread and one list a game");
        about_game.iter().for_each(|letter| open_results(letter));
    }
    let bounced = world.servers.mailbox("operator").iter().any(|letter| letter.contains("ghost@example.test"));
    let reported = world.servers.mailbox("judge").iter().any(|mail| mail.contains("multipart/report"));
    assert!(bounced || reported, "the bounce of ghost was seen");
    let (listed, _) = world.says("mail --count 500");
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
    let (check, well) = world.says("check");
    assert!(well, "{check}");
    assert_eq!(world.daemon.stop(), 0);
}
