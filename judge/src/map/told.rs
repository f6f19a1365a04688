//! What a map shows, in plain facts for the words that stand in its place.

use serde_json::{Value, json};

use super::stacks::is_stack;
use super::{list, text};

/// For every power with stacks or a place of its own: how many places it has, its stacks, and those that it lost. And all
/// attacks: who only listens to a letter hears who stands where, who attacked whom and who lost what.
///
/// Of a scene without stacks nothing is told.
pub fn told(board: &Value, scene: &Value) -> Value {
    let name =
        |id: &str| list(board, "places").find(|place| text(place, "id") == id).map(|place| place["name"].clone());
    if !list(scene, "pieces").any(is_stack) {
        return json!({"powers": [], "attacks": []});
    }
    let power = |power: &Value| {
        let letter = text(power, "letter");
        let owners = scene["owners"].as_object().into_iter().flatten();
        let places = owners.filter(|(_, owner)| **owner == letter).count();
        let own = |gone: bool| {
            let is = move |piece: &&Value| text(piece, "power") == letter && (piece["gone"] == true) == gone;
            list(scene, "pieces").filter(is)
        };
        let stack = |piece: &Value| Some(json!({"place": name(text(piece, "at"))?, "text": piece["text"]}));
        let [stacks, lost]: [Vec<Value>; 2] = [false, true].map(|gone| own(gone).filter_map(stack).collect());
        let shown = places > 0 || !stacks.is_empty() || !lost.is_empty();
        shown.then(|| json!({"name": power["name"], "places": places, "stacks": stacks, "lost": lost}))
    };
    let attack = |arrow: &Value| {
        let failed = if arrow["failed"] == true { "yes" } else { "no" };
        Some(json!({"from": name(text(arrow, "from"))?, "to": name(text(arrow, "to"))?, "failed": failed}))
    };
    let attacks = list(scene, "arrows").filter(|arrow| arrow["kind"] == "move");
    json!({
        "powers": list(board, "powers").filter_map(power).collect::<Vec<_>>(),
        "attacks": attacks.filter_map(attack).collect::<Vec<_>>(),
    })
}
