//! The judge: mail in, games on, letters out.
//!
//! A tour for newcomers, room by room.
//!
//! A mail comes in by [`intake`] and is kept, byte for byte, in the [`store`]'s inbox before anybody acts on it; that and all
//! else which happens is an [`event`]. The [`desk`] takes one after the other (a mail, a clock, a letter's fate, an operator's
//! act), each in one transaction. [`reading`] goes from the raw mail to the author's own lines: [`envelope`] tells who wrote,
//! [`text`] what is new in it, [`command`] what it asks for. The sender is weighed by a password, a [`secret`], or by a
//! [`capability`] in the address that an answer came to; orders are answered with a signed [`receipt`]. What people can change stands in [`settings`]; [`game`] holds the
//! rules of the house (seats, clocks, press, votes) and asks an `chancery_engine::Ruleset` for the rules of the game.
//!
//! Then the way out: [`facts`] gathers what a letter may tell, [`map`] draws it, and [`letter`] makes it text and HTML with the
//! templates, each sentence ([`mod@words`]) in the reader's [`language`]; [`help`] is what HELP tells, and [`anonymity`] what press
//! must not tell. Letters lie in the [`outbox`] until the [`courier`] has
//! handed them on, to a server or into a [`maildir`]; [`tls`] says who is believed to be the server.
//!
//! [`daemon`] keeps all that going as [`config`] says, writes the [`site`] of pages that anybody may read, and serves the pages
//! of [`web`], one of them with its [`metrics`]; [`operator`] looks in from the command line, and games go out and come in as
//! files by [`exchange`]; [`stats`] counts what came of those that are over; a [`fault`] in one mail or game stays there, an
//! [`errand`] is done by whichever thread comes to it first, [`files`] are written whole, and a [`program`]
//! is waited for so long and no longer. On a [`stage`] the judge plays
//! stories in a folder of its own with a clock moved by hand: [`demo`] plays one to look at, [`preview`] one with every kind of
//! letter.
//!
//! The judge knows no units, provinces or order grammar, SQL stands only in [`store`], time comes only from [`clock`] and chance
//! only from [`chance`]: with the same events both give the same judge again. Which room may use which is tested, as is that
//! no two files of a room stand on each other.

pub mod anonymity;
pub mod capability;
pub mod chance;
pub mod clock;
pub mod command;
pub mod config;
pub mod courier;
pub mod daemon;
pub mod demo;
pub mod desk;
pub mod envelope;
pub mod errand;
pub mod event;
pub mod exchange;
pub mod facts;
pub mod fault;
pub mod files;
pub mod game;
pub mod help;
pub mod home;
pub mod intake;
pub mod language;
pub mod letter;
pub mod maildir;
pub mod map;
pub mod metrics;
pub mod operator;
pub mod outbox;
pub mod preview;
pub mod program;
pub mod reading;
pub mod receipt;
pub mod secret;
pub mod settings;
pub mod site;
pub mod stage;
pub mod stats;
pub mod store;
pub mod text;
pub mod tls;
pub mod web;
pub mod words;

/// Where the judge, and whatever is built with it, takes memory from: threads that work side by side are not in each other's way.
#[global_allocator]
static MEMORY: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;
