//! Letters with white space between them: "l i k e   t h i s".
//!
//! A *run* is a row of fields between white space in which no two letters or digits stand side by side. Lists,
//! formulae, initials and tables are such rows, too, so that a run says something only if its letters make up words:
//! because gaps of another kind stand between words than between letters, or because other documents hold the words
//! ([`Cut`]). Only alphabets count: ideographs and syllables stand alone by right. O(n) time.

use std::collections::BTreeMap;
use std::iter;
use std::ops::Range;

use unicode_normalization::char::is_combining_mark;

use super::letters::is_western;
use super::rows::rows;
use super::{Count, Cut, Edit, Found};

/// Letters in a run: initials and lists of options are shorter.
pub(super) const MIN_LETTERS: u32 = 8;
/// Letters of a run that is no name or heading: some printers space out single words instead of setting them in italics.
const MIN_SENTENCE: u32 = 40;
/// Letters in such runs from which on it is no accident: twenty words, a sentence or two.
const MIN_FLAGGED: u32 = 100;
/// White space between two fields of a run, in characters.
const WIDEST_GAP: usize = 16;
/// Bytes of a field, with its punctuation.
const MAX_FIELD_BYTES: usize = 16;
/// With gaps between words to be seen, there is one for so many letters at least; no language has words as long as that
/// on the average.
const LETTERS_A_GAP: usize = 12;
/// Different letters that make up writing, where no word is known: answers to a test have four or five.
const MIN_DIFFERENT: usize = 10;

/// A letter or digit of a run, with its marks, or an apostrophe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letter {
    /// First byte in the text.
    pub start: usize,
    /// One past its last byte.
    pub end: usize,
}

/// Letters that stand alone, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// Its letters, cut at punctuation; no piece is empty.
    pub pieces: Vec<Vec<Letter>>,
    /// Whether a word begins at each letter of each piece, if gaps say so.
    pub begins: Option<Vec<Vec<bool>>>,
    /// How many letters there are, digits and apostrophes apart.
    pub letters: u32,
}

/// One field between white space.
struct Field {
    start: usize,
    end: usize,
    alone: bool,
    letters: u32,
}

/// The runs of a text. O(n).
#[must_use]
pub fn runs(text: &str) -> Vec<Run> {
    let mut rows = rows(text);
    let Some(first) = rows.next() else { return Vec::new() };
    runs_in(text, iter::once(first).chain(rows))
}

#[inline(never)] // see `memory`
fn runs_in(text: &str, rows: impl Iterator<Item = Range<usize>>) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut row: Vec<Field> = Vec::new();
    for stretch in rows {
        for field in fields(text, stretch) {
            let near = row.last().is_none_or(|last| text[last.end..field.start].chars().count() <= WIDEST_GAP);
            if !field.alone || !near {
                runs.extend(run_of(text, &row));
                row.clear();
            }
            if field.alone {
                row.push(field);
            }
        }
        runs.extend(run_of(text, &row));
        row.clear();
    }
    runs
}

/// What stands between white space in a stretch.
fn fields(text: &str, stretch: Range<usize>) -> impl Iterator<Item = Field> {
    let mut at = stretch.start;
    iter::from_fn(move || {
        let start = at + text[at..stretch.end].find(|character: char| !character.is_whitespace())?;
        let end = text[start..stretch.end].find(char::is_whitespace).map_or(stretch.end, |length| start + length);
        at = end;
        let field = &text[start..end];
        let alone = is_alone(field);
        let letters = if alone { field.chars().filter(|&c| is_spelling(c)).count() as u32 } else { 0 };
        Some(Field { start, end, alone, letters })
    })
}

/// Whether no two letters or digits stand side by side in what stands between white space: "k", "l's", "y-f", "—".
fn is_alone(field: &str) -> bool {
    if field.len() > MAX_FIELD_BYTES {
        return false;
    }
    let mut after_letter = false;
    field.chars().filter(|&character| !is_combining_mark(character)).all(|character| {
        let letter = character.is_ascii_digit() || is_spelling(character);
        let beside = std::mem::replace(&mut after_letter, letter) && letter;
        !beside && (letter || !character.is_alphanumeric())
    })
}

/// Whether a letter is of an alphabet, in which letters make up words.
fn is_spelling(character: char) -> bool {
    is_western(character) || matches!(character, '\u{620}'..='\u{64a}' | '\u{671}'..='\u{6d3}')
}

fn run_of(text: &str, row: &[Field]) -> Option<Run> {
    let letters: u32 = row.iter().map(|field| field.letters).sum();
    if letters < MIN_LETTERS {
        return None;
    }
    let mut run = Run { pieces: vec![Vec::new()], begins: None, letters };
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
                piece if character.is_alphanumeric() || is_apostrophe(character) => piece.push(Letter { start, end }),
                piece if !piece.is_empty() => run.pieces.push(Vec::new()),
                _ => {}
            }
        }
    }
    for piece in &mut run.pieces {
        // Quotation marks are no apostrophes.
        let is_mark = |letter: &Letter| text[letter.start..letter.end].starts_with(is_apostrophe);
        while piece.last().is_some_and(is_mark) {
            piece.pop();
        }
        let quotes = piece.iter().take_while(|letter| is_mark(letter)).count();
        piece.drain(..quotes);
    }
    run.pieces.retain(|piece| !piece.is_empty());
    run.begins = by_gaps(text, &run.pieces);
    Some(run)
}

fn is_apostrophe(character: char) -> bool {
    matches!(character, '\'' | '\u{2019}')
}

/// What stands between two letters: how many characters, and which is the first.
type Gap = (usize, Option<char>);

