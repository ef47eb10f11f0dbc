//! The tokens of small programs in each language.

mod literals;

use super::*;

fn spelt(language: Language, reduce: bool, text: &str) -> String {
    let mut spelt = Vec::new();
    CodeReader { language, reduce }.for_each_token(text, |_, spelling, _| spelt.push(spelling.to_owned()));
    spelt.join(" ")
}

fn whole(language: Language, text: &str) -> String {
    spelt(language, false, text)
}

fn reduced(language: Language, text: &str) -> String {
    spelt(language, true, text)
}

#[test]
fn names_literals_comments_and_layout_are_irrelevant() {
    let one = "for (int i = 0; i < n; i++) { sum += a[i]; } // adds up\n";
    let other = "/* total */ for(int   index=10;index<size;index ++)\n{\n\ttotal+=values[index];\n}";
    assert_eq!(whole(Language::Java, one), whole(Language::Java, other));
    assert_eq!(
        whole(Language::Java, one),
        "for ( int #name = #number ; #name < #name ; #name ++ ) { #name += #name [ #name ] ; }"
    );
    assert_eq!(
        reduced(Language::Java, one),
        "for ( #name #name = #number #name < #name #name ++ ) { #name += #name [ #name ] }"
    );
}

#[test]
fn reduction_leaves_out_changes_without_effect() {
    let java = "package a;\nimport java.util.*;\n@Override public static final long f(int[] x) { return x[0]; }";
    assert_eq!(reduced(Language::Java, java), "#name #name ( #name [ ] #name ) { return #name [ #number ] }");
    assert_eq!(reduced(Language::Cpp, "#include <map>\nusing namespace std;\nauto x = 1;"), "#name #name = #number");
    let c = "#pragma once\n#define N 10\nstatic int x;";
    assert_eq!(reduced(Language::C, c), "# #name #name #number #name #name");
    let script = "import {\n  a,\n} from 'a';\nexport const f = () => import('b')\n";
    assert_eq!(reduced(Language::JavaScript, script), "#name = ( ) => import ( #string )");
    let python = "from a import (\n  b,\n)\ndef f(x):\n    \"\"\"Says what.\"\"\"\n    return 'x'\n";
    assert_eq!(reduced(Language::Python, python), "def #name ( #name ) : return #string");
    assert_eq!(reduced(Language::Go, "import (\n\t\"fmt\"\n)\nvar x int\n"), "#name #name");
    assert_eq!(
        reduced(Language::CSharp, "using System;\nusing (var f = g()) {}"),
        "using ( #name #name = #name ( ) ) { }"
    );
}

#[test]
fn parentheses_that_only_group_are_left_out() {
    let same = |language, one: &str, other: &str| {
        assert_eq!(reduced(language, one), reduced(language, other));
        reduced(language, one)
    };
    let java = "int x = (f(a) + (b * c)); if ((x < y) && !z(x)) return (x);";
    let plain = "int x = f(a) + b * c; if (x < y && !z(x)) return x;";
    assert_eq!(
        same(Language::Java, java, plain),
        "#name #name = #name ( #name ) + #name * #name if ( #name < #name && ! #name ( #name ) ) return #name"
    );
    same(Language::Python, "while (a < b and (not c)):\n    x = (g())\n", "while a < b and not c:\n    x = g()\n");
    assert_eq!(
        reduced(Language::Python, "x = [(1, 2), (3, 4), (5, 6), (7, 8)]"),
        "#name = [ #number #number #number #number ]"
    );
    // Calls, declarations, conditions and empty lists stay.
    assert_eq!(reduced(Language::C, "while (f(x)) { g()(1); }"), "while ( #name ( #name ) ) { #name ( ) ( #number ) }");
    assert_eq!(reduced(Language::JavaScript, "x = () => {}"), "#name = ( ) => { }");
    assert_eq!(reduced(Language::Java, "x = ((a); )y("), "#name = #name #name (");
}

