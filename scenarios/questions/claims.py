"""What houses disagree about in a hand: a statement, and under which of the shipped rulebooks it holds.

A claim is about one thing that is up now: who acts first, one amount that a seat may put in, how the last card is
dealt, who gets the chip left over between equal hands. Each house rules the hand by itself, this street's acts played
again under its own rules. It has no say where these were not legal there, where somebody else would be to act, or where
its text does not settle it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from types import MappingProxyType

from msgspec import Struct

from scenarios.engine.awards import awards
from scenarios.engine.betting import legal_actions
from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.endings import LastCard
from scenarios.engine.errors import NotTheTime
from scenarios.engine.play import under
from scenarios.engine.rounds import IllegalAction
from scenarios.engine.rulebook import CapLifted, Game, Rulebook
from scenarios.engine.rulings import Amounts, Block, LegalActions, Spread
from scenarios.engine.state import HandState, Street
from scenarios.engine.stub import dealt_so_far, seventh_street
from scenarios.engine.turns import first_to_act, next_to_act
from scenarios.engine.upcards import has_open_pair
from scenarios.questions.answers import Option, Verb
from scenarios.questions.derivations import awards as awards_steps
from scenarios.questions.derivations import first_to_act as first_to_act_steps
from scenarios.questions.derivations import options as options_steps
from scenarios.questions.derivations import seventh_street as seventh_street_steps
from scenarios.questions.message import message
from scenarios.questions.question import Step
from scenarios.rulebooks import SHIPPED, shipped


class Claim(Struct, frozen=True, order=True):
    """``what``: ``first``, ``wager``, ``common``, ``mix``, ``odd``, ``odd-high`` or ``odd-low``; the seat and the
    amount it speaks of, if any.
    """

    what: str
    seat: Seat = Seat(0)
    verb: Verb = Verb.FOLD
    amount: Chips = NOTHING

    @property
    def option(self) -> Option:
        """The act of a claim about a wager."""
        return Option(self.verb, self.amount)


class Said(Struct, frozen=True):
    """What one house says: the claims its ruling brings up, which of any it lets hold, and the step that decides."""

    named: tuple[Claim, ...]
    holds: Callable[[Claim], bool]
    reason: Step


class House(Struct, frozen=True):
    """A house's word on a claim."""

    rulebook: Rulebook
    holds: bool
    reason: Step


class Dispute(Struct, frozen=True):
    """A claim that some houses let hold and others do not, each with its reason, in the order of ``SHIPPED``."""

    topic: str
    claim: Claim
    houses: tuple[House, ...]


KNOBS: Mapping[str, Mapping[Game, str]] = MappingProxyType({
    "tie": {game: f"board_tie_{game.value}" for game in Game},
    "open-pair": {Game.STUD: "open_pair_stud", Game.STUD8: "open_pair_stud8"},
    "late-size": dict.fromkeys(Game, "late_bet"),
    "opening": dict.fromkeys(Game, "bring_in_sizes"),
    "cap": dict.fromkeys(Game, "raises_max"),
    "cap-two": dict.fromkeys(Game, "cap_lifted"),
    "last-card": dict.fromkeys(Game, "short_stub"),
    "odd-chip": {Game.STUD: "odd_chip_high_cards", Game.STUD8: "odd_chip_low", Game.RAZZ: "odd_chip_low"},
})  # fmt: skip
"""The topics, and the knob on which houses differ in each game."""


@cache
def houses(game: Game) -> tuple[Rulebook, ...]:
    """The shipped rulebooks that cover a game."""
    return tuple(one for one in map(shipped, SHIPPED) if game in one.games)


@lru_cache(maxsize=64)
def dispute(state: HandState) -> Dispute | None:
    """What the houses disagree about in this hand; None where nothing is up, or they agree.

    Of several claims the ranks that lie open pick one: neither the suits nor the seats, and never who is right.
    """
    topic = topic_of(state)
    if topic is None:
        return None
    said = [(house, one) for house in houses(state.game) if (one := said_by(house, state, topic)) is not None]
    claims = _claims(topic, [one for _, one in said])
    split = [claim for claim in claims if len({one.holds(claim) for _, one in said}) > 1]
    if not split:
        return None
    claim = split[sum(card.rank for one in state.seats for card in one.up) % len(split)]
    return Dispute(topic, claim, tuple(House(house, one.holds(claim), one.reason) for house, one in said))


def _claims(topic: str, said: list[Said]) -> list[Claim]:
    if topic == "last-card":
        return [Claim("common"), Claim("mix")]
    return sorted({claim for one in said for claim in one.named})


def topic_of(state: HandState) -> str | None:
    """What is up in this hand, by the state alone and before any house has ruled; None where it is nothing of these."""
    now = state.round
    if next_to_act(state).seat is None:
        ended = {Street.SIXTH: "last-card", Street.SEVENTH: "odd-chip"} if len(state.live) > 1 else {}
        return ended.get(state.street)
    if state.street is Street.THIRD and not now.to:
        return "opening"
    if state.street > Street.THIRD and now.last is None and len(first_to_act(state).tied) > 1:
        return "tie"
    if now.bets > min(house.raises_max for house in houses(state.game)):
        return "cap-two" if sum(one.can_act for one in state.seats) == 2 else "cap"
    if state.street >= Street.FIFTH and not now.bets:
        return "late-size"
    pair = any(has_open_pair(one.up) for one in state.live)
    return "open-pair" if state.street is Street.FOURTH and pair and not now.to else None


