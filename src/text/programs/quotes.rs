//! Strings, characters, templates and regular expressions: where they begin and where they end.
//!
//! What is never closed ends with its line, or with the text where its kind may run over lines.

use super::grammar::{Apostrophe, Escape, Quoted, Raw};
use super::lexer::{Kind, Lexer};

/// What an apostrophe opens where it opens a character.
const CHARACTER: Quoted = Quoted { open: "'", close: "'", escape: Escape::Backslash, lines: false };

/// Most characters of the delimiter of a raw string in C++: `R"delimiter(…)delimiter"`.
const MAX_DELIMITER_BYTES: usize = 16;

impl Lexer<'_> {
    /// Takes the string whose first part the word since `start` is, if it is one.
    pub(super) fn prefixed(&mut self, start: usize) -> bool {
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

    fn string_form(&self) -> Option<&'static Quoted> {
        self.grammar.strings.iter().find(|form| self.stands(form.open))
    }

    /// Takes a string, a character, a template or a regular expression, if one begins here.
    pub(super) fn literal(&mut self) -> bool {
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
                self.rest_of_word();
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

    /// Where a string ends whose content begins at `at`.
    fn quote_end(&self, form: &Quoted, mut at: usize) -> usize {
        let close = form.close.as_bytes();
        while let Some(&byte) = self.bytes.get(at) {
            if byte == b'\n' && !form.lines {
                break;
            } else if byte == b'\\' && form.escape == Escape::Backslash {
                // A line that goes on after a backslash goes on inside of the string as well.
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

    /// Where `"end(…)end"` ends that begins at `at`; none if it does not begin so.
    fn delimited(&self, at: usize) -> Option<usize> {
        let rest = self.text[at..].strip_prefix('"')?;
        let bracket = rest.bytes().take(MAX_DELIMITER_BYTES + 1).position(|byte| byte == b'(')?;
        let (end, content) = (&rest[..bracket], &rest[bracket + 1..]);
        if end.contains(['"', '\n', ')']) {
            return None;
        }
        let close = format!("){end}\"");
        let length = content.find(&close).map_or(content.len(), |found| found + close.len());
        Some(self.text.len() - content.len() + length)
    }

    /// Where `##"…"##` ends that begins at `at`, with any number of signs; none if it does not begin so.
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

    /// A character in apostrophes, or else an apostrophe with a name.
    fn character_or_lifetime(&mut self) {
        let start = self.at;
        let is_escape = self.bytes.get(start + 1) == Some(&b'\\');
        let second = start + 1 + self.character(start + 1).map_or(0, char::len_utf8);
        if is_escape || self.bytes.get(second) == Some(&b'\'') {
            self.at = self.quote_end(&CHARACTER, start + 1);
            self.push(Kind::Character, start);
        } else {
            self.at += 1;
            self.rest_of_word();
            self.push(Kind::Name, start);
        }
    }

    /// Takes a template from `start` up to its end or to its next expression, its content beginning where we are.
    fn template(&mut self, start: usize) {
        while let Some(&byte) = self.bytes.get(self.at) {
            if byte == b'\\' {
                self.at += 1 + self.character(self.at + 1).map_or(0, char::len_utf8);
            } else if byte == b'`' {
                self.at += 1;
                break;
            } else if self.stands("${") {
                self.at += 2;
                self.templates.push(0);
                break;
            } else {
                self.at += 1;
            }
        }
        self.push(Kind::String, start);
    }

    /// Whether an expression may begin here: not behind a name, a literal or a closing bracket.
    fn may_begin_expression(&self) -> bool {
        let Some(last) = self.tokens.last() else { return true };
        let text = &self.text[last.start as usize..last.end as usize];
        match last.kind {
            Kind::Keyword => !matches!(text, "this" | "super" | "null" | "true" | "false" | "undefined"),
            Kind::Sign => !matches!(text, ")" | "]" | "}" | "++" | "--"),
            _ => false,
        }
    }

    /// Where a regular expression ends whose content begins at `at`: at a slash outside of brackets, or with its line.
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