#[test]
fn an_import_that_never_ends_is_read_as_code() {
    let text = format!("import (\n{}", "x + ".repeat(2000));
    assert!(reduced(Language::Go, &text).starts_with("import ( #name + #name"));
    assert_eq!(reduced(Language::Go, "import ("), "import (");
}

#[test]
fn strings_end_by_the_rules_of_their_language() {
    assert_eq!(
        whole(Language::Java, r#""a\"b" 'c' '\'' """ x " y """ "open"#),
        "#string #character #character #string #string"
    );
    assert_eq!(whole(Language::Cpp, "R\"x(a)\" )x\" u8\"b\" L'c' 1'000"), "#string #string #character #number");
    assert_eq!(
        whole(Language::Rust, r##"r#"a "b" c"# b"d" 'e' &'f '\u{1}' r#type"##),
        "#string #string #character & #name #character #name # type"
    );
    assert_eq!(whole(Language::CSharp, "@\"a\"\"b\\\" $\"{c}\" $@\"d\\\" @class"), "#string #string #string #name");
    assert_eq!(
        whole(Language::Python, "r'a' f\"b\" '''c\n'd''' rb\"\"\"e\"\"\" x"),
        "#string #string #string #string #name"
    );
    assert_eq!(whole(Language::Go, "`a\\` 'b'"), "#string #character");
    assert_eq!(whole(Language::Swift, "#\"a\"b\"# #if"), "#string # if");
    assert_eq!(whole(Language::Ruby, "=begin\nx\n=end\nempty? @a 'b'"), "#name #name #string");
    assert_eq!(whole(Language::Java, "\"open\nx 'y\nz"), "#string #name #character #name");
}

#[test]
fn templates_contain_expressions() {
    let text = "`a${b + `c${ {d: 1} }e`}f` + x";
    assert_eq!(
        whole(Language::JavaScript, text),
        "#string #name + #string { #name : #number } #string #string + #name"
    );
}

#[test]
fn a_slash_divides_or_opens_a_regular_expression() {
    assert_eq!(whole(Language::JavaScript, "a / b / c"), "#name / #name / #name");
    assert_eq!(whole(Language::JavaScript, "x = /[/]\\//gi.test(y)"), "#name = #string . #name ( #name )");
    assert_eq!(whole(Language::JavaScript, "return /a b/; (c) / 2"), "return #string ; ( #name ) / #number");
    assert_eq!(whole(Language::JavaScript, "= /never closed\nx"), "= / #name #name #name");
}

#[test]
fn comments_nest_only_in_some_languages() {
    assert_eq!(whole(Language::Rust, "a /* b /* c */ d */ e // f"), "#name #name");
    assert_eq!(whole(Language::Java, "a /* b /* c */ d"), "#name #name");
    assert_eq!(whole(Language::C, "a /* never closed"), "#name #name #name");
}

#[test]
fn indentation_is_a_token_where_it_delimits_blocks() {
    let text = "if a:\n    b(1,\n2)\n\n    # c\n    if d:\n\te\nf\n";
    assert_eq!(
        whole(Language::Python, text),
        "if #name : #indent #name ( #number , #number ) if #name : #indent #name #dedent #dedent #name"
    );
    assert_eq!(whole(Language::Python, "a \\\n  + b"), "#name + #name");
}

#[test]
fn numbers_include_fractions_and_exponents_but_no_ranges() {
    assert_eq!(whole(Language::Rust, "0..10 1.max(2)"), "#number .. #number #number . #name ( #number )");
    assert_eq!(whole(Language::Rust, "1.5e-3 0xFF+1"), "#number #number + #number");
    assert_eq!(whole(Language::C, "1.f .5 0x1p-3 1e5L 3."), "#number #number #number #number #number");
}

#[test]
fn plain_text_is_words_and_symbols() {
    assert_eq!(whole(Language::Plain, "x := \"Пример\" // y"), "x := \" Пример \" / / y");
    assert_eq!(reduced(Language::Plain, "(a)"), "( a )");
}

#[test]
fn other_scripts_make_names() {
    assert_eq!(
        whole(Language::Python, "größe = número + 変数 \u{feff}\u{a0}→ e\u{301}"),
        "#name = #name + #name → #name"
    );
}

#[test]
fn words_of_a_language_are_listed_once() {
    for (name, language) in Language::ALL {
        let Grammar { keywords, types, modifiers, .. } = grammar_of(language);
        let mut words: Vec<&str> =
            [keywords, types, modifiers].iter().flat_map(|list| list.split_ascii_whitespace()).collect();
        let all = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), all, "{name}");
    }
}

