//! Pictures are drawn when their letters go out: a turn that is played waits for no map, and a map that nobody gets is never
//! drawn.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use crate::fault::chain;
use crate::letter::{Picture, Sketch, Templates};
use crate::map::{self, Scene};
use crate::outbox::Parcel;

/// Whoever draws the pictures of letters. A turn's maps are in several of them, so the latest are remembered.
#[derive(Debug)]
pub struct Painter {
    templates: Arc<Templates>,
    most: usize,
    /// The latest ones, by what they are called. Whoever draws has them in hand: nobody else draws the same one meanwhile, and
    /// pictures leave a core to the desk.
    latest: Mutex<VecDeque<(String, Vec<u8>)>>,
}

impl Painter {
    /// How many pictures couriers share.
    pub const FEW: usize = 32;

    /// Draws with these templates, and remembers so many pictures at most.
    pub fn new(templates: Arc<Templates>, most: usize) -> Painter {
        Painter { templates, most, latest: Mutex::default() }
    }

    /// Draws the pictures of a letter that are only sketched. One that cannot be drawn, perhaps for a template of the operator's,
    /// is logged, and the letter goes without it.
    pub fn paint(&self, parcel: &mut Parcel) {
        let shown = std::mem::take(&mut parcel.letter.pictures);
        let (mut drawn, mut pictures) = (Vec::new(), Vec::new());
        for (picture, kept) in shown.into_iter().zip(std::mem::take(&mut parcel.pictures)) {
            let bytes = match &picture.sketch {
                Some(sketch) => self.drawn(&picture, sketch, &kept),
                None => Some(kept),
            };
            if let Some(bytes) = bytes {
                drawn.push(bytes);
                pictures.push(picture);
            }
        }
        (parcel.letter.pictures, parcel.pictures) = (pictures, drawn);
    }

    fn drawn(&self, picture: &Picture, sketch: &Sketch, scene: &[u8]) -> Option<Vec<u8>> {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let called = picture.id();
        if let Some((_, bytes)) = latest.iter().find(|(known, _)| *known == called) {
            return Some(bytes.clone());
        }
        match self.draw(picture, sketch, scene) {
            Ok(bytes) => {
                latest.push_front((called, bytes.clone()));
                latest.truncate(self.most);
                Some(bytes)
            }
            Err(problem) => {
                tracing::error!(picture = picture.name, problem, "a map could not be drawn");
                None
            }
        }
    }

    fn draw(&self, picture: &Picture, sketch: &Sketch, scene: &[u8]) -> Result<Vec<u8>, String> {
        let scene: Scene = serde_json::from_slice(scene).map_err(|error| chain(&error))?;
        let drawn = map::svg(&self.templates, &scene.plan(sketch)).map_err(|error| chain(&error))?;
        let drawn = drawn.ok_or_else(|| "there is nothing to draw".to_owned())?;
        if picture.media_type() == "image/svg+xml" {
            return Ok(drawn.into_bytes());
        }
        map::png(&drawn).map_err(|error| chain(&error))
    }
}
