//! Lists of sources without a heading: the last lines of a text, if several begin as an entry does, with an author or a number in
//! brackets, or have an address, and none says more than an entry.

use std::ops::RangeInclusive;

use super::entries::{MAX_BETWEEN, entries, has_address, has_feature, has_year, is_repeated, shape};
use crate::text::span::{ByteOffset, ByteSpan};

/// Number of entries of a list without a heading: one or two may be citations of a text that ends with them, and who lists more than
/// a dozen sources gives them a heading.
const UNHEADED_ENTRIES: RangeInclusive<usize> = 3..=12;
/// It is searched for in this many bytes at the end of a text.
const MAX_UNHEADED_BYTES: usize = 1 << 14;
/// Most bytes behind a list without a heading: a page number, a name.
const MAX_TRAILING_BYTES: usize = 60;
/// An author is named in the first words of an entry.
const AUTHOR_WORDS: usize = 4;
/// The same for the year in brackets behind several authors.
const DATED_WORDS: usize = 12;
/// Most letters of an abbreviation in small letters: "с.", "vol.".
const MAX_ABBREVIATION: usize = 3;
/// Marks of books, articles, theses, papers and pages in Chinese lists.
const KINDS: [&str; 5] = ["[M]", "[J]", "[D]", "[C]", "[EB/OL]"];
/// Words behind an address, if a year is among them: "accessed 4 May 2020".
const MAX_AFTER_ADDRESS: usize = 8;
/// Most decimals in an entry: a row of a table has more.
const MAX_DECIMALS: usize = 2;

/// The list of sources without a heading with which a text ends, if there is one behind `from`. If it is over two thirds of the text,
/// it is the submission. Footnotes are not excluded. O(n).
#[inline(never)] // one copy
pub(super) fn at_end(text: &str, from: usize) -> Option<ByteSpan> {
    let text_end = text.trim_end().len();
    let before = &text.as_bytes()[..text_end.saturating_sub(MAX_UNHEADED_BYTES)];
    let mut start = from.max(before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1));
    let mut end = start;
    for line in text.get(start..text_end)?.split_inclusive('\n') {
        let after = start + line.len();
        // What was read of a list that ends too early is not read again, and nothing is read for a line that begins no entry.
        if start >= end && names_source(line) && text[start..].lines().take(2).any(has_feature) {
            end = start + entries(&text[start..]);
            let list = &text[start..end];
            if text_end.saturating_sub(end) <= MAX_TRAILING_BYTES
                && 3 * (text_end - start) <= 2 * text_end
                && UNHEADED_ENTRIES.contains(&list.lines().filter(|line| names_source(line)).count())
                && !is_repeated(list)
                && !list.lines().any(says_more)
            {
                return Some(ByteSpan { start: ByteOffset(start as u32), end: ByteOffset(end as u32) });
            }
        }
        start = after;
    }
    None
}

/// Whether a line may be the first of an entry without a heading above it: it has no more running words than an entry, and begins with
/// an author or a number in brackets, or has an address; or a year in brackets ends its first part.
#[inline(never)] // one copy
fn names_source(line: &str) -> bool {
    let names_author = || {
        let mut words = line.trim_start_matches(|c: char| !c.is_alphabetic()).split_whitespace().take(AUTHOR_WORDS);
        let mut before = None;
        words.any(|word| {
            let mut letters = word.chars();
            let is_capital = letters.next().is_some_and(char::is_uppercase);
            // "Doe A.", "Doe AB,", "Doe, Anna.", "Doe, Anna:", "Doe, Anna, and Roe"; not "A. Doe, The Lamp", as in notes, nor
            // "Monday, 4 May".
            let is_initial =
                letters.clone().next() == Some('.') || letters.all(|c| c.is_uppercase() || matches!(c, '.' | ','));
            let ends_name = before.is_some_and(|before: &str| before.ends_with(',')) && word.ends_with(['.', ',', ':']);
            let is_author = is_capital && before.is_some() && (is_initial || ends_name);
            before = is_capital.then_some(word);
            is_author
        })
    };
    // "[1] A. Doe, “The Lamp,” 2010.", "[1] 王小明. 灯塔[M]."
    let is_numbered = || {
        let rest = line.trim_start().strip_prefix('[').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        rest.and_then(|rest| rest.split_once(']')).is_some_and(|(_, entry)| {
            let mut letters = entry.trim_start().chars();
            let is_initial = letters.next().is_some_and(char::is_uppercase) && letters.next() == Some('.');
            is_initial || KINDS.iter().any(|kind| entry.contains(kind))
        })
    };
    // "Doe, A., & Roe, B. (2010)." Its title may be long; prose goes on without a full stop.
    let is_dated = |word: &str| {
        word.starts_with('(') && [").", "):", "),"].iter().any(|end| word.ends_with(end)) && has_year(word)
    };
    let running = shape(line).0;
    running <= 0 && (names_author() || is_numbered() || has_address(line))
        || running <= MAX_BETWEEN && line.split_whitespace().take(DATED_WORDS).any(is_dated)
}

/// Whether a line says more than an entry does: what somebody did, what a page is good for, or the numbers of a table.
fn says_more(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_small = |word: &str| word.chars().take_while(|c| c.is_lowercase()).count() > MAX_ABBREVIATION;
    let goes_on = words.windows(2).any(|pair| {
        let is_mark = pair[0].ends_with(';') || matches!(pair[0], "–" | "—" | "-");
        is_mark && is_small(pair[1])
    });
    let is_decimal = |word: &&&str| {
        let digits = word.trim_end_matches([',', ';', '.']);
        digits.contains(['.', ',']) && digits.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
    };
    let explains_address = words.iter().position(|word| has_address(word)).is_some_and(|at| {
        let behind = &words[at + 1..];
        behind.len() > 1 && (behind.len() > MAX_AFTER_ADDRESS || !behind.iter().any(|word| has_year(word)))
    });
    goes_on || explains_address || words.contains(&"=") || words.iter().filter(is_decimal).count() > MAX_DECIMALS
}