#[test]
fn what_the_compiler_never_sees_is_a_comment() {
    let c = |text: &str| whole(Language::C, text);
    assert_eq!(c("a;\n#if 0\nb;\n#ifdef X\nc;\n#endif\nd;\n#endif\ne;"), "#name ; #name ;");
    assert_eq!(c("a;\n # if 0 // off\nb;\n#else\nc;\n#endif\n"), c("a;\nc;\n#endif\n"));
    assert_eq!(whole(Language::CSharp, "a;\n#if false\nb;\n#endif\nc;"), "#name ; #name ;");
    for kept in ["#if 01\nb;\n#endif\n", "#if 0\nb;\n", "x = y #if 0\n b;\n#endif\n"] {
        assert!(c(kept).contains("#name ;"), "{kept}");
    }
    assert!(whole(Language::Python, "#if 0\nb\n").contains("#name"));
}

#[test]
fn escaped_letters_and_continued_words_hide_nothing() {
    let plain = "class A { int f() { return 1; } }";
    let hidden = r"class \u0041 { \u0069nt f() { retu\u0072n 1\u003b } }";
    assert_eq!(whole(Language::Java, hidden), whole(Language::Java, plain));
    let commented = r"class A { // \u000a int f() { return 1; }
}";
    assert_eq!(whole(Language::Java, commented), whole(Language::Java, plain));
    assert_eq!(whole(Language::C, "in\\\nt f() { ret\\\nurn 1; }"), whole(Language::C, "int f() { return 1; }"));
}

#[test]
fn unclosed_openings_are_read_in_linear_time() {
    // Searching to the end of the text from each opening would take minutes for a megabyte.
    for (language, sign, tokens) in [
        (Language::Rust, "#", 1_000_000),
        (Language::Swift, "#", 1_000_000),
        (Language::Rust, "r#", 1_000_000),
        (Language::Cpp, "R\"\" ", 500_000),
    ] {
        let text = sign.repeat(1_000_000 / sign.len());
        assert_eq!(lex(&text, grammar_of(language)).len(), tokens, "{language:?} {sign}");
    }
    let openers = [
        "\"", "'", "`", "`${", "/", "/*", "\\\n", "{", "(", "<<", "=begin\n", "{-", "%", "$", "é", "0x", "1.",
        "\"\"\"", "#if 0\n", "\\u",
    ];
    // What closes far away, and is not taken for all that.
    for (language, opener, end) in [(Language::JavaScript, "}/[", "]/;"), (Language::Dart, "\"${\\'''\n", "'''}\"")] {
        let text = opener.repeat(1_000_000 / opener.len()) + end;
        assert!(lex(&text, grammar_of(language)).len() <= text.len(), "{language:?}");
    }
    // A class in a class, each with a function that is called from outside.
    let nested = "class A{void main(){}".repeat(50_000);
    let mut tokens = 0;
    CodeReader { language: Language::Java, reduce: true }.for_each_token(&nested, |_, _, _| tokens += 1);
    assert!(tokens > 400_000);
    for (_, language) in Language::ALL {
        for opener in openers {
            let text = opener.repeat(20_000 / opener.len());
            assert!(lex(&text, grammar_of(language)).len() <= text.len() + 1, "{language:?} {opener}");
        }
    }
}

