## What several views say.

ui-later = Loading…
# $reason: the browser’s own text.
ui-try-again = Try again

# The place of a passage in a program.
ui-line = line { $line }
ui-lines = lines { $first }–{ $last }

# The language of a program that is read without a grammar.
ui-language-plain = words and symbols

## What is compared: the field's term is "shingle". $k is a number of words, characters or tokens in a row.

ui-phrase-words =
    { $k ->
        [one] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $k }
    }-word phrase
ui-phrases-words =
    { $k ->
        [one] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $k }
    }-word phrases
ui-phrase-characters =
    { $k ->
        [one] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $k }
    }-character phrase
ui-phrases-characters =
    { $k ->
        [one] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $k }
    }-character phrases
ui-phrase-code =
    { $k ->
        [one] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $k }
    }-token phrase
ui-phrases-code =
    { $k ->
        [one] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $k }
    }-token phrases
# Where pairs of words that need not be neighbours are compared, too.
ui-phrase-pairs = word or pair of words
ui-phrases-pairs = words and pairs of words

## How words count as the same.

ui-same = the same
ui-same-beginning =
    { $letters ->
        [one] the same by their first letter
       *[other] the same by their first { $letters } letters
    }

# On paper, below a list too long to print. $shown, $all (numbers)
ui-printed-rows = The first { $shown } of { $all } rows are printed.
