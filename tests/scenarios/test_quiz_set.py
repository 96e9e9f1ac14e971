"""Quiz sets: the same link gives the same questions anywhere, no two alike, the skills in turn; bad links say so."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace

from scenarios.code_parts import checksum
from scenarios.engine.errors import Newer, Outdated, Unreadable
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.fingerprint import fingerprint
from scenarios.make import make
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import told_apart
from scenarios.questions.signature import distinct
from scenarios.quiz_set import LEVELS, MOST, VERSION, QuizSet, compose, recipes, skills
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.set_code import read_set, write_set
from tests.contract.sample import SINGLE

ALL = dict.fromkeys(SINGLE, ())
SET = compose(ALL, shipped("roberts"), Game.STUD, seed=2**40 - 1, count=20)
DIFFERENT = replace(SET, same_hands=False)
OURS = replace(shipped("roberts"), id="house", name="Our house", short="Ours", raises_max=4)
BRING_IN, LATER = (f"bi{kinds()['bring_in'].version + more}" for more in (0, 1))
"""The kind in a link of this program, and in one of a later program."""


def offered(house: Rulebook) -> dict[str, tuple[str, ...]]:
    """Every kind that a house has questions of: one that compares the shipped rulebooks has none of one's own."""
    return {kind: () for kind in SINGLE if kinds()[kind].classes(house, Game.STUD)}


def signed(code: str) -> str:
    """A code with the checksum that its text asks for, in place of the one that it has."""
    return code[:-4] + checksum(code[:-4], 4)


@cache
def prints(quiz: QuizSet, sheet: str = "") -> tuple[str, ...]:
    """What each question of a sheet is, its key included."""
    return tuple(fingerprint(make(one)) for one in recipes(quiz, sheet))


def test_the_same_link_gives_the_same_questions_and_keys_in_another_process() -> None:
    script = (
        "import sys\nfrom scenarios.set_code import read_set\nfrom scenarios.quiz_set import recipes\n"
        "from scenarios.make import make\nfrom scenarios.fingerprint import fingerprint\n"
        "print(*(fingerprint(make(one)) for one in recipes(read_set(sys.argv[1]), 'sheet')))"
    )
    for quiz in (SET, DIFFERENT):
        done = subprocess.run(
            [sys.executable, "-c", script, write_set(quiz)], capture_output=True, text=True, check=True, timeout=60
        )
        assert tuple(done.stdout.split()) == prints(quiz, "sheet")


def test_a_set_asks_the_hands_on_which_wrong_rules_disagree_more_than_chance_would() -> None:
    wanted = compose({"winners": ()}, shipped("roberts"), Game.STUD, seed=5, count=30)
    chosen = sum(told_apart(make(one)) for one in recipes(wanted))
    by_chance = [
        sum(told_apart(make(replace(one, seed=100 * turn + at))) for at, one in enumerate(recipes(wanted)))
        for turn in range(3)
    ]
    assert chosen > max(by_chance)


@pytest.mark.parametrize("house", SHIPPED)
def test_no_two_questions_are_alike_and_kinds_and_situations_take_turns(house: str) -> None:
    for game in shipped(house).games:
        wanted = {kind: () for kind in SINGLE if kinds()[kind].classes(shipped(house), game)}
        quiz = compose(wanted, shipped(house), game, seed=11, count=MOST)
        items = [make(one) for one in recipes(quiz)]
        assert len(list(distinct(items))) == MOST
        assert [item.skill for item in items] == list(skills(quiz))
        for counted in (
            Counter(item.skill.kind for item in items),
            *(Counter(one.skill.situation_class for one in items if one.skill.kind == kind) for kind in wanted),
        ):
            assert max(counted.values()) - min(counted.values()) <= 1
        asked = {kind: {item.skill.situation_class for item in items if item.skill.kind == kind} for kind in wanted}
        for kind in wanted:
            here = set(kinds()[kind].classes(shipped(house), game))
            assert asked[kind] <= here
            assert len(asked[kind]) == min(len(here), sum(item.skill.kind == kind for item in items))
        assert all(first.skill.kind != second.skill.kind for first, second in pairwise(items))


def test_different_hands_have_the_same_skills_and_stay_the_same_for_a_sheet() -> None:
    mine, yours = recipes(DIFFERENT, "mine"), recipes(DIFFERENT, "yours")
    assert mine == recipes(DIFFERENT, "mine")
    assert [(one.kind, one.situation_class) for one in mine] == [(one.kind, one.situation_class) for one in yours]
    assert not {one.seed for one in mine} & {one.seed for one in yours}
    assert recipes(SET, "mine") == recipes(SET, "yours")


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_that_of_every_question(level: int) -> None:
    quiz = replace(DIFFERENT, level=level, count=30)
    for sheet in ("mine", "yours"):
        assert {make(one).difficulty for one in recipes(quiz, sheet)} == {level}


