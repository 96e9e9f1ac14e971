"""Showdowns at which one chip is left over between two equal hands, and houses give it by different cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scenarios.engine.cards import Card, Rank
from scenarios.engine.high import Category, best_high, high_value
from scenarios.engine.low import best_low_razz
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.generator.deals import PLAYERS_DEALT, STAKES, seats
from scenarios.generator.hands import NoSuchHand, Pack, Seven
from scenarios.generator.playout import play_street, play_to
from scenarios.generator.showdown_razz import higher_than, low_ranks
from scenarios.generator.showdown_stud import weaker_than
from scenarios.generator.showdown_stud8 import far_from_low
from scenarios.generator.showdowns import thinning, with_hands
from scenarios.generator.stream import SeedStream

_TRIES = 30
_ODD = tuple(one for one in STAKES if one.ante % 2 and not (one.bring_in | one.small_bet | one.big_bet) % 2)
"""The ante is odd, all else even: with an odd number of antes the pot is odd."""


def odd_chip(stream: SeedStream, rulebook: Rulebook, game: Game) -> HandState:
    """A hand at its showdown, the betting closed, nobody all-in: two seats tie, in stud8 for low against a third hand.

    The pot, or in stud8 the low half, is odd. The highest card of the five that tie and the card that goes by all seven
    are at different seats, and neither of the two has an ace, which some texts leave high and others low. Raises
    NoSuchHand where the cards or the play did not come out.
    """
    hands = _hands(stream.split("hands"), game)
    most = min(rulebook.players_max, PLAYERS_DEALT)
    sitting = seats(stream.pick([count for count in range(len(hands), most + 1) if count % 2]))
    staying = stream.sample(sitting, len(hands))
    stakes = stream.pick(_ODD)
    deal = with_hands(stream, rulebook, game, sitting, dict(zip(staying, hands, strict=True)), stakes)
    for at in range(_TRIES):
        leaving = thinning(stream.split("leaving", at), rulebook, sitting, staying)
        state = play_street(
            stream.split("last", at), play_to(stream.split("play", at), deal, Street.SEVENTH, leaving)
        )  # fmt: skip
        if state.pot % 2 and (game is not Game.STUD8 or state.pot // 2 % 2):
            return state
    raise NoSuchHand


def _hands(stream: SeedStream, game: Game) -> list[Seven]:
    """The two that tie first. A third hand or two change nothing, or take the high half."""
    for _ in range(_TRIES):
        pack = Pack(stream)
        one, other = _TIED[game](stream, pack)
        if not _apart(game, one, other):
            continue
        hands = [one, other]
        if game is Game.STUD8:
            best = max(high_value(hand.cards) for hand in hands)
            hands.append(pack.around((), lambda cards, best=best: far_from_low(cards) and high_value(cards) > best))  # type: ignore[misc]
        elif stream.chance(1, 2):
            worse = weaker_than(one) if game is Game.STUD else higher_than(one)
            hands.append(pack.around((), worse))
        return hands
    raise NoSuchHand


def _tied_high(stream: SeedStream, pack: Pack) -> tuple[Seven, Seven]:
    """Two straights or two flushes of the same ranks: of these alone a higher card need not play."""
    if stream.chance(2, 3):
        top: Sequence[int] = (stream.between(6, 12),)
        one, other = (pack.high(Category.STRAIGHT, top, _no_ace) for _ in range(2))
        return one, other
    ranks = sorted(stream.sample(range(2, 13), 5), reverse=True)
    one, other = (pack.high(Category.FLUSH, ranks, _no_ace) for _ in range(2))
    return one, other


def _tied_low(stream: SeedStream, pack: Pack, highest: int) -> tuple[Seven, Seven]:
    ranks = low_ranks(stream, stream.between(7, highest))
    while ranks[-1] == 1:
        ranks = low_ranks(stream, stream.between(7, highest))
    one, other = (pack.low(ranks, _no_ace) for _ in range(2))
    return one, other


_TIED: Mapping[Game, Callable[[SeedStream, Pack], tuple[Seven, Seven]]] = {
    Game.STUD: _tied_high,
    Game.STUD8: lambda stream, pack: _tied_low(stream, pack, 8),
    Game.RAZZ: lambda stream, pack: _tied_low(stream, pack, 9),
}


def _no_ace(cards: Sequence[Card]) -> bool:
    return not any(card.rank is Rank.ACE for card in cards)


def _apart(game: Game, one: Seven, other: Seven) -> bool:
    """Whether the highest card that plays is at another seat than the card that goes by all seven."""
    if game is Game.STUD:
        return (max(one.cards) > max(other.cards)) is not (_top_played(one, high=True) > _top_played(other, high=True))
    return (min(one.cards) < min(other.cards)) is not (_top_played(one, high=False) > _top_played(other, high=False))


def _top_played(hand: Seven, *, high: bool) -> Card:
    """The highest card of the five; of two of its rank the higher suit, but in a flush."""
    five = best_high(hand.cards) if high else best_low_razz(hand.cards)
    top = max(five.cards)
    flush = high and len({card.suit for card in five.cards}) == 1
    return top if flush else max(card for card in hand.cards if card.rank is top.rank)
