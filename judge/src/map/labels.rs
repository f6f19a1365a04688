//! What stands at a place of a map: its name in the reader's language where that fits, else its code.

use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use super::{list, paint, text};

/// How many columns of letters a place has room for.
const ROOM: usize = 7;
const ROOM_AT_SEA: usize = 9;

/// A label's words. A name for which our fonts lack a letter is not written: it would leave a gap.
pub(super) fn words(label: &Value, board: &Value, names: &Value) -> String {
    let id = text(label, "text");
    let place = list(board, "places").find(|place| text(place, "id") == id);
    let name = place.and_then(|place| names.get(text(place, "name"))).and_then(Value::as_str).unwrap_or_default();
    let room = if text(label, "kind") == "sea" { ROOM_AT_SEA } else { ROOM };
    let fits = !name.is_empty() && name.width() <= room && paint::can_write(name);
    if fits { name.to_owned() } else { id.to_owned() }
}
