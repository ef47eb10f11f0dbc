## The comparison of two documents.

comparison-back = ‹ Pairs
# Between the names of the two documents, for screen readers.
comparison-and = and
comparison-failed = The passages could not be found: { $reason }
comparison-busy = Comparing the two texts…

## The first line: both names, and how much of each text matches the other

comparison-scores = Scores
# Under the name of one of the two documents.
comparison-side =
    { $unit ->
        [code] { $matched ->
            [one] { $matched } matched token of its { NUMBER($all) } tokens
           *[other] { $matched } matched tokens of its { NUMBER($all) } tokens
        }{ $template ->
            [0] { "" }
            [one] ; { $template } is template code
           *[other] ; { $template } are template code
        }
       *[words] { $matched ->
            [one] { $matched } matched word, { PERCENT($share) } of its { NUMBER($all) } words
           *[other] { $matched } matched words, { PERCENT($share) } of its { NUMBER($all) } words
        }
    }
# Of two programs, as in the list of pairs.
comparison-both-programs =
    { $hasTemplate ->
        [yes] { PERCENT($share) } of both is shared: rare code counts more, template code not at all.
       *[no] { PERCENT($share) } of both is shared: rare code counts more.
    }
# Where the two numbers of comparison-side differ.
comparison-side-smaller = The list shows the smaller number.
comparison-side-phrases = { PERCENT($share) } of its phrases are in the other
comparison-side-estimated = About { PERCENT($share) } of its phrases are in the other
comparison-side-nothing =
    { $unit ->
        [code] no matched passage
       *[words] no matched words beyond chance
    }
comparison-swap = Swap sides
comparison-all-sources = All its matches
comparison-all-sources-of = { $name }: all its matches
# A link in the details of the chosen passage, to the first text with all its matches.
comparison-also =
    { $isAll ->
        [no] Also in at least
       *[yes] Also in
    } { $count ->
        [one] { $count } other document
       *[other] { $count } other documents
    }
# Adds the passage as a template.
comparison-exclude-everywhere = Exclude it everywhere (as a template)
# The name of that template. $start: the first words of the passage.
comparison-template-name = Passage in most documents: { $start }
# $counted: their matched words, comparison-count or comparison-count-both.
comparison-by-hand =
    { $count ->
        [one] { $count } passage excluded by you: { $counted }.
       *[other] { $count } passages excluded by you: { $counted }.
    }
comparison-by-hand-numbers =
    Excluded passages are not counted as matched { $unit ->
        [code] tokens
       *[words] words
    } anywhere: not here, in the list, for authors or groups, or in files that you save.
# Under "How this was counted", where something was excluded.
comparison-counted-by-hand = The similarity below still counts what you excluded.
# Where the shares of each text are of characters, or of words with their punctuation.
comparison-counted-by-hand-shares = The shares of each text and the similarity below still count what you excluded.
comparison-leave-out = Exclude this passage (not copied)
comparison-restore = Count this passage again
comparison-restore-all = Count all passages again
comparison-copy = Copy this passage
comparison-copied = The passage is on the clipboard, as it stands in both documents, with their names.
comparison-not-copied = The browser did not allow copying. Select the passage in the text and copy it instead.
# Above the copied passage of one document.
comparison-copy-from = { $name }:
comparison-copy-from-lines = { $name }, lines { $lines }:
comparison-copy-from-pages = { $name }, { $pages }:
# $pages: ui-page or ui-pages.
comparison-pages-in = In { $name }: { $pages }.
# Below both. $count: comparison-count or comparison-count-both.
comparison-copy-matched = Passage { NUMBER($number) }, matched: { $count }. Found by Lookalike.
comparison-is-out = You excluded this passage.
# Said when a passage is excluded or taken back in.
comparison-left-out = Passage { NUMBER($number) } is excluded.
comparison-restored = Passage { NUMBER($number) } counts again.
comparison-restored-all = All passages of this pair count again.

## The tools above the texts

