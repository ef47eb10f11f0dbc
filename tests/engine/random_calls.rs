//! Calls the public interface at random: no call panics, none breaks a promise of its documentation, and after an error a corpus
//! works as before.
//!
//! A round is a new corpus and some twenty calls on it, with documents and parameters of every kind. Its seed decides all of it,
//! so a round that failed runs again by its seed alone:
//!
//! ```text
//! RANDOM_CALLS_SEED=4711 RANDOM_CALLS_ROUNDS=1 cargo test --test engine random_calls
//! ```
//!
//! A long search, with overflow checks and optimised:
//!
//! ```text
//! RANDOM_CALLS_ROUNDS=100000 CARGO_PROFILE_TEST_OPT_LEVEL=3 cargo test --test engine random_calls
//! ```

mod check;
mod choose;
mod round;

use std::cell::RefCell;
use std::env;
use std::panic::{self, AssertUnwindSafe};

use round::Round;

/// Rounds of an everyday run: a few seconds.
const ROUNDS: u64 = 40;

/// Seeds of rounds that failed once.
const FAILED_ONCE: [u64; 10] = [2, 10, 54, 58, 98, 115, 231, 114_037, 312_287, 389_528];

thread_local! {
    /// While a round runs on this thread: the message and the place of its last panic.
    static LAST_PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Keeps the panics of rounds, and leaves those of other tests to the hook that was there.
fn keep_panics() {
    let others = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let is_round = LAST_PANIC.with_borrow_mut(|last| last.as_mut().map(|last| *last = info.to_string()).is_some());
        if !is_round {
            others(info);
        }
    }));
}

/// Runs a round, and again with its calls printed if it fails.
fn run(seed: u64) -> Result<(), String> {
    let run = |is_verbose| {
        LAST_PANIC.set(Some(String::new()));
        let result = panic::catch_unwind(AssertUnwindSafe(|| Round::new(seed, is_verbose).run()));
        (result.is_ok(), LAST_PANIC.take().unwrap_or_default())
    };
    let (is_ok, failure) = run(false);
    if is_ok {
        return Ok(());
    }
    eprintln!("seed {seed} failed; its calls:");
    run(true);
    Err(format!("seed {seed}: {failure}"))
}

fn run_all(seeds: impl Iterator<Item = u64>) {
    keep_panics();
    let failures: Vec<String> = seeds.filter_map(|seed| run(seed).err()).collect();
    assert!(failures.is_empty(), "{} rounds failed\n{}", failures.len(), failures.join("\n"));
}

fn number(variable: &str, default: u64) -> u64 {
    env::var(variable).map_or(default, |value| value.parse().expect("a whole number"))
}

#[test]
fn no_call_panics_and_errors_change_nothing() {
    let first = number("RANDOM_CALLS_SEED", 1);
    run_all(FAILED_ONCE.into_iter().chain(first..first + number("RANDOM_CALLS_ROUNDS", ROUNDS)));
}
