//! The page at which letters are stopped with one click (RFC 8058), behind a web server that speaks HTTPS for us.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use tokio::net::TcpListener;
use tokio::sync::oneshot;

use super::{Answer, Asked, Bounds, PATIENCE};
use crate::event::Event;

/// How many browsers are answered at once, each of which may be far away.
const BOUNDS: Bounds = Bounds { at_once: 512, patience: PATIENCE };

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

/// Answers browsers for as long as it is polled.
pub async fn serve(listener: TcpListener, pages: Pages, events: Sender<Event>) {
    let pages = Arc::new(pages);
    super::serve(listener, BOUNDS, move |asked| {
        let (pages, events) = (pages.clone(), events.clone());
        async move {
            match asked {
                Some(asked) => answer(&asked, &pages, &events).await.map(Some),
                None => Ok(None),
            }
        }
    })
    .await;
}

/// Answers a browser. The desk may take its time: it always answers, or is gone, and then so is the page.
async fn answer(asked: &Asked, pages: &Pages, events: &Sender<Event>) -> std::io::Result<Answer> {
    let (status, page) = match (asked.method.as_str(), target(&asked.path)) {
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
    Ok(Answer { status, kind: "text/html; charset=utf-8", body: page.clone() })
}

/// The letter and the seal that a path names: `/anything/17/s.17.wxyz...`.
fn target(path: &str) -> Option<(i64, String)> {
    let mut parts = path.split('?').next()?.rsplit('/');
    let (tag, letter) = (parts.next()?, parts.next()?);
    Some((letter.parse().ok()?, tag.to_owned()))
}
