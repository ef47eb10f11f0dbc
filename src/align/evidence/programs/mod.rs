//! Two programs are compared by their tiles: stretches of equal tokens.
//!
//! Each token belongs to one tile at most, and tiles may be in any order, so statements and functions that were moved still
//! match. The longest tile is placed first (greedy string tiling). A tile of `n` tokens contains `n - RUN_TOKENS + 1` runs of
//! [`RUN_TOKENS`] tokens, and the score counts runs, not tokens: each edit that splits a tile costs a little, so one long tile
//! scores more than many short ones with as many tokens.
//!
//! Runs that most solutions share are weak evidence. A run weighs 1 if more than half of the programs contain it, 2 if more than a
//! quarter do, 3 if more than an eighth do, else 4, and 0 if a template contains it. All other runs weigh at least 1, so a
//! program copied as a whole scores 1 even where most of the class copied it. With three programs or fewer, rarity is
//! meaningless and every run weighs 1.
//!
//! score = 2 · weight of the tiles / (weight of all runs of one program + of the other)
//!
//! Closing brackets and braces are skipped ([`crate::text::word::SKIPPED`]): `(` distinguishes a call from a name and `[` an index,
//! but braces around a single statement are optional, and closing brackets add no information. Scores and thresholds are whole numbers,
//! so they are the same on every machine.
//!
//! Four parts, one file each: [`runs`], the runs and their weights; [`tiles`], the tiles of two programs; [`candidates`], the
//! pairs whose shared runs can reach a score; [`batch`], the comparison of any two programs of a batch. On 230 labelled pairs of contest solutions (`ConPlag`)
//! the score finds copies with an F1.5 of 0.95, thresholds chosen on other problems, where shared runs of 6 tokens weighted by
//! rarity find 0.88 (`docs/evaluation.md`).
//!
//! Sources: M. J. Wise, *String similarity via greedy string tiling and running Karp-Rabin matching* (1993); L. Prechelt,
//! G. Malpohl and M. Philippsen, *Finding plagiarisms among a set of programs with `JPlag`* (2002); K. Spärck Jones, *A
//! statistical interpretation of term specificity and its application in retrieval* (1972) for rarity.

pub mod batch;
pub mod candidates;
pub mod runs;
pub mod tiles;

use runs::Program;

/// Tokens in a run. Lengths from 5 to 7 find copies about as well.
pub const RUN_TOKENS: usize = 6;

/// Weight of a run that at most an eighth of the programs contain. A quarter (3) or a sixteenth (5) does about as well.
pub const MAX_RUN_WEIGHT: u32 = 4;

/// Least weight of a tile, because a few common tokens are equal by chance: 6 tokens suffice where they are rare, 9 are needed
/// where they are common or where every run weighs 1.
pub const MIN_TILE_WEIGHT: u32 = 4;

/// Fewest distinct runs of a program that is not short. Exercises whose honest solutions are alike by nature have 15 to 93
/// (IR-Plag), contest solutions and course work 121 to 453.
pub const MIN_DISTINCT_RUNS: u32 = 100;

/// Distinct runs that two short programs share by chance: of a program with fewer than [`MIN_DISTINCT_RUNS`], that many more must
/// be shared.
const CHANCE_RUNS: u32 = 10;

/// The score of equal programs. Scores are in millionths.
pub const MAX_SCORE: u32 = 1_000_000;

/// Lowest score that is listed.
pub const MIN_SCORE: u32 = 370_000;

/// Lowest score that is listed in a batch of [`MAX_SMALL_BATCH`] programs or fewer, where common runs weigh as much as rare
/// ones.
pub const MIN_SCORE_IN_SMALL_BATCH: u32 = 420_000;

/// Most programs in a batch where every run weighs 1, because every shared run is in most of them.
pub const MAX_SMALL_BATCH: usize = 3;

/// The mean of the shares of the tiles in both programs together and in the smaller one, by weight; 0 if a program weighs nothing.
#[must_use]
pub fn score(tiles: u32, [a, b]: [u32; 2]) -> u32 {
    let share = |whole: u64, of: u64| (of * u64::from(MAX_SCORE)).checked_div(whole).unwrap_or(0);
    let [tiles, a, b] = [tiles, a, b].map(u64::from);
    ((share(a + b, 2 * tiles) + share(a.min(b), tiles)) / 2) as u32
}

/// Lowest score that is listed, of two parts of which the shorter has this many distinct runs: a few runs are equal by chance, and
/// the shorter the programs, the larger is their share.
#[must_use]
pub fn min_score(distinct_runs: u32, min_score: u32) -> u32 {
    let by_chance = |runs: u32| (CHANCE_RUNS * MAX_SCORE).checked_div(runs).unwrap_or(MAX_SCORE);
    let more = by_chance(distinct_runs.min(MIN_DISTINCT_RUNS)) - by_chance(MIN_DISTINCT_RUNS);
    (min_score + more).min(MAX_SCORE)
}

/// The better score of two programs as wholes and of their called parts, given the weight of the tiles in either, and whether one
/// of these scores is listed where `lowest` is the lowest.
fn best_score([whole, called]: [u32; 2], pair: [&Program; 2], lowest: u32) -> (u32, bool) {
    let of = |tiles: u32, weights: [u32; 2], [a, b]: [u32; 2]| {
        let score = score(tiles, weights);
        (score, score >= min_score(a.min(b), lowest))
    };
    let whole = of(whole, pair.map(Program::weight), pair.map(|program| program.distinct_runs));
    if pair.iter().all(|program| program.called_before.is_empty()) {
        return whole;
    }
    let called = of(called, pair.map(Program::called_weight), pair.map(|program| program.called_runs));
    (whole.0.max(called.0), whole.1 || called.1)
}
