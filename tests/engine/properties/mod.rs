//! Every fast path against its naive reference, on random input that proptest shrinks when they disagree.

mod comparisons;
mod numbers;
mod passages;
mod programs;
mod shingles;
mod text;
