## The matrix: every document against every other.

matrix-nothing = Nothing to show
matrix-nothing-why = No pair is counted, so every cell of the matrix would be empty.
matrix-shown =
    { $count ->
        [one] { $count } document, ordered by group.
       *[other] { $count } documents, ordered by group.
    }
matrix-with-alone =
    { $count ->
        [one] Also show { $count } document without a listed pair
       *[other] Also show { $count } documents without a listed pair
    }
matrix-kind = Show
matrix-kind-matched =
    Matched { $unit ->
        [code] tokens
       *[other] words
    }
matrix-kind-share = Matched share of the row’s document
matrix-kind-similarity = Similarity
matrix-legend = Legend
matrix-below = below { $to }
matrix-from-to = { $from }–{ $to }
matrix-from = { $from } or more
# Beside the rows of a group.
matrix-group = Group { $number }
matrix-label = Matrix of documents: { $value }

## Zoom, and what a cell says

matrix-zoom-in = Zoom in
matrix-zoom-out = Zoom out
matrix-whole = Show all
matrix-cell-matched =
    { $unit ->
        [code] { $count ->
            [one] { $row } and { $column }: { $count } matched token
           *[other] { $row } and { $column }: { $count } matched tokens
        }
       *[other] { $count ->
            [one] { $row } and { $column }: { $count } matched word
           *[other] { $row } and { $column }: { $count } matched words
        }
    }
matrix-cell-share =
    { PERCENT($share) } of the { $unit ->
        [code] tokens
       *[other] words
    } of { $row } are matched in { $column }
matrix-cell-similar = { $row } and { $column }: { $share } similar
matrix-itself = { $name }: the document itself
matrix-empty = { $row } and { $column }: not listed
matrix-point = Point at a cell to see its pair.
# A cell that spans many documents. $sentence: its strongest pair.
matrix-block =
    { $count ->
        [one] 1 pair here: { $sentence }
       *[other] { $count } pairs here, the strongest: { $sentence }
    }
matrix-block-empty = No listed pair here
matrix-blocks = A cell spans { NUMBER($block) } × { NUMBER($block) } documents and shows their strongest pair; zoom in to see each.
matrix-keys = Click a cell to open its pair. Ctrl and the wheel zoom; the wheel or dragging moves. Keys: arrows move, Ctrl with arrows goes to the next cell with a value, Enter opens, + and − zoom, 0 shows all.
matrix-empty-meaning = Only listed pairs have a value. An empty cell is a pair that is not listed, as a rule because it shares too little. Files by one author, and documents of earlier work, are not compared with each other; if the list is cut off, a note above it says so.

## The numbers as a table

matrix-as-table =
    { $count ->
        [one] The number as a table ({ $count } pair)
       *[other] The numbers as a table ({ $count } pairs)
    }
matrix-numbers = Numbers of the matrix
matrix-documents-head = Documents
matrix-matched-head =
    Matched { $unit ->
        [code] tokens
       *[other] words
    }
matrix-share-head = Share of each
matrix-similar-head = Similarity
matrix-copy = Copy the table
matrix-copied =
    { $count ->
        [one] { $count } pair copied.
       *[other] { $count } pairs copied.
    }
matrix-not-copied = The table could not be copied: { $reason }
matrix-head-a = First document
matrix-head-b = Second document
matrix-head-share-a = Matched share of the first
matrix-head-share-b = Matched share of the second
