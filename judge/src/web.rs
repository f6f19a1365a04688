//! The page at which letters are stopped with one click (RFC 8058), behind a web server that speaks HTTPS for us.
//!
//! HTTP is read by hand: of a request only its first line and its length matter, and the server in front has parsed it already.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::timeout;

use crate::event::Event;

/// How long a browser may take to ask, and to read, and how much it may say.
const PATIENCE: Duration = Duration::from_secs(3);
const LONGEST: usize = 8192;
/// How many browsers are answered at once; others wait to be let in.
const AT_ONCE: usize = 512;

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
pub async fn listen(address: &str) -> std::io::Result<TcpListener> {
    TcpListener::bind(address).await
}

/// Answers browsers for as long as it is polled.
pub async fn serve(listener: TcpListener, pages: Pages, events: Sender<Event>) {
    let (pages, places) = (Arc::new(pages), Arc::new(Semaphore::new(AT_ONCE)));
    while let Ok(place) = places.clone().acquire_owned().await {
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(error) => {
                tracing::warn!(%error, "the page's port takes nobody in");
                tokio::time::sleep(PATIENCE).await;
                continue;
            }
        };
        let (pages, events) = (pages.clone(), events.clone());
        tokio::spawn(async move {
            if let Err(error) = answer(stream, &pages, &events).await {
                tracing::debug!(%error, "a browser went away");
            }
            drop(place);
        });
    }
}

/// Answers a browser. The desk may take its time: it always answers, or is gone, and then so is the page.
async fn answer(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    pages: &Pages,
    events: &Sender<Event>,
) -> std::io::Result<()> {
    let Some(request) = timeout(PATIENCE, request(&mut stream)).await?? else { return Ok(()) };
    let mut words = request.split_whitespace();
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let (status, page) = match (method, target(path)) {
        ("GET" | "HEAD", Some(_)) => ("200 OK", &pages.ask),
        ("POST", Some((letter, tag))) => {
            let (done, known) = oneshot::channel();
            // A desk that is gone drops the event, and with it the way to an answer.
            let _ = events.send(Event::Unsubscribe { letter, tag, done }).is_ok();
            if known.await.map_err(std::io::Error::other)? {
                ("200 OK", &pages.done)
            } else {
                ("404 Not Found", &pages.unknown)
            }
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
    let said = async {
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(body.as_bytes()).await?;
        stream.shutdown().await
    };
    timeout(PATIENCE, said).await?
}

/// The first line of a request, once all of it is here (a connection that is closed before is reset); `None`: it is too long.
async fn request(stream: &mut (impl AsyncRead + Unpin)) -> std::io::Result<Option<String>> {
    let (mut head, mut buffer) = (Vec::new(), [0; 1024]);
    while head.len() < LONGEST {
        let count = stream.read(&mut buffer).await?;
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
