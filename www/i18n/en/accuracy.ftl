## The view that measures how far the fast methods (MinHash, LSH) can be trusted. The field's terms may stand here, each explained once.

accuracy-heading = How it works
accuracy-plain = The first sections explain in plain words how the pairs were found and what their numbers mean. The others are for those who want to know more: they measure, on your own documents, how far the fast methods from the research papers can be trusted.
# Above the sections on the methods.
accuracy-intro = MinHash turns each text into a short list of numbers, its signature. Similar texts have similar signatures. Locality-sensitive hashing (LSH) cuts each signature into parts (bands) and compares only pairs with at least one equal band. This is fast, but can miss pairs. This page measures on your own documents how far both can be trusted. You can also repeat the measurements of the research papers that describe them.
accuracy-sections = Sections of this page
accuracy-none = There is no result yet. Add at least two documents first.

## What MinHash with LSH finds, held against the exact result

accuracy-recall = What MinHash with LSH finds
accuracy-no-pairs = No pair is at least { PERCENT($threshold) } similar, so there is nothing that LSH could have missed.
accuracy-found =
    { $pairs ->
        [one] The exact comparison found { $pairs } pair that is at least { PERCENT($threshold) } similar. MinHash with LSH finds { $found }:
       *[other] The exact comparison found { $pairs } pairs that are at least { PERCENT($threshold) } similar. MinHash with LSH finds { $found } of these { $pairs } pairs:
    } { PERCENT($recall) } (recall).
# $pairs need not be whole: "3.6".
accuracy-predicted = The curve below predicts that it finds { NUMBER($pairs, maximumFractionDigits: 1) } of them ({ PERCENT($share) }).
accuracy-no-candidates = LSH proposes no pairs at all.
accuracy-precision =
    { $candidates ->
        [one] LSH proposes { $candidates } pair (a candidate).
       *[other] LSH proposes { $candidates } pairs (candidates).
    } { $right ->
        [one] { $right } of them is at least { PERCENT($threshold) } similar:
       *[other] { $right } of them are at least { PERCENT($threshold) } similar:
    } { PERCENT($precision) } (precision).
accuracy-compared =
    { $pairs ->
        [one] { $pairs } pair was compared exactly.
       *[other] { $pairs } pairs were compared exactly.
    } With LSH alone, only { $candidates } of them ({ PERCENT($share) }) would have been compared.
accuracy-estimated =
    This result is estimated, so there is no exact result to measure it against. { $pairs ->
        [one] LSH proposed { $candidates } of { $pairs } pair.
       *[other] LSH proposed { $candidates } of { $pairs } pairs.
    } { $above ->
        [one] { $above } of them is estimated to be at least { PERCENT($threshold) } similar.
       *[other] { $above } of them are estimated to be at least { PERCENT($threshold) } similar.
    }
accuracy-not-compared = Pairs that LSH did not propose were not compared.
accuracy-compare-exactly = Compare exactly

## The curve

accuracy-curve = How likely LSH is to find a pair
accuracy-curve-bands =
    { $bands ->
        [one] Each signature forms { $bands } band
       *[other] Each signature is cut into { $bands } bands
    } { $rows ->
        [one] of { $rows } row.
       *[other] of { $rows } rows.
    } Two texts become a candidate pair if at least one band agrees in all its rows. The more similar they are, the likelier that is (the S-curve).
accuracy-curve-threshold = At your threshold, a similarity of { PERCENT($similarity) }, the probability is { PERCENT($probability) }.
accuracy-curve-failed = The curve could not be calculated: { $reason }
accuracy-curve-axes = Horizontal: similarity (Jaccard). Line: probability of becoming a candidate.
accuracy-curve-dots = Dots: of the listed pairs with about this similarity, the share that became candidates.
accuracy-curve-image = Probability of becoming a candidate, by similarity. The table shows the same numbers.
# Beside a line in the drawing.
accuracy-curve-line = threshold
accuracy-curve-table = Probability of becoming a candidate, by similarity
accuracy-similarity = Similarity
accuracy-probability = Probability
accuracy-listed = Listed pairs
accuracy-listed-title = Listed pairs whose similarity is nearest to this one
accuracy-proposed = Candidates among them

## Estimated and exact similarity

accuracy-agreement = How close the estimates are
accuracy-estimates-axes =
    { $functions ->
        [one] Horizontal: exact similarity (Jaccard). Vertical: the estimate. Each dot stands for one or more listed pairs, a larger one for more. Shaded: where theory expects 95% of the estimates by { $functions } independent hash function. Dashed: no error.
       *[other] Horizontal: exact similarity (Jaccard). Vertical: the estimate. Each dot stands for one or more listed pairs, a larger one for more. Shaded: where theory expects 95% of the estimates by { $functions } independent hash functions. Dashed: no error.
    }
