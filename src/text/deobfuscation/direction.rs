//! Text written backwards between controls that turn it round on screen (U+202E and U+202D): a reader sees it the right
//! way, and a comparison does not. Such a stretch is turned round as a whole, marks staying with their letters.

use unicode_segmentation::UnicodeSegmentation;

use super::letters::{is_western, runs_leftwards};
use super::{Edit, Found};

/// Turns what follows from right to left.
const OVERRIDE: char = '\u{202e}';
/// Letters from which on it is no accident.
const MIN_LETTERS: u32 = 8;

/// Finds such stretches. O(n).
pub(super) fn find(text: &str) -> Found {
    let mut found = Found::default();
    let mut letters = 0;
    let mut from = 0;
    while let Some(at) = text[from..].find(OVERRIDE) {
        let start = from + at;
        let inner = start + OVERRIDE.len_utf8();
        let length = text[inner..].find(['\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', OVERRIDE, '\n', '\u{2029}']);
        let end = length.map_or(text.len(), |length| inner + length);
        let stretch = &text[inner..end];
        let own = stretch.chars().filter(|&character| is_western(character)).count() as u32;
        if own > 0 && !stretch.chars().any(runs_leftwards) {
            found.edits.push(Edit { start, end, with: stretch.graphemes(true).rev().collect() });
            found.spans.push((start, end));
            found.count.characters += stretch.chars().count() as u32;
            found.count.words += stretch.split_whitespace().count() as u32;
            letters += own;
        }
        from = end;
    }
    found.count.flagged = letters >= MIN_LETTERS;
    found
}
