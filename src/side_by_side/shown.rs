//! The passages of a pair as they are displayed: runs of equal tokens, and the tiles of programs.

use super::exclusion::Marks;
use super::reader::{LocatedText, spans};
use crate::align::evidence::counts::VERBATIM_RUN;
use crate::align::evidence::programs::runs::token_numbers;
use crate::align::evidence::programs::tiles::Tile;
use crate::align::passages::{self, Grams, Limits};
use crate::common::sort;
use crate::params::Params;
use crate::report::{Edit, Passage};

/// The displayed passages of a pair.
pub(super) struct Shown {
    pub(super) passages: Vec<Passage>,
    pub(super) too_short: u32,
    pub(super) bounded: bool,
    /// Matched tokens of either text.
    pub(super) shared: [u32; 2],
}

/// The passages of equal tokens in the same order.
pub(super) fn equal([a, b]: [&LocatedText; 2], marks: [&Marks; 2], params: &Params) -> Shown {
    let limits = Limits::of(params);
    let grams_a = Grams::new(&a.text.hashes, &marks[0].masked, limits.seed());
    let grams_b = Grams::new(&b.text.hashes, &marks[1].masked, limits.seed());
    let found = passages::align(&grams_a, &grams_b, limits);
    let shared = found.passages.iter().map(passages::Passage::tokens).sum();
    let passages = found.passages.iter().map(|it| passage(it, a, b, params.shingles.k)).collect();
    Shown { passages, too_short: found.too_short, bounded: found.bounded, shared: [shared; 2] }
}

/// The tiles of two programs as displayed passages, longest first. `tiles`: each with its number of matched tokens; `words`:
/// the programs' packed tokens.
pub(super) fn tiles(
    mut tiles: Vec<(Tile, u32)>,
    [a, b]: [&LocatedText; 2],
    words: [&[u32]; 2],
    params: &Params,
) -> Shown {
    sort::sort_by_key(&mut tiles, |(tile, _)| (std::cmp::Reverse(tile.length), tile.a_start));
    let numbers = words.map(token_numbers);
    let passages: Vec<Passage> = tiles
        .iter()
        .map(|&(tile, matched)| {
            let [of_a, of_b] = tile.ranges([&numbers[0], &numbers[1]]);
            let [a_start, a_end, b_start, b_end] = spans(a, b, of_a.clone(), of_b.clone());
            Passage {
                a_start,
                a_end,
                b_start,
                b_end,
                tokens: tile.length,
                matched_a: matched,
                matched_b: matched,
                verbatim_a: matched,
                verbatim_b: matched,
                a_tokens: of_a.end - of_a.start,
                b_tokens: of_b.end - of_b.start,
                shingles: (tile.length + 1).saturating_sub(params.shingles.k),
                edits: Vec::new(),
                counterparts: Vec::new(),
                is_summary: false,
            }
        })
        .collect();
    let shared = passages.iter().map(|passage| passage.tokens).sum();
    Shown { passages, too_short: 0, bounded: false, shared: [shared; 2] }
}

fn passage(found: &passages::Passage, a: &LocatedText, b: &LocatedText, k: u32) -> Passage {
    let (a_tokens, b_tokens) = (found.a(), found.b());
    let [a_start, a_end, b_start, b_end] = spans(a, b, a_tokens.clone(), b_tokens.clone());
    // Edits are between equal tokens, so there is always a token before one.
    let edit = |edit: passages::Edit| {
        let [a_start, a_end, b_start, b_end] = spans(a, b, edit.a, edit.b);
        Edit { a_start, a_end, b_start, b_end }
    };
    let verbatim = found.runs.iter().map(|run| run.tokens).filter(|&tokens| tokens >= VERBATIM_RUN).sum();
    Passage {
        a_start,
        a_end,
        b_start,
        b_end,
        tokens: found.tokens(),
        matched_a: found.tokens(),
        matched_b: found.tokens(),
        verbatim_a: verbatim,
        verbatim_b: verbatim,
        a_tokens: a_tokens.end - a_tokens.start,
        b_tokens: b_tokens.end - b_tokens.start,
        shingles: found.runs.iter().map(|run| (run.tokens + 1).saturating_sub(k)).sum(),
        edits: found.edits().map(edit).collect(),
        counterparts: Vec::new(),
        is_summary: false,
    }
}
