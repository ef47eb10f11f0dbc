//! The entries of a list of sources.
//!
//! Each has a year, page numbers or an address, and more words with punctuation (initials, years in brackets, volumes, pages,
//! titles before a full stop) than prose has. So a paragraph below the heading, or after the last entry, is none, even if it is
//! full of names, titles and years. Prose says "in 1914 the war began"; in an entry a year is set off.

use super::headings::heads;
use crate::text::exclusions::FIRST_IDEOGRAPH;
use crate::text::unicode::{is_combining_mark, lowercase};
use crate::text::word::is_unsegmented_letter;

/// Longest entry, with the lines before it that have no feature of one: other entries, or a heading.
const MAX_ENTRY_BYTES: usize = 1500;
/// How many running words (in small letters, without punctuation) for each word with punctuation. Prose has about five, entries less
/// than one, and those with long titles up to two.
const MAX_RUNNING: i32 = 2;
/// The same for each word before a comma, of which prose has as many.
const MAX_RUNNING_BY_COMMA: i32 = 1;
/// This many characters of a script without spaces count as one running word. Words have about two ideographs or five letters, and
/// titles dozens.
const CHARACTERS_IN_WORD: i32 = 4;
/// How many more running words an entry may have below another one: its title is long.
const MAX_IN_ENTRY: i32 = 4;
/// How many more there may be before an entry ends; some forty words of prose have as many.
pub(super) const MAX_BETWEEN: i32 = 20;
/// Most lines of an entry after the one with its year.
const MAX_MORE_LINES: u32 = 2;
/// Longest of these lines.
const MAX_LINE_BYTES: usize = 120;

/// The length of the entries with which a text begins; 0 if it begins with none.
pub(super) fn entries(text: &str) -> usize {
    let (mut at, mut end, mut lines_left, mut running) = (0, 0, 0, 0);
    for line in text.split_inclusive('\n') {
        at += line.len();
        let (more, is_open) = shape(line);
        // Dense lines make up for running ones before them, as in an entry of several lines, and not for any after them.
        running = (running + more).max(0);
        if running > MAX_BETWEEN || at - end > MAX_ENTRY_BYTES || heads(line) != (false, false) {
            break;
        }
        let most = if end == 0 { 0 } else { MAX_IN_ENTRY };
        if running <= most && has_feature(line) {
            lines_left = MAX_MORE_LINES;
        } else if lines_left > 0 && line.len() <= MAX_LINE_BYTES {
            lines_left -= 1;
        } else {
            lines_left = 0;
            continue;
        }
        (end, running) = (at, 0);
        if !is_open {
            lines_left = 0;
        }
    }
    end
}

/// How many more running words than [`MAX_RUNNING`] a stretch has, negative for entries; and whether it ends within a sentence.
pub(super) fn shape(text: &str) -> (i32, bool) {
    let (mut running, mut without_spaces) = (0, 0);
    let mut is_open = false;
    for word in text.split_whitespace() {
        let marks = Marks::of(word);
        running += match marks {
            Marks::None => i32::from(is_running(word)),
            // Titles in prose have quotation marks, and events have years.
            Marks::QuotesOrDigits => 0,
            Marks::Comma => -MAX_RUNNING_BY_COMMA,
            Marks::Others => -MAX_RUNNING,
        };
        is_open = marks == Marks::None;
        without_spaces += word.chars().map(|c| i32::from(is_without_spaces(c))).sum::<i32>();
    }
    (running + without_spaces / CHARACTERS_IN_WORD, is_open)
}

/// The most telling character of a word besides its letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Marks {
    None,
    QuotesOrDigits,
    Comma,
    Others,
}

impl Marks {
    #[inline(never)] // one copy
    fn of(word: &str) -> Self {
        let mark = |c: char| match c {
            // Apostrophes, hyphens and accents do not end a word.
            '-' | '\'' | '’' => Self::None,
            ',' => Self::Comma,
            '“' | '”' | '„' | '«' | '»' | '‘' | '"' => Self::QuotesOrDigits,
            _ if c.is_alphabetic() || is_combining_mark(c) => Self::None,
            _ if c.is_numeric() => Self::QuotesOrDigits,
            _ => Self::Others,
        };
        word.chars().map(mark).max().unwrap_or(Self::None)
    }
}

/// Whether a word is in small letters, or all in capitals, as a whole text may be. A word with only its first letter in capitals
/// begins a name or a title.
#[inline(never)] // one copy
fn is_running(word: &str) -> bool {
    let is_small = |c: char| lowercase(c).next() == Some(c);
    let mut letters = word.chars();
    let Some(first) = letters.next() else { return false };
    is_small(first) || letters.next().is_some_and(|second| !is_small(second))
}

/// Whether a character is of a script without spaces between words.
fn is_without_spaces(c: char) -> bool {
    c >= FIRST_IDEOGRAPH || is_unsegmented_letter(c)
}

/// Whether a line has a feature of an entry: a year, an address, page numbers, "ibid.".
#[inline(never)] // one copy
pub(super) fn has_feature(line: &str) -> bool {
    let has_pages = || {
        [" p. ", " pp. ", "p.", "pp.", " S. ", " s. ", " с. ", " С. ", "págs. ", " ss. "].iter().any(|mark| {
            line.match_indices(mark).any(|(at, _)| {
                let starts_word = mark.starts_with(' ') || !line[..at].ends_with(char::is_alphanumeric);
                let rest = line[at + mark.len()..].trim_start();
                starts_word && rest.starts_with(|c: char| c.is_ascii_digit())
            })
        })
    };
    has_year_set_off(line)
        || has_address(line)
        || ["doi:", "ISBN", "arXiv:", "et al"].iter().any(|mark| line.contains(mark))
        || is_repeated(line)
        || has_pages()
}

pub(super) fn has_address(line: &str) -> bool {
    ["http://", "https://", "www.", "doi.org"].iter().any(|mark| line.contains(mark))
}

/// Whether a line contains a year that is set off from the words after it, or by a comma from those before it: "(1914)", "1914.",
/// "1914: The", "May 4, 1914 from", and not "in 1914 the war began".
#[inline(never)] // one copy
fn has_year_set_off(line: &str) -> bool {
    let (mut is_open, mut follows_comma) = (false, false);
    for word in line.split_whitespace() {
        let marks = Marks::of(word);
        if is_open && !(marks == Marks::None && is_running(word)) {
            return true;
        }
        is_open = has_year(word);
        if is_open && (follows_comma || marks > Marks::QuotesOrDigits) {
            return true;
        }
        follows_comma = word.ends_with(',');
    }
    is_open
}

/// Whether a text refers to the source of the reference before: "ibid."
pub(in crate::text::exclusions) fn is_repeated(text: &str) -> bool {
    ["ibid", "Ibid", "op. cit", "loc. cit", "Ebd.", "ebd.", "там же", "Там же"].iter().any(|mark| text.contains(mark))
}

/// Whether a line contains a number from 1500 to 2099.
pub(in crate::text::exclusions) fn has_year(line: &str) -> bool {
    let bytes = line.as_bytes();
    bytes.windows(4).enumerate().any(|(at, window)| {
        let digits = window.iter().all(u8::is_ascii_digit);
        let is_boundary = |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_none_or(|byte| !byte.is_ascii_digit());
        digits
            && (matches!(window, [b'1', b'5'..=b'9', ..]) || matches!(window, [b'2', b'0', ..]))
            && is_boundary(at.checked_sub(1))
            && is_boundary(Some(at + 4))
    })
}
