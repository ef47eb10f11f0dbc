//! The part of a program that is called.
//!
//! Contest solutions carry templates of hundreds of lines, most of which nothing calls, and an unused function is the cheapest
//! way to make a copy look different. So functions and types that `main` does not reach are told apart: beginning with `main` and
//! the code outside of any definition, a definition is called if called code contains its name. Names suffice for that:
//! whatever has the name of something called counts as called, so that what is really called is hardly ever missed. Nothing is
//! uncalled in a program without a `main`, which may be part of a larger one, nor in languages whose definitions have no braces of
//! their own.
//!
//! Frameworks call methods that nothing in the program names: those that override or implement a method of another type. They count as
//! called with their type if other code can see them. A method of Go counts as called if its type is named.
//!
//! A definition is recognised by the tokens in front of its brace (`struct List {`, `int f(int x) {`), at the top level or in the
//! body of a type. O(n log n) for n tokens.

use std::ops::Range;

use super::LexedProgram;
use super::vocabulary::Kind;
use crate::common::sort;
use crate::params::language::Language;

/// Words that begin a type. The body of a type contains definitions.
const TYPES: [&str; 10] =
    ["class", "enum", "interface", "object", "protocol", "record", "struct", "trait", "type", "union"];

/// Of these, the words that may be part of the type that a function returns.
const TYPES_OF_VALUES: [&str; 3] = ["enum", "struct", "union"];

/// Words in front of a body that contains definitions but is not called by a name.
const CONTAINERS: [&str; 5] = ["extension", "impl", "mod", "module", "namespace"];

/// Words that begin a function, in the languages that have one.
const FUNCTIONS: [&str; 4] = ["fn", "fun", "func", "function"];

/// Words in front of the types that a type inherits from. In Rust, `for` follows the trait that an `impl` implements.
const INHERITS: [&str; 5] = ["extends", "implements", "with", ":", "for"];

/// Words that continue a declaration on its next line, in languages where a line break ends a statement.
const CONTINUES: [&str; 6] = ["extends", "implements", "throws", "where", "is", "as"];

/// The function with which a thread begins in Java and other languages. It is called with its type, for only the library
/// names it, and some programs are nothing but a thread that `main` starts.
const THREAD: &str = "run";

/// Methods that any type may have. They are called only where its values are compared or printed, so templates have unused ones.
const OF_ALL_TYPES: [&str; 6] = ["compare", "compareTo", "CompareTo", "equals", "hashCode", "toString"];

/// A function or a type.
struct Definition {
    /// Its lexemes, from its modifiers to its closing brace.
    span: Range<usize>,
    /// Lexemes that may be its name: several where only the grammar could tell.
    names: Vec<usize>,
    is_main: bool,
    /// Whether it is called with the code around it, though nothing names it.
    is_implicit: bool,
}

/// An open bracket.
enum Open {
    /// A parenthesis or a square bracket.
    Bracket,
    /// The brace of code, within which nothing is a definition.
    Code(Option<usize>),
    /// The brace of a body that contains definitions, of a type that may inherit from others.
    Definitions { definition: Option<usize>, inherits: bool },
}

/// By lexeme, whether it is in a definition that is not called; empty if all is called.
pub(super) fn uncalled(program: &LexedProgram, language: Language) -> Vec<bool> {
    let main = match language {
        Language::CSharp => "Main",
        Language::Java
        | Language::C
        | Language::Cpp
        | Language::JavaScript
        | Language::TypeScript
        | Language::Go
        | Language::Rust
        | Language::Kotlin
        | Language::Swift
        | Language::Php
        | Language::Dart => "main",
        _ => return Vec::new(),
    };
    let definitions = Parser { program, language, main, definitions: Vec::new(), opened: Vec::new(), start: 0 }.parse();
    if !definitions.iter().any(|definition| definition.is_main) {
        return Vec::new();
    }
    let is_called = reach(program, &definitions);
    let mut uncalled = Vec::new();
    for (definition, _) in definitions.iter().zip(is_called).filter(|&(_, is_called)| !is_called) {
        uncalled.resize(program.lexemes.len(), false);
        // Each lexeme is filled once: what is within a definition that is not called was filled with it.
        let Range { start, end } = definition.span;
        if !uncalled[start] {
            uncalled[start..end].fill(true);
        }
    }
    uncalled
}

/// Finds the definitions of a program.
struct Parser<'p, 't, 'l> {
    program: &'p LexedProgram<'t, 'l>,
    language: Language,
    main: &'static str,
    definitions: Vec<Definition>,
    opened: Vec<Open>,
    /// First lexeme of the statement or declaration.
    start: usize,
}

