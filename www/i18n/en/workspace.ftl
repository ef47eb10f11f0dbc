## Roles: what a document is there for.

# Names of the roles of one document, in a narrow column.
workspace-role-submission = Submission
workspace-role-archive = Earlier work
workspace-role-template = Template
# The same as headings.
workspace-submissions = Submissions
workspace-submissions-hint = Compared with each other and with earlier work.
workspace-archive = Earlier work
workspace-archive-hint = Work from earlier years. It is compared with the submissions only.
workspace-template = Template
workspace-template-hint = Text that everyone was given, such as the assignment. It is excluded from every document.

## Pairs that are not compared

workspace-archive-pairs = Documents of earlier work are not compared with each other.
# While documents change, and it is not known how many pairs have which reason.
workspace-excluded-pairs =
    { $pairs ->
        [one] { $pairs } pair was not compared, because both documents are by the same author or earlier work.
       *[other] { $pairs } pairs were not compared, because both documents are by the same author or earlier work.
    }

## Adding documents

workspace-no-files = No files found. Choose documents, or a folder that contains some.
workspace-archive-file = { $file } is a collection that was exported from Lookalike. Open it under Collections, with “Open a collection file”.
# Files were added that have the paths of documents, and other texts. $names: these paths.
workspace-same-path =
    { $count ->
        [one] { $count } file has the same path as a new one, but a different text: { $names }. If the new one is a newer version, remove this one.
       *[other] { $count } files have the same paths as new ones, but different texts: { $names }. If the new ones are newer versions, remove these.
    }
workspace-cancelled = Reading was cancelled; nothing was added.
workspace-cancelled-rest = Reading was cancelled; files that were still being read were not added.
# The name of a pasted text without one.
workspace-text = Text { $number }
# A remark beside a document: files with the same name get a number.
workspace-renamed = Another document is called “{ $wanted }”, so this one is called “{ $name }”

## The example class

workspace-example = Twelve invented students; some copied from each other. Find out who and how, then look at the notes under “{ app-documents }”.
workspace-example-failed = The example could not be loaded: { $reason }
# The reason in workspace-example-failed. $status: a number such as 404.
workspace-file-missing = the server answered { $file } with the status { $status }
# Notes beside the documents of the example, by the first name of the student.
workspace-example-ada = Copied from nobody in the class. Ben handed in this whole essay with a few words changed, David reworded its second paragraph, and Elif took sentences from it.
workspace-example-ben = Ada’s whole essay with 29 small changes of wording.
workspace-example-clara = Copied from nobody in the class. David lifted its second and third paragraphs word for word, and Elif took sentences from the others.
workspace-example-david = The second and third paragraphs are Clara’s second and third, word for word. The fifth is Ada’s second paragraph, reworded sentence by sentence. The rest is in no other text of the class.
workspace-example-elif = A mosaic: all but four sentences are Ada’s or Clara’s, roughly by turns. It is similar to Ben’s essay too, because Ben’s is a copy of Ada’s.
workspace-example-farid = Copied from nobody in the class. Grace reworded this whole essay, sentence by sentence.
workspace-example-grace = Farid’s essay with every sentence reworded, as if translated into another language and back.
workspace-example-hana = Copied from nobody. The same subject as Farid’s and Grace’s, and the same quotation as in Jonah’s essay, with its source.
workspace-example-ivan = Copied from nobody in the class. The beginning of Tolstoy’s story; its last third comes back in Мария’s text.
workspace-example-jonah = Copied from nobody in the class. Kate took a long passage of the second paragraph.
workspace-example-kate = All but the first sentence of the third paragraph is Jonah’s, word for word. In many words, Cyrillic letters that look the same replace a, e and o. The rest is in no other text of the class.
workspace-example-maria = The first two fifths repeat the last third of Иван’s text word for word, with the lines broken elsewhere. Then Tolstoy’s story goes on.

## Reading a document again in another encoding

workspace-reread = { $name } was read again as { $encoding }.
# Before a document is read again. $passages: passages that were excluded by hand from its pairs.
workspace-reread-question =
    { $passages ->
        [one] Read { $name } as { $encoding }? Its text then changes so much that { $passages } excluded passage cannot be found in it, and counts again.
       *[other] Read { $name } as { $encoding }? Its text then changes so much that { $passages } excluded passages cannot be found in it, and count again.
    }
workspace-reread-yes = Read again
workspace-reread-no = Keep as it is
workspace-not-reread = { $name } cannot be read in this encoding. { $reason }
# The reason in workspace-not-reread.
workspace-is-archive = It is an archive.

## Read out by screen readers

workspace-added-submission =
    { $count ->
        [one] { $count } document was added.
       *[other] { $count } documents were added.
    }
workspace-added-archive =
    { $count ->
        [one] { $count } document was added to earlier work.
       *[other] { $count } documents were added to earlier work.
    }
workspace-added-template =
    { $count ->
        [one] { $count } document was added as a template.
       *[other] { $count } documents were added as templates.
    }
workspace-added-unread =
    { $files ->
        [one] { $files } file could not be read.
       *[other] { $files } files could not be read.
    }

## The pattern that finds authors

# $mistake: what is wrong with it.
workspace-pattern-wrong = The author pattern needs correcting. { $mistake }
# Reasons why it could not be tried.
workspace-pattern-died = The search ended without an answer. Try again, or use a simpler pattern.
workspace-pattern-not-loaded = The search could not be started. Check your connection and try again.

# How strong a match is, as a threshold on it: "pairs from 120 matched words".
workspace-strength-words =
    { $words ->
        [one] { $words } matched word
       *[other] { $words } matched words
    }
workspace-strength-weighted =
    { $words ->
        [one] { $words } weighted word
       *[other] { $words } weighted words
    }
workspace-strength-score = { PERCENT($share) } of both programs
workspace-strength-similarity = { PERCENT($share) } similarity
