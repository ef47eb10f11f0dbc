"""What is installed: types, stubs, style, licences, and a package that works without pyarrow."""

from __future__ import annotations

import doctest
import re
import shutil
import subprocess
import sys
import venv
from importlib import metadata
from pathlib import Path

import pytest

import lookalike

PYTHON = Path(__file__).parents[1]
ROOT = PYTHON.parent
MAX_RUST_LINES = 1200
MAX_README_LINES = 100


def run(*command: str | Path, cwd: Path = PYTHON) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "command",
    [
        ["mypy"],
        ["mypy.stubtest", "lookalike._engine"],
        ["ruff", "check", "--output-format=concise", "."],
        ["ruff", "format", "--check", "."],
    ],
    ids=" ".join,
)
def test_types_stubs_and_style(command: list[str], tmp_path: Path) -> None:
    cache = {"mypy": ["--cache-dir", str(tmp_path)], "ruff": ["--no-cache"]}.get(command[0], [])
    done = run(sys.executable, "-m", *command, *cache)
    assert done.returncode == 0, done.stdout + done.stderr


def test_one_wheel_serves_every_python_from_3_10_on() -> None:
    wheel = metadata.distribution("lookalike").read_text("WHEEL") or ""
    assert re.search(r"^Tag: cp310-abi3-", wheel, re.MULTILINE)
    assert metadata.metadata("lookalike")["Requires-Python"] == ">=3.10"


def test_the_version_is_that_of_the_engine() -> None:
    (version,) = re.findall(r'^version = "(.+)"$', (ROOT / "Cargo.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert lookalike.__version__ == metadata.version("lookalike") == version
    assert lookalike.compare([]).engine == version


def test_the_bindings_stay_small() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (PYTHON / "rust").rglob("*.rs"))
    assert 500 < lines < MAX_RUST_LINES


def test_licences_are_those_of_the_repository_and_are_packed() -> None:
    for name in ("LICENSE-MIT", "LICENSE-APACHE"):
        assert (PYTHON / "licenses" / name).read_bytes() == (ROOT / name).read_bytes()
        assert any(path.name == name for path in metadata.files("lookalike") or ())
    assert metadata.metadata("lookalike")["License-Expression"] == "MIT OR Apache-2.0"


def test_examples_give_what_they_show(tmp_path: Path) -> None:
    assert doctest.testmod(lookalike).failed == 0
    readme = (PYTHON / "README.md").read_text(encoding="utf-8")
    assert len(readme.splitlines()) <= MAX_README_LINES
    examples = re.findall(r"^```python\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    assert len(examples) == 2
    script = tmp_path / "examples.py"
    script.write_text("\n".join(examples), encoding="utf-8")
    done = run(sys.executable, script)
    assert done.returncode == 0, done.stderr
    assert "jaccard" in done.stdout
    assert done.stdout.splitlines()[-1].startswith("Each November the harbour froze before")
    checked = run(sys.executable, "-m", "mypy", "--cache-dir", tmp_path / "cache", script)
    assert checked.returncode == 0, checked.stdout


def test_the_example_prints_what_the_documentation_shows() -> None:
    library = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^```console\n\$ .*?\n(.*?)^```$", library, re.MULTILINE | re.DOTALL)
    essays, example = ROOT / "examples" / "essays", ROOT / "examples" / "python" / "compare.py"
    done = run(sys.executable, "-X", "utf8", example, "this-year", "last-year", cwd=essays)
    assert done.stdout == shown, done.stderr
    for command in (["check", "--config", "pyproject.toml"], ["format", "--check", "--config", "pyproject.toml"]):
        checked = run(sys.executable, "-m", "ruff", *command, "--no-cache", example)
        assert checked.returncode == 0, checked.stdout


WITHOUT_PYARROW = """
import sys
sys.modules["pyarrow"] = None
import lookalike, pandas, polars
texts = ["the quick brown fox jumps over the lazy dog", "a quick brown fox jumps over a lazy dog", "𝒳"]
reports = [lookalike.compare(kind(texts), k=2) for kind in (list, pandas.Series, polars.Series)]
(pair,) = reports[0].pairs
assert (pair["a"], pair["b"], pair["jaccard"], pair["candidate"], pair["score"]) == (0, 1, 5 / 11, True, None)
assert [document["name"] for document in reports[0].documents] == ["text 1", "text 2", "text 3"]
assert reports[0].passages_table() == [] or reports[0].passages_table()[0]["pair"] == 0
assert reports[0].pairs == reports[1].pairs == reports[2].pairs
assert lookalike.groups(reports[0].pairs) == [[0, 1]]
try:
    lookalike.compare(pandas.Series(["a", None]))
except lookalike.InputError as error:
    print(error)
try:
    lookalike.dedup("in.parquet", "out.parquet")
except lookalike.InputError as error:
    print(error)
"""


def test_without_pyarrow_rows_are_dicts() -> None:
    done = run(sys.executable, "-c", WITHOUT_PYARROW)
    assert done.returncode == 0, done.stderr
    null, parquet = done.stdout.splitlines()
    assert null.startswith("texts[1] is null;")
    assert parquet == "out.parquet: Parquet needs pyarrow; install it with pip install pyarrow"


@pytest.mark.rare
def test_pip_installs_the_folder_and_its_source_distribution(tmp_path: Path) -> None:
    """In minutes: the wheel is compiled twice as it is published."""
    venv.create(tmp_path / "venv", with_pip=True)
    pip = [tmp_path / "venv" / "bin" / "python", "-m", "pip", "--disable-pip-version-check"]
    done = run(sys.executable, "-m", "maturin", "sdist", "--out", tmp_path)
    assert done.returncode == 0, done.stderr
    (sdist,) = tmp_path.glob("*.tar.gz")
    copied = tmp_path / "away"
    shutil.copytree(ROOT / "src", copied / "src")
    shutil.copytree(PYTHON, copied / "python", ignore=shutil.ignore_patterns("target", "_engine.abi3.*"))
    for name in ("Cargo.toml", "build.rs", "README.md", "LICENSE-MIT", "LICENSE-APACHE"):
        shutil.copy(ROOT / name, copied)
    for source in (sdist, copied / "python"):
        done = run(*pip, "install", "--quiet", "--force-reinstall", source, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        script = "import lookalike; print(lookalike.compare(['a b c d e f', 'a b c d e f']).pairs[0]['jaccard'])"
        assert run(tmp_path / "venv" / "bin" / "python", "-c", script, cwd=tmp_path).stdout == "1.0\n"
