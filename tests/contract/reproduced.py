"""Points 1, 2, 7 and 8: the item comes back from its code, its hand can be played, its class is what was asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from scenarios.engine.cards import Card
from scenarios.engine.play import replay, street_begun
from scenarios.engine.records import read_through
from scenarios.engine.state import HandState, StreetBegins
from scenarios.hand_steps import is_step
from scenarios.make import from_code, make
from scenarios.questions.answers import LineForm
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
    if replayed(item) != item.state:
        yield "2: the hand cannot be played from its events"
    asked = kinds()[item.question.kind].ask(item.state)
    if not _asked_for(item) == asked.situation_class == item.skill.situation_class:
        yield f"7: {_asked_for(item)} was asked for, {asked.situation_class} came"
    if item.skill != Skill(item.question.kind, asked.situation_class) or item.difficulty not in (1, 2, 3):
        yield f"7: skill {item.skill}, difficulty {item.difficulty}"
    turned = replace(item, question=replace(item.question, table=_turned(item.question.table)))
    if (signature(turned) == signature(item)) is suits_matter(item):
        yield "8: the signature counts suits where none decides, or does not count one that does"


def replayed(item: Item) -> HandState:
    """The hand from its events; where one act of its street is not legal, that street as it was written down."""
    state = item.state
    if not isinstance(item.question.form, LineForm):
        return replay(state)
    begun = state.events.index(StreetBegins(state.street)) + 1
    before = replace(street_begun(state, state.rulebook), events=state.events[:begun])
    return read_through(replay(before), state.acts)[-1].after


def _asked_for(item: Item) -> str:
    """The class that the recipe names. At the steps of a whole hand any may come up, and in a hand that was changed."""
    anything = is_step(item.recipe) or item.recipe.change
    return item.skill.situation_class if anything else item.recipe.situation_class


def _turned(table: TableView) -> TableView:
    """The table with every suit turned into the next."""

    def cards(held: Iterable[Card | None]) -> tuple[Card | None, ...]:
        return tuple(None if one is None else Card.of(one.rank, TURNED[one.suit]) for one in held)

    def up(held: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(card for card in cards(held) if card is not None)

    seats = tuple(replace(seat, up=up(seat.up), down=cards(seat.down)) for seat in table.seats)
    return replace(table, seats=seats, community=cards([table.community])[0])
