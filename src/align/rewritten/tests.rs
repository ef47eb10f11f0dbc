use super::candidates::{Candidate, candidates};
use super::rare::{RareWords, TextCounts};
use super::*;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Words of a text, as numbers, packed.
fn packed(words: impl IntoIterator<Item = u32>) -> Vec<u32> {
    words.into_iter().map(|word| (word + 1) << 8).collect()
}

/// A text of 400 words of its own, with a word from `rare` at every twentieth place.
fn text(own: u32, rare: impl IntoIterator<Item = u32>) -> Vec<u32> {
    let mut words = packed(own..own + 400);
    for (at, word) in packed(rare).into_iter().enumerate() {
        words[20 * at + 7] = word;
    }
    words
}

fn found(texts: &[Vec<u32>]) -> Option<Rewritten> {
    let texts: Vec<&[u32]> = texts.iter().map(Vec::as_slice).collect();
    let counts = TextCounts::of(&texts);
    find(&RareWords::of(texts[0], &counts), &RareWords::of(texts[1], &counts), &counts)
}

#[test]
fn the_same_rare_words_in_the_same_order_are_found() {
    // Of the first twenty words one shares its cell with a number of a paragraph.
    let found = found(&[text(1_000, 20..40), text(2_000, 20..40)]).expect("strong enough");
    assert_eq!((found.shared, found.in_order.len()), (20, 20));
    assert!(found.in_order.iter().all(|[a, b]| a == b), "{:?}", found.in_order);
}

#[test]
fn the_same_rare_words_in_another_order_are_a_subject() {
    assert_eq!(found(&[text(1_000, 0..20), text(2_000, (0..20).map(|word| 7 * word % 20))]), None);
}

#[test]
fn words_that_a_fifth_of_the_texts_contain_tell_nothing() {
    let mut texts: Vec<Vec<u32>> = (0..8).map(|number| text(1_000 * (number + 1), 0..20)).collect();
    assert_eq!(found(&texts), None);
    texts.truncate(3);
    assert!(found(&texts).is_some());
}

#[test]
fn a_phrase_is_one_word() {
    let with_phrase = |own| {
        let mut words = packed(own..own + 400);
        words[100..130].copy_from_slice(&packed(0..30));
        words
    };
    assert_eq!(found(&[with_phrase(1_000), with_phrase(2_000)]), None);
}

/// The strongest part by trying every rectangle, and counting in each by its definition.
fn strongest_of_all(points: &[Point]) -> f64 {
    let mut best: f64 = 0.0;
    let binomial = Binomial::of(points.len());
    for first in points {
        for last in points {
            let corners = [first.stem, last.stem];
            let [width, height] =
                [(first.a, last.a), (first.b, last.b)].map(|(from, to)| i64::from(to) - i64::from(from));
            if width.min(height) < 60 || 2 * width.max(height) > 5 * width.min(height) {
                continue;
            }
            let band = (width * height / 25).max(10 * width.max(height));
            let is_inside = |point: &&Point| {
                **point != *first
                    && **point != *last
                    && (first.a..=last.a).contains(&point.a)
                    && (first.b..=last.b).contains(&point.b)
            };
            let inside: Vec<&Point> = points.iter().filter(is_inside).collect();
            let is_near = |point: &&&Point| {
                let (x, y) = (i64::from(point.a - first.a), i64::from(point.b - first.b));
                (y * width - x * height).abs() <= band && !corners.contains(&point.stem)
            };
            let mut stems: Vec<u32> = inside.iter().filter(is_near).map(|point| point.stem).collect();
            stems.sort_unstable();
            stems.dedup();
            let share = 2.0 * band as f64 / (width * height) as f64;
            let tried = libm::log((points.len() * points.len()) as f64 / 2.0);
            best = best.max(binomial.strength(inside.len(), stems.len(), &Share::of(share)) - tried);
        }
    }
    best
}

