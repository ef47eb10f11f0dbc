## Why the engine did not do what it was asked.

engine-not-loaded = the engine could not be loaded. Check your connection and try again.
# $status: the HTTP status of the server's answer, such as 404.
engine-not-loaded-status = the engine could not be loaded: the server answered with status { $status }. Try again later.
engine-out-of-memory = the browser ran out of memory. Compare fewer or shorter texts at a time.
engine-died = the engine stopped without an answer, probably because the browser ran out of memory. Try again, or compare fewer texts at a time.
engine-answer-unreadable = the engine’s answer could not be read, probably because the browser ran out of memory. Compare fewer texts at a time.
engine-document-removed = a document that is needed was removed from this page. Try again.
engine-wrong-settings = some settings need correcting.
engine-text-too-long = “{ $name }” is longer than 4 GB, the most a text may have. Split it into parts.
engine-too-many-pairs = “{ $name }” is too long for pairs of words up to { NUMBER($reach) } apart. Choose a smaller distance in the settings, or remove this document.
engine-text-missing = the text of “{ $name }” is no longer at hand. Add the document again.
engine-only-signatures = a new document cannot be checked because the texts take too much memory. Raise the memory limit in the settings, or remove documents.
# $detail: a word for programmers.
engine-fault = an internal error occurred ({ $detail }). Try again. If it happens again, please report it.
