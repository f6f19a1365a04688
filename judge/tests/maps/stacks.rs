//! Maps of Empires: no stack covers another or a label, pictures are small, the drawings say what the scenarios say.

use chancery_engine::empires::scenario::SHIPPED as SCENARIOS;
use chancery_engine::empires::{Empires, Scenario, State, StateWords};
use chancery_engine::{Author, Position, Reader, Ruleset, Seed, Seen, Setup, Sheet, Subject, Table};

use super::random::{Dice, texts};
use super::*;

/// The facts of a scenario before its first turn.
fn start(scenario: &str) -> Value {
    let (_, text) = SCENARIOS.iter().find(|(name, _)| *name == scenario).unwrap();
    let position = Empires.open(&Setup { board: (*text).to_owned(), ..Setup::default() }).unwrap();
    Empires.describe(Subject::Position(&position), &Reader::Master).unwrap()
}

fn painted(told: &Value, scene: &Value, language: Language) -> String {
    let templates = Templates::load(None).unwrap();
    let (board, names) = (&told["board"], &told["names"]);
    map::svg(&templates, &Plan { board, scene, title: "x", language, names, part: &[] }).unwrap().unwrap()
}

/// A position that is as full as games get: guests beside the owners, ships in ports and two powers on every sea.
fn crowd(told: &Value, seed: usize) -> Value {
    let list = |key: &str| told["board"][key].as_array().unwrap().clone();
    let letters: Vec<Value> = list("powers").iter().map(|power| power["letter"].clone()).collect();
    let mut pieces = Vec::new();
    for (index, place) in list("places").iter().enumerate() {
        let draw = (index * 7 + seed * 13) % 11;
        let count = [1, 2, 1, 3, 0, 1, 2, 1, 4, 1, 2][draw];
        for rank in 0..count {
            let at_sea = place["kind"] == "sea";
            let shape = if at_sea || rank > 1 && place["kind"] == "coast" { "hull" } else { "block" };
            let text = if shape == "hull" { format!("{}", 1 + draw) } else { format!("{}+{}", 1 + draw % 9, rank % 3) };
            let power = &letters[(index + seed + rank * 5) % letters.len()];
            pieces.push(json!({"at": place["id"], "shape": shape, "power": power, "text": text}));
        }
    }
    let mut scene = told["map"].clone();
    scene["pieces"] = pieces.into();
    scene
}

type Room = (String, [f64; 4]);

fn meet((_, one): &Room, (_, other): &Room) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

/// The rooms that stacks take, by what is written on them.
fn stacks(svg: &str) -> Vec<Room> {
    let pattern = r#"(?s)<g class="piece stack[a-z ]*" transform="translate\(([\d.]+) ([\d.]+)\) scale\([\d.]+\)">.*?d="M(-[\d.]+) -7.5.*?>([^<>]+)</text>\s*(?:<use[^>]*/>\s*)?</g>"#;
    let found = regex::Regex::new(pattern).unwrap();
    let room = |stack: regex::Captures<'_>| {
        let [x, y, left] = [1, 2, 3].map(|part| stack[part].parse::<f64>().unwrap());
        (stack[4].to_owned(), [x + left, y - 7.5, x - left, y + 7.5])
    };
    found.captures_iter(svg).map(room).collect()
}

/// The rooms of all codes, as wide as three of our letters are, and of the signs before them.
fn lettering(svg: &str) -> Vec<Room> {
    let number = |text: &str| text.parse::<f64>().unwrap();
    let label =
        regex::Regex::new(r#"<text class="(?:sea|land|coast)" x="([\d.]+)" y="([\d.]+)"[^>]*>([A-Z]{3})<"#).unwrap();
    let sign = regex::Regex::new(r##"<use href="#sign-(\w+)" transform="translate\(([\d.]+) ([\d.]+)\)"##).unwrap();
    let code = |found: regex::Captures<'_>| {
        let (x, y) = (number(&found[1]), number(&found[2]));
        (found[3].to_owned(), [x - 13.5, y - 8.4, x + 13.5, y])
    };
    let mark = |found: regex::Captures<'_>| {
        let (x, y) = (number(&found[2]), number(&found[3]));
        (found[1].to_owned(), [x - 5.0, y - 4.5, x + 5.0, y + 4.5])
    };
    label.captures_iter(svg).map(code).chain(sign.captures_iter(svg).map(mark)).collect()
}

