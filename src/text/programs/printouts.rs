//! Undoes what editors and word processors add to a program: the numbers of its lines, and curly quotation marks.
//!
//! A print-out numbers its lines, and so does `cat -n`; a word processor makes `“a”` of `"a"` while it is typed. Neither is
//! part of the program, and either would hide it.

use super::lexer::Lexeme;
use super::respelled::{Replacement, Respelled};

/// Fewest numbers that are those of lines.
const MIN_LINES: usize = 5;
/// For this many lines with a number there may be one without: a line that was broken, the name of the file.
const OTHERS: usize = 10;
/// One of this many lines at the beginning has a number.
const FIRST_LINES: usize = 10;
/// Most digits of a number.
const MAX_DIGITS: usize = 6;
/// The marks that may follow a number, besides a bar.
const MARKS: &[u8] = b".:)";
/// The quotation marks of word processors, and what was typed.
const QUOTES: [(char, char); 12] = [
    ('“', '"'),
    ('”', '"'),
    ('„', '"'),
    ('‟', '"'),
    ('«', '"'),
    ('»', '"'),
    ('‘', '\''),
    ('’', '\''),
    ('‚', '\''),
    ('‛', '\''),
    ('‹', '\''),
    ('›', '\''),
];

/// A line that begins with a number. Places are bytes of the text.
#[derive(Clone, Copy)]
struct Numbered {
    line: usize,
    number: usize,
    /// Behind the number and its mark.
    end: usize,
    /// Where the program's own line begins, with its first character that is no space.
    content: usize,
    /// The same two places if the number ends with a bar, which may also be one of the program's own.
    behind_bar: Option<[usize; 2]>,
}

/// A text without the numbers of its lines, if nearly all its lines count up by one. Indentation stays. O(n).
#[inline(never)] // one copy
pub(super) fn without_line_numbers(text: &str) -> Respelled<'_> {
    let mut lines = line_numbers(text);
    let has_content = |line: &Numbered| !matches!(text.as_bytes().get(line.content), None | Some(b'\r' | b'\n'));
    if lines.iter().filter(|line| has_content(line)).all(|line| line.behind_bar.is_some()) {
        for line in &mut lines {
            [line.end, line.content] = line.behind_bar.unwrap_or([line.end, line.content]);
        }
    }
    let of = |measure: fn(&Numbered) -> usize| {
        let measures = || lines.iter().filter(|line| has_content(line)).map(measure);
        let least = measures().min().unwrap_or(0);
        (least, measures().filter(|&one| one == least).count())
    };
    // Where spaces fill the numbers up to one width, code begins at one column; elsewhere as many spaces follow each number.
    let (gap, by_gap) = of(|line| line.content - line.end);
    let (column, by_column) = of(|line| line.content - line.line);
    let replacement = |line: &Numbered| {
        let end = if by_column > by_gap { (line.line + column).max(line.end) } else { line.end + gap };
        let end = (end..line.content).find(|&end| text.is_char_boundary(end)).unwrap_or(line.content);
        Replacement { start: line.line, end, by: None }
    };
    Respelled::of(text, &lines.iter().map(replacement).collect::<Vec<_>>())
}

impl Numbered {
    /// Of a line of a text, if it begins with a number.
    fn of(text: &str, line: usize) -> Option<Self> {
        let bytes = text.as_bytes();
        let start = behind_spaces(bytes, line);
        let digits = bytes[start..].iter().take(MAX_DIGITS).take_while(|byte| byte.is_ascii_digit());
        let (digits, number) =
            digits.fold((0, 0), |(count, number), digit| (count + 1, 10 * number + usize::from(digit - b'0')));
        let mut end = start + digits;
        let bar = behind_spaces(bytes, end);
        let behind_bar = (bytes.get(bar) == Some(&b'|')).then(|| [bar + 1, behind_spaces(bytes, bar + 1)]);
        let next = |at: usize| bytes.get(at).copied().unwrap_or(b'\n');
        let is_end = match next(end) {
            // Of `1.5` and `1..n` the first part is no number of a line.
            b'.' => !matches!(next(end + 1), b'.' | b'0'..=b'9'),
            mark => bar > end || MARKS.contains(&mark) || matches!(mark, b'\r' | b'\n' | b'|'),
        };
        end += usize::from(MARKS.contains(&next(end)));
        (digits > 0 && is_end).then(|| Self { line, number, end, content: behind_spaces(bytes, end), behind_bar })
    }

    /// Whether a line has the next number, after `lines` others: not every editor numbers empty lines, and some are broken.
    fn is_followed_by(&self, next: &Self, lines: usize) -> bool {
        (self.number + 1..=self.number + 1 + lines).contains(&next.number)
    }
}

/// The place behind spaces, tabs, breaks of pages and spaces that do not break.
fn behind_spaces(bytes: &[u8], mut at: usize) -> usize {
    loop {
        at += match bytes.get(at..) {
            Some([b' ' | b'\t' | b'\x0c', ..]) => 1,
            Some([0xc2, 0xa0, ..]) => 2,
            _ => return at,
        }
    }
}

