## The Lab: measurements from four papers, repeated on this device. Loaded with the Lab only. The field's terms may stand here.

lab-heading = Lab: the papers’ experiments
lab-intro = Four papers describe the methods that this program uses, and three of them measured how well they work. Here you can repeat their measurements on this device. Each result is shown beside the paper’s claim, with whether the claim held on your data.
lab-intro-terms = A shingle is a short sequence of characters or words; texts are compared by the shingles they share (Jaccard similarity: shared shingles out of all). A signature is a short list of numbers, made by hash functions, from which the similarity can be estimated (MinHash). Cut into bands of a few rows, signatures also tell which pairs are worth comparing at all (LSH).

## The form

lab-data = Data
lab-data-form = Data for the experiments
lab-data-permutations = Random permutations of a text
lab-data-none = The texts on this page (there are none yet)
lab-data-texts =
    { $count ->
        [one] The text on this page
       *[other] The { $count } texts on this page
    }
lab-text = Text to permute
# Fifty different words, without capitals or punctuation.
lab-default-text = every autumn the old ferry crossed a quiet harbour while fishermen mended torn nets and children counted gulls along sunlit walls later when cold rain began merchants closed their wooden shutters lanterns glowed behind narrow windows bread cooled on kitchen tables someone played slow music until night settled over us
lab-text-words =
    { $words ->
        [one] ({ $words } word)
       *[other] ({ $words } words)
    }
lab-run-all = Run all
lab-cancel-all = Cancel all
lab-run = Run
lab-run-again = Run again
lab-run-named = Run: { $title }
lab-cancel = Cancel
lab-cancel-named = Cancel: { $title }
lab-running = Running
lab-waiting = Waiting for the previous experiment
lab-cancelled = Cancelled
lab-cancelled-earlier = Cancelled. The results below are from the previous run.
# Read out by screen readers.
lab-said-cancelled = Cancelled: { $title }.
lab-said-done = Done: { $title }.
lab-said-failed = { $title } failed: { $reason }

lab-field-seed = Seed
lab-field-permutations = Permutations
lab-field-lengths = Lengths k
lab-field-k-characters = Length k, in characters
lab-field-k-words = Length k, in words
lab-field-functions = Hash functions
lab-field-function-numbers = Numbers of functions
lab-field-similarity = Wanted similarity (%)
lab-field-seeds = Seeds
lab-field-documents = Numbers of documents
lab-field-family = Hash family
lab-field-layout = Bands x rows
lab-field-repeats = Minimum runs of each
lab-field-pairs = Pairs of permutations
lab-field-words = Words of the generated text

lab-wrong-choice = Choose one of the options. “{ $value }” is not one.
lab-wrong-one = Enter one value. You entered { $count }.
lab-wrong-count = Enter 1 to { $most } values with commas between them. You entered { $count }.
lab-wrong-layout = Enter bands x rows, such as 20 x 10, each from 1 to { $most }. “{ $value }” is not that.
lab-wrong-number = Enter a whole number from { $least } to { $most }. “{ $value }” is not one.

## What stops an experiment

lab-died = The experiment stopped, most likely because memory ran out. Run it again with smaller numbers.
lab-not-loaded = The experiment could not be loaded. Check the connection to this page’s server, then run it again.
lab-out-of-memory = The engine stopped, most likely because memory ran out. Use fewer or shorter texts.
lab-needs-texts = This experiment needs at least two texts on the page. Add texts, or permute a text instead.
lab-needs-words = The text to permute must have at least two words.
lab-needs-ten-words = The text must have at least ten words to make a pair from it.
lab-needs-text = There is no text on the page. Permute a text instead.
lab-too-many-texts = These are too many texts to compare each with each. Use fewer than { $most }.
lab-too-many-for-memory =
    { $documents ->
        [one] { $documents } of these texts needs more memory than there is.
       *[other] Comparing { $documents } of these texts would need more memory than there is.
    }
