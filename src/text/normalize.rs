//! Text as given → normalised text, with a map back.
//!
//! Two texts should match where a reader sees the same words: whatever their case, their apostrophes, or how their
//! accents are encoded. Each step can be switched off. What hides words on purpose is undone first ([`crate::text::deobfuscation`]).
//! The map leads every stretch of the normalised text back to the bytes it came from, so that a highlight covers what
//! the user wrote, not what we made of it.
//!
//! NFKC needs context (a letter and the accents that follow it), so the text is cut into *units* at characters that
//! never interact with what precedes them (UAX #15, section 9), and each unit is normalised by itself. ASCII takes a
//! path without units. O(n) time; the map takes 12 bytes for each place where lengths change.

use std::borrow::Cow;
use std::iter;

use unicode_normalization::char::{canonical_combining_class, decompose_compatible};
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfkc_quick};
use unicode_properties::UnicodeEmoji;

use crate::params::{Params, TextParams, Unit, Whitespace};
use crate::text::deobfuscation::{Deobfuscated, deobfuscate};
use crate::text::origin::Origin;
use crate::text::span::ByteSpan;

/// A text after repair and normalisation, and where each part of it came from.
pub struct NormalizedText<'a> {
    text: Cow<'a, str>,
    /// Back to the repaired text.
    origin: Origin,
    /// From there back to the given one, one step after the other.
    repairs: Vec<Origin>,
}

impl NormalizedText<'_> {
    /// The normalised text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The bytes of the given text behind a non-empty stretch of the normalised text. O(log pieces).
    #[must_use]
    pub fn given(&self, start: u32, end: u32) -> ByteSpan {
        let span = self.origin.given(start, end);
        self.repairs.iter().fold(span, |span, origin| origin.given(span.start.0, span.end.0))
    }
}

/// Repairs and normalises a text (at most `u32::MAX` bytes) as the parameters ask. O(n) time and space.
#[must_use]
pub fn normalize<'a>(text: &'a str, params: &Params) -> NormalizedText<'a> {
    if params.text.repair {
        normalize_deobfuscated(deobfuscate(text, None), params)
    } else {
        normalize_only(text, params)
    }
}

/// Normalises a text that was repaired.
#[must_use]
pub fn normalize_deobfuscated<'a>(deobfuscated: Deobfuscated<'a>, params: &Params) -> NormalizedText<'a> {
    let Deobfuscated { text, origins, .. } = deobfuscated;
    match text {
        Cow::Borrowed(text) => normalize_only(text, params),
        Cow::Owned(text) => {
            let NormalizedText { text, origin, .. } = normalize_only(&text, params);
            NormalizedText { text: Cow::Owned(text.into_owned()), origin, repairs: origins }
        }
    }
}

/// Normalises a text as it stands, whatever tricks are in it.
#[must_use]
pub fn normalize_only<'a>(text: &'a str, params: &Params) -> NormalizedText<'a> {
    if text.is_ascii() && params.text.unit == Unit::Words {
        // No ASCII character changes length, and words ignore punctuation and white space by themselves.
        let shout = params.text.lowercase && text.bytes().any(|byte| byte.is_ascii_uppercase());
        let text = if shout { Cow::Owned(text.to_ascii_lowercase()) } else { Cow::Borrowed(text) };
        return NormalizedText { text, origin: Origin::default(), repairs: Vec::new() };
    }
    let mut writer = Writer::new(params, text.len());
    let mut at = 0;
    while at < text.len() {
        if params.text.unit == Unit::Words {
            let plain = plain_length(&text[at..]);
            writer.plain(&text[at..at + plain], at as u32);
            at += plain;
        }
        let end = at + unit_length(&text[at..]);
        writer.unit(&text[at..end], at as u32);
        at = end;
    }
    writer.finish()
}

/// Bytes of the ASCII characters that stand at the beginning and are units by themselves: all but the last, with which
/// a mark may yet combine.
fn plain_length(rest: &str) -> usize {
    let ascii = rest.bytes().position(|byte| !byte.is_ascii()).unwrap_or(rest.len());
    ascii.saturating_sub(1)
}

/// Bytes up to the next character that cannot interact with anything before it.
fn unit_length(rest: &str) -> usize {
    let mut characters = rest.char_indices();
    characters.next();
    characters.find(|&(_, character)| starts_unit(character)).map_or(rest.len(), |(at, _)| at)
}

/// Whether normalising text up to this character, and from it on, separately changes nothing: its decomposition
/// begins with a starter that never composes with what precedes it.
fn starts_unit(character: char) -> bool {
    is_plain_letter(character) || starts_unit_by_tables(character)
}

#[inline(never)] // see `memory`
fn starts_unit_by_tables(character: char) -> bool {
    let mut first = None;
    decompose_compatible(character, |part| {
        first.get_or_insert(part);
    });
    let first = first.unwrap_or(character);
    canonical_combining_class(first) == 0 && is_nfkc_quick(iter::once(first)) == IsNormalized::Yes
}

/// Blocks in which every character starts a unit and is its own NFKC form (a test holds it against the tables): most
/// text never asks them.
pub(crate) fn is_plain_letter(character: char) -> bool {
    matches!(character, '\0'..='\u{7f}' | 'À'..='ı' | 'Ѐ'..='҂' | 'Ҋ'..='ԯ' | '一'..='鿿')
}

/// Whether stripping punctuation drops this character, which is no white space: punctuation, symbols, and what cannot
/// be seen; not letters, digits and their marks, nor emoji with what joins them.
fn is_punctuation(character: char) -> bool {
    if character.is_ascii() {
        return !character.is_ascii_alphanumeric();
    }
    !character.is_alphanumeric()
        && canonical_combining_class(character) == 0
        && !character.is_emoji_char_or_emoji_component()
}

