//! Reduces a program: leaves out the tokens that can be changed without effect, or that only hold data.

use super::vocabulary::Kind;
use super::{LexedProgram, NAME};

/// Number of imports without an end that are searched for it, [`MAX_IMPORT_TOKENS`] each. A program has none.
const MAX_ENDLESS_IMPORTS: u32 = 100;

/// Most tokens of an import.
const MAX_IMPORT_TOKENS: usize = 1000;

/// Most literals of a list that are read. All literals of a kind are the same token, so any two tables of numbers would be a long copy.
const MAX_LISTED_LITERALS: u32 = 4;

/// The last bytes of operators, and what opens or parts expressions: a parenthesis behind one of them calls nothing. Without `>` and `!`,
/// which may end arguments of a type or the name of a macro.
const GROUPED_BEHIND: &[u8] = b"=<+-*/%&|^~?:([{,";

/// Keywords behind which a parenthesis calls nothing, either.
const GROUPED_BEHIND_WORDS: [&str; 6] = ["return", "and", "or", "not", "in", "else"];

/// Words behind which Python needs no parentheses, and other languages do.
const BEFORE_CONDITIONS: [&str; 5] = ["if", "elif", "while", "assert", "yield"];

/// A list of literals, with the brackets around and within it.
#[derive(Default)]
struct LiteralList {
    /// Literals since its beginning; 0 outside of lists.
    literals: u32,
}

impl LiteralList {
    /// Whether the lexeme at `at`, which follows the one asked about before, continues a list that is long enough already.
    fn leaves_out(&mut self, program: &LexedProgram, at: usize) -> bool {
        let is_literal = |at: usize| {
            let kind = program.lexemes.get(at).map(|lexeme| lexeme.kind);
            matches!(kind, Some(Kind::Number | Kind::String | Kind::Character))
        };
        let is_long = self.literals >= MAX_LISTED_LITERALS;
        if is_literal(at) {
            self.literals += 1;
            return is_long;
        }
        match program.text_of(&program.lexemes[at]) {
            "," | ";" | ")" | "]" | "{" | "}" => false,
            // Between literals alone.
            "(" | "[" | "-" | "+" if self.literals > 0 && is_literal(at + 1) => is_long,
            _ => {
                self.literals = 0;
                false
            }
        }
    }
}

/// What begins at a token.
enum Import {
    None,
    /// An import that ends before the token of this number.
    Until(usize),
    /// The beginning of an import that has no end.
    Endless,
}

