//! Reverses text that is stored backwards between bidirectional overrides (U+202E and U+202D): on screen it reads
//! normally, but its characters match nothing. Each stretch is reversed by grapheme clusters, so marks stay with their
//! letters.

use unicode_segmentation::UnicodeSegmentation;

use super::letters::{is_alphabetic_script, is_right_to_left};
use super::{Found, TextEdit};

/// Displays the following text from right to left.
const OVERRIDE: char = '\u{202e}';
/// Fewest reversed letters that are flagged.
const MIN_LETTERS: u32 = 8;

/// Finds reversed stretches. O(n).
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
        let own = stretch.chars().filter(|&character| is_alphabetic_script(character)).count() as u32;
        if own > 0 && !stretch.chars().any(is_right_to_left) {
            found.edits.push(TextEdit { start, end, with: reversed(stretch) });
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

/// The clusters of a stretch, from the last to the first. O(n).
fn reversed(stretch: &str) -> String {
    // Iterates forwards and reverses the list: the backward grapheme iterator would add more code than the rest of this module.
    let mut clusters: Vec<&str> = stretch.graphemes(true).collect();
    clusters.reverse();
    clusters.concat()
}
