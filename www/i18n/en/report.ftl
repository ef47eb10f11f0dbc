## Reports: the whole result as one HTML file, and the case report of a pair or a person.

report-whole-title =
    { $count ->
        [one] Comparison of { $count } document
       *[other] Comparison of { $count } documents
    }
report-case = Case report
# The title of the window, and what a browser proposes as the file's name.
report-case-pair-title = Case report: { $a } and { $b }
report-case-person-title = Case report: { $name }
report-case-pair = { $a } compared with { $b }
report-person =
    { $count ->
        [one] { $name }: { $count } listed pair
       *[other] { $name }: { $count } listed pairs
    }
report-case-people-title = Case report: { report-people }
report-people =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } of { $people ->
        [one] { $people } author
       *[other] { $people } authors
    }
report-who = Who shares text with whom
report-who-person = Author
# In brackets behind each name: the numbers of the pairs.
report-who-with = Shares text with (pairs)
report-person-none = { $name }: no document by this author is in a listed pair.
report-case-number = Case number
report-prepared-by = Prepared by
# $date: a date, and perhaps a time.
report-made = Made on { $date } with Lookalike. The documents did not leave the device on which it was made.
report-contents = Contents
report-compared =
    { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    } and { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } were compared.
report-found-similar =
    { $pairs ->
        [one] { $pairs } pair is at least { PERCENT($threshold) } similar.
       *[other] { $pairs } pairs are at least { PERCENT($threshold) } similar.
    }
report-pairs-left-out =
    { $count ->
        [one] { $count } more pair was found that the limits in the settings keep off the list.
       *[other] { $count } more pairs were found that the limits in the settings keep off the list.
    }
report-estimated = The similarities in this report are estimates (from signatures), not counts.

## Lists

report-authors = Pairs of authors
report-pairs = Pairs
report-no-pairs = No pair is listed.
report-pairs-shown =
    { $all ->
        [one] The first { NUMBER($shown) } of { $all } listed pair is in this report.
       *[other] The first { NUMBER($shown) } of { $all } listed pairs are in this report.
    }
report-number = No.
# $all: the matched words of all passages; beside the number without the excluded ones: "358", then "412 with 2 excluded".
report-with-excluded =
    { $count ->
        [one] { NUMBER($all) } with { $count } excluded passage
       *[other] { NUMBER($all) } with { $count } excluded passages
    }
# After the words of a passage: "31 words, 3 changed places".
report-edits =
    { $count ->
        [one] { $count } changed place
       *[other] { $count } changed places
    }
# Heads of columns: how many pairs as strong as this one chance would give; how much of both programs is shared.
report-by-chance = Expected by chance
report-score = Shared by both
report-groups = Groups
# $names: a list.
report-group =
    { $count ->
        [one] Group { $number }, { $count } document: { $names }
       *[other] Group { $number }, { $count } documents: { $names }
    }
report-more-members =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
report-more-groups =
    { $count ->
        [one] { $count } more group is not in this report.
       *[other] { $count } more groups are not in this report.
    }
# In the table of contents, and the heading.
report-documents = Documents and checksums
# The last heading of a case report.
report-all-documents = All compared documents
report-length = Length
report-traces-shown = The first { NUMBER($shown) } of { NUMBER($all) } lines are in this file.
report-documents-shown =
    { $all ->
        [one] The first { NUMBER($shown) } of { $all } document is in this report.
       *[other] The first { NUMBER($shown) } of { $all } documents are in this report.
    }
report-unread = Unread files
report-more-unread =
    { $count ->
        [one] { $count } more unread file is not in this report.
       *[other] { $count } more unread files are not in this report.
    }
report-sha = SHA-256 { $digest }
report-digest-hint = Each SHA-256 is of the text that was compared, as UTF-8: the words read out of the file, not the file itself. Equal checksums mean equal texts.
report-digests = Checksum of the text (SHA-256)
report-no-digest = none: the page did not come over HTTPS, so the browser made no checksum

## Comparisons

report-comparisons = Comparisons
report-cut-comparisons = To keep this file small, it holds both texts in full for { NUMBER($full) } of { NUMBER($all) } listed pairs, the passages alone for { NUMBER($passages) }, and no comparison for { NUMBER($none) }. A case report of a pair holds both of its texts.
report-case-cut =
    { $count ->
        [one] The texts of { $count } pair are too long for a report; it shows the passages alone.
       *[other] The texts of { $count } pairs are too long for a report; it shows the passages alone.
    }
report-pair-number = Pair { NUMBER($number) }
# $kinds: comparison-kind-count of each kind.
report-kinds = Matched words by kind. { $kinds }.
# One of the two documents. $all: its length. $verbatim and $edited: which of the matched words are in runs of five the same, and the others.
report-side =
    { $unit ->
        [code] { $matched ->
            [one] { $name }: { $matched } matched token, { PERCENT($share) } of its { NUMBER($all) } tokens
           *[other] { $name }: { $matched } matched tokens, { PERCENT($share) } of its { NUMBER($all) } tokens
        }
       *[words] { $matched ->
            [one] { $name }: { $matched } matched word, { PERCENT($share) } of its { NUMBER($all) } words ({ NUMBER($verbatim) } word for word, { $edited ->
                [one] { $edited } edited word
               *[other] { $edited } edited words
            })
           *[other] { $name }: { $matched } matched words, { PERCENT($share) } of its { NUMBER($all) } words ({ NUMBER($verbatim) } word for word, { $edited ->
                [one] { $edited } edited word
               *[other] { $edited } edited words
            })
        }
    }
