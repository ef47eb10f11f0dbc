//! Messages as data: a stable code, values by name, and an English sentence.
//!
//! Whoever shows a message to people says its code in their language. The English is put together in one place, from the
//! sentence of the code (`codes`), for programmers and logs.

mod codes;

use std::fmt::{self, Write};

use serde::{Serialize, Serializer};

pub use codes::{ErrorCode, MistakeCode, WarningCode};

/// A value in a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(u64),
    /// A text from outside, such as a name. In quotation marks in English.
    Text(String),
    /// Any other text, such as the name of a parameter.
    Word(String),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Word(word) => f.write_str(word),
        }
    }
}

/// The values of a message, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(pub Vec<(&'static str, Arg)>);

impl Args {
    #[must_use]
    #[inline(never)]
    pub(crate) fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.0.push((name, arg));
        self
    }

    #[must_use]
    #[inline(never)]
    pub(crate) fn number(self, name: &'static str, number: impl Into<u64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    #[must_use]
    #[inline(never)]
    pub(crate) fn text(self, name: &'static str, text: &str) -> Self {
        self.with(name, Arg::Text(text.to_owned()))
    }

    #[must_use]
    #[inline(never)]
    pub(crate) fn word(self, name: &'static str, word: &str) -> Self {
        self.with(name, Arg::Word(word.to_owned()))
    }

    /// The sentence with its values: `$name` is the value of that name, `$name{one|many}` chooses by a number.
    #[inline(never)]
    pub(crate) fn in_english(&self, sentence: &str) -> String {
        let mut pieces = sentence.split('$');
        let mut english = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            let end = piece.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(piece.len());
            let (name, rest) = piece.split_at(end);
            let found = self.0.iter().find(|(own, _)| *own == name);
            debug_assert!(found.is_some(), "{sentence}: no {name}");
            let Some((_, arg)) = found else { continue };
            let forms = rest.strip_prefix('{').and_then(|rest| rest.split_once('}'));
            if let Some((forms, rest)) = forms {
                let (one, many) = forms.split_once('|').unwrap_or((forms, forms));
                english.push_str(if *arg == Arg::Number(1) { one } else { many });
                english.push_str(rest);
            } else {
                let written = write!(english, "{arg}");
                debug_assert!(written.is_ok(), "a string takes all");
                english.push_str(rest);
            }
        }
        english
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_takes_its_values_and_chooses_by_number() {
        let args = |count: u32| Args::default().number("count", count).text("name", "a\"b").word("place", "texts[0]");
        let sentence = "$place: $name has $count{one word|several words}, $count.";
        assert_eq!(args(1).in_english(sentence), "texts[0]: \"a\\\"b\" has one word, 1.");
        assert_eq!(args(2).in_english(sentence), "texts[0]: \"a\\\"b\" has several words, 2.");
        assert_eq!(Args::default().in_english("{ name, text }"), "{ name, text }");
    }

    #[test]
    fn codes_are_written_once_and_in_camel_case() {
        let codes = ErrorCode::ALL.iter().map(|code| (code.as_str(), format!("{code:?}")));
        let codes = codes.chain(MistakeCode::ALL.iter().map(|code| (code.as_str(), format!("{code:?}"))));
        let codes: Vec<_> =
            codes.chain(WarningCode::ALL.iter().map(|code| (code.as_str(), format!("{code:?}")))).collect();
        for (at, (code, variant)) in codes.iter().enumerate() {
            assert!(
                code.eq_ignore_ascii_case(variant) && code.starts_with(|first: char| first.is_lowercase()),
                "{code}"
            );
            assert!(codes[..at].iter().all(|(earlier, _)| earlier != code), "{code} is there twice");
        }
    }

    /// The names of an interface's fields, in order.
    fn fields(interface: &str) -> Vec<&'static str> {
        let types = include_str!("../wasm/types/messages.d.ts");
        let (_, rest) = types.split_once(&format!("export interface {interface} {{\n")).expect("declared");
        let (body, _) = rest.split_once("\n}").expect("closed");
        let field = |line: &'static str| line.strip_prefix("  ").filter(|line| line.starts_with(char::is_lowercase));
        body.lines().filter_map(field).filter_map(|line| Some(line.split_once(':')?.0)).collect()
    }

    #[test]
    fn javascript_has_the_same_codes() {
        assert_eq!(fields("ErrorArgs"), ErrorCode::ALL.iter().map(|code| code.as_str()).collect::<Vec<_>>());
        assert_eq!(fields("MistakeArgs"), MistakeCode::ALL.iter().map(|code| code.as_str()).collect::<Vec<_>>());
        assert_eq!(fields("WarningArgs"), WarningCode::ALL.iter().map(|code| code.as_str()).collect::<Vec<_>>());
    }
}
