//! Tests every family against a reference implementation in plain arithmetic.

use std::array::from_fn;

use proptest::prelude::*;

use super::minima::{EMPTY, draws, narrow};
use super::scheme::Scheme;
use super::{Signer, agreements};
use crate::common::lanes::Lanes;
use crate::common::mix::mix;
use crate::params::{Family, Params};

const FAMILIES: [Family; 5] =
    [Family::OnePermutation, Family::Modular, Family::Multiplicative, Family::Murmur3, Family::Jenkins];

fn signer(family: Family, length: u32, seed: u64) -> Signer {
    Signer::new(Scheme { family, seed, length, ..Scheme::of(&Params::default()) })
}

/// The reference signature, one function after the other.
fn reference(family: Family, length: u32, seed: u64, elements: &[u64]) -> Vec<u32> {
    let purpose =
        FAMILIES.iter().zip(0..).find_map(|(&one, purpose)| (one == family).then_some(purpose)).expect("one of them");
    let mut draw = draws(seed, purpose);
    if family == Family::OnePermutation {
        return one_permutation(length, [draw(), draw(), draw()], elements);
    }
    let seed_key = if family == Family::Murmur3 { 0 } else { draw() };
    // Factors and summands. `steps`: for each lane, the difference between consecutive functions of a run. `firsts`:
    // the first functions of runs; the eight functions of a run are four positions apart.
    let p = (1_u128 << 31) - 1;
    let mut function = |is_step| {
        let mut number = || u128::from(draw() >> 32);
        match family {
            Family::Modular => [number(), number()].map(|number| (number * p) >> 32),
            Family::Multiplicative if is_step => [number() & !1, 0],
            _ => [number() | 1, 0],
        }
    };
    let in_runs = matches!(family, Family::Modular | Family::Multiplicative);
    let steps: [[u128; 2]; 4] = if in_runs { from_fn(|_| function(true)) } else { Default::default() };
    let mut firsts: Vec<[u128; 2]> =
        (0..length.div_ceil(32) * 4 * u32::from(in_runs)).map(|_| function(false)).collect();
    if family == Family::Multiplicative {
        // ⌊A 2³²⌋ with A = (√5 − 1)/2.
        firsts.insert(0, [2_654_435_769, 0]);
    }
    let in_run = |position: u32| -> [u128; 2] {
        let (first, step) = (firsts[(position / 32 * 4 + position % 4) as usize], steps[(position % 4) as usize]);
        from_fn(|i| first[i] + u128::from(position % 32 / 4) * step[i])
    };
    let minimum = |position| {
        let value: Box<dyn Fn(u64) -> u32> = match family {
            Family::Modular => {
                let [a, b] = in_run(position);
                Box::new(move |e| ((a * u128::from(narrow(e, seed_key) >> 1) + b) % p) as u32)
            }
            Family::Multiplicative => {
                let [factor, _] = in_run(position);
                Box::new(move |e| ((u128::from(narrow(e, seed_key)) * factor) % (1 << 32)) as u32)
            }
            Family::Murmur3 => {
                let key = (draw() >> 32) as u32;
                Box::new(move |e| murmur3(&e.to_le_bytes(), key))
            }
            Family::Jenkins | Family::OnePermutation => {
                let number = (draw() >> 32) as u32;
                Box::new(move |e| jenkins(4_294_967_291, number, narrow(e, seed_key)))
            }
        };
        elements.iter().map(|&element| value(element).min(EMPTY - 1)).min().unwrap_or(EMPTY)
    };
    (0..length).map(minimum).collect()
}

fn one_permutation(length: u32, [key, factor, borrow_key]: [u64; 3], elements: &[u64]) -> Vec<u32> {
    let m = u128::from(length);
    let hash = |&element: &u64| (element ^ key).wrapping_mul(factor | 1) >> 12;
    // 52 bits, as a fraction of 2⁵², select one of m bins; the position within the bin, as a fraction of 2³², is the
    // value.
    let places: Vec<u128> = elements.iter().map(|element| u128::from(hash(element)) * m).collect();
    let bins: Vec<u32> = (0..m)
        .map(|bin| places.iter().filter(|&&p| p >> 52 == bin).map(|p| (p >> 20) as u32).min().unwrap_or(EMPTY))
        .collect();
    let borrowed = |bin: u64| {
        let key = borrow_key ^ (bin << 32);
        let walk = (1..=u64::from(length.isqrt())).map(|step| (u128::from(mix(key ^ step) >> 32) * m) >> 32);
        let mut ranks: Vec<u64> = (0..u64::from(length)).collect();
        ranks.sort_by_key(|&other| mix(!key ^ other));
        let mut preferences = walk.map(|other| other as u64).chain(ranks);
        preferences.find_map(|other| Some(bins[other as usize]).filter(|&value| value != EMPTY)).unwrap_or(EMPTY)
    };
    (0..).zip(&bins).map(|(bin, &value)| if value == EMPTY { borrowed(bin) } else { value }).collect()
}

