//! Runs of equal words that no passage has matched become passages of their own.
//!
//! Where sentences were copied in another order, several of them lie in one cluster of points, and only its best segment becomes a
//! passage. Other sentences then lie outside of it, or within it in one text and outside in the other, and match nothing. Their
//! points are clustered again, and the passages that such a run lies within are split around it, as long as more words are matched
//! than before. Not beside a summary, which has in one piece what is reworded of the other text. O(p log f) for p points and f
//! passages, plus the words of the passages that are split, for each round.

use std::ops::Range;

use super::matching::NONE;
use super::point::Point;
use super::text_pair::TextPair;
use super::{MIN_SCORE, PassageLimits, SharedPassage, clusters, joining, passage, rank, segment};
use crate::common::sort;

/// Fewest words of a run that is looked for: shorter ones beside a copy are often quoted, or said twice.
const LEAST_RUN: u32 = 20;

/// Adds the passages of long runs that are not matched; `points` are those of the whole texts.
pub fn with_rests(
    pair: &TextPair,
    mut found: Vec<SharedPassage>,
    mut points: Vec<Point>,
    limits: PassageLimits,
) -> Vec<SharedPassage> {
    if found.is_empty() || found.iter().any(|passage| passage.is_summary) {
        return found;
    }
    points.retain(|point| is_in_run(pair, point));
    let mut is_changed = false;
    loop {
        drop_matched(&mut points, &found);
        let mut rests: Vec<SharedPassage> = clusters::clusters(&points, limits.gap)
            .iter()
            .filter_map(|cluster| passage(pair, cluster, limits))
            .filter(|rest| rest.is_verbatim)
            .collect();
        rank(&mut rests);
        let mut is_added = false;
        for rest in rests {
            is_added |= add(pair, &mut found, rest, limits);
        }
        if !is_added {
            break;
        }
        is_changed = true;
    }
    if is_changed { joining::join(pair, found, limits.gap) } else { found }
}

/// Whether a point is in a run of at least [`LEAST_RUN`] equal words. O(least run).
fn is_in_run(pair: &TextPair, &Point { a, b, .. }: &Point) -> bool {
    let [words_a, words_b] = [0, 1].map(|side: usize| pair.texts[side].words.len() as u32);
    let before = (1..=a.min(b).min(LEAST_RUN)).take_while(|back| pair.is_same(0, a - back, b - back)).count() as u32;
    let room = (words_a - a).min(words_b - b).min(LEAST_RUN);
    before + (0..room).take_while(|on| pair.is_same(0, a + on, b + on)).count() as u32 >= LEAST_RUN
}

/// Drops the points of which a word is matched already.
fn drop_matched(points: &mut Vec<Point>, found: &[SharedPassage]) {
    let sides = [0, 1].map(|side: usize| {
        let mut order: Vec<usize> = (0..found.len()).collect();
        sort::sort_by_key(&mut order, |&at| found[at].words(side).start);
        order
    });
    let is_matched = |side: usize, place: u32| {
        let order = &sides[side];
        let behind = order.partition_point(|&at| found[at].words(side).start <= place);
        behind > 0 && is_matched_in(&found[order[behind - 1]], side, place)
    };
    points.retain(|point| !is_matched(0, point.a) && !is_matched(1, point.b));
}

fn partners(found: &SharedPassage, side: usize) -> &[u32] {
    [&found.partners_a, &found.partners_b][side]
}

fn is_matched_in(found: &SharedPassage, side: usize, place: u32) -> bool {
    let at = place.wrapping_sub(found.words(side).start);
    partners(found, side).get(at as usize).is_some_and(|&partner| partner != NONE)
}

fn overlap(one: &Range<u32>, other: &Range<u32>) -> bool {
    one.start < other.end && other.start < one.end
}

/// Adds a passage and splits others around it. Returns whether more words are matched then; otherwise, and if parts overlapped,
/// nothing is changed. O(f), plus the words of the passages that it overlaps.
fn add(pair: &TextPair, found: &mut Vec<SharedPassage>, rest: SharedPassage, limits: PassageLimits) -> bool {
    let Some(rest) = without_matched_ends(pair, found, rest, limits) else { return false };
    let is_touched = |other: &SharedPassage| overlap(&other.a, &rest.a) || overlap(&other.b, &rest.b);
    let touched: Vec<SharedPassage> = found.iter().filter(|other| is_touched(other)).cloned().collect();
    let mut parts = touched.clone();
    for side in [0, 1] {
        let hole = rest.words(side);
        let mut split = Vec::with_capacity(parts.len() + 1);
        for part in parts {
            if overlap(&part.words(side), &hole) {
                around(pair, &part, side, &hole, limits, &mut split);
            } else {
                split.push(part);
            }
        }
        parts = split;
    }
    found.retain(|other| !is_touched(other));
    parts.push(rest);
    let is_better = matched(&parts) > matched(&touched) && !have_overlaps(&parts);
    found.extend(if is_better { parts } else { touched });
    is_better
}

/// Cuts the words at the ends that are matched in another passage.
fn without_matched_ends(
    pair: &TextPair,
    found: &[SharedPassage],
    rest: SharedPassage,
    limits: PassageLimits,
) -> Option<SharedPassage> {
    let free = [0, 1].map(|side: usize| {
        let words = rest.words(side);
        let others: Vec<&SharedPassage> = found.iter().filter(|other| overlap(&other.words(side), &words)).collect();
        let is_free = |place: &u32| !others.iter().any(|other| is_matched_in(other, side, *place));
        words.clone().find(is_free).zip(words.rev().find(is_free)).map(|(first, last)| first..last + 1)
    });
    let [Some(a), Some(b)] = free else { return None };
    let rest = if a == rest.a && b == rest.b { rest } else { segment::trim(pair, rest, a, b) };
    is_long(&rest, limits).then_some(rest)
}

/// Appends the parts of a passage before and behind a stretch of one side, each as far as it has matches.
fn around(
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
        let partners = &partners(found, side)[places.start as usize..places.end as usize];
        let is_matched = |partner: &u32| *partner != NONE;
        let Some(first) = partners.iter().position(is_matched) else { continue };
        let last = partners.iter().rposition(is_matched).unwrap_or(first);
        let own = own.start + first as u32..own.start + last as u32 + 1;
        let others = partners.iter().copied().filter(is_matched);
        let (low, high) = others.fold((u32::MAX, 0), |(low, high), partner| (low.min(partner), high.max(partner + 1)));
        let [a, b] = if side == 0 { [own, low..high] } else { [low..high, own] };
        let part = segment::trim(pair, found.clone(), a, b);
        if is_long(&part, limits) {
            parts.push(part);
        }
    }
}

fn is_long(found: &SharedPassage, limits: PassageLimits) -> bool {
    found.score >= MIN_SCORE && found.matched_a().min(found.matched_b()) >= limits.shortest
}

/// Matched words of both texts.
fn matched(found: &[SharedPassage]) -> u32 {
    found.iter().map(|passage| passage.matched_a() + passage.matched_b()).sum()
}

/// Whether two passages overlap in either text.
fn have_overlaps(found: &[SharedPassage]) -> bool {
    [0, 1].into_iter().any(|side| {
        let mut ranges: Vec<Range<u32>> = found.iter().map(|passage| passage.words(side)).collect();
        sort::sort_by_key(&mut ranges, |range| range.start);
        ranges.windows(2).any(|pair| pair[0].end > pair[1].start)
    })
}
