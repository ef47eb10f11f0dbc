## The settings: what is compared and how.

settings-title = Settings
# What the settings are now, in a line of parts: "Essays · five-word phrases · pairs from 20% similarity".
settings-own = Your own settings
settings-singles =
    { $unit ->
        [characters] single characters
        [code] single tokens
       *[words] single words
    }
# $k is 2 or more.
settings-phrases =
    { $k ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [one] { $k }
       *[other] { $k }
    }-{ $unit ->
        [characters] character
        [code] token
       *[words] word
    } phrases
settings-pairs =
    { $unit ->
        [characters] characters and pairs of them
        [code] tokens and pairs of them
       *[words] words and pairs of them
    }
settings-listed = pairs from { $threshold }% similarity
# $rare: how many are enough if they are rare.
settings-listed-matched =
    pairs from { $unit ->
        [code] { $matched ->
            [one] { $matched } matched token
           *[other] { $matched } matched tokens
        }
       *[words] { $matched ->
            [one] { $matched } matched word ({ NUMBER($rare) } if rare)
           *[other] { $matched } matched words ({ NUMBER($rare) } if rare)
        }
    } or { $threshold }% similarity
settings-listed-programs =
    pairs from { $matched ->
        [one] { $matched } matched token
       *[other] { $matched } matched tokens
    }
settings-wrong =
    { $count ->
        [one] { $count } setting needs correcting
       *[other] { $count } settings need correcting
    }
# A mistake in a setting that has no field of its own.
settings-mistake = { $field }: { $mistake }
settings-preset = Kind of text
settings-automatic = automatic
settings-automatic-value = automatic: { $value }

## What is compared

settings-compared = What is compared
settings-unit = Unit
settings-k =
    { $unit ->
        [characters] Phrase length, in characters
        [code] Phrase length, in tokens
       *[words] Phrase length, in words
    }
settings-k-help =
    { $unit ->
        [characters] This many characters in a row are one phrase (shingle of length k).
        [code] This many tokens in a row are one phrase (shingle of length k).
       *[words] This many words in a row are one phrase (shingle of length k).
    }
settings-k-reach-help =
    { $unit ->
        [characters] Used for passages only. Pairs are found by characters and pairs of characters up to { $reach } apart, as set under “Advanced”.
        [code] Used for passages only. Pairs are found by tokens and pairs of tokens up to { $reach } apart, as set under “Advanced”.
       *[words] Used for passages only. Pairs are found by words and pairs of words up to { $reach } apart, as set under “Advanced”.
    }
settings-lowercase = Ignore upper and lower case
settings-punctuation = Ignore punctuation
settings-accents = Ignore accents
settings-accents-help = For comparing texts typed without accents with texts that have them, as is common in Vietnamese. Words that differ only in accents then count as equal.
settings-nfkc = Treat forms of a character as one (NFKC)
settings-deobfuscate = Detect hidden tricks
settings-deobfuscate-help = Invisible characters, look-alike letters, spaced-out letters. Each is reported.
settings-whitespace = White space
settings-language = Programming language
settings-language-help = Names, literals, comments and layout are always ignored.
settings-reduce-code = Ignore boilerplate
settings-reduce-code-help = Imports, modifiers, annotations, commas, semicolons and parentheses that only group. Built-in types count as names.

## What is excluded

settings-excluded = What is excluded
settings-quotes = Quotations
settings-quotes-help = Text of five words or more in quotation marks, and lines that begin with “>”.
settings-references = Lists of sources
settings-references-help = The entries under a heading such as “Bibliography” or “References”, or at the end of a document.
settings-edited-template = Template text with small edits
settings-edited-template-help = Template text is always excluded. This also excludes it where a few words were changed.

## Which pairs are listed

settings-listing = Which pairs are listed
settings-min-matched =
    { $unit ->
        [code] Matched tokens, at least
       *[words] Matched words, at least
    }
settings-min-matched-help =
    { $unit ->
        [code] Pairs with at least this many matched tokens come first, unless chance explains them.
       *[words] Pairs with at least this many matched words come first, unless chance explains them.
    }
settings-threshold = Similarity threshold, in %
settings-threshold-help = Pairs with at least this similarity are listed.
settings-threshold-too-help =
    { $unit ->
        [code] Programs are listed by their matched tokens alone. 0 lists every pair that shares a phrase.
       *[words] Pairs with at least this similarity are listed, too.
    }
settings-measure = Measure of similarity
settings-traces = Show traces in the files
settings-traces-help = Revision ids, authors, times and pictures that files have in common. They never count as matched words.
settings-authors = Who wrote which file
settings-authors-not-compared = Files by one author are not compared with each other.
settings-authors-now-none = No file has an author now.
settings-authors-now =
    { $files ->
        [one] { $files } file has an author now;
       *[other] { $files } files have an author now;
    } { $authors ->
        [one] there is { $authors } author.
       *[other] there are { $authors } authors.
    }
