//! What stands at a place of a map: its name in the reader's language where that fits, else its code.

use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use super::drawing::Point;
use super::{list, paint, text};

/// How many columns of letters a place has room for.
const ROOM: usize = 7;
const ROOM_AT_SEA: usize = 9;

/// Writes a label's words; longer ones than the code make way for the dot of a centre.
pub(super) fn put(label: &mut Value, board: &Value, names: &Value, dots: &[(String, Point)]) {
    let words = words(label, board, names);
    let dot = dots.iter().find(|(id, _)| id == text(label, "text"));
    let (x, longer) = (label["x"].as_f64().unwrap_or_default(), words.width().saturating_sub(4));
    if let Some((_, at)) = dot.filter(|_| longer > 0 && label["kind"] != "side") {
        let side = if f64::from(at.x) < x { 3.5 } else { -3.5 };
        label["x"] = json!(x + side * longer as f64);
    }
    label["text"] = json!(words);
}

/// A label's words. A name for which our fonts lack a letter is not written: it would leave a gap.
fn words(label: &Value, board: &Value, names: &Value) -> String {
    let id = text(label, "text");
    let place = list(board, "places").find(|place| text(place, "id") == id);
    let name = place.and_then(|place| names.get(text(place, "name"))).and_then(Value::as_str).unwrap_or_default();
    let room = if text(label, "kind") == "sea" { ROOM_AT_SEA } else { ROOM };
    let fits = !name.is_empty() && name.width() <= room && paint::can_write(name);
    if fits { name.to_owned() } else { id.to_owned() }
}
