//! What a map must let its reader see: winners and losers, lines that meet, centres, names, colours, his own part.

use std::collections::BTreeMap;

use super::*;

/// Austria's army took Trieste from Italy's, which may go to Venice; Tyrolia and Venice attack each other; a Russian
/// fleet is gone.
fn battle() -> Value {
    let piece = |at: &str, power: &str, more: Value| {
        let mut piece = json!({"at": at, "shape": "block", "power": power});
        more.as_object().unwrap().iter().for_each(|(key, value)| piece[key] = value.clone());
        piece
    };
    let goes = |from: &str, to: &str, failed: bool| json!({"kind": "move", "from": from, "to": to, "failed": failed});
    json!({
        "owners": {"TRI": "A", "BUD": "A", "VEN": "I", "SWI": ""},
        "pieces": [
            piece("TRI", "A", json!({})), piece("TRI", "I", json!({"out": true})), piece("TYR", "I", json!({})),
            piece("VEN", "I", json!({})), piece("RUM", "R", json!({"shape": "hull", "gone": true})),
        ],
        "arrows": [goes("TYR", "VEN", false), goes("VEN", "TYR", true), goes("VIE", "TRI", false)],
        "due": [{"from": "TRI", "to": "ALB"}],
        "owed": [{"power": "A", "change": 2}, {"power": "I", "change": -1}],
    })
}

fn standard(scene: &Value) -> String {
    draw(&Board::standard(), scene).unwrap()
}

/// The outlines of an area, in tenths of a pixel.
type Outlines = Vec<Vec<(i64, i64)>>;

/// A rectangle: left, top, right, bottom.
type Room = [f64; 4];

fn about((x, y): (f64, f64), wide: f64, high: f64) -> Room {
    [x - wide / 2.0, y - high / 2.0, x + wide / 2.0, y + high / 2.0]
}

fn meet(one: Room, other: Room) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

/// The rooms of all pieces, with their classes.
pub(super) fn pieces(svg: &str) -> Vec<(String, Room)> {
    let pattern = r##"<g class="(piece[a-z ]*)" transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)">\s*<g[^>]*>\s*<use href="#(\w+)""##;
    let number = |text: &str| text.parse::<f64>().unwrap();
    let found = regex::Regex::new(pattern).unwrap();
    let room = |piece: regex::Captures<'_>| {
        let wide = if &piece[5] == "hull" { 26.0 } else { 20.0 };
        let scale = number(&piece[4]);
        (piece[1].to_owned(), about((number(&piece[2]), number(&piece[3])), wide * scale, 16.0 * scale))
    };
    found.captures_iter(svg).map(room).collect()
}

/// The rooms of all codes of places.
fn labels(svg: &str) -> BTreeMap<String, Room> {
    let found =
        regex::Regex::new(r#"<text class="(?:sea|land|coast)" x="([\d.]+)" y="([\d.]+)"[^>]*>([A-Z]{3})<"#).unwrap();
    let number = |text: &str| text.parse::<f64>().unwrap();
    let room = |label: regex::Captures<'_>| {
        (label[3].to_owned(), about((number(&label[1]), number(&label[2]) - 4.1), 27.0, 8.6))
    };
    found.captures_iter(svg).map(room).collect()
}

/// The lines of a kind of deed, with their colours, in the order in which they are drawn.
fn lines(svg: &str, kind: &str) -> Vec<(String, Vec<(f64, f64)>)> {
    let pattern = format!(r##"<polyline class="{kind}" points="([^"]+)" fill="none" stroke="(#[0-9a-f]+)""##);
    let points = |text: &str| {
        let pairs = text.split_whitespace().map(|pair| pair.split_once(',').unwrap());
        pairs.map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap())).collect()
    };
    let found = regex::Regex::new(&pattern).unwrap();
    found.captures_iter(svg).map(|line| (line[2].to_owned(), points(&line[1]))).collect()
}

#[test]
fn the_winner_stands_on_the_place_and_the_loser_smaller_beside_it() {
    let svg = standard(&battle());
    let pieces = pieces(&svg);
    let alone = pieces_of_trieste_alone();
    assert_eq!(pieces[0].1, alone, "the winner stands where it would stand alone: {pieces:?}");
    let (_, loser) = pieces.iter().find(|(class, _)| class == "piece out").unwrap();
    assert!(!meet(alone, *loser), "{alone:?} and {loser:?} lie on each other");
    assert!(loser[2] - loser[0] < 0.8 * (alone[2] - alone[0]), "the loser is smaller");
    assert!((loser[0] - alone[0]).abs() < 45.0 && (loser[1] - alone[1]).abs() < 45.0, "and near");
}

