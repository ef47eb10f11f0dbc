//! A program's text → its tokens, driven by a [`Grammar`].
//!
//! One pass over the bytes, each looked at a bounded number of times, whatever the text: a string or a comment that is
//! never closed ends with its line, or with the text where its kind may run over lines. Tokens ascend, do not overlap,
//! and leave out nothing but white space, comments and invisible characters. O(n) time.

use unicode_normalization::char::is_combining_mark;

use super::grammar::{Apostrophe, Grammar};
use super::vocabulary::Words;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A word of the language.
    Keyword,
    /// A word for a built-in type.
    Type,
    /// A word that says who may use a thing, or how it is declared.
    Modifier,
    /// A word of the program's own.
    Name,
    Number,
    String,
    Character,
    /// An operator, a bracket, a separator, or any other sign.
    Sign,
    /// A deeper indentation begins: no text of its own.
    Indent,
    /// It ends.
    Dedent,
}

/// A token and where it stands in the text, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub(super) kind: Kind,
    /// Whether it is the first on its line.
    pub(super) leads: bool,
    pub(super) start: u32,
    pub(super) end: u32,
}

/// Operators of more than one sign, in any of the languages, the longer first. `>>` is left out: in `List<List<T>>` it is
/// two brackets, however it is written.
const OPERATORS: [&str; 39] = [
    ">>>=", "<<=", ">>=", "===", "!==", "**=", "&&=", "||=", "??=", "<=>", "...", "..=", "..<", "=>", "->", "<-", "::",
    ":=", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "==", "!=", "<=", ">=", "&&", "||", "??", "?.",
    "**", "<<", "..",
];

/// The tokens of a program. O(n).
pub(super) fn lex(text: &str, grammar: &Grammar) -> Vec<Lexeme> {
    let mut lexer = Lexer {
        bytes: text.as_bytes(),
        text,
        grammar,
        words: Words::of(grammar),
        at: 0,
        tokens: Vec::with_capacity(text.len() / 4),
        leads: true,
        line: 0,
        brackets: 0,
        indents: Vec::new(),
        templates: Vec::new(),
        no_string_before: 0,
    };
    while lexer.at < lexer.bytes.len() {
        lexer.step();
    }
    for _ in 0..lexer.indents.len() {
        lexer.push_empty(Kind::Dedent);
    }
    lexer.tokens
}

pub(super) struct Lexer<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) text: &'a str,
    pub(super) grammar: &'a Grammar,
    words: Words,
    pub(super) at: usize,
    pub(super) tokens: Vec<Lexeme>,
    /// Whether no token stands on this line yet.
    leads: bool,
    /// Where this line begins.
    line: usize,
    /// Brackets that are open: between them indentation says nothing.
    brackets: u32,
    /// The indentations of the open blocks, in columns.
    indents: Vec<u32>,
    /// For each open template, the braces that are open in its expression.
    pub(super) templates: Vec<u32>,
    /// No `#` before this place opens a string; found once for a whole row of them.
    pub(super) no_string_before: usize,
}