lab-too-few-functions = { $bands } bands of { $rows } rows need at least { $needed } functions.

## Results

lab-findings = The papers’ claims
lab-held = Held here.
lab-failed = Did not hold here.
lab-unclear = Cannot be decided here.
lab-wrong = The paper is wrong.
lab-legend = Lines: choose one to show or hide it
lab-at = at { $label }: { $value }
lab-range = { $low } to { $high }
lab-plot = Plot: { $title }. Vertical: { $y }. Horizontal: { $x }. The table below has the numbers.
lab-copy = Copy as CSV
lab-copy-named = Copy as CSV: { $title }
lab-copied = Copied.
lab-not-copied = The browser did not allow copying. Select the table and copy it instead.
lab-papers = The papers
lab-p1 = C. Bergillos, A. Rambla, A. Cabeza: Document similarity detection using hashing, 2018
lab-p2 = A. V. Tsimbalov, O. V. Zolotarev: Метод шинглов (The shingle method), 2016
lab-p3 = Y. Freund: Pseudo-randomness, hash functions and min-hash for document comparison (lecture)
lab-p4 = R. Vilaseca, X. Lacasa, X. Martín: Detection of similarity between documents with hashing, 2018

# Where a paper says it. $paper: "P1".
lab-section = { $paper }, section { $number }
lab-figure = { $paper }, figure { $number }
lab-table = { $paper }, table { $number }
lab-p3-estimating = P3, “Estimating Jaccard similarity”
lab-p3-needed = P3, “minimal number of hash functions”
lab-p2-supershingles = P2, “From shingles to supershingles”

# What was measured.
lab-setting-texts =
    { $count ->
        [one] The text on this page
       *[other] The { $count } texts on this page
    }
lab-setting-permutations = { $count } random permutations of a text of { $words } words, seed { $seed }
lab-family-modular = modular
lab-family-multiplicative = multiplicative
lab-family-one = one permutation
lab-axis-k = k, characters in a shingle
lab-axis-jaccard = Similarity (Jaccard)
lab-axis-functions = Hash functions
lab-axis-ms = Milliseconds
lab-k = k
lab-percent = { PERCENT($share) }
lab-functions = functions
lab-similarity = similarity
lab-family = family
lab-pairs = pairs
lab-documents = documents
lab-shingles = shingles
lab-different = different ones
lab-bits = bits
# Columns of times: "modular, ms".
lab-in-ms = { $name }, ms
lab-in-ns = { $name }, ns

## Similarity against k

lab-k-title = Similarity by the length of a shingle
lab-k-sources = P1, figure 2; P4, section 7.1.1
lab-k-about = Every pair of texts is compared exactly, by shingles of k characters, with white space (consecutive white space counts as one space) and without. Permutations of one text share all their words and almost no sentences.
lab-k-setting =
    { $pairs ->
        [one] { $data }: { $pairs } pair.
       *[other] { $data }: { $pairs } pairs.
    }
lab-k-plot = Exact similarity of all pairs
lab-k-table = Similarity (Jaccard) by k
lab-k-mean = mean, with white space
lab-k-mean-without = mean, without white space
lab-k-middle = middle half of the pairs, with white space
lab-k-highest-line = highest pair, with white space
lab-k-lowest = lowest
lab-k-lower = lower quartile
lab-k-median = median
lab-k-upper = upper quartile
lab-k-highest = highest
lab-k-highest-without = highest, without white space
lab-k-falls = Similarity falls as shingles get longer.
lab-k-falls-so = The mean goes from { PERCENT($from) } at k = { $first } to { PERCENT($to) } at k = { $last }.
lab-k-falls-not = The mean goes from { PERCENT($from) } at k = { $first } to { PERCENT($to) } at k = { $last }, but rises at k = { $rises }.
lab-k-nine = At k = 9, texts that share words but no sentences are less than 10% similar, every pair of them.
lab-k-nine-missing = k = 9 is not among the lengths.
lab-k-nine-so =
    { $over ->
        [one] At k = 9, the mean is { PERCENT($mean) } and the highest { PERCENT($highest) }; { $over } of { $pairs } pairs reaches 10%.
       *[other] At k = 9, the mean is { PERCENT($mean) } and the highest { PERCENT($highest) }; { $over } of { $pairs } pairs reach 10%.
    }
