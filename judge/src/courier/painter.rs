//! Pictures are drawn when their letters go out: a turn that is played waits for no map, and a map that nobody gets is never
//! drawn.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{Sender, SyncSender, channel, sync_channel};

use crate::fault::{caught, chain};
use crate::letter::{Picture, Sketch, Templates};
use crate::map::{self, Scene};
use crate::outbox::Parcel;

/// Whoever draws the pictures of letters: one thread, so that nobody draws what another is drawing, a core is left to the desk,
/// and what a drawing takes of memory is taken once. It ends with the last that asks it.
#[derive(Debug)]
pub struct Painter {
    orders: Sender<Order>,
}

/// A picture that somebody waits for.
#[derive(Debug)]
struct Order {
    picture: Picture,
    scene: Vec<u8>,
    done: SyncSender<Option<Vec<u8>>>,
}

impl Painter {
    /// How many pictures couriers share.
    pub const FEW: usize = 16;

    /// Draws with these templates, and remembers so many pictures at most: a turn's maps are in several letters.
    pub fn new(templates: Arc<Templates>, most: usize) -> Painter {
        let (orders, waiting) = channel::<Order>();
        let mut easel = Easel { templates, most, latest: VecDeque::new(), scene: None };
        std::thread::spawn(move || {
            for Order { picture, scene, done } in waiting {
                // A courier who is gone needs no picture.
                let _ = done.send(easel.drawn(&picture, &scene)).is_ok();
            }
        });
        Painter { orders }
    }

    /// Draws the pictures of a letter that are only sketched. One that cannot be drawn, perhaps for a template of the operator's,
    /// is logged, and the letter goes without it.
    pub fn paint(&self, parcel: &mut Parcel) {
        let shown = std::mem::take(&mut parcel.letter.pictures);
        let (mut drawn, mut pictures) = (Vec::new(), Vec::new());
        for (picture, kept) in shown.into_iter().zip(std::mem::take(&mut parcel.pictures)) {
            let bytes = if picture.sketch.is_some() { self.order(&picture, kept) } else { Some(kept) };
            if let Some(bytes) = bytes {
                drawn.push(bytes);
                pictures.push(picture);
            }
        }
        (parcel.letter.pictures, parcel.pictures) = (pictures, drawn);
    }

    fn order(&self, picture: &Picture, scene: Vec<u8>) -> Option<Vec<u8>> {
        let (done, drawn) = sync_channel(1);
        self.orders.send(Order { picture: picture.clone(), scene, done }).ok()?;
        drawn.recv().ok()?
    }
}

/// What the painter has before him.
struct Easel {
    templates: Arc<Templates>,
    most: usize,
    /// The latest pictures, by what they are called.
    latest: VecDeque<(String, Vec<u8>)>,
    /// The latest scene, by its digest: the pictures of a turn come one after the other.
    scene: Option<(String, Scene)>,
}

impl Easel {
    fn drawn(&mut self, picture: &Picture, scene: &[u8]) -> Option<Vec<u8>> {
        let called = picture.id();
        if let Some((_, bytes)) = self.latest.iter().find(|(known, _)| *known == called) {
            return Some(bytes.clone());
        }
        match caught(|| self.draw(picture, scene)).and_then(|drawn| drawn) {
            Ok(bytes) => {
                self.latest.push_front((called, bytes.clone()));
                self.latest.truncate(self.most);
                Some(bytes)
            }
            Err(problem) => {
                tracing::error!(picture = picture.name, problem, "a map could not be drawn");
                None
            }
        }
    }

    fn draw(&mut self, picture: &Picture, scene: &[u8]) -> Result<Vec<u8>, String> {
        let nothing = Sketch::default();
        let sketch = picture.sketch.as_ref().unwrap_or(&nothing);
        let scene = match self.scene.take().filter(|(known, _)| *known == picture.digest) {
            Some((_, scene)) => scene,
            None => serde_json::from_slice(scene).map_err(|error| chain(&error))?,
        };
        let (_, scene) = self.scene.insert((picture.digest.clone(), scene));
        let drawn = map::svg(&self.templates, &scene.plan(sketch)).map_err(|error| chain(&error))?;
        let drawn = drawn.ok_or_else(|| "there is nothing to draw".to_owned())?;
        if picture.media_type() == "image/svg+xml" {
            return Ok(drawn.into_bytes());
        }
        map::png(&drawn).map_err(|error| chain(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letter::Letter;

    #[test]
    fn a_map_that_cannot_be_drawn_costs_its_letter_that_map_alone() {
        let painter = Painter::new(Arc::new(Templates::load(None).unwrap()), 1);
        let sketched = |name: &str| Picture {
            name: name.to_owned(),
            digest: name.to_owned(),
            sketch: Some(Sketch::default()),
            ..Picture::default()
        };
        let kept = Picture { name: "kept.png".into(), digest: "kept".into(), ..Picture::default() };
        let letter = Letter { pictures: vec![sketched("rotten.png"), kept], ..Letter::default() };
        let mut parcel = Parcel {
            id: 1,
            to: "anna@anna.example".into(),
            letter,
            written: crate::clock::Moment(0),
            judge: "word".into(),
            pictures: vec![b"no scene".to_vec(), b"bytes".to_vec()],
            enclosures: Vec::new(),
        };
        painter.paint(&mut parcel);
        assert_eq!(parcel.pictures, [b"bytes".to_vec()]);
        assert_eq!(
            parcel.letter.pictures.iter().map(|picture| picture.name.as_str()).collect::<Vec<_>>(),
            ["kept.png"]
        );
    }
}
