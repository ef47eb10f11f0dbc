//! Splits a program into tokens by the rules of its [`Grammar`].
//!
//! No literal takes more of the text than the rules of the language allow. One that may not span lines ends with its line;
//! one that may, but has no end, is read as code from right after its opening. So a literal that is broken or unknown to the
//! grammar never hides the rest of a program. Searches in vain have a budget ([`MAX_PASSES`]): what opens when it is spent
//! is code. Tokens ascend, do not overlap, and cover everything but white space, comments, heredocs and invisible
//! characters. O(n) time.

use super::grammar::{Apostrophe, Grammar};
use super::vocabulary::{Kind, Vocabulary};
use crate::text::unicode::is_combining_mark;

/// A token with its byte range in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub(super) kind: Kind,
    /// Whether it is the first on its line.
    pub(super) is_first_on_line: bool,
    pub(super) start: u32,
    pub(super) end: u32,
}

/// What code is in: a template, or JSX.
#[derive(Clone, Copy)]
pub(super) enum Frame {
    /// An expression in a template, with its number of open braces.
    Template(u32),
    /// An expression in JSX, with its number of open braces.
    Expression(u32),
    /// A tag.
    Tag {
        /// Whether it closes an element.
        is_closing: bool,
    },
    /// Text, with the number of open elements around it.
    Text(u32),
}

/// Operators of more than one symbol in any of the languages, longer ones first. `>>` is missing because in
/// `List<List<T>>` it is two brackets.
const OPERATORS: [&str; 39] = [
    ">>>=", "<<=", ">>=", "===", "!==", "**=", "&&=", "||=", "??=", "<=>", "...", "..=", "..<", "=>", "->", "<-", "::",
    ":=", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "==", "!=", "<=", ">=", "&&", "||", "??", "?.",
    "**", "<<", "..",
];

/// Number of passes over the text that may be spent on searching for ends that are not there.
const MAX_PASSES: usize = 16;

/// The tokens of a program. O(n) time.
pub(super) fn lex(text: &str, grammar: &Grammar) -> Vec<Lexeme> {
    let mut lexer = Lexer {
        bytes: text.as_bytes(),
        text,
        grammar,
        words: Vocabulary::of(grammar),
        at: 0,
        tokens: Vec::with_capacity(text.len() / 4),
        is_line_start: true,
        line_start: 0,
        brackets: 0,
        indents: Vec::new(),
        frames: Vec::new(),
        conditions: Vec::new(),
        is_after_condition: false,
        no_string_before: 0,
        no_regex_before: 0,
        heredocs_body: 0,
        heredocs_end: 0,
        last_tags: Vec::new(),
        wasted: 0,
    };
    if grammar.features.inline_html {
        lexer.page();
    }
    while lexer.at < lexer.bytes.len() {
        lexer.step();
    }
    for _ in 0..lexer.indents.len() {
        lexer.push_empty(Kind::Dedent);
    }
    lexer.name_contextual_words();
    lexer.tokens
}

/// Words that follow a value, so that a contextual word in front of one is a name: `data in list`, `match if x else y`.
const AFTER_VALUES: &str = "and as else if in instanceof is not of or";

pub(super) struct Lexer<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) text: &'a str,
    pub(super) grammar: &'a Grammar,
    pub(super) words: Vocabulary,
    pub(super) at: usize,
    pub(super) tokens: Vec<Lexeme>,
    /// Whether this line has no token yet.
    pub(super) is_line_start: bool,
    /// Start of this line.
    line_start: usize,
    /// Number of open brackets, within which indentation is irrelevant.
    brackets: u32,
    /// The indentations of the open blocks, in columns.
    indents: Vec<u32>,
    /// The open templates and tags.
    pub(super) frames: Vec<Frame>,
    /// For each open parenthesis, whether it belongs to `if`, `while`, `for` or `with`.
    conditions: Vec<bool>,
    /// Whether the last parenthesis closed one of these.
    pub(super) is_after_condition: bool,
    /// No `#` before this position opens a string; determined once for a whole row of them.
    pub(super) no_string_before: usize,
    /// No `/` before this position opens a regular expression; determined once for a line.
    pub(super) no_regex_before: usize,
    /// Where the next heredoc that opens on this line begins; 0 if not determined yet.
    pub(super) heredocs_body: usize,
    /// End of the heredocs that opened on this line.
    pub(super) heredocs_end: usize,
    /// See [`Lexer::closes_later`].
    pub(super) last_tags: Vec<u32>,
    /// Number of bytes searched in vain.
    wasted: usize,
}

