"""Set codes: a whole quiz set as a short text that is safe in an address.

    set1s-roberts.1-bi1fi1_9k_ab-20sa-q7k3f9kx2amx

Version of the sets and game; rulebook and its revision (a rulebook of one's own travels inside, packed); the kinds with
their versions, each with its situations where not all are asked; number of questions, same or different hands and
explanations after each answer or at the end, and between them the level where there is one, as in 20.3.sa (0, in older
links: any); then the seed, with a checksum.
"""

from __future__ import annotations

import re

from scenarios.code_parts import (
    GAMES,
    Reading,
    checksum,
    class_mark,
    cut,
    game_letter,
    is_number,
    other_version,
    rulebook_text,
    seed_digits,
)
from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.questions.catalogue import kinds
from scenarios.quiz_set import VERSION, QuizSet, Topic, compose

_NAME = "set"
_TOPIC = re.compile(r"[a-z]{2}[0-9]+(?:_[0-9a-z]{2})*")
"""A kind's two letters, its version, and the marks of its situations."""
_MARK = 4
"""Characters of the checksum: one in a million mistyped codes passes for another."""
_SHAPE = re.compile(r"([^.]*?)(?:\.([^.]*)\.([^.]*)|([a-z]+))")
"""How many questions, then the level between points and the two letters, or the letters alone."""
_HANDS = {"s": True, "d": False}
_TOLD = {"a": False, "e": True}


def write_set(quiz: QuizSet) -> str:
    """The code of a set. ``read_set`` reads it back."""
    return _written(quiz, with_level=quiz.level is not None)


def _written(quiz: QuizSet, *, with_level: bool) -> str:
    told = _letter(_HANDS, quiz.same_hands) + _letter(_TOLD, quiz.at_end)
    parts = (
        f"{_NAME}{VERSION}{game_letter(quiz.game)}",
        rulebook_text(quiz.rulebook),
        "".join(map(_topic_text, quiz.topics)),
        f"{quiz.count}.{quiz.level or 0}.{told}" if with_level else f"{quiz.count}{told}",
        seed_digits(quiz.seed),
    )
    text = "-".join(parts)
    return text + checksum(text, _MARK)


def read_set(code: str) -> QuizSet:
    """The set of a code.

    Raises Unreadable where the text is no code or was mistyped, Outdated where the sets, a kind's generator or the
    rulebook have moved on, Newer where theirs are ahead of this program's, each saying what was found.
    """
    reading = Reading(code, "set code", "set1s-roberts.1-bi1-20sa-q7k3f9kx2amx")
    head, house, topics, shape, seed = reading.parts(5, _MARK)
    name, version, game = head[:3], head[3:-1], GAMES.get(head[-1])
    if name != _NAME or game is None or not is_number(version):
        raise reading.refused(f"{cut(head, 40)!r} names no version of the sets and game")
    if int(version) != VERSION:
        raise other_version(int(version), VERSION, f"made by version {int(version)} of the sets", "version")
    rulebook = reading.rulebook(house)
    if not re.fullmatch(f"({_TOPIC.pattern})+", topics):
        raise reading.refused(f"{cut(topics, 40)!r} names no kinds and versions")
    wanted = dict(_topic(reading, one.group(), rulebook, game) for one in _TOPIC.finditer(topics))
    count, level, told = _shape(reading, shape)
    try:
        quiz = compose(
            wanted, rulebook, game, seed=reading.seed(seed), count=count, level=level or None,
            same_hands=_HANDS[told[0]], at_end=_TOLD[told[1]],
        )  # fmt: skip
    except StudError as error:
        raise reading.refused(str(error)) from error
    if "".join(code.split()).lower() not in (write_set(quiz), _written(quiz, with_level=True)):
        raise reading.refused("the tutor writes it otherwise")
    return quiz


def _letter(letters: dict[str, bool], wanted: bool) -> str:
    return next(letter for letter, meant in letters.items() if meant is wanted)


def _topic_text(topic: Topic) -> str:
    return "_".join((f"{kinds()[topic.kind].code}{topic.version}", *map(class_mark, topic.classes)))


def _topic(reading: Reading, text: str, rulebook: Rulebook, game: Game) -> tuple[str, tuple[str, ...]]:
    named, *marks = text.split("_")
    kind = reading.kind(named, f"{cut(named, 40)!r} names no kind and version")
    reading.covered(game, rulebook)
    return kind.id, tuple(reading.situation(mark, kind, rulebook, game) for mark in marks)


def _shape(reading: Reading, text: str) -> tuple[int, int, str]:
    found = _SHAPE.fullmatch(text)
    count, level, told, alone = ("", "", "", "") if found is None else found.groups()
    level, told = ("0", alone) if level is None else (level, told)
    if not count or not is_number(count) or level not in ("0", "1", "2", "3"):
        raise reading.refused(f"{cut(text, 40)!r} names no number of questions and level")
    if len(told) != 2 or told[0] not in _HANDS or told[1] not in _TOLD:
        raise reading.refused(f"{cut(told, 40)!r} does not say whose hands and when the explanations come")
    return int(count), int(level), told
