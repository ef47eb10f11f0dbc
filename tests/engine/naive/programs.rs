//! The tiles of two programs by the obvious cubic way, and what they weigh by counting.

use std::collections::BTreeSet;

use lookalike::internals::text::word::{EXCLUDED, SKIPPED};

const RUN: usize = 6;

/// A program without the tokens that are skipped, whether they are called or not.
pub fn counted(program: &[u32]) -> Vec<u32> {
    program.iter().copied().filter(|&token| token != SKIPPED).map(|token| token & !1).collect()
}

/// Whether each of these tokens is in the called part.
fn called(program: &[u32]) -> Vec<bool> {
    program.iter().filter(|&&token| token != SKIPPED).map(|token| token & 1 == 0).collect()
}

/// What a run weighs: 0 if a template contains it, or if it contains what is excluded, and more the fewer programs contain it.
fn weight(run: &[u32], programs: &[Vec<u32>], templates: &[Vec<u32>]) -> u32 {
    let contains = |program: &&Vec<u32>| counted(program).windows(RUN).any(|other| other == run);
    if run.contains(&EXCLUDED) || templates.iter().any(|template| contains(&template)) {
        return 0;
    }
    let (holders, all) = (programs.iter().filter(contains).count(), size(programs));
    let is_in_at_most = |part: usize| all > 3 && holders.max(2) * part <= all;
    1 + [2, 4, 8].into_iter().filter(|&part| is_in_at_most(part)).count() as u32
}

/// The number of files that have a hundred runs, or a tenth of those of the longest file for which three quarters of all runs are in files
/// as long or longer.
fn size(files: &[Vec<u32>]) -> usize {
    let lengths: Vec<usize> = files.iter().map(|file| counted(file).windows(RUN).count()).collect();
    let sum = |from: usize| lengths.iter().filter(|&&length| length >= from).sum::<usize>();
    let usual = lengths.iter().copied().filter(|&length| 4 * sum(length) >= 3 * sum(0)).max().unwrap_or(0);
    lengths.iter().filter(|&&length| length >= 100 || length * 10 >= usual).count()
}

/// What all runs of a stretch weigh.
fn weight_of(stretch: &[u32], programs: &[Vec<u32>], templates: &[Vec<u32>]) -> u32 {
    stretch.windows(RUN).map(|run| weight(run, programs, templates)).sum()
}

/// The tiles of the first two programs, as (start, start, length), and the better score of them and of their called parts.
pub fn tiles(programs: &[Vec<u32>], templates: &[Vec<u32>]) -> (Vec<(u32, u32, u32)>, u32) {
    let [a, b] = [counted(&programs[0]), counted(&programs[1])];
    let weight_of = |stretch: &[u32]| weight_of(stretch, programs, templates);
    let mut taken = [vec![false; a.len()], vec![false; b.len()]];
    let mut tiles: Vec<(u32, u32, u32)> = Vec::new();
    loop {
        // The longest match of free tokens that is heavy enough; of several the first.
        let mut best = (0, 0, 0);
        for i in 0..a.len() {
            for j in 0..b.len() {
                let is_free = |n: &usize| !taken[0][i + n] && !taken[1][j + n];
                let is_equal = |n: &usize| a[i + n] == b[j + n] && a[i + n] != EXCLUDED;
                let most = (a.len() - i).min(b.len() - j);
                let length = (0..most).take_while(|n| is_free(n) && is_equal(n)).count();
                if length > best.2 && weight_of(&a[i..i + length]) >= 4 {
                    best = (i, j, length);
                }
            }
        }
        let (i, j, length) = best;
        if length == 0 {
            break;
        }
        taken[0][i..i + length].fill(true);
        taken[1][j..j + length].fill(true);
        tiles.push((i as u32, j as u32, length as u32));
    }
    tiles.sort_unstable();
    let is_called = [called(&programs[0]), called(&programs[1])];
    let mean = |shared: u32, wholes: [u32; 2]| {
        let share = |part: u32, whole: u32| if whole == 0 { 0 } else { 1_000_000 * u64::from(part) / u64::from(whole) };
        u64::midpoint(share(2 * shared, wholes[0] + wholes[1]), share(shared, wholes[0].min(wholes[1]))) as u32
    };
    let weights = |tokens: &[u32]| -> Vec<u32> { tokens.windows(RUN).map(weight_of).collect() };
    let (mut whole, mut whole_of_called) = ([0; 2], [0; 2]);
    let is_run_called = |side: usize, at: usize| is_called[side][at..at + RUN].iter().all(|&is_called| is_called);
    for (side, tokens) in [&a, &b].into_iter().enumerate() {
        for (at, weight) in weights(tokens).into_iter().enumerate() {
            whole[side] += weight;
            whole_of_called[side] += if is_run_called(side, at) { weight } else { 0 };
        }
    }
    let (mut shared, mut shared_called) = (0, 0);
    for &(i, j, length) in &tiles {
        let (i, j) = (i as usize, j as usize);
        for (at, weight) in weights(&a[i..i + length as usize]).into_iter().enumerate() {
            shared += weight;
            shared_called += if is_run_called(0, i + at) && is_run_called(1, j + at) { weight } else { 0 };
        }
    }
    let says_little = [&a, &b].into_iter().enumerate().any(|(side, tokens)| {
        let runs = || tokens.windows(RUN).enumerate().filter(|(_, run)| weight_of(run) > 0);
        let all: BTreeSet<&[u32]> = runs().map(|(_, run)| run).collect();
        let called: BTreeSet<&[u32]> = runs().filter(|&(at, _)| is_run_called(side, at)).map(|(_, run)| run).collect();
        called.len() < 100 && called.len() < all.len() / 4
    });
    let called = if says_little { 0 } else { mean(shared_called, whole_of_called) };
    (tiles, mean(shared, whole).max(called))
}
