//! What is particular to assembly, which has a dialect for each processor and assembler.
//!
//! A statement is an instruction with its operands, behind a label or none. Instructions and directives are not listed: they are
//! what stands in the place of one. Labels, variables and the arguments of macros are names. Registers are all equal, but no
//! names, so that exchanging them changes nothing.

use super::lexer::Lexer;
use super::vocabulary::Kind;

impl Lexer<'_> {
    /// The kind of the word since `start`, which ends here, if the grammar says that it is `listed`.
    #[inline(never)] // for its size
    pub(super) fn kind_in_assembly(&self, start: usize, listed: Kind) -> Kind {
        let next = self.skip_spaces(self.at);
        let follows = self.bytes.get(next).copied().unwrap_or(b' ');
        // Not an assignment of Hack: `D=M`.
        if listed == Kind::Name && follows != b'=' && (self.is_first_on_line() || self.last_sign() == b':') {
            // `main:`, `count equ 5`, and an instruction otherwise.
            let length = self.bytes[next..].iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
            let is_defined = length > 0 && self.words.kind_of(&self.text[next..next + length]) == Kind::Keyword;
            return if follows == b':' || is_defined { Kind::Name } else { Kind::Keyword };
        }
        if listed == Kind::Type || is_numbered_register(&self.bytes[start..self.at]) { Kind::Register } else { listed }
    }

    /// The first byte of the last token.
    #[inline(never)]
    fn last_sign(&self) -> u8 {
        self.tokens.last().map_or(b' ', |last| self.bytes[last.start as usize])
    }

    /// Whether a comment begins here: behind `;` everywhere, and behind `#` and `@` where they mark no operand.
    #[inline(never)]
    pub(super) fn opens_assembly_comment(&self) -> bool {
        let sign = self.bytes[self.at];
        if sign != b'#' && sign != b'@' {
            return sign == b';';
        }
        let is_blank = |at: usize| self.bytes.get(at).is_none_or(u8::is_ascii_whitespace);
        if is_blank(self.at + 1) || self.is_first_on_line() {
            // Hack of nand2tetris has instructions that begin with `@`.
            return sign == b'#' || is_blank(self.at + 1);
        }
        // An operand may stand behind an instruction, a comma or an opening bracket.
        let expects_operand = self.tokens.last().is_some_and(|last| match last.kind {
            Kind::Keyword | Kind::Modifier => true,
            Kind::Symbol => !b")]}!".contains(&self.last_sign()),
            _ => false,
        });
        is_blank(self.at - 1) && !expects_operand
    }
}

/// Whether a word is the name of a register with a number: `r10`, `x0`, `ft3`. `l1` is a label.
fn is_numbered_register(word: &[u8]) -> bool {
    let letters = word.iter().take_while(|byte| byte.is_ascii_lowercase()).count();
    let has_number = word[letters..].iter().all(u8::is_ascii_digit);
    has_number && matches!(letters, 1 | 2) && matches!(word.len() - letters, 1 | 2) && word[0] != b'l'
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::language::Language;
    use crate::text::programs::languages::grammar_of;
    use crate::text::programs::lexer::lex;

    #[test]
    fn registers_are_told_from_names() {
        let kind = |word: &str| {
            let text = format!("mov {word}");
            lex(&text, grammar_of(Language::Assembly))[1].kind
        };
        for register in ["eax", "rax", "r10", "t0", "x5", "sp", "ft0", "sil", "w0", "zero", "a7", "esi", "al"] {
            assert_eq!(kind(register), Kind::Register, "{register}");
        }
        for name in ["count", "x123", "loop1", "add", "a1b2", "result", "item2", "main", "total", "x", "d"] {
            assert_eq!(kind(name), Kind::Name, "{name}");
        }
    }
}
