//! The programs of a batch → the pairs whose shared runs can reach a score, the most promising ones where there are many.
//!
//! A tile holds runs that both programs contain, so the weight of these is an upper bound of the weight of all tiles. An index
//! lists the programs that contain each run; row by row, the weights that a program shares with all later ones are added up.
//! That costs a step for each run that two programs share, and nothing for the others. Runs in so many programs that
//! [`MAX_INDEX_STEPS`] would not suffice are not looked up; they are bounded by what each program has of them.
//!
//! Two passes: the first adds up how many tokens the pairs have, by bound, and so finds the lowest bound for which
//! [`MAX_TILED_TOKENS`] suffice; the second returns the pairs. No list of pairs is kept, which could be long.

use super::runs::Program;
use super::{MAX_SCORE, score};

/// Tokens of all pairs that are tiled, both programs of each counted: some ten seconds of work.
pub const MAX_TILED_TOKENS: u64 = 400_000_000;

/// Steps that a pass over the index takes at most: some two seconds of work. 5 000 programs that share 80 runs two by two.
pub const MAX_INDEX_STEPS: u64 = 1_000_000_000;

/// How much work is done at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// See [`MAX_TILED_TOKENS`].
    pub tiled_tokens: u64,
    /// See [`MAX_INDEX_STEPS`].
    pub index_steps: u64,
}

impl Default for Budget {
    fn default() -> Self {
        Self { tiled_tokens: MAX_TILED_TOKENS, index_steps: MAX_INDEX_STEPS }
    }
}

/// Steps of bounds, from 0 to 1.
const STEPS: usize = 1_000;

/// A run of a program in the index, or a program in the list of a run, and how often it occurs there.
#[derive(Clone, Copy, Debug, Default)]
struct Posting {
    number: u32,
    count: u32,
}

/// Which programs contain each run.
#[derive(Debug)]
pub struct Candidates<'b> {
    programs: &'b [Program],
    weights: &'b [u32],
    min_score: u32,
    budget: Budget,
    /// Where the programs of each run start in `postings`; one more element than runs.
    starts: Vec<u32>,
    /// Programs, ascending by run and number.
    postings: Vec<Posting>,
    /// By program, the weight of its runs that are not looked up.
    not_indexed: Vec<u32>,
}

/// Which bounds are enough, that not too much is tiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Pairs whose bound is above this step are all tiled, those below are not.
    step: usize,
    /// So many tokens are left for pairs at this step.
    tokens: u64,
    /// Pairs whose bound reaches the score.
    pairs: u64,
}

impl<'b> Candidates<'b> {
    /// For the programs that `takes_part` picks, and pairs that reach `min_score`. O(n) for n runs.
    pub(super) fn new(
        (programs, weights): (&'b [Program], &'b [u32]),
        takes_part: impl Fn(u32) -> bool,
        min_score: u32,
        budget: Budget,
    ) -> Self {
        let mut holders = vec![0; weights.len()];
        let part: Vec<u32> = (0..programs.len() as u32).filter(|&number| takes_part(number)).collect();
        let runs_of = |number: u32| {
            let postings = programs[number as usize].occurrences();
            postings.map(|same| Posting { number: same[0].0, count: same.len() as u32 })
        };
        for run in part.iter().flat_map(|&program| runs_of(program)) {
            holders[run.number as usize] += u32::from(weights[run.number as usize] > 0);
        }
        let max_holders = max_holders(&holders, programs.len(), budget.index_steps);
        let mut starts = Vec::with_capacity(holders.len() + 1);
        let mut sum = 0;
        starts.push(0);
        for &holders in &holders {
            sum += if is_indexed(holders, max_holders) { holders } else { 0 };
            starts.push(sum);
        }
        let mut postings = vec![Posting::default(); sum as usize];
        let mut ends = starts.clone();
        let mut not_indexed = vec![0; programs.len()];
        for &program in &part {
            for Posting { number: run, count } in runs_of(program) {
                let (run, holders) = (run as usize, holders[run as usize]);
                if is_indexed(holders, max_holders) {
                    postings[ends[run] as usize] = Posting { number: program, count };
                    ends[run] += 1;
                } else if holders > 1 {
                    not_indexed[program as usize] += weights[run] * count;
                }
            }
        }
        Self { programs, weights, min_score, budget, starts, postings, not_indexed }
    }

