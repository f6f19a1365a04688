//! The words by which mail programs mark what is not the author's: attributions, rules, header blocks, their own adverts.

use std::sync::LazyLock;

use regex::Regex;

use super::signs::{is_statement, starts_statement};

/// The verb of an attribution, in the languages that mail programs speak.
const WROTE: &str = "wrote|writes|schrieb|schreibt|schreef|skrev|skriver|skrifaði|kirjoitti|kirjutas|rakstīja|rašė|\
    a écrit|écrit|escribió|escribio|escribe|va escriure|escribiu|idatzi du|ha scritto|scrive|escreveu|a scris|scris|\
    napisał|napisała|napisał\\(a\\)|pisze|napsal|napsala|napsal\\(a\\)|napísal|napísala|napísal\\(a\\)|napisao|napisala|\
    napisao je|napisao/la|napisao/napisala|je napisal|je napisala|je napisao|je pisao|написал|написала|написал\\(а\\)|\
    пишет|писал|писала|писали|пише|написа|написав|написала|напісаў|je написао|је написао|je написао/ла|\
    írta|ezt írta|έγραψε|έγραψαν|yazdı|şunu yazdı|şunları yazdı|写道|寫道|写入|下午写道|提到|のメール|さんは書きました|\
    さんが書きました|wrote\\s*:|작성|작성했습니다|썼습니다|님이 작성|님이 씀|כתב|כתבה|מאת|كتب|كتبت|بواسطة|نوشت|\
    đã viết|viết|menulis|tulis|เขียน|เขียนว่า|ने लिखा|ysgrifennodd|shkruajti|dedi ki|a scritto";

/// What every attribution has, and most end with: few lines need be looked at more closely.
const COLONS: [char; 2] = [':', '：'];

/// `On Tue, 3 Mar 2026 at 23:02, Judge <j@x> wrote:` and its like.
static ATTRIBUTION: LazyLock<Regex> = LazyLock::new(|| {
    let verb = format!(
        r"^.*[@\d].*({WROTE})\b?.{{0,60}}[:：]$|^(on|am|le|el|il|op|den|em|dne|w dniu|pe|στις)\b.*({WROTE}).{{0,60}}[:：]$"
    );
    let address = r"^.*\d{1,4}.*[<(\[]?[^\s<>()\[\]]+@[^\s<>()\[\]]+[>)\]]+\s*\S{0,12}\s*[:：]$";
    Regex::new(&format!("(?i){verb}|{address}")).expect("the pattern is constant")
});

/// The same with the first quoted words on its line.
static ATTRIBUTION_AND_MORE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(&format!(r"(?i)^.*\d.*<?[^\s<>]+@[^\s<>]+>?\s*,?\s*({WROTE})\s*[:：]\s*\S"))
        .expect("the pattern is constant")
});

/// A verb alone, for a line that stands right above a quote.
static VERB: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(&format!(r"(?i)({WROTE}).{{0,60}}[:：]$")).expect("the pattern is constant"));

/// A date or a time of day.
static DATE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"\b(19|20)\d\d\b|\b\d{1,2}[:.]\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\d{4}[年년]")
        .expect("the pattern is constant")
});

/// Whether a line holds one: few lines have a digit to look at.
fn is_dated(line: &str) -> bool {
    line.contains(char::is_numeric) && DATE.is_match(line)
}

