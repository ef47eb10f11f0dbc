//! Normalises a text, with a map back to the text as given.
//!
//! Two texts should match where a reader sees the same words, whatever their case, their apostrophes, or the encoding
//! of their accents. Each step can be switched off. Obfuscation is undone first ([`crate::text::deobfuscation`]). The
//! map leads every range of the normalised text back to its source bytes, so that highlights cover the text as the user
//! wrote it.
//!
//! NFKC depends on context (a letter and the accents after it), so the text is split into *units* at characters that
//! never interact with preceding ones (UAX #15, section 9), and each unit is normalised on its own. ASCII skips the
//! units. O(n) time; the map takes 12 bytes for each place where lengths change.

use std::borrow::Cow;

use crate::params::{Params, Unit, Whitespace};
use crate::text::deobfuscation::{Deobfuscated, deobfuscate};
use crate::text::origin::Origin;
use crate::text::span::ByteSpan;
use crate::text::unicode::{self, canonical_combining_class, is_emoji_or_component};

/// A deobfuscated and normalised text, with a map from each part of it to the text as given.
pub struct NormalizedText<'a> {
    text: Cow<'a, str>,
    /// Maps to the deobfuscated text.
    origin: Origin,
    /// Map from the deobfuscated text to the given one, one step after the other.
    deobfuscations: Vec<Origin>,
}

impl NormalizedText<'_> {
    /// The normalised text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The bytes of the given text that a non-empty range of the normalised text was made from. O(log pieces).
    #[must_use]
    pub fn given(&self, start: u32, end: u32) -> ByteSpan {
        let span = self.origin.given(start, end);
        self.deobfuscations.iter().fold(span, |span, origin| origin.given(span.start.0, span.end.0))
    }
}

/// Deobfuscates and normalises a text (at most `u32::MAX` bytes) according to the parameters. O(n) time and space.
#[must_use]
pub fn normalize<'a>(text: &'a str, params: &Params) -> NormalizedText<'a> {
    if params.deobfuscate {
        normalize_deobfuscated(deobfuscate(text, None), params)
    } else {
        normalize_only(text, params)
    }
}

/// Normalises a deobfuscated text. O(n) time and space.
#[must_use]
pub fn normalize_deobfuscated<'a>(deobfuscated: Deobfuscated<'a>, params: &Params) -> NormalizedText<'a> {
    let Deobfuscated { text, origins, .. } = deobfuscated;
    match text {
        Cow::Borrowed(text) => normalize_only(text, params),
        Cow::Owned(text) => {
            let NormalizedText { text, origin, .. } = normalize_only(&text, params);
            NormalizedText { text: Cow::Owned(text.into_owned()), origin, deobfuscations: origins }
        }
    }
}

/// Normalises a text without deobfuscating it. O(n) time and space.
#[must_use]
pub fn normalize_only<'a>(text: &'a str, params: &Params) -> NormalizedText<'a> {
    if text.is_ascii() && params.unit == Unit::Words {
        // ASCII characters keep their length, and words ignore punctuation and white space anyway.
        let changes = params.lowercase && text.bytes().any(|byte| byte.is_ascii_uppercase());
        let text = if changes { Cow::Owned(text.to_ascii_lowercase()) } else { Cow::Borrowed(text) };
        return NormalizedText { text, origin: Origin::default(), deobfuscations: Vec::new() };
    }
    let mut writer = Writer::new(params, text.len());
    let mut at = 0;
    while at < text.len() {
        if params.unit == Unit::Words {
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

/// The length of the leading ASCII characters that are units on their own: all but the last, which a following mark may
/// combine with.
fn plain_length(rest: &str) -> usize {
    let ascii = rest.bytes().position(|byte| !byte.is_ascii()).unwrap_or(rest.len());
    ascii.saturating_sub(1)
}

/// The number of bytes up to the next character that cannot interact with anything before it.
fn unit_length(rest: &str) -> usize {
    let mut characters = rest.char_indices();
    characters.next();
    characters.find(|&(_, character)| starts_unit(character)).map_or(rest.len(), |(at, _)| at)
}

/// Whether text can be split before this character and both parts normalised separately.
fn starts_unit(character: char) -> bool {
    is_plain_letter(character) || unicode::starts_unit(character)
}

/// Blocks in which every character starts a unit and is its own NFKC form, as a test verifies against the tables. Most
/// text needs no table look-up.
pub(crate) fn is_plain_letter(character: char) -> bool {
    matches!(character, '\0'..='\u{7f}' | 'À'..='ı' | 'Ѐ'..='҂' | 'Ҋ'..='ԯ' | '一'..='鿿')
}

/// Whether stripping punctuation drops a character that is not white space: punctuation, symbols and invisible
/// characters, but not letters, digits and their marks, nor emoji and their joiners.
fn is_punctuation(character: char) -> bool {
    if character.is_ascii() {
        return !character.is_ascii_alphanumeric();
    }
    !character.is_alphanumeric() && canonical_combining_class(character) == 0 && !is_emoji_or_component(character)
}

/// Combining marks that form accents. Marks of other scripts, such as Indic vowels, carry meaning of their own.
fn is_accent(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}')
}

/// Marks that do not change a word: the vowel and recitation signs of Arabic and Hebrew, and the tatweel that stretches an Arabic word.
fn is_optional_mark(character: char) -> bool {
    matches!(
        character,
        '\u{591}'..='\u{5bd}'
            | '\u{5bf}'
            | '\u{5c1}'..='\u{5c2}'
            | '\u{5c4}'..='\u{5c5}'
            | '\u{5c7}'
            | '\u{640}'
            | '\u{64b}'..='\u{65f}'
            | '\u{670}'
            | '\u{6d6}'..='\u{6dc}'
            | '\u{6df}'..='\u{6e4}'
            | '\u{6e7}'..='\u{6e8}'
            | '\u{6ea}'..='\u{6ed}'
    )
}

/// Whether a character is a Greek letter that may have accents. Capitals are usually written without.
fn is_greek(character: char) -> bool {
    matches!(character, '\u{386}'..='\u{3ce}' | '\u{1f00}'..='\u{1fff}') && character.is_alphabetic()
}

/// A letter as it is compared without regard to case: its lower case, with one letter for its variants. A final σ is written ς, and in
/// Turkish I is the capital of ı, and İ that of i.
pub(crate) fn caseless(letter: char) -> impl Iterator<Item = char> {
    unicode::lowercase(if letter == 'İ' { 'i' } else { letter }).map(|letter| match letter {
        'ς' => 'σ',
        'ı' => 'i',
        other => other,
    })
}

/// Builds the normalised text and its map, unit by unit.
struct Writer<'p> {
    params: &'p Params,
    text: String,
    origin: Origin,
    /// The characters of the current unit; reused.
    scratch: Vec<char>,
}

