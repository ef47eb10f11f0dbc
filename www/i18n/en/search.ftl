## The search above the list of pairs.

search-label = Find pairs
search-help = How to search
search-intro = Type words from names, conditions such as those below, or both. Only pairs that meet all of them are shown.
search-example-names = both words are in the two names
search-example-phrase = exactly these words are in a name
search-example-matched =
    more than 100 matched { $unit ->
        [code] tokens
       *[words] words
    }
search-example-evidence = more than 100 matched words, as they count in the order of the list
search-example-share = half of one document or more is matched in the other
search-example-longest =
    the longest passage has at least 50 matched { $unit ->
        [code] tokens
       *[words] words
    }
search-example-similarity = the documents are at least 30% similar
search-example-chance = chance would give fewer than 0.01 pairs as strong as this one
search-example-group = in group 3
search-example-states = of these states of review
search-example-person = a document by this author
search-example-archive = a document of earlier work
search-signs = Signs: > (more), >= (at least), < (less), <= (at most), = (equal). Quotation marks make any word part of a name.
# A name that stands for any in the examples. Written as one would type it.
search-example-lee = Lee
search-example-ann-lee = Ann Lee
search-example-two-words = lee essay
search-clear = Show all pairs
search-nothing = No pair fits this search.

## Keywords: one word each, without spaces, as one would type them

search-word-matched = matched
search-word-evidence = evidence
search-word-share = share
search-word-longest = longest
search-word-similarity = similarity
search-word-chance = chance
search-word-group = group
search-word-unreviewed = unreviewed
search-word-cleared = cleared
search-word-discuss = discuss
search-word-confirmed = confirmed
search-word-person = person
search-word-archive = archive

## What was not understood. $text: that part of the search, as it was written.

# $fields: the keywords that go with numbers, as a list. $field: one of them.
search-no-field = Not searched: “{ $text }”. Only these can be compared with a number: { $fields }. To find it in names, put it in quotation marks.
search-no-number = Not searched: “{ $text }”. Write a number after the sign, as in { $example }.
search-no-percent = Not searched: “{ $text }”. This is a count, not a percentage: write it without %.
search-no-comparison = Not searched: “{ $text }”. Use one of the signs >, >=, <, <= and =.
search-no-person = Not searched: “{ $text }”. Write a name after it, as in { $example }.
search-absent = Not searched: “{ $text }”. This number is not available for this comparison.
