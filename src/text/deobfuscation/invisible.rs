//! Removes invisible characters from words.
//!
//! In emoji, and between the words of Thai, Lao, Burmese and Khmer, invisible characters are legitimate and stay. In Arabic, in the scripts
//! of India and in Chinese, Japanese and Korean they shape letters or part them, and right-to-left text has them around it: they are
//! removed there, as a text may be written with or without them, but not counted. Nor are those that touch no word, and soft hyphens
//! between syllables. In or at a word of any other script they obfuscate it, so they are removed and counted. So are spaces as thin as a
//! hair within words.

use crate::text::unicode::{is_combining_mark, is_emoji_or_component};

use super::letters::{is_alphabetic_script, is_right_to_left};
use super::styled::is_styled;
use super::{Count, Found, TextEdit, exceeds_accidental_rate};

/// Fewest words with invisible characters between their letters that are flagged. A copied web page has one or two.
const MIN_WORDS: u32 = 5;
/// Fewest words with invisible characters at their edges that are flagged, which are more often accidental.
const MIN_EDGES: u32 = 20;
/// Words at their edges are flagged only if they are at least one in this many.
const EDGE_SHARE: u32 = 20;
/// Fewest letters of a syllable that a soft hyphen cuts off.
const MIN_SYLLABLE: usize = 2;

const SOFT_HYPHEN: char = '\u{ad}';

