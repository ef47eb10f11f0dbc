//! Evidence of copying between two texts: the passages they share, verbatim or reworded.
//!
//! Similarity compares whole texts, and a paragraph copied into a long essay hardly changes it. Evidence instead counts the
//! words of either text that are matched in shared passages.
//!
//! Two texts are aligned in stages, one file each. [`places`]: the places of each stem. [`weights`] and [`text_pair`]: the
//! weight of each match; `counting`: which numbers have none. [`points`] and [`frequent`]: matching words with others around them.
//! [`clusters`]: points of one passage. [`matching`]: the partner of each word in a cluster. [`segment`] and [`joining`]: the beginning and end
//! of each passage. [`contrast`] and [`summary`]: a stretch that summarises the other text. `leftover_runs`: sentences in another
//! order. The result depends on the two texts alone, so the list and the comparison of a pair show the same numbers.
//!
//! [`candidates`] and `long_runs` select the pairs of texts to be aligned, [`batch`] aligns them, [`counts`] counts matched words,
//! [`common_text`] tells which of them many texts share, [`chance`] estimates how many unrelated pairs would score as high, and [`programs`] compares programs.
//!
//! Sources: seeds, extension and the recognition of summaries follow the outline of M. A. Sanchez-Perez, G. Sidorov and A.
//! Gelbukh, *A winning approach to text alignment for text reuse detection at PAN 2014*; maximal segments, their scores and
//! their significance follow S. Karlin and S. Altschul, *Methods for assessing the statistical significance of molecular
//! sequence features by using general scoring schemes* (1990).

pub mod batch;
pub mod candidates;
pub mod chance;
pub mod clusters;
pub mod common_text;
pub mod contrast;
mod counting;
pub mod counts;
pub mod frequent;
mod grams;
pub mod joining;
mod leftover_runs;
mod long_runs;
pub mod matching;
pub mod places;
pub mod point;
pub mod points;
pub mod programs;
mod seed_regions;
pub mod segment;
pub mod summary;
mod tables;
pub mod text_pair;
pub mod tokens_per_word;
pub mod weights;
mod word_pairs;

use std::ops::Range;

use crate::common::sort;
use crate::text::word::stem;
pub use tables::MAX_INDEXED_OCCURRENCES;

use matching::Partners;
use places::Places;
use text_pair::TextPair;
use tokens_per_word::TokensPerWord;
use weights::NAT;

/// A text to be aligned.
#[derive(Clone, Copy, Debug)]
pub struct Text<'t> {
    /// Its packed words.
    pub words: &'t [u32],
    /// The places of its stems.
    pub places: &'t Places,
}

/// Limits of a passage, in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassageLimits {
    /// Most words between two points of one passage, on either side.
    pub gap: u32,
    /// Fewest matched words of a passage.
    pub shortest: u32,
}

impl Default for PassageLimits {
    /// A long sentence, and half a short one. On PAN's tuning half, gaps from 25 to 40 and lengths from 10 to 15 find as much.
    fn default() -> Self {
        Self { gap: 30, shortest: 12 }
    }
}

/// Least score of a passage. Texts on the same subject share many segments with lower scores.
pub(crate) const MIN_SCORE: i64 = 18 * NAT as i64;

/// Least score of a reworded passage beside a verbatim one, and of that verbatim passage.
const MIN_BESIDE_VERBATIM: i64 = 45 * NAT as i64;

/// A stretch of one text that matches a stretch of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedPassage {
    /// Its words in the first text.
    pub a: Range<u32>,
    /// Its words in the second text.
    pub b: Range<u32>,
    /// Weight of the matched words less the penalties of the others, in 1 / [`NAT`] of a nat; the lower of the two sides.
    pub score: i64,
    /// Whether it was copied word for word: nine in ten of its words are in runs of equal words.
    pub is_verbatim: bool,
    /// Whether the stretch of one text summarises all of the other.
    pub is_summary: bool,
    /// For each of its words in the first text the place of its partner in the second, or [`matching::NONE`].
    pub partners_a: Vec<u32>,
    /// For each of its words in the second text the place of its partner in the first, or [`matching::NONE`].
    pub partners_b: Vec<u32>,
}

impl SharedPassage {
    /// The number of its matched words in the first text. O(n).
    #[must_use]
    pub fn matched_a(&self) -> u32 {
        count(&self.partners_a)
    }

