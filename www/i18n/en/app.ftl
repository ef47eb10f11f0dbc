## The frame of the page.

app-language = Language
app-language-failed = This language could not be loaded. Check your connection and try again.
app-skip = Skip to the content
# For screen readers: the bar at the top of the window.
app-notices = Notices
# The title of the window or tab.
app-title-pair = { $a } and { $b } – Lookalike
app-title-how = How it works – Lookalike
app-title-documents =
    { $count ->
        [one] { $count } document – Lookalike
       *[other] { $count } documents – Lookalike
    }
app-results = Results
app-pairs = Pairs
app-groups = Groups
app-matrix = Matrix
app-documents = Documents
app-unread = { NUMBER($count) } not read
app-how = How it works
app-back = ‹ Documents
app-how-invitation = How well do the methods work? See { $how } for measurements on your own documents.
app-licences = Licences of the software in this page
app-no-licences = The server of this page has no file with licences.

## What the page promises

app-private = Your documents are read in this browser, which blocks requests from this page to other servers
app-private-no-policy = Your documents are read in this browser. This copy of the page has no policy that blocks requests to other servers
app-private-hint = The page’s security policy allows requests to the page’s own address only, also by its workers, and the browser enforces it. The page asks that address for its own files and sends no document there. The developer tools of your browser list every request.
app-private-no-policy-hint = The built page has a security policy. This copy has none, as on a development server. The page itself sends no document anywhere.
app-foreign-requests =
    { $count ->
        [one] { $count } request to another server seen
       *[other] { $count } requests to other servers seen
    }
