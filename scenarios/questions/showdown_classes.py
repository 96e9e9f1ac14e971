"""The situation classes of a showdown, read off its ruling: what it took to decide."""

from __future__ import annotations

from collections.abc import Mapping

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.high import Category, high_value
from scenarios.engine.low import best_low_razz
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import WinnersRuling
from scenarios.engine.showdown import known_cards
from scenarios.engine.state import HandState
from scenarios.generator.hand_looks import lowest_with_pairs, three_pairs
from scenarios.questions.contests import By, high_contest, low_contest, low_hands

CLASSES: Mapping[Game, tuple[str, ...]] = {
    Game.STUD: (
        "category",  # hands of different kinds
        "rank",  # of one kind, told apart by the ranks that name it
        "kicker",  # by a card beside those
        "tie",  # equal hands share
        "third-pair",  # a hand of three pairs is one of two
        "straight-or-flush",  # the winner has three of its five cards face down
        "wheel",  # 5-4-3-2-A, the lowest straight
    ),
    Game.STUD8: (
        "no-low",  # nobody qualifies
        "one-low",  # one seat qualifies and does not win high
        "scoop",  # one seat wins both sides
        "straight-both-ways",  # with a straight or a flush for its low
        "two-lows",  # lows are compared
        "tied-low",  # equal lows share the low side
        "counterfeited-low",  # a hand would win low if a rank could count twice
        "nine-low",  # nobody qualifies, the lowest hand being nine high
    ),
    Game.RAZZ: (
        "low",  # the highest card decides
        "second-card",  # a card after it decides
        "paired",  # a hand that must use a pair would win if that did not matter
        "straight-ignored",  # the winner's five are a straight or a flush
        "tie",  # equal hands share
        "no-qualifier",  # the winner is nine high or worse
    ),
}
"""The classes by game."""


def situation_class(state: HandState, ruling: WinnersRuling) -> str:
    """The class of a showdown of two seats or more; the rarer thing names it where several are true."""
    match state.game:
        case Game.STUD:
            return _stud(state, ruling)
        case Game.STUD8:
            return _stud8(state, ruling)
        case Game.RAZZ:
            return _razz(state, ruling)


def _stud(state: HandState, ruling: WinnersRuling) -> str:
    contest, hands = high_contest(ruling), dict(ruling.highs)
    winner = contest.winners[0]
    best = hands[winner]
    matter = contest.winners if contest.by is By.NOTHING or contest.next is None else (winner, contest.next)
    if all(hands[seat].category is Category.TWO_PAIR for seat in matter) and any(
        three_pairs(known_cards(state, state.at(seat))) for seat in matter
    ):
        return "third-pair"
    if contest.by is By.NOTHING:
        return "tie"
    if any(hands[seat].category is Category.STRAIGHT and hands[seat].ranks[0] == 5 for seat in matter):
        return "wheel"
    if best.category >= Category.STRAIGHT and set(state.at(winner).down) <= set(best.cards):
        return "straight-or-flush"
    return contest.by.value


def _stud8(state: HandState, ruling: WinnersRuling) -> str:
    if len(ruling.low) > 1:
        return "tied-low"
    if pairs_would_win(state, limit=8) - set(ruling.low):
        return "counterfeited-low"
    if not ruling.low:
        nine = any(best_low_razz(known_cards(state, one)).value >> 16 == 9 for one in state.live)
        return "nine-low" if nine else "no-low"
    if ruling.high == ruling.low:
        return "straight-both-ways" if _runs_or_suits(low_hands(ruling)[ruling.low[0]].cards) else "scoop"
    return "one-low" if len(low_hands(ruling)) == 1 else "two-lows"


def _razz(state: HandState, ruling: WinnersRuling) -> str:
    contest, hands = low_contest(ruling), low_hands(ruling)
    best = hands[contest.winners[0]]
    if contest.by is By.NOTHING:
        return "tie"
    if best.paired or any(hands[seat].paired for seat in pairs_would_win(state, limit=13) - set(ruling.low)):
        return "paired"
    if _runs_or_suits(best.cards):
        return "straight-ignored"
    if best.ranks[0] >= 9:
        return "no-qualifier"
    return "low" if contest.by is not By.KICKER else "second-card"


def _runs_or_suits(cards: tuple[Card, ...]) -> bool:
    return high_value(cards) >> 20 >= Category.STRAIGHT


def pairs_would_win(state: HandState, limit: int) -> set[Seat]:
    """The seats that would win low if a rank could count twice: no card above ``limit``, compared from the top."""
    found = {one.seat: lowest_with_pairs(known_cards(state, one)) for one in state.live}
    lowest = min((ranks for ranks in found.values() if ranks[0] <= limit), default=None)
    return {seat for seat, ranks in found.items() if ranks == lowest}
