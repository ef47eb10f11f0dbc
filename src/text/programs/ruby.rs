//! The literals that only Ruby has, and heredocs, which it shares with PHP, shells and Perl.

use super::grammar::{Heredocs, RUBY_REGEX};
use super::lexer::Lexer;
use super::vocabulary::Kind;

impl<'a> Lexer<'a> {
    /// Takes a literal of Ruby, if one begins here.
    pub(super) fn ruby_literal(&mut self, byte: u8) -> bool {
        match byte {
            b'%' => self.percent_literal(),
            b'/' => self.ruby_regex(),
            b'?' => self.ruby_character(),
            // `$'` and the like are variables.
            b'$' if self.bytes.get(self.at + 1).is_some_and(|next| b"'\"`/?<".contains(next)) => {
                self.at += 2;
                self.push(Kind::Name, self.at - 2);
                true
            }
            // `def `(command)`
            b'`' if self.is_operator_name() => {
                self.symbol();
                true
            }
            _ => false,
        }
    }

    /// Whether the operator here is a name: `:/`, `a./`, `def /`.
    fn is_operator_name(&self) -> bool {
        let Some(last) = self.tokens.last() else { return false };
        match self.text_of(last) {
            "def" => true,
            "." | "&." => last.end as usize == self.at,
            // Not the value of a key: `{a:/x/}`.
            ":" if last.end as usize == self.at => {
                let before = self.bytes[..last.start as usize].last();
                !before.is_some_and(|byte| byte.is_ascii_alphanumeric() || b"_\"'".contains(byte))
            }
            _ => false,
        }
    }

    /// Whether a literal may begin here, with an operator's sign.
    fn may_begin_literal(&self) -> bool {
        !self.is_operator_name() && (self.may_begin_expression() || self.is_first_on_line())
    }

    /// Whether this may be the argument of a call without parentheses: `puts /x/`, unlike `a / b` and `a /= b`.
    fn may_begin_argument(&self) -> bool {
        let last = self.tokens.last().filter(|last| last.kind == Kind::Name && (last.end as usize) < self.at);
        last.is_some() && self.bytes.get(self.at + 1).is_some_and(|next| !next.is_ascii_whitespace() && *next != b'=')
    }

    /// Takes `%w[…]` and its like, in which brackets nest.
    fn percent_literal(&mut self) -> bool {
        let start = self.at;
        let is_letter = |byte: &u8| b"wWiIqQrsx".contains(byte);
        let letter = self.bytes.get(start + 1).filter(|byte| is_letter(byte)).copied();
        let content = start + 2 + usize::from(letter.is_some());
        let may_open = |byte: &&u8| byte.is_ascii_punctuation() && !b")]}>,;=_".contains(byte);
        let Some(&open) = self.bytes.get(content - 1).filter(may_open) else { return false };
        let is_argument = self.may_begin_argument() && (letter.is_some() || b"([{<|!".contains(&open));
        if self.is_operator_name() || !(self.may_begin_literal() || is_argument) {
            return false;
        }
        let end = if self.may_search() { self.bracketed_end(open, content) } else { None };
        if end.is_none() {
            self.give_up(start, self.bytes.len());
        }
        self.at = end.unwrap_or(content);
        if letter == Some(b'r') && end.is_some() {
            self.skip_word();
        }
        self.push(Kind::String, start);
        true
    }

    pub(super) fn bracketed_end(&self, open: u8, content: usize) -> Option<usize> {
        let close = closing_of(open);
        let mut depth = 1;
        let mut is_escaped = false;
        for (at, &byte) in (content..).zip(&self.bytes[content..]) {
            if is_escaped {
                is_escaped = false;
            } else if byte == close {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            } else if byte == open {
                depth += 1;
            } else {
                is_escaped = byte == b'\\';
            }
        }
        None
    }

    /// Takes a regular expression. It spans lines only if its flags say that white space does not count in it.
    pub(super) fn ruby_regex(&mut self) -> bool {
        let start = self.at;
        if self.is_operator_name() || !(self.may_begin_literal() || self.may_begin_argument()) {
            return false;
        }
        let Some(end) = self.lines_end(&RUBY_REGEX, start, start + 1) else { return false };
        self.at = end;
        self.skip_word();
        self.push(Kind::String, start);
        true
    }

