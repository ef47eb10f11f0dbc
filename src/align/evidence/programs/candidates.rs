//! The candidates are the pairs of programs whose shared runs can reach the least score.
//!
//! A tile contains only runs that both programs contain, so the weight of the shared runs is an upper bound of the weight of
//! all tiles. An index lists the programs that contain each run; row by row, the weights that a program shares with each later
//! one are added up. That takes one step for each run shared by two programs, and none for pairs that share nothing. The most
//! common runs are not indexed if they would exceed [`MAX_INDEX_STEPS`]; each program's total weight of them bounds their part.
//!
//! There are two passes. The first counts the tokens of the pairs by bound, and so finds the lowest bound for which
//! [`MAX_TILED_TOKENS`] suffice; the second returns the pairs. If there are at most [`MAX_STORED_PAIRS`], the first pass stores them
//! and the second takes no time.

use super::MAX_SCORE;
use super::runs::Program;
use super::score::{best_score, score};
use crate::common::radix::Partition;

/// Maximum number of tokens in all tiled pairs, counting both programs of each: about ten seconds of work.
pub const MAX_TILED_TOKENS: u64 = 400_000_000;

/// Maximum number of steps of a pass over the index: about two seconds of work, for example 5,000 programs of which any two
/// share 80 runs.
pub const MAX_INDEX_STEPS: u64 = 1_000_000_000;

/// Maximum number of pairs that are stored: a megabyte.
pub const MAX_STORED_PAIRS: usize = 1 << 16;

/// Limits of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// See [`MAX_TILED_TOKENS`].
    pub tiled_tokens: u64,
    /// See [`MAX_INDEX_STEPS`].
    pub index_steps: u64,
    /// See [`MAX_STORED_PAIRS`].
    pub stored_pairs: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Self::of(1)
    }
}

impl Budget {
    /// The limits with `effort` times the work on tiling.
    #[must_use]
    pub fn of(effort: u32) -> Self {
        let tiled_tokens = MAX_TILED_TOKENS * u64::from(effort);
        Self { tiled_tokens, index_steps: MAX_INDEX_STEPS, stored_pairs: MAX_STORED_PAIRS }
    }
}

/// Number of steps into which bounds from 0 to 1 are divided.
const STEPS: usize = 1_000;

/// A program in the list of a run, or a run of a program.
#[derive(Clone, Copy, Debug, Default)]
struct ProgramPosting {
    /// Number of the program or the run.
    number: u32,
    /// Number of the run's occurrences in the program, and in its called part.
    counts: [u32; 2],
}

/// An index of the programs that contain each run.
#[derive(Debug)]
pub struct ProgramCandidates<'b> {
    programs: &'b [Program],
    weights: &'b [u32],
    min_score: u32,
    budget: Budget,
    /// By run, the start of its programs in `postings`; one more element than runs.
    starts: Vec<u32>,
    /// Programs, ascending by run and number.
    postings: Vec<ProgramPosting>,
    /// By program, the total weight of its runs that are shared but not indexed, and of those in its called part.
    not_indexed: Vec<[u32; 2]>,
    /// The programs that could reach the score by runs that are not indexed, ascending.
    not_indexed_alone: Vec<u32>,
}

/// The lowest bound of the pairs that are tiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cutoff {
    /// Pairs whose bound is above this step are tiled, those below are not.
    step: usize,
    /// Token budget of the pairs whose bound is at this step.
    tokens: u64,
    /// Number of pairs whose bound reaches the least score, tiled or not.
    pairs: u64,
    /// The first of these pairs, ascending by the first program, with the step of their bound.
    stored: Vec<(u32, u32, usize)>,
}