impl Lexer<'_> {
    /// Reads one token, comment or piece of layout.
    fn step(&mut self) {
        let byte = self.bytes[self.at];
        match byte {
            b'\n'..=b'\r' => {
                self.at += 1;
                self.new_line();
            }
            b' ' | b'\t' => self.at += 1,
            _ if self.is_in_jsx_text(byte) => self.jsx_text(byte),
            b'\\' if self.skip_line_continuation() => {}
            _ if self.skip_comment() => {}
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b'0'..=b'9' => self.number(),
            b'.' if self.begins_fraction() => self.number(),
            _ if self.take_literal(byte) => {}
            _ if self.grammar.word_bytes.contains(&byte) && self.begins_word(self.at + 1) => self.word(),
            0x80.. => self.non_ascii(),
            _ => self.symbol(),
        }
    }

    /// Whether the end of a literal or comment may be searched for that may not be there.
    pub(super) fn may_search(&self) -> bool {
        self.wasted / MAX_PASSES <= self.bytes.len()
    }

    /// Counts a search up to `end` in vain: what opens at `start` is read as code.
    pub(super) fn give_up(&mut self, start: usize, end: usize) {
        self.wasted = self.wasted.saturating_add(end - start);
    }

    /// Whether a digit follows the point, and the point is not the end of a range (`0..9`).
    fn begins_fraction(&self) -> bool {
        let before = self.at.checked_sub(1).map(|at| self.bytes[at]);
        self.bytes.get(self.at + 1).is_some_and(u8::is_ascii_digit) && before != Some(b'.')
    }

    fn new_line(&mut self) {
        self.at = self.at.max(self.heredocs_end);
        self.is_line_start = true;
        self.line_start = self.at;
    }

    /// Whether only layout precedes on this line.
    pub(super) fn is_first_on_line(&self) -> bool {
        self.is_line_start
    }

    /// Whether a position is the beginning of this line.
    pub(super) fn begins_line(&self, at: usize) -> bool {
        at == self.line_start
    }

    /// Notes the lines that were passed since `begin`, without a token.
    pub(super) fn pass_lines(&mut self, begin: usize) {
        if let Some(last) = (begin..self.at).rev().find(|&at| self.line_break(at) > 0) {
            self.is_line_start = true;
            self.line_start = last + self.line_break(last);
        }
    }

    /// Number of bytes of the line break at a position, 0 if there is none. Unicode's are line breaks in every language:
    /// editors show them as such, so that a comment before one looks as if it ended there.
    #[inline(never)] // for its size
    pub(super) fn line_break(&self, at: usize) -> usize {
        match self.bytes[at..] {
            [b'\r', b'\n', ..] | [0xc2, 0x85, ..] => 2,
            [b'\n'..=b'\r', ..] => 1,
            [0xe2, 0x80, 0xa8 | 0xa9, ..] => 3,
            _ => 0,
        }
    }

    /// The end of the line that contains `from`, in front of its line break.
    #[inline(never)]
    pub(super) fn line_end(&self, from: usize) -> usize {
        let may_break = |byte: u8| matches!(byte, b'\n'..=b'\r' | 0xc2 | 0xe2);
        let is_end = |&at: &usize| may_break(self.bytes[at]) && self.line_break(at) > 0;
        (from..self.bytes.len()).find(is_end).unwrap_or(self.bytes.len())
    }

    /// Whether a text spans lines.
    #[inline(never)]
    pub(super) fn spans_lines(&self, start: usize, end: usize) -> bool {
        (start..end).any(|at| self.line_break(at) > 0)
    }

    /// Where a text occurs next.
    #[inline(never)] // for the size of what the standard library would add at each place
    pub(super) fn find(&self, from: usize, text: &str) -> Option<usize> {
        let first = *text.as_bytes().first()?;
        (from..self.bytes.len()).find(|&at| self.bytes[at] == first && self.bytes[at..].starts_with(text.as_bytes()))
    }

    /// Behind the spaces and tabs at a position.
    pub(super) fn skip_spaces(&self, mut at: usize) -> usize {
        while matches!(self.bytes.get(at), Some(b' ' | b'\t')) {
            at += 1;
        }
        at
    }

    /// Skips a backslash at the end of a line together with the line break.
    fn skip_line_continuation(&mut self) -> bool {
        let length = self.line_break(self.at + 1);
        self.at += if length > 0 { 1 + length } else { 0 };
        length > 0
    }

    pub(super) fn is_at(&self, text: &str) -> bool {
        self.bytes[self.at..].starts_with(text.as_bytes())
    }

    pub(super) fn push(&mut self, kind: Kind, start: usize) {
        if self.is_line_start && self.grammar.features.indentation && self.brackets == 0 {
            self.indent(start);
        }
        let is_first_on_line = std::mem::take(&mut self.is_line_start);
        self.tokens.push(Lexeme { kind, is_first_on_line, start: start as u32, end: self.at as u32 });
    }

    /// Adds a token without text at the end of the one before it.
    fn push_empty(&mut self, kind: Kind) {
        let place = self.tokens.last().map_or(0, |token| token.end);
        self.tokens.push(Lexeme { kind, is_first_on_line: false, start: place, end: place });
    }

    /// Adds the tokens for the difference between a line's indentation and the open blocks.
    fn indent(&mut self, start: usize) {
        let column = self.bytes[self.line_start..start].iter().fold(0, |column, byte| match byte {
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

    /// The character at a position.
    pub(super) fn character(&self, at: usize) -> Option<char> {
        self.text[at..].chars().next()
    }

    pub(super) fn begins_word(&self, at: usize) -> bool {
        match self.bytes.get(at) {
            Some(byte) if byte.is_ascii() => {
                byte.is_ascii_alphabetic() || *byte == b'_' || self.grammar.word_bytes.contains(byte)
            }
            Some(_) => self.character(at).is_some_and(char::is_alphabetic),
            None => false,
        }
    }

    /// Skips the characters that continue a word.
    pub(super) fn skip_word(&mut self) {
        while let Some(&byte) = self.bytes.get(self.at) {
            if byte.is_ascii_alphanumeric() || byte == b'_' || self.grammar.word_bytes.contains(&byte) {
                self.at += 1;
            } else if byte < 0x80 {
                break;
            } else {
                match self.character(self.at) {
                    Some(c) if c.is_alphanumeric() || is_mark_or_joiner(c) => self.at += c.len_utf8(),
                    _ => break,
                }
            }
        }
    }

    pub(super) fn word(&mut self) {
        let start = self.at;
        self.at += 1;
        self.skip_word();
        let ends = |byte: &u8| self.grammar.final_word_bytes.contains(byte);
        if self.bytes.get(self.at).is_some_and(ends) && self.bytes.get(self.at + 1) != Some(&b'=') {
            self.at += 1;
        }
        if self.take_prefixed_string(start) || self.ends_program(start) || self.opens_other(start) {
            return;
        }
        let mut kind = self.words.kind_of(&self.text[start..self.at]);
        if self.grammar.features.assembly {
            kind = self.kind_in_assembly(start, kind);
        } else if self.grammar.features.open_words {
            kind = Kind::Keyword;
        }
        self.push(kind, start);
    }

    pub(super) fn number(&mut self) {
        let start = self.at;
        let is_hex = self.is_at("0x") || self.is_at("0X");
        self.at += 1;
        while let Some(&byte) = self.bytes.get(self.at) {
            let next = self.bytes.get(self.at + 1).copied().unwrap_or(b' ');
            let last = self.bytes[self.at - 1];
            let continues = match byte {
                b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' => true,
                // A range (1..9) or a call (1.max(2)) is not a fraction; 1.f and 1.e5 are.
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
            if !continues {
                break;
            }
            self.at += 1;
        }
        self.push(Kind::Number, start);
    }

    pub(super) fn symbol(&mut self) {
        let start = self.at;
        // Most symbols are single.
        let continues = self.bytes.get(start + 1).is_some_and(|next| b"=<>&|?.:+-*".contains(next));
        let found = OPERATORS.iter().find(|operator| continues && self.is_at(operator));
        self.at += found.map_or(1, |operator| operator.len());
        match self.bytes[start] {
            b'(' | b'[' | b'{' => self.brackets += 1,
            b')' | b']' | b'}' => self.brackets = self.brackets.saturating_sub(1),
            _ => {}
        }
        match self.bytes[start] {
            b'(' if self.grammar.features.regex => self.conditions.push(self.is_after_condition_word()),
            b')' => self.is_after_condition = self.conditions.pop().unwrap_or(false),
            _ => {}
        }
        self.count_in_frame(start);
        self.push(Kind::Symbol, start);
    }

    /// Whether a word is a keyword only in front of another word.
    pub(super) fn is_contextual(&self, word: &str) -> bool {
        holds_word(self.grammar.contextual, word)
    }

    /// Makes names of the contextual keywords and modifiers that stand where names do: members, and words without another word
    /// behind them on their line.
    fn name_contextual_words(&mut self) {
        if self.grammar.contextual.is_empty() {
            return;
        }
        for at in 0..self.tokens.len() {
            let token = &self.tokens[at];
            if !matches!(token.kind, Kind::Keyword | Kind::Modifier) || !self.is_contextual(self.text_of(token)) {
                continue;
            }
            let is_member = at > 0 && matches!(self.text_of(&self.tokens[at - 1]), "." | "?.");
            let is_before_word = self.tokens.get(at + 1).is_some_and(|next| {
                let is_word = matches!(next.kind, Kind::Keyword | Kind::Modifier | Kind::Type | Kind::Name);
                is_word && !next.is_first_on_line && !holds_word(AFTER_VALUES, self.text_of(next))
            });
            if is_member || !is_before_word {
                self.tokens[at].kind = Kind::Name;
            }
        }
    }

    fn is_after_condition_word(&self) -> bool {
        let last = self.tokens.last().filter(|last| last.kind == Kind::Keyword);
        last.is_some_and(|last| matches!(self.text_of(last), "if" | "while" | "for" | "with"))
    }

    pub(super) fn text_of(&self, token: &Lexeme) -> &str {
        &self.text[token.start as usize..token.end as usize]
    }

    pub(super) fn non_ascii(&mut self) {
        let Some(c) = self.character(self.at) else { return };
        let line_break = self.line_break(self.at);
        if line_break > 0 {
            self.at += line_break;
            self.new_line();
        } else if c.is_alphanumeric() {
            self.non_ascii_word(c);
        } else if is_symbol(c) {
            let start = self.at;
            self.at += c.len_utf8();
            self.push(Kind::Symbol, start);
        } else {
            self.at += c.len_utf8();
        }
    }

    fn non_ascii_word(&mut self, first: char) {
        let start = self.at;
        self.at += first.len_utf8();
        self.skip_word();
        self.push(Kind::Name, start);
    }
}

/// Whether a list of words, separated by spaces, has a word.
fn holds_word(list: &str, word: &str) -> bool {
    list.split(' ').any(|known| known == word)
}

/// Whether a character is a visible symbol.
fn is_symbol(c: char) -> bool {
    let is_invisible = matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{feff}');
    !(is_invisible || is_mark_or_joiner(c) || c.is_whitespace() || c.is_control())
}

/// Whether a character modifies or joins the letter before it.
fn is_mark_or_joiner(c: char) -> bool {
    is_combining_mark(c) || matches!(c, '\u{200c}' | '\u{200d}')
}
