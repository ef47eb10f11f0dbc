//! Whether a text has anything in it that a trick might be made of: a look at each character, and no more.

use super::letters::{Letter, Script, letter_of};
use super::{invisible, styled};

/// See the head of this module.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Signs {
    /// Something that nobody sees.
    pub(super) invisible: bool,
    /// Letters in another form.
    pub(super) styled: bool,
    /// A bit for each script.
    scripts: u8,
}

impl Signs {
    /// O(n).
    pub(super) fn of(text: &str) -> Self {
        let mut signs = Self::default();
        let bytes = text.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            at += match bytes[at] {
                byte if byte.is_ascii() => 1,
                // Letters from U+0400 to U+047F, which Russian is made of.
                0xd0 | 0xd1 => {
                    signs.scripts |= 1 << Script::Cyrillic as u8;
                    2
                }
                _ => {
                    let character = text[at..].chars().next().expect("characters follow one another");
                    signs.take(character);
                    character.len_utf8()
                }
            };
        }
        signs.scripts |= u8::from(bytes.iter().any(u8::is_ascii_alphabetic)) << Script::Latin as u8;
        signs
    }

    fn take(&mut self, character: char) {
        self.invisible |= invisible::is_invisible(character);
        self.styled |= styled::is_styled(character);
        if let Some(Letter { script, .. }) = letter_of(character) {
            self.scripts |= 1 << script as u8;
        }
    }

    /// Whether there are letters of several scripts that share looks.
    pub(super) fn is_mixed(self) -> bool {
        (self.scripts & !(1 << Script::Other as u8)).count_ones() > 1
    }
}