#[test]
fn no_stack_covers_another_or_a_label_however_crowded_the_map() {
    for (scenario, least) in [("europe", 170), ("gulf", 20)] {
        let told = start(scenario);
        let scenes = [told["map"].clone(), crowd(&told, 1), crowd(&told, 2), crowd(&told, 3)];
        for (number, scene) in scenes.iter().enumerate() {
            let count = lies_apart(&told, scene, &format!("{scenario} {number}"));
            assert!(number == 0 || count >= least, "{scenario}: {count} stacks are no crowd");
        }
    }
}

/// Nothing on a map lies over anything else, and all is there; how many stacks there are.
fn lies_apart(told: &Value, scene: &Value, called: &str) -> usize {
    let svg = painted(told, scene, Language::English);
    let (stacks, lettering) = (stacks(&svg), lettering(&svg));
    assert_eq!(stacks.len(), scene["pieces"].as_array().unwrap().len(), "{called}: all are drawn");
    for (index, stack) in stacks.iter().enumerate() {
        let other = stacks[..index].iter().chain(&lettering).find(|other| meet(stack, other));
        assert_eq!(other, None, "{called}: {stack:?} covers it");
    }
    for (index, one) in lettering.iter().enumerate() {
        let other = lettering[..index].iter().find(|other| meet(one, other));
        assert_eq!(other, None, "{called}: {one:?} covers it");
    }
    stacks.len()
}

/// A turn by chance: the facts of the position after it, with what it shows of the turn, as the maps of results have them.
fn play_by_chance(scenario: &Scenario, position: &Position, dice: &mut Dice) -> (Position, Value) {
    let words: StateWords = serde_json::from_value(position.0.body["state"].clone()).unwrap();
    let state = State::from_words(scenario, scenario.settings(), &words).unwrap();
    let texts = texts(scenario, &state, dice);
    let sheets = Empires.turn(position).unwrap().seats.into_iter().map(|turn| {
        let power = scenario.power(turn.seat.as_str()).unwrap();
        let author = Author::Seat(turn.seat.clone());
        let read = Empires.read(Seen::alone(position), &author, &Sheet::default(), &texts[power.index()]).unwrap();
        (turn.seat, read.sheet)
    });
    let (sheets, master, disorder) = (sheets.collect(), Sheet::default(), BTreeSet::new());
    let table = Table { position, sheets: &sheets, master: &master, disorder: &disorder };
    let played = Empires.resolve(&table, &Seed::from_number(1)).unwrap();
    let mut told = Empires.describe(Subject::Position(&played.position), &Reader::Master).unwrap();
    let turn = Empires.describe(Subject::Chronicle(&played.chronicle), &Reader::Master).unwrap();
    let shown = &turn["phases"][0]["map"];
    let lost = shown["pieces"].as_array().unwrap().iter().filter(|piece| piece["gone"] == true).cloned();
    told["map"]["pieces"].as_array_mut().unwrap().extend(lost);
    told["map"]["arrows"] = shown["arrows"].clone();
    (played.position, told)
}

#[test]
fn no_stack_covers_another_or_a_label_in_games_that_were_played() {
    for (scenario, turns) in [("europe", 16), ("gulf", 24)] {
        let map = Scenario::shipped(scenario).unwrap();
        let (_, text) = SCENARIOS.iter().find(|(name, _)| *name == scenario).unwrap();
        let mut position = Empires.open(&Setup { board: (*text).to_owned(), ..Setup::default() }).unwrap();
        let (mut dice, mut lost, mut most) = (Dice::new(5), 0, 0);
        for turn in 1..=turns {
            let (next, told) = play_by_chance(&map, &position, &mut dice);
            position = next;
            let scene = &told["map"];
            lost += scene["pieces"].as_array().unwrap().iter().filter(|piece| piece["gone"] == true).count();
            if turn % 4 == 0 {
                most = most.max(lies_apart(&told, scene, &format!("{scenario}, turn {turn}")));
            }
        }
        assert!(lost > 5 && most > 10, "{scenario}: {lost} lost stacks, {most} on one map");
    }
}

