"""The nearest hand on which a wrong answer would be right: the same table with one card another, or one hand folded.

It differs in what the question shows, and in nothing else: a card that takes another's place gives it its own. Two such
hands are twins: nearly the same table, another answer.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.cards import Card, Rank, Suit, parse_card
from scenarios.engine.chips import Seat
from scenarios.engine.errors import NotTheTime, Unreadable
from scenarios.engine.play import replay, under
from scenarios.engine.rounds import IllegalAction
from scenarios.engine.rulebook import Game
from scenarios.engine.state import Dealt, HandState, SeatState, Status, Street
from scenarios.engine.turns import next_to_act
from scenarios.posing import about
from scenarios.questions.answers import (
    AmountForm,
    Answer,
    CardsForm,
    ChipsForm,
    ChoiceForm,
    LineForm,
    OrderForm,
    PotsForm,
    RankAnswer,
    SeatAnswer,
    WinnersAnswer,
)
from scenarios.questions.catalogue import kinds
from scenarios.questions.kind import NoAnswer
from scenarios.questions.question import Posed
from scenarios.questions.table import SeatView

_FAR = 4
"""From so many ranks on, a fold is the smaller change."""


_UNCHANGED = AmountForm | ChipsForm | PotsForm | CardsForm | ChoiceForm | OrderForm | LineForm
"""The forms of what no other card makes right."""


class Change(Struct, frozen=True):
    """A seat's card that is another one, or the seat's hand folded: then there is neither card."""

    seat: Seat
    card: Card | None = None
    becomes: Card | None = None

    @property
    def text(self) -> str:
        """The change of a card in a share code: ``32cah`` is the ace of hearts in place of seat 3's 2 of clubs."""
        return f"{self.seat}{self.card}{self.becomes}".lower()

    @classmethod
    def of(cls, text: str) -> Change:
        """The change of this text. Raises ValueError or Unreadable where it is none."""
        return cls(Seat(int(text[:-4])), parse_card(text[-4:-2]), parse_card(text[-2:]))


class Twin(Struct, frozen=True):
    """A change, and the question as it is then asked."""

    change: Change
    posed: Posed


def twin(posed: Posed, answer: Answer) -> Twin | None:
    """The smallest change under which this answer is right; None where it is right already or no change does it.

    Another suit is smaller than another rank, a near rank than a fold, and a fold than a far rank. Only the
    seats that answer and key disagree on are touched; of equal changes at a seat, that of the card dealt last.
    """
    if answer == posed.key.answer or not _counts(posed):
        return None
    for change in _changes(posed, answer):
        changed = _changed(posed.state, change)
        if posed.question.table.to_act is None and not _is_right(posed, changed, answer):
            continue  # the answer is asked for before the acts are played again, which takes longer
        reached = _reached(posed, changed)
        if reached is None or not _is_right(posed, reached, answer):
            continue
        try:
            return Twin(change, about(posed.question.kind, reached))
        except NoAnswer:  # there is an answer, but nothing to ask: all others have folded, or no text settles it
            continue
    return None


def next_door(posed: Posed) -> Change | None:
    """A change of one card that makes the answer of a wrong rule the right one, and could have been dealt; else None.

    The wrong rules are asked in their order.
    """
    for wrong in posed.misconceptions:
        found = None if wrong.slip else twin(posed, wrong.answer)
        if found is not None and _dealt(posed, found.change) is not None:
            return found.change
    return None


def changed(posed: Posed, text: str) -> Posed | None:
    """The question after the change of this text; None where it is not the smallest, or could not have been dealt."""
    try:
        change = Change.of(text)
    except (ValueError, Unreadable):
        return None
    there = _dealt(posed, change)
    found = None if there is None else twin(posed, there.key.answer)
    return there if found is not None and found.change.text == text else None


def _dealt(posed: Posed, change: Change) -> Posed | None:
    """The question of the hand in which the other card was dealt from the start; None where it was played otherwise.

    On an earlier street another seat would have had to act, or nothing is left to ask.
    """
    other = _exchanged(change)
    if not other:
        return None
    events = tuple(
        replace(one, card=other.get(one.card, one.card)) if isinstance(one, Dealt) and one.card is not None else one
        for one in posed.state.events
    )
    try:
        return about(posed.question.kind, replay(replace(posed.state, events=events)))
    except (IllegalAction, NoAnswer, NotTheTime):
        return None


