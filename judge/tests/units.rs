//! What is installed beside the program: units that leave little to attack.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::process::Command;

use judge::config::Config;

/// The most that systemd may find exposed of a unit, of 10.
const MOST: f64 = 1.2;

#[test]
fn systemd_finds_little_exposed_of_each_unit() {
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        eprintln!("systemd-analyze is not there: nothing was tried");
        return;
    }
    let folder = support::folder("../systemd");
    let units = support::files(&folder).into_iter().filter(|path| path.extension().is_some_and(|end| end == "service"));
    let mut seen = 0;
    for unit in units {
        let output = Command::new("systemd-analyze").args(["security", "--offline=true"]).arg(&unit).output().unwrap();
        let told = String::from_utf8_lossy(&output.stdout);
        let level = told.lines().find_map(|line| line.split_once("Overall exposure level for ")?.1.split_once(": "));
        let level: f64 = level.unwrap_or_else(|| panic!("{told}")).1.split(' ').next().unwrap().parse().unwrap();
        assert!(level <= MOST, "{}: {level}\n{told}", unit.display());
        seen += 1;
    }
    assert_eq!(seen, 2);
}

#[test]
fn every_command_has_a_manual_page_and_shells_know_them() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("manual");
    assert!(support::chancery(&["manual", to.to_str().unwrap()], b"").status.success());
    let read = |name: &str| std::fs::read_to_string(to.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let help = String::from_utf8(support::chancery(&["--help"], b"").stdout).unwrap();
    let commands = help.split("Commands:").nth(1).unwrap().split("\n\n").next().unwrap();
    let commands = commands.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next());
    let commands: Vec<&str> = commands.filter(|word| *word != "help" && word.chars().all(char::is_lowercase)).collect();
    assert!(commands.contains(&"run") && commands.contains(&"queue"), "{commands:?}");
    let (main, shells) = (read("chancery.1"), ["chancery.bash", "_chancery", "chancery.fish"].map(read));
    let title = |name: &str| format!(".TH {name} 1 \"\" \"chancery {}\" \"Chancery\"\n", env!("CARGO_PKG_VERSION"));
    assert!(main.contains(&title("CHANCERY")), "{main}");
    for section in ["ENVIRONMENT", "FILES", "EXIT STATUS", "SEE ALSO"] {
        assert_eq!(main.matches(&format!(".SH {section}\n")).count(), 1, "{section}");
    }
    assert!(!main.contains(".SH EXTRA"), "{main}");
    for command in commands {
        let page = read(&format!("chancery-{command}.1"));
        let own = title(&format!("CHANCERY-{}", command.to_uppercase()));
        assert!(page.contains(".SH DESCRIPTION") && page.contains(&own), "{command}: {page}");
        assert!(main.contains(&format!("chancery\\-{command}(1)")), "{command} in {main}");
        assert!(shells.iter().all(|shell| shell.contains(command)), "{command}");
    }
    // A page that `man` cannot set is none.
    let warnings = |name: &str| {
        let set =
            std::process::Command::new("man").args(["--warnings", "-l", "-E", "UTF-8"]).arg(to.join(name)).output();
        set.map(|set| String::from_utf8_lossy(&set.stderr).into_owned())
    };
    for page in ["chancery.1", "chancery-run.1", "chancery-queue.1"] {
        match warnings(page) {
            Ok(warnings) => assert_eq!(warnings, "", "{page}"),
            Err(_) => eprintln!("man is not there: no page was set"),
        }
    }
}

/// The words behind a word at the beginning of a file's lines.
fn behind<'a>(text: &'a str, word: &str) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.strip_prefix(word)).map(str::trim).collect()
}

