"""A question: what may be shown (Question), what may not yet (AnswerKey), and why (Derivation, Misconceptions).

Posed about a hand that somebody wrote down, or dealt from a recipe: then it is an Item.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.clauses import Clause
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState
from scenarios.questions.answers import Answer, Form
from scenarios.questions.message import Message, message
from scenarios.questions.table import TableView
from scenarios.recipe import Recipe


class Question(Struct, frozen=True):
    """Everything a learner sees before answering. Nothing in it leads to the key."""

    kind: str
    game: Game
    rulebook: Rulebook
    prompt: Message
    table: TableView
    form: Form


class AnswerKey(Struct, frozen=True):
    """The one right answer, and others that are the same thing. Stays behind the door until an answer has been given.

    ``also``: where the same five ranks can be laid out of several suits, all the other ways.
    """

    answer: Answer
    also: frozenset[Answer] = frozenset()

    def accepts(self, answer: Answer) -> bool:
        """Whether an answer is right."""
        return answer == self.answer or answer in self.also


class Step(Struct, frozen=True):
    """One step of a derivation: what is said, on which clause it rests, the cards and seats it speaks of."""

    message: Message
    clause: Clause
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()


class Derivation(Struct, frozen=True):
    """The steps from what lies on the table to the answer; ``verdict`` states the answer in one line."""

    verdict: Message
    steps: tuple[Step, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The clauses on which the steps rest, in order; of several in one place the first."""
        found: dict[str, Clause] = {}
        for step in self.steps:
            found.setdefault(step.clause.source, step.clause)
        return tuple(found.values())


class Misconception(Struct, frozen=True):
    """A wrong rule and what it would have answered here. ``id`` (``bring_in/ace_low``) never depends on the deal.

    ``note`` completes the thought "your answer would be right if …". ``also``: answers that it leads to as well as to
    the first. ``slip``: nobody believes it, an eye or a hand has slipped. A slip explains only what no wrong rule does.
    """

    id: str
    answer: Answer
    note: Message
    also: tuple[Answer, ...] = ()
    slip: bool = False

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Every answer that it leads to."""
        return (self.answer, *self.also)

    def without(self, answers: AbstractSet[Answer]) -> Misconception | None:
        """The same for its other answers; None where there are none."""
        if self.answer not in answers and (not self.also or answers.isdisjoint(self.also)):
            return self
        left = [one for one in self.answers if one not in answers]
        return replace(self, answer=left[0], also=tuple(left[1:])) if left else None


def misconception(kind: str, rule: str, answer: Answer) -> Misconception:
    """What a wrong rule answers: ``bring_in`` and ``ace_low`` have the note ``bring-in-wrong-ace-low``."""
    return Misconception(f"{kind}/{rule}", answer, _note(kind, rule))


@cache
def _note(kind: str, rule: str) -> Message:
    return message(f"{kind}-wrong-{rule}".replace("_", "-"))


def slips(kind: str, rule: str, answers: Iterable[Answer]) -> Iterator[Misconception]:
    """A slip that leads to any of these answers, each once; nothing where there are none."""
    found = tuple(dict.fromkeys(answers))
    if found:
        yield replace(misconception(kind, rule, found[0]), also=found[1:], slip=True)


class Other(Struct, frozen=True):
    """An answer that the form offers and that is wrong, and what decides against it."""

    answer: Answer
    message: Message


class Elsewhere(Struct, frozen=True):
    """What another shipped rulebook answers here.

    ``answer`` is None where no text settles it there, and where it could not have come to this: then ``possible`` is
    False, for the acts of this street are not allowed there.
    """

    rulebook: Rulebook
    answer: Answer | None
    possible: bool = True


class Skill(Struct, frozen=True):
    """What an item exercises: its kind and its situation class, both read off the ruling."""

    kind: str
    situation_class: str


class Posed(Struct, frozen=True):
    """A question about a hand, with all that belongs to it. ``difficulty`` is 1 to 3.

    ``others``: where a seat, a line or acts are asked for, every wrong one of the form, in its order.
    """

    question: Question
    key: AnswerKey
    derivation: Derivation
    misconceptions: tuple[Misconception, ...]
    skill: Skill
    difficulty: int
    state: HandState
    others: tuple[Other, ...]


def told_apart(posed: Posed) -> int:
    """How many different wrong answers the wrong rules lead to: the more, the more an answer says of who gave it.

    Slips are no rules, and do not count.
    """
    return len({one.answer for one in posed.misconceptions if not one.slip})


class Item(Posed, frozen=True):
    """A question that was dealt: its recipe and its share code lead to it again. ``tries``: how often it was dealt."""

    recipe: Recipe
    code: str
    tries: int
