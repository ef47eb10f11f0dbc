//! JSX: tags in expressions, and the text between them, in which nothing opens a literal or a comment.
//!
//! Tags and words are tokens as in code, so nothing is lost should a type have been taken for a tag. A tag is one only if its
//! closing tag follows, and text ends at a brace or angle bracket that may not stand in text.

use super::lexer::{Frame, Lexer};
use super::vocabulary::Kind;

/// Number of slots for the names of tags.
const SLOTS: usize = 1024;

impl Lexer<'_> {
    /// Whether this is the text of JSX. What may not stand in it ends it.
    pub(super) fn is_in_jsx_text(&mut self, byte: u8) -> bool {
        if !matches!(self.frames.last(), Some(Frame::Text(_))) {
            return false;
        }
        let is_text = !matches!(byte, b'}' | b'>') && !self.is_at("=>");
        if !is_text {
            self.frames.pop();
        }
        is_text
    }

    /// Takes a word or a symbol of the text, or the beginning of a tag or an expression.
    pub(super) fn jsx_text(&mut self, byte: u8) {
        match byte {
            b'0'..=b'9' => self.number(),
            b'{' => {
                self.symbol();
                self.frames.push(Frame::Expression(0));
            }
            b'<' => {
                self.at += 1;
                self.push(Kind::Symbol, self.at - 1);
                self.frames.push(Frame::Tag { is_closing: self.is_at("/") });
            }
            0x80.. => self.non_ascii(),
            _ if self.begins_word(self.at) => self.word(),
            _ => self.symbol(),
        }
    }

    /// Takes the `<` of a tag, if one begins here.
    pub(super) fn begin_jsx(&mut self) -> bool {
        let is_tag = self.may_begin_expression() && self.closes_later(self.at + 1);
        if is_tag {
            self.frames.push(Frame::Text(0));
            self.jsx_text(b'<');
        }
        is_tag
    }

    /// Counts the symbol at `start` in the innermost frame.
    pub(super) fn count_in_frame(&mut self, start: usize) {
        let byte = self.bytes[start];
        match (byte, self.frames.last_mut()) {
            (b'{', Some(Frame::Template(open) | Frame::Expression(open))) => *open += 1,
            (b'{', Some(Frame::Tag { .. })) => self.frames.push(Frame::Expression(0)),
            (b'}', Some(Frame::Expression(0))) => drop(self.frames.pop()),
            // `take_literal` handles the last one of a template.
            (b'}', Some(Frame::Template(open) | Frame::Expression(open))) => *open -= 1,
            (b'>', Some(&mut Frame::Tag { is_closing })) => {
                // No operator begins with the end of a tag.
                self.at = start + 1;
                self.end_tag(is_closing, self.bytes[start - 1] == b'/');
            }
            _ => {}
        }
    }

    fn end_tag(&mut self, is_closing: bool, is_empty: bool) {
        self.frames.pop();
        let Some(Frame::Text(open)) = self.frames.last_mut() else { return };
        if is_closing {
            *open = open.saturating_sub(1);
        } else if !is_empty {
            *open += 1;
        }
        if *open == 0 {
            self.frames.pop();
        }
    }

    /// Whether the tag whose name begins at `at` is closed further on, but for a chance in a thousand. The first call notes for
    /// all names where the last closing tag is.
    fn closes_later(&mut self, at: usize) -> bool {
        if self.last_tags.is_empty() {
            self.last_tags = vec![0; SLOTS];
            let mut from = 0;
            while let Some(found) = self.find(from, "</") {
                from = found + 2;
                let slot = self.slot(from);
                self.last_tags[slot] = found as u32;
            }
        }
        let is_name = self.bytes.get(at) == Some(&b'>') || self.begins_word(at);
        is_name && self.last_tags[self.slot(at)] as usize > at
    }

    /// The slot of the name at a position.
    fn slot(&self, at: usize) -> usize {
        let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_$.:-".contains(byte);
        let name = self.bytes[at..].iter().take_while(is_part);
        name.fold(0, |hash: usize, &byte| hash.wrapping_mul(31).wrapping_add(byte.into())) % SLOTS
    }
}
