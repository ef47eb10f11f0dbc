//! Finds citations in running text: author and year in brackets, numbers in square brackets, marks of footnotes.
//!
//! They are recognised by their form alone. `(Smith, 2010)`, `(2010, p. 4)`, `(Smith & Jones 2010: 23; Lee 2011)`, `(ibid., p. 4)`,
//! `(Smith, n.d.)`, `[12]`, `[3, 5–7, p. 2]`, `[^4]`, `…the lamp.¹²` are citations; `(in 1789 the king fled)` is not, because
//! it is a clause, and neither are `[…]` and `m²`. A name and a page, as MLA asks for, `(Smith 23)`, are one after a quotation, and at
//! the end of a sentence if a list of sources has the name: `(Apollo 11)` is none. After a quotation a page or a footnote's number
//! alone is enough, `(23)`, `…lamp.”3`.

use super::references::{has_year, is_repeated};
use crate::text::span::{ByteOffset, ByteSpan};

/// Longest text of a citation within its brackets.
const MAX_BYTES: usize = 160;
/// Words with small letters that connect names, years and pages.
const CONNECTING: &str = "a al and as bei by cf cit cited citado con d da de del der di dr du e ed eds el en et f ff fn for from example \
    i in la le loc n nach no note op p pp para par por qtd quoted s see siehe ss u und v van vgl vid vol von y zit \
    zitiert also págs pág в гл др и из напр по ред с см т там же также цит";
/// Most other words that begin with a small letter.
const MAX_SMALL_WORDS: usize = 1;
/// Most digits of a footnote's number.
const MAX_SUPERSCRIPTS: usize = 3;
/// Marks of page numbers, which may follow the number of a source.
const PAGE_MARKS: [&str; 8] = ["p", "pp", "S", "s", "с", "С", "págs", "ss"];

/// Marks of a source without a year.
const NO_YEAR: [&str; 7] = ["n.d.", "n. d.", "o. J.", "o.J.", "s. f.", "s.f.", "б. г."];
/// Bytes of lists of sources that are searched for names, for each byte of a text.
const SEARCHED_BYTES: usize = 64;

/// The citations of a text, ascending, given its lists of sources. O(n).
pub(super) fn find(text: &str, references: &[ByteSpan]) -> Vec<ByteSpan> {
    let mut sources = Sources { text, references, budget: text.len().saturating_mul(SEARCHED_BYTES) };
    let mut found: Vec<ByteSpan> = Vec::new();
    let mut before = [' '; 2];
    // Whether nothing but spaces follows the end of a quotation.
    let mut is_after_quotation = false;
    for (start, mark) in text.char_indices() {
        let end = match mark {
            '(' | '（' | '[' | '【' => bracket(&mut sources, start, mark, is_after_quotation),
            _ if is_superscript(mark) => superscript(text, start, before),
            _ if mark.is_ascii_digit() && closes_quotation(before) => note_number(text, start, before),
            _ => 0,
        };
        before = [before[1], mark];
        is_after_quotation = closes_quotation(before) || (is_after_quotation && mark == ' ');
        if end > 0 {
            found.push(ByteSpan { start: ByteOffset(start as u32), end: ByteOffset(end as u32) });
        }
    }
    found
}

/// A text with its lists of sources.
struct Sources<'t> {
    text: &'t str,
    references: &'t [ByteSpan],
    /// Bytes that may still be searched.
    budget: usize,
}

impl Sources<'_> {
    /// Whether a list of sources contains a name.
    fn contain(&mut self, name: &str) -> bool {
        self.references.iter().any(|span| {
            let list = &self.text[span.start.0 as usize..span.end.0 as usize];
            let is_affordable = list.len() <= self.budget;
            self.budget -= if is_affordable { list.len() } else { 0 };
            is_affordable && list.contains(name)
        })
    }
}

fn is_superscript(mark: char) -> bool {
    matches!(mark, '¹' | '²' | '³' | '⁰' | '⁴'..='⁹')
}

/// Whether the second of two characters closes a quotation. Apostrophes do only behind another mark: "l’11", "the dogs’ (12)".
fn closes_quotation([before, mark]: [char; 2]) -> bool {
    match mark {
        '’' | '‘' | '\'' => matches!(before, '.' | ',' | ';' | '!' | '?' | '…'),
        _ => matches!(mark, '”' | '“' | '»' | '«' | '"' | '」' | '』'),
    }
}

