//! The engine from outside, in one program: linked once, and its tests share the machine instead of waiting for each other.

#![cfg(not(target_arch = "wasm32"))]

mod calls;
mod candidates;
mod conformance;
mod corpus;
mod estimates;
mod evidence;
mod example;
mod forecast;
#[path = "../golden/mod.rs"]
mod golden;
mod golden_report;
mod layering;
mod literals;
mod mutation;
mod naive;
mod papers;
mod parameters;
mod params;
mod programs;
mod progress;
mod properties;
mod random_calls;
mod signatures;
mod sketch;
mod source_lists;
mod summaries;
mod unspaced;
mod variants;
