## The list of pairs, and the summary above it.

pairs-summary = Summary
pairs-documents =
    { $count ->
        [one] { $count } document
       *[other] { $count } documents
    }
# $roles: a list of the next three lines, where not all documents are submissions.
pairs-documents-roles =
    { $count ->
        [one] { $count } document ({ $roles })
       *[other] { $count } documents ({ $roles })
    }
pairs-submissions =
    { $count ->
        [one] { $count } submission
       *[other] { $count } submissions
    }
pairs-archived =
    { $count ->
        [one] { $count } from earlier work
       *[other] { $count } from earlier work
    }
pairs-collected =
    { $count ->
        [one] { $count } from a collection
       *[other] { $count } from collections
    }
pairs-templates =
    { $count ->
        [one] { $count } template
       *[other] { $count } templates
    }
pairs-words =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
pairs-characters =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
pairs-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
pairs-compared =
    { $count ->
        [one] { $count } pair compared exactly
       *[other] { $count } pairs compared exactly
    } in { SECONDS($milliseconds) }
pairs-estimated =
    { $count ->
        [one] { $count } pair estimated (from signatures)
       *[other] { $count } pairs estimated (from signatures)
    } in { SECONDS($milliseconds) }
pairs-searched =
    { $count ->
        [one] { $count } pair searched (LSH)
       *[other] { $count } pairs searched (LSH)
    } and { $candidates ->
        [one] { $candidates } likely pair estimated
       *[other] { $candidates } likely pairs estimated
    } in { SECONDS($milliseconds) }
pairs-short-of-memory = Memory ran out during the exact comparison, so these similarities are estimates (from signatures). To have them counted exactly, compare fewer documents at a time.
# $changes: a list such as "threshold 20% → 30%".
pairs-changed =
    { $now ->
        [one] Changed: { $changes }. { $now } pair now, { NUMBER($before) } before.
       *[other] Changed: { $changes }. { $now } pairs now, { NUMBER($before) } before.
    }
# Phrases of the template are left out of every text.
pairs-template =
    { $count ->
        [one] Template text excluded ({ $count } phrase).
       *[other] Template text excluded ({ $count } phrases).
    }

## Warnings about the comparison as a whole

pairs-warning-texts-dropped = To stay below { NUMBER($limit) } MB of memory, the texts were not kept after reading. To show a pair, its two texts are read again.
pairs-warning-signatures = To stay below { NUMBER($limit) } MB of memory, similarities were estimated (from signatures), with all phrases counted the same, and some pairs may be missing. For exact results, compare fewer documents at a time.
pairs-warning-idle-template = The template has no phrase in common with any document, so it changes nothing. Check that it is the right text, or choose shorter phrases.
pairs-warning-languages =
    { $documents ->
        [one] { $documents } document is in an unknown programming language. It is compared as words and symbols, so copies with renamed variables are harder to find.
       *[other] { NUMBER($documents) } documents are in an unknown programming language. They are compared as words and symbols, so copies with renamed variables are harder to find.
    }
pairs-warning-common =
    { $count ->
        [one] { $count } phrase was excluded because it is
       *[other] { $count } phrases were excluded because they are
    } { $documents ->
        [one] in more than one document.
       *[other] in more than { $documents } documents.
    }
pairs-warning-few =
    { $count ->
        [one] There is only one document to compare. Add another.
       *[other] There is no document to compare. Add at least two.
    }
# $pairs: all that were found; $listed: how many of them are listed.
pairs-warning-left-out =
    { $pairs ->
        [one] { $pairs } pair was found,
       *[other] { $pairs } pairs were found,
    } { $listed ->
        [one] and only the strongest is listed.
       *[other] and the { $listed } strongest are listed.
    } To see the rest, raise the maximum number of pairs listed.
pairs-warning-left-out-each =
    { $pairs ->
        [one] { $pairs } pair is not listed, because both its documents have
       *[other] { $pairs } pairs are not listed, because both documents of each have
    } { $better ->
        [one] { $better } stronger pair.
       *[other] { $better } stronger pairs.
    } To list such pairs, raise the maximum number of pairs per document.

## Above the table

pairs-found = What was found
pairs-help = Help
pairs-how-found = How these pairs were found
pairs-sort-strongest = Sort by strongest evidence
pairs-showing =
    { $all ->
        [one] Showing { NUMBER($shown) } of { $all } pair.
       *[other] Showing { NUMBER($shown) } of { $all } pairs.
    }
pairs-showing-uncounted =
    { $count ->
        [one] { $count } of them no longer counts, because passages of it were excluded by hand.
       *[other] { NUMBER($count) } of them no longer count, because passages of them were excluded by hand.
    }
