//! The folder of the pages: only what changed is written, what is not ours stays, and what goes wrong is told and tried again.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use crate::support::hands::HANDS;
use crate::{changed, files, keeper, keeper_with, pages, play, played, support};

const TWO_TURNS: &str = "\
mail gerda hi\n  REGISTER\n  Name: Gerda\n  END\nreply gerda\n  YES
mail anna hi\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES
mail bert hi\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES
mail gerda\n  CREATE ?cards word-m hands\n  SET COMMENT <script>alert(1)</script> & \"more\"
mail gerda\n  CREATE ?other word-m hands
mail anna\n  SIGNON ?cards word-a\n  SET PREFERENCE L
mail bert\n  SIGNON ?cards word-b\n  SET PREFERENCE R
mail anna\n  SIGNON Lcards word-a\n  9
mail bert\n  SIGNON Rcards word-b\n  1
";

#[test]
fn only_what_a_turn_changes_is_written_and_everybody_may_read_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), HANDS, TWO_TURNS);
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    assert!(changed(keeper.look().unwrap()).0 > 50);
    assert_eq!(keeper.look().unwrap(), None, "nothing has happened");
    let root = folder.path().join("pages");
    let other = root.join("en/games").read_dir().unwrap().map(|entry| entry.unwrap().path());
    let other = { other }.find(|path| path.to_string_lossy().contains("other-")).unwrap().join("index.html");
    let before = fs::metadata(&other).unwrap().modified().unwrap();
    play(&mut stage, "mail anna\n  SIGNON Lcards word-a\n  8\nmail bert\n  SIGNON Rcards word-b\n  2\n");
    let (written, _) = changed(keeper.look().unwrap());
    assert!((4..60).contains(&written), "{written} files");
    assert_eq!(fs::metadata(&other).unwrap().modified().unwrap(), before, "another game's page stays as it is");
    for path in crate::support::files(&root) {
        let mode = fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        assert!(mode == 0o644 || path.ends_with(".chancery/lock"), "{} has {mode:o}", path.display());
    }
    let found = files(&root);
    assert!(found.values().all(|bytes| !String::from_utf8_lossy(bytes).contains("<script>alert")), "markup is text");
}

#[test]
fn a_game_that_goes_back_takes_its_pages_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), HANDS, TWO_TURNS);
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    keeper.look().unwrap();
    let root = folder.path().join("pages");
    let turns =
        || files(&root).keys().filter(|path| path.starts_with("en/games/cards") && path.ends_with(".html")).count();
    let before = turns();
    play(&mut stage, "mail gerda\n  SIGNON Mcards word-m\n  ROLLBACK\n");
    assert!(changed(keeper.look().unwrap()).1 > 0, "pages of the turn that was taken back are removed");
    assert_eq!(turns(), before - 1);
    let others = || files(&root).keys().filter(|path| path.contains("games/other-")).count();
    assert!(others() > 0);
    play(&mut stage, "mail gerda\n  SIGNON Mother word-m\n  SET NO LIST\n");
    keeper.look().unwrap();
    assert_eq!(others(), 0, "a game that is listed no more has no pages");
}

#[test]
fn each_deadline_in_a_calendar_is_a_later_version_than_those_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), HANDS, TWO_TURNS);
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    let root = folder.path().join("pages");
    let mut version = |stage: &mut judge::stage::Stage, story: &str| -> (u32, String) {
        play(stage, story);
        keeper.look().unwrap();
        let all = files(&root);
        let path = all.keys().find(|path| path.starts_with("en/games/cards-") && path.ends_with(".ics")).unwrap();
        let calendar = crate::text(&all, path);
        let line = |key: &str| calendar.lines().find_map(|line| line.strip_prefix(key)).unwrap().trim().to_owned();
        (line("SEQUENCE:").parse().unwrap(), line("DTSTART:"))
    };
    let first = version(&mut stage, "");
    let ordered = version(&mut stage, "clock +1h\nmail anna\n  SIGNON Lcards word-a\n  3\n");
    assert_eq!(ordered, first, "orders that come in change nothing");
    let moved = version(&mut stage, "clock +1h\nmail gerda\n  SIGNON Mcards word-m\n  SET DEADLINE +5d\n");
    assert!(moved.0 > first.0 && moved.1 > first.1, "{first:?} {moved:?}");
    let sooner = version(&mut stage, "clock +1h\nmail gerda\n  SIGNON Mcards word-m\n  SET DEADLINE +2d\n");
    assert!(sooner.0 > moved.0 && sooner.1 < moved.1, "{moved:?} {sooner:?}");
    let next = version(&mut stage, "clock +1h\nmail bert\n  SIGNON Rcards word-b\n  2\nclock +1h\n");
    assert!(next.0 > sooner.0, "{sooner:?} {next:?}");
    let back = version(&mut stage, "clock +1h\nmail gerda\n  SIGNON Mcards word-m\n  ROLLBACK\n");
    assert!(back.0 > next.0, "{next:?} {back:?}");
}