    /// The number of its matched words in the second text. O(n).
    #[must_use]
    pub fn matched_b(&self) -> u32 {
        count(&self.partners_b)
    }

    /// The places of its words in the first text (0) or the second (1), matched or not.
    #[must_use]
    pub fn words(&self, side: usize) -> Range<u32> {
        [&self.a, &self.b][side].clone()
    }

    /// For each of its words in the first text (0) or the second (1) the place of its partner in the other, or [`matching::NONE`].
    #[must_use]
    pub fn partners(&self, side: usize) -> &[u32] {
        [&self.partners_a, &self.partners_b][side]
    }

    /// The places of its matched words in the first text (0) or the second (1), ascending.
    pub fn matched_words(&self, side: usize) -> impl Iterator<Item = u32> + use<'_> {
        self.words(side)
            .zip(self.partners(side))
            .filter(|&(_, &partner)| partner != matching::NONE)
            .map(|(place, _)| place)
    }

    /// How many tokens make a word in it. O(n).
    fn tokens_per_word(&self, pair: &TextPair) -> TokensPerWord {
        TokensPerWord::of(&[0, 1].map(|side| self.words_of(side, pair.texts[side].words)))
    }

    /// Its packed words in the first text (0) or the second (1), given those of that text.
    fn words_of<'w>(&self, side: usize, text: &'w [u32]) -> &'w [u32] {
        let Range { start, end } = self.words(side);
        &text[start as usize..end as usize]
    }

    /// Whether its score and its number of matched words suffice.
    fn reaches(&self, pair: &TextPair, limits: PassageLimits) -> bool {
        let matched = self.matched_a().min(self.matched_b());
        if self.score < MIN_SCORE || matched < limits.shortest {
            return false;
        }
        let tokens_per_word = self.tokens_per_word(pair);
        self.score >= tokens_per_word.score(MIN_SCORE) && matched >= tokens_per_word.tokens(limits.shortest)
    }

    /// Exchanges the texts.
    pub(crate) fn swap(&mut self) {
        std::mem::swap(&mut self.a, &mut self.b);
        std::mem::swap(&mut self.partners_a, &mut self.partners_b);
    }
}

fn count(partners: &[u32]) -> u32 {
    partners.iter().filter(|&&partner| partner != matching::NONE).count() as u32
}

/// The passages that two texts share, highest score first. They do not overlap in either text. Swapping the texts only swaps
/// the sides. O(n + m) for texts of n and m words, plus the work inside passages.
#[must_use]
pub fn find(a: &Text, b: &Text, limits: PassageLimits) -> Vec<SharedPassage> {
    if a.words == b.words {
        return whole_text(a, limits).into_iter().collect();
    }
    // In a fixed order, so that the order of the arguments changes nothing.
    if (b.words.len(), b.words) < (a.words.len(), a.words) {
        let mut found = find_in_order(b, a, limits);
        found.iter_mut().for_each(SharedPassage::swap);
        return found;
    }
    find_in_order(a, b, limits)
}

/// The passage that covers two equal texts.
fn whole_text(text: &Text, limits: PassageLimits) -> Option<SharedPassage> {
    let pair = TextPair::new(*text, *text);
    let all = 0..text.words.len() as u32;
    let is_compared = |place: &u32| stem(text.words[*place as usize]) != 0;
    let partners: Vec<u32> =
        all.clone().map(|place| if is_compared(&place) { place } else { matching::NONE }).collect();
    let mut score = 0;
    for (index, _) in text.places.stems.iter().enumerate() {
        let count = text.places.at(index).len() as u32;
        let weight = pair.run_weight(0, text.places.at(index)[0]);
        score += i64::from(weight) * i64::from(count);
    }
    let (partners_a, partners_b) = (partners.clone(), partners);
    let found =
        SharedPassage { a: all.clone(), b: all, score, is_verbatim: true, is_summary: false, partners_a, partners_b };
    found.reaches(&pair, limits).then_some(found)
}

/// As [`find`], where the first text is the shorter one.
fn find_in_order(a: &Text, b: &Text, limits: PassageLimits) -> Vec<SharedPassage> {
    let pair = TextPair::new(*a, *b);
    let points = points::supported(&pair);
    let mut found: Vec<SharedPassage> =
        clusters::clusters(&points, limits.gap).iter().filter_map(|cluster| passage(&pair, cluster, limits)).collect();
    rank(&mut found);
    if !frequent::are_long(&pair) {
        drop_weak_beside_verbatim(&mut found);
    }
    let found = without_overlaps(&pair, found, limits);
    let found = joining::join(&pair, found, limits.gap);
    let found = if has_verbatim(&found) { found } else { summary::recognise(&pair, found) };
    let found = leftover_runs::with_leftover_runs(&pair, found, points, limits);
    let mut found = joining::join_swapped(found, limits.gap);
    rank(&mut found);
    found
}

