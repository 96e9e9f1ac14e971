"""Wrong rules about which five of a seat's cards are its best high hand, or its best low, and slips beside them.

Each looks through every five cards for the best that it allows. Fives of the same ranks are as good as each other under
a wrong rule as under the right one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from scenarios.engine.cards import DECK, Card
from scenarios.engine.high import Category
from scenarios.engine.low import low_razz_value
from scenarios.generator.hand_looks import lowest_with_pairs, three_pairs
from scenarios.questions.question import Misconception, misconception, slips
from scenarios.questions.wrong_rules.fives import (
    NO_LOW,
    Five,
    Held,
    by_high,
    by_low,
    highest,
    least,
    lowest,
    lowest_low,
    qualifies,
)

Rule: TypeAlias = Callable[[Held], Sequence[Five]]
"""The fives that are best under a wrong rule, all of equal worth; none where it says nothing."""

Slip: TypeAlias = Callable[[Held], Iterable[Five]]
"""What an eye may slip to, the likeliest first; what a rule or the ruling says is left out later."""


def misconceptions(held: Held, low: bool) -> Iterator[Misconception]:
    """What every wrong rule about the side answers, in the order in which a wrong answer is explained."""
    for name, rule in LOW_RULES if low else HIGH_RULES:
        answers = [five.answer for five in rule(held)]
        if answers:
            yield replace(misconception("best_hands", name, answers[0]), also=tuple(answers[1:]))
    for name, slip in LOW_SLIPS if low else HIGH_SLIPS:
        yield from slips("best_hands", name, (five.answer for five in slip(held)))


def _without(*categories: Category) -> Rule:
    """The best five that are none of these."""
    return lambda held: highest(five for five in held.fives if five.category not in categories)


_IN_A_ROW = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH)


def _third_pair_plays(held: Held) -> list[Five]:
    """Of three pairs the two higher play, and a card of the third for the fifth."""
    if not three_pairs(held.cards):
        return []
    *_, third = sorted((card.rank for card in held.cards if _count(held, card) == 2), reverse=True)
    two = [five for five in held.fives if five.category == Category.TWO_PAIR]
    return [five for five in two if five.high >> 12 == held.best.high >> 12 and five.high >> 8 & 15 == third]


def _count(held: Held, card: Card) -> int:
    return sum(other.rank is card.rank for other in held.cards)


def _lower_pair_fills(held: Held) -> list[Five]:
    """Of several pairs beside three of a kind the lowest fills the full house."""
    if held.best.category != Category.FULL_HOUSE:
        return []
    return least(five for five in held.fives if five.high >> 16 == held.best.high >> 16)


def _lowest_of(categories: tuple[Category, ...]) -> Rule:
    """The lowest five of these categories, where the best five are of them too."""

    def rule(held: Held) -> list[Five]:
        if held.best.category not in categories:
            return []
        return least(five for five in held.fives if five.category in categories)

    return rule


def _straight_beats_flush(held: Held) -> list[Five]:
    return highest(five for five in held.fives if five.category == Category.STRAIGHT)


def _kickers_do_not_matter(held: Held) -> list[Five]:
    """The best pair, two pair, three or four, and any cards beside it, the lowest first."""
    best = held.best
    own = {Category.PAIR: 1, Category.TWO_PAIR: 2, Category.THREE_OF_A_KIND: 1, Category.FOUR_OF_A_KIND: 1}
    shared = own.get(Category(best.category))
    if shared is None:
        return []
    return sorted(
        (five for five in held.fives if five.high >> 20 - 4 * shared == best.high >> 20 - 4 * shared), key=by_high
    )


def _highest_cards(held: Held) -> list[Five]:
    """The five highest cards, whatever they make."""
    return [five for five in held.fives if five.low == held.fives[0].low]


def _playing(low: bool, wanted: Callable[[Held, Five], bool]) -> Rule:
    """The best five of those that are wanted."""

    def rule(held: Held) -> list[Five]:
        fives = [five for five in held.fives if wanted(held, five)]
        return lowest_low(held, fives) if low else highest(fives)

    return rule


def _down_cards(number: int) -> Callable[[Held, Five], bool]:
    return lambda held, five: five.down == number


def _upcards_play(held: Held, five: Five) -> bool:
    return 5 - five.down == held.up


def _nine_qualifies(held: Held) -> list[Five]:
    lowest = lowest_low(held, held.fives, qualifier=False)
    return lowest if held.qualifier and lowest[0].low >> 16 <= 9 else []


def _pair_allowed(held: Held) -> list[Five]:
    """The five lowest cards, though two or more be of one rank."""
    fives = lowest(held.fives, lambda five: lowest_with_pairs(five.cards))
    return fives if not held.qualifier or max(card.rank.low for card in fives[0].cards) <= 8 else [NO_LOW]


def _straight_spoils(held: Held) -> list[Five]:
    return lowest_low(held, (five for five in held.fives if five.category not in (*_IN_A_ROW, Category.FLUSH)))


def _ace_not_low(held: Held) -> list[Five]:
    """The ace counts above the king. Every rank one lower, the two an ace, gives its order."""
    return lowest((five for five in held.fives if not held.qualifier or _lowered(five) >> 16 <= 7), _lowered)


def _lowered(five: Five) -> int:
    return low_razz_value([_LOWERED[card] for card in five.cards])


_LOWERED = tuple(Card.of(14 if card.rank == 2 else card.rank - 1, card.suit) for card in DECK)


def _lowest_always(held: Held) -> list[Five]:
    """Eight-or-better without a qualifier."""
    return lowest_low(held, held.fives, qualifier=False) if held.qualifier else []


def _eight_in_razz(held: Held) -> list[Five]:
    """Razz with the qualifier of eight-or-better."""
    return [] if held.qualifier else lowest_low(held, held.fives, qualifier=True)


def _high_for_low(held: Held) -> list[Five]:
    """The best high hand is picked."""
    return highest(held.fives)


def _same_five_both_ways(held: Held) -> list[Five]:
    """Eight-or-better: only the five that are the best high hand may be a low."""
    if not held.qualifier:
        return []
    return lowest_low(held, highest(held.fives))


def _any_of_kind(held: Held) -> list[Five]:
    """A hand of the best kind, but not the best of it; the best first."""
    return sorted((five for five in held.fives if five.category == held.best.category), key=by_high, reverse=True)


def _better_kind_missed(held: Held) -> Iterator[Five]:
    """The best hand of a lower kind; the better kinds first."""
    for category in sorted({five.category for five in held.fives if five.category < held.best.category}, reverse=True):
        yield from highest(five for five in held.fives if five.category == category)


def _any_low(held: Held) -> list[Five]:
    """A low with no more pairs than the lowest has, but not the lowest; the lowest first."""
    pairs = min(map(by_low, held.fives)) >> 20
    able = [five for five in held.fives if five.low >> 20 == pairs and (not held.qualifier or qualifies(five))]
    return sorted(able, key=by_low)


def _any_ranks(held: Held) -> list[Five]:
    """Eight-or-better: five different ranks, some of them above eight; the lowest first."""
    return sorted((five for five in held.fives if held.qualifier and not five.low >> 20), key=by_low)


def _low_missed(held: Held) -> list[Five]:
    return [NO_LOW] if held.qualifier else []


def _one_card_wrong(low: bool) -> Slip:
    """Four of the five right cards, and one that does not belong to them."""

    def slip(held: Held) -> list[Five]:
        right = [set(five.cards) for five in (lowest_low(held, held.fives) if low else highest(held.fives))]
        return [five for five in held.fives if any(len(one.intersection(five.cards)) == 4 for one in right)]

    return slip


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
HIGH_SLIPS: tuple[tuple[str, Slip], ...] = (
    ("any_of_kind", _any_of_kind),
    ("better_kind_missed", _better_kind_missed),
    ("one_card_wrong", _one_card_wrong(low=False)),
)
LOW_SLIPS: tuple[tuple[str, Slip], ...] = (
    ("any_low", _any_low),
    ("any_ranks", _any_ranks),
    ("low_missed", _low_missed),
    ("one_card_wrong", _one_card_wrong(low=True)),
)
