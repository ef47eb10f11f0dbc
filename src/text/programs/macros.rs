//! Undoes macros of C that only spell a word or symbol of the language in another way: `#define BEGIN {`, `#define WHILE while`.
//!
//! Whoever hides a program writes it in words of their own. A macro for a number, a name or an expression stays: it is part of the
//! program. So does one that is defined under a condition, because whether it holds is not known here.

use super::lexer::Lexeme;
use super::vocabulary::Kind;
use crate::params::language::Language;

/// Most macros that are undone. No language has more words and symbols that anybody would hide.
const MAX_MACROS: usize = 100;

/// The tokens of a program with what such macros stand for in the place of their names, and their definitions as modifiers, which
/// reduction leaves out; `None` if no macro is defined. The text of a replaced token is that in the definition. O(n).
#[inline(never)] // one copy
pub(super) fn undone(text: &str, lexemes: &[Lexeme], language: Language) -> Option<Vec<Lexeme>> {
    if !matches!(language, Language::C | Language::Cpp) || !text.contains("define") {
        return None;
    }
    let text_of = |token: &Lexeme| &text[token.start as usize..token.end as usize];
    let mut undone = lexemes.to_vec();
    let mut macros: Vec<(&str, Lexeme)> = Vec::new();
    let mut depth = 0_u32;
    let mut at = 0;
    while let Some(token) = lexemes.get(at) {
        if !token.is_first_on_line || text_of(token) != "#" {
            if token.kind == Kind::Name
                && let Some((_, body)) = macros.iter().find(|(name, _)| *name == text_of(token))
            {
                undone[at] = Lexeme { is_first_on_line: token.is_first_on_line, ..*body };
            }
            at += 1;
            continue;
        }
        let length = lexemes[at + 1..].iter().take_while(|next| !next.is_first_on_line).count();
        let end = at + 1 + length;
        match &lexemes[at + 1..end] {
            [directive, ..] if matches!(text_of(directive), "if" | "ifdef" | "ifndef") => depth += 1,
            [directive, ..] if text_of(directive) == "endif" => depth = depth.saturating_sub(1),
            [directive, name, body @ ..] if matches!(text_of(directive), "define" | "undef") => {
                macros.retain(|(known, _)| *known != text_of(name));
                if let [body] = body
                    && depth == 0
                    && text_of(directive) == "define"
                    && name.kind == Kind::Name
                    && matches!(body.kind, Kind::Keyword | Kind::Type | Kind::Modifier | Kind::Symbol)
                    && macros.len() < MAX_MACROS
                {
                    macros.push((text_of(name), *body));
                    undone[at..end].iter_mut().for_each(|token| token.kind = Kind::Modifier);
                }
            }
            _ => {}
        }
        at = end;
    }
    Some(undone)
}
