"""Who is paid what, and why: from an ``AwardsRuling`` to its steps."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.endings import AwardsRuling, PotAward, Share, Side
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import HandsRuling
from scenarios.engine.state import HandState
from scenarios.questions.derivations.pots import returned
from scenarios.questions.labels import high_label, low_label
from scenarios.questions.message import Arg, Cards, Message, Messages, Seats, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, ruling: AwardsRuling) -> Derivation:
    """The steps: the bet that goes back, then pot by pot, the last side pot first: who wins it, and what is odd."""
    steps = list(returned(state, ruling.pots) if ruling.pots else ())
    for one in ruling.divided:
        steps += _pot(state, ruling, one)
    paid = tuple(message("awards-say", seat=seat, amount=chips) for seat, chips in ruling.awards if chips)
    verdict = message("awards-verdict", awards=Messages(paid)) if paid else message("awards-verdict-nothing")
    return Derivation(verdict, tuple(steps))


def _label(ruling: AwardsRuling, one: PotAward) -> Message:
    if len(ruling.divided) == 1:
        return message("awards-pot-only", amount=one.pot.amount)
    if one.place == 0:
        return message("awards-pot-main", amount=one.pot.amount)
    return message("awards-pot-side", number=one.place, amount=one.pot.amount)


def _pot(state: HandState, ruling: AwardsRuling, one: PotAward) -> Iterator[Step]:
    rulebook, pot, hands = state.rulebook, _label(ruling, one), ruling.hands
    if hands is None or not one.shares:
        (seat,) = one.pot.seats
        if len(state.live) == 1:
            said, clause = message("awards-step-uncontested", seat=seat, amount=one.pot.amount), "round_closes"
        else:
            said, clause = message("awards-step-alone", pot=pot, seat=seat), "table_stakes"
        yield Step(said, rulebook.clause(clause), (), (seat,))
        return
    if one.no_low:
        seats = one.pot.seats
        yield Step(message("awards-step-no-low", pot=pot), rulebook.clause("no_low"), (), seats)
    if len(one.shares) == 2:
        high, low = one.shares
        if high.amount == low.amount:
            said = message("awards-step-halves", pot=pot, half=low.amount)
        else:
            said = message("awards-step-halves-odd", pot=pot, high=high.amount, low=low.amount)
        yield Step(said, rulebook.clause("odd_chip_halves"), (), one.pot.seats)
    for share in one.shares:
        yield _won(state, hands, pot, share, half=len(one.shares) == 2)
        yield from _odd(state, share)


def _won(state: HandState, hands: HandsRuling, pot: Message, share: Share, *, half: bool) -> Step:
    """Who wins a share, with which hand."""
    seats = share.winners
    if share.side is Side.BOTH:
        said = message("awards-step-both", pot=pot, seats=Seats(seats), each=share.each)
        return Step(said, state.rulebook.clause("same_hand_both_ways"), (), seats)
    label, cards = _hand(hands, share.side, seats)
    low = "low_razz" if state.game is Game.RAZZ else "low_eight"
    clause = "high_ranking" if share.side is Side.HIGH else low
    side = share.side.value
    if len(seats) > 1:
        clause, shown = "suits_never_win", dict[str, Arg]({"seats": Seats(seats), "hand": label, "each": share.each})
        said = message(f"awards-step-{side}-tied", **shown) if half else _whole(f"tied-{side}", pot, **shown)
    elif half:
        said = message(f"awards-step-{side}-half", seat=seats[0], hand=label, amount=share.amount)
    else:
        said = _whole(f"best-{side}", pot, seat=seats[0], hand=label)
    return Step(said, state.rulebook.clause(clause), cards, seats)


def _whole(name: str, pot: Message, **shown: Arg) -> Message:
    return message(f"awards-step-{name}", pot=pot, **shown)


def _hand(hands: HandsRuling, side: Side, seats: tuple[Seat, ...]) -> tuple[Message, tuple[Card, ...]]:
    if side is Side.HIGH:
        highs = dict(hands.highs)
        return high_label(highs[seats[0]]), tuple(card for seat in seats for card in highs[seat].cards)
    lows = {seat: hand for seat, hand in hands.lows if hand is not None}
    return low_label(lows[seats[0]]), tuple(card for seat in seats for card in lows[seat].cards)


def _odd(state: HandState, share: Share) -> Iterator[Step]:
    """The chips that do not divide: the cards they go by, and who had to be passed over."""
    if share.by is None:
        return
    rulebook, low = state.rulebook, share.side is Side.LOW
    seats, cards = tuple(seat for seat, _ in share.odd), tuple(card for _, card in share.odd)
    name = f"awards-step-odd-{'low' if low else 'high'}-{share.by.value}"
    said = message(name, count=len(seats), seats=Seats(seats), cards=Cards(cards))
    yield Step(said, rulebook.clause("odd_chip_low" if low else "odd_chip_high_cards"), cards, seats)
    if len(seats) > 1:
        yield Step(message("awards-step-odd-each"), rulebook.clause("odd_chips_each"), (), seats)
    if share.passed:
        said = message("awards-step-odd-passed", seats=Seats(share.passed))
        yield Step(said, rulebook.clause("odd_chips_each"), (), share.passed)
