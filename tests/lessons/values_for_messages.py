"""Values for every argument of every message, chosen by how the English text uses it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from lessons.languages import DEFAULT
from lessons.messages.catalog import catalog
from lessons.values import (
    Amount,
    AmountList,
    CardList,
    CardValue,
    Choice,
    Count,
    Name,
    NameList,
    Phrase,
    PhraseList,
    RankList,
    RankValue,
    SeatList,
    SeatValue,
    Share,
    SuitList,
    SuitValue,
    Value,
)

NUMBERS = (0, 1, 2, 5, 12, 22, 1500)
SHOWN: Mapping[str, tuple[Value, ...]] = {
    "CARD": tuple(CardValue(code) for code in ("2c", "Td", "Jh", "As")),
    "CARDS": (CardList(()), CardList(("2c",)), CardList(("Kd", "Th", "9s"))),
    "RANK": tuple(RankValue(letter) for letter in "2345678TJQKA"),
    "RANKS": (RankList(("8", "6", "4", "2", "A")), RankList(("K", "T"))),
    "SUIT": tuple(SuitValue(letter) for letter in "cdhs"),
    "SUITS": (SuitList(("c", "d", "h", "s")), SuitList(("s", "d"))),
    "SEATS": (SeatList(()), SeatList((4,)), SeatList((2, 6)), SeatList((1, 3, 8))),
    "AMOUNTS": (AmountList((10,)), AmountList((10, 1500)), AmountList((5, 10, 15), "and")),
    "LIST": (
        NameList(("Robert’s Rules",)),
        NameList(("Robert’s Rules", "TDA")),
        PhraseList((Phrase("option-fold"), Phrase("option-call", {"amount": Amount(5)}))),
    ),
}
EMPTY = (CardList(()), SeatList(()))
PLAIN: tuple[Value, ...] = (
    SeatValue(4),
    Amount(1500),
    Name("Robert’s Rules"),
    Phrase("street-third"),
    Share(Fraction(2, 3)),
)


def argument_sets(message_id: str) -> Iterator[dict[str, Value]]:
    """Argument sets that between them give each argument each of its values, the others cycling along."""
    uses = catalog(DEFAULT).signature(message_id)
    assert uses is not None
    values: dict[str, tuple[Value, ...]] = {}
    for name in sorted(uses.arguments | uses.takes):
        shown = [SHOWN[call.function] for call in uses.calls if call.argument == name]
        empty = any(counted == name and "0" in words for counted, words in uses.plurals)
        words = [known for chosen, known in uses.choices if chosen == name]
        if shown:
            values[name] = tuple(value for value in shown[0] if empty or value not in EMPTY)
        elif words:
            values[name] = tuple(Choice(word) for word in sorted(words[0]))
        elif name in {counted for counted, _ in uses.plurals}:
            values[name] = tuple(Count(number) for number in NUMBERS)
        else:
            values[name] = PLAIN
    for at in range(max((len(found) for found in values.values()), default=1)):
        for shift in range(3 if len(values) > 1 else 1):
            yield {name: found[(at + shift * place) % len(found)] for place, (name, found) in enumerate(values.items())}
