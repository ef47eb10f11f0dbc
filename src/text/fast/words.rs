//! Finds and hashes the words of plain text in one pass.
//!
//! A block of 64 bytes becomes 64 bits, set for the bytes of words, and runs of set bits are words or parts of words. Characters
//! that join two runs ("e.g.", "3,14") are examined only where a run ends. ASCII words are lowercased eight bytes at a time, in
//! a register, while they are hashed.

use super::alphabet::{Alphabet, Normalized, end_of_ascii_and_cyrillic, scripts_of};
use super::gaps::Gaps;
use crate::text::deobfuscation::ObfuscationHints;
use crate::text::segmentation::{self, Class, ascii_class, joins};
use crate::text::token;
use crate::text::word;

/// Calls `each` with consecutive stretches of a text, and whether all characters of the stretch are plain. No rule of
/// normalisation or segmentation looks across the boundary of two stretches.
pub(super) fn for_each_stretch(text: &str, alphabet: &Alphabet, mut each: impl FnMut(&str, bool)) {
    let bytes = text.as_bytes();
    segmentation::for_each_stretch(
        bytes.len(),
        |at| end_of_plain(bytes, at, alphabet),
        |place| is_seam(bytes, place, alphabet),
        |stretch, is_plain| each(&text[stretch], is_plain),
    );
}

/// Whether no rule looks across this position: white space before it, a plain letter or digit after it.
fn is_seam(bytes: &[u8], place: usize, alphabet: &Alphabet) -> bool {
    matches!(bytes[place - 1], b' ' | b'\n' | b'\t')
        && matches!(alphabet.class(bytes, place), Class::Letter | Class::Digit)
}

/// Position of the first character from `at` on that is not plain; the end if there is none.
#[inline(never)] // see `memory`
fn end_of_plain(bytes: &[u8], mut at: usize, alphabet: &Alphabet) -> usize {
    loop {
        at = end_of_ascii_and_cyrillic(bytes, at);
        if at == bytes.len() {
            return at;
        }
        match alphabet.class_beyond_ascii(bytes, at) {
            (Class::NotPlain, _) => return at,
            (_, length) => at += length,
        }
    }
}

/// Appends the hashes of the words of a stretch of plain characters, and adds its obfuscation hints.
#[inline(never)] // see `memory`
pub(super) fn hash(
    bytes: &[u8],
    alphabet: &Alphabet,
    hints: &mut ObfuscationHints,
    hashes: &mut Vec<u64>,
    packed: &mut Option<&mut Vec<u32>>,
) {
    let packed = packed.as_deref_mut();
    let mut words = FastWords { bytes, alphabet, hashes, packed, open: None, blocks: 0, scratch: Vec::new() };
    let mut gaps = Gaps::default();
    let mut carried = None;
    for (number, block) in bytes.chunks(64).enumerate() {
        let mut padded = [b' '; 64];
        let whole = block.first_chunk::<64>().unwrap_or_else(|| {
            padded[..block.len()].copy_from_slice(block);
            &padded
        });
        let Bits { plain, inside, high } = bits_of(whole);
        gaps.take(plain, if high == 0 { 0 } else { cyrillic_bits(whole) }, block.len());
        let base = number * 64;
        let shifted = inside << 1 | u64::from(carried.is_some());
        let (mut starts, mut ends) = (inside & !shifted, !inside & shifted);
        while ends != 0 {
            let end = base + ends.trailing_zeros() as usize;
            ends &= ends - 1;
            let (start, mixed) = carried.take().unwrap_or_else(|| {
                let start = starts.trailing_zeros();
                starts &= starts - 1;
                (base + start as usize, false)
            });
            // The bits of the block that the run covers, from its start or the block's.
            let before_end = (1_u64 << (end - base)) - 1;
            let from_start = u64::MAX << start.saturating_sub(base);
            if mixed || high & before_end & from_start != 0 {
                words.mixed_run(start, end);
            } else {
                words.run(start, end);
            }
        }
        // A run that continues in the next block. One from the block before may fill this one.
        if inside >> 63 == 1 {
            let (start, mixed) = carried.unwrap_or((base + starts.trailing_zeros() as usize, false));
            carried = Some((start, mixed || high & (u64::MAX << start.saturating_sub(base)) != 0));
        }
    }
    if let Some((start, _)) = carried {
        words.mixed_run(start, bytes.len());
    }
    words.finish();
    hints.take_gaps(gaps.is_wide);
    scripts_of(words.blocks).for_each(|script| hints.take_script(script));
}

