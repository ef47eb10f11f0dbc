## What the terminal command reports about how it went.

cli-wrong-use = lookalike: { $mistake }
# $command: how the command was called, such as "lookalike".
cli-try-help = Try: { $command } --help
cli-failed = lookalike: the comparison failed: { $reason }
cli-find-cause = Compare fewer files at a time to find the one it fails on.
cli-unread = { $name } was not read. { $reason }
cli-given-twice = { $name } is given more than once, and was read once.
cli-unknown-language = --language expects one of { $known }, got “{ $value }”
# Before each remark about a file.
cli-remark = { $name }: { $remark }
# Stands between two reasons.
cli-two-reasons = { $first } { $second }
# Files whose encoding was guessed. $encodings: a list of items like cli-guessed-as.
cli-guessed =
    { $count ->
        [one] { $count } file is not UTF-8. Its encoding was guessed: { $encodings }. If its text looks wrong, save it as UTF-8. --json lists it.
       *[other] { $count } files are not UTF-8. Their encodings were guessed: { $encodings }. If a text looks wrong, save it as UTF-8. --json lists each file.
    }
# "Western (windows-1252): 12".
cli-guessed-as = { $encoding }: { NUMBER($count) }
cli-receipts =
    { $count ->
        [one] { $count } file is a receipt from Blackboard: only what the student typed in it was read, if anything.
       *[other] { $count } files are receipts from Blackboard: only what students typed in them was read, if anything.
    }
cli-programs = The files are mostly programs, so all are compared as programs. To compare them as texts, add --preset text.
cli-programs-by-language = A programming language is set, so the files are compared as programs.
# $programs, $files: how many of the files are programs. $rest: whether there are other files.
cli-programs-as-texts =
    { $programs } of { NUMBER($files) } files are programs and are compared as texts here. Solutions of one task look alike that way. { $rest ->
        [none] It is better to compare them with --preset programs.
       *[some] It is better to compare the programs with --preset programs, and only the other files as texts.
    }
cli-not-written = { $name } could not be written ({ $reason })
cli-standard-output = standard output
# What --fail-above found. $unit: words, characters or code.
cli-above-words =
    { $pairs ->
        [one] { $pairs } pair has more than
       *[other] { $pairs } pairs have more than
    } { $unit ->
        [code] { $words ->
            [one] { $words } matched token.
           *[other] { $words } matched tokens.
        }
       *[words] { $words ->
            [one] { $words } matched word.
           *[other] { $words } matched words.
        }
    }
# $measure: the name of a parameter's value, such as jaccard.
# $limit: as a percentage, such as "11.02%".
cli-above-share =
    { $pairs ->
        [one] { $pairs } pair has a similarity ({ $measure }) above { $limit }.
       *[other] { $pairs } pairs have a similarity ({ $measure }) above { $limit }.
    }
cli-fail-above-undecided = memory ran short, so matched words were not searched, and --fail-above cannot be decided
# $pairs: pairs that are not listed, while no listed pair is above the limit.
cli-fail-above-left-out =
    { $pairs ->
        [one] no listed pair is above the limit, but { $pairs } pair was not listed, and --fail-above cannot be decided. Raise maxPairs and maxPairsPerDocument
       *[other] no listed pair is above the limit, but { $pairs } pairs were not listed, and --fail-above cannot be decided. Raise maxPairs and maxPairsPerDocument
    }
# $pairs: pairs of programs that are not listed because nothing suggests copying.
cli-fail-above-unlisted =
    { $pairs ->
        [one] no listed pair is above the limit, but { $pairs } pair of programs with a similarity of { NUMBER($threshold) } or more was not listed, and --fail-above cannot be decided. Leave out the threshold
       *[other] no listed pair is above the limit, but { $pairs } pairs of programs with a similarity of { NUMBER($threshold) } or more were not listed, and --fail-above cannot be decided. Leave out the threshold
    }
cli-fail-above-nothing = there was no pair to compare, so --fail-above cannot be decided: fewer than two files with text were read
# $count: files that may hold text that was not read. $names: some of them.
cli-fail-above-unread =
    { $count ->
        [one] no listed pair is above the limit, but { $count } document was not read, or not completely, and --fail-above cannot be decided: { $names }. To leave it out, move it to another folder, or give only the other files
       *[other] no listed pair is above the limit, but { $count } documents were not read, or not completely, and --fail-above cannot be decided: { $names }. To leave them out, move them to another folder, or give only the other files
    }
