//! How the judge does, for programs that watch over it: `/healthz` says it in words, `/metrics` in numbers.
//!
//! The store is looked at beside the desk, so that a desk that hangs is seen to hang.

use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::watch;

use super::{Answer, Asked};
use crate::clock::Clock;
use crate::config::Config;
use crate::fault::chain;
use crate::metrics::{CONTENT_TYPE, Metrics};
use crate::store::Store;

/// How many are answered at once: each looks into the store.
const AT_ONCE: usize = 4;
const WORDS: &str = "text/plain; charset=utf-8";

/// Answers for as long as it is polled, by the configuration that is in force when it is asked.
pub async fn serve(listener: TcpListener, in_force: watch::Receiver<Arc<Config>>, clock: Clock) {
    super::serve(listener, AT_ONCE, move |asked| {
        let (config, clock) = (in_force.borrow().clone(), clock.clone());
        async move {
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
    let failures = metrics.failures();
    match failures.is_empty() {
        true => plain("200 OK", "The judge is at work."),
        false => plain("503 Service Unavailable", &failures.join(" ")),
    }
}
