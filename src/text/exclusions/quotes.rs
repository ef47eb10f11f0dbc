//! Finds quotations: text in quotation marks of any language, lines that begin with `>`, and indented blocks after a colon.
//!
//! `"` and `»` may open or close and `’` and `'` are also apostrophes, so marks are classified by the characters around them.
//! A mark that is never closed excludes nothing; one forgotten mark must not exclude a page. Short quotations are not
//! excluded: a title or a word in quotation marks is part of its sentence, which could not be compared without it.

use std::iter::Peekable;
use std::str::CharIndices;

use super::FIRST_IDEOGRAPH;
use crate::common::sort;
use crate::text::span::{ByteOffset, ByteSpan};

/// Shortest quotation. With fewer words it is a title, a term, or irony.
const MIN_WORDS: usize = 5;
/// Longest quotation, some 500 words: this many characters, or a third of it in ideographs. Beyond it a forgotten mark is more likely than
/// a longer quotation.
const MAX_LETTERS: usize = 3000;

/// The quotations of a text with their marks, ascending and without overlap. O(n log n).
#[inline(never)] // one copy
pub(super) fn find(text: &str) -> Vec<ByteSpan> {
    let mut found = marked_lines(text);
    found.extend(indented_blocks(text));
    found.extend(between_marks(text));
    sort::sort_by_key(&mut found, |span| (span.start.0, span.end.0));
    let mut apart: Vec<ByteSpan> = Vec::with_capacity(found.len());
    for span in found {
        match apart.last_mut() {
            Some(last) if span.start < last.end => last.end = last.end.max(span.end),
            _ => apart.push(span),
        }
    }
    apart
}

/// What a line of a block begins with, or a tab.
const INDENTATION: &str = "    ";

/// Blocks of lines that begin with `>`, as in Markdown and e-mail.
fn marked_lines(text: &str) -> Vec<ByteSpan> {
    let mut found: Vec<ByteSpan> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let (start, end) = (ByteOffset(at), ByteOffset(at + line.len() as u32));
        at = end.0;
        if !line.trim_start_matches([' ', '\t']).starts_with('>') {
            continue;
        }
        match found.last_mut() {
            Some(last) if last.end == start => last.end = end,
            _ => found.push(ByteSpan { start, end }),
        }
    }
    found.retain(|span| is_long(&text[span.start.0 as usize..span.end.0 as usize]));
    found
}

/// Blocks of indented lines, as longer quotations are set: after a line that is not indented and ends a clause with a colon, and
/// before a line that is not indented either. The answer below "Question 1:" is no quotation.
fn indented_blocks(text: &str) -> Vec<ByteSpan> {
    let mut found: Vec<ByteSpan> = Vec::new();
    let (mut at, mut announces, mut is_open) = (0, false, false);
    for line in text.split_inclusive('\n') {
        let (start, end) = (ByteOffset(at), ByteOffset(at + line.len() as u32));
        at = end.0;
        let content = line.trim();
        if content.is_empty() {
            continue;
        }
        if line.starts_with('\t') || line.starts_with(INDENTATION) {
            if announces && !is_item(content) {
                found.push(ByteSpan { start, end });
                is_open = true;
            } else if let Some(last) = found.last_mut().filter(|_| is_open) {
                last.end = end;
            }
            announces = false;
        } else {
            is_open = false;
            announces = content.ends_with(':') && is_long(content);
        }
    }
    if is_open {
        found.pop();
    }
    found.retain(|span| {
        let block = &text[span.start.0 as usize..span.end.0 as usize];
        block.chars().map(room_of).sum::<usize>() <= MAX_LETTERS && is_long(block)
    });
    found
}

/// How many characters a character counts as.
fn room_of(character: char) -> usize {
    if character >= FIRST_IDEOGRAPH { 3 } else { 1 }
}

/// Whether a line is an entry of a list: a bullet, or a number with a mark behind it.
fn is_item(line: &str) -> bool {
    let number = line.trim_start_matches(|digit: char| digit.is_ascii_digit());
    line.starts_with(['-', '*', '•', '–', '+', '(']) || (number.len() < line.len() && number.starts_with(['.', ')']))
}

/// A quotation that is not closed yet.
#[derive(Clone, Copy)]
struct Open {
    at: usize,
    mark: char,
    /// The number of characters before it, with ideographs as three.
    letters: usize,
    /// The marks that close it.
    closing: &'static [char],
}

