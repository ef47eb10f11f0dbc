//! Finds the ends of strings, characters, templates and regular expressions.
//!
//! A literal that is never closed ends with its line, or with the text if its form may span lines.

use super::grammar::{Apostrophe, Escape, Raw, StringForm};
use super::lexer::Lexer;
use super::vocabulary::Kind;

/// A character literal.
const CHARACTER: StringForm = StringForm { open: "'", close: "'", escape: Escape::Backslash, is_multiline: false };

/// Longest delimiter of a raw string in C++: `R"delimiter(…)delimiter"`.
const MAX_DELIMITER_BYTES: usize = 16;

impl Lexer<'_> {
    /// Reads a string whose prefix is the word since `start`; returns whether there is one.
    pub(super) fn take_prefixed_string(&mut self, start: usize) -> bool {
        let Some(b'"' | b'\'' | b'#') = self.bytes.get(self.at) else { return false };
        let prefix = &self.bytes[start..self.at];
        let end = match self.grammar.raw {
            Raw::Delimited if prefix.ends_with(b"R") && prefix.len() <= 3 => self.delimited(self.at),
            Raw::Hashes if matches!(prefix, b"r" | b"br" | b"cr") => self.hashed(self.at),
            _ => None,
        };
        if let Some(end) = end {
            self.at = end;
            self.push(Kind::String, start);
            return true;
        }
        let known = self.grammar.prefixes.iter().any(|known| prefix.eq_ignore_ascii_case(known.as_bytes()));
        if !known {
            return false;
        }
        if self.bytes[self.at] == b'\'' && self.grammar.apostrophe != Apostrophe::String {
            self.at = self.quote_end(&CHARACTER, self.at + 1);
            self.push(Kind::Character, start);
            return true;
        }
        let Some(form) = self.string_form() else { return false };
        self.at = self.quote_end(form, self.at + form.open.len());
        self.push(Kind::String, start);
        true
    }

    fn string_form(&self) -> Option<&'static StringForm> {
        self.grammar.strings.iter().find(|form| self.is_at(form.open))
    }

    /// Reads a string, a character, a template or a regular expression; returns whether one begins here.
    pub(super) fn take_literal(&mut self) -> bool {
        let start = self.at;
        if let Some(form) = self.string_form() {
            self.at = self.quote_end(form, self.at + form.open.len());
            self.push(Kind::String, start);
            return true;
        }
        match self.bytes[start] {
            b'\'' => match self.grammar.apostrophe {
                Apostrophe::String => return false,
                Apostrophe::Character => {
                    self.at = self.quote_end(&CHARACTER, start + 1);
                    self.push(Kind::Character, start);
                }
                Apostrophe::Lifetime => self.character_or_lifetime(),
            },
            b'`' if self.grammar.features.templates => {
                self.at += 1;
                self.template(start);
            }
            b'}' if self.templates.last() == Some(&0) => {
                self.templates.pop();
                self.at += 1;
                self.template(start);
            }
            b'/' if self.grammar.features.regex && self.may_begin_expression() => {
                self.at = self.regex_end(start + 1);
                self.skip_word();
                self.push(Kind::String, start);
            }
            b'#' if self.grammar.raw == Raw::Hashes => match self.hashed(start) {
                Some(end) => {
                    self.at = end;
                    self.push(Kind::String, start);
                }
                None => return false,
            },
            _ => return false,
        }
        true
    }

    /// The end of a string whose content begins at `at`.
    fn quote_end(&self, form: &StringForm, mut at: usize) -> usize {
        let close = form.close.as_bytes();
        while let Some(&byte) = self.bytes.get(at) {
            if byte == b'\n' && !form.is_multiline {
                break;
            } else if byte == b'\\' && form.escape == Escape::Backslash {
                // An escaped line break does not end the string.
                at += 1 + self.character(at + 1).map_or(0, char::len_utf8);
            } else if byte == close[0] && self.bytes[at..].starts_with(close) {
                at += close.len();
                if form.escape != Escape::Doubled || !self.bytes[at..].starts_with(close) {
                    return at;
                }
                at += close.len();
            } else {
                at += 1;
            }
        }
        at
    }

    /// The end of `"delimiter(…)delimiter"` if one begins at `at`.
    fn delimited(&self, at: usize) -> Option<usize> {
        let rest = self.text[at..].strip_prefix('"')?;
        let bracket = rest.bytes().take(MAX_DELIMITER_BYTES + 1).position(|byte| byte == b'(')?;
        let (delimiter, content) = (&rest[..bracket], &rest[bracket + 1..]);
        if delimiter.contains(['"', '\n', ')']) {
            return None;
        }
        let close = format!("){delimiter}\"");
        let length = content.find(&close).map_or(content.len(), |found| found + close.len());
        Some(self.text.len() - content.len() + length)
    }

    /// The end of `##"…"##`, with any number of `#`, if one begins at `at`.
    fn hashed(&mut self, at: usize) -> Option<usize> {
        if at < self.no_string_before {
            return None;
        }
        let rest = &self.text[at..];
        let content = rest.trim_start_matches('#');
        let hashes = &rest[..rest.len() - content.len()];
        let Some(content) = content.strip_prefix('"') else {
            self.no_string_before = at + hashes.len();
            return None;
        };
        let close = format!("\"{hashes}");
        let length = content.find(&close).map_or(content.len(), |found| found + close.len());
        Some(self.text.len() - content.len() + length)
    }

    /// Reads a character literal, or else an apostrophe with the name of a lifetime.
    fn character_or_lifetime(&mut self) {
        let start = self.at;
        let is_escape = self.bytes.get(start + 1) == Some(&b'\\');
        let second = start + 1 + self.character(start + 1).map_or(0, char::len_utf8);
        if is_escape || self.bytes.get(second) == Some(&b'\'') {
            self.at = self.quote_end(&CHARACTER, start + 1);
            self.push(Kind::Character, start);
        } else {
            self.at += 1;
            self.skip_word();
            self.push(Kind::Name, start);
        }
    }

    /// Reads a template from `start` to its end or to its next expression. Its content begins at the current position.
    fn template(&mut self, start: usize) {
        while let Some(&byte) = self.bytes.get(self.at) {
            if byte == b'\\' {
                self.at += 1 + self.character(self.at + 1).map_or(0, char::len_utf8);
            } else if byte == b'`' {
                self.at += 1;
                break;
            } else if self.is_at("${") {
                self.at += 2;
                self.templates.push(0);
                break;
            } else {
                self.at += 1;
            }
        }
        self.push(Kind::String, start);
    }

    /// Whether an expression may begin here: not after a name, a literal or a closing bracket.
    fn may_begin_expression(&self) -> bool {
        let Some(last) = self.tokens.last() else { return true };
        let text = &self.text[last.start as usize..last.end as usize];
        match last.kind {
            Kind::Keyword => !matches!(text, "this" | "super" | "null" | "true" | "false" | "undefined"),
            Kind::Symbol => !matches!(text, ")" | "]" | "}" | "++" | "--"),
            _ => false,
        }
    }

    /// The end of a regular expression whose content begins at `at`: a slash outside of brackets, or the end of the
    /// line.
    fn regex_end(&self, mut at: usize) -> usize {
        let mut in_class = false;
        while let Some(&byte) = self.bytes.get(at) {
            at += 1;
            match byte {
                b'\n' => return at - 1,
                b'\\' if self.bytes.get(at).is_some_and(|&next| next != b'\n') => {
                    at += self.character(at).map_or(0, char::len_utf8);
                }
                b'[' => in_class = true,
                b']' => in_class = false,
                b'/' if !in_class => return at,
                _ => {}
            }
        }
        at
    }
}
