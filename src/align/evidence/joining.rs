//! Passages are extended over equal words at their ends, and neighbouring passages are joined.
//!
//! In long texts only rare words are points, so a passage found from them may end too early. It is extended in both
//! directions while the words of both texts are equal. Passages that follow each other in both texts with at most a gap
//! between them are then joined, reworded ones with up to three gaps: a retelling in the same order is one
//! passage. Finally, reworded ones that changed places are joined. O(n) for n words in all passages.

use std::ops::Range;

use super::SharedPassage;
use super::matching::NONE;
use super::text_pair::TextPair;
use crate::common::sort;

/// Gaps between two reworded passages that are joined. In a retelling, whole sentences between two passages in the same order may
/// share no rare word.
const REWORDED_GAPS: u32 = 3;

/// Extends and joins passages that do not overlap. The result does not overlap either.
#[must_use]
pub fn join(pair: &TextPair, mut found: Vec<SharedPassage>, gap: u32) -> Vec<SharedPassage> {
    let mut ranges_b = in_order(&mut found);
    let starts_a: Vec<u32> = found.iter().map(|passage| passage.a.start).collect();
    for at in 0..found.len() {
        let free_a = (if at == 0 { 0 } else { found[at - 1].a.end })
            ..starts_a.get(at + 1).copied().unwrap_or(pair.texts[0].words.len() as u32);
        let place = ranges_b.partition_point(|range| range.start < found[at].b.start);
        let before = place.checked_sub(1).map_or(0, |place| ranges_b[place].end);
        let behind = ranges_b.get(place + 1).map_or(pair.texts[1].words.len() as u32, |range| range.start);
        extend(pair, &mut found[at], free_a, before..behind);
        ranges_b[place] = found[at].b.clone();
    }
    join_neighbours(found, |last, passage| follows(last, passage, gap, &ranges_b), append)
}

/// Joins reworded passages that changed places: one is next to the other in both texts, with at most a gap between them, but
/// before it in one text and behind it in the other. This happens when a sentence is moved. It is done after summaries are
/// recognised, because they are recognised by their separate passages.
#[must_use]
pub fn join_swapped(mut found: Vec<SharedPassage>, gap: u32) -> Vec<SharedPassage> {
    let ranges_b = in_order(&mut found);
    join_neighbours(found, |last, passage| are_swapped(last, passage, gap, &ranges_b), append_swapped)
}

/// Sorts passages by their place in the first text, and returns their ranges in the second, ascending.
fn in_order(found: &mut [SharedPassage]) -> Vec<Range<u32>> {
    sort::sort_by_key(found, |passage| passage.a.start);
    let mut ranges_b: Vec<Range<u32>> = found.iter().map(|passage| passage.b.clone()).collect();
    sort::sort_by_key(&mut ranges_b, |range| range.start);
    ranges_b
}

/// Appends each passage to the one before it in the first text if they are `joinable`.
fn join_neighbours(
    found: Vec<SharedPassage>,
    joinable: impl Fn(&SharedPassage, &SharedPassage) -> bool,
    append: fn(&mut SharedPassage, SharedPassage),
) -> Vec<SharedPassage> {
    let mut joined: Vec<SharedPassage> = Vec::with_capacity(found.len());
    for passage in found {
        match joined.last_mut() {
            Some(last) if joinable(last, &passage) => append(last, passage),
            _ => joined.push(passage),
        }
    }
    joined
}

/// Extends a passage over equal words, within the ranges of either text that no other passage covers.
fn extend(pair: &TextPair, found: &mut SharedPassage, free_a: Range<u32>, free_b: Range<u32>) {
    let mut before = 0;
    while found.a.start > free_a.start + before
        && found.b.start > free_b.start + before
        && pair.is_same(0, found.a.start - before - 1, found.b.start - before - 1)
    {
        before += 1;
    }
    let mut behind = 0;
    while found.a.end + behind < free_a.end
        && found.b.end + behind < free_b.end
        && pair.is_same(0, found.a.end + behind, found.b.end + behind)
    {
        behind += 1;
    }
    if before + behind == 0 {
        return;
    }
    let own = [(&mut found.partners_a, found.b.clone()), (&mut found.partners_b, found.a.clone())];
    for (partners, other) in own {
        let first = other.start - before..other.start;
        let last = other.end..other.end + behind;
        *partners = first.chain(partners.iter().copied()).chain(last).collect();
    }
    found.a = found.a.start - before..found.a.end + behind;
    found.b = found.b.start - before..found.b.end + behind;
}

/// Whether `passage` follows `last` in both texts with at most `gap` words, [`REWORDED_GAPS`] times as many if both are reworded,
/// and no other passage between them. `ranges_b` are the ranges of all passages in the second text, ascending.
fn follows(last: &SharedPassage, passage: &SharedPassage, gap: u32, ranges_b: &[Range<u32>]) -> bool {
    let gap = if are_reworded(last, passage) { gap.saturating_mul(REWORDED_GAPS) } else { gap };
    let is_near =
        passage.a.start - last.a.end <= gap && passage.b.start >= last.b.end && passage.b.start - last.b.end <= gap;
    is_near && is_free(last.b.end..passage.b.start, ranges_b)
}

/// Whether `passage` follows `last` in the first text, but comes before it in the second, with at most `gap` words and no other
/// passage between them, and both are reworded.
fn are_swapped(last: &SharedPassage, passage: &SharedPassage, gap: u32, ranges_b: &[Range<u32>]) -> bool {
    are_reworded(last, passage)
        && passage.a.start - last.a.end <= gap
        && passage.b.end <= last.b.start
        && last.b.start - passage.b.end <= gap
        && is_free(passage.b.end..last.b.start, ranges_b)
}

fn are_reworded(one: &SharedPassage, other: &SharedPassage) -> bool {
    !one.is_verbatim && !other.is_verbatim
}

/// Whether no passage lies between these places of the second text.
fn is_free(between: Range<u32>, ranges_b: &[Range<u32>]) -> bool {
    let place = ranges_b.partition_point(|range| range.start < between.start);
    !ranges_b.get(place).is_some_and(|range| range.start >= between.start && range.end <= between.end)
}

/// Appends a passage to the one before it; words between them have no partner.
fn append(last: &mut SharedPassage, passage: SharedPassage) {
    last.partners_b.extend((last.b.end..passage.b.start).map(|_| NONE));
    last.partners_b.extend(&passage.partners_b);
    last.b.end = passage.b.end;
    append_first(last, passage);
}

/// The same for a passage that comes before the other one in the second text.
fn append_swapped(last: &mut SharedPassage, mut passage: SharedPassage) {
    let mut partners_b = std::mem::take(&mut passage.partners_b);
    partners_b.extend((passage.b.end..last.b.start).map(|_| NONE));
    partners_b.extend(&last.partners_b);
    last.partners_b = partners_b;
    last.b.start = passage.b.start;
    append_first(last, passage);
}

/// Appends the part of a passage in the first text.
fn append_first(last: &mut SharedPassage, SharedPassage { a, score, is_verbatim, partners_a, .. }: SharedPassage) {
    last.partners_a.extend((last.a.end..a.start).map(|_| NONE));
    last.partners_a.extend(partners_a);
    last.a.end = a.end;
    last.score += score;
    last.is_verbatim &= is_verbatim;
}
