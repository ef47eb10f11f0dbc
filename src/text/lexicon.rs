//! Segments evenly spaced letters ("t h e q u i c k b r o w n") into words by the words of other documents.
//!
//! A copied text has its words in the source. Of all ways to split a row of letters into words the most probable one is
//! chosen, where the probability of a word is its frequency in the other documents, raised if it follows the preceding
//! word there; the probability of an unknown word falls with each letter (Norvig, *Natural language corpus data*,
//! 2009). Equal letters are split equally, so two texts that are both spaced out match as well.
//!
//! Only words that can occur in the letters are counted: 24 candidates for each letter, whatever the size of the
//! corpus, at 8 to 12 bytes each, in two passes over the other documents. Segmenting n letters takes 24 n look-ups of
//! words and, at each position, one look-up for each pair of a known word that ends there and a known word that starts
//! there: at most 24² n, but only a few for each letter of natural text.

use std::collections::VecDeque;

use crate::common::mix::mix;
use crate::common::radix::Partition;
use crate::common::sort;
use crate::params::{Params, Unit};
use crate::text::deobfuscation::deobfuscate;
use crate::text::deobfuscation::spaced::{SpacedLetter, SpacedRun};
use crate::text::normalize::normalize_only;
use crate::text::token;

/// Longest word in letters. Few words of any language are longer, and compounds are split where their parts are known.
const MAX_WORD_LETTERS: usize = 24;
/// Weight of a word's probability after the preceding word, against its probability on its own.
const PAIR_WEIGHT: f64 = 0.5;
/// Negative log probability of each letter of an unknown word: more than that of a short known word, or an unknown word
/// would swallow the "a" and the "to" beside it.
const LETTER_COST: f64 = 3.7;
/// Pairs of words from which on repeated ones are removed.
const MIN_COMPACTED_PAIRS: usize = 1 << 18;
/// Shortest known word that is unlikely to be found by chance.
const MIN_INFORMATIVE_LETTERS: usize = 3;

/// A fixed set of hashes with the number of occurrences of each. The leading bits of a hash give its approximate
/// position.
struct WordCounts {
    /// Ascending.
    keys: Vec<u64>,
    occurrences: Vec<u32>,
    /// Start of the keys with each value of the leading bits, and the end of the last ones.
    starts: Vec<u32>,
    /// Number of bits below the leading ones.
    shift: u32,
}

impl WordCounts {
    fn of(mut keys: Vec<u64>) -> Self {
        sort::sort_u64s(&mut keys);
        keys.dedup();
        let occurrences = vec![0; keys.len()];
        Self::with(keys, occurrences)
    }

    fn with(keys: Vec<u64>, occurrences: Vec<u32>) -> Self {
        let bits = (keys.len() | 1).ilog2() + 1;
        let shift = u64::BITS - bits;
        let partition = Partition::of(1 << bits, keys.iter().map(|&key| (key >> shift) as usize));
        let starts = partition.starts().to_vec();
        Self { keys, occurrences, starts, shift }
    }

    /// O(1) expected.
    fn find(&self, key: u64) -> Option<usize> {
        let part = (key >> self.shift) as usize;
        let start = self.starts[part] as usize;
        self.keys[start..self.starts[part + 1] as usize].iter().position(|&other| other == key).map(|at| start + at)
    }

    fn increment(&mut self, key: u64) {
        if let Some(at) = self.find(key) {
            self.occurrences[at] += 1;
        }
    }

    fn get(&self, key: u64) -> u32 {
        self.find(key).map_or(0, |at| self.occurrences[at])
    }

    /// Only the keys that occurred.
    fn without_zeros(&self) -> Self {
        let occurred = self.keys.iter().zip(&self.occurrences).filter(|&(_, &count)| count > 0);
        let (keys, occurrences) = occurred.unzip();
        Self::with(keys, occurrences)
    }
}

