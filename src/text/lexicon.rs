//! The words of other documents, which tell apart letters that are spaced out evenly: "t h e q u i c k b r o w n".
//!
//! What was copied has its words in the text it was copied from. So of all ways to cut a row of letters into words the most
//! probable one is taken, where a word is as probable as it is frequent in the other documents, and more so behind the
//! word that it follows there; the chance of a word that nobody has falls with each letter (Norvig, *Natural language
//! corpus data*, 2009). Equal letters are cut alike, so that two texts that are both spaced out meet as well.
//!
//! Only what could stand in the letters is counted: 24 candidates a letter, whatever the size of the corpus, 8 to 12
//! bytes each; then two passes over the other documents. To cut n letters takes 24 n look-ups of words, and at each place one
//! of a pair for each known word that starts there and each that ends there: 24² n at worst, a few for each letter in
//! natural text.

use crate::common::mix::mix;
use crate::params::{Params, TextParams, Unit};
use crate::text::deobfuscation::deobfuscate;
use crate::text::deobfuscation::spaced::{Letter, Run};
use crate::text::normalize::normalize_only;
use crate::text::token;

/// Letters of the longest word: few are longer in any language, and compounds are cut where their parts are known.
const MAX_WORD_LETTERS: usize = 24;
/// How much the word before says, against how frequent a word is by itself.
const PAIR_WEIGHT: f64 = 0.5;
/// How much less probable a word that nobody has is with each letter: more than a short word by itself, or an unknown
/// one would swallow the "a" and the "to" beside it.
const LETTER_COST: f64 = 3.7;
/// Letters of a word that is no chance find.
const TELLING_WORD: usize = 3;

/// Numbers that are looked for, and how often each was met. The numbers are hashes, so that their leading bits say nearly
/// where they stand.
struct Counts {
    /// Ascending.
    keys: Vec<u64>,
    times: Vec<u32>,
    /// Where the keys begin that have the same leading bits, and where the last ones end.
    starts: Vec<u32>,
    /// How many bits are not leading.
    shift: u32,
}

impl Counts {
    fn of(mut keys: Vec<u64>) -> Self {
        keys.sort_unstable();
        keys.dedup();
        let times = vec![0; keys.len()];
        Self::with(keys, times)
    }

    fn with(keys: Vec<u64>, times: Vec<u32>) -> Self {
        let bits = (keys.len() | 1).ilog2() + 1;
        let shift = u64::BITS - bits;
        let mut starts = vec![0; (1 << bits) + 1];
        for &key in &keys {
            starts[(key >> shift) as usize + 1] += 1;
        }
        for part in 1..starts.len() {
            starts[part] += starts[part - 1];
        }
        Self { keys, times, starts, shift }
    }

    /// O(1) expected.
    fn find(&self, key: u64) -> Option<usize> {
        let part = (key >> self.shift) as usize;
        let start = self.starts[part] as usize;
        self.keys[start..self.starts[part + 1] as usize].iter().position(|&other| other == key).map(|at| start + at)
    }

    fn meet(&mut self, key: u64) {
        if let Some(at) = self.find(key) {
            self.times[at] += 1;
        }
    }

    fn get(&self, key: u64) -> u32 {
        self.find(key).map_or(0, |at| self.times[at])
    }

    /// Without what was never met.
    fn met(&self) -> Self {
        let met = self.keys.iter().zip(&self.times).filter(|&(_, &times)| times > 0);
        let (keys, times) = met.unzip();
        Self::with(keys, times)
    }
}

/// See the head of this module.
pub struct Lexicon {
    /// The parameters, but for words.
    params: Params,
    words: Counts,
    pairs: Counts,
    /// Words in all.
    total: u64,
}

/// The letters of a piece as they are compared, side by side.
struct Spelling {
    bytes: Vec<u8>,
    /// Where each letter starts, and where a further one would.
    starts: Vec<usize>,
}

