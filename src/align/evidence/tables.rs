//! Small tables count how often words, and pairs of words, occur in all texts of a batch. Several words may share a cell, so
//! that a table stays in the processor's cache.

use crate::common::mix::mix;
use crate::text::word::stem;

/// A word is informative if it makes up at most one in this many of all words.
const INFORMATIVE_SHARE: usize = 2_000;
/// In small batches a word that occurs at most this often is informative, whatever its share: the words of a passage that
/// [`MAX_OCCURRENCES`] texts share occur in each of them, and elsewhere.
const MIN_INFORMATIVE_COUNT: usize = 48;
/// Number of preceding informative words that a word is paired with.
pub(super) const PAIRED_WORDS: usize = 3;
/// Most occurrences of a word pair, and most texts with a gram, that yield candidates.
pub const MAX_OCCURRENCES: usize = 40;
/// Approximate maximum number of word pair occurrences in the index.
pub const MAX_INDEXED_OCCURRENCES: usize = 4_000_000;

/// Cells of the table of words, a power of two.
const WORD_CELLS: usize = 1 << 19;
/// Most cells of the table of word pairs, a power of two.
const MAX_PAIR_CELLS: usize = 1 << 22;

/// How often each stem occurs in all texts, at least: stems that share a cell are counted together.
pub(super) struct Frequencies {
    counts: Vec<u16>,
    /// Words in all texts.
    pub(super) words: usize,
}

impl Frequencies {
    /// O(n) for n words of all texts.
    pub(super) fn of(texts: &[&[u32]]) -> Self {
        let mut counts = vec![0_u16; WORD_CELLS];
        for &word in texts.iter().flat_map(|text| text.iter()) {
            let count = &mut counts[Self::cell(word)];
            *count = count.saturating_add(1);
        }
        counts[Self::cell(0)] = u16::MAX;
        Self { counts, words: texts.iter().map(|text| text.len()).sum() }
    }

    fn cell(word: u32) -> usize {
        stem(word) as usize & (WORD_CELLS - 1)
    }

    /// The number of occurrences of a word's stem. O(1).
    pub(super) fn of_word(&self, word: u32) -> u32 {
        self.counts[Self::cell(word)].into()
    }

    /// The words with at most `max_count` occurrences.
    pub(super) fn informative_words(&self, max_count: u32) -> InformativeWords {
        let bit = |(at, &count): (usize, &u16)| u64::from(u32::from(count) <= max_count) << at;
        let bits = |cells: &[u16]| {
            if is_empty(cells) { u64::MAX } else { cells.iter().enumerate().map(bit).sum() }
        };
        InformativeWords(self.counts.chunks(64).map(bits).collect())
    }

    /// The highest number of occurrences of an informative word, and the number of occurrences of all informative words.
    /// Lower where the index would otherwise exceed [`MAX_INDEXED_OCCURRENCES`].
    pub(super) fn informative(&self) -> (u32, usize) {
        let max_count = (self.words / INFORMATIVE_SHARE).max(MIN_INFORMATIVE_COUNT).min(usize::from(u16::MAX) - 1);
        let mut occurrences = vec![0_usize; max_count + 1];
        for &count in self.counts.chunks(64).filter(|cells| !is_empty(cells)).flatten() {
            if let Some(occurrences) = occurrences.get_mut(usize::from(count)) {
                *occurrences += usize::from(count);
            }
        }
        let mut sum = 0;
        for (count, occurrences) in (0..).zip(occurrences) {
            if PAIRED_WORDS * (sum + occurrences) > MAX_INDEXED_OCCURRENCES {
                return (count, sum);
            }
            sum += occurrences;
        }
        (max_count as u32, sum)
    }
}

/// Whether no word is counted in any of the cells, as in most of them in a small batch. The compiler vectorises this.
fn is_empty(cells: &[u16]) -> bool {
    cells.iter().fold(0, |all, &count| all | count) == 0
}

/// The words that are informative, a bit for each cell of [`Frequencies`].
pub(super) struct InformativeWords(Vec<u64>);

