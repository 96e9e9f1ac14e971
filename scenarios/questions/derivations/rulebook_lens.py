"""Under which rulebooks a claim holds, and why: a step for all houses that say the same for the same reason."""

from __future__ import annotations

from functools import cache

from scenarios.engine.rulebook import Rulebook
from scenarios.questions.claims import Dispute, House
from scenarios.questions.message import Message, Messages, message
from scenarios.questions.question import Derivation, Step


@cache
def rulebook_label(rulebook: Rulebook) -> Message:
    """The short name of a shipped rulebook."""
    return message(f"rulebook-short-{rulebook.id}")


def derive(found: Dispute) -> Derivation:
    """The steps, each on the clause of the first of its houses; the verdict names those under which it holds."""
    groups: dict[tuple[bool, Message], list[House]] = {}
    for house in found.houses:
        groups.setdefault((house.holds, house.reason.message), []).append(house)
    steps = []
    for (holds, reason), alike in groups.items():
        said = message(f"rulebook-lens-step-{'yes' if holds else 'no'}", rulebooks=_named(alike), reason=reason)
        first = alike[0].reason
        steps.append(Step(said, first.clause, first.cards, first.seats))
    holding = [house for house in found.houses if house.holds]
    return Derivation(message("rulebook-lens-verdict", rulebooks=_named(holding)), tuple(steps))


def _named(houses: list[House]) -> Messages:
    return Messages(tuple(rulebook_label(one.rulebook) for one in houses))
