//! Joins letters separated by white space: "l i k e   t h i s".
//!
//! A *run* is a row of fields between white space in which no two letters or digits are adjacent. Lists, formulas,
//! initials and tables are such rows as well, so a run counts only if its letters form words: because the gaps between
//! words differ from those between letters, or because other documents contain the words ([`Segmenter`]). Only
//! alphabets count, since ideographs and syllables are normally written singly. O(n) time.

use std::iter;
use std::ops::Range;

use super::letters::is_alphabetic_script;
use super::rows::{MIN_LETTERS, rows};
use super::{Count, Found, Segmenter, TextEdit};
use crate::common::sort;
use crate::text::unicode::{is_combining_mark, lowercase};

/// Fewest letters of a run that is no name or heading. Some printers space out single words instead of setting them in
/// italics.
const MIN_SENTENCE_LETTERS: u32 = 40;
/// Fewest letters in such runs that are flagged: twenty words, a sentence or two.
const MIN_FLAGGED_LETTERS: u32 = 100;
/// Widest white space between two fields of a run, in characters.
const MAX_GAP_CHARACTERS: usize = 16;
/// Longest field in bytes, with its punctuation.
const MAX_FIELD_BYTES: usize = 16;
/// Most letters for each visible gap between words. The average word of any language is shorter.
const MAX_LETTERS_PER_GAP: usize = 12;
/// Fewest different letters of writing whose words are unknown. Answers to a test have four or five.
const MIN_DIFFERENT_LETTERS: usize = 10;

/// A letter or digit of a run with its marks, or an apostrophe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpacedLetter {
    /// First byte in the text.
    pub start: usize,
    /// One past its last byte.
    pub end: usize,
}

/// A row of single letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpacedRun {
    /// Its letters, split at punctuation; no piece is empty.
    pub pieces: Vec<Vec<SpacedLetter>>,
    /// Whether a word begins at each letter of each piece; `None` if the gaps do not show it.
    pub begins: Option<Vec<Vec<bool>>>,
    /// Number of letters, without digits and apostrophes.
    pub letters: u32,
}

/// A field between white space.
struct Field {
    start: usize,
    end: usize,
    is_single: bool,
    letters: u32,
}

/// The runs of a text. O(n).
#[must_use]
pub fn runs(text: &str) -> Vec<SpacedRun> {
    let mut rows = rows(text);
    let Some(first) = rows.next() else { return Vec::new() };
    runs_in(text, iter::once(first).chain(rows))
}

#[inline(never)] // see `memory`
fn runs_in(text: &str, rows: impl Iterator<Item = Range<usize>>) -> Vec<SpacedRun> {
    let mut runs = Vec::new();
    let mut row: Vec<Field> = Vec::new();
    for stretch in rows {
        for field in fields(text, stretch) {
            let near = row.last().is_none_or(|last| text[last.end..field.start].chars().count() <= MAX_GAP_CHARACTERS);
            if !field.is_single || !near {
                runs.extend(run_of(text, &row));
                row.clear();
            }
            if field.is_single {
                row.push(field);
            }
        }
        runs.extend(run_of(text, &row));
        row.clear();
    }
    runs
}

/// The fields between white space in a stretch.
fn fields(text: &str, stretch: Range<usize>) -> impl Iterator<Item = Field> {
    let mut at = stretch.start;
    iter::from_fn(move || {
        let start = at + text[at..stretch.end].find(|character: char| !character.is_whitespace())?;
        let end = text[start..stretch.end].find(char::is_whitespace).map_or(stretch.end, |length| start + length);
        at = end;
        let field = &text[start..end];
        let is_single = is_single(field);
        let letters = if is_single { field.chars().filter(|&c| is_spelling(c)).count() as u32 } else { 0 };
        Some(Field { start, end, is_single, letters })
    })
}

/// Whether no two letters or digits of a field are adjacent: "k", "l's", "y-f", "—".
fn is_single(field: &str) -> bool {
    if field.len() > MAX_FIELD_BYTES {
        return false;
    }
    let mut after_letter = false;
    field.chars().filter(|&character| !is_combining_mark(character)).all(|character| {
        let letter = character.is_ascii_digit() || is_spelling(character);
        let is_adjacent = std::mem::replace(&mut after_letter, letter) && letter;
        !is_adjacent && (letter || !character.is_alphanumeric())
    })
}

/// Whether a letter belongs to an alphabet whose letters form words.
fn is_spelling(character: char) -> bool {
    is_alphabetic_script(character) || matches!(character, '\u{620}'..='\u{64a}' | '\u{671}'..='\u{6d3}')
}

