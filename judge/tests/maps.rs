//! Maps: the drawing says what the board says, every board can be drawn, pictures are small and keep their colours.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "maps/crowded.rs"]
mod crowded;
#[path = "maps/parts.rs"]
mod parts;
/// Players by chance, as the tests of Empires have them.
#[path = "../../engine/tests/empires/random.rs"]
mod random;
#[path = "maps/seen.rs"]
mod seen;
#[path = "maps/stacks.rs"]
mod stacks;
mod support;
#[path = "maps/wished.rs"]
mod wished;

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::classic::board::{SHIPPED, Terrain};
use chancery_engine::classic::picture::{board_picture, picture};
use chancery_engine::classic::{Board, PhaseRecord, State};
use judge::language::Language;
use judge::letter::Templates;
use judge::map::{self, Plan};
use mailparse::MailHeaderMap;
use serde_json::{Value, json};
use support::{chancery, messages};

/// Neighbours in the game share at least so much of a drawn border, in pixels; strangers at most so much.
const LEAST: f64 = 6.0;
const MOST: f64 = 2.0;

/// A fall turn with moves, bounces, supports cut and whole, and two convoys.
const FALL: &str = include_str!("maps/fall.json");

/// The points of a path of `M x y l dx dy ... z` pieces, in tenths of a pixel.
fn outlines(path: &str) -> Vec<Vec<(i64, i64)>> {
    let tenths = |text: &str| -> Vec<i64> {
        let number = regex::Regex::new(r"-?\d*\.?\d+").unwrap();
        number.find_iter(text).map(|found| (found.as_str().parse::<f64>().unwrap() * 10.0).round() as i64).collect()
    };
    let pieces = path.split('M').filter(|piece| !piece.is_empty());
    pieces
        .map(|piece| {
            let (start, rest) = piece.trim_end_matches('z').split_once('l').unwrap();
            let start = tenths(start);
            let mut points = vec![(start[0], start[1])];
            for step in tenths(rest).chunks_exact(2) {
                let (x, y) = *points.last().unwrap();
                points.push((x + step[0], y + step[1]));
            }
            points.push(points[0]);
            points
        })
        .collect()
}

#[test]
fn the_drawn_borders_are_those_of_the_board() {
    let drawing = include_str!("../../templates/maps/standard.json");
    let pairs = borders_agree(&board_picture(&Board::standard()), drawing, (LEAST, MOST), &[]);
    assert!(pairs > 200, "{pairs} pairs");
}

/// Checks that neighbours share a drawn border and strangers none, but for pairs that are exempt, and counts the borders.
fn borders_agree(board: &Value, drawing: &str, (least, most): (f64, f64), exempt: &[(&str, &str)]) -> usize {
    let drawing: Value = serde_json::from_str(drawing).unwrap();
    type Edge = ((i64, i64), (i64, i64));
    let mut edges: BTreeMap<Edge, Vec<&str>> = BTreeMap::new();
    for (id, area) in drawing["areas"].as_object().unwrap() {
        for outline in outlines(area["path"].as_str().unwrap()) {
            for side in outline.windows(2).filter(|side| side[0] != side[1]) {
                edges.entry((side[0].min(side[1]), side[0].max(side[1]))).or_default().push(id);
            }
        }
    }
    let mut shared: BTreeMap<(&str, &str), f64> = BTreeMap::new();
    for (((x, y), (to_x, to_y)), owners) in &edges {
        let [one, other] = owners[..] else { continue };
        let length = ((to_x - x) as f64).hypot((to_y - y) as f64) / 10.0;
        *shared.entry((one.min(other), one.max(other))).or_default() += length;
    }
    let places = board["places"].as_array().unwrap();
    let text = |value: &Value| value.as_str().or(value["to"].as_str()).unwrap().to_owned();
    let near: BTreeMap<String, BTreeSet<String>> = places
        .iter()
        .map(|place| (text(&place["id"]), place["near"].as_array().unwrap().iter().map(text).collect()))
        .collect();
    assert_eq!(near.len(), drawing["areas"].as_object().unwrap().len());
    let mut pairs = 0;
    for (one, neighbours) in &near {
        for other in near.keys().filter(|other| *other > one) {
            let drawn = shared.get(&(one.as_str(), other.as_str())).copied().unwrap_or(0.0);
            let wall =
                places.iter().any(|place| place["kind"] == "wall" && (place["id"] == **one || place["id"] == **other));
            if exempt.contains(&(one, other)) {
                assert!(neighbours.contains(other) && drawn < least, "{one} and {other} share {drawn} px after all");
            } else if neighbours.contains(other) {
                pairs += 1;
                assert!(drawn >= least, "{one} and {other} touch in the game, but share {drawn} px");
            } else {
                assert!(wall || drawn <= most, "{one} and {other} do not touch in the game, but share {drawn} px");
            }
        }
    }
    pairs
}