/// Drops weak reworded passages beside a verbatim one: who copies word for word usually does so throughout an essay, and weak
/// matches beside it are chance matches of two texts on one subject. A book may contain both.
fn drop_weak_beside_verbatim(found: &mut Vec<SharedPassage>) {
    if has_verbatim(found) {
        found.retain(|passage| passage.is_verbatim || passage.score >= MIN_BESIDE_VERBATIM);
    }
}

/// Whether there is a verbatim passage with a high score.
fn has_verbatim(found: &[SharedPassage]) -> bool {
    found.iter().any(|passage| passage.is_verbatim && passage.score >= MIN_BESIDE_VERBATIM)
}

fn rank(found: &mut [SharedPassage]) {
    sort::sort_by_key(found, |found| (-found.score, found.a.start, found.b.start));
}

/// The passage around a cluster of points, if its score and length reach the limits.
fn passage(pair: &TextPair, cluster: &[point::Point], limits: PassageLimits) -> Option<SharedPassage> {
    let mut sides = [0, 1].map(|side| Partners::of(pair, side, cluster, limits.gap));
    matching::keep_mutual(&mut sides);
    let found = without_borrowed_edges(pair, segment::passage(pair, &sides)?, &sides);
    found.reaches(pair, limits).then_some(found)
}

/// Cuts from the beginning and the end of a passage that is copied largely word for word the words that *borrow* their partners:
/// these are also the partners of other words, and match those. A copied sentence begins with its own words, not with some from
/// its middle that the sentence before happens to contain, too. Where most words were moved, borrowed partners are as good as others.
fn without_borrowed_edges(pair: &TextPair, found: SharedPassage, sides: &[Partners; 2]) -> SharedPassage {
    let in_runs = |side: usize| {
        let Partners { start, in_run, .. } = &sides[side];
        let words = found.words(side);
        let in_run = &in_run[(words.start - start) as usize..(words.end - start) as usize];
        in_run.iter().filter(|&&it| it).count() * 2 >= in_run.len()
    };
    if !in_runs(0) || !in_runs(1) {
        return found;
    }
    let own = [
        (&found.a, &found.partners_a, &found.b, &found.partners_b),
        (&found.b, &found.partners_b, &found.a, &found.partners_a),
    ];
    let [a, b] = own.map(|(words, partners, others, back)| {
        let is_own = |&at: &usize| {
            let partner = partners[at];
            partner != matching::NONE && back[(partner - others.start) as usize] == words.start + at as u32
        };
        let first = (0..partners.len()).find(is_own).unwrap_or(0);
        let last = (0..partners.len()).rfind(is_own).unwrap_or(partners.len() - 1);
        words.start + first as u32..words.start + last as u32 + 1
    });
    if a == found.a && b == found.b { found } else { segment::trim(pair, found, a, b) }
}

/// Cuts from each passage the words that a better one covers; drops it if less than half is left. `found` is in descending
/// order of scores. O(p²) for p passages.
fn without_overlaps(pair: &TextPair, found: Vec<SharedPassage>, limits: PassageLimits) -> Vec<SharedPassage> {
    let mut kept: Vec<SharedPassage> = Vec::new();
    for one in found {
        let (mut range_a, mut range_b) = (one.a.clone(), one.b.clone());
        for better in &kept {
            cut_overlap(&mut range_a, &better.a);
            cut_overlap(&mut range_b, &better.b);
        }
        let is_whole = range_a == one.a && range_b == one.b;
        let most = |rest: &Range<u32>, whole: &Range<u32>| 2 * rest.len() >= whole.len();
        if !most(&range_a, &one.a) || !most(&range_b, &one.b) {
            continue;
        }
        let one = if is_whole { one } else { segment::trim(pair, one, range_a, range_b) };
        if one.reaches(pair, limits) {
            kept.push(one);
        }
    }
    kept
}

/// Removes from a range the part that `other` covers, and the shorter of the two parts beside it.
fn cut_overlap(range: &mut Range<u32>, other: &Range<u32>) {
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
