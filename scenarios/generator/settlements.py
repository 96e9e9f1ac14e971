"""Whole hands whose pots are to be paid: built by what makes paying them hard, the hands and the all-ins with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.chips import Chips, Seat
from scenarios.engine.high import high_value
from scenarios.engine.low import low_razz_value
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Stakes, Street
from scenarios.generator.deals import STAKES, seats
from scenarios.generator.hands import NoSuchHand, Pack, Seven
from scenarios.generator.playout import play_street, play_to
from scenarios.generator.showdowns import CLASSES, thinning, with_hands
from scenarios.generator.stream import SeedStream

_PLAYS = 12
"""Of three hands that share a pot two chips are left over in one play of three."""


class Plan(Struct, frozen=True):
    """How a class comes about.

    ``hands`` are classes of showdowns of which one is built. ``short`` says whose chips run out early: of the hand
    that is ``best`` (in stud8 for high), ``low``, or of ``another`` hand; ``shorts`` how many run out, each later than
    the one before. ``odd``: with seats that have folded, and antes that are odd. ``left``: so many chips of a share do
    not divide; the hand is played again until they do not.
    """

    hands: tuple[str, ...]
    short: str = ""
    shorts: int = 0
    odd: bool = False
    left: int = 0

    @property
    def least(self) -> int:
        """Seats at the showdown. A side pot needs two beside each that is all-in."""
        return max(2 + self.shorts, 1 + self.left)


_STUD_HANDS, _RAZZ_HANDS = ("category", "rank", "kicker"), ("low", "second-card")
_ALIKE: Mapping[str, Plan] = {
    "side-pot": Plan(_STUD_HANDS, "best", 1),
    "side-pot-all": Plan(_STUD_HANDS, "another", 1),
    "many-pots": Plan(_STUD_HANDS, "best", 2),
    "split": Plan(("tie",)),
    "odd-chip": Plan(("tie",), odd=True),
    "odd-chips": Plan(("three-alike",), odd=True, left=2),
}
PLANS: Mapping[Game, Mapping[str, Plan]] = {
    Game.STUD: _ALIKE,
    Game.RAZZ: {
        name: Plan(_RAZZ_HANDS if plan.shorts else plan.hands, plan.short, plan.shorts, plan.odd, plan.left)
        for name, plan in _ALIKE.items()
    },
    Game.STUD8: {
        "no-low": Plan(("no-low", "nine-low")),
        "halves": Plan(("one-low", "two-lows")),
        "halves-odd": Plan(("one-low", "two-lows"), odd=True),
        "scoop": Plan(("scoop", "straight-both-ways")),
        "split": Plan(("same-both-ways",)),
        "quarter": Plan(("tied-low", "tied-low", "tied-high")),
        "odd-chip": Plan(("tied-low", "tied-low", "tied-high"), odd=True),
        "odd-chips": Plan(("three-alike",), odd=True, left=2),
        "side-pot": Plan(("two-lows", "scoop"), "best", 1),
        "side-pot-all": Plan(("scoop", "no-low"), "another", 1),
        "many-pots": Plan(("two-lows", "one-low"), "best", 2),
        "low-in-one": Plan(("one-low",), "low", 1),
    },
}
"""The classes by game."""


def seats_needed(plan: Plan) -> int:
    """How many must be dealt in: what is left over comes from hands that have folded, a chip from each as a rule."""
    return plan.least + max(plan.odd, plan.left)


def settlement(stream: SeedStream, rulebook: Rulebook, game: Game, plan: Plan) -> HandState:
    """A hand at its showdown, the betting closed. Raises NoSuchHand where the cards or the play did not come out."""
    hands = _hands(stream.split("hands"), game, plan)
    most = min(len(hands) + plan.odd + stream.below(3), rulebook.players_max, 8)
    if most < len(hands) + plan.odd:
        raise NoSuchHand  # at a table for so few
    sitting = seats(most)
    staying = stream.sample(sitting, len(hands))
    held = dict(zip(staying, hands, strict=True))
    deal = with_hands(stream, rulebook, game, sitting, held, _stakes(stream.split("stakes"), plan))
    leaving = thinning(stream.split("leaving"), rulebook, sitting, staying)
    when = _when(stream.split("all-in"), game, plan, held)
    broke = {seat: Chips(deal.stakes.ante) for seat, street in when.items() if street is None}
    later = {seat: street for seat, street in when.items() if street is not None}
    try:
        for number in range(_PLAYS if plan.left else 1):
            again = stream.split("again", number) if number else stream
            stakes = _stakes(again.split("stakes"), plan)
            state = play_to(
                again.split("play"), replace(deal, stakes=stakes).with_stacks(broke), Street.SEVENTH, leaving, later
            )
            state = play_street(again.split("last"), state)
            if not plan.left or _left_over(state) == plan.left:
                return state
    except ValueError as error:  # somebody who was to be all-in had nothing to bet against
        raise NoSuchHand from error
    raise NoSuchHand


def _left_over(state: HandState) -> int:
    """The chips that do not divide among three: of the pot, or in stud8 of its low half."""
    return (state.pot // 2 if state.game is Game.STUD8 else state.pot) % 3


def _stakes(stream: SeedStream, plan: Plan) -> Stakes:
    return stream.pick([one for one in STAKES if one.ante % 2] if plan.odd else STAKES)


def _hands(stream: SeedStream, game: Game, plan: Plan) -> list[Seven]:
    pack = Pack(stream)
    met = CLASSES[game][stream.pick(plan.hands)](stream, pack)
    hands = list(met.hands)
    live = max(plan.least, stream.pick((2, 2, 3, 3, 3, 4)))
    while len(hands) < live:
        hands.append(pack.around((), met.others))
    return hands


def _when(stream: SeedStream, game: Game, plan: Plan, hands: Mapping[Seat, Seven]) -> dict[Seat, Street | None]:
    """On which street each short seat is all-in; None is for the ante."""
    if not plan.shorts:
        return {}
    best = min(hands, key=lambda seat: _from_best(game, plan.short, hands[seat]))
    others = [seat for seat in hands if seat != best]
    order = stream.shuffled(others) if plan.short == "another" else [best, *stream.shuffled(others)]
    if plan.shorts == 1:
        return {order[0]: stream.pick((None, Street.THIRD, Street.FOURTH, Street.FIFTH))}
    return {order[0]: stream.pick((None, Street.THIRD)), order[1]: stream.pick((Street.FOURTH, Street.FIFTH))}


def _from_best(game: Game, short: str, hand: Seven) -> int:
    """Less is better: for low where the game or the plan is about low."""
    low = game is Game.RAZZ or short == "low"
    return low_razz_value(hand.cards) if low else -high_value(hand.cards)


def paid_seats(awards: Sequence[tuple[Seat, Chips]]) -> tuple[Seat, ...]:
    """The seats that are paid anything."""
    return tuple(seat for seat, chips in awards if chips)