fn draw(board: &Board, told: &Value) -> Option<String> {
    drawn_as(&board_picture(board), told, ("a map", Language::English))
}

fn drawn_as(board: &Value, scene: &Value, (title, language): (&str, Language)) -> Option<String> {
    let templates = Templates::load(None).unwrap();
    map::svg(&templates, &Plan { board, scene, title, language, names: &Value::Null, part: &[] }).unwrap()
}

#[test]
fn every_board_can_be_drawn_with_all_its_places_and_pieces() {
    for (name, text) in SHIPPED {
        let board = Board::parse(text).unwrap();
        let scene = picture(&board, &State::at_start(&board));
        let Some(svg) = draw(&board, &scene) else {
            // A board file need not say where its places are.
            assert!(board.provinces().iter().any(|place| place.at.is_none()), "{name}");
            continue;
        };
        for place in board.provinces().iter().filter(|place| place.terrain != Terrain::Wall) {
            let code = place.code.to_uppercase();
            assert!(svg.contains(&format!(">{code}</text>")), "{name}: {code} has no label");
        }
        let pieces = scene["pieces"].as_array().unwrap().len();
        assert_eq!(svg.matches("<g class=\"piece\"").count(), pieces, "{name}");
        let png = map::png(&svg).unwrap();
        assert!(png.starts_with(b"\x89PNG") && png.len() < 80_000, "{name}: {} bytes", png.len());
    }
}

#[test]
fn a_busy_turn_is_a_small_picture_that_keeps_its_colours() {
    let board = Board::standard();
    let told = PhaseRecord::parse(FALL.trim()).unwrap().picture(&board, &BTreeMap::new()).unwrap();
    let svg = draw(&board, &told["map"]).unwrap();
    // Failures are told by a cross, not by colour alone.
    let failed = told["map"]["arrows"].as_array().unwrap().iter().filter(|arrow| arrow["failed"] == true).count();
    assert!(failed >= 6);
    assert_eq!(svg.matches("<use href=\"#cross\" transform=\"translate").count(), failed);
    assert!(told["map"]["arrows"].as_array().unwrap().iter().any(|arrow| arrow["way"] == json!(["NTH"])));
    let png = map::png(&svg).unwrap();
    assert!(png.len() < 80_000, "{} bytes", png.len());
    let decoder = png::Decoder::new(std::io::Cursor::new(&png));
    let reader = decoder.read_info().unwrap();
    let info = reader.info();
    assert_eq!((info.width, info.height), (1000, 916));
    let palette: Vec<&[u8]> = info.palette.as_ref().unwrap().chunks(3).collect();
    for colour in [[0xdc, 0x6c, 0x12], [0x03, 0x6e, 0xcb], [0x1d, 0xb5, 0xff], [0xcd, 0xe1, 0x41], [0xb0, 0x00, 0x20]] {
        assert!(palette.contains(&&colour[..]), "{colour:x?} was rounded away");
    }
}

