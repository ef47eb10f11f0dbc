//! Two texts → the evidence that one holds what was copied from the other, word for word or reworded.
//!
//! Similarity of whole texts says whether two texts are the same; a paragraph copied into a long essay hardly moves it. Here
//! passages are looked for, each by what it holds, and what is reported is how many words of either text are matched in them.
//!
//! Seven stages, a file each. [`places`]: where each word stands. [`weights`]: what it tells that a
//! word stands in both texts. [`points`]: telling words with others around them. [`clusters`]: points that belong together.
//! [`matching`]: in a cluster, each word and the one it matches. [`segment`] and [`joining`]: where the passage begins and ends. Besides,
//! [`summary`] recognises a short text that sums up a long one. What is found depends on the two texts alone, so that the list
//! and the comparison of a pair say the same.
//!
//! Sources: the seeds, the extension and the recognition of summaries follow the outline of M. A. Sanchez-Perez, G. Sidorov
//! and A. Gelbukh, *A winning approach to text alignment for text reuse detection at PAN 2014*; segments of the largest sum,
//! their scores and their significance S. Karlin and S. Altschul, *Methods for assessing the statistical significance of
//! molecular sequence features by using general scoring schemes* (1990).

pub mod batch;
pub mod candidates;
pub mod chance;
pub mod clusters;
pub mod counts;
pub mod joining;
pub mod matching;
pub mod places;
pub mod points;
pub mod programs;
pub mod segment;
mod spots;
pub mod summary;
mod tables;
pub mod text_pair;
pub mod weights;

use std::ops::Range;

use crate::word::stem;
pub use tables::MAX_INDEXED;

use matching::Partners;
use places::Places;
use text_pair::TextPair;
use weights::{NAT, Weights};

/// A text as evidence is looked for in it.
#[derive(Clone, Copy, Debug)]
pub struct Text<'t> {
    /// Its packed words.
    pub words: &'t [u32],
    /// Where their stems stand.
    pub places: &'t Places,
}

/// What decides what a passage is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Most words between two points of one passage, on either side.
    pub gap: u32,
    /// Fewest matched words of a passage.
    pub shortest: u32,
}

impl Default for Limits {
    /// A long sentence, and half a short one. From 25 to 40, and from 10 to 15, as much is found in PAN's tuning half.
    fn default() -> Self {
        Self { gap: 30, shortest: 12 }
    }
}

/// Least score of a passage: below this, two texts on one subject are full of them.
pub(crate) const MIN_SCORE: i32 = 18 * NAT;

/// Least score of a reworded passage in texts with a passage copied word for word, and of that passage.
const MIN_BESIDE_VERBATIM: i32 = 45 * NAT;

/// A stretch of one text that was copied from a stretch of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its words in the first text.
    pub a: Range<u32>,
    /// Its words in the second text.
    pub b: Range<u32>,
    /// What it tells: the weight of its matches less that of what does not match, in 1 / [`NAT`], of the side where that is
    /// less.
    pub score: i32,
    /// Whether it was copied word for word: nine in ten of its words stand in runs.
    pub is_verbatim: bool,
    /// Whether the stretch of one text sums up the other.
    pub is_summary: bool,
    /// For each of its words in the first text the word it matches in the second, [`matching::NONE`] for those without.
    pub partners_a: Vec<u32>,
    /// The same from the second text to the first.
    pub partners_b: Vec<u32>,
}

impl Found {
    /// How many of its words in the first text are matched.
    #[must_use]
    pub fn matched_a(&self) -> u32 {
        count(&self.partners_a)
    }

    /// How many of its words in the second text are matched.
    #[must_use]
    pub fn matched_b(&self) -> u32 {
        count(&self.partners_b)
    }

    fn turned(self) -> Self {
        let Self { a, b, partners_a, partners_b, .. } = self;
        Self { a: b, b: a, partners_a: partners_b, partners_b: partners_a, ..self }
    }
}

fn count(partners: &[u32]) -> u32 {
    partners.iter().filter(|&&partner| partner != matching::NONE).count() as u32
}

/// The passages that two texts share, the most telling first; none overlaps another on either side. The same whichever text
/// comes first. O(n + m) for two texts of n and m words, beyond what stands in passages.
#[must_use]
pub fn find(a: &Text, b: &Text, limits: Limits) -> Vec<Found> {
    if a.words == b.words {
        return equal(a, limits).into_iter().collect();
    }
    // One way round for both, so that the texts' order changes nothing.
    if (b.words.len(), b.words) < (a.words.len(), a.words) {
        return find_in_order(b, a, limits).into_iter().map(Found::turned).collect();
    }
    find_in_order(a, b, limits)
}