fn pieces_of_trieste_alone() -> Room {
    let svg = standard(&json!({"pieces": [{"at": "TRI", "shape": "block", "power": "A"}]}));
    pieces(&svg)[0].1
}

#[test]
fn on_every_place_of_the_drawing_a_loser_lies_clear_of_the_winner() {
    let board = board_picture(&Board::standard());
    for place in board["places"].as_array().unwrap().iter().filter(|place| place["kind"] != "wall") {
        let piece = |out: bool| json!({"at": place["id"], "shape": "block", "power": "A", "out": out});
        let svg = standard(&json!({"pieces": [piece(false), piece(true)]}));
        let pieces = pieces(&svg);
        assert_eq!(pieces.len(), 2);
        assert!(!meet(pieces[0].1, pieces[1].1), "{}: {pieces:?}", place["id"]);
    }
}

#[test]
fn a_unit_that_left_the_board_is_faded_with_a_cross() {
    let svg = standard(&battle());
    assert_eq!(svg.matches("class=\"piece gone\"").count(), 1);
    assert_eq!(svg.matches("<use href=\"#cross\" transform=\"scale").count(), 1);
    assert_eq!(svg.matches("opacity=\".55\"").count(), 1);
    // A removal, and a fleet that had nowhere to go.
    let winter = r#"{"phase":"W1901A","units":{"ITALY":["A ROM","A APU"]},"centers":{"ITALY":["ROM"]},"orders":{"ITALY":["REMOVE A APU"]}}"#;
    let lost = r#"{"phase":"S1901M","units":{"TURKEY":["F TRI"],"AUSTRIA":["A VEN","A TYR","F ADR","F ALB"]},
        "orders":{"AUSTRIA":["A VEN - TRI","A TYR S A VEN - TRI","F ADR H","F ALB H"],"TURKEY":["F TRI H"]}}"#;
    for (phase, at) in [(winter, "APU"), (lost, "TRI")] {
        let told = PhaseRecord::parse(&phase.replace('\n', " ")).unwrap();
        let told = told.picture(&Board::standard(), &BTreeMap::new()).unwrap();
        let gone: Vec<&Value> =
            told["map"]["pieces"].as_array().unwrap().iter().filter(|piece| piece["gone"] == true).collect();
        assert!(gone.len() == 1 && gone[0]["at"] == at, "{gone:?}");
    }
}

#[test]
fn attacks_against_each_other_run_side_by_side_and_success_lies_on_top() {
    let lines = lines(&standard(&battle()), "move");
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0].0, "#b00020", "what failed is drawn first");
    assert!(lines[1..].iter().all(|(colour, _)| colour == "#1d1a14"));
    let (against, attack) = (&lines[0].1, &lines[1].1);
    let ((x, y), (to_x, to_y)) = (attack[0], attack[1]);
    let length = (to_x - x).hypot(to_y - y);
    for at in against {
        let away = ((to_x - x) * (at.1 - y) - (to_y - y) * (at.0 - x)) / length;
        assert!((7.0..10.0).contains(&-away), "each on its right side: {away}");
    }
}

