//! Who is believed: the operator's policy.

use serde::{Deserialize, Serialize};

/// Who is believed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Trust {
    /// What a mail gets whose sender nobody vouches for, with a capability or password.
    pub unverified: Unverified,
    /// What an answer to a letter gets that authenticates, without capability or password.
    pub authenticated_reply: AuthenticatedReply,
    /// Whether we verify DKIM signatures ourselves.
    pub dkim: bool,
    /// The name server to ask for keys, `address:port`; empty: those of the machine.
    pub resolver: String,
}

/// What a mail gets whose sender nobody vouches for, with a capability or password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unverified {
    /// It is acted on.
    AcceptWithSecret,
    /// The registered address is asked first.
    #[serde(rename = "hold")]
    Ask,
    /// It is refused.
    Refuse,
}

/// What an answer to a letter gets that authenticates, without capability or password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AuthenticatedReply {
    /// The registered address is asked first.
    #[serde(rename = "hold")]
    Ask,
    /// It is acted on.
    Accept,
}

impl Default for Trust {
    fn default() -> Self {
        Trust {
            unverified: Unverified::AcceptWithSecret,
            authenticated_reply: AuthenticatedReply::Ask,
            dkim: false,
            resolver: String::new(),
        }
    }
}
