//! Tricks that hide a text's words from a comparison, undone, counted and located.
//!
//! A reader sees the same words, and a comparison by their characters does not: something invisible stands in each, or a
//! letter of another script that looks the same. Each trick has a module, which finds its places in a text and says what
//! should stand there instead; the steps follow one another, and what each changed is kept as a way back ([`Origin`]),
//! so that a highlight covers what was written.
//!
//! What is undone is not yet an accusation. Each trick knows where such characters belong (emoji, Persian, formulae,
//! soft hyphens) and leaves those in peace; the rest is counted, and a document is *flagged* only where it is too much to
//! be an accident. O(n) time; a text without any costs a look at it.

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

/// How words were hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Trick {
    /// Characters that nobody sees, such as zero-width spaces, in or at words.
    Invisible,
    /// Text written backwards between controls that turn it round on screen.
    Backwards,
    /// Letters of another script that look like those they stand for.
    LookAlike,
    /// Words in full-width, mathematical or encircled letters.
    Styled,
    /// Letters with white space between them.
    SpacedOut,
}

/// All of them, in the order in which they are undone.
pub const TRICKS: [Trick; 5] = [Trick::Invisible, Trick::Backwards, Trick::LookAlike, Trick::Styled, Trick::SpacedOut];

/// What came of one trick in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Characters that were changed or left out; of letters spaced out, the letters.
    pub characters: u32,
    /// Words that they stand in; of letters spaced out, those they make up.
    pub words: u32,
    /// Whether it is too much to be an accident.
    pub flagged: bool,
}

/// What came of all tricks in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ObfuscationCounts {
    counts: [Count; TRICKS.len()],
    /// Letters spaced out without gaps between words, which only the words of other documents can tell apart. 0 where
    /// they are few, or a list.
    pub open: u32,
}

impl ObfuscationCounts {
    /// How many numbers tell a tally.
    pub const NUMBERS: usize = 2 * TRICKS.len() + 2;

    /// What came of a trick.
    #[must_use]
    pub fn of(&self, trick: Trick) -> Count {
        self.counts[trick as usize]
    }

    /// Whether any trick is flagged.
    #[must_use]
    pub fn is_flagged(&self) -> bool {
        self.counts.iter().any(|count| count.flagged)
    }

    /// The number of [`Self::open`] letters whose words are looked up; 0 if there are more than [`spaced::MAX_UNSEGMENTED_LETTERS`].
    #[must_use]
    pub fn looked_up(&self) -> u32 {
        if self.open <= spaced::MAX_UNSEGMENTED_LETTERS { self.open } else { 0 }
    }

    /// As numbers, for the way between workers.
    #[must_use]
    pub fn to_numbers(&self) -> [u32; Self::NUMBERS] {
        let mut numbers = [0; Self::NUMBERS];
        for (place, count) in self.counts.iter().enumerate() {
            numbers[2 * place] = count.characters;
            numbers[2 * place + 1] = count.words;
            numbers[Self::NUMBERS - 2] |= u32::from(count.flagged) << place;
        }
        numbers[Self::NUMBERS - 1] = self.open;
        numbers
    }

    /// From those numbers.
    #[must_use]
    pub fn from_numbers(numbers: [u32; Self::NUMBERS]) -> Self {
        let mut counts = Self { open: numbers[Self::NUMBERS - 1], ..Self::default() };
        for (place, count) in counts.counts.iter_mut().enumerate() {
            let flagged = numbers[Self::NUMBERS - 2] >> place & 1 == 1;
            *count = Count { characters: numbers[2 * place], words: numbers[2 * place + 1], flagged };
        }
        counts
    }
}

/// A place that was repaired, in the text as given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// How words were hidden there.
    pub trick: Trick,
    /// Where.
    pub span: ByteSpan,
}

/// A text with its tricks undone.
pub struct Deobfuscated<'a> {
    /// The text to compare by; the given one where nothing was to be done.
    pub text: Cow<'a, str>,
    /// From there back to the given text, one step after the other.
    pub origins: Vec<Origin>,
    /// What was found.
    pub counts: ObfuscationCounts,
    /// Where, in the order in which the tricks are undone, ascending for each.
    pub places: Vec<Place>,
}

