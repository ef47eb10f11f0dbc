"""The command `lookalike`, also `python -m lookalike`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from . import __version__
from .dedup import MAX_PAIRS, dedup, in_words

_DEDUP = """Keeps one document of each group of near-duplicates, the first by row, and writes all other columns as
they are. Files are Parquet (.parquet, .pq) or JSON lines (.jsonl, .ndjson, also .gz). Rows with an empty text or none
are kept."""


_OTHER_COMMAND = """this command only removes near-duplicates from a file: lookalike dedup IN OUT. To compare texts,
call lookalike.compare(…) in Python; files and folders are compared by the npm package's command of the same name"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit code: 0, 1 for what is wrong with files or values, 130 after Ctrl+C."""
    parser = _parser()
    typed = sys.argv[1:] if arguments is None else list(arguments)
    if typed and not typed[0].startswith("-") and typed[0] != "dedup":
        parser.error(_OTHER_COMMAND.replace("\n", " "))
    given = vars(parser.parse_args(typed))
    del given["command"]
    shows_progress = sys.stderr.isatty()
    try:
        summary = dedup(**given, progress=_show if shows_progress else None)
        print(in_words(summary, "--max-pairs"))
    except (ValueError, OSError, MemoryError) as error:
        print(f"lookalike: {str(error) or 'there is too little memory'}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"lookalike: stopped; {given['target']} was not written", file=sys.stderr)
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lookalike", description="Finds which documents are alike, exactly.")
    parser.add_argument("--version", action="version", version=f"lookalike {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    each = commands.add_parser("dedup", help="remove near-duplicates from a file", description=_DEDUP)
    each.add_argument("source", metavar="IN", help="the file to read")
    each.add_argument("target", metavar="OUT", help="the file to write, in the same format")
    each.add_argument("--text", default="text", metavar="COLUMN", help="column with the texts (text)")
    each.add_argument("--id", metavar="COLUMN", help="column with an id for each row, for the files below")
    each.add_argument("--threshold", type=float, default=0.8, help="least similarity (Jaccard), 0 to 1 (0.8)")
    each.add_argument("--k", type=int, default=5, help="words of a shingle (5)")
    each.add_argument("--removed", metavar="FILE", help="write which rows were removed, for which row, and why")
    each.add_argument(
        "--pairs", metavar="FILE", help="write the similar pairs; of rows with the same text, each with the first only"
    )
    each.add_argument("--max-pairs", type=int, default=MAX_PAIRS, help=f"most pairs in that file ({MAX_PAIRS:,})")
    each.add_argument("--memory-limit", type=int, metavar="MB", help="most memory (three quarters of the machine's)")
    each.add_argument("--threads", type=int, help="number of threads (one on each core)")
    return parser


def _show(stage: str, done: int, total: int) -> None:
    end = "\n" if done == total else ""
    print(f"\r{stage}: {done:,} of {total:,}", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
