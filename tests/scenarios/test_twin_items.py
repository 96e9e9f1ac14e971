"""Twin hands as questions of their own: one card differs, the answer too, and each has a share code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from scenarios.engine.errors import Unreadable
from scenarios.engine.rulebook import Game
from scenarios.engine.state import Dealt
from scenarios.make import from_code, make, recipe
from scenarios.questions.question import Item
from scenarios.recipe import WHOLE_HAND
from scenarios.rulebooks import shipped
from scenarios.twin import Change, changed, next_door
from tests.contract import violations
from tests.contract.sample import recipes

OF_CARDS = pytest.mark.parametrize("kind", ["bring_in", "first_to_act", "rank_boards", "winners"])
FIRST = recipe("bring_in", shipped("roberts"), Game.STUD, "suit", seed=3)


def pairs(kind: str, count: int = 30) -> Iterator[tuple[Item, Item]]:
    """Items with their twins."""
    for each in recipes(kind, count, first_seed=900):
        item = make(each)
        if (change := next_door(item)) is not None:
            yield item, make(replace(each, change=change.text))


@OF_CARDS
def test_a_twin_keeps_the_contract_and_has_another_answer(kind: str) -> None:
    found = list(pairs(kind))
    assert len(found) > 10
    for item, other in found:
        assert violations(other) == (), other.code
        assert not item.key.accepts(other.key.answer)
        assert any(wrong.answer == other.key.answer for wrong in item.misconceptions)


@OF_CARDS
def test_one_card_was_dealt_otherwise_from_the_start_and_nothing_was_done_otherwise(kind: str) -> None:
    for item, other in pairs(kind):
        change = Change.of(other.recipe.change)
        assert len(item.state.events) == len(other.state.events)
        differing = [
            (one, another) for one, another in zip(item.state.events, other.state.events, strict=True) if one != another
        ]
        assert 1 <= len(differing) <= 2  # where another seat was dealt the card that comes, it has the one that goes
        assert all(isinstance(one, Dealt) and isinstance(another, Dealt) for one, another in differing)
        there, here = ([one.card for pair in differing if isinstance(one := pair[at], Dealt)] for at in (1, 0))
        assert {change.card, change.becomes} >= {*there, *here}
        assert next(seat for seat in other.state.seats if seat.seat == change.seat).up != ()


@OF_CARDS
def test_the_code_of_a_twin_leads_to_it_again(kind: str) -> None:
    for item, other in pairs(kind, 10):
        assert other.code != item.code
        assert make(from_code(other.code)) == other


@pytest.mark.parametrize(
    "change", ["3", "zz", "32c", "32c2c", "992ckh", "-12ckh", "x2ckh", "9" * 5000 + "2ckh", "32Ckh"]
)
def test_a_change_that_is_none_is_refused(change: str) -> None:
    with pytest.raises(Unreadable, match="leads from this hand to no twin"):
        make(replace(FIRST, change=change))


def test_only_the_smallest_change_to_its_answer_is_a_twin() -> None:
    """Each other card of the deck in place of each card that is seen: all but a few lead to no twin of this hand."""
    item = make(FIRST)
    change = next_door(item)
    assert change is not None
    assert changed(item, change.text) is not None
    assert change.card is not None
    ranks = [f"{change.seat}{change.card}{rank}{change.card.suit.letter}".lower() for rank in "KQJT9876"]
    assert [text for text in ranks if text != change.text and changed(item, text) is not None] == []


def test_a_step_of_a_whole_hand_has_no_twin() -> None:
    step = recipe(WHOLE_HAND, shipped("roberts"), Game.STUD, seed=1)
    with pytest.raises(Unreadable, match="leads from this hand to no twin"):
        make(replace(step, change="32ckh"))
