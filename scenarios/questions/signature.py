"""When two items are the same question: equal signatures.

A signature is everything a learner is asked and sees, with the suits renamed where none of them decides: kind,
rulebook, game and the table with its cards, stacks, wagers and acts. Seats are not turned round the table: who is dealt
first and who sits to whose left decides too often. The seed and the situation class are no part of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from scenarios.engine.cards import Card
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import Answer, OptionsAnswer, SeatAnswer, WinnersAnswer
from scenarios.questions.message import Arg, Message, Suits
from scenarios.questions.question import Item
from scenarios.questions.table import TableView


def signature(item: Item) -> str:
    """The item's signature, in letters and digits: equal for two items iff they are the same question."""
    question, rulebook = item.question, item.code.split("-")[1]  # the code holds a rulebook of one's own whole
    said = repr((question.kind, rulebook, question.game.value, question.prompt))
    return _digest(said + _table(question.table, suits_matter(item)))


def suits_matter(item: Item) -> bool:
    """Whether a suit decides the answer: the derivation then says in which order the suits stand."""
    return any(_names_suits(step.message) for step in item.derivation.steps)


def _names_suits(arg: Arg) -> bool:
    """Whether an order of suits stands in a message or in one within it."""
    return isinstance(arg, Suits) or (isinstance(arg, Message) and any(_names_suits(inner) for _, inner in arg.args))


def fingerprint(item: Item) -> str:
    """A digest of everything in an item: what is asked, the answer, the derivation and the wrong rules.

    The same on any machine for the same share code; two that differ show that an item could not be reproduced.
    """
    wrong = [(one.id, *map(_answer, one.answers), one.note) for one in item.misconceptions]
    parts = (item.question.form, _answer(item.key.answer), item.derivation, wrong, item.skill, item.difficulty)
    return _digest(signature(item) + item.code + _table(item.question.table, True) + repr(parts))


def distinct(items: Iterable[Item]) -> Iterator[Item]:
    """The items without those that ask the same as one before."""
    seen = set()
    for item in items:
        mark = signature(item)
        if mark not in seen:
            seen.add(mark)
            yield item


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def _answer(answer: Answer) -> str:
    """The answer in one order: a set's own order is nobody's promise."""
    match answer:
        case SeatAnswer():
            return repr(answer)
        case OptionsAnswer(options):
            return repr(sorted((one.verb, one.amount, one.most or 0) for one in options))
        case WinnersAnswer(high, low):
            return repr((sorted(high), sorted(low)))
        case _:
            return repr(to_json(answer))


def _table(table: TableView, suits_matter: bool) -> str:
    """The table in one line. Suits that do not matter are numbered in the order in which they are met."""
    met = [3, 2, 1, 0] if suits_matter else []

    def number(card: Card) -> str:
        if card.suit not in met:
            met.append(card.suit)
        return f"{card.rank.letter}{met.index(card.suit)}"

    def cards(held: Iterable[Card | None]) -> str:
        return " ".join("??" if card is None else number(card) for card in held)

    seats = [
        (
            one.seat, cards(one.up), cards(one.down), one.folded, one.absent, one.all_in, one.stack, one.street_to,
            one.last, one.put,
        )
        for one in table.seats
    ]  # fmt: skip
    rest = (table.street, table.stakes, table.pot, table.acts, table.to_act, table.event_players_left)
    return repr((seats, cards(() if table.community is None else (table.community,)), rest))
