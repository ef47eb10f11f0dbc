//! Counting sorts: items put side by side by the group they belong to, and a sort for keys that are close to uniform.
//!
//! [`Partition`] counts the items of each group, and then knows the place of each item. [`sort_by_uniform_key`] partitions
//! items by the leading bits of their keys into groups of a few items. That leaves every item at most a few places from where
//! it belongs, and an insertion sort moves it there: O(n) expected for uniform keys, as hashes are. Large groups (one key
//! repeated) are first sorted by themselves in O(n log n), so that the worst case is that of a comparison sort. Both are stable.

use crate::common::sort::sort_by_key;

/// Fewer items are sorted by comparisons, which is faster.
const MIN_ITEMS: usize = 64;
/// Uniform keys fill no bucket with more items.
const MAX_UNIFORM: u32 = 16;
/// Number of items that one call of a function processes.
pub(crate) const BLOCK: usize = 1 << 12;
/// Average number of items in a bucket. With fewer the starts of the buckets outgrow the cache; with more the insertion sort
/// takes longer.
const ITEMS_PER_BUCKET: usize = 2;

/// Places items side by side by group, those of one group in the order given: all are counted first, then placed. Fewer
/// than 2³² items.
#[derive(Clone, Debug, Default)]
pub(crate) struct Partition {
    /// The sizes of the groups while they are counted. After that the place of the next item of each group, and one entry
    /// more, the number of all items.
    next: Vec<u32>,
}

impl Partition {
    /// Counts the items, given by their groups, all below `groups`. O(items + groups).
    pub(crate) fn of(groups: usize, items: impl IntoIterator<Item = usize>) -> Self {
        let mut partition = Self::default();
        partition.clear(groups);
        for group in items {
            partition.count(group);
        }
        partition.lay_out();
        partition
    }

    /// For groups of known sizes. O(groups).
    pub(crate) fn of_sizes(sizes: impl IntoIterator<Item = u32>) -> Self {
        let mut partition = Self { next: sizes.into_iter().collect() };
        partition.next.push(0);
        partition.lay_out();
        partition
    }

    /// Starts anew with empty groups, and keeps the memory.
    fn clear(&mut self, groups: usize) {
        self.next.clear();
        self.next.resize(groups + 1, 0);
    }

    #[inline]
    fn count(&mut self, group: usize) {
        self.next[group] += 1;
    }

    /// Gives each group its place once all items are counted. Returns the size of the largest group.
    fn lay_out(&mut self) -> u32 {
        let (mut sum, mut largest) = (0, 0);
        for next in &mut self.next {
            let count = std::mem::replace(next, sum);
            largest = largest.max(count);
            sum += count;
        }
        largest
    }

    /// The start of each group, and one entry more, the number of all items. Only before any item is placed.
    pub(crate) fn starts(&self) -> &[u32] {
        &self.next
    }

    /// The place of the next item of a group. O(1).
    #[inline]
    pub(crate) fn place(&mut self, group: usize) -> usize {
        let place = &mut self.next[group];
        *place += 1;
        *place as usize - 1
    }

    /// The end of each group. Only once all items are placed.
    fn ends(&self) -> &[u32] {
        &self.next[..self.next.len() - 1]
    }
}

/// Sorts stably by a 64-bit key that is close to uniform behind its `skip` leading bits, which are equal in all keys. The
/// result is that of `sort_by_key` for any keys; only the time depends on how uniform they are.
#[inline(never)] // see `memory`
pub(crate) fn sort_by_uniform_key<T: Copy>(items: &mut [T], skip: u32, key: impl Fn(&T) -> u64) {
    if items.len() < MIN_ITEMS {
        return sort_by_comparing(items, &key);
    }
    let mut buckets = Buckets::default();
    buckets.clear(skip, items.len());
    buckets.count(items, &key);
    buckets.lay_out();
    let given = items.to_vec();
    for block in given.chunks(BLOCK) {
        buckets.place_all(block, items, &key);
    }
    buckets.finish(items, key);
}

/// Sorts numbers that are close to uniform behind their `skip` leading bits, which are equal in all of them: what
/// [`sort_by_uniform_key`] does, compiled once for all callers.
#[inline(never)] // see `memory`
pub(crate) fn sort_uniform(numbers: &mut [u64], skip: u32) {
    sort_by_uniform_key(numbers, skip, |&number| number);
}

/// Sorts stably by comparisons.
#[inline(never)] // see `memory`
fn sort_by_comparing<T>(items: &mut [T], key: &impl Fn(&T) -> u64) {
    sort_by_key(items, key);
}

/// The buckets of a sort, whose memory the next sort uses again.
#[derive(Clone, Default)]
pub(crate) struct Buckets {
    skip: u32,
    bits: u32,
    partition: Partition,
    is_uneven: bool,
}

impl Buckets {
    /// Makes empty buckets for this many items, fewer than 2³². `skip` is the number of leading bits that all keys share.
    pub(crate) fn clear(&mut self, skip: u32, items: usize) {
        self.skip = skip;
        self.bits = (items / ITEMS_PER_BUCKET).max(2).ilog2();
        self.partition.clear(1 << self.bits);
    }