#[test]
fn the_case_of_letters_is_irrelevant_in_some_languages() {
    for (language, one, other) in [
        (Language::Sql, "SELECT a FROM b WHERE c IN (1)", "select A from B Where C in (2)"),
        (Language::Pascal, "Begin If A Then B := 1; END.", "begin if x then y := 2; end."),
        (Language::VisualBasic, "IF a THEN\nb = 1\nEND IF", "If x Then y = 2 End If"),
    ] {
        assert_eq!(whole(language, one), whole(language, other), "{language:?}");
        assert!(!whole(language, one).contains("#name #name"), "{language:?}");
    }
    assert_eq!(whole(Language::Sql, "Select A"), "select #name");
    assert_eq!(
        whole(Language::Sql, "ARRAY [a, b] ARRAY[[c]] [d, e]"),
        "#name [ #name , #name ] #name [ [ #name ] ] [ #name , #name ]"
    );
    let bracketed = "select [a b].[c]]d], e[1], ARRAY[2] from[f]";
    assert_eq!(
        whole(Language::Sql, bracketed),
        "select #name . #name , #name [ #number ] , #name [ #number ] from #name"
    );
    assert_eq!(whole(Language::Lua, "END end"), "#name end");
    let imports = "IMPORTS System\nimports System.IO\nDIM a As INTEGER";
    assert_eq!(reduced(Language::VisualBasic, imports), "#name as #name");
}

#[test]
fn reduction_leaves_out_what_need_not_be_said() {
    for (language, text, expected) in [
        (Language::R, "library(stats)\nx <- library\n", "#name <- #name"),
        (Language::Sql, "SELECT a AS b FROM c INNER JOIN d", "select #name #name from #name join #name"),
        (Language::Bash, "source ./a.sh\nlocal x=1; y=2", "#name = #number #name = #number"),
        (Language::Pascal, "uses\n  SysUtils,\n  Classes;\nvar A: Integer;", "var #name : #name"),
        (Language::Perl, "use List::Util\n  qw(sum);\nmy $x = sum(1);", "#name = #name ( #number )"),
        (Language::Dart, "import 'a'\n  show b;\nfinal a = const A();", "#name = #name ( )"),
        (Language::Scala, "import a.{b, c}\n@d private val x = 1", "#name = #number"),
        (Language::Haskell, "module Main (main) where\nx = 1", "#name = #number"),
        (Language::Julia, "using A, B\nconst x = 1", "#name = #number"),
        (Language::Lua, "local x = 1", "#name = #number"),
        (Language::Elm, "module Main exposing (main)\nimport A exposing (b)\nx = 1", "#name = #number"),
    ] {
        assert_eq!(reduced(language, text), expected, "{language:?}");
    }
}

#[test]
fn macros_for_words_and_symbols_are_undone() {
    let plain = reduced(Language::C, "while (n > 1) { n = n / 2; } return n;");
    let hidden = "LOOP (n > 1) BEGIN n = n OVER 2; END return n;";
    let macros = "#define BEGIN { // opens\n  # define END }\n#define LOOP while\n#define OVER /\n";
    assert_eq!(reduced(Language::C, &format!("{macros}{hidden}")), plain);
    assert_ne!(reduced(Language::Java, &format!("{macros}{hidden}")), plain);
    // What is no macro in force changes nothing.
    let lure = ["n", "while", "return"].map(|word| format!("#define {word} ;\n")).concat();
    for lure in [format!("/*\n{lure}*/\n"), format!("#if 0\n{lure}#endif\n")] {
        assert_eq!(reduced(Language::C, &format!("{lure}while (n > 1) {{ n = n / 2; }} return n;")), plain, "{lure}");
    }
    for lure in ["#define n ;\n#undef n\n", "#ifdef NEVER\n#define n ;\n#endif\n", "#define n ;\n#define n 2\n"] {
        assert!(
            reduced(Language::C, &format!("{lure}while (n > 1) {{ n = n / 2; }} return n;")).ends_with(&plain),
            "{lure}"
        );
    }
    assert!(reduced(Language::C, "#define D /\na D*p; /* end */ b").ends_with("#name / * #name #name"));
    // A token has its place, whatever it stands for.
    let text = format!("{macros}LOOP (1) BEGIN");
    let mut places = Vec::new();
    CodeReader { language: Language::C, reduce: true }
        .for_each_token(&text, |token, _, _| places.push(&text[token.start as usize..token.end as usize]));
    assert_eq!(places, ["LOOP", "(", "1", ")", "BEGIN"]);
}

