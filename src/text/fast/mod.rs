//! The fast tokenizer: token hashes directly from a text as given, without a normalised copy.
//!
//! Its reference implementation is [`crate::text::normalize`] with [`crate::text::token`]; property tests check that both return
//! the same hashes. Most text is ASCII, or Latin, Greek and Cyrillic letters with common typographic punctuation. A table holds
//! the normalised bytes and the word-segmentation class of these *plain* characters, and 64 bytes at a time are classified by
//! vector instructions. A stretch around any other character (marks, ideographs, emoji, invisible characters), up to the nearest
//! places that no rule looks across, goes to the reference tokenizer. At almost no cost the tokenizer also collects obfuscation
//! hints ([`crate::text::deobfuscation`]); only a text with hints is deobfuscated and read again. O(n) time, about three times as
//! fast as the reference tokenizer on English.

mod alphabet;
mod characters;
mod gaps;
mod words;

use std::borrow::Cow;

use crate::params::{Params, Unit, Whitespace};
use crate::text::deobfuscation::{Deobfuscated, ObfuscationCounts, ObfuscationHints, Segmenter, deobfuscate_by};
use crate::text::normalize::normalize_only;
use crate::text::token;
use crate::text::word;
use alphabet::Alphabet;

/// Hashes the tokens of texts under some parameters.
#[derive(Clone)]
pub struct FastTokenizer {
    params: Params,
    alphabet: &'static Alphabet,
}

impl FastTokenizer {
    /// For some parameters.
    #[must_use]
    pub fn new(params: &Params) -> Self {
        Self { params: params.clone(), alphabet: Alphabet::of(params) }
    }

    /// The hashes of all tokens of a text, in order: those of [`token::hashes`] for the normalised text. O(n).
    #[must_use]
    pub fn hashes(&self, text: &str) -> Vec<u64> {
        let mut hashes = Vec::with_capacity(text.len() / 5);
        let _ = self.append(text, None, &mut hashes);
        hashes
    }

    /// Whether the fast path for words applies.
    #[must_use]
    pub fn reads_words(&self) -> bool {
        self.params.unit == Unit::Words && self.params.strip_punctuation && self.params.stem == 0
    }

    /// Appends these hashes to others, and returns the amounts of obfuscation; `segmenter` segments evenly spaced letters.
    pub fn append(&self, text: &str, segmenter: Option<&Segmenter>, hashes: &mut Vec<u64>) -> ObfuscationCounts {
        self.append_with_words(text, segmenter, hashes, &mut None)
    }

    /// The same, and appends the packed words ([`crate::text::word`]) if `packed` is given and tokens are words.
    pub fn append_with_words(
        &self,
        text: &str,
        segmenter: Option<&Segmenter>,
        hashes: &mut Vec<u64>,
        packed: &mut Option<&mut Vec<u32>>,
    ) -> ObfuscationCounts {
        let first = hashes.len();
        let first_packed = packed.as_ref().map_or(0, |packed| packed.len());
        let words = self.reads_words();
        // Words yield hints while they are read; most texts need no deobfuscation, and are then finished.
        let hints = if words {
            self.append_as_is(text, hashes, packed)
        } else if self.params.deobfuscate {
            ObfuscationHints::of(text)
        } else {
            ObfuscationHints::default()
        };
        let mut deobfuscated = Cow::Borrowed(text);
        let mut counts = ObfuscationCounts::default();
        if self.params.deobfuscate && hints.needs_deobfuscation(text) {
            Deobfuscated { text: deobfuscated, counts, .. } = deobfuscate_by(hints, text, segmenter);
        }
        if !words || matches!(deobfuscated, Cow::Owned(_)) {
            hashes.truncate(first);
            if let Some(packed) = packed {
                packed.truncate(first_packed);
            }
            let _ = self.append_as_is(&deobfuscated, hashes, packed);
        }
        counts
    }