def test_what_was_chosen_is_asked_and_nothing_else() -> None:
    quiz = compose({"bring_in": ("suit", "ace"), "winners": ()}, shipped("tda"), Game.RAZZ, seed=4, count=12)
    asked = Counter((one.kind, one.situation_class) for one in recipes(quiz))
    assert {one: times for one, times in asked.items() if one[0] == "bring_in"} == {
        ("bring_in", "suit"): 3, ("bring_in", "ace"): 3,
    }  # fmt: skip
    assert {one.rulebook.id for one in recipes(quiz)} == {"tda"}
    assert {one.game for one in recipes(quiz)} == {Game.RAZZ}


def test_a_level_at_which_nothing_chosen_comes_is_refused() -> None:
    quiz = compose({"bring_in": ("rank",)}, shipped("roberts"), Game.STUD, seed=1, level=3)
    with pytest.raises(Unreadable, match="nothing that was chosen comes at level 3"):
        recipes(quiz)


def test_a_choice_that_there_is_not_is_refused_with_all_that_is_wrong() -> None:
    house = shipped("nl-eight-or-better")
    with pytest.raises(Unreadable) as caught:
        compose({"bluff": (), "bring_in": ("sunday",)}, house, Game.RAZZ, seed=1, count=51, level=4)
    for place in ("count", "level", "game", "kind", "class"):
        assert place in {problem.place for problem in caught.value.problems}
    with pytest.raises(Unreadable, match="none is chosen"):
        compose({}, house, Game.STUD8, seed=1)


@pytest.mark.parametrize(
    "quiz",
    [
        SET,
        replace(DIFFERENT, at_end=True, level=2, count=50, seed=0),
        compose({"winners": ("tie", "kicker"), "bring_in": ()}, shipped("roberts"), Game.STUD, seed=9, count=1),
        compose(offered(OURS), OURS, Game.STUD, seed=2**40 - 1, count=20),
    ],
    ids=["plain", "other", "situations", "own rulebook"],
)
def test_a_link_holds_the_whole_set(quiz: QuizSet) -> None:
    code = write_set(quiz)
    assert read_set(code) == quiz
    assert read_set(f" {code.upper()}\n") == quiz
    if quiz.rulebook == SET.rulebook:
        assert len(code) < 80


def test_a_link_that_names_no_level_is_read_in_its_longer_form_as_well() -> None:
    code = write_set(SET)
    assert "-20sa-" in code
    assert read_set(signed(code.replace("-20sa-", "-20.0.sa-"))) == SET
    assert "-20.3.sa-" in write_set(replace(SET, level=3))


def test_every_mistyped_letter_is_found() -> None:
    code = write_set(SET)
    for at, letter in enumerate(code):
        with pytest.raises(Unreadable):
            read_set(code[:at] + ("x" if letter != "x" else "y") + code[at + 1 :])
        with pytest.raises(Unreadable):
            read_set(code[:at])


def test_links_of_an_older_program_and_of_a_newer_one_are_told_apart() -> None:
    code = write_set(SET)
    now, later = f"set{VERSION}", f"set{VERSION + 1}"
    for of_now, of_later in ((now, later), ("roberts.1", "roberts.2"), (BRING_IN, LATER)):
        with pytest.raises(Newer, match="newer than this program"):
            read_set(signed(code.replace(of_now, of_later)))
    with pytest.raises(Outdated, match="made by version 1 of the sets, which is no longer there"):
        read_set(signed(code.replace(now, "set1")))


def test_a_link_of_an_older_question_is_outdated(monkeypatch: pytest.MonkeyPatch) -> None:
    code = write_set(SET)
    monkeypatch.setattr(type(kinds()["bring_in"]), "version", kinds()["bring_in"].version + 1)
    with pytest.raises(Outdated, match="no longer there"):
        read_set(code)


@pytest.mark.parametrize(
    ("part", "other", "why"),
    [
        (0, "set1x", "names no version"), (0, "quz1s", "names no version"), (0, "set01s", "names no version"),
        (1, "none.1", "is no rulebook"), (1, "roberts.0", "is no revision"), (1, "~aeaqcaib", "cannot be unpacked"),
        (2, "", "names no kind"), (2, "bi", "names no kind"), (2, "zz1", "names no kind"),
        (2, f"{BRING_IN}_zz", "no situation"), (2, f"{BRING_IN}{BRING_IN}", "writes it otherwise"),
        (2, f"{BRING_IN}.", "names no kinds"),
        (3, "51.0.sa", "1 to 50"), (3, "0.0.sa", "names no number"),
        (3, "20.4.sa", "names no number"), (3, "20.0.xa", "whose hands"), (3, "20", "names no number"),
        (3, "20.sa", "names no number"), (3, "sa", "names no number"), (3, "20s", "whose hands"),
        (4, "uuuu", "is no seed"), (4, "0q7k", "writes it otherwise"),
    ],
)  # fmt: skip
def test_a_link_that_holds_nonsense_says_which(part: int, other: str, why: str) -> None:
    parts = write_set(SET)[:-4].split("-")
    parts[part] = other
    with pytest.raises(Unreadable, match=why):
        read_set(signed("-".join(parts) + "____"))