proptest! {
    /// Words near each other, some of them exchanged, so that which of them are one depends on the text that comes first.
    #[test]
    fn the_order_of_two_texts_does_not_matter(steps in prop::collection::vec((1_usize..20, 0_usize..3), 30)) {
        let mut texts = [packed(1_000..1_800), packed(2_000..2_800)];
        let mut place = 0;
        for (word, (step, shift)) in packed(0..30).into_iter().zip(steps) {
            place += step;
            texts[0][place] = word;
            texts[1][place + 4 * shift] = word;
        }
        let [a, b] = texts;
        let there = found(&[a.clone(), b.clone()]);
        let back = found(&[b, a]).map(|mut found| {
            found.in_order.iter_mut().for_each(|places| places.reverse());
            found
        });
        prop_assert_eq!(there, back);
    }

    #[test]
    fn the_strongest_part_is_that_of_all_rectangles(
        words in proptest::collection::vec((0_u32..60, 0_u32..40), 8..60),
        near in 0_u32..30,
    ) {
        // Some words near a diagonal, others anywhere.
        let rare = |side: usize| {
            let mut text = packed(10_000 * (side as u32 + 1)..10_000 * (side as u32 + 1) + 700);
            for (at, &(word, moved)) in words.iter().enumerate() {
                let place = if at % 3 == 0 { 17 * word + 11 * moved * side as u32 } else { 11 * at as u32 + near.min(moved) * side as u32 };
                text[(place % 700) as usize] = packed([word])[0];
            }
            text
        };
        let texts = [rare(0), rare(1)];
        let texts: Vec<&[u32]> = texts.iter().map(Vec::as_slice).collect();
        let counts = TextCounts::of(&texts);
        let [a, b] = [texts[0], texts[1]].map(|text| RareWords::of(text, &counts));
        let points = Points::of(&a, &b, &counts);
        let expected = strongest_of_all(&points.0);
        let found = points.strongest(0.0).map_or(0.0, |found| found.strength);
        prop_assert!((found - expected).abs() < 1e-9 || points.0.len() < MIN_POINTS, "{found} {expected}");
    }

    #[test]
    fn candidates_are_the_four_that_share_most_rare_words_with_a_text_and_those_that_share_as_much(
        texts in proptest::collection::vec(proptest::collection::vec(0_u32..300, 0..90), 2..30),
        first in 1_usize..30,
        unwanted in 2_u32..9,
    ) {
        let first = first.min(texts.len());
        let words: Vec<Vec<u32>> = texts.iter().map(|text| packed(text.iter().copied())).collect();
        let words: Vec<&[u32]> = words.iter().map(Vec::as_slice).collect();
        let counts = TextCounts::of(&words);
        let all: Vec<RareWords> = words.iter().map(|text| RareWords::of(text, &counts)).collect();
        let rare: Vec<BTreeSet<u32>> = all.iter().map(|words| words.stems(u16::MAX).collect()).collect();
        let texts_with = |stem: u32| rare.iter().filter(|stems| stems.contains(&stem)).count();
        let wanted = |a: u32, b: u32| !(a + b).is_multiple_of(unwanted);
        let mut expected = BTreeSet::new();
        for text in 0..first {
            let mut others = Vec::new();
            for other in (0..texts.len()).filter(|&other| other != text) {
                let (a, b) = (text.min(other) as u32, text.max(other) as u32);
                let shared: Vec<u32> = rare[text].intersection(&rare[other]).copied().collect();
                let weight: u32 = shared.iter().map(|&stem| 7 - texts_with(stem).max(2).ilog2()).sum();
                if shared.len() >= 6 && wanted(a, b) {
                    others.push((u32::MAX - weight, a, b));
                }
            }
            others.sort_unstable();
            let fourth = others.get(3).map_or(u32::MAX, |&(lightness, ..)| lightness);
            expected.extend(others.into_iter().take_while(|&(lightness, ..)| lightness <= fourth).take(16));
        }
        let found: Vec<(u32, u32)> =
            candidates(all.iter(), &counts, first as u32, wanted).into_iter().map(|Candidate { a, b }| (a, b)).collect();
        let expected: Vec<(u32, u32)> = expected.into_iter().map(|(_, a, b)| (a, b)).collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn the_rarest_points_are_those_of_a_sort(texts in proptest::collection::vec(0_u16..20, 0..60), most in 1_usize..50) {
        let points: Vec<Point> =
            (0..).zip(&texts).map(|(stem, &texts)| Point { a: 0, b: 0, stem, texts, before: NONE }).collect();
        let mut expected = points.clone();
        expected.sort_by_key(|point| point.texts);
        expected.truncate(most);
        prop_assert_eq!(rarest(&points, most), expected);
    }
}
