//! What our own mail server found out about the author: Authentication-Results (RFC 8601).

use std::collections::BTreeMap;

use mailparse::MailHeader;

use super::fields::{Token, parts};
use super::trace;
use crate::envelope::{clean, speaks_for};

/// Whether the author is who he says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Auth {
    /// Our server vouches for the author's domain (DMARC, or an aligned DKIM or SPF).
    Pass,
    /// Our server denies it.
    Fail,
    /// Nobody checked.
    None,
}

impl Auth {
    /// The word that `chancery read` prints.
    pub fn word(self) -> &'static str {
        match self {
            Auth::Pass => "pass",
            Auth::Fail => "fail",
            Auth::None => "none",
        }
    }
}

/// What is there of Authentication-Results and cannot be believed, so that the operator can mend it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Overlooked {
    /// Our own server's name stands only below the Received line with which it took the mail, where anybody could have put it.
    #[error(
        "an Authentication-Results field of `{0}` stands below the first Received line, where a sender can forge it, and is not \
         believed; if your mail filter (milter) wrote it, have it insert its field at the top (index 0 or 1), or set \
         `trust.dkim = true`"
    )]
    Below(String),
    /// The field where our own server's would stand has another name.
    #[error(
        "the Authentication-Results field at the top is of `{found}`, and `mailbox.authserv-id` is `{wanted}`; if `{found}` is \
         your own mail server, write that name there"
    )]
    Foreign {
        /// The name in the field.
        found: String,
        /// The name in the configuration.
        wanted: String,
    },
    /// The field where our own server's would stand names no server, against RFC 8601 section 2.2.
    #[error(
        "the Authentication-Results field at the top names no server, so nobody knows whose word it is, and it is not believed; \
         have your mail server write its name into it (RFC 8601), or set `trust.dkim = true`"
    )]
    Nameless,
}

