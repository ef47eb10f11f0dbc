## How a comparison goes, and how it ended.

run-reading-files = Reading the files
run-starting = Starting
run-stage-text = Reading the texts
run-stage-spacing = Reading spaced-out letters
run-stage-index = Preparing the comparison
run-stage-evidence = Looking for shared passages
run-stage-pairs = Comparing the pairs
run-stage-candidates = Looking for likely pairs
run-stage-report = Listing the results
# $stage: one of the lines above. $done and $total count files, documents or pairs.
run-progress = { $stage }: { NUMBER($done) } of { NUMBER($total) }
run-cancel = Cancel

# $reason: a sentence, or the browser's own text.
run-failed = The comparison failed: { $reason }
run-cancelled = Cancelled.
run-previous =
    { $documents ->
        [one] The results below are from the previous comparison, of { $documents } document.
       *[other] The results below are from the previous comparison, of { $documents } documents.
    }
run-again = Compare again
run-try-again = Try again
run-last-valid = The results below are from your last valid settings.

# While a long comparison runs.
run-expected =
    { $documents ->
        [one] This is a large comparison of { $documents } document.
       *[other] This is a large comparison of { $documents } documents with up to { NUMBER($pairs) } pairs.
    } It needs about { BYTES($bytes) } of memory and takes about { SECONDS($milliseconds) }.
run-expected-estimates = There is not enough memory to count everything, so similarities will be estimates (from signatures).

# A comparison that is not started, because it would need too much memory.
run-held =
    { $documents ->
        [one] This comparison was not started: { $documents } document would
       *[other] This comparison was not started: { $documents } documents with up to { NUMBER($pairs) } pairs would
    } need about { BYTES($bytes) } of memory, more than is allowed, even if similarities were only estimated.
run-held-split = Remove documents, or compare them in several parts.
run-held-raise = Remove documents, compare them in several parts, or raise the memory limit in the settings.
run-anyway = Compare anyway

## Read out by screen readers.

run-announce-mistakes =
    { $count ->
        [one] { $count } setting needs correcting.
       *[other] { $count } settings need correcting.
    }
run-announce-held = The comparison was not started: it would need more memory than is allowed.
run-announce-listed =
    { $count ->
        [one] { $count } pair is listed.
       *[other] { $count } pairs are listed.
    }
