## The view that checks one new document against those on the page.

check-tab = Check a new document
check-intro =
    A new document is compared with { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    }, and added only if you choose to.

## The form

check-form = New document to check
check-name = Name
check-optional = (optional)
check-text = Text
check-read-file = Read from a file
check-too-long =
    { $characters ->
        [one] This text has { $characters } character, too many to show here.
       *[other] This text has { $characters } characters, too many to show here.
    } You can still check it.
check-other-text = Use another text
check-rule = Rule for adding
check-rule-refuses = The rule for adding refuses it.
check-rule-hint = A new document cannot be added if it is too similar to another one, or if its group of similar documents would become too large. Shared passages are shown either way.
check-refuse-at = Refuse if at least this similar (%)
check-refuse-at-wrong = Enter a number from 0 to 100. “{ $value }” is not one.
check-largest-group = Maximum documents in a group
check-largest-group-wrong = Enter a whole number from 1. “{ $value }” is not one.
check-run = Check
check-cancel = Cancel
check-reading = Reading { $name }…
check-busy = Checking…
check-unreadable = { $name } could not be read. { $reason }
# The reason in check-unreadable.
check-archive = It is an archive. Unpack it and choose one document.
# A remark beside the new document. $what names the part, such as "page 3".
check-partly-read = read only in part, without { $what }

## The result

check-result = Result
check-stale = The text, the rule, the settings or the documents have changed. Check again.
check-add = Add to the documents
check-added = { $name } was added to the documents.
# Stands for the name of a document without one, at the beginning of a sentence.
check-unnamed = The new document
check-unique = { $name } has no match.
check-may-be-rewritten = { $name } may be a rewritten copy.
check-joins = { $name } is similar to other documents.
check-refused = { $name } is too similar to add.
check-why-unique = No document is at least { PERCENT($threshold) } similar to it.
check-why-too-similar = It is { PERCENT($share) } similar to { $other }. Documents that are at least { $limit }% similar are refused.
# $names: "a.txt, b.txt and c.txt". $size: documents in the group with the new one.
check-why-full = It belongs to the group of similar documents of { $names }, which is full: it would have { $size } documents, and at most { $largest } are allowed.
check-why-joins = Its group of similar documents: { $names }.
# The end of a list of names.
check-others =
    { $count ->
        [one] { $count } other
       *[other] { $count } others
    }

## Similar documents

check-similar =
    { $count ->
        [0] No document is
        [one] { $count } document is
       *[other] { $count } documents are
    } at least { PERCENT($threshold) } similar to the new one.
check-similar-list = Similar documents, most similar first
check-not-listed =
    { $count ->
        [one] The least similar one is not listed.
       *[other] The { $count } least similar are not listed.
    } To see more, raise the maximum number of pairs in the settings.
check-removed = a document that was removed
check-shares = { PERCENT($inOther) } of the new document’s phrases are in { $other }; { PERCENT($inNew) } of the phrases of { $other } are in the new document.
check-shared =
    { $shared ->
        [one] { $shared } of { NUMBER($all) } phrases is in both
       *[other] { $shared } of { NUMBER($all) } phrases are in both
    }
check-shared-weighted = phrases with { $shared } of { $all } points are in both (rare phrases have more points)
check-jaccard = Jaccard similarity { PERCENT($share) }

## How this was counted

check-counted = How this was counted
check-counted-words =
    { $tokens ->
        [one] The new document has { $tokens } word,
       *[other] The new document has { $tokens } words,
    } which { $shingles ->
        [one] form { $shingles } phrase (shingle).
       *[other] form { $shingles } different phrases (shingles).
    }
check-counted-characters =
    { $tokens ->
        [one] The new document has { $tokens } character,
       *[other] The new document has { $tokens } characters,
    } which { $shingles ->
        [one] form { $shingles } sequence (shingle).
       *[other] form { $shingles } different sequences (shingles).
    }
check-counted-code =
    { $tokens ->
        [one] The new program has { $tokens } token,
       *[other] The new program has { $tokens } tokens,
    } which { $shingles ->
        [one] form { $shingles } sequence (shingle).
       *[other] form { $shingles } different sequences (shingles).
    }
check-measure-jaccard = Similarity: of all phrases that are in either document, the share that is in both (Jaccard).
check-measure-sorensen = Similarity counts the shared phrases twice, divided by the phrases of both documents (Sørensen).
check-measure-overlap = Similarity is the share of the shorter document’s phrases that are in the longer one (overlap).

## Shared passages

check-copied =
    { $name } shares text with { $found } of { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    }.
# Where nothing would be on the list of pairs.
check-copied-little =
    { $name } shares only short passages, with { $found } of { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    }.
