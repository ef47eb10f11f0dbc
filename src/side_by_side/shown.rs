//! The passages of a pair as they are displayed: runs of equal tokens, and the tiles of programs.

use super::exclusion::Marks;
use super::reader::{LocatedText, spans};
use std::ops::Range;

use crate::align::evidence::counts::VERBATIM_RUN;
use crate::align::evidence::programs::runs::token_numbers;
use crate::align::evidence::programs::tiles::Tile;
use crate::align::passages::{self, ChainLimits, Grams};
use crate::common::sort;
use crate::params::Params;
use crate::report::{Attribution, Edit, Passage};

/// The displayed passages of a pair.
#[derive(Default)]
pub(super) struct Shown {
    pub(super) passages: Vec<Passage>,
    pub(super) too_short: u32,
    pub(super) bounded: bool,
    /// Matched tokens of either text.
    pub(super) shared: [u32; 2],
    /// The tokens of either text that are matched and that a rule for shingles may exclude, ascending or not. Empty where no token
    /// can be both.
    pub(super) matched: [Vec<Range<u32>>; 2],
}

/// The passages of equal tokens in the same order.
pub(super) fn equal([a, b]: [&LocatedText; 2], marks: [&Marks; 2], params: &Params) -> Shown {
    let limits = ChainLimits::of(params);
    let grams_a = Grams::new(&a.text.hashes, &marks[0].masked, limits.seed());
    let grams_b = Grams::new(&b.text.hashes, &marks[1].masked, limits.seed());
    let found = passages::align(&grams_a, &grams_b, limits);
    let passages: Vec<Passage> = found.passages.iter().map(|it| passage(it, a, b, params.k)).collect();
    let shared = [passages.iter().map(|it| it.matched_a).sum(), passages.iter().map(|it| it.matched_b).sum()];
    Shown { passages, too_short: found.too_short, bounded: found.bounded, shared, ..Shown::default() }
}

/// The passages of two programs as displayed passages, longest first. `words`: the programs' packed tokens.
pub(super) fn tiles(mut tiles: Vec<Tile>, [a, b]: [&LocatedText; 2], words: [&[u32]; 2], params: &Params) -> Shown {
    sort::sort_by_key(&mut tiles, |tile| (std::cmp::Reverse(tile.length), tile.a_start));
    let numbers = words.map(token_numbers);
    let mut matched = [Vec::new(), Vec::new()];
    let passages: Vec<Passage> = tiles
        .iter()
        .map(|tile| {
            let [of_a, of_b] = tile.ranges([&numbers[0], &numbers[1]]);
            for (matched, range) in matched.iter_mut().zip([&of_a, &of_b]) {
                matched.push(range.clone());
            }
            let [a_start, a_end, b_start, b_end] = spans(a, b, of_a.clone(), of_b.clone(), [&of_a, &of_b]);
            Passage {
                a_start,
                a_end,
                b_start,
                b_end,
                tokens: tile.length,
                matched_a: tile.length,
                matched_b: tile.length,
                verbatim_a: tile.length,
                verbatim_b: tile.length,
                a_tokens: tile.length,
                b_tokens: tile.length,
                shingles: (tile.length + 1).saturating_sub(params.k),
                edits: Vec::new(),
                counterparts: Vec::new(),
                is_summary: false,
                attribution_a: Attribution::default(),
                attribution_b: Attribution::default(),
            }
        })
        .collect();
    let shared = passages.iter().map(|passage| passage.tokens).sum();
    Shown { passages, shared: [shared; 2], matched, ..Shown::default() }
}

fn passage(found: &passages::AlignedPassage, a: &LocatedText, b: &LocatedText, k: u32) -> Passage {
    let (a_tokens, b_tokens) = (found.a(), found.b());
    let spans = |of_a, of_b| spans(a, b, of_a, of_b, [&a_tokens, &b_tokens]);
    let [a_start, a_end, b_start, b_end] = spans(a_tokens.clone(), b_tokens.clone());
    let edit = |edit: passages::TokenEdit| {
        let [a_start, a_end, b_start, b_end] = spans(edit.a, edit.b);
        Edit { a_start, a_end, b_start, b_end }
    };
    // A token may be counted in one program and skipped in the other, whose language differs.
    let counted = |min_tokens: u32| {
        let runs = || found.runs.iter().filter(|run| run.tokens >= min_tokens);
        let of_a: u32 = runs().map(|run| a.counted(run.a..run.a_end())).sum();
        let of_b: u32 = runs().map(|run| b.counted(run.b..run.b_end())).sum();
        [of_a, of_b]
    };
    let ([matched_a, matched_b], [verbatim_a, verbatim_b]) = (counted(0), counted(VERBATIM_RUN));
    Passage {
        a_start,
        a_end,
        b_start,
        b_end,
        tokens: matched_a.min(matched_b),
        matched_a,
        matched_b,
        verbatim_a,
        verbatim_b,
        a_tokens: a.counted(a_tokens.clone()),
        b_tokens: b.counted(b_tokens.clone()),
        shingles: found.runs.iter().map(|run| (run.tokens + 1).saturating_sub(k)).sum(),
        edits: found.edits().map(edit).collect(),
        counterparts: Vec::new(),
        is_summary: false,
        attribution_a: Attribution::default(),
        attribution_b: Attribution::default(),
    }
}
