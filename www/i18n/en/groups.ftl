## Groups of documents that the listed pairs link.

# $documents of $all documents are in these groups.
groups-found =
    { $groups ->
        [one] { $groups } group: { NUMBER($documents) } of { NUMBER($all) } documents are linked by matched { $unit ->
            [code] tokens
           *[other] words
        }.
       *[other] { $groups } groups: { NUMBER($documents) } of { NUMBER($all) } documents are linked by matched { $unit ->
            [code] tokens
           *[other] words
        }.
    }
groups-found-similar =
    { $groups ->
        [one] { $groups } group: { NUMBER($documents) } of { NUMBER($all) } documents are linked by their similarity.
       *[other] { $groups } groups: { NUMBER($documents) } of { NUMBER($all) } documents are linked by their similarity.
    }
groups-none = No groups
groups-none-matched = No two documents have enough in common to be linked.
groups-none-similar = No two documents are similar enough to be linked.
# Where no pair was compared, as with documents of the archive alone.
groups-none-compared = No documents were compared, so nothing can be said about groups. Documents of earlier work, and files by one author, are not compared with each other.
# $number: a field to enter it.
groups-least-matched =
    Link documents that share at least { $number } matched { $unit ->
        [code] tokens
       *[other] words
    }
groups-least-similar = Link documents that are at least { $number }% similar
# Below the field, where a number outside these limits was entered. $limit: "100" or "20%".
groups-none-below = No listed pair has less than { $limit }.
groups-none-above = No listed pair has more than { $limit }.
groups-slider-matched =
    Fewest matched { $unit ->
        [code] tokens
       *[other] words
    } that link documents
groups-slider-similar = Least similarity that links documents, in percent
groups-search = Find a document
groups-nothing-found = No group has a document with this name.
groups-choose = Groups
groups-group = Group { $number }
groups-documents =
    { $count ->
        [one] { $count } document
       *[other] { $count } documents
    }
groups-previous = Previous
groups-next = Next
groups-page = Groups { NUMBER($first) }–{ NUMBER($last) } of { NUMBER($all) }

## One group

# $strongest: the matched words of its strongest pair.
groups-size =
    { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    }, { $pairs ->
        [one] { $pairs } pair with { NUMBER($strongest) } matched { $unit ->
            [code] tokens
           *[other] words
        }
       *[other] { $pairs } pairs with up to { NUMBER($strongest) } matched { $unit ->
            [code] tokens
           *[other] words
        }
    }.
groups-size-similar =
    { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    }, { $pairs ->
        [one] { $pairs } pair, { PERCENT($strongest) } similar
       *[other] { $pairs } pairs, up to { PERCENT($strongest) } similar
    }.
groups-all-same = All documents of this group have the same text.
# Who was first is not known. $next: of any other document, the largest share of the shared passages that it contains.
groups-hub-common =
    { $passages ->
        [one] { $name } contains nearly all that the others share ({ $passages } passage); no other document does that. Either the others used it, or it was put together from them.
       *[other] { $name } contains nearly all that the others share ({ $passages } passages); no other document does that. Either the others used it, or it was put together from them.
    }
# $others: documents, at least two.
groups-hub-collected =
    { $others ->
        [one] The passages of { $name } are found in { $others } other document. Either that document used it, or it was put together from that document.
       *[other] The passages of { $name } are found in { $others } other documents, which share nothing among themselves. Either the others used it, or it was put together from them.
    }
# Only earlier work is called a source.
groups-hub-earlier =
    { $passages ->
        [one] Likely source: { $name }, earlier work. It contains nearly all that the others share ({ $passages } passage).
       *[other] Likely source: { $name }, earlier work. It contains nearly all that the others share ({ $passages } passages).
    }
# After each of the three above.
groups-hub-direction = Who copied from whom must be judged by reading.
groups-draw = Draw the graph of { NUMBER($count) } documents
groups-drawing = Drawing the graph…

## The graph

groups-graph = Graph of group { $number }
groups-line = { $a } and { $b }: { $value }
groups-value-matched =
    { $unit ->
        [code] { $count ->
            [one] { $count } matched token
           *[other] { $count } matched tokens
        }
       *[other] { $count ->
            [one] { $count } matched word
           *[other] { $count } matched words
        }
    }
groups-value-similar = { PERCENT($share) } similar
# $number: the document's row in the table beside the graph.
groups-node =
    { $count ->
        [one] { $number }. { $name }, { $count } pair
       *[other] { $number }. { $name }, { $count } pairs
    }
groups-node-archive =
    { $count ->
        [one] { $number }. { $name }, earlier work, { $count } pair
       *[other] { $number }. { $name }, earlier work, { $count } pairs
    }
groups-key-submission = submission
groups-key-archive = earlier work
groups-key-line =
    The wider a line, the more matched { $unit ->
        [code] tokens
       *[other] words
    }. Select a line to open its pair.
groups-key-line-similarity = The wider a line, the more similar. Select a line to open its pair.
# In a graph with many lines.
groups-key-weak =
    { $count ->
        [one] The weakest pair is pale.
       *[other] The { $count } weakest pairs are pale.
    }
groups-keys = Arrow keys move between documents and lines; Enter opens a pair.
groups-not-drawn = Drawn: the first { NUMBER($shown) } documents and the strongest { NUMBER($lines) } lines.

## The tables

groups-members = Documents of the group
groups-number-head = No.
groups-document-head = Document
groups-strongest-head = Strongest match
groups-archive-tag = earlier work
groups-pair-count =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
groups-same-as = same text as No. { $number }
# Before the other document's name.
groups-matched =
    { $unit ->
        [code] { $count ->
            [one] { $count } token with
           *[other] { $count } tokens with
        }
       *[other] { $count ->
            [one] { $count } word with
           *[other] { $count } words with
        }
    }
groups-similar = { PERCENT($share) } similar to
groups-share =
    { PERCENT($share) } of its { $unit ->
        [code] tokens
       *[other] words
    }
groups-pairs = Pairs of the group
groups-all-pairs =
    { $count ->
        [one] The pair of this group
       *[other] All { $count } pairs of this group
    }
groups-matched-head =
    Matched { $unit ->
        [code] tokens
       *[other] words
    }
groups-similar-head = Similarity
groups-pair-head = Documents