# Shows the switches and the search above the texts, in a narrow window.
comparison-tools = Tools
comparison-details = Details
comparison-scroll = Scroll together
comparison-scroll-hint = When you scroll one text, the other follows, passage beside passage.
comparison-find = Find in both texts
comparison-find-one = Find in the text
comparison-find-short = Find
comparison-find-none = not found
comparison-find-places =
    { $total ->
        [one] { $total } place
       *[other] { $total } places
    }
comparison-find-many = more than { NUMBER($total) } places
comparison-find-place = { NUMBER($at) } of { NUMBER($total) }
comparison-find-place-many = { NUMBER($at) } of more than { NUMBER($total) }
comparison-find-previous = Previous place
comparison-find-next = Next place

## How this was counted

comparison-headline-phrases = { PERCENT($shareA) } of the phrases in { $a } are in { $b }; { PERCENT($shareB) } of the phrases in { $b } are in { $a }.
comparison-headline-estimated = About { PERCENT($shareA) } of the phrases in { $a } are in { $b }; about { PERCENT($shareB) } of the phrases in { $b } are in { $a }.
comparison-nothing =
    { $unit ->
        [code] The two programs have no passage in common.
       *[words] The two texts have nothing in common that chance does not explain.
    }
comparison-verdict = Similarity is not a verdict: read the passages.
comparison-bounded = Some phrases recur so often in these texts that not all of their places were searched. A passage around them may be shown too short.
comparison-no-phrase =
    { $unit ->
        [characters] { $k ->
            [one] The two texts have no phrase of { $k } character in common.
           *[other] The two texts have no phrase of { $k } characters in common.
        }
        [code] { $k ->
            [one] The two programs have no phrase of { $k } token in common.
           *[other] The two programs have no phrase of { $k } tokens in common.
        }
       *[words] { $k ->
            [one] The two texts have no phrase of { $k } word in common.
           *[other] The two texts have no phrase of { $k } words in common.
        }
    } To find smaller similarities, set shorter phrases in the settings.
# Instead, where a text has excluded text, which both may contain.
comparison-no-phrase-excluded =
    { $unit ->
        [characters] { $k ->
            [one] Apart from text that is excluded, the two texts have no phrase of { $k } character in common.
           *[other] Apart from text that is excluded, the two texts have no phrase of { $k } characters in common.
        }
        [code] { $k ->
            [one] Apart from text that is excluded, the two programs have no phrase of { $k } token in common.
           *[other] Apart from text that is excluded, the two programs have no phrase of { $k } tokens in common.
        }
       *[words] { $k ->
            [one] Apart from text that is excluded, the two texts have no phrase of { $k } word in common.
           *[other] Apart from text that is excluded, the two texts have no phrase of { $k } words in common.
        }
    }
comparison-no-pair =
    { $unit ->
        [characters] The two texts have no character in common.
        [code] The two programs have no token in common.
       *[words] The two texts have no word in common.
    }
comparison-no-pair-excluded =
    { $unit ->
        [characters] Apart from text that is excluded, the two texts have no character in common.
        [code] Apart from text that is excluded, the two programs have no token in common.
       *[words] Apart from text that is excluded, the two texts have no word in common.
    }

comparison-counted = How this was counted
# Followed by what the words of one document are: comparison-shared-part and so on.
comparison-row =
    { $unit ->
        [characters] { $count ->
            [one] { $name } has { $count } character:
           *[other] { $name } has { $count } characters:
        }
        [code] { $count ->
            [one] { $name } has { $count } token:
           *[other] { $name } has { $count } tokens:
        }
       *[words] { $count ->
            [one] { $name } has { $count } word:
           *[other] { $name } has { $count } words:
        }
    }
# Where chance may explain what the texts share, and where tokens are not the words that are matched.
comparison-shared-part = { NUMBER($count) } in shared passages ({ PERCENT($share) })
comparison-matched-part = { NUMBER($count) } matched ({ PERCENT($share) })
# $edited: those that are not in runs of five words that are the same.
comparison-matched-part-words =
    { NUMBER($count) } matched ({ PERCENT($share) }), { $edited ->
        [0] all word for word
        [one] { $edited } of them in an edited phrase
       *[other] { $edited } of them in edited phrases
    }
