"""Wrong rules about who is paid what: each computes how the chips would be divided if it were the rule.

A rule about one thing leaves everything else right: who wins, the other pots, the odd chips that it does not speak of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.awards import payments
from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.endings import AwardsRuling, Pot, PotAward, Side
from scenarios.engine.low import low_razz_value
from scenarios.engine.rulebook import Game, OddChipHighCards, OddChipLow
from scenarios.engine.rulings import HandsRuling
from scenarios.engine.showdown import known_cards
from scenarios.engine.state import HandState
from scenarios.questions.answers import ChipsAnswer
from scenarios.questions.question import Misconception, misconception


class _Part(Struct, frozen=True):
    """Chips and those who share them; ``first`` are served first where they do not divide."""

    amount: int
    winners: tuple[Seat, ...]
    first: tuple[Seat, ...] = ()
    kept: bool = False  # what does not divide is paid to nobody


class _Table(Struct, frozen=True):
    state: HandState
    ruling: AwardsRuling


_Wrong = Callable[[_Table], ChipsAnswer | None]
_Change = Callable[[_Table, PotAward, list[_Part]], list[_Part]]


def misconceptions(state: HandState, ruling: AwardsRuling) -> Iterator[Misconception]:
    """What every wrong rule that says something here would pay, in the order in which they explain."""
    table = _Table(state, ruling)
    for name, wrong in WRONG_RULES:
        answer = wrong(table)
        if answer is not None:
            yield misconception("awards", name, answer)


def answer_of(state: HandState, paid: Iterable[tuple[Seat, int]]) -> ChipsAnswer:
    """Payments as an answer: every seat still in, in ascending order."""
    got = dict.fromkeys(sorted(one.seat for one in state.live), 0)
    for seat, chips in paid:
        got[seat] += chips
    return ChipsAnswer(tuple((seat, Chips(chips)) for seat, chips in got.items()))


def _parts(one: PotAward) -> list[_Part]:
    """A pot as it is rightly divided."""
    if not one.shares:
        return [_Part(one.pot.amount, one.pot.seats)]
    return [_Part(share.amount, share.winners, tuple(seat for seat, _ in share.odd)) for share in one.shares]


def _paid(some: Iterable[_Part]) -> Iterator[tuple[Seat, int]]:
    for part in some:
        each, odd = divmod(part.amount, len(part.winners))
        order = [*part.first, *(seat for seat in part.winners if seat not in part.first)]
        for place, seat in enumerate(order):
            yield seat, each + (place < odd and not part.kept)


def _changing(change: _Change) -> _Wrong:
    """A rule that divides single pots otherwise; it says nothing where it changes none."""

    def wrong(table: _Table) -> ChipsAnswer | None:
        right = [_parts(one) for one in table.ruling.divided]
        other = [change(table, one, list(some)) for one, some in zip(table.ruling.divided, right, strict=True)]
        return None if other == right else answer_of(table.state, _paid(part for some in other for part in some))

    return wrong


def _ruled(table: _Table, state: HandState, named: tuple[Pot, ...]) -> ChipsAnswer:
    """What the engine pays where something is turned, the hands apart."""
    hands = table.ruling.hands or HandsRuling((), ())  # none where no pot is contested
    if state.game is Game.STUD:
        hands = replace(hands, lows=())
    return answer_of(table.state, payments(state, named, hands))


def _pots(table: _Table) -> tuple[Pot, ...]:
    """The pots, the main pot first."""
    return tuple(one.pot for one in reversed(table.ruling.divided))


def _all_in_wins_all(table: _Table) -> ChipsAnswer | None:
    """The best hand takes every pot, whatever it has put in."""
    pots = _pots(table)
    if len(pots) == 1:
        return None
    return _ruled(table, table.state, tuple(Pot(pot.amount, pots[0].seats) for pot in pots))


def _side_to_next(table: _Table) -> ChipsAnswer | None:
    """Whoever has won a pot is out of those after it, and the next best hand takes them."""
    out, left = set[Seat](), list[Pot]()
    for one in reversed(table.ruling.divided):
        seats = tuple(seat for seat in one.pot.seats if seat not in out) or one.pot.seats
        left.append(Pot(one.pot.amount, seats))
        out |= {seat for part in _parts(one) for seat in part.winners}
    return _ruled(table, table.state, tuple(left)) if len(left) > 1 else None


def _low_ignored(table: _Table) -> ChipsAnswer | None:
    if table.state.game is not Game.STUD8:
        return None
    return _ruled(table, replace(table.state, game=Game.STUD), _pots(table))


def _odd(table: _Table, low: bool) -> bool:
    """Whether a chip is odd on the low side, or on the other."""
    shares = (share for one in table.ruling.divided for share in one.shares)
    return any(share.odd and (share.side is Side.LOW) is low for share in shares)


def _high_odd(table: _Table, by: OddChipHighCards) -> ChipsAnswer | None:
    if not _odd(table, low=False):
        return None
    turned = replace(table.state.rulebook, odd_chip_high_cards=by)
    return _ruled(table, replace(table.state, rulebook=turned), _pots(table))


def _low_odd(table: _Table, by: OddChipLow) -> ChipsAnswer | None:
    if not _odd(table, low=True):
        return None
    turned = replace(table.state.rulebook, odd_chip_low=by)
    return _ruled(table, replace(table.state, rulebook=turned), _pots(table))


def _only_doubles(table: _Table) -> ChipsAnswer | None:
    """Who is all-in wins as much as it has put in, and the next best hand takes the rest of the pot."""
    pots, winners = _pots(table), _parts(table.ruling.divided[-1])[0].winners
    main, rest = pots[0], [seat for seat in pots[0].seats if seat not in winners]
    if len(pots) == 1 or len(winners) > 1 or not rest or len(table.ruling.divided[-1].shares) > 1:
        return None
    wins = 2 * table.state.at(winners[0]).total
    if not table.state.at(winners[0]).all_in or wins >= main.amount:
        return None
    left = Pot(Chips(main.amount - wins), tuple(rest))
    return _ruled(table, table.state, (Pot(Chips(wins), winners), left, *pots[1:]))


def _half_is_left(_: _Table, one: PotAward, some: list[_Part]) -> list[_Part]:
    """Without a low high gets its half, and the other is paid to nobody."""
    return [replace(some[0], amount=one.pot.amount - one.pot.amount // 2)] if one.no_low else some


def _any_low_wins(table: _Table, one: PotAward, some: list[_Part]) -> list[_Part]:
    """The lowest hand takes the low half without qualifying."""
    if not one.no_low:
        return some
    half = one.pot.amount // 2
    return [replace(some[0], amount=one.pot.amount - half), _Part(half, _lowest(table, one.pot.seats))]


def _per_head(_: _Table, one: PotAward, some: list[_Part]) -> list[_Part]:
    """Everybody who wins something of a pot gets as much as every other."""
    if len(some) < 2:
        return some
    heads = tuple(dict.fromkeys(seat for part in some for seat in part.winners))
    return [_Part(one.pot.amount, heads)]


def _odd_to_low(_: _Table, one: PotAward, some: list[_Part]) -> list[_Part]:
    """The odd chip between the halves is low's."""
    if len(some) < 2 or some[0].amount == some[1].amount:
        return some
    return [replace(some[0], amount=some[1].amount), replace(some[1], amount=some[0].amount)]


