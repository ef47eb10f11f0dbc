//! The literals of scripting languages that few others have: of shells, Perl, Lua and R, and the comments of Basic.

use super::grammar::Raw;
use super::lexer::Lexer;
use super::ruby::closing_of;
use super::vocabulary::Kind;

impl Lexer<'_> {
    /// Takes a literal, or an operator that looks like one, if one begins here.
    pub(super) fn script_literal(&mut self, byte: u8) -> bool {
        let features = self.grammar.features;
        let start = self.at;
        match byte {
            b'\\' if features.shell => {
                self.at += 1 + self.character(start + 1).map_or(0, char::len_utf8);
                self.push(Kind::String, start);
                true
            }
            b'\'' if features.transpose && self.is_behind_value() => {
                self.symbol();
                true
            }
            b'[' if self.grammar.raw == Raw::LongBrackets => match self.long_bracket(start) {
                Some((content, close)) => {
                    self.at = self.raw_end(content, &close, true).unwrap_or(content);
                    self.push(Kind::String, start);
                    true
                }
                None => false,
            },
            b'/' if features.perl => self.ruby_regex(),
            // `$'` and the like are variables.
            b'$' if features.perl && self.bytes.get(start + 1).is_some_and(|next| b"'\"`/?<;,.&".contains(next)) => {
                self.at += 2;
                self.push(Kind::Name, start);
                true
            }
            _ => false,
        }
    }

    /// Whether a value ends right before this position.
    fn is_behind_value(&self) -> bool {
        self.tokens.last().is_some_and(|last| {
            let is_value = match last.kind {
                Kind::Keyword => self.text_of(last) == "end",
                Kind::Symbol => matches!(self.text_of(last), ")" | "]" | "}" | "'" | "."),
                _ => true,
            };
            is_value && last.end as usize == self.at
        })
    }

    /// Where the content of `[==[` begins, if that is here, and what closes it.
    fn long_bracket(&self, at: usize) -> Option<(usize, String)> {
        let signs = self.run(at + 1, b'=');
        let content = at + signs + 2;
        (self.bytes.get(content - 1) == Some(&b'[')).then(|| (content, format!("]{}]", "=".repeat(signs))))
    }

    /// Skips `--[==[…]==]`, if one begins here.
    pub(super) fn long_comment(&mut self) -> bool {
        let begin = self.at;
        let Some((content, close)) = self.long_bracket(begin + 2) else { return false };
        let Some(end) = self.raw_end(content, &close, true) else { return false };
        self.at = end;
        self.pass_lines(begin);
        true
    }

    /// The end of `"---(…)---"`, with any number of hyphens, if one begins at `at`.
    pub(super) fn hyphenated(&mut self, at: usize) -> Option<usize> {
        let quote = char::from(self.bytes[at]);
        let hyphens = self.run(at + 1, b'-');
        let content = at + hyphens + 2;
        let open = self.bytes.get(content - 1).copied().filter(|byte| b"([{".contains(byte))?;
        let close = format!("{}{}{quote}", char::from(closing_of(open)), "-".repeat(hyphens));
        self.raw_end(content, &close, true)
    }

    /// Takes what the word since `start` opens: a literal of Perl, a comment of Basic, or a line that goes on.
    pub(super) fn opens_other(&mut self, start: usize) -> bool {
        let features = self.grammar.features;
        if features.perl {
            return self.quoted_by_word(start);
        }
        if !features.basic {
            return false;
        }
        let word = &self.text[start..self.at];
        if word.eq_ignore_ascii_case("rem") && self.is_first_on_line() {
            self.skip_line();
            return true;
        }
        let rest = self.skip_spaces(self.at);
        word == "_" && (rest == self.bytes.len() || self.line_break(rest) > 0)
    }

    /// Takes `qw(…)`, `m!…!`, `s{…}{…}` and the like, whose word begins at `start`.
    fn quoted_by_word(&mut self, start: usize) -> bool {
        let word = &self.text[start..self.at];
        let is_expression = matches!(word, "m" | "s" | "tr" | "y" | "qr");
        if !(is_expression || matches!(word, "q" | "qq" | "qw" | "qx")) {
            return false;
        }
        // `%s`, `&y`, `->s(1)` and `-s $file` are names.
        if start.checked_sub(1).is_some_and(|at| b"%&>-:".contains(&self.bytes[at])) {
            return false;
        }
        let open_at = self.skip_spaces(self.at);
        let may_open = |byte: &&u8| {
            let is_bracket = b"([{<".contains(byte);
            // `s => 1`, `y = 2` and `$h{s}` are names, too.
            is_bracket || (byte.is_ascii_punctuation() && !b")]}>,;=_-.".contains(byte) && open_at == self.at)
        };
        let Some(&open) = self.bytes.get(open_at).filter(may_open) else { return false };
        let has_two = matches!(word, "s" | "tr" | "y");
        let first = open_at + 1;
        let end = if self.may_search() { self.quoted_end(open, first, has_two) } else { None };
        let flags = |at: usize| self.bytes[at..].iter().take_while(|byte| byte.is_ascii_alphabetic()).copied();
        let may_span = |end: usize| !is_expression || open != closing_of(open) || flags(end).any(|flag| flag == b'x');
        if let Some(end) = end.filter(|&end| may_span(end) || !self.spans_lines(first, end)) {
            self.at = end + flags(end).count();
        } else {
            self.give_up(start, end.unwrap_or(self.bytes.len()));
            self.at = first;
        }
        self.push(Kind::String, start);
        true
    }

    /// The end of a literal of one part or two, whose first begins at `content`.
    fn quoted_end(&self, open: u8, content: usize, has_two: bool) -> Option<usize> {
        let end = self.bracketed_end(open, content)?;
        if !has_two {
            return Some(end);
        }
        if open == closing_of(open) {
            return self.bracketed_end(open, end);
        }
        let second = (end..self.bytes.len()).find(|&at| !self.bytes[at].is_ascii_whitespace())?;
        let open = self.bytes[second];
        if open.is_ascii_punctuation() { self.bracketed_end(open, second + 1) } else { None }
    }
}
