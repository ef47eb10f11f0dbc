//! A fast scan for characters that obfuscation needs, so that ordinary texts skip the detectors. O(n).

use super::letters::{Script, script_of};
use super::{invisible, look_alike, spaced, styled};

/// The kinds of obfuscation that a text may contain, from one look at each character.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ObfuscationHints {
    /// Has an invisible character.
    pub(super) invisible: bool,
    /// Has a letter in another form.
    pub(super) styled: bool,
    /// A bit for each script of the letters beyond ASCII.
    scripts: u8,
    /// May have spaced-out letters.
    gaps: bool,
}

impl ObfuscationHints {
    /// Scans a text. O(n).
    pub(crate) fn of(text: &str) -> Self {
        let mut hints = Self { gaps: true, ..Self::default() };
        let bytes = text.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            at += match bytes[at] {
                byte if byte.is_ascii() => 1,
                // Letters from U+0400 to U+047F, which include all of Russian.
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

    /// Adds a character beyond ASCII.
    pub(crate) fn take(&mut self, character: char) {
        self.invisible |= invisible::is_invisible(character) || invisible::is_thin(character);
        self.styled |= styled::is_styled(character) || styled::is_stroke(character);
        if let Some(script) = script_of(character) {
            self.take_script(script);
        }
    }

    /// Adds a letter beyond ASCII that is neither styled nor invisible.
    pub(crate) fn take_script(&mut self, script: Script) {
        self.scripts |= 1 << script as u8;
    }

    /// Adds whether somewhere no two letters are adjacent for [`MIN_GAP`](super::MIN_GAP) bytes.
    pub(crate) fn take_gaps(&mut self, are_wide: bool) {
        self.gaps |= are_wide;
    }

    /// Whether the scanned text has letters of several scripts that look alike.
    pub(super) fn is_mixed(self, text: &str) -> bool {
        const LATIN: u8 = 1 << Script::Latin as u8;
        let scripts = self.scripts & !(1 << Script::Other as u8);
        let foreign = scripts & !LATIN;
        foreign != 0 && (!scripts.is_power_of_two() || text.bytes().any(|byte| byte.is_ascii_alphabetic()))
    }

    /// Whether the scanned text may need deobfuscation; false positives are rare. O(1) for most texts of words in one
    /// script, else O(n).
    pub(crate) fn needs_deobfuscation(self, text: &str) -> bool {
        self.invisible
            || self.styled
            || (self.is_mixed(text) && look_alike::may_find(text))
            || (self.gaps && !spaced::runs(text).is_empty())
    }
}
