//! Languages whose words are not listed, for there are too many: assembly has those of every processor, and Scratch its blocks.

use crate::text::programs::grammar::{
    BACK_QUOTED_RAW, DOUBLE, Features, Grammar, NO_FEATURES, PLAIN, SINGLE, SLASHES, STARS,
};

/// Assembly, read in lower case. Its keywords are the directives that stand behind the name of what they define.
pub(super) const ASSEMBLY: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    strings: &[DOUBLE, SINGLE, BACK_QUOTED_RAW],
    // It begins directives and local labels.
    word_bytes: b".",
    keywords: "db dd dq dt dup dw endm endp ends equ macro proc resb resd resq resw struc",
    // Registers without a number, of x86, ARM, RISC-V and MIPS. Those of one letter are names: `x` is a variable as often.
    types: "ah al ax bh bl bp bx ch cl cx dh di dl dx eax ebp ebx ecx edi edx esi esp fp gp lr pc ra rax rbp rbx rcx rdi rdx \
        rip rsi rsp si sil sp zero",
    modifiers: "byte dword far near offset ptr qword short word",
    imports: &[".globl", ".section", "global", "section"],
    features: Features { assembly: true, ..NO_FEATURES },
    ..PLAIN
};

/// Scratch: the names and values of a project are strings, and every other word is a block or its field.
pub(super) const SCRATCH: Grammar = Grammar {
    line_comments: SLASHES,
    strings: &[DOUBLE],
    features: Features { open_words: true, ..NO_FEATURES },
    ..PLAIN
};
