//! A program's text → tokens by its language, with names, literals, comments and layout made irrelevant.
//!
//! What is left of a program is what it does in which order: its keywords and operators stand for themselves, a name is
//! a name whatever it is called, a literal is of its type whatever its value. To rename, to comment or to lay out anew
//! changes nothing. *Reduced*, a program is left without what can be changed without changing it: imports, modifiers,
//! annotations and separators are left out, and a built-in type is a name like any other. Brackets stay: they tell a call
//! from a name and a body from what follows, without which independent programs look alike. Tokens of plain text are its
//! words and signs as they stand.
//!
//! One lexer reads all languages, each by a description of some lines. O(n) time, 12 bytes a token while it is read.
//!
//! The idea of comparing token classes: Prechelt, Malpohl and Philippsen (2002), "Finding plagiarisms among a set of
//! programs with `JPlag`".

mod c_family;
mod grammar;
mod later;
mod layout;
mod lexer;
mod quotes;
mod scripts;
#[cfg(test)]
mod tests;
mod vocabulary;

use crate::params::language::Language;
use crate::params::{Params, Unit};
use crate::text::token::{self, Token};
use crate::text::word::{SKIPPED, pack_whole};
use grammar::Grammar;
use lexer::{Kind, Lexeme, lex};

/// How one document's program is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeReader {
    /// By the rules of this language.
    pub language: Language,
    /// Whether what can be changed without changing the program is left out.
    pub reduce: bool,
}

impl CodeReader {
    /// For a document, where tokens are those of programs; else none. The language is the one that the parameters name, or
    /// what [`Language::of`] finds.
    #[must_use]
    pub fn of(params: &Params, name: &str, text: &str) -> Option<Self> {
        (params.text.unit == Unit::Code).then(|| Self {
            language: params.text.language.unwrap_or_else(|| Language::of(name, text)),
            reduce: params.text.reduce_code,
        })
    }

    /// Calls `each` with every token of a text, in bytes of the text as given, and with what it is spelt like once names and
    /// literals are made irrelevant: never empty, and without a space. O(n).
    pub fn for_each_token<'t>(self, text: &'t str, mut each: impl FnMut(Token, &'t str)) {
        let grammar = grammar_of(self.language);
        let lexemes = lex(text, grammar);
        let program = Program { text, grammar, lexemes: &lexemes };
        if self.language == Language::Plain {
            for lexeme in &lexemes {
                each(place(lexeme), program.text_of(lexeme));
            }
        } else if self.reduce {
            program.for_each_reduced(each);
        } else {
            for lexeme in &lexemes {
                each(place(lexeme), program.spelling(lexeme));
            }
        }
    }

    /// The hashes of all tokens of a text, in order. O(n).
    #[must_use]
    pub fn hashes(self, text: &str) -> Vec<u64> {
        let mut hashes = Vec::with_capacity(text.len() / 4);
        self.append(text, &mut hashes);
        hashes
    }

    /// Appends the hashes of all tokens of a text, and the tokens packed as evidence is looked for in them. O(n).
    pub fn append_with_words(self, text: &str, hashes: &mut Vec<u64>, words: &mut Vec<u32>) {
        self.for_each_token(text, |_, spelling| {
            let hash = token::hash(spelling.as_bytes());
            hashes.push(hash);
            words.push(if self.is_skipped(spelling) { SKIPPED } else { pack_whole(hash) });
        });
    }

    /// Whether evidence passes over a token. Of a reduced program it does over braces, which are optional around a single
    /// statement, and over closing brackets, which follow from the opening ones. Unreduced, every token counts.
    fn is_skipped(self, spelling: &str) -> bool {
        self.reduce && self.language != Language::Plain && matches!(spelling, ")" | "]" | "{" | "}")
    }

    /// Appends the hashes of all tokens of a text: those of their spellings. O(n).
    pub fn append(self, text: &str, hashes: &mut Vec<u64>) {
        self.for_each_token(text, |_, spelling| hashes.push(token::hash(spelling.as_bytes())));
    }
}

fn grammar_of(language: Language) -> &'static Grammar {
    match language {
        Language::Java => &c_family::JAVA,
        Language::C => &c_family::C,
        Language::Cpp => &c_family::CPP,
        Language::CSharp => &c_family::C_SHARP,
        Language::Python => &layout::PYTHON,
        Language::JavaScript => &scripts::JAVA_SCRIPT,
        Language::TypeScript => &scripts::TYPE_SCRIPT,
        Language::Go => &later::GO,
        Language::Rust => &later::RUST,
        Language::Kotlin => &later::KOTLIN,
        Language::Swift => &later::SWIFT,
        Language::Php => &scripts::PHP,
        Language::Ruby => &layout::RUBY,
        Language::Plain => &grammar::PLAIN,
    }
}

