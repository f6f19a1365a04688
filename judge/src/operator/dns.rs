//! The DNS records without which other servers do not believe our letters, or cannot answer them: what is there, and what to
//! write where it is not.

use std::collections::BTreeMap;

use crate::config::{Config, PostKind};
use crate::fault::chain;
use crate::intake::Verifier;

/// A domain's records as they are asked for, and the signature that a letter of ours had.
pub(super) struct Asked<'a> {
    config: &'a Config,
    domain: &'a str,
    signature: Option<BTreeMap<String, String>>,
    /// Nobody: this judge was built without a resolver, or the machine names no server.
    resolver: Result<Verifier, String>,
}

/// What is known of a record.
enum Record {
    There,
    Missing,
    Unknown(String),
}

impl<'a> Asked<'a> {
    pub(super) fn new(config: &'a Config, signature: Option<BTreeMap<String, String>>) -> Asked<'a> {
        let resolver = Verifier::to_ask(&config.trust).map_err(|error| chain(&error));
        let none = "this judge was built without the feature `dkim`, and asks no name servers";
        let resolver = resolver.and_then(|resolver| resolver.ok_or_else(|| none.to_owned()));
        Asked { config, domain: config.judge.domain(), signature, resolver }
    }

    /// What to say of a method: the record, and what the server found out by it.
    pub(super) fn judged(&self, method: &str, result: Option<&str>) -> Result<String, String> {
        let (record, name, advice) = match method {
            "spf" => (self.text(self.domain, "v=spf1"), self.domain.to_owned(), self.spf()),
            "dmarc" => (self.dmarc(), format!("_dmarc.{}", self.domain), self.dmarc_advice()),
            _ => match self.key() {
                Some(name) => (self.text(&name, "p="), name, "TXT with the key that your provider shows".to_owned()),
                None => {
                    return Err(
                        "letters carry no DKIM signature: switch it on at your provider or mail server (for Postfix: \
                                OpenDKIM or Rspamd), and publish the record that it shows, \
                                SELECTOR._domainkey of your domain"
                            .into(),
                    );
                }
            },
        };
        match (record, result) {
            (Record::There, Some("pass")) => Ok(format!("your server says pass, and {name} is there")),
            (_, Some("pass")) => Ok("your server says pass".to_owned()),
            (Record::Missing, _) => Err(format!("this DNS record is missing: {name}. {advice}")),
            (Record::There, None | Some("none")) => Ok(format!("{name} is there; your server says nothing of it")),
            (Record::Unknown(why), None | Some("none")) => {
                Ok(format!("your server says nothing, and {name} could not be asked for: {why}"))
            }
            (_, Some(result)) => Err(format!("your server says {result}: {name}. should be {advice}")),
        }
    }

    /// Where mail to the judge's domain goes.
    pub(super) fn exchanges(&self) -> Result<String, String> {
        let found = self.resolver.as_ref().map_err(Clone::clone).and_then(|resolver| resolver.exchanges(self.domain));
        match found {
            Ok(hosts) if hosts.is_empty() => Err(format!(
                "this DNS record is missing: {}. MX 10 and the name of the server that receives your mail; without it many \
                 servers cannot answer",
                self.domain
            )),
            Ok(hosts) => Ok(format!("mail to {} goes to {}", self.domain, hosts.join(", "))),
            Err(why) => Ok(format!("{} could not be asked for: {why}", self.domain)),
        }
    }

    fn text(&self, name: &str, begins: &str) -> Record {
        match self.resolver.as_ref().map_err(Clone::clone).and_then(|resolver| resolver.texts(name)) {
            Ok(text) if text.contains(begins) => Record::There,
            Ok(_) => Record::Missing,
            Err(why) => Record::Unknown(why),
        }
    }

    /// The record of the domain, or of the one above it (RFC 7489 section 6.6.3).
    fn dmarc(&self) -> Record {
        let own = self.text(&format!("_dmarc.{}", self.domain), "v=DMARC1");
        match (own, self.domain.split_once('.')) {
            (Record::Missing, Some((_, above))) if above.contains('.') => {
                self.text(&format!("_dmarc.{above}"), "v=DMARC1")
            }
            (own, _) => own,
        }
    }

    /// Where the key of the signature stands (RFC 6376 section 3.6.2.1).
    fn key(&self) -> Option<String> {
        let tags = self.signature.as_ref()?;
        Some(format!("{}._domainkey.{}", tags.get("s")?, tags.get("d")?))
    }

    fn spf(&self) -> String {
        let post = &self.config.post;
        let way = if post.kind == PostKind::Smtp { format!(" a:{}", post.host) } else { String::new() };
        format!("TXT \"v=spf1 mx{way} ~all\" (or with the `include:` that your provider names)")
    }

    fn dmarc_advice(&self) -> String {
        format!("TXT \"v=DMARC1; p=none; rua=mailto:{}\"", self.config.judge.operator)
    }
}
