//! Undoes what editors and word processors add to a program: the numbers of its lines, and curly quotation marks.
//!
//! A print-out numbers its lines, and so does `cat -n`; a word processor makes `“a”` of `"a"` while it is typed. Neither is
//! part of the program, and either would hide it.

use super::lexer::Lexeme;
use super::respelled::{Replacement, Respelled};

/// Fewest lines that are numbers of lines.
const MIN_LINES: usize = 5;
/// For this many lines with a number there may be one without: a line that was broken, the name of the file.
const OTHERS: usize = 10;
/// One of this many lines at the beginning has a number.
const FIRST_LINES: usize = 3;
/// Most digits of a number.
const MAX_DIGITS: usize = 6;
/// The marks that may follow a number.
const MARKS: &[u8] = b".:|)";
/// The quotation marks of word processors, and what was typed.
const QUOTES: [(char, char); 8] =
    [('“', '"'), ('”', '"'), ('„', '"'), ('‟', '"'), ('‘', '\''), ('’', '\''), ('‚', '\''), ('‛', '\'')];

/// A line that begins with a number. Places are bytes of the text.
struct Numbered {
    line: usize,
    number: usize,
    /// Behind the number and its mark.
    end: usize,
    /// Where the program's own line begins, with its first character that is no space.
    content: usize,
}

/// A text without the numbers of its lines, if nearly all its lines count up by one. Indentation stays. O(n).
#[inline(never)] // one copy
pub(super) fn without_line_numbers(text: &str) -> Respelled<'_> {
    let lines = line_numbers(text);
    let of = |measure: fn(&Numbered) -> usize| {
        let measures = || lines.iter().filter(|line| line.has_content(text)).map(measure);
        let least = measures().min().unwrap_or(0);
        (least, measures().filter(|&one| one == least).count())
    };
    // Numbers of one width end at one column; of any width, they are followed by one number of spaces.
    let (gap, by_gap) = of(|line| line.content - line.end);
    let (column, by_column) = of(|line| line.content - line.line);
    let replacement = |line: &Numbered| {
        let end = if by_column > by_gap { (line.line + column).max(line.end) } else { line.end + gap };
        Replacement { start: line.line, end: end.min(line.content), by: None }
    };
    Respelled::of(text, &lines.iter().map(replacement).collect::<Vec<_>>())
}

impl Numbered {
    /// Of a line of a text, if it begins with a number.
    fn of(text: &str, line: usize) -> Option<Self> {
        let bytes = &text.as_bytes()[line..];
        let spaces = |from: usize| bytes[from..].iter().take_while(|&&byte| matches!(byte, b' ' | b'\t')).count();
        let start = spaces(0);
        let digits = bytes[start..].iter().take(MAX_DIGITS).take_while(|byte| byte.is_ascii_digit());
        let (digits, number) =
            digits.fold((0, 0), |(count, number), digit| (count + 1, 10 * number + usize::from(digit - b'0')));
        let mut end = start + digits;
        let bar = end + spaces(end);
        let is_marked = bytes.get(end).is_some_and(|byte| MARKS.contains(byte));
        end = if bytes.get(bar) == Some(&b'|') { bar + 1 } else { end + usize::from(is_marked) };
        let ends = match bytes.get(end) {
            _ if digits == 0 => false,
            None | Some(b' ' | b'\t' | b'\r' | b'\n') => true,
            Some(byte) => is_marked && !byte.is_ascii_digit() && *byte != b'=',
        };
        ends.then(|| Self { line, number, end: line + end, content: line + end + spaces(end) })
    }

    fn has_content(&self, text: &str) -> bool {
        !matches!(text.as_bytes().get(self.content), None | Some(b'\r' | b'\n'))
    }
}

/// The lines that begin with their number; none unless nearly all do.
fn line_numbers(text: &str) -> Vec<Numbered> {
    let mut found: Vec<Numbered> = Vec::new();
    let (mut start, mut others, mut blank) = (0, 0, 0);
    for line in text.split_inclusive('\n') {
        let at = start;
        start += line.len();
        if line.trim_ascii().is_empty() {
            blank += 1;
            continue;
        }
        let last = found.last().map(|last| last.number);
        // Not every editor numbers empty lines.
        let counts =
            |numbered: &Numbered| last.is_none_or(|last| (last + 1..=last + 1 + blank).contains(&numbered.number));
        match Numbered::of(text, at).filter(counts) {
            Some(numbered) => {
                found.push(numbered);
                blank = 0;
            }
            None => others += 1,
        }
        if found.is_empty() && others >= FIRST_LINES {
            return found;
        }
    }
    if found.len() < MIN_LINES || others * OTHERS > found.len() {
        found.clear();
    }
    found
}