comparison-by-hand-part = { NUMBER($count) } in passages excluded by you ({ PERCENT($share) })
comparison-quoted-part = { NUMBER($count) } in quotations ({ PERCENT($share) })
comparison-reference-part = { NUMBER($count) } in the list of sources ({ PERCENT($share) })
comparison-template-part = { NUMBER($count) } from the template ({ PERCENT($share) })
comparison-common-part = { NUMBER($count) } in many documents ({ PERCENT($share) })
comparison-own-part = { NUMBER($count) } not matched ({ PERCENT($share) })
# Of a program. After its parts, as a sentence of its own.
comparison-brackets =
    { $count ->
        [one] Not counted: { $count } brace or closing bracket.
       *[other] Not counted: { $count } braces and closing brackets.
    }
# $shortest: the shortest passage in the settings, in words.
comparison-shorter-runs =
    { $shortest ->
        [one] Shared runs under { $shortest } word do not count as matched (shortest passage in the settings).
       *[other] Shared runs under { $shortest } words do not count as matched (shortest passage in the settings).
    }
comparison-excluded-quoted = Excluded: quotation
comparison-excluded-reference = Excluded: list of sources
comparison-excluded-template = Excluded: template text
comparison-excluded-common = Excluded: text in many documents
# $reason: one of the four above.
comparison-excluded-place = { $reason }, place { NUMBER($at) } of { NUMBER($total) }
comparison-phrase =
    { $unit ->
        [characters] { $k ->
            [one] Similarity compares single characters (shingles).
           *[other] Similarity compares phrases, each { $k } characters in a row (shingles).
        }
        [code] { $k ->
            [one] Similarity compares single tokens (shingles).
           *[other] Similarity compares phrases, each { $k } tokens in a row (shingles).
        }
       *[words] { $k ->
            [one] Similarity compares single words (shingles).
           *[other] Similarity compares phrases, each { $k } words in a row (shingles).
        }
    }
comparison-phrase-pairs =
    { $unit ->
        [characters] Similarity compares single characters and pairs of them up to { NUMBER($reach) } apart; both are called phrases here.
        [code] Similarity compares single tokens and pairs of them up to { NUMBER($reach) } apart; both are called phrases here.
       *[words] Similarity compares single words and pairs of them up to { NUMBER($reach) } apart; both are called phrases here.
    }
comparison-jaccard-set =
    { $shared ->
        [one] { PERCENT($share) } similar (Jaccard): { $shared } of the { NUMBER($all) } different phrases is in both texts.
       *[other] { PERCENT($share) } similar (Jaccard): { $shared } of the { NUMBER($all) } different phrases are in both texts.
    }
comparison-jaccard-bag =
    { $shared ->
        [one] { PERCENT($share) } similar (Jaccard): { $shared } of the { NUMBER($all) } phrases is in both texts.
       *[other] { PERCENT($share) } similar (Jaccard): { $shared } of the { NUMBER($all) } phrases are in both texts.
    }
comparison-jaccard-weighted = { PERCENT($share) } similar (Jaccard): phrases with { NUMBER($shared) } of { NUMBER($all) } points are in both texts. Rare phrases have more points.
comparison-jaccard-estimated = About { PERCENT($share) } similar (Jaccard; 95% interval { NUMBER($low) }–{ NUMBER($high) }%): estimated from signatures (MinHash), not counted. The shares below follow from it.
comparison-estimate = An estimate from signatures (MinHash) is { PERCENT($share) } (95% interval { NUMBER($low) }–{ NUMBER($high) }%).
comparison-contained = { PERCENT($shareA) } of the phrases in { $a } are in { $b }, and { PERCENT($shareB) } of the phrases in { $b } are in { $a } (containment).
comparison-contained-estimated = About { PERCENT($shareA) } of the phrases in { $a } are in { $b }, and about { PERCENT($shareB) } of the phrases in { $b } are in { $a } (containment).
comparison-whole = With nothing excluded: { PERCENT($share) } similar; { NUMBER($shared) } of the { NUMBER($all) } phrases are in both texts, { PERCENT($shareA) } of those in { $a } and { PERCENT($shareB) } of those in { $b }.
comparison-stem =
    { $letters ->
        [one] Words count as the same by their first letter.
       *[other] Words count as the same by their first { $letters } letters.
    }

