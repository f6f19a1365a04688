//! What the judge serves by HTTP: the page at which letters are stopped, and how it does, each at a port of its own.
//!
//! HTTP is read by hand: of a request only its first line and its length matter. Whoever asks has a few seconds and a few
//! kilobytes, whatever he sends.

mod health;
mod port;
mod stop;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::timeout;

pub use health::serve as serve_health;
pub use port::{Closed, try_port};
pub use stop::{Pages, serve as serve_pages};

/// How long somebody may take to read, and how much he may say.
const PATIENCE: Duration = Duration::from_secs(3);
const LONGEST: usize = 8192;

/// What is asked for.
struct Asked {
    method: String,
    path: String,
}

/// Who is let in.
#[derive(Clone, Copy)]
struct Bounds {
    /// How many are listened to at once; others wait to be let in.
    at_once: usize,
    /// How long somebody may take to ask.
    patience: Duration,
}

/// What is answered.
struct Answer {
    status: &'static str,
    kind: &'static str,
    body: String,
}

/// Opens a port.
///
/// # Errors
/// It cannot be opened, as where somebody else has it.
pub async fn listen(address: &str) -> Result<TcpListener, Closed> {
    TcpListener::bind(address).await.map_err(|source| Closed::new(address, source))
}

/// Answers for as long as it is polled. What is no request is asked for as `None`.
async fn serve<F, A>(listener: TcpListener, Bounds { at_once, patience }: Bounds, answer: F)
where
    F: Fn(Option<Asked>) -> A + Clone + Send + 'static,
    A: Future<Output = std::io::Result<Option<Answer>>> + Send,
{
    let places = Arc::new(Semaphore::new(at_once));
    while let Ok(place) = places.clone().acquire_owned().await {
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(error) => {
                tracing::warn!(%error, "a port takes nobody in");
                tokio::time::sleep(PATIENCE).await;
                continue;
            }
        };
        let answer = answer.clone();
        tokio::spawn(async move {
            if let Err(error) = attend(stream, patience, answer).await {
                tracing::debug!(%error, "whoever asked went away");
            }
            drop(place);
        });
    }
}

/// Hears one request and answers it.
async fn attend<F, A>(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    patience: Duration,
    answer: F,
) -> std::io::Result<()>
where
    F: Fn(Option<Asked>) -> A,
    A: Future<Output = std::io::Result<Option<Answer>>>,
{
    let asked = timeout(patience, request(&mut stream)).await??;
    let is_head = asked.as_ref().is_some_and(|asked| asked.method == "HEAD");
    let Some(Answer { status, kind, body }) = answer(asked).await? else { return Ok(()) };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\
         Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\r\n",
        body.len()
    );
    let said = async {
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(if is_head { b"" } else { body.as_bytes() }).await?;
        stream.shutdown().await
    };
    timeout(PATIENCE, said).await?
}

/// What is asked for, once all of it is here (a connection that is closed before is reset); `None`: it is too long, or nothing
/// that HTTP/1 has (RFC 9112 section 3).
async fn request(stream: &mut (impl AsyncRead + Unpin)) -> std::io::Result<Option<Asked>> {
    let (mut head, mut buffer) = (Vec::new(), [0; 1024]);
    while head.len() < LONGEST {
        let count = stream.read(&mut buffer).await?;
        head.extend_from_slice(&buffer[..count]);
        let text = String::from_utf8_lossy(&head);
        let whole = text.split_once("\r\n\r\n").is_some_and(|(head, body)| body.len() >= content_length(head));
        if count == 0 || whole {
            return Ok(asked(text.lines().next().unwrap_or_default()));
        }
    }
    Ok(None)
}

fn asked(line: &str) -> Option<Asked> {
    let words: Vec<&str> = line.split(' ').collect();
    let [method, path, version] = words[..] else { return None };
    let is_whole = path.starts_with('/') && version.starts_with("HTTP/1.");
    is_whole.then(|| Asked { method: method.to_owned(), path: path.to_owned() })
}

fn content_length(head: &str) -> usize {
    let fields = head.lines().filter_map(|line| line.split_once(':'));
    let mut length = fields.filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    length.next().and_then(|(_, length)| length.trim().parse().ok()).unwrap_or_default()
}
