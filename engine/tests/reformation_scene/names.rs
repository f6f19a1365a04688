//! Names of powers, cities, seas and leaders in four languages and in all their cases.

use chancery_engine::reformation::{Power, Scenario};

/// The endings of a Russian noun after the kind of its nominative: its stem without an ending, and what may stand behind it.
fn declined(name: &str) -> Vec<String> {
    let cut = |most: usize| name.chars().take(name.chars().count() - most).collect::<String>();
    let with = |stem: String, ends: &[&str]| ends.iter().map(|end| format!("{stem}{end}")).collect();
    match name.chars().last().unwrap_or_default() {
        'а' => with(cut(1), &["а", "ы", "и", "е", "у", "ой"]),
        'я' => with(cut(1), &["я", "и", "е", "ю", "ей"]),
        'ь' => with(cut(1), &["ь", "я", "ю", "ем", "е", "и"]),
        'ы' => with(cut(1), &["ы", "", "ов", "ам", "ами", "ах"]),
        'о' | 'е' | 'и' | 'у' | 'э' => vec![name.to_owned()],
        _ => with(name.to_owned(), &["", "а", "у", "ом", "ем", "е"]),
    }
}

/// The Russian name among a title's.
fn russian(translations: &[(String, String)]) -> &str {
    &translations.iter().find(|(language, _)| language == "ru").expect("every name is Russian too").1
}

#[test]
fn every_name_has_four_languages_and_each_of_them_is_read() {
    let map = Scenario::shipped();
    let mut read = 0;
    let all = (0..).zip(map.cities()).map(|(number, info)| (number, &info.code, &info.title));
    for (number, code, title) in all {
        let names: Vec<&str> = title.translations.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names.len(), 3, "{code}");
        for name in names.into_iter().chain([code.as_str(), title.english.as_str()]) {
            for written in [name.to_owned(), name.to_uppercase(), name.to_lowercase(), format!("  {name}. ")] {
                assert_eq!(
                    map.city(&written).map(chancery_engine::reformation::City::index),
                    Some(number),
                    "{written}"
                );
                read += 1;
            }
        }
    }
    for (code, title) in map.powers().iter().map(|info| (&info.code, &info.title)) {
        assert_eq!(title.translations.len(), 3, "{code}");
        assert!(
            map.power(code).is_some() && title.translations.iter().all(|(_, name)| map.power(name) == map.power(code))
        );
    }
    for (code, title) in map.seas().iter().map(|info| (&info.code, &info.title)) {
        assert_eq!(title.translations.len(), 3, "{code}");
        assert!(map.sea(code).is_some() && title.translations.iter().all(|(_, name)| map.sea(name) == map.sea(code)));
    }
    for (code, title) in map.leaders().iter().map(|info| (&info.code, &info.title)) {
        assert_eq!(title.translations.len(), 3, "{code}");
        assert!(title.translations.iter().all(|(_, name)| map.leader(name) == map.leader(code)), "{code}");
    }
    assert_eq!(read, 134 * 5 * 4);
}

#[test]
fn a_russian_name_is_read_in_all_its_cases() {
    let map = Scenario::shipped();
    for info in map.cities() {
        for written in declined(russian(&info.title.translations)) {
            assert_eq!(map.city(&written).map(|city| &map.city_info(city).code), Some(&info.code), "{written}");
        }
    }
    for info in map.leaders() {
        let name = russian(&info.title.translations);
        let (last, before) = name.rsplit_once(' ').map_or((name, ""), |(before, last)| (last, before));
        for written in declined(last).iter().map(|last| format!("{before} {last}")) {
            assert_eq!(map.leader(&written).map(|who| &map.leader_info(who).code), Some(&info.code), "{written}");
        }
    }
    for info in map.powers() {
        for written in declined(russian(&info.title.translations)) {
            assert_eq!(map.power(&written).map(|power| &map.power_info(power).code), Some(&info.code), "{written}");
        }
    }
}

#[test]
fn names_as_people_write_them_are_read() {
    let map = Scenario::shipped();
    for (written, code) in [
        ("османов", "OTTOMANS"),
        ("у Габсбургов", ""),
        ("ГАБСБУРГАМ", "HABSBURGS"),
        ("Англии", "ENGLAND"),
        ("Папы", "PAPACY"),
        ("Папством", "PAPACY"),
        ("турок", "OTTOMANS"),
        ("Протестантами", "PROTESTANTS"),
        ("Хабсбургите", "HABSBURGS"),
        ("Османците", "OTTOMANS"),
        ("французите", "FRANCE"),
        ("eng", "ENGLAND"),
        ("Hapsburg", "HABSBURGS"),
        ("法国", "FRANCE"),
        ("新教徒", "PROTESTANTS"),
        ("Венгрию", "HUNGARY"),
        ("Венецианцев", "VENICE"),
    ] {
        assert_eq!(map.power(written).map_or("", |power| &map.power_info(power).code), code, "{written}");
    }
    for (written, code) in [
        ("St. Quentin", "ST QUENTIN"),
        ("saint quentin", "ST QUENTIN"),
        ("Сен-Кантена", "ST QUENTIN"),
        ("BESANÇON", "BESANCON"),
        ("Mu\u{308}nster", "MUNSTER"),
        ("Маи\u{306}нце", "MAINZ"),
        ("Кельна", "COLOGNE"),
        ("Кёльном", "COLOGNE"),
        ("Мeц", "METZ"),
        ("Ниццей", "NICE"),
        ("Константинополем", "ISTANBUL"),
        ("Одрин", "EDIRNE"),
        ("Генуей", "GENOA"),
        ("Севильей", "SEVILLE"),
        ("倫敦", "LONDON"),
        ("伦敦", "LONDON"),
    ] {
        assert_eq!(map.city(written).map_or("", |city| &map.city_info(city).code), code, "{written}");
    }
    for (written, code) in [
        ("Генриха", "HENRY"),
        ("Генриха Французского", "HENRI"),
        ("Генриху II", "HENRI"),
        ("Иоганном Фридрихом", "JOHN FREDERICK"),
        ("Дории", "ANDREA DORIA"),
        ("Ибрагимом", "IBRAHIM"),
        ("Альбой", "ALVA"),
        ("亨利", "HENRY"),
    ] {
        assert_eq!(map.leader(written).map_or("", |leader| &map.leader_info(leader).code), code, "{written}");
    }
}

#[test]
fn what_is_no_name_is_never_guessed_and_has_its_near_ones() {
    let map = Scenario::shipped();
    let cities = |name: &str| -> Vec<String> {
        assert_eq!(map.city(name), None, "{name}");
        map.near_cities(name).into_iter().map(|city| map.city_info(city).code.clone()).collect()
    };
    assert_eq!(cities("Lyom"), ["LYON"]);
    assert_eq!(cities("Wittenburg"), ["WITTENBERG"]);
    assert_eq!(cities("Bar"), ["BARCELONA"]);
    assert_eq!(cities("Лондор"), ["LONDON"]);
    assert_eq!(cities("Atlantis"), Vec::<String>::new());
    assert_eq!(cities(""), Vec::<String>::new());
    assert_eq!(map.near_powers("Englnad"), [Power::ENGLAND]);
    assert_eq!(map.power("Spain"), None);
    assert_eq!(map.near_leaders("Frances"), [map.leader("FRANCIS").unwrap()]);
    assert!(map.near_cities(&"x".repeat(100_000)).is_empty());
}