/// Reads the fields that our own server wrote above the Received line with which it took the mail; all others may be
/// anybody's (RFC 8601 section 5). Several filters of one server write a field each.
pub fn authentication(headers: &[MailHeader<'_>], authserv_id: &str) -> Auth {
    if authserv_id.is_empty() {
        return Auth::None;
    }
    let own: Vec<Field> = fields(at_the_top(headers)).filter(|field| field.is_of(authserv_id)).collect();
    verdict(&own, &author_domain(headers), crate::envelope::is_plainly_from(headers))
}

/// The same with what we have found out ourselves: a signature of the author's domain vouches (RFC 6376). What our own
/// server says against the author still counts.
pub fn with_signatures(headers: &[MailHeader<'_>], authserv_id: &str, domains: &[String]) -> Auth {
    let from = author_domain(headers);
    match authentication(headers, authserv_id) {
        Auth::None if domains.iter().any(|domain| speaks_for(domain, &from)) => Auth::Pass,
        found => found,
    }
}

/// What the server says of a mail that took it last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// The name that it gives itself.
    pub by: String,
    /// The result of each method, such as `pass` of `dkim`; the first where there are several.
    pub results: BTreeMap<String, String>,
}

/// What the server says that took a mail last, whatever its name; nothing where it says nothing that can be believed.
pub fn said(headers: &[MailHeader<'_>]) -> Option<Said> {
    let top: Vec<Field> = fields(at_the_top(headers)).collect();
    let by = top.first().map(|field| field.id.clone()).filter(|id| !id.is_empty())?;
    let own = top.iter().filter(|field| field.is_of(&by)).flat_map(|field| &field.findings);
    let mut results = BTreeMap::new();
    for finding in own {
        results.entry(finding.method.clone()).or_insert_with(|| finding.result.clone());
    }
    Some(Said { by, results })
}

/// What of a mail's Authentication-Results can never be believed as it stands; nothing: our own server's field is where it
/// belongs, or there is none at all.
pub(super) fn overlooked(headers: &[MailHeader<'_>], authserv_id: &str) -> Option<Overlooked> {
    let top: Vec<Field> = fields(at_the_top(headers)).collect();
    if top.iter().any(|field| field.is_of(authserv_id)) {
        return None;
    }
    let found = |field: &Field| Overlooked::Foreign { found: clean(&field.id), wanted: authserv_id.to_owned() };
    let own = || !authserv_id.is_empty() && fields(headers).any(|field| field.is_of(authserv_id));
    match top.first() {
        Some(field) if field.id.is_empty() => Some(Overlooked::Nameless),
        Some(field) => Some(found(field)),
        None => own().then(|| Overlooked::Below(authserv_id.to_owned())),
    }
}

/// The fields above the line with which our own server took the mail. A local delivery program writes a line of its own above
/// those of the server.
fn at_the_top<'a>(headers: &'a [MailHeader<'a>]) -> &'a [MailHeader<'a>] {
    let received = |header: &MailHeader<'_>| header.get_key_ref().trim_end().eq_ignore_ascii_case("Received");
    let end = headers.iter().position(|header| received(header) && !trace::is_local(header.get_value_raw()));
    &headers[..end.unwrap_or(headers.len())]
}

fn fields<'a>(headers: &'a [MailHeader<'a>]) -> impl Iterator<Item = Field> + 'a {
    let results = headers.iter().filter(|header| header.get_key_ref().eq_ignore_ascii_case("Authentication-Results"));
    results.map(|header| Field::read(header.get_value_raw()))
}

fn author_domain(headers: &[MailHeader<'_>]) -> String {
    let address = crate::envelope::read(headers).ok().and_then(|envelope| envelope.from).unwrap_or_default().0;
    // As the DNS writes it, and not the key of the mailbox: a mailbox can be known under two domains.
    let domain = address.rsplit('@').next().unwrap_or_default();
    idna::domain_to_ascii(domain).unwrap_or_else(|_| domain.to_owned())
}

/// An Authentication-Results field (RFC 8601 section 2.2).
#[derive(Debug)]
struct Field {
    /// Who wrote it (`authserv-id`); empty: it does not say.
    id: String,
    findings: Vec<Finding>,
    /// Whether the grammar holds to the end of the field.
    sound: bool,
}

/// `dkim=pass header.d=x.example` (`resinfo`)
#[derive(Debug)]
struct Finding {
    method: String,
    result: String,
    /// `header.d` and its value, in small letters, as often as it stands there.
    properties: Vec<(String, String)>,
}

impl Field {
    fn read(raw: &[u8]) -> Field {
        let parts = parts(raw, ";=");
        let mut sections = parts.tokens.split(|token| *token == Token::Sign(';'));
        let id = match sections.next().unwrap_or_default() {
            [Token::Word { text, .. }] => text.to_lowercase(),
            // The only version there is (RFC 8601 section 2.2).
            [Token::Word { text, .. }, version] if version.keyword() == Some("1") => text.to_lowercase(),
            _ => String::new(),
        };
        Field { id, findings: sections.filter_map(Finding::read).collect(), sound: parts.sound }
    }

    fn is_of(&self, authserv_id: &str) -> bool {
        !self.id.is_empty() && self.id == authserv_id.to_lowercase()
    }
}

impl Finding {
    /// A section; nothing when it strays from the grammar.
    fn read(section: &[Token]) -> Option<Finding> {
        let (method, mut rest) = assigned(section)?;
        let [result, others @ ..] = rest else { return None };
        let result = result.keyword()?.to_ascii_lowercase();
        rest = others;
        let mut properties = Vec::new();
        while !rest.is_empty() {
            let (name, after) = assigned(rest)?;
            let [Token::Word { text, .. }, others @ ..] = after else { return None };
            properties.push((name, text.to_lowercase()));
            rest = others;
        }
        let (method, version) = method.split_once('/').unwrap_or((&method, "1"));
        (version == "1").then(|| Finding { method: method.to_owned(), result, properties })
    }

    fn passes(&self) -> bool {
        self.result == "pass"
    }

    /// Whether the property is there, and all that it names speaks for the author.
    fn vouches(&self, property: &str, from: &str) -> bool {
        let mut domains = self.domains(property).peekable();
        domains.peek().is_some() && domains.all(|domain| speaks_for(domain, from))
    }

    fn domains<'a>(&'a self, property: &'a str) -> impl Iterator<Item = &'a str> {
        let own = self.properties.iter().filter(move |(name, _)| name == property);
        own.map(|(_, value)| value.rsplit('@').next().unwrap_or_default())
    }
}

/// A name before its `=`, whose parts blanks and comments may keep apart, in small letters; and what follows the sign.
fn assigned(tokens: &[Token]) -> Option<(String, &[Token])> {
    let sign = tokens.iter().position(|token| *token == Token::Sign('='))?;
    let name: String = tokens[..sign].iter().map(Token::keyword).collect::<Option<_>>()?;
    (!name.is_empty()).then(|| (name.to_ascii_lowercase(), &tokens[sign + 1..]))
}

/// DMARC decides; without it an aligned DKIM or SPF pass vouches. A field whose grammar breaks off speaks against the author
/// only, and findings of DMARC that contradict each other do not speak for him. Of an author who is not plainly written the
/// server has to say whom it took for him.
fn verdict(fields: &[Field], from: &str, is_plain: bool) -> Auth {
    let all = || fields.iter().flat_map(|field| &field.findings);
    let dmarc = || all().filter(|finding| finding.method == "dmarc");
    if dmarc().any(|finding| finding.result == "fail") {
        return Auth::Fail;
    }
    if fields.iter().any(|field| !field.sound) {
        return Auth::None;
    }
    let own = |finding: &Finding| match is_plain {
        true => finding.domains("header.from").all(|domain| speaks_for(domain, from)),
        false => finding.vouches("header.from", from),
    };
    let passed = dmarc().next().is_some() && dmarc().all(|finding| finding.passes() && own(finding));
    let vouched = |finding: &Finding| match finding.method.as_str() {
        // The identity in `i` lies within the domain in `d`, which is the one that signs (RFC 6376 section 3.5).
        "dkim" if finding.domains("header.d").next().is_some() => finding.vouches("header.d", from),
        "dkim" => finding.vouches("header.i", from),
        "spf" => finding.vouches("smtp.mailfrom", from),
        _ => false,
    };
    if passed || all().any(|finding| finding.passes() && vouched(finding)) { Auth::Pass } else { Auth::None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(raw: &str) -> Auth {
        let (headers, _) = mailparse::parse_headers(raw.as_bytes()).unwrap();
        authentication(&headers, "mx.judge.example")
    }

    #[test]
    fn only_our_own_servers_word_counts() {
        let from = "From: Eve <eve@mail.example>\r\n\r\n";
        let told = |field: &str| read(&format!("Authentication-Results: {field}\r\n{from}"));
        assert_eq!(told("mx.judge.example; dmarc=pass header.from=mail.example"), Auth::Pass);
        assert_eq!(told("mx.judge.example; dmarc=fail header.from=mail.example"), Auth::Fail);
        assert_eq!(told("mx.other.example; dmarc=pass header.from=mail.example"), Auth::None);
        assert_eq!(told("mx.judge.example (dmarc=pass); dmarc=fail"), Auth::Fail);
        assert_eq!(told("mx.judge.example; spf=pass smtp.mailfrom=\"x; dmarc=pass\"@evil.example"), Auth::None);
        assert_eq!(told("mx.judge.example; dkim=pass header.d=mail.example"), Auth::Pass);
        assert_eq!(told("mx.judge.example; dkim=pass header.d=evil.example"), Auth::None);
        assert_eq!(told("mx.judge.example; none"), Auth::None);
        assert_eq!(told("mx.judge.example; dmarc=pass header.from=evil.example"), Auth::None);
        assert_eq!(told("mx.judge.example 1; dkim/1=pass header.i=@mail.example"), Auth::Pass);
        assert_eq!(told("mx.judge.example; dkim=fail (dmarc=pass \\) dkim=pass) header.d=mail.example"), Auth::None);
        assert_eq!(told("mx.judge.example; spf=pass smtp.helo=mail.example"), Auth::None);
        assert_eq!(told("mx.judge.example; dkim=pass header.d=example"), Auth::None);
        assert_eq!(told("mx.judge.example; dkim=pass reason=\"x; dmarc=pass\" header.d=evil.example"), Auth::None);
        assert_eq!(told("\"mx.judge.example\"; dmarc=pass header.from=mail.example"), Auth::Pass);
        assert_eq!(told("mx.judge.example.evil; dmarc=pass"), Auth::None);
        assert_eq!(
            told(
                "mx.judge.example; dkim=pass header.d=mail.example\r\nAuthentication-Results: mx.judge.example; dmarc=fail"
            ),
            Auth::Fail
        );
        let below = format!("Received: by mx\r\nAuthentication-Results: mx.judge.example; dmarc=pass\r\n{from}");
        assert_eq!(read(&below), Auth::None);
        let local = format!(
            "Received: by box with LMTP id x\r\nAuthentication-Results: mx.judge.example; dmarc=pass\r\n{from}"
        );
        assert_eq!(read(&local), Auth::Pass);
    }

    /// What another program takes for the author may be somebody else.
    #[test]
    fn a_server_that_vouches_for_an_author_who_is_not_plainly_written_says_for_whom() {
        let told = |from: &str, dmarc: &str| {
            read(&format!("Authentication-Results: mx.judge.example; dmarc=pass{dmarc}\r\nFrom: {from}\r\n\r\n"))
        };
        for plain in ["v@bank.example", "V <v@bank.example>", "\"v@bank.example\" <v@bank.example>"] {
            assert_eq!(told(plain, ""), Auth::Pass, "{plain}");
        }
        for odd in [
            "<@evil.example:v@bank.example>",
            "\"v\"@bank.example",
            "v@bank.example (v@evil.example)",
            "v@(evil.example)bank.example",
            "\"v@evil.example\" <v@bank.example>",
            "v @ bank.example",
        ] {
            assert_eq!(told(odd, ""), Auth::None, "{odd}");
            assert_eq!(told(odd, " header.from=evil.example"), Auth::None, "{odd}");
            assert_eq!(told(odd, " header.from=bank.example"), Auth::Pass, "{odd}");
        }
    }

    #[test]
    fn the_grammar_decides_and_not_how_a_field_looks() {
        let from = "From: Victim <victim@bank.example>\r\n\r\n";
        let told = |field: &str| read(&format!("Authentication-Results: mx.judge.example; {field}\r\n{from}"));
        for good in [
            "dmarc = pass (p=none) header . from = bank.example",
            "dkim/1 = pass\r\n\theader.(the domain)d=\"bank.example\" header.s=x",
            "spf=pass (nested (comment \\) dmarc=fail) here) smtp.mailfrom=\"odd local\"@bank.example",
            "spf=pass smtp.mailfrom=<x@bank.example>; none=none",
            "dkim=fail header.d=evil.example; dkim=pass header.d=bank.example header.i=@mail.bank.example",
            "dmarc=pass action=none header.from=bank.example; compauth=pass reason=100",
        ] {
            assert_eq!(told(good), Auth::Pass, "{good}");
        }
        for bad in [
            "spf=none (domain of =?utf-8?q?x=29=3B_dmarc=3Dpass_header=2Efrom=3Dbank=2Eexample_=28?= designates) smtp.helo=x",
            "=?utf-8?q?dmarc=3Dpass?= header.from=bank.example",
            "spf=none (domain of \"x); dmarc=pass header.from=bank.example (\"@evil.example designates) smtp.helo=x",
            "spf=pass smtp.mailfrom=\"x@bank.example\"@evil.example",
            "spf=pass smtp.mailfrom=\"x; dmarc=pass header.from=bank.example\"@evil.example",
            "dkim=pass header.d=evil.example header.i=@bank.example",
            "dkim=pass header.d=bank.example header.d=evil.example",
            "dmarc=pass header.from=evil.example header.from=bank.example",
            "dmarc=pass header.from=bank.example; dmarc=none header.from=bank.example",
            "dmarc/2=pass header.from=bank.example",
            "\"dmarc\"=pass header.from=bank.example",
            "dmarc=\"pass\" header.from=bank.example",
            "dmarc=pass header.from=bank.example (never closed",
            "dmarc=pass header.from=bank.example reason=\"never closed",
            "dmarc=pass) header.from=bank.example",
            "dkim=pass header.d",
            "dkim=pass header.d=",
            "dkim=pass header.d==bank.example",
            "dkim=pass header.d=bank.example=x",
            "dkim=pass policy.d=bank.example",
            "spf=pass smtp.helo=bank.example",
            "auth=pass smtp.auth=victim@bank.example",
            "dkim=pass header.d=example",
        ] {
            assert_eq!(told(bad), Auth::None, "{bad}");
        }
        assert_eq!(told("dmarc=fail header.from=bank.example; x (never closed"), Auth::Fail);
        let other = |head: &str| read(&format!("Authentication-Results: {head}; dmarc=pass\r\n{from}"));
        assert_eq!(other("mx.judge.example 1"), Auth::Pass);
        for id in ["mx.judge.example 2", "mx.judge.example x", "=?utf-8?q?mx.judge.example?=", "(mx.judge.example)", ""]
        {
            assert_eq!(other(id), Auth::None, "{id}");
        }
    }

    #[test]
    fn a_public_suffix_vouches_for_nobody() {
        let told = |from: &str, found: &str| {
            read(&format!("Authentication-Results: mx.judge.example; {found}\r\nFrom: {from}\r\n\r\n"))
        };
        assert_eq!(told("a@anna.co.uk", "dkim=pass header.d=co.uk"), Auth::None);
        assert_eq!(told("a@anna.github.io", "spf=pass smtp.mailfrom=x@github.io"), Auth::None);
        assert_eq!(told("a@mail.anna.co.uk", "dkim=pass header.d=anna.co.uk"), Auth::Pass);
        assert_eq!(told("a@anna.co.uk", "dmarc=pass header.from=co.uk"), Auth::None);
    }

    #[test]
    fn what_can_never_be_believed_is_told() {
        let seen = |id: &str, raw: &str| overlooked(&mailparse::parse_headers(raw.as_bytes()).unwrap().0, id);
        let (own, by) =
            ("Authentication-Results: mx.judge.example; dmarc=pass\r\n", "Received: by mx with ESMTP id 1; x\r\n");
        let end = "From: a@b.example\r\n\r\n";
        let mx = "mx.judge.example";
        assert_eq!(seen(mx, &format!("{own}{by}{own}{end}")), None);
        assert_eq!(seen(mx, &format!("{by}{end}")), None);
        assert_eq!(seen(mx, &format!("{by}{own}{end}")), Some(Overlooked::Below(mx.to_owned())));
        assert_eq!(seen("", &format!("{by}{own}{end}")), None);
        let foreign = |wanted: &str| Overlooked::Foreign { found: mx.to_owned(), wanted: wanted.to_owned() };
        assert_eq!(seen("mail.judge.example", &format!("{own}{by}{end}")), Some(foreign("mail.judge.example")));
        assert_eq!(seen("", &format!("{own}{by}{end}")), Some(foreign("")));
        let nameless = format!("Authentication-Results: spf=pass smtp.mailfrom=b.example\r\n{by}{end}");
        assert_eq!(seen(mx, &nameless), Some(Overlooked::Nameless));
    }
}
