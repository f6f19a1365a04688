//! What holds where the file says nothing.

use std::path::PathBuf;

use super::{Health, Judge, Mailbox, MailboxKind, Post, PostKind, Store, Tls};
use crate::clock::Span;
use crate::language::Language;

impl Default for Judge {
    fn default() -> Self {
        Judge {
            name: "Chancery".into(),
            code: "CHAN".into(),
            address: "judge@localhost".into(),
            operator: "postmaster@localhost".into(),
            language: Language::English,
            time_zone: "UTC".into(),
            templates: PathBuf::new(),
            plus_addressing: true,
        }
    }
}

impl Default for Health {
    fn default() -> Self {
        Health { listen: String::new(), copy_age: Span::hours(24 * 3) }
    }
}

impl Default for Store {
    fn default() -> Self {
        Store {
            path: "/var/lib/chancery/chancery.sqlite".into(),
            url: String::new(),
            password_file: PathBuf::new(),
            ca_file: PathBuf::new(),
            key_file: PathBuf::new(),
            keep_mail: Span::hours(24 * 365),
            quota: 0,
        }
    }
}

impl Default for Mailbox {
    fn default() -> Self {
        Mailbox {
            kind: MailboxKind::Imap,
            host: "localhost".into(),
            port: 993,
            tls: Tls::Tls,
            user: "judge".into(),
            password_file: "imap-password".into(),
            token_file: PathBuf::new(),
            token_command: Vec::new(),
            ca_file: PathBuf::new(),
            folder: "INBOX".into(),
            path: PathBuf::new(),
            poll: Span(60),
            idle: false,
            largest: 10_000_000,
            authserv_id: String::new(),
        }
    }
}

impl Default for Post {
    fn default() -> Self {
        Post {
            kind: PostKind::Smtp,
            host: "localhost".into(),
            port: 587,
            tls: Tls::Starttls,
            user: "judge".into(),
            password_file: "smtp-password".into(),
            token_file: PathBuf::new(),
            token_command: Vec::new(),
            ca_file: PathBuf::new(),
            path: "/usr/sbin/sendmail".into(),
            hourly: 0,
            connections: 4,
        }
    }
}
