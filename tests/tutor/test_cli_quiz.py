"""``stud-tutor quiz`` and ``verify``: questions with their keys, in the terminal, and rebuilt from their codes."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from scenarios.engine.rulebook import Game
from scenarios.make import make
from scenarios.questions.catalogue import kinds
from scenarios.quiz_set import compose, recipes
from scenarios.rulebooks import shipped
from scenarios.set_code import read_set, write_set
from scenarios.sharecode import write_code
from tests.contract.sample import SINGLE
from tests.tutor.command_line import Run


@pytest.mark.parametrize("kind", SINGLE)
def test_an_items_situation_ruled_on_gives_its_answer(run: Run, kind: str) -> None:
    items = run("quiz", "--json", "--kind", kind, "--count", "12", "--seed", "40").json
    assert len(items) == 12
    assert {item["kind"] for item in items} == {kind}
    ruled = run("rule", "-", "--lines", stdin="".join(json.dumps(item["situation"]) + "\n" for item in items))
    assert ruled.status == 0
    for item, answer in zip(items, ruled.json, strict=True):
        assert {key: answer[key] for key in item["answer"]} == item["answer"]
        if kind == "best_hands":  # the ruling is about every seat, the question about one, and what misleads there
            assert item["steps"][-1] in answer["steps"]
        else:
            assert answer["steps"] == item["steps"]


def test_choices_hold_the_answer_once_and_say_what_each_means(run: Run) -> None:
    for item in run("quiz", "--json", "--count", "12", "--seed", "7").json:
        answers = [choice["answer"] for choice in item["choices"]]
        right = [choice for choice in item["choices"] if choice["answer"] == item["key"]]
        assert len(right) == 1
        assert right[0]["why"].startswith("Right. ")
        assert all(choice["why"] and choice["label"] for choice in item["choices"])
        for wrong in item["misconceptions"]:
            assert wrong["answer"] in answers
            assert wrong["answer"] != right[0]["answer"]


def test_the_same_seed_asks_the_same_and_never_twice(run: Run) -> None:
    first = run("quiz", "--json", "--count", "20", "--seed", "3")
    assert run("quiz", "--json", "--count", "20", "--seed", "3") == first
    situations = [json.dumps(item["situation"]) for item in first.json]
    assert len(set(situations)) == 20
    assert run("quiz", "--json", "--count", "1").json != run("quiz", "--json", "--count", "1").json


def test_what_was_asked_for_is_asked(run: Run) -> None:
    argv = "--kind bring-in --class suit --game razz --rulebook tda --lang nl --count 3"
    for item in run("quiz", "--json", *argv.split()).json:
        assert (item["kind"], item["class"], item["game"], item["rulebook"]) == ("bring_in", "suit", "razz", "tda")
        assert item["prompt"].startswith("Wie ")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--kind", "bluff"), "no question kind"),
        (("--class", "sunday"), "no situation"),
        (("--game", "holdem"), "has no 'holdem'"),
        (("--rulebook", "none"), "rulebook"),
        (("--count", "0"), "1 to 1,000,000"),
        (("--count", "1" + 30 * "0"), "1 to 1,000,000"),
        (("--count", 5000 * "9"), "1 to 1,000,000"),
        (("--count", "١"), "1 to 1,000,000"),
        (("--seed", 5000 * "9"), "at most 18 digits"),
    ],
)
def test_what_there_is_not_is_named(run: Run, argv: tuple[str, ...], said: str) -> None:
    ran = run("quiz", *argv)
    assert ran.status == 2
    assert said in ran.err


def test_answers_typed_in_the_terminal(run: Run) -> None:
    argv = ("--kind", "bring_in", "--count", "3", "--seed", "11")
    keys = [item["answer"]["seat"] for item in run("quiz", "--json", *argv).json]
    wrong = keys[1] % 2 + 1
    ran = run("quiz", *argv, stdin=f"{keys[0]}\nnonsense\n{wrong}\n")
    assert ran.status == 0
    assert ran.out.count("Who brings it in?") == 3
    assert f"Right. Seat {keys[0]} " in ran.out
    assert "could not be read" in ran.out
    assert "1 of 2 answers right" in ran.out


def test_of_the_seat_answered_wrongly_and_of_no_other_it_is_said_what_decides_against_it(run: Run) -> None:
    argv = ("--kind", "bring_in", "--class", "rank", "--game", "stud", "--count", "1", "--seed", "11")
    (item,) = run("quiz", "--json", *argv).json
    key = item["answer"]["seat"]
    for answer in item["form"]["seats"]:
        out = run("quiz", *argv, stdin=f"{answer}\n").out
        told = [line.split(" shows the ")[0] for line in out.splitlines() if ", higher than the " in line]
        assert told == ([] if answer == key else [f"  Seat {answer}"])


def test_options_are_typed_by_their_numbers(run: Run) -> None:
    argv = ("--kind", "options", "--count", "1", "--seed", "2")
    (item,) = run("quiz", "--json", *argv).json
    offered = item["form"]["options"]
    legal = [name for name in ("fold", "check") if item["answer"][name]]
    legal += [f"call:{item['answer']['call']}"] if item["answer"]["call"] else []
    for verb in ("bring_in", "complete_to", "bet", "raise_to"):
        amounts = item["answer"][verb]
        ends = [f"{amounts['min']}-{amounts['max']}"] if isinstance(amounts, dict) else amounts
        legal += [f"{verb}:{amount}" for amount in ends]
    typed = " ".join(str(offered.index(name) + 1) for name in legal)
    assert "1 of 1 answer right" in run("quiz", *argv, stdin=typed + "\n").out
    everything = ", ".join(str(number) for number in range(1, len(offered) + 1))
    assert "0 of 1 answer right" in run("quiz", *argv, stdin=everything + "\n").out


def test_a_code_rebuilds_its_item(run: Run) -> None:
    items = run("quiz", "--json", "--count", "4", "--seed", "5").json
    rebuilt = run("verify", "--json", *(item["code"] for item in items))
    assert rebuilt.status == 0
    for item, again in zip(items, rebuilt.json, strict=True):
        assert (again["code"], again["answer"], again["steps"]) == (item["code"], item["answer"], item["steps"])
    assert len({again["fingerprint"] for again in rebuilt.json}) == 4
    told = run("verify", items[0]["code"])
    assert f"Fingerprint: {rebuilt.json[0]['fingerprint']}" in told.out


def test_a_fingerprint_is_the_same_in_another_process_and_language(run: Run) -> None:
    code = run("quiz", "--json", "--count", "1", "--seed", "6").json[0]["code"]
    here = run("verify", "--json", code).json[0]["fingerprint"]
    there = subprocess.run(
        [sys.executable, "-m", "tutor.cli", "verify", "--json", "--lang", "da", code],
        capture_output=True, check=True, env={"PYTHONHASHSEED": "12345"},
    )  # fmt: skip
    assert json.loads(there.stdout)["fingerprint"] == here


def test_codes_that_cannot_be_rebuilt(run: Run) -> None:
    code = run("quiz", "--json", "--count", "1", "--kind", "bring_in", "--seed", "6").json[0]["code"]
    mistyped = code[:-1] + ("0" if code[-1] != "0" else "1")
    ran = run("verify", "--json", mistyped, code)
    assert ran.status == 2
    assert "errors" in ran.json[0]
    assert ran.json[1]["code"] == code


def test_a_code_of_an_earlier_version_is_a_violation(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    code = run("quiz", "--json", "--count", "1", "--kind", "bring_in", "--seed", "6").json[0]["code"]
    monkeypatch.setattr(type(kinds()["bring_in"]), "version", kinds()["bring_in"].version + 1)
    ran = run("verify", code)
    assert ran.status == 1
    assert "version" in ran.err


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tutor.cli", "quiz", "--json", "--count", "500", "--kind", "bring_in"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as quiz:
        assert quiz.stdout is not None
        assert quiz.stderr is not None
        assert json.loads(quiz.stdout.readline())["kind"] == "bring_in"
        quiz.stdout.close()
        assert quiz.stderr.read() == b""
        assert quiz.wait(30) == 0


def test_a_set_is_written_and_played_by_its_code(run: Run) -> None:
    code = run(
        "quiz", "--make-set", "--count", "6", "--seed", "9", "--kind", "winners", "--rulebook", "tda"
    ).out.strip()
    items = run("quiz", "--json", "--set", code).json
    assert [item["kind"] for item in items] == ["winners"] * 6
    assert {item["rulebook"] for item in items} == {"tda"}
    assert run("quiz", "--json", "--set", code).json == items
    assert [item["code"] for item in items] == [write_code(one) for one in recipes(read_set(code))]


def test_a_set_that_explains_at_the_end_does_so_in_the_terminal(run: Run) -> None:
    quiz = compose({"bring_in": ()}, shipped("roberts"), Game.STUD, seed=3, count=2, at_end=True)
    seats = [make(one).key.answer.seat for one in recipes(quiz)]  # type: ignore[union-attr]
    said = run("quiz", "--set", write_set(quiz), stdin="".join(f"{seat}\n" for seat in seats)).out
    kept, told = said.index("Your answer is kept"), said.index("Right.")
    assert kept < said.rindex("Your answer is kept") < told
    assert said.count("Right.") == 2
    assert said.rstrip().endswith("2 of 2 answers right")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--set", "set1s-nonsense"), "is not a set code"),
        (("--make-set", "--count", "51"), "1 to 50"),
        (("--make-set", "--kind", "bluff"), "no question kind"),
    ],
)
def test_a_set_that_there_is_not_is_refused(run: Run, argv: tuple[str, ...], said: str) -> None:
    done = run("quiz", *argv)
    assert done.status == 2
    assert said in done.err