impl<'b> ProgramCandidates<'b> {
    /// Indexes programs for pairs that can reach `min_score`. O(n) for n runs.
    pub(super) fn new((programs, weights): (&'b [Program], &'b [u32]), min_score: u32, budget: Budget) -> Self {
        let mut holders = vec![0; weights.len()];
        let runs_of = |program: &'b Program| {
            program.occurrences().map(|same| ProgramPosting { number: same[0].0, counts: program.counts(same) })
        };
        for run in programs.iter().flat_map(runs_of) {
            holders[run.number as usize] += u32::from(weights[run.number as usize] > 0);
        }
        let max_holders = max_holders(&holders, programs.len(), budget.index_steps);
        let indexed = holders.iter().map(|&holders| if is_indexed(holders, max_holders) { holders } else { 0 });
        let mut partition = Partition::of_sizes(indexed);
        let starts = partition.starts().to_vec();
        let mut postings = vec![ProgramPosting::default(); starts[holders.len()] as usize];
        let mut not_indexed = vec![[0; 2]; programs.len()];
        for (number, program) in (0..).zip(programs) {
            for ProgramPosting { number: run, counts } in runs_of(program) {
                let (run, holders) = (run as usize, holders[run as usize]);
                if is_indexed(holders, max_holders) {
                    postings[partition.place(run)] = ProgramPosting { number, counts };
                } else if holders > 1 {
                    add(&mut not_indexed[number as usize], counts.map(|count| weights[run] * count));
                }
            }
        }
        // No score exceeds the share of the smaller program.
        let is_alone = |&number: &u32| {
            let program = &programs[number as usize];
            let shares = not_indexed[number as usize].into_iter().zip([program.weight(), program.called_weight()]);
            shares.into_iter().any(|(shared, weight)| shared > 0 && score(shared, [weight; 2]) >= min_score)
        };
        let not_indexed_alone = (0..programs.len() as u32).filter(is_alone).collect();
        Self { programs, weights, min_score, budget, starts, postings, not_indexed, not_indexed_alone }
    }

    /// The cutoff of the pairs whose first program is one of the first `rows` and for which `compares` is true. `done` is called
    /// with each finished row and may stop the search. At most [`Budget::index_steps`] steps, plus one for each pair with
    /// a program whose unindexed runs alone could reach the score.
    ///
    /// # Errors
    /// Those of `done`.
    pub fn cutoff<E>(
        &self,
        rows: u32,
        compares: impl Fn(u32, u32) -> bool,
        mut done: impl FnMut(u32) -> Result<(), E>,
    ) -> Result<Cutoff, E> {
        let mut tokens = vec![0; STEPS + 1];
        let mut pairs = 0;
        let mut stored = Vec::new();
        self.for_each_bounded(rows, &compares, &mut done, &mut |a, b, step| {
            tokens[step] += self.cost(a, b);
            pairs += 1;
            if stored.len() < self.budget.stored_pairs {
                stored.push((a, b, step));
            }
        })?;
        let mut rest = self.budget.tiled_tokens;
        let fits = |step: &usize| {
            let tokens = tokens[*step];
            let fits = tokens <= rest;
            rest -= if fits { tokens } else { 0 };
            fits
        };
        let lowest = (0..=STEPS).rev().take_while(fits).last();
        // The step below the lowest that fits completely. No pair is at step 0, far below any score that is listed.
        Ok(Cutoff { step: lowest.map_or(STEPS, |step| step.saturating_sub(1)), tokens: rest, pairs, stored })
    }

    /// Calls `each` with the pairs above a cutoff; returns the number of the other candidates. Costs as [`Self::cutoff`].
    ///
    /// # Errors
    /// Those of `done`.
    pub fn for_each<E>(
        &self,
        rows: u32,
        compares: impl Fn(u32, u32) -> bool,
        cutoff: Cutoff,
        mut done: impl FnMut(u32) -> Result<(), E>,
        mut each: impl FnMut(u32, u32),
    ) -> Result<u64, E> {
        let Cutoff { step: lowest, mut tokens, pairs, stored } = cutoff;
        let mut not_tiled = pairs;
        let mut take = |a, b, step| {
            let cost = self.cost(a, b);
            if step < lowest || (step == lowest && cost > tokens) {
                return;
            }
            tokens -= if step == lowest { cost } else { 0 };
            not_tiled -= 1;
            each(a, b);
        };
        if stored.len() as u64 == pairs {
            for row in stored.chunk_by(|x, y| x.0 == y.0) {
                for &(a, b, step) in row {
                    take(a, b, step);
                }
                done(row[0].0 + 1)?;
            }
            done(rows)?;
        } else {
            self.for_each_bounded(rows, &compares, &mut done, &mut take)?;
        }
        Ok(not_tiled)
    }

    /// Tokens of both programs.
    fn cost(&self, a: u32, b: u32) -> u64 {
        [a, b].iter().map(|&program| self.programs[program as usize].runs.len() as u64).sum()
    }

    /// Calls `each` with the pairs whose bound reaches the least score, and the step of that bound. Both passes run the same code:
    /// a copy of it would be downloaded with the page.
    fn for_each_bounded<E>(
        &self,
        rows: u32,
        compares: &dyn Fn(u32, u32) -> bool,
        done: &mut dyn FnMut(u32) -> Result<(), E>,
        each: &mut dyn FnMut(u32, u32, usize),
    ) -> Result<(), E> {
        let programs = self.programs.len() as u32;
        let mut nexts = self.starts.clone();
        let mut shared = vec![[0_u32; 2]; self.programs.len()];
        let mut sharing = Vec::new();
        for a in 0..rows {
            let program = &self.programs[a as usize];
            for same in program.occurrences() {
                let run = same[0].0 as usize;
                let list = &self.postings[nexts[run] as usize..self.starts[run + 1] as usize];
                // A run that is not indexed has no list.
                let Some((own, later)) = list.split_first().filter(|(own, _)| own.number == a) else { continue };
                nexts[run] += 1;
                for other in later {
                    let sums = &mut shared[other.number as usize];
                    if sums[0] == 0 {
                        sharing.push(other.number);
                    }
                    add(sums, min(own.counts, other.counts).map(|count| self.weights[run] * count));
                }
            }
            let (Ok(at) | Err(at)) = self.not_indexed_alone.binary_search(&a);
            let others = &self.not_indexed_alone[at..];
            let also = |b: u32| {
                if shared[b as usize][0] == 0 {
                    sharing.push(b);
                }
            };
            if others.first() == Some(&a) {
                (a + 1..programs).for_each(also);
            } else {
                others.iter().copied().for_each(also);
            }
            for b in sharing.drain(..) {
                let mut shared = std::mem::take(&mut shared[b as usize]);
                add(&mut shared, min(self.not_indexed[a as usize], self.not_indexed[b as usize]));
                // A tile contains shared runs only, and its called part only runs that are called in both.
                let pair = [program, &self.programs[b as usize]];
                let (bound, excess) = best_score(shared, pair, self.min_score);
                if excess >= 0 && compares(a, b) {
                    each(a, b, bound as usize * STEPS / MAX_SCORE as usize);
                }
            }
            done(a + 1)?;
        }
        Ok(())
    }
}

fn add(sums: &mut [u32; 2], more: [u32; 2]) {
    sums[0] += more[0];
    sums[1] += more[1];
}

fn min(a: [u32; 2], b: [u32; 2]) -> [u32; 2] {
    [a[0].min(b[0]), a[1].min(b[1])]
}

/// The highest number of programs that contain an indexed run, given the number for each run.
fn max_holders(holders: &[u32], programs: usize, index_steps: u64) -> u32 {
    let mut runs = vec![0_u64; programs + 1];
    for &holders in holders {
        runs[holders as usize] += 1;
    }
    let mut steps = 0;
    let fits = |&(holders, &runs): &(u64, &u64)| {
        steps += runs * holders * holders.saturating_sub(1) / 2;
        steps <= index_steps
    };
    (0..).zip(&runs).take_while(fits).last().map_or(0, |(holders, _)| holders as u32)
}

/// Whether a run that `holders` programs contain is indexed. A run in one program is shared by no pair.
fn is_indexed(holders: u32, max_holders: u32) -> bool {
    holders > 1 && holders <= max_holders
}
