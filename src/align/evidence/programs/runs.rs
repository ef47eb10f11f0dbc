//! The runs of [`RUN_TOKENS`] tokens of all programs are numbered across the batch and weighted by rarity.
//!
//! O(n log n) for n tokens of all programs and templates together; 13 bytes of memory for each token.

use super::{MAX_RUN_WEIGHT, MAX_SMALL_BATCH, MIN_DISTINCT_RUNS, RUN_TOKENS};
use crate::common::mix::mix;
use crate::common::sort;
use crate::text::word::{EXCLUDED, as_called, is_called, is_skipped};

/// In place of the number of a run that contains an excluded token: it matches nothing.
pub(super) const NO_RUN: u32 = u32::MAX;

/// Most occurrences of a run in one program for which each is matched with each. Of a more frequent run the first occurrences
/// of both programs are matched, then the second, and so on. A table of numbers, where every run equals every other, would
/// otherwise take quadratic time.
pub const MAX_REPEATS: usize = 8;

/// A short file with less than one run for this many of a usual program is a note, not a program. Three quarters of all runs are in
/// programs of the usual size or longer.
const MAX_TIMES_SMALLER: usize = 10;

/// The runs of one program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Program {
    /// By token that is not skipped, the number of the run that starts there, or [`NO_RUN`].
    pub(super) runs: Vec<u32>,
    /// (run, position), ascending.
    pub(super) sorted: Vec<(u32, u32)>,
    /// Total weight of the runs before each position: one more element than `runs`.
    pub(super) weight_before: Vec<u32>,
    /// The same of the runs in the called part alone; empty if all of the program is called.
    pub(super) called_before: Vec<u32>,
    /// By position, whether its run occurs more than [`MAX_REPEATS`] times.
    pub(super) is_frequent: Vec<bool>,
    /// Distinct runs that no template contains.
    pub(super) distinct_runs: u32,
    /// Of these, the ones in the called part.
    pub(super) called_runs: u32,
    /// Whether it is as long as a program, and not a note of a line beside the programs, which says nothing about the task: the
    /// size of the batch is the number of those that are.
    pub(super) is_counted: bool,
}

impl Program {
    /// Total weight of all runs. O(1).
    pub(super) fn weight(&self) -> u32 {
        self.weight_before.last().copied().unwrap_or(0)
    }

    /// Total weight of the runs in the called part. O(1).
    pub(super) fn called_weight(&self) -> u32 {
        self.called_before.last().copied().unwrap_or_else(|| self.weight())
    }

    /// Whether the run at a position is in the called part and has a weight above 0. O(1).
    pub(super) fn is_called(&self, at: usize) -> bool {
        let before = if self.called_before.is_empty() { &self.weight_before } else { &self.called_before };
        before[at] < before[at + 1]
    }

    /// The number of occurrences of a run, and of those in the called part. O(occurrences).
    pub(super) fn counts(&self, same: &[(u32, u32)]) -> [u32; 2] {
        let all = same.len() as u32;
        if self.called_before.is_empty() {
            return [all; 2];
        }
        [all, same.iter().filter(|&&(_, at)| self.is_called(at as usize)).count() as u32]
    }

    /// The occurrences (run, position) of each distinct run.
    pub(super) fn occurrences(&self) -> impl Iterator<Item = &[(u32, u32)]> {
        self.sorted.chunk_by(|x, y| x.0 == y.0)
    }
}

/// The positions among all tokens of a program of those that are not skipped. Tiles count only these. O(n).
#[must_use]
pub fn token_numbers(program: &[u32]) -> Vec<u32> {
    (0..).zip(program).filter(|&(_, &token)| !is_skipped(token)).map(|(number, _)| number).collect()
}

/// Numbers the runs of programs. Returns them, how many are counted, and the weight of each number: 0 for runs that a template contains.
pub(super) fn number_runs(programs: &[&[u32]], templates: &[&[u32]]) -> (Vec<Program>, usize, Vec<u32>) {
    let mut numbered = Vec::with_capacity(programs.len());
    let mut occurrences: Vec<(u64, u32, u32)> = Vec::new();
    for (number, tokens) in (0..).zip(programs) {
        let hashes = run_hashes(tokens);
        let runs = vec![NO_RUN; hashes.len()];
        let is_frequent = vec![false; hashes.len()];
        numbered.push(Program { runs, is_frequent, sorted: Vec::with_capacity(hashes.len()), ..Program::default() });
        occurrences.extend((0..).zip(hashes).filter_map(|(at, hash)| Some((hash?, number, at))));
    }
    let size = mark_programs(&mut numbered);
    sort::sort_by_key(&mut occurrences, |&occurrence| occurrence);
    let mut template_runs: Vec<u64> = templates.iter().flat_map(|tokens| run_hashes(tokens)).flatten().collect();
    sort::sort_u64s(&mut template_runs);

    let mut weights = Vec::new();
    for same_run in occurrences.chunk_by(|x, y| x.0 == y.0) {
        let run = weights.len() as u32;
        let is_template = template_runs.binary_search(&same_run[0].0).is_ok();
        let mut holders = 0;
        for same_program in same_run.chunk_by(|x, y| x.1 == y.1) {
            let program = &mut numbered[same_program[0].1 as usize];
            holders += 1;
            program.distinct_runs += u32::from(!is_template);
            for &(_, _, at) in same_program {
                program.runs[at as usize] = run;
                program.is_frequent[at as usize] = same_program.len() > MAX_REPEATS;
                program.sorted.push((run, at));
            }
        }
        weights.push(if is_template { 0 } else { run_weight(holders, size) });
    }
    for (program, tokens) in numbered.iter_mut().zip(programs) {
        let weight = |&run: &u32| weights.get(run as usize).copied().unwrap_or(0);
        program.weight_before = sums(program.runs.iter().map(weight));
        let is_called: Vec<bool> =
            tokens.iter().filter(|&&token| !is_skipped(token)).map(|&token| is_called(token)).collect();
        program.called_runs = program.distinct_runs;
        if is_called.contains(&false) {
            let runs = program.runs.iter().zip(is_called.windows(RUN_TOKENS));
            let weight = |(run, called): (&u32, &[bool])| if called.contains(&false) { 0 } else { weight(run) };
            program.called_before = sums(runs.map(weight));
            let is_called = |same: &&[(u32, u32)]| same.iter().any(|&(_, at)| program.is_called(at as usize));
            program.called_runs = program.occurrences().filter(is_called).count() as u32;
        }
    }
    (numbered, size, weights)
}

