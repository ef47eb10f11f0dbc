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
        if text.is_ascii() {
            return signs;
        }
        for character in text.chars().filter(|character| !character.is_ascii()) {
            signs.invisible |= invisible::is_invisible(character);
            signs.styled |= styled::is_styled(character);
            if let Some(Letter { script, .. }) = letter_of(character) {
                signs.scripts |= 1 << script as u8;
            }
        }
        signs.scripts |= u8::from(text.bytes().any(|byte| byte.is_ascii_alphabetic())) << Script::Latin as u8;
        signs
    }

    /// Whether there are letters of several scripts that share looks.
    pub(super) fn is_mixed(self) -> bool {
        (self.scripts & !(1 << Script::Other as u8)).count_ones() > 1
    }
}
