//! Literals that hold what would open others, and literals that have no end.

use super::*;

/// What follows a literal must still be read.
const AFTER: &str = "\nx = 1\n";

fn followed(language: Language, literal: &str) -> String {
    let tokens = whole(language, &format!("{literal}{AFTER}"));
    let rest = tokens.strip_suffix(" #name = #number").unwrap_or_else(|| panic!("{literal:?} hides it: {tokens}"));
    rest.to_owned()
}

#[test]
fn heredocs_of_php_are_strings() {
    for literal in [
        "$a = <<<EOT\nDon't\nEOT;",
        "$a = <<<'EOT'\nA 5\" pipe <<<EOT\nEOTX\n'EOT' x\nEOT;",
        "$a = <<< \"EOT\"\r\n  It's {$x['y']} /* \"\r\n  EOT;",
        "$a = <<<EOT\rDon't\r EOT;",
        "$a = <<<É_1\n`\nÉ_1;",
    ] {
        assert_eq!(followed(Language::Php, literal), "#name = #string ;", "{literal}");
    }
    assert_eq!(
        followed(Language::Php, "f(<<<A\nit's\n  A, <<<'B'\nit's\nB . 'c');"),
        "#name ( #string , #string . #string ) ;"
    );
    assert_eq!(followed(Language::Php, "$a = <<<EOT\nno end"), "#name = << < #name #name #name");
    assert_eq!(followed(Language::Php, "$a <<= 2; $b = $a << C;"), "#name <<= #number ; #name = #name << #name ;");
}

#[test]
fn a_page_around_php_is_no_program() {
    for (text, expected) in [
        ("<p>Today's</p>\n<?php f();", "#string < ? #name #name ( ) ;"),
        ("<?php ?>It's <b>\"<?= $a ?>\"</b>'<?php", "< ? #name ? > #string < ? = #name ? > #string < ? #name"),
        ("<?php // it's ?>it's<?PHP # it's ?>'<? f()", "< ? #name ? > #string < ? #name ? > #string < ? #name ( )"),
        ("f('a') ?>it's<?php g()", "#name ( #string ) ? > #string < ? #name #name ( )"),
        ("<?xml version='1.0'?>it's<?php g(\"?>\")", "#string < ? #name #name ( #string )"),
        ("<?php /* ?> */ f() ?>it's", "< ? #name #name ( ) ? > #string"),
        ("$a = $b ?? 'c';", "#name = #name ?? #string ;"),
    ] {
        assert_eq!(whole(Language::Php, text), expected, "{text}");
    }
}

#[test]
fn strings_of_php_and_ruby_contain_expressions() {
    assert_eq!(followed(Language::Php, "$a = \"{$b[\"it's\"]} {$c->d(\"e\")}'s\";"), "#name = #string ;");
    assert_eq!(followed(Language::Ruby, "a = \"#{b[\"it's\"]} #{c { |d| \"#{d}'s\" }} '\""), "#name = #string");
    assert_eq!(followed(Language::Ruby, "a = \"#{ it's\""), "#name = #string");
    assert_eq!(followed(Language::CSharp, "a = $@\"{b[\"c\"]} {{\nit's\";"), "#name = #string ;");
}

