//! Reverses text that is stored backwards between bidirectional overrides (U+202E and U+202D): on screen it reads
//! normally, but its characters match nothing. Each stretch is reversed letter by letter, and marks stay with their letters.
//!
//! What belongs to a letter is told by the properties that are at hand anyway. The grapheme clusters of UAX #29 are the same
//! for the alphabets in which this is looked for; the tables for those of all scripts are 3 % of what a browser downloads.

use crate::text::unicode::{is_combining_mark, starts_unit};

use super::letters::{is_alphabetic_script, is_right_to_left};
use super::{Edit, Found};

/// Displays the following text from right to left.
const OVERRIDE: char = '\u{202e}';
/// Joins what stands on both sides of it to one character, as of an emoji.
const JOINER: char = '\u{200d}';
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
            found.edits.push(Edit { start, end, with: reversed(stretch) });
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

/// The letters of a stretch, each with its marks, from the last to the first. O(n).
fn reversed(stretch: &str) -> String {
    let mut letters = String::with_capacity(stretch.len());
    let mut end = stretch.len();
    let mut is_joined = false;
    for (at, character) in stretch.char_indices().rev() {
        let begins = !is_combining_mark(character) && character != JOINER && starts_unit(character);
        // What a joiner stands before belongs to what stands before the joiner.
        let is_after_joiner = stretch[..at].ends_with(JOINER);
        is_joined = !begins || is_after_joiner;
        if !is_joined {
            letters.push_str(&stretch[at..end]);
            end = at;
        }
    }
    if is_joined {
        letters.push_str(&stretch[..end]);
    }
    letters
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use proptest::prelude::*;
    use unicode_segmentation::UnicodeSegmentation;

    use super::reversed;

    proptest! {
        #[test]
        fn letters_stay_whole_as_grapheme_clusters_do(
            text in "([a-zàéžа-яёάώა-ჰա-ֆ .,0-9]|[aеո][\u{300}-\u{36f}]{1,3}|[가-힣]|ᄀ[ᅡ-ᅵ][ᆨ-ᇂ]?|👩\u{200d}🌾){0,12}"
        ) {
            prop_assert_eq!(reversed(&text), text.graphemes(true).rev().collect::<String>());
        }

        #[test]
        fn nothing_is_lost(text: String) {
            let sorted = |text: &str| { let mut all: Vec<char> = text.chars().collect(); all.sort_unstable(); all };
            prop_assert_eq!(sorted(&reversed(&text)), sorted(&text));
        }
    }
}
