//! Detects the programming language of a document.
//!
//! Usually the file name's extension decides. If it is unknown (a pasted text, a name such as `answer.txt`), marks decide that
//! hardly occur in any other language: two weak ones or one strong one in the first stretch of the text. A text that shows none is plain: words and signs. One with as few brackets, semicolons and calls as prose needs more of them. O(1) in the length
//! of the text.

use crate::params::language::Language::{
    self, Assembly, Bash, C, CSharp, Cpp, Dart, Elm, Go, Haskell, Java, JavaScript, Julia, Kotlin, Lua, Matlab, Pascal,
    Perl, Php, Plain, Python, R, Ruby, Rust, Scala, Scratch, Sql, Swift, TypeScript, VisualBasic,
};

impl Language {
    /// The endings of file names by which a language is recognised.
    pub fn endings() -> impl Iterator<Item = &'static str> {
        ENDINGS.iter().map(|&(ending, _)| ending)
    }

    /// The language of a document, by its name's ending, else by the marks of its text, else plain.
    #[must_use]
    pub fn of(name: &str, text: &str) -> Self {
        by_ending(name, text).or_else(|| by_marks(text)).unwrap_or(Plain)
    }
}

/// The endings of source files. Headers are read as C++, which has the signs and words of C, too, and notebooks as Python,
/// which nearly all of them are; their texts are comments (`www/read/formats/notebook`). A project of Scratch is read as
/// its blocks (`www/read/formats/scratch`). The page's own list
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
    ("ipynb", Python),
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
    ("r", R),
    ("sql", Sql),
    ("sh", Bash),
    ("bash", Bash),
    ("zsh", Bash),
    ("m", Matlab),
    ("scala", Scala),
    ("sc", Scala),
    ("hs", Haskell),
    ("lua", Lua),
    ("pl", Perl),
    ("pm", Perl),
    ("dart", Dart),
    ("jl", Julia),
    ("vb", VisualBasic),
    ("bas", VisualBasic),
    ("pas", Pascal),
    ("dpr", Pascal),
    ("elm", Elm),
    ("asm", Assembly),
    ("s", Assembly),
    ("sb3", Scratch),
];

/// Marks of other languages that share an ending: Objective-C and Mathematica, and Prolog.
const OTHERS: &[(&str, &str)] = &[
    ("m", "#import"),
    ("m", "#include"),
    ("m", "@interface"),
    ("m", "@implementation"),
    ("m", "(* "),
    ("pl", ":- "),
    ("pl", ":-\n"),
];

fn by_ending(name: &str, text: &str) -> Option<Language> {
    let (_, ending) = name.rsplit_once('.')?;
    let &(known, language) = ENDINGS.iter().find(|(known, _)| ending.eq_ignore_ascii_case(known))?;
    let head = &text.as_bytes()[..text.len().min(LOOKED_THROUGH)];
    let is_other = OTHERS.iter().any(|(shared, mark)| *shared == known && holds(head, mark.as_bytes()));
    (!is_other).then_some(language)
}

/// Marks are searched in this many bytes: enough for imports and the first definitions.
const LOOKED_THROUGH: usize = 1 << 14;
/// Points that settle it.
const ENOUGH: u32 = 2;
/// Points that settle it in a text with as few signs as prose.
const ENOUGH_IN_PROSE: u32 = 4;
/// Nearly every program has a bracket, a semicolon, an equals sign or a call for this many bytes. Little prose has.
const MAX_BYTES_PER_SIGN: usize = 200;

