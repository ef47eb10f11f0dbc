//! Table of the plain characters beyond ASCII: their normalised bytes and their word-segmentation classes.

use std::sync::OnceLock;

use crate::params::{Params, Unit};
use crate::text::deobfuscation::letters::Script;
use crate::text::normalize::{caseless, is_plain_letter, normalize_only};
use crate::text::segmentation::{Class, ascii_class};
use crate::text::token;

/// The kind of a character beyond ASCII, where tokens are characters.
pub(super) enum CharacterKind<'a> {
    /// One letter, with its bytes after normalisation.
    Letter(&'a [u8]),
    /// White space.
    Space,
    /// Removed with punctuation.
    Punctuation,
    /// Not plain.
    NotPlain,
}

/// Most bytes of a normalised letter.
const MAX_BYTES: usize = 3;
/// Bytes reserved for them, so that each copy is a single instruction.
const ENTRY_BYTES: usize = 4;

/// A letter's bytes after normalisation, and its class. Eight bytes, so that a shift finds an entry.
#[derive(Clone, Copy)]
#[repr(align(8))]
struct Entry {
    class: Class,
    /// Whether it is a letter that normalises to one letter.
    is_single: bool,
    length: u8,
    bytes: [u8; ENTRY_BYTES],
}

const NOT_PLAIN: Entry = Entry { class: Class::NotPlain, is_single: false, length: 0, bytes: [0; ENTRY_BYTES] };

/// Code points in a page of the table: those with the same leading byte, if they take two bytes.
const PAGE: u32 = 64;
/// The table covers all code points below this: those of at most two bytes.
const TWO_BYTES: u32 = 0x800;
/// The block of general punctuation, in the two pages after these.
const PUNCTUATION: std::ops::Range<u32> = 0x2000..0x2070;
const PAGES: usize = (TWO_BYTES / PAGE) as usize + 2;
/// The only white space among the plain characters beyond ASCII.
const NO_BREAK_SPACE: u32 = 0xa0;
/// Punctuation that ends words in any context and any normalisation.
const OTHERS: &str = "\u{a0}¡£§«¶»¿–—―“”„…‹›•";
/// Typographic apostrophes, which normalise to the plain one.
const APOSTROPHES: &str = "‘’";

/// The table for one set of normalisation parameters.
pub(super) struct Alphabet {
    /// Each computed when a text first contains one of its characters: few texts are in more than three scripts.
    pages: Vec<OnceLock<[Entry; PAGE as usize]>>,
    params: Params,
    /// The hash of each character of ASCII, as a token.
    ascii: Vec<u64>,
    lowercase: bool,
}

/// One for each combination of the parameters that change letters, computed on first use.
static ALPHABETS: [OnceLock<Alphabet>; 8] = [const { OnceLock::new() }; 8];

