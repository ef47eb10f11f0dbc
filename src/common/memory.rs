//! What WebAssembly needs that native code does not: memory in large steps, and loops in functions of their own.
//!
//! Browsers compile twice: at first fast, to code of half the speed, and what is called often once more. The better code is
//! taken up between calls, never in the midst of one. So what runs long is cut into functions for one document, part, row
//! or block, marked `inline(never)`, and the first comparison is already half done by better code. What is rare or runs once
//! is marked as well where it would make a hot function large: the better code is compiled meanwhile, the largest functions
//! the longest, and they keep the others waiting. (`node --trace-wasm-compilation-times` tells which these are.)
//!
//! Memory there only grows, and each step is dear: an engine that takes 200 MB in steps of 64 kB spends longer on steps
//! than on work, since the browser takes each for a reason to collect garbage. So what a stage is about to need is taken
//! at once and given back to the allocator, which then has it at hand. Natively nothing is done.

/// Steps below this are not worth foreseeing.
const SMALL: usize = 1 << 20;

/// Makes sure that so many bytes are at hand, if they are to be had. What is foreseen too largely is lost only where
/// nothing else ever needs it.
pub(crate) fn reserve_memory(bytes: usize) {
    if cfg!(target_arch = "wasm32") && bytes > SMALL {
        let mut room: Vec<u8> = Vec::new();
        // Where memory ends, the work itself will find out, and say so.
        if room.try_reserve_exact(bytes).is_ok() {
            std::hint::black_box(&room);
        }
    }
}