/// Marks, each with the language it speaks for and its points. Of two languages with equal points the one whose mark
/// stands first here is taken.
const MARKS: &[(&str, Language, u32)] = &[
    ("<?php", Php, 4),
    ("$this->", Php, 3),
    ("foreach ($", Php, 2),
    ("echo $", Php, 2),
    ("public static void main", Java, 2),
    ("import java.", Java, 2),
    ("import javax.", Java, 2),
    ("System.out.print", Java, 2),
    ("new HashMap<", Java, 2),
    ("ArrayList<", Java, 2),
    ("List<Integer>", Java, 2),
    ("Map<Integer", Java, 2),
    ("@Override", Java, 2),
    ("private final ", Java, 1),
    ("public int", Java, 1),
    ("int[] ", Java, 1),
    ("(String ", Java, 1),
    ("String[] ", Java, 1),
    ("    boolean ", Java, 1),
    ("    String ", Java, 1),
    ("#include <iostream>", Cpp, 3),
    ("#include<iostream>", Cpp, 3),
    ("#include <bits/stdc++.h>", Cpp, 3),
    ("#include<bits/stdc++.h>", Cpp, 3),
    ("using namespace std", Cpp, 3),
    ("unordered_map<", Cpp, 3),
    ("std::", Cpp, 2),
    ("template <", Cpp, 2),
    ("template<", Cpp, 2),
    ("vector<", Cpp, 2),
    ("cout <<", Cpp, 2),
    ("cout<<", Cpp, 2),
    ("cin >>", Cpp, 2),
    ("cin>>", Cpp, 2),
    ("nullptr", Cpp, 2),
    ("public:\n", Cpp, 2),
    ("private:\n", Cpp, 2),
    ("ListNode* ", Cpp, 1),
    ("TreeNode* ", Cpp, 1),
    ("#include <", C, 2),
    ("#include<", C, 2),
    ("#include \"", C, 1),
    ("#define ", C, 1),
    ("int main(", C, 1),
    ("malloc(", C, 2),
    ("struct ListNode*", C, 2),
    ("struct ListNode *", C, 2),
    ("struct TreeNode*", C, 2),
    ("\nprintf(", C, 1),
    (" printf(", C, 1),
    ("scanf(", C, 1),
    ("sizeof(", C, 1),
    ("int* ", C, 1),
    ("int *", C, 1),
    ("using System", CSharp, 2),
    ("Console.Write", CSharp, 2),
    ("Console.Read", CSharp, 2),
    ("static void Main", CSharp, 2),
    ("Dictionary<", CSharp, 3),
    ("IList<", CSharp, 3),
    ("List<int>", CSharp, 2),
    ("string[] args", CSharp, 2),
    (".Length", CSharp, 1),
    ("if __name__ ==", Python, 3),
    ("    def __init__(self", Python, 3),
    ("(self):\n", Python, 2),
    ("(self, ", Python, 2),
    ("\n    def ", Python, 1),
    (" in range(", Python, 2),
    ("):\n", Python, 1),
    ("\ndef ", Python, 1),
    ("elif ", Python, 2),
    ("\nimport numpy", Python, 2),
    ("\nimport pandas", Python, 2),
    ("\nfrom ", Python, 1),
    ("\nprint(", Python, 1),
    ("    print(", Python, 1),
    (" len(", Python, 1),
    ("int(input(", Python, 2),
    ("\ninterface ", TypeScript, 1),
    ("\nexport interface ", TypeScript, 1),
    (": string", TypeScript, 2),
    (": number", TypeScript, 2),
    ("console.log(", JavaScript, 2),
    ("module.exports", JavaScript, 2),
    (" * @param {", JavaScript, 2),
    ("= function(", JavaScript, 2),
    (" === ", JavaScript, 1),
    ("=> {", JavaScript, 1),
    ("\nconst ", JavaScript, 1),
    ("\nlet ", JavaScript, 1),
    ("\nfunction ", JavaScript, 1),
    ("    function ", JavaScript, 1),
    (" function(", JavaScript, 1),
    ("require(", JavaScript, 1),
    ("document.get", JavaScript, 2),
    ("document.query", JavaScript, 2),
    ("package main", Go, 2),
    ("\nfunc ", Go, 1),
    (" := ", Go, 1),
    (":= range ", Go, 2),
    (" []int", Go, 1),
    ("fmt.Print", Go, 2),
    ("fn main()", Rust, 2),
    ("let mut ", Rust, 2),
    ("println!(", Rust, 2),
    ("impl ", Rust, 1),
    ("pub fn ", Rust, 2),
    ("Vec<", Rust, 2),
    ("fun main(", Kotlin, 2),
    ("\nfun ", Kotlin, 1),
    ("    fun ", Kotlin, 1),
    ("\nval ", Kotlin, 1),
    ("    val ", Kotlin, 1),
    ("{ val ", Kotlin, 1),
    ("IntArray", Kotlin, 2),
    ("import Foundation", Swift, 3),
    ("import SwiftUI", Swift, 3),
    ("guard let ", Swift, 2),
    ("-> [Int]", Swift, 2),
    ("-> Int {", Swift, 2),
    ("    func ", Swift, 1),
    ("\nend\n", Ruby, 1),
    ("\n  end\n", Ruby, 1),
    ("\n    end\n", Ruby, 1),
    ("\nputs ", Ruby, 1),
    (" puts ", Ruby, 1),
    (".each do |", Ruby, 2),
    ("attr_accessor", Ruby, 2),
    ("\n# @param {", Ruby, 3),
    ("\n#!/usr/bin/env Rscript", R, 4),
    (" <- function(", R, 3),
    ("\nlibrary(", R, 2),
    (" <- c(", R, 2),
    ("data.frame(", R, 2),
    ("\nCREATE TABLE ", Sql, 4),
    ("\ncreate table ", Sql, 4),
    ("\nINSERT INTO ", Sql, 3),
    ("\ninsert into ", Sql, 3),
    ("\nSELECT ", Sql, 2),
    ("\nFROM ", Sql, 1),
    ("\nWHERE ", Sql, 1),
    ("\n#!/bin/bash", Bash, 4),
    ("\n#!/bin/sh", Bash, 4),
    ("\n#!/usr/bin/env bash", Bash, 4),
    (" ]; then\n", Bash, 3),
    ("; do\n", Bash, 1),
    ("\nfi\n", Bash, 2),
    ("\ndone\n", Bash, 1),
    ("\nfunction [", Matlab, 3),
    ("\nclear all", Matlab, 2),
    ("\nclc", Matlab, 2),
    ("fprintf('", Matlab, 2),
    ("disp('", Matlab, 2),
    ("endfunction", Matlab, 2),
    ("\n#!/usr/bin/perl", Perl, 4),
    ("\nuse strict;", Perl, 4),
    ("\nmy $", Perl, 2),
    ("\nlocal function ", Lua, 3),
    ("\nmodule Main", Haskell, 2),
    ("\nimport qualified Data.", Haskell, 4),
    ("\nmain :: IO ()", Haskell, 3),
    ("def main(args: Array[String])", Scala, 4),
    ("import 'dart:", Dart, 4),
    ("import 'package:", Dart, 4),
    ("\nEnd Sub\n", VisualBasic, 3),
    ("\nend.\n", Pascal, 3),
    ("\nbegin\n", Pascal, 1),
];

