//! Maps of Reformation: so many places that circles are small and names stand beside them, none on another.

use chancery_engine::reformation::scenario::{City, Kind, Sea};
use chancery_engine::reformation::{HouseRules, Scenario, State};

use super::*;

/// The scenario as a drawing needs it: cities with their roads and ports, and seas.
fn board(map: &Scenario) -> Value {
    let powers = map.powers().iter().map(|info| {
        let letter = info.letter.map_or_else(|| info.short.clone(), String::from);
        json!({"letter": letter, "name": {"name": info.title.english}, "plain": info.letter.is_none()})
    });
    let code = |city: &City| map.city_info(*city).code.clone();
    let sea_code = |sea: &Sea| map.sea_info(*sea).code.clone();
    let city = map.cities().iter().map(|info| {
        let near: Vec<String> = info.near.iter().map(code).chain(info.port.iter().map(sea_code)).collect();
        json!({"id": info.code, "name": {"name": info.title.english}, "kind": "coast", "x": info.at.0, "y": info.at.1, "near": near})
    });
    let sea = map.seas().iter().map(|info| {
        let near: Vec<String> = info.near.iter().map(sea_code).collect();
        json!({"id": info.code, "name": {"name": info.title.english}, "kind": "sea", "x": info.at.0, "y": info.at.1, "near": near})
    });
    json!({"board": "reformation", "powers": powers.collect::<Vec<_>>(), "places": city.chain(sea).collect::<Vec<_>>()})
}

/// Owners, keys, capitals and electorates, and all stacks of the position in the middle of a war.
fn scene(map: &Scenario) -> Value {
    let state = State::at_start(map, "midgame", HouseRules::default()).unwrap();
    let letter = |power| {
        let info = map.power_info(power);
        info.letter.map_or_else(|| info.short.clone(), String::from)
    };
    let owners: BTreeMap<&str, String> =
        map.city_ids().map(|city| (map.city_info(city).code.as_str(), letter(state.owner(city)))).collect();
    let sign = |kind: Kind| match kind {
        Kind::Key => Some("key"),
        Kind::Capital => Some("star"),
        Kind::Electorate => Some("ring"),
        Kind::Plain | Kind::Fortress => None,
    };
    let marks = map.cities().iter().filter_map(|info| Some(json!({"at": info.code, "sign": sign(info.kind)?})));
    let mut pieces = Vec::new();
    for stack in &state.stacks {
        let (at, troops) = (&map.city_info(stack.city).code, stack.troops);
        let land = troops.regulars + troops.mercenaries + troops.cavalry;
        for (shape, count) in [("block", land), ("hull", troops.squadrons + troops.corsairs)] {
            let piece = json!({"at": at, "shape": shape, "power": letter(stack.power), "text": count.to_string()});
            pieces.extend((count > 0).then_some(piece));
        }
    }
    json!({"owners": owners, "marks": marks.collect::<Vec<_>>(), "pieces": pieces, "names": false})
}

/// What the places are called in a language.
fn titles(map: &Scenario, language: Language) -> Vec<String> {
    let titles = map.cities().iter().map(|info| &info.title).chain(map.seas().iter().map(|info| &info.title));
    let in_it = |title: &chancery_engine::reformation::scenario::Title| {
        let known = title.translations.iter().find(|(code, _)| language.code().starts_with(code.as_str()));
        known.map_or(&title.english, |(_, name)| name).clone()
    };
    titles.map(in_it).collect()
}

fn painted(map: &Scenario, language: Language) -> String {
    let english = titles(map, Language::English);
    let own = english.iter().zip(titles(map, language)).map(|(name, own)| (name.clone(), json!(own)));
    let names = json!({language.code(): own.collect::<serde_json::Map<String, Value>>()});
    let templates = Templates::load(None).unwrap();
    let (board, scene) = (board(map), scene(map));
    let plan = Plan { board: &board, scene: &scene, title: "5.TALK", language, names: &names, part: &[] };
    map::svg(&templates, &plan).unwrap().unwrap()
}

type Room = (String, [f64; 4]);

fn meet((_, one): &Room, (_, other): &Room) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

/// The rooms of names, as wide as our letters are.
fn names(svg: &str) -> Vec<Room> {
    let found = regex::Regex::new(r#"<text class="(?:town|zone)" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)<"#).unwrap();
    let wide = |letter: char| match letter {
        '\0'..='\u{7f}' => 5.0,
        '\u{80}'..='\u{2e7f}' => 5.6,
        _ => 8.8,
    };
    let room = |label: regex::Captures<'_>| {
        let [x, y] = [1, 2].map(|part| label[part].parse::<f64>().unwrap());
        let half = label[3].chars().map(wide).sum::<f64>() / 2.0;
        (label[3].to_owned(), [x - half, y - 7.0, x + half, y + 1.5])
    };
    found.captures_iter(svg).map(room).collect()
}

/// The rooms of circles.
fn circles(svg: &str) -> Vec<Room> {
    let found = regex::Regex::new(r##"<circle cx="([\d.]+)" cy="([\d.]+)" r="7" fill="#"##).unwrap();
    let room = |at: regex::Captures<'_>| {
        let [x, y] = [1, 2].map(|part| at[part].parse::<f64>().unwrap());
        ("circle".to_owned(), [x - 5.0, y - 5.0, x + 5.0, y + 5.0])
    };
    found.captures_iter(svg).map(room).collect()
}

#[test]
fn names_beside_small_circles_cover_neither_one_another_nor_a_circle() {
    let map = Scenario::shipped();
    for language in Language::ALL {
        let svg = painted(&map, language);
        let (names, circles) = (names(&svg), circles(&svg));
        let shown: BTreeSet<&str> = names.iter().map(|(name, _)| name.as_str()).collect();
        let missing = titles(&map, language).into_iter().find(|name| !shown.contains(name.as_str()));
        assert_eq!((missing, names.len(), circles.len() >= 148), (None, 148, true), "{language:?}");
        for (index, one) in names.iter().enumerate() {
            let covered = names[..index].iter().chain(&circles).find(|other| meet(one, other));
            assert!(covered.is_none(), "{language:?}: {one:?} lies on {covered:?}");
        }
        let picture = map::png(&svg).unwrap();
        assert!(picture.len() < 100_000, "{language:?}: {} bytes", picture.len());
    }
}