/// The counts of all words and neighbouring words of other documents that can occur in some evenly spaced letters.
pub struct Lexicon {
    /// The parameters for reading words.
    params: Params,
    words: WordCounts,
    pairs: WordCounts,
    /// All words of the other documents.
    total: u64,
}

/// The normalised letters of a piece, concatenated.
struct Spelling {
    bytes: Vec<u8>,
    /// Start of each letter, and the end of the last one.
    starts: Vec<usize>,
}

impl Spelling {
    fn of(text: &str, piece: &[SpacedLetter], params: &Params) -> Self {
        let mut spelling = Self { bytes: Vec::with_capacity(piece.len()), starts: vec![0] };
        for letter in piece {
            let letter = normalize_only(&text[letter.start..letter.end], params);
            spelling.bytes.extend_from_slice(letter.as_str().as_bytes());
            spelling.starts.push(spelling.bytes.len());
        }
        spelling
    }

    fn len(&self) -> usize {
        self.starts.len() - 1
    }

    fn hash(&self, from: usize, to: usize) -> u64 {
        token::hash(&self.bytes[self.starts[from]..self.starts[to]])
    }

    /// Possible ends of a word that starts at a letter.
    fn ends(&self, from: usize) -> std::ops::RangeInclusive<usize> {
        from + 1..=self.len().min(from + MAX_WORD_LETTERS)
    }
}

fn pair(first: u64, second: u64) -> u64 {
    mix(first).wrapping_add(second)
}

/// The parameters for reading the words that are looked up in evenly spaced letters.
#[must_use]
pub fn word_params(params: &Params) -> Params {
    Params { unit: Unit::Words, stem: 0, strip_punctuation: true, ..params.clone() }
}

impl Lexicon {
    /// Counts the words of other documents that can occur in the evenly spaced letters of `texts`. `read` passes on the
    /// hashes of each document's words (read with [`word_params`]) and is called twice. O(24 n) space for n letters;
    /// time of `read`, and one look-up for each word passed.
    ///
    /// # Errors
    /// The first one of `read`.
    pub fn build<E>(
        texts: &[&str],
        params: &Params,
        mut read: impl FnMut(&mut dyn FnMut(&[u64])) -> Result<(), E>,
    ) -> Result<Self, E> {
        let params = word_params(params);
        let mut pieces = Vec::new();
        for text in texts {
            // The segmenter only collects the pieces here.
            let collected = std::cell::RefCell::new(&mut pieces);
            let _ = deobfuscate(
                text,
                Some(&|text, run| {
                    collected.borrow_mut().extend(run.pieces.iter().map(|piece| Spelling::of(text, piece, &params)));
                    None
                }),
            );
        }
        // Allocated at once, because a growing vector would need twice the memory.
        let mut spans = Vec::with_capacity(MAX_WORD_LETTERS * pieces.iter().map(Spelling::len).sum::<usize>());
        for piece in &pieces {
            for from in 0..piece.len() {
                spans.extend(piece.ends(from).map(|to| piece.hash(from, to)));
            }
        }
        let words = WordCounts::of(spans);
        let mut lexicon = Self { params, words, pairs: WordCounts::of(Vec::new()), total: 0 };
        read(&mut |hashes| {
            lexicon.total += hashes.len() as u64;
            for &hash in hashes {
                lexicon.words.increment(hash);
            }
        })?;
        lexicon.words = lexicon.words.without_zeros();
        lexicon.pairs = WordCounts::of(lexicon.pairs_in(&pieces));
        read(&mut |hashes| {
            for two in hashes.windows(2) {
                lexicon.pairs.increment(pair(two[0], two[1]));
            }
        })?;
        lexicon.pairs = lexicon.pairs.without_zeros();
        Ok(lexicon)
    }

