"""What a question kind is: one file in ``kinds`` that builds situations by class and asks about them.

``build`` makes a state by construction; ``ask`` rules it and says everything that follows, the class included, which
is read off the ruling. A kind never sees a seed's past: the same stream gives the same state.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from scenarios.engine.chips import Seat
from scenarios.engine.endings import Pot
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import Answer, Form
from scenarios.questions.looks import Look
from scenarios.questions.message import Message
from scenarios.questions.question import Derivation, Misconception, Other, Step


class Asked(Struct, frozen=True):
    """A state, asked about and ruled. ``unsettled`` names what no text decides here: such a state is never shown."""

    situation_class: str
    prompt: Message
    form: Form
    answer: Answer
    derivation: Derivation
    misconceptions: tuple[Misconception, ...]
    bounds: tuple[int, int] = (17, 21)  # points up to which a question of this kind is easy, and medium
    others: tuple[Other, ...] = ()  # where a seat, a line or acts are asked for: why it is no other
    look: Look = Look()  # where to look after a wrong answer; empty: at what the derivation speaks of
    guide: tuple[Step, ...] = ()  # steps that leave only the last one to the learner; empty: those of the derivation
    stands_in: bool = False  # the right seat acts in place of one that cannot
    shown: frozenset[Seat] = frozenset()  # seats whose down cards the question shows
    to_act: Seat | None = None
    pots: tuple[Pot, ...] = ()  # the pots that the table shows in place of their sum, the main pot first
    counting: bool = False  # the pot is asked for: the table does not show it
    put: bool = False  # each seat shows what it has put in during the whole hand
    unsettled: str = ""
    also: frozenset[Answer] = frozenset()  # answers that are the same thing as the right one


class Kind(Protocol):
    """A question kind. ``version`` rises when the same recipe would give another item; ``code`` is two letters.

    ``order`` is its place among the kinds: first what comes first in a hand, and what a newcomer can answer.
    """

    id: str
    code: str
    order: int

    @property
    def version(self) -> int: ...

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        """The situation classes that this rulebook and game can show, kebab-case."""

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        """A state of the class, as a rule; ``make`` tries again where it came out as another."""

    def ask(self, state: HandState) -> Asked:
        """The question about a state, ruled. Its misconceptions may still hold some that give the right answer."""

    def answer(self, state: HandState) -> Answer | None:
        """The right answer alone, None where no text settles it: what another rulebook says of the same state."""


class NoAnswer(Exception):
    """A state about which this kind has nothing to ask."""


class Unsettled(NoAnswer):
    """A state that could be asked about, but no text settles the answer. It names the knob or the question."""
