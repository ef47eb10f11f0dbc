//! The occurrences of word pairs in many texts, and of these the ones that two texts may share.
//!
//! Most word pairs occur once. The occurrences are partitioned by the leading bits of their hashes into parts that fit a cache.
//! In each part a sieve of two-bit counters passes only those whose cell is hit twice, and once by a first text; only these are
//! sorted. O(n) expected for n words and their occurrences; 8 bytes for each occurrence.

use super::tables::{Frequencies, HashSieve, InformativeWords, PAIRED_WORDS, PairCounts, pair_hash};
use crate::common::radix::sort_uniform;
use crate::text::word::stem;

/// An occurrence of a word pair: its hash in the upper 32 bits, its second word's number in the whole batch in the lower 32.
pub(super) type Occurrence = u64;

/// Most parts, by leading bits.
const MAX_PART_BITS: u32 = 8;
/// Occurrences in a part, if there are fewer than the most parts: these fit a second-level cache.
const PART_OCCURRENCES: usize = 1 << 14;

/// Many texts as packed words.
pub(super) struct PairedWords<'s> {
    pub(super) texts: &'s [&'s [u32]],
    /// The number of each text's first word in the whole batch; one more at the end.
    pub(super) starts: &'s [u32],
    /// The number of texts that are searched for; the others are an archive.
    pub(super) first_texts: usize,
}

impl PairedWords<'_> {
    /// The text of a word, given the word's number in the whole batch. O(log t) for t texts.
    pub(super) fn text_of(&self, word: u32) -> usize {
        self.starts.partition_point(|&start| start <= word) - 1
    }

    /// Ascending grams (or other keys with a word's number in the lower 32 bits) by the text that they are in.
    pub(super) fn by_text<'k>(&self, keys: &'k [u64]) -> impl Iterator<Item = &'k [u64]> {
        let mut rest = keys;
        std::iter::from_fn(move || {
            let &first = rest.first()?;
            let end = self.starts[self.text_of(first as u32) + 1];
            let of_text;
            (of_text, rest) = rest.split_at(rest.partition_point(|&key| (key as u32) < end));
            Some(of_text)
        })
    }
}

/// The occurrences of word pairs, by the leading bits of their hashes.
pub(super) struct WordPairs {
    parts: Vec<Vec<Occurrence>>,
    part_bits: u32,
    /// The number of words in the first texts.
    first_words: u32,
    counts: PairCounts,
}

impl WordPairs {
    /// All occurrences in the first texts, and at least those in the others that share their word pairs.
    #[inline(never)] // see `memory`
    pub(super) fn of(words: &PairedWords, frequencies: &Frequencies, max_count: u32, informative_count: usize) -> Self {
        let informative = frequencies.informative_words(max_count);
        // Few texts have few of all word pairs.
        let [first_words, all_words] = [words.first_texts, words.texts.len()].map(|text| words.starts[text]);
        let share = u64::from(first_words) * informative_count as u64 / u64::from(all_words.max(1));
        let expected = PAIRED_WORDS * share as usize;
        let part_bits = (expected / PART_OCCURRENCES).max(1).ilog2().min(MAX_PART_BITS);
        let mut found = Self {
            parts: (0..1 << part_bits).map(|_| Vec::with_capacity((expected >> part_bits) * 17 / 16)).collect(),
            part_bits,
            first_words,
            counts: PairCounts::new(PAIRED_WORDS * informative_count),
        };
        for at in 0..words.first_texts {
            for_each_pair(words, at, &informative, |occurrence| found.push(occurrence));
        }
        if words.first_texts < words.texts.len() {
            // Nothing but these can be shared with one of the first texts, which keeps a large archive cheap.
            let wanted = found.set();
            for at in words.first_texts..words.texts.len() {
                for_each_pair(words, at, &informative, |occurrence| {
                    found.counts.add(occurrence);
                    if wanted.contains(occurrence) {
                        found.push(occurrence);
                    }
                });
            }
        }
        found
    }

    #[inline]
    fn push(&mut self, occurrence: Occurrence) {
        let part = (occurrence >> (64 - MAX_PART_BITS)) >> (MAX_PART_BITS - self.part_bits);
        self.parts[part as usize].push(occurrence);
    }

    fn set(&self) -> HashSieve {
        let mut set = HashSieve::new(self.parts.iter().map(Vec::len).sum());
        for &occurrence in self.parts.iter().flatten() {
            set.insert(occurrence);
        }
        set
    }

    /// Calls `visit` with slices that ascend, together too, and that hold all occurrences of word pairs that occur in a first text
    /// and once more; others may be included. Returns how often each word pair occurs.
    pub(super) fn for_each_part(self, mut visit: impl FnMut(&[Occurrence])) -> PairCounts {
        let Self { parts, part_bits, first_words, mut counts } = self;
        let mut sieve = Sieve::default();
        for mut part in parts {
            for &occurrence in part.iter().take_while(|&&occurrence| (occurrence as u32) < first_words) {
                counts.add(occurrence);
            }
            sieve.sift(&mut part, part_bits, first_words);
            sort_uniform(&mut part, part_bits);
            visit(&part);
        }
        counts
    }
}

