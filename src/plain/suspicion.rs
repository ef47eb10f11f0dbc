//! What a text shows of tricks while its words are hashed: enough to know that there are none, nearly always.
//!
//! [`crate::repair`] finds what there is; here nothing may be missed that it would repair, and little else noticed, since
//! a suspect text is looked at once more and perhaps read again.

use super::alphabet::{CYRILLIC, GREEK};
use crate::repair::letters::{Letter, Script, letter_of};
use crate::repair::{is_invisible, is_styled, look_alike, spaced};

/// See the head of this module.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Suspicion {
    /// Whether there is something that nobody sees, or a letter in another form.
    found: bool,
    /// A bit for each script, Latin only as far as it is beyond ASCII.
    scripts: u8,
}

impl Suspicion {
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
            if let Some(Letter { script, .. }) = letter_of(character) {
                self.scripts |= 1 << script as u8;
            }
        }
    }

    /// Whether the text is worth a closer look. O(n), of which a text of words in one script has but every tenth byte
    /// looked at.
    pub(super) fn is_justified(mut self, text: &str) -> bool {
        let latin = 1 << Script::Latin as u8;
        self.scripts &= !(1 << Script::Other as u8);
        if self.scripts & !latin != 0 && text.bytes().any(|byte| byte.is_ascii_alphabetic()) {
            self.scripts |= latin;
        }
        let is_mixed = self.scripts.count_ones() > 1;
        self.found || (is_mixed && look_alike::is_worthwhile(text)) || !spaced::runs(text).is_empty()
    }
}