fn run_of(text: &str, row: &[Field]) -> Option<SpacedRun> {
    let letters: u32 = row.iter().map(|field| field.letters).sum();
    if letters < MIN_LETTERS {
        return None;
    }
    let mut run = SpacedRun { pieces: vec![Vec::new()], begins: None, letters };
    for field in row {
        for (at, character) in text[field.start..field.end].char_indices() {
            let (start, end) = (field.start + at, field.start + at + character.len_utf8());
            let mark = is_combining_mark(character);
            match run.pieces.last_mut().expect("there is one") {
                piece if mark => {
                    if let Some(letter) = piece.last_mut() {
                        letter.end = end;
                    }
                }
                piece if character.is_alphanumeric() || is_apostrophe(character) => {
                    piece.push(SpacedLetter { start, end });
                }
                piece if !piece.is_empty() => run.pieces.push(Vec::new()),
                _ => {}
            }
        }
    }
    for piece in &mut run.pieces {
        // At the edges these are quotation marks, not apostrophes.
        let is_mark = |letter: &SpacedLetter| text[letter.start..letter.end].starts_with(is_apostrophe);
        while piece.last().is_some_and(is_mark) {
            piece.pop();
        }
        let quotes = piece.iter().take_while(|letter| is_mark(letter)).count();
        piece.drain(..quotes);
    }
    run.pieces.retain(|piece| !piece.is_empty());
    if is_repeated_mark(text, &run) {
        return None;
    }
    run.begins = begins_by_gaps(text, &run.pieces);
    Some(run)
}

/// Whether one letter makes up more than half of a run: the points of a plot, or crosses in a table. In no language does a
/// letter reach a quarter of a sentence.
fn is_repeated_mark(text: &str, run: &SpacedRun) -> bool {
    let letters = || run.pieces.iter().flatten().map(|letter| text[letter.start..letter.end].chars().next());
    // Pairs of different letters cancel out: if a letter has the majority, it is left.
    let (mut most, mut left) = (None, 0_i32);
    for letter in letters() {
        if left == 0 {
            most = letter;
        }
        left += if letter == most { 1 } else { -1 };
    }
    2 * letters().filter(|&letter| letter == most).count() > letters().count()
}

fn is_apostrophe(character: char) -> bool {
    matches!(character, '\'' | '\u{2019}')
}

/// The white space between two letters: its length in characters, and the first of them.
type Gap = (usize, Option<char>);

/// Whether a word begins at each letter, by gaps that differ from the most common one; `None` if the gaps do not show
/// it.
fn begins_by_gaps(text: &str, pieces: &[Vec<SpacedLetter>]) -> Option<Vec<Vec<bool>>> {
    let gap = |two: &[SpacedLetter]| -> Gap {
        let mut between = text[two[0].end..two[1].start].chars();
        (between.clone().count(), between.next())
    };
    let pairs = pieces.iter().flat_map(|piece| piece.windows(2)).filter(|two| two[0].end < two[1].start);
    let mut gaps: Vec<Gap> = pairs.map(gap).collect();
    sort::sort_by_key(&mut gaps, |&(length, first)| (length, first.map_or(0, |first| u32::from(first) + 1)));
    let kinds: Vec<(Gap, usize)> = gaps.chunk_by(|x, y| x == y).map(|alike| (alike[0], alike.len())).collect();
    // The most common gap separates letters; among equals, the narrowest.
    let &(usual, _) = kinds.iter().max_by_key(|&&(kind, count)| (count, std::cmp::Reverse(kind)))?;
    let is_between_words = |kind: Gap| kind.0 > usual.0 || (kind.0 == usual.0 && kind != usual) || kind.1 == Some('\n');
    let seen: usize =
        kinds.iter().filter(|(kind, _)| kind.1 != Some('\n') && is_between_words(*kind)).map(|kind| kind.1).sum();
    let letters: usize = pieces.iter().map(Vec::len).sum();
    let begins: Vec<Vec<bool>> = pieces
        .iter()
        .map(|piece| iter::once(true).chain(piece.windows(2).map(|two| is_between_words(gap(two)))).collect())
        .collect();
    // Columns of a table have wider gaps as well, but few of them form words of three letters.
    let words = begins.iter().flat_map(|begins| begins.chunk_by(|_, next| !next)).map(<[bool]>::len);
    let in_words: usize = words.filter(|&letters| letters > 2).sum();
    (seen * MAX_LETTERS_PER_GAP >= letters && 2 * in_words >= letters).then_some(begins)
}

/// Most evenly spaced letters and digits of one text whose words are looked up in other documents, about 40,000 words. The
/// look-up takes some 250 bytes for each of them, and more only for each different pair of words of other documents that they spell.
pub const MAX_UNSEGMENTED_LETTERS: u32 = 200_000;

