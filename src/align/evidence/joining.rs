//! Passages are extended over equal words at their ends, and neighbouring passages are joined.
//!
//! In long texts only rare words are points, so a passage found from them may end too early. It is extended in both
//! directions while the words of both texts are equal. Passages that follow each other in both texts with at most a gap
//! between them are then joined, reworded ones with up to three gaps: a retelling in the same order is one
//! passage. O(n) for n words in all passages.

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
    sort::sort_by_key(&mut found, |passage| passage.a.start);
    let mut ranges_b: Vec<Range<u32>> = found.iter().map(|passage| passage.b.clone()).collect();
    sort::sort_by_key(&mut ranges_b, |range| range.start);
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
    let mut joined: Vec<SharedPassage> = Vec::with_capacity(found.len());
    for passage in found {
        match joined.last_mut() {
            Some(last) if follows(last, &passage, gap, &ranges_b) => append(last, passage),
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
/// and no other passage between them. `ranges_b` are
/// the ranges of all passages in the second text, ascending.
fn follows(last: &SharedPassage, passage: &SharedPassage, gap: u32, ranges_b: &[Range<u32>]) -> bool {
    let is_reworded = !last.is_verbatim && !passage.is_verbatim;
    let gap = if is_reworded { gap.saturating_mul(REWORDED_GAPS) } else { gap };
    let is_near =
        passage.a.start - last.a.end <= gap && passage.b.start >= last.b.end && passage.b.start - last.b.end <= gap;
    let between = |range: &Range<u32>| range.start >= last.b.end && range.end <= passage.b.start;
    let place = ranges_b.partition_point(|range| range.start < last.b.end);
    is_near && !ranges_b.get(place).is_some_and(between)
}

/// Appends a passage to the one before it; words between them have no partner.
fn append(last: &mut SharedPassage, passage: SharedPassage) {
    let SharedPassage { a, b, score, is_verbatim, partners_a, partners_b, .. } = passage;
    last.partners_a.extend((last.a.end..a.start).map(|_| NONE));
    last.partners_a.extend(partners_a);
    last.partners_b.extend((last.b.end..b.start).map(|_| NONE));
    last.partners_b.extend(partners_b);
    last.a.end = a.end;
    last.b.end = b.end;
    last.score += score;
    last.is_verbatim &= is_verbatim;
}
