//! Vectors of four unsigned 32-bit numbers, in which the hash families with many functions are written.
//!
//! With WebAssembly SIMD each operation is one explicit instruction, because loops that the compiler vectorises on its
//! own take twice as long. Other targets compute the same operations on an array. Both return the same numbers, so
//! signatures do not depend on the build. Arithmetic is modulo 2³².

use std::ops::{Add, BitOr, BitXor, Mul, Shl, Shr, Sub};

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use plain as four;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use simd as four;

/// Number of lanes.
pub(crate) const WIDTH: usize = 4;

/// Four unsigned 32-bit numbers.
#[derive(Clone, Copy)]
pub(crate) struct Lanes(four::Numbers);

impl Default for Lanes {
    fn default() -> Self {
        Self::splat(0)
    }
}

impl Lanes {
    #[inline]
    pub(crate) fn new([a, b, c, d]: [u32; WIDTH]) -> Self {
        Self(four::new(a, b, c, d))
    }

    #[inline]
    pub(crate) fn splat(x: u32) -> Self {
        Self(four::splat(x))
    }

    /// The numbers at each place of four rows, which are written in little-endian order: a column becomes a `Lanes`.
    #[inline]
    pub(crate) fn transposed(rows: [&[u8; 16]; WIDTH]) -> [Self; 4] {
        four::transposed(rows).map(Self)
    }

    #[inline]
    pub(crate) fn to_array(self) -> [u32; WIDTH] {
        four::to_array(self.0)
    }

    /// The same numbers, hidden from the optimiser.
    ///
    /// It would otherwise move the widening to 64 bits out of the loops around [`Self::mul_add`]; the remaining
    /// multiplication of widened numbers takes eight instructions where widening multiplication takes three.
    #[inline]
    pub(crate) fn opaque(self) -> Self {
        Self(four::opaque(self.0))
    }

    /// The minimum in each lane.
    #[inline]
    pub(crate) fn min(self, other: Self) -> Self {
        Self(four::min(self.0, other.0))
    }

    /// A bit for each lane, the first lane in the lowest bit: set if the numbers differ.
    #[inline]
    pub(crate) fn differing(self, other: Self) -> u32 {
        four::differing(self.0, other.0)
    }

    /// The low and high halves of the 64-bit results of `self · factor + summand`.
    #[inline]
    pub(crate) fn mul_add(self, factor: Self, summand: Self) -> (Self, Self) {
        let (low, high) = four::mul_add(self.0, factor.0, summand.0);
        (Self(low), Self(high))
    }

    /// The bits of each number, rotated right by 16: bytes that change places.
    #[inline]
    pub(crate) fn rotate_right_16(self) -> Self {
        Self(four::rotate_right_16(self.0))
    }

    /// Rotates the bits of each number to the left by 1 to 31.
    #[inline]
    pub(crate) fn rotate_left(self, bits: u32) -> Self {
        (self << bits) | (self >> (u32::BITS - bits))
    }
}

impl Add for Lanes {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(four::add(self.0, other.0))
    }
}

impl Sub for Lanes {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(four::sub(self.0, other.0))
    }
}

impl Mul for Lanes {
    type Output = Self;
    #[inline]
    fn mul(self, other: Self) -> Self {
        Self(four::mul(self.0, other.0))
    }
}

impl BitXor for Lanes {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(four::xor(self.0, other.0))
    }
}

impl BitOr for Lanes {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(four::or(self.0, other.0))
    }
}

impl Shl<u32> for Lanes {
    type Output = Self;
    #[inline]
    fn shl(self, bits: u32) -> Self {
        Self(four::shl(self.0, bits))
    }
}

impl Shr<u32> for Lanes {
    type Output = Self;
    #[inline]
    fn shr(self, bits: u32) -> Self {
        Self(four::shr(self.0, bits))
    }
}