/// The number of letters and digits in runs without gaps between words; 0 if the letters are less than a sentence or two of
/// prose, because looking up their words in other documents costs more than reading the text. O(letters).
#[must_use]
pub fn unsegmented_letters(text: &str, runs: &[SpacedRun]) -> u32 {
    let unsegmented = || runs.iter().filter(|run| run.begins.is_none());
    let letters: u32 = unsegmented().map(|run| run.letters).sum();
    if letters < MIN_FLAGGED_LETTERS || !unsegmented().any(|run| is_writing(text, run)) {
        return 0;
    }
    // Digits take as much memory to look up as letters do.
    unsegmented().flat_map(|run| &run.pieces).map(|piece| piece.len() as u32).sum()
}

/// A text without its runs that cannot be segmented, which would otherwise count as words of one letter. O(n).
#[must_use]
pub fn without_unsegmented(text: &str) -> String {
    let mut rest = String::with_capacity(text.len());
    let mut at = 0;
    for (start, end) in runs(text).iter().filter(|run| run.begins.is_none()).filter_map(SpacedRun::ends) {
        rest.push_str(&text[at..start]);
        at = end;
    }
    rest.push_str(&text[at..]);
    rest
}

/// Finds the white space between letters of one word. O(n), and the cost of `segmenter`.
pub(super) fn find(text: &str, runs: &[SpacedRun], segmenter: Option<&Segmenter>) -> Found {
    let mut found = Found::default();
    for run in runs {
        let begins = run.begins.clone().or_else(|| segmenter.and_then(|segment| segment(text, run)));
        let Some(begins) = begins else {
            if is_writing(text, run) {
                found.add(run, 0);
            }
            continue;
        };
        let mut words = 0;
        for (piece, begins) in run.pieces.iter().zip(&begins) {
            for (two, begins) in piece.windows(2).zip(&begins[1..]) {
                if !begins && two[0].end < two[1].start {
                    found.edits.push(TextEdit { start: two[0].end, end: two[1].start, with: String::new() });
                }
            }
            words += begins.iter().filter(|&&begins| begins).count() as u32;
        }
        found.add(run, words);
    }
    let hidden = runs.iter().filter(|run| run.letters >= MIN_SENTENCE_LETTERS).map(|run| run.letters).sum::<u32>();
    found.count.flagged = found.count.characters > 0 && hidden >= MIN_FLAGGED_LETTERS;
    found
}

impl Found {
    fn add(&mut self, run: &SpacedRun, words: u32) {
        let Count { characters, words: sum, .. } = &mut self.count;
        *characters += run.letters;
        *sum += words;
        self.spans.extend(run.ends());
    }
}

impl SpacedRun {
    /// Start of its first letter and end of its last one.
    fn ends(&self) -> Option<(usize, usize)> {
        let first = self.pieces.first().and_then(|piece| piece.first());
        let last = self.pieces.last().and_then(|piece| piece.last());
        first.zip(last).map(|(first, last)| (first.start, last.end))
    }
}

/// Whether letters that form no known words are still writing: many different ones, and not the alphabet.
fn is_writing(text: &str, run: &SpacedRun) -> bool {
    let letters = || run.pieces.iter().flatten().filter_map(|letter| text[letter.start..letter.end].chars().next());
    let mut different: Vec<char> = letters().flat_map(lowercase).collect();
    let steps = different.windows(2).filter(|two| two[1] as u32 == two[0] as u32 + 1).count();
    let total = different.len();
    sort::sort_by_key(&mut different, |&letter| letter);
    different.dedup();
    run.letters >= MIN_SENTENCE_LETTERS && different.len() >= MIN_DIFFERENT_LETTERS && 3 * steps < total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_a_plot_are_no_run() {
        let points = "l l  l l l l  l l l l l l l  l l l ".repeat(20);
        let crosses = "x x x o x x x x o x x x x x x\n".repeat(10);
        assert_eq!((runs(&points), runs(&crosses)), (vec![], vec![]));
        assert_eq!(runs("t h e  k e e p e r  o f  t h e  l a m p").len(), 1);
    }

    #[test]
    fn fields_are_those_of_split_whitespace() {
        let text = " ab c\u{a0}d\u{2009}\u{1}e f\u{1f}g\n\t“h” ж\u{85}и ";
        let found: Vec<&str> = fields(text, 0..text.len()).map(|field| &text[field.start..field.end]).collect();
        assert_eq!(found, text.split_whitespace().collect::<Vec<_>>());
    }
}
