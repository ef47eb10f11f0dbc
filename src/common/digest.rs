//! BLAKE3 digests of many texts, in WebAssembly four at a time.
//!
//! The crate `blake3` works on the parts (chunks) of one text at a time, and most texts have one or two: of four SIMD lanes
//! three would lie idle. With WebAssembly's SIMD every lane works on a chunk of its own, of whichever text is next, and then
//! on the nodes of the trees above, level by level. Elsewhere the crate does the work. The digests are the same.
//! Source: J. O'Connor, J.-P. Aumasson, S. Neves and Z. Wilcox-O'Hearn, *BLAKE3* (2021), section 2.

use crate::common::lanes::{Lanes, WIDTH};
use crate::common::parallel;
use crate::common::radix::Partition;

const BLOCK: usize = 64;
const CHUNK: usize = 1024;

const CHUNK_START: u32 = 1;
const CHUNK_END: u32 = 2;
const PARENT: u32 = 4;
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

/// A BLAKE3 digest.
pub(crate) type Digest = [u8; 32];

/// The BLAKE3 digest of a text. O(n).
pub(crate) fn digest(text: &[u8]) -> Digest {
    digests(&[text])[0]
}

/// Bytes in hexadecimal.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The BLAKE3 digest of each text. O(n).
pub(crate) fn digests(texts: &[&[u8]]) -> Vec<Digest> {
    if cfg!(all(target_arch = "wasm32", target_feature = "simd128")) {
        side_by_side(texts)
    } else {
        let mut digests: Vec<(&[u8], Digest)> = texts.iter().map(|&text| (text, Digest::default())).collect();
        parallel::for_each(&mut digests, &mut (), |(), (text, digest)| *digest = *blake3::hash(text).as_bytes());
        digests.into_iter().map(|(_, digest)| digest).collect()
    }
}

/// The digest of each text, by lanes.
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "compared with the crate's in a test"))]
fn side_by_side(texts: &[&[u8]]) -> Vec<Digest> {
    let chunks: Vec<Node> = texts.iter().copied().flat_map(chunks_of).collect();
    let mut values = chaining_values(&chunks);
    // The number of values of each text. Neighbours are joined level by level, and the last of an odd number goes on alone.
    let mut counts: Vec<usize> = texts.iter().map(|text| chunks_in(text)).collect();
    while counts.iter().any(|&count| count > 1) {
        let mut rest = &values[..];
        let mut parents = Vec::with_capacity(values.len() / 2);
        for &count in &counts {
            let (own, others) = rest.split_at(count);
            rest = others;
            parents.extend(own.as_chunks::<2>().0.iter().map(|pair| Node::parent(pair, count == 2)));
        }
        let mut joined = chaining_values(&parents).into_iter();
        let mut rest = &values[..];
        let mut next = Vec::with_capacity(values.len());
        for count in &mut counts {
            let (own, others) = rest.split_at(*count);
            rest = others;
            next.extend(joined.by_ref().take(*count / 2));
            next.extend(own.as_chunks::<2>().1);
            *count = count.div_ceil(2);
        }
        values = next;
    }
    values
}

/// A node of a text's tree: a chunk, or two values below it.
#[derive(Clone, Copy)]
struct Node<'t> {
    bytes: &'t [u8],
    /// A chunk's place in the text.
    number: u32,
    /// The flags of its first block and of its last.
    first: u32,
    last: u32,
}

impl<'t> Node<'t> {
    fn parent(values: &'t [Digest; 2], is_root: bool) -> Self {
        Node { bytes: values.as_flattened(), number: 0, first: PARENT, last: u32::from(is_root) * ROOT }
    }
}

fn chunks_in(text: &[u8]) -> usize {
    text.len().div_ceil(CHUNK).max(1)
}

fn chunks_of(text: &[u8]) -> impl Iterator<Item = Node<'_>> {
    let count = chunks_in(text);
    (0..count).map(move |number| {
        let bytes = &text[number * CHUNK..text.len().min((number + 1) * CHUNK)];
        let last = CHUNK_END + u32::from(count == 1) * ROOT;
        Node { bytes, number: number as u32, first: CHUNK_START, last }
    })
}

/// What a lane works on.
#[derive(Clone, Copy, Default)]
struct Work<'t> {
    /// Index of the node; none where all are taken.
    node: Option<usize>,
    rest: &'t [u8],
    /// Whether the block to come is the node's first.
    is_first: bool,
    is_done: bool,
}

