//! Long runs of equal words that no passage has matched become passages of their own.
//!
//! Where sentences were copied in another order, several of them lie in one cluster of points, and only its best segment becomes a
//! passage. The others lie outside of it, or inside in one text and outside in the other, and match nothing. Their points are
//! clustered again. A passage that contains such a run in one of the texts is split around it if more words are matched then.
//!
//! Not beside a summary: it covers in one piece the words that it rewords.
//!
//! O(n) for texts of n words, and for each round O(p) for the p points in unmatched runs, plus O(f) for each run added to f passages.

use std::ops::Range;

use super::matching::NONE;
use super::point::Point;
use super::text_pair::TextPair;
use super::{PassageLimits, SharedPassage, clusters, joining, passage, rank, segment};

/// Fewest words of such a run. Shorter ones beside a copy are often quotations, or sentences that the text repeats.
const MIN_LEFTOVER_RUN: u32 = 20;

/// Adds the passages of long unmatched runs. `points` are those of the whole texts.
pub fn with_leftover_runs(
    pair: &TextPair,
    mut found: Vec<SharedPassage>,
    mut points: Vec<Point>,
    limits: PassageLimits,
) -> Vec<SharedPassage> {
    if found.is_empty() || found.iter().any(|passage| passage.is_summary) {
        return found;
    }
    points.retain(|point| is_in_long_run(pair, point));
    if points.is_empty() {
        return found;
    }
    let mut is_matched = pair.texts.map(|text| vec![false; text.words.len()]);
    mark(&mut is_matched, &found, true);
    let mut is_changed = false;
    loop {
        points.retain(|point| !is_matched[0][point.a as usize] && !is_matched[1][point.b as usize]);
        let clusters = clusters::clusters(&points, limits.gap);
        let runs = clusters.iter().filter_map(|cluster| passage(pair, cluster, limits));
        let mut runs: Vec<SharedPassage> = runs.filter(|run| run.is_verbatim).collect();
        rank(&mut runs);
        let mut is_added = false;
        for run in runs {
            is_added |= add(pair, &mut found, &mut is_matched, run, limits);
        }
        if !is_added {
            break;
        }
        is_changed = true;
    }
    if is_changed { joining::join(pair, found, limits.gap) } else { found }
}

/// Whether a point is in a run of at least [`MIN_LEFTOVER_RUN`] equal words.
fn is_in_long_run(pair: &TextPair, &Point { a, b, .. }: &Point) -> bool {
    let [words_a, words_b] = [0, 1].map(|side: usize| pair.texts[side].words.len() as u32);
    let before =
        (1..=a.min(b).min(MIN_LEFTOVER_RUN)).take_while(|back| pair.is_same(0, a - back, b - back)).count() as u32;
    let rest = (words_a - a).min(words_b - b).min(MIN_LEFTOVER_RUN);
    before + (0..rest).take_while(|on| pair.is_same(0, a + on, b + on)).count() as u32 >= MIN_LEFTOVER_RUN
}

/// Sets or clears the flags of the words that some passages match, by text.
fn mark(is_matched: &mut [Vec<bool>; 2], passages: &[SharedPassage], value: bool) {
    for passage in passages {
        for (side, is_matched) in is_matched.iter_mut().enumerate() {
            for place in passage.matched_words(side) {
                is_matched[place as usize] = value;
            }
        }
    }
}

/// Adds the passage of a run, and splits the passages that it overlaps. Does so only if more words are matched then and no two
/// passages overlap; returns whether it did.
fn add(
    pair: &TextPair,
    found: &mut Vec<SharedPassage>,
    is_matched: &mut [Vec<bool>; 2],
    run: SharedPassage,
    limits: PassageLimits,
) -> bool {
    let Some(run) = without_matched_ends(pair, is_matched, run, limits) else { return false };
    let is_split = |other: &SharedPassage| overlap(&other.a, &run.a) || overlap(&other.b, &run.b);
    let split: Vec<SharedPassage> = found.iter().filter(|other| is_split(other)).cloned().collect();
    let mut parts = split.clone();
    for side in [0, 1] {
        let hole = run.words(side);
        let mut remaining = Vec::with_capacity(parts.len() + 1);
        for part in parts {
            if overlap(&part.words(side), &hole) {
                append_around(pair, &part, side, &hole, limits, &mut remaining);
            } else {
                remaining.push(part);
            }
        }
        parts = remaining;
    }
    parts.push(run.clone());
    if count_matched(&parts) <= count_matched(&split) || have_overlaps(&parts) {
        return false;
    }
    mark(is_matched, &split, false);
    mark(is_matched, &parts, true);
    found.retain(|other| !is_split(other));
    found.extend(parts);
    true
}

/// Cuts the words at the ends that other passages match. `None` if too little remains.
fn without_matched_ends(
    pair: &TextPair,
    is_matched: &[Vec<bool>; 2],
    run: SharedPassage,
    limits: PassageLimits,
) -> Option<SharedPassage> {
    let [a, b] = [0, 1].map(|side: usize| {
        let is_free = |place: &u32| !is_matched[side][*place as usize];
        let words = run.words(side);
        words.clone().find(is_free).zip(words.rev().find(is_free)).map(|(first, last)| first..last + 1)
    });
    let (a, b) = (a?, b?);
    let run = if a == run.a && b == run.b { run } else { segment::trim(pair, run, a, b) };
    run.reaches(pair, limits).then_some(run)
}

/// Appends the parts of a passage before and behind a stretch of one text, each from its first to its last matched word.
fn append_around(
    pair: &TextPair,
    found: &SharedPassage,
    side: usize,
    hole: &Range<u32>,
    limits: PassageLimits,
    parts: &mut Vec<SharedPassage>,
) {
    let words = found.words(side);
    for own in [words.start..hole.start, hole.end..words.end].into_iter().filter(|own| own.start < own.end) {
        let places = own.start - words.start..own.end - words.start;
        let partners = &found.partners(side)[places.start as usize..places.end as usize];
        let is_matched = |partner: &u32| *partner != NONE;
        let Some(first) = partners.iter().position(is_matched) else { continue };
        let last = partners.iter().rposition(is_matched).unwrap_or(first);
        let own = own.start + first as u32..own.start + last as u32 + 1;
        let others = partners.iter().copied().filter(is_matched);
        let (low, high) = others.fold((u32::MAX, 0), |(low, high), partner| (low.min(partner), high.max(partner + 1)));
        let [a, b] = if side == 0 { [own, low..high] } else { [low..high, own] };
        let part = segment::trim(pair, found.clone(), a, b);
        if part.reaches(pair, limits) {
            parts.push(part);
        }
    }
}

/// The number of matched words of both texts.
fn count_matched(passages: &[SharedPassage]) -> u32 {
    passages.iter().map(|passage| passage.matched_a() + passage.matched_b()).sum()
}

/// Whether two of a few passages overlap in either text.
fn have_overlaps(passages: &[SharedPassage]) -> bool {
    let others = |at: usize| passages[at + 1..].iter();
    let overlaps = |one: &SharedPassage, other: &SharedPassage| overlap(&one.a, &other.a) || overlap(&one.b, &other.b);
    passages.iter().enumerate().any(|(at, one)| others(at).any(|other| overlaps(one, other)))
}

fn overlap(one: &Range<u32>, other: &Range<u32>) -> bool {
    one.start < other.end && other.start < one.end
}