fn by_marks(text: &str) -> Option<Language> {
    let head = &text.as_bytes()[..text.len().min(LOOKED_THROUGH)];
    let enough = if is_like_code(head) { ENOUGH } else { ENOUGH_IN_PROSE };
    // One line break in front, so that the first line is like others, and one spelling of them.
    let mut lines = vec![b'\n'];
    for (at, &byte) in head.iter().enumerate() {
        match byte {
            b'\r' if head.get(at + 1) == Some(&b'\n') => {}
            b'\r' => lines.push(b'\n'),
            _ => lines.push(byte),
        }
    }
    lines.push(b'\n');
    let mut points = [0; Language::ALL.len()];
    for &(mark, language, worth) in MARKS {
        if holds(&lines, mark.as_bytes()) {
            points[language as usize] += worth;
        }
    }
    let most = points.iter().copied().max().filter(|&most| most >= enough)?;
    MARKS.iter().map(|&(_, language, _)| language).find(|&language| points[language as usize] == most)
}

/// Whether a text has as many signs as a program.
fn is_like_code(text: &[u8]) -> bool {
    let is_call = |pair: &[u8]| pair[1] == b'(' && pair[0].is_ascii_alphanumeric();
    let is_sign = |byte: &&u8| b"{}[];=<>|".contains(byte);
    let signs = text.iter().filter(is_sign).count() + text.windows(2).filter(|pair| is_call(pair)).count();
    signs * MAX_BYTES_PER_SIGN >= text.len()
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
    fn an_ending_of_two_languages_is_told_apart_by_marks() {
        assert_eq!(Language::of("a.m", "x = A' * b; % it's"), Matlab);
        assert_eq!(Language::of("a.m", "#import <Foundation/Foundation.h>\n@implementation A\n@end"), Plain);
        assert_eq!(Language::of("a.m", "#include <stdio.h>\nint main(void) { return 0; }"), C);
        assert_eq!(Language::of("a.pl", "my $x = 1;"), Perl);
        assert_eq!(Language::of("a.pl", "parent(X, Y) :- father(X, Y).\nfather(tom, ann)."), Plain);
    }

    #[test]
    fn prose_is_plain_whatever_it_is_about() {
        for prose in [
            "The document. The function of an interface is to be met from either side; some val due (see below).",
            "They select the best\nfrom these; then\nwhere they can, they select;\nselect again; do\nbegin\n",
            "In public: the private life of Mr. String, and a boolean search for the elif of an island.\nfrom here",
        ] {
            assert_eq!(Language::of("essay.txt", &prose.repeat(10)), Plain, "{prose}");
        }
    }

    #[test]
    fn marks_tell_where_no_ending_does() {
        let programs = [
            ("class Solution {\npublic:\n    int climb(int n) { return n; }\n};", Cpp),
            ("class Solution {\r\npublic:\r\n    int climb(int n) { return n; }\r\n};", Cpp),
            ("int main(){\n    int n; cin>>n; cout<<n;\n}", Cpp),
            ("class Solution {\n    public int[] f(int[] a) { Map<Integer, Integer> m = new HashMap<>(); }\n}", Java),
            ("public class Solution {\n    public int F(int[] a) { var d = new Dictionary<int, int>(); }\n}", CSharp),
            ("class Solution:\n    def climb(self, n: int) -> int:\n        return n", Python),
            ("n = int(input())\rfor i in range(n):\r    print(i)\r", Python),
            ("/**\n * @param {number} n\n */\nvar climb = function(n) { return n; };", JavaScript),
            ("int climb(int n) {\n    int *a = malloc(n);\n    return a[0];\n}", C),
            ("func climb(n int) int {\n    for i := range n { }\n}", Go),
            ("impl Solution {\n    pub fn climb(n: i32) -> i32 { n }\n}", Rust),
            ("# @param {Integer} n\ndef climb(n)\n  n\nend", Ruby),
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
            ("f <- function(x) x + 1\nprint(f(c(1, 2)))", R),
            ("SELECT name, total FROM orders\nWHERE total > (SELECT AVG(total) FROM orders);", Sql),
            ("create table a (id int primary key);\ninsert into a values (1);", Sql),
            ("#!/bin/sh\necho hello", Bash),
            ("for f in *; do\n  if [ -d \"$f\" ]; then\n    ls\n  fi\ndone\n", Bash),
            ("function [a, b] = f(x)\n  a = x';\n  b = 2;\nend", Matlab),
            ("clear all; clc\nx = linspace(0, 1);\nfprintf('%d', x(1));", Matlab),
            ("use strict;\nmy $x = 1;\nprint $x;", Perl),
            ("local function f(x)\n  return x\nend\nprint(f(1))", Lua),
            ("import 'dart:io';\nvoid main() { print(1); }", Dart),
            ("module Main where\nmain :: IO ()\nmain = print [1]", Haskell),
            ("object A { def main(args: Array[String]): Unit = println(1) }", Scala),
            ("Sub Main()\nDim x = 1\nEnd Sub\n", VisualBasic),
            ("program A;\nvar x: integer;\nbegin\n  x := 1;\nend.\n", Pascal),
            ("All happy families are alike; every unhappy family is unhappy in its own way.", Plain),
        ];
        for (text, language) in programs {
            assert_eq!(Language::of("", text), language, "{text}");
        }
    }
}