impl Open {
    /// Whether another opening mark, with `letters` before it, shows that this one was never closed.
    fn may_end(&self, closing: &[char], letters: usize) -> bool {
        // A straight mark is more often the apostrophe of "'tis" than the beginning of a quotation with others in it.
        self.closing == closing || self.mark == '\'' || letters - self.letters > MAX_LETTERS
    }
}

fn between_marks(text: &str) -> Vec<ByteSpan> {
    let mut found = Vec::new();
    let mut open: Option<Open> = None;
    let mut before = None;
    let mut letters = 0;
    let mut characters = text.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let after = characters.peek().map(|&(_, after)| after);
        if character == '\n' && ends_paragraph(&mut characters.clone()) {
            // A quotation of several paragraphs repeats its opening mark at each, and is closed at the end of the last one.
            if let Some(begun) = open
                && text[at..].trim_start().starts_with(begun.mark)
                && letters - begun.letters <= MAX_LETTERS
                && is_long(&text[begun.at..at])
            {
                found.push(ByteSpan { start: ByteOffset(begun.at as u32), end: ByteOffset(at as u32) });
            }
            open = None;
        } else if let Some(begun) = open.filter(|begun| closes(*begun, character, before, after, &text[at..])) {
            let end = at + character.len_utf8();
            if letters - begun.letters <= MAX_LETTERS && is_long(&text[begun.at..end]) {
                found.push(ByteSpan { start: ByteOffset(begun.at as u32), end: ByteOffset(end as u32) });
            }
            open = None;
        } else if let Some(closing) = opens(character, before, after)
            // Marks of another kind are a quotation within the quotation. The same mark again means that the first was
            // never closed.
            && open.is_none_or(|begun| begun.may_end(closing, letters))
        {
            open = Some(Open { at, mark: character, letters, closing });
        }
        letters += room_of(character);
        before = Some(character);
    }
    found
}

/// Whether, after a line break, the next line is blank.
fn ends_paragraph(rest: &mut Peekable<CharIndices>) -> bool {
    while rest.next_if(|&(_, character)| character.is_whitespace() && character != '\n').is_some() {}
    rest.peek().is_none_or(|&(_, character)| character == '\n')
}

/// The marks that close the quotation that this mark opens; `None` if it opens none here.
fn opens(mark: char, before: Option<char>, after: Option<char>) -> Option<&'static [char]> {
    // The marks below open a quotation only at the beginning of a word.
    let at_word =
        || before.is_none_or(|before| !before.is_alphanumeric()) && after.is_some_and(|after| !after.is_whitespace());
    match mark {
        '“' => Some(&['”']),
        '„' => Some(&['“', '”']),
        '«' => Some(&['»']),
        '「' => Some(&['」']),
        '『' => Some(&['』']),
        '＂' if at_word() => Some(&['＂']),
        '"' if at_word() => Some(&['"']),
        '\'' if at_word() => Some(&['\'']),
        // Finnish and Swedish close with the mark that they open with.
        '”' if at_word() => Some(&['”']),
        '»' if at_word() => Some(&['«', '»']),
        '‘' if at_word() => Some(&['’']),
        '‚' if at_word() => Some(&['‘', '’']),
        _ => None,
    }
}

/// Whether a mark closes an open quotation. `rest` begins with the mark.
fn closes(open: Open, mark: char, before: Option<char>, after: Option<char>, rest: &str) -> bool {
    if !open.closing.contains(&mark) {
        return false;
    }
    let follows_word = before.is_some_and(|before| !before.is_whitespace());
    match mark {
        // An apostrophe in "the dogs’ bone" and in "don’t".
        '’' | '\'' => {
            let mut next = rest.chars().skip(1).skip_while(|&next| next == ' ');
            let plural = before == Some('s') && after == Some(' ') && next.next().is_some_and(char::is_lowercase);
            follows_word && !after.is_some_and(char::is_alphanumeric) && !plural
        }
        '"' | '＂' => follows_word && !after.is_some_and(char::is_alphanumeric),
        _ => true,
    }
}