/// The lines that begin with their number; none unless nearly all do.
fn line_numbers(text: &str) -> Vec<Numbered> {
    let mut found: Vec<Numbered> = Vec::new();
    // A number that does not follow the one before it may be followed: after one that was lost, or on the next page.
    let mut refused: Option<Numbered> = None;
    let (mut start, mut others, mut since, mut since_refused) = (0, 0, 0, 0);
    for line in text.split_inclusive(['\n', '\r']) {
        let at = start;
        start += line.len();
        since += 1;
        since_refused += 1;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let Some(numbered) = Numbered::of(text, at) else {
            others += 1;
            if found.is_empty() && others >= FIRST_LINES {
                return found;
            }
            continue;
        };
        let follows = |before: Option<&Numbered>, lines: usize| {
            before.is_some_and(|before| before.is_followed_by(&numbered, lines - 1))
        };
        if follows(refused.as_ref(), since_refused) {
            found.extend(refused.take());
            others -= 1;
        } else if !found.is_empty() && !follows(found.last(), since) {
            others += 1;
            refused = Some(numbered);
            since_refused = 0;
            continue;
        }
        found.push(numbered);
        refused = None;
        since = 0;
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
    fn lines_out_of_step_hide_no_others() {
        let line = |number: usize| format!("x{number} = {number}");
        let all = |numbers: &mut dyn Iterator<Item = usize>| -> Vec<String> {
            numbers.map(|number| format!("{number} {}", line(number))).collect()
        };
        let mut missing = all(&mut (1..60));
        missing[39] = line(40);
        let skipped = all(&mut (1..60).filter(|&number| number != 40));
        let restarted = all(&mut (1..30).chain(1..30));
        let mut below_others = ["2026 homework 3", "by Ann", "Group 3", "main"].map(String::from).to_vec();
        below_others.extend(all(&mut (1..60)));
        let with_page_break: Vec<String> =
            all(&mut (1..60)).into_iter().map(|line| line.replace("30 ", "\u{c}30 ")).collect();
        let unbroken: Vec<String> = all(&mut (1..60)).into_iter().map(|line| line.replacen(' ', "\u{a0}", 1)).collect();
        for printed in [missing, skipped, restarted, below_others, with_page_break, unbroken] {
            for end in ["\n", "\r\n", "\r"] {
                let left = unnumbered(&printed.join(end));
                let mut lines = left.split(end).filter(|line| line.contains('='));
                assert!(lines.all(|line| line.starts_with('x')), "{left}");
            }
        }
    }

    #[test]
    fn only_numbers_go_whatever_the_lines() {
        let mut state = 1_u64;
        let mut below = |count: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % count
        };
        for _ in 0..2_000 {
            let mut number = 0;
            let text: String = (0..40)
                .map(|_| {
                    number += if below(6) == 0 { below(4) } else { 1 };
                    let mark = ["", ".", ":", ")", " |", "\u{a0}", "\t", "  "][below(8) as usize];
                    let line = ["a", "| b", "", "7", "é = 1", "|| c"][below(6) as usize];
                    let end = ["\n", "\r\n", "\r"][below(3) as usize];
                    if below(9) == 0 { format!("{line}{end}") } else { format!("{number}{mark} {line}{end}") }
                })
                .collect();
            let letters = |text: &str| text.chars().filter(|c| c.is_alphabetic()).collect::<String>();
            assert_eq!(letters(&unnumbered(&text)), letters(&text));
        }
    }

    #[test]
    fn bars_of_the_program_stay() {
        let of = |lines: [&str; 6], form: fn(usize, &str) -> String| {
            let printed: Vec<String> = (1..).zip(lines).map(|(number, line)| form(number, line)).collect();
            assert_eq!(unnumbered(&printed.join("\n")), lines.join("\n"));
        };
        let guards = ["f x", "  | x > 1 = 2", "  | x > 0 = 1", "  | otherwise = 0", "g x", "  = f x"];
        let condition = ["if (a", "    || b", "    || c)", "{", "  f(3);", "}"];
        for lines in [guards, condition] {
            for form in [
                |number, line: &str| format!("{number} {line}"),
                |number, line: &str| format!("{number}\t{line}"),
                |number, line: &str| format!("{number:>4} | {line}"),
                |number, line: &str| format!("{number}.{line}"),
            ] {
                of(lines, form);
            }
        }
    }

    #[test]
    fn other_numbers_stay() {
        for text in [
            "",
            "1 a\n2 b\n3 c\n",
            "10 PRINT 1\n20 PRINT 2\n30 PRINT 3\n40 GOTO 10\n50 END\n60 END\n",
            "1.5\n2.5\n3.5\n4.5\n5.5\n6.5\n",
            "x = [\n1 ,\n3 ,\n5 ,\n7 ,\n9 ,\n11 ,\n]\n",
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
        assert_eq!(straight("print(«a»)").as_deref(), Some("print(\"a\")"));
        assert_eq!(straight("x = 'a' # it’s\ny = \"“said”\""), None);
    }
}
