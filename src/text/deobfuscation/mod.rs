//! Undoes obfuscation that hides a text's words from comparison, and counts and locates it.
//!
//! An obfuscated text reads normally, but its characters do not match: its words contain invisible characters or
//! letters of another script. Each kind of obfuscation has a module that finds it and returns the edits that undo it.
//! The modules run one after the other, and each keeps a map back to its input ([`Origin`]), so that highlights cover
//! the original text.
//!
//! Deobfuscation alone is no accusation. Each module knows legitimate uses of such characters (emoji, Persian,
//! formulas, soft hyphens) and leaves them unchanged. The rest is counted, and a document is *flagged* only if there is
//! too much of it to be an accident. O(n) time; a text without obfuscation costs one scan (`ObfuscationHints`).

mod direction;
mod hints;
mod invisible;
pub(crate) mod letters;
mod look_alike;
mod rows;
pub mod spaced;
mod styled;

use std::borrow::Cow;

use serde::Serialize;

use crate::text::origin::Origin;
use crate::text::span::{ByteOffset, ByteSpan};
pub(crate) use hints::ObfuscationHints;
pub(crate) use rows::MIN_GAP;

/// A kind of obfuscation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Obfuscation {
    /// Invisible characters, such as zero-width spaces, in or at words.
    Invisible,
    /// Text stored backwards between bidirectional overrides.
    Backwards,
    /// Confusables: letters of another script that look like the intended ones.
    LookAlike,
    /// Words in full-width, mathematical or encircled letters.
    Styled,
    /// Letters separated by white space.
    SpacedOut,
}

impl Obfuscation {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Self; 5] = [Self::Invisible, Self::Backwards, Self::LookAlike, Self::Styled, Self::SpacedOut];
}

/// The amount of one kind of obfuscation in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Characters that were changed or removed; of spaced-out letters, the letters.
    pub characters: u32,
    /// Words that contain them; of spaced-out letters, the words they form.
    pub words: u32,
    /// Whether there are too many to be an accident.
    pub flagged: bool,
}

/// The amounts of all kinds of obfuscation in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ObfuscationCounts {
    counts: [Count; Obfuscation::ALL.len()],
    /// Evenly spaced letters, which only the words of other documents can segment. 0 if they are few, or a list.
    pub unsegmented: u32,
}

impl ObfuscationCounts {
    /// The length of [`Self::to_numbers`].
    pub const NUMBERS: usize = 2 * Obfuscation::ALL.len() + 2;

    /// The amount of one kind.
    #[must_use]
    pub fn of(&self, kind: Obfuscation) -> Count {
        self.counts[kind as usize]
    }

    /// Whether any kind is flagged.
    #[must_use]
    pub fn is_flagged(&self) -> bool {
        self.counts.iter().any(|count| count.flagged)
    }

    /// The number of [`Self::unsegmented`] letters whose words are looked up; 0 if there are more than
    /// [`spaced::MAX_UNSEGMENTED_LETTERS`].
    #[must_use]
    pub fn looked_up(&self) -> u32 {
        if self.unsegmented <= spaced::MAX_UNSEGMENTED_LETTERS { self.unsegmented } else { 0 }
    }

    /// The counts as numbers, for passing them between workers.
    #[must_use]
    pub fn to_numbers(&self) -> [u32; Self::NUMBERS] {
        let mut numbers = [0; Self::NUMBERS];
        for (place, count) in self.counts.iter().enumerate() {
            numbers[2 * place] = count.characters;
            numbers[2 * place + 1] = count.words;
            numbers[Self::NUMBERS - 2] |= u32::from(count.flagged) << place;
        }
        numbers[Self::NUMBERS - 1] = self.unsegmented;
        numbers
    }

    /// The counts from the numbers of [`Self::to_numbers`].
    #[must_use]
    pub fn from_numbers(numbers: [u32; Self::NUMBERS]) -> Self {
        let mut counts = Self { unsegmented: numbers[Self::NUMBERS - 1], ..Self::default() };
        for (place, count) in counts.counts.iter_mut().enumerate() {
            let flagged = numbers[Self::NUMBERS - 2] >> place & 1 == 1;
            *count = Count { characters: numbers[2 * place], words: numbers[2 * place + 1], flagged };
        }
        counts
    }
}

/// A deobfuscated place, in the text as given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The kind of obfuscation.
    pub kind: Obfuscation,
    /// Its range.
    pub span: ByteSpan,
}

/// A deobfuscated text.
pub struct Deobfuscated<'a> {
    /// The text to compare; the given one if nothing was changed.
    pub text: Cow<'a, str>,
    /// Map back to the given text, one step after the other.
    pub origins: Vec<Origin>,
    /// The amounts of obfuscation.
    pub counts: ObfuscationCounts,
    /// The obfuscated places, in the order of deobfuscation, ascending for each kind.
    pub places: Vec<Place>,
}

