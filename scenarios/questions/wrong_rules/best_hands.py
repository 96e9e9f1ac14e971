"""Wrong rules about which five of a seat's cards are its best high hand, or its best low.

Each looks through every five cards for the best that it allows. Of equal ones it takes those of the higher suits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.cards import Card
from scenarios.engine.high import Category, high_value
from scenarios.engine.low import low_eight_value, low_razz_value
from scenarios.generator.hand_looks import lowest_with_pairs, three_pairs
from scenarios.questions.answers import CardsAnswer
from scenarios.questions.question import Misconception, misconception

Five: TypeAlias = tuple[Card, ...]
NO_LOW: Five = ()


class Held(Struct, frozen=True):
    """A seat's cards. ``qualifier``: a low has to be of eight or less."""

    down: tuple[Card, ...]
    cards: tuple[Card, ...]
    qualifier: bool = False

    @property
    def fives(self) -> list[Five]:
        """Every five cards, those of higher suits first among equal ranks."""
        return list(combinations(sorted(self.cards, reverse=True), 5))


Rule: TypeAlias = Callable[[Held], Five | None]


def misconceptions(held: Held, low: bool) -> Iterator[Misconception]:
    """What every wrong rule about the side answers, in the order in which a wrong answer is explained."""
    for name, rule in LOW_RULES if low else HIGH_RULES:
        five = rule(held)
        if five is not None:
            yield misconception("best_hands", name, CardsAnswer(frozenset(five)))


def _category(five: Five) -> int:
    return high_value(five) >> 20


def _best_high(fives: list[Five]) -> Five | None:
    return max(fives, key=high_value, default=None)


def _without(*categories: Category) -> Rule:
    """The best five that are none of these."""
    return lambda held: _best_high([five for five in held.fives if _category(five) not in categories])


_IN_A_ROW = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH)


def _third_pair_plays(held: Held) -> Five | None:
    """Of three pairs the two higher play, and a card of the third for the fifth."""
    if not three_pairs(held.cards):
        return None
    ranks = sorted({card.rank for card in held.cards if _count(held, card) == 2}, reverse=True)
    paired = [card for rank in ranks for card in sorted(held.cards, reverse=True) if card.rank is rank]
    return tuple(paired[:5])


def _count(held: Held, card: Card) -> int:
    return sum(other.rank is card.rank for other in held.cards)


def _lower_pair_fills(held: Held) -> Five | None:
    """Of several pairs beside three of a kind the lowest fills the full house."""
    best = max(map(high_value, held.fives))
    if best >> 20 != Category.FULL_HOUSE:
        return None
    same = [five for five in held.fives if high_value(five) >> 16 == best >> 16]
    return min(same, key=high_value)


def _lowest_of(categories: tuple[Category, ...]) -> Rule:
    """The lowest five of these categories, where the best five are of them too."""

    def rule(held: Held) -> Five | None:
        if max(map(high_value, held.fives)) >> 20 not in categories:
            return None
        return min((five for five in held.fives if _category(five) in categories), key=high_value)

    return rule


def _straight_beats_flush(held: Held) -> Five | None:
    return _best_high([five for five in held.fives if _category(five) == Category.STRAIGHT])


def _kickers_do_not_matter(held: Held) -> Five | None:
    """The best pair, two pair or three, and the lowest cards beside it."""
    best = max(held.fives, key=high_value)
    own = {Category.PAIR: 1, Category.TWO_PAIR: 2, Category.THREE_OF_A_KIND: 1, Category.FOUR_OF_A_KIND: 1}
    shared = own.get(Category(_category(best)))
    if shared is None:
        return None
    same = [five for five in held.fives if high_value(five) >> 20 - 4 * shared == high_value(best) >> 20 - 4 * shared]
    return min(same, key=high_value)


def _highest_cards(held: Held) -> Five:
    """The five highest cards, whatever they make."""
    return tuple(sorted(held.cards, reverse=True)[:5])


def _lowest_low(held: Held, fives: list[Five], qualifier: bool | None = None) -> Five:
    """The lowest of these fives, or nothing where none of them qualifies."""
    needed = held.qualifier if qualifier is None else qualifier
    able = [five for five in fives if not needed or low_eight_value(five) is not None]
    return min(able, key=low_razz_value, default=NO_LOW)