/// Turns runs into words and their hashes.
struct FastWords<'a> {
    bytes: &'a [u8],
    alphabet: &'a Alphabet,
    hashes: &'a mut Vec<u64>,
    /// The packed words, if they are needed.
    packed: Option<&'a mut Vec<u32>>,
    /// Start of a word that continues with the next run.
    open: Option<usize>,
    /// The Unicode blocks of the letters beyond ASCII.
    blocks: u32,
    /// Reused for words with letters beyond ASCII.
    scratch: Vec<u8>,
}

impl FastWords<'_> {
    /// Adds a run of ASCII characters.
    fn run(&mut self, start: usize, end: usize) {
        // Nearly every run is a whole word: no open word before it, and no joining character after it.
        if self.open.is_none() && ends_word(self.bytes, end) && self.bytes[start] != b'_' {
            return self.push_ascii(start, end);
        }
        let word = self.open.take().unwrap_or(start);
        if self.is_joined(ascii_class(self.bytes[end - 1]), end, 1) {
            self.open = Some(word);
        } else {
            self.emit(word, end);
        }
    }

    /// Whether the character at `at`, of `length` bytes, joins the character before it, of class `before`, to the next one.
    fn is_joined(&self, before: Class, at: usize, length: usize) -> bool {
        let middle = self.alphabet.class(self.bytes, at);
        matches!(middle, Class::Mid | Class::MidLetter | Class::MidDigit)
            && joins(before, middle, self.alphabet.class(self.bytes, at + length))
    }

    /// Adds a run that may contain characters beyond ASCII, which may end or join words.
    fn mixed_run(&mut self, start: usize, end: usize) {
        // Most are one word of letters, as in [`Self::run`].
        if self.open.is_none() && ends_word(self.bytes, end) {
            let word = self.alphabet.normalize(&self.bytes[start..end], &mut self.scratch);
            if word.is_one_word {
                return self.push(&word);
            }
        }
        let mut word = self.open.take();
        let mut last = Class::Other;
        let mut at = start;
        while at < end {
            let (class, length) = match self.bytes[at] {
                byte if byte < 0x80 => (ascii_class(byte), 1),
                _ => self.alphabet.class_beyond_ascii(self.bytes, at),
            };
            match class {
                Class::Letter | Class::Digit | Class::Joiner => word = word.or(Some(at)),
                _ if word.is_some() && self.is_joined(last, at, length) => {}
                _ => {
                    if let Some(start) = word.take() {
                        self.emit(start, at);
                    }
                }
            }
            last = class;
            at += length;
        }
        let Some(start) = word else { return };
        // A joining character is followed by a letter or digit, with which the word continues.
        if self.is_joined(last, end, 1) {
            self.open = Some(start);
        } else {
            self.emit(start, end);
        }
    }

    fn finish(&mut self) {
        if let Some(start) = self.open.take() {
            self.emit(start, self.bytes.len());
        }
    }

    fn emit(&mut self, start: usize, end: usize) {
        let word = &self.bytes[start..end];
        // Low lines alone form no word.
        if word[0] == b'_' && word.iter().all(|&byte| byte == b'_') {
            return;
        }
        if word.is_ascii() {
            self.push_ascii(start, end);
        } else {
            let word = self.alphabet.normalize(word, &mut self.scratch);
            self.push(&word);
        }
    }

    /// Adds an ASCII word.
    #[inline]
    fn push_ascii(&mut self, start: usize, end: usize) {
        let lowercase = self.alphabet.lowercase();
        let hash = token::hash_within(self.bytes, start, end, lowercase);
        self.hashes.push(hash);
        if let Some(packed) = &mut self.packed {
            let stem_end = end.min(start + word::STEM_CHARACTERS);
            packed.push(word::pack(hash, token::hash_within(self.bytes, start, stem_end, lowercase)));
        }
    }

    /// Adds the word that was just written to the scratch buffer.
    fn push(&mut self, word: &Normalized) {
        self.blocks |= word.blocks;
        let hash = token::hash_within(&self.scratch, 0, word.length, false);
        self.hashes.push(hash);
        if let Some(packed) = &mut self.packed {
            let stem = word::stem_length(&self.scratch[..word.length]);
            packed.push(word::pack(hash, token::hash_within(&self.scratch, 0, stem, false)));
        }
    }
}

