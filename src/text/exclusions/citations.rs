//! Finds citations in running text: author and year in brackets, numbers in square brackets, marks of footnotes.
//!
//! They are recognised by their form alone. `(Smith, 2010)`, `(2010, p. 4)`, `(Smith & Jones 2010: 23; Lee 2011)`, `(ibid., p. 4)`,
//! `[12]`, `[3, 5–7, p. 2]`, `[^4]`, `…the lamp.¹²` are citations; `(in 1789 the king fled)` is not, because it is a clause, and
//! neither are `[…]` and `m²`.

use super::references::{has_year, is_repeated};
use crate::text::span::{ByteOffset, ByteSpan};

/// Longest text of a citation within its brackets.
const MAX_BYTES: usize = 160;
/// Words with small letters that connect names, years and pages.
const CONNECTING: &[&str] = &[
    "a",
    "al",
    "and",
    "as",
    "bei",
    "by",
    "cf",
    "cit",
    "cited",
    "citado",
    "con",
    "d",
    "da",
    "de",
    "del",
    "der",
    "di",
    "dr",
    "du",
    "e",
    "ed",
    "eds",
    "el",
    "en",
    "et",
    "f",
    "ff",
    "fn",
    "for",
    "from",
    "example",
    "i",
    "in",
    "la",
    "le",
    "loc",
    "n",
    "nach",
    "no",
    "note",
    "op",
    "p",
    "pp",
    "para",
    "par",
    "por",
    "quoted",
    "s",
    "see",
    "siehe",
    "ss",
    "u",
    "und",
    "v",
    "van",
    "vgl",
    "vid",
    "vol",
    "von",
    "y",
    "zit",
    "zitiert",
    "also",
    "págs",
    "pág",
    "в",
    "гл",
    "др",
    "и",
    "из",
    "напр",
    "по",
    "ред",
    "с",
    "см",
    "т",
    "там",
    "же",
    "также",
    "цит",
];
/// Most other words that begin with a small letter.
const MAX_SMALL_WORDS: usize = 1;
/// Most digits of a footnote's number.
const MAX_SUPERSCRIPTS: usize = 3;
/// Marks of page numbers, which may follow the number of a source.
const PAGE_MARKS: [&str; 8] = ["p", "pp", "S", "s", "с", "С", "págs", "ss"];

/// The citations of a text, ascending. O(n).
pub(super) fn find(text: &str) -> Vec<ByteSpan> {
    let mut found: Vec<ByteSpan> = Vec::new();
    let mut before = [' '; 2];
    for (start, mark) in text.char_indices() {
        let end = match mark {
            '(' | '（' | '[' | '【' => bracket(text, start, mark),
            _ if is_superscript(mark) => superscript(text, start, before),
            _ => 0,
        };
        if end > 0 {
            found.push(ByteSpan { start: ByteOffset(start as u32), end: ByteOffset(end as u32) });
        }
        before = [before[1], mark];
    }
    found
}

fn is_superscript(mark: char) -> bool {
    matches!(mark, '¹' | '²' | '³' | '⁰' | '⁴'..='⁹')
}

/// Where the citation in brackets ends that a mark begins; 0 if none does.
fn bracket(text: &str, start: usize, mark: char) -> usize {
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
            let is_numbered = matches!(mark, '[' | '【') && is_numbers(inside);
            let is_citation = is_numbered || is_author_and_year(inside) || is_repeated(inside);
            return if is_citation { first + length + closing.len() } else { 0 };
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
    if !has_year(inside) || inside.bytes().any(|byte| matches!(byte, b'?' | b'!')) {
        return false;
    }
    let mut small = 0;
    for word in words(inside) {
        let is_small = word.chars().next().is_some_and(char::is_lowercase);
        small += usize::from(is_small && !CONNECTING.contains(&word));
    }
    small <= MAX_SMALL_WORDS
}

/// The words of a citation, without punctuation.
fn words(inside: &str) -> impl Iterator<Item = &str> {
    inside.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn citations(text: &str) -> Vec<&str> {
        find(text).into_iter().map(|span| &text[span.start.0 as usize..span.end.0 as usize]).collect()
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
        ] {
            assert_eq!(citations(&format!("as he wrote {citation}, and left")), [citation]);
        }
        assert_eq!(citations("He kept the lamp lit.¹² And left²."), ["¹²", "²"]);
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
        ] {
            assert_eq!(citations(text), [] as [&str; 0], "{text}");
        }
    }

    #[test]
    fn time_is_linear_in_brackets_that_open_and_never_close() {
        let text = "(".repeat(1 << 20) + &"[".repeat(1 << 20);
        assert_eq!(find(&text), []);
        assert_eq!(find(&"¹".repeat(1 << 20)), []);
    }
}
