//! What our own mail server found out about the author: Authentication-Results (RFC 8601).

use mailparse::{MailHeader, MailHeaderMap};

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

/// Reads the topmost field that our own server wrote above its own Received line; all others may be anybody's.
pub fn authentication(headers: &[MailHeader<'_>], authserv_id: &str) -> Auth {
    if authserv_id.is_empty() {
        return Auth::None;
    }
    let above = headers.iter().take_while(|header| !header.get_key_ref().eq_ignore_ascii_case("Received"));
    let fields = above.filter(|header| header.get_key_ref().eq_ignore_ascii_case("Authentication-Results"));
    let own = fields
        .map(|field| tokens(&field.get_value()))
        .find(|tokens| tokens.first().is_some_and(|id| id.eq_ignore_ascii_case(authserv_id)));
    let Some(tokens) = own else { return Auth::None };
    let from = headers.get_first_value("From").unwrap_or_default();
    let domain = from.rsplit('@').next().unwrap_or_default();
    let domain = domain.trim_end_matches(['>', ' ', ')']).to_ascii_lowercase();
    verdict(&tokens, &domain)
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
fn verdict(tokens: &[String], from: &str) -> Auth {
    let (mut vouched, mut checked) = (false, false);
    for result in tokens.split(|token| token == ";").skip(1) {
        let [method, equals, value, properties @ ..] = result else { continue };
        if equals != "=" {
            continue;
        }
        let passes = value.eq_ignore_ascii_case("pass");
        match method.to_ascii_lowercase().as_str() {
            "dmarc" if passes => return Auth::Pass,
            "dmarc" if value.eq_ignore_ascii_case("fail") => return Auth::Fail,
            "dkim" | "spf" => {
                checked = true;
                vouched |=
                    passes && properties.windows(3).any(|pair| pair[1] == "=" && aligned(&pair[0], &pair[2], from));
            }
            _ => {}
        }
    }
    match (vouched, checked) {
        (true, _) => Auth::Pass,
        _ => Auth::None,
    }
}

/// Whether a property names the author's domain or one above it.
fn aligned(property: &str, value: &str, from: &str) -> bool {
    let known = ["header.d", "header.i", "smtp.mailfrom"].contains(&property.to_ascii_lowercase().as_str());
    let domain = value.rsplit('@').next().unwrap_or_default().to_ascii_lowercase();
    known && !domain.is_empty() && (from == domain || from.ends_with(&format!(".{domain}")) && domain.contains('.'))
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
        let below = format!("Received: by mx\r\nAuthentication-Results: mx.judge.example; dmarc=pass\r\n{from}");
        assert_eq!(read(&below), Auth::None);
    }
}
