//! Two measures for speed in WebAssembly: memory is reserved in large steps, and hot loops are separate functions.
//!
//! Browsers compile every function twice: first quickly, to code of half the speed, and again with optimisation if it
//! is called often. A running call never switches to the optimised code; only the next call does. Long loops are
//! therefore split into functions for one document, part, row or block and marked `inline(never)`, so that optimised
//! code already runs for half of the first comparison. Rare code is marked as well if inlining would make a hot
//! function large: large functions take the longest to optimise and delay the others. (`node
//! --trace-wasm-compilation-times` lists them.)
//!
//! WebAssembly memory only grows, and growing is expensive because browsers may respond to it with a garbage
//! collection: growing to 200 MB in steps of 64 kB takes longer than the work itself. Each stage therefore allocates
//! the memory it needs at once and returns it to the allocator, which then has it available. Native builds do nothing.

/// Smaller amounts are not worth reserving.
const MIN_RESERVED_BYTES: usize = 1 << 20;

/// Lets the allocator obtain `bytes` bytes from the host at once, if available. An overestimate is wasted only if
/// nothing else uses the memory later.
pub(crate) fn reserve_memory(bytes: usize) {
    if cfg!(target_arch = "wasm32") && bytes > MIN_RESERVED_BYTES {
        let mut reserved: Vec<u8> = Vec::new();
        // If memory is exhausted, the stage itself will report it.
        if reserved.try_reserve_exact(bytes).is_ok() {
            std::hint::black_box(&reserved);
        }
    }
}