lab-k-twelve = Beyond k = 12, similarity is mostly zero.
lab-k-twelve-missing = No k is above 12.
lab-k-twelve-so = Of the pairs at k above 12, { PERCENT($share) } share less than { PERCENT($limit) } of their shingles.
lab-k-spaces = With white space, similarity is higher than without it.
lab-k-spaces-all =
    { $lengths ->
        [one] It is, at the only length with any similarity.
       *[other] It is, at all { $lengths } lengths with any similarity.
    }
lab-k-spaces-some =
    { $lengths ->
        [one] It is at { $higher } of { $lengths } length, but not at k = { $others }.
       *[other] It is at { $higher } of { $lengths } lengths, but not at k = { $others }.
    }

## Times of the hash families

lab-times-title = Time taken by the hash families
lab-times-sources = P1, figure 3; P4, figure 16
lab-times-about = All texts together are signed with each family of hash functions, for shingles of k characters, repeatedly with new seeds. Only signing is timed, not making the shingles. The times are those of this device now.
lab-times-setting =
    { $functions ->
        [one] { $data }, as one text; { $functions } function.
       *[other] { $data }, as one text; { $functions } functions.
    }
lab-times-plot = Time to sign
lab-times-axis = Milliseconds per signature
lab-times-table =
    { $functions ->
        [one] Nanoseconds per shingle and milliseconds per signature, with { $functions } function
       *[other] Nanoseconds per shingle and milliseconds per signature, with { $functions } functions
    }
lab-times-grow = Signing takes longer as shingles get longer, because more of them are different.
lab-times-grow-unclear = The number of different shingles is the same at both ends.
lab-times-grow-so = From k = { $first } to k = { $last }, different shingles go from { $few } to { $many }, and the time of the papers’ four families from { NUMBER($short, maximumSignificantDigits: 3) } ms to { NUMBER($long, maximumSignificantDigits: 3) } ms. It grows as the power { NUMBER($power, maximumSignificantDigits: 3) } of their number.
lab-times-grow-not = From k = { $first } to k = { $last }, different shingles go from { $few } to { $many }, and the time of the papers’ four families from { NUMBER($short, maximumSignificantDigits: 3) } ms to { NUMBER($long, maximumSignificantDigits: 3) } ms. With repetitions there are { $fewAll } and { $manyAll } shingles.
lab-times-half = Modular hashing takes less than half the time of multiplicative hashing and MurmurHash3.
lab-times-half-so = Over all k, MurmurHash3 takes { NUMBER($murmur, maximumSignificantDigits: 3) } times and multiplicative hashing { NUMBER($multiplicative, maximumSignificantDigits: 3) } times as long as modular hashing.
lab-times-same = MurmurHash3 and multiplicative hashing take almost the same time.
lab-times-same-so = MurmurHash3 takes { NUMBER($ratio, maximumSignificantDigits: 3) } times as long as multiplicative hashing. Up to { $limit } times either way counts as almost the same.
lab-times-jenkins = Jenkins’ mix takes longer than modular hashing.
lab-times-jenkins-so = Over all k, it takes { NUMBER($ratio, maximumSignificantDigits: 3) } times as long: { NUMBER($jenkins, maximumSignificantDigits: 3) } ms against { NUMBER($modular, maximumSignificantDigits: 3) } ms.

## Methods by the number of documents