    /// Finds out how many of the pairs can be tiled whose first program is one of the first `rows`, and that `compares` picks.
    /// `done` is called with each finished row and may stop it.
    ///
    /// # Errors
    /// Those of `done`.
    pub fn cut<E>(
        &self,
        rows: u32,
        compares: impl Fn(u32, u32) -> bool,
        done: impl FnMut(u32) -> Result<(), E>,
    ) -> Result<Cut, E> {
        let mut tokens = vec![0; STEPS + 1];
        let mut pairs = 0;
        self.for_each_bounded(rows, compares, done, |a, b, step| {
            tokens[step] += self.cost(a, b);
            pairs += 1;
        })?;
        let mut left = self.budget.tiled_tokens;
        let fits = |step: &usize| {
            let tokens = tokens[*step];
            let fits = tokens <= left;
            left -= if fits { tokens } else { 0 };
            fits
        };
        let lowest = (0..=STEPS).rev().take_while(fits).last();
        // The step below the lowest that fits as a whole. No pair is at step 0, far below any score that is listed.
        Ok(Cut { step: lowest.map_or(STEPS, |step| step.saturating_sub(1)), tokens: left, pairs })
    }

    /// Calls `each` with the pairs that a cut leaves; returns how many it does not.
    ///
    /// # Errors
    /// Those of `done`.
    pub fn for_each<E>(
        &self,
        rows: u32,
        compares: impl Fn(u32, u32) -> bool,
        cut: Cut,
        done: impl FnMut(u32) -> Result<(), E>,
        mut each: impl FnMut(u32, u32),
    ) -> Result<u64, E> {
        let Cut { step: lowest, mut tokens, pairs: mut left } = cut;
        self.for_each_bounded(rows, compares, done, |a, b, step| {
            let cost = self.cost(a, b);
            if step < lowest || (step == lowest && cost > tokens) {
                return;
            }
            tokens -= if step == lowest { cost } else { 0 };
            left -= 1;
            each(a, b);
        })?;
        Ok(left)
    }

    fn cost(&self, a: u32, b: u32) -> u64 {
        [a, b].iter().map(|&program| self.programs[program as usize].runs.len() as u64).sum()
    }

    /// Calls `each` with the pairs whose bound reaches the score, and the step of that bound.
    fn for_each_bounded<E>(
        &self,
        rows: u32,
        compares: impl Fn(u32, u32) -> bool,
        mut done: impl FnMut(u32) -> Result<(), E>,
        mut each: impl FnMut(u32, u32, usize),
    ) -> Result<(), E> {
        let programs = self.programs.len() as u32;
        let mut nexts = self.starts.clone();
        let mut shared = vec![0_u32; self.programs.len()];
        let mut sharing = Vec::new();
        for a in 0..rows {
            let program = &self.programs[a as usize];
            for same in program.occurrences() {
                let (run, count) = (same[0].0 as usize, same.len() as u32);
                let list = &self.postings[nexts[run] as usize..self.starts[run + 1] as usize];
                // A program that takes no part is in no list.
                let Some((own, later)) = list.split_first().filter(|(own, _)| own.number == a) else { continue };
                debug_assert_eq!(own.count, count);
                nexts[run] += 1;
                for other in later {
                    let sum = &mut shared[other.number as usize];
                    if *sum == 0 {
                        sharing.push(other.number);
                    }
                    *sum += self.weights[run] * count.min(other.count);
                }
            }
            let mut take = |b: u32, shared: u32| {
                let rest = [a, b].map(|program| self.not_indexed[program as usize]);
                let bound =
                    score(shared + rest[0].min(rest[1]), [program.weight(), self.programs[b as usize].weight()]);
                if bound >= self.min_score && compares(a, b) {
                    each(a, b, bound as usize * STEPS / MAX_SCORE as usize);
                }
            };
            if score(self.not_indexed[a as usize], [program.weight(), 0]) >= self.min_score {
                (a + 1..programs).for_each(|b| take(b, shared[b as usize]));
            } else {
                for &b in &sharing {
                    take(b, shared[b as usize]);
                }
            }
            sharing.drain(..).for_each(|b| shared[b as usize] = 0);
            done(a + 1)?;
        }
        Ok(())
    }
}

/// Most programs that may contain a run for it to be looked up, given how many contain each.
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

/// Whether a run in so many programs is looked up; where it is in one only, there is nothing to find.
fn is_indexed(holders: u32, max_holders: u32) -> bool {
    holders > 1 && holders <= max_holders
}
