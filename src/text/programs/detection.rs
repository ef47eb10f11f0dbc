//! Detects the programming language of a document.
//!
//! Usually the file name's extension decides. If it is unknown (a pasted text, a name such as `answer.txt`), marks decide that
//! hardly occur in any other language: two weak ones or one strong one in the first stretch of the text. A text that shows none
//! is plain: words and signs. One with as few brackets, semicolons and calls as prose needs more of them. O(1) in the length of the
//! text.

use super::printouts::without_line_numbers;
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

    /// Whether a document is a text or data by its name, and no program in a language that is not known.
    pub(crate) fn is_of_text(name: &str) -> bool {
        let ending = name.rsplit_once('.').map(|(_, ending)| ending);
        ending.is_some_and(|ending| is_among(ending, TEXTS))
    }
}

/// The endings of source files. Headers are read as C++, which has the signs and words of C, too, and notebooks as Python,
/// which nearly all of them are; their texts are comments (`www/read/formats/notebook`), as are those of R Markdown
/// (`www/read/formats/rmarkdown`). A project of Scratch is read as its blocks (`www/read/formats/scratch`). The page's own list
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
    ("rmd", R),
    ("qmd", R),
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

/// The endings of languages that are read as plain text, whatever marks they have: Verilog's `end` is MATLAB's, too, and a type in
/// OCaml looks like one in TypeScript. By their marks, two programs of one class might be read as two languages.
const UNKNOWN: &str = "v sv vhd vhdl ml mli fs fsx ex exs erl hrl clj cljs rkt scm lisp lsp el pro f for f90 f95 adb ads cob cbl \
     tcl nim zig ps1 psm1";

/// The endings of texts and data that lie beside programs.
const TEXTS: &str = "txt md rst tex pdf doc docx odt rtf htm html css csv tsv json xml yml yaml toml ini cfg log svg";

/// Marks of other languages that share an ending: Objective-C and Mathematica, Prolog, and the translations of Qt.
const OTHERS: &[(&str, &str)] = &[
    ("m", "#import"),
    ("m", "#include"),
    ("m", "@interface"),
    ("m", "@implementation"),
    ("m", "(* "),
    ("pl", ":- "),
    ("pl", ":-\n"),
    ("pl", ":-\r"),
    ("pl", "):-"),
    ("ts", "<!DOCTYPE TS>"),
    ("ts", "<TS version="),
];

/// Whether an ending is one of several, which spaces separate: such a list takes less of the module than entries of their own.
fn is_among(ending: &str, known: &str) -> bool {
    known.split(' ').any(|known| ending.eq_ignore_ascii_case(known))
}

