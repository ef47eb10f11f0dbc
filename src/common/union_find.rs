//! Union-find: the connected components of pairs, independent of their order.
//!
//! With path halving, and the smaller index always the root, which makes the result deterministic. Without union by size this
//! costs O(log n) amortised for each pair instead of O(α(n)) (Tarjan and van Leeuwen 1984). Time O(n + p log n) for n items and p
//! pairs; space 4 bytes for each item. Groups of documents are such components (P2's groups of duplicates), and clusters of
//! points (`align`).

use crate::common::sort;

/// A growing set of items and the groups that pairs join them to.
pub struct UnionFind {
    /// For each item, an item of its group with a smaller index, or itself.
    parents: Vec<u32>,
}

impl UnionFind {
    /// `items` items, each a group of its own. O(n).
    #[must_use]
    pub fn new(items: usize) -> Self {
        Self { parents: (0..items as u32).collect() }
    }

    /// Joins the groups of two items, and returns the first item of both. Amortised O(log n).
    pub fn join(&mut self, a: u32, b: u32) -> u32 {
        // Most pairs of a large group are joined already.
        if self.parents[a as usize] == self.parents[b as usize] {
            return self.root(a);
        }
        let roots = [self.root(a), self.root(b)];
        let first = roots[0].min(roots[1]);
        for item in [roots[0], roots[1], a, b] {
            self.parents[item as usize] = first;
        }
        first
    }

    /// For each item, an item of its group with a smaller index, or itself: its first item if it was joined last.
    #[must_use]
    pub fn parents(&self) -> &[u32] {
        &self.parents
    }

    /// The number of items.
    #[must_use]
    pub fn items(&self) -> u32 {
        self.parents.len() as u32
    }

    /// Adds an item as a group of its own.
    pub fn add(&mut self) {
        self.parents.push(self.items());
    }

    /// The first item of an item's group. Amortised O(log n).
    pub fn root(&mut self, mut item: u32) -> u32 {
        while self.parents[item as usize] != item {
            let grandparent = self.parents[self.parents[item as usize] as usize];
            self.parents[item as usize] = grandparent;
            item = grandparent;
        }
        item
    }

    /// The groups of at least two items, each ascending; largest first, then by their first item. O(n log n).
    #[must_use]
    pub fn groups(mut self) -> Vec<Vec<u32>> {
        let mut by_root: Vec<Vec<u32>> = vec![Vec::new(); self.parents.len()];
        for item in 0..self.parents.len() as u32 {
            let root = self.root(item);
            by_root[root as usize].push(item);
        }
        by_root.retain(|group| group.len() > 1);
        // The sort is stable, so groups of equal size stay in the order of their first items.
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
            let mut groups = UnionFind::new(10);
            for i in 0..pairs.len() {
                let (a, b) = pairs[(i + turn) % pairs.len()];
                groups.join(a, b);
            }
            assert_eq!(groups.groups(), expected);
        }
    }
}
