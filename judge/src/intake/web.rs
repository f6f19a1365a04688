//! The page at which letters are stopped with one click (RFC 8058), behind a web server that speaks HTTPS for us.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Sender, sync_channel};
use std::time::Duration;

use super::IntakeError;
use crate::clock::Stopwatch;
use crate::event::Event;

/// How long a browser may take to ask, and how much it may say.
const PATIENCE: Duration = Duration::from_secs(3);
const LONGEST: usize = 8192;

/// What the page says, as HTML.
#[derive(Clone, Debug)]
pub struct Pages {
    /// Asks whether letters are to be stopped: programs fetch links that nobody has clicked.
    pub ask: String,
    /// They are stopped.
    pub done: String,
    /// The address is none of ours.
    pub unknown: String,
}

/// Opens the page's port.
///
/// # Errors
/// Somebody else has it.
pub fn listen(address: &str) -> Result<TcpListener, IntakeError> {
    TcpListener::bind(address).map_err(|source| IntakeError::Connect { host: address.to_owned(), port: 0, source })
}

/// Answers one browser after the other until the desk is gone.
pub fn serve(listener: &TcpListener, pages: &Pages, events: &Sender<Event>) {
    for stream in listener.incoming().flatten() {
        match answer(stream, pages, events) {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => tracing::debug!(%error, "a browser went away"),
        }
    }
}

/// Answers a browser; `false`: the desk is gone.
fn answer(mut stream: TcpStream, pages: &Pages, events: &Sender<Event>) -> std::io::Result<bool> {
    let Some(request) = request(&mut stream)? else { return Ok(true) };
    let mut words = request.split_whitespace();
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let (status, page) = match (method, target(path)) {
        ("GET" | "HEAD", Some(_)) => ("200 OK", &pages.ask),
        ("POST", Some((letter, tag))) => {
            let (done, wait) = sync_channel(1);
            let asked = events.send(Event::Unsubscribe { letter, tag, done });
            let Ok(Ok(known)) = asked.map(|()| wait.recv()) else { return Ok(false) };
            if known { ("200 OK", &pages.done) } else { ("404 Not Found", &pages.unknown) }
        }
        (_, None) => ("404 Not Found", &pages.unknown),
        _ => ("405 Method Not Allowed", &pages.unknown),
    };
    let body = if method == "HEAD" { "" } else { page };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {}\r\nConnection: close\r\n\
         Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\r\n",
        page.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())?;
    Ok(true)
}

/// The first line of a request, once all of it is here (a connection that is closed before is reset); `None`: it never came.
fn request(stream: &mut TcpStream) -> std::io::Result<Option<String>> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let (watch, mut head, mut buffer) = (Stopwatch::start(), Vec::new(), [0; 1024]);
    while head.len() < LONGEST && watch.elapsed() < PATIENCE {
        let count = stream.read(&mut buffer)?;
        head.extend_from_slice(&buffer[..count]);
        let text = String::from_utf8_lossy(&head);
        let whole = text.split_once("\r\n\r\n").is_some_and(|(head, body)| body.len() >= content_length(head));
        if count == 0 || whole {
            return Ok(text.lines().next().map(str::to_owned));
        }
    }
    Ok(None)
}

fn content_length(head: &str) -> usize {
    let fields = head.lines().filter_map(|line| line.split_once(':'));
    let mut length = fields.filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    length.next().and_then(|(_, length)| length.trim().parse().ok()).unwrap_or_default()
}

/// The letter and the seal that a path names: `/anything/17/s.notices.wxyz...`.
fn target(path: &str) -> Option<(i64, String)> {
    let mut parts = path.split('?').next()?.rsplit('/');
    let (tag, letter) = (parts.next()?, parts.next()?);
    Some((letter.parse().ok()?, tag.to_owned()))
}