/// A program with straight quotation marks on the lines where curly ones stand in its code, and not only in its strings and
/// comments; `None` if there is no such line. O(n).
#[inline(never)] // one copy
pub(super) fn with_straight_quotes<'t>(text: &'t str, lexemes: &[Lexeme]) -> Option<Respelled<'t>> {
    let straight = |c: char| QUOTES.iter().find(|&&(curly, _)| curly == c).map(|&(_, straight)| straight);
    let mut replacements: Vec<Replacement> = Vec::new();
    let mut end = 0;
    for lexeme in lexemes {
        let start = lexeme.start as usize;
        // What was read of a line is not read again.
        if start < end
            || text.as_bytes()[start..].first().is_none_or(u8::is_ascii)
            || text[start..].chars().next().and_then(straight).is_none()
        {
            continue;
        }
        let is_break = |byte: &u8| matches!(byte, b'\n' | b'\r');
        let line = text.as_bytes()[..start].iter().rposition(is_break).map_or(0, |at| at + 1);
        end = text.as_bytes()[start..].iter().position(is_break).map_or(text.len(), |length| start + length);
        let quote = |(at, c): (usize, char)| {
            straight(c).map(|by| Replacement { start: line + at, end: line + at + c.len_utf8(), by: Some(by) })
        };
        replacements.extend(text[line..end].char_indices().filter_map(quote));
    }
    (!replacements.is_empty()).then(|| Respelled::of(text, &replacements))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::language::Language;
    use crate::text::programs::languages::grammar_of;
    use crate::text::programs::lexer::lex;

    fn unnumbered(text: &str) -> String {
        without_line_numbers(text).text.into_owned()
    }

    #[test]
    fn numbers_of_lines_are_no_part_of_a_program() {
        let program = "import sys\n\ndef f(x):\n    if x > 1:\n        return 2\n    return x\n\n\nprint(f(10))\nprint(f(1))\nf(2)\n";
        let numbered = |form: fn(usize, &str) -> String| -> String {
            (1..).zip(program.lines()).map(|(number, line)| form(number, line) + "\n").collect()
        };
        let forms: [fn(usize, &str) -> String; 6] = [
            |number, line| format!("{number}.{line}"),
            |number, line| format!("{number}: {line}"),
            |number, line| format!("{number:>6}\t{line}"),
            |number, line| format!("{number:>3} | {line}"),
            |number, line| format!("{number:<3}{line}"),
            |number, line| format!("{number:03})   {line}"),
        ];
        for form in forms {
            let left = unnumbered(&numbered(form));
            let lines: Vec<&str> = left.lines().map(str::trim_end).collect();
            assert_eq!(lines, program.lines().collect::<Vec<_>>());
        }
        // Empty lines without a number, the name of the file above, and a line that was broken.
        let rest = (6..30).map(|number| format!("{number} x = {number}")).collect::<Vec<_>>().join("\n");
        let printed = format!("main.py\n1 a = 1\n\n2 b = (\n3 1,\n\n\n5 )\n{rest}");
        assert!(
            unnumbered(&printed).starts_with("main.py\na = 1\n\nb = (\n1,\n\n\n)\nx = 6\n"),
            "{}",
            unnumbered(&printed)
        );
    }

    #[test]
    fn other_numbers_stay() {
        for text in [
            "",
            "1 a\n2 b\n3 c\n",
            "10 PRINT 1\n20 PRINT 2\n30 PRINT 3\n40 GOTO 10\n50 END\n60 END\n",
            "1.5\n2.5\n3.5\n4.5\n5.5\n6.5\n",
            "x = [\n1,\n2,\n3,\n4,\n5,\n6,\n]\n",
            "1 a\n2 b\nc\n3 d\n4 e\n5 f\n6 g\ni\n",
            "99999999999 a\n1 b\n",
        ] {
            assert_eq!(unnumbered(text), text);
        }
    }

    #[test]
    fn curly_quotes_in_code_are_straight_ones() {
        let straight = |text: &str| {
            let lexemes = lex(text, grammar_of(Language::Python));
            with_straight_quotes(text, &lexemes).map(|respelled| respelled.text.into_owned())
        };
        assert_eq!(
            straight("print(“it’s”)\nx = f‘{a}’ # “no”\ny = \"“said”\"").as_deref(),
            Some("print(\"it's\")\nx = f'{a}' # \"no\"\ny = \"“said”\"")
        );
        assert_eq!(straight("x = 'a' # it’s\ny = \"“said”\""), None);
    }
}
