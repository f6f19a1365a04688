//! Lines in every language, and what they become.

use chancery_engine::reformation::{Power, Step, begins_order};

use super::{codes, lines, read};

/// Lines and what they become, for each power and step.
const READS: &[(Power, Step, &str, &str)] = &[
    (
        Power::ENGLAND,
        Step::Talk,
        "ПРЕДЛАГАЮ ПАКЕТ 1 ФРАНЦИИ: СОЮЗ; УСТУПИТЬ КАЛЕ; ФРАНЦИЯ ОТДАЁТ 1 КАРТУ",
        "PACKAGE 1: ENGLAND AND FRANCE ALLY; PACKAGE 1: ENGLAND CEDES CALAIS TO FRANCE; PACKAGE 1: FRANCE GIVES 1 CARD TO ENGLAND",
    ),
    (
        Power::FRANCE,
        Step::Talk,
        "предлагаю пакет №2 Англии: мир; одолжить 1 эскадру в Руане; отдать 2 наёмников из Парижа",
        "PACKAGE 2: FRANCE AND ENGLAND END WAR; PACKAGE 2: FRANCE LENDS 1 SQUADRON AT ROUEN TO ENGLAND; PACKAGE 2: FRANCE GIVES 2 MERCENARIES FROM PARIS TO ENGLAND",
    ),
    (
        Power::PAPACY,
        Step::Talk,
        "ПРЕДЛАГАЮ ПАКЕТ 1 АНГЛИИ: ДАТЬ РАЗВОД / СНЯТЬ ОТЛУЧЕНИЕ С АНГЛИИ",
        "PACKAGE 1: PAPACY GRANTS DIVORCE; PACKAGE 1: PAPACY ABSOLVES ENGLAND",
    ),
    (
        Power::ENGLAND,
        Step::Talk,
        "offer package 3 to hapsburgs: end war; alliance",
        "PACKAGE 3: ENGLAND AND HABSBURGS END WAR; PACKAGE 3: ENGLAND AND HABSBURGS ALLY",
    ),
    (
        Power::HABSBURGS,
        Step::Talk,
        "Package 2 to France: give 3 mercenaries from Vienna 1, Lyon 2 to the Ottomans; free Francis",
        "PACKAGE 2: HABSBURGS GIVES 3 MERCENARIES FROM VIENNA 1, LYON 2 TO OTTOMANS; PACKAGE 2: HABSBURGS FREES FRANCIS",
    ),
    (
        Power::ENGLAND,
        Step::Talk,
        "offer package 1 to France: peace with Habsburgs; France lends 2 squadrons at Marseille with Andrea Doria; cede Calais and London",
        "PACKAGE 1: ENGLAND AND HABSBURGS END WAR; PACKAGE 1: FRANCE LENDS 2 SQUADRONS AT MARSEILLE WITH ANDREA DORIA TO ENGLAND; PACKAGE 1: ENGLAND CEDES CALAIS, LONDON TO FRANCE",
    ),
    (Power::FRANCE, Step::Peace(1), "ПРОШУ МИРА У ГАБСБУРГОВ", "SUE FOR PEACE WITH HABSBURGS"),
    (
        Power::FRANCE,
        Step::Peace(1),
        "Sue for peace with the Habsburgs; убрать 1 наёмник в Милане, 1 эскадру в Руане; вернуть ключ Лион за ПО; вернуть полководца Франциска за карту; вернуть города Дижон, Гренобль за 1 ПО; сыграть карту 73",
        "SUE FOR PEACE WITH HABSBURGS; GIVE UP 1 MERCENARY AT MILAN, 1 SQUADRON AT ROUEN; REGAIN KEY LYON FOR VP; REGAIN LEADER FRANCIS FOR CARD; REGAIN DIJON, GRENOBLE FOR VP; PLAY CARD 73",
    ),
    (Power::FRANCE, Step::Ransom, "ВЫКУПИТЬ ФРАНЦИСКА", "RANSOM FRANCIS"),
    (Power::FRANCE, Step::Ransom, "France ransom Francis from the Habsburgs", "RANSOM FRANCIS"),
    (Power::FRANCE, Step::Talk, "Франция предлагаю пакет 1 Англии: союз", "PACKAGE 1: FRANCE AND ENGLAND ALLY"),
    (Power::ENGLAND, Step::Pardon, "ПРОШУ ОТПУЩЕНИЯ", "SEEK ABSOLUTION"),
    (Power::OTTOMANS, Step::War(None), "ОБЪЯВЛЯЮ ВОЙНУ ВЕНЕЦИИ КАРТАМИ 24 66", "DECLARE WAR ON VENICE WITH CARD 24 66"),
    (
        Power::FRANCE,
        Step::War(None),
        "declare war on England with cards 25, 77 unless Habsburgs declares war on England",
        "DECLARE WAR ON ENGLAND WITH CARD 25 77 UNLESS HABSBURGS DECLARES WAR ON ENGLAND",
    ),
    (
        Power::FRANCE,
        Step::War(None),
        "объявляю войну Англии картой 25 если Габсбурги не объявят войну Англии",
        "DECLARE WAR ON ENGLAND WITH CARD 25 UNLESS HABSBURGS DECLARES WAR ON ENGLAND",
    ),
    (
        Power::PAPACY,
        Step::War(None),
        "ВМЕШАТЬСЯ ЗА ВЕНЕЦИЮ ПРОТИВ ОСМАНОВ КАРТОЙ 52",
        "INTERVENE FOR VENICE AGAINST OTTOMANS WITH CARD 52",
    ),
    (Power::FRANCE, Step::War(None), "ПЛАЧУ КАРТАМИ 25 77", "PAY WITH CARD 25 77"),
    (Power::FRANCE, Step::Answer(None), "НЕ ВМЕШИВАТЬСЯ", "STAND ASIDE"),
    (Power::HABSBURGS, Step::Talk, "ОТХОД ИЗ ЛИОНА В ВЕНУ", "FALL BACK FROM LYON TO VIENNA"),
    (Power::HABSBURGS, Step::Ransom, "ПРИНИМАТЬ В ВЕНЕ", "RECEIVE AT VIENNA"),
    (Power::HABSBURGS, Step::Talk, "Готово!", "DONE"),
    (Power::HABSBURGS, Step::Ransom, "ничего", "NONE"),
    (Power::FRANCE, Step::Ransom, "откупувам Francis", "RANSOM FRANCIS"),
    (Power::FRANCE, Step::War(None), "обявявам война на England с карта 25", "DECLARE WAR ON ENGLAND WITH CARD 25"),
    (Power::FRANCE, Step::War(None), "宣戰 England 用牌24、66", "DECLARE WAR ON ENGLAND WITH CARD 24 66"),
    (
        Power::ENGLAND,
        Step::Talk,
        "提議方案1給France：結盟；割讓Calais；給予1張牌",
        "PACKAGE 1: ENGLAND AND FRANCE ALLY; PACKAGE 1: ENGLAND CEDES CALAIS TO FRANCE; PACKAGE 1: ENGLAND GIVES 1 CARD TO FRANCE",
    ),
    (
        Power::ENGLAND,
        Step::Talk,
        "предлагам пакет 1 на France: съюз; предавам Calais; давам 1 карта",
        "PACKAGE 1: ENGLAND AND FRANCE ALLY; PACKAGE 1: ENGLAND CEDES CALAIS TO FRANCE; PACKAGE 1: ENGLAND GIVES 1 CARD TO FRANCE",
    ),
];

#[test]
fn lines_of_every_language_become_canonical_ones_that_give_themselves() {
    for (power, step, line, canonical) in READS {
        let folded = read(*power, *step, &[], line);
        assert_eq!(lines(&folded).join("; "), *canonical, "{line}: {:?}", folded.answers);
        assert!(codes(&folded).is_empty(), "{line}: {:?}", folded.answers);
        let again = read(*power, *step, &[], &lines(&folded).join("\n"));
        assert_eq!(again.sheet, folded.sheet, "{line}");
        assert!(lines(&folded).iter().all(|line| begins_order(line)), "{line}");
    }
}
