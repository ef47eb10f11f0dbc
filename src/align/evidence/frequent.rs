//! Points of words that are frequent in both of two texts.
//!
//! A word that occurs dozens of times in either text matches in hundreds of places, nearly all of them by chance, and the number
//! of these matches grows with the square of the texts. So such a word is a point only as part of a *word pair*
//! (two informative words with at most two others between them, in either order, for rewording rarely separates them) or in a
//! *run* of equal words, and only if that pair or run is rare itself. Every verbatim run of
//! `GUARANTEED_RUN_WORDS` words (`grams`) has points, whatever its words are; where its parts occur many times in both texts, in the order
//! of the occurrences. Word pairs are searched for in long texts only: short ones have enough rare words. Of reworded passages the
//! longest texts show less: their word pairs must be rarer. O(n log n) for n words.

use super::grams::{GRAM_WORDS, GUARANTEED_RUN_WORDS};
use super::point::{MAX_POINTS_PER_STEM, MIN_WEIGHT, Point};
use super::tables::{PAIRED_WORDS, pair_hash};
use super::text_pair::TextPair;
use super::weights::NEAR;
use crate::common::radix::sort_uniform;
use crate::common::sort;
use crate::text::word::stem;

/// Words of two texts together from which on they are long.
const LONG_TEXTS: usize = 10_000;

/// Whether two texts are long: most words are frequent in them, and what was copied verbatim need not be like the rest.
pub fn are_long(pair: &TextPair) -> bool {
    pair.texts.iter().map(|text| text.words.len()).sum::<usize>() >= LONG_TEXTS
}

/// Points of two texts, in any order, some of them more than once.
#[derive(Default)]
pub struct FrequentPoints {
    /// Those in shared runs and, in long texts, in word pairs.
    pub all: Vec<(u32, u32)>,
    /// Those in runs of 20 words or more, which are no chance, however few different words they have.
    pub in_long_runs: Vec<(u32, u32)>,
}

/// Most points in runs, for each word of both texts.
const MAX_RUN_POINTS_PER_WORD: usize = 16;

impl FrequentPoints {
    /// O(n log n) for n words.
    pub fn of(pair: &TextPair) -> Self {
        let mut found = Self::default();
        found.add_runs(pair);
        let max_matches = max_matches_per_word_pair(pair);
        if are_long(pair) && max_matches >= MIN_MATCHES {
            add_word_pairs(pair, max_matches, &mut found.all);
        }
        found
    }

    /// Adds the points of the runs of equal words that contain a selected gram.
    fn add_runs(&mut self, pair: &TextPair) {
        let grams = pair.texts.map(|text| text.places.grams(text.words));
        // By the distance of the places in both texts, then by place, so that the grams of one run follow each other.
        let mut matches: Vec<(u32, u32)> = Vec::new();
        let mut add = |x: u32, y: u32| matches.push((y.wrapping_sub(x), x));
        for_each_match(grams, |of_a, of_b| {
            if pairs(of_a, of_b) <= MAX_POINTS_PER_STEM as u64 {
                all_pairs(of_a, of_b).for_each(|(x, y)| add(x, y));
            } else {
                // A passage that was pasted many times: each occurrence with one of the other text.
                of_a.iter().zip(of_b).for_each(|(&x, &y)| add(x as u32, y as u32));
            }
        });
        sort::sort_by_key(&mut matches, |&found| found);
        let (mut last_distance, mut end) = (0, 0);
        let words: usize = pair.texts.iter().map(|text| text.words.len()).sum();
        for (distance, x) in matches {
            // Only texts made of repetitions have more, and each would be followed through all of them.
            if self.all.len() > MAX_RUN_POINTS_PER_WORD * words {
                break;
            }
            let y = x.wrapping_add(distance);
            if distance == last_distance && x < end || !pair.is_same(0, x, y) {
                continue;
            }
            let before = (1..=x.min(y)).take_while(|&step| pair.is_same(0, x - step, y - step)).count() as u32;
            let behind =
                (1..u32::MAX - x.max(y)).take_while(|&step| pair.is_same(0, x + step, y + step)).count() as u32;
            (last_distance, end) = (distance, x + behind + 1);
            let run = (before + behind + 1) as usize;
            if run >= GRAM_WORDS {
                let points = (x - before..end).map(|place| (place, place.wrapping_add(distance)));
                if run >= GUARANTEED_RUN_WORDS {
                    self.in_long_runs.extend(points.clone());
                }
                self.all.extend(points);
            }
        }
    }
}

/// Word pairs that match in fewer places than this add little to rare words, and are not searched for.
const MIN_MATCHES: usize = 4;

