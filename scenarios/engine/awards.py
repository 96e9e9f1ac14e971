"""Who is paid what: every pot divided by itself, halves, ties and odd chips."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from scenarios.engine.cards import Card
from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.endings import AwardsRuling, Paid, Pot, PotAward, Share, Side
from scenarios.engine.high import HighHand
from scenarios.engine.low import LowHand
from scenarios.engine.odd_chips import Heights, Reading, Within, high_cards, low_cards, readings
from scenarios.engine.pots import pots
from scenarios.engine.rulebook import Game, OddChipHalves, OddChipHighCards, OddChipLow, Rulebook, SameHandBothWays
from scenarios.engine.rulings import HandsRuling
from scenarios.engine.showdown import best_hands, known_cards
from scenarios.engine.state import HandState


def awards(state: HandState, named: tuple[Pot, ...] | None = None) -> AwardsRuling:
    """What each live seat is paid: each pot divided by itself, the last side pot first.

    The pots are ``named``, main pot first and complete, or made from what the seats have put in. A pot that one seat
    alone can win is that seat's without comparing. Else the best hand of those that can win the pot takes it; in stud8
    high and low take half each, the odd chip by ``odd_chip_halves``, and high takes all where nobody has a low. Equal
    hands share, what does not divide going by ``odd_chip_high_cards`` and ``odd_chip_low``, in razz too, and nobody
    getting more than ``odd_chips_each`` of a pot. Where the same seats tie for high and for low,
    ``same_hand_both_ways`` says whether the pot is split at once.

    Raises NotTheTime while betting is under way, and where a pot is contested and a hand is not known. Clauses:
    ``table_stakes``, ``no_low``, ``suits_never_win``, ``odd_chip_*``, ``same_hand_both_ways``.
    """
    made = pots(state)
    whole = made.pots if named is None else _winnable(named, [one.seat for one in state.live])
    contested = any(len(pot.seats) > 1 for pot in whole)
    hands = best_hands(state) if contested else None
    table = _table(state, hands)
    found: list[tuple[Paid, tuple[PotAward, ...], tuple[str, ...]]] = []
    for reading, otherwise in readings(state.rulebook):
        divided = tuple(_divided(table, reading, at, pot) for at, pot in reversed(list(enumerate(whole))))
        found.append((_paid(state, divided), divided, otherwise))
        if not any(share.by or share.side is Side.BOTH for one in divided for share in one.shares):
            break  # nothing is odd, whatever the reading
    paid, divided, _ = found[0]
    differing = [otherwise for other, _, otherwise in found if other != paid]
    unsettled = min(differing, key=len)[0] if differing else _without_rule(state.rulebook, divided)
    candidates = tuple(dict.fromkeys(other for other, _, _ in found)) if unsettled else ()
    return AwardsRuling(paid, divided, None if named is not None else made, hands, unsettled, candidates)


def payments(state: HandState, named: tuple[Pot, ...], hands: HandsRuling) -> Paid:
    """What each live seat is paid of these pots with these hands, as play goes on where the rulebook is open.

    As ``awards`` else, without its evidence: for those who ask of one showdown under several rules.
    """
    whole = _winnable(named, [one.seat for one in state.live])
    table = _table(state, hands)
    reading, _ = next(readings(state.rulebook))
    return _paid(state, [_divided(table, reading, at, pot) for at, pot in enumerate(whole)])


def _without_rule(rulebook: Rulebook, divided: tuple[PotAward, ...]) -> str:
    """The knob by which an odd chip would go, where the rulebook says nothing of it."""
    sides = {share.side for one in divided for share in one.shares if share.odd}
    if sides - {Side.LOW} and rulebook.odd_chip_high_cards is OddChipHighCards.UNSETTLED:
        return "odd_chip_high_cards"
    return "odd_chip_low" if Side.LOW in sides and rulebook.odd_chip_low is OddChipLow.UNSETTLED else ""


def _winnable(named: tuple[Pot, ...], live: list[Seat]) -> list[Pot]:
    """The pots with only the seats still in. One that nobody is left for goes to the pot before it, or the next."""
    left = list[Pot]()
    over = NOTHING
    for pot in named:
        seats = tuple(seat for seat in live if seat in pot.seats)
        if seats:
            left.append(Pot(Chips(pot.amount + over), seats))
            over = NOTHING
        elif left:
            left[-1] = Pot(Chips(left[-1].amount + pot.amount), left[-1].seats)
        else:
            over = Chips(over + pot.amount)
    return left


def _paid(state: HandState, divided: Iterable[PotAward]) -> Paid:
    got = {one.seat: 0 for one in state.live}
    for one in divided:
        if not one.shares:
            got[one.pot.seats[0]] += one.pot.amount
        for share in one.shares:
            for seat in share.winners:
                got[seat] += share.each
            for seat, _ in share.odd:
                got[seat] += 1
    return tuple((seat, Chips(amount)) for seat, amount in got.items())


class _Table(Struct, frozen=True):
    rulebook: Rulebook
    game: Game
    hands: HandsRuling | None
    held: dict[Seat, tuple[Card, ...]]
    compared: dict[tuple[Side, Seat, OddChipHighCards | OddChipLow, bool], Heights]  # filled as they are asked for


def _table(state: HandState, hands: HandsRuling | None) -> _Table:
    held = {one.seat: () if hands is None else known_cards(state, one) for one in state.live}
    return _Table(state.rulebook, state.game, hands, held, {})


def _divided(table: _Table, reading: Reading, place: int, pot: Pot) -> PotAward:
    """One pot divided among the seats that can win it."""
    hands = table.hands
    if hands is None or len(pot.seats) == 1:
        return PotAward(place, pot, ())
    highs = {seat: hand for seat, hand in hands.highs if seat in pot.seats}
    lows = {seat: hand for seat, hand in hands.lows if seat in pot.seats and hand is not None}
    top = max((hand.value for hand in highs.values()), default=0)
    bottom = min((hand.value for hand in lows.values()), default=0)
    high = tuple(seat for seat, hand in highs.items() if hand.value == top)
    low = tuple(seat for seat, hand in lows.items() if hand.value == bottom)
    had = dict.fromkeys(pot.seats, 0)
    if not low or not high:
        side = Side.HIGH if high else Side.LOW
        share = _share(table, reading, side, pot.amount, high or low, highs, lows, had)
        return PotAward(place, pot, (share,), no_low=table.game is Game.STUD8)
    if high == low and len(high) > 1 and reading.both is SameHandBothWays.EVEN_SPLIT:
        return PotAward(place, pot, (_share(table, reading, Side.BOTH, pot.amount, high, highs, lows, had),))
    low_half = Chips(pot.amount // 2)
    match table.rulebook.odd_chip_halves:
        case OddChipHalves.HIGH:
            high_half = Chips(pot.amount - low_half)
    first = _share(table, reading, Side.HIGH, high_half, high, highs, lows, had)
    match reading.within:
        case Within.POT:
            pass
        case Within.POT_AND_HALVES:
            had[high[0]] += high_half > low_half and len(high) == 1
        case Within.SHARE:
            had = dict.fromkeys(pot.seats, 0)
    second = _share(table, reading, Side.LOW, low_half, low, highs, lows, had)
    return PotAward(place, pot, (first, second))


def _share(
    table: _Table, reading: Reading, side: Side, amount: Chips, winners: tuple[Seat, ...],
    highs: dict[Seat, HighHand], lows: dict[Seat, LowHand], had: dict[Seat, int],
) -> Share:  # fmt: skip
    """A share of a pot among those who tie for it; ``had`` counts the odd chips of the pot by seat, and is kept.

    Where the whole pot is split at once, its odd chips go as between tied high hands: an odd chip is high's.
    """
    each, odd = divmod(amount, len(winners))
    if not odd:
        return Share(side, amount, winners, Chips(each))
    by: OddChipHighCards | OddChipLow
    if side is Side.LOW:
        by = reading.low
        cards = {seat: _low_cards(table, reading, seat, lows[seat]) for seat in winners}
    else:
        by = reading.high
        cards = {seat: _high_cards(table, reading, seat, highs[seat]) for seat in winners}
    order = sorted(winners, key=lambda seat: [height for height, _ in cards[seat]], reverse=True)
    free = [seat for seat in order if had[seat] < table.rulebook.odd_chips_each]
    full = [seat for seat in order if seat not in free]
    getting = (free + full)[:odd]
    for seat in getting:
        had[seat] += 1
    deciding = _deciding(cards)
    passed = tuple(seat for seat in order[: order.index(getting[-1])] if seat not in getting)
    return Share(side, amount, winners, Chips(each), tuple((seat, deciding[seat]) for seat in getting), passed, by)


def _low_cards(table: _Table, reading: Reading, seat: Seat, hand: LowHand) -> Heights:
    read = (Side.LOW, seat, reading.low, reading.ace_high)
    if read not in table.compared:
        table.compared[read] = low_cards(table.rulebook, reading, table.held[seat], hand)
    return table.compared[read]


def _high_cards(table: _Table, reading: Reading, seat: Seat, hand: HighHand) -> Heights:
    read = (Side.HIGH, seat, reading.high, reading.ace_high)
    if read not in table.compared:
        table.compared[read] = high_cards(table.rulebook, reading, table.held[seat], hand)
    return table.compared[read]


def _deciding(cards: dict[Seat, Heights]) -> dict[Seat, Card]:
    """The card of each seat that tells it from the others: the first place at which no two have the common card."""
    places = zip(*cards.values(), strict=True)
    place = next(at for at, found in enumerate(places) if len(set(found)) == len(cards))
    return {seat: held[place][1] for seat, held in cards.items()}