/// Calls `found` with each occurrence of a word pair in one text, in their order.
#[inline(never)] // see `memory`
fn for_each_pair(words: &PairedWords, at: usize, informative: &InformativeWords, mut found: impl FnMut(Occurrence)) {
    /// Words that are looked up at a time.
    const BLOCK: usize = 256;
    let mut before = [0_u32; PAIRED_WORDS];
    let mut block = [(0_u32, 0_u32); BLOCK];
    let mut place = words.starts[at];
    for chunk in words.texts[at].chunks(BLOCK) {
        let mut count = 0;
        for &word in chunk {
            // Whether a word is informative is unpredictable, so this avoids a branch.
            block[count % BLOCK] = (stem(word), place);
            count += usize::from(informative.contains(word));
            place += 1;
        }
        for &(stem, place) in &block[..count] {
            for &other in &before {
                if other != 0 && other != stem {
                    found(pair_hash(stem, other) >> 32 << 32 | u64::from(place));
                }
            }
            before.copy_within(1.., 0);
            before[PAIRED_WORDS - 1] = stem;
        }
    }
}

/// Finds occurrences of word pairs that may be shared, by some bits of their hashes.
#[derive(Default)]
struct Sieve {
    /// Four cells a byte, two bits a cell: the lower is set by a first text, the upper by another occurrence after that.
    cells: Vec<u8>,
}

impl Sieve {
    /// Binary logarithm of the number of cells for each occurrence, rounded down.
    const CELLS: u32 = 3;

    /// Keeps the occurrences that pass, in their order. Those of the first texts come first.
    fn sift(&mut self, part: &mut Vec<Occurrence>, skip: u32, first_words: u32) {
        let bits = part.len().max(1).ilog2() + Self::CELLS;
        self.cells.clear();
        self.cells.resize(1 << (bits - 2), 0);
        let cell = |occurrence: Occurrence| {
            let cell = (occurrence << skip) >> (u64::BITS - bits);
            ((cell >> 2) as usize, 1_u8 << (2 * (cell & 3)))
        };
        for &occurrence in &*part {
            let (byte, lower) = cell(occurrence);
            let is_first = u8::from((occurrence as u32) < first_words);
            let cells = &mut self.cells[byte];
            *cells |= (lower * is_first) | (*cells & lower) << 1;
        }
        let mut kept = 0;
        for at in 0..part.len() {
            let occurrence = part[at];
            part[kept] = occurrence;
            let (byte, lower) = cell(occurrence);
            kept += usize::from(self.cells[byte] & lower << 1 != 0);
        }
        part.truncate(kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::mix::mix;

    /// Texts of informative and other words; many word pairs occur in several of them.
    fn texts() -> Vec<Vec<u32>> {
        let word = |text: u64, place: u64| {
            let rank = mix(text << 20 | place) % 4_000;
            ((mix(rank * rank / 4_000) >> 40) as u32) << 8
        };
        (0..60).map(|text| (0..1_000).map(|place| word(text / 2, place + 300 * (text % 2))).collect()).collect()
    }

    #[test]
    fn word_pairs_that_may_be_shared_pass() {
        let owned = texts();
        let texts: Vec<&[u32]> = owned.iter().map(Vec::as_slice).collect();
        let starts: Vec<u32> = (0..=60).map(|text| text * 1_000).collect();
        let frequencies = Frequencies::of(&texts);
        let (max_count, informative_count) = frequencies.informative();
        for first_texts in [60, 20, 1] {
            let batch = PairedWords { texts: &texts, starts: &starts, first_texts };
            let first_words = starts[first_texts];
            let mut all: Vec<Occurrence> = Vec::new();
            for at in 0..texts.len() {
                let mut before: Vec<u32> = Vec::new();
                for (place, &word) in (starts[at]..).zip(texts[at]) {
                    if frequencies.of_word(word) <= max_count {
                        let others = before.iter().rev().take(PAIRED_WORDS).filter(|&&other| other != stem(word));
                        all.extend(others.map(|&other| pair_hash(stem(word), other) >> 32 << 32 | u64::from(place)));
                        before.push(stem(word));
                    }
                }
            }
            all.sort_unstable();
            let shared: Vec<Occurrence> = all
                .chunk_by(|x, y| x >> 32 == y >> 32)
                .filter(|same| same.len() > 1 && (same[0] as u32) < first_words)
                .flatten()
                .copied()
                .collect();
            let mut found = Vec::new();
            let word_pairs = WordPairs::of(&batch, &frequencies, max_count, informative_count);
            let counts = word_pairs.for_each_part(|part| found.extend_from_slice(part));
            assert!(found.is_sorted() && !shared.is_empty() && found.len() < all.len(), "{first_texts}");
            assert!(shared.iter().all(|occurrence| found.binary_search(occurrence).is_ok()), "{first_texts}");
            let mut expected = PairCounts::new(PAIRED_WORDS * informative_count);
            for &occurrence in &all {
                expected.add(occurrence);
            }
            assert!(all.iter().all(|&occurrence| counts.of(occurrence) == expected.of(occurrence)), "{first_texts}");
        }
    }
}