/// Whether a character has no form: Unicode's default-ignorable code points, and the marks around annotations.
pub(crate) fn is_invisible(character: char) -> bool {
    matches!(
        character,
        SOFT_HYPHEN
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a space is so thin that within a word it is hardly seen.
pub(super) fn is_thin(character: char) -> bool {
    matches!(character, '\u{2006}' | '\u{2009}' | '\u{200a}')
}

/// Whether a thin space between two characters stands within a word.
#[inline(never)] // one copy
fn joins(before: Option<char>, thin: char, after: Option<char>) -> bool {
    is_thin(thin) && before.is_some_and(char::is_alphabetic) && after.is_some_and(char::is_lowercase)
}

/// Whether thin spaces stand within the words of a text: they are many, but few in a row. Between its words there would be one after
/// the other. O(n).
#[inline(never)] // one copy
fn splits_words(text: &str) -> bool {
    let (mut gaps, mut fields_with_gaps, mut fields) = (0, 0, 0);
    for field in text.split(|c: char| c.is_whitespace() && !is_thin(c)).filter(|field| !field.is_empty()) {
        let mut before = None;
        let mut characters = field.chars().peekable();
        let mut here = 0;
        while let Some(character) = characters.next() {
            here += u32::from(joins(before, character, characters.peek().copied()));
            before = Some(character);
        }
        fields += 1;
        gaps += here;
        fields_with_gaps += u32::from(here > 0);
    }
    gaps >= MIN_WORDS && gaps <= 2 * fields_with_gaps && gaps <= fields
}

/// Whether an invisible character is as wide as a letter, and looks like a space: fillers of Hangul.
fn is_wide(character: char) -> bool {
    matches!(character, '\u{115f}' | '\u{3164}' | '\u{ffa0}')
}

/// Whether a character controls the direction of text.
fn is_directional(character: char) -> bool {
    matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Finds the invisible characters to remove. O(n).
pub(super) fn find(text: &str) -> Found {
    let has_right_to_left = text.chars().any(is_right_to_left);
    let splits_words = text.chars().any(is_thin) && splits_words(text);
    let mut found = Found::default();
    let (mut inside, mut at_edges) = (0, 0);
    let mut before: Option<char> = None;
    let mut counted_word = false;
    let mut characters = text.char_indices().peekable();
    while let Some((start, first)) = characters.next() {
        let is_gap = splits_words && joins(before, first, characters.peek().map(|&(_, next)| next));
        if !is_invisible(first) && !is_gap {
            counted_word &= first.is_alphanumeric();
            before = Some(first);
            continue;
        }
        let mut end = start + first.len_utf8();
        let mut row = vec![first];
        while let Some(&(at, next)) = characters.peek().filter(|(_, next)| is_invisible(*next)) {
            row.push(next);
            end = at + next.len_utf8();
            characters.next();
        }
        let after = characters.peek().map(|&(_, next)| next);
        if is_legitimate(before, after) {
            continue;
        }
        let with = if row.iter().copied().any(is_wide) { " " } else { "" };
        found.edits.push(TextEdit { start, end, with: with.into() });
        if [before, after].into_iter().flatten().any(uses_invisible) {
            continue;
        }
        let sides = [before, after].map(|side| side.is_some_and(is_alphabetic_script));
        let is_inside = sides[0] && after.is_some_and(char::is_alphanumeric)
            || sides[1] && before.is_some_and(char::is_alphanumeric);
        let is_bidi = has_right_to_left && row.iter().all(|&character| is_directional(character));
        let obfuscates =
            if row == [SOFT_HYPHEN] { is_inside && is_misplaced(&text[..start], &text[end..]) } else { true };
        if !(sides[0] || sides[1]) || (is_bidi && !is_inside) {
            continue;
        }
        found.count.characters += row.len() as u32;
        if obfuscates {
            found.spans.push((start, end));
        }
        let new_word = !std::mem::replace(&mut counted_word, true);
        found.count.words += u32::from(new_word);
        if obfuscates && new_word {
            *if is_inside { &mut inside } else { &mut at_edges } += 1;
        }
    }
    let words = text.split_whitespace().count() as u32;
    found.count.flagged = exceeds_accidental_rate(inside, MIN_WORDS, text)
        || (inside + at_edges >= MIN_EDGES && (inside + at_edges) * EDGE_SHARE >= words);
    if found.spans.is_empty() {
        // Only legitimate soft hyphens.
        found.count = Count::default();
    }
    found
}

/// Whether invisible characters stay between two characters: in emoji, after characters that a variation selector applies to, and in
/// scripts that part words with them.
fn is_legitimate(before: Option<char>, after: Option<char>) -> bool {
    let emoji = before.is_some_and(|c| !c.is_alphabetic() && is_emoji_or_component(c) && !c.is_ascii_digit());
    let keycap = before.is_some_and(|c| c.is_ascii_digit()) && after == Some('\u{20e3}');
    emoji || keycap || [before, after].into_iter().flatten().any(parts_words_invisibly)
}

/// Whether a character is of Thai, Lao, Burmese or Khmer.
fn parts_words_invisibly(character: char) -> bool {
    matches!(character, '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}')
}

/// Whether a character's script is not written in words of separate letters, or changes the form of letters with their neighbours,
/// which joiners control. Styled Latin letters do not count.
fn uses_invisible(character: char) -> bool {
    let is_joining = matches!(character, '\u{600}'..='\u{8ff}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}');
    let is_other = (character.is_alphanumeric() || is_mark(character))
        && !character.is_ascii()
        && !is_alphabetic_script(character)
        && !is_right_to_left(character)
        && !is_styled(character)
        && character > '\u{36f}';
    is_joining || is_other
}

fn is_mark(character: char) -> bool {
    is_combining_mark(character)
}

/// Whether a soft hyphen between these cuts off fewer than [`MIN_SYLLABLE`] letters.
fn is_misplaced(before: &str, after: &str) -> bool {
    let is_short = |letters: usize| letters < MIN_SYLLABLE;
    let word = |&character: &char| character.is_alphanumeric() || is_mark(character) || character == SOFT_HYPHEN;
    let count = |characters: &mut dyn Iterator<Item = char>| {
        characters.take_while(word).filter(|&c| c != SOFT_HYPHEN).take(MIN_SYLLABLE).count()
    };
    is_short(count(&mut before.chars().rev())) || is_short(count(&mut after.chars()))
}