    /// Appends the hashes of a text without deobfuscating it.
    pub fn append_without_deobfuscation(&self, text: &str, hashes: &mut Vec<u64>, packed: &mut Option<&mut Vec<u32>>) {
        let _ = self.append_as_is(text, hashes, packed);
    }

    /// Appends the hashes of a text without deobfuscating it, and returns its obfuscation hints if tokens are words.
    fn append_as_is(&self, text: &str, hashes: &mut Vec<u64>, packed: &mut Option<&mut Vec<u32>>) -> ObfuscationHints {
        let Params { unit, whitespace, .. } = self.params;
        let mut hints = ObfuscationHints::default();
        if self.reads_words() {
            words::for_each_stretch(text, self.alphabet, |stretch, is_plain| {
                if is_plain {
                    words::hash(stretch.as_bytes(), self.alphabet, &mut hints, hashes, packed);
                } else {
                    stretch
                        .chars()
                        .filter(|character| !character.is_ascii())
                        .for_each(|character| hints.take(character));
                    hints.take_gaps(true);
                    self.append_by_reference(stretch, hashes, packed);
                }
            });
            return hints;
        }
        let characters = unit == Unit::Characters && whitespace != Whitespace::Keep;
        if !(characters && characters::hash(text.as_bytes(), &self.params, self.alphabet, hashes)) {
            self.append_by_reference(text, hashes, packed);
        }
        hints
    }

