"""Who brings it in? Third street, all door cards on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from scenarios.engine.cards import Card, Rank, Suit
from scenarios.engine.chips import Seat
from scenarios.engine.play import begin
from scenarios.engine.rulebook import AbsentLowCard, BringInAce, Game, LowCardAllIn, Rulebook
from scenarios.engine.rulings import BringInRuling, DecidedBy
from scenarios.engine.state import HandState, Status
from scenarios.engine.turns import bring_in, clockwise
from scenarios.generator.deals import Deal, filled, seat_count, seats
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import SeatAnswer, SeatForm
from scenarios.questions.derivations.bring_in import derive, why_not
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.looks import look_at_doors
from scenarios.questions.message import message
from scenarios.questions.question import Misconception, misconception

CLASSES = ("rank", "ace", "suit", "suit-many", "all-in", "absent")
SEATS = {"suit-many": 3, "all-in": 3, "absent": 3}
"""How many must be dealt in; the other classes take two."""


def situation_class(ruling: BringInRuling) -> str:
    """The class, read off the ruling: what it took to decide."""
    if ruling.absent:
        return "absent"
    if ruling.decided_by is DecidedBy.ALL_IN:
        return "all-in"
    if len(ruling.tied) > 1:
        return "suit" if len(ruling.tied) == 2 else "suit-many"
    return "ace" if any(card.rank is Rank.ACE for _, card in ruling.doors) else "rank"


class BringIn:
    """The kind ``bring_in``."""

    id = "bring_in"
    code = "bi"
    order = 10
    version = 3

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        able = (one for one in CLASSES if SEATS.get(one, 2) <= rulebook.players_max)
        settled = rulebook.absent_low_card is not AbsentLowCard.UNSETTLED
        return tuple(one for one in able if settled or one != "absent")

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        sitting = seats(seat_count(stream, rulebook, SEATS.get(situation_class, 2)))
        doors = _doors(stream, rulebook, game, situation_class, len(sitting))
        up = dict(zip(sitting, ([card] for card in stream.shuffled(doors)), strict=True))
        deal = filled(stream.split("rest"), rulebook, game, sitting, up)
        state = _begun(deal)
        low = bring_in(state).low_card_seat
        if situation_class == "absent":
            state = _begun(replace(deal, absent=frozenset({low})))
        elif situation_class == "all-in":
            broke = {low: deal.stakes.ante}
            left = next(one.seat for one in clockwise(state, low))
            if len(sitting) > 3 and stream.chance(1, 4):
                broke[left] = deal.stakes.ante
            state = _begun(deal.with_stacks(broke))
        return state

    def ask(self, state: HandState) -> Asked:
        ruling = bring_in(state)
        if ruling.seat is None:
            raise NoAnswer
        found = situation_class(ruling)
        return Asked(
            situation_class=found,
            prompt=message("bring-in-prompt"),
            form=SeatForm(tuple(one.seat for one in state.seats if one.status is not Status.FOLDED)),
            answer=SeatAnswer(ruling.seat),
            derivation=derive(state, ruling),
            misconceptions=tuple(_misconceptions(state, ruling)),
            others=tuple(why_not(state, ruling)),
            look=look_at_doors(state, ruling),
            stands_in=ruling.decided_by is DecidedBy.ALL_IN,
            unsettled=ruling.unsettled,
        )

    def answer(self, state: HandState) -> SeatAnswer | None:
        ruling = bring_in(state)
        return None if ruling.seat is None or ruling.unsettled else SeatAnswer(ruling.seat)


KIND = BringIn()


def _begun(deal: Deal) -> HandState:
    hands = {seat: (deal.down[seat][0], deal.down[seat][1], deal.up[seat][0]) for seat in deal.seats}
    stacks = [(seat, deal.stack(seat)) for seat in deal.seats]
    return begin(deal.rulebook, deal.game, deal.stakes, stacks, hands, absent=deal.absent)


def _doors(stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str, count: int) -> list[Card]:
    """Door cards of which the deciding one, or the tied ones, come first."""
    low_ace = game is Game.RAZZ or rulebook.bring_in_ace is BringInAce.LOW
    order = sorted(Rank, key=lambda rank: rank.low if low_ace else rank, reverse=game is Game.RAZZ)
    if situation_class in ("suit", "suit-many"):
        tied = 2 if situation_class == "suit" else stream.between(3, min(4, count))
    else:
        tied = stream.pick((1, 1, 2)) if situation_class in ("all-in", "absent") else 1
    # a low card near the end of the ranks leaves enough others; small indexes make the close calls common
    index = min(stream.below(9), stream.below(9))
    deciding = order[index]
    if deciding is Rank.ACE:
        deciding = order[index := index + 1]
    doors = [Card.of(deciding, suit) for suit in stream.sample(tuple(Suit), tied)]
    ace = situation_class == "ace"
    others = [
        Card.of(rank, suit) for rank in order[index + 1 :] for suit in Suit if rank is not Rank.ACE or ace
    ]  # fmt: skip
    if ace:
        doors.append(Card.of(Rank.ACE, stream.pick(tuple(Suit))))
        others = [card for card in others if card not in doors]
    return doors + stream.sample(others, count - len(doors))


def _misconceptions(state: HandState, ruling: BringInRuling) -> Iterator[Misconception]:
    for name, wrong in WRONG_RULES:
        seat = wrong(state, ruling)
        if seat is not None:
            yield misconception("bring_in", name, SeatAnswer(seat))


def _under(state: HandState, **knobs: object) -> Seat | None:
    """What the engine answers with some knobs turned."""
    return bring_in(replace(state, rulebook=replace(state.rulebook, **knobs))).seat


def _high_card(state: HandState, ruling: BringInRuling) -> Seat | None:
    """The high card opens, the ace being the highest."""
    if state.game is Game.RAZZ:
        return None
    return max(ruling.doors, key=lambda door: (door[1].rank, state.rulebook.suit_order.index(door[1].suit)))[0]


def _razz_low_card(state: HandState, ruling: BringInRuling) -> Seat | None:
    if state.game is not Game.RAZZ:
        return None
    return min(ruling.doors, key=lambda door: (door[1].rank.low, state.rulebook.suit_order.index(door[1].suit)))[0]


def _ace_low(state: HandState, _: BringInRuling) -> Seat | None:
    return None if state.game is Game.RAZZ else _under(state, bring_in_ace=BringInAce.LOW)


def _razz_ace_high(state: HandState, ruling: BringInRuling) -> Seat | None:
    if state.game is not Game.RAZZ:
        return None
    return max(ruling.doors, key=lambda door: (door[1].rank, state.rulebook.suit_order.index(door[1].suit)))[0]


def _suits_reversed(state: HandState, _: BringInRuling) -> Seat | None:
    return _under(state, suit_order=state.rulebook.suit_order[::-1])


def _position(state: HandState, ruling: BringInRuling) -> Seat | None:
    """Of equal ranks the seat dealt first opens."""
    return ruling.tied[0] if len(ruling.tied) > 1 else None


def _last_of_tied(state: HandState, ruling: BringInRuling) -> Seat | None:
    """Of equal ranks the seat dealt last opens."""
    return ruling.tied[-1] if len(ruling.tied) > 1 else None


def _left_of_low_card(state: HandState, ruling: BringInRuling) -> Seat | None:
    """What holds for a low card that is all-in is taken for the rule."""
    return next((one.seat for one in clockwise(state, ruling.low_card_seat) if one.can_act), None)


def _left_of_dealer(state: HandState, _: BringInRuling) -> Seat | None:
    return state.seats[0].seat


def _next_lowest(state: HandState, ruling: BringInRuling) -> Seat | None:
    return _under(state, low_card_all_in=LowCardAllIn.NEXT_LOWEST) if ruling.decided_by is DecidedBy.ALL_IN else None


def _all_in_opens(state: HandState, ruling: BringInRuling) -> Seat | None:
    return ruling.low_card_seat if ruling.decided_by is DecidedBy.ALL_IN else None


def _absent_not_counted(state: HandState, ruling: BringInRuling) -> Seat | None:
    if not ruling.absent:
        return None
    present = tuple(one for one in state.seats if one.seat != ruling.seat)
    return bring_in(replace(state, seats=present)).seat


def _left_of_absent(state: HandState, ruling: BringInRuling) -> Seat | None:
    if not ruling.absent or ruling.seat is None:
        return None
    return next(one.seat for one in clockwise(state, ruling.seat) if one.can_act)


_Wrong = Callable[[HandState, BringInRuling], Seat | None]

# in the order in which a wrong answer is explained when several fit
WRONG_RULES: tuple[tuple[str, _Wrong], ...] = (
    ("all_in_opens", _all_in_opens),
    ("next_lowest", _next_lowest),
    ("absent_not_counted", _absent_not_counted),
    ("left_of_absent", _left_of_absent),
    ("suits_reversed", _suits_reversed),
    ("position_for_suit", _position),
    ("last_of_tied", _last_of_tied),
    ("ace_low", _ace_low),
    ("razz_ace_high", _razz_ace_high),
    ("high_card", _high_card),
    ("razz_low_card", _razz_low_card),
    ("left_of_dealer", _left_of_dealer),
    ("left_of_low_card", _left_of_low_card),
)