report-similarity = The two texts are { PERCENT($share) } similar (Jaccard, by phrases).
report-texts = Both texts
report-legend = A number marks where a shared passage begins; it leads to the same passage in the other text.
# Only where words are changed within passages.
report-legend-edited = Words within a passage that do not match are paler, with a dotted line.
report-legend-marks = A wavy line marks a hidden trick; grey text was excluded.
# Beside a passage in the table.
report-passage-out = excluded by hand
report-go-to = Passage { NUMBER($number) } in the other text
report-more-passages =
    { $count ->
        [one] { $count } shorter passage is not in this table.
       *[other] { $count } shorter passages are not in this table.
    }
# Where a passage is cut.
report-cut =
    { $count ->
        [one] … { $count } more character
       *[other] … { $count } more characters
    }
report-review-head = Review
# $state: cleared, to discuss, confirmed …
report-review = Review: { $state }
# Stands in place of a name. $letter: A, B …
report-alias = Document { $letter }
report-from-archive = Earlier work: { $names }.
report-recognised = Read from pictures by text recognition, so that some words may be misread: { $names }.
report-masked = The names of other authors’ documents are replaced with letters.
report-masked-names = In the texts and notes, only the names that were entered for this report are blacked out (█). Other names, nicknames and names that are spelled differently can still be read.
report-masked-none = No name was given to black out: names inside the texts and notes are NOT blacked out.
report-names-hidden = Names were hidden when this report was made: authors and documents have numbers in place of their names. In the texts and notes, names of authors are blacked out (█), where an author was known. Other names can still be read.

## What the numbers mean

report-meaning = What the numbers mean, and what they do not
report-meaning-words = A word is matched if it is in a passage of both texts, as the same word or another form of it. Shares are of all words of the text named. Matched words do not say why the texts agree.
report-meaning-tokens = A token is a name, a number, a keyword or a sign of a program. All names count as the same, and so do all numbers. A token is matched if it is in a passage of both programs. Shares are of all tokens of the program named. Matched tokens do not say why the programs agree.
report-meaning-chance = The numbers of pairs that chance and common subjects alone would give are estimates: how many pairs as strong as this one there would be if as many unrelated texts of these lengths were compared. For reworded passages the estimates are measured in the comparison itself, from its many weak pairs, so that texts on one task raise them; for verbatim ones they were fitted to unrelated books. They are not the probability that somebody copied, or did not.
report-meaning-chance-column = “Expected by chance” in the table of pairs is the number of pairs at least this strong that chance alone would give in a comparison like this.
report-meaning-score = How much is shared is the average of two shares: that of both programs together and that of the smaller one. Code that few programs contain counts more than code that many contain. It is not the probability that somebody copied, or did not. The number of pairs expected without any copying is measured in the comparison itself, from its many weak pairs.
report-meaning-edited = A matched word counts as “word for word” in a run of at least five words that are the same in both texts. Outside any such run it counts as edited: the word itself or words around it were changed or moved.
report-meaning-edits = “Changed places” are the places in a passage where words were replaced, added or removed; each place counts once, however many words it has. Moved words and other forms of a word do not count.
report-meaning-similarity = Similarity is the share of all phrases of the two texts that are in both. It stays low when a short passage was copied into a long text, and grows when both texts follow one template.
report-meaning-cause = Texts can also be alike for other reasons: a common source, quotations, a form that everybody was given, or permitted collaboration.
report-meaning-direction = No number says who copied from whom.
report-meaning-scope = These documents were compared with one another, and with nothing else. A text that is not listed may still be copied from elsewhere.
report-meaning-verdict = Similarity is not a verdict: read the passages before you decide anything about a person.

## How to repeat it

report-repeat = Settings and versions
report-repeat-hint = The same documents with the same settings give the same numbers on any computer.
report-date = Date of the report
report-engine = Engine
report-engine-version = Lookalike { $version }
report-digest = Checksum of all inputs
report-settings = Settings
report-setting = { $name }: { $value }

# In the first lines: which of the listed pairs the report holds.
report-held-all =
    { $count ->
        [one] The listed pair is in this report.
       *[other] All { $count } listed pairs are in this report.
    }
report-held-first = In this report: the first { NUMBER($count) } of { NUMBER($all) } listed pairs. Left out to keep this file small: { NUMBER($left) }.
report-held-some =
    { $scope ->
        [shown] In this report: { NUMBER($count) } of { NUMBER($all) } listed pairs, those that the list showed.
        [confirmed] In this report: { NUMBER($count) } of { NUMBER($all) } listed pairs, those confirmed in review.
       *[selected] In this report: { NUMBER($count) } of { NUMBER($all) } listed pairs, those selected in the list.
    } Left out: the other { NUMBER($left) }, the groups, the unread files, and the documents in none of these pairs.
# $filter: a list such as "search “lee”; To discuss".
report-held-filter = Filter of the list: { $filter }.
report-held-cut = To keep this file small, the list below ends after the first { NUMBER($count) } of them; { NUMBER($left) } more are left out.
report-documents-chosen =
    { $all ->
        [one] { NUMBER($shown) } of { $all } document is in these pairs.
       *[other] { NUMBER($shown) } of { $all } documents are in these pairs.
    }
