//! Words in full-width, mathematical or encircled letters.
//!
//! A single one is a variable or a list's number, and full-width letters are at home among ideographs; whole words of
//! them in a text of plain letters are there for their look, or to hide. They become plain letters, whatever forms the
//! parameters unify besides.

use unicode_normalization::UnicodeNormalization;

use super::letters::{Script, script_of};
use super::{Edit, Found, is_no_accident};

/// Letters in a word.
const LEAST_LETTERS: usize = 3;
/// Words from which on it is no heading.
const LEAST_WORDS: u32 = 8;

/// Whether a character is a letter in another form.
pub(crate) fn is_styled(character: char) -> bool {
    matches!(
        character,
        '\u{249c}'..='\u{24e9}' | '\u{ff21}'..='\u{ff3a}' | '\u{ff41}'..='\u{ff5a}' | '\u{1d400}'..='\u{1d6a3}'
        | '\u{1f130}'..='\u{1f149}'
    )
}

/// The plain letter, if there is one.
fn plain(character: char) -> Option<char> {
    let mut parts = std::iter::once(character).nfkc().filter(|part| !matches!(part, '(' | ')'));
    parts.next().filter(|part| part.is_ascii_alphabetic() && parts.next().is_none())
}

/// Finds such words. O(n).
pub(super) fn find(text: &str) -> Found {
    let mut found = Found::default();
    let is_ideographic = |c: char| script_of(c) == Some(Script::Other) && !is_styled(c) && c > '\u{1100}';
    if text.chars().any(is_ideographic) {
        return found;
    }
    let mut word: Vec<Edit> = Vec::new();
    let mut close = |word: &mut Vec<Edit>| {
        if word.len() >= LEAST_LETTERS {
            found.count.words += 1;
            found.count.characters += word.len() as u32;
            found.spans.push((word[0].start, word[word.len() - 1].end));
            found.edits.append(word);
        }
        word.clear();
    };
    for (start, character) in text.char_indices() {
        match plain(character).filter(|_| is_styled(character)) {
            Some(letter) => word.push(Edit { start, end: start + character.len_utf8(), with: letter.into() }),
            None => close(&mut word),
        }
    }
    close(&mut word);
    found.count.flagged = is_no_accident(found.count.words, LEAST_WORDS, text);
    found
}