## Passages

comparison-previous = Previous passage
comparison-next = Next passage
comparison-no-passages = No shared passage.
# $order: of the list, "place" or "size".
comparison-passages =
    { $count ->
        [one] { $count } shared passage
       *[other] { $count } shared passages, { $order ->
            [size] longest first
           *[place] in the order of the first text
        }
    }
# Opens the list of all passages, of which one line is shown.
comparison-all = All { NUMBER($count) }
comparison-all-hint = Show all passages at once.
comparison-order = Order of the passages
comparison-order-hint = How passages are listed, and stepped through. A passage keeps its number.
comparison-order-place = By place
comparison-order-size = By size
# Beside the longest of several passages: "3 214 · longest"; "Passage 3: 214 words, longest".
comparison-longest = longest
comparison-count =
    { $unit ->
        [characters] { $count ->
            [one] { $count } character
           *[other] { $count } characters
        }
        [code] { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        }
       *[words] { $count ->
            [one] { $count } word
           *[other] { $count } words
        }
    }
# $count: comparison-count.
comparison-count-both = { $count } in the first text, { NUMBER($b) } in the second
# The same in brief: "592 ↔ 615 words". $b: a number, or comparison-count.
comparison-count-sides = { NUMBER($a) } ↔ { $b }
# $count: comparison-count or comparison-count-both.
comparison-chip = Passage { NUMBER($number) }: { $count }
comparison-chip-out = Passage { NUMBER($number) }: { $count }, excluded by you
# $matched: comparison-count or comparison-count-both. The numbers are of the same unit.
comparison-chip-title =
    { $unit ->
        [code] Matched: { $matched }, in the same order in both programs.
       *[words] Matched: { $matched }. The same and in the same order: { NUMBER($same) }. Whole passage: { NUMBER($a) } in the first text, { NUMBER($b) } in the second.
    }
# Said when a passage is chosen. $count: comparison-count or comparison-count-both.
comparison-chosen = Passage { NUMBER($number) } of { NUMBER($total) }, matched: { $count }
# $where: comparison-lines-in.
comparison-chosen-lines = Passage { NUMBER($number) } of { NUMBER($total) }, matched: { $count }. { $where }
comparison-passage = Passage { NUMBER($number) }:
# $passage: comparison-passage; $count: comparison-count.
comparison-passage-exact = { $passage } { $count }, the same in both texts.
comparison-passage-exact-code = { $passage } { $count }, in the same order in both programs.
# After comparison-passage-exact-code.
comparison-passage-abstract = Names, numbers and strings (quoted text) may differ. Comments are not compared, and have no colour.
# $countA: comparison-count, the matched words in the first text. The other numbers are of the same unit.
comparison-passage-matched = { $passage } { $countA } of { NUMBER($allA) } match in the first text, { NUMBER($countB) } of { NUMBER($allB) } in the second.
# After comparison-passage-matched, of its words, characters or tokens.
comparison-all-in-order = All of these match exactly and in the same order.
comparison-in-order =
    { $count ->
        [0] None of these match exactly and in the same order: they were moved or repeated, or take another form.
        [one] { $count } of these matches exactly and in the same order; the others were moved or repeated, or take another form.
       *[other] { $count } of these match exactly and in the same order; the others were moved or repeated, or take another form.
    }
comparison-summary = One text sums up the other.
# Whether texts say that a passage is somebody else's. $name: a document.
comparison-attributed =
    In { $name }, { $kind ->
        [both] it is in quotation marks, with a citation nearby.
        [quoted] it is in quotation marks, without a citation nearby.
        [cited] there is a citation nearby, but it is not in quotation marks.
       *[reference] it is in the list of sources.
    }