def said_by(house: Rulebook, state: HandState, topic: str) -> Said | None:
    """What a house says, None where it has no say."""
    knob = KNOBS[topic].get(state.game)
    if knob is None or len(state.seats) > house.players_max or (topic == "odd-chip" and _says_nothing(house, knob)):
        return None
    try:
        there = state if house == state.rulebook else under(state, house)
        if next_to_act(there).seat != next_to_act(state).seat and topic != "tie":
            return None
        return _RULED[topic](there, knob)
    except (IllegalAction, NotTheTime):
        return None


def _first(state: HandState, knob: str) -> Said | None:
    ruling = first_to_act(state)
    if ruling.seat is None or ruling.unsettled:
        return None
    reason = _deciding(first_to_act_steps.derive(state, ruling).steps, knob)
    if reason is None:
        return None
    return Said((Claim("first", ruling.seat),), lambda claim: claim.seat == ruling.seat, reason)


def _bet(state: HandState, knob: str) -> Said | None:
    legal = legal_actions(state)
    reason = None if legal.unsettled else _deciding(options_steps.steps(state, legal), knob)
    return None if reason is None else _wager(legal, reason)


def _opening(state: HandState, knob: str) -> Said | None:
    """Bring-ins alone: putting in a full bet is called otherwise in other houses, but allowed in all."""
    said, bet = _bet(state, knob), state.stakes.small_bet
    if said is None:
        return None
    named = tuple(one for one in said.named if one.verb is Verb.BRING_IN and one.amount < bet)
    return Said(named, said.holds, said.reason)


def _capped(state: HandState, knob: str) -> Said | None:
    """One more raise. Whether two are left in the whole event has to be known where the cap goes by that."""
    rulebook, legal = state.rulebook, legal_actions(state)
    by_event = knob == "cap_lifted" and rulebook.cap_lifted is CapLifted.EVENT_LAST_TWO
    if legal.unsettled or legal.block not in (Block.NONE, Block.CAPPED) or (by_event and not state.event_players_left):
        return None
    steps = options_steps.steps(state, legal)
    found = [one for one in steps if one.clause.id in ("raises_max", "cap_lifted")]
    # the cap is spoken of where it holds or has fallen, else there is room up to it
    room = message("rulebook-lens-step-room", max=rulebook.raises_max, made=state.round.bets - 1)
    return _wager(legal, found[-1] if found else Step(room, rulebook.clause("raises_max")))


def _wager(legal: LegalActions, reason: Step) -> Said:
    amounts: Mapping[Verb, Amounts] = {
        Verb.BRING_IN: legal.bring_in, Verb.COMPLETE_TO: legal.complete_to, Verb.BET: legal.bet,
        Verb.RAISE_TO: legal.raise_to,
    }  # fmt: skip
    named = (Claim("wager", legal.seat, verb, to) for verb, some in amounts.items() for to in _listed(some))
    return Said(tuple(named), lambda claim: claim.amount in amounts.get(claim.verb, ()), reason)


def _listed(amounts: Amounts) -> Iterator[Chips]:
    """The amounts; of a range its ends and one between."""
    if not isinstance(amounts, Spread):
        yield from amounts
        return
    yield from {amounts.least, Chips((amounts.least + amounts.most) // 2), amounts.most}


def _last_card(state: HandState, knob: str) -> Said | None:
    ruling = seventh_street(state.rulebook, *dealt_so_far(state))
    deal = ruling.deal
    if deal is None or ruling.unsettled:
        return None
    common = deal.method is LastCard.COMMON_CARD
    steps = seventh_street_steps.derive(state.rulebook, ruling).steps
    why = next(one for one in steps if one.clause.id == knob and one.message.id != "seventh-street-step-folded")
    # how many are left differs with the burns
    said = message("rulebook-lens-step-counted", count=steps[0].message, reason=why.message)
    reason = Step(said, why.clause)
    return Said((), lambda claim: common if claim.what == "common" else deal.mix_burns, reason)


def _says_nothing(house: Rulebook, knob: str) -> bool:
    return bool(getattr(house, knob).value == "unsettled")


def _odd_chip(state: HandState, knob: str) -> Said | None:
    """The one chip left over between equal hands."""
    ruling = awards(state)
    odd = [(share, len(one.shares)) for one in ruling.divided for share in one.shares if share.odd]
    if ruling.unsettled or len(odd) != 1 or len(odd[0][0].odd) != 1:
        return None
    ((share, shares),) = odd
    what = f"odd-{share.side.value}" if shares > 1 else "odd"
    steps = awards_steps.derive(state, ruling).steps
    reason = next(one for one in steps if one.clause.id in ("odd_chip_high_cards", "odd_chip_low"))
    ((seat, _),) = share.odd
    return Said((Claim(what, seat),), lambda claim: claim.seat == seat, reason)


def _deciding(steps: tuple[Step, ...], knob: str) -> Step | None:
    """The step that rests on the knob, None where the knob decides nothing here."""
    return next((one for one in steps if one.clause.id == knob), None)


_RULED: Mapping[str, Callable[[HandState, str], Said | None]] = {
    "tie": _first, "open-pair": _bet, "late-size": _bet, "opening": _opening, "cap": _capped, "cap-two": _capped,
    "last-card": _last_card, "odd-chip": _odd_chip,
}  # fmt: skip