impl Parser<'_, '_, '_> {
    fn parse(mut self) -> Vec<Definition> {
        let has_directives = self.program.grammar.imports.iter().any(|import| import.starts_with('#'));
        let lines_end_statements = matches!(self.language, Language::Go | Language::Kotlin | Language::Swift);
        let mut is_directive = false;
        for (at, lexeme) in self.program.lexemes.iter().enumerate() {
            if lexeme.is_first_on_line && has_directives {
                if is_directive {
                    self.start = at;
                }
                is_directive = lexeme.kind == Kind::Symbol && self.program.text_of(lexeme) == "#";
            }
            if lexeme.is_first_on_line && lines_end_statements && self.begins_statement(at) {
                self.start = at;
            }
            if lexeme.kind == Kind::Symbol && !is_directive {
                self.symbol(at);
            }
        }
        let Self { mut definitions, program, .. } = self;
        for definition in &mut definitions {
            if definition.span.is_empty() {
                definition.span.end = program.lexemes.len();
            }
        }
        definitions
    }

    /// Whether the first lexeme of a line begins a statement, outside of brackets: the line before is complete, and this one is not its
    /// rest.
    fn begins_statement(&self, at: usize) -> bool {
        let lexeme = &self.program.lexemes[at];
        let before = at.checked_sub(1).map(|before| &self.program.lexemes[before]);
        let is_complete = before.is_none_or(|before| {
            before.kind != Kind::Symbol || matches!(self.program.text_of(before), ")" | "]" | "}" | ">" | "?" | "!")
        });
        let is_word = matches!(lexeme.kind, Kind::Keyword | Kind::Modifier | Kind::Name | Kind::Type);
        is_complete
            && is_word
            && !CONTINUES.contains(&self.program.text_of(lexeme))
            && !matches!(self.opened.last(), Some(Open::Bracket))
    }

    fn symbol(&mut self, at: usize) {
        // Brackets and semicolons begin no longer symbol.
        match self.program.text.as_bytes()[self.program.lexemes[at].start as usize] {
            b'(' | b'[' => self.opened.push(Open::Bracket),
            b')' | b']' => {
                if matches!(self.opened.last(), Some(Open::Bracket)) {
                    self.opened.pop();
                }
            }
            b'{' => {
                let opened = self.open_brace(at);
                self.opened.push(opened);
                self.start = at + 1;
            }
            b'}' => self.close_brace(at),
            b';' if !matches!(self.opened.last(), Some(Open::Bracket)) => self.start = at + 1,
            _ => {}
        }
    }

    fn begins_with_struct(&self, definition: usize) -> bool {
        let Definition { span, names, .. } = &self.definitions[definition];
        let header = &self.program.lexemes[span.start..names[0].max(span.start)];
        header.iter().any(|lexeme| TYPES_OF_VALUES.contains(&self.program.text_of(lexeme)))
    }

    fn close_brace(&mut self, at: usize) {
        // Brackets that were not closed end with the braces around them.
        while let Some(Open::Bracket) = self.opened.last() {
            self.opened.pop();
        }
        let opened = self.opened.pop();
        if let Some(Open::Code(Some(definition)) | Open::Definitions { definition: Some(definition), .. }) = opened {
            self.definitions[definition].span.end = at + 1;
            // `typedef struct node { … } Node;` has another name, and `struct { … } nodes[9];` none.
            let next = self.program.lexemes.get(at + 1);
            let has_declarator = next.is_some_and(|next| next.kind == Kind::Name || self.program.text_of(next) == "*");
            self.definitions[definition].is_implicit |= has_declarator && self.begins_with_struct(definition);
        }
        self.start = at + 1;
    }

    /// What the brace at `at` opens. Adds the definition that begins with it.
    fn open_brace(&mut self, at: usize) -> Open {
        let is_inherited = match self.opened.last() {
            None => false,
            Some(&Open::Definitions { inherits, .. }) => inherits,
            Some(_) => return Open::Code(None),
        };
        let header = self.header(at);
        let Header {
            type_word,
            is_container,
            is_value,
            inherits,
            overrides,
            is_static,
            is_visible,
            function_word,
            mut functions,
        } = header;
        let text_of = |at: usize| self.program.text_of(&self.program.lexemes[at]);
        if is_value {
            return Open::Code(None);
        }
        let returns_type = |word: usize| TYPES_OF_VALUES.contains(&text_of(word)) && !functions.is_empty();
        if let Some(word) = type_word.filter(|&word| !returns_type(word)) {
            let is_name = |&at: &usize| self.program.lexemes[at].kind == Kind::Name;
            let name = (word + 1..at).find(is_name).or_else(|| (self.start..word).rev().find(is_name));
            let definition = name.map(|name| self.define(vec![name], [false; 2]));
            return Open::Definitions { definition, inherits };
        }
        if is_container {
            return Open::Definitions { definition: None, inherits };
        }
        let needs_word = self.program.grammar.keywords.split_ascii_whitespace().any(|word| FUNCTIONS.contains(&word));
        let is_method = !self.opened.is_empty();
        if functions.is_empty() || (needs_word && function_word.is_none() && !is_method) {
            return Open::Code(None);
        }
        let [is_main, is_thread] =
            [self.main, THREAD].map(|entry| functions.iter().any(|&name| text_of(name) == entry));
        if let Some(word) = function_word.filter(|_| self.language == Language::Go) {
            self.add_receiver(word, &mut functions);
        }
        let may_implement = is_inherited
            && !is_static
            && match self.language {
                Language::Java | Language::CSharp => is_visible,
                // Marks each of them with `override`.
                Language::Kotlin => false,
                _ => true,
            };
        let is_of_all_types = functions.iter().any(|&name| OF_ALL_TYPES.contains(&text_of(name)));
        let is_implicit = is_thread || (is_method && (overrides || may_implement) && !is_of_all_types);
        Open::Code(Some(self.define(functions, [is_main, is_implicit])))
    }

    /// Adds the type of a method's receiver, `(s *Stack)`, to its names.
    fn add_receiver(&self, function_word: usize, names: &mut Vec<usize>) {
        let opening = function_word + 1;
        if self.program.text_of(&self.program.lexemes[opening]) != "(" {
            return;
        }
        let inside = opening + 1..names[0];
        let all: Vec<usize> = inside.filter(|&at| self.program.lexemes[at].kind == Kind::Name).collect();
        // The first of several is the variable.
        names.extend(&all[usize::from(all.len() > 1)..]);
    }

    /// Adds a definition whose end is not known yet.
    fn define(&mut self, names: Vec<usize>, [is_main, is_implicit]: [bool; 2]) -> usize {
        self.definitions.push(Definition { span: self.start..0, names, is_main, is_implicit });
        self.definitions.len() - 1
    }

    /// What is in front of the brace at `end`.
    fn header(&self, end: usize) -> Header {
        let mut header = Header::default();
        let mut depth = 0;
        let lexemes = self.program.lexemes;
        for at in self.start..end {
            let text = self.program.text_of(&lexemes[at]);
            match lexemes[at].kind {
                Kind::Symbol if matches!(text, "(" | "[") => depth += 1,
                Kind::Symbol if matches!(text, ")" | "]") => depth -= 1,
                _ if depth != 0 => {}
                // `fun main() = runBlocking {`
                Kind::Symbol if text == "=" && header.function_word.is_some() && !header.functions.is_empty() => {}
                Kind::Symbol if matches!(text, "=" | "=>") => header.is_value = true,
                _ if text.eq_ignore_ascii_case("override") => header.overrides = true,
                _ if text == "static" => header.is_static = true,
                _ if matches!(text, "public" | "protected") => header.is_visible = true,
                _ if INHERITS.contains(&text) && (header.type_word.is_some() || header.is_container) => {
                    header.inherits = true;
                }
                Kind::Keyword if text == "new" => header.is_value = true,
                // Not the parameter of a template: `template <class T>`.
                _ if TYPES.contains(&text) && lexemes[at].kind != Kind::Name => {
                    let is_parameter = at > self.start && matches!(self.program.text_of(&lexemes[at - 1]), "<" | ",");
                    if header.type_word.is_none() && !is_parameter {
                        header.type_word = Some(at);
                    }
                }
                Kind::Keyword if FUNCTIONS.contains(&text) => header.function_word = Some(at),
                Kind::Keyword | Kind::Name if CONTAINERS.contains(&text) => header.is_container = true,
                Kind::String if at > self.start && self.program.text_of(&lexemes[at - 1]) == "extern" => {
                    header.is_container = true;
                }
                Kind::Name => {
                    let is_annotation = at > self.start && self.program.text_of(&lexemes[at - 1]) == "@";
                    if !is_annotation && at + 1 < end && self.program.text_of(&lexemes[at + 1]) == "(" {
                        header.functions.push(at);
                    }
                }
                _ => {}
            }
        }
        header
    }
}