    /// Takes `?x`. Behind a name it is taken for one only if its character would open a literal.
    fn ruby_character(&mut self) -> bool {
        let start = self.at;
        let Some(c) = self.character(start + 1).filter(|c| !c.is_whitespace() && !c.is_control()) else { return false };
        let next = start + 1 + c.len_utf8();
        let may_end = self.bytes.get(next).is_none_or(|byte| !(byte.is_ascii_alphanumeric() || b"_'\"".contains(byte)));
        let is_expected = self.may_begin_literal() || (self.may_begin_argument() && "'\"`/%#".contains(c));
        if !is_expected || !(may_end || c == '\\') {
            return false;
        }
        self.at = next;
        if c == '\\' {
            self.at += self.character(next).map_or(0, char::len_utf8);
            self.skip_word();
        }
        self.push(Kind::Character, start);
        true
    }

    /// Takes a heredoc, if one begins here.
    pub(super) fn heredoc(&mut self) -> bool {
        match self.grammar.heredocs {
            Heredocs::None => false,
            Heredocs::Php => self.is_at("<<<") && self.php_heredoc(),
            Heredocs::Ruby => self.is_at("<<") && self.ruby_heredoc(),
            Heredocs::Shell => self.is_at("<<") && !self.is_at("<<<") && self.ruby_heredoc(),
        }
    }

    fn php_heredoc(&mut self) -> bool {
        let start = self.at;
        let Some((word, end)) = self.heredoc_word(self.skip_spaces(start + 3)) else { return false };
        let line_break = self.line_break(end);
        if line_break == 0 {
            return false;
        }
        let Some(at) = self.heredoc_end(end + line_break, word, true, false) else { return false };
        self.at = at + word.len();
        self.push(Kind::String, start);
        true
    }

    /// What opens the heredoc is the token; its lines are skipped at the end of this line.
    fn ruby_heredoc(&mut self) -> bool {
        let start = self.at;
        let is_indented = matches!(self.bytes.get(start + 2), Some(b'~' | b'-'));
        let is_shell = self.grammar.heredocs == Heredocs::Shell;
        let opened = start + 2 + usize::from(is_indented);
        let Some((word, end)) = self.heredoc_word(if is_shell { self.skip_spaces(opened) } else { opened }) else {
            return false;
        };
        // `a << b` and `class << self` are none.
        let is_expected = is_shell || is_indented || self.may_begin_literal() || self.may_begin_argument();
        let is_class = self.tokens.last().is_some_and(|last| self.text_of(last) == "class");
        if !is_expected || is_class {
            return false;
        }
        if self.heredocs_body <= start {
            let line_end = self.line_end(end);
            self.heredocs_body = line_end + self.line_break(line_end);
        }
        let Some(at) = self.heredoc_end(self.heredocs_body, word, is_indented, true) else { return false };
        self.heredocs_end = at + word.len();
        self.heredocs_body = self.heredocs_end + self.line_break(self.heredocs_end);
        self.at = end;
        self.push(Kind::String, start);
        true
    }

    /// The word that ends a heredoc, in quotation marks or not, and where it ends.
    fn heredoc_word(&self, at: usize) -> Option<(&'a str, usize)> {
        let quote = self.bytes.get(at).copied().filter(|byte| b"'\"`".contains(byte));
        let begin = at + usize::from(quote.is_some());
        let is_part = |byte: &u8| *byte == b'_' || byte.is_ascii_alphanumeric() || *byte >= 0x80;
        let length = self.bytes.get(begin..)?.iter().take_while(|byte| is_part(byte)).count();
        let end = begin + length;
        let is_word = length > 0 && !self.bytes[begin].is_ascii_digit();
        let is_closed = quote.is_none_or(|quote| self.bytes.get(end) == Some(&quote));
        (is_word && is_closed).then(|| (&self.text[begin..end], end + usize::from(quote.is_some())))
    }

    /// Where the word stands that ends a heredoc whose first line begins at `line`: alone on its line, or as the first word.
    fn heredoc_end(&mut self, mut line: usize, word: &str, is_indented: bool, is_alone: bool) -> Option<usize> {
        let first = line;
        while line < self.bytes.len() && self.may_search() {
            let at = if is_indented { self.skip_spaces(line) } else { line };
            let end = at + word.len();
            if self.bytes[at..].starts_with(word.as_bytes()) {
                let ends_line = end == self.bytes.len() || self.line_break(end) > 0;
                if ends_line || (!is_alone && !self.begins_word(end) && !self.bytes[end].is_ascii_digit()) {
                    return Some(at);
                }
            }
            line = self.line_end(at);
            line += self.line_break(line);
        }
        self.give_up(first, line);
        None
    }
}

/// The bracket that closes another; any other sign closes itself.
pub(super) fn closing_of(open: u8) -> u8 {
    match open {
        b'(' => b')',
        b'[' => b']',
        b'{' => b'}',
        b'<' => b'>',
        other => other,
    }
}