#[test]
fn ruby_has_many_literals() {
    for (literal, expected) in [
        ("a = <<EOT\nA 5\" pipe\nEOT", "#name = #string"),
        ("a = <<-'it'\n  it's\n  it", "#name = #string"),
        ("f(<<~A, <<~B) # it's\n  it's\n  A\n\"\n  B", "#name ( #string , #string )"),
        ("puts <<~A.strip\n  `\nA", "#name #string . #name"),
        ("a <<b", "#name << #name"),
        ("class << self", "class << self"),
        ("a << B", "#name << #name"),
        ("a = <<~A", "#name = << ~ #name"),
        ("a = %w[it's [here]] + %i(' \")", "#name = #string + #string"),
        ("a = %q(it's) + %Q{\"#{b}'} + %(') + %|'|", "#name = #string + #string + #string + #string"),
        ("puts %w(it's)", "#name #string"),
        ("a = b % c; a %= 2; d = \"%s\" % e", "#name = #name % #name ; #name %= #number ; #name = #string % #name"),
        ("a = %w[never closed", "#name = #string #name #name"),
        ("a = b.gsub(/'/, '-')", "#name = #name . #name ( #string , #string )"),
        ("a = b =~ /[\"`]\\/'/i ? c : d", "#name = #name =~ #string ? #name : #name".replace("=~", "= ~").as_str()),
        ("puts b.split %r{['\"]}x", "#name #name . #name #string"),
        ("a = /'\n  \"  # it's\n/x", "#name = #string"),
        ("a = b / c / d", "#name = #name / #name / #name"),
        ("a = [1].inject(:/) + b./(2)", "#name = [ #number ] . #name ( : / ) + #name . / ( #number )"),
        ("a = [?\", ?', ?/, ?\\n, ?a]", "#name = [ #character , #character , #character , #character , #character ]"),
        ("a = b ? 'c' : d ?'e':'f'", "#name = #name ? #string : #name ? #string : #string"),
        ("puts $', $\", $`, $?.to_s", "#name #name , #name , #name , #name . #name"),
        ("def `(a) end", "def ` ( #name ) end"),
        ("=begin\nit's =end\n=end it's", ""),
    ] {
        let tokens = whole(Language::Ruby, &format!("{literal}{AFTER}"));
        assert_eq!(tokens, format!("{expected} #name = #number").trim_start(), "{literal}");
    }
    assert_eq!(whole(Language::Ruby, "a = 1\n__END__\nit's"), "#name = #number");
    assert_eq!(whole(Language::Ruby, "a = __END__\nb"), "#name = #name #name");
}

#[test]
fn an_apostrophe_behind_a_value_transposes_it() {
    for (language, literal, expected) in [
        (
            Language::Matlab,
            "A = B' * c(1)' + [1 2]'; d = 'it''s'",
            "#name = #name ' * #name ( #number ) ' + [ #number #number ] ' ; #name = #string",
        ),
        (Language::Matlab, "A = [b' 'c'; d.' 'e']", "#name = [ #name ' #string ; #name . ' #string ]"),
        (Language::Matlab, "disp 'it''s'; case'x'", "#name #string ; case #string"),
        (Language::Matlab, "A = a(end)'' + \"it's\"", "#name = #name ( end ) ' ' + #string"),
        (Language::Julia, "A = B' * c[end]' + 'd'", "#name = #name ' * #name [ end ] ' + #character"),
        (Language::Julia, "push!(a, 'b')", "#name ( #name , #character )"),
    ] {
        assert_eq!(followed(language, literal), expected, "{literal}");
    }
}