impl<'t> LexedProgram<'t, '_> {
    /// Calls `each` with the number and the spelling of every token that is kept. O(n).
    pub(super) fn for_each_reduced(&self, mut each: impl FnMut(usize, &'t str)) {
        let mut at = 0;
        let mut endless = 0;
        let mut literals = LiteralList::default();
        // By open parenthesis, whether it only groups.
        let mut groups = Vec::new();
        while let Some(lexeme) = self.lexemes.get(at) {
            match if endless < MAX_ENDLESS_IMPORTS { self.import_end(at) } else { Import::None } {
                Import::Until(end) => {
                    at = end;
                    continue;
                }
                Import::Endless => endless += 1,
                Import::None => {}
            }
            if let Some(end) = self.report_end(at) {
                at = end;
                continue;
            }
            if literals.leaves_out(self, at) {
                if self.text_of(lexeme) == "(" {
                    groups.push(self.is_group(at));
                }
                at += 1;
                continue;
            }
            match lexeme.kind {
                Kind::Modifier | Kind::Indent | Kind::Dedent => {}
                Kind::Symbol => match self.text_of(lexeme) {
                    ";" | "," => {}
                    // Skips the name of the annotation as well.
                    "@" if self.grammar.features.annotations => at += 1,
                    "(" if self.is_group(at) => groups.push(true),
                    ")" if groups.pop() == Some(true) => {}
                    symbol => {
                        if symbol == "(" {
                            groups.push(false);
                        }
                        each(at, symbol);
                    }
                },
                Kind::String if self.is_comment(at) => {}
                Kind::Type => each(at, NAME),
                _ => each(at, self.spelling(lexeme)),
            }
            at += 1;
        }
    }

    /// Whether a parenthesis only groups, so that it can be added or left out without effect: it stands in an expression and calls
    /// nothing. Who hides a copy adds some.
    #[inline(never)] // one copy
    fn is_group(&self, at: usize) -> bool {
        let features = self.grammar.features;
        let Some(before) = at.checked_sub(1).map(|before| self.lexemes[before]) else { return false };
        let is_empty = self.lexemes.get(at + 1).is_some_and(|next| self.text_of(next) == ")");
        let text = self.text_of(&before);
        match before.kind {
            _ if is_empty => false,
            Kind::Symbol if features.shell || features.open_words || matches!(text, "++" | "--") => false,
            Kind::Symbol => text.as_bytes().last().is_some_and(|last| GROUPED_BEHIND.contains(last)),
            Kind::Keyword => {
                let is_one = |words: &[&str]| words.iter().any(|word| text.eq_ignore_ascii_case(word));
                is_one(&GROUPED_BEHIND_WORDS) || (features.indentation && is_one(&BEFORE_CONDITIONS))
            }
            _ => false,
        }
    }

    /// Whether a string is a comment: in languages with indentation, a string on lines of its own.
    fn is_comment(&self, at: usize) -> bool {
        let mut rest = self.lexemes[at + 1..].iter().filter(|next| !matches!(next.kind, Kind::Indent | Kind::Dedent));
        let ends_line = rest.next().is_none_or(|next| next.is_first_on_line);
        self.grammar.features.indentation && self.lexemes[at].is_first_on_line && ends_line
    }

    /// The import that begins at `at`.
    fn import_end(&self, at: usize) -> Import {
        let first = self.lexemes[at];
        if !first.is_first_on_line || self.grammar.imports.is_empty() {
            return Import::None;
        }
        let word = self.text_of(&first);
        let is_import = if word == "#" {
            let directive = self.lexemes.get(at + 1).filter(|next| !next.is_first_on_line);
            let directive = directive.map(|next| self.text_of(next));
            self.grammar.imports.iter().any(|import| import.strip_prefix('#') == directive && directive.is_some())
        } else {
            let is_word = |import: &&str| {
                *import == word || (self.grammar.features.ignores_case && import.eq_ignore_ascii_case(word))
            };
            self.grammar.imports.iter().any(is_word)
        };
        // `import(…)` and `import.meta` of JavaScript and `using (…)` of C# are not imports; `from .models import` of Python is one.
        let next = self.lexemes.get(at + 1).map_or("", |next| self.text_of(next));
        let is_member = next == "." && !self.grammar.features.shell && !self.grammar.features.indentation;
        let is_expression = is_member || (next == "(" && !self.grammar.features.import_lists);
        if !is_import || is_expression {
            return Import::None;
        }
        self.statement_end(at + 1).map_or(Import::Endless, Import::Until)
    }

    /// The end of the statement that contains `at`: after a semicolon or at a line break, outside of brackets. `None`
    /// if it has more tokens than any import.
    fn statement_end(&self, at: usize) -> Option<usize> {
        let mut open = 0;
        for (next, lexeme) in (at..).zip(&self.lexemes[at..]).take(MAX_IMPORT_TOKENS) {
            if open == 0 && lexeme.is_first_on_line && !self.grammar.features.semicolons {
                return Some(next);
            }
            match (lexeme.kind, self.text_of(lexeme)) {
                (Kind::Symbol, "(" | "[" | "{") => open += 1,
                (Kind::Symbol, ")" | "]" | "}") => open -= 1,
                (Kind::Symbol, ";") if open == 0 => return Some(next + 1),
                _ => {}
            }
        }
        (self.lexemes.len() - at < MAX_IMPORT_TOKENS && open == 0).then_some(self.lexemes.len())
    }
}
