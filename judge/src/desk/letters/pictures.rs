//! Maps for letters: sketched once for all readers of a notice who want the same, and drawn when the letters go out.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde_json::{Value, json};

use crate::desk::{DeskError, Office};
use crate::facts::{Frame, View};
use crate::language::Language;
use crate::letter::{Picture, Sketch, names_in};
use crate::map::{self, Canvas, Scene};
use crate::store::{Store, StoreError};
use crate::words;

/// What somebody wants of maps.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Wanted {
    /// Whose view is drawn; readers who may see the same share one.
    pub(super) view: usize,
    pub(super) language: Language,
    /// SVG, not PNG.
    pub(super) svg: bool,
    /// What was ordered on a map of its own.
    pub(super) both: bool,
    /// The chart that a game begins with, instead of what stands on the board.
    pub(super) chart: bool,
    /// The powers around which a close-up is drawn; none: the whole board.
    pub(super) part: Vec<String>,
}

/// What is drawn of views, each written down once.
#[derive(Default)]
pub(super) struct Album {
    /// By the view, by whether orders have a map of their own, and by whether it is the chart.
    scenes: BTreeMap<(usize, bool, bool), Rc<[Drawn]>>,
    /// Pictures by what they depend on.
    pictures: BTreeMap<Wanted, Vec<Picture>>,
}

/// A scene that is written down.
struct Drawn {
    /// What the ruleset tells of it.
    told: Value,
    scene: Scene,
    digest: String,
    /// What it is drawn upon, if the board has that.
    canvas: Option<Canvas>,
}

impl Album {
    /// The maps of a letter about a game: where it stands, with what was ordered before as arrows; or each on a map of its own.
    /// They are only sketched: who sends the letter draws them. Of a board that cannot be drawn there are none.
    pub(super) fn draw(
        &mut self,
        office: &Office,
        store: &mut Store,
        (view, frame): (&View, &Frame),
        wanted: Wanted,
    ) -> Result<Vec<Picture>, DeskError> {
        if let Some(pictures) = self.pictures.get(&wanted) {
            return Ok(pictures.clone());
        }
        let pictures = self.sketch(office, store, (view, frame), &wanted)?;
        self.pictures.insert(wanted, pictures.clone());
        Ok(pictures)
    }

    fn sketch(
        &mut self,
        office: &Office,
        store: &mut Store,
        (view, frame): (&View, &Frame),
        wanted: &Wanted,
    ) -> Result<Vec<Picture>, DeskError> {
        let part = letters(&view.drawn.board, &wanted.part);
        if part.is_empty() && !wanted.part.is_empty() {
            // The board does not call its powers as the seats are called: without a close-up, rather than with the whole once more.
            return Ok(Vec::new());
        }
        let mut pictures = Vec::new();
        for Drawn { told, scene, digest, canvas } in self.scenes(store, (view, frame), wanted)?.iter() {
            let title = title(office, frame, told, wanted);
            let sketch = Sketch { title, language: wanted.language, part: part.clone() };
            if !canvas.as_ref().is_some_and(|canvas| canvas.shows(&scene.plan(&sketch))) {
                return Ok(Vec::new());
            }
            let alt = if part.is_empty() {
                alt(office, frame, (scene, told), wanted.language)?
            } else {
                sketch.title.clone()
            };
            let (name, part) = (file(frame, told, wanted, &part), !part.is_empty());
            pictures.push(Picture { name, digest: digest.clone(), alt, part, sketch: Some(sketch) });
        }
        Ok(pictures)
    }

    fn scenes(
        &mut self,
        store: &mut Store,
        (view, frame): (&View, &Frame),
        wanted: &Wanted,
    ) -> Result<Rc<[Drawn]>, DeskError> {
        let key = (wanted.view, wanted.both, wanted.chart);
        if let Some(known) = self.scenes.get(&key) {
            return Ok(known.clone());
        }
        let mut drawn = Vec::new();
        for (told, scene) in scenes(view, wanted).into_iter().filter(|(_, scene)| scene.is_object()) {
            let scene = Scene { board: view.drawn.board.clone(), scene, names: (*frame.names).clone() };
            let digest = store.keep_picture(&serde_json::to_vec(&scene).map_err(StoreError::from)?)?;
            let canvas = Canvas::of(&scene.board);
            drawn.push(Drawn { told, scene, digest, canvas });
        }
        let drawn: Rc<[Drawn]> = drawn.into();
        self.scenes.insert(key, drawn.clone());
        Ok(drawn)
    }
}

