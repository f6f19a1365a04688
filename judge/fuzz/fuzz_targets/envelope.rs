//! Any head: fields, author, machines, authentication and reports, without a panic.
#![no_main]

use judge::text::Limits;
use judge::{envelope, reading, text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|raw: &[u8]| {
    let head = text::head(raw, &Limits::default());
    let (headers, _) = mailparse::parse_headers(&head.fields).expect("a repaired head can be read");
    let _ = envelope::machine(&headers, "judge@x.example");
    let _ = reading::authentication(&headers, "mx.example");
    let _ = reading::bounce(raw);
    if let Ok(envelope) = envelope::read(&headers) {
        // Nothing that came in can break a line of a header that goes out.
        let (address, name) = envelope.from.expect("an envelope has an author");
        assert!(![address, name, envelope.subject].concat().contains(['\r', '\n']));
    }
});
