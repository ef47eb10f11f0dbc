//! Every fast path against its naive reference, on random input that proptest shrinks when they disagree.

#![cfg(not(target_arch = "wasm32"))]

#[path = "../naive/mod.rs"]
mod naive;

mod comparisons;
mod numbers;
mod passages;
mod programs;
mod shingles;
mod text;