# $pairs: pairs of the list of --pairs.
cli-fail-above-skipped =
    { $pairs ->
        [one] no listed pair is above the limit, but { $pairs } pair of the list was skipped, and --fail-above cannot be decided. To leave it out, remove it from the list
       *[other] no listed pair is above the limit, but { $pairs } pairs of the list were skipped, and --fail-above cannot be decided. To leave them out, remove them from the list
    }
# $pairs: pairs that might share words, of which there were too many.
cli-fail-above-not-examined =
    { $pairs ->
        [one] no listed pair is above the limit, but { $pairs } pair was not examined, and --fail-above cannot be decided. Compare fewer files at a time, or raise effort
       *[other] no listed pair is above the limit, but { $pairs } pairs were not examined, and --fail-above cannot be decided. Compare fewer files at a time, or raise effort
    }
# $place: "pairs.tsv:3".
cli-pair-skipped = { $place }: pair skipped. { $reason }
cli-folder-empty = { $path } contains no files.
# $count: files without an author. $path: of one of them.
cli-author-pattern-some =
    { $count ->
        [one] --author-pattern finds no author in { $count } of { NUMBER($files) } paths, “{ $path }”. This file is compared with all others.
       *[other] --author-pattern finds no author in { $count } of { NUMBER($files) } paths, such as “{ $path }”. These files are compared with all others.
    }
cli-author-by-name-none = --author-by-name finds no author in any name: it knows the names that learning platforms give to files and folders. All files are compared with one another. For other names use --author-pattern, such as '^([^_]+)_'
cli-author-by-folder-none = --author-by-folder finds no author, because no file is in a folder of its author. All files are compared with one another. If the authors are in the names of the files, use --author-by-name or --author-pattern.
# $option: --archive or --template. $names: some of the files.
cli-role-nearer =
    { $count ->
        [one] { $option }: { $count } of its files is a submission, because a more specific path lists it as a submission: { $names }
       *[other] { $option }: { $count } of its files are submissions, because more specific paths list them as submissions: { $names }
    }

## Why a file was not read

cli-read-already = It was read already, as { $name }.
cli-not-a-file = It is neither a file nor a folder.
cli-link-to-folder = It is a link to a folder, and such links are not followed. Give the folder itself.
cli-not-utf8 = Its name is not UTF-8. Rename it.
cli-no-right = You have no permission to read it. Change its permissions, or those of the folders above it.
cli-gone = It is no longer there, or it is a link that leads nowhere. Check the path.
cli-link-circle = Its link leads in a circle. Give the file itself.
cli-path-too-long = Its path is too long for the system. Move it further up.
cli-became-folder = It was a file and is a folder now. Compare again.
cli-became-file = It was a folder and is a file now. Compare again.
cli-hidden = Hidden files and folders are skipped.
# $count: two or more. $names: some of them.
cli-hidden-many =
    { $count ->
        [one] { $count } hidden file or folder was skipped: { $names }
       *[other] { $count } hidden files and folders were skipped: { $names }
    }
cli-own-result = It is a result of an earlier comparison. To compare it, give its own path.
cli-own-output = The output of this command is being written to it.
# $reason: what the system reports.
cli-system-error = The system could not open it ({ $reason }). Try again.

## Wrong use

