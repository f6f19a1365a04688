//! Text of any kind: every line of it is answered, and no sheet changes by being read again.

use chancery_engine::reformation::{Power, Step};
use proptest::prelude::*;

use super::{codes, lines, read};

/// Words that make lines go astray.
fn words() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "OFFER",
        "PACKAGE",
        "1",
        "2",
        "TO",
        "FRANCE",
        ":",
        ";",
        "ALLIANCE",
        "CEDE",
        "METZ",
        ",",
        "GIVE",
        "CARD",
        "MERCENARIES",
        "FROM",
        "RATIFY",
        "OF",
        "ENGLAND",
        "IF",
        "AS",
        "SUE",
        "FOR",
        "PEACE",
        "WITH",
        "REGAIN",
        "KEY",
        "LYON",
        "VP",
        "UP",
        "AT",
        "DECLARE",
        "WAR",
        "ON",
        "PAY",
        "24",
        "NONE",
        "DONE",
        "NOT",
        "\n",
        "\n",
        "УСТУПИТЬ",
        "ПАКЕТ",
        "結盟",
        "宣戰",
        "xyz",
        "/",
        "'s",
        "AND",
    ]);
    prop::collection::vec(word, 0..40).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_is_answered_and_the_sheet_read_again_gives_itself(
        text in prop_oneof![words(), "(\\PC|[ \n;:,./]){0,80}"],
        step in prop::sample::select(vec![Step::Talk, Step::Seal, Step::Peace(1), Step::Ransom, Step::Pardon, Step::War(None), Step::Answer(None), Step::Master]),
        power in prop::sample::select(Power::great().collect::<Vec<_>>()),
    ) {
        let folded = read(power, step, &[], &text);
        let count = text.lines().count();
        prop_assert!(folded.answers.iter().all(|answered| (1..=count).contains(&answered.line)));
        let again = read(power, step, &[], &lines(&folded).join("\n"));
        prop_assert_eq!(&again.sheet, &folded.sheet);
        prop_assert!(codes(&again).is_empty());
        prop_assert_eq!(read(power, step, &folded.sheet, "").sheet, folded.sheet);
    }
}