def _counts(posed: Posed) -> bool:
    """Whether cards decide, and could.

    What a seat may do depends on them on fourth street alone, where an open pair may show. How many chips there are,
    and the last card, do not, and a payment turns on the pots too. Cards that were picked out are no longer these cards
    where one of them is changed. A written hand keeps its lines.
    """
    if isinstance(posed.question.form, _UNCHANGED):
        return False
    return posed.question.table.to_act is None or posed.state.street is Street.FOURTH


def _is_right(posed: Posed, state: HandState, answer: Answer) -> bool:
    try:
        return kinds()[posed.question.kind].answer(state) == answer
    except (NoAnswer, NotTheTime):
        return False


def _changed(state: HandState, change: Change) -> HandState:
    other = _exchanged(change)
    if not other:
        return replace(state, seats=tuple(_folded(one) if one.seat == change.seat else one for one in state.seats))
    return replace(state, seats=tuple(_with(one, other) for one in state.seats))


def _exchanged(change: Change) -> dict[Card, Card]:
    """Which card becomes which; nothing where a hand is folded."""
    if change.card is None or change.becomes is None:
        return {}
    return {change.card: change.becomes, change.becomes: change.card}


def _reached(posed: Posed, changed: HandState) -> HandState | None:
    """The changed hand with this street's acts, None where one is not legal there.

    Nor where the question names the seat to act and another were to act now.
    """
    if not changed.acts:
        return changed
    try:
        reached = under(changed, changed.rulebook)
    except IllegalAction:
        return None
    return reached if posed.question.table.to_act in (None, next_to_act(reached).seat) else None


def _with(seat: SeatState, other: dict[Card, Card]) -> SeatState:
    down = tuple(None if card is None else other.get(card, card) for card in seat.down)
    return replace(seat, up=tuple(other.get(card, card) for card in seat.up), down=down)


def _folded(seat: SeatState) -> SeatState:
    return replace(seat, status=Status.FOLDED)


def _changes(posed: Posed, answer: Answer) -> Iterator[Change]:
    """Every change of one card that is seen or of one hand, the smallest first."""
    table = posed.question.table
    by_seat = {one.seat: one for one in table.seats if not one.folded}
    order = [seat for seat in _touched(posed, answer) if seat in by_seat]
    seen = {card for one in table.seats for card in _seen(one)} | {table.community}
    low = posed.question.game is Game.RAZZ
    for far in range(len(Rank)):
        if far == _FAR and table.to_act is None and table.street is not Street.THIRD:
            acted = {act.seat for act in table.acts}
            yield from (Change(seat) for seat in order if seat not in acted)
        for seat in order:
            for card in _seen(by_seat[seat]):
                for becomes in _at_distance(card, far, low):
                    if becomes not in seen:
                        yield Change(seat, card, becomes)


def _at_distance(card: Card, far: int, low: bool) -> Iterator[Card]:
    """The cards whose rank is so many steps away; in the card's own suit first. At no distance: the other suits."""
    value = card.rank.low if low else card.rank
    suits = sorted(Suit, key=lambda suit: suit is not card.suit)
    for rank in Rank:
        if abs((rank.low if low else rank) - value) == far:
            yield from (Card.of(rank, suit) for suit in suits if far or suit is not card.suit)


def _seen(seat: SeatView) -> list[Card]:
    """The seat's cards that the question shows, the last dealt first."""
    down = [card for card in seat.down if card is not None]
    return [*down[2:], *reversed(seat.up), *down[:2]]


def _touched(posed: Posed, answer: Answer) -> tuple[Seat, ...]:
    """The seats on which answer and key disagree; where they are about acts, every seat, the one to act first."""
    match answer, posed.key.answer:
        case SeatAnswer(given), SeatAnswer(right):
            return tuple(seat for seat in (given, right) if seat is not None)
        case WinnersAnswer(high, low), WinnersAnswer(right_high, right_low):
            return tuple(sorted((high ^ right_high) | (low ^ right_low)))
        case RankAnswer(order), RankAnswer(right_order):
            here, there = _standing(order), _standing(right_order)
            return tuple(sorted(seat for seat in there if here[seat] != there[seat]))
    seats = (one.seat for one in posed.state.seats)
    return tuple(sorted(seats, key=lambda seat: seat != posed.question.table.to_act))


def _standing(order: tuple[frozenset[Seat], ...]) -> dict[Seat, tuple[frozenset[Seat], frozenset[Seat]]]:
    """Of each seat of a ranking, which stand above it and which beside it."""
    return {
        seat: (frozenset[Seat]().union(*order[:place]), seats) for place, seats in enumerate(order) for seat in seats
    }
