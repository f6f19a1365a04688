//! Which values make sense, and whether the files that are named are there.

use std::net::{IpAddr, SocketAddr};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::mistakes::Held;
use super::{Config, Login, MailboxKind, PostKind, Tls};
use crate::clock::{self, Span};
use crate::tls;

/// The smallest largest mail: with less, not even a short mail with its head is read.
const LEAST: usize = 10_000;

/// The smallest quota of a store: a few games with their letters fill it.
const LEAST_QUOTA: u64 = 50_000_000;

/// More connections at once than this no mail server likes.
const MOST_CONNECTIONS: usize = 50;

/// The youngest age of a copy that can be told of once a day.
const SHORTEST_AGE: Span = Span::hours(24);
/// The shortest time for which mails are kept.
const SHORTEST_KEPT: Span = Span::hours(24 * 14);

/// Adds every value that makes no sense.
pub(super) fn check(held: &mut Held) {
    let config = held.config.clone();
    for (key, problem) in names(&config).into_iter().chain(ways(&config)).chain(ports(&config)).chain(numbers(&config))
    {
        held.add(key, &problem);
    }
    for (key, problem) in config.games.wrong() {
        held.add(&key, &problem);
    }
}

/// Adds every file that is named and is not there, or is not what it should be.
pub(super) fn check_files(held: &mut Held) {
    let config = held.config.clone();
    let (mailbox, post) = (&config.mailbox, &config.post);
    let imap = mailbox.kind == MailboxKind::Imap;
    let smtp = post.kind == PostKind::Smtp;
    let (store, database) = (&config.store, config.store.home().database().is_some());
    for (key, file, used) in [
        ("store.ca-file", &store.ca_file, database),
        ("mailbox.ca-file", &mailbox.ca_file, imap),
        ("post.ca-file", &post.ca_file, smtp),
    ] {
        if let Some(error) = (used && !file.as_os_str().is_empty()).then(|| tls::certificates(file).err()).flatten() {
            held.add(key, &format!("names no file of certificates (PEM): {}: {error}", file.display()));
        }
    }
    check_places(held, &config);
    if post.kind == PostKind::Sendmail && !is_program(&post.path) {
        held.add("post.path", &format!("names no program: {}", post.path.display()));
    }
    if let Err(problem) = held.config.games.read_holidays() {
        held.add("games.holidays", &problem);
    }
    for (key, folder) in [("judge.templates", &config.judge.templates), ("games.boards", &config.games.boards)] {
        if !folder.as_os_str().is_empty() && !folder.is_dir() {
            held.add(key, &format!("names no folder: {}", folder.display()));
        }
    }
}

/// Endings of files that are kept beside a store, under its name.
const BESIDE: [&str; 5] = ["key", "lock", "door", "tally", "mark"];

/// Adds every place that cannot be what it is named for.
fn check_places(held: &mut Held, config: &Config) {
    let (store, key_file) = (&config.store.path, config.store.key_path());
    for (key, file) in [("store.path", store), ("store.key-file", &key_file)] {
        if file.is_dir() {
            held.add(key, &format!("names a folder, and must name a file in one: {}", file.display()));
        }
    }
    if let Some(ending) = BESIDE.into_iter().find(|ending| store.extension().is_some_and(|own| own == *ending)) {
        let told = "names a file that the judge keeps beside its store: call the store itself otherwise, as in chancery.sqlite";
        held.add("store.path", &format!("{told} (.{ending})"));
    } else if key_file == *store {
        held.add("store.key-file", "names the store itself: the key has a file of its own");
    }
    let is_maildir = (config.mailbox.kind == MailboxKind::Maildir, config.post.kind == PostKind::Maildir);
    let folders =
        [("mailbox.path", &config.mailbox.path, is_maildir.0), ("post.path", &config.post.path, is_maildir.1)];
    for (key, folder, _) in folders.into_iter().filter(|(_, folder, used)| *used && folder.exists() && !folder.is_dir())
    {
        held.add(key, &format!("names a file, and must name a folder: {}", folder.display()));
    }
    let all = [("store.path", store, true), ("site.folder", &config.site.folder, true)].into_iter().chain(folders);
    for (key, path, _) in all.filter(|(_, path, used)| *used && path.starts_with("~")) {
        held.add(
            key,
            &format!("begins with ~, which only a shell knows: write the whole path instead of {}", path.display()),
        );
    }
}

