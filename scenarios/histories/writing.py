"""A hand that was played as a record, and a record as PHH text: what ``hands_of`` reads back as the same record.

What a call added is not written: PHH has no word for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.actions import Action, BringIn, Call, Check, Fold
from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat, is_deep
from scenarios.engine.state import Dealt, HandState, StreetBegins
from scenarios.histories.phh import VARIANTS
from scenarios.histories.record import Act, Deed, Given, Player, RecordedHand, Told

_WORDS = {Deed.POSTS: "pb", Deed.FOLDS: "f", Deed.CHECKS_OR_CALLS: "cc"}


def record_of(end: HandState, name: str) -> RecordedHand:
    """The record of a hand whose events are known. Nobody is said to have been paid."""
    players = tuple(Player(one.seat, Chips(one.stack + one.total), end.stakes.ante) for one in end.seats)
    return RecordedHand(name, end.game, end.stakes, players, tuple(_told(end)))


def _told(end: HandState) -> Iterator[Told]:
    pending: dict[Seat | None, tuple[Card | None, ...]] = {}
    for event in end.events:
        if isinstance(event, Dealt):
            pending[event.seat] = (*pending.get(event.seat, ()), event.card)
        elif isinstance(event, StreetBegins):
            yield from (Given(seat, cards) for seat, cards in pending.items())
            pending = {}
        else:
            yield _act(event, end)


def _act(done: Action, end: HandState) -> Act:
    match done:
        case Fold(seat):
            return Act(seat, Deed.FOLDS)
        case Check(seat) | Call(seat):
            return Act(seat, Deed.CHECKS_OR_CALLS)
        case BringIn(seat, amount) if amount == end.stakes.bring_in:
            return Act(seat, Deed.POSTS)
        case _:
            return Act(done.seat, Deed.WAGERS, done.to)


def to_phh(hand: RecordedHand) -> str:
    """The record as a PHH file of one hand. Players are numbered in dealing order; amounts are chips."""
    numbers = {player.seat: number for number, player in enumerate(hand.players, start=1)}
    variant = next(name for name, game in VARIANTS.items() if game is hand.game)
    lines = [
        f"variant = '{variant}'",
        f"antes = {_list(player.ante for player in hand.players)}",
        f"bring_in = {hand.stakes.bring_in}",
        f"small_bet = {hand.stakes.small_bet}",
        f"big_bet = {hand.stakes.big_bet}",
        f"starting_stacks = {_list(player.stack for player in hand.players)}",
        f"seats = [{', '.join(str(seat) for seat in numbers)}]",
        "actions = [",
        *(f"  '{_action(one, numbers)}'," for one in hand.told),
        "]",
    ]
    if hand.final:
        lines.append(f"finishing_stacks = {_list(stack for _, stack in hand.final)}")
    if hand.name.isprintable() and "'" not in hand.name and hand.name != "1":
        lines.append(f"hand = '{hand.name}'")
    return "\n".join([*lines, *_payment(hand, numbers)]) + "\n"


def _list(amounts: Iterator[Chips]) -> str:
    return f"[{', '.join('inf' if is_deep(amount) else str(int(amount)) for amount in amounts)}]"


def _action(one: Told, numbers: dict[Seat, int]) -> str:
    match one:
        case Given(seat, cards):
            return f"d db {_cards(cards)}" if seat is None else f"d dh p{numbers[seat]} {_cards(cards)}"
        case Act(seat, Deed.WAGERS, to):
            return f"p{numbers[seat]} cbr {to}"
        case Act(seat, deed):
            return f"p{numbers[seat]} {_WORDS[deed]}"


def _cards(cards: tuple[Card | None, ...]) -> str:
    return "".join("??" if card is None else str(card) for card in cards)


def _payment(hand: RecordedHand, numbers: dict[Seat, int]) -> Iterator[str]:
    """What was paid by name, the players called by their numbers."""
    if hand.payment is None:
        return
    names = [f"'p{number}'" for number in numbers.values()]
    yield f"players = [{', '.join(names)}]"
    for key, paid in (("_won", hand.payment.paid), ("_uncalled", hand.payment.returned)):
        if paid or key == "_won":
            pairs = [f"['p{numbers[seat]}', {chips}]" for seat, chips in paid]
            yield f"{key} = [{', '.join(pairs)}]"
    if hand.payment.rake:
        yield f"_rake = {hand.payment.rake}"
    if hand.payment.within:
        yield "_won_includes_uncalled = true"
