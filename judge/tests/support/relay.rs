//! What stands in for Postfix where the tests are not run by root.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};

use super::servers::{USERS, smtp};

/// A relay for those who are not root: takes mail by SMTP, hands it on by LMTP, refuses whom Dovecot does not know.
pub(super) fn relay(port: u16, lmtp: u16) {
    let listener = TcpListener::bind(("127.0.0.1", port)).unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            std::thread::spawn(move || serve(stream, lmtp));
        }
    });
}

fn serve(mut stream: TcpStream, lmtp: u16) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    stream.write_all(b"220 relay\r\n")?;
    let (mut from, mut to) = (String::new(), String::new());
    let mut line = String::new();
    while reader.read_line(&mut line)? > 0 {
        let upper = line.to_ascii_uppercase();
        let address = || line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
        if upper.starts_with("MAIL") {
            from = address();
        } else if upper.starts_with("RCPT") {
            to = address();
        } else if upper.starts_with("QUIT") {
            return stream.write_all(b"221 bye\r\n");
        }
        if upper.starts_with("DATA") {
            stream.write_all(b"354 go\r\n")?;
            let mut raw = Vec::new();
            loop {
                let mut text = Vec::new();
                reader.by_ref().take(1 << 24).read_until(b'\n', &mut text)?;
                if text == b".\r\n" {
                    break;
                }
                raw.extend_from_slice(text.strip_prefix(b".").unwrap_or(&text));
            }
            let known = USERS.iter().any(|user| to.starts_with(user));
            let handed = smtp(lmtp, &from, &to, &raw, "LHLO");
            let answer = match handed {
                Ok(()) => "250 taken\r\n",
                Err(_) if !known => "550 5.1.1 nobody of that name\r\n",
                Err(_) => "451 later\r\n",
            };
            stream.write_all(answer.as_bytes())?;
        } else {
            stream.write_all(b"250 fine\r\n")?;
        }
        line.clear();
    }
    Ok(())
}