const DATABASE: &str = "is no address of a store; write one such as postgres://judge@db.example/chancery";
const PASSWORD: &str = "holds a password, and passwords do not stand in this file; write it alone into a file that only you can \
                        read, and name that file with `store.password-file`";

/// What is wrong with the address of a database, if there is one.
pub(super) fn wrong_address(url: &str) -> Option<&'static str> {
    if url.is_empty() {
        return None;
    }
    match ["postgres://", "postgresql://"].iter().find_map(|kind| url.strip_prefix(kind)) {
        None => Some(DATABASE),
        Some(place) => wrong_place(place),
    }
}

/// What is wrong with an address behind its kind. What stands before the first `@` is the role, whatever signs it holds, and a
/// password that holds an `@` is one, too; names of parameters may be written in percent signs, for which there is no need.
fn wrong_place(place: &str) -> Option<&'static str> {
    let role = place.split_once('@').map_or("", |(role, _)| role);
    let mut names = place.split(['?', '&']).skip(1).filter_map(|parameter| parameter.split('=').next());
    if role.contains(':') || names.clone().any(|name| name == "password") {
        return Some(PASSWORD);
    }
    names.any(|name| name.contains('%')).then_some(DATABASE)
}

fn is_program(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

type Wrong = (&'static str, String);

fn names(config: &Config) -> Vec<Wrong> {
    let judge = &config.judge;
    let mut wrong = Vec::new();
    for (key, address) in [("judge.address", &judge.address), ("judge.operator", &judge.operator)] {
        if address.parse::<lettre::Address>().is_err() {
            wrong.push((key, "is no mail address".to_owned()));
        }
    }
    if !judge.address.is_ascii() {
        let problem = "must be in ASCII, as mail servers take a sender: write its domain as the DNS has it (xn--...)";
        wrong.push(("judge.address", problem.to_owned()));
    }
    let untagged = |address: &str| {
        let (local, domain) = address.rsplit_once('@').unwrap_or_default();
        format!("{}@{domain}", local.split('+').next().unwrap_or_default()).to_lowercase()
    };
    if untagged(&judge.operator) == untagged(&judge.address) {
        let problem = "must be another address than the judge's: it would write to itself";
        wrong.push(("judge.operator", problem.to_owned()));
    }
    if judge.name.contains(char::is_control) || judge.name.trim().is_empty() || judge.name.chars().count() > 60 {
        wrong.push(("judge.name", "must be a name of 1 to 60 letters on one line".to_owned()));
    }
    if judge.code.is_empty() || judge.code.len() > 8 || !judge.code.bytes().all(|letter| letter.is_ascii_alphanumeric())
    {
        wrong.push(("judge.code", "must be 1 to 8 letters or digits".to_owned()));
    }
    // RFC 5321 section 4.5.3.1: 64 octets before the @ sign, and a capability takes 40 of them.
    let local = judge.address.split('@').next().unwrap_or_default();
    if judge.plus_addressing && (local.len() > 24 || local.contains('+')) {
        let problem = "must have at most 24 letters before the @, and no +, for plus-addressing";
        wrong.push(("judge.address", problem.to_owned()));
    }
    if clock::zone(&judge.time_zone).is_none() {
        wrong.push(("judge.time-zone", "is no time zone; write one such as Europe/Sofia".to_owned()));
    }
    if config.trust.dkim && !cfg!(feature = "dkim") {
        wrong.push(("trust.dkim", "must be false: this judge was built without the feature `dkim`".to_owned()));
    }
    if !config.trust.resolver.is_empty() && config.trust.resolver.parse::<SocketAddr>().is_err() {
        wrong.push(("trust.resolver", "is no address with a port; write one such as 127.0.0.1:53".to_owned()));
    }
    wrong
}

fn ways(config: &Config) -> Vec<Wrong> {
    let (mailbox, post) = (&config.mailbox, &config.post);
    let imap = mailbox.kind == MailboxKind::Imap;
    let smtp = post.kind == PostKind::Smtp;
    let mut wrong = Vec::new();
    let mut check = |is_wrong: bool, key: &'static str, problem: &str| {
        if is_wrong {
            wrong.push((key, problem.to_owned()));
        }
    };
    let plain = |tls: Tls, host: &str| tls == Tls::Plain && !is_this_machine(host);
    check(plain(mailbox.tls, &mailbox.host), "mailbox.tls", "may be plain only to this machine (localhost)");
    check(plain(post.tls, &post.host), "post.tls", "may be plain only to this machine (localhost)");
    check(imap && mailbox.host.is_empty(), "mailbox.host", "is empty; write the name of your IMAP server");
    check(smtp && post.host.is_empty(), "post.host", "is empty; write the name of your SMTP server");
    check(imap && !is_host(&mailbox.host), "mailbox.host", HOST);
    check(smtp && !is_host(&post.host), "post.host", HOST);
    check(imap && mailbox.user.is_empty(), "mailbox.user", "is empty; write the name that the mailbox is opened with");
    let one_word = !mailbox.authserv_id.contains([' ', '\t', ',', ';', '/', '@']);
    check(
        !one_word,
        "mailbox.authserv-id",
        "is the one name of your mail server in Authentication-Results, such as mx.example.org",
    );
    check(imap && mailbox.port == 0, "mailbox.port", "is no port; IMAP has 993 with tls = \"tls\"");
    check(smtp && post.port == 0, "post.port", "is no port; submission has 587 with tls = \"starttls\"");
    check(config.store.path.file_name().is_none(), "store.path", "is empty; name the file that the judge keeps all in");
    let url = wrong_address(&config.store.url);
    check(url.is_some(), "store.url", url.unwrap_or_default());
    let nowhere = mailbox.kind == MailboxKind::Maildir && mailbox.path.as_os_str().is_empty();
    check(nowhere, "mailbox.path", "is empty; name the Maildir");
    check(!smtp && post.path.as_os_str().is_empty(), "post.path", "is empty; name the program or the folder");
    let two = |login: &Login| !login.token_file.as_os_str().is_empty() && !login.token_command.is_empty();
    let one = "and token-file are two ways to the same token: give one of them";
    check(two(&mailbox.login()), "mailbox.token-command", one);
    check(two(&post.login()), "post.token-command", one);
    wrong
}

fn ports(config: &Config) -> Vec<Wrong> {
    let (web, health) = (&config.web, &config.health);
    let mut wrong = Vec::new();
    let mut check = |is_wrong: bool, key: &'static str, problem: &str| {
        if is_wrong {
            wrong.push((key, problem.to_owned()));
        }
    };
    let listen = !web.listen.is_empty();
    let odd = listen && web.listen.parse::<SocketAddr>().is_err();
    check(odd, "web.listen", "is no address with a port; write one such as 127.0.0.1:8025");
    check(listen == web.url.is_empty(), "web.url", "and web.listen belong together: give both or none");
    let insecure = !web.url.is_empty() && !web.url.starts_with("https://");
    check(insecure, "web.url", "must begin with https://, or mail programs do not use it");
    if !health.listen.is_empty() {
        let own = |at: SocketAddr| at.ip().is_loopback() && at.port() != 0;
        let odd = !health.listen.parse().is_ok_and(own);
        let problem = "is no port of this machine alone; write one such as 127.0.0.1:8026";
        check(odd, "health.listen", problem);
        let taken = health.listen.parse::<SocketAddr>().ok() == web.listen.parse().ok() && listen;
        check(taken, "health.listen", "and web.listen are the same port: give each its own");
    }
    let site = &config.site;
    let url = &site.url;
    let odd = !url.is_empty()
        && (!(url.starts_with("https://") || url.starts_with("http://")) || url.contains(['?', '#', ' ']));
    check(
        odd,
        "site.url",
        "must begin with https:// and end with the name of a host or a folder, such as https://judge.example.org/games",
    );
    let idle = site.folder.as_os_str().is_empty() && !(url.is_empty() && site.title.is_empty());
    check(idle, "site.folder", "is empty, so nothing is written: name the folder that your web server serves");
    let relative = !site.folder.as_os_str().is_empty() && site.folder.is_relative();
    check(relative, "site.folder", "must begin with /: the service does not run in a folder of its own");
    let relative = !site.sandbox.as_os_str().is_empty() && site.sandbox.is_relative();
    check(relative, "site.sandbox", "must begin with /: the service does not run in a folder of its own");
    let long = site.title.chars().count() > 100 || site.title.contains(char::is_control);
    check(long, "site.title", "must be at most 100 letters on one line");
    wrong
}

