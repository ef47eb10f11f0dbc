//! Points of words that are frequent in both of two long texts.
//!
//! A word that occurs dozens of times in either text matches in hundreds of places, nearly all of them by chance, and the number
//! of these matches grows with the square of the texts. So such a word is a point only where it is in company: in a *word pair*
//! (two informative words with at most two others between them, in either order, for rewording rarely separates them) or in a
//! *run* of [`GRAM_WORDS`] equal words, and only if that pair or run is rare itself. Every verbatim run of twice as many words
//! has points, whatever its words are, unless all its parts occur many times in both texts. O(n log n) for n words.

use super::points::{MAX_POINTS_PER_STEM, MIN_WEIGHT, Point, RUN_WEIGHT};
use super::tables::{PAIRED_WORDS, pair_hash};
use super::text_pair::TextPair;
use super::weights::NEAR;
use crate::common::mix::mix;
use crate::common::radix::sort_by_uniform_key;
use crate::text::word::stem;

/// Words of two texts together from which on they are long.
const LONG_TEXTS: usize = 10_000;

/// Whether two texts are long: most words are frequent in them, and what was copied verbatim need not be like the rest.
pub fn are_long(pair: &TextPair) -> bool {
    pair.texts.iter().map(|text| text.words.len()).sum::<usize>() >= LONG_TEXTS
}

/// Words of a run by which it is found.
const GRAM_WORDS: usize = 8;

/// The points of two texts that are in shared word pairs or runs, in any order, some of them more than once.
pub fn points(pair: &TextPair) -> Vec<(u32, u32)> {
    let mut points = Vec::new();
    let informative = [0, 1].map(|side: usize| informative_words(pair, side));
    let word_pairs = [0, 1].map(|side: usize| word_pairs(pair, side, &informative[side]));
    for_each_match(&word_pairs, |x, y| {
        let [a, b] = [(0, x), (1, y)].map(|(side, number)| places(&informative[side], number));
        let stems = |side: usize, places: [u32; 2]| places.map(|place| stem(pair.texts[side].words[place as usize]));
        let (of_a, of_b) = (stems(0, a), stems(1, b));
        if of_a == of_b {
            points.extend([(a[0], b[0]), (a[1], b[1])]);
        } else if of_a == [of_b[1], of_b[0]] {
            points.extend([(a[0], b[1]), (a[1], b[0])]);
        }
    });
    let grams = [0, 1].map(|side: usize| grams(pair.texts[side].words));
    for_each_match(&grams, |x, y| {
        let last = GRAM_WORDS as u32 - 1;
        let follows_another = x > 0 && y > 0 && pair.is_same(0, x - 1, y - 1);
        let from = if follows_another { last } else { 0 };
        if (0..=last).all(|step| pair.is_same(0, x + step, y + step)) {
            points.extend((from..=last).map(|step| (x + step, y + step)));
        }
    });
    points
}

/// The point at two places.
pub fn point(pair: &TextPair, (a, b): (u32, u32)) -> Point {
    let weight = pair.weight(0, a);
    Point { a, b, weight: if weight < MIN_WEIGHT { RUN_WEIGHT } else { weight } }
}

/// The places of the informative words of a text that the other one has, too.
fn informative_words(pair: &TextPair, side: usize) -> Vec<u32> {
    let words = 0..pair.texts[side].words.len() as u32;
    words
        .filter(|&place| pair.weight(side, place) >= MIN_WEIGHT && !pair.places_in_other(side, place).is_empty())
        .collect()
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
    sort_by_uniform_key(&mut found, 0, |&key| key);
    found
}

/// The places of the two words of a pair.
fn places(informative: &[u32], number: u32) -> [u32; 2] {
    let (at, back) = (number as usize / PAIRED_WORDS, number as usize % PAIRED_WORDS + 1);
    [informative[at - back], informative[at]]
}

/// The runs of [`GRAM_WORDS`] words of a text, as their hashes and first places, ascending.
fn grams(words: &[u32]) -> Vec<u64> {
    let mut found = Vec::with_capacity(words.len());
    let mut since_excluded = 0;
    for (place, &word) in words.iter().enumerate() {
        since_excluded = if stem(word) == 0 { 0 } else { since_excluded + 1 };
        if since_excluded >= GRAM_WORDS {
            let first = place + 1 - GRAM_WORDS;
            let hash = words[first..=place].iter().fold(0, |hash, &word| mix(hash ^ u64::from(word)));
            found.push(hash >> 32 << 32 | first as u64);
        }
    }
    sort_by_uniform_key(&mut found, 0, |&key| key);
    found
}

/// Calls `each` with the numbers of equal hashes, one of each side, if they are few.
fn for_each_match(sides: &[Vec<u64>; 2], mut each: impl FnMut(u32, u32)) {
    let [mut rest_a, mut rest_b] = [&sides[0][..], &sides[1][..]];
    while let (Some(&x), Some(&y)) = (rest_a.first(), rest_b.first()) {
        let hash = (x >> 32).min(y >> 32);
        let [of_a, of_b] = [&mut rest_a, &mut rest_b].map(|rest| {
            let (same, others) = rest.split_at(rest.iter().take_while(|&&key| key >> 32 == hash).count());
            *rest = others;
            same
        });
        if of_a.len() * of_b.len() <= MAX_POINTS_PER_STEM {
            for &x in of_a {
                for &y in of_b {
                    each(x as u32, y as u32);
                }
            }
        }
    }
}
