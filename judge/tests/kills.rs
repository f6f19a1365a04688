//! A tournament by mail through Dovecot and Postfix while the judge is killed at random moments, its servers go away, and what
//! stands between lies: nothing is lost, nothing is done twice.
//!
//! `CHANCERY_KILLS=500 CHANCERY_SEED=7` makes it longer, as `judge/tests/disasters` does.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "kills/players.rs"]
mod players;
mod support;
#[path = "kills/tournament.rs"]
mod tournament;

use std::collections::{BTreeMap, BTreeSet};

use judge::config::Config;
use judge::operator;
use judge::store::Store;
use support::cluster::Cluster;
use tournament::{GAMES, Tournament};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap())
}

/// How many kills there are, and the seed of chance.
fn asked(usual: u64) -> (u32, u64) {
    let kills = u32::try_from(number("CHANCERY_KILLS").unwrap_or(usual)).unwrap();
    let seed = number("CHANCERY_SEED").unwrap_or_else(|| getrandom::u64().unwrap() % 1_000_000);
    println!("CHANCERY_KILLS={kills} CHANCERY_SEED={seed}");
    (kills, seed)
}

#[test]
fn a_tournament_survives_kills_outages_and_lies() {
    let (kills, seed) = asked(20);
    let folder = tempfile::tempdir().unwrap();
    comes_to_a_good_end(Tournament::new(folder.path(), seed), kills);
}

#[test]
fn a_tournament_of_three_judges_on_one_database_survives_the_same() {
    let Some(cluster) = Cluster::start() else { return };
    let (kills, seed) = asked(12);
    let folder = tempfile::tempdir().unwrap();
    let url = cluster.url("postgres", &cluster.make());
    comes_to_a_good_end(Tournament::over(folder.path(), seed, Some(url), 2), kills);
}

fn comes_to_a_good_end(mut tournament: Tournament, kills: u32) {
    tournament.play(kills);
    tournament.come_to_rest();
    assert!(tournament.stop(), "they stop as they should");
    nothing_is_left_over(&tournament);
    every_mail_is_answered_once(&mut tournament);
    every_letter_came_and_no_message_id_is_two_letters(&mut tournament);
    every_turn_was_played_once_with_the_sheets_that_were_acknowledged(&mut tournament);
    every_receipt_is_good(&mut tournament);
    println!("{kills} kills: {:?}", tournament.figures);
    assert!(tournament.figures.turns > 0 && tournament.figures.receipts > 0, "nobody played");
}

fn every_mail_is_answered_once(tournament: &mut Tournament) {
    for (user, player) in &tournament.people {
        for (id, sent) in &player.sent {
            if sent.confirms.is_none() {
                let (due, got) = player.answers_to(id);
                assert_eq!(due, got, "{user}: {id} was answered by {:?}", sent.answers);
            }
            tournament.figures.mails += 1;
        }
    }
    // Reports of servers come in as well, and nothing else does.
    let people = tournament.rows("SELECT CAST(count(*) AS TEXT) FROM inbox WHERE outcome LIKE 'answered%'");
    assert_eq!(people, [tournament.figures.mails.to_string()], "each was kept once");
}

fn every_letter_came_and_no_message_id_is_two_letters(tournament: &mut Tournament) {
    let mut came: BTreeSet<(String, String)> = BTreeSet::new();
    for (user, player) in &tournament.people {
        for (id, letters) in &player.letters {
            for letter in letters {
                let lines = letter.body().lines().zip(letters[0].body().lines());
                let differs = lines.filter(|(one, other)| one != other).collect::<Vec<_>>();
                assert!(letter.body() == letters[0].body(), "{user}: {id} is two letters: {differs:#?}");
            }
            let row = id.split('.').next().unwrap().to_owned();
            assert!(came.insert((format!("{user}@example.test"), row)), "{user}: {id} is a second Message-ID");
            tournament.figures.letters += 1;
            tournament.figures.doubled += letters.len() - 1;
        }
    }
    let sent = tournament.rows("SELECT recipient || ' ' || id FROM outbox WHERE state = 'sent'").into_iter();
    let sent: BTreeSet<(String, String)> = sent
        .map(|row| row.split_once(' ').map(|(to, id)| (to.to_owned(), id.to_owned())).unwrap())
        .filter(|(to, _)| to.ends_with("@example.test"))
        .collect();
    assert_eq!(came, sent, "what was sent is what came");
}

