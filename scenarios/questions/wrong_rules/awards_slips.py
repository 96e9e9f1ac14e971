"""Slips in paying out: one part of the chips goes astray, and all the others go where they belong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, permutations

from msgspec import Struct

from scenarios.engine.awards import payments
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.endings import AwardsRuling, Pot, PotAward, Share, Side
from scenarios.engine.state import HandState
from scenarios.questions.answers import ChipsAnswer
from scenarios.questions.question import Misconception, slips


class _Part(Struct, frozen=True):
    """A pot, or a share of one: what is paid of it, and the pot it is of."""

    amount: int
    paid: Mapping[Seat, int]
    pot: PotAward
    share: Share | None = None


class _Payout(Struct, frozen=True):
    """What every seat still in is paid, and of which parts."""

    state: HandState
    ruling: AwardsRuling
    paid: Mapping[Seat, int]
    parts: tuple[_Part, ...]

    def otherwise(self, astray: Sequence[_Part], instead: Mapping[Seat, int]) -> ChipsAnswer:
        """The payout with this paid in place of some of its parts."""
        found = dict(self.paid)
        for part in astray:
            for seat, chips in part.paid.items():
                found[seat] -= chips
        for seat, chips in instead.items():
            found[seat] += chips
        return ChipsAnswer(tuple([(seat, Chips(chips)) for seat, chips in found.items()]))


def slipped(state: HandState, ruling: AwardsRuling) -> Iterator[Misconception]:
    """Every slip with the payouts that it leads to, in the order in which a wrong payout is explained."""
    paid = dict(sorted(ruling.awards))
    payout = _Payout(state, ruling, paid, tuple(part for one in ruling.divided for part in _parts(one)))
    for name, slip in SLIPS:
        yield from slips("awards", name, slip(payout))


def _parts(one: PotAward) -> Iterator[_Part]:
    if not one.shares:
        yield _Part(one.pot.amount, {one.pot.seats[0]: one.pot.amount}, one)
    for share in one.shares:
        odd = {seat for seat, _ in share.odd}
        yield _Part(share.amount, {seat: share.each + (seat in odd) for seat in share.winners}, one, share)


def _shared(amount: int, seats: Sequence[Seat]) -> dict[Seat, int]:
    """An amount among seats alike, what does not divide to the first of them."""
    each, odd = divmod(amount, len(seats))
    return {seat: each + (place < odd) for place, seat in enumerate(seats)}


def _odd_elsewhere(payout: _Payout) -> Iterator[ChipsAnswer]:
    """An odd chip goes to another of those who share."""
    for part in payout.parts:
        if part.share is not None and part.share.odd:
            for seats in combinations(part.share.winners, len(part.share.odd)):
                each = {seat: part.share.each + (seat in seats) for seat in part.share.winners}
                yield payout.otherwise([part], each)


def _tie_not_shared(payout: _Payout) -> Iterator[ChipsAnswer]:
    """Of equal hands only some are paid."""
    for part in payout.parts:
        winners = tuple(part.paid)
        for count in range(len(winners) - 1, 0, -1):
            yield from (payout.otherwise([part], _shared(part.amount, few)) for few in combinations(winners, count))


def _side_pot_unfought(payout: _Payout) -> Iterator[ChipsAnswer]:
    """A side pot goes to a seat that has put nothing into it."""
    for one in payout.ruling.divided:
        for seat in payout.paid if one.place else ():
            if seat not in one.pot.seats:
                astray = [part for part in payout.parts if part.pot is one]
                yield payout.otherwise(astray, {seat: one.pot.amount})


def _second_best(payout: _Payout) -> Iterator[ChipsAnswer]:
    """The second-best hand takes a pot, or its half of one."""
    for part, best in _next_best(payout):
        yield payout.otherwise([part], _shared(part.amount, best))


def _second_shares(payout: _Payout) -> Iterator[ChipsAnswer]:
    """The second-best hand shares a pot, or its half of one, with the best; either may be served first."""
    for part, best in _next_best(payout):
        for seats in ((*part.paid, *best), (*best, *part.paid)):
            yield payout.otherwise([part], _shared(part.amount, seats))


def _next_best(payout: _Payout) -> Iterator[tuple[_Part, list[Seat]]]:
    """Each contested part, and the seats whose hands come next after those that win it."""
    hands = payout.ruling.hands
    for part in payout.parts:
        if part.share is None or part.share.side is Side.BOTH or hands is None:
            continue
        others = [seat for seat in part.pot.pot.seats if seat not in part.paid]
        if part.share.side is Side.HIGH:
            values = {seat: -hand.value for seat, hand in hands.highs if seat in others}
        else:
            values = {seat: hand.value for seat, hand in hands.lows if seat in others and hand is not None}
        if values:
            yield part, [seat for seat, value in values.items() if value == min(values.values())]


def _hand_overlooked(payout: _Payout) -> Iterator[ChipsAnswer]:
    """A hand that wins is overlooked in every pot, and the others win what it would have won."""
    hands = payout.ruling.hands
    if hands is None:
        return
    for winner in [seat for seat, chips in payout.paid.items() if chips]:
        left = [
            Pot(one.pot.amount, tuple([seat for seat in one.pot.seats if seat != winner]))
            for one in reversed(payout.ruling.divided)
        ]
        yield payout.otherwise(payout.parts, dict(payments(payout.state, tuple(left), hands)))


def _part_not_paid(payout: _Payout) -> Iterator[ChipsAnswer]:
    """A pot, or a half of one, is paid to nobody."""
    if len(payout.parts) > 1:
        yield from (payout.otherwise([part], {}) for part in payout.parts)
    for one in payout.ruling.divided if len(payout.ruling.divided) > 1 else ():
        yield payout.otherwise([part for part in payout.parts if part.pot is one], {})


def _part_takes_all(payout: _Payout) -> Iterator[ChipsAnswer]:
    """Whoever is paid something takes everything."""
    total = sum(payout.paid.values())
    for seat in [seat for seat, chips in payout.paid.items() if chips]:
        yield payout.otherwise(payout.parts, {seat: total})


def _winners_alike(payout: _Payout) -> Iterator[ChipsAnswer]:
    """Whoever wins anything gets as much as every other winner; any of them is served first."""
    total, winners = sum(payout.paid.values()), [seat for seat, chips in payout.paid.items() if chips]
    for first in range(len(winners)):
        yield payout.otherwise(payout.parts, _shared(total, winners[first:] + winners[:first]))


def _single_chip(payout: _Payout) -> Iterator[ChipsAnswer]:
    """One chip goes to another seat than it should."""
    for giver, taker in permutations(payout.paid, 2):
        if payout.paid[giver]:
            yield payout.otherwise((), {giver: -1, taker: 1})


# in the order in which a wrong payout is explained
SLIPS: tuple[tuple[str, Callable[[_Payout], Iterator[ChipsAnswer]]], ...] = (
    ("odd_elsewhere", _odd_elsewhere),
    ("tie_not_shared", _tie_not_shared),
    ("side_pot_unfought", _side_pot_unfought),
    ("second_best", _second_best),
    ("second_shares", _second_shares),
    ("hand_overlooked", _hand_overlooked),
    ("part_not_paid", _part_not_paid),
    ("part_takes_all", _part_takes_all),
    ("winners_alike", _winners_alike),
    ("single_chip", _single_chip),
)