lab-methods-title = Exact comparison, signatures and LSH
lab-methods-sources = P1, figure 4
lab-methods-about = More and more of the texts are compared pair by pair: exactly, by signatures, and by signatures only where a band agrees (LSH). Each time includes everything from the plain texts on. The times are those of this device now.
lab-methods-setting = { $data }; k = { $k }, { $functions } functions ({ $family }), { $bands } bands of { $rows } rows.
lab-methods-exact = exact
lab-methods-signatures = signatures
lab-methods-lsh = signatures and bands (LSH)
lab-methods-plot = Time to compare all pairs
lab-methods-axis = Documents
lab-methods-table = Milliseconds by number of documents
lab-methods-candidates = candidate pairs of LSH
lab-methods-feasible = Comparing all pairs exactly is not feasible beyond 100 documents.
lab-methods-feasible-not = { $documents } documents with { $pairs } pairs took { NUMBER($ms, maximumSignificantDigits: 3) } ms. An index from shingles to documents leads directly to the shared ones.
lab-methods-feasible-unclear = There were no more than 100 documents.
lab-methods-exponential = The time of the exact comparison is exponential in the number of documents.
lab-methods-quadratic = There are n (n − 1) / 2 pairs of n documents, so comparing them all takes quadratic time at worst.
lab-methods-quadratic-so = There are n (n − 1) / 2 pairs of n documents, so comparing them all takes quadratic time at worst. Measured from { $few } to { $many } documents, the time grows as the power { NUMBER($power, maximumSignificantDigits: 3) } of their number.
lab-methods-order = Each method is faster than the one before: exact, signatures, LSH.
lab-methods-order-so =
    { $documents ->
        [one] With { $documents } document:
       *[other] With { $documents } documents:
    } exact { NUMBER($exact, maximumSignificantDigits: 3) } ms, signatures { NUMBER($signatures, maximumSignificantDigits: 3) } ms, LSH { NUMBER($lsh, maximumSignificantDigits: 3) } ms.
lab-methods-bands = LSH is faster than signatures alone, because only a small part of the pairs is compared.
lab-methods-bands-so = It proposes { PERCENT($share) } of the pairs, and takes { NUMBER($lsh, maximumSignificantDigits: 3) } ms against { NUMBER($signatures, maximumSignificantDigits: 3) } ms.

## The estimate by the number of functions

lab-estimate-title = The estimate by the number of hash functions
lab-estimate-sources = P1, figure 5; P3, “How many hash functions do we need?”
lab-estimate-about = A pair of the wanted similarity is made of a text and a copy of it with the last words permuted. Its similarity is then estimated with more and more functions of each family, and with two numbers of functions under many seeds.
lab-estimate-setting = A text of { $words } words and a copy with the last { $permuted } permuted. By shingles of { $k } characters, they are { PERCENT($share) } similar. The 95% band is that of ideal hash functions.
lab-estimate-plot = Estimated similarity of one pair
lab-estimate-exact = exact
lab-estimate-band = 95% band of ideal functions
lab-estimate-low = 95% band from
lab-estimate-high = to
lab-estimate-table = Estimate by number of functions
lab-estimate-seeds = How often the estimate is within ± { $error }, and within the 95% band, out of { $seeds } seeds
lab-estimate-near = within ± { $error }, { $functions } functions
lab-estimate-in-band = in the band, { $functions } functions
lab-estimate-converges = The more functions, the closer the estimate is to the similarity.
lab-estimate-converges-unclear = Fewer than three numbers of functions were tried.
lab-estimate-converges-so = On average, the families are off by { NUMBER($few, maximumSignificantDigits: 3) } percentage points with { $fewFrom } to { $fewTo } functions, and by { NUMBER($many, maximumSignificantDigits: 3) } with { $manyFrom } to { $manyTo }. P1 explains this by collisions that matter less and less. Ideal functions would do the same, because the error falls with the square root of their number.
lab-estimate-equal = Whatever the family, the probability that a function agrees equals the similarity.
lab-estimate-equal-so = Then about 95% of the seeds give an estimate in the band. Across families and numbers of functions it is { PERCENT($least) } to { PERCENT($most) } of { $seeds } seeds.
lab-estimate-needed = { $functions } functions put the estimate within ± { $error } in 95% of cases.
lab-estimate-needed-not = 2σ ≤ { $error } holds for every similarity if 1 / √k ≤ { $error }, because σ ≤ 1 / (2√k); so k ≥ { $sigmas }. P3 continues with 1 / k. For 95%, rather than the 95.4% of 2σ, that bound gives { $bound }, and the exact binomial { $exact }. Here { PERCENT($few) } of the estimates were that close with { $printed } functions, and { PERCENT($many) } with { $right }.