comparison-not-attributed = Neither text has it in quotation marks or near a citation.
# $counts: a list of items like comparison-attributed-count.
comparison-attributed-passages = Passages in { $name }: { $counts }.
comparison-attributed-count =
    { $kind ->
        [both] { NUMBER($count) } quoted with a citation
        [quoted] { NUMBER($count) } quoted without a citation
        [cited] { NUMBER($count) } near a citation but not quoted
        [reference] { NUMBER($count) } in the list of sources
       *[none] { NUMBER($count) } neither quoted nor cited
    }
# The kind of a passage, in at least one of the texts.
comparison-kind =
    { $kind ->
        [both] Quoted and cited
        [quoted] Quoted, not cited
        [cited] Cited, not quoted
        [reference] In the list of sources
       *[none] Neither quoted nor cited
    }
# On a button that shows the passages of one kind. $count: their matched words, as "592" or "592 ↔ 615 words".
comparison-kind-count =
    { $kind ->
        [both] Quoted and cited: { $count }
        [quoted] Quoted, not cited: { $count }
        [cited] Cited, not quoted: { $count }
        [reference] In the list of sources: { $count }
       *[none] Neither quoted nor cited: { $count }
    }
# $count: comparison-count or comparison-count-both.
comparison-kind-hint =
    { $kind ->
        [both] In quotation marks and near a citation (author and year, number in brackets, footnote) in at least one of the texts
        [quoted] In quotation marks in at least one of the texts, but not near a citation there
        [cited] Near a citation in at least one of the texts (author and year, number in brackets, footnote), but not in quotation marks
        [reference] In the list of sources of at least one of the texts
       *[none] In neither text in quotation marks or near a citation
    }. Matched: { $count }. Press to show only such passages.
comparison-kinds = Kinds of passages to show
# Said when kinds are chosen.
comparison-kinds-shown = Showing { NUMBER($count) } of { NUMBER($all) } passages
# After the number of a passage, or of words: "92 words, not counted".
comparison-uncounted = not counted
# After how each text attributes the passage.
comparison-uncounted-passage = Lists of sources are excluded, so this passage is not counted anywhere.
comparison-count-lists = Count lists of sources
comparison-count-lists-hint = In all pairs: texts that cite the same sources share the words of their lists.
comparison-edits =
    { $count ->
        [one] Text was replaced, added or removed in { $count } place.
       *[other] Text was replaced, added or removed in { $count } places.
    }
comparison-lines = Lines { $a } ↔ { $b }.
comparison-lines-in = Lines in { $a }: { $linesA }; in { $b }: { $linesB }.
comparison-too-short =
    { $unit ->
        [characters] { $count ->
            [one] { $count } shared phrase is too short to be a passage (under { NUMBER($shortest) } characters; fewer in short texts). “Phrases” shows it.
           *[other] { $count } shared phrases are too short to be passages (under { NUMBER($shortest) } characters; fewer in short texts). “Phrases” shows them.
        }
        [code] { $count ->
            [one] { $count } shared phrase is too short to be a passage (under { NUMBER($shortest) } tokens; fewer in short programs). “Phrases” shows it.
           *[other] { $count } shared phrases are too short to be passages (under { NUMBER($shortest) } tokens; fewer in short programs). “Phrases” shows them.
        }
       *[words] { $count ->
            [one] { $count } shared phrase is too short to be a passage (under { NUMBER($shortest) } words; fewer in short texts). “Phrases” shows it.
           *[other] { $count } shared phrases are too short to be passages (under { NUMBER($shortest) } words; fewer in short texts). “Phrases” shows them.
        }
    }

## What is shown

comparison-show = Show
comparison-mode-passages = Passages
comparison-mode-passages-hint =
    { $unit ->
        [code] Code that both programs share, numbered and coloured.
       *[words] Text that both documents share, numbered and coloured. Words in it that do not match are paler.
    }
comparison-mode-differences = Differences
comparison-mode-differences-hint =
    { $unit ->
        [code] Line by line: which lines of the passages are the same in both programs, and which were changed, added or removed; comments do not count
       *[words] What was replaced, added, removed or moved in the passages, word by word
    }
comparison-mode-phrases = Phrases
comparison-mode-phrases-hint =
    { $unit ->
        [code] Every phrase that both programs contain (shingle), however short
       *[words] Every phrase that both documents contain (shingle), however short
    }