impl Lexer<'_> {
    /// Takes one token, comment or piece of layout.
    fn step(&mut self) {
        let byte = self.bytes[self.at];
        match byte {
            b'\n' => {
                self.at += 1;
                self.new_line();
            }
            b' ' | b'\t' | b'\r' | 0x0b | 0x0c => self.at += 1,
            b'\\' if self.line_goes_on() => {}
            _ if self.comment() => {}
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b'0'..=b'9' => self.number(),
            b'.' if self.begins_fraction() => self.number(),
            _ if self.literal() => {}
            _ if self.grammar.in_words.contains(&byte) && self.begins_word(self.at + 1) => self.word(),
            0x80.. => self.beyond_ascii(),
            _ => self.sign(),
        }
    }

    /// Whether digits follow a point that is not the end of a range (`0..9`).
    fn begins_fraction(&self) -> bool {
        let before = self.at.checked_sub(1).map(|at| self.bytes[at]);
        self.bytes.get(self.at + 1).is_some_and(u8::is_ascii_digit) && before != Some(b'.')
    }

    fn new_line(&mut self) {
        self.leads = true;
        self.line = self.at;
    }

    /// Passes over a backslash at the end of a line, and the line's end.
    fn line_goes_on(&mut self) -> bool {
        let ends = ["\\\n", "\\\r\n"];
        let found = ends.iter().find(|end| self.stands(end));
        self.at += found.map_or(0, |end| end.len());
        found.is_some()
    }

    pub(super) fn stands(&self, what: &str) -> bool {
        self.bytes[self.at..].starts_with(what.as_bytes())
    }

    pub(super) fn push(&mut self, kind: Kind, start: usize) {
        if self.leads && self.grammar.features.indentation && self.brackets == 0 {
            self.indent(start);
        }
        let leads = std::mem::take(&mut self.leads);
        self.tokens.push(Lexeme { kind, leads, start: start as u32, end: self.at as u32 });
    }

    /// A token without text, where the one before it ends.
    fn push_empty(&mut self, kind: Kind) {
        let place = self.tokens.last().map_or(0, |token| token.end);
        self.tokens.push(Lexeme { kind, leads: false, start: place, end: place });
    }

    /// Compares the indentation of a line with that of the open blocks.
    fn indent(&mut self, start: usize) {
        let column = self.bytes[self.line..start].iter().fold(0, |column, byte| match byte {
            b'\t' => column / 8 * 8 + 8,
            _ => column + 1,
        });
        while self.indents.last().is_some_and(|&open| column < open) {
            self.indents.pop();
            self.push_empty(Kind::Dedent);
        }
        if column > self.indents.last().copied().unwrap_or(0) {
            self.indents.push(column);
            self.push_empty(Kind::Indent);
        }
    }

    /// Passes over a comment, if one begins here.
    fn comment(&mut self) -> bool {
        if self.grammar.line_comments.iter().any(|open| self.stands(open)) {
            self.at = self.line_end(self.at);
            return true;
        }
        let Some((open, close)) = self.grammar.block_comments.iter().find(|(open, _)| self.stands(open)) else {
            return false;
        };
        // Ruby's comments open and close lines.
        if open.starts_with('=') && self.at != self.line {
            return false;
        }
        let begin = self.at;
        self.at += open.len();
        let mut depth = 1;
        while self.at < self.bytes.len() && depth > 0 {
            if self.stands(close) {
                depth -= 1;
                self.at += close.len();
            } else if self.grammar.nested_comments && self.stands(open) {
                depth += 1;
                self.at += open.len();
            } else {
                self.at += 1;
            }
        }
        if let Some(last) = self.bytes[begin..self.at].iter().rposition(|&byte| byte == b'\n') {
            self.leads = true;
            self.line = begin + last + 1;
        }
        true
    }

    fn line_end(&self, from: usize) -> usize {
        let rest = &self.bytes[from..];
        from + rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len())
    }

    /// The character at a place.
    pub(super) fn character(&self, at: usize) -> Option<char> {
        self.text[at..].chars().next()
    }

    fn begins_word(&self, at: usize) -> bool {
        match self.bytes.get(at) {
            Some(byte) if byte.is_ascii() => {
                byte.is_ascii_alphabetic() || *byte == b'_' || self.grammar.in_words.contains(byte)
            }
            Some(_) => self.character(at).is_some_and(char::is_alphabetic),
            None => false,
        }
    }

    /// Passes over letters, digits and what else words may hold.
    pub(super) fn rest_of_word(&mut self) {
        while let Some(&byte) = self.bytes.get(self.at) {
            if byte.is_ascii_alphanumeric() || byte == b'_' || self.grammar.in_words.contains(&byte) {
                self.at += 1;
            } else if byte < 0x80 {
                break;
            } else {
                match self.character(self.at) {
                    Some(c) if c.is_alphanumeric() || joins(c) => self.at += c.len_utf8(),
                    _ => break,
                }
            }
        }
    }

    fn word(&mut self) {
        let start = self.at;
        self.at += 1;
        self.rest_of_word();
        let ends = |byte: &u8| self.grammar.end_words.contains(byte);
        if self.bytes.get(self.at).is_some_and(ends) && self.bytes.get(self.at + 1) != Some(&b'=') {
            self.at += 1;
        }
        if self.prefixed(start) {
            return;
        }
        let kind = self.words.kind_of(&self.text[start..self.at]);
        self.push(kind, start);
    }

    fn number(&mut self) {
        let start = self.at;
        let is_hex = self.stands("0x") || self.stands("0X");
        self.at += 1;
        while let Some(&byte) = self.bytes.get(self.at) {
            let next = self.bytes.get(self.at + 1).copied().unwrap_or(b' ');
            let last = self.bytes[self.at - 1];
            let takes = match byte {
                b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' => true,
                // A range (1..9) or a call (1.max(2)) is no fraction; 1.f and 1.e5 are.
                b'.' => {
                    next.is_ascii_digit() || !(next == b'.' || next == b'_' || next.is_ascii_alphabetic()) || {
                        matches!(next, b'e' | b'E' | b'f' | b'F')
                            && !self.bytes.get(self.at + 2).is_some_and(u8::is_ascii_alphabetic)
                    }
                }
                b'+' | b'-' => {
                    next.is_ascii_digit() && matches!((is_hex, last), (true, b'p' | b'P') | (false, b'e' | b'E'))
                }
                b'\'' => self.grammar.apostrophe == Apostrophe::Character && next.is_ascii_alphanumeric(),
                _ => false,
            };
            if !takes {
                break;
            }
            self.at += 1;
        }
        self.push(Kind::Number, start);
    }

    fn sign(&mut self) {
        let start = self.at;
        // Most signs are followed by something else.
        let continues = self.bytes.get(start + 1).is_some_and(|next| b"=<>&|?.:+-*".contains(next));
        let found = OPERATORS.iter().find(|operator| continues && self.stands(operator));
        self.at += found.map_or(1, |operator| operator.len());
        match self.bytes[start] {
            b'(' | b'[' | b'{' => self.brackets += 1,
            b')' | b']' | b'}' => self.brackets = self.brackets.saturating_sub(1),
            _ => {}
        }
        if let Some(open) = self.templates.last_mut() {
            match self.bytes[start] {
                b'{' => *open += 1,
                // Of the last one `literal` has taken care.
                b'}' => *open -= 1,
                _ => {}
            }
        }
        self.push(Kind::Sign, start);
    }

    fn beyond_ascii(&mut self) {
        let Some(c) = self.character(self.at) else { return };
        if c.is_alphanumeric() {
            self.word_beyond_ascii(c);
        } else if is_sign(c) {
            let start = self.at;
            self.at += c.len_utf8();
            self.push(Kind::Sign, start);
        } else {
            self.at += c.len_utf8();
        }
    }

    fn word_beyond_ascii(&mut self, first: char) {
        let start = self.at;
        self.at += first.len_utf8();
        self.rest_of_word();
        self.push(Kind::Name, start);
    }
}

/// Whether a character is a sign to see, neither white space nor invisible.
fn is_sign(c: char) -> bool {
    let is_invisible = matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{feff}');
    !(is_invisible || joins(c) || c.is_whitespace() || c.is_control())
}

/// Whether a character belongs to the letter before it.
fn joins(c: char) -> bool {
    is_combining_mark(c) || matches!(c, '\u{200c}' | '\u{200d}')
}