#[test]
fn what_only_reports_is_left_out() {
    for (language, text, expected) in [
        (
            Language::Python,
            "x = 1\nlogger.debug('x is %s', f(x))\npass\nif x: pass\ny = 2",
            "#name = #number if #name : #name = #number",
        ),
        (
            Language::Python,
            "print('a')\nx = log.debug(1)\nlog.append(2)",
            "#name ( #string ) #name = #name . #name ( #number ) #name . #name ( #number )",
        ),
        (Language::Python, "log.info(a) or b()\nlog(1)", "#name . #name ( #name ) or #name ( ) #name ( #number )"),
        (Language::Java, "a(); System.err.println(b()); LOGGER.info(c); log.error(\"d\")", "#name ( )"),
        (Language::Cpp, "std::cerr << a << 1; cout << a; fprintf(stderr, \"%d\", a);", "#name << #name"),
        (Language::Rust, "log::info!(\"a {}\", b); println!(\"{}\", d);", "#name ! ( #string #name )"),
        (
            Language::Java,
            "log.info(a = 1); log.info(b++); log.info(() -> { c(); });",
            "#name . #name ( #name = #number ) #name . #name ( #name ++ ) #name . #name ( ( ) -> { #name ( ) } )",
        ),
        (
            Language::Cpp,
            "cerr << (x = y); clog << 0, swap(a, b); fprintf(stderr, [] { return 0; }());",
            "#name << #name = #name #name << #number #name ( #name #name ) #name ( #name [ ] { return #number } ( ) )",
        ),
        (Language::Python, "log.info(a, exc_info=True)\nlog.info(b := 1)", "#name . #name ( #name := #number )"),
        (
            Language::Java,
            &format!("log.info({});", "a + ".repeat(40)),
            &format!("#name . #name ( {})", "#name + ".repeat(40)),
        ),
    ] {
        assert_eq!(reduced(language, text), expected, "{language:?} {text}");
    }
}

#[test]
fn imports_without_an_end_are_searched_for_it_a_hundred_times() {
    let kept = |endless: usize| {
        let text = "import (\n".repeat(endless) + &"x\n".repeat(1000) + &")".repeat(endless) + "\nimport \"os\"\n";
        reduced(Language::Go, &text).matches("#string").count()
    };
    assert_eq!((kept(0), kept(99), kept(3000)), (0, 0, 1));
}

/// The text of the tokens that are called.
fn called(language: Language, text: &str) -> String {
    let mut called = Vec::new();
    CodeReader { language, reduce: false }.for_each_token(text, |token, _, is_called| {
        if is_called {
            called.push(&text[token.start as usize..token.end as usize]);
        }
    });
    called.join(" ")
}

