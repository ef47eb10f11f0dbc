//! Whether a text has anything in it that a trick might be made of: a look at each character, and no more.

use super::letters::{Script, script_of};
use super::{invisible, look_alike, spaced, styled};

/// See the head of this module.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ObfuscationHints {
    /// Something that nobody sees.
    pub(super) invisible: bool,
    /// Letters in another form.
    pub(super) styled: bool,
    /// A bit for each script of the letters beyond ASCII.
    scripts: u8,
    /// Places where letters may be spaced out.
    gaps: bool,
}

impl ObfuscationHints {
    /// O(n).
    pub(crate) fn of(text: &str) -> Self {
        let mut hints = Self { gaps: true, ..Self::default() };
        let bytes = text.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            at += match bytes[at] {
                byte if byte.is_ascii() => 1,
                // Letters from U+0400 to U+047F, which Russian is made of.
                0xd0 | 0xd1 => {
                    hints.take_script(Script::Cyrillic);
                    2
                }
                _ => {
                    let character = text[at..].chars().next().expect("characters follow one another");
                    hints.take(character);
                    character.len_utf8()
                }
            };
        }
        hints
    }

    /// Takes note of a character beyond ASCII.
    pub(crate) fn take(&mut self, character: char) {
        self.invisible |= invisible::is_invisible(character);
        self.styled |= styled::is_styled(character);
        if let Some(script) = script_of(character) {
            self.take_script(script);
        }
    }

    /// Takes note of a letter beyond ASCII that is in nothing but its script's own form.
    pub(crate) fn take_script(&mut self, script: Script) {
        self.scripts |= 1 << script as u8;
    }

    /// Takes note of whether no two letters stand side by side for [`MIN_GAP`](super::MIN_GAP) bytes somewhere.
    pub(crate) fn take_gaps(&mut self, are_wide: bool) {
        self.gaps |= are_wide;
    }

    /// Whether the text that these are signs of has letters of several scripts that share looks.
    pub(super) fn is_mixed(self, text: &str) -> bool {
        const LATIN: u8 = 1 << Script::Latin as u8;
        let scripts = self.scripts & !(1 << Script::Other as u8);
        let foreign = scripts & !LATIN;
        foreign != 0 && (!scripts.is_power_of_two() || text.bytes().any(|byte| byte.is_ascii_alphabetic()))
    }

    /// Whether there may be something to repair in the text that these are signs of; nearly never where there is not. O(1)
    /// for most texts of words in one script, else O(n).
    pub(crate) fn call_for_repair(self, text: &str) -> bool {
        self.invisible
            || self.styled
            || (self.is_mixed(text) && look_alike::is_worthwhile(text))
            || (self.gaps && !spaced::runs(text).is_empty())
    }
}
