//! One sort for all callers.
//!
//! The standard library's sorts are compiled anew for each type and key, ten kilobytes each time: some sixty of them were a
//! third of the WebAssembly module. Here a caller compiles only how an item becomes a number; the numbers are sorted by code
//! that all callers share, and the items then moved into place, each once. O(n log n), and O(n) if they are in order already.
//! Stable.

use std::cmp::{Ordering, Reverse};

/// Up to this many items an insertion sort is faster than to make numbers of them.
const FEW: usize = 16;

/// A key that is a number of a fixed width, so that keys compare as their numbers do.
pub(crate) trait Key {
    /// Bits of the number, at most 128.
    const BITS: u32;
    /// The number.
    fn number(self) -> u128;
}

macro_rules! unsigned {
    ($($type:ty)*) => {$(
        impl Key for $type {
            const BITS: u32 = <$type>::BITS;
            #[inline]
            #[allow(clippy::cast_lossless)] // `usize` has no other conversion
            fn number(self) -> u128 {
                self as u128
            }
        }
    )*};
}

unsigned!(u8 u32 u64 u128 usize);

macro_rules! signed {
    ($($type:ty)*) => {$(
        impl Key for $type {
            const BITS: u32 = <$type>::BITS;
            #[inline]
            fn number(self) -> u128 {
                // With the sign turned, negative numbers come first.
                u128::from((self ^ <$type>::MIN).cast_unsigned())
            }
        }
    )*};
}

signed!(i32 i64);

impl Key for char {
    const BITS: u32 = u32::BITS;
    #[inline]
    fn number(self) -> u128 {
        u32::from(self).number()
    }
}

impl<K: Key> Key for Reverse<K> {
    const BITS: u32 = K::BITS;
    #[inline]
    fn number(self) -> u128 {
        self.0.number() ^ (u128::MAX >> (u128::BITS - K::BITS))
    }
}

impl<A: Key, B: Key> Key for (A, B) {
    const BITS: u32 = A::BITS + B::BITS;
    #[inline]
    fn number(self) -> u128 {
        (self.0.number() << B::BITS) | self.1.number()
    }
}

impl<A: Key, B: Key, C: Key> Key for (A, B, C) {
    const BITS: u32 = A::BITS + B::BITS + C::BITS;
    #[inline]
    fn number(self) -> u128 {
        ((self.0, self.1).number() << C::BITS) | self.2.number()
    }
}

/// Sorts stably by a key. Equal to the standard library's `sort_by_key`.
pub(crate) fn sort_by_key<T, K: Key>(items: &mut [T], key: impl Fn(&T) -> K) {
    const { assert!(K::BITS <= u128::BITS) };
    let number = |item: &T| key(item).number();
    if items.len() <= FEW {
        return sort_few(items, number);
    }
    if items.is_sorted_by_key(number) {
        return;
    }
    let order = if K::BITS <= u64::BITS {
        order_of_short((0..).zip(items.iter()).map(|(at, item)| (number(item) as u64, at)).collect())
    } else {
        order_of_long((0..).zip(items.iter()).map(|(at, item)| Long::new(number(item), at)).collect())
    };
    reorder(items, order);
}

/// Sorts by a comparison, which is called through a pointer: for keys that are no numbers, such as slices. Stable.
pub(crate) fn sort_by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    if items.is_sorted_by(|x, y| compare(x, y).is_le()) {
        return;
    }
    let order = order_by(items.len(), &|x, y| compare(&items[x as usize], &items[y as usize]));
    reorder(items, order);
}

/// Sorts numbers.
#[inline(never)]
pub(crate) fn sort_u64s(numbers: &mut [u64]) {
    numbers.sort_unstable();
}

/// Sorts numbers.
#[inline(never)]
pub(crate) fn sort_u32s(numbers: &mut [u32]) {
    numbers.sort_unstable();
}

fn sort_few<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for next in 1..items.len() {
        let mut at = next;
        while at > 0 && key(&items[at - 1]) > key(&items[at]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// A number with its item's place: halves keep it at 24 bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Long {
    high: u64,
    low: u64,
    at: u32,
}

impl Long {
    fn new(number: u128, at: u32) -> Self {
        Self { high: (number >> u64::BITS) as u64, low: number as u64, at }
    }
}

#[inline(never)]
fn order_of_short(mut numbers: Vec<(u64, u32)>) -> Vec<u32> {
    numbers.sort_unstable();
    numbers.into_iter().map(|(_, at)| at).collect()
}

#[inline(never)]
fn order_of_long(mut numbers: Vec<Long>) -> Vec<u32> {
    numbers.sort_unstable();
    numbers.into_iter().map(|number| number.at).collect()
}

#[inline(never)]
fn order_by(length: usize, compare: &dyn Fn(u32, u32) -> Ordering) -> Vec<u32> {
    let mut order: Vec<u32> = (0..length as u32).collect();
    order.sort_by(|&x, &y| compare(x, y));
    order
}

/// Moves the item at `order[0]` to the front, the one at `order[1]` behind it, and so on.
fn reorder<T>(items: &mut [T], mut order: Vec<u32>) {
    for start in 0..items.len() {
        // Along each circle of places: the item that belongs here comes here, and the next place is the one it leaves.
        let mut at = start;
        loop {
            let from = order[at] as usize;
            order[at] = at as u32;
            if from == start {
                break;
            }
            items.swap(at, from);
            at = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::mix::mix;

    /// Items with repeated keys, distinguished by their last number.
    fn items(count: u32, kinds: u64) -> Vec<(i64, u32, u32)> {
        (0..count)
            .map(|n| (mix(n.into()).cast_signed() % kinds.cast_signed(), (mix(!u64::from(n)) % kinds) as u32, n))
            .collect()
    }

    #[test]
    fn equal_to_the_standard_sort_whatever_the_keys() {
        for count in [0, 1, 2, FEW as u32, FEW as u32 + 1, 500] {
            for kinds in [1, 3, 1 << 40] {
                let given = items(count, kinds);
                let (mut ours, mut naive) = (given.clone(), given.clone());
                sort_by_key(&mut ours, |item| (Reverse(item.0), item.1));
                naive.sort_by_key(|item| (Reverse(item.0), item.1));
                assert_eq!(ours, naive);
                sort_by_key(&mut ours, |item| item.1);
                naive.sort_by_key(|item| item.1);
                assert_eq!(ours, naive);
                sort_by_key(&mut ours, |item| (item.0, item.1, item.0 as i32 % 2));
                naive.sort_by_key(|item| (item.0, item.1, item.0 as i32 % 2));
                assert_eq!(ours, naive);
                let (mut ours, mut naive) = (given.clone(), given);
                sort_by(&mut ours, |x, y| y.0.cmp(&x.0));
                naive.sort_by_key(|item| Reverse(item.0));
                assert_eq!(ours, naive);
            }
        }
    }

    #[test]
    fn numbers_keep_the_order_of_their_keys() {
        let signed = [i64::MIN, -1, 0, 1, i64::MAX];
        assert!(signed.is_sorted_by_key(|&key| key.number()));
        assert!(signed.iter().rev().is_sorted_by_key(|&key| (Reverse(key), 7_u32).number()));
        assert_eq!((1_u32, 'b', Reverse(u32::MAX)).number(), (1 << 64) | (98 << 32));
        assert_eq!(Reverse(0_u128).number(), u128::MAX);
    }
}