#[test]
fn what_main_does_not_reach_is_not_called() {
    let java = "class A { int n; static int used(int x) { return x; } int idle() { return other(); } int other() { return 1; }\n\
        public static void main(String[] a) { new Reader().next(used(1)); } }\n\
        class Reader { Reader() { } int next(int x) { return x; } int peek() { return 0; } } class Idle { int next() { } }";
    assert_eq!(
        called(Language::Java, java),
        "class A { int n ; static int used ( int x ) { return x ; } \
         public static void main ( String [ ] a ) { new Reader ( ) . next ( used ( 1 ) ) ; } } \
         class Reader { Reader ( ) { } int next ( int x ) { return x ; } }"
    );
    let c = "#define N 10\nstruct p { int x; };\ntypedef struct q { int y; } q_t;\nint idle(void) { return idle(); }\n\
        struct p *make(int x) { return 0; }\nint t[] = { 1 };\nint main() { make(N); return 0; }\n";
    let expected = "# define N 10 struct p { int x ; } ; typedef struct q { int y ; } q_t ; \
        struct p * make ( int x ) { return 0 ; } int t [ ] = { 1 } ; int main ( ) { make ( N ) ; return 0 ; }";
    assert_eq!(called(Language::C, c), expected);
    let cpp = "template <class T> T most(T a, T b) { return a; }\nnamespace { void idle() { } }\n\
        struct S { int a; S(int x) : a(x) { } int get() { return a; } };\nint main() { S s(most(1, 2)); }";
    let expected = "template < class T > T most ( T a , T b ) { return a ; } namespace { } \
        struct S { int a ; S ( int x ) : a ( x ) { } } ; int main ( ) { S s ( most ( 1 , 2 ) ) ; }";
    assert_eq!(called(Language::Cpp, cpp), expected);
    let rust =
        "struct S { n: u32 }\nimpl S { fn new() -> S { S { n: 1 } } fn idle(&self) { } }\nfn main() { S::new(); }";
    let expected = "struct S { n : u32 } impl S { fn new ( ) -> S { S { n : 1 } } } fn main ( ) { S :: new ( ) ; }";
    assert_eq!(called(Language::Rust, rust), expected);
    let go = "type T struct { n int }\nfunc (t *T) get(x int) int { if x > 1 { return 2 }; return t.n }\n\
        func idle() { }\nfunc main() { var t T; t.get(1) }";
    assert!(called(Language::Go, go).contains("get ( x int )") && !called(Language::Go, go).contains("idle"));
    let kotlin = "class P(val x: Int) { fun idle() { } }\nfun main() { listOf(1).forEach { println(P(it)) } }";
    assert_eq!(
        called(Language::Kotlin, kotlin),
        "class P ( val x : Int ) { } fun main ( ) { listOf ( 1 ) . forEach { println ( P ( it ) ) } }"
    );
    let sharp = "class A { static void Main() { B(); } static void B() { } static void C() { } }";
    assert_eq!(called(Language::CSharp, sharp), "class A { static void Main ( ) { B ( ) ; } static void B ( ) { } }");
}

#[test]
fn a_thread_is_called_with_its_type() {
    let java = "class A implements Runnable { public static void main(String[] a) { new Thread(new A()).start(); }\n\
        public void run() { solve(); } void solve() { } void idle() { } }";
    assert!(called(Language::Java, java).contains("solve ( ) { }") && !called(Language::Java, java).contains("idle"));
}

#[test]
fn what_a_framework_calls_is_called_with_its_type() {
    for (language, text) in [
        (
            Language::Java,
            "class Game extends JPanel { Game() { } @Override void paint() { MARK(); } protected void tick() { MARK(); }\n\
             void idle() { } static public void idle2() { } public static void main(String[] a) { new Game(); } }",
        ),
        (
            Language::CSharp,
            "class Game : Base { protected override void Update() { MARK(); } public void Draw() { MARK(); } void Idle() { }\n\
             static void Main() { new Game(); } }",
        ),
        (
            Language::Dart,
            "void main() { runApp(App()); }\nclass App extends StatelessWidget { @override Widget build(c) { MARK(); } Widget b(c) { \
             MARK(); } }\nvoid idle() { }",
        ),
        (
            Language::Go,
            "import \"fmt\"\ntype T struct { n int }\nfunc (t *T) ServeHTTP() { MARK() }\nfunc (T) Len() int { MARK() }\n\
             type idle struct { }\nfunc (i idle) f() { }\nfunc main() { fmt.Print(T{}) }",
        ),
        (
            Language::Rust,
            "struct S { n: u32 }\nimpl Handler for S { fn call(&self) { MARK(); } fn other(&self) { MARK(); } }\n\
             impl S { fn idle(&self) { } }\nfn main() { S { n: 1 }; }",
        ),
        (
            Language::Kotlin,
            "class App : Base() { override fun start() { MARK() } override fun other() { MARK() } fun idle2() { } }\nfun idle() { }\nfun main() { App() }",
        ),
        (
            Language::Cpp,
            "struct S : public Base { void run() override { MARK(); } void draw() { MARK(); } };\nvoid idle() { }\n\
             int main() { S s; }",
        ),
    ] {
        let called = called(language, text);
        assert!(called.matches("MARK").count() == 2 && !called.to_lowercase().contains("idle"), "{called}");
    }
}

