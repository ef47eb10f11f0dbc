## One document with all that matches it.

# Back to the view that it was opened from.
sources-back =
    ‹ { $view ->
        [pairs] Pairs
        [people] Authors
        [groups] Groups
        [matrix] Matrix
        [pair] Side by side
        [check] Check
       *[documents] Documents
    }
sources-title = All matches of { $name } – Lookalike
sources-link-missing = This link leads to a document that is not on this page. Add the same files again, and its matches open.
sources-soon = The matches appear when the comparison is done.
sources-busy = Finding passages: { NUMBER($done) } of { NUMBER($total) } documents…
sources-progress = Documents searched for passages
sources-cancel = Cancel
sources-cancelled = The search for passages was cancelled.
sources-failed = The passages could not be found: { $reason }

# Each word is counted once, however many documents contain it.
sources-headline =
    { $unit ->
        [characters] { $matched ->
            [one] { $matched } matched character
           *[other] { $matched } matched characters
        }
        [code] { $matched ->
            [one] { $matched } matched token
           *[other] { $matched } matched tokens
        }
       *[words] { $matched ->
            [one] { $matched } matched word
           *[other] { $matched } matched words
        }
    }, { PERCENT($share) } of its { NUMBER($all) } { $unit ->
        [characters] characters
        [code] tokens
       *[words] words
    }, in { $sources ->
        [one] { $sources } other document
       *[other] { $sources } other documents
    }
# Beside the name of a matching document: how many words of the document it has.
sources-share =
    { $unit ->
        [characters] { $matched ->
            [one] { $matched } character
           *[other] { $matched } characters
        }
        [code] { $matched ->
            [one] { $matched } token
           *[other] { $matched } tokens
        }
       *[words] { $matched ->
            [one] { $matched } word
           *[other] { $matched } words
        }
    }, { PERCENT($share) } of the text shown
sources-none = No matches
sources-none-hint = No other document shares a passage with this one.
sources-passages =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
# Said when a passage is chosen.
sources-chosen = Passage shared with document { NUMBER($number) }, { $name }
sources-chosen-label = Chosen passage
sources-open = Open side by side
sources-open-title = Compare with { $name } side by side
# Above the names of all documents that have the chosen passage.
sources-here =
    { $count ->
        [one] In { $count } document:
       *[other] In { $count } documents:
    }
sources-here-more = { NUMBER($count) } more
sources-list = Matching documents
sources-heading =
    { $count ->
        [one] { $count } matching document
       *[other] { $count } matching documents
    }
sources-all-off = Switch all off
sources-all-on = Switch all on
# A checkbox.
sources-count-it = Count document { NUMBER($number) }, { $name }
sources-next-of = Next passage shared with document { NUMBER($number) }, { $name }
sources-bounded = Some passages may be shown too short.
sources-unread =
    { $count ->
        [one] These are the { NUMBER($read) } strongest matches. { $count } more document is not counted here.
       *[other] These are the { NUMBER($read) } strongest matches. { $count } more documents are not counted here.
    }
sources-more = Show more documents
sources-counted =
    { $unit ->
        [code] Each token of { $name } is counted once, however many documents contain it. Quotations, lists of sources and template text that are excluded do not count, nor do passages that you excluded from a pair.
       *[words] Each word of { $name } is counted once, however many documents contain it. Quotations, lists of sources and template text that are excluded do not count, nor do passages that you excluded from a pair.
    }