/// P1's pseudocode, section 6.2.1, for keys of any length.
fn murmur3(key: &[u8], seed: u32) -> u32 {
    let scramble = |k: u32| k.wrapping_mul(0xcc9e_2d51).rotate_left(15).wrapping_mul(0x1b87_3593);
    let mut hash = seed;
    let (chunks, rest) = key.as_chunks::<4>();
    for &chunk in chunks {
        hash ^= scramble(u32::from_le_bytes(chunk));
        hash = hash.rotate_left(13).wrapping_mul(5).wrapping_add(0xe654_6b64);
    }
    hash ^= scramble(rest.iter().rev().fold(0, |k, &byte| k << 8 | u32::from(byte)));
    hash ^= key.len() as u32;
    hash = (hash ^ (hash >> 16)).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
    hash ^ (hash >> 16)
}

/// Jenkins' mix line by line: each of the three numbers minus the two others, then changed by the last of them.
fn jenkins(a: u32, b: u32, c: u32) -> u32 {
    let mut numbers = [a, b, c];
    for (turn, shift) in [-13, 8, -13, -12, 16, -5, -3, 10, -15_i32].into_iter().enumerate() {
        let [own, next, last] = from_fn(|other| (turn + other) % 3);
        let change = if shift < 0 { numbers[last] >> -shift } else { numbers[last] << shift };
        numbers[own] = numbers[own].wrapping_sub(numbers[next]).wrapping_sub(numbers[last]) ^ change;
    }
    numbers[2]
}

#[test]
fn murmur3_of_eight_bytes_agrees_with_the_original() {
    // From the crate `murmur3` 0.5.
    for (element, seed, expected) in [
        (0, 0, 0x6385_2afc),
        (1, 0, 0x5307_5d44),
        (0, 1, 0xea95_647d),
        (0x0123_4567_89ab_cdef, 0, 0xfa90_8422),
        (0x0123_4567_89ab_cdef, 0x9747_b28c, 0xd91b_202a),
        (u64::MAX, u32::MAX, 0xc6fd_26e5),
    ] {
        assert_eq!(murmur3(&u64::to_le_bytes(element), seed), expected, "the reference is right");
        assert_eq!(super::papers::murmur3::value(element, seed), expected);
    }
}

#[test]
fn knuths_constant() {
    let a = (5_f64.sqrt() - 1.0) / 2.0;
    assert_eq!((a * 4_294_967_296.0).floor(), 2_654_435_769.0);
    let alone = |seed| signer(Family::Multiplicative, 1, seed).sign(&[77])[0];
    let narrowed = |seed| narrow(77, draws(seed, 2)());
    assert_eq!(alone(5), narrowed(5).wrapping_mul(2_654_435_769));
}

#[test]
fn empty_sets_agree_only_with_each_other() {
    for family in FAMILIES {
        let signer = signer(family, 100, 3);
        let empty = signer.sign(&[]);
        assert!(empty.iter().all(|&value| value == u32::MAX));
        for element in 0..2_000 {
            assert!(!signer.sign(&[element]).contains(&u32::MAX));
        }
        assert_eq!(agreements(&empty, &signer.sign(&[])), 100);
    }
}

