//! Finds stretches of plain text without two adjacent letters: the only places where letters may be spaced out
//! ([`crate::text::deobfuscation::spaced`]). It uses the bits that separate words anyway.

use crate::text::deobfuscation::MIN_GAP;

/// Whether a text has such a stretch, from blocks of 64 bytes.
#[derive(Default)]
pub(super) struct Gaps {
    /// The last bit of the ASCII letters and digits so far.
    plain: u64,
    /// The last two bits of the bytes that lead Cyrillic letters.
    cyrillic: u64,
    /// Bytes since two letters were adjacent.
    since: u32,
    /// Whether there were ever enough for spaced-out letters. There are no false negatives; sometimes a stretch that is one
    /// byte too short counts.
    pub(super) is_wide: bool,
}

impl Gaps {
    /// Takes the bits of a block, of which the first `bytes` belong to the text.
    #[inline]
    pub(super) fn take(&mut self, plain: u64, cyrillic: u64, bytes: usize) {
        // Bits after the end are no gap.
        let behind = u64::MAX.checked_shl(bytes as u32).unwrap_or_default();
        let pairs = plain & (plain << 1 | self.plain) | cyrillic & (cyrillic << 2 | self.cyrillic) | behind;
        (self.plain, self.cyrillic) = (plain >> 63, cyrillic >> 62);
        let before = self.since + pairs.trailing_zeros();
        self.is_wide |= before >= MIN_GAP || has_zeros(pairs);
        self.since = if pairs == 0 { before } else { pairs.leading_zeros() };
    }
}

/// Whether [`MIN_GAP`] adjacent bits are zero.
fn has_zeros(bits: u64) -> bool {
    let zeros = !bits;
    let two = zeros & zeros >> 1;
    let four = two & two >> 2;
    let eight = four & four >> 4;
    const { assert!(MIN_GAP > 8 && MIN_GAP <= 16) };
    eight & eight >> (MIN_GAP - 8) != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_counting_by_bytes_has_it() {
        let mut random = 3_u64;
        for turn in 0..20_000_u32 {
            let bytes = turn as usize % 300;
            let rare = turn % 7;
            let pairs: Vec<bool> = (0..bytes)
                .map(|_| {
                    random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                    random >> 60 < u64::from(rare)
                })
                .collect();
            // Makes an adjacent pair of ASCII letters at the given position.
            let is_letter = |place: usize| pairs[place] || pairs.get(place + 1) == Some(&true);
            let letters: Vec<bool> = (0..bytes).map(is_letter).collect();
            let is_pair = |place: usize| place > 0 && letters[place] && letters[place - 1];
            let widest = (0..bytes).collect::<Vec<_>>().split(|&place| is_pair(place)).map(<[usize]>::len).max();
            let mut gaps = Gaps::default();
            for block in letters.chunks(64) {
                let bits = block.iter().rev().fold(0, |bits, &letter| bits << 1 | u64::from(letter));
                gaps.take(bits, 0, block.len());
            }
            assert_eq!(gaps.is_wide, widest.unwrap_or_default() >= MIN_GAP as usize, "{letters:?}");
        }
    }
}