check-why-unique-passages =
    No document shares more with it than chance explains, and none is at least { PERCENT($threshold) } similar. { $least ->
        [one] { "" }
       *[other] Matches of fewer than { $least } words are not reported.
    }
check-why-unique-programs = No program shares enough code with it to suggest copying, and none is at least { PERCENT($threshold) } similar.
check-why-unique-similar-programs = No program shares enough code with it to suggest copying. Solutions to the same task are often this similar.
check-too-short = { $name } is too short to check.
check-why-too-short =
    { $words ->
        [one] It has { $words } word; a match needs at least { NUMBER($least) }.
       *[other] It has { $words } words; a match needs at least { NUMBER($least) }.
    }
check-empty-file = { $name } has no text.
check-why-copied = { $matched } of its { $all } words match { $other }.
check-why-copied-code = { $matched } of its { $all } tokens match { $other }.
check-shared-with =
    { $documents ->
        [one] { $documents } document shares passages with the new one.
       *[other] { $documents } documents share passages with the new one.
    }
# After check-shared-with.
check-shared-little =
    { $documents ->
        [one] With { $documents } of them, it shares too little for the list of pairs.
       *[other] With { $documents } of them, it shares too little for the list of pairs.
    }
# Opens the list of those that share less than the documents above.
check-shared-besides =
    { $documents ->
        [one] { $documents } more document shares too little to be listed as a pair
       *[other] { $documents } more documents share too little to be listed as a pair
    }
check-shared-list =
    { $unit ->
        [code] Programs with shared passages, strongest first
       *[words] Documents with shared passages, most matched words first
    }
check-matched =
    { $matched ->
        [one] { $matched } matched word:
       *[other] { $matched } matched words:
    } { PERCENT($inNew) } of the new document’s words, { PERCENT($inOther) } of this document’s.
check-matched-code =
    { $matched ->
        [one] { $matched } matched token:
       *[other] { $matched } matched tokens:
    } { PERCENT($inNew) } of the new program’s tokens, { PERCENT($inOther) } of this program’s.
check-not-aligned =
    { $unit ->
        [code] { $count ->
            [one] { $count } more document was not examined, because too many have rare code in common with it.
           *[other] { $count } more documents were not examined, because too many have rare code in common with it.
        }
       *[words] { $count ->
            [one] { $count } more document was not examined, because too many have rare words in common with it.
           *[other] { $count } more documents were not examined, because too many have rare words in common with it.
        }
    }
# Documents that are not listed for the few matched words that they share. $few: a minimum that may list them.
check-few-words =
    { $count ->
        [one] { $count } document shares only a few matched words with it, but rare ones. It is not listed for them: the usual reason is a common subject. A lower minimum of matched words (minMatched), such as { NUMBER($few) }, may list it.
       *[other] { $count } documents share only a few matched words with it, but rare ones. They are not listed for them: where this many documents do, the usual reason is a common subject. A lower minimum of matched words (minMatched), such as { NUMBER($few) }, may list them.
    }
check-shared-more =
    { $count ->
        [one] { $count } more is not shown.
       *[other] { $count } more are not shown.
    }
# Before check-all-matches: what all documents together have of the new one.
check-total =
    { $unit ->
        [characters] In all, { NUMBER($matched) } of its { NUMBER($all) } characters match ({ PERCENT($share) }), each counted once.
        [code] In all, { NUMBER($matched) } of its { NUMBER($all) } tokens match ({ PERCENT($share) }), each counted once.
       *[words] In all, { NUMBER($matched) } of its { NUMBER($all) } words match ({ PERCENT($share) }), each counted once.
    }
check-all-matches = Show the new document with all its matches
check-save = Save as a table (CSV)
check-table-in-order = Rare words in the same order (may be a rewritten copy)
check-rewritten =
    The new document may be a rewritten copy of { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    }.
check-rewritten-list = Documents that it may be a rewritten copy of
check-rewritten-show = Show both texts
check-passages-show = Show the passages
check-passages-busy = Looking for the passages…
check-passage-new = The new document
check-passages-left =
    { $count ->
        [one] { $count } shorter passage is not shown.
       *[other] { $count } shorter passages are not shown.
    }

## Archives

# $manage is check-archives, a link.
check-intro-none = There is nothing to compare a new document with yet. Add documents to this page, or switch on a collection ({ $manage }).
# Where there are archives, none of them switched on.
check-intro-none-on = There is nothing to compare a new document with yet. Add documents to this page, or choose a collection.
check-with-archives = Also compare with collections on this device:
# $name: an archive.
check-archive-choice = { $name }, { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    }
check-archives = Manage collections
check-add-archive = Add to the collection { $archive }
check-added-archive = { $name } was added to the collection { $archive }. The next document is checked against it, too.
