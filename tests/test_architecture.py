"""Who may import whom, how large a file may be, and what none may be called."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parents[1]
LONGEST = {"scenarios": 300, "lessons": 300, "tutor": 300, "tests": 400}
SECOND_OPINION_READS = {"scenarios.engine.cards", "scenarios.engine.chips", "scenarios.engine.rulebook"}


def modules(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "."


def test_every_import_keeps_the_contracts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS, capsys.readouterr().out


def test_the_second_opinion_reads_no_ruling_of_the_engine() -> None:
    ours = {one for path in modules("tests/second") for one in imported(path) if one.split(".")[0] in LONGEST}
    assert {one for one in ours if not one.startswith("tests.second")} == SECOND_OPINION_READS
    assert not any("importlib" in one for path in modules("tests/second") for one in imported(path))


@pytest.mark.parametrize(("folder", "longest"), LONGEST.items())
def test_files_are_small_rooms(folder: str, longest: int) -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in modules(folder)}
    assert {name: lines for name, lines in lengths.items() if lines > longest} == {}


@pytest.mark.parametrize("folder", ["scenarios", "lessons", "tutor"])
def test_half_the_files_have_at_most_120_lines(folder: str) -> None:
    lengths = sorted(len(path.read_text("utf-8").splitlines()) for path in modules(folder))
    assert lengths[len(lengths) // 2] <= 120


def test_every_module_says_what_it_is_for() -> None:
    silent = [str(path) for path in modules(*LONGEST) if not ast.get_docstring(ast.parse(path.read_text("utf-8")))]
    assert silent == []


def test_no_module_is_named_for_what_does_not_fit_elsewhere() -> None:
    nowhere = {"utils", "helpers", "common", "manager", "base"}
    assert [str(path) for path in modules(*LONGEST) if nowhere & {path.stem, path.parent.name}] == []
