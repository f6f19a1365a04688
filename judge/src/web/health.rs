//! How the judge does, for programs that watch over it: `/healthz` says it in words, `/metrics` in numbers.
//!
//! The store is looked at beside the desk, so that a desk that hangs is seen to hang.

use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

use super::{Answer, Asked, Bounds};
use crate::clock::Clock;
use crate::config::Config;
use crate::fault::chain;
use crate::metrics::{CONTENT_TYPE, Metrics};
use crate::store::{Store, is_writable};

/// Who asks is on this machine and says all at once: many who say nothing keep nobody waiting for longer than a second.
const BOUNDS: Bounds = Bounds { at_once: 256, patience: Duration::from_secs(1) };
/// How many look into the store at once; whoever has asked waits for his turn.
const LOOKS: usize = 4;
const WORDS: &str = "text/plain; charset=utf-8";

/// Answers for as long as it is polled, by the configuration that is in force when it is asked.
pub async fn serve(listener: TcpListener, in_force: watch::Receiver<Arc<Config>>, clock: Clock) {
    let looks = Arc::new(Semaphore::new(LOOKS));
    super::serve(listener, BOUNDS, move |asked| {
        let (config, clock, looks) = (in_force.borrow().clone(), clock.clone(), looks.clone());
        async move {
            let _look = looks.acquire_owned().await.map_err(std::io::Error::other)?;
            let looked = tokio::task::spawn_blocking(move || answer(asked.as_ref(), &config, &clock));
            looked.await.map(Some).map_err(std::io::Error::other)
        }
    })
    .await;
}

fn answer(asked: Option<&Asked>, config: &Config, clock: &Clock) -> Answer {
    let plain = |status, words: &str| Answer { status, kind: WORDS, body: format!("{words}\n") };
    let Some(asked) = asked else { return plain("400 Bad Request", "This is no request of HTTP/1.") };
    let path = asked.path.split('?').next().unwrap_or_default();
    if !["/healthz", "/metrics"].contains(&path) {
        return plain("404 Not Found", "There are /healthz and /metrics.");
    }
    if !["GET", "HEAD"].contains(&asked.method.as_str()) {
        return plain("405 Method Not Allowed", "There is nothing to do here but GET.");
    }
    let store = Store::visit(config.store.home());
    let measure = |mut store: Store| {
        // What is closed to this judge need not be to others.
        store.work_as(&config.node.name);
        Metrics::measure(&store, config, clock.now())?.with_clock(&store, clock.now())
    };
    let metrics = match store.and_then(measure) {
        Ok(metrics) => metrics,
        Err(error) => return plain("503 Service Unavailable", &chain(&error)),
    };
    if path == "/metrics" {
        return Answer { status: "200 OK", kind: CONTENT_TYPE, body: metrics.prometheus() };
    }
    let mut failures = metrics.failures();
    failures.extend(is_writable(&config.store.home()).err().map(|hindrance| format!("{hindrance}.")));
    match failures.is_empty() {
        true => plain("200 OK", "The judge is at work."),
        false => plain("503 Service Unavailable", &failures.join(" ")),
    }
}