    /// The different pairs of neighbouring known words that can occur in some pieces. If all spans are words, each letter has up to
    /// [`MAX_WORD_LETTERS`]² pairs, and many of them are the same, so repeated ones are removed whenever their number has doubled.
    fn pairs_in(&self, pieces: &[Spelling]) -> Vec<u64> {
        let mut pairs = Vec::new();
        let mut most = MIN_COMPACTED_PAIRS;
        for piece in pieces {
            // The known words that start at a letter, and at each letter where a word that starts there may end.
            let mut ahead = VecDeque::with_capacity(MAX_WORD_LETTERS + 1);
            for from in 0..piece.len() {
                while ahead.len() <= MAX_WORD_LETTERS && from + ahead.len() < piece.len() {
                    ahead.push_back(self.known(piece, from + ahead.len()));
                }
                for (to, first) in ahead.pop_front().unwrap_or_default() {
                    let following = ahead.get(to - from - 1).map_or(&[][..], Vec::as_slice);
                    pairs.extend(following.iter().map(|&(_, second)| pair(first, second)));
                }
                if pairs.len() >= most {
                    sort::sort_u64s(&mut pairs);
                    pairs.dedup();
                    most = MIN_COMPACTED_PAIRS.max(2 * pairs.len());
                }
            }
        }
        pairs
    }

    /// The known words that start at a letter: the end and the hash of each.
    fn known(&self, piece: &Spelling, from: usize) -> Vec<(usize, u64)> {
        let spans = piece.ends(from).map(|to| (to, piece.hash(from, to)));
        spans.filter(|&(_, hash)| self.words.get(hash) > 0).collect()
    }

    /// Whether a word begins at each letter of each piece of a run; `None` if fewer than half of the letters are in
    /// known words. A [`crate::text::deobfuscation::Segmenter`].
    #[must_use]
    pub fn segment(&self, text: &str, run: &SpacedRun) -> Option<Vec<Vec<bool>>> {
        if self.words.keys.is_empty() {
            return None;
        }
        let mut informative = 0;
        let mut segment = |piece: &Vec<SpacedLetter>| {
            let (begins, known) = self.segment_piece(&Spelling::of(text, piece, &self.params));
            informative += known;
            begins
        };
        let begins = run.pieces.iter().map(&mut segment).collect();
        (2 * informative >= run.letters as usize).then_some(begins)
    }

    /// Whether a word begins at each letter, and the number of letters in known words of at least
    /// [`MIN_INFORMATIVE_LETTERS`].
    fn segment_piece(&self, piece: &Spelling) -> (Vec<bool>, usize) {
        let total = self.total.max(1) as f64;
        let mut paths: Vec<Vec<Path>> = (0..=piece.len()).map(|_| Vec::new()).collect();
        paths[0].push(Path { from: 0, before: 0, cost: 0.0, word: None });
        let mut steps = Steps::default();
        for from in 0..piece.len() {
            // A position has one path for each length of its last word. Once extended, a path is stored as a step of
            // three bytes.
            let here = std::mem::take(&mut paths[from]);
            let cheapest = cheapest(&here);
            let base = here[cheapest].cost;
            let known = self.known(piece, from);
            for to in piece.ends(from) {
                let letters = (to - from) as f64;
                let found = known.iter().find(|&&(end, _)| end == to);
                let path = match found {
                    None => {
                        let cost = base + libm::log(total) + letters * LETTER_COST;
                        Path { from, before: cheapest, cost, word: None }
                    }
                    Some(&(_, hash)) => self.step(&here, cheapest, from, hash),
                };
                paths[to].push(path);
            }
            steps.push(from, &here);
        }
        let mut begins = vec![false; piece.len()];
        let mut informative = 0;
        let mut to = piece.len();
        let mut at = cheapest(&paths[to]);
        steps.push(to, &paths[to]);
        while to > 0 {
            let Step { letters, before, is_known } = steps.at(to, at);
            let from = to - usize::from(letters);
            begins[from] = true;
            if is_known && to - from >= MIN_INFORMATIVE_LETTERS {
                informative += to - from;
            }
            (to, at) = (from, before.into());
        }
        (begins, informative)
    }