impl Spelling {
    fn of(text: &str, piece: &[Letter], params: &Params) -> Self {
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

    /// Where a word that starts at a place may end.
    fn ends(&self, from: usize) -> std::ops::RangeInclusive<usize> {
        from + 1..=self.len().min(from + MAX_WORD_LETTERS)
    }
}

fn pair(first: u64, second: u64) -> u64 {
    mix(first).wrapping_add(second)
}

/// How words are read that are to be found in letters spaced out.
#[must_use]
pub fn word_params(params: &Params) -> Params {
    let text = TextParams { unit: Unit::Words, stem: 0, strip_punctuation: true, ..params.text };
    Params { text, ..params.clone() }
}

impl Lexicon {
    /// Looks for what could stand in the evenly spaced letters of some texts among the words of others: `read` hands on
    /// the hashes of each of these texts' words ([`word_params`]), and is called twice.
    #[must_use]
    pub fn look_up(texts: &[&str], params: &Params, read: impl Fn(&mut dyn FnMut(&[u64]))) -> Self {
        let params = word_params(params);
        let mut pieces = Vec::new();
        for text in texts {
            // The cut only listens here.
            let heard = std::cell::RefCell::new(&mut pieces);
            let _ = deobfuscate(
                text,
                Some(&|text, run| {
                    heard.borrow_mut().extend(run.pieces.iter().map(|piece| Spelling::of(text, piece, &params)));
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
        let words = Counts::of(spans);
        let mut lexicon = Self { params, words, pairs: Counts::of(Vec::new()), total: 0 };
        read(&mut |hashes| {
            lexicon.total += hashes.len() as u64;
            for &hash in hashes {
                lexicon.words.meet(hash);
            }
        });
        lexicon.words = lexicon.words.met();
        lexicon.pairs = Counts::of(pieces.iter().flat_map(|piece| lexicon.pairs_in(piece)).collect());
        read(&mut |hashes| {
            for two in hashes.windows(2) {
                lexicon.pairs.meet(pair(two[0], two[1]));
            }
        });
        lexicon.pairs = lexicon.pairs.met();
        lexicon
    }

    /// Neighbouring known words that could stand in a piece. Up to [`MAX_WORD_LETTERS`]² for each letter, where all spans are
    /// words.
    fn pairs_in(&self, piece: &Spelling) -> Vec<u64> {
        let known: Vec<Vec<(usize, u64)>> = (0..piece.len()).map(|from| self.known(piece, from)).collect();
        let follow = |&(to, first): &(usize, u64)| {
            let behind = known.get(to).map_or(&[][..], Vec::as_slice);
            behind.iter().map(move |&(_, second)| pair(first, second))
        };
        known.iter().flatten().flat_map(follow).collect()
    }

    /// The known words that start at a place: where each ends, and its hash.
    fn known(&self, piece: &Spelling, from: usize) -> Vec<(usize, u64)> {
        let spans = piece.ends(from).map(|to| (to, piece.hash(from, to)));
        spans.filter(|&(_, hash)| self.words.get(hash) > 0).collect()
    }

    /// Where words begin in a run of letters; nothing where it makes no words that are known: a [`crate::text::deobfuscation::Cut`].
    #[must_use]
    pub fn cut(&self, text: &str, run: &Run) -> Option<Vec<Vec<bool>>> {
        if self.words.keys.is_empty() {
            return None;
        }
        let mut telling = 0;
        let mut cut = |piece: &Vec<Letter>| {
            let (begins, known) = self.cut_piece(&Spelling::of(text, piece, &self.params));
            telling += known;
            begins
        };
        let begins = run.pieces.iter().map(&mut cut).collect();
        (2 * telling >= run.letters as usize).then_some(begins)
    }

    /// Where words begin, and how many letters are in known words that are no chance finds.
    fn cut_piece(&self, piece: &Spelling) -> (Vec<bool>, usize) {
        let total = self.total.max(1) as f64;
        let mut ways: Vec<Vec<Way>> = (0..=piece.len()).map(|_| Vec::new()).collect();
        ways[0].push(Way { from: 0, before: 0, cost: 0.0, word: None });
        let mut steps = Steps::default();
        for from in 0..piece.len() {
            // A place has a way for each length of its last word. Once extended, each is kept as a step of three bytes.
            let here = std::mem::take(&mut ways[from]);
            let cheapest = cheapest(&here);
            let base = here[cheapest].cost;
            let known = self.known(piece, from);
            for to in piece.ends(from) {
                let letters = (to - from) as f64;
                let found = known.iter().find(|&&(end, _)| end == to);
                let way = match found {
                    None => {
                        let cost = base + libm::log(total) + letters * LETTER_COST;
                        Way { from, before: cheapest, cost, word: None }
                    }
                    Some(&(_, hash)) => self.step(&here, cheapest, from, hash),
                };
                ways[to].push(way);
            }
            steps.push(from, &here);
        }
        let mut begins = vec![false; piece.len()];
        let mut telling = 0;
        let mut to = piece.len();
        let mut at = cheapest(&ways[to]);
        steps.push(to, &ways[to]);
        while to > 0 {
            let Step { letters, before, is_known } = steps.at(to, at);
            let from = to - usize::from(letters);
            begins[from] = true;
            if is_known && to - from >= TELLING_WORD {
                telling += to - from;
            }
            (to, at) = (from, before.into());
        }
        (begins, telling)
    }

    /// The cheapest way to go on with a known word. A look-up for each of the ways, at most [`MAX_WORD_LETTERS`].
    fn step(&self, ways: &[Way], cheapest: usize, from: usize, hash: u64) -> Way {
        let alone = f64::from(self.words.get(hash)) / self.total as f64;
        let share = (1.0 - PAIR_WEIGHT) * alone;
        let mut best = Way { from, before: cheapest, cost: ways[cheapest].cost - libm::log(share), word: Some(hash) };
        for (before, way) in ways.iter().enumerate() {
            let Some(first) = way.word else { continue };
            let both = self.pairs.get(pair(first, hash));
            if both > 0 {
                let behind = f64::from(both) / f64::from(self.words.get(first));
                let cost = way.cost - libm::log(PAIR_WEIGHT * behind + share);
                if cost < best.cost {
                    best = Way { before, cost, ..best };
                }
            }
        }
        best
    }
}

/// A way to cut the letters up to a place.
#[derive(Clone, Copy)]
struct Way {
    /// Where its last word starts.
    from: usize,
    /// Which of the ways up to there goes before it.
    before: usize,
    /// The logarithm of how improbable it is.
    cost: f64,
    /// The last word, if it is known.
    word: Option<u64>,
}

/// The last word of a way, in three bytes: the best cut is read from the end, step by step.
#[derive(Clone, Copy)]
struct Step {
    /// Letters of the word.
    letters: u8,
    /// Which of the ways up to where the word starts goes before it.
    before: u8,
    is_known: bool,
}

/// The last words of all ways, place after place.
#[derive(Default)]
struct Steps {
    all: Vec<Step>,
    /// Where those up to each place begin.
    starts: Vec<u32>,
}

impl Steps {
    /// Adds the ways up to a place; places come in order.
    fn push(&mut self, place: usize, ways: &[Way]) {
        self.starts.push(self.all.len() as u32);
        let step = |way: &Way| Step {
            letters: (place - way.from) as u8,
            before: way.before as u8,
            is_known: way.word.is_some(),
        };
        self.all.extend(ways.iter().map(step));
    }

    fn at(&self, place: usize, way: usize) -> Step {
        self.all[self.starts[place] as usize + way]
    }
}

/// The first of the cheapest ways.
fn cheapest(ways: &[Way]) -> usize {
    (1..ways.len()).fold(0, |best, at| if ways[at].cost < ways[best].cost { at } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::fast::FastTokenizer;

    const SOURCE: &str = "the quick brown fox jumps over the lazy dog; so it is not there, and don't the dogs know it";

    fn cut(text: &str) -> String {
        let params = Params::default();
        let reader = FastTokenizer::new(&word_params(&params));
        let lexicon = Lexicon::look_up(&[text], &params, |each| each(&reader.hashes(SOURCE)));
        deobfuscate(text, Some(&|text, run| lexicon.cut(text, run))).text.into_owned()
    }

    fn spread(text: &str) -> String {
        text.split_whitespace().flat_map(str::chars).map(String::from).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn words_of_another_text_are_found_again() {
        assert_eq!(cut(&spread("the quick brown fox jumps over")), "the quick brown fox jumps over");
        assert_eq!(cut(&spread("The lazy dogs, don't know it")), "The lazy dogs , don't know it");
        // A word that nobody knows stands between those that are known.
        assert_eq!(cut(&spread("the quick xyzzy jumps over the dog")), "the quick xyzzy jumps over the dog");
    }

    #[test]
    fn what_makes_no_words_stays() {
        let alphabet = spread("abcdefghijklmnopqrstuvwxyz");
        assert_eq!(cut(&alphabet), alphabet);
    }
}