#[test]
fn odd_scenes_are_drawn_as_far_as_they_make_sense() {
    let board = board_picture(&Board::standard());
    let odd = json!({
        "owners": {"PAR": "?", "XYZ": "F"},
        "pieces": [{"at": "XYZ", "shape": "block", "power": "F"}, {"at": "STP/XC", "shape": "hull", "power": "R"}, 7],
        "arrows": [{"kind": "move", "from": "PAR", "to": "PAR"}, {"kind": "fly", "from": "PAR"}, {}],
    });
    let svg = drawn_as(&board, &odd, ("<&\">", Language::English)).unwrap();
    map::png(&svg).unwrap();
    let none = json!({"board": "mine", "powers": [], "places": [{"id": "A", "kind": "land", "x": null, "y": null}]});
    assert_eq!(drawn_as(&none, &odd, ("", Language::English)), None);
    assert!(map::png("<svg").is_err());
}

#[test]
fn a_phase_can_be_drawn_at_the_command_line() {
    assert!(chancery(&["map"], FALL.as_bytes()).stdout.starts_with(b"\x89PNG"));
    let played = chancery(&["adjudicate"], FALL.as_bytes()).stdout;
    let svg = String::from_utf8(chancery(&["map", "--svg"], &played).stdout).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("<title>W1901A</title>"), "{}", &svg[..200]);
    let wrong = chancery(&["map"], b"{\"phase\":\"S1901M\",\"board\":\"mars\"}");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("no board is called `mars`"));
    assert_eq!(chancery(&["map"], b"what?").status.code(), Some(1));
}

#[test]
fn results_hold_maps_unless_somebody_wants_none() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = judge::stage::Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let game = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
        mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\nmail anna\n  CREATE ?lake word-m strait\n\
        mail anna\n  SIGNON ?lake word-a\n  SET PREFERENCE N\nmail bert\n  SIGNON ?lake word-b\n  SET PREFERENCE S\n\
        reply bert\n  SET MAP none\n  ORDERS AS SHOWN\nexpect bert Letters hold no maps from now on.\n\
        reply anna\n  A Hil-Cap\n  F Har-Nar\n  A Fel H\nexpect anna Movement results\n";
    stage.play(game, "\n", &mut std::io::sink()).unwrap();
    let anna = messages(folder.path(), "anna").pop().unwrap();
    let mail = mailparse::parse_mail(&anna).unwrap();
    let kinds = |mail: &mailparse::ParsedMail<'_>| -> Vec<String> {
        mail.subparts.iter().map(|part| part.ctype.mimetype.clone()).collect()
    };
    assert_eq!(kinds(&mail), ["multipart/related", "text/calendar"]);
    let related = &mail.subparts[0];
    // Of this board a close-up would be no larger.
    assert_eq!(kinds(related), ["multipart/alternative", "image/png"]);
    assert_eq!(kinds(&related.subparts[0]), ["text/plain", "text/html"]);
    let [text, html] = [0, 1].map(|part| related.subparts[0].subparts[part].get_body().unwrap());
    assert!(text.contains("%% ORDERS LAKE NORTH F1801M") && html.contains("%% ORDERS LAKE NORTH F1801M"));
    let pictures = &related.subparts[1..];
    for picture in pictures {
        let id = picture.headers.get_first_value("Content-ID").unwrap();
        assert!(html.contains(&format!("src=\"cid:{}\"", id.trim_matches(['<', '>']))), "the HTML shows {id}");
    }
    let names: Vec<String> =
        pictures.iter().map(|part| part.get_content_disposition().params["filename"].clone()).collect();
    assert_eq!(names, ["lake-F1801M.png"]);
    for picture in pictures {
        assert!(picture.get_body_raw().unwrap().starts_with(b"\x89PNG"));
    }
    assert!(anna.split(|byte| *byte == b'\n').all(|line| line.len() <= 998), "RFC 5322 section 2.1.1");
    let bert = messages(folder.path(), "bert").pop().unwrap();
    let bert = mailparse::parse_mail(&bert).unwrap();
    assert_eq!(kinds(&bert), ["multipart/alternative", "text/calendar"]);
}

