//! BLAKE3 digests of many short texts, four at a time.
//!
//! The crate `blake3` works on the parts (chunks) of one text at a time, and most texts have one or two: of four SIMD lanes
//! three would lie idle. Here every lane works on a chunk of its own, of whichever text is next. Only the compression of
//! chunks is written here; longer texts, and the tree above the chunks, are left to the crate. The digests are the same.
//! Source: J. O'Connor, J.-P. Aumasson, S. Neves and Z. Wilcox-O'Hearn, *BLAKE3* (2021), section 2.

use blake3::hazmat::{Mode, merge_subtrees_non_root, merge_subtrees_root};

use crate::common::lanes::{Lanes, WIDTH};

const BLOCK: usize = 64;
const CHUNK: usize = 1024;
/// From here on the crate fills its lanes with one text.
const LONG: usize = 16 * CHUNK;

const CHUNK_START: u32 = 1;
const CHUNK_END: u32 = 2;
const ROOT: u32 = 8;

const IV: [u32; 8] =
    [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19];
/// For each round the order of a block's words.
const SCHEDULE: [[usize; 16]; 7] = schedule();

const fn schedule() -> [[usize; 16]; 7] {
    const PERMUTATION: [usize; 16] = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
    let mut schedule = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]; 7];
    let mut round = 1;
    while round < schedule.len() {
        let mut word = 0;
        while word < PERMUTATION.len() {
            schedule[round][word] = schedule[round - 1][PERMUTATION[word]];
            word += 1;
        }
        round += 1;
    }
    schedule
}

type Digest = [u8; 32];

/// The BLAKE3 digest of each text. O(n).
pub(crate) fn digests(texts: &[&[u8]]) -> Vec<Digest> {
    let is_short = |text: &&[u8]| text.len() < LONG;
    let chunks: Vec<Chunk> = texts.iter().copied().filter(is_short).flat_map(chunks_of).collect();
    let values = chaining_values(&chunks);
    let mut rest = &values[..];
    let digest = |text: &&[u8]| {
        if !is_short(text) {
            return *blake3::hash(text).as_bytes();
        }
        let (own, others) = rest.split_at(chunks_in(text));
        rest = others;
        if let [only] = own { *only } else { root(own) }
    };
    texts.iter().map(digest).collect()
}

/// A part of a text.
#[derive(Clone, Copy)]
struct Chunk<'t> {
    bytes: &'t [u8],
    /// Its place in the text.
    number: u32,
    /// Whether it is all of the text.
    is_root: bool,
}

fn chunks_in(text: &[u8]) -> usize {
    text.len().div_ceil(CHUNK).max(1)
}

fn chunks_of(text: &[u8]) -> impl Iterator<Item = Chunk<'_>> {
    let count = chunks_in(text);
    (0..count).map(move |number| {
        let bytes = &text[number * CHUNK..text.len().min((number + 1) * CHUNK)];
        Chunk { bytes, number: number as u32, is_root: count == 1 }
    })
}

/// The digest of a text from the values of its chunks, of which there are two or more.
fn root(values: &[Digest]) -> Digest {
    let (left, right) = halves(values);
    *merge_subtrees_root(&left, &right, Mode::Hash).as_bytes()
}

fn subtree(values: &[Digest]) -> Digest {
    if let [only] = values {
        return *only;
    }
    let (left, right) = halves(values);
    merge_subtrees_non_root(&left, &right, Mode::Hash)
}

/// The left subtree has the largest power of two of chunks that leaves one for the right.
fn halves(values: &[Digest]) -> (Digest, Digest) {
    let (left, right) = values.split_at(values.len().div_ceil(2).next_power_of_two());
    (subtree(left), subtree(right))
}

/// What a lane works on.
#[derive(Clone, Copy, Default)]
struct Work<'t> {
    /// Index of the chunk; none where all are taken.
    chunk: Option<usize>,
    rest: &'t [u8],
    /// Whether the block to come is the chunk's first.
    is_first: bool,
    is_done: bool,
}

/// The chaining value of each chunk; of a root chunk its text's digest.
#[inline(never)] // see `memory`
fn chaining_values(chunks: &[Chunk]) -> Vec<Digest> {
    let mut values = vec![Digest::default(); chunks.len()];
    let mut work = [Work { is_done: true, ..Work::default() }; WIDTH];
    let mut state = IV.map(Lanes::splat);
    let mut next = 0;
    loop {
        if work.iter().any(|work| work.is_done) {
            let mut words = state.map(Lanes::to_array);
            for (lane, work) in work.iter_mut().enumerate().filter(|(_, work)| work.is_done) {
                if let Some(chunk) = work.chunk {
                    for (bytes, word) in values[chunk].as_chunks_mut::<4>().0.iter_mut().zip(&words) {
                        *bytes = word[lane].to_le_bytes();
                    }
                }
                // Where no chunk is left, the lane goes on with nothing.
                let chunk = chunks.get(next).map(|_| next);
                let rest = chunk.map_or(&[][..], |chunk| chunks[chunk].bytes);
                *work = Work { chunk, rest, is_first: true, is_done: false };
                next += usize::from(chunk.is_some());
                words.iter_mut().zip(IV).for_each(|(word, start)| word[lane] = start);
            }
            if work.iter().all(|work| work.chunk.is_none()) {
                return values;
            }
            state = words.map(Lanes::new);
        }
        state = next_blocks(state, &mut work, chunks);
    }
}

