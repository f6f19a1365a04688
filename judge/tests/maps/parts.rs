//! What pictures share: the ground of a board in every part of it, and stamps. A picture shows what its drawing does all the same.

use super::seen::{pieces, pixels};
use super::*;

/// The board as a close-up about a power shows it.
fn about(power: &str) -> String {
    let (board, start) = (Board::standard(), State::at_start(&Board::standard()));
    let (told, scene, part) = (board_picture(&board), picture(&board, &start), [power.to_owned()]);
    let (templates, names) = (Templates::load(None).unwrap(), Value::Null);
    let plan =
        Plan { board: &told, scene: &scene, title: "x", language: Language::English, names: &names, part: &part };
    map::svg(&templates, &plan).unwrap().unwrap()
}

/// A busy turn of the whole board.
fn busy() -> String {
    let board = Board::standard();
    let told = PhaseRecord::parse(FALL.trim()).unwrap().picture(&board, &BTreeMap::new()).unwrap();
    draw(&board, &told["map"]).unwrap()
}

/// The busy turn, and close-ups about all powers.
fn drawings() -> Vec<(String, String)> {
    let parts = ["A", "E", "F", "G", "I", "R", "T"].map(|power| (power.to_owned(), about(power)));
    [("all".to_owned(), busy())].into_iter().chain(parts).collect()
}

/// The same as a drawing that is painted as a whole: a rule about looks could mean any shape of it.
fn ruled(svg: &str) -> String {
    svg.replacen("</defs>", "</defs><style></style>", 1)
}

/// Of how many pixels of a thousand a picture differs from one that is painted as a whole, and of how many much.
fn apart(svg: &str) -> (f64, f64) {
    let ((_, shared), (_, whole)) = (pixels(svg), pixels(&ruled(svg)));
    assert_eq!(shared.len(), whole.len());
    let differ = |by: u8| {
        let far = |(one, other): &(&[u8; 3], &[u8; 3])| (0..3).any(|part| one[part].abs_diff(other[part]) >= by);
        shared.iter().zip(&whole).filter(far).count() as f64 * 1000.0 / shared.len() as f64
    };
    (differ(1), differ(64))
}

#[test]
fn the_ground_of_a_picture_is_that_of_its_drawing() {
    for (name, svg) in drawings() {
        let ends = svg.find("<use href=\"#centre\"").unwrap();
        let (differ, much) = apart(&format!("{}</svg>", &svg[..ends]));
        // Of a part each pixel shows the sample that lies nearest to its middle; on the whole board one lies there.
        let most = if name == "all" { 1.0 } else { 12.0 };
        assert!(differ <= most && much <= most, "{name}: {differ} and {much} of 1000");
    }
}

#[test]
fn a_picture_shows_what_its_drawing_does() {
    for (name, svg) in drawings() {
        let (differ, much) = apart(&svg);
        // What stands on whole pixels is seen half a pixel elsewhere at most.
        assert!(differ <= 50.0 && much <= 25.0, "{name}: {differ} and {much} of 1000");
    }
}

#[test]
fn what_is_remembered_changes_no_picture() {
    let painted = || drawings().iter().map(|(_, svg)| map::png(svg).unwrap()).collect::<Vec<_>>();
    let differs: Vec<bool> = painted().iter().zip(painted()).map(|(one, other)| *one != other).collect();
    assert!(!differs.contains(&true), "{differs:?}");
    let other = busy().replace("#dbe7ee", "#9fc7ee").replace("stroke-width=\"9\"", "stroke-width=\"29\"");
    assert!(apart(&other).0 <= 50.0, "a drawing of other looks has a ground of its own");
    let other = busy().replace("font-size=\"12\"", "font-size=\"5\"").replace("font-size=\"11.5\"", "font-size=\"21\"");
    assert!(apart(&other).1 <= 25.0, "and stamps of its own");
}

