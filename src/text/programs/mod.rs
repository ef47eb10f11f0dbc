//! Reads programs into tokens of their language, independent of names, literals, comments and layout.
//!
//! The tokens of a program keep what it does, and in which order. Keywords and operators are tokens of their own; all
//! names are equal, and so are all literals of one type. Renaming, commenting and reformatting therefore change
//! nothing. A *reduced* program also lacks everything that can be changed without effect: imports, modifiers,
//! annotations, separators and the rest of long lists of literals are excluded, and built-in types are names. Brackets stay, except around an expression, because without them, calls
//! look like names, bodies like the code after them, and independent programs like each other. Plain text consists of
//! its words and symbols, unchanged.
//!
//! One lexer reads all languages, each from a short description (`grammar`). O(n) time; 12 bytes for each token while
//! reading.
//!
//! Source of the idea to compare token classes: Prechelt, Malpohl and Philippsen (2002), "Finding plagiarisms among a
//! set of programs with `JPlag`".

mod assembly;
mod call_graph;
mod comments;
mod detection;
mod escapes;
mod grammar;
mod jsx;
mod languages;
mod lexer;
mod literals;
mod logging;
mod macros;
mod printouts;
mod reduction;
mod respelled;
mod ruby;
mod script_literals;
#[cfg(test)]
mod tests;
mod vocabulary;

use crate::params::language::Language;
use crate::params::{Params, Unit};
use crate::text::token::Token;
use crate::text::word::{SKIPPED, pack_whole};
use escapes::unescaped;
use grammar::Grammar;
use languages::grammar_of;
use lexer::{Lexeme, lex};
use printouts::{with_straight_quotes, without_line_numbers};
use vocabulary::{Kind, Vocabulary};

/// How the program of one document is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeReader {
    /// The language.
    pub language: Language,
    /// Whether to leave out everything that can be changed without effect.
    pub reduce: bool,
}

impl CodeReader {
    /// The reader for a document if tokens are those of programs (`unit`), else `None`. The language is that of the
    /// parameters, or else detected by [`Language::of`].
    #[must_use]
    pub fn of(params: &Params, name: &str, text: &str) -> Option<Self> {
        (params.unit == Unit::Code).then(|| Self {
            language: params.language.unwrap_or_else(|| Language::of(name, text)),
            reduce: params.reduce_code,
        })
    }

    /// Calls `each` with every token of a text: its byte range in the text as given, its spelling with names and literals
    /// replaced by placeholders, and whether it is in the called part (`called`) of the program. Spellings are never empty and
    /// contain no space. O(n log n).
    pub fn for_each_token(self, text: &str, mut each: impl FnMut(Token, &str, bool)) {
        let grammar = grammar_of(self.language);
        let unnumbered = without_line_numbers(text);
        let unescaped = unescaped(&unnumbered.text, self.language);
        let text = &*unescaped.text;
        // The words of assembly are written in either case. Places stay, because no other letters change.
        let lowered = grammar.features.assembly.then(|| text.to_ascii_lowercase());
        let text = lowered.as_deref().unwrap_or(text);
        let mut lexemes = lex(text, grammar);
        let is_plain = self.language == Language::Plain;
        let straight = if is_plain { None } else { with_straight_quotes(text, &lexemes) };
        let text = straight.as_ref().map_or(text, |straight| &straight.text);
        if straight.is_some() {
            lexemes = lex(text, grammar);
        }
        let words = grammar.features.ignores_case.then(|| Vocabulary::of(grammar));
        let undone = macros::undone(text, &lexemes, self.language);
        let program = LexedProgram { text, grammar, words, lexemes: undone.as_deref().unwrap_or(&lexemes) };
        let uncalled = call_graph::uncalled(&program, self.language);
        let mut each = |at: usize, spelling| {
            let Lexeme { start, end, .. } = lexemes[at];
            let token = Token { start, end };
            let token = straight.as_ref().map_or(token, |straight| straight.place(token));
            each(
                unnumbered.place(unescaped.place(token)),
                spelling,
                !uncalled.get(at).is_some_and(|&is_uncalled| is_uncalled),
            );
        };
        if !is_plain && self.reduce {
            program.for_each_reduced(each);
            return;
        }
        for (at, lexeme) in program.lexemes.iter().enumerate() {
            each(at, if is_plain { program.text_of(lexeme) } else { program.spelling(lexeme) });
        }
    }

    /// A token packed for evidence, from its spelling and the hash of that. O(1).
    #[must_use]
    pub fn pack(self, spelling: &str, hash: u64, is_called: bool) -> u32 {
        if self.is_skipped(spelling) { SKIPPED } else { pack_whole(hash, is_called) }
    }

    /// Whether evidence skips a token: in reduced programs, braces, which are optional around a single statement, and
    /// closing brackets, which follow from the opening ones. In other programs every token counts.
    fn is_skipped(self, spelling: &str) -> bool {
        self.reduce && self.language != Language::Plain && matches!(spelling, ")" | "]" | "{" | "}")
    }
}

/// The spelling of every name. No token of a language has a `#` before letters.
const NAME: &str = "#name";

/// The lexemes of a program.
struct LexedProgram<'t, 'l> {
    text: &'t str,
    grammar: &'static Grammar,
    /// Its words, if their case is irrelevant.
    words: Option<Vocabulary>,
    lexemes: &'l [Lexeme],
}

impl<'t> LexedProgram<'t, '_> {
    fn text_of(&self, lexeme: &Lexeme) -> &'t str {
        &self.text[lexeme.start as usize..lexeme.end as usize]
    }

    fn spelling(&self, lexeme: &Lexeme) -> &'t str {
        match lexeme.kind {
            Kind::Symbol => self.text_of(lexeme),
            Kind::Keyword | Kind::Type | Kind::Modifier => {
                let word = self.text_of(lexeme);
                self.words.as_ref().and_then(|words| words.spelling_of(word)).unwrap_or(word)
            }
            Kind::Name => NAME,
            Kind::Register => "#register",
            Kind::Number => "#number",
            Kind::String => "#string",
            Kind::Character => "#character",
            Kind::Indent => "#indent",
            Kind::Dedent => "#dedent",
        }
    }
}