/// Where words begin, as far as gaps of another kind than the usual one say so; nothing where they say nothing.
fn by_gaps(text: &str, pieces: &[Vec<Letter>]) -> Option<Vec<Vec<bool>>> {
    let gap = |two: &[Letter]| -> Gap {
        let mut between = text[two[0].end..two[1].start].chars();
        (between.clone().count(), between.next())
    };
    let mut kinds: BTreeMap<Gap, usize> = BTreeMap::new();
    for two in pieces.iter().flat_map(|piece| piece.windows(2)).filter(|two| two[0].end < two[1].start) {
        *kinds.entry(gap(two)).or_default() += 1;
    }
    // The commonest one is that between letters; of several the narrowest.
    let (&usual, _) = kinds.iter().max_by_key(|&(&kind, &count)| (count, std::cmp::Reverse(kind)))?;
    let is_between_words = |kind: Gap| kind.0 > usual.0 || (kind.0 == usual.0 && kind != usual) || kind.1 == Some('\n');
    let seen: usize =
        kinds.iter().filter(|&(&kind, _)| kind.1 != Some('\n') && is_between_words(kind)).map(|kind| kind.1).sum();
    let letters: usize = pieces.iter().map(Vec::len).sum();
    let begins: Vec<Vec<bool>> = pieces
        .iter()
        .map(|piece| iter::once(true).chain(piece.windows(2).map(|two| is_between_words(gap(two)))).collect())
        .collect();
    // Columns of a table are apart as well, but few of them make up words of three letters.
    let words = begins.iter().flat_map(|begins| begins.chunk_by(|_, next| !next)).map(<[bool]>::len);
    let in_words: usize = words.filter(|&letters| letters > 2).sum();
    (seen * LETTERS_A_GAP >= letters && 2 * in_words >= letters).then_some(begins)
}

/// Most evenly spaced letters of one text whose words are looked up in other documents, about 40,000 words. The look-up takes
/// some 250 bytes a letter.
pub const MAX_UNSEGMENTED_LETTERS: u32 = 200_000;

/// The number of letters in runs without gaps between words; 0 if they are not at least a sentence or two of prose, because
/// looking up their words in other documents costs more than reading the text.
#[must_use]
pub fn open(text: &str, runs: &[Run]) -> u32 {
    let open = || runs.iter().filter(|run| run.begins.is_none());
    let letters = open().map(|run| run.letters).sum();
    if letters >= MIN_FLAGGED && open().any(|run| is_writing(text, run)) { letters } else { 0 }
}

/// A text without its letters whose words are not to be seen, which are no words of one letter. O(n).
#[must_use]
pub fn without_unsegmented(text: &str) -> String {
    let mut rest = String::with_capacity(text.len());
    let mut at = 0;
    for (start, end) in runs(text).iter().filter(|run| run.begins.is_none()).filter_map(Run::ends) {
        rest.push_str(&text[at..start]);
        at = end;
    }
    rest.push_str(&text[at..]);
    rest
}

/// Finds the white space between letters of one word. O(n), and what `cut` costs.
pub(super) fn find(text: &str, runs: &[Run], cut: Option<&Cut>) -> Found {
    let mut found = Found::default();
    for run in runs {
        let begins = run.begins.clone().or_else(|| cut.and_then(|cut| cut(text, run)));
        let Some(begins) = begins else {
            if is_writing(text, run) {
                found.take(run, 0);
            }
            continue;
        };
        let mut words = 0;
        for (piece, begins) in run.pieces.iter().zip(&begins) {
            for (two, begins) in piece.windows(2).zip(&begins[1..]) {
                if !begins && two[0].end < two[1].start {
                    found.edits.push(Edit { start: two[0].end, end: two[1].start, with: String::new() });
                }
            }
            words += begins.iter().filter(|&&begins| begins).count() as u32;
        }
        found.take(run, words);
    }
    let hidden = runs.iter().filter(|run| run.letters >= MIN_SENTENCE).map(|run| run.letters).sum::<u32>();
    found.count.flagged = found.count.characters > 0 && hidden >= MIN_FLAGGED;
    found
}

impl Found {
    fn take(&mut self, run: &Run, words: u32) {
        let Count { characters, words: sum, .. } = &mut self.count;
        *characters += run.letters;
        *sum += words;
        self.spans.extend(run.ends());
    }
}

impl Run {
    /// Where its first letter starts and its last one ends.
    fn ends(&self) -> Option<(usize, usize)> {
        let first = self.pieces.first().and_then(|piece| piece.first());
        let last = self.pieces.last().and_then(|piece| piece.last());
        first.zip(last).map(|(first, last)| (first.start, last.end))
    }
}

/// Whether letters that make no known words are writing all the same: many of them, different ones, and not the alphabet.
fn is_writing(text: &str, run: &Run) -> bool {
    let letters = || run.pieces.iter().flatten().filter_map(|letter| text[letter.start..letter.end].chars().next());
    let mut different: Vec<char> = letters().flat_map(char::to_lowercase).collect();
    let steps = different.windows(2).filter(|two| two[1] as u32 == two[0] as u32 + 1).count();
    let many = different.len();
    different.sort_unstable();
    different.dedup();
    run.letters >= MIN_SENTENCE && different.len() >= MIN_DIFFERENT && 3 * steps < many
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_what_white_space_leaves() {
        let text = " ab c\u{a0}d\u{2009}\u{1}e f\u{1f}g\n\t“h” ж\u{85}и ";
        let found: Vec<&str> = fields(text, 0..text.len()).map(|field| &text[field.start..field.end]).collect();
        assert_eq!(found, text.split_whitespace().collect::<Vec<_>>());
    }
}