    /// The same by the reference tokenizer.
    #[inline(never)] // see `memory`
    fn append_by_reference(&self, text: &str, hashes: &mut Vec<u64>, packed: &mut Option<&mut Vec<u32>>) {
        let text = normalize_only(text, &self.params);
        match packed {
            Some(packed) if self.params.unit == Unit::Words => word::append(&text, &self.params, hashes, packed),
            _ => hashes.extend(token::hashes(&text, &self.params)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::normalize::normalize;

    impl FastTokenizer {
        fn hints(&self, text: &str) -> ObfuscationHints {
            self.append_as_is(text, &mut Vec::new(), &mut None)
        }
    }

    fn assert_same_as_reference(text: &str, params: &Params) {
        let general = token::hashes(&normalize(text, params), params);
        assert_eq!(FastTokenizer::new(params).hashes(text), general, "{text:?} {params:?}");
        if params.unit == Unit::Words {
            let (mut expected, mut read) = (Vec::new(), Vec::new());
            word::append(&normalize(text, params), params, &mut Vec::new(), &mut expected);
            let _ = FastTokenizer::new(params).append_with_words(text, None, &mut Vec::new(), &mut Some(&mut read));
            assert_eq!(read, expected, "{text:?} {params:?}");
        }
    }

    /// Each switch on and off, with different settings of the others, for words and for characters.
    fn switches() -> impl Iterator<Item = Params> {
        [(true, true, false), (true, false, true), (false, true, true), (false, false, false)].into_iter().flat_map(
            |(lowercase, nfkc, strip_accents)| {
                let words = Params::builder()
                    .lowercase(lowercase)
                    .strip_accents(strip_accents)
                    .nfkc(nfkc)
                    .deobfuscate(nfkc == lowercase)
                    .build()
                    .expect("valid");
                let whitespace = if nfkc { Whitespace::Collapse } else { Whitespace::Remove };
                let characters =
                    words.to_builder().unit(Unit::Characters).whitespace(whitespace).build().expect("valid");
                [words, characters]
            },
        )
    }

    #[test]
    fn every_character_of_the_table_between_all_kinds() {
        let characters: Vec<char> = ('\0'..'\u{800}').chain('\u{2000}'..'\u{2070}').collect();
        for params in switches() {
            let reader = FastTokenizer::new(&params);
            for &character in &characters {
                // All contexts in one text, separated by paragraph separators.
                let mut text = String::new();
                for before in ["", "a", "1", "_", " ", ".", "я", "”", "’", "x’"] {
                    for after in ["", "b", "2", "_", " ", ".", "ж", "“", "’", "’y", ".y"] {
                        text.extend([before, &character.to_string(), after, " \n\n z "]);
                    }
                }
                let general = token::hashes(&normalize(&text, &params), &params);
                assert_eq!(reader.hashes(&text), general, "{character:?} {params:?}");
            }
        }
    }

    #[test]
    fn every_short_string_of_classes() {
        let classes = ['a', '1', '_', ':', ',', '.', ' ', 'É', '“', '’'];
        let params = Params::default();
        let reader = FastTokenizer::new(&params);
        let mut text = String::new();
        for number in 0..classes.len().pow(5) {
            let mut rest = number;
            text.clear();
            for _ in 0..5 {
                text.push(classes[rest % classes.len()]);
                rest /= classes.len();
            }
            assert_eq!(reader.hashes(&text), token::hashes(&normalize(&text, &params), &params), "{text:?}");
        }
    }

    #[test]
    fn long_strings_of_classes() {
        let classes =
            ['a', 'B', 'c', '1', '2', '_', ':', ',', '.', '\'', '-', ' ', ' ', 'é', 'Я', '”', '’', '😀', '\u{301}'];
        let mut random = 7_u64;
        for not_plain in [0, 2] {
            for turn in 0..1_000_u64 {
                let characters = 20 + turn % 400;
                let text: String = (0..characters)
                    .map(|_| {
                        random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                        // Long runs of letters cross block boundaries.
                        let class = (random >> 33) as usize % (classes.len() - 2 + not_plain);
                        if turn % 3 == 0 && class > 4 && random >> 61 != 0 { 'd' } else { classes[class] }
                    })
                    .collect();
                assert_same_as_reference(&text, &Params::default());
            }
        }
    }

    #[test]
    fn letters_spaced_out_are_found_wherever_they_begin_and_end() {
        let pieces =
            ["l i k e ", "т а к ", "a_b ", "1,2 ", "— ", "é ", "ab", "ря", "x", "«я» ", "words ", "слово ", "\n"];
        for row in ["a b c d e f g h", "а б в г д е ж з", "a б c д e ж g з", "a_b c_d e_f g_h"] {
            for around in ["", "ab\n", "ря ", "1 "] {
                let text = format!("{around}{row} {}", around.trim_end()).trim_end().to_owned();
                assert!(FastTokenizer::new(&Params::default()).hints(&text).needs_deobfuscation(&text), "{text:?}");
            }
        }
        let mut random = 11_u64;
        let mut spaced = 0;
        for turn in 0..6_000_u64 {
            let mut text = String::new();
            for _ in 0..turn % 40 {
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                // Usually few kinds, so that rows are long enough.
                let kinds = if turn % 3 == 0 { pieces.len() } else { 6 };
                text.push_str(pieces[(random >> 33) as usize % kinds]);
            }
            assert_same_as_reference(&text, &Params::default());
            let counts = FastTokenizer::new(&Params::default()).append(&text, None, &mut Vec::new());
            let deobfuscated = crate::text::deobfuscation::deobfuscate(&text, None);
            assert_eq!(counts, deobfuscated.counts, "{text:?}");
            spaced += u32::from(counts != ObfuscationCounts::default());
        }
        assert!((1_000..5_000).contains(&spaced), "{spaced}");
    }

    #[test]
    fn white_space_of_characters_is_collapsed_or_removed() {
        for whitespace in [Whitespace::Collapse, Whitespace::Remove, Whitespace::Keep] {
            for strip_punctuation in [false, true] {
                let unit = Unit::Characters;
                let params = Params::builder()
                    .unit(unit)
                    .strip_punctuation(strip_punctuation)
                    .whitespace(whitespace)
                    .build()
                    .expect("valid");
                assert_same_as_reference(" . A\r\n\tb \u{b}!c  . ", &params);
                assert_same_as_reference("", &params);
                assert_same_as_reference("\u{a0}É “ñ”\u{a0} … ß’s ĳ Ж", &params);
                assert_same_as_reference("É “ñ”\u{a0} … ß’s Ж\u{a0}", &params);
            }
        }
    }
}
