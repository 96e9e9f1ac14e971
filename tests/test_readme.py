"""The README names what is there: paths, commands and modules, in recipes of at most seven steps."""

from __future__ import annotations

import json
import re
import shlex
from importlib.util import find_spec
from pathlib import Path
from textwrap import indent

import pytest

from scenarios.questions.catalogue import kinds
from tutor.cli import main, parser
from tutor.commands import rule

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
CODE = re.findall(r"`([^`\n]+)`", README)
FENCED = re.findall(r"^```sh\n(.+?)\n```", README, re.MULTILINE | re.DOTALL)
PLACEHOLDERS = {"FILE": "README.md", "CODE": "x", "URL": "x", "KIND": "options", "N": "1"}


def test_every_path_is_there() -> None:
    paths = [one for one in CODE if re.fullmatch(r"[\w.-]+/[\w./-]*|\w+\.\w+", one)]
    inside_a_language = {"language.toml", "messages/", "pages/", "rulebooks.ftl"}
    assert len(paths) > 15
    for path in paths:
        found = ROOT / path
        if path in inside_a_language:
            assert list((ROOT / "lessons" / "en").rglob(path.rstrip("/"))), path
        else:
            assert found.is_dir() if path.endswith("/") else found.is_file(), path


def test_every_link_and_picture_is_there() -> None:
    targets = re.findall(r"\]\(([^)]+)\)", README)
    assert "tutor/screenshot.png" in targets
    assert [one for one in targets if not (ROOT / one).exists()] == []


def test_the_map_names_every_folder_at_the_top() -> None:
    tree = README.split("## The map")[1].split("```")[1]
    top = set(re.findall(r"^(\w+)/", tree, re.MULTILINE))
    assert top == {"scenarios", "lessons", "tutor", "tests"}
    inner = set(re.findall(r"(?:^ +|  )(\w+(?:/|\.py))", tree, re.MULTILINE))
    assert {one for one in inner if not (ROOT / "scenarios" / one).exists()} == set()


@pytest.mark.parametrize("line", sorted({one for one in CODE if one.startswith("stud-tutor ")}))
def test_every_command_is_understood(line: str) -> None:
    words = [PLACEHOLDERS.get(word, word) for word in shlex.split(line)[1:]]
    assert parser().parse_args(words).run


def test_the_situation_shown_is_ruled_and_is_the_one_in_the_help(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (shown,) = re.findall(r"^```yaml\n(.+?)^```", README, re.MULTILINE | re.DOTALL)
    assert indent(shown, "  ") in rule.EXAMPLE
    (tmp_path / "hand.yaml").write_text(shown, "utf-8")
    assert main(["rule", str(tmp_path / "hand.yaml"), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["seat"], answer["call"], answer["complete_to"]) == (4, 2, [5])  # by the stakes of the example


def test_the_readme_says_how_its_commands_are_found() -> None:
    assert "`.venv/bin/uv run` before" in README
    assert "`. .venv/bin/activate`" in README


def test_every_module_to_run_is_there_and_says_how_in_its_docstring() -> None:
    named = set(re.findall(r"python -m (tests[\w.]*)", README))
    assert named >= {"tests", "tests.verify", "tests.bench", "tests.picture"}
    for name in named:
        found = find_spec(f"{name}.__main__" if name == "tests" else name)
        assert found is not None, name
        assert found.origin is not None
        assert f"python -m {name}" in Path(found.origin).read_text("utf-8"), name


def test_what_ci_runs_is_the_test_command_of_the_readme() -> None:
    run, test = FENCED
    assert run.endswith(" stud-tutor")
    assert f"{test} || exit" in (ROOT / ".ci" / "run").read_text("utf-8").splitlines()


def test_recipes_have_at_most_seven_steps_and_count_them_right() -> None:
    recipes = {part.split("\n")[0]: part for part in README.split("\n## ") if part.startswith("Add a")}
    assert list(recipes) == ["Add a kind of question", "Add a language", "Add a rulebook"]
    for recipe in recipes.values():
        steps = [int(one) for one in re.findall(r"^(\d+)\. ", recipe, re.MULTILINE)]
        assert 2 < len(steps) <= 7
        assert steps == list(range(1, len(steps) + 1))


def test_the_table_of_what_was_verified_has_a_row_for_every_kind() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", README, re.MULTILINE)) == set(kinds())
