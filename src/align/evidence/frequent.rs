//! Points of words that are frequent in both of two long texts.
//!
//! A word that occurs dozens of times in either text matches in hundreds of places, nearly all of them by chance, and the number
//! of these matches grows with the square of the texts. So such a word is a point only as part of a *word pair*
//! (two informative words with at most two others between them, in either order, for rewording rarely separates them) or in a
//! *run* of equal words, and only if that pair or run is rare itself. Every verbatim run of
//! `GUARANTEED_RUN_WORDS` words (`grams`) has points, whatever its words are, unless its parts occur many times in both texts.
//! Of reworded passages the longest texts show less: their word pairs must be rarer. O(n log n) for n words.

use super::grams::GRAM_WORDS;
use super::point::{MAX_POINTS_PER_STEM, MIN_WEIGHT, Point, RUN_WEIGHT};
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

/// The points of two texts that are in shared runs or word pairs, in any order, some of them more than once.
pub fn points(pair: &TextPair) -> Vec<(u32, u32)> {
    let mut points = runs(pair);
    let max_matches = max_matches_per_word_pair(pair);
    if max_matches >= MIN_MATCHES {
        add_word_pairs(pair, max_matches, &mut points);
    }
    points
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
    for_each_match([&word_pairs[0], &word_pairs[1]], max_matches, |x, y| {
        let [a, b] = [(0, x), (1, y)].map(|(side, number)| places(&informative[side], number));
        let stems = |side: usize, places: [u32; 2]| places.map(|place| stem(pair.texts[side].words[place as usize]));
        let (of_a, of_b) = (stems(0, a), stems(1, b));
        if of_a == of_b {
            points.extend([(a[0], b[0]), (a[1], b[1])]);
        } else if of_a == [of_b[1], of_b[0]] {
            points.extend([(a[0], b[1]), (a[1], b[0])]);
        }
    });
}

/// The point at two places.
pub fn point(pair: &TextPair, (a, b): (u32, u32)) -> Point {
    let weight = pair.weight(0, a);
    Point { a, b, weight: if weight < MIN_WEIGHT { RUN_WEIGHT } else { weight } }
}

/// The places in either text of the informative words that both have, ascending.
fn informative_words(pair: &TextPair) -> [Vec<u32>; 2] {
    let mut are_informative = pair.texts.map(|text| vec![false; text.places.stems.len() + 1]);
    for (a, b) in pair.shared_stems() {
        let count = pair.texts[0].places.count(a) + pair.texts[1].places.count(b);
        let is_informative = pair.weights().of(count) >= MIN_WEIGHT;
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

/// The points of the runs of equal words that contain a selected gram.
fn runs(pair: &TextPair) -> Vec<(u32, u32)> {
    let grams = pair.texts.map(|text| text.places.grams(text.words));
    // By the distance of the places in both texts, then by place, so that the grams of one run follow each other.
    let mut matches: Vec<(u32, u32)> = Vec::new();
    for_each_match(grams, MAX_POINTS_PER_STEM, |x, y| matches.push((y.wrapping_sub(x), x)));
    sort::sort_by_key(&mut matches, |&found| found);
    let mut points = Vec::new();
    let (mut last_distance, mut end) = (0, 0);
    for (distance, x) in matches {
        let y = x.wrapping_add(distance);
        if distance == last_distance && x < end || !pair.is_same(0, x, y) {
            continue;
        }
        let before = (1..=x.min(y)).take_while(|&step| pair.is_same(0, x - step, y - step)).count() as u32;
        let behind = (1..u32::MAX - x.max(y)).take_while(|&step| pair.is_same(0, x + step, y + step)).count() as u32;
        (last_distance, end) = (distance, x + behind + 1);
        if before + behind + 1 >= GRAM_WORDS as u32 {
            points.extend((x - before..end).map(|place| (place, place.wrapping_add(distance))));
        }
    }
    points
}

/// Calls `each` with the numbers of equal hashes, one of each side, if these are at most `max_matches` pairs.
fn for_each_match(sides: [&[u64]; 2], max_matches: usize, mut each: impl FnMut(u32, u32)) {
    let [mut rest_a, mut rest_b] = sides;
    while let (Some(&x), Some(&y)) = (rest_a.first(), rest_b.first()) {
        let hash = (x >> 32).min(y >> 32);
        let [of_a, of_b] = [&mut rest_a, &mut rest_b].map(|rest| {
            let (same, others) = rest.split_at(rest.iter().take_while(|&&key| key >> 32 == hash).count());
            *rest = others;
            same
        });
        if of_a.len() * of_b.len() <= max_matches {
            for &x in of_a {
                for &y in of_b {
                    each(x as u32, y as u32);
                }
            }
        }
    }
}
