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
    if points.is_empty() {
        return found;
    }
    let mut matched = pair.texts.map(|text| vec![false; text.words.len()]);
    mark(&mut matched, &found);
    let mut is_changed = false;
    loop {
        points.retain(|point| !matched[0][point.a as usize] && !matched[1][point.b as usize]);
        let clusters = clusters::clusters(&points, limits.gap);
        let rests = clusters.iter().filter_map(|cluster| passage(pair, cluster, limits));
        let mut rests: Vec<SharedPassage> = rests.filter(|rest| rest.is_verbatim).collect();
        rank(&mut rests);
        let mut is_added = false;
        for rest in rests {
            is_added |= add(pair, &mut found, &mut matched, rest, limits);
        }
        if !is_added {
            break;
        }
        is_changed = true;
    }
    if is_changed { joining::join(pair, found, limits.gap) } else { found }
}

/// Marks the matched words of some passages, and unmarks their others.
fn mark(matched: &mut [Vec<bool>; 2], found: &[SharedPassage]) {
    for passage in found {
        for (side, matched) in matched.iter_mut().enumerate() {
            for (place, &partner) in passage.words(side).zip(partners(passage, side)) {
                matched[place as usize] = partner != NONE;
            }
        }
    }
}

/// Whether a point is in a run of at least [`LEAST_RUN`] equal words. O(least run).
fn is_in_run(pair: &TextPair, &Point { a, b, .. }: &Point) -> bool {
    let [words_a, words_b] = [0, 1].map(|side: usize| pair.texts[side].words.len() as u32);
    let before = (1..=a.min(b).min(LEAST_RUN)).take_while(|back| pair.is_same(0, a - back, b - back)).count() as u32;
    let room = (words_a - a).min(words_b - b).min(LEAST_RUN);
    before + (0..room).take_while(|on| pair.is_same(0, a + on, b + on)).count() as u32 >= LEAST_RUN
}

fn partners(found: &SharedPassage, side: usize) -> &[u32] {
    [&found.partners_a, &found.partners_b][side]
}

fn overlap(one: &Range<u32>, other: &Range<u32>) -> bool {
    one.start < other.end && other.start < one.end
}

/// Adds a passage and splits others around it. Returns whether more words are matched then; otherwise, and if parts overlapped,
/// nothing is changed. O(f), plus the words of the passages that it overlaps.
fn add(
    pair: &TextPair,
    found: &mut Vec<SharedPassage>,
    marks: &mut [Vec<bool>; 2],
    rest: SharedPassage,
    limits: PassageLimits,
) -> bool {
    let Some(rest) = without_matched_ends(pair, marks, rest, limits) else { return false };
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
    parts.push(rest.clone());
    if matched(&parts) <= matched(&touched) || have_overlaps(&parts) {
        return false;
    }
    for passage in &touched {
        for (side, marks) in marks.iter_mut().enumerate() {
            let Range { start, end } = passage.words(side);
            marks[start as usize..end as usize].fill(false);
        }
    }
    mark(marks, &parts);
    found.retain(|other| !is_touched(other));
    found.extend(parts);
    true
}

/// Cuts the words at the ends that are matched already.
fn without_matched_ends(
    pair: &TextPair,
    marks: &[Vec<bool>; 2],
    rest: SharedPassage,
    limits: PassageLimits,
) -> Option<SharedPassage> {
    let [a, b] = [0, 1].map(|side: usize| {
        let is_free = |place: &u32| !marks[side][*place as usize];
        let words = rest.words(side);
        words.clone().find(is_free).zip(words.rev().find(is_free)).map(|(first, last)| first..last + 1)
    });
    let (a, b) = (a?, b?);
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

/// Whether two of a few passages overlap in either text.
fn have_overlaps(found: &[SharedPassage]) -> bool {
    let others = |at: usize| found[at + 1..].iter();
    found.iter().enumerate().any(|(at, one)| others(at).any(|it| overlap(&one.a, &it.a) || overlap(&one.b, &it.b)))
}