/// The most matches of a word pair that are points: fewer in longer texts, where the number of chance matches would grow with the
/// square of their words and hide what was copied.
fn max_matches_per_word_pair(pair: &TextPair) -> usize {
    const MAX_WORDS_WITH_ALL: u64 = 50_000;
    let words: u64 = pair.texts.iter().map(|text| text.words.len() as u64).sum();
    let most = MAX_POINTS_PER_STEM as u64 * MAX_WORDS_WITH_ALL.pow(2) / words.pow(2).max(1);
    most.min(MAX_POINTS_PER_STEM as u64) as usize
}

/// Adds the points of the words in word pairs that match in at most `max_matches` places.
fn add_word_pairs(pair: &TextPair, max_matches: usize, points: &mut Vec<(u32, u32)>) {
    let informative = informative_words(pair);
    let word_pairs = [0, 1].map(|side: usize| word_pairs(pair, side, &informative[side]));
    let mut add = |x: u32, y: u32| {
        let [a, b] = [(0, x), (1, y)].map(|(side, number)| places(&informative[side], number));
        let stems = |side: usize, places: [u32; 2]| places.map(|place| stem(pair.texts[side].words[place as usize]));
        let (of_a, of_b) = (stems(0, a), stems(1, b));
        if of_a == of_b {
            points.extend([(a[0], b[0]), (a[1], b[1])]);
        } else if of_a == [of_b[1], of_b[0]] {
            points.extend([(a[0], b[1]), (a[1], b[0])]);
        }
    };
    for_each_match([&word_pairs[0], &word_pairs[1]], |of_a, of_b| {
        if pairs(of_a, of_b) <= max_matches as u64 {
            all_pairs(of_a, of_b).for_each(|(x, y)| add(x, y));
        }
    });
}

/// The point at two places.
pub fn point(pair: &TextPair, (a, b): (u32, u32)) -> Point {
    let weight = pair.weight(0, a);
    Point { a, b, weight: if weight < MIN_WEIGHT { pair.run_weight(0, a) } else { weight } }
}

/// The places in either text of the informative words that both have, ascending.
fn informative_words(pair: &TextPair) -> [Vec<u32>; 2] {
    let mut are_informative = pair.texts.map(|text| vec![false; text.places.stems.len() + 1]);
    for (a, b) in pair.shared_stems() {
        let is_informative = pair.stem_weight(a, b) >= MIN_WEIGHT;
        are_informative[0][a as usize] = is_informative;
        are_informative[1][b as usize] = is_informative;
    }
    [0, 1].map(|side: usize| {
        let (numbers, are_informative) = (&pair.texts[side].places.numbers, &are_informative[side]);
        let last = are_informative.len() - 1;
        (0..)
            .zip(numbers)
            .filter(|&(_, &stem)| are_informative[(stem as usize).min(last)])
            .map(|(place, _)| place)
            .collect()
    })
}

/// The word pairs of informative words, as their hashes and numbers ([`places`]), ascending.
fn word_pairs(pair: &TextPair, side: usize, informative: &[u32]) -> Vec<u64> {
    let words = pair.texts[side].words;
    let mut found = Vec::with_capacity(informative.len() * PAIRED_WORDS);
    for (at, &place) in informative.iter().enumerate() {
        for back in 1..=PAIRED_WORDS.min(at) {
            let before = informative[at - back];
            let stems = [place, before].map(|place| stem(words[place as usize]));
            if place - before <= NEAR && stems[0] != stems[1] {
                let number = (at * PAIRED_WORDS + back - 1) as u64;
                found.push(pair_hash(stems[0], stems[1]) >> 32 << 32 | number);
            }
        }
    }
    sort_uniform(&mut found, 0);
    found
}

/// The places of the two words of a pair.
fn places(informative: &[u32], number: u32) -> [u32; 2] {
    let (at, back) = (number as usize / PAIRED_WORDS, number as usize % PAIRED_WORDS + 1);
    [informative[at - back], informative[at]]
}

/// The number of pairs of keys, one of each side.
fn pairs(of_a: &[u64], of_b: &[u64]) -> u64 {
    of_a.len() as u64 * of_b.len() as u64
}

/// The numbers of two keys, one of each side.
fn all_pairs(of_a: &[u64], of_b: &[u64]) -> impl Iterator<Item = (u32, u32)> {
    of_a.iter().flat_map(|&x| of_b.iter().map(move |&y| (x as u32, y as u32)))
}

/// Calls `each` with the keys of either side that have the same hash.
fn for_each_match(sides: [&[u64]; 2], mut each: impl FnMut(&[u64], &[u64])) {
    let [mut rest_a, mut rest_b] = sides;
    while let (Some(&x), Some(&y)) = (rest_a.first(), rest_b.first()) {
        let hash = (x >> 32).min(y >> 32);
        let [of_a, of_b] = [&mut rest_a, &mut rest_b].map(|rest| {
            let (same, others) = rest.split_at(rest.iter().take_while(|&&key| key >> 32 == hash).count());
            *rest = others;
            same
        });
        if !of_a.is_empty() && !of_b.is_empty() {
            each(of_a, of_b);
        }
    }
}