#[test]
fn a_line_ends_a_declaration_where_no_semicolon_does() {
    for (language, text) in [
        (Language::Go, "package main\nimport \"fmt\"\nfunc main() { fmt.Print(1) }\nfunc idle() { }"),
        (Language::Go, "const N = 10\nfunc main() { print(N) }\nfunc idle() { }"),
        (Language::Kotlin, "const val MOD = 7\nfun main() { print(MOD) }\nfun idle() { }"),
        (
            Language::Kotlin,
            "val limit = 7\nclass A(\n  val x: Int\n) : B() {\n  fun idle() { }\n}\nfun main() = runBlocking {\n A(limit) }",
        ),
        (Language::Swift, "let mod = 7\nfunc main() { print(mod) }\nfunc idle() { }\nmain()"),
    ] {
        let called = called(language, text);
        assert!(called.contains("main") && !called.contains("idle"), "{called}");
    }
}

#[test]
fn names_that_are_keywords_elsewhere_are_names() {
    for (language, text, word) in [
        (
            Language::Kotlin,
            "data class P(val x: Int)\nval xs = read()\nfor (a in xs) { xs.add(a); print(xs) }\nreturn xs",
            "data",
        ),
        (Language::Python, "xs = re.f(a)\nif xs in b: print(xs)\nc = xs if xs else 1\nreturn xs.group(1)", "match"),
        (Language::Java, "int xs = 1; xs = xs + a[xs]; f(xs, this.xs); record P(int x) { }", "record"),
        (Language::JavaScript, "let xs = 1\nz = (xs / 2) + to / 3\nf(xs, a.xs)\nxs++", "from"),
        (Language::JavaScript, "const xs = x;\nz = xs / 2 + y / 3", "get"),
        (Language::CSharp, "var xs = a.F(); xs += xs.G(xs[0]); return xs;", "file"),
        (Language::TypeScript, "const xs: string = a; f(xs); b.xs = xs", "type"),
    ] {
        let renamed = text.replace("xs", word);
        assert_eq!(reduced(language, &renamed), reduced(language, text), "{renamed}");
    }
    assert!(whole(Language::Kotlin, "data class P").starts_with("data class"));
    assert!(whole(Language::Python, "match x:").starts_with("match"));
}

#[test]
fn without_a_main_all_is_called() {
    for (language, text) in [
        (Language::Java, "class A { int idle() { return 0; } }"),
        (Language::Python, "def main():\n    pass\ndef idle():\n    pass\n"),
        (Language::JavaScript, "function idle() { } const x = { main() { } };"),
        (Language::C, "int maim() { } } ) { ( int idle() { }"),
    ] {
        assert_eq!(called(language, text), spelt_as_given(language, text), "{text}");
    }
}

fn spelt_as_given(language: Language, text: &str) -> String {
    let mut all = Vec::new();
    CodeReader { language, reduce: false }.for_each_token(text, |token, _, _| {
        all.push(&text[token.start as usize..token.end as usize]);
    });
    all.join(" ")
}

