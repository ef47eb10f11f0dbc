//! Characters that nobody sees.
//!
//! They belong between the letters of scripts that join or are written without spaces, in emoji, and around text from
//! right to left; soft hyphens belong between syllables. In or at a word of any other script they hide it: there they
//! are left out, and counted. What stands at no word is only left out.

use unicode_properties::UnicodeEmoji;

use super::letters::{is_western, runs_leftwards};
use super::styled::is_styled;
use super::{Count, Edit, Found, is_no_accident};

/// Words with something invisible between their letters from which on it is no accident: a copied web page has one or two.
const MIN_WORDS: u32 = 5;
/// At the edges of words there is more by accident: so many, and one word in so many, must have some.
const MIN_EDGES: u32 = 20;
const EDGE_SHARE: u32 = 20;
/// Letters that a hyphen leaves on either side of it.
const MIN_SYLLABLE: usize = 2;

const SOFT_HYPHEN: char = '\u{ad}';

/// Whether a character takes no room and has no form: what Unicode says to ignore where it is not known, without the
/// fillers of Hangul.
pub(crate) fn is_invisible(character: char) -> bool {
    matches!(
        character,
        SOFT_HYPHEN
            | '\u{34f}'
            | '\u{61c}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a character says which way text runs.
fn is_directional(character: char) -> bool {
    matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Finds what is to be left out. O(n).
pub(super) fn find(text: &str) -> Found {
    let leftwards = text.chars().any(runs_leftwards);
    let mut found = Found::default();
    let (mut inside, mut at_edges) = (0, 0);
    let mut before: Option<char> = None;
    let mut counted_word = false;
    let mut characters = text.char_indices().peekable();
    while let Some((start, first)) = characters.next() {
        if !is_invisible(first) {
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
        let behind = characters.peek().map(|&(_, next)| next);
        if belongs(before, behind) {
            continue;
        }
        found.edits.push(Edit { start, end, with: String::new() });
        let sides = [before, behind].map(|side| side.is_some_and(is_western));
        let both = sides[0] && behind.is_some_and(char::is_alphanumeric)
            || sides[1] && before.is_some_and(char::is_alphanumeric);
        let at_home = leftwards && row.iter().all(|&character| is_directional(character));
        let hides = if row == [SOFT_HYPHEN] { both && is_misplaced(&text[..start], &text[end..]) } else { true };
        if !(sides[0] || sides[1]) || (at_home && !both) {
            continue;
        }
        found.count.characters += row.len() as u32;
        if hides {
            found.spans.push((start, end));
        }
        let new_word = !std::mem::replace(&mut counted_word, true);
        found.count.words += u32::from(new_word);
        if hides && new_word {
            *if both { &mut inside } else { &mut at_edges } += 1;
        }
    }
    let words = text.split_whitespace().count() as u32;
    found.count.flagged = is_no_accident(inside, MIN_WORDS, text)
        || (inside + at_edges >= MIN_EDGES && (inside + at_edges) * EDGE_SHARE >= words);
    if found.spans.is_empty() {
        // Soft hyphens alone: there is nothing to be shown.
        found.count = Count::default();
    }
    found
}

/// Whether invisible characters stay between these: in emoji, after signs that they give a form to, and in scripts that
/// use them.
fn belongs(before: Option<char>, behind: Option<char>) -> bool {
    let emoji =
        before.is_some_and(|c| !c.is_alphabetic() && c.is_emoji_char_or_emoji_component() && !c.is_ascii_digit());
    let keycap = before.is_some_and(|c| c.is_ascii_digit()) && behind == Some('\u{20e3}');
    let uses = |side: Option<char>| side.is_some_and(|c| uses_invisible(c) && !runs_leftwards(c) || is_joining(c));
    emoji || keycap || uses(before) || uses(behind)
}

/// Whether a character is of a script that is not written in words of separate letters; Latin ones in another form are.
fn uses_invisible(character: char) -> bool {
    (character.is_alphanumeric() || is_mark(character))
        && !character.is_ascii()
        && !is_western(character)
        && !is_styled(character)
        && character > '\u{36f}'
}

/// Letters that change form with their neighbours, which joiners control.
fn is_joining(character: char) -> bool {
    matches!(character, '\u{600}'..='\u{8ff}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

fn is_mark(character: char) -> bool {
    unicode_normalization::char::is_combining_mark(character)
}

/// Whether a hyphen between these would leave a single letter on one side.
fn is_misplaced(before: &str, behind: &str) -> bool {
    let letters = |found: usize| found < MIN_SYLLABLE;
    let word = |&character: &char| character.is_alphanumeric() || is_mark(character) || character == SOFT_HYPHEN;
    let count = |characters: &mut dyn Iterator<Item = char>| {
        characters.take_while(word).filter(|&c| c != SOFT_HYPHEN).take(MIN_SYLLABLE).count()
    };
    letters(count(&mut before.chars().rev())) || letters(count(&mut behind.chars()))
}