#[test]
fn an_element_with_the_largest_value_is_not_empty() {
    // x s = 2³² − 1 for the inverse x of Knuth's factor; `element` is mixed down to that x.
    let factor = 2_654_435_769_u32;
    let inverse = (0..5).fold(factor, |x: u32, _| x.wrapping_mul(2_u32.wrapping_sub(x.wrapping_mul(factor))));
    let key = draws(9, 2)();
    let element = unmix(u64::from(inverse.wrapping_neg()) << 32) ^ key;
    assert_eq!(narrow(element, key).wrapping_mul(factor), u32::MAX);
    assert_eq!(signer(Family::Multiplicative, 1, 9).sign(&[element]), [u32::MAX - 1]);
    // In one-permutation hashing: 20 low bits, then a value of only ones, then the bin.
    let mut draw = draws(9, 0);
    let (key, factor) = (draw(), draw() | 1);
    let inverse = (0..6).fold(factor, |x, _| x.wrapping_mul(2_u64.wrapping_sub(x.wrapping_mul(factor))));
    let element = u64::MAX.wrapping_mul(inverse) ^ key;
    assert_eq!(signer(Family::OnePermutation, 64, 9).sign(&[element]), [u32::MAX - 1; 64]);
    let two = signer(Family::OnePermutation, 64, 9).sign(&[element, 1]);
    assert!(two.iter().all(|&value| value == two[0]), "the other value is borrowed");
}

/// The inverse of [`mix`].
fn unmix(mut x: u64) -> u64 {
    x ^= x >> 31 ^ x >> 62;
    x = x.wrapping_mul(0x3196_42b2_d24d_8ec3);
    x ^= x >> 27 ^ x >> 54;
    x = x.wrapping_mul(0x96de_1b17_3f11_9089);
    x ^ x >> 30 ^ x >> 60
}

fn some_elements() -> impl Strategy<Value = Vec<u64>> {
    let element = prop_oneof![any::<u64>(), 0..40_u64, Just(u64::MAX)];
    prop_oneof![prop::collection::vec(element.clone(), 0..12), prop::collection::vec(element, 0..700)]
}

proptest! {
    #[test]
    fn signatures_agree_with_the_reference(
        family in prop::sample::select(&FAMILIES), length in prop_oneof![1..20_u32, 20..300_u32], seed in any::<u64>(),
        elements in some_elements(),
    ) {
        let signature = signer(family, length, seed).sign(&elements);
        prop_assert_eq!(signature, reference(family, length, seed, &elements));
    }

    #[test]
    fn order_and_repetition_do_not_matter(
        family in prop::sample::select(&FAMILIES), elements in some_elements(), at in any::<prop::sample::Index>(),
    ) {
        let signer = signer(family, 70, 1);
        let mut again = elements.clone();
        again.extend_from_slice(&elements[..if elements.is_empty() { 0 } else { at.index(elements.len()) }]);
        again.reverse();
        prop_assert_eq!(signer.sign(&again), signer.sign(&elements));
    }

    #[test]
    fn agreements_are_counted(pairs in prop::collection::vec((0..3_u32, 0..3_u32), 0..300)) {
        let (a, b): (Vec<u32>, Vec<u32>) = pairs.iter().copied().unzip();
        prop_assert_eq!(agreements(&a, &b) as usize, pairs.iter().filter(|(x, y)| x == y).count());
    }

    #[test]
    fn lanes_compute_each_number(x in any::<[u32; 4]>(), y in any::<[u32; 4]>(), z in any::<[u32; 4]>(), bits in 1..32_u32) {
        let (a, b) = (Lanes::new(x), Lanes::new(y));
        prop_assert_eq!((a + b).to_array(), from_fn(|i| x[i].wrapping_add(y[i])));
        prop_assert_eq!((a - b).to_array(), from_fn(|i| x[i].wrapping_sub(y[i])));
        prop_assert_eq!((a * b).to_array(), from_fn(|i| x[i].wrapping_mul(y[i])));
        prop_assert_eq!(((a ^ b) | a).to_array(), from_fn(|i| x[i] | y[i]));
        prop_assert_eq!(a.min(b).to_array(), from_fn(|i| x[i].min(y[i])));
        prop_assert_eq!(a.rotate_right_16().to_array(), x.map(|x| x.rotate_right(16)));
        prop_assert_eq!(a.rotate_left(24).to_array(), x.map(|x| x.rotate_right(8)));
        prop_assert_eq!(a.rotate_left(bits).to_array(), x.map(|x| x.rotate_left(bits)));
        let (low, high) = a.opaque().mul_add(b, Lanes::new(z));
        let sums: [u64; 4] = from_fn(|i| u64::from(x[i]) * u64::from(y[i]) + u64::from(z[i]));
        prop_assert_eq!(low.to_array(), sums.map(|sum| sum as u32));
        prop_assert_eq!(high.to_array(), sums.map(|sum| (sum >> 32) as u32));
        prop_assert_eq!(a.differing(a + Lanes::new([0, 1, 0, 1])), 0b1010);
    }
}