pairs-showing-strongest =
    { $all ->
        [one] Showing { NUMBER($shown) } of { $all } pair, strongest evidence first.
       *[other] Showing { NUMBER($shown) } of { $all } pairs, strongest evidence first.
    }
# What the list is narrowed to; a click shows all pairs again. $strength: "120 matched words".
pairs-narrowed-from = from { $strength }
pairs-narrowed-person = only { $name }
# Said by screen readers after either.
pairs-narrowed-end = (show all)
# $most: how many pairs each document keeps.
pairs-not-listed-document =
    { $count ->
        [one] { $count } pair is not listed because both its documents have
       *[other] { $count } pairs are not listed because both documents of each have
    } { $most ->
        [one] { $most } stronger pair.
       *[other] { $most } stronger pairs.
    }
pairs-not-listed =
    { $count ->
        [one] The weakest pair is not listed.
       *[other] The { $count } weakest pairs are not listed.
    }
# $count: all pairs that were found.
pairs-list-more = List all { NUMBER($count) } pairs
pairs-list-most = List the strongest { NUMBER($count) } pairs
pairs-estimates =
    { $functions ->
        [one] All similarities here are estimates, not exact counts (MinHash signatures of { $functions } value).
       *[other] All similarities here are estimates, not exact counts (MinHash signatures of { $functions } values).
    }

## The table

pairs-table = Pairs of documents
pairs-group = Group
pairs-group-hint = Documents that are linked, directly or through others, form a group.
# A group in a row.
pairs-group-number = group { $number }
# Of each group, the strongest pair alone is listed; a button in its row shows the others.
pairs-by-group = One row per group
pairs-by-group-hint = The strongest pair of each group stands for all pairs of the group.
# In a row of the list, beside a document that is in several pairs: a link to it with all its matches.
pairs-all-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
# The name of that link.
pairs-all-matches-of =
    { $count ->
        [one] { $count } match of { $name }, all in one text
       *[other] { $count } matches of { $name }, all in one text
    }
# In a row, below its group. $count: the other pairs of the group.
pairs-others = + { $count } more
pairs-others-hide = hide others
# The name of that button.
pairs-others-of =
    { $count ->
        [one] { $count } other pair of group { NUMBER($group) }
       *[other] { $count } other pairs of group { NUMBER($group) }
    }
pairs-similarity = Similarity
pairs-similarity-estimated = ≈ Similarity
# Of a column without matched words: how much the sets of phrases overlap, by three measures.
pairs-similarity-jaccard = Of all different phrases of the two documents, the share that is in both (Jaccard similarity).
pairs-similarity-sorensen = The phrases in both documents counted twice, as a share of the phrases of the first plus those of the second (Sørensen similarity).
pairs-similarity-overlap = The share of the shorter document’s phrases that are in the longer one (overlap).
pairs-estimate = Estimate
pairs-estimate-hint = The same share, estimated from signatures, with its 95% interval.
# Where similarity is counted exactly: the tooltip of a row's similarity.
pairs-similarity-cell = { $hint } Estimated from signatures: { $estimate }.
pairs-documents-head = Documents
pairs-documents-matched =
    Beside each name: the share of its { $unit ->
        [code] tokens
       *[words] words
    } that is matched in the other document.
pairs-documents-contained = Beside each name: the share of its phrases that is in the other document (containment).
pairs-longest = Longest passage
pairs-longest-matched =
    { $unit ->
        [code] Matched tokens of the longest passage that both programs share.
       *[words] Matched words of the longest passage that both documents share.
    }
pairs-longest-contained = Equal words of the longest passage that both documents share.
pairs-matched-words = Matched words
pairs-matched-tokens = Matched tokens
pairs-evidence = Evidence
pairs-evidence-hint = The bar is the number that orders the list: matched words, where those that more than three other documents share count less. Beside it is the number of matched words, all counted in full, in the document that has fewer. The pale end stands for edited words: those outside any run of five words that are the same in both texts.
pairs-evidence-hint-programs = The bar, by which the list is sorted: how much of their code the two programs share, lowered where few tokens match; code that few programs contain counts more, template code not at all. Below the share: how many of all tokens of each program match, those of template code included.
pairs-to-come =
    { $count ->
        [one] { $count } to come
       *[other] { $count } to come
    }

## A row

# Below a name: $all is the length of that document.
pairs-share-words =
    { $all ->
        [one] { PERCENT($share) } of its { $all } word
       *[other] { PERCENT($share) } of its { $all } words
    }