/// Takes a block of each lane.
#[inline(never)] // see `memory`
fn next_blocks(state: [Lanes; 8], work: &mut [Work; WIDTH], chunks: &[Chunk]) -> [Lanes; 8] {
    let mut padded = [[0; BLOCK]; WIDTH];
    let mut blocks = [&[0; BLOCK]; WIDTH];
    let [mut numbers, mut lengths, mut flags] = [[0; WIDTH]; 3];
    for (lane, (work, padded)) in work.iter_mut().zip(&mut padded).enumerate() {
        let length = work.rest.len().min(BLOCK);
        (blocks[lane], work.rest) = if let Some(split) = work.rest.split_first_chunk() {
            split
        } else {
            padded[..length].copy_from_slice(work.rest);
            (&*padded, &[][..])
        };
        work.is_done = work.rest.is_empty();
        lengths[lane] = length as u32;
        let Some(chunk) = work.chunk.map(|chunk| &chunks[chunk]) else { continue };
        numbers[lane] = chunk.number;
        flags[lane] = u32::from(work.is_first) * CHUNK_START
            + u32::from(work.is_done) * (CHUNK_END + u32::from(chunk.is_root) * ROOT);
        work.is_first = false;
    }
    let [a, b, c, d] = blocks.map(|block| block.as_chunks::<16>().0);
    let mut words = [Lanes::default(); 16];
    for (quarter, words) in words.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        *words = Lanes::transposed([&a[quarter], &b[quarter], &c[quarter], &d[quarter]]);
    }
    compress(state, words, [numbers, [0; WIDTH], lengths, flags].map(Lanes::new))
}

/// The compression function, shortened to what a chaining value is made of.
#[inline]
fn compress(state: [Lanes; 8], words: [Lanes; 16], rest: [Lanes; 4]) -> [Lanes; 8] {
    let [iv0, iv1, iv2, iv3, ..] = IV.map(Lanes::splat);
    let [s0, s1, s2, s3, s4, s5, s6, s7] = state;
    let [r0, r1, r2, r3] = rest;
    let mut v = [s0, s1, s2, s3, s4, s5, s6, s7, iv0, iv1, iv2, iv3, r0, r1, r2, r3];
    // Written out, so that every word is known by its place, and none is moved.
    macro_rules! rounds {
        ($($round:literal)*) => {$(
            let word = |place: usize| words[SCHEDULE[$round][place]];
            mix(&mut v, [0, 4, 8, 12], [word(0), word(1)]);
            mix(&mut v, [1, 5, 9, 13], [word(2), word(3)]);
            mix(&mut v, [2, 6, 10, 14], [word(4), word(5)]);
            mix(&mut v, [3, 7, 11, 15], [word(6), word(7)]);
            mix(&mut v, [0, 5, 10, 15], [word(8), word(9)]);
            mix(&mut v, [1, 6, 11, 12], [word(10), word(11)]);
            mix(&mut v, [2, 7, 8, 13], [word(12), word(13)]);
            mix(&mut v, [3, 4, 9, 14], [word(14), word(15)]);
        )*};
    }
    rounds!(0 1 2 3 4 5 6);
    std::array::from_fn(|word| v[word] ^ v[word + 8])
}

#[inline]
#[expect(clippy::many_single_char_names, reason = "the names of the specification")]
fn mix(v: &mut [Lanes; 16], [a, b, c, d]: [usize; 4], [first, second]: [Lanes; 2]) {
    v[a] = v[a] + v[b] + first;
    v[d] = (v[d] ^ v[a]).rotate_right_16();
    v[c] = v[c] + v[d];
    v[b] = (v[b] ^ v[c]).rotate_left(20);
    v[a] = v[a] + v[b] + second;
    v[d] = (v[d] ^ v[a]).rotate_right_8();
    v[c] = v[c] + v[d];
    v[b] = (v[b] ^ v[c]).rotate_left(25);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_to_the_crate_at_every_length() {
        let bytes: Vec<u8> = (0..2 * LONG).map(|n| (n % 251) as u8).collect();
        let lengths = (0..=2 * CHUNK + 70).chain((2..=17).flat_map(|n| [n * CHUNK - 1, n * CHUNK, n * CHUNK + 1]));
        let texts: Vec<&[u8]> = lengths.map(|length| &bytes[..length]).collect();
        for few in [&texts[..], &texts[..1], &texts[1020..1030], &[]] {
            let expected: Vec<Digest> = few.iter().map(|text| *blake3::hash(text).as_bytes()).collect();
            assert!(digests(few) == expected);
        }
    }
}
