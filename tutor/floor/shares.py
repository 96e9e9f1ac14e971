"""Which pot, and which half of it, goes to whom: the rows of a table and of a chart."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lessons.values import Amount, Count, Phrase
from scenarios.engine.chips import Seat
from scenarios.engine.endings import AwardsRuling, PotAward, Side


class Part(Struct, frozen=True):
    """One pot, or one half of it, and what each seat gets of it, in chips."""

    label: Phrase
    paid: tuple[tuple[Seat, int], ...]


def parts(ruling: AwardsRuling) -> tuple[Part, ...]:
    """The parts from the main pot on, high before low."""
    return tuple(part for one in sorted(ruling.divided, key=lambda one: one.place) for part in _parts(ruling, one))


def _parts(ruling: AwardsRuling, one: PotAward) -> Iterator[Part]:
    pot = _pot(ruling, one)
    if not one.shares:
        yield Part(pot, ((one.pot.seats[0], one.pot.amount),))
    for share in one.shares:
        more = {seat for seat, _ in share.odd}
        paid = tuple((seat, share.each + (seat in more)) for seat in share.winners)
        halved = len(one.shares) > 1
        side = Phrase("side-low" if share.side is Side.LOW else "side-high")
        yield Part(Phrase("floor-shares-half", {"pot": pot, "side": side}) if halved else pot, paid)


def _pot(ruling: AwardsRuling, one: PotAward) -> Phrase:
    amount = {"amount": Amount(one.pot.amount)}
    if len(ruling.divided) == 1:
        return Phrase("awards-pot-only", amount)
    if one.place == 0:
        return Phrase("awards-pot-main", amount)
    return Phrase("awards-pot-side", {"number": Count(one.place), **amount})
