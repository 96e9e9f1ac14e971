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

DIFFICULTY: Mapping[Game, Mapping[str, int]] = {
    Game.STUD: {
        "category": 1,  # hands of different kinds
        "rank": 1,  # of one kind, told apart by the ranks that name it
        "kicker": 2,  # by a card beside those
        "tie": 2,  # equal hands share
        "third-pair": 3,  # a hand of three pairs is one of two
        "straight-or-flush": 2,  # the winner has three of its five cards face down
        "wheel": 2,  # 5-4-3-2-A, the lowest straight
    },
    Game.STUD8: {
        "no-low": 1,  # nobody qualifies
        "one-low": 1,  # one seat qualifies and does not win high
        "scoop": 2,  # one seat wins both sides
        "straight-both-ways": 3,  # with a straight or a flush for its low
        "two-lows": 2,  # lows are compared
        "tied-low": 2,  # equal lows share the low side
        "counterfeited-low": 3,  # a hand would win low if a rank could count twice
        "nine-low": 2,  # nobody qualifies, the lowest hand being nine high
    },
    Game.RAZZ: {
        "low": 1,  # the highest card decides
        "second-card": 2,  # a card after it decides
        "paired": 3,  # a hand that must use a pair would win if that did not matter
        "straight-ignored": 2,  # the winner's five are a straight or a flush
        "tie": 2,  # equal hands share
        "no-qualifier": 1,  # the winner is nine high or worse
    },
}
"""The classes by game, with how hard each is, from 1 to 3."""


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