/// Segments evenly spaced letters into words: returns whether a word begins at each letter of each piece, or `None` if
/// they form no words it knows.
pub type Segmenter<'a> = dyn Fn(&str, &spaced::SpacedRun) -> Option<Vec<Vec<bool>>> + 'a;

/// The replacement of a range of a text.
struct TextEdit {
    start: usize,
    end: usize,
    with: String,
}

/// The findings of one module in a text.
#[derive(Default)]
struct Found {
    /// Ascending, without overlap.
    edits: Vec<TextEdit>,
    /// The ranges to show.
    spans: Vec<(usize, usize)>,
    count: Count,
}

/// Deobfuscates a text (at most `u32::MAX` bytes). `segmenter` segments evenly spaced letters; without it they stay as
/// they are. O(n) time and space.
#[must_use]
pub fn deobfuscate<'a>(text: &'a str, segmenter: Option<&Segmenter>) -> Deobfuscated<'a> {
    deobfuscate_by(ObfuscationHints::of(text), text, segmenter)
}

/// [`deobfuscate`] with the text's hints.
#[inline(never)] // see `memory`
pub(crate) fn deobfuscate_by<'a>(
    hints: ObfuscationHints,
    text: &'a str,
    segmenter: Option<&Segmenter>,
) -> Deobfuscated<'a> {
    let text = Cow::Borrowed(text);
    let mut deobfuscated =
        Deobfuscated { text, origins: Vec::new(), counts: ObfuscationCounts::default(), places: Vec::new() };
    if hints.invisible {
        deobfuscated.apply(Obfuscation::Backwards, &direction::find(&deobfuscated.text));
        deobfuscated.apply(Obfuscation::Invisible, &invisible::find(&deobfuscated.text));
    }
    if hints.styled {
        deobfuscated.apply(Obfuscation::Styled, &styled::find(&deobfuscated.text));
    }
    if hints.is_mixed(&deobfuscated.text) {
        deobfuscated.apply(Obfuscation::LookAlike, &look_alike::find(&deobfuscated.text));
    }
    let runs = spaced::runs(&deobfuscated.text);
    if !runs.is_empty() {
        deobfuscated.counts.unsegmented = spaced::unsegmented_letters(&deobfuscated.text, &runs);
        let found = spaced::find(&deobfuscated.text, &runs, segmenter);
        let joins = !found.edits.is_empty();
        deobfuscated.apply(Obfuscation::SpacedOut, &found);
        // Single letters are no evidence of their script, but the words they form are.
        if joins && hints.is_mixed(&deobfuscated.text) {
            deobfuscated.apply(Obfuscation::LookAlike, &look_alike::find(&deobfuscated.text));
        }
    }
    deobfuscated
}

impl Deobfuscated<'_> {
    /// The range of the given text behind a span of the deobfuscated text. O(log n) for each module that made edits.
    #[must_use]
    pub fn given(&self, span: ByteSpan) -> ByteSpan {
        self.origins.iter().fold(span, |span, origin| origin.given(span.start.0, span.end.0))
    }

    /// Applies and counts the findings of a module.
    fn apply(&mut self, kind: Obfuscation, found: &Found) {
        let spans = found.spans.iter().filter(|(start, end)| start < end);
        let places = spans.map(|&(start, end)| {
            let span = ByteSpan { start: ByteOffset(start as u32), end: ByteOffset(end as u32) };
            Place { kind, span: self.given(span) }
        });
        let places: Vec<Place> = places.collect();
        self.places.extend(places);
        let Count { characters, words, flagged } = &mut self.counts.counts[kind as usize];
        *characters += found.count.characters;
        *words += found.count.words;
        *flagged |= found.count.flagged;
        if found.edits.is_empty() {
            return;
        }
        let (text, origin) = edited(&self.text, &found.edits);
        self.text = Cow::Owned(text);
        self.origins.insert(0, origin);
    }
}

fn edited(text: &str, edits: &[TextEdit]) -> (String, Origin) {
    let mut changed = String::with_capacity(text.len());
    let mut origin = Origin::default();
    let mut at = 0;
    for edit in edits {
        if at < edit.start {
            origin.push_same(changed.len() as u32, at as u32);
            changed.push_str(&text[at..edit.start]);
        }
        if !edit.with.is_empty() {
            origin.push_whole(changed.len() as u32, edit.start as u32, (edit.end - edit.start) as u32);
            changed.push_str(&edit.with);
        }
        at = edit.end;
    }
    if at < text.len() {
        origin.push_same(changed.len() as u32, at as u32);
        changed.push_str(&text[at..]);
    }
    (changed, origin)
}

/// Whether more words are obfuscated than by accident: stray characters come with copying and scanning, here and there
/// in a long text.
fn exceeds_accidental_rate(words: u32, min_words: u32, text: &str) -> bool {
    /// At least one word in this many.
    const SHARE: usize = 2_000;
    words >= min_words && words as usize * SHARE >= text.split_whitespace().count()
}

#[cfg(test)]
mod tests;