#[test]
fn scripts_have_literals_of_their_own() {
    for (language, literal, expected) in [
        (Language::R, "a <- r\"(it's \"b\")\" + R'--[\"]-']--'", "#name <- #string + #string"),
        (Language::R, "`it's` = 'a\nb' # it's", "#name = #string"),
        (Language::R, "r <- rr\"a\"; .b$c.d", "#name <- #name #string ; #name $ #name"),
        (Language::Bash, "a=\"b $(c \"$d\" 'e)') '\" # it's", "#name = #string"),
        (
            Language::Bash,
            "a=${#b}; c=$#; d#it; e=\\'f",
            "#name = $ { # #name } ; #name = $ # ; #name # #name ; #name = #string #name",
        ),
        (Language::Bash, "a <<X | b <<-'Y'\nit's\nX\n\"\n\tY", "#name #string | #name #string"),
        (
            Language::Bash,
            "a <<< \"it's\"; b=$((c << d)); e=$'it\\'s'",
            "#name << < #string ; #name = $ ( ( #name << #name ) ) ; #name = #string",
        ),
        (Language::Bash, "a='b\\' c=\"d\ne\"", "#name = #string #name = #string"),
        (Language::Lua, "a = [[it's ]=] ]] .. [=[ \" ]] ]=] -- it's", "#name = #string .. #string"),
        (Language::Lua, "a[b[1]] = c --[==[ it's ]]\n ]==]", "#name [ #name [ #number ] ] = #name"),
        (
            Language::Perl,
            "@a = (qw(it's b), q{c {'}}, m!'!, s/'/\"/g, tr{'} {\"});",
            "#name = ( #string , #string , #string , #string , #string ) ;",
        ),
        (
            Language::Perl,
            "$a{s} = $b{y} / 2; %s = (q => 1, y=>2); f(-s $c, $#d, $'); # it's",
            "#name { #name } = #name { #name } / #number ; % #name = ( #name => #number , #name => #number ) ; #name ( - #name #name , $ # #name , #name ) ;",
        ),
        (
            Language::Perl,
            "$a =~ /it's/x; print <<\"A\" . <<B;\nit's\nA\n\"\nB",
            "#name = ~ #string ; print #string . #string ;",
        ),
        (Language::Perl, "f();\n=head1 it's\n\n\"\n\n=cut\n$a = 1;", "#name ( ) ; #name = #number ;"),
        (Language::Dart, "a = 'it${b['c']}s' + r'it\"s' + '''it's''';", "#name = #string + #string + #string ;"),
        (
            Language::Scala,
            "a = s\"it's ${b(\"c\")}\" + 'd' + '\\'' + 'e",
            "#name = #string + #character + #character + #name",
        ),
        (
            Language::Haskell,
            "a' = foldl' b 'c' '\\'' \"it's\" -- it's",
            "#name = #name #name #character #character #string",
        ),
        (Language::Julia, "a = \"it's $(b(\"c)\")) '\" * r\"'\"", "#name = #string * #string"),
        (
            Language::VisualBasic,
            "a = \"it\"\"s\" ' it's\nRem it's\nb = c + _\n d",
            "#name = #string #name = #name + #name",
        ),
        (Language::Pascal, "a := 'it''s'; { it's } b; (* ' *) c; // '", "#name := #string ; #name ; #name ;"),
        (
            Language::Sql,
            "a = 'it''s' + e'b' \"c'd\" `e'f` $$ g $$ -- it's",
            "#name = #string + #string #name #name $ $ #name $ $",
        ),
    ] {
        assert_eq!(followed(language, literal), expected, "{language:?} {literal}");
    }
    assert_eq!(whole(Language::Perl, "$a = 1;\n__DATA__\nit's"), "#name = #number ;");
}

#[test]
fn comments_of_matlab_are_alone_on_their_lines() {
    let text = "a = 1;\n  %{\nit's\n%{\n\"\n%}\n %} \nb = 2; %{ it's\nc = [1, ... it's\n 2]; # it's";
    assert_eq!(whole(Language::Matlab, text), "#name = #number ; #name = #number ; #name = [ #number , #number ] ;");
}

#[test]
fn raw_strings_have_any_number_of_quotation_marks() {
    for literal in [
        "a = $\"\"\"\n  <b>{x}</b> it's\n  \"\"\";",
        "a = $$\"\"\"{{x}} \" '\"\"\";",
        "a = \"\"\"\"\n  \"\"\" it's\n  \"\"\"\";",
        "a = \"\"\"a \"b\" c\"\"\";",
        "a = @\"\"\"a\"\" it's\n\";",
        "a = $$$\"\"\"\"\"\n \"\"\"\" ' \n\"\"\"\"\";",
    ] {
        assert_eq!(followed(Language::CSharp, literal), "#name = #string ;", "{literal}");
    }
    assert_eq!(followed(Language::CSharp, "a = \"\"\"never closed"), "#name = #string #name #name");
    assert_eq!(followed(Language::CSharp, "a = \"\" + $\"\";"), "#name = #string + #string ;");
    assert_eq!(followed(Language::Kotlin, "a = \"\"\"it's \"b\"\"\"\""), "#name = #string");
    assert_eq!(followed(Language::Swift, "a = #\"\"\"\n\"# it's\n\"\"\"# + #\"\"\"#"), "#name = #string + #string");
    assert_eq!(followed(Language::Swift, "a = #\"never closed"), "#name = #string #name #name");
    assert_eq!(followed(Language::Rust, "a = br##\"it's \"# \"## + r\"\\\""), "#name = #string + #string");
    assert_eq!(followed(Language::Rust, "a = r#\"never closed"), "#name = #string #name #name");
    assert_eq!(followed(Language::Python, "a = ur'''it's\n\" '''"), "#name = #string");
    assert_eq!(followed(Language::Cpp, "a = LR\"-(it's )\" )-\" + STR\"(b\""), "#name = #string + #name #string");
}