#[test]
fn pictures_of_scenarios_are_small() {
    let europe = Language::ALL.map(|language| ("europe", language));
    for (scenario, language) in europe.into_iter().chain([("gulf", Language::Chinese)]) {
        let told = start(scenario);
        for scene in ["map", "chart"] {
            let png = map::png(&painted(&told, &told[scene], language)).unwrap();
            assert!(png.len() < 100_000, "{scenario} {scene} {language:?}: {} bytes", png.len());
            let reader = png::Decoder::new(std::io::Cursor::new(&png)).read_info().unwrap();
            assert!((1000..=1400).contains(&reader.info().width), "{scenario} {scene}");
        }
    }
}

#[test]
fn the_chart_names_every_place_and_shows_arsenals_and_no_stack() {
    let told = start("gulf");
    let svg = painted(&told, &told["chart"], Language::Russian);
    let pieces = regex::Regex::new(r#"<text class="name"[^>]*>([^<]+)<"#).unwrap();
    let names: Vec<String> = pieces.captures_iter(&svg).map(|line| line[1].to_owned()).collect();
    for name in ["Норхавен", "Северный", "лес"] {
        assert!(names.join(" ").contains(name), "{names:?}");
    }
    assert!(svg.contains("#sign-cannon") && svg.contains("#sign-star") && stacks(&svg).is_empty());
    assert!(svg.contains(">Норланд<"), "the strip below names the powers");
}

#[test]
fn what_a_map_shows_is_told_in_words() {
    let told = start("gulf");
    let mut scene = told["map"].clone();
    scene["arrows"] = json!([
        {"kind": "move", "from": "NHV", "to": "BCA", "failed": true}, {"kind": "march", "from": "NFO", "to": "NHV"},
    ]);
    let shown = map::told(&told["board"], &scene);
    let norland = &shown["powers"][0];
    assert_eq!((&norland["name"]["name"], &norland["places"]), (&json!("Norland"), &json!(3)));
    assert!(norland["stacks"].as_array().unwrap().contains(&json!({"place": {"name": "Norhaven"}, "text": "4+1"})));
    assert_eq!(shown["attacks"], json!([{"from": {"name": "Norhaven"}, "to": {"name": "Berg"}, "failed": "yes"}]));
    let templates = Templates::load(None).unwrap();
    let facts = json!({"told": shown, "names": told["names"], "scene": told});
    for (language, said) in [
        (Language::English, "Failed attack from Norhaven on Berg."),
        (Language::Russian, "Норланд: 3 места; стоит: "),
        (Language::Bulgarian, "Норхавен (4+1)"),
        (Language::Chinese, "諾爾蘭"),
    ] {
        let alt = templates.write("any/alt.txt", language, &facts).unwrap();
        assert!(alt.contains(said), "{alt}");
    }
}

#[test]
fn the_drawn_borders_are_those_of_the_scenarios() {
    // Where a railway is drawn over a strait, the map has no border.
    let europe = include_str!("../../../templates/maps/europe.json");
    let gulf = include_str!("../../../templates/maps/gulf.json");
    let bounds = (10.0, 6.0);
    assert!(super::borders_agree(&start("europe")["board"], europe, bounds, &[("NAP", "SIC")]) > 300);
    assert!(super::borders_agree(&start("gulf")["board"], gulf, bounds, &[("WCA", "WSO")]) > 30);
}

#[test]
fn a_stack_that_stands_alone_stands_where_it_always_does() {
    let told = start("europe");
    let alone = json!({"pieces": [{"at": "PAR", "shape": "block", "power": "F", "text": "5+1"}]});
    let alone = stacks(&painted(&told, &alone, Language::English));
    let among = stacks(&painted(&told, &told["map"], Language::English));
    assert!(among.contains(&alone[0]), "{alone:?}");
}