def _odd_by_seat(table: _Table, _: PotAward, some: list[_Part]) -> list[_Part]:
    """Odd chips go to the first seats to the dealer's left."""
    order = [one.seat for one in table.state.seats]
    return [
        replace(part, first=tuple(sorted(part.winners, key=order.index))[: len(part.first)]) if part.first else part
        for part in some
    ]


def _odd_is_left(_: _Table, __: PotAward, some: list[_Part]) -> list[_Part]:
    return [replace(part, kept=True) if part.first else part for part in some]


def _suits_break_ties(table: _Table, one: PotAward, some: list[_Part]) -> list[_Part]:
    """Of equal hands that with the higher suit in its best card takes everything."""
    order = table.state.rulebook.suit_order
    return _breaking(table, one, some, lambda seat, side: order.index(_five(table, seat, side)[0].suit))


def _first_takes_ties(table: _Table, one: PotAward, some: list[_Part]) -> list[_Part]:
    """Of equal hands that dealt first takes everything."""
    order = [held.seat for held in table.state.seats]
    return _breaking(table, one, some, lambda seat, _: -order.index(seat))


def _sixth_card_counts(table: _Table, one: PotAward, some: list[_Part]) -> list[_Part]:
    """Equal hands are told apart by the cards that do not play: the highest, for low the lowest."""

    def beside(seat: Seat, side: Side) -> list[int]:
        five = _five(table, seat, side)
        ranks = [card.rank for card in known_cards(table.state, table.state.at(seat)) if card not in five]
        return sorted(-rank.low for rank in ranks)[::-1] if side is Side.LOW else sorted(ranks, reverse=True)

    return _breaking(table, one, some, beside)