cli-no-files = expected files or folders to compare, got none
cli-path-empty = expected a file or folder, got an empty path. Check variables in your command.
cli-standard-input = standard input is not read. Write the text into a file, and give that file
cli-nothing-there = there is no file or folder “{ $path }”. Check the path.
# One file is named by both options.
cli-role-twice = “{ $name }” is given both with --archive and with --template. Give it with one of them.
cli-role-all-given = every file to compare is also given with --archive or --template. Give submissions to compare with them.
cli-one-author-rule = expected one of --author-none, --author-by-folder, --author-by-name, --author-pattern
cli-author-pattern-wrong = --author-pattern: { $mistake }
cli-author-pattern-none = --author-pattern finds no author in any path, neither inside the given folders nor in whole paths such as “{ $path }”. Change the pattern.
cli-seconds-wrong = --seconds expects a number above 0 and up to { NUMBER($most) }, got “{ $value }”
# $reason: what the system reports.
cli-password-unread = cannot read the file with the password ({ $reason })
cli-password-empty = --password-file expects a file whose first line is a password
cli-preset-wrong = --preset expects one of { $known }, got “{ $value }”
cli-set-wrong = --set expects NAME=VALUE, such as k=3, got “{ $value }”
cli-csv-or-json = --csv - and --json both need standard output. Give --csv a file, or leave one out.
cli-csv-empty = --csv expects a file, or - for standard output
cli-file-wrong = { $option } expects a file to write to
# Two options name the same file.
cli-file-twice = { $first } and { $second } would both write “{ $name }”. Give one of them another file.
cli-file-is-read = “{ $name }” is one of the files to compare, and would be overwritten. Give another file.
# $option: the one whose file it is, --pairs or --password-file.
cli-file-is-option = “{ $name }” is the file of { $option }, and would be overwritten. Give another file.
cli-no-folder = { $option }: there is no folder “{ $folder }” to write to. Create it, or give another path.
cli-file-is-folder = { $option } expects a file to write to, and “{ $name }” is a folder
cli-file-in-circle = “{ $name }” cannot be written to: it is a link that leads back to itself. Give another file.
cli-no-right-to-write = { $option }: you have no permission to write in “{ $folder }”. Give another path.
cli-file-is-protected = { $option }: “{ $name }” is protected from writing. Change its permissions, or give another file.
cli-report-wrong = --report expects two documents and a file to write to: --report A B FILE
cli-report-took = there are no files or folders to compare: --report took “{ $name }” as the file to write to. Write --report A B FILE, and what to compare after it.
cli-option-once = { $option } can be given only once
# $place: the option. $reason: the file and why it was not read.
cli-report-unread = { $place }: { $reason }
cli-fail-above-wrong = --fail-above expects a whole number of matched words, such as 100, or a similarity below 100%, such as 30%; got “{ $value }”
cli-fail-above-no-words = --fail-above N counts matched words, and these settings do not search for them. Give a similarity, such as --fail-above 30%
# $limit: as a percentage, such as "11.02%".
cli-fail-above-threshold = --fail-above is { $limit } and threshold is { NUMBER($threshold) }: pairs between them would not be listed. Lower the threshold, or leave it out
cli-fail-above-min-matched = --fail-above is { NUMBER($words) } and minMatched is { NUMBER($minMatched) }: pairs between them would not be listed. Lower minMatched, or leave it out
# $reason: what Node.js reports.
cli-option-wrong = the options could not be understood ({ $reason })
# $reason: what the system reports.
cli-pairs-unread = cannot read the list of pairs ({ $reason })
cli-pairs-none = the list { $file } names no pair. Write one a line: a<TAB>b
cli-pairs-no-tab = { $place }: expected two names with a tab between them, got “{ $text }”
cli-pairs-same = { $place }: a pair must be of two different documents, got “{ $name }” twice
cli-pairs-template = { $place }: “{ $name }” is a template, and templates are not compared
cli-pairs-ambiguous =
    { $count ->
        [one] { $place }: { $count } file is called “{ $name }”. Give the path.
       *[other] { $place }: { $count } files are called “{ $name }”. Give the path.
    }
cli-pairs-unknown = { $place }: no document “{ $name }” was found. Check the name.

## The summary

cli-locked =
    { $files ->
        [one] { $files } file is protected by a password. To open it: --password-file FILE
       *[other] { $files } files are protected by a password. To open them: --password-file FILE
    }
cli-compared-exactly =
    { $documents ->
        [one] { $documents } document,
       *[other] { $documents } documents,
    } { $pairs ->
        [one] { $pairs } pair compared exactly.
       *[other] { $pairs } pairs compared exactly.
    }
cli-compared-estimated =
    { $documents ->
        [one] { $documents } document,
       *[other] { $documents } documents,
    } { $pairs ->
        [one] { $pairs } pair estimated from signatures.
       *[other] { $pairs } pairs estimated from signatures.
    }
# $unit: words or code.
cli-found-listed =
    { $pairs ->
        [one] { $pairs } pair shares
       *[other] { $pairs } pairs share
    } { $unit ->
        [code] passages with matched tokens.
       *[words] passages with matched words.
    }
cli-found =
    { $pairs ->
        [one] { $pairs } pair shares
       *[other] { $pairs } pairs share
    } { $least ->
        [one] at least { $least } matched word
       *[other] at least { $least } matched words
    } that chance does not explain.
cli-only-listed =
    { $pairs ->
        [one] Only listed pairs are counted; { $pairs } more was found but not listed.
       *[other] Only listed pairs are counted; { NUMBER($pairs) } more were found but not listed.
    }
cli-found-programs =
    { $pairs ->
        [one] { $pairs } pair shares
       *[other] { $pairs } pairs share
    } { $least ->
        [one] at least { $least } matched token,
       *[other] at least { $least } matched tokens,
    } and enough of both programs to suggest copying.
