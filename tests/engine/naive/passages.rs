//! Naive twins of the stages from two texts to their passages. Runs are (start in a, start in b, length).

/// A run of equal tokens.
pub type Run = (u32, u32, u32);

/// Every run of `n` or more equal tokens that goes on neither before nor behind, by looking at every pair of places.
pub fn seeds(a: &[u64], b: &[u64], n: usize) -> Vec<Run> {
    let mut runs = Vec::new();
    for i in 0..a.len() {
        for j in 0..b.len() {
            let length = a[i..].iter().zip(&b[j..]).take_while(|(x, y)| x == y).count();
            let goes_on_before = i > 0 && j > 0 && a[i - 1] == b[j - 1];
            if length >= n && !goes_on_before {
                runs.push((i as u32, j as u32, length as u32));
            }
        }
    }
    runs
}

/// The chains of some seeds, by trying every seed before each, with what each scores.
pub fn chains(seeds: &[Run], gap: u32) -> Vec<(i64, Vec<Run>)> {
    let mut best: Vec<(i64, Option<usize>)> = Vec::new();
    for (at, &(a, b, tokens)) in seeds.iter().enumerate() {
        let mut own = (2 * i64::from(tokens), None);
        for (before, &(x, y, length)) in seeds[..at].iter().enumerate() {
            let overlap = (x + length).saturating_sub(a).max((y + length).saturating_sub(b));
            if x >= a || y >= b || overlap >= tokens {
                continue;
            }
            let bridged = (a + overlap - x - length).max(b + overlap - y - length);
            let score = best[before].0 + 2 * i64::from(tokens - overlap) - i64::from(bridged);
            if bridged <= gap && (score > own.0 || (score == own.0 && own.1.is_some())) {
                own = (score, Some(before));
            }
        }
        best.push(own);
    }
    let mut order: Vec<usize> = (0..seeds.len()).collect();
    order.sort_by_key(|&seed| (-best[seed].0, seed));
    let mut taken = vec![false; seeds.len()];
    let mut chains: Vec<(i64, Vec<Run>)> = Vec::new();
    for last in order {
        let mut members = Vec::new();
        let mut at = Some(last);
        while let Some(seed) = at.filter(|&seed| !taken[seed]) {
            taken[seed] = true;
            members.insert(0, seeds[seed]);
            at = best[seed].1;
        }
        let mut chain: Vec<Run> = Vec::new();
        let mut score = 0;
        for (a, b, tokens) in members {
            let (x, y) = chain.last().map_or((a, b), |&(x, y, length)| (x + length, y + length));
            let overlap = x.saturating_sub(a).max(y.saturating_sub(b));
            score += 2 * i64::from(tokens - overlap) - i64::from((a + overlap - x).max(b + overlap - y));
            chain.push((a + overlap, b + overlap, tokens - overlap));
        }
        if !chain.is_empty() {
            chains.push((score, chain));
        }
    }
    chains.sort_by_key(|(score, chain)| (-score, chain[0]));
    chains
}

/// What the best alignment of two short stretches scores, by trying every first step: 1 for equal tokens, −1 for an edit.
pub fn alignment_score(a: &[u64], b: &[u64]) -> i64 {
    let ([x, rest_a @ ..], [y, rest_b @ ..]) = (a, b) else {
        return a.iter().chain(b).map(|_| -1).sum();
    };
    let together = alignment_score(rest_a, rest_b) + if x == y { 1 } else { -1 };
    together.max(alignment_score(rest_a, b) - 1).max(alignment_score(a, rest_b) - 1)
}
