//! Recognises statements that only report what a program does: calls of a logger, what goes to the error stream, and Python's `pass`.
//!
//! They can be added after every statement without effect on the result, so one that sets a variable or contains a block is none.
//! What is printed otherwise is no such statement, not even a
//! fixed text: the output of a program is its purpose.

use super::LexedProgram;
use super::vocabulary::Kind;

/// Most tokens of such a statement. Whatever is longer does more.
const MAX_TOKENS: usize = 64;

/// Loggers and streams for errors, in lower case.
const LOGGERS: &str = "log logger _logger logging slog tracing timber err stderr";

/// What loggers are told.
const LEVELS: &str = "trace debug verbose info warn warning error fatal critical exception log fine finer finest severe print \
    println printf d e i v w";

/// Streams to which C++ writes errors.
const ERROR_STREAMS: &str = "cerr clog";

impl LexedProgram<'_, '_> {
    /// The end of the statement at a token, if it only reports. O(length of the statement).
    #[inline(never)] // one copy
    pub(super) fn report_end(&self, at: usize) -> Option<usize> {
        let first = &self.lexemes[at];
        let is_word = matches!(first.kind, Kind::Name | Kind::Keyword);
        if !is_word || !(at == 0 || first.is_first_on_line || self.is_symbol(at - 1, b";{}:")) {
            return None;
        }
        if self.grammar.features.indentation && self.is_one("pass", at) {
            return Some(at + 1);
        }
        // The last name of a chain, and the one before it.
        let (mut owner, mut last) = (at, at);
        while last < at + MAX_TOKENS && matches!(self.text_at(last + 1), "." | "::") {
            (owner, last) = (last, last + 2);
        }
        if self.is_one(ERROR_STREAMS, last) {
            let end = (last..last + MAX_TOKENS).find(|&end| self.is_symbol(end, b";"))?;
            let does_more = (last..end).any(|at| self.has_effect(at) || self.is_symbol(at, b","));
            return (!does_more).then_some(end);
        }
        // A macro of Rust.
        let open = last + 1 + usize::from(self.is_symbol(last + 1, b"!"));
        let is_report = (last > at && self.is_one(LOGGERS, owner) && self.is_one(LEVELS, last))
            || (self.is_one("fprintf", last) && self.is_one(LOGGERS, open + 1));
        if !is_report || !self.is_symbol(open, b"(") {
            return None;
        }
        let mut depth = 0_u32;
        let close = (open..open + MAX_TOKENS).find(|&at| {
            depth += u32::from(self.is_symbol(at, b"("));
            depth -= u32::from(self.is_symbol(at, b")"));
            depth == 0
        })?;
        if (open..close).any(|at| self.has_effect(at)) {
            return None;
        }
        let next = self.lexemes[close + 1..].iter().find(|next| !matches!(next.kind, Kind::Indent | Kind::Dedent));
        let ends = next.is_none_or(|next| next.is_first_on_line || matches!(self.text_of(next), ";" | "}"));
        ends.then_some(close + 1)
    }

    /// Whether a token sets a variable, opens a block or ends a statement. Python's arguments by name set none.
    fn has_effect(&self, at: usize) -> bool {
        let text = self.text_at(at);
        match text {
            "++" | "--" | "{" | ";" => true,
            "==" | "!=" | "<=" | ">=" | "===" | "!==" => false,
            "=" => !self.grammar.features.indentation,
            _ => self.lexemes[at].kind == Kind::Symbol && text.ends_with('='),
        }
    }

    fn text_at(&self, at: usize) -> &str {
        self.lexemes.get(at).map_or("", |token| self.text_of(token))
    }

    fn is_symbol(&self, at: usize, symbols: &[u8]) -> bool {
        matches!(self.text_at(at).as_bytes(), [symbol] if symbols.contains(symbol))
    }

    /// Whether a token is in a list of words, whatever its case.
    #[inline(never)] // one copy
    fn is_one(&self, words: &str, at: usize) -> bool {
        let text = self.text_at(at);
        words.split_ascii_whitespace().any(|word| text.eq_ignore_ascii_case(word))
    }
}
