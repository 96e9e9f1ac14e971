"""Where in a whole hand a question stands, and what has happened there since the one before, in a learner's words."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lessons.values import Count, Phrase, PhraseList
from scenarios.engine.chips import Chips
from scenarios.engine.state import Dealt, HandState, Street, StreetBegins
from scenarios.hand_steps import WholeHand, is_step, whole_hand
from scenarios.questions.question import Item
from tutor import phrases
from tutor.speak import said, street


class Place(Struct, frozen=True):
    """``line``: which step of how many; ``since``: what has happened since the step before, a line a street."""

    line: str
    since: tuple[str, ...]


def place(item: Item, lang: str) -> Place | None:
    """The place of a step in its hand; None for any other question."""
    if not is_step(item.recipe):
        return None
    hand, step = whole_hand(item.recipe), item.recipe.step
    line = Phrase("whole-hand-line", {"n": Count(step), "count": Count(len(hand.steps))})
    return Place(said(lang, line), tuple(said(lang, one) for one in _since(hand, step)))


def _since(hand: WholeHand, step: int) -> Iterator[Phrase]:
    """A phrase for each street on which something has happened: who did what, or that it is dealt."""
    acts = dict[Street, list[Phrase]]()
    for state in hand.since(step):
        done = acts.setdefault(state.street, [])
        if (act := _act(state)) is not None:
            done.append(act)
    for at, done in acts.items():
        if done:
            yield Phrase("whole-hand-acts", {"street": street(at), "acts": PhraseList(tuple(done))})
        else:
            yield Phrase("whole-hand-dealt", {"street": street(at)})


def _act(state: HandState) -> Phrase | None:
    """What was done last; None where the street has just been dealt."""
    last = state.events[-1]
    if isinstance(last, StreetBegins | Dealt):
        return None
    return phrases.act(last, Chips(state.at(last.seat).street_to))
