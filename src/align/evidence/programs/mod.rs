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

/// Tokens in a run. Lengths from 5 to 7 find copies about as well.
pub const RUN_TOKENS: usize = 6;

/// Weight of a run that at most an eighth of the programs contain. A quarter (3) or a sixteenth (5) does about as well.
pub const MAX_RUN_WEIGHT: u32 = 4;

/// Least weight of a tile, because a few common tokens are equal by chance: 6 tokens suffice where they are rare, 9 are needed
/// where they are common or where every run weighs 1.
pub const MIN_TILE_WEIGHT: u32 = 4;

/// Fewest distinct runs of a program that is compared: shorter copies cannot be distinguished from honest solutions. Exercises whose honest solutions
/// are alike by nature have 15 to 93 (IR-Plag), contest solutions and course work 121 to 453.
pub const MIN_DISTINCT_RUNS: u32 = 100;

/// The score of equal programs. Scores are in millionths.
pub const MAX_SCORE: u32 = 1_000_000;

/// Lowest score that is listed. The best thresholds were 0.32 on `ConPlag`, problem by problem, and 0.38 to 0.41 all problems
/// together; of `PROGpedia`'s 2054 pairs of honest solutions 29 score as much, below all copies.
pub const MIN_SCORE: u32 = 350_000;

/// Lowest score that is listed in a batch of [`MAX_SMALL_BATCH`] programs or fewer, where common runs weigh as much as rare
/// ones: the best threshold for `ConPlag`'s pairs, each on its own.
pub const MIN_SCORE_IN_SMALL_BATCH: u32 = 400_000;

/// Most programs in a batch where every run weighs 1, because every shared run is in most of them.
pub const MAX_SMALL_BATCH: usize = 3;

/// Twice the weight of the tiles divided by the sum of two programs' weights, in 1 / [`MAX_SCORE`]; 0 if that sum is 0.
#[must_use]
pub fn score(weight: u32, weights: [u32; 2]) -> u32 {
    let whole = weights.map(u64::from).iter().sum::<u64>();
    (2 * u64::from(weight) * u64::from(MAX_SCORE)).checked_div(whole).unwrap_or(0) as u32
}