/// What is in front of a brace.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
struct Header {
    /// The word that begins a type.
    type_word: Option<usize>,
    is_container: bool,
    /// Whether the braces are part of a value, such as an array or an anonymous class.
    is_value: bool,
    /// Whether a type inherits from others, or a container gives a type what it inherits.
    inherits: bool,
    /// Whether a method overrides one that its type inherits.
    overrides: bool,
    is_static: bool,
    /// Whether other types see a method. In Java and C# those that a type inherits are seen.
    is_visible: bool,
    /// The word that begins a function.
    function_word: Option<usize>,
    /// Names in front of a parenthesis: a function, or functions that its initialisers call.
    functions: Vec<usize>,
}

/// Whether each definition is called. `definitions` ascend.
fn reach(program: &LexedProgram, definitions: &[Definition]) -> Vec<bool> {
    let text_of = |at: usize| program.text_of(&program.lexemes[at]);
    let mut names: Vec<(&str, usize)> = Vec::new();
    for (number, definition) in definitions.iter().enumerate() {
        names.extend(definition.names.iter().map(|&name| (text_of(name), number)));
    }
    sort::sort_by(&mut names, Ord::cmp);
    let scopes = Scopes::of(program, definitions, &names);
    let outside = definitions.len();
    let mut reach = Reach {
        parents: &scopes.parents,
        is_named: definitions.iter().map(|definition| definition.is_implicit).collect(),
        is_called: vec![false; outside],
        rest: vec![outside],
    };
    // The scopes around those before were named, too.
    let mut is_around = vec![false; outside];
    for main in (0..outside).filter(|&number| definitions[number].is_main) {
        let mut scope = main;
        while scope != outside && !std::mem::replace(&mut is_around[scope], true) {
            reach.is_named[scope] = true;
            scope = scopes.parents[scope];
        }
    }
    let mut is_done = vec![false; names.len()];
    while let Some(scope) = reach.rest.pop() {
        scopes.within[scope].iter().for_each(|&number| reach.check(number));
        for &first in &scopes.mentions[scope] {
            if std::mem::replace(&mut is_done[first], true) {
                continue;
            }
            for &(_, number) in names[first..].iter().take_while(|named| named.0 == names[first].0) {
                reach.is_named[number] = true;
                reach.check(number);
            }
        }
    }
    reach.is_called
}