#[test]
fn names_are_drawn_last_and_lie_on_no_piece_or_star() {
    let fall = PhaseRecord::parse(FALL.trim()).unwrap().picture(&Board::standard(), &BTreeMap::new()).unwrap();
    let start = picture(&Board::standard(), &State::at_start(&Board::standard()));
    for scene in [&fall["map"], &start, &battle(), &json!({})] {
        let svg = standard(scene);
        assert!(svg.rfind("class=\"piece").unwrap_or(0) < svg.find("<text class=\"coast\"").unwrap());
        let labels = labels(&svg);
        assert_eq!(labels.len(), 75);
        let stars = spots(&svg, r##"<use href="#centre" transform="translate\(([\d.]+) ([\d.]+)\)"##);
        assert_eq!(stars.len(), 34);
        let stars = stars.into_iter().map(|at| about(at, 11.0, 11.0));
        let others: Vec<Room> = pieces(&svg).into_iter().map(|(_, room)| room).chain(stars).collect();
        for (code, room) in &labels {
            assert!(others.iter().all(|other| !meet(*room, *other)), "{code} lies on something");
        }
        let rooms: Vec<(&String, &Room)> = labels.iter().collect();
        for (index, (code, room)) in rooms.iter().enumerate() {
            let other = rooms[..index].iter().find(|(_, other)| meet(**room, **other));
            assert!(other.is_none(), "{code} lies on {other:?}");
        }
    }
}

#[test]
fn no_arrow_crosses_the_name_of_the_place_that_it_leaves() {
    let goes = |from: &str, to: &str| json!({"kind": "move", "from": from, "to": to, "failed": false});
    for (from, to) in [("MOS", "SEV"), ("BUD", "SER"), ("CON", "BUL"), ("WAR", "GAL"), ("PAR", "GAS")] {
        let svg = standard(&json!({"arrows": [goes(from, to)]}));
        let room = labels(&svg)[from];
        let (_, points) = &lines(&svg, "move")[0];
        for step in 0..=100 {
            let share = f64::from(step) / 100.0;
            let along = |one: f64, other: f64| one + (other - one) * share;
            let at = (along(points[0].0, points[1].0), along(points[0].1, points[1].1));
            assert!(!meet(room, about(at, 1.0, 1.0)), "{from} - {to} crosses {from} at {at:?}");
        }
    }
}

/// Whether a point lies in an area, by the lines that it crosses on its way out.
fn lies_in((x, y): (f64, f64), outline: &[(i64, i64)]) -> bool {
    let crossed = |side: &&[(i64, i64)]| {
        let [(x1, y1), (x2, y2)] = [side[0], side[1]].map(|(x, y)| (x as f64 / 10.0, y as f64 / 10.0));
        (y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
    };
    outline.windows(2).filter(crossed).count() % 2 == 1
}

#[test]
fn fleets_go_round_land_that_they_neither_leave_nor_reach() {
    let drawing: Value = serde_json::from_str(include_str!("../../../templates/maps/standard.json")).unwrap();
    let areas = drawing["areas"].as_object().unwrap();
    let land: Vec<(&String, Outlines)> = areas
        .iter()
        .filter(|(_, area)| area["kind"] != "sea")
        .map(|(id, area)| (id, outlines(area["path"].as_str().unwrap())))
        .collect();
    let board = Board::standard();
    let mut tried = 0;
    for from in board.provinces().iter().filter(|place| place.terrain == Terrain::Sea) {
        let province = board.province(&from.code).unwrap();
        for to in board.fleet_reach(province.into()) {
            let coasts = board.info(to).coasts.iter().map(|(_, coast)| *coast);
            let coast = coasts.into_iter().find(|coast| board.fleet_reach(*coast).contains(province));
            let to = board.code(coast.unwrap_or(to.into())).to_uppercase();
            let scene = json!({"arrows": [{"kind": "move", "from": from.code.to_uppercase(), "to": to}]});
            let Some((_, points)) = lines(&standard(&scene), "move").pop() else { panic!("no line to {to}") };
            tried += 1;
            let mut over = 0.0;
            for ends in points.windows(2) {
                let length = (ends[1].0 - ends[0].0).hypot(ends[1].1 - ends[0].1);
                for step in 0..length as usize {
                    let share = step as f64 / length;
                    let along = |one: f64, other: f64| one + (other - one) * share;
                    let at = (along(ends[0].0, ends[1].0), along(ends[0].1, ends[1].1));
                    let strange = |(id, outlines): &&(&String, Outlines)| {
                        !to.starts_with(id.as_str()) && outlines.iter().any(|outline| lies_in(at, outline))
                    };
                    over += if land.iter().any(|area| strange(&area)) { 1.0 } else { 0.0 };
                }
            }
            assert!(over <= 12.0, "{} - {to} goes {over} px over land", from.code);
        }
    }
    assert!(tried > 100, "{tried} ways");
}

fn channels(hex: &str) -> [f64; 3] {
    let part = |at: usize| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
    [1, 3, 5].map(|at| {
        let value = part(at);
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// WCAG 2.2: the contrast of two colours.
fn contrast(one: &str, other: &str) -> f64 {
    let light = |hex: &str| {
        let [red, green, blue] = channels(hex);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// How the eye takes light in: everybody's, without red cones, without green ones (Machado et al. 2009).
const EYES: [[[f64; 3]; 3]; 3] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
];

/// A colour as an eye sees it, in Oklab times a hundred: a step of two is just seen.
fn seen(hex: &str, eye: &[[f64; 3]; 3]) -> [f64; 3] {
    let rgb = channels(hex);
    let [red, green, blue] = eye.map(|row| row.iter().zip(rgb).map(|(share, part)| share * part).sum::<f64>().max(0.0));
    let long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue).cbrt();
    let middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue).cbrt();
    let short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue).cbrt();
    [
        21.04542553 * long + 79.36177850 * middle - 0.40720468 * short,
        197.79984951 * long - 242.85922050 * middle + 45.05937099 * short,
        2.59040371 * long + 78.27717662 * middle - 80.86757660 * short,
    ]
}

/// The tints of what the seven powers own, and the colours of their pieces.
fn colours() -> (Vec<String>, Vec<String>) {
    let (homes, powers) = (["VIE", "LON", "PAR", "MUN", "ROM", "MOS", "SMY"], ["A", "E", "F", "G", "I", "R", "T"]);
    let of = |(at, power): (&str, &str)| {
        let svg = standard(&json!({"owners": {at: power}, "pieces": [{"at": at, "shape": "block", "power": power}]}));
        let tint = regex::Regex::new(
            r##"fill="(#[0-9a-f]{6})" shape-rendering="crispEdges"/>\n<path d="[^"]+" fill="url\(#hatch"##,
        );
        let fill = regex::Regex::new(r##"<use href="#block" fill="(#[0-9a-f]{6})" stroke="#1d1a14" stroke-width="1""##);
        let one = |pattern: regex::Regex| pattern.captures(&svg).unwrap()[1].to_owned();
        (one(tint.unwrap()), one(fill.unwrap()))
    };
    homes.into_iter().zip(powers).map(of).unzip()
}

#[test]
fn powers_are_told_apart_by_eyes_without_red_or_green_cones() {
    let (tints, fills) = colours();
    for colours in [&tints, &fills] {
        for (index, one) in colours.iter().enumerate() {
            for (other, eye) in colours[..index].iter().flat_map(|other| EYES.iter().map(move |eye| (other, eye))) {
                let (one_seen, other_seen) = (seen(one, eye), seen(other, eye));
                let apart = one_seen.iter().zip(other_seen).map(|(one, other)| (one - other).powi(2)).sum::<f64>();
                assert!(apart.sqrt() >= 8.0, "{one} and {other} are {} apart", apart.sqrt());
            }
        }
    }
}

#[test]
fn centres_show_on_every_tint_of_land() {
    let svg = standard(&battle());
    let star = regex::Regex::new(r##"<path id="centre"[^>]*fill="(#[0-9a-f]+)" stroke="(#[0-9a-f]+)""##).unwrap();
    let star = star.captures(&svg).unwrap();
    for tint in colours().0.iter().map(String::as_str).chain(["#f4eddd"]) {
        let best = contrast(&star[1], tint).max(contrast(&star[2], tint));
        assert!(best >= 3.0, "{tint}: {best}");
    }
}

/// The pixels of a picture, by their colours.
pub(super) fn pixels(svg: &str) -> (usize, Vec<[u8; 3]>) {
    let png = map::png(svg).unwrap();
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    (info.width as usize, bytes[..info.buffer_size()].chunks_exact(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]).collect())
}

#[test]
fn no_land_changes_its_colour_with_what_else_is_drawn() {
    let owners: BTreeMap<&str, &str> =
        [("VIE", "A"), ("LON", "E"), ("PAR", "F"), ("MUN", "G"), ("ROM", "I"), ("MOS", "R"), ("SMY", "T")].into();
    let (width, empty) = pixels(&standard(&json!({"owners": {"NAP": "I"}})));
    let mut scene = battle();
    scene["owners"] = json!(owners);
    let (_, full) = pixels(&standard(&scene));
    // Switzerland below the title's strip, Spain, North Africa, the Atlantic: nothing is drawn there in either.
    for (place, (x, y)) in [("SWI", (430, 575)), ("SPA", (190, 740)), ("NAF", (200, 880)), ("MAO", (60, 650))] {
        let spot = |pixels: &[[u8; 3]]| -> Vec<[u8; 3]> {
            (0..14).flat_map(|row| pixels[(y + row) * width + x..][..24].to_vec()).collect()
        };
        assert_eq!(spot(&empty), spot(&full), "{place}");
    }
}

#[test]
fn the_title_and_what_is_owed_stand_above_the_map() {
    let scene = battle();
    let svg =
        drawn_as(&board_picture(&Board::standard()), &scene, ("balkan: Spring <1901>", Language::English)).unwrap();
    assert!(svg.contains(">balkan: Spring &lt;1901&gt;</text>"));
    let owed = regex::Regex::new(r#"<text class="owed"[^>]*>([^<]+)<"#).unwrap();
    let owed: Vec<String> = owed.captures_iter(&svg).map(|found| found[1].to_owned()).collect();
    assert_eq!(owed, ["+2", "\u{2212}1"]);
    let start = State::at_start(&Board::standard());
    let mut winter = start.clone();
    winter.phase = "W1901A".parse().unwrap();
    winter.position.take(Board::standard().province("Par").unwrap());
    assert_eq!(picture(&Board::standard(), &winter)["owed"], json!([{"power": "F", "change": 1}]));
    assert_eq!(picture(&Board::standard(), &start)["owed"], json!([]));
}
