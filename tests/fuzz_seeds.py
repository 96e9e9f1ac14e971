"""What the fuzz starts from: inputs of every format that are sound, made by the program itself or written by us."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import yaml
from msgspec.structs import replace

from scenarios.engine.rulebook import Game, Rulebook
from scenarios.histories import RecordedHand, read
from scenarios.histories.record import Act, Deed, Given
from scenarios.make import make
from scenarios.questions.catalogue import kinds
from scenarios.quiz_set import compose
from scenarios.recipe import WHOLE_HAND
from scenarios.rulebooks import SHIPPED, shipped, write
from scenarios.set_code import write_set
from scenarios.sharecode import write_code
from scenarios.situation import to_data
from tests.contract.sample import SINGLE, recipes
from tests.ruling_cases import ROWS

ROOM = (Path(__file__).parent / "tables" / "room_hands.txt").read_text("utf-8")
ITEMS = 12
"""Items of each kind, from as many of its cells."""

_VARIANTS = {"stud": "F7S", "stud8": "F7S/8", "razz": "FR"}
_DEEDS = {Deed.POSTS: "pb", Deed.FOLDS: "f", Deed.CHECKS_OR_CALLS: "cc", Deed.WAGERS: "cbr"}


@cache
def seeds(form: str) -> tuple[bytes, ...]:
    """The sound inputs of a format, as their files hold them."""
    return tuple(text.encode() for text in {"situation": _situations, "phh": _phh, "text": _rooms,
                                            "code": _codes, "set": _sets, "rulebook": _rulebooks}[form]())  # fmt: skip


def _situations() -> Iterator[str]:
    for kind in kinds():
        for number, recipe in enumerate(recipes(kind, ITEMS)):
            data = to_data(make(recipe).state)
            yield json.dumps(data) if number % 2 else yaml.safe_dump(data, sort_keys=False)
    for row in ROWS:
        yield yaml.safe_dump({"rulebook": row["rulebooks"][0], **row["situation"]}, sort_keys=False)


def _codes() -> Iterator[str]:
    for kind, one in kinds().items():
        for number, recipe in enumerate(recipes(kind, ITEMS)):
            own = _own(recipe.rulebook)
            is_asked = recipe.situation_class in one.classes(own, recipe.game)  # some compare the shipped houses alone
            yield write_code(replace(recipe, rulebook=own) if is_asked and not number % 3 else recipe)


def _sets() -> Iterator[str]:
    for house in map(shipped, SHIPPED):
        for number, game in enumerate(house.games):
            own = _own(house)
            wanted = _topics(house, game, number)
            yield write_set(compose(wanted, house, game, seed=number, count=9 + number, at_end=bool(number)))
            wanted, level = _topics(own, game, number), None if number else 1
            yield write_set(compose(wanted, own, game, seed=2**40 - 1, level=level, same_hands=False))
            yield write_set(compose({WHOLE_HAND: ()}, house, game, seed=number, count=1 + number))


def _topics(house: Rulebook, game: Game, number: int) -> dict[str, tuple[str, ...]]:
    """Every kind that the house has something to ask of, with its first so many situations; none named is all."""
    asked = {kind: kinds()[kind].classes(house, game) for kind in SINGLE}
    return {kind: classes[:number] for kind, classes in asked.items() if classes}


def _rulebooks() -> Iterator[str]:
    for one in SHIPPED:
        yield write(shipped(one))
        yield write(_own(shipped(one)))


def _own(rulebook: Rulebook) -> Rulebook:
    """The same as a rulebook of one's own, which may be changed: a shipped one's name is for it alone."""
    return replace(rulebook, id="house", name="The rules of our house", short="Our house")


def _rooms() -> Iterator[str]:
    hands = [f"PokerStars {part}" for part in ROOM.split("PokerStars ")[1:]]
    yield from hands
    yield hands[0].replace("\n", "\r\n")
    yield hands[3] + hands[2]


def _phh() -> Iterator[str]:
    """The hands of our room text, written as PHH: one a file, then all in one."""
    hands = [phh(hand) for hand in read(ROOM, "room_hands.txt")]
    yield from hands
    yield "\n".join(f"[{number}]\n{hand}" for number, hand in enumerate(hands, start=1))


def phh(hand: RecordedHand) -> str:
    """A recorded hand as PHH, with all that its format has a place for."""
    numbers = {player.seat: number for number, player in enumerate(hand.players, start=1)}
    lines = []
    for one in hand.told:
        if isinstance(one, Given):
            cards = "".join("??" if card is None else str(card) for card in one.cards)
            lines.append(f"d db {cards}" if one.seat is None else f"d dh p{numbers[one.seat]} {cards}")
        elif isinstance(one, Act):
            amount = "" if one.to is None else f" {one.to}"
            lines.append(f"p{numbers[one.seat]} {_DEEDS[one.deed]}{amount}")
    stakes, paid = hand.stakes, hand.payment
    assert paid is not None
    values: dict[str, object] = {
        "variant": _VARIANTS[hand.game.value],
        "antes": [player.ante for player in hand.players],
        "bring_in": stakes.bring_in,
        "small_bet": stakes.small_bet,
        "big_bet": stakes.big_bet,
        "starting_stacks": [player.stack for player in hand.players],
        "actions": lines,
        "hand": int(hand.name),
        "seats": list(numbers),
        "players": [f"P{seat}" for seat in numbers],
        "_won": [[f"P{seat}", chips] for seat, chips in paid.paid],
        "_uncalled": [[f"P{seat}", chips] for seat, chips in paid.returned],
        "_rake": paid.rake,
    }
    return "".join(f"{key} = {json.dumps(value)}\n" for key, value in values.items())
