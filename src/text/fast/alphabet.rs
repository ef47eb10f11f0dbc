//! What becomes of each plain character beyond ASCII, and which rule of word segmentation it falls under.

use std::sync::OnceLock;

use crate::params::{Params, TextParams, Unit};
use crate::text::deobfuscation::letters::Script;
use crate::text::normalize::{is_plain_letter, normalize_only};
use crate::text::token;

/// What the rules of word segmentation (UAX #29) make of a plain character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// Not plain: to be left to the general way.
    NotPlain,
    /// Stands in words.
    Letter,
    /// Stands in words and numbers.
    Digit,
    /// The low line, which joins what it touches (`ExtendNumLet`).
    Joiner,
    /// Joins letters (`MidLetter`).
    MidLetter,
    /// Joins digits (`MidNum`).
    MidDigit,
    /// Joins letters and joins digits (`MidNumLet`, `Single_Quote`).
    Mid,
    /// Ends what stands before it.
    Other,
}

/// What a plain character beyond ASCII is among characters.
pub(super) enum CharacterKind<'a> {
    /// One letter, with its bytes after normalisation.
    Letter(&'a [u8]),
    /// White space.
    Space,
    /// A sign that goes with the punctuation.
    Punctuation,
    /// Not plain.
    NotPlain,
}

/// Most bytes that a letter becomes.
const MAX_BYTES: usize = 3;
/// Room for them.
const ENTRY_BYTES: usize = 4;

/// A letter's bytes after normalisation, and its class. Of eight bytes, so that entries are found by a shift.
#[derive(Clone, Copy)]
#[repr(align(8))]
struct Entry {
    class: Class,
    /// Whether a letter becomes one letter.
    is_single: bool,
    length: u8,
    bytes: [u8; ENTRY_BYTES],
}

const NOT_PLAIN: Entry = Entry { class: Class::NotPlain, is_single: false, length: 0, bytes: [0; ENTRY_BYTES] };

/// Code points of a page of the table: those that share their leading byte, where they take two.
const PAGE: u32 = 64;
/// The table knows all code points below this: those of two bytes.
const TWO_BYTES: u32 = 0x800;
/// The block of general punctuation, which has the two pages behind these.
const PUNCTUATION: std::ops::Range<u32> = 0x2000..0x2070;
const PAGES: usize = (TWO_BYTES / PAGE) as usize + 2;
/// The only white space among the plain characters beyond ASCII.
const NO_BREAK_SPACE: u32 = 0xa0;
/// Signs that end words whatever stands beside them, in any normalisation.
const OTHERS: &str = "\u{a0}¡£§«¶»¿–—―“”„…‹›•";
/// Apostrophes, typographic ones, which count as the plain one.
const APOSTROPHES: &str = "‘’";

/// See the head of this module.
pub(super) struct Alphabet {
    /// Each made when a text first asks for one of its characters: few texts are in more than three scripts.
    pages: Vec<OnceLock<[Entry; PAGE as usize]>>,
    params: Params,
    /// The hash of each character of ASCII, as a token.
    ascii: Vec<u64>,
    lowercase: bool,
}

/// One for each way to treat letters, made when first asked for.
static ALPHABETS: [OnceLock<Alphabet>; 8] = [const { OnceLock::new() }; 8];