    /// The cheapest extension by a known word. One look-up for each of at most [`MAX_WORD_LETTERS`] paths.
    fn step(&self, paths: &[Path], cheapest: usize, from: usize, hash: u64) -> Path {
        let alone = f64::from(self.words.get(hash)) / self.total as f64;
        let share = (1.0 - PAIR_WEIGHT) * alone;
        let mut best = Path { from, before: cheapest, cost: paths[cheapest].cost - libm::log(share), word: Some(hash) };
        for (before, path) in paths.iter().enumerate() {
            let Some(first) = path.word else { continue };
            let both = self.pairs.get(pair(first, hash));
            if both > 0 {
                let after_first = f64::from(both) / f64::from(self.words.get(first));
                let cost = path.cost - libm::log(PAIR_WEIGHT * after_first + share);
                if cost < best.cost {
                    best = Path { before, cost, ..best };
                }
            }
        }
        best
    }
}

/// A segmentation of the letters up to a position.
#[derive(Clone, Copy)]
struct Path {
    /// Start of its last word.
    from: usize,
    /// Index of the preceding path among those up to that start.
    before: usize,
    /// Negative logarithm of its probability.
    cost: f64,
    /// The last word, if it is known.
    word: Option<u64>,
}

/// The last word of a path in three bytes. The best segmentation is read backwards, step by step.
#[derive(Clone, Copy)]
struct Step {
    /// Letters of the word.
    letters: u8,
    /// Index of the preceding path among those up to the start of the word.
    before: u8,
    is_known: bool,
}

/// The last words of all paths, position by position.
#[derive(Default)]
struct Steps {
    all: Vec<Step>,
    /// Start of the steps of each position.
    starts: Vec<u32>,
}

impl Steps {
    /// Adds the paths up to a position. Positions must come in order.
    fn push(&mut self, position: usize, paths: &[Path]) {
        self.starts.push(self.all.len() as u32);
        let step = |path: &Path| Step {
            letters: (position - path.from) as u8,
            before: path.before as u8,
            is_known: path.word.is_some(),
        };
        self.all.extend(paths.iter().map(step));
    }

    fn at(&self, position: usize, path: usize) -> Step {
        self.all[self.starts[position] as usize + path]
    }
}

/// The index of the cheapest path, the first among equals.
fn cheapest(paths: &[Path]) -> usize {
    (1..paths.len()).fold(0, |best, at| if paths[at].cost < paths[best].cost { at } else { best })
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;
    use crate::text::fast::FastTokenizer;

    const SOURCE: &str = "the quick brown fox jumps over the lazy dog; so it is not there, and don't the dogs know it";

    fn segmented(text: &str) -> String {
        let params = Params::default();
        let tokenizer = FastTokenizer::new(&word_params(&params));
        let read = |each: &mut dyn FnMut(&[u64])| -> Result<(), Infallible> {
            each(&tokenizer.hashes(SOURCE));
            Ok(())
        };
        let Ok(lexicon) = Lexicon::build(&[text], &params, read);
        deobfuscate(text, Some(&|text, run| lexicon.segment(text, run))).text.into_owned()
    }

    fn spread(text: &str) -> String {
        text.split_whitespace().flat_map(str::chars).map(String::from).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn finds_the_words_of_another_text() {
        assert_eq!(segmented(&spread("the quick brown fox jumps over")), "the quick brown fox jumps over");
        assert_eq!(segmented(&spread("The lazy dogs, don't know it")), "The lazy dogs , don't know it");
        // An unknown word between known ones.
        assert_eq!(segmented(&spread("the quick xyzzy jumps over the dog")), "the quick xyzzy jumps over the dog");
    }

    #[test]
    fn letters_without_known_words_are_unchanged() {
        let alphabet = spread("abcdefghijklmnopqrstuvwxyz");
        assert_eq!(segmented(&alphabet), alphabet);
    }
}
