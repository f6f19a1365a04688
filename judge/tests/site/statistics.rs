//! The page of statistics: results by board and power, and how those have played who want that told and to be named.

use chancery_engine::RULESETS;
use judge::stage::Stage;
use scraper::{Html, Selector};

use crate::{files, keeper, play, played, text};

/// Anna wants her results told and her name on pages, Bert the one and Carl the other alone; Gerda leads.
const PEOPLE: &str = "\
mail gerda hi\n  REGISTER\n  Name: Gerda Meister\n  END\nreply gerda\n  YES
mail anna hi\n  REGISTER\n  Name: Anna Petrova\n  END\nreply anna\n  YES
mail bert hi\n  REGISTER\n  Name: Bert Muster\n  END\nreply bert\n  YES
mail carl hi\n  REGISTER\n  Name: Carl Still\n  END\nreply carl\n  YES
mail anna\n  SET STATS ON\n  SET SITE NAME\nmail bert\n  SET STATS ON\nmail carl\n  SET SITE NAME
mail gerda\n  CREATE ?duel word-m players=2 move=48h grace=24h
mail anna\n  SIGNON ?duel word-a\n  SET PREFERENCE E
mail bert\n  SIGNON ?duel word-b\n  SET PREFERENCE A
mail anna\n  SIGNON Eduel word-a\n  ORDERS AS SHOWN
clock +120h
";

const DRAWN: &str = "mail anna\n  SIGNON Eduel word-a\n  DRAW\nmail bert\n  SIGNON Aduel word-b\n  DRAW\n";

/// Players are hidden for good; Anna concedes to Carl.
const MASK: &str = "\
mail gerda\n  CREATE ?mask word-m players=2 gunboat=on reveal=off
mail anna\n  SIGNON ?mask word-a\n  SET PREFERENCE A
mail carl\n  SIGNON ?mask word-c\n  SET PREFERENCE E
";

const CONCEDED: &str = "mail anna\n  SIGNON Amask word-a\n  CONCEDE E\n";

/// The rows of all tables of a page, cell by cell.
fn rows(page: &str) -> Vec<Vec<String>> {
    let (page, row, cell) = (Html::parse_document(page), Selector::parse("tbody tr"), Selector::parse("th, td"));
    let (row, cell) = (row.unwrap(), cell.unwrap());
    page.select(&row).map(|row| row.select(&cell).map(|cell| cell.text().collect()).collect()).collect()
}

#[test]
fn results_are_told_once_a_game_is_over_and_nobody_is_named_but_who_wants_both() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), RULESETS, PEOPLE);
    let mut keeper = keeper(folder.path(), &mut stage, RULESETS);
    let mut page = |stage: &mut Stage, story: &str, code: &str| {
        play(stage, story);
        keeper.look().unwrap();
        let page = text(&files(&folder.path().join("pages")), &format!("{code}/statistics.html"));
        for never in ["Muster", "Carl", "Gerda", ".example:", "anna@"] {
            assert!(!page.contains(never), "{never}: {page}");
        }
        (rows(&page), page)
    };
    let (none, told) = page(&mut stage, "", "en");
    assert!(none.is_empty() && told.contains("No game has come to a result yet."), "{told}");

    let anna = ["Anna Petrova", "1500", "1", "0", "1", "0", "0", "100 %", "0"];
    let (drawn, told) = page(&mut stage, DRAWN, "en");
    assert!(told.contains("One game has come to a result."), "{told}");
    assert_eq!(drawn.len(), 3, "{drawn:?}");
    assert!(drawn.contains(&anna.map(str::to_owned).to_vec()), "{drawn:?}");
    assert!(
        drawn.contains(&["Austria, Germany and Turkey", "0", "1", "0", "0"].map(str::to_owned).to_vec()),
        "{drawn:?}"
    );
    let (_, told) = page(&mut stage, "", "ru");
    assert!(told.contains("Австрия") && told.contains("Единоличные победы"), "{told}");

    let (under_way, _) = page(&mut stage, MASK, "en");
    assert_eq!(under_way, drawn, "a game that goes on tells nothing");
    let (hidden, told) = page(&mut stage, CONCEDED, "en");
    assert!(told.contains("2 games have come to a result"), "{told}");
    assert!(hidden.contains(&anna.map(str::to_owned).to_vec()), "who was hidden is no part of it: {hidden:?}");
    let alone: u32 = hidden.iter().filter(|row| row.len() == 5).map(|row| row[1].parse::<u32>().unwrap()).sum();
    assert_eq!(alone, 1, "{hidden:?}");
    // What the judge works out for a letter is what the page has worked out by itself.
    assert_eq!(page(&mut stage, "mail gerda\n  STATS\n", "en").1, told);

    let (_, unnamed) = page(&mut stage, "mail anna\n  SET SITE POWER\n", "en");
    assert!(!unnamed.contains("Petrova"), "{unnamed}");
    let (_, named) = page(&mut stage, "mail anna\n  SET SITE NAME\n", "en");
    assert_eq!(named, told);
    let (_, unnamed) = page(&mut stage, "mail anna\n  SET STATS OFF\n", "en");
    assert!(!unnamed.contains("Petrova"), "{unnamed}");
}
