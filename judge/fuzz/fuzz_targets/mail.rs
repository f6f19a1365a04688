//! Any bytes: envelope, MIME, HTML, quotes, commands, without a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|raw: &[u8]| {
    let Ok((headers, _)) = mailparse::parse_headers(raw) else { return };
    let _ = judge::envelope::machine(&headers);
    let _ = judge::envelope::read(&headers);
    let Ok(mail) = mailparse::parse_mail(raw) else { return };
    if let Ok(lines) = judge::text::read(&mail) {
        judge::command::read(&lines);
    }
});
