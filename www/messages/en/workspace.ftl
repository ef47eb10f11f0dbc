## Roles: what a document is there for.

# Names of the roles of one document, in a narrow column.
workspace-role-submission = Submission
workspace-role-archive = Archive
workspace-role-template = Template
# The same as headings.
workspace-submissions = Submissions
workspace-submissions-hint = Compared with each other and with the archive.
workspace-archive = Archive (earlier work)
workspace-archive-hint = Work from earlier years. It is compared with the submissions, but not with itself.
workspace-template = Template
workspace-template-hint = Text that everyone was given, such as the assignment. It is excluded from every document.

## Pairs that are not compared

workspace-archive-pairs =
    { $pairs ->
        [one] { $pairs } pair was not compared, because both documents are from the archive.
       *[other] { $pairs } pairs were not compared, because both documents are from the archive.
    }
# While documents change, and it is not known how many pairs have which reason.
workspace-excluded-pairs =
    { $pairs ->
        [one] { $pairs } pair was not compared, because both documents are by the same person or from the archive.
       *[other] { $pairs } pairs were not compared, because both documents are by the same person or from the archive.
    }

## Adding documents

workspace-no-files = No files found. Choose documents, or a folder that contains some.
workspace-cancelled = Reading was cancelled; nothing was added.
workspace-cancelled-rest = Reading was cancelled; files that were still being read were not added.
# Stands in place of a file’s name. Why they were skipped comes after it.
workspace-system-files =
    { $count ->
        [one] { $count } system file
       *[other] { $count } system files
    }
# The format of a document, in place of "PDF".
workspace-pasted = pasted text
# The name of a pasted text without one.
workspace-text = Text { $number }
# A remark beside a document: files with the same name get a number.
workspace-renamed = Another document is called “{ $wanted }”, so this one is called “{ $name }”

## The example class

workspace-example = Twelve invented students hand in short texts from old books and laws in the public domain. Some copied from each other. Find out who and how, then compare with the notes beside the names under “{ app-documents }”.
workspace-example-failed = The example could not be loaded: { $reason }
# The reason in workspace-example-failed. $status: a number such as 404.
workspace-file-missing = the server answered { $file } with the status { $status }

## Reading a document again in another encoding

workspace-reread = { $name } was read again as { $encoding }.
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
        [one] { $count } document was added to the archive.
       *[other] { $count } documents were added to the archive.
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

## The pattern that finds owners

# $mistake: what is wrong with it.
workspace-pattern-wrong = The pattern of the owner needs correcting: { $mistake }.
# Reasons why it could not be tried.
workspace-pattern-died = The search ended without an answer. Try again, or use a simpler pattern
workspace-pattern-not-loaded = Its worker could not be loaded