/// The chaining value of each node; of a root its text's digest.
#[inline(never)] // see `memory`
fn chaining_values(nodes: &[Node]) -> Vec<Digest> {
    let mut values = vec![Digest::default(); nodes.len()];
    let mut work = [Work { is_done: true, ..Work::default() }; WIDTH];
    // In memory between two blocks, so that a lane can start anew without the others being unpacked.
    let mut state = IV.map(|word| [word; WIDTH]);
    let mut padded = [[0; BLOCK]; WIDTH];
    let mut waiting = longest_first(nodes).into_iter();
    loop {
        if work.iter().any(|work| work.is_done) {
            for (lane, work) in work.iter_mut().enumerate().filter(|(_, work)| work.is_done) {
                if let Some(node) = work.node {
                    for (bytes, word) in values[node].as_chunks_mut::<4>().0.iter_mut().zip(&state) {
                        *bytes = word[lane].to_le_bytes();
                    }
                }
                // Where no node is left, the lane goes on with nothing.
                let node = waiting.next().map(|node| node as usize);
                let rest = node.map_or(&[][..], |node| nodes[node].bytes);
                *work = Work { node, rest, is_first: true, is_done: false };
                state.iter_mut().zip(IV).for_each(|(word, start)| word[lane] = start);
            }
            if work.iter().all(|work| work.node.is_none()) {
                return values;
            }
        }
        next_blocks(&mut state, &mut work, nodes, &mut padded);
    }
}

/// Indices of the nodes by number of blocks, so that the lanes are done together.
fn longest_first(nodes: &[Node]) -> Vec<u32> {
    let shortness = |node: &Node| (CHUNK - node.bytes.len()) / BLOCK;
    let mut places = Partition::of(CHUNK / BLOCK + 1, nodes.iter().map(shortness));
    let mut order = vec![0; nodes.len()];
    for (index, node) in (0..).zip(nodes) {
        order[places.place(shortness(node))] = index;
    }
    order
}

/// Takes a block of each lane, and those after it up to the first that is the last of its node. `padded` has room for blocks that
/// are shorter. It is not cleared each time: filling memory is a call out of WebAssembly, and would take a tenth of the time.
#[inline(never)] // see `memory`
fn next_blocks(
    state: &mut [[u32; WIDTH]; 8],
    work: &mut [Work; WIDTH],
    nodes: &[Node],
    padded: &mut [[u8; BLOCK]; WIDTH],
) {
    let mut blocks = [&[0; BLOCK]; WIDTH];
    let [mut numbers, mut lengths, mut flags] = [[0; WIDTH]; 3];
    for (lane, (work, padded)) in work.iter_mut().zip(padded).enumerate() {
        let length = work.rest.len().min(BLOCK);
        (blocks[lane], work.rest) = if let Some(split) = work.rest.split_first_chunk() {
            split
        } else {
            padded[..length].copy_from_slice(work.rest);
            padded[length..].fill(0);
            (&*padded, &[][..])
        };
        work.is_done = work.rest.is_empty();
        lengths[lane] = length as u32;
        let Some(node) = work.node.map(|node| &nodes[node]) else { continue };
        numbers[lane] = node.number;
        flags[lane] = u32::from(work.is_first) * node.first + u32::from(work.is_done) * node.last;
        work.is_first = false;
    }
    let mut values = state.map(Lanes::new);
    let mut rest = [numbers, [0; WIDTH], lengths, flags].map(Lanes::new);
    let mut rests = work.map(|work| work.rest);
    loop {
        values = compress(values, transposed(blocks), rest);
        if rests.iter().any(|rest| rest.len() <= BLOCK) {
            break;
        }
        for (block, rest) in blocks.iter_mut().zip(&mut rests) {
            (*block, *rest) = rest.split_first_chunk().expect("more than a block");
        }
        [rest[2], rest[3]] = [Lanes::splat(BLOCK as u32), Lanes::splat(0)];
    }
    *state = values.map(Lanes::to_array);
    for (work, rest) in work.iter_mut().zip(rests) {
        work.rest = rest;
    }
}

/// The words of four blocks, each word of all four in a vector.
#[inline]
fn transposed(blocks: [&[u8; BLOCK]; WIDTH]) -> [Lanes; 16] {
    let [a, b, c, d] = blocks.map(|block| block.as_chunks::<16>().0);
    let quarter = |at: usize| Lanes::transposed([&a[at], &b[at], &c[at], &d[at]]);
    let [[w0, w1, w2, w3], [w4, w5, w6, w7], [w8, w9, w10, w11], [w12, w13, w14, w15]] =
        [quarter(0), quarter(1), quarter(2), quarter(3)];
    [w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, w13, w14, w15]
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
    v[d] = (v[d] ^ v[a]).rotate_left(24);
    v[c] = v[c] + v[d];
    v[b] = (v[b] ^ v[c]).rotate_left(25);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_to_the_crate_at_every_length() {
        let bytes: Vec<u8> = (0..20 * CHUNK).map(|n| (n % 251) as u8).collect();
        let lengths = (0..=2 * CHUNK + 70).chain((2..=19).flat_map(|n| [n * CHUNK - 1, n * CHUNK, n * CHUNK + 1]));
        let texts: Vec<&[u8]> = lengths.map(|length| &bytes[..length]).collect();
        for few in [&texts[..], &texts[..1], &texts[1020..1030], &[]] {
            let expected: Vec<Digest> = few.iter().map(|text| *blake3::hash(text).as_bytes()).collect();
            assert!(side_by_side(few) == expected);
            assert!(digests(few) == expected);
        }
    }
}
