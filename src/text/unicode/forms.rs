//! The normalisation forms of a short text (UAX #15).

use super::tables::{CLASS, COMPOSES_BACK, Tables, class, tables};
use crate::common::sort;

/// Whether text can be split before this character and both parts normalised separately: its decomposition begins with
/// a starter that never composes with what precedes it. O(1).
#[must_use]
pub fn starts_unit(character: char) -> bool {
    let tables = tables();
    let first = tables.compatible(character).into_iter().next().unwrap_or(character);
    tables.cell(first) & (CLASS | COMPOSES_BACK) == 0
}

/// Appends a text in NFKC to an empty `out`. O(n log n).
pub fn nfkc(text: &str, out: &mut Vec<char>) {
    let tables = tables();
    let mut characters = text.chars();
    if let (Some(only), None) = (characters.next(), characters.next())
        && tables.is_stable(only)
    {
        return out.push(only);
    }
    text.chars().for_each(|character| out.extend(tables.compatible(character).into_iter()));
    order(tables, out);
    compose(tables, out);
}

/// Brings characters into NFD. O(n log n).
pub fn nfd(characters: &mut Vec<char>) {
    let tables = tables();
    let given = std::mem::take(characters);
    for character in given {
        characters.extend(tables.canonical(character).into_iter());
    }
    order(tables, characters);
}

/// Brings characters that are in NFD into NFC. O(n log compositions).
pub fn nfc(characters: &mut Vec<char>) {
    compose(tables(), characters);
}

/// Sorts the marks between starters by their combining class. O(n log n).
fn order(tables: &Tables, characters: &mut [char]) {
    let class_of = |character: char| class(tables.cell(character));
    let is_ordered = |pair: &[char]| class_of(pair[1]) == 0 || class_of(pair[0]) <= class_of(pair[1]);
    if !characters.windows(2).all(is_ordered) {
        characters
            .split_mut(|&character| class_of(character) == 0)
            .for_each(|marks| sort::sort_by_key(marks, |&mark| class_of(mark)));
    }
}

/// Composes characters in canonical order. O(n log compositions).
fn compose(tables: &Tables, characters: &mut Vec<char>) {
    let mut starter = None;
    // The class of the last character that was kept since the starter.
    let mut last = None;
    let mut kept = 0;
    for at in 0..characters.len() {
        let character = characters[at];
        let own = class(tables.cell(character));
        if let Some(place) = starter
            && last.is_none_or(|last| last < own)
            && let Some(composed) = tables.compose(characters[place], character)
        {
            characters[place] = composed;
            continue;
        }
        if own == 0 {
            (starter, last) = (Some(kept), None);
        } else {
            last = Some(own);
        }
        characters[kept] = character;
        kept += 1;
    }
    characters.truncate(kept);
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::iter;

    use unicode_normalization::char as reference;
    use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfkc_quick};

    use super::*;

    fn assert_forms(text: &str) {
        let mut compatible = Vec::new();
        nfkc(text, &mut compatible);
        assert!(compatible.iter().copied().eq(text.nfkc()), "{text:?} {compatible:?}");
        let mut characters: Vec<char> = text.chars().collect();
        nfd(&mut characters);
        assert!(characters.iter().copied().eq(text.nfd()), "{text:?} {characters:?}");
        nfc(&mut characters);
        assert!(characters.iter().copied().eq(text.nfc()), "{text:?} {characters:?}");
    }

    #[test]
    fn forms_are_those_of_the_reference_for_every_code_point() {
        for character in '\0'..=char::MAX {
            assert_forms(character.encode_utf8(&mut [0; 4]));
        }
    }

    #[test]
    fn units_start_where_the_reference_says_for_every_code_point() {
        for character in '\0'..=char::MAX {
            let mut first = None;
            reference::decompose_compatible(character, |part| first = first.or(Some(part)));
            let first = first.expect("no decomposition is empty");
            let starts = reference::canonical_combining_class(first) == 0
                && is_nfkc_quick(iter::once(first)) == IsNormalized::Yes;
            assert_eq!(starts_unit(character), starts, "{character:?}");
        }
    }

    /// Every character that may compose with the one before it, after every character but ideographs.
    #[test]
    fn pairs_compose_as_in_the_reference() {
        let tables = tables();
        let seconds: Vec<char> =
            ('\0'..=char::MAX).filter(|&c| is_nfkc_quick(iter::once(c)) == IsNormalized::Maybe).collect();
        assert!(seconds.len() > 100);
        for first in ('\0'..'\u{20000}').filter(|first| !('\u{3100}'..'\u{ac00}').contains(first)) {
            for &second in &seconds {
                assert_eq!(tables.compose(first, second), reference::compose(first, second), "{first:?} {second:?}");
            }
        }
    }

    #[test]
    fn texts_of_letters_and_marks_have_the_forms_of_the_reference() {
        let firsts = ['a', 'Å', 'ế', 'ﬁ', 'ᄀ', '가', 'क', 'ﷺ', '\u{1d15e}', '\u{344}', '\u{9dc}', '人', '\u{f900}'];
        let marks: Vec<char> = ('\0'..=char::MAX)
            .filter(|&c| !starts_unit(c))
            .filter(|&c| (c as u32).is_multiple_of(3) || c < '\u{400}')
            .collect();
        for first in firsts {
            for (at, &mark) in marks.iter().enumerate() {
                for other in [marks[at * 7 % marks.len()], marks[at * 31 % marks.len()]] {
                    assert_forms(&String::from_iter([first, mark, other, marks[at * 5 % marks.len()], 'e', mark]));
                    assert_forms(&String::from_iter([mark, other, first]));
                }
            }
        }
    }
}
