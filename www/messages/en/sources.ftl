## One document with all that matches it.

sources-back = ‹ Documents
sources-title = All matches of { $name } – Lookalike
sources-link-missing = This link leads to a document that is not on this page. Add the same files again, and its matches open.
sources-soon = The matches appear when the comparison is done.
sources-busy = Finding passages: { NUMBER($done) } of { NUMBER($total) } documents…
sources-progress = Documents searched for passages
sources-cancel = Cancel
sources-cancelled = The search for passages was cancelled.
sources-failed = The passages could not be found: { $reason }

# Each word is counted once, however many sources contain it.
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
        [one] { $sources } source
       *[other] { $sources } sources
    }
# Beside the name of a source: how many words of the document it has.
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
sources-chosen = Passage from source { NUMBER($number) }, { $name }
sources-chosen-label = Chosen passage
sources-open = Open side by side
sources-open-title = Compare with { $name } side by side
sources-also =
    { $count ->
        [one] Also in { $count } other source:
       *[other] Also in { $count } other sources:
    }
sources-list = Sources
sources-heading =
    { $count ->
        [one] { $count } source
       *[other] { $count } sources
    }
sources-all-off = Switch all off
sources-all-on = Switch all on
# A checkbox.
sources-count-it = Count source { NUMBER($number) }, { $name }
sources-next-of = Next passage from source { NUMBER($number) }, { $name }
sources-bounded = Some passages may be shown too short.
sources-unread =
    { $count ->
        [one] These are the { NUMBER($read) } strongest sources. { $count } more document is not counted here.
       *[other] These are the { NUMBER($read) } strongest sources. { $count } more documents are not counted here.
    }
sources-more = Show more sources
sources-counted =
    { $unit ->
        [code] Each token of { $name } is counted once, however many sources contain it. Quotations, references and template text that are excluded do not count, nor do passages that you excluded from a pair.
       *[words] Each word of { $name } is counted once, however many sources contain it. Quotations, references and template text that are excluded do not count, nor do passages that you excluded from a pair.
    }