## Modular hashing against Jenkins

lab-jenkins-title = Errors of modular hashing and Jenkins’ mix
lab-jenkins-sources = P4, figures 13 to 15
lab-jenkins-about = The similarity of pairs of texts is estimated under many seeds, and the mean absolute error is taken over pairs and seeds. This program’s modular family takes remainders by a prime. For comparison, remainders by the number of shingles are taken, as in P4, on as many shingles as each pair has.
lab-jenkins-setting = { $data }, { $pairs } pairs of them, { PERCENT($share) } similar on average; { $seeds } seeds.
lab-jenkins-plot = Mean absolute error
lab-jenkins-axis = Error of the similarity
lab-jenkins-prime = modular, by a prime
lab-jenkins-loose = modulo the number of shingles
lab-jenkins-ideal = ideal functions
lab-jenkins-difference-plot = Error of modular hashing minus that of Jenkins’ mix
lab-jenkins-difference-axis = Difference, in percentage points
lab-jenkins-difference = modular minus Jenkins
lab-jenkins-chance = range of chance
lab-jenkins-loose-difference = modulo the number of shingles minus Jenkins
lab-jenkins-table = Mean absolute error of the similarity, by number of functions
lab-jenkins-difference-points = modular minus Jenkins, points
lab-jenkins-standard-error = its standard error
lab-jenkins-loose-points = modulo the number of shingles minus Jenkins, points
lab-jenkins-greater = The error of modular hashing is mostly greater than that of Jenkins’ mix.
lab-jenkins-greater-loose = The same holds where the modulus is the number of shingles.
lab-jenkins-greater-so =
    { $all ->
        [one] Beyond chance, it is greater at { $greater } and smaller at { $less } of { $all } number of functions.
       *[other] Beyond chance, it is greater at { $greater } and smaller at { $less } of { $all } numbers of functions.
    }
lab-jenkins-permutation-source = P1, section 6.1; P4, section 4.2.2.1.1
lab-jenkins-permutation = a x + b modulo the number of shingles acts as a random permutation of them.
lab-jenkins-permutation-so = It is a permutation only where a shares no factor with that number: P1 asks for a prime modulus, P4 for a prime a. With any a, { $functions } functions are off by { NUMBER($bias, maximumSignificantDigits: 3) } percentage points on average (standard error { NUMBER($error, maximumSignificantDigits: 2) }), which chance explains.
lab-jenkins-permutation-not = It is a permutation only where a shares no factor with that number: P1 asks for a prime modulus, P4 for a prime a. With any a, { $functions } functions are off by { NUMBER($bias, maximumSignificantDigits: 3) } percentage points on average (standard error { NUMBER($error, maximumSignificantDigits: 2) }), and more functions do not help.

## Collisions