#[test]
fn every_label_is_a_code_whatever_the_language() {
    let label = regex::Regex::new("<text class=\"(?:sea|land|coast|wall|side)\"[^>]*>([^<]+)</text>").unwrap();
    let board = board_picture(&Board::standard());
    let labels = |language: Language| -> BTreeSet<String> {
        let svg = drawn_as(&board, &json!({}), ("x", language)).unwrap();
        label.captures_iter(&svg).map(|found| found[1].to_owned()).collect()
    };
    let codes = labels(Language::English);
    assert_eq!(codes.iter().filter(|code| code.len() == 3).count(), 76, "{codes:?}");
    for language in Language::ALL {
        assert_eq!(labels(language), codes, "{}", language.code());
    }
}

#[test]
fn letters_come_as_text_alone_or_short_with_maps_as_wished() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = judge::stage::Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let game = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
        mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\nmail anna\n  CREATE ?lake word-m strait\n\
        mail anna\n  SIGNON ?lake word-a\nmail bert\n  SIGNON ?lake word-b\n\
        reply bert\n  SET FORMAT short\n  ORDERS AS SHOWN\n\
        reply anna\n  SET FORMAT text\n  SET MAP svg both\n  ORDERS AS SHOWN\nexpect anna Movement results\n";
    stage.play(game, "\n", &mut std::io::sink()).unwrap();
    let [anna, bert] = ["anna", "bert"].map(|who| messages(folder.path(), who).pop().unwrap());
    let (anna, bert) = (mailparse::parse_mail(&anna).unwrap(), mailparse::parse_mail(&bert).unwrap());
    let kinds = |mail: &mailparse::ParsedMail<'_>| -> Vec<String> {
        mail.subparts.iter().map(|part| part.ctype.mimetype.clone()).collect()
    };
    assert_eq!(kinds(&anna), ["text/plain", "image/svg+xml", "image/svg+xml", "text/calendar"]);
    assert!(anna.subparts[1].get_body().unwrap().starts_with("<svg"));
    assert_eq!(kinds(&bert), ["text/plain", "text/calendar"]);
    let [long, short] = [&anna, &bert].map(|mail| mail.subparts[0].get_body().unwrap());
    assert!(long.contains("Movement results") && long.contains("The position"), "the text alone is a full letter");
    assert!(
        !short.contains("Movement results") && short.contains("%% ORDERS LAKE") && short.contains("Next: "),
        "{short}"
    );
    assert!(short.len() * 3 < long.len() * 2, "{} and {}", short.len(), long.len());
}

/// A board of three places in a row, one of whose powers is plain, with a pass and a railway between them.
fn table(near: [Value; 3]) -> Value {
    let [west, middle, east] = near;
    let place =
        |id: &str, x: u32, near: Value| json!({"id": id, "name": id, "kind": "land", "x": x, "y": 50, "near": near});
    json!({
        "board": "table",
        "powers": [
            {"letter": "N", "name": "Nobody", "plain": true},
            {"letter": "A", "name": "Arta"},
            {"letter": "M", "name": "Minor", "plain": true},
        ],
        "places": [place("WES", 10, west), place("MID", 50, middle), place("EAS", 90, east)],
    })
}

fn drawn(board: &Value, scene: &Value) -> String {
    drawn_as(board, scene, ("a table", Language::English)).unwrap()
}

/// Where something that a pattern finds stands: its first two numbers.
fn spots(svg: &str, pattern: &str) -> Vec<(f64, f64)> {
    let number = |text: &str| text.parse::<f64>().unwrap();
    let found = regex::Regex::new(pattern).unwrap();
    found.captures_iter(svg).map(|spot| (number(&spot[1]), number(&spot[2]))).collect()
}

const PIECE: &str = r#"<g class="piece[a-z ]*" transform="translate\(([\d.]+) ([\d.]+)\)"#;

