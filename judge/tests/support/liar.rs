//! A server that lies: it stands before a real one, hands on what is said, and once in a while says something else.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::ports::free_port;

/// What is said or done in the place of the next answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lie {
    /// The connection ends amid the answer.
    Cut,
    /// Bytes that are no answer, and the end.
    Garbage,
    /// Not now: 451, or NO.
    Later,
    /// Never: 554, or BAD.
    Never,
    /// Nothing for a while, and the end.
    Silence,
}

/// All of them.
pub(crate) const LIES: [Lie; 5] = [Lie::Cut, Lie::Garbage, Lie::Later, Lie::Never, Lie::Silence];

/// What stands before a server.
pub(crate) struct Liar {
    /// The port that it listens on.
    pub(crate) port: u16,
    next: Arc<Mutex<Option<Lie>>>,
    told: Arc<Mutex<Vec<Lie>>>,
}

impl Liar {
    /// Stands before the server at a port of this machine until the test ends; while that is down, every connection ends at once.
    pub(crate) fn before(server: u16) -> Liar {
        let port = free_port();
        let listener = TcpListener::bind(("127.0.0.1", port)).unwrap();
        let liar = Liar { port, next: Arc::default(), told: Arc::default() };
        let (next, told) = (liar.next.clone(), liar.told.clone());
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let Ok(server) = TcpStream::connect(("127.0.0.1", server)) else { continue };
                let (Ok(asks), Ok(hears)) = (client.try_clone(), server.try_clone()) else { continue };
                std::thread::spawn(move || hand_on(asks, hears));
                let (next, told) = (next.clone(), told.clone());
                std::thread::spawn(move || answer(server, client, &next, &told));
            }
        });
        liar
    }

    /// Has the next answer be this.
    pub(crate) fn lie(&self, lie: Option<Lie>) {
        *self.next.lock().unwrap() = lie;
    }

    /// How many lies were told.
    pub(crate) fn told(&self) -> usize {
        self.told.lock().unwrap().len()
    }
}

/// What the client says is handed on as it is.
fn hand_on(mut from: TcpStream, mut to: TcpStream) {
    let _ = std::io::copy(&mut from, &mut to).is_ok();
    let _ = to.shutdown(Shutdown::Write).is_ok();
}

/// What the server says is handed on, or something else.
fn answer(mut from: TcpStream, mut to: TcpStream, next: &Mutex<Option<Lie>>, told: &Mutex<Vec<Lie>>) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        let said = &buffer[..count];
        let lie = (*next.lock().unwrap()).and_then(|lie| Some((lie, in_place_of(said, lie)?)));
        let goes_on = match lie {
            None => to.write_all(said).is_ok(),
            Some((lie, instead)) => {
                *next.lock().unwrap() = None;
                told.lock().unwrap().push(lie);
                if lie == Lie::Silence {
                    std::thread::sleep(Duration::from_millis(1500));
                }
                to.write_all(&instead).is_ok() && matches!(lie, Lie::Later | Lie::Never)
            }
        };
        if !goes_on {
            break;
        }
    }
    for stream in [from, to] {
        let _ = stream.shutdown(Shutdown::Both).is_ok();
    }
}

/// What is said in the place of an answer; `None`: this is no answer to which there could be another.
fn in_place_of(said: &[u8], lie: Lie) -> Option<Vec<u8>> {
    let text = String::from_utf8_lossy(said);
    Some(match lie {
        Lie::Cut => said[..said.len() / 2].to_vec(),
        Lie::Garbage => (0..300u32).map(|at| (at * 7919 % 251) as u8).chain(*b"\r\n").collect(),
        Lie::Silence => Vec::new(),
        Lie::Later | Lie::Never if said.starts_with(b"2") || said.starts_with(b"3") => {
            (if lie == Lie::Later { "451 4.3.0 not now\r\n" } else { "554 5.7.1 never\r\n" }).into()
        }
        Lie::Later | Lie::Never => {
            let (tag, done) = text.trim_end().lines().next_back()?.split_once(' ')?;
            let word = if lie == Lie::Later { "NO not now" } else { "BAD never" };
            (tag != "*" && done.starts_with("OK")).then(|| format!("{tag} {word}\r\n").into_bytes())?
        }
    })
}
