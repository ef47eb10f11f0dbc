//! Undoes what a compiler undoes before it reads words: escaped letters, and lines that continue within a word.
//!
//! To Java, `\u0069nt` is `int`, and `\u000a` ends the comment that it stands in. JavaScript, C and their kin read escaped letters in
//! names, and C joins a line that ends in a backslash with the next one, even within a word. `<%` and `??<` are braces in C. Hardly
//! anybody writes so, except to hide a program.

use super::respelled::{Replacement, Respelled};
use crate::params::language::Language;

/// A program as its compiler reads it. O(n).
#[inline(never)] // one copy
pub(super) fn unescaped(text: &str, language: Language) -> Respelled<'_> {
    let mut escapes = Vec::new();
    let mut start = 0;
    while let Some(rules) = Rules::of(language)
        && let Some(found) = text.as_bytes()[start..].iter().position(|byte| rules.openings().contains(byte))
    {
        start += found;
        if let Some((length, by)) = rules.escape(text, start).or_else(|| spelling(&text.as_bytes()[start..])) {
            escapes.push(Replacement { start, end: start + length, by });
            start += length;
        } else {
            // A backslash before another one escapes it.
            start += 1 + usize::from(text[start..].starts_with(r"\\"));
        }
    }
    Respelled::of(text, &escapes)
}

/// What is undone in a language.
#[derive(Clone, Copy)]
enum Rules {
    /// Any escaped character, anywhere.
    Java,
    /// Escaped letters, as in names: four digits after `\u`, eight after `\U`, or any number of them in braces.
    Names,
    /// The same, lines that continue within a word, and symbols in other spellings.
    OfC,
}

/// Symbols of C and how else they are written: the digraphs and trigraphs of the standard. Compilers read trigraphs only
/// if they are told to; that of the backslash is missing, because it would hide the end of a string.
const SPELLINGS: [(&str, char); 13] = [
    ("<%", '{'),
    ("%>", '}'),
    ("<:", '['),
    (":>", ']'),
    ("%:", '#'),
    ("??<", '{'),
    ("??>", '}'),
    ("??(", '['),
    ("??)", ']'),
    ("??=", '#'),
    ("??'", '^'),
    ("??!", '|'),
    ("??-", '~'),
];

impl Rules {
    fn of(language: Language) -> Option<Self> {
        match language {
            Language::Java => Some(Self::Java),
            Language::JavaScript | Language::TypeScript | Language::CSharp => Some(Self::Names),
            Language::C | Language::Cpp => Some(Self::OfC),
            _ => None,
        }
    }

    /// The bytes with which something begins that is undone.
    fn openings(self) -> &'static [u8] {
        if matches!(self, Self::OfC) { br"\<:%?" } else { br"\" }
    }

    /// The bytes of the escape that a backslash begins, and what they stand for; `None` if they stay.
    #[inline(never)] // one copy
    fn escape(self, text: &str, at: usize) -> Option<(usize, Option<char>)> {
        if text.as_bytes()[at] != b'\\' {
            return None;
        }
        let rest = &text.as_bytes()[at + 1..];
        let is_java = matches!(self, Self::Java);
        match rest.first()? {
            b'\n' | b'\r' if matches!(self, Self::OfC) => {
                let length = 1 + usize::from(rest.starts_with(b"\r\n"));
                let is_in_word =
                    |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
                let before = at.checked_sub(1).map(|before| &text.as_bytes()[before]);
                (is_in_word(before) && is_in_word(rest.get(length))).then_some((1 + length, None))
            }
            b'u' => {
                // Java allows several.
                let marks = if is_java { rest.iter().take_while(|&&byte| byte == b'u').count() } else { 1 };
                let (digits, length) = match rest.get(marks) {
                    Some(b'{') if !is_java => {
                        let close = rest.iter().take(10).position(|&byte| byte == b'}')?;
                        (marks + 1..close, close + 1)
                    }
                    _ => (marks..marks + 4, marks + 4),
                };
                self.letter(rest.get(digits)?).map(|letter| (1 + length, Some(letter)))
            }
            b'U' if !is_java => self.letter(rest.get(1..9)?).map(|letter| (10, Some(letter))),
            _ => None,
        }
    }

    /// The character of hexadecimal digits, if it may be escaped.
    #[inline(never)] // one copy
    fn letter(self, digits: &[u8]) -> Option<char> {
        let digits =
            std::str::from_utf8(digits).ok().filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
        let letter = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
        (matches!(self, Self::Java) || letter.is_alphanumeric() || letter == '_').then_some(letter)
    }
}

/// The bytes of the symbol in another spelling with which a text begins, and the symbol.
#[inline(never)] // one copy
fn spelling(text: &[u8]) -> Option<(usize, Option<char>)> {
    // To C++, `a<::b` compares with a name of the outermost scope.
    let is_scope = text.starts_with(b"<::") && !matches!(text.get(3), Some(b':' | b'>'));
    let is_here = |(written, _): &&(&str, char)| text.starts_with(written.as_bytes());
    let (written, symbol) = SPELLINGS.iter().find(is_here).filter(|_| !is_scope)?;
    Some((written.len(), Some(*symbol)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::token::Token;

    #[test]
    fn escapes_are_undone_where_the_compiler_undoes_them() {
        let unescaped = |language, text| unescaped(text, language).text.into_owned();
        assert_eq!(unescaped(Language::Java, r"\u0069nt a\uuu003b // \u000a b"), "int a; // \n b");
        assert_eq!(unescaped(Language::Java, r#""\\u0041" \u00 \"#), r#""\\u0041" \u00 \"#);
        assert_eq!(unescaped(Language::JavaScript, r"\u{66}\u006fo '\u0027\u{110000}'"), r"foo '\u0027\u{110000}'");
        assert_eq!(
            unescaped(Language::C, "re\\\ntu\\\r\nrn a + \\\nb ret\\u00e9 \\U00000041"),
            "return a + \\\nb reté A"
        );
        assert_eq!(unescaped(Language::Python, r"\u0069nt"), r"\u0069nt");
        assert_eq!(
            unescaped(Language::C, "%:define A a<:1:> <% b %> ??< ??( ??) ??> a ? b : c"),
            "#define A a[1] { b } { [ ] } a ? b : c"
        );
        assert_eq!(unescaped(Language::Cpp, "f<::g> a<:::b:> x??/ y"), "f<::g> a[::b] x??/ y");
        assert_eq!(unescaped(Language::JavaScript, "a <% b"), "a <% b");
    }

    #[test]
    fn places_are_those_in_the_text_as_given() {
        let text = r"x \u0069n\u0074 y";
        let unescaped = unescaped(text, Language::Java);
        let at = unescaped.text.find("int").expect("unescaped") as u32;
        let place = unescaped.place(Token { start: at, end: at + 3 });
        assert_eq!(&text[place.start as usize..place.end as usize], r"\u0069n\u0074");
        let last = unescaped.text.len() as u32;
        assert_eq!(unescaped.place(Token { start: last - 1, end: last }).end as usize, text.len());
    }
}
