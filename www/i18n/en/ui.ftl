## What several views say.

ui-later = Loading…
ui-try-again = Try again
ui-more = Show { NUMBER($count) } more

# The place of a passage in a program.
ui-line = line { $line }
ui-lines = lines { $first }–{ $last }
ui-page = p. { $page }
ui-pages = pp. { $first }–{ $last }

# The language of a program that is read without a grammar.
ui-language-plain = words and symbols

# On paper, below a list too long to print. $shown, $all (numbers)
ui-printed-rows = The first { $shown } of { $all } rows are printed.