impl Alphabet {
    /// For some parameters.
    pub(super) fn of(params: &Params) -> &'static Self {
        let Params { lowercase, nfkc, strip_accents, .. } = *params;
        let which = [lowercase, nfkc, strip_accents].iter().fold(0, |bits, &bit| bits << 1 | usize::from(bit));
        ALPHABETS[which].get_or_init(|| Self::new(params))
    }

    fn new(params: &Params) -> Self {
        let params = Params { unit: Unit::Words, strip_punctuation: true, ..params.clone() };
        let as_compared = |byte: u8| if params.lowercase { byte.to_ascii_lowercase() } else { byte };
        let ascii = (0..128).map(|byte| token::hash(&[as_compared(byte)])).collect();
        let pages = (0..PAGES).map(|_| OnceLock::new()).collect();
        Self { pages, ascii, lowercase: params.lowercase, params }
    }

    /// The hash of a character of ASCII.
    pub(super) fn ascii(&self, byte: u8) -> u64 {
        self.ascii[usize::from(byte)]
    }

    /// Whether upper-case letters become lower-case ones.
    pub(super) fn lowercase(&self) -> bool {
        self.lowercase
    }

    /// The class of the character beyond ASCII that begins at `at`, and its length in bytes.
    pub(super) fn class_beyond_ascii(&self, bytes: &[u8], at: usize) -> (Class, usize) {
        let (code, length) = decode(bytes, at);
        (self.entry(code).class, length)
    }

    /// The kind of the character beyond ASCII that begins at `at`, and its length in bytes.
    pub(super) fn kind(&self, bytes: &[u8], at: usize) -> (CharacterKind<'_>, usize) {
        let (code, length) = decode(bytes, at);
        let entry = self.entry(code);
        let kind = match entry.class {
            Class::Letter if entry.is_single => CharacterKind::Letter(&entry.bytes[..usize::from(entry.length)]),
            Class::Other if code == NO_BREAK_SPACE => CharacterKind::Space,
            Class::Other | Class::Mid => CharacterKind::Punctuation,
            _ => CharacterKind::NotPlain,
        };
        (kind, length)
    }

    #[inline]
    fn entry(&self, code: u32) -> &Entry {
        if code < TWO_BYTES {
            self.in_page(code, code)
        } else if PUNCTUATION.contains(&code) {
            self.in_page(code - PUNCTUATION.start + TWO_BYTES, code)
        } else {
            &NOT_PLAIN
        }
    }

    /// The entry of a character, given its position in all pages.
    #[inline]
    fn in_page(&self, place: u32, code: u32) -> &Entry {
        let page = self.pages[(place / PAGE) as usize].get_or_init(|| self.page(code - code % PAGE));
        &page[(place % PAGE) as usize]
    }

    /// The entries of the characters from `first` on.
    #[cold]
    fn page(&self, first: u32) -> [Entry; PAGE as usize] {
        let characters = || (first..first + PAGE).map(char::from_u32);
        let changes_in_case_only = |letter: char| is_plain_letter(letter) && !self.params.strip_accents;
        // All others in one text, one letter a line: no rule looks across a line break, and one text is much faster than many.
        let mut letters = String::new();
        for letter in characters().flatten().filter(|&letter| is_simple_letter(letter) && !changes_in_case_only(letter))
        {
            letters.extend([letter, '\n']);
        }
        let normalized = normalize_only(&letters, &self.params);
        let mut normalized = normalized.as_str().lines();
        let mut page = [NOT_PLAIN; PAGE as usize];
        for (entry, character) in page.iter_mut().zip(characters()) {
            *entry = match character {
                Some(character) if OTHERS.contains(character) => Entry { class: Class::Other, ..NOT_PLAIN },
                Some(character) if APOSTROPHES.contains(character) => {
                    Entry { class: Class::Mid, length: 1, bytes: [b'\'', 0, 0, 0], ..NOT_PLAIN }
                }
                Some(character) if !is_simple_letter(character) => NOT_PLAIN,
                Some(character) if !changes_in_case_only(character) => letter(normalized.next().unwrap_or_default()),
                Some(character) if self.lowercase => letter(&caseless(character).collect::<String>()),
                Some(character) => letter(character.encode_utf8(&mut [0; ENTRY_BYTES])),
                None => NOT_PLAIN,
            };
        }
        page
    }

    /// The class of the plain character that begins at `at`; `Other` at the end.
    pub(super) fn class(&self, bytes: &[u8], at: usize) -> Class {
        match bytes.get(at) {
            None => Class::Other,
            Some(&byte) if byte < 0x80 => ascii_class(byte),
            Some(_) => self.class_beyond_ascii(bytes, at).0,
        }
    }

    /// Writes the normalised bytes of plain characters to the start of `buffer`, which grows as needed and always has some
    /// bytes after the word.
    pub(super) fn normalize(&self, word: &[u8], buffer: &mut Vec<u8>) -> Normalized {
        // Four bytes are written for each character; the entry's length says how many of them count.
        let most = 2 * word.len() + 2 * ENTRY_BYTES;
        if buffer.len() < most {
            buffer.resize(most, 0);
        }
        let mut normalized = Normalized { length: 0, blocks: 0, is_one_word: true };
        let mut at = 0;
        while at < word.len() {
            let byte = word[at];
            if byte < 0x80 {
                buffer[normalized.length] = if self.lowercase { byte.to_ascii_lowercase() } else { byte };
                normalized.length += 1;
                normalized.is_one_word &= byte.is_ascii_alphanumeric();
                at += 1;
                continue;
            }
            let (code, taken) = decode(word, at);
            let entry = self.entry(code);
            normalized.blocks |= block_bit(code);
            buffer[normalized.length..normalized.length + ENTRY_BYTES].copy_from_slice(&entry.bytes);
            normalized.length += usize::from(entry.length);
            normalized.is_one_word &= entry.class == Class::Letter;
            at += taken;
        }
        normalized
    }
}

/// The result of [`Alphabet::normalize`].
pub(super) struct Normalized {
    /// Number of bytes written.
    pub(super) length: usize,
    /// The Unicode blocks of the letters beyond ASCII, for [`scripts_of`].
    pub(super) blocks: u32,
    /// Whether there are only letters and digits, which always form a single word.
    pub(super) is_one_word: bool,
}

/// A bit for the block of 128 code points that contains one.
fn block_bit(code: u32) -> u32 {
    1 << (code >> 7).min(31)
}