impl<'p> Writer<'p> {
    fn new(params: &'p Params, capacity: usize) -> Self {
        Self { params, text: String::with_capacity(capacity), origin: Origin::default(), scratch: Vec::new() }
    }

    #[inline(never)] // see `memory`
    fn unit(&mut self, unit: &str, at: u32) {
        self.scratch.clear();
        if self.params.nfkc && !(unit.chars().nth(1).is_none() && unit.chars().all(is_plain_letter)) {
            unicode::nfkc(unit, &mut self.scratch);
        } else {
            self.scratch.extend(unit.chars());
        }
        let drops_accents = self.params.strip_accents && !unit.is_ascii();
        if drops_accents || (self.params.lowercase && self.scratch.iter().copied().any(is_greek)) {
            unicode::nfd(&mut self.scratch);
            let mut is_of_greek = false;
            self.scratch.retain(|&character| {
                if canonical_combining_class(character) == 0 {
                    is_of_greek = is_greek(character);
                }
                !(is_accent(character) && (drops_accents || is_of_greek))
            });
            unicode::nfc(&mut self.scratch);
        }
        if self.params.lowercase {
            self.scratch.retain(|&c| !is_optional_mark(c));
        }
        let start = self.text.len() as u32;
        for index in 0..self.scratch.len() {
            self.write(self.scratch[index]);
        }
        self.map(start, at, unit);
    }

    /// Writes ASCII characters of a text of words; only their case changes.
    fn plain(&mut self, plain: &str, at: u32) {
        if plain.is_empty() {
            return;
        }
        let start = self.text.len();
        self.text.push_str(plain);
        if self.params.lowercase {
            self.text[start..].make_ascii_lowercase();
        }
        self.origin.push_same(start as u32, at);
    }

    /// Maps the characters written since `start` to their source.
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
        let Params { lowercase, strip_punctuation, unit, .. } = *self.params;
        let character = match character {
            // Typewriter and typographic apostrophes are treated as equal: don't, don’t, donʼt.
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
            self.text.extend(caseless(character));
        } else {
            self.text.push(character);
        }
    }

    fn write_space(&mut self, character: char) {
        match self.params.whitespace {
            Whitespace::Keep => self.text.push(character),
            Whitespace::Collapse if !self.text.is_empty() && !self.text.ends_with(' ') => self.text.push(' '),
            Whitespace::Collapse | Whitespace::Remove => {}
        }
    }

    fn finish<'a>(mut self) -> NormalizedText<'a> {
        let collapsed = self.params.unit == Unit::Characters && self.params.whitespace == Whitespace::Collapse;
        if collapsed && self.text.ends_with(' ') {
            self.text.pop();
        }
        NormalizedText { text: Cow::Owned(self.text), origin: self.origin, deobfuscations: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_letters_start_units_by_the_tables() {
        for character in ('\0'..=char::MAX).filter(|&c| is_plain_letter(c)) {
            assert!(unicode::starts_unit(character), "{character:?}");
            let mut normalized = Vec::new();
            unicode::nfkc(character.encode_utf8(&mut [0; 4]), &mut normalized);
            assert_eq!(normalized, [character]);
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
        // Half a ligature maps to the whole of it.
        let half = normalized.given(word, word + 1);
        assert_eq!(&given[half.start.0 as usize..half.end.0 as usize], "ﬁ");
    }

    #[test]
    fn accents_are_stripped_only_on_request() {
        let params = Params::builder().strip_accents(true).build().expect("valid");
        assert_eq!(normalize("Čeština ёлка हिन्दी", &params).as_str(), "cestina елка हिन्दी");
        assert_eq!(normalize("Čeština ёлка", &Params::default()).as_str(), "čeština ёлка");
    }

    #[test]
    fn without_case_words_are_equal_however_their_script_writes_them() {
        for (one, other) in [
            ("Τάξη ΐ πολύς ἄνθρωπος", "ΤΑΞΗ Ϊ ΠΟΛΥΣ ΑΝΘΡΩΠΟΣ"),
            ("ışık İstanbul", "IŞIK istanbul"),
            ("كَتَبَ الكِتـــابَ آ", "كتب الكتاب آ"),
            ("שָׁלוֹם עוֹלָם", "שלום עולם"),
        ] {
            let [one, other] = [one, other].map(|text| normalize(text, &Params::default()).as_str().to_owned());
            assert_eq!(one, other);
        }
        let params = Params::builder().lowercase(false).build().expect("valid");
        assert_eq!(normalize("Τάξη שָׁלוֹם", &params).as_str(), "Τάξη שָׁלוֹם");
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
