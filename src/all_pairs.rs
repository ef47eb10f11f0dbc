//! All sets → all pairs that share anything, through an inverted index; no two sets are ever compared as such.
//!
//! The index lists, for every number that occurs in two sets or more, the sets it occurs in. A set's row walks the
//! lists of its numbers and counts the sets it meets. Time O(n) to build for n numbers in all, then one step for each
//! (number, pair) that is shared: what is shared decides, not the square of the sets. Worst case: a number that occurs
//! in every set costs a step a pair. Space 16 bytes a number while one 256th part is sorted, 8 bytes an occurrence of
//! a shared number for good.
//!
//! The same index serves exact pairs (numbers are fingerprints) and candidates (numbers are the keys of bands).

use crate::fingerprint::sort_by_uniform_key;

/// Numbers are taken by their leading byte, so that each part's work stays in cache.
const PARTS: u32 = 256;
const PART_BITS: u32 = PARTS.ilog2();

/// For each number in two sets or more (a *term*) the sets that hold it, and for each set its terms.
pub struct InvertedIndex {
    /// The sets of all terms, term after term, each ascending.
    postings: Vec<u32>,
    /// Where each term's sets begin in `postings`; one more at the end.
    starts: Vec<u32>,
    /// The terms of all sets, set after set.
    terms: Vec<u32>,
    /// Where each set's terms begin in `terms`; one more at the end.
    rows: Vec<u32>,
}

impl InvertedIndex {
    /// Indexes sets given as ascending distinct numbers. Expected O(n) for n numbers that are close to uniform.
    #[must_use]
    pub fn build<S: AsRef<[u64]>>(sets: &[S]) -> Self {
        let mut postings = Vec::new();
        let mut starts = vec![0];
        let mut cursors = vec![0; sets.len()];
        let mut part: Vec<(u64, u32)> = Vec::new();
        for leading in 0..PARTS {
            gather(sets, &mut cursors, u64::from(leading), &mut part);
            sort_by_uniform_key(&mut part, PART_BITS, |&(number, _)| number);
            for term in part.chunk_by(|x, y| x.0 == y.0).filter(|term| term.len() > 1) {
                postings.extend(term.iter().map(|&(_, set)| set));
                starts.push(postings.len() as u32);
            }
        }
        let (terms, rows) = transpose(&postings, &starts, sets.len());
        Self { postings, starts, terms, rows }
    }

    /// Calls `visit` for each set in order, with the later sets it shares terms with and how many: each once, in an
    /// order that depends on the sets alone.
    ///
    /// # Errors
    /// The first error of `visit`, which ends the walk.
    pub fn for_each_row<E>(&self, mut visit: impl FnMut(u32, &[(u32, u32)]) -> Result<(), E>) -> Result<(), E> {
        let sets = self.rows.len() - 1;
        let mut counts = vec![0_u32; sets];
        let mut met = Vec::new();
        let mut row = Vec::new();
        // Sets are visited in order, so what a term still lists is exactly the sets after this one.
        let mut next: Vec<u32> = self.starts.clone();
        for set in 0..sets {
            for &term in &self.terms[self.rows[set] as usize..self.rows[set + 1] as usize] {
                let term = term as usize;
                next[term] += 1;
                for &other in &self.postings[next[term] as usize..self.starts[term + 1] as usize] {
                    if counts[other as usize] == 0 {
                        met.push(other);
                    }
                    counts[other as usize] += 1;
                }
            }
            row.extend(met.drain(..).map(|other| (other, std::mem::take(&mut counts[other as usize]))));
            visit(set as u32, &row)?;
            row.clear();
        }
        Ok(())
    }
}

/// Moves the numbers with the given leading byte, with their sets, into `part`.
fn gather<S: AsRef<[u64]>>(sets: &[S], cursors: &mut [usize], leading: u64, part: &mut Vec<(u64, u32)>) {
    part.clear();
    for (set, (numbers, cursor)) in sets.iter().zip(cursors).enumerate() {
        let rest = &numbers.as_ref()[*cursor..];
        let mine = rest.iter().take_while(|&&number| number >> (64 - PART_BITS) == leading);
        let before = part.len();
        part.extend(mine.map(|&number| (number, set as u32)));
        *cursor += part.len() - before;
    }
}

/// Terms' sets → sets' terms: the terms, set after set, and where each set begins.
fn transpose(postings: &[u32], starts: &[u32], sets: usize) -> (Vec<u32>, Vec<u32>) {
    let mut rows = vec![0_u32; sets + 1];
    for &set in postings {
        rows[set as usize + 1] += 1;
    }
    for set in 0..sets {
        rows[set + 1] += rows[set];
    }
    let mut terms = vec![0; postings.len()];
    let mut next = rows.clone();
    for (term, bounds) in starts.windows(2).enumerate() {
        for &set in &postings[bounds[0] as usize..bounds[1] as usize] {
            terms[next[set as usize] as usize] = term as u32;
            next[set as usize] += 1;
        }
    }
    (terms, rows)
}