#[test]
fn a_regular_expression_follows_a_condition_or_a_block() {
    for (literal, expected) in [
        ("if (a) /`/.test(b);", "if ( #name ) #string . #name ( #name ) ;"),
        ("while ((a)) /['\"]/g.exec(b)", "while ( ( #name ) ) #string . #name ( #name )"),
        ("if (a) { }\n/`'/g.test(b)", "if ( #name ) { } #string . #name ( #name )"),
        ("a = {}/b/c", "#name = { } / #name / #name"),
        ("a = (b)/c/d", "#name = ( #name ) / #name / #name"),
        ("a = `${/`/.test(b)}`", "#name = #string #string . #name ( #name ) #string"),
        ("a = b.return / c / d", "#name = #name . return / #name / #name"),
        ("a = [/[`/]/, /\\`/]", "#name = [ #string , #string ]"),
        ("a = /never closed ' b", "#name = / #name #name #string"),
    ] {
        assert_eq!(followed(Language::JavaScript, literal), expected, "{literal}");
    }
}

#[test]
fn the_text_of_jsx_opens_nothing() {
    let element = |name: &str, text: &str| format!("< {name} > {text} < / {name} >");
    for (literal, expected) in [
        ("a = <p>Type ` to open</p>", element("#name", "#name ` #name #name")),
        ("a = <p>Don't // it's</p>", element("#name", "#name ' #name / / #name ' #name")),
        ("a = <>image/* {/* it's */}</>", "< > #name / * { } < / >".to_owned()),
        ("a = <b c=\"it's\" {...d}>{`e`}'</b>", "< #name #name = #string { ... #name } > { #string } ' < / #name >".to_owned()),
        ("a = b && <p><c/>{d.map((e) => <i>{e}'s</i>)}</p>", "#name && < #name > < #name / > { #name . #name ( ( #name ) => < #name > { #name } ' #name < / #name > ) } < / #name >".to_owned()),
    ] {
        assert_eq!(followed(Language::JavaScript, literal), format!("#name = {expected}"), "{literal}");
        assert_eq!(followed(Language::TypeScript, literal), format!("#name = {expected}"), "{literal}");
    }
    for (literal, expected) in [
        ("a = <T>(b: T) => 'c'", "#name = < #name > ( #name : #name ) => #string"),
        ("a = <any>'b'", "#name = < any > #string"),
        ("a = <T>(b: T) => { `c` }; '</T>'", "#name = < #name > ( #name : #name ) => { #string } ; #string"),
        ("a = <p>it's", "#name = < #name > #name #string"),
        ("a < b || c > d", "#name < #name || #name > #name"),
    ] {
        assert_eq!(followed(Language::TypeScript, literal), expected, "{literal}");
    }
}

#[test]
fn lines_end_at_every_line_break() {
    for line_break in ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{b}", "\u{c}"] {
        let text = format!("a // it's{line_break}b = \"c{line_break}d = 'e{line_break}f");
        assert_eq!(whole(Language::Java, &text), "#name #name = #string #name = #character #name", "{line_break:?}");
        let text = format!("# it's{line_break}if a:{line_break}    b{line_break}c \\{line_break}  + d");
        assert_eq!(whole(Language::Python, &text), "if #name : #indent #name #dedent #name + #name", "{line_break:?}");
        let text = format!("a = 'b\\{line_break}c'");
        assert_eq!(whole(Language::JavaScript, &text), "#name = #string", "{line_break:?}");
    }
}