pairs-share-tokens =
    { $all ->
        [one] { NUMBER($matched) } of its { $all } token
       *[other] { NUMBER($matched) } of its { $all } tokens
    }
pairs-share-phrases = { PERCENT($share) } of its phrases
pairs-share-phrases-about = ≈ { PERCENT($share) } of its phrases
pairs-side-matched-tokens =
    { $all ->
        [one] { NUMBER($matched) } of the { $all } token of { $name } is matched in { $other }.
       *[other] { NUMBER($matched) } of the { $all } tokens of { $name } are matched in { $other }.
    }
pairs-side-matched = { PERCENT($share) } of { $name } is matched in { $other }.
pairs-side-contained = { PERCENT($share) } of { $name } is in { $other }.
# After either.
pairs-side-disguised = { $sentence } { $name } contains hidden tricks: see Documents.
pairs-disguised = hidden tricks
# After a document of earlier years.
pairs-from-archive = from earlier work
# After a program that has too little code of its own to tell a copy from an honest solution.
pairs-short-program = little code of its own
pairs-reworded =
    { $count ->
        [one] { $count } edited
       *[other] { $count } edited
    }
# How much of both programs is shared. Below it, the matched tokens.
pairs-of-both = { PERCENT($share) } of both
# After the matched words without excluded passages: "358 of 412". Below it, how many passages were excluded by hand.
pairs-of-found = of { NUMBER($all) }
# The same of programs.
pairs-tokens-of-found =
    { $all ->
        [one] { NUMBER($count) } of { $all } token
       *[other] { NUMBER($count) } of { $all } tokens
    }
# $count: passages that were excluded from it.
pairs-excluded = excluded: { $count }
# Instead, of a pair that is listed and not counted since passages were excluded.
pairs-uncounted = not counted
pairs-uncounted-hint = Too little is left, so this pair is counted nowhere. You can count its passages again.
# Below the matched words that many share: "287 words", "count as 198".
pairs-counts-as = count as { NUMBER($weight) }
# The same of programs, below their share: "100% of both", "counts as 49%".
pairs-share-counts-as = counts as { PERCENT($weight) }
pairs-counts-less = More than three other documents share some of these words, which therefore count less: { NUMBER($weight) } instead of { NUMBER($words) }.
pairs-bar-programs = Evidence, as it orders the list: { PERCENT($weight) } of both programs
pairs-none = none beyond chance
pairs-none-hint = No words matched beyond what chance explains.
pairs-too-few = only similar
pairs-too-few-hint = Listed only for its similarity: too little of both programs matches to suggest copying, or one of them has too little code of its own. Open the pair to see what matches.
# On a narrow screen, where the columns have no heads.
pairs-card-similar = { $share } similar
pairs-card-longest = Longest passage: { $length }
pairs-no-passage = none

## Where there is nothing to list

pairs-one-document = One document is here
pairs-one-document-add = It takes two to compare. Add another: drop it anywhere on this page, choose it, or paste it.
pairs-only-templates = Only templates so far
pairs-only-templates-add = A template is text that everyone was given: it is excluded from documents, and not compared itself. Add documents to compare: drop them anywhere on this page, choose them, or paste them.
pairs-no-pair = There is no pair to compare
pairs-no-pair-add = All documents are by one author or earlier work, and these are not compared with each other. Add another: drop it anywhere on this page, choose it, or paste it.
pairs-none-similar = No pair is { PERCENT($threshold) } similar or more.
pairs-below-uncounted = Pairs below that were not counted.
# $unit: what a phrase is made of, $k how many of them.
pairs-below-nothing =
    { $unit ->
        [characters] No two documents share { $k ->
            [one] a single character.
           *[other] a single sequence of { $k } characters.
        }
        [code] No two programs share { $k ->
            [one] a single token.
           *[other] a single sequence of { $k } tokens.
        }
        [pairs] No two documents share a single word.
       *[words] No two documents share { $k ->
            [one] a single word.
           *[other] a single phrase of { $k } words.
        }
    }
pairs-below =
    { $count ->
        [one] { $count } pair shares at least one phrase.
       *[other] { $count } pairs share at least one phrase.
    }
# What a closer look lists. $least: matched words; $threshold: similarity; $unit: of the words.
pairs-closer-finds =
    { $unit ->
        [code] A closer look also lists programs from { $least ->
            [one] { $least } matched token.
           *[other] { $least } matched tokens.
        } That finds one or two copied functions, but also more pairs that are alike by chance.
       *[words] A closer look also lists pairs from { $least ->
            [one] { $least } matched word
           *[other] { $least } matched words
        } or { PERCENT($threshold) } similarity. That finds a single copied sentence, but also more pairs that are alike by chance.
    }