lab-collisions-title = Collisions by the width of a fingerprint
lab-collisions-sources = P2, tables 2 and 3
lab-collisions-about = A fingerprint is a number computed from a shingle of words. A collision is a shingle whose number another, different one already has. They are counted for each kind of fingerprint and compared with the number expected by chance. You can use the texts on the page; otherwise a text of made-up words is generated, long enough for 32 bits to collide.
lab-collisions-setting-generated = A generated text of { $words } words, seed { $seed }
lab-collisions-setting = { $data }: { $distinct } different shingles of { $k } words.
lab-collisions-rabin = Rabin–Karp, { $bits } bits
lab-collisions-own = this program’s own, { $bits } bits
lab-collisions-plot = Collisions, expected and counted
lab-collisions-different = Different shingles
lab-collisions-collisions = Collisions
lab-collisions-line-expected = { $bits } bits, expected
lab-collisions-line-counted = { $name }, counted
lab-collisions-table = Collisions counted and expected
lab-collisions-fingerprint = fingerprint
lab-collisions-distinct = different shingles
lab-collisions-counted = collisions counted
lab-collisions-expected = expected
lab-collisions-deviation = deviation, in standard deviations
lab-collisions-birthdays = Number of different shingles at which one collision has this probability (P2, table 2, recalculated)
lab-collisions-short = With 32 bits, collisions are inevitable beyond { $limit } different shingles.
lab-collisions-short-few =
    { $distinct ->
        [one] There is only { $distinct } different shingle.
       *[other] There are only { $distinct } different shingles.
    }
lab-collisions-short-so = The fingerprints of 32 bits have { $least } to { $most } collisions. Chance predicts { NUMBER($expected, maximumSignificantDigits: 3) }.
lab-collisions-long = With 48 bits or more, there are none among that many shingles.
lab-collisions-long-so = None of the { $all } fingerprints of 48 to 64 bits has any. Chance predicts { NUMBER($expected, maximumSignificantDigits: 3) } for 48 bits.
lab-collisions-long-not =
    { $colliding ->
        [one] { $colliding } of the { $all } fingerprints of 48 to 64 bits has collisions.
       *[other] { $colliding } of the { $all } fingerprints of 48 to 64 bits have collisions.
    }
lab-collisions-table2 = The printed numbers of shingles make a collision 1, 10 and 40% probable, for 32 to 64 bits.
lab-collisions-table2-so = Of { $all } printed numbers, { $right } agree with √(2 · 2ᵇ · ln(1 / (1 − P))), to eight digits.
lab-collisions-table3 = On { $shingles } shingles, CRC-32 had { $crc } collisions and Rabin–Karp with 32 bits { $rabin }.
lab-collisions-table3-so = If all those shingles were different, chance would predict { $expected }. CRC-32 is { NUMBER($crc, maximumSignificantDigits: 3) } and Rabin–Karp { NUMBER($rabin, maximumSignificantDigits: 3) } standard deviations off. More than three is too many for chance; a modulus somewhat below 2³² would explain it.

## S-curves

lab-curves-title = Which pairs LSH finds
lab-curves-sources = P2, formula 10; P1, section 5; P4, section 5
lab-curves-about = Signatures are cut into bands of several rows, which P2 calls supershingles. A pair becomes a candidate if one band agrees in all its rows, with a probability that depends on the similarity alone.
lab-curves-setting = No texts are needed.
lab-curves-plot = Probability of becoming a candidate
lab-curves-probability = Probability
lab-curves-table = Probability by similarity
lab-curves-inverse = Similarity at which a pair is found with this probability
lab-curves-layout = bands x rows
lab-curves-claim = { $bands } groups of { $rows } find a pair of similarity { $similarity } with a probability of { NUMBER($probability, maximumSignificantDigits: 2) }.
lab-curves-right = 1 − (1 − { $similarity }^{ $rows })^{ $bands } is { NUMBER($chance, maximumSignificantDigits: 2) }.
lab-curves-wrong = P2’s own formula, 1 − (1 − { $similarity }^{ $rows })^{ $bands }, is { NUMBER($chance, maximumSignificantDigits: 2) }; { NUMBER($probability, maximumSignificantDigits: 2) } belongs to a similarity of { NUMBER($fits, maximumSignificantDigits: 2) }.