# Pairs that cli-found-programs does not count.
cli-found-short =
    { $pairs ->
        [one] { $pairs } more pair of short programs is alike, but both have too little code of their own to tell a copy from an honest solution.
       *[other] { $pairs } more pairs of short programs are alike, but both have too little code of their own to tell a copy from an honest solution.
    }
# $least: the fewest words of a passage.
cli-short-texts =
    { $words ->
        [one] In texts under { $words } word, a third of the words is enough, but not fewer than { $least }.
       *[other] In texts under { $words } words, a third of the words is enough, but not fewer than { $least }.
    }
cli-few-rare = { $words } matched words are enough if they are rare and no 12 words in a row are the same in both texts.
cli-chance-few = Chance and common subjects alone would put fewer than { NUMBER($least) } pairs on the list for their matched words.
# $pairs: an expected number, such as 0.023.
cli-chance =
    { $unit ->
        [code] Without any copying, about { $pairs ->
            [one] { $pairs } pair would be listed for its matched tokens.
           *[other] { $pairs } pairs would be listed for their matched tokens.
        }
       *[words] Chance and common subjects alone would put about { $pairs ->
            [one] { $pairs } pair on the list for its matched words.
           *[other] { $pairs } pairs on the list for their matched words.
        }
    }
# After evidence-common-text, unless there is a template already.
cli-common-text =
    { $unit ->
        [code] Exclude it everywhere with --template FILE.
       *[words] If everyone was given the same text, such as a task or a form, exclude it with --template FILE.
    }
cli-not-examined =
    { $unit ->
        [code] Not compared token by token (aligned): { $pairs ->
            [one] { $pairs } more pair
           *[other] { $pairs } more pairs
        } of programs, because there were too many.
       *[words] Not compared word by word (aligned): { $pairs ->
            [one] { $pairs } more pair
           *[other] { $pairs } more pairs
        } of similar texts, or with rare words in common, because there were too many.
    } To compare more, compare fewer documents at a time, or let the search do more work: --set effort=10.
# $measure: the name of a parameter's value, such as jaccard.
cli-similar =
    { $pairs ->
        [one] { $pairs } pair has a similarity ({ $measure }) of { NUMBER($threshold) } or more.
       *[other] { $pairs } pairs have a similarity ({ $measure }) of { NUMBER($threshold) } or more.
    }
cli-similar-found = MinHash with LSH finds { NUMBER($found) } of { NUMBER($pairs) }.
cli-excluded =
    { $pairs ->
        [one] Not compared: { $pairs } pair by the same author or with two documents of earlier work.
       *[other] Not compared: { $pairs } pairs by the same author or with two documents of earlier work.
    }
cli-left-out =
    { $pairs ->
        [one] Not listed: { $pairs } pair
       *[other] Not listed: { $pairs } pairs
    } { $most ->
        [one] after the first.
       *[other] after the first { $most }.
    }
cli-left-out-by-document =
    { $pairs ->
        [one] Not listed: { $pairs } pair
       *[other] Not listed: { $pairs } pairs
    } { $most ->
        [one] whose documents both have { $most } better one.
       *[other] whose documents both have { $most } better ones.
    }

## The table

cli-column-matched = matched
cli-column-weight = counts as
cli-column-reworded = edited
# Of programs, in place of the column before: how much of both is shared.
cli-column-of-both = of both
cli-column-of-a = of A
cli-column-of-b = of B
cli-column-longest = longest
cli-column-similarity = similarity
cli-column-estimate = estimate
cli-column-group = group
cli-column-names = A ↔ B
cli-archived = { $name } (earlier work)
cli-words =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
cli-characters =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
cli-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }

## Passages

# $names: "a.txt ↔ b.txt".
cli-passages =
    { $count ->
        [one] { $names }: { $count } passage
       *[other] { $names }: { $count } passages
    }
cli-passages-bounded =
    { $count ->
        [one] { $names }: { $count } passage (some words recur so often that it may be longer than shown)
       *[other] { $names }: { $count } passages (some words recur so often that a passage may be longer than shown)
    }
cli-passages-short =
    { $count ->
        [one] { $count } shared run is too short to be a passage
       *[other] { $count } shared runs are too short to be passages
    }
