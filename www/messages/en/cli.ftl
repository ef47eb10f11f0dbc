## What the terminal command reports about how it went.

cli-wrong-use = compare: { $mistake }
cli-try-help = Try: npm run -s compare -- --help
cli-failed = compare: the comparison failed: { $reason }
cli-find-cause = Compare fewer files at a time to find the one it fails on.
cli-unread = { $name } was not read: { $reason }
cli-unknown-language = --language expects one of { $known }, got “{ $value }”
