## The overview above the list of pairs: the result in a sentence, and how strong each document's strongest match is.

overview-stand-out =
    { $found ->
        [one] { $found } pair stands out among { NUMBER($all) }
       *[other] { $found } pairs stand out among { NUMBER($all) }
    }.
# The list is limited, and does not have all pairs.
overview-stand-out-listed =
    { $found ->
        [one] At least { $found } pair stands out among { NUMBER($all) }
       *[other] At least { $found } pairs stand out among { NUMBER($all) }
    }; the list is limited, and others are not on it.
# Listed, but in a batch of this size at least one such pair is expected by chance.
overview-weak =
    { $weak ->
        [one] { $weak } weaker pair is listed as well.
       *[other] { $weak } weaker pairs are listed as well.
    }
# Listed and strong, although such programs are alike by themselves.
overview-short-programs = In { NUMBER($count) } of them, both programs have too little code of their own to tell a copy from an honest solution.
overview-weak-why = In a comparison like this, chance or a common task may give weaker pairs.
# After evidence-common-text, unless there is a template already: how to exclude what all were given.
overview-common-text =
    { $unit ->
        [code] Add it as a template to exclude it everywhere.
       *[words] If everyone was given the same text, such as the task, add it as a template to exclude it everywhere.
    }
overview-none-stands-out =
    { $all ->
        [one] The only pair does not stand out.
       *[other] No pair stands out among { $all }.
    }
overview-nothing-similar = Nothing similar found
# What was not looked for, after what was found.
overview-not-sought =
    { $unit ->
        [code] Not looked for: code rewritten from scratch, and code from outside these programs.
        [words] Not looked for: translations, and other sources. Text that was rewritten throughout is found only in part.
       *[characters] Not looked for: text rewritten throughout, translations, and other sources.
    }
overview-similar =
    { $all ->
        [one] { NUMBER($found) } of { $all } pair is { PERCENT($threshold) } similar or more.
       *[other] { $found ->
            [one] { $found } of { NUMBER($all) } pairs is { PERCENT($threshold) } similar or more.
           *[other] { $found } of { NUMBER($all) } pairs are { PERCENT($threshold) } similar or more.
        }
    }
# Where every pair that shares anything is listed.
overview-share =
    { $found ->
        [one] { $found } of { NUMBER($all) } pairs shares at least one phrase.
       *[other] { $found } of { NUMBER($all) } pairs share at least one phrase.
    }

## Where to read on: links

overview-groups =
    { $count ->
        [one] { $count } group
       *[other] { $count } groups
    }
overview-tricks =
    { $count ->
        [one] { $count } document with hidden tricks
       *[other] { $count } documents with hidden tricks
    }
overview-unread =
    { $count ->
        [one] { $count } file not read
       *[other] { $count } files not read
    }
# $unread: overview-unread. $count: files that systems leave in folders.
overview-unread-system =
    { $unread }, and { $count ->
        [one] { $count } system or tool file
       *[other] { $count } system or tool files
    }
overview-incomplete =
    { $count ->
        [one] { $count } file only partly read
       *[other] { $count } files only partly read
    }
overview-empty =
    { $count ->
        [one] { $count } document too short to compare
       *[other] { $count } documents too short to compare
    }
# Of each of these, everything is excluded, such as by a template.
overview-all-excluded =
    { $count ->
        [one] { $count } document of which nothing is compared
       *[other] { $count } documents of which nothing is compared
    }

## The strongest match of each document, drawn as bars, with a threshold that is dragged

# Names the slider for screen readers.
overview-threshold = Show pairs with at least
# $documents of $all documents. Where the threshold is at zero.
overview-all =
    { $documents ->
        [one] { $documents } of { NUMBER($all) } documents has a match.
       *[other] { $documents } of { NUMBER($all) } documents have a match.
    }
overview-drag = Drag to filter.
# $from: "120 matched words". $below: documents with less.
overview-from =
    { $from } or more: { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    } in { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }. Below: { $below ->
        [one] { $below } document.
       *[other] { $below } documents.
    }
# $pairs: a number such as 0.02, written out.
overview-from-chance = Expected by chance: about { $pairs } pairs.
overview-from-no-chance = Expected by chance: practically none.
overview-unit-words = matched words
overview-unit-weighted = weighted words
overview-unit-score = of both programs
overview-unit-similarity = similarity
overview-details = Details
overview-strongest = Strongest match
overview-documents = Documents
overview-by-chance = Documents expected by chance
overview-none = none
overview-about-words = Each document counts once, by its strongest match. Each bar spans twice as many words as the one before it.
overview-about-chance = Striped: what chance alone would give.
overview-about-weighted = Weighted words are matched words, of which those that more than three other documents share count less.
overview-about-score = Each program counts once, at the largest share of both programs that it has in common with any other; code that few programs contain counts more. The number of pairs expected without copying is not drawn for programs.
overview-about-similarity = Each document counts once, at its highest similarity with any other. How many pairs chance would give is known for matched words only.

# After a sentence about pairs of authors. $sentence: overview-stand-out, and others.
overview-of-files = Pairs of files: { $sentence }
# If the list has a row for each pair of authors. $all: pairs of authors.
overview-authors =
    { $found ->
        [0] No pair of authors stands out among { NUMBER($all) }.
        [one] { $found } pair of authors stands out among { NUMBER($all) }.
       *[other] { $found } pairs of authors stand out among { NUMBER($all) }.
    }
