"""Who wins at the showdown: from a ``WinnersRuling`` to its steps.

Each side is told by its best hand, the next best and what separates the two; all others come after those. What might
mislead, a third pair or a nine-low, has a step of its own.
"""

from __future__ import annotations

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.high import Category, HighHand
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import WinnersRuling
from scenarios.engine.showdown import known_cards
from scenarios.engine.state import HandState
from scenarios.generator.hand_looks import three_pairs
from scenarios.questions.contests import By, Contest, high_contest
from scenarios.questions.derivations.winners_low import razz_steps, stud8_steps
from scenarios.questions.labels import high_label
from scenarios.questions.message import Cards, Message, Ranks, Seats, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, ruling: WinnersRuling) -> Derivation:
    """The steps of the sides the game has, and the verdict on them."""
    match state.game:
        case Game.STUD:
            steps = (*_high_steps(state, ruling), *_stud_traps(state, ruling))
        case Game.STUD8:
            steps = (*_high_steps(state, ruling), *stud8_steps(state, ruling))
        case Game.RAZZ:
            steps = razz_steps(state, ruling)
    return Derivation(_verdict(ruling), steps)


def _high_steps(state: HandState, ruling: WinnersRuling) -> tuple[Step, ...]:
    """The best high hand, or the equal ones, then the next best with what it lacks."""
    rulebook, hands, contest = state.rulebook, dict(ruling.highs), high_contest(ruling)
    best = hands[contest.winners[0]]
    label = high_label(best)
    if contest.by is By.NOTHING:
        cards = tuple(card for seat in contest.winners for card in hands[seat].cards)
        said = message("winners-step-high-tied", seats=Seats(contest.winners), hand=label)
        never = message("winners-step-suits-never", seats=Seats(contest.winners))
        return (
            Step(said, rulebook.clause("five_of_seven"), cards, contest.winners),
            Step(never, rulebook.clause("suits_never_win"), (), contest.winners),
        )
    winner = contest.winners[0]
    said = message("winners-step-high-best", seat=winner, hand=label, cards=Cards(best.cards))
    first = Step(said, rulebook.clause("five_of_seven"), best.cards, (winner,))
    if contest.next is None:
        return (first,)
    worse = hands[contest.next]
    return first, Step(
        _next_high(contest, contest.next, best, worse), rulebook.clause("high_ranking"), worse.cards, (contest.next,)
    )


def _next_high(contest: Contest, seat: Seat, best: HighHand, worse: HighHand) -> Message:
    label, cards = high_label(worse), Cards(worse.cards)
    if contest.by is By.KIND:
        return message("winners-step-high-next-category", seat=seat, hand=label, cards=cards)
    single = best.category in (Category.HIGH_CARD, Category.FLUSH) and contest.by is By.KICKER
    return message(
        f"winners-step-high-next-{'card' if single else contest.by.value}", seat=seat, hand=label, cards=cards,
        better=Ranks((best.ranks[contest.place],)), worse=Ranks((worse.ranks[contest.place],)),
    )  # fmt: skip


def _stud_traps(state: HandState, ruling: WinnersRuling) -> tuple[Step, ...]:
    """What could mislead about the hands that matter: a third pair, the wheel, a hand that lay face down."""
    rulebook, hands, contest = state.rulebook, dict(ruling.highs), high_contest(ruling)
    matter = contest.winners if contest.next is None else (*contest.winners, contest.next)
    steps: list[Step] = []
    for seat in matter:
        hand = hands[seat]
        if hand.category is Category.TWO_PAIR and three_pairs(known_cards(state, state.at(seat))):
            third = _third_pair(known_cards(state, state.at(seat)))
            said = message("winners-step-third-pair", seat=seat, cards=Cards(third))
            steps.append(Step(said, rulebook.clause("five_of_seven"), third, (seat,)))
        if hand.category is Category.STRAIGHT and hand.ranks[0] == 5:
            said = message("winners-step-wheel", seat=seat)
            steps.append(Step(said, rulebook.clause("high_ranking"), hand.cards, (seat,)))
    winner = state.at(contest.winners[0])
    down = tuple(card for card in winner.down if card is not None)
    best = hands[winner.seat]
    if contest.by is not By.NOTHING and best.category >= Category.STRAIGHT and set(down) <= set(best.cards):
        said = message("winners-step-hidden", seat=winner.seat, cards=Cards(down))
        steps.append(Step(said, rulebook.clause("five_of_seven"), down, (winner.seat,)))
    return tuple(steps[:2])


def _third_pair(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The lowest of three pairs."""
    ranks = [card.rank for card in cards]
    lowest = min(rank for rank in ranks if ranks.count(rank) == 2)
    return tuple(card for card in cards if card.rank is lowest)


def _verdict(ruling: WinnersRuling) -> Message:
    high, low = ruling.high, ruling.low
    if not ruling.highs:
        return _one_side(low)
    if not ruling.lows:
        return _one_side(high)
    if not low:
        return message("winners-verdict-no-low", seats=Seats(high))
    if high == low and len(high) == 1:
        return message("winners-verdict-scoop", seat=high[0])
    return message("winners-verdict-sides", high=Seats(high), low=Seats(low))


def _one_side(winners: tuple[Seat, ...]) -> Message:
    if len(winners) == 1:
        return message("winners-verdict-one", seat=winners[0])
    return message("winners-verdict-tie", seats=Seats(winners))
