//! Properties of characters and the normalisation forms of Unicode (UAX #15).
//!
//! The data are those of `unicode-normalization`, `unicode-properties` and the standard library, which `build.rs` writes
//! in a form that takes a tenth of the room in a compressed module; `tables` expands it when it is first needed. Tests
//! compare every answer for every code point with theirs.

mod forms;
mod tables;

pub use forms::{nfc, nfd, nfkc, starts_unit};

use tables::{EMOJI, EMOJI_OR_COMPONENT, MARK, tables};

/// The canonical combining class: 0 for characters that marks cannot be reordered across. O(1).
#[must_use]
#[inline]
pub fn canonical_combining_class(character: char) -> u8 {
    tables::class(tables().cell(character))
}

/// Whether the general category is Mark. O(1).
#[must_use]
#[inline]
pub fn is_combining_mark(character: char) -> bool {
    tables().cell(character) & MARK != 0
}

/// Whether the character is an emoji; digits, `#` and `*` are. O(1).
#[must_use]
#[inline]
pub fn is_emoji(character: char) -> bool {
    tables().cell(character) & EMOJI != 0
}

/// Whether the character is an emoji, or joins and modifies emoji. O(1).
#[must_use]
#[inline]
pub fn is_emoji_or_component(character: char) -> bool {
    tables().cell(character) & EMOJI_OR_COMPONENT != 0
}

/// The full canonical decomposition of a character: itself if it has none. O(1).
pub fn canonical_decomposition(character: char) -> impl Iterator<Item = char> {
    tables().canonical(character).into_iter()
}

/// The lower-case letters of a character: one, but two of `İ`. O(log ranges).
pub fn lowercase(character: char) -> impl Iterator<Item = char> {
    let (letter, mark) = match character {
        'İ' => ('i', Some('\u{307}')),
        character if character.is_ascii() => (character.to_ascii_lowercase(), None),
        character => (tables().lowercase(character), None),
    };
    std::iter::once(letter).chain(mark)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use unicode_normalization::char as reference;
    use unicode_properties::UnicodeEmoji;

    use super::*;

    #[test]
    fn properties_are_those_of_the_reference_for_every_code_point() {
        for c in '\0'..=char::MAX {
            assert_eq!(canonical_combining_class(c), reference::canonical_combining_class(c), "{c:?}");
            assert_eq!(is_combining_mark(c), reference::is_combining_mark(c), "{c:?}");
            assert_eq!(is_emoji(c), c.is_emoji_char(), "{c:?}");
            assert_eq!(is_emoji_or_component(c), c.is_emoji_char_or_emoji_component(), "{c:?}");
        }
    }

    #[test]
    fn decompositions_are_those_of_the_reference_for_every_code_point() {
        for c in '\0'..=char::MAX {
            let mut parts = Vec::new();
            reference::decompose_canonical(c, |part| parts.push(part));
            assert!(canonical_decomposition(c).eq(parts.iter().copied()), "{c:?} {parts:?}");
        }
    }

    #[test]
    fn lowercase_letters_are_those_of_the_standard_library_for_every_code_point() {
        for c in '\0'..=char::MAX {
            assert!(lowercase(c).eq(c.to_lowercase()), "{c:?}");
        }
    }
}