/// Whether a word ends at `at`, where there is no letter, digit or low line: nothing there joins it to more.
fn ends_word(bytes: &[u8], at: usize) -> bool {
    bytes.get(at).is_none_or(|&byte| ascii_class(byte) == Class::Other)
}

/// One bit for each byte of a block, lowest first.
struct Bits {
    /// ASCII letters and digits.
    plain: u64,
    /// The same, the low line, and bytes beyond ASCII.
    inside: u64,
    /// Bytes beyond ASCII.
    high: u64,
}

#[cfg(target_feature = "simd128")]
fn bits_of(block: &[u8; 64]) -> Bits {
    use core::arch::wasm32::{i8x16_bitmask, u8x16_eq, u8x16_lt, u8x16_splat, u8x16_sub, v128_or};
    let mut bits = Bits { plain: 0, inside: 0, high: 0 };
    for bytes in sixteens(block).into_iter().rev() {
        let lower = v128_or(bytes, u8x16_splat(0x20));
        let letter = u8x16_lt(u8x16_sub(lower, u8x16_splat(b'a')), u8x16_splat(26));
        let digit = u8x16_lt(u8x16_sub(bytes, u8x16_splat(b'0')), u8x16_splat(10));
        let joiner = u8x16_eq(bytes, u8x16_splat(b'_'));
        let plain = v128_or(letter, digit);
        let high = i8x16_bitmask(bytes);
        bits.plain = bits.plain << 16 | u64::from(i8x16_bitmask(plain));
        bits.inside = bits.inside << 16 | u64::from(i8x16_bitmask(v128_or(plain, joiner)) | high);
        bits.high = bits.high << 16 | u64::from(high);
    }
    bits
}

/// One bit for each byte, lowest first: whether it leads a letter from U+0400 to U+047F.
#[cfg(target_feature = "simd128")]
fn cyrillic_bits(block: &[u8; 64]) -> u64 {
    use core::arch::wasm32::{i8x16_bitmask, u8x16_eq, u8x16_splat, v128_and};
    sixteens(block).into_iter().rev().fold(0, |bits, bytes| {
        let leads = u8x16_eq(v128_and(bytes, u8x16_splat(0xfe)), u8x16_splat(0xd0));
        bits << 16 | u64::from(i8x16_bitmask(leads))
    })
}

#[cfg(target_feature = "simd128")]
fn sixteens(block: &[u8; 64]) -> [core::arch::wasm32::v128; 4] {
    let (eights, _) = block.as_chunks::<8>();
    std::array::from_fn(|place| {
        let [first, second] = [eights[2 * place], eights[2 * place + 1]].map(u64::from_le_bytes);
        core::arch::wasm32::u64x2(first, second)
    })
}

#[cfg(not(target_feature = "simd128"))]
fn bits_of(block: &[u8; 64]) -> Bits {
    const PLAIN: u8 = 1;
    const JOINER: u8 = 2;
    let mut flags = [0_u8; 64];
    for (flag, &byte) in flags.iter_mut().zip(block) {
        let letter = (byte | 0x20).wrapping_sub(b'a') < 26;
        let digit = byte.wrapping_sub(b'0') < 10;
        *flag = if letter | digit { PLAIN } else { u8::from(byte == b'_') * JOINER };
    }
    let (plain, high) = (gather(&flags, PLAIN), gather(block, 0x80));
    Bits { plain, inside: plain | gather(&flags, JOINER) | high, high }
}

#[cfg(not(target_feature = "simd128"))]
fn cyrillic_bits(block: &[u8; 64]) -> u64 {
    gather(&block.map(|byte| u8::from(byte & 0xfe == 0xd0)), 1)
}

/// One bit of each byte, gathered.
#[cfg(not(target_feature = "simd128"))]
fn gather(block: &[u8; 64], bit: u8) -> u64 {
    /// Gathers the lowest bits of eight bytes in the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    const LOWEST: u64 = 0x0101_0101_0101_0101;
    let lowest = |&eight: &[u8; 8]| u64::from_le_bytes(eight) >> bit.trailing_zeros() & LOWEST;
    block.as_chunks::<8>().0.iter().rev().fold(0, |bits, eight| bits << 8 | lowest(eight).wrapping_mul(GATHER) >> 56)
}