    /// Counts the items.
    pub(crate) fn count<T>(&mut self, items: &[T], key: &impl Fn(&T) -> u64) {
        for block in items.chunks(BLOCK) {
            self.count_block(block, key);
        }
    }

    #[inline(never)] // see `memory`
    fn count_block<T>(&mut self, items: &[T], key: &impl Fn(&T) -> u64) {
        for item in items {
            let bucket = self.bucket(key(item));
            self.partition.count(bucket);
        }
    }

    /// Gives each bucket its place once all items are counted.
    #[inline(never)] // see `memory`
    pub(crate) fn lay_out(&mut self) {
        self.is_uneven = self.partition.lay_out() > MAX_UNIFORM;
    }

    /// Places some of the items.
    #[inline(never)] // see `memory`
    fn place_all<T: Copy>(&mut self, given: &[T], items: &mut [T], key: &impl Fn(&T) -> u64) {
        for item in given {
            items[self.place(key(item))] = *item;
        }
    }

    /// The place of the next item with this key. O(1).
    #[inline]
    pub(crate) fn place(&mut self, key: u64) -> usize {
        let bucket = self.bucket(key);
        self.partition.place(bucket)
    }

    /// Sorts the items once all are placed.
    pub(crate) fn finish<T: Copy>(&self, items: &mut [T], key: impl Fn(&T) -> u64) {
        if self.is_uneven {
            self.sort_large_buckets(items, &key);
        }
        for start in (0..items.len()).step_by(BLOCK) {
            let end = items.len().min(start + BLOCK);
            insert(&mut items[..end], start, &key);
        }
    }

    #[inline(never)] // see `memory`
    fn sort_large_buckets<T>(&self, items: &mut [T], key: &impl Fn(&T) -> u64) {
        let mut start = 0;
        for &end in self.partition.ends() {
            // Usually it is one key repeated.
            let bucket = &mut items[start as usize..end as usize];
            if end - start > MAX_UNIFORM && !bucket.is_sorted_by_key(key) {
                sort_by_comparing(bucket, key);
            }
            start = end;
        }
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        ((key << self.skip) >> (u64::BITS - self.bits)) as usize
    }
}

/// Sorts the items from a place on into those before, which are sorted. Stable, and fast if few are out of place.
#[inline(never)] // see `memory`
fn insert<T: Copy>(items: &mut [T], from: usize, key: &impl Fn(&T) -> u64) {
    for next in from..items.len() {
        let item = items[next];
        let mut to = next;
        while to > 0 && key(&items[to - 1]) > key(&item) {
            items[to] = items[to - 1];
            to -= 1;
        }
        items[to] = item;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::mix::mix;

    #[test]
    fn sorts_as_a_comparison_sort_whatever_the_keys() {
        type Key = fn(u32) -> u64;
        let kinds: [Key; 4] = [
            |n| mix(n.into()),
            |n| u64::from(n % 3) << 60,
            |n| mix(u64::from(n) % 7),
            |n| if n % 2 == 0 { mix(n.into()) } else { mix(5) },
        ];
        for kind in kinds {
            for count in [0, 1, 63, 64, 65, 500, 5_000] {
                for skip in [0, 8] {
                    let mut items: Vec<(u64, u32)> = (0..count).map(|n| (kind(n) >> skip, n)).collect();
                    let mut naive = items.clone();
                    naive.sort_by_key(|item| item.0);
                    sort_by_uniform_key(&mut items, skip, |item| item.0);
                    assert_eq!(items, naive);
                }
            }
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod properties {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_partition_is_a_stable_sort_by_group(items in prop::collection::vec(0..20_usize, 0..200), more in 0..3_usize) {
            let mut expected: Vec<(usize, usize)> = items.iter().copied().enumerate().map(|(at, group)| (group, at)).collect();
            expected.sort_by_key(|&(group, _)| group);
            let groups = 20 + more;
            let counted = Partition::of(groups, items.iter().copied());
            let sizes = (0..groups).map(|group| items.iter().filter(|&&other| other == group).count() as u32);
            let sized = Partition::of_sizes(sizes);
            prop_assert_eq!(counted.starts(), sized.starts());
            for mut partition in [counted, sized] {
                let starts = partition.starts().to_vec();
                prop_assert_eq!(starts.len(), groups + 1);
                let mut placed = vec![(0, 0); items.len()];
                for (at, &group) in items.iter().enumerate() {
                    placed[partition.place(group)] = (group, at);
                }
                prop_assert_eq!(&placed, &expected);
                prop_assert_eq!(partition.ends(), &starts[1..]);
                for group in 0..groups {
                    let own = &placed[starts[group] as usize..starts[group + 1] as usize];
                    prop_assert!(own.iter().all(|&(other, _)| other == group));
                }
            }
        }

        #[test]
        fn uniform_keys_are_sorted_as_by_comparisons(keys in prop::collection::vec(prop_oneof![any::<u64>(), 0..3_u64], 0..400)) {
            let mut items: Vec<(u64, usize)> = keys.into_iter().zip(0..).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|&(key, _)| key);
            sort_by_uniform_key(&mut items, 0, |&(key, _)| key);
            prop_assert_eq!(items, expected);
        }
    }
}