/// Whether a stretch has at least [`MIN_WORDS`] words. In scripts without spaces between words each character counts as
/// one.
fn is_long(quotation: &str) -> bool {
    let mut words = 0;
    let mut in_word = false;
    for character in quotation.chars() {
        let is_letter = character.is_alphanumeric();
        let is_ideograph = is_letter && character >= FIRST_IDEOGRAPH;
        words += usize::from(is_letter && (is_ideograph || !in_word));
        // Apostrophes and hyphens do not end a word.
        in_word = is_letter || (in_word && matches!(character, '’' | '\'' | '-'));
        if words >= MIN_WORDS {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quotations(text: &str) -> Vec<&str> {
        find(text).into_iter().map(|span| &text[span.start.0 as usize..span.end.0 as usize]).collect()
    }

    #[test]
    fn marks_of_many_languages() {
        for quotation in [
            "“one two three four five”",
            "\"one two three four five\"",
            "„eins zwei drei vier fünf“",
            "»eins zwei drei vier fünf«",
            "«un deux trois quatre cinq»",
            "« un deux trois quatre cinq »",
            "«один два три четыре пять»",
            "‘one two don’t four five’",
            "'one two don't four five'",
            "「一二三四五」",
            "『一二三四五』",
        ] {
            assert_eq!(quotations(&format!("He said: {quotation}. And left.")), [quotation]);
        }
    }

    #[test]
    fn short_quotations_and_unclosed_marks_exclude_nothing() {
        assert_eq!(quotations("the so-called \"four word long title\" of it"), [] as [&str; 0]);
        assert_eq!(quotations("He said: “one two three four five six.\n\nNext paragraph."), [] as [&str; 0]);
        assert_eq!(quotations("5\" of snow and then one two three four five"), [] as [&str; 0]);
        assert_eq!(quotations(&format!("“{}”", "word ".repeat(1000))), [] as [&str; 0]);
        // The first mark is never closed; the quotation after it is found.
        assert_eq!(quotations("a \"lost b c \"one two three four five\" d"), ["\"one two three four five\""]);
    }

    #[test]
    fn quotations_are_as_long_in_every_script() {
        for word in ["word ", "слово ", "λόγος "] {
            let quotation = format!("“{}”", word.repeat(480));
            assert_eq!(quotations(&quotation), [&quotation]);
        }
        assert_eq!(quotations(&format!("「{}」", "言".repeat(1001))), [] as [&str; 0]);
    }

    #[test]
    fn quotations_within_quotations_and_apostrophes() {
        let nested = "“he said ‘one two three four five’ to me”";
        assert_eq!(quotations(&format!("x {nested} y")), [nested]);
        assert_eq!(quotations("it’s one two three four five’s"), [] as [&str; 0]);
        assert_eq!(quotations("‘the dogs’ bone lies over there’, he said"), ["‘the dogs’ bone lies over there’"]);
    }

    #[test]
    fn straight_single_marks_and_apostrophes() {
        assert_eq!(quotations("the '90s, and 'tis “one two three four five” now"), ["“one two three four five”"]);
        assert_eq!(quotations("the dogs' bone, 'em all and then one two three four"), [] as [&str; 0]);
    }

    #[test]
    fn each_paragraph_of_a_quotation_begins_with_its_mark() {
        let [one, two] = ["“one two three four five six.", "“seven eight nine ten eleven.”"];
        assert_eq!(quotations(&format!("He said: {one}\n\n{two}\n\nAnd left.")), [one, two]);
    }

    #[test]
    fn indented_blocks_after_a_colon() {
        let poem = "    one two three\n    four five\n";
        assert_eq!(
            quotations(&format!("In that winter he wrote this:\n\n{poem}\n    six\n\nAnd left.\n    a b c d e f\n")),
            [format!("{poem}\n    six\n")]
        );
        for text in [
            "Question 1:\n\tone two three four five six\nQuestion 2:\n",
            "This is the last question of all:\n\tone two three four five six\n",
            "Bring all of this with you:\n    - one two three\n    - four five six\nAnd left.\n",
            "\tA paragraph that ends with this:\n\tone two three four five six\nAnd left.\n",
        ] {
            assert_eq!(quotations(text), [] as [&str; 0], "{text}");
        }
    }

    #[test]
    fn lines_marked_as_quoted() {
        let text = "They wrote:\n> one two three\n> four five six\n\nI disagree: 5 > 4.\n> short\n";
        assert_eq!(quotations(text), ["> one two three\n> four five six\n"]);
    }
}
