"""Who brings it in? Third street, all door cards on the table."""

from __future__ import annotations

from msgspec.structs import replace

from scenarios.engine.cards import Card, Rank, Suit
from scenarios.engine.play import begin
from scenarios.engine.rulebook import AbsentLowCard, BringInAce, Game, Rulebook
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
from scenarios.questions.wrong_rules.bring_in import misconceptions

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
            misconceptions=tuple(misconceptions(state, ruling)),
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