/// Marks that accents are made of; marks of other scripts (Indic vowels) carry meaning of their own.
fn is_accent(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}')
}

/// Builds the normalised text and its map, unit by unit.
struct Writer<'p> {
    params: &'p Params,
    text: String,
    origin: Origin,
    /// Reused for the characters of one unit.
    scratch: Vec<char>,
}

impl<'p> Writer<'p> {
    fn new(params: &'p Params, capacity: usize) -> Self {
        Self { params, text: String::with_capacity(capacity), origin: Origin::default(), scratch: Vec::new() }
    }

    #[inline(never)] // see `memory`
    fn unit(&mut self, unit: &str, at: u32) {
        self.scratch.clear();
        if self.params.text.nfkc && !(unit.chars().nth(1).is_none() && unit.chars().all(is_plain_letter)) {
            self.scratch.extend(unit.nfkc());
        } else {
            self.scratch.extend(unit.chars());
        }
        if self.params.text.strip_accents && !unit.is_ascii() {
            let bare: String = self.scratch.iter().copied().nfd().filter(|&c| !is_accent(c)).collect();
            self.scratch.clear();
            self.scratch.extend(bare.nfc());
        }
        let start = self.text.len() as u32;
        for index in 0..self.scratch.len() {
            self.write(self.scratch[index]);
        }
        self.map(start, at, unit);
    }

    /// Writes ASCII characters of a text of words, which change in case only.
    fn plain(&mut self, plain: &str, at: u32) {
        if plain.is_empty() {
            return;
        }
        let start = self.text.len();
        self.text.push_str(plain);
        if self.params.text.lowercase {
            self.text[start..].make_ascii_lowercase();
        }
        self.origin.push_same(start as u32, at);
    }

    /// Notes where what was written since `start` came from.
    fn map(&mut self, start: u32, given: u32, unit: &str) {
        let written = self.text.len() as u32 - start;
        if written == 0 {
            return;
        }
        let one_for_one = written as usize == unit.len()
            && unit.chars().count() == 1
            && self.text[start as usize..].chars().count() == 1;
        if one_for_one {
            return self.origin.push_same(start, given);
        }
        self.origin.push_whole(start, given, unit.len() as u32);
    }

    fn write(&mut self, character: char) {
        let TextParams { lowercase, strip_punctuation, unit, .. } = self.params.text;
        let character = match character {
            // Typewriter and typographic apostrophes are one: don't, don’t, donʼt.
            '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{2bc}' if strip_punctuation => '\'',
            other => other,
        };
        if unit == Unit::Characters {
            if character.is_whitespace() {
                return self.write_space(character);
            }
            if strip_punctuation && is_punctuation(character) {
                return;
            }
        }
        if lowercase {
            // The final sigma is a matter of spelling, not of the letter.
            self.text.extend(character.to_lowercase().map(|c| if c == 'ς' { 'σ' } else { c }));
        } else {
            self.text.push(character);
        }
    }

    fn write_space(&mut self, character: char) {
        match self.params.text.whitespace {
            Whitespace::Keep => self.text.push(character),
            Whitespace::Collapse if !self.text.is_empty() && !self.text.ends_with(' ') => self.text.push(' '),
            Whitespace::Collapse | Whitespace::Remove => {}
        }
    }

    fn finish<'a>(mut self) -> NormalizedText<'a> {
        let collapsed =
            self.params.text.unit == Unit::Characters && self.params.text.whitespace == Whitespace::Collapse;
        if collapsed && self.text.ends_with(' ') {
            self.text.pop();
        }
        NormalizedText { text: Cow::Owned(self.text), origin: self.origin, repairs: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_letters_start_units_by_the_tables_too() {
        for character in ('\0'..=char::MAX).filter(|&c| is_plain_letter(c)) {
            assert!(starts_unit_by_tables(character), "{character:?}");
            assert_eq!(is_nfkc_quick(iter::once(character)), IsNormalized::Yes, "{character:?}");
        }
    }

    #[test]
    fn maps_back_through_ligatures_and_accents() {
        let given = "E\u{301}l ﬁn";
        let normalized = normalize(given, &Params::default());
        assert_eq!(normalized.as_str(), "él fin");
        let word = normalized.as_str().find("fi").expect("written") as u32;
        let span = normalized.given(word, word + 3);
        assert_eq!(&given[span.start.0 as usize..span.end.0 as usize], "ﬁn");
        // Half of a ligature leads back to the whole of it.
        let half = normalized.given(word, word + 1);
        assert_eq!(&given[half.start.0 as usize..half.end.0 as usize], "ﬁ");
    }

    #[test]
    fn accents_go_only_where_asked_and_only_accents() {
        let params = Params::builder().strip_accents(true).build().expect("valid");
        assert_eq!(normalize("Čeština ёлка हिन्दी", &params).as_str(), "cestina елка हिन्दी");
        assert_eq!(normalize("Čeština ёлка", &Params::default()).as_str(), "čeština ёлка");
    }

    #[test]
    fn white_space_between_characters_is_kept_collapsed_or_removed() {
        let of = |whitespace| {
            let params = Params::builder().unit(Unit::Characters).whitespace(whitespace).build().expect("valid");
            normalize(" a \t\n b. ", &params).as_str().to_owned()
        };
        assert_eq!(of(Whitespace::Keep), " a \t\n b ");
        assert_eq!(of(Whitespace::Collapse), "a b");
        assert_eq!(of(Whitespace::Remove), "ab");
    }
}