#[test]
fn two_games_of_one_name_have_no_address_in_common_though_they_began_on_one_day() {
    let paths = |later: &str| {
        let folder = tempfile::tempdir().unwrap();
        let found = pages(folder.path(), HANDS, &format!("{later}{TWO_TURNS}"));
        let own = |path: &&String| path.contains("/games/cards-") || path.starts_with("games/cards-");
        let tags = found.values().map(|bytes| String::from_utf8_lossy(bytes).into_owned());
        let tags = tags.flat_map(|text| {
            let tags = text.split("<id>").skip(1).map(|rest| rest.split("</id>").next().unwrap().to_owned());
            tags.filter(|tag| tag.contains("cards")).collect::<Vec<_>>()
        });
        let all: std::collections::BTreeSet<String> = found.keys().filter(own).cloned().chain(tags).collect();
        assert!(all.len() > 20, "{all:?}");
        all
    };
    let (one, other) = (paths(""), paths("clock +1m\n"));
    assert_eq!(one.intersection(&other).next(), None);
}

#[test]
fn what_is_not_ours_stays_and_is_told_and_once_it_is_gone_the_page_comes() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("pages");
    let mut stage = played(folder.path(), HANDS, TWO_TURNS);
    keeper(folder.path(), &mut stage, HANDS).look().unwrap();
    let is_game = |path: &&String| path.starts_with("en/games/cards-") && path.ends_with("index.html");
    let game = files(&root).keys().find(is_game).unwrap().clone();
    fs::remove_dir_all(&root).unwrap();
    let others = ["site.css", &game, "en/notes.txt"];
    for path in others {
        fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
        fs::write(root.join(path), "theirs").unwrap();
    }
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    let written = keeper.look().unwrap().unwrap();
    assert_eq!(written.foreign, [others[1], others[0]]);
    assert!(others.iter().all(|path| fs::read_to_string(root.join(path)).unwrap() == "theirs"));
    assert_eq!(keeper.look().unwrap(), None, "nothing is gone on yet");
    for path in [others[1], others[0]] {
        fs::remove_file(root.join(path)).unwrap();
        keeper.look().unwrap().unwrap();
        assert!(root.join(path).is_file(), "{path} is ours, although nothing happened in any game");
    }
    assert_eq!(keeper.look().unwrap(), None);
    assert_eq!(fs::read_to_string(root.join(others[2])).unwrap(), "theirs");
    assert!(fs::read_to_string(root.join("site.css")).unwrap().contains("--paper"));
}

#[test]
fn a_folder_that_vanishes_or_was_spoilt_is_made_anew_and_half_a_list_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("pages");
    let mut stage = played(folder.path(), HANDS, TWO_TURNS);
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    keeper.look().unwrap();
    let before = files(&root);
    fs::remove_dir_all(&root).unwrap();
    keeper.look().unwrap().unwrap();
    assert_eq!(files(&root), before, "all of it is there again");
    // As after a loss of power: a list without its end, and an empty page.
    fs::write(root.join(".chancery/front.json"), "{\"print\":\"x").unwrap();
    fs::write(root.join("ru/index.html"), "").unwrap();
    let written = keeper.write_all().unwrap();
    assert_eq!(written.foreign, ["ru/index.html"], "an empty page that no list names is nobody's that we know");
    fs::remove_file(root.join("ru/index.html")).unwrap();
    keeper.write_all().unwrap();
    assert_eq!(files(&root), before);
    // No folder can be made where a file stands.
    fs::remove_dir_all(&root).unwrap();
    fs::write(&root, "a file").unwrap();
    assert!(keeper.look().is_err(), "it is told");
    fs::remove_file(&root).unwrap();
    keeper.look().unwrap().unwrap();
    assert_eq!(files(&root), before, "and tried again");
}

