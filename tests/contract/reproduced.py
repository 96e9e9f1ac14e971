"""Points 1, 2, 7 and 8: the item comes back from its code, its hand can be played, its class is what was asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from scenarios.engine.cards import Card
from scenarios.engine.play import replay
from scenarios.make import from_code, make
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item, Skill
from scenarios.questions.signature import fingerprint, signature, suits_matter
from scenarios.questions.table import TableView

TURNED = (1, 2, 3, 0)  # clubs become diamonds, diamonds hearts …


def not_reproduced(item: Item) -> Iterator[str]:
    """What is not as the recipe says."""
    again = make(from_code(item.code))
    if again != item or fingerprint(again) != fingerprint(item):
        yield "1: the code gives another item"
    if replay(item.state) != item.state:
        yield "2: the hand cannot be played from its events"
    asked = kinds()[item.recipe.kind].ask(item.state)
    if not item.recipe.situation_class == asked.situation_class == item.skill.situation_class:
        yield f"7: {item.recipe.situation_class} was asked for, {asked.situation_class} came"
    if item.skill != Skill(item.recipe.kind, item.recipe.situation_class) or item.difficulty not in (1, 2, 3):
        yield f"7: skill {item.skill}, difficulty {item.difficulty}"
    turned = replace(item, question=replace(item.question, table=_turned(item.question.table)))
    if (signature(turned) == signature(item)) is suits_matter(item):
        yield "8: the signature counts suits where none decides, or does not count one that does"


def _turned(table: TableView) -> TableView:
    """The table with every suit turned into the next."""

    def cards(held: Iterable[Card | None]) -> tuple[Card | None, ...]:
        return tuple(None if one is None else Card.of(one.rank, TURNED[one.suit]) for one in held)

    def up(held: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(card for card in cards(held) if card is not None)

    seats = tuple(replace(seat, up=up(seat.up), down=cards(seat.down)) for seat in table.seats)
    return replace(table, seats=seats, community=cards([table.community])[0])
