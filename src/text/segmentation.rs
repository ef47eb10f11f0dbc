//! The rules of UAX #29 for words, as far as they concern ASCII and the other plain characters of [`crate::text::fast`].

use std::ops::Range;

/// The word-segmentation class (UAX #29) of a plain character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// Not plain: needs the reference tokenizer.
    NotPlain,
    /// Part of words.
    Letter,
    /// Part of words and numbers.
    Digit,
    /// The low line, which joins letters and digits (`ExtendNumLet`).
    Joiner,
    /// Joins letters (`MidLetter`).
    MidLetter,
    /// Joins digits (`MidNum`).
    MidDigit,
    /// Joins letters and joins digits (`MidNumLet`, `Single_Quote`).
    Mid,
    /// Ends a word.
    Other,
}

/// The class of an ASCII character.
pub(crate) fn ascii_class(byte: u8) -> Class {
    ASCII[usize::from(byte & 0x7f)]
}

const ASCII: [Class; 128] = {
    let mut classes = [Class::Other; 128];
    let mut byte = 0_u8;
    while byte < 128 {
        classes[byte as usize] = match byte {
            b'a'..=b'z' | b'A'..=b'Z' => Class::Letter,
            b'0'..=b'9' => Class::Digit,
            b'_' => Class::Joiner,
            b':' => Class::MidLetter,
            b',' | b';' => Class::MidDigit,
            b'.' | b'\'' => Class::Mid,
            _ => Class::Other,
        };
        byte += 1;
    }
    classes
};

/// Whether a character joins the one before it to the one after it.
pub(crate) fn joins(before: Class, middle: Class, behind: Class) -> bool {
    before == behind
        && match middle {
            Class::MidLetter => before == Class::Letter,
            Class::MidDigit => before == Class::Digit,
            Class::Mid => before == Class::Letter || before == Class::Digit,
            _ => false,
        }
}

/// Calls `each` with consecutive stretches of a text of `bytes` bytes, and whether all characters of the stretch are plain.
/// `end_of_plain`: the first character from a place on that is not plain, or the end; `is_seam`: whether no rule looks across a place
/// within the text. O(n).
pub(crate) fn for_each_stretch(
    bytes: usize,
    end_of_plain: impl Fn(usize) -> usize,
    is_seam: impl Fn(usize) -> bool,
    mut each: impl FnMut(Range<usize>, bool),
) {
    let mut at = 0;
    while at < bytes {
        let special = end_of_plain(at);
        if special == bytes {
            return each(at..bytes, true);
        }
        let from = (at + 1..=special).rev().find(|&place| is_seam(place)).unwrap_or(at);
        let to = (special + 1..bytes).find(|&place| is_seam(place)).unwrap_or(bytes);
        each(at..from, true);
        each(from..to, false);
        at = to;
    }
}

/// Calls `each` with the place and the bytes of every word of a text of ASCII: those of `split_word_bounds` with a letter or a digit.
/// O(n).
pub(crate) fn for_each_ascii_word<'t>(text: &'t str, mut each: impl FnMut((usize, &'t str))) {
    let bytes = text.as_bytes();
    let class = |at: usize| bytes.get(at).map_or(Class::Other, |&byte| ascii_class(byte));
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let mut is_word = false;
        while let inside @ (Class::Letter | Class::Digit | Class::Joiner) = class(at) {
            is_word |= inside != Class::Joiner;
            at += 1;
            at += usize::from(joins(inside, class(at), class(at + 1)));
        }
        if is_word {
            each((start, &text[start..at]));
        }
        at += usize::from(at == start);
    }
}
