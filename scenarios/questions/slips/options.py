"""What is overlooked about what a seat may do: one act that it may always take, or that a wager has one size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scenarios.engine.rulings import LegalActions
from scenarios.questions.answers import Option, OptionsAnswer, Verb
from scenarios.questions.options_answer import options_of
from scenarios.questions.question import Misconception, slips

LEFT_OUT = {Verb.FOLD: "no_fold", Verb.CHECK: "no_check", Verb.CALL: "no_call", Verb.BRING_IN: "no_bring_in"}
WAGERS = (Verb.COMPLETE_TO, Verb.BET, Verb.RAISE_TO)


def overlooked(legal: LegalActions, offered: Sequence[Option]) -> Iterator[Misconception]:
    """The right acts with one verb left out, or with another of the amounts offered beside the right ones."""
    right = options_of(legal)
    for verb, name in LEFT_OUT.items():
        left = frozenset(one for one in right if one.verb is not verb)
        if left and left != right:
            yield from slips("options", name, [OptionsAnswer(left)])
    if any(one.verb in WAGERS for one in right):
        more = (one for one in offered if one.verb in WAGERS and one not in right)
        yield from slips("options", "size_is_free", (OptionsAnswer(right | {one}) for one in more))
