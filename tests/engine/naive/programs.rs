//! The tiles of two programs by the obvious cubic way, and what they weigh by counting.

use lookalike::internals::text::word::{EXCLUDED, SKIPPED};

const RUN: usize = 6;

/// A program without the tokens that are skipped.
pub fn counted(program: &[u32]) -> Vec<u32> {
    program.iter().copied().filter(|&token| token != SKIPPED).collect()
}

/// What a run weighs: 0 if a template contains it, or if it contains what is excluded, and more the fewer programs contain it.
fn weight(run: &[u32], programs: &[Vec<u32>], templates: &[Vec<u32>]) -> u32 {
    let contains = |program: &&Vec<u32>| counted(program).windows(RUN).any(|other| other == run);
    if run.contains(&EXCLUDED) || templates.iter().any(|template| contains(&template)) {
        return 0;
    }
    let (holders, all) = (programs.iter().filter(contains).count(), programs.len());
    let is_in_at_most = |part: usize| all > 3 && holders.max(2) * part <= all;
    1 + [2, 4, 8].into_iter().filter(|&part| is_in_at_most(part)).count() as u32
}

/// What all runs of a stretch weigh.
fn weight_of(stretch: &[u32], programs: &[Vec<u32>], templates: &[Vec<u32>]) -> u32 {
    stretch.windows(RUN).map(|run| weight(run, programs, templates)).sum()
}

/// The tiles of the first two programs, as (start, start, length), and the score.
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
    let shared: u32 = tiles.iter().map(|&(i, _, length)| weight_of(&a[i as usize..(i + length) as usize])).sum();
    let whole = weight_of(&a) + weight_of(&b);
    (tiles, if whole == 0 { 0 } else { (2_000_000 * u64::from(shared) / u64::from(whole)) as u32 })
}
