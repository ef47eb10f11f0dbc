//! Groups of documents: connected components of pairs, independent of the order of the pairs.
//!
//! Union-find with path halving in which the smaller index is always the root, which makes the result deterministic.
//! Without union by size this costs O(log n) amortised for each pair instead of O(α(n)) (Tarjan and van Leeuwen 1984).
//! Time O(n + p log n) for n documents and p pairs; space 4 bytes for each document. P2's groups of duplicates are such
//! components.

use crate::common::sort;

/// A growing set of documents and the groups that pairs join them to.
pub struct Groups {
    /// For each document, a document of its group with a smaller index, or itself.
    parents: Vec<u32>,
}

impl Groups {
    /// `documents` documents, each a group of its own. O(n).
    #[must_use]
    pub fn new(documents: usize) -> Self {
        Self { parents: (0..documents as u32).collect() }
    }

    /// Joins the groups of two documents. Amortised O(log n).
    pub fn join(&mut self, a: u32, b: u32) {
        // Most pairs of a large group are joined already.
        if self.parents[a as usize] == self.parents[b as usize] {
            return;
        }
        let (a, b) = (self.root(a), self.root(b));
        self.parents[a.max(b) as usize] = a.min(b);
    }

    /// The number of documents.
    #[must_use]
    pub fn documents(&self) -> u32 {
        self.parents.len() as u32
    }

    /// Adds a document as a group of its own.
    pub fn add(&mut self) {
        self.parents.push(self.documents());
    }

    /// The first document of a document's group. Amortised O(log n).
    pub fn root(&mut self, mut document: u32) -> u32 {
        while self.parents[document as usize] != document {
            let grandparent = self.parents[self.parents[document as usize] as usize];
            self.parents[document as usize] = grandparent;
            document = grandparent;
        }
        document
    }

    /// The groups of at least two documents, each ascending; largest first, then by their first document. O(n log n).
    #[must_use]
    pub fn members(mut self) -> Vec<Vec<u32>> {
        let mut by_root: Vec<Vec<u32>> = vec![Vec::new(); self.parents.len()];
        for document in 0..self.parents.len() as u32 {
            let root = self.root(document);
            by_root[root as usize].push(document);
        }
        by_root.retain(|group| group.len() > 1);
        // The sort is stable, so groups of equal size stay in the order of their first documents.
        sort::sort_by_key(&mut by_root, |group| std::cmp::Reverse(group.len()));
        by_root
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_do_not_depend_on_the_order_of_pairs() {
        let pairs = [(5, 6), (0, 9), (3, 4), (9, 3), (8, 7), (6, 1)];
        let expected = vec![vec![0, 3, 4, 9], vec![1, 5, 6], vec![7, 8]];
        for turn in 0..pairs.len() {
            let mut groups = Groups::new(10);
            for i in 0..pairs.len() {
                let (a, b) = pairs[(i + turn) % pairs.len()];
                groups.join(a, b);
            }
            assert_eq!(groups.members(), expected);
        }
    }
}