/// Where the citation in brackets ends that a mark begins; 0 if none does.
fn bracket(sources: &mut Sources, start: usize, mark: char, is_after_quotation: bool) -> usize {
    let text = sources.text;
    let closing = match mark {
        '(' => ")",
        '（' => "）",
        '[' => "]",
        _ => "】",
    };
    let first = start + mark.len_utf8();
    let rest = &text.as_bytes()[first..];
    for length in 0..rest.len().min(MAX_BYTES) {
        if rest[length..].starts_with(closing.as_bytes()) {
            let inside = &text[first..first + length];
            let end = first + length + closing.len();
            let is_numbered = (is_after_quotation || matches!(mark, '[' | '【')) && is_numbers(inside);
            let is_citation = is_numbered
                || is_author_and_year(inside)
                || is_repeated(inside)
                || is_address(inside)
                || place(inside).is_some_and(|Place { name, has_mark }| {
                    let mut is_source = |name| ends_sentence(&text[end..]) && sources.contain(name);
                    is_after_quotation || name.is_some_and(|name| has_mark || is_source(name))
                });
            return if is_citation { end } else { 0 };
        }
        if matches!(rest[length], b'\n' | b'(' | b'[') {
            break;
        }
    }
    0
}

/// Where the number of a footnote ends, if it begins here: after a word or at the end of a sentence. After a single letter it is a
/// power, `m²`.
fn superscript(text: &str, start: usize, [one_before, before]: [char; 2]) -> usize {
    let (mut count, mut length) = (0, 0);
    // One more than a number has: a row of superscripts of any length is none.
    for digit in text[start..].chars().take(MAX_SUPERSCRIPTS + 1) {
        if !is_superscript(digit) {
            break;
        }
        count += 1;
        length += digit.len_utf8();
    }
    let is_after_word = before.is_alphabetic() && one_before.is_alphabetic();
    let is_after_mark = matches!(before, '.' | ',' | ';' | ':' | '!' | '?' | '”' | '“' | '»' | '"' | '\'' | '’' | ')');
    if count <= MAX_SUPERSCRIPTS && (is_after_word || is_after_mark) { start + length } else { 0 }
}

/// Where the number of a footnote ends that was a superscript before the text was copied: right after a quotation; 0 if it is none.
fn note_number(text: &str, start: usize, [one_before, _]: [char; 2]) -> usize {
    let rest = &text[start..];
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let is_whole = rest[digits..].chars().next().is_none_or(|next| !next.is_alphanumeric());
    // What was quoted ends with a letter or a mark: "5\"3" is a length.
    if digits <= MAX_SUPERSCRIPTS && is_whole && !one_before.is_numeric() && !one_before.is_whitespace() {
        start + digits
    } else {
        0
    }
}

/// Whether a sentence or a line ends before this text.
fn ends_sentence(rest: &str) -> bool {
    rest.chars().next().is_none_or(|next| matches!(next, '.' | ',' | ';' | ':' | '!' | '?' | '\n' | '\r' | '。' | '，'))
}

/// The address of a web page.
fn is_address(inside: &str) -> bool {
    ["http://", "https://", "www."].iter().any(|start| inside.starts_with(start)) && !inside.contains(' ')
}

/// The name of a source, if it is there, and whether a number behind it is said to be that of a page.
struct Place<'t> {
    name: Option<&'t str>,
    has_mark: bool,
}

/// `Smith 23`, `Smith and Jones 45–46`, `Shakespeare 3.1.56`, `1 Cor 13:4`, `p. 23`: names, if any, and behind them numbers. A book
/// of the Bible has its own number first.
fn place(inside: &str) -> Option<Place<'_>> {
    let is_number = |word: &&str| word.len() <= 4 && word.bytes().all(|byte| byte.is_ascii_digit());
    let mut words = words(inside).peekable();
    words.next_if(is_number);
    let mut place = Place { name: None, has_mark: false };
    while let Some(word) = words.next_if(|word| !is_number(word)) {
        if PAGE_MARKS.contains(&word) {
            place.has_mark = true;
        } else if word.starts_with(char::is_uppercase) {
            place.name.get_or_insert(word);
        } else if !is_among(word, CONNECTING) {
            return None;
        }
    }
    (words.peek().is_some() && words.all(|word| is_number(&word))).then_some(place)
}

/// `12`, `3, 5–7`, `^4`, `4, p. 12`: the numbers of a list of references or of notes.
fn is_numbers(inside: &str) -> bool {
    let mut has_number = false;
    for word in words(inside) {
        let number = word.as_bytes();
        let is_number = number.len() <= 3 && number.iter().all(u8::is_ascii_digit);
        let is_page_mark = has_number && PAGE_MARKS.contains(&word);
        if !is_number && !is_page_mark {
            return false;
        }
        has_number |= is_number;
    }
    has_number
}

