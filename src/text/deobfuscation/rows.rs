//! Finds stretches of text that may contain rows of single letters. They are rare, so the search skips most bytes.
//!
//! No two letters of a row are adjacent, and a row is long. One adjacent pair therefore rules out all positions up to
//! it, and in a text of words only about every tenth byte is examined (as Boyer and Moore search for long words, 1977).

use std::ops::Range;

/// Fewest letters of a row. Initials and lists of options are shorter.
pub(super) const MIN_LETTERS: u32 = 8;
/// Fewest bytes of a row: a separator between each two letters.
const MIN_BYTES: usize = 2 * MIN_LETTERS as usize - 1;
/// Fewest bytes without two adjacent letters for a row: one byte less than the distance between the pairs around a row,
/// since a pair of Cyrillic letters may be taken to end a byte later.
pub(crate) const MIN_GAP: u32 = MIN_BYTES as u32 - 2;

/// Stretches that contain all rows of at least [`MIN_LETTERS`] letters of which no two are adjacent. They begin and end
/// at white space, ascend, and do not overlap. O(n).
pub(super) fn rows(text: &str) -> impl Iterator<Item = Range<usize>> {
    let bytes = text.as_bytes();
    let (mut at, mut searched) = (0, 0);
    std::iter::from_fn(move || {
        at = next(bytes, at)?;
        let pair = (at + MIN_BYTES..bytes.len()).find(|&place| is_pair(bytes, place)).unwrap_or(bytes.len());
        let middle = (searched..=at).rev().find(|&place| text.is_char_boundary(place)).unwrap_or(searched);
        let before = text[searched..middle].char_indices().rfind(|(_, character)| character.is_whitespace());
        let start = searched + before.map_or(0, |(place, _)| place);
        let end = text[pair..].find(char::is_whitespace).map_or(bytes.len(), |place| pair + place);
        (at, searched) = (end, end);
        Some(start..end)
    })
}

/// The first position from `at` on that is followed by [`MIN_BYTES`] without a pair.
#[inline(never)] // see `memory`
fn next(bytes: &[u8], mut at: usize) -> Option<usize> {
    while at + MIN_BYTES <= bytes.len() {
        match (at..at + MIN_BYTES - 1).rev().find(|&place| is_pair(bytes, place)) {
            Some(pair) => at = pair + 1,
            None => return Some(at),
        }
    }
    None
}

/// Whether two letters or digits are adjacent. Only ASCII and the first two rows of Cyrillic are recognised, which
/// needs no decoding.
fn is_pair(bytes: &[u8], place: usize) -> bool {
    let is_cyrillic = |place: usize| matches!(bytes.get(place), Some(0xd0 | 0xd1));
    let is_plain = |place: usize| bytes.get(place).is_some_and(u8::is_ascii_alphanumeric);
    (is_plain(place) && is_plain(place + 1)) || (is_cyrillic(place) && is_cyrillic(place + 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<&str> {
        rows(text).map(|stretch| text[stretch].trim()).collect()
    }

    #[test]
    fn text_of_words_has_no_rows() {
        assert!(found("the quick brown fox jumps over the lazy dog, and so on").is_empty());
        assert!(found("Все счастливые семьи похожи друг на друга").is_empty());
        assert!(found("a b c d e f g").is_empty());
    }

    #[test]
    fn rows_include_the_words_at_their_ends() {
        assert_eq!(found("a b c d e f g h"), ["a b c d e f g h"]);
        assert_eq!(
            found("see the f i r s t r o w of it and т а к а я с т р о к а же"),
            ["the f i r s t r o w of", "and т а к а я с т р о к а же"]
        );
        assert_eq!(found("one, 漢字漢字漢字 t w o l e t t e r s in it"), ["one, 漢字漢字漢字 t w o l e t t e r s in"]);
    }
}
