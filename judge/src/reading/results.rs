//! What our own mail server found out about the author: Authentication-Results (RFC 8601).

use mailparse::MailHeader;

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

/// Reads the fields that our own server wrote above the Received line with which it took the mail; all others may be
/// anybody's (RFC 8601 section 5). Several filters of one server write a field each.
pub fn authentication(headers: &[MailHeader<'_>], authserv_id: &str) -> Auth {
    if authserv_id.is_empty() {
        return Auth::None;
    }
    let own = own_fields(headers, authserv_id);
    verdict(&own, &author_domain(headers))
}

/// The same with what we have found out ourselves: a signature of the author's domain vouches (RFC 6376). What our own
/// server says against the author still counts.
pub fn with_signatures(headers: &[MailHeader<'_>], authserv_id: &str, domains: &[String]) -> Auth {
    let from = author_domain(headers);
    match authentication(headers, authserv_id) {
        Auth::None if domains.iter().any(|domain| is_aligned(domain, &from)) => Auth::Pass,
        found => found,
    }
}

fn own_fields(headers: &[MailHeader<'_>], authserv_id: &str) -> Vec<Vec<String>> {
    // A local delivery program writes a line of its own above those of the server.
    let local = |header: &MailHeader<'_>| header.get_value().to_ascii_lowercase().contains("with lmtp");
    let is = |header: &MailHeader<'_>, name: &str| header.get_key_ref().eq_ignore_ascii_case(name);
    let above = headers.iter().take_while(|header| !is(header, "Received") || local(header));
    let fields = above.filter(|header| is(header, "Authentication-Results"));
    fields
        .map(|field| tokens(&field.get_value()))
        .filter(|tokens| tokens.first().is_some_and(|id| id.eq_ignore_ascii_case(authserv_id)))
        .collect()
}

fn author_domain(headers: &[MailHeader<'_>]) -> String {
    let address = crate::envelope::read(headers).ok().and_then(|envelope| envelope.from).unwrap_or_default().0;
    crate::envelope::mailbox_key(&address).rsplit('@').next().unwrap_or_default().to_owned()
}

/// Words of the field; comments dropped, quoted strings kept whole, `;` and `=` apart (RFC 8601 section 2.2).
fn tokens(value: &str) -> Vec<String> {
    let (mut tokens, mut word, mut comment, mut quoted) = (Vec::new(), String::new(), 0u32, false);
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if quoted || comment > 0 => {
                let escaped = letters.next();
                word.extend(escaped.filter(|_| comment == 0));
            }
            '"' if comment == 0 => quoted = !quoted,
            _ if quoted => word.push(letter),
            '(' => comment += 1,
            ')' => comment = comment.saturating_sub(1),
            _ if comment > 0 => {}
            ';' | '=' => {
                tokens.extend((!word.is_empty()).then(|| std::mem::take(&mut word)));
                tokens.push(letter.to_string());
            }
            letter if letter.is_whitespace() => tokens.extend((!word.is_empty()).then(|| std::mem::take(&mut word))),
            letter => word.push(letter),
        }
    }
    tokens.extend((!word.is_empty()).then_some(word));
    tokens
}

/// DMARC decides; without it an aligned DKIM or SPF pass vouches.
fn verdict(fields: &[Vec<String>], from: &str) -> Auth {
    let (mut vouched, mut passed, mut failed) = (false, false, false);
    let results = fields.iter().flat_map(|tokens| tokens.split(|token| token == ";").skip(1));
    for result in results {
        let [method, equals, value, properties @ ..] = result else { continue };
        if equals != "=" {
            continue;
        }
        let method = method.split('/').next().unwrap_or_default().to_ascii_lowercase();
        let passes = value.eq_ignore_ascii_case("pass");
        match method.as_str() {
            "dmarc" if passes => passed |= names(properties, &["header.from"]).all(|domain| is_aligned(&domain, from)),
            "dmarc" => failed |= value.eq_ignore_ascii_case("fail"),
            "dkim" if passes => {
                vouched |= names(properties, &["header.d", "header.i"]).any(|domain| is_aligned(&domain, from))
            }
            "spf" if passes => vouched |= names(properties, &["smtp.mailfrom"]).any(|domain| is_aligned(&domain, from)),
            _ => {}
        }
    }
    match () {
        () if failed => Auth::Fail,
        () if passed || vouched => Auth::Pass,
        () => Auth::None,
    }
}

/// The domains that properties of these names hold (RFC 8601 section 2.2: `ptype.property=value`).
fn names<'a>(properties: &'a [String], wanted: &'a [&str]) -> impl Iterator<Item = String> + 'a {
    let pairs = properties.windows(3).filter(|pair| pair[1] == "=");
    let fits = |pair: &&[String]| wanted.contains(&pair[0].to_ascii_lowercase().as_str());
    pairs.filter(fits).map(|pair| pair[2].rsplit('@').next().unwrap_or_default().to_lowercase())
}

/// Whether a domain is the author's own or one above it.
fn is_aligned(domain: &str, from: &str) -> bool {
    let domain = idna::domain_to_ascii(domain).unwrap_or_else(|_| domain.to_owned());
    !domain.is_empty() && (from == domain || from.ends_with(&format!(".{domain}")) && domain.contains('.'))
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
}