# $matched: "12 matched words". $inA, $inB: where it is, such as "lines 3–7" or "0–120". $edits: "3 edits".
cli-passage = { $matched }, of { NUMBER($ofA) } at { $inA } in A and { NUMBER($ofB) } at { $inB } in B; { $edits }
cli-passage-code = { $matched }, of { NUMBER($ofA) } at { $inA } in A and { NUMBER($ofB) } at { $inB } in B
cli-passage-reworded = { $matched }, { NUMBER($others) } of them moved or reworded, of { NUMBER($ofA) } at { $inA } in A and { NUMBER($ofB) } at { $inB } in B; { $edits }
cli-passage-kind =
    { $passage }; { $kind ->
        [both] quoted and cited
        [quoted] quoted, not cited
        [cited] cited, not quoted
       *[reference] in the list of sources
    }
# $kinds: comparison-kind-count of each kind.
cli-kinds = By kind. { $kinds }
cli-passage-sums-up-a = { $passage }; sums up all of A
cli-passage-sums-up-b = { $passage }; sums up all of B
cli-matched-words =
    { $count ->
        [one] { $count } matched word
       *[other] { $count } matched words
    }
cli-matched-characters =
    { $count ->
        [one] { $count } matched character
       *[other] { $count } matched characters
    }
cli-matched-tokens =
    { $count ->
        [one] { $count } matched token
       *[other] { $count } matched tokens
    }
# Of passages in which one text has more matched words, as it repeats some. $matched: "12 matched words".
cli-matched-both = { $matched } in A and { NUMBER($inOther) } in B
cli-edits =
    { $count ->
        [one] { $count } edit
       *[other] { $count } edits
    }

## Time taken (--timing)

cli-stage-loading = loading the engine
cli-stage-reading = reading files
cli-stage-adding = passing the texts to the engine
cli-stage-report = taking the report from the engine
cli-stage-passages = passages
cli-stage-longest = longest passages
cli-stage-printing = printing
# $stage: the engine's own name of a stage.
cli-stage-engine = engine: { $stage }
cli-stage-total = total
# Milliseconds.
cli-stage-milliseconds = { $value } ms

## Help. Options are listed with their names before each text; lines are broken by the program.