#[test]
fn the_container_file_agrees_with_the_unit_and_the_configuration() {
    let read = |name: &str| std::fs::read_to_string(support::folder("..").join(name)).unwrap();
    let (container, unit) = (read("systemd/Containerfile"), read("systemd/chancery.service"));
    let config = judge::config::Config::default();
    let [build, run] = behind(&container, "FROM ")[..] else { panic!("two stages") };
    let rust = behind(&read("Cargo.toml"), "rust-version = ")[0].trim_matches('"').to_owned();
    assert_eq!(build, format!("rust:{rust}-bookworm AS build"));
    assert_eq!(run, "debian:bookworm-slim", "what is built on one system runs on the same");
    let copied = behind(&container, "COPY ").into_iter().filter(|line| !line.starts_with("--"));
    let copied: Vec<&str> = copied.flat_map(|line| line.rsplit_once(' ').unwrap().0.split(' ')).collect();
    for name in &copied {
        assert!(support::folder("..").join(name).exists(), "{name}");
    }
    // Whatever the program is built from lies in one of them.
    for folder in ["engine", "judge", "templates", "systemd", "Cargo.lock"] {
        assert!(copied.contains(&folder), "{folder} is not copied");
    }
    let built = behind(&container, "RUN cargo ")[0];
    assert!(built.starts_with("build --locked --profile dist") && read("Cargo.toml").contains("[profile.dist]"));
    assert!(container.contains("COPY --from=build /src/target/dist/chancery /usr/bin/chancery"), "{container}");
    let user = behind(&unit, "User=")[0];
    assert_eq!(behind(&container, "USER "), [user]);
    assert!(read("systemd/chancery.sysusers").contains(&format!("u {user} -")));
    let folder = format!("/var/lib/{}", behind(&unit, "StateDirectory=")[0]);
    assert_eq!(behind(&container, "VOLUME "), [folder.as_str()]);
    assert!(config.store.path.starts_with(&folder), "{}", config.store.path.display());
    let command: Vec<String> = serde_json::from_str(behind(&container, "CMD ")[0]).unwrap();
    assert_eq!(behind(&unit, "ExecStart="), [format!("chancery {}", command.join(" "))]);
    // Secrets have the names under which unit and sample look for them.
    let handed: Vec<&str> =
        behind(&unit, "LoadCredential=").iter().map(|line| line.split(':').next().unwrap()).collect();
    let named =
        [&config.mailbox.password_file, &config.post.password_file].map(|file| file.to_str().unwrap().to_owned());
    assert_eq!(handed, named);
    for secret in handed {
        assert!(container.contains(&format!("--secret {secret},uid=10025")), "{secret}");
    }
    assert!(container.contains("useradd --system --uid 10025 "));
}

#[test]
fn the_unit_names_the_binary_the_configuration_and_the_passwords() {
    let unit = std::fs::read_to_string(support::folder("../systemd/chancery.service")).unwrap();
    for line in [
        "Type=notify",
        "ExecStart=chancery run -c /etc/chancery/chancery.toml",
        "ExecReload=/bin/sh -c 'kill -HUP $MAINPID'",
        "User=chancery",
        "StateDirectory=chancery",
        "LoadCredential=imap-password:/etc/chancery/imap-password",
        "LoadCredential=smtp-password:/etc/chancery/smtp-password",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
    ] {
        assert!(unit.lines().any(|known| known == line), "{line}");
    }
    let copying = std::fs::read_to_string(support::folder("../systemd/chancery-backup.service")).unwrap();
    for line in ["User=chancery", "UMask=0077", "NoNewPrivileges=yes", "ProtectSystem=strict", "PrivateNetwork=yes"] {
        assert!(copying.lines().any(|known| known == line), "{line}");
    }
    let run = copying.lines().find_map(|line| line.strip_prefix("ExecStart=chancery ")).unwrap();
    assert!(run.starts_with("backup -c /etc/chancery/chancery.toml --keep "), "{run}");
    assert!(
        std::fs::read_to_string(support::folder("../systemd/chancery-backup.timer"))
            .unwrap()
            .contains("Persistent=true")
    );
}

#[test]
fn the_first_hour_as_written_makes_what_the_unit_and_the_configuration_name() {
    let readme = std::fs::read_to_string(support::folder("../README.md")).unwrap();
    let hour = readme.split("## For operators").nth(1).unwrap().split("\n## ").next().unwrap();
    let commands: Vec<&str> = hour.lines().filter_map(|line| line.strip_prefix("       ")).map(str::trim).collect();
    let at = |words: &str| {
        let found = commands.iter().position(|command| command.contains(words));
        found.unwrap_or_else(|| panic!("{words} is in none of {commands:#?}"))
    };
    let steps = [
        "cargo build --profile dist",
        "/usr/local/bin/chancery",
        "/etc/systemd/system/chancery.service",
        "/usr/lib/sysusers.d/chancery.conf",
        "systemd-sysusers",
        "install -d -o chancery -g chancery -m 700 /var/lib/chancery",
        "/etc/chancery/chancery.toml",
        "/etc/chancery/imap-password",
        "chancery check",
        "systemctl enable --now chancery",
    ];
    let places: Vec<usize> = steps.iter().map(|step| at(step)).collect();
    assert!(places.is_sorted(), "nothing is used before it is made: {places:?} of {commands:#?}");
    for word in commands.iter().flat_map(|command| command.split_whitespace()) {
        if word.starts_with("systemd/") {
            assert!(support::folder("..").join(word).exists(), "{word}");
        }
    }
    let users = std::fs::read_to_string(support::folder("../systemd/chancery.sysusers")).unwrap();
    assert!(users.contains("\nu chancery "), "{users}");
    assert!(Config::default().store.path.starts_with("/var/lib/chancery"));
    assert!(hour.contains("user=chancery argv=/usr/local/bin/chancery deliver -c /etc/chancery/chancery.toml"));
}
