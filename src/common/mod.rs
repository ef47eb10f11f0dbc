//! Helpers that are independent of texts: mixing bits, hashing bytes, sorting numbers, reserving memory.

pub(crate) mod decimal;
pub(crate) mod digest;
pub(crate) mod lanes;
pub(crate) mod memory;
pub(crate) mod mix;
pub(crate) mod parallel;
pub(crate) mod radix;
#[doc(hidden)]
pub mod s_curve;
pub(crate) mod sort;
pub mod union_find;