pairs-closer-finds-phrases =
    { $unit ->
        [words] A closer look also lists pairs from { PERCENT($threshold) } similarity, by phrases of { $k ->
            [one] { $k } word.
           *[other] { $k } words.
        } That finds a single copied sentence, but also more pairs that are alike by chance.
       *[characters] A closer look also lists pairs from { PERCENT($threshold) } similarity. That finds a single copied sentence, but also more pairs that are alike by chance.
    }
pairs-look-closer = Look closer
pairs-list-all = List every pair that shares anything

## One row for each pair of authors

pairs-by-authors = One row per pair of authors
pairs-by-authors-hint = All that two authors share in their files together; a row opens into the pairs of files.
pairs-showing-authors =
    { $count ->
        [one] Showing { $count } pair of authors, with { NUMBER($shown) } of { NUMBER($all) } pairs of files.
       *[other] Showing { $count } pairs of authors, with { NUMBER($shown) } of { NUMBER($all) } pairs of files.
    }
pairs-authors-hint = What both share in all their files together. Words count once, however many files have them.
pairs-evidence-hint-authors = The bar, by which the list is sorted: what both share in all their files together. Words count once, however many files have them, and less if more than three other documents share them.
pairs-files =
    { $count ->
        [one] { $count } pair of files
       *[other] { $count } pairs of files
    }
pairs-files-found = { NUMBER($count) } of { NUMBER($all) } pairs of files
# How much of all files of an author matches.
pairs-work =
    { $unit ->
        [tokens] { NUMBER($matched) } of { NUMBER($all) } tokens ({ PERCENT($share) })
       *[words] { NUMBER($matched) } of { NUMBER($all) } words ({ PERCENT($share) })
    }
pairs-authors-head = Authors
# $text: "214 words". Not all passages were read.
pairs-at-least = ≥ { $text }
# $few: pairs-few-words or pairs-few-tokens.
pairs-weak =
    { $count ->
        [one] { $count } more pair of authors shares only { $few }, too few to mean anything.
       *[other] { $count } more pairs of authors share only { $few }, too few to mean anything.
    }
pairs-weak-listed =
    { $count ->
        [one] { $count } of these pairs of authors shares only { $few }, too few to mean anything.
       *[other] { $count } of these pairs of authors share only { $few }, too few to mean anything.
    }
pairs-weak-show = Show them
pairs-weak-hide = Hide them
pairs-few-words = a few words
pairs-few-tokens = a few tokens

## Traces in the files of a pair: what these have in common besides their texts

# The name of a link in a row. $shared: "14 revision ids, 1 picture".
pairs-traces = Files share: { $shared }
# In a row for several pairs of files.
pairs-traces-several =
    { $count ->
        [one] shared traces in { $count } pair
       *[other] shared traces in { $count } pairs
    }
pairs-traces-only = Only with shared traces
pairs-traces-only-hint = Pairs whose files have revision ids, identifiers, pictures or embedded files in common that few others have. This never counts as matched words.
pairs-trace-revisions =
    { $count ->
        [one] { $count } revision id
       *[other] { $count } revision ids
    }
pairs-trace-ids = the document identifier
pairs-trace-objects =
    { $count ->
        [one] { $count } embedded file
       *[other] { $count } embedded files
    }
pairs-trace-pictures =
    { $count ->
        [one] { $count } picture
       *[other] { $count } pictures
    }
pairs-trace-looks =
    { $count ->
        [one] { $count } picture that looks alike
       *[other] { $count } pictures that look alike
    }

## Selecting pairs, to save or report them

# The name of the box in a row. $a, $b: documents, or authors.
pairs-select = Select { $a } and { $b }
pairs-select-authors = Select all pairs of files of { $a } and { $b }
# The name of the box above the list.
pairs-select-shown =
    { $count ->
        [one] Select the pair shown
       *[other] Select all { $count } pairs shown
    }
pairs-selection = Selected pairs
pairs-selected =
    { $count ->
        [one] { $count } pair selected
       *[other] { $count } pairs selected
    }
# After it: of the selected pairs, those that the filter hides.
pairs-selected-hidden =
    { $count ->
        [one] { $count } of them not shown
       *[other] { $count } of them not shown
    }
pairs-selected-save = Save or share them
pairs-selected-clear = Clear selection
# A shortcut of the list.
pairs-key-select = select the pair

## What the list is narrowed to, in a report of the pairs shown: a list

pairs-filter-search = search “{ $text }”
# $few: pairs-few-words or pairs-few-tokens.
pairs-filter-weak = without authors who share only { $few }
