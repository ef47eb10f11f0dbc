## Reading the text of pages that are only pictures (text recognition, OCR).

recognition-offer =
    { $pages ->
        [one] { $pages } page
       *[other] { NUMBER($pages) } pages
    } in { $files ->
        [one] { $files } file
       *[other] { NUMBER($files) } files
    } { $pages ->
        [one] can only be read as a picture.
       *[other] can only be read as pictures.
    }
# $time: one of the two below. $bytes: what is loaded from the page's own server.
recognition-cost = The text can be read on this device, in { $time }. The first time, { BYTES($bytes) } must be loaded. Nothing is sent.
recognition-short = less than a minute
recognition-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { NUMBER($minutes) } minutes
    }
recognition-scope = Printed text is read, not handwriting, and Latin letters only.
recognition-language = Language of the texts
recognition-english = English
recognition-spanish = Spanish and English
recognition-read = Read the pictures
recognition-not-now = Not now
recognition-page = Reading the pictures: page { NUMBER($page) } of { NUMBER($total) }

# Why a page was not read, or all of them.
recognition-nothing = No text was found in this picture.
recognition-damaged = This picture is damaged or incomplete. Save it again.
# In millions of pixels.
recognition-too-large = This picture has { NUMBER($size) } million pixels, above the limit of { NUMBER($limit) } million. Save it smaller.
# $limit: one of the limits of a page of a PDF.
recognition-beyond = This page has { $limit }. Print it to a new PDF.
recognition-too-slow =
    { $seconds ->
        [one] Reading this page took more than { $seconds } second, so it was stopped.
       *[other] Reading this page took more than { $seconds } seconds, so it was stopped.
    }
recognition-died = Reading this page was stopped, probably because memory ran out. Save the picture smaller.
# $reason: what the browser reports.
recognition-stopped = Reading this page was stopped ({ $reason }).
recognition-not-loaded = Text recognition could not be loaded. Check your connection, and try again.
recognition-old-browser = This browser cannot read text in pictures. Use a current one.
recognition-mark = read from a picture
