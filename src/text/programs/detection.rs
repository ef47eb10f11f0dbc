//! Detects the programming language of a document.
//!
//! Usually the file name's extension decides. If it is unknown (a pasted text, a name such as `answer.txt`), marks decide that
//! hardly occur in any other language: two weak ones or one strong one in the first stretch of the text. A text
//! that shows none is plain: words and signs. O(1) in the length of the text.

use crate::params::language::Language::{
    self, C, CSharp, Cpp, Go, Java, JavaScript, Kotlin, Php, Plain, Python, Ruby, Rust, Swift, TypeScript,
};

impl Language {
    /// The endings of file names by which a language is recognised.
    pub fn endings() -> impl Iterator<Item = &'static str> {
        ENDINGS.iter().map(|&(ending, _)| ending)
    }

    /// The language of a document, by its name's ending, else by the marks of its text, else plain.
    #[must_use]
    pub fn of(name: &str, text: &str) -> Self {
        by_ending(name).or_else(|| by_marks(text)).unwrap_or(Plain)
    }
}

/// The endings of source files. Headers are read as C++, which has the signs and words of C, too. The page's own list
/// (`www/engine/program-languages.ts`) is held to it by `tests/engine/programs.rs`.
const ENDINGS: &[(&str, Language)] = &[
    ("java", Java),
    ("c", C),
    ("cc", Cpp),
    ("cpp", Cpp),
    ("cxx", Cpp),
    ("c++", Cpp),
    ("h", Cpp),
    ("hh", Cpp),
    ("hpp", Cpp),
    ("hxx", Cpp),
    ("ino", Cpp),
    ("cs", CSharp),
    ("csx", CSharp),
    ("py", Python),
    ("pyw", Python),
    ("pyi", Python),
    ("js", JavaScript),
    ("mjs", JavaScript),
    ("cjs", JavaScript),
    ("jsx", JavaScript),
    ("ts", TypeScript),
    ("mts", TypeScript),
    ("cts", TypeScript),
    ("tsx", TypeScript),
    ("go", Go),
    ("rs", Rust),
    ("kt", Kotlin),
    ("kts", Kotlin),
    ("swift", Swift),
    ("php", Php),
    ("phtml", Php),
    ("rb", Ruby),
    ("rake", Ruby),
    ("gemspec", Ruby),
];

fn by_ending(name: &str) -> Option<Language> {
    let (_, ending) = name.rsplit_once('.')?;
    ENDINGS.iter().find(|(known, _)| ending.eq_ignore_ascii_case(known)).map(|&(_, language)| language)
}

/// Marks are searched in this many bytes: enough for imports and the first definitions.
const LOOKED_THROUGH: usize = 1 << 14;
/// Points that settle it.
const ENOUGH: u32 = 2;

/// Marks, each with the language it speaks for and its points. Of two languages with equal points the one whose mark
/// stands first here is taken.
const MARKS: &[(&str, Language, u32)] = &[
    ("<?php", Php, 4),
    ("public static void main", Java, 2),
    ("import java.", Java, 2),
    ("import javax.", Java, 2),
    ("System.out.print", Java, 2),
    ("#include <iostream>", Cpp, 3),
    ("#include <bits/stdc++.h>", Cpp, 3),
    ("using namespace std", Cpp, 3),
    ("std::", Cpp, 2),
    ("template <", Cpp, 2),
    ("#include <", C, 2),
    ("#include \"", C, 1),
    ("#define ", C, 1),
    ("int main(", C, 1),
    ("using System", CSharp, 2),
    ("Console.Write", CSharp, 2),
    ("static void Main", CSharp, 2),
    ("if __name__ ==", Python, 3),
    ("    def __init__(self", Python, 3),
    ("):\n", Python, 1),
    ("\ndef ", Python, 1),
    ("\nelif ", Python, 2),
    ("\nimport numpy", Python, 2),
    ("\nfrom ", Python, 1),
    ("interface ", TypeScript, 1),
    (": string", TypeScript, 2),
    (": number", TypeScript, 2),
    ("console.log(", JavaScript, 2),
    (" === ", JavaScript, 1),
    ("=> {", JavaScript, 1),
    ("\nconst ", JavaScript, 1),
    ("function ", JavaScript, 1),
    ("require(", JavaScript, 1),
    ("document.", JavaScript, 1),
    ("package main", Go, 2),
    ("\nfunc ", Go, 1),
    (" := ", Go, 1),
    ("fmt.Print", Go, 2),
    ("fn main()", Rust, 2),
    ("let mut ", Rust, 2),
    ("println!(", Rust, 2),
    ("impl ", Rust, 1),
    ("fun main(", Kotlin, 2),
    ("\nfun ", Kotlin, 1),
    ("val ", Kotlin, 1),
    ("import Foundation", Swift, 3),
    ("import SwiftUI", Swift, 3),
    ("guard let ", Swift, 2),
    ("\nend\n", Ruby, 1),
    ("\nputs ", Ruby, 1),
    (".each do |", Ruby, 2),
    ("attr_accessor", Ruby, 2),
];

fn by_marks(text: &str) -> Option<Language> {
    let head = &text.as_bytes()[..text.len().min(LOOKED_THROUGH)];
    let mut points = [0; Language::ALL.len()];
    for &(mark, language, worth) in MARKS {
        if holds(head, mark.as_bytes()) {
            points[language as usize] += worth;
        }
    }
    let most = points.iter().copied().max().filter(|&most| most >= ENOUGH)?;
    MARKS.iter().map(|&(_, language, _)| language).find(|&language| points[language as usize] == most)
}

fn holds(text: &[u8], mark: &[u8]) -> bool {
    text.windows(mark.len()).any(|window| window == mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_tell_before_marks_do() {
        assert_eq!(Language::of("a/b.c/Main.JAVA", "#include <stdio.h>"), Java);
        assert_eq!(Language::of("solution.h", ""), Cpp);
        assert_eq!(Language::of("answer.txt", "import java.util.*;"), Java);
        assert_eq!(Language::of("c", "x = 1"), Plain);
    }

    #[test]
    fn marks_tell_where_no_ending_does() {
        let programs = [
            ("#include <stdio.h>\nint main(void) { return 0; }", C),
            ("#include <iostream>\nint main() { std::cout << 1; }", Cpp),
            ("using System;\nclass A { static void Main() {} }", CSharp),
            ("import sys\ndef f(x):\n    return x\n", Python),
            ("const f = (x) => {\n  console.log(x);\n}", JavaScript),
            ("interface A { name: string }", TypeScript),
            ("package main\nfunc main() { x := 1 }", Go),
            ("fn main() { let mut x = 1; }", Rust),
            ("fun main() { val x = 1 }", Kotlin),
            ("import Foundation\nlet x = 1", Swift),
            ("<?php echo 1;", Php),
            ("[1].each do |x|\n  x\nend\n", Ruby),
            ("All happy families are alike; every unhappy family is unhappy in its own way.", Plain),
        ];
        for (text, language) in programs {
            assert_eq!(Language::of("", text), language, "{text}");
        }
    }
}