/// A sentence after which everything is an older mail.
static CUT: LazyLock<Regex> = LazyLock::new(|| {
    let words = "original message|original-nachricht|forwarded message|ursprüngliche nachricht|исходное сообщение|\
        пересылаемое сообщение|оригинално писмо|(оригінальне|вихідне|переслане) повідомлення|původní (zpráva|e-?mail)|pôvodná správa|\
        (wiadomość oryginalna|oryginalna wiadomość)|mensagem original|oorspronkelijk bericht|ursprungligt meddelande|eredeti üzenet|\
        mesaj(ul)? original|(orijinal|özgün) (ileti|mesaj)|αρχικό μήνυμα|(izvorna|originalna) poruka|оригинална порука|message d'origine|mensaje original|messaggio originale|原始邮件|原始郵件|转发邮件";
    let alone = "original message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale|исходное сообщение";
    let rule = "={3,} write above this line ={3,}";
    let apple = "begin forwarded message|anfang der weitergeleiteten (nachricht|e-mail)|début du message (réexpédié|transféré)|\
        inizio messaggio inoltrato|inicio del mensaje reenviado|início da mensagem (reencaminhada|encaminhada)|\
        begin doorgestuurd bericht|начало переадресованного сообщения|начало на препратеното съобщение|\
        początek przekazywanej wiadomości|vidarebefordrat (brev|mejl)|videresendt (besked|melding)|\
        start på videresendt (e-mail|melding)|välitetty viesti alkaa|iletilmiş mesajın başlangıcı|iletilen ileti|\
        továbbított levél kezdete|začátek přeposlané zprávy|αρχή προωθημένου μηνύματος|下面是被转发的邮件|開始轉寄郵件|\
        以下是轉寄的郵件|転送されたメッセージ|以下は転送されたメッセージです|전달된 메시지|전달된 메시지의 시작";
    Regex::new(&format!(r"(?i)^(-{{2,}}\s*({words}).*|{rule}|({alone})|({apple})\s*[:：]?)$"))
        .expect("the pattern is constant")
});

/// A line that says the same in words nobody here knows; people part their orders with such lines, too.
static RULE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^(-{4,}\s*\S.*\p{L}.*-{3,}:?|_{3,}\s*\p{L}.*_{3,}|={4,}\s*\p{L}.*={4,}|_{20,})$")
        .expect("the pattern is constant")
});

/// Telephones and programs that name themselves below a text.
const DEVICES: &str = "iphon|ipad|ipod|айфон|\\bandroid|андроид|samsung|\\bgalaxy\\b|huawei|xiaomi|redmi|oneplus|blackberry|\
    yahoo mail|yahoo! mail|proton ?mail|mail\\.ru|gmx mail|web\\.de mail|k-9 mail|fairemail|aquamail|bluemail|\
    mail (for|für|pour|para|per|voor|для|за|til|för|dla|pro|на) windows|qq邮箱|网易邮箱|手机|手機|netease|naver|네이버";

