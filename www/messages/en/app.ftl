## The frame of the page.

app-language = Language
app-language-failed = This language could not be loaded. Check your connection and try again.
