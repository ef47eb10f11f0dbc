## Tables for a spreadsheet: heads of columns. A and B are the two documents of a pair.

outputs-number = No.
outputs-name-a = Document A
outputs-author-a = Author of A
outputs-role-a = Role of A
outputs-name-b = Document B
outputs-author-b = Author of B
outputs-role-b = Role of B
# $unit: words or tokens (of programs). Counted in the document with fewer.
outputs-matched =
    { $unit ->
        [tokens] Matched tokens
       *[words] Matched words
    }
outputs-matched-a =
    { $unit ->
        [tokens] Matched tokens of A
       *[words] Matched words of A
    }
outputs-matched-b =
    { $unit ->
        [tokens] Matched tokens of B
       *[words] Matched words of B
    }
outputs-share-a =
    { $unit ->
        [tokens] Matched, % of A’s tokens
       *[words] Matched, % of A’s words
    }
outputs-share-b =
    { $unit ->
        [tokens] Matched, % of B’s tokens
       *[words] Matched, % of B’s words
    }
outputs-weight =
    { $unit ->
        [tokens] Evidence: order of the list (%)
       *[words] Evidence: order of the list (what many share counts less)
    }
outputs-verbatim-a = Verbatim words of A
outputs-verbatim-b = Verbatim words of B
outputs-longest =
    { $unit ->
        [tokens] Longest passage (matched tokens)
       *[words] Longest passage (matched words)
    }
outputs-passages = Passages
outputs-chance = Pairs this strong expected by chance
outputs-score = Shared by both programs (%)
outputs-jaccard = Phrases in both, % of all phrases of A and B (Jaccard)
outputs-sorensen = Phrases in both counted twice, % of A’s plus B’s phrases (Sørensen)
outputs-overlap = Phrases in both, % of the shorter document’s phrases (overlap)
outputs-a-in-b = % of A’s phrases that are in B
outputs-b-in-a = % of B’s phrases that are in A
outputs-estimate = Jaccard similarity estimated from signatures (%)
# Columns of the table of pairs where the terminal lists passages.
outputs-kind =
    { $kind ->
        [both] Matched words: quoted and cited
        [quoted] Matched words: quoted, not cited
        [cited] Matched words: cited, not quoted
        [reference] Matched words: in the list of sources
        [uncounted] In the list of sources, not counted (words)
       *[none] Matched words: neither quoted nor cited
    }
outputs-group = Group
outputs-excluded = Passages excluded by hand
outputs-matched-found =
    { $unit ->
        [tokens] Matched tokens with these passages
       *[words] Matched words with these passages
    }
outputs-review = Review
outputs-note = Note
# The head of a column; its cells are A, B or both.
outputs-tricks = Hidden tricks in
outputs-name = Document
outputs-author = Author
outputs-role = Role
outputs-length =
    { $unit ->
        [tokens] Tokens
       *[words] Words
    }
outputs-strongest =
    { $unit ->
        [tokens] Matched tokens in its strongest pair
       *[words] Matched words in its strongest pair
    }
outputs-strongest-share =
    { $unit ->
        [tokens] Matched there, % of its tokens
       *[words] Matched there, % of its words
    }
outputs-strongest-with = Strongest pair with
outputs-pairs = Listed pairs
outputs-format = Format
outputs-encoding = Encoding
outputs-remarks = Remarks

## Why a saved result cannot be opened again. Nothing on the page has changed then.

outputs-opening-died = The saved result could not be opened, probably because the browser ran out of memory. Nothing was changed. Close other tabs and try again.
outputs-opening-not-loaded = The part of the page that opens saved results could not be loaded. Nothing was changed. Check the connection and try again.
outputs-cut-off = This saved result is cut off: its end is missing. Nothing was changed. Copy or save the file again.
# $reason: what the browser reports, in English.
outputs-not-json = This saved result was changed so that it can no longer be read ({ $reason }). Nothing was changed here. Use the original file.
outputs-not-a-result = This file is not a result saved by Lookalike. Nothing was changed.
outputs-older = This result is from an older version of Lookalike, which saved no texts, so it cannot be opened here. Nothing was changed. Compare the original files again.
outputs-newer = This result was saved by a newer version of Lookalike. Nothing was changed. Reload this page to get the newer version, then drop the file again.
# $place: where in the file, such as documents[3].source.text.
outputs-changed = This saved result was changed or damaged: { $place } is not as Lookalike writes it. Nothing was changed here. Use the original file.
outputs-without-texts = This result was saved without the texts, so it cannot be opened again. Nothing was changed. Drop the original files instead.
outputs-no-documents = There is no document in this saved result. Nothing was changed.
# $size, $limit: bytes.
outputs-too-large = This saved result is too large to be opened ({ BYTES($size) }; at most { BYTES($limit) }). Nothing was changed. Drop the original files instead.
outputs-partly-read = It was only partly read, without { $parts }.

## The table of pairs of authors

# A mark where the matched words are the least possible.
outputs-at-least = At least
outputs-yes = yes
# The numbers of their pairs of files in the table of pairs.
outputs-numbers = Their numbers

## Traces in the files: columns of the tables, where these are shown.

outputs-shared-revisions = Shared revision ids
outputs-shared-pictures = Shared pictures and embedded files
outputs-file-author = Author in the file
outputs-file-last-author = Last saved by
outputs-file-created = Created
outputs-file-modified = Last saved
outputs-file-revision = Times saved
outputs-file-minutes = Minutes of editing
outputs-file-program = Program
outputs-traces-with = Traces in common with