/// Tells the words apart in letters that are spaced out evenly: whether a word begins at each letter of each piece; nothing
/// where they make no words that it knows.
pub type Cut<'a> = dyn Fn(&str, &spaced::Run) -> Option<Vec<Vec<bool>>> + 'a;

/// What stands at a place of a text instead of what was found there.
struct Edit {
    start: usize,
    end: usize,
    with: String,
}

/// What one trick's module found in a text.
#[derive(Default)]
struct Found {
    /// Ascending, apart from one another.
    edits: Vec<Edit>,
    /// What is to be shown of it.
    spans: Vec<(usize, usize)>,
    count: Count,
}

/// Undoes the tricks in a text (at most `u32::MAX` bytes); `cut` tells evenly spaced letters apart, if it is known how.
/// O(n) time and space.
#[must_use]
pub fn deobfuscate<'a>(text: &'a str, cut: Option<&Cut>) -> Deobfuscated<'a> {
    deobfuscate_by(ObfuscationHints::of(text), text, cut)
}

/// The same where the text's signs are known.
#[inline(never)] // see `memory`
pub(crate) fn deobfuscate_by<'a>(hints: ObfuscationHints, text: &'a str, cut: Option<&Cut>) -> Deobfuscated<'a> {
    let text = Cow::Borrowed(text);
    let mut deobfuscated =
        Deobfuscated { text, origins: Vec::new(), counts: ObfuscationCounts::default(), places: Vec::new() };
    if hints.invisible {
        deobfuscated.take(Trick::Backwards, &direction::find(&deobfuscated.text));
        deobfuscated.take(Trick::Invisible, &invisible::find(&deobfuscated.text));
    }
    if hints.styled {
        deobfuscated.take(Trick::Styled, &styled::find(&deobfuscated.text));
    }
    if hints.is_mixed(&deobfuscated.text) {
        deobfuscated.take(Trick::LookAlike, &look_alike::find(&deobfuscated.text));
    }
    let runs = spaced::runs(&deobfuscated.text);
    if !runs.is_empty() {
        deobfuscated.counts.open = spaced::open(&deobfuscated.text, &runs);
        let found = spaced::find(&deobfuscated.text, &runs, cut);
        let joins = !found.edits.is_empty();
        deobfuscated.take(Trick::SpacedOut, &found);
        // Letters that stood alone said nothing of their script; the words that they make up do.
        if joins && hints.is_mixed(&deobfuscated.text) {
            deobfuscated.take(Trick::LookAlike, &look_alike::find(&deobfuscated.text));
        }
    }
    deobfuscated
}

impl Deobfuscated<'_> {
    /// Where a span of the repaired text stands in the text as given. O(log n) a trick that was undone.
    #[must_use]
    pub fn given(&self, span: ByteSpan) -> ByteSpan {
        self.origins.iter().fold(span, |span, origin| origin.given(span.start.0, span.end.0))
    }

    /// Carries out what a trick's module asks for.
    fn take(&mut self, trick: Trick, found: &Found) {
        let spans = found.spans.iter().filter(|(start, end)| start < end);
        let places = spans.map(|&(start, end)| {
            let span = ByteSpan { start: ByteOffset(start as u32), end: ByteOffset(end as u32) };
            Place { trick, span: self.given(span) }
        });
        let places: Vec<Place> = places.collect();
        self.places.extend(places);
        let Count { characters, words, flagged } = &mut self.counts.counts[trick as usize];
        *characters += found.count.characters;
        *words += found.count.words;
        *flagged |= found.count.flagged;
        if found.edits.is_empty() {
            return;
        }
        let (text, origin) = apply(&self.text, &found.edits);
        self.text = Cow::Owned(text);
        self.origins.insert(0, origin);
    }
}

fn apply(text: &str, edits: &[Edit]) -> (String, Origin) {
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

/// So many words hold a trick that it is no accident: stray characters come with copying and scanning, here and there in
/// a long text.
fn is_no_accident(words: u32, at_least: u32, text: &str) -> bool {
    /// One word in so many.
    const SHARE: usize = 2_000;
    words >= at_least && words as usize * SHARE >= text.split_whitespace().count()
}

#[cfg(test)]
mod tests;