fn by_ending(name: &str, text: &str) -> Option<Language> {
    let (_, ending) = name.rsplit_once('.')?;
    if is_among(ending, UNKNOWN) {
        return Some(Plain);
    }
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

/// Separates the marks in a list; no mark contains it.
const BETWEEN_MARKS: u8 = b'~';

/// Marks in lists, each with the language that it speaks for and its points: a list takes less of the module than entries of their own.
/// Of two languages with equal points the one that stands first here is taken.
const MARKS: &[(Language, u32, &str)] = &[
    (Php, 4, "<?php"),
    (Php, 3, "$this->"),
    (Php, 2, "foreach ($~echo $"),
    (
        Java,
        2,
        "public static void main~import java.~import javax.~System.out.print~new HashMap<~ArrayList<~List<Integer>~Map<Integer~@Override",
    ),
    (
        Java,
        1,
        "private final ~public int~int[] ~(String ~String[] ~    boolean ~    String ~public class ~public void ~private int ~private String ~private double ",
    ),
    (
        Cpp,
        3,
        "#include <iostream>~#include<iostream>~#include <bits/stdc++.h>~#include<bits/stdc++.h>~using namespace std~unordered_map<~<cstdio>~<cstdlib>~<cstring>~<cmath>~#include <algorithm>~#include <vector>~#include <string>~#include<vector>~#include<string>",
    ),
    (Cpp, 2, " std::~(std::~template <~template<~vector<~cout <<~cout<<~cin >>~cin>>~nullptr~public:\n~private:\n"),
    (Cpp, 1, "ListNode* ~TreeNode* "),
    (C, 2, "#include <~#include<~malloc(~struct ListNode*~struct ListNode *~struct TreeNode*"),
    (C, 1, "\nint ~\nchar ~\nstatic int ~#include \"~#define ~int main(~\nprintf(~ printf(~scanf(~sizeof(~int* ~int *"),
    (CSharp, 2, "using System~Console.Write~Console.Read~static void Main~List<int>~string[] args"),
    (CSharp, 3, "Dictionary<~IList<~using UnityEngine~: MonoBehaviour~{ get; "),
    (
        CSharp,
        1,
        ".Length~public class ~public void ~private int ~private string ~(string ~public string ~private bool ",
    ),
    (Python, 3, "if __name__ ==~    def __init__(self"),
    (Python, 2, "(self):\n~(self, ~ in range(~elif ~\nimport numpy~\nimport pandas~int(input("),
    (Python, 1, "\n    def ~):\n~\ndef ~\nfrom ~\nprint(~    print(~ len("),
    (TypeScript, 1, "\ninterface ~\nexport interface "),
    (TypeScript, 2, ": string~: number"),
    (TypeScript, 3, "new Set<~new Map<~Promise<~Array<string>~Record<string"),
    (JavaScript, 2, "console.log(~module.exports~ * @param {~= function(~document.get~document.query"),
    (JavaScript, 1, " === ~=> {~\nconst ~\nlet ~\nfunction ~    function ~ function(~require("),
    (Go, 2, "package main~:= range ~fmt.Print"),
    (Go, 1, "\nfunc ~ := ~ []int"),
    (Rust, 3, "\nuse std::~&mut self~&self)~&self,"),
    (Rust, 2, "fn main()~let mut ~println!(~pub fn ~Vec<"),
    (Rust, 1, "impl "),
    (Kotlin, 2, "fun main(~IntArray"),
    (Kotlin, 1, "\nfun ~    fun ~\nval ~    val ~{ val "),
    (Swift, 3, "import Foundation~import SwiftUI"),
    (Swift, 2, "guard let ~-> [Int]~-> Int {~-> String {~-> Bool {~mutating func "),
    (Swift, 1, "    func ~    init("),
    (Lua, 3, "\nlocal function ~ipairs(~ pairs(~table.insert(~io.read(~io.write("),
    (Lua, 1, "\nlocal ~  local ~ then\n~ .. ~\nend\n~\n  end\n"),
    (Matlab, 3, "\nfunction [~;\nend\n~;\n  end\n~;\n    end\n"),
    (Matlab, 2, "\nclear all~\nclc~fprintf('~disp('~endfunction"),
    (Julia, 3, "::Int64~::Float64~::Int)~push!("),
    (Julia, 1, "\nfunction ~println(~\nend\n~\n  end\n~\n    end\n"),
    (Ruby, 1, "\nend\n~\n  end\n~\n    end\n~\nputs ~ puts "),
    (Ruby, 2, ".each do |~attr_accessor"),
    (Ruby, 3, "\n# @param {"),
    (R, 4, "\n#!/usr/bin/env Rscript"),
    (R, 3, " <- function("),
    (R, 2, "\nlibrary(~ <- c(~= c(~data.frame(~= function(~ in 1:"),
    (R, 1, "paste(~paste0(~\ncat("),
    (Sql, 4, "\nCREATE TABLE ~\ncreate table "),
    (Sql, 3, "\nINSERT INTO ~\ninsert into "),
    (Sql, 2, "\nSELECT "),
    (Sql, 1, "\nFROM ~\nWHERE ~select * from ~ group by ~ order by ~ join ~count(*)"),
    (Bash, 4, "\n#!/bin/bash~\n#!/bin/sh~\n#!/usr/bin/env bash"),
    (Bash, 3, " ]; then\n"),
    (Bash, 1, "; do\n~\ndone\n"),
    (Bash, 2, "\nfi\n"),
    (Perl, 4, "\n#!/usr/bin/perl~\n#!/usr/bin/env perl~\nuse strict;"),
    (Perl, 2, "\nmy $"),
    (Haskell, 2, "\nmodule Main"),
    (Haskell, 4, "\nimport qualified Data."),
    (Haskell, 3, "\nmain :: IO ()~ :: Int -> ~ :: [Int] -> ~ :: String -> "),
    (Haskell, 1, "\nmain = "),
    (Scala, 4, "def main(args: Array[String])~ extends App"),
    (Dart, 4, "import 'dart:~import 'package:"),
    (VisualBasic, 3, "End Sub\n~End Function\n~ As Integer~ As String"),
    (Pascal, 3, "\nend.\n~\nEND.\n"),
    (Pascal, 2, ": integer;~: Integer;~: integer)~writeln(~WriteLn("),
    (Pascal, 1, "\nbegin\n~\nBEGIN\n"),
    (Elm, 3, " exposing (..)~\ntype alias "),
    (Elm, 2, "\nimport Html~Html Msg~Cmd Msg"),
    (Elm, 1, " exposing ("),
    (
        Assembly,
        3,
        "\nsection .text~\nglobal _start~\n_start:~\n.globl ~  .globl ~\t.globl~\n.global ~  .global ~\t.global~\n.model small~\n.MODEL SMALL",
    ),
    (
        Assembly,
        2,
        "\n.text\n~  .text\n~\n.data\n~  .data\n~\n    mov ~\n\tmov ~\n    MOV ~\n\tMOV ~\n\tmovl ~\n\tmovq ~\n    li $~\n\tli $~\n    int 0x80~\n    int 21h~\n    ret\n~\n\tret\n",
    ),
];

fn by_marks(text: &str) -> Option<Language> {
    let looked_through = (0..=text.len().min(LOOKED_THROUGH)).rev().find(|&end| text.is_char_boundary(end));
    let head = without_line_numbers(&text[..looked_through.unwrap_or(0)]).text;
    let head = head.as_bytes();
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
    let pairs = BytePairs::of(&lines);
    let mut points = [0; Language::ALL.len()];
    for &(language, worth, marks) in MARKS {
        for mark in marks.as_bytes().split(|&byte| byte == BETWEEN_MARKS) {
            if pairs.may_hold(mark) && holds(&lines, mark) {
                points[language as usize] += worth;
            }
        }
    }
    let most = points.iter().copied().max().filter(|&most| most >= enough)?;
    MARKS.iter().map(|&(language, ..)| language).find(|&language| points[language as usize] == most)
}

/// Whether a text has as many signs as a program.
fn is_like_code(text: &[u8]) -> bool {
    let is_call = |pair: &[u8]| pair[1] == b'(' && pair[0].is_ascii_alphanumeric();
    let is_sign = |byte: &&u8| b"{}[];=<>|".contains(byte);
    let signs = text.iter().filter(is_sign).count() + text.windows(2).filter(|pair| is_call(pair)).count();
    signs * MAX_BYTES_PER_SIGN >= text.len()
}

/// The pairs of neighbouring bytes in a text, one bit for each. A mark with a missing pair cannot occur, so most marks are never searched.
struct BytePairs(Vec<u64>);

impl BytePairs {
    fn of(text: &[u8]) -> Self {
        let mut bits = vec![0; (1 << 16) / 64];
        for pair in text.windows(2) {
            let (word, bit) = Self::place(pair);
            bits[word] |= 1 << bit;
        }
        Self(bits)
    }

    fn place(pair: &[u8]) -> (usize, u32) {
        let number = u32::from(pair[0]) << 8 | u32::from(pair[1]);
        ((number / 64) as usize, number % 64)
    }

    /// Whether the text has every pair of a mark, without which it does not hold the mark.
    fn may_hold(&self, mark: &[u8]) -> bool {
        mark.windows(2).map(Self::place).all(|(word, bit)| self.0[word] >> bit & 1 == 1)
    }
}

fn holds(text: &[u8], mark: &[u8]) -> bool {
    text.windows(mark.len()).any(|window| window == mark)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn no_text_holds_a_mark_without_all_of_its_pairs(text in "[\\n a-e:(]{0,200}", mark in "[\\n a-e:(]{1,4}") {
            let [text, mark] = [text.as_bytes(), mark.as_bytes()];
            prop_assert!(BytePairs::of(text).may_hold(mark) || !holds(text, mark));
        }
    }

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
        assert_eq!(Language::of("a.pl", "add(s(X),Y,s(Z)):-\r\n    add(X,Y,Z)."), Plain);
        assert_eq!(Language::of("a.pl", "add(s(X),Y,s(Z)):-add(X,Y,Z)."), Plain);
        assert_eq!(Language::of("a.ts", "<?xml version='1.0'?>\n<!DOCTYPE TS>\n<TS version=\"2.1\">"), Plain);
        assert_eq!(Language::of("a.v", "always @(posedge clk) begin\n  x = 1;\n  end\nendmodule"), Plain);
        assert_eq!(Language::of("a.ml", "let name (x: string) (n: number): string = x"), Plain);
        assert_eq!(Language::of("a.EX", "defmodule A do\n  def f(x) do\n    x\n  end\nend\n"), Plain);
        assert_eq!(Language::of("a.pl", "parent(X, Y) :- father(X, Y).\nfather(tom, ann)."), Plain);
    }

    #[test]
    fn prose_is_plain_whatever_it_is_about() {
        for prose in [
            "The document. The function of an interface is to be met from either side; some val due (see below).",
            "They select the best\nfrom these; then\nwhere they can, they select;\nselect again; do\nbegin\n",
            "The section .text of a program holds mov and ret, exposing (so to say) its registers; int 21h\nmov is next.",
            "In public: the private life of Mr. String, and a boolean search for the elif of an island.\nfrom here",
        ] {
            assert_eq!(Language::of("essay.txt", &prose.repeat(10)), Plain, "{prose}");
        }
    }

    #[test]
    fn whole_programs_are_told_by_marks() {
        for program in [
            include_str!("../../../tests/fixtures/programs/languages/a.asm"),
            include_str!("../../../tests/fixtures/programs/languages/own.asm"),
            include_str!("../../../tests/fixtures/programs/languages/a.s"),
            include_str!("../../../tests/fixtures/programs/languages/own.s"),
        ] {
            assert_eq!(Language::of("answer.txt", program), Assembly);
        }
        for program in [
            include_str!("../../../tests/fixtures/programs/languages/a.elm"),
            include_str!("../../../tests/fixtures/programs/languages/own.elm"),
        ] {
            assert_eq!(Language::of("answer.txt", program), Elm);
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
            ("const seen = new Set<string>();\nfunction f(a: string): void { seen.add(a); }", TypeScript),
            ("use std::fmt;\nimpl A {\n    fn f(&mut self) -> Vec<String> { std::mem::take(&mut self.a) }\n}", Rust),
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
            ("module Main exposing (..)\nimport Html exposing (text)\nmain = text \"a\"", Elm),
            ("type alias Model =\n    { count : Int }\n\nview : Model -> Html Msg\n", Elm),
            ("section .data\nsection .text\nglobal _start\n_start:\n    mov eax, 1\n    int 0x80\n", Assembly),
            (".model small\n.code\nmain proc\n\tmov ax, 1\n\tint 21h\nmain endp\nend main\n", Assembly),
            ("\t.text\n\t.globl\tmain\nmain:\n\tmovl\t$1, %eax\n\tret\n", Assembly),
            ("\t.text\n\t.globl main\nmain:\n\tpushq %rbp\n\tmovl $1, %eax\n\tret\n", Assembly),
            (".data\n.text\nmain:\n    li $v0, 10\n    syscall\n", Assembly),
            (".global _start\n_start:\n    mov r0, #1\n    swi 0\n", Assembly),
            (
                "function total(list)\n  local sum = 0\n  for i, v in ipairs(list) do\n    sum = sum + v\n  end\n  return sum\nend\n",
                Lua,
            ),
            ("function name(x)\n  if x > 1 then\n    x = x .. \"a\"\n  end\n  return x\nend\nprint(name(2))", Lua),
            ("function y = f(x)\n  y = 0;\n  for k = 1:x\n    y = y + k;\n  end\nend\n", Matlab),
            (
                "function total(xs)\n    s = 0\n    for x in xs\n        s += x\n    end\n    return s\nend\nprintln(total([1, 2]))",
                Julia,
            ),
            ("avg = function(v) {\n  sum(v) / length(v)\n}\nx <- c(1, 2)\nprint(avg(x))", R),
            (
                "public class Account {\n    private int number;\n    private String owner;\n    public void close() { }\n}",
                Java,
            ),
            ("public class Player : MonoBehaviour {\n    public float speed;\n    void Update() { }\n}", CSharp),
            ("public class A {\n    public string Name { get; set; }\n    private int number;\n}", CSharp),
            ("int add(int a, int b) {\n    return a + b;\n}\n\nint twice(int a) {\n    printf(\"%d\", a);\n}", C),
            (
                "#include <cstdio>\nusing namespace std;\nint main() { int n; scanf(\"%d\", &n); printf(\"%d\", n); }",
                Cpp,
            ),
            ("struct Stack<T> {\n    mutating func push(_ x: T) { }\n    func isEmpty() -> Bool { true }\n}", Swift),
            ("object Main extends App {\n  println(1)\n}", Scala),
            ("square :: Int -> Int\nsquare x = x * x\nmain = print (square 2)", Haskell),
            ("select * from orders where total > 3 group by name order by name;", Sql),
            ("#!/usr/bin/env perl\n$x = 1; print $x;", Perl),
            ("PROGRAM A;\nVAR x: Integer;\nBEGIN\n  x := 1;\nEND.\n", Pascal),
            ("function Greet(name: string): string;\nvar n: integer;\nbegin\n  writeln(name);\nend;\n", Pascal),
            (
                "Module A\n    Sub Main()\n        Dim x As Integer = 1\n        Console.WriteLine(x)\n    End Sub\nEnd Module\n",
                VisualBasic,
            ),
            ("All happy families are alike; every unhappy family is unhappy in its own way.", Plain),
        ];
        for (text, language) in programs {
            assert_eq!(Language::of("", text), language, "{text}");
        }
    }
}
