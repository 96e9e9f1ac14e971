"""Signatures: what makes two items the same question, and what does not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from scenarios.engine.cards import Card, parse_cards
from scenarios.engine.chips import Chips
from scenarios.engine.rulebook import Game
from scenarios.make import make, recipe
from scenarios.questions.question import Item
from scenarios.questions.signature import distinct, fingerprint, signature, suits_matter
from scenarios.rulebooks import shipped

ROBERTS = shipped("roberts")
BY_RANK = make(recipe("bring_in", ROBERTS, Game.STUD, "rank", seed=3))
BY_SUIT = make(recipe("bring_in", ROBERTS, Game.STUD, "suit", seed=3))


def showing(item: Item, doors: str) -> Item:
    """The item with other door cards, seat by seat."""
    table = item.question.table
    cards: Sequence[Card] = parse_cards(doors)
    seats = tuple(replace(seat, up=(card,)) for seat, card in zip(table.seats[: len(cards)], cards, strict=True))
    return replace(item, question=replace(item.question, table=replace(table, seats=seats)))


def test_suits_are_renamed_where_none_decides() -> None:
    assert not suits_matter(BY_RANK)
    assert signature(showing(BY_RANK, "2c Kd")) == signature(showing(BY_RANK, "2s Kh"))
    assert signature(showing(BY_RANK, "2c Kc")) != signature(showing(BY_RANK, "2c Kd"))


def test_suits_are_kept_where_one_decides() -> None:
    assert suits_matter(BY_SUIT)
    assert signature(showing(BY_SUIT, "2c 2d")) != signature(showing(BY_SUIT, "2d 2c"))
    assert signature(showing(BY_SUIT, "2c 2d")) != signature(showing(BY_SUIT, "2h 2s"))


def test_ranks_and_who_has_them_make_another_question() -> None:
    assert signature(showing(BY_RANK, "2c Kd")) != signature(showing(BY_RANK, "3c Kd"))
    assert signature(showing(BY_RANK, "2c Kd")) != signature(showing(BY_RANK, "Kd 2c"))


def test_a_stack_makes_another_question_of_the_same_cards() -> None:
    table = BY_RANK.question.table
    first, *rest = table.seats
    short = replace(table, seats=(replace(first, stack=Chips(7)), *rest))
    assert signature(replace(BY_RANK, question=replace(BY_RANK.question, table=short))) != signature(BY_RANK)


@pytest.mark.parametrize("rulebook", ["wsop-cash", "tda", "de-split-limit"])
def test_another_rulebook_makes_another_question_of_the_same_table(rulebook: str) -> None:
    other = make(recipe("bring_in", shipped(rulebook), Game.STUD, "rank", seed=3))
    same_table = replace(other, question=replace(other.question, table=BY_RANK.question.table))
    assert signature(same_table) != signature(BY_RANK)


def test_the_seed_is_no_part_of_it() -> None:
    assert signature(replace(BY_RANK, recipe=replace(BY_RANK.recipe, seed=99))) == signature(BY_RANK)


def test_a_set_holds_no_two_the_same() -> None:
    again = make(BY_RANK.recipe)
    assert list(distinct([BY_RANK, BY_SUIT, again])) == [BY_RANK, BY_SUIT]


def test_a_fingerprint_changes_with_the_answer_and_with_the_reasons() -> None:
    assert fingerprint(make(BY_SUIT.recipe)) == fingerprint(BY_SUIT)
    assert fingerprint(replace(BY_SUIT, misconceptions=BY_SUIT.misconceptions[1:])) != fingerprint(BY_SUIT)
    steps = replace(BY_SUIT.derivation, steps=BY_SUIT.derivation.steps[:1])
    assert fingerprint(replace(BY_SUIT, derivation=steps)) != fingerprint(BY_SUIT)
