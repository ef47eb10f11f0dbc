//! Sorting by numbers that are close to uniform, as hashes are, in O(n) expected.
//!
//! A scatter into buckets of a few items by the numbers' leading bits leaves every item at most a few places from where it
//! belongs, and an insertion sort moves it there. Buckets that hold many items (one number repeated) are sorted by
//! themselves first, in O(n log n), so that the worst case stays that of a comparison sort. Stable.

/// Below this many items buckets do not pay.
const FEW: usize = 64;
/// A bucket above this size is no accident of uniform numbers.
const CROWDED: u32 = 16;
/// Items that one call of a function treats.
pub(crate) const BLOCK: usize = 1 << 12;
/// Items a bucket holds on average: fewer, and the buckets' ends outgrow the cache; more, and the insertion sort works.
const A_BUCKET: usize = 2;

/// Sorts stably by a 64-bit key that is close to uniform once its `skip` leading bits are set aside (they are equal in
/// all keys). Equal to `sort_by_key` for any keys.
#[inline(never)] // see `memory`
pub(crate) fn sort_by_uniform_key<T: Copy>(items: &mut [T], skip: u32, key: impl Fn(&T) -> u64) {
    if items.len() < FEW {
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

/// Sorts stably where buckets do not pay.
#[inline(never)] // see `memory`
fn sort_by_comparing<T>(items: &mut [T], key: &impl Fn(&T) -> u64) {
    items.sort_by_key(key);
}

/// The buckets of one sort after the other: where each begins, and once all items are placed, where it ends.
#[derive(Default)]
pub(crate) struct Buckets {
    skip: u32,
    bits: u32,
    next: Vec<u32>,
    is_crowded: bool,
}

impl Buckets {
    /// Makes empty buckets for so many items. Fewer than 2³² items.
    pub(crate) fn clear(&mut self, skip: u32, items: usize) {
        self.skip = skip;
        self.bits = (items / A_BUCKET).max(2).ilog2();
        self.next.clear();
        self.next.resize(1 << self.bits, 0);
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
            self.next[bucket] += 1;
        }
    }

    /// Gives each bucket its place, once all items are counted.
    #[inline(never)] // see `memory`
    pub(crate) fn lay_out(&mut self) {
        let (mut sum, mut largest) = (0, 0);
        for next in &mut self.next {
            let count = std::mem::replace(next, sum);
            largest = largest.max(count);
            sum += count;
        }
        self.is_crowded = largest > CROWDED;
    }

    /// Places some of the items.
    #[inline(never)] // see `memory`
    fn place_all<T: Copy>(&mut self, given: &[T], items: &mut [T], key: &impl Fn(&T) -> u64) {
        for item in given {
            items[self.place(key(item))] = *item;
        }
    }

    /// Where the next item with this key goes.
    pub(crate) fn place(&mut self, key: u64) -> usize {
        let bucket = self.bucket(key);
        let place = &mut self.next[bucket];
        *place += 1;
        *place as usize - 1
    }

    /// Sorts the items once all are placed.
    pub(crate) fn finish<T: Copy>(&self, items: &mut [T], key: impl Fn(&T) -> u64) {
        if self.is_crowded {
            self.sort_crowded(items, &key);
        }
        for start in (0..items.len()).step_by(BLOCK) {
            let end = items.len().min(start + BLOCK);
            insert(&mut items[..end], start, &key);
        }
    }

    #[inline(never)] // see `memory`
    fn sort_crowded<T>(&self, items: &mut [T], key: &impl Fn(&T) -> u64) {
        let mut start = 0;
        for &end in &self.next {
            // Most often it is one number repeated.
            let bucket = &mut items[start as usize..end as usize];
            if end - start > CROWDED && !bucket.is_sorted_by_key(key) {
                sort_by_comparing(bucket, key);
            }
            start = end;
        }
    }

    fn bucket(&self, key: u64) -> usize {
        ((key << self.skip) >> (u64::BITS - self.bits)) as usize
    }
}

/// Sorts the items from a place on in among those before, which are sorted. Stable, and fast where few are out of place.
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
    fn equal_to_a_comparison_sort_whatever_the_keys() {
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
