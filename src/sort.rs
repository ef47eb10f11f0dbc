//! Sorting by numbers that are close to uniform, as hashes are, in O(n) expected.
//!
//! A scatter into buckets of a few items by the numbers' leading bits leaves every item at most a few places from where it
//! belongs, and an insertion sort moves it there. Buckets that hold many items (one number repeated) are sorted by
//! themselves first, in O(n log n), so that the worst case stays that of a comparison sort. Stable.

/// Below this many items buckets do not pay.
const FEW: usize = 64;
/// A bucket above this size is no accident of uniform numbers.
const CROWDED: u32 = 16;
/// Items a bucket holds on average: fewer, and the buckets' ends outgrow the cache; more, and the insertion sort works.
const A_BUCKET: usize = 2;

/// Sorts stably by a 64-bit key that is close to uniform once its `skip` leading bits are set aside (they are equal in
/// all keys). Equal to `sort_by_key` for any keys.
#[inline(never)] // see `memory`
pub(crate) fn sort_by_uniform_key<T: Copy>(items: &mut [T], skip: u32, key: impl Fn(&T) -> u64) {
    if items.len() < FEW {
        return items.sort_by_key(key);
    }
    let mut buckets = Buckets::default();
    buckets.count(skip, items.len(), items.iter().map(&key));
    let given = items.to_vec();
    for item in given {
        items[buckets.place(key(&item))] = item;
    }
    buckets.finish(items, key);
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
    /// Makes buckets for so many items, with the given keys. Fewer than 2³² items.
    pub(crate) fn count(&mut self, skip: u32, items: usize, keys: impl Iterator<Item = u64>) {
        self.skip = skip;
        self.bits = (items / A_BUCKET).max(2).ilog2();
        self.next.clear();
        self.next.resize(1 << self.bits, 0);
        for key in keys {
            let bucket = self.bucket(key);
            self.next[bucket] += 1;
        }
        let (mut sum, mut largest) = (0, 0);
        for next in &mut self.next {
            let count = std::mem::replace(next, sum);
            largest = largest.max(count);
            sum += count;
        }
        self.is_crowded = largest > CROWDED;
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
            let mut start = 0;
            for &end in &self.next {
                if end - start > CROWDED {
                    items[start as usize..end as usize].sort_by_key(&key);
                }
                start = end;
            }
        }
        insertion_sort(items, key);
    }

    fn bucket(&self, key: u64) -> usize {
        ((key << self.skip) >> (u64::BITS - self.bits)) as usize
    }
}

/// Stable, and fast where few items are out of place.
fn insertion_sort<T: Copy>(items: &mut [T], key: impl Fn(&T) -> u64) {
    for next in 1..items.len() {
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
    use crate::mix::mix;

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