/// Whether brackets contain a year and little else than names: at most [`MAX_SMALL_WORDS`] words that are none.
fn is_author_and_year(inside: &str) -> bool {
    let has_date = has_year(inside) || NO_YEAR.iter().any(|mark| inside.contains(mark));
    if !has_date || inside.bytes().any(|byte| matches!(byte, b'?' | b'!')) {
        return false;
    }
    let mut small = 0;
    for word in words(inside) {
        let is_small = word.chars().next().is_some_and(char::is_lowercase);
        small += usize::from(is_small && !is_among(word, CONNECTING));
    }
    small <= MAX_SMALL_WORDS
}

fn is_among(word: &str, words: &str) -> bool {
    words.split(' ').any(|one| one == word)
}

/// The words of a citation, without punctuation.
fn words(inside: &str) -> impl Iterator<Item = &str> {
    inside.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What follows a heading.
    fn lists_of(text: &str) -> Vec<ByteSpan> {
        let list = |at: usize| ByteSpan { start: ByteOffset(at as u32), end: ByteOffset(text.len() as u32) };
        text.find("Works Cited").map(list).into_iter().collect()
    }

    fn citations(text: &str) -> Vec<&str> {
        find(text, &lists_of(text)).into_iter().map(|span| &text[span.start.0 as usize..span.end.0 as usize]).collect()
    }

    #[test]
    fn citations_of_many_styles() {
        for citation in [
            "(Smith, 2010)",
            "(Smith 2010: 23)",
            "(2010, p. 4)",
            "(Smith & Jones, 2010; Lee et al., 2011)",
            "(Smith, J. & Jones, A. 2010, pp. 3–4)",
            "(as cited in Smith, 2010)",
            "(vgl. Müller 2010, S. 12)",
            "(García y López, 2010)",
            "(Иванов, 2010, с. 15)",
            "(там же, с. 15)",
            "(ibid., p. 4)",
            "（王，2010）",
            "[12]",
            "[3, 5–7]",
            "[4, p. 12]",
            "[15, с. 7]",
            "[^4]",
            "(Roosevelt, n.d., para. 4)",
            "(https://example.org/a)",
        ] {
            assert_eq!(citations(&format!("as he wrote {citation}, and left")), [citation]);
        }
        assert_eq!(citations("He kept the lamp lit.¹² And left²."), ["¹²", "²"]);
        for citation in [
            "(Roosevelt 12)",
            "(Smith and Jones 45–46)",
            "(Shakespeare 3.1.56-60)",
            "(qtd. in Lee 7)",
            "(Gen 1:3-5)",
            "(1 Cor 13:4)",
            "(Müller, S. 12)",
            "(Smith 12, 15)",
        ] {
            assert_eq!(citations(&format!("“as he wrote” {citation} and left")), [citation]);
            let sources = "Works Cited: Roosevelt, Smith, Shakespeare, Lee, Gen, Cor, Müller";
            assert_eq!(citations(&format!("as he wrote {citation}. {sources}")), [citation]);
        }
        let pages = "“as he wrote” (12). “And left.”3 “Or not”, 4, ‘or yes.’5 “No” (p. 6) and (Lee, p. 7) and (p. 8).";
        assert_eq!(citations(pages), ["(12)", "3", "5", "(p. 6)", "(Lee, p. 7)"]);
    }

    #[test]
    fn other_brackets_and_powers_are_no_citations() {
        for text in [
            "the king (who had fled in 1789 from the burning palace) came back",
            "the harbour (see below) froze",
            "an area of 5 m² or x² + y²",
            "“the lamp […] went out”",
            "an array a[i] and b[10000]",
            "(a clause that was never closed in 2010",
            "in 2010 nothing happened",
            "(It was 2010. Then the king fled.)",
            "it rose (Figure 3), it flew (Apollo 11), and stopped (June 12). Works Cited: Smith",
            "l’11 settembre, dell'8 marzo, and the dogs' (12) bones",
            "the king (Henry 8 of England) came back (twice in 12 years).",
            "there were some (12), and others (34 more).",
            "a screen of 5\"3 and of 24\", in ’90 and in \"3 men\"",
        ] {
            assert_eq!(citations(text), [] as [&str; 0], "{text}");
        }
    }

    #[test]
    fn time_is_linear_in_brackets_that_open_and_never_close() {
        let text = "(".repeat(1 << 20) + &"[".repeat(1 << 20);
        assert_eq!(find(&text, &[]), []);
        assert_eq!(find(&"¹".repeat(1 << 20), &[]), []);
    }
}
