//! Undoes macros of C that only spell a word or symbol of the language in another way: `#define BEGIN {`, `#define WHILE while`.
//!
//! Whoever hides a program writes it in words of their own. A macro for a number, a name or an expression stays: it is part of the
//! program.

use super::grammar::Grammar;
use super::undone::{Undoing, Undone};
use super::vocabulary::{Kind, Vocabulary};
use crate::params::language::Language;

/// Most macros that are undone. No language has more words and symbols that anybody would hide.
const MAX_MACROS: usize = 100;

/// A text without such macros, and what they stand for in the place of their names. O(n).
#[inline(never)] // one copy
pub(super) fn undo<'t>(text: &'t str, language: Language, grammar: &Grammar) -> Undone<'t> {
    let mut undoing = Undoing::new(text);
    if !matches!(language, Language::C | Language::Cpp) || !text.contains("define") {
        return undoing.end();
    }
    let words = Vocabulary::of(grammar);
    let bytes = text.as_bytes();
    let mut macros: Vec<(&str, &str)> = Vec::new();
    let (mut at, mut is_line_start) = (0, true);
    while let Some(&byte) = bytes.get(at) {
        if byte == b'#'
            && is_line_start
            && let Some(Definition { name, body, end }) = definition(text, at)
        {
            macros.retain(|&(known, _)| known != name);
            if macros.len() < MAX_MACROS && is_word_or_symbol(body, &words) {
                macros.push((name, body));
                undoing.replace(at, end, "");
            }
            at = end;
        } else if is_in_word(byte) {
            let end = word_end(bytes, at);
            if let Some((_, body)) = macros.iter().find(|(name, _)| *name == &text[at..end]) {
                undoing.replace(at, end, body);
            }
            (at, is_line_start) = (end, false);
        } else {
            is_line_start = matches!(byte, b'\n' | b'\r') || (is_line_start && matches!(byte, b' ' | b'\t'));
            at += 1;
        }
    }
    undoing.end()
}

/// A macro without arguments.
struct Definition<'t> {
    name: &'t str,
    body: &'t str,
    /// The end of its line.
    end: usize,
}

/// The definition whose `#` is at a position, if one is there.
fn definition(text: &str, at: usize) -> Option<Definition<'_>> {
    let length = text[at..].find(['\n', '\r']).unwrap_or(text.len() - at);
    let line = text[at + 1..at + length].trim_ascii_start().strip_prefix("define")?;
    let rest = line.trim_ascii_start();
    let (name, body) = rest.split_at(word_end(rest.as_bytes(), 0));
    // Right behind the name, a parenthesis opens a list of arguments.
    if rest.len() == line.len() || name.is_empty() || body.starts_with('(') {
        return None;
    }
    let body = body.split("//").next().and_then(|body| body.split("/*").next()).unwrap_or("");
    Some(Definition { name, body: body.trim_ascii(), end: at + length })
}

/// Whether a macro stands for a word of the language, or for a symbol.
fn is_word_or_symbol(body: &str, words: &Vocabulary) -> bool {
    match body.as_bytes() {
        [first, ..] if is_in_word(*first) => {
            word_end(body.as_bytes(), 0) == body.len()
                && matches!(words.kind_of(body), Kind::Keyword | Kind::Type | Kind::Modifier)
        }
        symbols => {
            matches!(symbols.len(), 1..=2)
                && symbols.iter().all(|byte| byte.is_ascii_punctuation() && !br#""'#\"#.contains(byte))
        }
    }
}

fn is_in_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

fn word_end(bytes: &[u8], start: usize) -> usize {
    start + bytes[start..].iter().take_while(|&&byte| is_in_word(byte)).count()
}

#[cfg(test)]
mod tests {
    use super::super::languages::grammar_of;
    use super::*;

    fn undone(text: &str) -> Undone<'_> {
        undo(text, Language::C, grammar_of(Language::C))
    }

    #[test]
    fn macros_for_words_and_symbols_are_undone_others_stay() {
        let text = "#define BEGIN { // opens\n  # define LOOP while\r\nLOOP(1) BEGIN x\n";
        assert_eq!(undone(text).text, "\n  \r\nwhile(1) { x\n");
        for text in [
            "#define N 100\nN",
            "#define max(a) a\nmax",
            "#define P printf\nP",
            "#define LL long long\nLL",
            "#define\nx",
            "#defined A {\nA",
            "a #define B {\nB",
            "// define",
            "#define A '\nA",
        ] {
            assert_eq!(undone(text).text, text);
        }
        assert_eq!(undone("#define A {\nA 0xA AA\n#define A 1\nA").text, "\n{ 0xA AA\n#define A 1\nA");
        assert_eq!(undo("#define A {\nA", Language::Java, grammar_of(Language::Java)).text, "#define A {\nA");
    }

    #[test]
    fn places_are_those_of_the_names() {
        let text = "#define LOOP while\nint x; LOOP (1) y";
        let undone = undone(text);
        let place = |word: &str| {
            let at = undone.text.find(word).expect("undone") as u32;
            let place = undone.place(at, at + word.len() as u32);
            &text[place.start as usize..place.end as usize]
        };
        assert_eq!(["int", "while", "1", "y"].map(place), ["int", "LOOP", "1", "y"]);
    }
}