#[test]
fn a_drawing_that_nobody_takes_apart_is_painted_whole() {
    let drawn = |shapes: &str| {
        let frame = r#"viewBox="0 0 40 30" width="40" height="30""#;
        pixels(&format!(r#"<svg xmlns="http://www.w3.org/2000/svg" {frame}>{shapes}</svg>"#)).1
    };
    let blue = drawn(r##"<rect width="40" height="30" fill="#0000ff"/>"##);
    // Circles alone are painted by hand.
    let circle = r##"<ellipse id="a" cx="5" cy="5" rx="4" ry="4" fill="#ff0000"/>"##;
    let alone = drawn(&circle.replace(" id=\"a\"", ""));
    assert_ne!(
        alone,
        drawn(&format!(r##"{circle}<use href="#a" transform="translate(20 15)"/>"##)),
        "what refers to a shape"
    );
    assert_eq!(alone, drawn(&format!("<!-- > -->{circle}<?word?>")), "what is no shape");
    let moved = r#"<g transform="translate(0 0)"><rect width="40" height="30"/></g>"#;
    assert_eq!(blue, drawn(&format!("<style>g {{ fill: #0000ff }}</style>{moved}")), "rules about looks");
    assert_eq!(blue, drawn(r##"<g><g><rect width="40" height="30" fill='#0000ff'/></g></g>"##), "what lies deep");
    assert_eq!(blue, drawn(r##"<rect class="a/>b" width="40" height="30" fill="#0000ff"/>"##), "signs between quotes");
}

#[test]
fn what_is_painted_by_hand_is_seen_as_it_is_drawn() {
    let line = r##"fill="none" stroke="#1d1a14" stroke-width="3" stroke-linecap="round" stroke-linejoin="round""##;
    let shapes = [
        format!(r#"<polyline class="move" points="10,10 70,40 20,80 110,80 " {line}/>"#),
        format!(r#"<polyline points="-20,30 60.5,-9 60.5,100 " {line} stroke-opacity=".6"/>"#),
        format!(r#"<polyline points="10,10 100,70 110,20 " {line} stroke-dasharray="1.5 7"/>"#),
        format!(r#"<polyline points="100,70 10,70 10,5 " {line} stroke-dasharray="6 8"/>"#),
        r##"<polygon points="10,10 90,30 30,80 " fill="#b00020"/>"##.to_owned(),
        r##"<polygon points="30,80 90,30 10,10 " fill="#b00020"/>"##.to_owned(),
        r##"<circle cx="100" cy="40.3" r="30" fill="none" stroke="#b00020" stroke-width="4"/>"##.to_owned(),
        r##"<circle cx="60" cy="5" r="12.5" fill="#b00020"/>"##.to_owned(),
        r##"<rect x="10.3" y="-8" width="60" height="40.15" fill="#b00020"/>"##.to_owned(),
        r##"<rect x="0.75" y="0.75" width="118.5" height="88.5" fill="none" stroke="#b00020" stroke-width="1.5"/>"##
            .to_owned(),
        r##"<rect x="30.2" y="-9" width="50" height="60" fill="none" stroke="#b00020" stroke-width="9.3"/>"##
            .to_owned(),
        // What says more than that is left to whoever understands it.
        r##"<circle cx="60" cy="45" r="12.5" fill="#b00020" fill-opacity=".3"/>"##.to_owned(),
        r##"<polyline points="10,10 70,40 20,80" fill="none" stroke="#1d1a14" stroke-width="9"/>"##.to_owned(),
        r##"<polyline points="10,10 70,40 20,80" fill="#1db5ff" stroke="#1d1a14" stroke-width="9"/>"##.to_owned(),
        r##"<polygon points="10,10 90,30 30,80 20,40" fill="#b00020"/>"##.to_owned(),
    ];
    let drawn = |shape: &str| {
        let frame = r##"viewBox="0 0 120 90" width="240" height="180""##;
        let paper = r##"<defs></defs><rect width="120" height="90" fill="#fffdf6"/>"##;
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" {frame}>{paper}{shape}</svg>"#)
    };
    for shape in shapes {
        let (differ, much) = apart(&drawn(&shape));
        assert!(differ <= 40.0 && much <= 2.0, "{shape}: {differ} and {much} of 1000");
        assert_ne!(pixels(&drawn(&shape)).1, pixels(&drawn("")).1, "{shape}");
    }
}

#[test]
fn a_part_shows_ones_own_pieces_large_enough_for_a_telephone() {
    let templates = Templates::load(None).unwrap();
    let (board, scene) =
        (board_picture(&Board::standard()), picture(&Board::standard(), &State::at_start(&Board::standard())));
    let view = regex::Regex::new(r#"viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)""#).unwrap();
    let letters = regex::Regex::new(r#"<text y="[\d.]+" font-size="12"[^>]*>([A-Z])</text>"#).unwrap();
    for power in ["A", "E", "F", "G", "I", "R", "T"] {
        let part = [power.to_owned()];
        let plan = Plan {
            board: &board,
            scene: &scene,
            title: "x",
            language: Language::English,
            names: &Value::Null,
            part: &part,
        };
        let svg = map::svg(&templates, &plan).unwrap().unwrap();
        let frame = view.captures(&svg).unwrap();
        let [left, top, wide, high] = [1, 2, 3, 4].map(|index| frame[index].parse::<f64>().unwrap());
        assert!(wide < 760.0, "{power}: {wide}");
        // Pieces far beside the part are not in the drawing.
        let shown: Vec<_> = letters.captures_iter(&svg).map(|found| found[1].to_owned()).zip(pieces(&svg)).collect();
        let all = scene["pieces"].as_array().unwrap();
        let owned = all.iter().filter(|piece| piece["power"] == power).count();
        assert!(
            shown.len() < all.len() && shown.iter().filter(|(letter, _)| letter == power).count() == owned,
            "{power}"
        );
        for (piece, (_, room)) in shown.iter().filter(|(letter, _)| letter == power) {
            let inside = room[0] >= left && room[1] >= top && room[2] <= left + wide && room[3] <= top + high;
            assert!(inside, "{power}: {piece} is outside");
            assert!((room[3] - room[1]) * 328.0 / wide >= 13.0, "{power}: {piece} is too small on a telephone");
        }
        assert!(map::png(&svg).unwrap().len() < 80_000);
    }
    let none = [String::from("Z")];
    let plan = Plan {
        board: &board,
        scene: &scene,
        title: "x",
        language: Language::English,
        names: &Value::Null,
        part: &none,
    };
    assert_eq!(map::svg(&templates, &plan).unwrap(), None, "who has nothing has no part");
}
