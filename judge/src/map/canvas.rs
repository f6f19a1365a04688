//! The canvas on which a picture is painted: some of its rows at a time, so that little room is taken, and all of it lies near.

use resvg::tiny_skia::{Color, Pixmap, PremultipliedColorU8};

/// How many rows it has.
const ROWS: u32 = 128;

/// Some rows of a picture.
pub(super) struct Canvas {
    pub(super) pixmap: Pixmap,
    /// Which row of the picture is the first, and how many are left from there on.
    top: u32,
    left: u32,
}

impl Canvas {
    /// The first rows of a picture of some size; `None`: there is none of this size.
    pub(super) fn of((wide, high): (u32, u32)) -> Option<Canvas> {
        Some(Canvas { pixmap: Pixmap::new(wide, high.min(ROWS))?, top: 0, left: high })
    }

    /// A picture that is painted already.
    pub(super) fn whole(pixmap: Pixmap) -> Canvas {
        let left = pixmap.height();
        Canvas { pixmap, top: 0, left }
    }

    /// Goes on to the next rows, of which nothing is painted yet; whether there are any.
    pub(super) fn next(&mut self) -> bool {
        self.pixmap.fill(Color::TRANSPARENT);
        self.top += self.pixmap.height();
        self.left = self.left.saturating_sub(self.pixmap.height());
        self.left > 0
    }

    pub(super) fn wide(&self) -> u32 {
        self.pixmap.width()
    }

    pub(super) fn top(&self) -> u32 {
        self.top
    }

    /// The first row of the picture that lies behind it.
    pub(super) fn bottom(&self) -> u32 {
        self.top + self.left.min(self.pixmap.height())
    }

    /// The rows from one of the picture on, as far as they lie on the canvas.
    pub(super) fn rows(&mut self, from: u32) -> impl Iterator<Item = &mut [PremultipliedColorU8]> {
        let (wide, rows) = (self.wide() as usize, self.bottom() - self.top);
        let skipped = from.saturating_sub(self.top) as usize;
        self.pixmap.pixels_mut().chunks_mut(wide).take(rows as usize).skip(skipped)
    }

    /// All its pixels, four bytes each.
    pub(super) fn data(&self) -> &[u8] {
        &self.pixmap.data()[..4 * (self.wide() * (self.bottom() - self.top)) as usize]
    }
}