settings-authors-alone =
    { $count ->
        [one] { $count } file without an author counts as one by itself.
       *[other] { $count } files without an author count as one each.
    }
settings-pattern = Author pattern
settings-pattern-none = Until then, no file has an author by a pattern.
settings-pattern-kept = Until then, { $pattern } stays in use.

## How pairs are found

settings-finding = How pairs are found
settings-method = Method
settings-method-help =
    { $method ->
        [exact] Exact is the default, and alone searches for copied passages. The other methods are faster, and show how good estimates are.
       *[lsh] Similarities are estimated, and copied passages are not searched for.
    }
settings-seed = Seed
settings-seed-help = Affects estimates only, not the exact results.
settings-draw-seed = Draw a new seed

## Advanced: phrases

settings-advanced = Advanced
settings-advanced-what = phrases, passages, estimates, limits
settings-phrase = Phrases (shingles)
settings-stem = Letters compared per word
settings-stem-none = all: whole words
settings-stem-help = With 3, “copied” and “copying” count as the same word (truncation).
settings-reach =
    { $unit ->
        [characters] Pairs of characters up to this far apart
        [code] Pairs of tokens up to this far apart
       *[words] Pairs of words up to this far apart
    }
settings-reach-none = off: phrases
settings-reach-help =
    { $unit ->
        [characters] Compares single characters and pairs of them instead of phrases (skip-bigrams).
        [code] Compares single tokens and pairs of them instead of phrases (skip-bigrams).
       *[words] Compares single words and pairs of them instead of phrases, to find reworded text (skip-bigrams).
    }
settings-counting = A phrase counts
settings-counting-help = Whether a phrase that recurs in a document counts each time.
settings-fingerprint = Fingerprint
settings-fingerprint-help = How a phrase becomes a number (hash). With fewer bits, different phrases share a number more often (collision).
settings-weighting = Weight of phrases
settings-weighting-help = A phrase that few other documents contain can count up to five times (inverse document frequency).
settings-winnow = Winnowing window
settings-winnow-none = none: all are kept
settings-winnow-help = Keeps the smallest of this many fingerprints in a row. Shared runs of window + k − 1 words (tokens) are still found.
settings-max-documents = Maximum documents with a phrase
settings-max-documents-none = any number
settings-max-documents-help = Phrases in more documents than this are excluded everywhere, such as a shared heading.

## Advanced: passages

settings-passages = Passages
settings-evidence =
    { $unit ->
        [code] List pairs by matched tokens
       *[words] List pairs by matched words
    }
settings-evidence-help = Otherwise, pairs are listed by similarity alone.
settings-gap =
    { $unit ->
        [characters] Longest gap, in characters
        [code] Longest gap, in tokens
       *[words] Longest gap, in words
    }
settings-gap-help = A stretch of changed, added or removed text up to this long does not end a passage.
settings-shortest =
    { $unit ->
        [characters] Shortest passage, in characters
        [code] Shortest passage, in tokens
       *[words] Shortest passage, in words
    }
settings-shortest-help = Shorter matches count as phrases only. In short texts, a tenth of the shorter text is enough.

## Advanced: estimates

settings-signatures = Signatures (MinHash)
settings-family = Hash family
settings-family-help = The random functions that signatures are made with.
settings-signature = Signature length
settings-signature-help = Number of hash functions. The more, the narrower the interval of an estimate.
settings-banding = Bands (LSH)
settings-layout = Layout
settings-layout-own = as entered below
settings-layout-help = 6 bands find almost identical texts; 14 bands also find similar ones (supershingles).
settings-bands = Bands
settings-bands-help = Two documents are a candidate pair if at least one band is equal in both.
settings-rows = Rows
settings-rows-help = Hash values per band. All of them must be equal.
settings-missed = Cost of a missed pair, 0 to 1
settings-missed-help = How bad a missed pair (false negative) is compared with a needless candidate (false positive). Used when bands and rows are automatic.
settings-band-hash = Band hash
settings-band-hash-help = How the rows of a band become one number.

## Advanced: limits

settings-limits = Limits
settings-max-pairs = Maximum pairs listed
settings-max-pairs-help = If there are more, the weakest pairs are counted, but not listed.
settings-max-per-document = Maximum pairs per document
settings-max-per-document-help = A pair is counted, but not listed, if both its documents have this many better ones.
settings-effort = Effort of the search
settings-effort-help = 1 is about ten seconds at most, 10 up to ten times as long. In very large batches, pairs left over are counted, but not examined for matched words.
settings-memory = Memory limit, in MB
settings-memory-help = A comparison that needs more becomes less exact step by step, and says so.