#[test]
fn assembly_is_read_whatever_its_dialect() {
    for (text, expected) in [
        // NASM, GNU's assembler in two syntaxes, MASM.
        (
            "section .data\nmsg db 'it', 10 ; it's\n  Mov EAX, [msg + 4]",
            "#name db #string #number mov #register [ #name + #number ]",
        ),
        (
            ".globl main\nmain: movl $4, %eax # done\n\tleaq msg(%rip), %rdi",
            "#name : movl $ #number % #register leaq #name ( % #register ) % #register",
        ),
        ("main PROC\n  mov al, BYTE PTR [esi]\nmain ENDP", "#name proc mov #register [ #register ] #name endp"),
        // ARM, RISC-V and MIPS.
        (
            "  ldr r0, [r1, #4] @ the next\n  add x0, x0, #1 // one\n@ all\n",
            "ldr #register [ #register # #number ] add #register #register # #number",
        ),
        (
            "loop: addi a0, a0, -1 #down\n  bnez a0, loop",
            "#name : addi #register #register - #number bnez #register #name",
        ),
        ("x: .word 5\n  lw $t0, x\n  .text\n  syscall", "#name : .word #number lw $ #register #name .text syscall"),
        // The 6502, and Hack of nand2tetris.
        ("  LDA #$10\n  STA total,X", "lda # $ #number sta #name #name"),
        ("(LOOP)\n@i // variable\nD=M\n@LOOP\n0;JMP", "( #name ) @ #name #name = #name @ #name #number"),
    ] {
        assert_eq!(reduced(Language::Assembly, text), expected, "{text}");
    }
    let [one, other] = ["again:\n\tadd eax, ebx\n\tjmp again", "L1: ADD ECX, EDX ; renamed\n    JMP L1"];
    assert_eq!(whole(Language::Assembly, one), whole(Language::Assembly, other));
}

#[test]
fn blocks_are_words_and_names_are_strings() {
    let text =
        "sprite \"Cat\"\ncontrol_repeat 10\n  data_changevariableby \"score\" (operator_add \"\\\"\" 1) // why\n";
    let expected =
        "sprite #string control_repeat #number data_changevariableby #string ( operator_add #string #number )";
    assert_eq!(reduced(Language::Scratch, text), expected);
}

#[test]
fn of_a_table_of_literals_only_the_beginning_is_read() {
    let table = |rows: usize| {
        let rows: Vec<String> = (0..rows).map(|row| format!("{{{row}, -{row}, 'x'}}")).collect();
        reduced(Language::C, &format!("int t[][3] = {{{}}}; int f() {{ return 7; }}", rows.join(", ")))
    };
    assert_eq!(table(40).matches("#number").count(), table(2).matches("#number").count());
    assert!(table(40).ends_with("#name #name ( ) { return #number }"));
    let rows: Vec<String> = (0..40).map(|row| format!("({row}, 'name', 1.5)")).collect();
    let sql =
        |rows: &[String]| reduced(Language::Sql, &format!("insert into t values {}; select a from t", rows.join(", ")));
    let short = sql(&rows[..2]);
    assert!(sql(&rows).matches('#').count() <= short.matches('#').count(), "{}", sql(&rows));
    assert_eq!(reduced(Language::C, "f(1, 2, 3, 4); g(5, 6);").matches("#number").count(), 6);
}

#[test]
fn attributes_relative_imports_and_comments_of_mysql_are_what_they_are() {
    let php = "<?php class A { #[Column] public $a; # a comment\n}";
    assert!(whole(Language::Php, php).contains("public #name ; }"), "{}", whole(Language::Php, php));
    assert_eq!(
        reduced(Language::Python, "from .models import A\nfrom . import b\nx = 1\n"),
        reduced(Language::Python, "from app.models import A\nx = 1\n"),
    );
    assert_eq!(whole(Language::Sql, "select a # the name\nfrom #t"), "select #name from #name");
}