#[test]
fn what_has_no_end_is_code() {
    for (language, text, expected) in [
        (Language::Java, "a /* never closed", "#name #name #name"),
        (Language::Kotlin, "a /* b /* c */ d", "#name #name"),
        (Language::Go, "a = `never closed", "#name = #string #name #name"),
        (Language::JavaScript, "a = `never ${b} closed", "#name = #string #name #string #name"),
        (Language::Php, "$a = \"not closed", "#name = #string #name #name"),
        (Language::Python, "a = '''never closed", "#name = #string #name #name"),
        (Language::CSharp, "a = @\"never closed", "#name = #string #name #name"),
        (Language::Ruby, "=begin never", "#name"),
        (Language::Cpp, "a = R\"x(never closed", "#name = #name #string"),
        (Language::R, "a = r\"(never closed", "#name = #name #string ( #name #name"),
        (Language::Bash, "a <<X", "#name << #name"),
        (Language::Bash, "a=\"$(b", "#name = #string $ ( #name"),
        (Language::Matlab, "%{\na b", "#name #name"),
        (Language::Haskell, "{- never", "#name"),
        (Language::Lua, "a = [=[never closed", "#name = #string #name #name"),
        (Language::Perl, "a(q{never closed", "#name ( #string #name #name"),
        (Language::Perl, "=pod never", "#name #name"),
        (Language::Pascal, "a { never", "#name #name"),
        (Language::Sql, "a = 'never closed", "#name = #string #name #name"),
    ] {
        assert_eq!(followed(language, text), expected, "{text}");
    }
}

#[test]
fn a_lone_quotation_mark_does_not_exchange_strings_and_code() {
    // What it would be closed by begins a word, so that it is the beginning of a string.
    assert_eq!(
        whole(Language::Php, "it's();\n$a = 'b';\n$c = 'd';"),
        "#name #string #name ( ) ; #name = #string ; #name = #string ;"
    );
    assert_eq!(whole(Language::Go, "a ` b\nc := `d`"), "#name #string #name #name := #string");
    // It may as well be the end of one.
    assert_eq!(whole(Language::Ruby, "a' + b\nc = ' '"), "#name #string + #name #name = #string");
}

#[test]
fn searching_for_what_has_no_end_takes_linear_time() {
    // Each of these openers could be searched for its end, to the end of the text.
    for (language, opener) in [
        (Language::CSharp, "$\"\"\"\n"),
        (Language::CSharp, "\"\"\"x"),
        (Language::Ruby, "<<A,"),
        (Language::Ruby, "<<~A\n"),
        (Language::Ruby, "%w( "),
        (Language::Ruby, "x /y"),
        (Language::Ruby, "\"#{' "),
        (Language::Php, "<<<A\n"),
        (Language::Php, "//?><? "),
        (Language::Php, "'\\'\n'a"),
        (Language::JavaScript, "=/["),
        (Language::JavaScript, "=<a></a>"),
        (Language::Swift, "/*/"),
        (Language::Cpp, "R\"a(\" "),
        (Language::R, "r\"--("),
        (Language::Bash, "\"$(' "),
        (Language::Bash, "<<A;"),
        (Language::Matlab, "%{\n"),
        (Language::Lua, "[=["),
        (Language::Lua, "--[["),
        (Language::Perl, "s{a} "),
        (Language::Perl, "q( "),
        (Language::Perl, "y/a"),
        (Language::Perl, "=a\n"),
        (Language::Dart, "'${'''"),
        (Language::Julia, "\"$(\"\"\""),
        (Language::Julia, "#="),
        (Language::Pascal, "(*"),
    ] {
        let text = opener.repeat(600_000 / opener.len());
        assert!(lex(&text, grammar_of(language)).len() <= text.len() + 1, "{language:?} {opener}");
    }
    let quotation_marks = "\"".repeat(300_000);
    for code in ["\nx ", "\nx\n"] {
        let text = format!("{quotation_marks}{code}{}", &quotation_marks[1..]);
        assert!(lex(&text, grammar_of(Language::CSharp)).len() <= 3, "{code:?}");
    }
}

#[test]
fn a_string_over_lines_may_follow_a_keyword_or_its_own_prefix() {
    assert_eq!(whole(Language::Php, "echo\"a\nb\"; f();"), "echo #string ; #name ( ) ;");
    assert_eq!(whole(Language::Java, "return\"\"\"\n a\n b\"\"\"; f();"), "return #string ; #name ( ) ;");
    for prefix in ["s", "sql"] {
        let scala = format!("val q = {prefix}\"\"\"\nselect a\nfrom b\"\"\"\nf(q)");
        assert!(whole(Language::Scala, &scala).ends_with("#string #name ( #name )"), "{prefix}");
    }
    let shell = |end: &str| whole(Language::Bash, &format!("awk '\n{{ print }}\nEND '{end} file\nls"));
    assert_eq!(shell("$limit").matches("#string").count(), 1);
}