/// What programs add below a text without a mark: that a telephone or a program has sent it, and which one one could get, in whichever
/// order a language has it; or a picture that stood there. People speak of telephones and of the outlook for Italy, too.
static ADDED: LazyLock<Regex> = LazyLock::new(|| {
    let products = "spark|mailbird|airmail|em client|emclient|tuta|zoho|aol|thunderbird|foxmail|canary|superhuman|pixel|\
        outlook|yahoo|gmx|yandex|яндекс|libero|mailspring|gmail|\\babv\\b|viber|nokia|мобильн|мобільн|мобилни|\
        motorola|\\bhonor\\b|realme|\\boppo\\b|\\bvivo\\b|\\bapp\\b";
    let things = "\\S*phone|mobile|mobil|mobiel\\S*|mobila|tablet|device|\\S*telefon\\S*|handy|\\S*gerät|téléphone|tél|portable|appareil|\
        teléfono|móvil|celular|dispositivo|telefono|cellulare|telefone|telemóvel|telefoon|toestel|apparaat|enhet|enhed|\
        puhelime\\S*|komórk\\S*|urządzeni\\S*|zařízení|zariadenia|mobitel\\S*|uređaj\\S*|κινητό|τηλέφωνο|συσκευή|\
        телефон\\S*|смартфон\\S*|мобил\\S*|мобильн\\S*|мобільн\\S*|устройств\\S*|пристро\\S*|уређај\\S*|таблет\\S*|планшет\\S*|\
        điện thoại|ponsel|hp";
    let sent = "sent (from|via|with|using|by|on|through)|gesendet|versendet|geschickt|envoyé|enviado|enviada|enviat|inviato|verzonden|\
        verstuurd|skickat|sendt|lähetetty|wysłan|odesláno|odoslan|отправлен|изпратен|надіслан|послан|послат|poslano|poslato|poslané|\
        trimis|elküldve|küldve|στάλθηκε|gönderildi|saadetud|nosūtīt|išsiųst|gửi từ|đã gửi|dikirim|נשלח|أُ?رسل|ส่งจาก|\
        发送自|發送自|傳送自|传送自|寄自";
    let gets = "get|obtenir|obtenez|télécharge[zr]|obtener|descarga\\S*|ottieni|scarica|ontvang|hämta|hent|få|hanki|pobierz|\
        скача\\S+|загруз\\S+|вземи|вземете|получете|изтегл\\S+";
    let outlook = "outlook (for|für|pour|para|per|voor|для|за|til|för|dla|pro|на) ([^ ]+ )?(ios|android|iphone|ipad|mac|windows)|aka\\.ms";
    let german = "gesendet|geschickt|verschickt|versendet";
    let at_end = "gönderildi|küldve|elküldve|lähetetty|发送|發送|传送|傳送|寄出|से भेजा गया";
    let advert = [
        format!(r"^({sent}).*({DEVICES}|{products})|^({sent})\S*\s.*\b({things})\b"),
        format!(r"^({gets})\s.*({DEVICES}|\baol\b|\bapp\b|yahoo|gmx|yandex|яндекс)|{outlook}|^yahoo!? mail\s*[:：]"),
        r"^(获取|取得|下载|下載).*outlook".to_owned(),
        format!(
            r"^(von|aus|vom|mit|diese (nachricht|e-?mail|mail) wurde) .*({DEVICES}|{products}|\b({things})\b).* ({german})\W*$"
        ),
        format!(r"({DEVICES}|\b({things})\b).*({at_end})\W*$"),
        r"^(发自|發自|来自我的|來自我的)|から送信(しました|されました)?\W*$|에서 (보냄|보냈습니다|전송됨)\W*$"
            .to_owned(),
        r"^(从|從|由|通过|透過|我的|用我的).*(发送|發送|传送|傳送|寄出)\W*$".to_owned(),
    ];
    let advert = advert.join("|");
    let picture = r"\[(image|cid|inline image|bild|imagen|immagine|картинка|изображение)\b[^\]]*\]";
    Regex::new(&format!(r"(?i){advert}|^ᐧ$|^{picture}$|^.*\[external\].*$")).expect("the pattern is constant")
});

/// The same in a language that is not known, or without a word of sending.
static DEVICE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(&format!("(?i){DEVICES}")).expect("the pattern is constant"));

/// So many words has a line at most that only names a telephone or a program.
const MOST_NAMING: usize = 5;

/// Whether a program has put its name, or that of a telephone, on a line of its own.
fn is_advert(line: &str) -> bool {
    let is_name = || {
        let is_short =
            line.split_whitespace().count() <= MOST_NAMING && !line.ends_with(['.', '!', '?', ',', ';', ':']);
        is_short && !line.contains('@') && DEVICE.is_match(line)
    };
    ADDED.is_match(line) || is_name()
}

/// What lists, guards against viruses and companies add below: nobody orders so, even where it begins like an order.
static FOOTER: LazyLock<Regex> = LazyLock::new(|| {
    let lines = "virus-free\\W.*|virenfrei\\W.*|без вирусов\\W.*|(checked|scanned) by \\S*(avast|avg|norton)\\b.*|\
        please consider the environment before printing\\b.*|(to )?unsubscribe\\b.*(https?:|@).*|list archives?: *<?https?:.*|\
        you received this (message|e-?mail) because you are subscribed\\b.*|(confidentiality|disclaimer|legal) notice:.*|\
        this (e-?mail|message)( and any attachments?)? (is|are|may contain) (strictly )?(confidential|privileged|intended)\\b.*|\
        diese (e-?mail|nachricht) (ist|enthält|kann) vertraulich.*|ce (message|courriel)( et .*)? (est|sont) confidentiels?\\b.*";
    Regex::new(&format!("(?i)^({lines})$")).expect("the pattern is constant")
});