/// Marks the files that are programs, and returns their number.
fn mark_programs(files: &mut [Program]) -> usize {
    let mut lengths: Vec<u32> = files.iter().map(|file| file.runs.len() as u32).collect();
    sort::sort_u32s(&mut lengths);
    let all: u64 = lengths.iter().map(|&length| u64::from(length)).sum();
    let mut in_longer = 0;
    let is_usual = |&&length: &&u32| {
        in_longer += u64::from(length);
        4 * in_longer >= 3 * all
    };
    let usual = lengths.iter().rev().find(is_usual).map_or(0, |&length| length as usize);
    for file in &mut *files {
        let runs = file.runs.len();
        file.is_counted = runs >= MIN_DISTINCT_RUNS as usize || runs * MAX_TIMES_SMALLER >= usual;
    }
    files.iter().filter(|file| file.is_counted).count()
}

/// The sum of the weights before each, and of all.
fn sums(weights: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut sum = 0;
    let sums = weights.map(|weight| {
        sum += weight;
        sum
    });
    std::iter::once(0).chain(sums).collect()
}

/// The weight of a run that `holders` of `programs` contain. A run of a single program weighs as much as one that
/// two share: a pair could have shared it and did not.
fn run_weight(holders: usize, programs: usize) -> u32 {
    if programs <= MAX_SMALL_BATCH {
        return 1;
    }
    1 + (programs / holders.max(2)).max(1).ilog2().min(MAX_RUN_WEIGHT - 1)
}

/// By token that is not skipped, the hash of the run that starts there; `None` if it contains an excluded token.
fn run_hashes(program: &[u32]) -> Vec<Option<u64>> {
    let tokens: Vec<u32> = program.iter().copied().filter(|&token| !is_skipped(token)).map(as_called).collect();
    tokens.windows(RUN_TOKENS).map(|run| (!run.contains(&EXCLUDED)).then(|| hash_run(run))).collect()
}

fn hash_run(tokens: &[u32]) -> u64 {
    tokens.iter().fold(0, |hash: u64, &token| mix((hash ^ u64::from(token)).wrapping_add(0x9e37_79b9_7f4a_7c15)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::word::SKIPPED;

    #[test]
    fn rare_runs_weigh_more() {
        assert_eq!([100, 51, 50, 26, 25, 13, 12, 1].map(|holders| run_weight(holders, 100)), [1, 1, 2, 2, 3, 3, 4, 4]);
        assert_eq!([run_weight(1, 2), run_weight(2, 3), run_weight(1, 4), run_weight(3, 4)], [1, 1, 2, 1]);
    }

    #[test]
    fn skipped_tokens_are_ignored_and_excluded_ones_break_runs() {
        let whole: Vec<u32> = (10..20).collect();
        let skipped = [&whole[..3], &[SKIPPED, SKIPPED], &whole[3..], &[SKIPPED]].concat();
        assert_eq!(run_hashes(&whole), run_hashes(&skipped));
        assert_eq!(token_numbers(&skipped), [0, 1, 2, 5, 6, 7, 8, 9, 10, 11]);
        let excluded = [&whole[..6], &[EXCLUDED], &whole[6..]].concat();
        let starts: Vec<bool> = run_hashes(&excluded).iter().map(Option::is_some).collect();
        assert_eq!(starts, [true, false, false, false, false, false]);
    }

    #[test]
    fn runs_of_templates_weigh_nothing_and_do_not_count_as_distinct() {
        let program: Vec<u32> = (10..30).collect();
        let (programs, ..) = number_runs(&[&program, &program[5..]], &[&program[..10]]);
        assert_eq!(
            programs.iter().map(|program| (program.distinct_runs, program.weight())).collect::<Vec<_>>(),
            [(10, 10), (10, 10)]
        );
        assert_eq!(programs[0].weight_before[..7], [0, 0, 0, 0, 0, 0, 1]);
    }
}
