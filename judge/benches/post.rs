//! Letters by SMTP to a Postfix on this machine, which takes them as it is installed, waiting for its disk, and throws them away: how
//! many a second, over as many connections as the judge has by itself, and over one.
//!
//! Numbers of letters may follow: `cargo bench -p chancery --bench post -- 2000`. Postfix wants root.

#[path = "../tests/support/ports.rs"]
#[allow(clippy::unwrap_used, reason = "tests use it, and a bench may stop at a fault")]
mod ports;

use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::{channel, sync_channel};
use std::time::Duration;

use judge::clock::{Moment, Stopwatch};
use judge::config::Config;
use judge::courier::{self, Courier, Painter, Pile};
use judge::event::Event;
use judge::letter::{Letter, Picture, Templates};
use judge::outbox::{Delivery, Parcel};
use judge::secret::Keys;

type Failure = Box<dyn std::error::Error>;

/// How large a letter is: its text, its page, and the two maps of a turn.
const LARGE: [usize; 4] = [4_000, 25_000, 60_000, 25_000];
const SMALL: [usize; 4] = [2_000, 0, 0, 0];

fn main() -> Result<(), Failure> {
    let letters = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(1000);
    let folder = tempfile::tempdir()?;
    let postfix = Postfix::start(folder.path())?;
    println!("{:>11}  {:<36} {:>10} {:>10}", "connections", "letters", "a second", "CPU ms");
    for connections in [1, 4, 8] {
        for (what, sizes) in [("of 2 kB, text alone", SMALL), ("of 150 kB, results with maps", LARGE)] {
            let (took, cpu) = send(&postfix, connections, (letters, sizes))?;
            let rate = letters as f64 / took.as_secs_f64();
            println!("{connections:>11}  {what:<36} {rate:>10.0} {:>10.2}", cpu * 1e3 / letters as f64);
        }
    }
    Ok(())
}

/// Has couriers carry letters; how long that took by the clock, and in seconds of processor time.
fn send(
    postfix: &Postfix,
    connections: usize,
    (letters, sizes): (usize, [usize; 4]),
) -> Result<(Duration, f64), Failure> {
    let text = format!(
        "[judge]\naddress = \"judge@example.test\"\noperator = \"op@example.test\"\n[mailbox]\nkind = \"maildir\"\n\
         path = \"mailbox\"\n[post]\nkind = \"smtp\"\nhost = \"127.0.0.1\"\nport = {}\ntls = \"plain\"\nuser = \"\"\n",
        postfix.port
    );
    let config = Config::parse(&text, Path::new("bench.toml"))?;
    let keys = Keys::from_bytes([7; 32]);
    let couriers = (0..connections).map(|_| Courier::new(&config, keys.clone())).collect::<Result<Vec<_>, _>>()?;
    let (parcels, carried) = sync_channel(4 * connections);
    let painter = Painter::new(Arc::new(Templates::load(None)?), 1);
    let pile = Arc::new(Pile::new(carried, painter));
    let (events, heard) = channel();
    let (clock, before) = (Stopwatch::start(), cpu()?);
    for courier in couriers {
        let (pile, events) = (pile.clone(), events.clone());
        std::thread::spawn(move || courier::run(&courier, &pile, &events));
    }
    std::thread::spawn(move || (0..letters).all(|number| parcels.send(parcel(number as i64, sizes)).is_ok()));
    let mut sent = 0;
    while sent < letters {
        if let Event::Delivered(_, attempt) = heard.recv()? {
            match attempt.delivery {
                Delivery::Sent => sent += 1,
                other => return Err(format!("{other:?}").into()),
            }
        }
    }
    Ok((clock.elapsed(), cpu()? - before))
}

