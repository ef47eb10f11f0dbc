//! What a text shows of tricks while its words are hashed: enough to know that there are none, nearly always.
//!
//! [`crate::repair`] finds what there is; here nothing may be missed that it would repair, and little else noticed, since
//! a suspect text is looked at once more and perhaps read again.

use super::alphabet::{CYRILLIC, GREEK};
use crate::repair::letters::{Script, script_of};
use crate::repair::spaced::{LEAST_LETTERS, is_alone};
use crate::repair::{is_invisible, is_styled, look_alike};

/// See the head of this module.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Suspicion {
    /// Words of one letter, one after the other, as far as blocks tell.
    row: u32,
    /// The row that ended in this block, of which signs beyond ASCII may yet show that it did not.
    ended: u32,
    /// Whether there is something that a trick may be made of.
    found: bool,
    /// A bit for each script, Latin only as far as it is beyond ASCII.
    scripts: u8,
}

impl Suspicion {
    /// Takes the runs of a block: where they start, where they end, and what of them is beyond ASCII.
    pub(super) fn take_block(&mut self, starts: u64, ends: u64, high: u64) {
        // What starts with the block's last bytes counts as one letter.
        let of_one = starts & (ends >> 1 | 1 << 63);
        let of_two = starts & high & (ends >> 2 | 3 << 62) & !of_one;
        let alone = (of_one | of_two).count_ones();
        self.take(alone, starts.count_ones() - alone);
    }

    fn take(&mut self, alone: u32, longer: u32) {
        self.found |= self.row + alone >= LEAST_LETTERS;
        // Inside of a row there is nothing longer; a part with much of it holds its end, or its beginning.
        if longer > alone {
            (self.ended, self.row) = (self.row, alone);
        } else {
            (self.ended, self.row) = (0, self.row + alone);
        }
    }

    /// Takes a run of so many bytes that holds signs beyond ASCII, with its words, of which some are of one letter.
    pub(super) fn take_mixed(&mut self, bytes: usize, words: u32, alone: u32) {
        if alone == words && bytes > 2 {
            self.row += alone;
            self.found |= alone > 1 || self.row + self.ended >= LEAST_LETTERS;
        }
    }

    /// Takes the blocks of a stretch's letters.
    pub(super) fn take_letters(&mut self, blocks: u32) {
        let script = |script: Script, blocks: u32| u8::from(blocks != 0) << script as u8;
        self.scripts |= script(Script::Greek, blocks & GREEK)
            | script(Script::Cyrillic, blocks & CYRILLIC)
            | script(Script::Latin, blocks & !(GREEK | CYRILLIC));
    }

    /// Takes a stretch that goes the general way.
    pub(super) fn take_odd(&mut self, stretch: &str) {
        for character in stretch.chars().filter(|character| !character.is_ascii()) {
            self.found |= is_invisible(character) || is_styled(character);
            if let Some(script) = script_of(character) {
                self.scripts |= 1 << script as u8;
            }
        }
        let (alone, longer): (Vec<bool>, Vec<bool>) =
            stretch.split_whitespace().map(is_alone).partition(|&alone| alone);
        self.take(alone.len() as u32, longer.len() as u32);
    }

    /// Whether the text is worth a closer look. O(1), and O(n) where it holds letters of several scripts.
    pub(super) fn is_justified(mut self, text: &str) -> bool {
        let latin = 1 << Script::Latin as u8;
        self.scripts &= !(1 << Script::Other as u8);
        if self.scripts & !latin != 0 && text.bytes().any(|byte| byte.is_ascii_alphabetic()) {
            self.scripts |= latin;
        }
        self.found || (self.scripts.count_ones() > 1 && look_alike::is_worthwhile(text))
    }
}
