## The parameters of a comparison: their values, presets, and what a change of settings says.

parameters-unit-words = words
parameters-unit-characters = characters
parameters-unit-code = tokens of programs
parameters-language-auto = detect for each file
parameters-language-plain = other (words and symbols)
parameters-weighting-equal = all phrases count the same
parameters-weighting-rarity = rare phrases count more
parameters-whitespace-collapse = as a single space
parameters-whitespace-remove = ignored
parameters-whitespace-keep = as it is
parameters-counting-set = once per document (set)
parameters-counting-bag = each time it occurs (bag)
parameters-fingerprint-rolling = rolling sum, 64 bits
parameters-fingerprint-rabin-karp = Rabin–Karp, { NUMBER($bits) } bits
parameters-fingerprint-crc = CRC, { NUMBER($bits) } bits
parameters-fingerprint-murmur = MurmurHash3, 32 bits
parameters-method-exact = all pairs, exactly
parameters-method-signatures = all pairs, estimated (MinHash)
parameters-method-lsh = likely pairs only, estimated (LSH)
parameters-measure-jaccard = share of all phrases (Jaccard)
parameters-measure-sorensen = Sørensen–Dice
parameters-measure-overlap = share of the shorter text (overlap)
parameters-family-one-permutation = one-permutation hashing
parameters-family-modular = modular: a x + b modulo a prime
parameters-family-multiplicative = multiplicative: leading bits of a x
parameters-family-murmur = MurmurHash3 with many seeds
parameters-family-jenkins = Jenkins’ 96-bit mix
parameters-band-hash-mix = 64-bit mix
parameters-band-hash-vector = hash of a vector

## Presets

parameters-preset-text = Essays
parameters-preset-text-hint = Essays, answers, articles in any language
parameters-preset-programs = Programs
parameters-preset-programs-hint = Names, comments and layout are ignored
parameters-layout-automatic = chosen by the threshold
parameters-layout-groups =
    { $bands ->
        [one] { $bands } band of { NUMBER($rows) }
       *[other] { $bands } bands of { NUMBER($rows) }
    } { $functions ->
        [one] ({ $functions } function)
       *[other] ({ $functions } functions)
    }

## What a change of settings says. Each name is put into parameters-change.

# "threshold 20% → 35%"
parameters-change = { $name } { $before } → { $after }
parameters-yes = yes
parameters-no = no
parameters-any = any number
parameters-all = all
parameters-none = none
parameters-number = { NUMBER($value) }
parameters-percent = { $value }%
parameters-megabytes = { NUMBER($value) } MB
parameters-name-unit = unit
parameters-name-language = programming language
parameters-name-reduce-code = ignore boilerplate
parameters-name-k = phrase length
parameters-name-stem = letters compared per word
parameters-name-reach = distance within word pairs
parameters-name-lowercase = ignore case
parameters-name-punctuation = ignore punctuation
parameters-name-accents = ignore accents
parameters-name-nfkc = unify character forms
parameters-name-deobfuscate = detect hidden tricks
parameters-name-whitespace = white space
parameters-name-quotes = exclude quotations
parameters-name-references = exclude lists of sources
parameters-name-edited-template = exclude edited template text
parameters-name-method = method
parameters-name-measure = similarity measure
parameters-name-threshold = threshold
parameters-name-seed = seed
parameters-name-counting = counting of phrases
parameters-name-fingerprint = fingerprint
parameters-name-winnow = winnowing window
parameters-name-max-documents = maximum documents with a phrase
parameters-name-weighting = weight of phrases
parameters-name-gap = longest gap in a passage
parameters-name-shortest = shortest passage
parameters-name-evidence = list by matched words
parameters-name-min-matched = fewest matched words
parameters-name-family = hash family
parameters-name-signature = signature length
parameters-name-bands = bands
parameters-name-rows = rows
parameters-name-missed = cost of a missed pair
parameters-name-band-hash = band hash
parameters-name-max-pairs = maximum pairs listed
parameters-name-max-per-document = maximum pairs per document
parameters-name-effort = effort of the search
parameters-name-memory = memory limit

## Mistakes

parameters-threshold-wrong = Enter a number from 0 to 100.
parameters-not-whole = Enter a whole number from { NUMBER($min) } to { NUMBER($max) }.
parameters-not-a-fraction = Enter a number from 0 to 1.
# $choices: names that programs have for the values, such as "words", "characters".
parameters-not-a-choice = Choose one of { $choices }.
parameters-not-a-switch = Choose true or false.
# $known: names of parameters, such as k, threshold.
parameters-unknown = There is no such setting. Choose one of { $known }.
# $positions: bands times rows.
parameters-bands-too-large = Bands times rows is { NUMBER($positions) }, more than the signature length of { NUMBER($length) }. Change one of the three, or leave bands or rows empty.
