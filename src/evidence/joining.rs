//! Passages → passages that end where their words end, and neighbours as one.
//!
//! In long texts only rare words are points, and a passage that was found by them may end before its words do. So each goes
//! on, in both directions, as long as the words on both sides are the same; and passages that follow each other in both
//! texts with no more than a gap between them are one. O(n) for n words of all passages.

use std::ops::Range;

use super::Found;
use super::matching::NONE;
use super::text_pair::TextPair;

/// The passages with their ends where their words end, and neighbours as one. They do not overlap.
#[must_use]
pub fn join(pair: &TextPair, mut found: Vec<Found>, gap: u32) -> Vec<Found> {
    found.sort_by_key(|passage| passage.a.start);
    let mut taken: Vec<Range<u32>> = found.iter().map(|passage| passage.b.clone()).collect();
    taken.sort_by_key(|range| range.start);
    let starts_a: Vec<u32> = found.iter().map(|passage| passage.a.start).collect();
    for at in 0..found.len() {
        let free_a = (if at == 0 { 0 } else { found[at - 1].a.end })
            ..starts_a.get(at + 1).copied().unwrap_or(pair.texts[0].words.len() as u32);
        let place = taken.partition_point(|range| range.start < found[at].b.start);
        let before = place.checked_sub(1).map_or(0, |place| taken[place].end);
        let behind = taken.get(place + 1).map_or(pair.texts[1].words.len() as u32, |range| range.start);
        extend(pair, &mut found[at], free_a, before..behind);
        taken[place] = found[at].b.clone();
    }
    let mut joined: Vec<Found> = Vec::with_capacity(found.len());
    for passage in found {
        match joined.last_mut() {
            Some(last) if follows(last, &passage, gap, &taken) => append(last, passage),
            _ => joined.push(passage),
        }
    }
    joined
}

/// Lets a passage go on over equal words within what is free of either text.
fn extend(pair: &TextPair, found: &mut Found, free_a: Range<u32>, free_b: Range<u32>) {
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

/// Whether a passage follows another in both texts, with no more than a gap between them and nothing else in it.
fn follows(last: &Found, passage: &Found, gap: u32, taken: &[Range<u32>]) -> bool {
    let is_near =
        passage.a.start - last.a.end <= gap && passage.b.start >= last.b.end && passage.b.start - last.b.end <= gap;
    let between = |range: &Range<u32>| range.start >= last.b.end && range.end <= passage.b.start;
    let place = taken.partition_point(|range| range.start < last.b.end);
    is_near && !taken.get(place).is_some_and(between)
}

/// Makes two passages that follow each other one.
fn append(last: &mut Found, passage: Found) {
    let Found { a, b, score, is_verbatim, partners_a, partners_b, .. } = passage;
    last.partners_a.extend((last.a.end..a.start).map(|_| NONE));
    last.partners_a.extend(partners_a);
    last.partners_b.extend((last.b.end..b.start).map(|_| NONE));
    last.partners_b.extend(partners_b);
    last.a.end = a.end;
    last.b.end = b.end;
    last.score = last.score.saturating_add(score);
    last.is_verbatim &= is_verbatim;
}
