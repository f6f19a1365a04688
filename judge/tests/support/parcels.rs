//! A letter on its way, for tests of the ways out.

use judge::clock::Moment;
use judge::letter::Letter;
use judge::outbox::Parcel;

/// A letter to Anna, written at the beginning of time.
pub(crate) fn parcel(id: i64, letter: Letter) -> Parcel {
    Parcel {
        id,
        to: "anna@anna.example".into(),
        letter,
        written: Moment(0),
        judge: "abc".into(),
        pictures: Vec::new(),
        enclosures: Vec::new(),
    }
}

/// A letter that says hello.
pub(crate) fn hello() -> Letter {
    Letter { subject: "Hello".into(), text: "Hello.\n".into(), ..Letter::default() }
}
