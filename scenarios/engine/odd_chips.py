"""Odd chips: which of several seats that tie for a share goes first where it does not divide evenly.

A chip that cannot be divided goes by single cards, never by seats: the highest or the lowest card, equal ranks by suit.
Which cards count and which end wins is the rulebook's; where it does not say, there are several readings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from itertools import product

from msgspec import Struct

from scenarios.engine.cards import Card, Rank
from scenarios.engine.high import Category, HighHand
from scenarios.engine.low import LowHand
from scenarios.engine.rulebook import OddChipHighCards, OddChipLow, Rulebook, SameHandBothWays

ACE = "odd_chip_ace"
"""The question whether the ace of a low hand or of a wheel is its lowest card or its highest, as single cards go."""
EACH = "odd_chips_each"
"""The question within what a seat gets no more than so many odd chips."""


class Within(Enum):
    """What a seat's odd chips are counted within."""

    POT = "pot"  # high and low together, as nobody may receive more than one
    POT_AND_HALVES = "pot-and-halves"  # and the chip between the halves counts for whoever wins high alone
    SHARE = "share"  # each half by itself, like a pot of its own


class Reading(Struct, frozen=True):
    """One way to read a rulebook where odd chips are concerned."""

    high: OddChipHighCards
    low: OddChipLow
    both: SameHandBothWays
    ace_high: bool
    within: Within


def readings(rulebook: Rulebook) -> Iterator[tuple[Reading, tuple[str, ...]]]:
    """Every reading of the rulebook, each with what it reads otherwise than the first: what play goes on with.

    An open knob is first read as Robert's Rules have it. No text says whether an ace is low when the single cards of a
    low or of a wheel are compared, nor what exactly ``odd_chips_each`` counts.
    """
    highs, lows, boths = (rulebook.odd_chip_high_cards,), (rulebook.odd_chip_low,), (rulebook.same_hand_both_ways,)
    for choice in product(
        enumerate(_HIGHS if highs == (OddChipHighCards.UNSETTLED,) else highs),
        enumerate(_LOWS if lows == (OddChipLow.UNSETTLED,) else lows),
        enumerate(_BOTHS if boths == (SameHandBothWays.UNSETTLED,) else boths),
        enumerate((False, True)),
        enumerate(Within),
    ):
        (_, high), (_, low), (_, both), (_, ace_high), (_, within) = choice
        otherwise = tuple(name for name, (at, _) in zip(_NAMES, choice, strict=True) if at)
        yield Reading(high, low, both, ace_high, within), otherwise


_NAMES = ("odd_chip_high_cards", "odd_chip_low", "same_hand_both_ways", ACE, EACH)
_HIGHS = (OddChipHighCards.SEVEN, OddChipHighCards.FIVE)
_LOWS = (OddChipLow.LOWEST_OF_SEVEN, OddChipLow.LOWEST_OF_FIVE, OddChipLow.HIGHEST_OF_FIVE)
_BOTHS = (SameHandBothWays.EVEN_SPLIT, SameHandBothWays.HALF_BY_HALF)

Heights = tuple[tuple[tuple[int, int], Card], ...]
"""Cards with their heights, in the order in which they are compared."""


def high_cards(rulebook: Rulebook, reading: Reading, held: tuple[Card, ...], hand: HighHand) -> Heights:
    """The cards that a seat which ties for high is compared by, the highest first; the highest of all wins.

    All of its cards, or the five of its hand; where two cards could play, the higher suit does. Whether the ace is the
    highest of a wheel that plays, or its lowest, is open.
    """
    straight = hand.category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
    wheel = straight and hand.ranks[0] is Rank.FIVE and reading.high is OddChipHighCards.FIVE

    def rank(card: Card) -> int:
        return card.rank.low if wheel and not reading.ace_high else int(card.rank)

    height = {card: (rank(card), rulebook.suit_order.index(card.suit)) for card in held}
    match reading.high:
        case OddChipHighCards.FIVE:
            suited = hand.category in (Category.FLUSH, Category.STRAIGHT_FLUSH)
            cards = hand.cards if suited else _playing(held, hand.cards, height, highest=True)
        case OddChipHighCards.SEVEN | OddChipHighCards.UNSETTLED:
            cards = held
    return tuple(sorted(((height[card], card) for card in cards), reverse=True))


def low_cards(rulebook: Rulebook, reading: Reading, held: tuple[Card, ...], hand: LowHand) -> Heights:
    """The cards that a seat which ties for low is compared by, the one that wins first; heights count towards it.

    The lowest of all its cards or of the five of its hand, or the highest of the five; where two cards could play, the
    one that wins does.
    """

    def height(card: Card) -> tuple[int, int]:
        rank = int(card.rank) if reading.ace_high else card.rank.low
        return rank, rulebook.suit_order.index(card.suit)

    heights = {card: height(card) for card in held}
    match reading.low:
        case OddChipLow.HIGHEST_OF_FIVE:
            five = _playing(held, hand.cards, heights, highest=True)
            return tuple(sorted(((heights[card], card) for card in five), reverse=True))
        case OddChipLow.LOWEST_OF_FIVE:
            cards = _playing(held, hand.cards, heights, highest=False)
        case OddChipLow.LOWEST_OF_SEVEN | OddChipLow.UNSETTLED:
            cards = held
    lowest = sorted((heights[card], card) for card in cards)
    return tuple(((-rank, -suit), card) for (rank, suit), card in lowest)


def _playing(
    held: tuple[Card, ...], five: tuple[Card, ...], height: dict[Card, tuple[int, int]], *, highest: bool
) -> tuple[Card, ...]:
    """The five of a hand, each the highest or lowest suit of its rank that the seat holds."""
    wanted = Counter([card.rank for card in five])
    chosen: list[Card] = []
    for card in sorted(held, key=height.__getitem__, reverse=highest):
        if wanted[card.rank]:
            wanted[card.rank] -= 1
            chosen.append(card)
    return tuple(chosen)