def _breaking(
    table: _Table, one: PotAward, some: list[_Part], worth: Callable[[Seat, Side], Any]
) -> list[_Part]:  # fmt: skip
    found = list(some)
    for place, share in enumerate(one.shares):
        worths = {seat: worth(seat, share.side) for seat in share.winners}
        winners = tuple(seat for seat in share.winners if worths[seat] == max(worths.values()))
        if len(winners) < len(share.winners):
            found[place] = _Part(share.amount, winners)
    return found


def _five(table: _Table, seat: Seat, side: Side) -> tuple[Card, ...]:
    hands = table.ruling.hands
    held = dict((hands.lows if side is Side.LOW else hands.highs) if hands else ())
    hand = held[seat]
    return () if hand is None else hand.cards


def _same_kind_shares(table: _Table, one: PotAward, some: list[_Part]) -> list[_Part]:
    """High hands of the same kind share, whatever their ranks."""
    if not one.shares or one.shares[0].side is Side.LOW or table.ruling.hands is None:
        return some
    kinds = {seat: hand.category for seat, hand in table.ruling.hands.highs if seat in one.pot.seats}
    winners = tuple(seat for seat, kind in kinds.items() if kind is max(kinds.values()))
    return [_Part(some[0].amount, winners), *some[1:]] if len(winners) > len(some[0].winners) else some


def _every_low_shares(table: _Table, one: PotAward, some: list[_Part]) -> list[_Part]:
    """Whoever qualifies shares the low half."""
    if len(some) < 2 or table.ruling.hands is None:
        return some
    lows = tuple(seat for seat, hand in table.ruling.hands.lows if hand is not None and seat in one.pot.seats)
    return [some[0], _Part(some[1].amount, lows)] if len(lows) > len(some[1].winners) else some


def _one_side_each(table: _Table, one: PotAward, some: list[_Part]) -> list[_Part]:
    """Nobody may win both sides: the lowest of the other hands takes the low half."""
    others = [seat for seat in one.pot.seats if len(some) > 1 and seat not in some[0].winners]
    if len(some) < 2 or some[0].winners != some[1].winners or not others:
        return some
    return [some[0], _Part(some[1].amount, _lowest(table, others))]


def _lowest(table: _Table, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats with the lowest hand, whether or not it qualifies."""
    values = {seat: low_razz_value(known_cards(table.state, table.state.at(seat))) for seat in seats}
    return tuple(seat for seat, value in values.items() if value == min(values.values()))


# in the order in which a wrong answer is explained when several fit
WRONG_RULES: tuple[tuple[str, _Wrong], ...] = (
    ("all_in_wins_all", _all_in_wins_all),
    ("only_doubles", _only_doubles),
    ("side_to_next", _side_to_next),
    ("half_is_left", _changing(_half_is_left)),
    ("any_low_wins", _changing(_any_low_wins)),
    ("per_head", _changing(_per_head)),
    ("one_side_each", _changing(_one_side_each)),
    ("every_low_shares", _changing(_every_low_shares)),
    ("low_ignored", _low_ignored),
    ("odd_to_low", _changing(_odd_to_low)),
    ("odd_by_five", lambda table: _high_odd(table, OddChipHighCards.FIVE)),
    ("odd_by_seven", lambda table: _high_odd(table, OddChipHighCards.SEVEN)),
    ("low_odd_to_high_card", lambda table: _low_odd(table, OddChipLow.HIGHEST_OF_FIVE)),
    ("low_odd_to_low_card", lambda table: _low_odd(table, OddChipLow.LOWEST_OF_FIVE)),
    ("odd_by_seat", _changing(_odd_by_seat)),
    ("odd_is_left", _changing(_odd_is_left)),
    ("suits_break_ties", _changing(_suits_break_ties)),
    ("sixth_card_counts", _changing(_sixth_card_counts)),
    ("first_takes_ties", _changing(_first_takes_ties)),
    ("same_kind_shares", _changing(_same_kind_shares)),
)