/// What is told and what is drawn: each phase that was played and the position, or the position with the arrows of the first
/// phase and the pieces that left the board in it.
fn scenes(view: &View, wanted: &Wanted) -> Vec<(Value, Value)> {
    let phases = view.results["phases"].as_array().into_iter().flatten().cloned();
    let mut phases = phases.zip(view.drawn.phases.iter().cloned());
    let (mut position, mut map) = (view.position.clone(), view.drawn.map.clone());
    if wanted.chart {
        return vec![(position, view.drawn.chart.clone())];
    }
    if wanted.both {
        return phases.chain([(position, map)]).collect();
    }
    if let Some((phase, mut played)) = phases.next().filter(|_| map.is_object()) {
        let pieces = played["pieces"].as_array().cloned().unwrap_or_default();
        let gone = pieces.into_iter().filter(|piece| piece["gone"] == true);
        if let Some(standing) = map["pieces"].as_array_mut() {
            standing.extend(gone);
        }
        map["arrows"] = played["arrows"].take();
        position["after"] = phase;
    }
    vec![(position, map)]
}

fn is_position(scene: &Value) -> bool {
    !scene["powers"].is_null()
}

/// The letters of powers on the board.
fn letters(board: &Value, powers: &[String]) -> Vec<String> {
    let named = board["powers"].as_array().into_iter().flatten();
    let own = named.filter(|power| powers.iter().any(|own| power["name"] == own.as_str()));
    own.filter_map(|power| power["letter"].as_str()).map(str::to_owned).collect()
}

/// What a map is called as a file: `balkan-S1901M.png`, `balkan-S1901M-orders.png`, `balkan-S1901M-names.png`, `balkan-S1901M-F.png`.
fn file(frame: &Frame, scene: &Value, wanted: &Wanted, part: &[String]) -> String {
    let label = scene["label"].as_str().unwrap_or_default();
    let orders = match (wanted.chart, is_position(scene)) {
        (true, _) => "-names",
        (_, true) => "",
        (_, false) => "-orders",
    };
    let part = if part.is_empty() { String::new() } else { format!("-{}", part.concat()) };
    let ending = if wanted.svg { "svg" } else { "png" };
    format!("{}-{label}{orders}{part}.{ending}", frame.game["name"].as_str().unwrap_or_default())
}

/// What stands above a map, in letters that our fonts have.
fn title(office: &Office, frame: &Frame, scene: &Value, wanted: &Wanted) -> String {
    let turn = |scene: &Value| if scene["title"].is_null() { scene["label"].clone() } else { scene["title"].clone() };
    let game = frame.game["name"].as_str().unwrap_or_default();
    // A close-up has no room for more.
    let arrows = scene["after"].is_object() && wanted.part.is_empty();
    let words = match (is_position(scene), arrows) {
        (true, true) => words!("map-title-after", game = game, turn = turn(scene), played = turn(&scene["after"])),
        (true, false) => words!("map-title", game = game, turn = turn(scene)),
        (false, _) => words!("map-title-orders", game = game, turn = turn(scene)),
    };
    let said = office.templates.voice(wanted.language, &frame.names).say(&words);
    if map::can_write(&said) { said } else { format!("{game}: {}", scene["label"].as_str().unwrap_or_default()) }
}

/// What a map shows, in one paragraph.
fn alt(
    office: &Office,
    frame: &Frame,
    (scene, told): (&Scene, &Value),
    language: Language,
) -> Result<String, DeskError> {
    let own = format!("{}/alt.txt", frame.system);
    let template = if office.templates.has(&own) { own } else { "any/alt.txt".to_owned() };
    let facts = json!({"scene": told, "names": names_in(&frame.names, language), "told": map::told(&scene.board, &scene.scene)});
    let text = office.templates.write(&template, language, &facts)?;
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}
