//! Finds the ends of strings, characters, templates and regular expressions.
//!
//! A literal that may span lines is read as code after its opening if it has no end, or one that can only be the beginning of
//! another literal: no string that spans lines has a letter right before or behind it. So after a lone quotation mark, or one in a literal that the
//! grammar does not know, strings and code do not change places for the rest of the text.

use super::grammar::{Apostrophe, Escape, Heredocs, Raw, SINGLE, StringForm};
use super::lexer::{Frame, Lexeme, Lexer};
use super::vocabulary::Kind;

/// A character literal.
const CHARACTER: StringForm = SINGLE;

/// Longest delimiter of a raw string in C++: `R"delimiter(…)delimiter"`.
const MAX_DELIMITER_BYTES: usize = 16;

/// Most dollars in front of a raw string in C#.
const MAX_DOLLARS: usize = 16;

/// Most quotation marks that are counted where a raw string in C# opens: the search for as many takes time in proportion to their number.
const MAX_QUOTES: usize = 16;

/// Longest name in brackets: as long as SQL Server allows.
const MAX_NAME_BYTES: usize = 128 * 4;

impl Lexer<'_> {
    /// Reads a string whose prefix is the word since `start`; returns whether there is one.
    pub(super) fn take_prefixed_string(&mut self, start: usize) -> bool {
        let Some(b'"' | b'\'' | b'#') = self.bytes.get(self.at) else { return false };
        let prefix = &self.bytes[start..self.at];
        let end = match self.grammar.raw {
            Raw::Delimited if matches!(prefix, b"R" | b"LR" | b"uR" | b"UR" | b"u8R") => self.delimited(self.at),
            Raw::Hashes if matches!(prefix, b"r" | b"br" | b"cr") => self.hashed(self.at),
            Raw::Hyphens if matches!(prefix, b"r" | b"R") => self.hyphenated(self.at),
            _ => None,
        };
        if let Some(end) = end {
            self.at = end;
            self.push(Kind::String, start);
            return true;
        }
        // The matrix B, transposed.
        if self.bytes[self.at] == b'\'' && self.grammar.features.transpose {
            return false;
        }
        let known = self.grammar.prefixes.iter().any(|known| prefix.eq_ignore_ascii_case(known.as_bytes()));
        if !known {
            return false;
        }
        if self.bytes[self.at] == b'\'' && self.grammar.apostrophe != Apostrophe::String {
            self.at = self.quote_end(&CHARACTER, start, self.at + 1);
            self.push(Kind::Character, start);
            return true;
        }
        let Some(form) = self.string_form() else { return false };
        self.at = self.quote_end(form, start, self.at + form.open.len());
        self.push(Kind::String, start);
        true
    }

    fn string_form(&self) -> Option<&'static StringForm> {
        self.string_form_at(self.at)
    }

    fn string_form_at(&self, at: usize) -> Option<&'static StringForm> {
        self.grammar.strings.iter().find(|form| self.bytes[at..].starts_with(form.open.as_bytes()))
    }

    /// Reads a string, a character, a template or a regular expression; returns whether one begins here.
    pub(super) fn take_literal(&mut self, byte: u8) -> bool {
        let start = self.at;
        if byte == b'<' && self.grammar.heredocs != Heredocs::None && self.heredoc() {
            return true;
        }
        if (self.grammar.features.ruby && self.ruby_literal(byte)) || self.script_literal(byte) {
            return true;
        }
        if matches!(byte, b'"' | b'$') && self.grammar.raw == Raw::Quotes && self.quoted() {
            return true;
        }
        if let Some(form) = self.string_form()
            && !(form.open == "[" && self.is_subscript(start))
        {
            self.at = self.quote_end(form, start, self.at + form.open.len());
            self.push(if form.is_name { Kind::Name } else { Kind::String }, start);
            return true;
        }
        match byte {
            b'\'' => match self.grammar.apostrophe {
                Apostrophe::String => return false,
                Apostrophe::Character => {
                    self.at = self.quote_end(&CHARACTER, start, start + 1);
                    self.push(Kind::Character, start);
                }
                Apostrophe::Lifetime => self.character_or_lifetime(),
            },
            b'`' if self.grammar.features.templates => {
                self.at += 1;
                self.template(start);
            }
            b'}' if matches!(self.frames.last(), Some(Frame::Template(0))) => {
                self.frames.pop();
                self.at += 1;
                self.template(start);
            }
            b'/' if self.grammar.features.regex => return self.regex(),
            b'<' if self.grammar.features.jsx => return self.begin_jsx(),
            b'?' if self.closes_program(start) => self.end_of_program(),
            b'#' if matches!(self.grammar.raw, Raw::Hashes | Raw::HashesOnLine) => match self.hashed(start) {
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

    /// Whether a bracket opens an array or its index instead of a name: it stands behind a value (`a[1]`, `ARRAY[…]`), or holds what
    /// is no name.
    fn is_subscript(&self, at: usize) -> bool {
        let is_behind_value = self.tokens.last().is_some_and(|before| {
            let text = self.text_of(before);
            let touches = before.end as usize == at && (before.kind == Kind::Name || matches!(text, ")" | "]" | "["));
            touches || text.eq_ignore_ascii_case("array")
        });
        let rest = self.bytes[at + 1..].iter().take(MAX_NAME_BYTES);
        let name = rest.take_while(|&&byte| !matches!(byte, b']' | b',' | b'\n'));
        is_behind_value || !self.begins_word(at + 1) || self.bytes.get(at + 1 + name.count()) != Some(&b']')
    }

    /// The end of a string since `start` whose content begins at `content`; `content` itself if it is read as code.
    fn quote_end(&mut self, form: &'static StringForm, start: usize, content: usize) -> usize {
        if !form.is_multiline {
            if !form.expression.is_empty()
                && let Some(end) = self.lines_end(form, start, content)
            {
                if !self.spans_lines(content, end) {
                    return end;
                }
                self.give_up(content, end);
            }
            return self.closing(form, content, false).unwrap_or_else(|end| end);
        }
        self.lines_end(form, start, content).unwrap_or(content)
    }

    /// The end of a string that may span lines.
    pub(super) fn lines_end(&mut self, form: &'static StringForm, start: usize, content: usize) -> Option<usize> {
        // Then without the strings in expressions, should one of these have no end.
        for with_expressions in [true, false] {
            if !self.may_search() || (form.expression.is_empty() && with_expressions) {
                continue;
            }
            match self.closing(form, content, with_expressions) {
                Ok(end) if self.may_span(start, end) => return Some(end),
                Ok(end) | Err(end) => self.give_up(content, end),
            }
        }
        None
    }

    /// Whether a literal may reach from `start` to `end`. One over several lines must have no word right behind it, and right before it
    /// only a keyword (`return"`) or the prefix of three quotation marks (`sql"""`). A regular expression needs its flag `x` for that.
    fn may_span(&self, start: usize, end: usize) -> bool {
        let is_word = |&at: &usize| {
            self.bytes.get(at).is_some_and(|&byte| match byte {
                // In a shell, a variable follows its text.
                b'$' => !self.grammar.features.shell,
                b'_' | 0x80.. => true,
                _ => byte.is_ascii_alphanumeric(),
            })
        };
        let is_keyword = || {
            let word = (0..start).rev().take_while(is_word).last().unwrap_or(start);
            self.grammar.keywords.split_ascii_whitespace().any(|keyword| keyword.as_bytes() == &self.bytes[word..start])
        };
        let is_plausible = if self.bytes[end - 1] == b'/' {
            (end..end + 8).take_while(is_word).any(|at| self.bytes[at] == b'x')
        } else {
            let follows_word = is_word(&start.wrapping_sub(1));
            !is_word(&end) && (!follows_word || self.run(start, b'"') >= 3 || is_keyword())
        };
        is_plausible || !self.spans_lines(start, end)
    }

    /// The end of a string behind its closing, or where it has to end without one. `with_expressions` skips the expressions
    /// in it, together with the strings in them.
    fn closing(&self, form: &'static StringForm, mut at: usize, with_expressions: bool) -> Result<usize, usize> {
        let mut form = form;
        // The strings that the innermost expression is in, with the open braces of their expressions.
        let mut outer: Vec<(&StringForm, u32)> = Vec::new();
        let mut braces: Option<u32> = None;
        let is_multiline = form.is_multiline;
        while let Some(&byte) = self.bytes.get(at) {
            let is_at = |text: &str| self.bytes[at..].starts_with(text.as_bytes());
            if let Some(open) = braces {
                if !is_multiline && self.line_break(at) > 0 {
                    break;
                }
                at += 1;
                let is_call = form.expression.ends_with('(');
                match byte {
                    b'{' if !is_call => braces = Some(open + 1),
                    b'}' if !is_call => braces = open.checked_sub(1),
                    b'(' if is_call => braces = Some(open + 1),
                    b')' if is_call => braces = open.checked_sub(1),
                    b'"' | b'\'' | b'`' => {
                        if let Some(inner) = self.string_form_at(at - 1) {
                            outer.push((form, open));
                            (form, braces) = (inner, None);
                            at += inner.open.len() - 1;
                        }
                    }
                    _ => {}
                }
            } else if byte == b'\\' && form.escape == Escape::Backslash {
                // An escaped line break does not end the string.
                at += 1;
                at += self.line_break(at).max(self.character(at).map_or(0, char::len_utf8));
            } else if is_at(form.close) {
                at += form.close.len();
                if form.escape == Escape::Doubled && self.bytes[at..].starts_with(form.close.as_bytes()) {
                    at += form.close.len();
                    continue;
                }
                if form.escape == Escape::None && form.close.len() > 1 {
                    // More quotation marks than close it are part of it.
                    at += self.run(at, b'"');
                }
                match outer.pop() {
                    Some((around, open)) => (form, braces) = (around, Some(open)),
                    None => return Ok(at),
                }
            } else if !form.is_multiline && self.line_break(at) > 0 {
                break;
            } else if with_expressions && !form.expression.is_empty() && is_at(form.expression) {
                at += form.expression.len();
                // Two braces stand for one.
                let is_brace = form.expression == "{" && self.bytes.get(at) == Some(&b'{');
                at += usize::from(is_brace);
                braces = if is_brace { None } else { Some(0) };
            } else {
                at += 1;
            }
        }
        Err(at.min(self.bytes.len()))
    }

    /// How often a byte is repeated from a position on.
    pub(super) fn run(&self, at: usize, byte: u8) -> usize {
        self.bytes[at..].iter().take_while(|&&other| other == byte).count()
    }

    /// Takes `$$"""…"""`, if one begins here. It ends with its line unless nothing else follows on that.
    fn quoted(&mut self) -> bool {
        let start = self.at;
        let dollars = self.bytes[start..].iter().take(MAX_DOLLARS).take_while(|&&byte| byte == b'$').count();
        let quotes = self.run(start + dollars, b'"').min(MAX_QUOTES);
        if quotes < 3 {
            return false;
        }
        let content = start + dollars + quotes;
        let rest = self.skip_spaces(content);
        let is_block = rest == self.bytes.len() || self.line_break(rest) > 0;
        let close = "\"".repeat(quotes);
        let end = self.raw_end(content, &close, is_block);
        self.at = end.map_or(content, |end| end + self.run(end, b'"'));
        self.push(Kind::String, start);
        true
    }

    /// The end of `"delimiter(…)delimiter"` if one begins at `at`.
    fn delimited(&mut self, at: usize) -> Option<usize> {
        let rest = self.text[at..].strip_prefix('"')?;
        let bracket = rest.bytes().take(MAX_DELIMITER_BYTES + 1).position(|byte| byte == b'(')?;
        let (delimiter, content) = (&rest[..bracket], &rest[bracket + 1..]);
        if delimiter.contains(|c: char| matches!(c, '"' | ')' | '\\') || c.is_whitespace()) {
            return None;
        }
        self.raw_end(self.text.len() - content.len(), &format!("){delimiter}\""), true)
    }

    /// The end of a raw string whose content begins at `content`.
    pub(super) fn raw_end(&mut self, content: usize, close: &str, is_multiline: bool) -> Option<usize> {
        let (found, searched) = if !self.may_search() {
            (None, content)
        } else if is_multiline {
            (self.find(content, close), self.bytes.len())
        } else {
            let stops = |&at: &usize| self.bytes[at..].starts_with(close.as_bytes()) || self.line_break(at) > 0;
            let stop = (content..self.bytes.len()).find(stops).unwrap_or(self.bytes.len());
            (Some(stop).filter(|&stop| self.bytes[stop..].starts_with(close.as_bytes())), stop)
        };
        if found.is_none() {
            self.give_up(content, searched);
        }
        found.map(|found| found + close.len())
    }

    /// The end of `##"…"##`, with any number of `#`, if one begins at `at`; that of its opening if it is read as code.
    fn hashed(&mut self, at: usize) -> Option<usize> {
        if at < self.no_string_before {
            return None;
        }
        let hashes = &self.text[at..at + self.run(at, b'#')];
        self.no_string_before = at + hashes.len();
        if self.bytes.get(at + hashes.len()) != Some(&b'"') {
            return None;
        }
        let begin = at + hashes.len() + 1;
        let is_block = self.bytes[begin..].starts_with(b"\"\"") && self.line_break(begin + 2) > 0;
        let quotes = if is_block { "\"\"\"" } else { "\"" };
        let is_multiline = is_block || self.grammar.raw == Raw::Hashes;
        Some(self.raw_end(begin, &format!("{quotes}{hashes}"), is_multiline).unwrap_or(begin))
    }

    /// Reads a character literal, or else an apostrophe with the name of a lifetime.
    fn character_or_lifetime(&mut self) {
        let start = self.at;
        let is_escape = self.bytes.get(start + 1) == Some(&b'\\');
        let second = start + 1 + self.character(start + 1).map_or(0, char::len_utf8);
        if is_escape || self.bytes.get(second) == Some(&b'\'') {
            self.at = self.quote_end(&CHARACTER, start, start + 1);
            self.push(Kind::Character, start);
        } else {
            self.at += 1;
            self.skip_word();
            self.push(Kind::Name, start);
        }
    }

    /// Reads a template from `start` to its end or to its next expression. Its content begins at the current position.
    fn template(&mut self, start: usize) {
        let content = self.at;
        self.at = if self.may_search() { self.template_end(content) } else { content };
        if self.at > content && self.bytes[self.at - 1] == b'{' {
            self.frames.push(Frame::Template(0));
        }
        self.push(Kind::String, start);
    }

    fn template_end(&mut self, content: usize) -> usize {
        let mut at = content;
        while let Some(&byte) = self.bytes.get(at) {
            if byte == b'\\' {
                at += 1 + self.character(at + 1).map_or(0, char::len_utf8);
            } else if byte == b'`' {
                at += 1;
                if self.may_span(content, at) {
                    return at;
                }
                break;
            } else if self.bytes[at..].starts_with(b"${") {
                return at + 2;
            } else {
                at += 1;
            }
        }
        self.give_up(content, at.min(self.bytes.len()));
        content
    }

    /// Whether an expression may begin here: not after a name, a literal or a closing bracket.
    pub(super) fn may_begin_expression(&self) -> bool {
        let Some(last) = self.tokens.last() else { return true };
        let text = self.text_of(last);
        match last.kind {
            Kind::Keyword => {
                let is_value = matches!(text, "this" | "super" | "null" | "true" | "false" | "undefined")
                    || (self.grammar.features.ruby && matches!(text, "self" | "nil" | "end"));
                !is_value && !self.is_member(last) && !self.is_contextual(text)
            }
            Kind::Symbol if text == ")" => self.is_after_condition,
            Kind::Symbol => !matches!(text, "]" | "}" | "++" | "--"),
            // A template in front of an expression.
            Kind::String => text.ends_with("${"),
            _ => false,
        }
    }

    /// Whether a word is the name of a member: `a.class`, not `0..end`.
    fn is_member(&self, word: &Lexeme) -> bool {
        let before = &self.bytes[..word.start as usize];
        before.ends_with(b".") && !before.ends_with(b"..")
    }

    /// Takes a regular expression of JavaScript, if one begins here: a slash closes it on its line. After a brace, which may
    /// end a statement or a value, a method has to follow, which a quotient has not.
    fn regex(&mut self) -> bool {
        let start = self.at;
        let is_after_brace = self.tokens.last().is_some_and(|last| self.text_of(last) == "}");
        if matches!(self.frames.last(), Some(Frame::Tag { .. })) || !(is_after_brace || self.may_begin_expression()) {
            return false;
        }
        if start < self.no_regex_before || (is_after_brace && !self.may_search()) {
            return false;
        }
        let end = match self.regex_end(start + 1) {
            Ok(end) => end,
            Err(end) => {
                self.no_regex_before = end;
                return false;
            }
        };
        self.at = end;
        self.skip_word();
        let has_method = self.bytes.get(self.at) == Some(&b'.') && self.begins_word(self.at + 1);
        if is_after_brace && !has_method {
            self.give_up(start, end);
            self.at = start;
            return false;
        }
        self.push(Kind::String, start);
        true
    }

    /// The end of a regular expression whose content begins at `at`, a slash outside of brackets, or of its line.
    fn regex_end(&self, mut at: usize) -> Result<usize, usize> {
        let mut in_class = false;
        while let Some(&byte) = self.bytes.get(at).filter(|_| self.line_break(at) == 0) {
            at += 1;
            match byte {
                b'\\' if at < self.bytes.len() && self.line_break(at) == 0 => {
                    at += self.character(at).map_or(0, char::len_utf8);
                }
                b'[' => in_class = true,
                b']' => in_class = false,
                b'/' if !in_class => return Ok(at),
                _ => {}
            }
        }
        Err(at)
    }
}