/// The passage that is all of two equal texts.
fn equal(text: &Text, limits: Limits) -> Option<Found> {
    let mut weights = Weights::new(2 * text.words.len() as u32);
    let all = 0..text.words.len() as u32;
    let taking_part = |place: &u32| stem(text.words[*place as usize]) != 0;
    let partners: Vec<u32> =
        all.clone().map(|place| if taking_part(&place) { place } else { matching::NONE }).collect();
    let mut score = 0_i32;
    for (index, _) in text.places.stems.iter().enumerate() {
        let count = text.places.at(index).len() as u32;
        let weight = weights.of(2 * count).max(points::RUN_WEIGHT);
        score = score.saturating_add(weight.saturating_mul(count.min(i32::MAX as u32 >> 12).cast_signed()));
    }
    let (partners_a, partners_b) = (partners.clone(), partners);
    let found = Found { a: all.clone(), b: all, score, is_verbatim: true, is_summary: false, partners_a, partners_b };
    (score >= MIN_SCORE && found.matched_a() >= limits.shortest).then_some(found)
}

/// The first text is the shorter one.
fn find_in_order(a: &Text, b: &Text, limits: Limits) -> Vec<Found> {
    let pair = TextPair::new(*a, *b);
    let points = points::supported(&pair);
    let mut found: Vec<Found> =
        clusters::clusters(&points, limits.gap).iter().filter_map(|cluster| passage(&pair, cluster, limits)).collect();
    rank(&mut found);
    drop_weak_beside_verbatim(&mut found);
    let found = apart(&pair, found, limits);
    let found = joining::join(&pair, found, limits.gap);
    let mut found = if has_verbatim(&found) { found } else { summary::recognise(a, b, found) };
    rank(&mut found);
    found
}

/// Who copies word for word does so throughout: beside a passage copied so, weak reworded ones are what two texts on one
/// subject share by chance.
fn drop_weak_beside_verbatim(found: &mut Vec<Found>) {
    if has_verbatim(found) {
        found.retain(|passage| passage.is_verbatim || passage.score >= MIN_BESIDE_VERBATIM);
    }
}

/// Whether a passage that is long enough to trust was copied word for word.
fn has_verbatim(found: &[Found]) -> bool {
    found.iter().any(|passage| passage.is_verbatim && passage.score >= MIN_BESIDE_VERBATIM)
}

fn rank(found: &mut [Found]) {
    found.sort_by_key(|found| (-found.score, found.a.start, found.b.start));
}

/// The passage around a cluster of points, if its score is high enough.
fn passage(pair: &TextPair, cluster: &[points::Point], limits: Limits) -> Option<Found> {
    let mut sides = [0, 1].map(|side| Partners::of(pair, side, cluster, limits.gap));
    matching::keep_mutual(&mut sides);
    let found = segment::passage(pair, &sides)?;
    (found.score >= MIN_SCORE && found.matched_a().min(found.matched_b()) >= limits.shortest).then_some(found)
}

/// Passages of which none overlaps a better one: what overlaps is cut from the worse, unless it is most of it.
fn apart(pair: &TextPair, found: Vec<Found>, limits: Limits) -> Vec<Found> {
    let mut kept: Vec<Found> = Vec::new();
    for one in found {
        let (mut range_a, mut range_b) = (one.a.clone(), one.b.clone());
        for better in &kept {
            cut(&mut range_a, &better.a);
            cut(&mut range_b, &better.b);
        }
        let is_whole = range_a == one.a && range_b == one.b;
        let most = |rest: &Range<u32>, whole: &Range<u32>| 2 * rest.len() >= whole.len();
        if !most(&range_a, &one.a) || !most(&range_b, &one.b) {
            continue;
        }
        let one = if is_whole { one } else { segment::within(pair, one, range_a, range_b) };
        if one.score >= MIN_SCORE && one.matched_a().min(one.matched_b()) >= limits.shortest {
            kept.push(one);
        }
    }
    kept
}

/// Cuts from a range what lies in another, and what lies beyond that on the shorter side.
fn cut(range: &mut Range<u32>, other: &Range<u32>) {
    if range.start >= other.end || other.start >= range.end {
        return;
    }
    let before = other.start.saturating_sub(range.start);
    let behind = range.end.saturating_sub(other.end);
    if before >= behind {
        range.end = range.start + before;
    } else {
        range.start = range.end - behind;
    }
}