/// The definitions that called code reaches.
struct Reach<'s> {
    parents: &'s [usize],
    /// By definition, whether called code contains its name.
    is_named: Vec<bool>,
    /// By definition, whether it is also outside of any definition that is not called.
    is_called: Vec<bool>,
    /// Called scopes whose lexemes are still to be looked at.
    rest: Vec<usize>,
}

impl Reach<'_> {
    fn check(&mut self, number: usize) {
        // The scope outside of definitions is always called.
        let is_within_called = self.is_called.get(self.parents[number]).is_none_or(|&is_called| is_called);
        if self.is_named[number] && is_within_called && !self.is_called[number] {
            self.is_called[number] = true;
            self.rest.push(number);
        }
    }
}

/// The scopes of a program: its definitions, by number, and after them what is outside of any.
struct Scopes {
    /// By definition, the scope around it.
    parents: Vec<usize>,
    /// By scope, the definitions directly in it.
    within: Vec<Vec<usize>>,
    /// By scope, the names of definitions that its lexemes contain, each as its first place in the list of names.
    mentions: Vec<Vec<usize>>,
}

impl Scopes {
    fn of(program: &LexedProgram, definitions: &[Definition], names: &[(&str, usize)]) -> Self {
        let outside = definitions.len();
        let mut parents = vec![outside; outside];
        let mut within = vec![Vec::new(); outside + 1];
        let mut mentions = vec![Vec::new(); outside + 1];
        let mut opened: Vec<usize> = Vec::new();
        let mut next = 0;
        // Most names are those of variables, and seldom have both the beginning and the length of a definition's name.
        let key = |name: &str| usize::from(name.as_bytes()[0]) % 64 * 64 + name.len() % 64;
        let mut is_key = vec![false; 64 * 64];
        for (name, _) in names {
            is_key[key(name)] = true;
        }
        for (at, lexeme) in program.lexemes.iter().enumerate() {
            while opened.last().is_some_and(|&scope| definitions[scope].span.end <= at) {
                opened.pop();
            }
            if definitions.get(next).is_some_and(|definition| definition.span.start == at) {
                parents[next] = opened.last().copied().unwrap_or(outside);
                within[parents[next]].push(next);
                opened.push(next);
                next += 1;
            }
            if lexeme.kind == Kind::Name {
                let name = program.text_of(lexeme);
                if !is_key[key(name)] {
                    continue;
                }
                let first = names.partition_point(|named| named.0 < name);
                if names.get(first).is_some_and(|named| named.0 == name) {
                    mentions[opened.last().copied().unwrap_or(outside)].push(first);
                }
            }
        }
        Self { parents, within, mentions }
    }
}