fn parcel(id: i64, [text, html, whole, part]: [usize; 4]) -> Parcel {
    let line = "The army in Paris goes to Burgundy, and nobody is there to keep it out.\n";
    let filled = |length: usize| line.repeat(length / line.len());
    let bytes =
        |length: usize| (0..length as u64).map(|at| (at.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as u8).collect();
    let pictures: Vec<Vec<u8>> = [whole, part].into_iter().filter(|length| *length > 0).map(bytes).collect();
    let shown = |number| Picture { name: format!("{number}.png"), digest: format!("{number}"), ..Picture::default() };
    let letter = Letter {
        subject: "[balkan S1901M] results".to_owned(),
        text: filled(text),
        html: filled(html),
        pictures: (0..pictures.len()).map(shown).collect(),
        ..Letter::default()
    };
    let to = format!("player{}@example.net", id % 50);
    Parcel { id, to, letter, written: Moment(0), judge: "bench".to_owned(), pictures, enclosures: Vec::new() }
}

/// Seconds of processor time that all threads have had, those that have ended too.
fn cpu() -> Result<f64, Failure> {
    let text = std::fs::read_to_string("/proc/self/stat")?;
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    let ticks = fields.map(str::parse::<u64>).sum::<Result<u64, _>>()?;
    // A hundred a second, everywhere.
    Ok(ticks as f64 / 100.0)
}

/// A Postfix that throws away what it has taken.
struct Postfix {
    etc: PathBuf,
    port: u16,
}

impl Postfix {
    fn start(folder: &Path) -> Result<Postfix, Failure> {
        for name in ["etc", "spool", "data"] {
            std::fs::create_dir_all(folder.join(name))?;
        }
        let at = folder.display();
        run("chown", &["postfix", &format!("{at}/data")])?;
        run("chmod", &["755", &at.to_string(), &format!("{at}/spool")])?;
        let main = format!(
            "compatibility_level = 3.6\nqueue_directory = {at}/spool\ndata_directory = {at}/data\n\
             command_directory = /usr/sbin\ndaemon_directory = /usr/lib/postfix/sbin\nmail_owner = postfix\nsetgid_group = postdrop\n\
             maillog_file = {at}/maillog\nmaillog_file_prefixes = {at}\nmyhostname = mx.example.test\nmydestination =\n\
             mynetworks = 127.0.0.0/8\ninet_interfaces = 127.0.0.1\ninet_protocols = ipv4\nalias_maps =\nlocal_recipient_maps =\n\
             default_transport = discard\nrelay_transport = discard\nsmtpd_peername_lookup = no\n\
             smtpd_relay_restrictions = permit_mynetworks, reject_unauth_destination\n"
        );
        std::fs::write(folder.join("etc/main.cf"), main)?;
        let services = [
            "rewrite unix - - n - - trivial-rewrite",
            "error unix - - n - - error",
            "retry unix - - n - - error",
            "discard unix - - n - - discard",
            "anvil unix - - n - 1 anvil",
            "cleanup unix n - n - 0 cleanup",
            "qmgr unix n - n 1 1 qmgr",
            "bounce unix - - n - 0 bounce",
            "defer unix - - n - 0 bounce",
            "trace unix - - n - 0 bounce",
            "proxymap unix - - n - - proxymap",
            "postlog unix-dgram n - n - 1 postlogd",
        ];
        let port = ports::free_port();
        let master = format!("127.0.0.1:{port} inet n - n - - smtpd\n{}\n", services.join("\n"));
        std::fs::write(folder.join("etc/master.cf"), master)?;
        let postfix = Postfix { etc: folder.join("etc"), port };
        run("postfix", &["-c", &postfix.etc.display().to_string(), "start"])?;
        for _ in 0..200 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(postfix);
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        Err("Postfix does not listen".into())
    }
}

impl Drop for Postfix {
    fn drop(&mut self) {
        let _ = run("postfix", &["-c", &self.etc.display().to_string(), "stop"]);
    }
}

fn run(program: &str, arguments: &[&str]) -> Result<(), Failure> {
    let output = Command::new(program).args(arguments).output()?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("{program}: {}", String::from_utf8_lossy(&output.stderr)).into()),
    }
}
