//! Replaces full-width, mathematical or encircled letters, small capitals, and letters with a stroke over, under or through them, in
//! whole words, by plain letters.
//!
//! A single one is a variable or a list number, and full-width letters are normal in lines of ideographs. Whole words
//! of them among words of letters are either decoration or obfuscation. They become plain letters, whether or not the
//! parameters ask for NFKC.

use super::letters::{Script, script_of};
use super::{Found, TextEdit, exceeds_accidental_rate};
use crate::text::unicode::nfkc;

/// Fewest letters of a styled word, unless the text has [`MIN_WORDS`] such words.
const MIN_LETTERS: usize = 3;
/// Fewest words that are flagged; fewer may be a heading.
const MIN_WORDS: u32 = 8;

/// The small capitals of the alphabet. `ǫ` is a letter of its own in some languages, and `x` has no other form.
const SMALL_CAPITALS: &str = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ";

/// Whether a character is a letter in another form.
pub(crate) fn is_styled(character: char) -> bool {
    is_small_capital(character)
        || matches!(
            character,
            '\u{249c}'..='\u{24e9}' | '\u{ff21}'..='\u{ff3a}' | '\u{ff41}'..='\u{ff5a}' | '\u{1d400}'..='\u{1d6a3}'
            | '\u{1f130}'..='\u{1f149}'
        )
}

fn is_small_capital(character: char) -> bool {
    matches!(character, '\u{262}'..='\u{29f}' | '\u{1d00}'..='\u{1d22}' | '\u{a730}'..='\u{a731}')
        && SMALL_CAPITALS.contains(character)
}

/// Whether a character is a stroke over, under or through the letter before it.
pub(super) fn is_stroke(character: char) -> bool {
    matches!(
        character,
        '\u{305}' | '\u{332}'..='\u{333}' | '\u{335}'..='\u{338}' | '\u{33f}' | '\u{20d2}'..='\u{20d3}'
        | '\u{20e5}' | '\u{20e6}' | '\u{20ea}' | '\u{20eb}'
    )
}

/// Whether a character is of a script in which full-width letters are normal: Chinese, Japanese, Korean, Yi.
fn is_ideographic(character: char) -> bool {
    matches!(
        character,
        '\u{1100}'..='\u{11ff}' | '\u{3005}'..='\u{3007}' | '\u{3041}'..='\u{318f}' | '\u{31a0}'..='\u{31bf}'
        | '\u{31f0}'..='\u{31ff}' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{a000}'..='\u{a4cf}'
        | '\u{a960}'..='\u{a97f}' | '\u{ac00}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{ff66}'..='\u{ffdc}'
        | '\u{1aff0}'..='\u{1b16f}' | '\u{20000}'..='\u{3ffff}'
    )
}

/// The plain form of a styled letter, if there is one.
fn plain(character: char) -> Option<char> {
    if let Some(place) = SMALL_CAPITALS.chars().position(|capital| capital == character) {
        return Some((b'a' + place as u8) as char);
    }
    let mut parts = Vec::new();
    nfkc(character.encode_utf8(&mut [0; 4]), &mut parts);
    parts.retain(|part| !matches!(part, '(' | ')'));
    match parts[..] {
        [letter] if letter.is_ascii_alphabetic() => Some(letter),
        _ => None,
    }
}

/// The numbers of words of letters and of ideographs, each of which is a word.
#[derive(Clone, Copy)]
struct StyledWords {
    lettered: u32,
    ideographic: u32,
}

impl StyledWords {
    /// O(n).
    fn of(text: &str) -> Self {
        let mut words = Self { lettered: 0, ideographic: 0 };
        let mut is_in_word = false;
        for character in text.chars() {
            let is_ideograph = is_ideographic(character);
            let is_letter = !is_ideograph
                && (is_styled(character) || script_of(character).is_some_and(|script| script != Script::Other));
            words.ideographic += u32::from(is_ideograph);
            words.lettered += u32::from(is_letter && !is_in_word);
            is_in_word = is_letter;
        }
        words
    }

    /// Whether full-width letters are normal among them.
    fn are_ideographic(self) -> bool {
        self.ideographic >= self.lettered
    }

    /// Whether there are too few to decide.
    fn are_few(self) -> bool {
        self.lettered + self.ideographic < MIN_WORDS
    }
}

/// Finds styled words. Each line is judged separately, so that an ideograph elsewhere in the text hides nothing; short
/// lines such as headings are judged by the whole text. O(n).
pub(super) fn find(text: &str) -> Found {
    let found = find_words(text, MIN_LETTERS);
    if found.count.words < MIN_WORDS {
        return found;
    }
    // Where whole words are styled, so are the short ones among them.
    let mut all = find_words(text, 1);
    all.count.flagged = exceeds_accidental_rate(found.count.words, MIN_WORDS, text);
    all
}

/// Finds the styled words with at least this many styled letters. O(n).
#[inline(never)] // one copy
fn find_words(text: &str, min_letters: usize) -> Found {
    let mut found = Found::default();
    let whole = StyledWords::of(text);
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let words = StyledWords::of(line);
        let context = if words.are_few() { whole } else { words };
        if !context.are_ideographic() {
            find_in_line(line, start, min_letters, &mut found);
        }
        start += line.len();
    }
    found
}

/// Finds the styled words of a line that starts at `line_start`.
fn find_in_line(line: &str, line_start: usize, min_letters: usize, found: &mut Found) {
    let mut word: Vec<TextEdit> = Vec::new();
    let mut close = |word: &mut Vec<TextEdit>| {
        if word.len() >= min_letters {
            found.count.words += 1;
            found.count.characters += word.len() as u32;
            found.spans.push((word[0].start, word[word.len() - 1].end));
            found.edits.append(word);
        }
        word.clear();
    };
    let mut characters = line.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let start = line_start + at;
        let mut end = start + character.len_utf8();
        let mut has_stroke = false;
        while let Some((_, stroke)) = characters.next_if(|&(_, next)| is_stroke(next)) {
            end += stroke.len_utf8();
            has_stroke = true;
        }
        let letter = match character {
            _ if is_styled(character) => plain(character),
            'ǫ' if !word.is_empty() || characters.peek().is_some_and(|&(_, next)| is_small_capital(next)) => {
                plain(character)
            }
            _ if has_stroke && character.is_alphabetic() => Some(character),
            _ => None,
        };
        match letter {
            Some(letter) => word.push(TextEdit { start, end, with: letter.into() }),
            // A letter that has no other form, or a plain one that parts the others.
            None if character.is_ascii_alphabetic() => {}
            None => close(&mut word),
        }
    }
    close(&mut word);
}
