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
//! The score is the mean of two shares of the weight of the tiles: in both programs together, and in the smaller one. The first alone
//! misses a copy that was made longer, the second alone takes every small program for a copy of a large one. It is computed
//! of the whole programs and of their called parts ([`crate::text::programs`]), and the better one counts: code that is never called
//! hides a copy in a template of hundreds of lines, but where a file is only a part of a program, what is called is not known. A called part that is a small part of its program is not
//! scored.
//!
//! A few runs are equal by chance, which is much of a short program. So the threshold rises for programs with fewer than
//! [`MIN_DISTINCT_RUNS`] runs, up to the score of equal ones.
//!
//! Closing brackets and braces are skipped ([`crate::text::word::SKIPPED`]): `(` distinguishes a call from a name and `[` an index,
//! but braces around a single statement are optional, and closing brackets add no information. Scores and thresholds are whole numbers,
//! so they are the same on every machine.
//!
//! Six parts, one file each: [`runs`], the runs and their weights; [`tiles`], the tiles of two programs; [`score`], their score and
//! threshold; [`candidates`], the pairs whose shared runs can reach it; [`batch`], the comparison of any two programs of a batch;
//! [`independent`], how many independent solutions reach the threshold as well. `docs/evaluation.md` compares the score with plain
//! runs of tokens on corpora that its threshold was chosen without.
//!
//! Sources: M. J. Wise, *String similarity via greedy string tiling and running Karp-Rabin matching* (1993); L. Prechelt,
//! G. Malpohl and M. Philippsen, *Finding plagiarisms among a set of programs with `JPlag`* (2002); K. Spärck Jones, *A
//! statistical interpretation of term specificity and its application in retrieval* (1972) for rarity.

pub mod batch;
pub mod candidates;
pub mod independent;
pub mod runs;
pub mod score;
pub mod tiles;

/// Tokens in a run. Lengths from 5 to 7 find copies about as well.
pub const RUN_TOKENS: usize = 6;

/// Weight of a run that at most an eighth of the programs contain. A quarter (3) or a sixteenth (5) does about as well.
pub const MAX_RUN_WEIGHT: u32 = 4;

/// Least weight of a tile, because a few common tokens are equal by chance: 6 tokens suffice where they are rare, 9 are needed
/// where they are common or where every run weighs 1.
pub const MIN_TILE_WEIGHT: u32 = 4;

/// Fewest distinct runs of a program that is not short. Exercises whose honest solutions are alike by nature have 15 to 93
/// (`IR-Plag`), contest solutions and course work 121 to 453.
pub const MIN_DISTINCT_RUNS: u32 = 100;

/// The score of equal programs. Scores are in millionths.
pub const MAX_SCORE: u32 = 1_000_000;

/// Programs with this score are equal or nearly, which no task explains.
pub const NEARLY_EQUAL: u32 = 900_000;

/// Lowest score that is listed. Chosen on all other corpora, it is 0.37 to 0.38 for each (`docs/evaluation.md`).
pub const MIN_SCORE: u32 = 370_000;

/// Lowest score that is listed in a batch of [`MAX_SMALL_BATCH`] programs or fewer, where common runs weigh as much as rare
/// ones. `ConPlag`'s pairs, each on its own, are best parted by 0.38 to 0.44.
pub const MIN_SCORE_IN_SMALL_BATCH: u32 = 420_000;

/// Most programs in a batch where every run weighs 1, because every shared run is in most of them.
pub const MAX_SMALL_BATCH: usize = 3;
