//! Numbers tokens so that two have the same number if and only if their bytes are equal.
//!
//! An open-addressing table from 32 bits of a token's hash to its number, at most half full; if these bits are
//! equal, the bytes decide. Expected O(bytes of a token) time; 16 to 32 bytes for each distinct token, plus its own.

use crate::text::token::hash;

/// An empty slot.
const FREE: u64 = 0;

/// Numbers distinct tokens from 0 in the order in which they are added.
pub struct Interner {
    /// The distinct tokens, concatenated.
    bytes: Vec<u8>,
    /// The end of each.
    ends: Vec<usize>,
    /// The upper half of a token's hash, then its number plus one; or [`FREE`]. The number of slots is a power of two.
    slots: Vec<u64>,
}

impl Interner {
    /// An empty one.
    pub fn new() -> Self {
        Self { bytes: Vec::new(), ends: Vec::new(), slots: vec![FREE; 16] }
    }

    /// The number of a token, which is added if it is new.
    pub fn number(&mut self, token: &[u8]) -> u32 {
        let tag = hash(token) >> 32;
        let mut place = self.home(tag);
        while self.slots[place] != FREE {
            let number = self.slots[place] as u32 - 1;
            if self.slots[place] >> 32 == tag && self.token(number) == token {
                return number;
            }
            place = (place + 1) % self.slots.len();
        }
        self.bytes.extend_from_slice(token);
        self.ends.push(self.bytes.len());
        let count = u32::try_from(self.ends.len()).expect("fewer than 2³² different tokens");
        self.slots[place] = (tag << 32) | u64::from(count);
        if self.ends.len() * 2 > self.slots.len() {
            self.grow();
        }
        count - 1
    }

    fn token(&self, number: u32) -> &[u8] {
        let number = number as usize;
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.bytes[start..self.ends[number]]
    }

    /// The slot at which the search for a tag begins: its leading bits, so that a larger table needs no other hash.
    fn home(&self, tag: u64) -> usize {
        ((tag * self.slots.len() as u64) >> 32) as usize
    }

    fn grow(&mut self) {
        let doubled = vec![FREE; self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, doubled).into_iter().filter(|&slot| slot != FREE) {
            let mut place = self.home(slot >> 32);
            while self.slots[place] != FREE {
                place = (place + 1) % self.slots.len();
            }
            self.slots[place] = slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn numbers_as_a_sorted_map_does() {
        let (mut interner, mut naive) = (Interner::new(), BTreeMap::new());
        let mut again = 0;
        for n in 0..20_000_u64 {
            let token = (n * n % 7919).to_string();
            let next = naive.len() as u32;
            let number = *naive.entry(token.clone()).or_insert(next);
            assert_eq!(interner.number(token.as_bytes()), number, "{token}");
            again += u32::from(number < next);
        }
        assert!(again > 10_000 && naive.len() > 3000);
        assert_eq!(interner.number(b""), naive.len() as u32);
    }

    #[test]
    fn tokens_whose_hashes_agree_are_told_apart_by_their_bytes() {
        // Among 200 000 tokens about 2⁻³³ of the 4·10¹⁰ pairs, some five, agree in 32 bits of their hashes.
        let tokens: Vec<String> = (0..200_000).map(|n| format!("token {n}")).collect();
        let mut tags: Vec<u64> = tokens.iter().map(|token| hash(token.as_bytes()) >> 32).collect();
        tags.sort_unstable();
        tags.dedup();
        assert!(tags.len() < tokens.len());
        let mut interner = Interner::new();
        for round in 0..2 {
            for (number, token) in (0..).zip(&tokens) {
                assert_eq!(interner.number(token.as_bytes()), number, "{token} in round {round}");
            }
        }
    }
}