#[test]
fn two_writers_do_not_meet_and_the_second_finds_all_done() {
    let folder = tempfile::tempdir().unwrap();
    pages(folder.path(), HANDS, TWO_TURNS);
    let lock = fs::File::options().append(true).open(folder.path().join("pages/.chancery/lock")).unwrap();
    lock.lock().unwrap();
    let mut stage = judge_again(folder.path());
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    assert_eq!(keeper.look().unwrap(), None, "somebody else writes");
    lock.unlock().unwrap();
    assert_eq!(changed(keeper.look().unwrap()), (0, 0), "and has written all");
}

/// Another judge in another folder: only its key is asked for.
fn judge_again(folder: &std::path::Path) -> judge::stage::Stage {
    judge::stage::Stage::set_up(&folder.join("again"), HANDS).unwrap()
}

/// What is played in a further turn of the game of cards.
const A_TURN: &str = "mail anna\n  SIGNON Lcards word-a\n  8\nmail bert\n  SIGNON Rcards word-b\n  2\n";

#[test]
fn what_a_turn_makes_anew_does_not_grow_with_turns_and_games_and_what_nobody_may_know_makes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), HANDS, TWO_TURNS);
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    let mut made = |stage: &mut _, story: &str| {
        play(stage, story);
        keeper.look().unwrap().map_or(0, |written| written.made)
    };
    let all = made(&mut stage, A_TURN);
    let second = made(&mut stage, A_TURN);
    for _ in 0..4 {
        made(&mut stage, A_TURN);
    }
    let games = ["anna", "bert", "gerda"].map(|who| {
        format!("mail {who}\n  CREATE ?more{who} word-m hands\nmail {who}\n  CREATE ?{who}more word-m hands\n")
    });
    let of_games = made(&mut stage, &games.concat());
    assert!(of_games > 6 * 8, "{of_games} files");
    let later = made(&mut stage, A_TURN);
    assert!(later <= second && second < all, "of {all} files {second} are made anew, later {later}");
    // Orders of one player alone, and a mail that is about no game.
    assert_eq!(made(&mut stage, "mail anna\n  SIGNON Lcards word-a\n  7\n"), 0);
    assert_eq!(made(&mut stage, "mail anna\n  VERSION\n"), 0);
}

#[test]
fn a_turn_is_seen_before_pages_that_are_made_anew_for_another_reason() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), HANDS, TWO_TURNS);
    let create = |name: &str| format!("mail gerda\n  CREATE ?{name} word-m hands\n");
    play(&mut stage, &["aground", "becalmed", "zephyr"].map(create).concat());
    keeper(folder.path(), &mut stage, HANDS).look().unwrap().unwrap();
    // The program that orders are tried with is one more thing that all pages are made with.
    let mut keeper = keeper_with(folder.path(), &mut stage, HANDS, std::path::Path::new("/nowhere.wasm"));
    let turns = || support::files(&folder.path().join("pages/en")).iter().filter(|path| is_turn(path)).count();
    let (before, mut games) = (turns(), 0);
    let written = keeper.look_until(|| {
        games += 1;
        play(&mut stage, if games == 1 { A_TURN } else { "mail anna\n  VERSION\n" });
        true
    });
    assert_eq!(
        (written.unwrap().unwrap().left, turns()),
        (4, before),
        "one game of five, and another has gone on since"
    );
    let written = keeper.look_until(|| {
        play(&mut stage, "mail anna\n  VERSION\n");
        true
    });
    assert_eq!((written.unwrap().unwrap().left, turns()), (3, before + 1), "the turn, before all that is left");
    assert_eq!(keeper.look().unwrap().unwrap().left, 0);
    assert_eq!((keeper.look().unwrap(), turns()), (None, before + 1));
}

fn is_turn(path: &std::path::Path) -> bool {
    let name = path.file_name().unwrap().to_string_lossy();
    path.to_string_lossy().contains("cards-") && name.ends_with(".html") && name != "index.html"
}