fn every_turn_was_played_once_with_the_sheets_that_were_acknowledged(tournament: &mut Tournament) {
    let store = Store::visit(Config::load(&tournament.folder.join("chancery.toml")).unwrap().store.home()).unwrap();
    // The last orders of each turn that were answered while it was open: who sent others waited for the answer to the first.
    let mut last: BTreeMap<&(String, String, String), (u32, &Vec<String>)> = BTreeMap::new();
    for player in tournament.people.values() {
        for (id, sent) in &player.sent {
            let Some((turn, orders)) = &sent.orders else { continue };
            let answer = &player.letters[sent.answers.first().unwrap()][0];
            let number = id.split('.').next().unwrap().parse().unwrap();
            if answer.raw.contains(":: Receipt: ") && last.get(turn).is_none_or(|(before, _)| *before < number) {
                last.insert(turn, (number, orders));
            }
        }
    }
    for game in 0..GAMES {
        let name = format!("cup{game}");
        let chapters = store.chapters(&name).unwrap();
        let labels: BTreeSet<_> = chapters.iter().map(|chapter| &chapter.label).collect();
        assert_eq!(labels.len(), chapters.len(), "{name}: each turn once");
        for chapter in &chapters {
            tournament.figures.turns += 1;
            for (seat, sheet) in &chapter.sheets {
                let turn = (name.clone(), seat.to_string(), chapter.label.clone());
                let (_, acknowledged) = last[&turn];
                let plain = |lines: &[String]| -> BTreeSet<String> {
                    lines.iter().map(|line| line.to_uppercase().replace(' ', "")).collect()
                };
                assert_eq!(plain(&sheet.0), plain(acknowledged), "{turn:?}");
            }
        }
        for player in tournament.people.values() {
            let told = |label: &str| {
                let record = format!(":: Record: {label} ");
                let about = |letter: &&Vec<players::Got>| {
                    letter[0].raw.contains(&record) && letter[0].raw.contains(&format!("Subject: [{name} "))
                };
                player.letters.values().filter(about).count()
            };
            for chapter in &chapters {
                assert!(told(&chapter.label) <= 1, "{name}: {} is told once", chapter.label);
            }
        }
    }
}

fn every_receipt_is_good(tournament: &mut Tournament) {
    let config = Config::load(&tournament.folder.join("chancery.toml")).unwrap();
    let file = tournament.folder.join("receipt");
    for player in tournament.people.values() {
        for letter in player.letters.values().map(|letters| &letters[0]).filter(|got| got.raw.contains(":: Receipt: "))
        {
            std::fs::write(&file, &letter.raw).unwrap();
            let said = operator::receipt(&config, &file).unwrap();
            let proves = [
                "was played with them",
                "was played with what receipt",
                "has not been played yet",
                "has been replaced",
            ];
            assert!(proves.iter().any(|words| said.contains(words)), "{said}");
            tournament.figures.receipts += 1;
        }
    }
    let said = operator::verify(&config).unwrap();
    assert!(said.contains("the store is sound"), "{said}");
}

fn nothing_is_left_over(tournament: &Tournament) {
    let folder = std::fs::read_dir(&tournament.folder).unwrap();
    let names = folder.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    let drafts: Vec<String> = names.filter(|name| name.ends_with(".new") || name.contains(".sqlite-")).collect();
    assert_eq!(drafts, [""; 0]);
}