/// One SIMD instruction for each operation.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd {
    use core::arch::wasm32::{
        i8x16_shuffle, i32x4_shuffle, i64x2_add, u32x4_bitmask, u32x4_extract_lane, u32x4_ne, u64x2,
        u64x2_extend_high_u32x4, u64x2_extend_low_u32x4, u64x2_extmul_high_u32x4, u64x2_extmul_low_u32x4,
    };
    pub(crate) use core::arch::wasm32::{
        i32x4_add as add, i32x4_mul as mul, i32x4_shl as shl, i32x4_sub as sub, u32x4 as new, u32x4_min as min,
        u32x4_shr as shr, u32x4_splat as splat, v128 as Numbers, v128_or as or, v128_xor as xor,
    };

    pub(crate) fn to_array(x: Numbers) -> [u32; super::WIDTH] {
        [u32x4_extract_lane::<0>(x), u32x4_extract_lane::<1>(x), u32x4_extract_lane::<2>(x), u32x4_extract_lane::<3>(x)]
    }

    #[inline]
    pub(crate) fn transposed(rows: [&[u8; 16]; super::WIDTH]) -> [Numbers; 4] {
        let [a, b, c, d] = rows.map(|row| {
            let halves = u128::from_le_bytes(*row);
            u64x2(halves as u64, (halves >> 64) as u64)
        });
        let (ab_low, ab_high) = (i32x4_shuffle::<0, 4, 1, 5>(a, b), i32x4_shuffle::<2, 6, 3, 7>(a, b));
        let (cd_low, cd_high) = (i32x4_shuffle::<0, 4, 1, 5>(c, d), i32x4_shuffle::<2, 6, 3, 7>(c, d));
        [
            i32x4_shuffle::<0, 1, 4, 5>(ab_low, cd_low),
            i32x4_shuffle::<2, 3, 6, 7>(ab_low, cd_low),
            i32x4_shuffle::<0, 1, 4, 5>(ab_high, cd_high),
            i32x4_shuffle::<2, 3, 6, 7>(ab_high, cd_high),
        ]
    }

    #[inline]
    pub(crate) fn rotate_right_16(x: Numbers) -> Numbers {
        i8x16_shuffle::<2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13>(x, x)
    }

    #[inline]
    pub(crate) fn differing(x: Numbers, y: Numbers) -> u32 {
        u32x4_bitmask(u32x4_ne(x, y)).into()
    }

    #[inline]
    pub(crate) fn opaque(x: Numbers) -> Numbers {
        std::hint::black_box(x)
    }

    #[inline]
    pub(crate) fn mul_add(a: Numbers, x: Numbers, b: Numbers) -> (Numbers, Numbers) {
        let a = opaque(a);
        let first = i64x2_add(u64x2_extmul_low_u32x4(a, x), u64x2_extend_low_u32x4(b));
        let last = i64x2_add(u64x2_extmul_high_u32x4(a, x), u64x2_extend_high_u32x4(b));
        (i32x4_shuffle::<0, 2, 4, 6>(first, last), i32x4_shuffle::<1, 3, 5, 7>(first, last))
    }
}

/// The same operations on arrays.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod plain {
    use std::array::from_fn;

    pub(crate) type Numbers = [u32; super::WIDTH];

    pub(crate) fn new(a: u32, b: u32, c: u32, d: u32) -> Numbers {
        [a, b, c, d]
    }

    pub(crate) fn splat(x: u32) -> Numbers {
        [x; super::WIDTH]
    }

    pub(crate) fn to_array(x: Numbers) -> Numbers {
        x
    }

    pub(crate) fn transposed(rows: [&[u8; 16]; super::WIDTH]) -> [Numbers; 4] {
        let word = |row: &[u8; 16], at: usize| u32::from_le_bytes(*row.as_chunks().0.get(at).expect("four words"));
        from_fn(|at| rows.map(|row| word(row, at)))
    }

    #[inline]
    pub(crate) fn rotate_right_16(x: Numbers) -> Numbers {
        x.map(|x| x.rotate_right(16))
    }

    #[inline]
    fn each(x: Numbers, y: Numbers, operation: impl Fn(u32, u32) -> u32) -> Numbers {
        let ([x0, x1, x2, x3], [y0, y1, y2, y3]) = (x, y);
        [operation(x0, y0), operation(x1, y1), operation(x2, y2), operation(x3, y3)]
    }

    #[inline]
    pub(crate) fn add(x: Numbers, y: Numbers) -> Numbers {
        each(x, y, u32::wrapping_add)
    }

    #[inline]
    pub(crate) fn sub(x: Numbers, y: Numbers) -> Numbers {
        each(x, y, u32::wrapping_sub)
    }

    #[inline]
    pub(crate) fn mul(x: Numbers, y: Numbers) -> Numbers {
        each(x, y, u32::wrapping_mul)
    }

    #[inline]
    pub(crate) fn min(x: Numbers, y: Numbers) -> Numbers {
        each(x, y, u32::min)
    }

    #[inline]
    pub(crate) fn xor(x: Numbers, y: Numbers) -> Numbers {
        each(x, y, |x, y| x ^ y)
    }

    #[inline]
    pub(crate) fn or(x: Numbers, y: Numbers) -> Numbers {
        each(x, y, |x, y| x | y)
    }

    #[inline]
    pub(crate) fn shl(x: Numbers, bits: u32) -> Numbers {
        each(x, x, |x, _| x << bits)
    }

    #[inline]
    pub(crate) fn shr(x: Numbers, bits: u32) -> Numbers {
        each(x, x, |x, _| x >> bits)
    }

    #[inline]
    pub(crate) fn differing(x: Numbers, y: Numbers) -> u32 {
        (0..).zip(x.iter().zip(&y)).map(|(lane, (x, y))| u32::from(x != y) << lane).sum()
    }

    pub(crate) fn opaque(x: Numbers) -> Numbers {
        x
    }

    #[inline]
    pub(crate) fn mul_add(a: Numbers, x: Numbers, b: Numbers) -> (Numbers, Numbers) {
        let sums: [u64; super::WIDTH] = from_fn(|lane| u64::from(a[lane]) * u64::from(x[lane]) + u64::from(b[lane]));
        (sums.map(|sum| sum as u32), sums.map(|sum| (sum >> 32) as u32))
    }
}
