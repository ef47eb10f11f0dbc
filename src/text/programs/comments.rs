//! Skips comments, and what of a file is no program.

use super::grammar::Raw;
use super::lexer::Lexer;
use super::vocabulary::Kind;

impl Lexer<'_> {
    /// Skips a comment, if one begins here.
    pub(super) fn skip_comment(&mut self) -> bool {
        self.skip_block_comment() || self.skip_line_comment() || self.skip_disabled_lines()
    }

    /// Skips what `#if 0` or `#if false` keeps from the compiler, up to the line of its `#endif`, `#else` or `#elif`.
    fn skip_disabled_lines(&mut self) -> bool {
        let has_directives = || self.grammar.imports.contains(&"#pragma");
        if self.bytes[self.at] != b'#' || !self.is_line_start || !has_directives() || !self.may_search() {
            return false;
        }
        let begin = self.at;
        let mut depth = 0;
        let mut line = begin;
        while line < self.bytes.len() {
            let end = self.line_end(line);
            let directive = self.text[line..end].trim_start().strip_prefix('#').map_or("", str::trim_start);
            let word = directive.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
            match word {
                "if" if depth == 0 => {
                    let condition = directive["if".len()..].split_ascii_whitespace().next();
                    if !matches!(condition, Some("0" | "false" | "(0)")) {
                        return false;
                    }
                    depth = 1;
                }
                _ if depth == 0 => return false,
                "if" | "ifdef" | "ifndef" => depth += 1,
                "endif" | "else" | "elif" if depth == 1 => {
                    self.at = end;
                    self.pass_lines(begin);
                    return true;
                }
                "endif" => depth -= 1,
                _ => {}
            }
            line = end + self.line_break(end);
        }
        self.give_up(begin, line);
        false
    }

    fn skip_line_comment(&mut self) -> bool {
        // `#[…]` of PHP.
        let is_attribute = self.grammar.features.inline_html && self.is_at("#[");
        let is_listed = self.grammar.line_comments.iter().any(|open| self.is_at(open));
        let opens = (is_listed && !is_attribute && !self.is_within_word())
            || (self.grammar.features.assembly && self.opens_assembly_comment());
        if opens {
            self.skip_line();
        }
        opens
    }

    /// Skips the rest of the line, up to the end of a program in a page.
    pub(super) fn skip_line(&mut self) {
        let is_end = |&at: &usize| self.line_break(at) > 0 || self.closes_program(at);
        self.at = (self.at..self.bytes.len()).find(is_end).unwrap_or(self.bytes.len());
    }

    /// Whether `#` is part of a word: `$#` of Perl, and of a shell whatever it does not begin a word in.
    fn is_within_word(&self) -> bool {
        let before = self.at.checked_sub(1).map_or(b' ', |at| self.bytes[at]);
        (self.grammar.features.shell && !(before.is_ascii_whitespace() || b";()|&`".contains(&before)))
            || (self.grammar.features.perl && before == b'$')
    }

    fn skip_block_comment(&mut self) -> bool {
        if self.grammar.raw == Raw::LongBrackets && self.is_at("--[") {
            return self.long_comment();
        }
        let Some((open, close)) = self.grammar.block_comments.iter().find(|(open, _)| self.is_at(open)) else {
            return false;
        };
        let begin = self.at;
        let content = begin + open.len();
        // In Ruby and Perl they open only at the beginning of a line; in Perl with any word.
        let is_document = open.starts_with('=');
        if is_document && (!self.begins_line(begin) || self.begins_word(content) != (*open == "=")) {
            return false;
        }
        // In MATLAB what opens or closes them is alone on its line.
        let is_alone = self.grammar.features.transpose && open.ends_with('{');
        if is_alone && !self.is_alone_on_line(begin, content) {
            return false;
        }
        let end = if !self.may_search() {
            None
        } else if is_alone {
            self.alone_comment_end(open, close, content)
        } else if is_document {
            self.document_comment_end(close, content)
        } else if self.grammar.nested_comments {
            self.nested_comment_end(open, close, content)
        } else {
            self.find(content, close).map(|found| found + close.len())
        };
        if end.is_none() {
            self.give_up(begin, self.bytes.len());
        }
        self.at = end.unwrap_or(content);
        self.pass_lines(begin);
        true
    }

    /// The end of a comment that may contain others. One that lacks one of several ends is closed by the first of them.
    fn nested_comment_end(&mut self, open: &str, close: &str, content: usize) -> Option<usize> {
        let mut first_end = None;
        let mut depth = 1;
        let mut at = content;
        while at < self.bytes.len() {
            let rest = &self.bytes[at..];
            if rest.starts_with(close.as_bytes()) {
                at += close.len();
                first_end = first_end.or(Some(at));
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            } else if rest.starts_with(open.as_bytes()) {
                at += open.len();
                depth += 1;
            } else {
                at += 1;
            }
        }
        if first_end.is_some() {
            self.give_up(content - open.len(), at);
        }
        first_end
    }

    /// Whether nothing else is on the line of a text.
    fn is_alone_on_line(&self, start: usize, end: usize) -> bool {
        let rest = self.skip_spaces(end);
        self.bytes[..start]
            .iter()
            .rev()
            .find(|byte| !matches!(byte, b' ' | b'\t'))
            .is_none_or(|byte| matches!(byte, b'\n' | b'\r'))
            && (rest == self.bytes.len() || self.line_break(rest) > 0)
    }

    /// The end of a comment whose closing is alone on its line, as are those of the comments in it.
    fn alone_comment_end(&self, open: &str, close: &str, content: usize) -> Option<usize> {
        let mut depth = 1;
        let mut line = content;
        while line < self.bytes.len() {
            let end = self.line_end(line);
            let text = self.text[line..end].trim();
            depth += i32::from(text == open) - i32::from(text == close);
            if depth == 0 {
                return Some(end);
            }
            line = end + self.line_break(end);
        }
        None
    }

    /// The end of the line that closes a comment of Ruby or Perl.
    fn document_comment_end(&self, close: &str, content: usize) -> Option<usize> {
        let mut found = self.find(content, close)?;
        while !matches!(self.bytes[found - 1], b'\n' | b'\r') {
            found = self.find(found + 1, close)?;
        }
        Some(self.line_end(found))
    }

    /// Whether the word since `start` ends the program before its text ends.
    pub(super) fn ends_program(&mut self, start: usize) -> bool {
        let features = self.grammar.features;
        let word = &self.text[start..self.at];
        let is_end = (features.ruby || features.perl)
            && self.begins_line(start)
            && (word == "__END__" || (features.perl && word == "__DATA__"))
            && (self.at == self.bytes.len() || self.line_break(self.at) > 0);
        if is_end {
            self.at = self.bytes.len();
        }
        is_end
    }

    /// Whether the program in a page ends here.
    pub(super) fn closes_program(&self, at: usize) -> bool {
        self.grammar.features.inline_html && self.bytes[at..].starts_with(b"?>")
    }

    /// Takes what precedes the program in a page as one string. A text that no program opens in, or that begins within one, is
    /// no page.
    pub(super) fn page(&mut self) {
        let Some(open) = self.program_start(0) else { return };
        let is_page = self.text.trim_start_matches('\u{feff}').trim_start().starts_with('<');
        if is_page || self.find(0, "?>").is_none_or(|close| close > open) {
            self.inline_html(open);
        }
    }

    /// Takes `?>`, and what follows up to the next program as one string.
    pub(super) fn end_of_program(&mut self) {
        for _ in 0..2 {
            self.at += 1;
            self.push(Kind::Symbol, self.at - 1);
        }
        self.inline_html(self.program_start(self.at).unwrap_or(self.bytes.len()));
    }

    /// Where the next program opens in a page.
    fn program_start(&self, mut from: usize) -> Option<usize> {
        loop {
            let at = self.find(from, "<?")?;
            from = at + 2;
            let rest = &self.bytes[from..];
            let is_php = rest.get(..3).is_some_and(|word| word.eq_ignore_ascii_case(b"php"));
            if is_php || rest.first().is_none_or(|next| *next == b'=' || next.is_ascii_whitespace()) {
                return Some(at);
            }
        }
    }

    fn inline_html(&mut self, end: usize) {
        let begin = self.at;
        let html = &self.text[begin..end];
        let start = begin + html.len() - html.trim_start().len();
        self.at = begin + html.trim_end().len();
        if start < self.at {
            self.push(Kind::String, start);
        }
        self.at = end;
        self.pass_lines(begin);
    }
}