fn place(lexeme: &Lexeme) -> Token {
    Token { start: lexeme.start, end: lexeme.end }
}

/// What every name is spelt like. No word or sign of a language has a `#` before letters.
const NAME: &str = "#name";

/// A program that was read, on its way to be reduced.
struct Program<'t, 'l> {
    text: &'t str,
    grammar: &'static Grammar,
    lexemes: &'l [Lexeme],
}

impl<'t> Program<'t, '_> {
    fn text_of(&self, lexeme: &Lexeme) -> &'t str {
        &self.text[lexeme.start as usize..lexeme.end as usize]
    }

    fn spelling(&self, lexeme: &Lexeme) -> &'t str {
        match lexeme.kind {
            Kind::Keyword | Kind::Type | Kind::Modifier | Kind::Sign => self.text_of(lexeme),
            Kind::Name => NAME,
            Kind::Number => "#number",
            Kind::String => "#string",
            Kind::Character => "#character",
            Kind::Indent => "#indent",
            Kind::Dedent => "#dedent",
        }
    }

    fn for_each_reduced(&self, mut each: impl FnMut(Token, &'t str)) {
        let mut at = 0;
        while let Some(lexeme) = self.lexemes.get(at) {
            if let Some(end) = self.import_end(at) {
                at = end;
                continue;
            }
            match lexeme.kind {
                Kind::Modifier | Kind::Indent | Kind::Dedent => {}
                Kind::Sign if matches!(self.text_of(lexeme), ";" | ",") => {}
                // An annotation's name goes with its sign.
                Kind::Sign if self.grammar.features.annotations && self.text_of(lexeme) == "@" => at += 1,
                Kind::String if self.is_comment(at) => {}
                Kind::Type => each(place(lexeme), NAME),
                _ => each(place(lexeme), self.spelling(lexeme)),
            }
            at += 1;
        }
    }

    /// Where indentation tells blocks, whether a string is alone on its lines, which only says something about the program.
    fn is_comment(&self, at: usize) -> bool {
        let mut rest = self.lexemes[at + 1..].iter().filter(|next| !matches!(next.kind, Kind::Indent | Kind::Dedent));
        self.grammar.features.indentation && self.lexemes[at].leads && rest.next().is_none_or(|next| next.leads)
    }

    /// If the line that begins with this token says what else is used: where it ends.
    fn import_end(&self, at: usize) -> Option<usize> {
        let first = self.lexemes[at];
        if !first.leads || self.grammar.imports.is_empty() {
            return None;
        }
        let word = self.text_of(&first);
        let is_import = if word == "#" {
            let directive = self.lexemes.get(at + 1).filter(|next| !next.leads).map(|next| self.text_of(next));
            self.grammar.imports.iter().any(|import| import.strip_prefix('#') == directive && directive.is_some())
        } else {
            self.grammar.imports.contains(&word)
        };
        // `import(…)` of JavaScript and `using (…)` of C# are no imports, nor is `import.meta`.
        let follows = self.lexemes.get(at + 1).map_or("", |next| self.text_of(next));
        let called = follows == "." || (follows == "(" && !self.grammar.features.import_lists);
        (is_import && !called).then(|| self.statement_end(at + 1)).flatten()
    }

    /// Where the statement ends that goes on at `at`: behind a semicolon, or with a line, outside of brackets. None if it
    /// runs over more tokens than any list of imports has.
    fn statement_end(&self, at: usize) -> Option<usize> {
        const MOST: usize = 1000;
        let mut open = 0;
        for (next, lexeme) in (at..).zip(&self.lexemes[at..]).take(MOST) {
            if open == 0 && lexeme.leads {
                return Some(next);
            }
            match (lexeme.kind, self.text_of(lexeme)) {
                (Kind::Sign, "(" | "[" | "{") => open += 1,
                (Kind::Sign, ")" | "]" | "}") => open -= 1,
                (Kind::Sign, ";") if open == 0 => return Some(next + 1),
                _ => {}
            }
        }
        (self.lexemes.len() - at < MOST && open == 0).then_some(self.lexemes.len())
    }
}