fn numbers(config: &Config) -> Vec<Wrong> {
    let node = config.node.wrong(config.store.url.is_empty());
    let mut wrong: Vec<Wrong> = node.into_iter().map(|(key, problem)| (key, problem.to_owned())).collect();
    if config.mailbox.poll.0 < 1 {
        wrong.push(("mailbox.poll", "must be at least 1s".to_owned()));
    }
    if config.store.keep_mail < SHORTEST_KEPT {
        wrong.push(("store.keep-mail", "must be at least 14d: mails wait a week for an answer".to_owned()));
    }
    if (1..LEAST_QUOTA).contains(&config.store.quota) {
        let problem = format!("must be at least {LEAST_QUOTA} bytes, or 0 for none");
        wrong.push(("store.quota", problem));
    }
    if config.health.copy_age != Span(0) && config.health.copy_age < SHORTEST_AGE {
        wrong.push(("health.copy-age", "must be at least 1d, or 0d where copies are made in another way".to_owned()));
    }
    if config.mailbox.largest < LEAST {
        wrong.push(("mailbox.largest", format!("must be at least {LEAST} bytes, or no mail is read")));
    }
    if !(1..=MOST_CONNECTIONS).contains(&config.post.connections) {
        wrong.push(("post.connections", format!("must be from 1 to {MOST_CONNECTIONS}")));
    }
    let limits = &config.limits;
    for (key, limit) in [
        ("limits.depth", limits.depth),
        ("limits.parts", limits.parts),
        ("limits.headers", limits.headers),
        ("limits.header", limits.header),
        ("limits.text", limits.text),
        ("limits.html", limits.html),
        ("limits.lines", limits.lines),
        ("limits.line", limits.line),
    ] {
        if limit == 0 {
            wrong.push((key, "must be more than 0, or no mail is read".to_owned()));
        }
    }
    wrong
}

/// What is said of a host that is written as something else.
const HOST: &str = "is the name of the server alone, such as mail.example.org; its port and TLS have keys of their own";

/// Whether something is written as the name or the address of a host, and not as a URL, a mailbox or a list.
fn is_host(host: &str) -> bool {
    host.parse::<IpAddr>().is_ok()
        || !host.contains(|letter: char| letter.is_whitespace() || "/:@,;[]".contains(letter))
}

/// Whether a host is this machine whatever a name server says: the one name that never leaves it (RFC 6761 section 6.3), or
/// an address of the loopback.
fn is_this_machine(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost") || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_loopback_is_this_machine() {
        for own in ["localhost", "LocalHost", "127.0.0.1", "127.8.9.1", "::1"] {
            assert!(is_this_machine(own), "{own}");
        }
        for other in
            ["127.evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.1", "0.0.0.0", "127.1", ""]
        {
            assert!(!is_this_machine(other), "{other}");
        }
    }
}