cli-help-usage = Usage: { $command } [options] FILE|FOLDER…
cli-help-what = Compares texts with one another and prints the pairs that share copied passages, word for word or reworded. Pairs with the most matched words come first; words that many texts share count less. Programs are listed by how much of both they share. Pairs that are only similar come last.
cli-help-reads = Reads plain text, source code, Markdown, CSV, HTML, LaTeX, LyX, SVG, Jupyter notebooks, R Markdown, Scratch (.sb3), PDF, Word (.docx, .doc), OpenDocument (.odt, .odp, .ods), RTF, EPUB, FictionBook (.fb2), PowerPoint (.pptx, .ppt), Excel (.xlsx, .xls), e-mails (.eml, .msg, .mbox), subtitles (.srt, .vtt), and archives (ZIP, 7z, RAR, TAR, gzip) of all these. Folders are read with all folders in them, sorted by path.
cli-help-columns = Columns: matched (words in shared passages that occur on both sides, counted in the text with fewer), counts as (the number that orders the list: words that more than three other texts share count less), of both (of programs: how much of both is shared, without template code), edited (matched words outside any run of five words that are the same in both texts), of A and of B (shares of each text’s words that are matched; of programs, of all tokens, those of template code included), longest (matched words of the longest passage), similarity (Jaccard similarity; of texts, by default, of five-word phrases), estimate (of the similarity, from signatures), group, and the names. “–” means that a pair has no matched words and is listed only for its similarity or because --pairs names it.
cli-help-archive = also compare with the files of PATH, but not these with one another: earlier years, for instance; its files are not submissions, even if PATH is inside a compared folder; may be repeated
cli-help-template = exclude text that is in the files of PATH, such as a form that everybody was given; its files are not submissions, even if PATH is inside a compared folder; may be repeated
cli-help-author-none = compare all files with one another. Without this and the next three options, files by one author are not compared with each other where all of them are named as Moodle, Canvas, Blackboard, Brightspace or Microsoft Teams name them; all other files are compared
cli-help-author-by-folder = files in an author’s folder are not compared with one another. Authors’ folders are the first that stand side by side below a given one (if these are a few classes with many folders each, those inside) or, if several are given and most of them contain files directly, the given ones; folders of the same name have the same author
cli-help-author-by-name = the author is in the name of the file, or of its folder, as learning platforms write it (Jane Doe_12345_assignsubmission_file_essay.docx, doejane_12345_67890_essay.docx)
cli-help-author-pattern = the author is what the group of the regular expression P finds in the path inside the given folder or, if it finds none in any file, in the whole path as given; P must have exactly one group: write others as (?:…)
cli-help-leave-out-common = files that most authors have alike, such as unchanged files of starter code, count as templates; starter code inside the authors’ own files is not recognised: give it with --template; at least { NUMBER($authors) } authors are needed
cli-help-seconds = skip a file that takes longer than N seconds to read; { NUMBER($seconds) } by default
cli-help-password-file = open files that are protected by a password (PDF, Word, Excel, PowerPoint since 2007, OpenDocument, files in ZIP files) with the one that is the first line of FILE
cli-help-json = print the whole report as JSON (its format: docs/result.schema.json); its groups are by similarity, not those of the table
cli-help-csv = write the listed pairs to FILE as a table for spreadsheets (in English, with commas between columns and decimal points); - prints it in place of the report
cli-help-html = write the result to FILE as one web page that opens anywhere, offline: pairs, groups, documents, and both texts of the strongest pairs; a large result is shortened, and the page says by how much
cli-help-report = write the case report of the documents A and B to FILE, as a web page to read or print; a name is a path, or a file name that no other file has
cli-help-passages = add the shared passages of each pair, as UTF-16 spans of both texts, with the edits in them, and the matched words by kind (quoted, cited, in the list of sources); --set passageGap=… and shortestPassage=… limit passages
cli-help-traces = also show what files say about their making and share with few others: revision ids, pictures, authors
cli-help-pairs = compare only the pairs listed in FILE, one a line: a<TAB>b; all of them are printed, unless limited by --set threshold=… or maxPairs=…; a pair with a file that could not be read is reported and skipped
cli-help-preset = compare in the way that suits a kind of text: text or programs. By default, files that are mostly programs are compared as programs, as all are with --set language=…, unless --set unit=… is given
cli-help-set = set a parameter, such as k=3, threshold=0.5, seed=7 or unit=code; may be repeated. minMatched=… is the smallest number of matched words of a listed pair (25; in short texts, a third of the words, but not fewer than 12); evidence=false lists pairs by similarity only
cli-help-fail-above = exit with status 1 if a listed pair has more than N matched words; with N%, if its similarity is above N%. All such pairs are listed; of similar programs, only those with evidence of copying (shared passages that chance does not explain)
cli-help-timing = print how long each stage took, on standard error
cli-help-language = write in English (en), Spanish (es) or Russian (ru); by default, as LC_ALL, LC_MESSAGES or LANG says
cli-help-version = print the version
cli-help-help = print this text
cli-help-parameters = Parameters for --set:
# A parameter with the values that it can have: "unit: words, characters, code".
cli-help-parameter = { $name }: { $values }
cli-help-unread = A path that does not exist is wrong use, and nothing is compared. A file or folder that exists but cannot be read is named on standard error with the reason, and the rest is compared.
cli-help-status = Exit status: 0 whatever is found and whatever could not be read, 1 if the comparison itself failed, 2 for wrong use or if a result cannot be written. With --fail-above: 1 if a pair is above the limit, 2 also if the comparison failed or the limit cannot be decided, as when no pair is above it and a document could not be read, or not completely.

## Files that most authors have alike

# $of: "in 60 of 80 folders".
cli-common-file = { $name } ({ $of })
# $files: cli-common-file, several.
cli-common = Most { $by ->
        [folders] folders
       *[authors] authors
    } have these files alike: { $files }. With --leave-out-common their text does not count.
cli-common-left-out = Most { $by ->
        [folders] folders
       *[authors] authors
    } have these files alike, so their text does not count: { $files }.
# $count: at least four.
cli-common-none = --leave-out-common excludes nothing: no file is the same for most of the { NUMBER($count) } { $by ->
        [folders] folders
       *[authors] authors
    }.
# $by: the rule that was given for the authors, and is not advised again.
cli-common-few-authors =
    { $count ->
        [0] --leave-out-common excludes nothing: it needs the files of at least { $least } authors, and none are known.
        [one] --leave-out-common excludes nothing: it needs the files of at least { $least } authors, and { $count } is known.
       *[other] --leave-out-common excludes nothing: it needs the files of at least { $least } authors, and { $count } are known.
    } { $by ->
        [folder] --author-by-name or --author-pattern says whose each file is.
        [name] --author-by-folder or --author-pattern says whose each file is.
        [pattern] --author-by-folder or --author-by-name says whose each file is.
       *[other] --author-by-folder, --author-by-name or --author-pattern says whose each file is.
    }
