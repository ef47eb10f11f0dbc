## Work that is kept on this device, what was removed, and new versions of the page.

keep-title = Your work
keep-start = Keep my work on this device
keep-off = Your work is not kept: documents, settings and reviews will be lost when you close this page.
# Beside a note that is being written.
keep-with-work = Plain text. It is kept with your work.
keep-not-yet = Plain text. Your work is not kept yet: this note will be lost when you close the page.
keep-starting = Looking for kept work…
keep-unavailable = Your work cannot be kept: this browser does not let the page store anything, as in some private windows. Everything else works. Your documents are gone when you close this page.
keep-elsewhere = Your kept work is open in another tab. Nothing you do in this tab is kept. Close the other tab to continue here.
keep-newer = The work kept on this device was saved by a newer version of Lookalike. It was left unchanged, and this version keeps nothing. Reload the page to get the newer version.
keep-unreadable = The work kept on this device cannot be read: { $reason } Nothing is kept until you delete it.
# The reason in keep-unreadable.
keep-not-as-expected = it is not in the expected format.
# $time is a date with a time.
keep-other =
    { $documents ->
        [one] Other work is kept on this device: { $documents } document from { $time }. Replace it with the documents on this page?
       *[other] Other work is kept on this device: { $documents } documents from { $time }. Replace it with the documents on this page?
    }
keep-replace = Replace it
keep-leave = Leave it unchanged
keep-saving = Saving…
keep-saved =
    { $documents ->
        [one] { $documents } document is kept on this device, last saved { $time }.
       *[other] { $documents } documents are kept on this device, last saved { $time }.
    }
# $size is a size with its unit.
keep-used = Lookalike uses { $size } on this device, including the page itself.
keep-full = There is not enough space on this device to save your last changes. { $before } Free some space or remove documents, then try again.
keep-failed = Your last changes could not be saved: { $reason } { $before }
# $before in keep-full and keep-failed.
keep-nothing-before = Nothing has been saved yet: your work is not kept, and will be lost when you close this page.
keep-before-whole = What was saved on { $time } is still complete.
keep-forget = Delete my kept work
# In place of keep-forget while nothing could be saved.
keep-stop = Do not keep my work
keep-forgotten = Your kept work was deleted. Your documents stay on this page until you close it.
keep-collections-stay = Collections stay on this device until you delete them.
keep-reopened =
    { $documents ->
        [one] Reopened your work from { $time }: { $documents } document.
       *[other] Reopened your work from { $time }: { $documents } documents.
    }
keep-lost =
    { $documents ->
        [one] { $documents } document could not be restored. Add its file again.
       *[other] { $documents } documents could not be restored. Add their files again.
    }
# Work whose documents were removed, or replaced with others. $time is a date with a time.
keep-former =
    { $documents ->
        [one] Your previous reviewed work is still kept: { $documents } document, last saved { $time }.
       *[other] Your previous reviewed work is still kept: { $documents } documents, last saved { $time }.
    } Only one previous work is kept.
keep-former-reopen = Reopen the previous work
keep-former-forget = Delete the previous work
keep-dismiss = Dismiss
keep-and-reload = Keep my work and reload
keep-reload = Reload the page

## What was removed

keep-removed-one = Removed { $name }.
keep-removed =
    { $documents ->
        [one] Removed { $documents } document.
       *[other] Removed { $documents } documents.
    }
keep-removed-unread =
    { $files ->
        [one] Removed { $files } unread file.
       *[other] Removed { $files } unread files.
    }
keep-undo = Undo
keep-undone = What you removed is back.

## New versions, and files of the page that cannot be loaded

keep-update-ready = A new version of Lookalike is ready. Reload when it suits you.
keep-update-unsaved = Your documents are not kept and would be gone.
keep-update-reload = Reload
keep-update-later = Later
keep-part-missing = This part of the page could not be loaded. Your documents are still here. Either the connection is down, or the page was updated after you opened it and has to be reloaded.
keep-engine-missing = The comparison engine could not be started: { $reason } Your documents are still here. The engine needs a browser with WebAssembly: Chrome 123, Firefox 120, Safari 17.5, or newer.

## Links

keep-link-missing = This link leads to a comparison of two documents that are not on this page. Add the same files again, and the comparison opens.