accuracy-estimates-image = Estimated by exact similarity of the listed pairs, with the band that theory expects. The table shows the same in numbers.
accuracy-estimates-table = Estimates by exact similarity
accuracy-estimates-range = Estimates
accuracy-estimates-from-to = { PERCENT($least) } to { PERCENT($most) }
accuracy-estimates-covered = Within the interval
accuracy-estimates-listed = These are the listed pairs; pairs that are less than { PERCENT($threshold) } similar are not all among them.
accuracy-estimates-listed-programs = These are the listed pairs. Programs are listed by their matched tokens, so similar pairs are not all among them.
accuracy-agreement-none = No listed pair could be estimated.
accuracy-agreement-estimated = This result has estimates only. Compare exactly to see how close they are.
accuracy-agreement-within =
    { $pairs ->
        [one] For { $within } of { $pairs } listed pair ({ PERCENT($share) }), the exact similarity is
       *[other] For { $within } of the { $pairs } listed pairs ({ PERCENT($share) }), the exact similarity is
    } within the estimate’s 95% interval. On average, the estimates are off by { NUMBER($mean, maximumSignificantDigits: 2) } percentage points, and by at most { NUMBER($largest, maximumSignificantDigits: 2) }.
accuracy-agreement-functions =
    { $functions ->
        [one] They come from signatures of { $functions } hash function.
       *[other] They come from signatures of { $functions } hash functions.
    }

## The length of a signature

accuracy-needed = How many hash functions an estimate needs
accuracy-needed-about = Each number of a signature comes from a hash function of its own. More functions take more time and make the estimates more precise.
accuracy-needed-error = Maximum error (± percentage points)
accuracy-needed-confidence = Confidence (%)
accuracy-needed-wrong = Enter numbers above 0 and below 100.
accuracy-needed-busy = Calculating…
accuracy-needed-failed = The number could not be calculated: { $reason }
# $exact and $bound: accuracy-functions or accuracy-functions-too-many. $exact stands in bold.
accuracy-needed-result = For any similarity, the binomial distribution requires { $exact }. Its normal approximation requires { $bound }.
accuracy-needed-used =
    { $functions ->
        [one] This result used { $functions } function.
       *[other] This result used { $functions } functions.
    }
accuracy-needed-use =
    { $functions ->
        [one] Use { $functions } function
       *[other] Use { $functions } functions
    }
accuracy-functions =
    { $functions ->
        [one] { $functions } function
       *[other] { $functions } functions
    }
accuracy-functions-too-many =
    { $most ->
        [one] more than { $most } function, the maximum
       *[other] more than { $most } functions, the maximum
    }
# $functions: accuracy-functions.
accuracy-needed-lecture = Y. Freund’s lecture on the method says that 20 functions suffice for an error of ±5 points at 95% confidence. By its own rule, two standard deviations of at most 1/(2√k), that error requires { $functions }.

## Collisions of fingerprints

accuracy-collisions = Do fingerprints collide?
accuracy-collisions-about = A text is compared by its shingles, the sequences of a few words, characters or tokens in it. Each shingle is represented by a number, its fingerprint ({ $fingerprint }). If two different shingles had the same fingerprint (a collision), they would count as shared.
accuracy-collisions-count = Count collisions
accuracy-collisions-cancel = Cancel
accuracy-collisions-busy = Counting…
accuracy-collisions-failed = The collisions could not be counted: { $reason }
accuracy-collisions-found =
    { $shingles ->
        [one] There is { $shingles } shingle,
       *[other] There are { $shingles } shingles,
    } { $distinct } of them different, with { $fingerprints ->
        [one] { $fingerprints } different fingerprint
       *[other] { $fingerprints } different fingerprints
    } of { $bits } bits. Collisions: { $collisions }.
accuracy-collisions-expected = Expected by chance: { NUMBER($expected, maximumSignificantDigits: 3) }.
accuracy-collisions-expected-none = Expected by chance: fewer than one in a million.
accuracy-collisions-stale = These numbers are of an earlier result. Count again.
accuracy-birthdays = Number of different shingles at which at least one collision has this probability
accuracy-birthdays-table = Different shingles until a collision, by bits and probability
accuracy-birthdays-failed = The table could not be calculated: { $reason }
accuracy-bits = Bits