impl Alphabet {
    /// For some parameters.
    pub(super) fn of(params: &Params) -> &'static Self {
        let TextParams { lowercase, nfkc, strip_accents, .. } = params.text;
        let which = [lowercase, nfkc, strip_accents].iter().fold(0, |bits, &bit| bits << 1 | usize::from(bit));
        ALPHABETS[which].get_or_init(|| Self::new(params))
    }

    fn new(params: &Params) -> Self {
        let text = TextParams { unit: Unit::Words, strip_punctuation: true, ..params.text };
        let params = Params { text, ..params.clone() };
        let as_compared = |byte: u8| if params.text.lowercase { byte.to_ascii_lowercase() } else { byte };
        let ascii = (0..128).map(|byte| token::hash(&[as_compared(byte)])).collect();
        let pages = (0..PAGES).map(|_| OnceLock::new()).collect();
        Self { pages, ascii, lowercase: params.text.lowercase, params }
    }

    /// The hash of a character of ASCII.
    pub(super) fn ascii(&self, byte: u8) -> u64 {
        self.ascii[usize::from(byte)]
    }

    /// Whether upper-case letters become lower-case ones.
    pub(super) fn lowercase(&self) -> bool {
        self.lowercase
    }

    /// The class of the character beyond ASCII that begins at a place, and how many bytes it takes.
    pub(super) fn class_beyond_ascii(&self, bytes: &[u8], at: usize) -> (Class, usize) {
        let (code, length) = decode(bytes, at);
        (self.entry(code).class, length)
    }

    /// What the character beyond ASCII that begins at a place is among characters, and how many bytes it takes.
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

    /// The entry of a character at a place among all pages.
    #[inline]
    fn in_page(&self, place: u32, code: u32) -> &Entry {
        let page = self.pages[(place / PAGE) as usize].get_or_init(|| self.page(code - code % PAGE));
        &page[(place % PAGE) as usize]
    }

    /// The entries of the characters from `first` on.
    #[cold]
    fn page(&self, first: u32) -> [Entry; PAGE as usize] {
        let characters = || (first..first + PAGE).map(char::from_u32);
        let changes_in_case_only = |letter: char| is_plain_letter(letter) && !self.params.text.strip_accents;
        // All others at once, a line each: nothing looks across the end of a line, and one text takes a fraction of many.
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
                Some(character) if self.lowercase => letter(&character.to_lowercase().collect::<String>()),
                Some(character) => letter(character.encode_utf8(&mut [0; ENTRY_BYTES])),
                None => NOT_PLAIN,
            };
        }
        page
    }

    /// The class of the plain character that begins at a place.
    pub(super) fn class(&self, bytes: &[u8], at: usize) -> Class {
        match bytes.get(at) {
            None => Class::Other,
            Some(&byte) if byte < 0x80 => ascii_class(byte),
            Some(_) => self.class_beyond_ascii(bytes, at).0,
        }
    }

    /// Writes what a stretch of plain characters becomes as a word to the beginning of `room`. The room grows as need be, and
    /// always has some bytes left behind the word.
    pub(super) fn normalize(&self, word: &[u8], buffer: &mut Vec<u8>) -> Normalized {
        // Four bytes are written for each character, and as many count as it takes.
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

/// What [`Alphabet::normalize`] made of some characters.
pub(super) struct Normalized {
    /// Bytes that were written.
    pub(super) length: usize,
    /// Where the letters beyond ASCII stand in Unicode: see [`scripts_of`].
    pub(super) blocks: u32,
    /// Whether there are letters and digits only, of which no rule makes more than one word.
    pub(super) is_one_word: bool,
}

/// A bit for the 128 code points that one is among: of scripts that share a table each letter tells which it is of.
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

/// Whether a character is one of the plain letters of Latin, Greek or Cyrillic (a test asks the library about each).
fn is_simple_letter(character: char) -> bool {
    matches!(u32::from(character), 0xc0..=0xd6 | 0xd8..=0xf6 | 0xf8..=0x24f | 0x391..=0x3a1 | 0x3a3..=0x3ff | 0x400..=0x481 | 0x48a..=0x52f)
        && character != '\u{3f6}'
}

/// The entry of a letter, by what normalisation makes of it: plain where that is one or more letters.
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

/// Where, from `at` on, where a character begins, the first one stands that is neither of ASCII nor one of the letters from
/// U+0400 to U+047F, which Russian and its neighbours are made of and which are all plain; the end where there is none.
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

/// The highest bit of each of eight bytes that leads a character beyond ASCII, but for 0xd0 and 0xd1, which lead those
/// letters. Bytes that follow one need no look.
#[inline]
fn other_leads(eight: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = ONES << 7;
    let leads = eight & eight << 1 & HIGH;
    // Zero in the bytes that are 0xd0 or 0xd1; an addition carries any other number into the highest bit.
    let unlike = (eight ^ (ONES * 0xd0)) & !ONES;
    leads & (((unlike & !HIGH) + !HIGH) | unlike)
}

/// The character beyond ASCII that begins at a place, and how many bytes it takes; of four bytes none is told from
/// another, for none is plain.
#[expect(clippy::inline_always, reason = "asked of each letter; calls would take longer")]
#[inline(always)]
fn decode(bytes: &[u8], at: usize) -> (u32, usize) {
    let low = |offset: usize| u32::from(bytes[at + offset] & 0x3f);
    match bytes[at] {
        lead @ 0xc0..=0xdf => (u32::from(lead & 0x1f) << 6 | low(1), 2),
        lead @ 0xe0..=0xef => (u32::from(lead & 0x0f) << 12 | low(1) << 6 | low(2), 3),
        _ => (u32::MAX, 4),
    }
}

/// The class of an ASCII character.
pub(super) fn ascii_class(byte: u8) -> Class {
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

/// Whether a character in the middle joins what stands before it to what stands behind.
pub(super) fn joins(before: Class, middle: Class, behind: Class) -> bool {
    before == behind
        && match middle {
            Class::MidLetter => before == Class::Letter,
            Class::MidDigit => before == Class::Digit,
            Class::Mid => before == Class::Letter || before == Class::Digit,
            _ => false,
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