#[test]
fn pieces_of_one_place_lie_side_by_side_with_what_is_written_on_them() {
    let board = table([json!([]), json!([]), json!([])]);
    let piece = |at: &str, text: &str| json!({"at": at, "shape": "block", "power": "A", "text": text});
    let one = drawn(&board, &json!({"pieces": [piece("MID", "")]}));
    assert!(!one.contains("piece stack"), "nothing is written on it");
    let [alone] = spots(&one, PIECE)[..] else { panic!("{one}") };
    let pieces: Vec<Value> = ["3+1", "2", "<7>", "1"].iter().map(|text| piece("MID", text)).collect();
    let many = drawn(&board, &json!({"pieces": pieces}));
    let spots = spots(&many, PIECE);
    assert_eq!(spots.len(), 4);
    for (one, other) in spots.iter().enumerate().flat_map(|(index, one)| spots[..index].iter().map(move |o| (one, o))) {
        assert!((one.0 - other.0).abs() >= 20.0 || (one.1 - other.1).abs() >= 16.0, "{spots:?} lie on each other");
    }
    assert_eq!(spots[..3].iter().map(|spot| spot.0).sum::<f64>() / 3.0, alone.0, "the place is in their middle");
    for text in ["3+1", "2", "&lt;7&gt;", "1"] {
        assert!(many.contains(&format!(">{text}</text>")), "{text} is not written: {many}");
    }
    map::png(&many).unwrap();
}

#[test]
fn signs_are_drawn_by_their_shapes_and_an_unknown_one_spoils_nothing() {
    let board = table([json!([]), json!([]), json!([])]);
    let empty = map::png(&drawn(&board, &json!({}))).unwrap();
    let with = |signs: &[&str]| {
        let marks: Vec<Value> = signs.iter().map(|sign| json!({"at": "WES", "sign": sign})).collect();
        map::png(&drawn(&board, &json!({"marks": marks}))).unwrap()
    };
    let mut pictures = BTreeSet::from([empty.clone()]);
    for sign in ["cannon", "star", "cross", "ring", "key"] {
        assert!(pictures.insert(with(&[sign])), "{sign} has a shape of its own");
    }
    assert!(pictures.insert(with(&["star", "star"])), "two signs lie side by side");
    for unknown in ["airship", "\"><script>"] {
        assert_eq!(with(&[unknown]), empty, "{unknown} is left out");
    }
    assert_eq!(map::png(&drawn(&board, &json!({"marks": [{"at": "XYZ", "sign": "star"}, 7]}))).unwrap(), empty);
}

#[test]
fn plain_powers_share_one_quiet_look_and_take_none_from_others() {
    let board = table([json!([]), json!([]), json!([])]);
    let fill = |letter: &str| {
        let piece = json!({"at": "MID", "shape": "block", "power": letter});
        let svg = drawn(&board, &json!({"owners": {"WES": letter}, "pieces": [piece]}));
        let found = regex::Regex::new("<use href=\"#block\" fill=\"(#[0-9a-f]{6})\" stroke=\"#1d1a14\"").unwrap();
        (found.captures(&svg).unwrap()[1].to_owned(), svg.contains("url(#hatch"))
    };
    assert_eq!(fill("N"), fill("M"));
    assert!(!fill("N").1 && fill("A").1, "what a plain power owns has no hatch");
    assert_eq!(fill("A").0, "#dc6c12", "the first power that is not plain has the first look");
}

#[test]
fn ways_are_drawn_as_the_board_says_whichever_end_says_it() {
    let links = |svg: &str, stroke: &str| svg.matches(stroke).count();
    let (double, dotted) = (
        "stroke=\"#5c5646\" stroke-width=\"5\"",
        "stroke-width=\"1.5\" shape-rendering=\"crispEdges\" stroke-dasharray=\"2 4\"",
    );
    let bare = drawn(&table([json!(["MID"]), json!(["WES", "EAS"]), json!(["MID"])]), &json!({}));
    assert_eq!((links(&bare, double), links(&bare, dotted)), (0, 0));
    assert_eq!(links(&bare, "stroke=\"#9fb1ba\""), 2);
    let to = |id: &str, line: &str| json!({"to": id, "line": line});
    let said =
        drawn(&table([json!(["MID"]), json!([to("WES", "double"), "EAS"]), json!([to("MID", "dotted")])]), &json!({}));
    assert_eq!((links(&said, double), links(&said, dotted)), (1, 1), "{said}");
    map::png(&said).unwrap();
}