impl InformativeWords {
    /// Whether a word is informative. O(1).
    #[inline]
    pub(super) fn contains(&self, word: u32) -> bool {
        let cell = Frequencies::cell(word);
        self.0[cell >> 6] >> (cell & 63) & 1 != 0
    }
}

/// How often each word pair occurs in all texts, at least: word pairs that share a cell are counted together, up to 255.
pub(super) struct PairCounts {
    counts: Vec<u8>,
    bits: u32,
}

impl PairCounts {
    /// For an expected number of occurrences: twice as many cells, up to [`MAX_PAIR_CELLS`].
    pub(super) fn new(occurrences: usize) -> Self {
        let cells = (2 * occurrences).next_power_of_two().clamp(1 << 10, MAX_PAIR_CELLS);
        Self { counts: vec![0; cells], bits: cells.ilog2() }
    }

    /// Counts an occurrence of the word pair with this hash.
    #[inline]
    pub(super) fn add(&mut self, hash: u64) {
        let cell = self.cell(hash);
        self.counts[cell] = self.counts[cell].saturating_add(1);
    }

    /// The number of occurrences of the word pair with this hash, of which the upper 32 bits suffice. O(1).
    #[inline]
    pub(super) fn of(&self, hash: u64) -> u8 {
        self.counts[self.cell(hash)]
    }

    #[inline]
    fn cell(&self, hash: u64) -> usize {
        (hash >> (64 - self.bits)) as usize
    }
}

/// The phrases that many texts contain.
#[derive(Clone, Copy)]
pub(super) struct Phrases<'t> {
    pub(super) frequencies: &'t Frequencies,
    pub(super) pair_counts: &'t PairCounts,
    /// Highest number of occurrences of an informative word.
    pub(super) informative_word_count: u32,
}

impl Phrases<'_> {
    /// Whether a word is informative. O(1).
    #[inline]
    pub(super) fn is_informative(&self, word: u32) -> bool {
        self.frequencies.of_word(word) <= self.informative_word_count
    }

    /// Whether two informative stems, neighbours or nearly so, are part of a phrase in many texts. O(1).
    #[inline]
    pub(super) fn are_common(&self, stem: u32, before: u32) -> bool {
        usize::from(self.pair_counts.of(pair_hash(stem, before))) > MAX_OCCURRENCES
    }

    /// The number of words of a run that are not part of a phrase in many texts. A word belongs to a common phrase with
    /// the informative words before and behind it. O(n).
    pub(super) fn uncommon_words(&self, run: &[u32]) -> usize {
        let mut common = 0;
        let mut before: Option<usize> = None;
        for (at, &word) in run.iter().enumerate().filter(|&(_, &word)| self.is_informative(word)) {
            if let Some(before) = before
                && self.are_common(stem(word), stem(run[before]))
            {
                common += at - before;
            }
            before = Some(at);
        }
        run.len() - common
    }
}

/// The hash of a word pair, the same in either order.
#[inline]
pub(super) fn pair_hash(stem: u32, other: u32) -> u64 {
    mix(u64::from(stem.min(other)) << 32 | u64::from(stem.max(other)))
}

/// Hashes of word pairs or of runs, of which the upper 32 bits suffice; some others seem to be among them.
pub(super) struct HashSieve {
    cells: Vec<u64>,
    bits: u32,
}

impl HashSieve {
    /// For a number of hashes: sixteen bits for each, up to as many as fit in a cache.
    pub(super) fn new(hashes: usize) -> Self {
        let bits = (16 * hashes).next_power_of_two().clamp(1 << 10, 1 << 22).ilog2();
        Self { cells: vec![0; 1 << (bits - 6)], bits }
    }

    #[inline]
    fn bit(&self, hash: u64) -> (usize, u64) {
        let bit = hash >> (64 - self.bits);
        ((bit >> 6) as usize, 1 << (bit & 63))
    }

    /// Adds a hash.
    #[inline]
    pub(super) fn insert(&mut self, hash: u64) {
        let (cell, bit) = self.bit(hash);
        self.cells[cell] |= bit;
    }

    /// Whether a hash may be in the set. O(1).
    #[inline]
    pub(super) fn contains(&self, hash: u64) -> bool {
        let (cell, bit) = self.bit(hash);
        self.cells[cell] & bit != 0
    }
}