/// The scripts of the plain letters in some blocks.
pub(super) fn scripts_of(blocks: u32) -> impl Iterator<Item = Script> {
    const GREEK: u32 = 1 << 7;
    const CYRILLIC: u32 = 1 << 8 | 1 << 9 | 1 << 10;
    let scripts = [(Script::Greek, GREEK), (Script::Cyrillic, CYRILLIC), (Script::Latin, !(GREEK | CYRILLIC))];
    scripts.into_iter().filter(move |(_, own)| blocks & own != 0).map(|(script, _)| script)
}

/// Whether a character is one of the plain letters of Latin, Greek or Cyrillic (a test checks each against the library).
fn is_simple_letter(character: char) -> bool {
    matches!(u32::from(character), 0xc0..=0xd6 | 0xd8..=0xf6 | 0xf8..=0x24f | 0x391..=0x3a1 | 0x3a3..=0x3ff | 0x400..=0x481 | 0x48a..=0x52f)
        && character != '\u{3f6}'
}

/// The entry of a letter, given its normalised form: plain if that is one or more letters.
fn letter(text: &str) -> Entry {
    let plain = text.chars().all(|c| c.is_ascii_alphabetic() || is_simple_letter(c));
    let mut entry = NOT_PLAIN;
    if plain && !text.is_empty() && text.len() <= MAX_BYTES {
        entry.class = Class::Letter;
        entry.is_single = text.chars().count() == 1;
        entry.length = text.len() as u8;
        entry.bytes[..text.len()].copy_from_slice(text.as_bytes());
    }
    entry
}

/// Position of the first character from `at` on (a character boundary) that is neither ASCII nor a letter from U+0400 to
/// U+047F, the letters of Russian and related languages, all of them plain; the end if there is none.
pub(super) fn end_of_ascii_and_cyrillic(bytes: &[u8], mut at: usize) -> usize {
    let others = |&eight: &[u8; 8]| other_leads(u64::from_le_bytes(eight));
    while let Some(block) = bytes[at..].first_chunk::<32>() {
        if block.as_chunks::<8>().0.iter().fold(0, |any, eight| any | others(eight)) != 0 {
            break;
        }
        at += 32;
    }
    while let Some(eight) = bytes[at..].first_chunk::<8>() {
        match others(eight) {
            0 => at += 8,
            others => return at + others.trailing_zeros() as usize / 8,
        }
    }
    at + bytes[at..].iter().take_while(|&&byte| other_leads(byte.into()) == 0).count()
}

/// The highest bit of each of eight bytes that leads a character beyond ASCII, except 0xd0 and 0xd1, which lead those
/// letters. Continuation bytes are ignored.
#[inline]
fn other_leads(eight: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = ONES << 7;
    let leads = eight & eight << 1 & HIGH;
    // Zero in the bytes that are 0xd0 or 0xd1; an addition carries any other number into the highest bit.
    let unlike = (eight ^ (ONES * 0xd0)) & !ONES;
    leads & (((unlike & !HIGH) + !HIGH) | unlike)
}

/// The character beyond ASCII that begins at `at`, and its length in bytes. All characters of four bytes are `u32::MAX`,
/// because none is plain.
#[expect(clippy::inline_always, reason = "runs for each letter; a call would take longer")]
#[inline(always)]
fn decode(bytes: &[u8], at: usize) -> (u32, usize) {
    let low = |offset: usize| u32::from(bytes[at + offset] & 0x3f);
    match bytes[at] {
        lead @ 0xc0..=0xdf => (u32::from(lead & 0x1f) << 6 | low(1), 2),
        lead @ 0xe0..=0xef => (u32::from(lead & 0x0f) << 12 | low(1) << 6 | low(2), 3),
        _ => (u32::MAX, 4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_are_passed_over_are_plain_under_any_parameters() {
        for bits in 0..8 {
            let [lowercase, nfkc, strip_accents] = [1, 2, 4].map(|bit| bits & bit != 0);
            let alphabet = Alphabet::of(
                &Params::builder().lowercase(lowercase).strip_accents(strip_accents).nfkc(nfkc).build().expect("valid"),
            );
            for code in 0x400..0x480 {
                assert!(alphabet.entry(code).class == Class::Letter, "U+{code:04X}");
            }
        }
    }

    #[test]
    fn all_other_leading_bytes_are_found_wherever_they_stand() {
        for other in ('\u{80}'..'\u{c00}').chain(['一', '😀']) {
            for before in 0..20 {
                let letters: String = "aяЯ1 ѿ".chars().cycle().take(before).collect();
                let text = format!("{letters}{other}{letters}");
                let is_passed_over = ('\u{400}'..'\u{480}').contains(&other);
                let expected = if is_passed_over { text.len() } else { letters.len() };
                assert_eq!(end_of_ascii_and_cyrillic(text.as_bytes(), 0), expected, "{text:?}");
            }
        }
    }
}