def _playing(low: bool, wanted: Callable[[Held, Five], bool]) -> Rule:
    """The best five of those that are wanted."""

    def rule(held: Held) -> Five | None:
        fives = [five for five in held.fives if wanted(held, five)]
        return _lowest_low(held, fives) if low else _best_high(fives)

    return rule


def _down_cards(number: int) -> Callable[[Held, Five], bool]:
    return lambda held, five: sum(card in held.down for card in five) == number


def _upcards_play(held: Held, five: Five) -> bool:
    return all(card in five for card in held.cards if card not in held.down)


def _nine_qualifies(held: Held) -> Five | None:
    lowest = _lowest_low(held, held.fives, qualifier=False)
    return lowest if held.qualifier and low_razz_value(lowest) >> 16 <= 9 else None


def _pair_allowed(held: Held) -> Five:
    """The five lowest cards, though two or more be of one rank."""
    five = min(held.fives, key=lambda five: lowest_with_pairs(five))
    return five if not held.qualifier or max(card.rank.low for card in five) <= 8 else NO_LOW


def _straight_spoils(held: Held) -> Five:
    return _lowest_low(held, [five for five in held.fives if _category(five) not in (*_IN_A_ROW, Category.FLUSH)])


def _ace_not_low(held: Held) -> Five:
    """The ace counts above the king. Every rank one lower, the two an ace, gives its order."""
    able = [five for five in held.fives if not held.qualifier or _lowered(five) >> 16 <= 7]
    return min(able, key=_lowered, default=NO_LOW)


def _lowered(five: Five) -> int:
    return low_razz_value([Card.of(14 if card.rank == 2 else card.rank - 1, card.suit) for card in five])


def _lowest_always(held: Held) -> Five | None:
    """Eight-or-better without a qualifier."""
    return _lowest_low(held, held.fives, qualifier=False) if held.qualifier else None


def _eight_in_razz(held: Held) -> Five | None:
    """Razz with the qualifier of eight-or-better."""
    return None if held.qualifier else _lowest_low(held, held.fives, qualifier=True)


def _high_for_low(held: Held) -> Five | None:
    """The best high hand is picked."""
    return _best_high(held.fives)


def _same_five_both_ways(held: Held) -> Five | None:
    """Eight-or-better: only the five that are the best high hand may be a low."""
    if not held.qualifier:
        return None
    five = max(held.fives, key=high_value)
    return NO_LOW if low_eight_value(five) is None else five


HIGH_RULES: tuple[tuple[str, Rule], ...] = (
    ("third_pair_plays", _third_pair_plays),
    ("lower_pair_fills", _lower_pair_fills),
    ("low_straight", _lowest_of(_IN_A_ROW)),
    ("low_flush", _lowest_of(_SUITED)),
    ("straight_beats_flush", _straight_beats_flush),
    ("flush_not_seen", _without(*_SUITED)),
    ("straight_not_seen", _without(*_IN_A_ROW)),
    ("kickers_do_not_matter", _kickers_do_not_matter),
    ("down_cards_must_play", _playing(False, _down_cards(3))),
    ("two_down_cards_play", _playing(False, _down_cards(2))),
    ("upcards_must_play", _playing(False, _upcards_play)),
    ("highest_cards", _highest_cards),
)
LOW_RULES: tuple[tuple[str, Rule], ...] = (
    ("nine_qualifies", _nine_qualifies),
    ("pair_allowed", _pair_allowed),
    ("straight_spoils", _straight_spoils),
    ("lowest_always", _lowest_always),
    ("eight_in_razz", _eight_in_razz),
    ("ace_not_low", _ace_not_low),
    ("same_five_both_ways", _same_five_both_ways),
    ("down_cards_must_play", _playing(True, _down_cards(3))),
    ("two_down_cards_play", _playing(True, _down_cards(2))),
    ("upcards_must_play", _playing(True, _upcards_play)),
    ("high_for_low", _high_for_low),
)