comparison-differences = What differs, from { $a } to { $b }
comparison-first-edits = The first { NUMBER($listed) } of { NUMBER($total) } are listed; the texts show all of them.
comparison-added = added: { $text }
comparison-moved = moved: { $text }
# Words that match, but stand more often in one text than in the other.
comparison-repeated = repeated: { $text }
# A word of the first text, and the form that it has in the second: "another form: walk → walked".
comparison-reworded = another form: { $before } → { $after }
comparison-removed = removed: { $text }
# Between what was replaced and what replaced it, for screen readers.
comparison-became = became
comparison-edited-look = In the texts, words of the passage that do not match are paler, with a dotted line.
comparison-legend = In the texts:
comparison-legend-replaced = replaced
comparison-legend-only = only here
comparison-legend-moved = moved or repeated
comparison-legend-reworded = another form
comparison-legend-missing = words are missing here
comparison-long = long: your browser’s own search finds only what is near the screen
comparison-long-hint = Scroll, or step from passage to passage, to see the rest.

## Hidden tricks

comparison-tricks = Hidden tricks
# $tricks: a list, such as "41 look-alike letters of another script in 38 words".
comparison-tricks-found = { $name } contains { $tricks }. It was compared as a reader sees it.
comparison-tricks-few = { $name } contains { $tricks }, too few to mean much. It was compared as a reader sees it.
comparison-untricked = { PERCENT($seen) } similar as a reader sees the texts; { PERCENT($raw) } if the tricks are left in.
comparison-untricked-estimated = About { PERCENT($seen) } similar as a reader sees the texts; about { PERCENT($raw) } if the tricks are left in.
comparison-trick-invisible =
    { $characters ->
        [one] { $characters } invisible character
       *[other] { $characters } invisible characters
    }{ $words ->
        [0] { "" }
        [one] { " in " }{ $words } word
       *[other] { " in " }{ $words } words
    }
comparison-trick-backwards =
    { $characters ->
        [one] { $characters } character written backwards
       *[other] { $characters } characters written backwards
    }{ $words ->
        [0] { "" }
        [one] { " in " }{ $words } word
       *[other] { " in " }{ $words } words
    }
comparison-trick-look-alike =
    { $characters ->
        [one] { $characters } look-alike letter of another script
       *[other] { $characters } look-alike letters of another script
    }{ $words ->
        [0] { "" }
        [one] { " in " }{ $words } word
       *[other] { " in " }{ $words } words
    }
comparison-trick-styled =
    { $characters ->
        [one] { $characters } letter in an unusual form
       *[other] { $characters } letters in an unusual form
    }{ $words ->
        [0] { "" }
        [one] { " in " }{ $words } word
       *[other] { " in " }{ $words } words
    }
comparison-trick-spaced-out =
    { $characters ->
        [one] { $characters } spaced-out letter
       *[other] { $characters } spaced-out letters
    }{ $words ->
        [0] { "" }
        [one] { " in " }{ $words } word
       *[other] { " in " }{ $words } words
    }
comparison-mark-tricks = Mark hidden tricks
comparison-previous-trick = Previous hidden trick
comparison-next-trick = Next hidden trick
comparison-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
comparison-places-more =
    { $count ->
        [one] { $count } place, and { NUMBER($more) } not shown
       *[other] { $count } places, and { NUMBER($more) } not shown
    }
comparison-place = { NUMBER($at) } of { NUMBER($total) }
comparison-place-more = { NUMBER($at) } of { NUMBER($total) }, and { NUMBER($more) } not shown

## Keys

comparison-keys = Shortcuts
# A checkbox in the list of keys.
comparison-keys-on = Use single-key shortcuts (Esc always works)
comparison-key-find = find in both texts
comparison-key-next = next passage
comparison-key-previous = previous passage
comparison-key-phrases = passages or phrases
comparison-key-differences = differences within passages
comparison-key-trick = next, previous hidden trick
# The name of the key on a keyboard.
comparison-key-escape = Esc
comparison-key-back = back to the pairs
comparison-key-click = click
comparison-key-counterpart = on a coloured passage: the same passage in the other text