/// Words for "From" at the head of a block of old headers.
const FROM: [&str; 40] = [
    "from",
    "von",
    "absender",
    "de",
    "expéditeur",
    "remitente",
    "da",
    "mittente",
    "van",
    "afzender",
    "från",
    "avsändare",
    "fra",
    "lähettäjä",
    "od",
    "odesílatel",
    "odosielateľ",
    "nadawca",
    "pošiljatelj",
    "от",
    "от кого",
    "отправитель",
    "подател",
    "від",
    "від кого",
    "відправник",
    "feladó",
    "de la",
    "kimden",
    "gönderen",
    "από",
    "发件人",
    "寄件者",
    "寄件人",
    "差出人",
    "送信者",
    "보낸 사람",
    "보낸사람",
    "từ",
    "dari",
];

/// Whether everything from a line on is an older mail. GroupWise marks its head alone: `>>> Judge 3/3/2026 11:02 PM >>>`.
pub(super) fn is_cut(line: &str) -> bool {
    let line = line.trim();
    let groupwise = line.len() > 12 && line.starts_with(">>> ") && line.ends_with(">>>") && is_dated(line);
    groupwise || CUT.is_match(line) || RULE.is_match(line)
}

/// Whether what stands below may be the author's all the same: the line has words that nobody knows, or none.
pub(super) fn is_rule(line: &str) -> bool {
    RULE.is_match(line.trim()) && !CUT.is_match(line.trim())
}

/// Whether a program, not a person, put the line there.
pub(super) fn is_added(line: &str) -> bool {
    let is_told = || line.chars().count() <= 120 && is_advert(line) && !is_statement(line);
    !line.is_empty() && (FOOTER.is_match(line) || is_told())
}

/// Whether a line begins with an attribution and goes on with what it quotes.
pub(super) fn is_attribution_and_more(line: &str) -> bool {
    line.contains('@') && line.contains(COLONS) && ATTRIBUTION_AND_MORE.is_match(line)
}

/// The number of lines of an attribution that begins here. It may be folded over three lines, never across a blank one;
/// `above_quote` tells whether a marked quote is the next thing below so many lines.
pub(super) fn attribution(lines: &[String], above_quote: impl Fn(usize) -> bool) -> Option<usize> {
    let mut joined = String::new();
    for (index, line) in lines.iter().take(3).enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('>') || index > 0 && starts_statement(line) {
            return None;
        }
        joined.push_str(if index > 0 { " " } else { "" });
        joined.push_str(line);
        let colon = joined.ends_with(COLONS);
        if colon && ATTRIBUTION.is_match(&joined) {
            return Some(index + 1);
        }
        // No verb that is known, or no date: the quote right below decides.
        let (date, address) = (is_dated(&joined), joined.contains('@'));
        let verb = || VERB.is_match(&joined);
        if colon && (date && (address || verb()) || above_quote(index + 1) && (date || address || verb())) {
            return Some(index + 1);
        }
        let is_on = |begun: &str| begun.eq_ignore_ascii_case("on ");
        let may_go_on = date || address || joined.get(..3).is_some_and(is_on);
        if index == 0 && !may_go_on {
            return None;
        }
    }
    None
}

/// Words for the date at the head of such a block, where it stands before From.
const SENT: [&str; 16] = [
    "sent",
    "date",
    "gesendet",
    "datum",
    "envoyé",
    "enviado",
    "fecha",
    "inviato",
    "data",
    "verzonden",
    "skickat",
    "sendt",
    "wysłano",
    "отправлено",
    "дата",
    "изпратено",
];

/// `From: / Sent: / To: / Subject:` as programs put above an unmarked quote, in any language: the first is a word for
/// From, or for the date with From close below, and of the next lines at least two more look like headers.
pub(super) fn is_header_block(lines: &[String]) -> bool {
    let header = |line: &String| {
        let line = line.trim().replace('*', "");
        let name = line.split(COLONS).next().unwrap_or_default().trim().to_lowercase();
        (line.contains(COLONS) && !name.is_empty() && name.split_whitespace().count() <= 3).then_some(name)
    };
    let is_from = |name: String| FROM.contains(&name.as_str());
    let Some(first) = lines.first().and_then(header) else { return false };
    let dated = || SENT.contains(&first.as_str()) && lines.iter().skip(1).take(3).filter_map(header).any(is_from);
    (FROM.contains(&first.as_str()) || dated())
        && lines.iter().take(8).filter(|line| header(line).is_some()).count() >= 3
}
