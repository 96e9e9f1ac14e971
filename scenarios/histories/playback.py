"""A recorded hand played again: at each decision, who the engine says must act, and whether the act was legal.

What the record tells is never corrected: after a disagreement the hand goes on from what was recorded.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.actions import Action, BringIn, Call, Check, Fold
from scenarios.engine.betting import actions_of, check, wager_verb
from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.endings import AwardsRuling
from scenarios.engine.errors import BadHistory, Problem
from scenarios.engine.play import begin, next_street
from scenarios.engine.rounds import apply, forced, opened
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import next_to_act
from scenarios.histories.payments import agrees, paid_by_the_rules
from scenarios.histories.record import Act, Deed, Given, RecordedHand, Told

TRIES = 400
"""Stand-ins tried for upcards nobody saw: each of the cards left, for up to one such card and some of a second."""
WORK = 24_000
"""Entries of a record looked at for them at most, so that a long one gets fewer tries: a hand is rarely over 60."""


class Disagreement(Struct, frozen=True):
    """Another seat acted than the engine says; None: the betting was over, or (recorded) went no further."""

    street: Street
    expected: Seat | None
    recorded: Seat | None


class Illegal(Struct, frozen=True):
    """An act on record that breaks a rule."""

    street: Street
    seat: Seat
    action: Action
    violation: str


class Moment(Struct, frozen=True):
    """The hand as it stood before a decision (``action``) or, with None, before cards were dealt or the record ended.

    ``common``: the card dealt then was a common one. Where another seat acted than ``state`` has it, or nobody did
    although one had to, ``disagreement`` says so.
    """

    state: HandState
    action: Action | None = None
    disagreement: Disagreement | None = None
    illegal: Illegal | None = None
    common: bool = False


class Replayed(Struct, frozen=True):
    """What came of a hand: decisions judged, findings, the hand as it stood at the end and what the rules pay.

    ``awards`` is None where a hand was not shown or the record breaks off; ``awards_agree`` whether the record pays the
    same, None also where it does not say what was paid. ``moments`` is the whole way to the end, in order.
    """

    hand: str
    game: Game
    decisions: int
    disagreements: tuple[Disagreement, ...]
    illegal: tuple[Illegal, ...]
    end: HandState
    awards: AwardsRuling | None = None
    awards_agree: bool | None = None
    moments: tuple[Moment, ...] = ()

    @property
    def clean(self) -> bool:
        return not self.disagreements and not self.illegal


def replay(hand: RecordedHand, rulebook: Rulebook) -> Replayed:
    """The hand under a rulebook. An upcard nobody saw may be any card that is left: the hand agrees if it can.

    Raises BadHistory where the record cannot be followed: a rulebook without its game, a card dealt to a seat that is
    out or missing for one that is in.
    """
    if hand.game not in rulebook.games:
        raise BadHistory([Problem(f"hand {hand.name}", f"{rulebook.short} does not cover {hand.game.value}", "")])
    tries = _seen(hand)
    first = _Run(next(tries, hand), rulebook).replayed()
    if first.clean:
        return first
    most = min(TRIES, max(WORK // len(hand.told), 1)) - 1
    clean = (_Run(told, rulebook).if_clean() for told in islice(tries, most))
    return next((found for found in clean if found is not None), first)


def _seen(hand: RecordedHand) -> Iterator[RecordedHand]:
    """The hand with every card left in the deck in the place of an upcard that nobody saw."""
    place = _unseen_upcard(hand)
    if place is None:
        yield hand
        return
    at, index = place
    given = hand.told[at]
    assert isinstance(given, Given)
    known = {card for one in hand.told if isinstance(one, Given) for card in one.cards}
    for card in DECK:
        if card not in known:
            cards = (*given.cards[:index], card, *given.cards[index + 1 :])
            yield from _seen(replace(hand, told=(*hand.told[:at], Given(given.seat, cards), *hand.told[at + 1 :])))


def _unseen_upcard(hand: RecordedHand) -> tuple[int, int] | None:
    dealt: dict[Seat | None, int] = {}
    for at, one in enumerate(hand.told):
        if isinstance(one, Given):
            for index, card in enumerate(one.cards):
                number = dealt[one.seat] = dealt.get(one.seat, 0) + 1
                if card is None and (one.seat is None or 3 <= number <= 6):
                    return at, index
    return None


class _Run:
    """One pass through a record."""

    def __init__(self, hand: RecordedHand, rulebook: Rulebook) -> None:
        self.hand, self.rulebook = hand, rulebook
        self.state: HandState | None = None
        self.pending: dict[Seat, tuple[Card | None, ...]] = {}
        self.decisions = 0
        self.disagreements: list[Disagreement] = []
        self.illegal: list[Illegal] = []
        self.moments: list[Moment] = []

    def if_clean(self) -> Replayed | None:
        """What came of the hand, or None as soon as there is a finding."""
        for one in self.hand.told:
            self._told(one)
            if self.disagreements or self.illegal:
                return None
        found = self._ended()
        return found if found.clean else None

    def replayed(self) -> Replayed:
        for one in self.hand.told:
            self._told(one)
        return self._ended()

    def _told(self, one: Told) -> None:
        if isinstance(one, Given):
            self._deal(one)
        else:
            self._act(one)

    def _ended(self) -> Replayed:
        if self.state is None or self.pending:
            raise self._broken("the record ends within a deal", "a card for every seat that is in")
        self._closes()
        paid = paid_by_the_rules(self.state)
        return Replayed(
            self.hand.name, self.hand.game, self.decisions, tuple(self.disagreements), tuple(self.illegal), self.state,
            paid, agrees(self.hand, self.state, paid), tuple(self.moments),
        )  # fmt: skip

    def _broken(self, problem: str, allowed: str) -> BadHistory:
        return BadHistory([Problem(f"hand {self.hand.name}", problem, allowed)])

    def _deal(self, given: Given) -> None:
        if self.state is None:
            if given.seat is None:
                raise self._broken("a common card before third street", "three cards for every seat")
            self.pending[given.seat] = self.pending.get(given.seat, ()) + given.cards
            if all(len(self.pending.get(player.seat, ())) >= 3 for player in self.hand.players):
                self.state, self.pending = self._begun(), {}
            return
        self._closes()
        live = {one.seat for one in self.state.live}
        if given.seat is not None:
            if given.seat not in live or given.seat in self.pending or len(given.cards) != 1:
                problem = f"seat {given.seat} is dealt {len(given.cards)}"
                raise self._broken(problem, "one card a street for a seat that is in")
            self.pending[given.seat] = given.cards
            if set(self.pending) < live:
                return
        if len(live) < 2 or self.state.street is Street.SEVENTH:
            raise self._broken("a card is dealt after the end", "no further card")
        common = given.cards[0] if given.seat is None else None
        self.moments.append(Moment(self.state, common=given.seat is None))
        self.state = next_street(self.state, {seat: cards[0] for seat, cards in self.pending.items()}, common)
        self.pending = {}

    def _begun(self) -> HandState:
        hands = dict[Seat, tuple[Card | None, Card | None, Card]]()
        for seat, cards in self.pending.items():
            if len(cards) != 3 or cards[2] is None:
                raise self._broken(f"seat {seat} is dealt {len(cards)} cards", "two down cards and a door card")
            hands[seat] = (cards[0], cards[1], cards[2])
        stakes, players = self.hand.stakes, self.hand.players
        state = begin(self.rulebook, self.hand.game, stakes, [(one.seat, one.stack) for one in players], hands)
        if all(one.ante == stakes.ante for one in players):
            return state
        paid = {one.seat: Chips(min(one.ante, one.stack)) for one in players}
        left = {one.seat: Chips(one.stack - paid[one.seat]) for one in players}
        seats = tuple(replace(one, stack=left[one.seat], total=paid[one.seat]) for one in state.seats)
        return opened(replace(state, seats=seats))

    def _closes(self) -> None:
        """Note a seat that should still have acted, and close the betting as the record does."""
        assert self.state is not None
        waiting = next_to_act(self.state).seat
        if waiting is not None:
            found = Disagreement(self.state.street, waiting, None)
            self.disagreements.append(found)
            self.moments.append(Moment(self.state, disagreement=found))
            self.state = replace(self.state, round=replace(self.state.round, opener=None))

    def _act(self, act: Act) -> None:
        if self.state is None or self.pending:
            raise self._broken(f"seat {act.seat} acts within a deal", "a card for every seat that is in")
        self.decisions += 1
        before = state = self.state
        disagreement = None
        expected = next_to_act(state).seat
        if expected != act.seat:
            disagreement = Disagreement(state.street, expected, act.seat)
            self.disagreements.append(disagreement)
            state = self.state = _turned(state, act.seat)
        action = _action(state, act, self.hand.stakes.bring_in)
        illegal = self._judged(state, act, action)
        if illegal is not None:
            self.illegal.append(illegal)
        self.moments.append(Moment(before, action, disagreement, illegal))

    def _judged(self, state: HandState, act: Act, action: Action) -> Illegal | None:
        """Make the act, as the rules have it or as the record does; what is wrong with it, if anything is."""
        violation = check(state, action)
        if violation is not None:
            if state.at(act.seat).can_act:
                self.state = forced(state, action)
            return Illegal(state.street, act.seat, action, violation.rule)
        after = self.state = apply(state, action)
        added = after.at(act.seat).street_to - state.at(act.seat).street_to
        if act.added is not None and act.added != added:
            return Illegal(state.street, act.seat, action, "amount")
        return None


def _turned(state: HandState, seat: Seat) -> HandState:
    """The hand with the action on a seat, as a record has it."""
    now = state.round
    if now.last is None:
        return replace(state, round=replace(now, opener=seat))
    order = [one.seat for one in state.seats]
    before = order[order.index(seat) - 1]
    acted = tuple(entry for entry in now.acted if entry[0] != seat)
    return replace(state, round=replace(now, opener=now.opener or seat, last=before, acted=acted))


def _action(state: HandState, act: Act, posted: Chips) -> Action:
    """What a deed is in full, from the bet that stands; ``posted`` is the bring-in of the record's table."""
    legal = actions_of(state, act.seat)
    match act.deed:
        case Deed.FOLDS:
            return Fold(act.seat)
        case Deed.CHECKS_OR_CALLS:
            return Call(act.seat) if legal.owed else Check(act.seat)
        case Deed.POSTS:
            return BringIn(act.seat, min(state.at(act.seat).stack, posted))
        case Deed.WAGERS:
            to = act.to or Chips(0)
            brings_in = to in legal.bring_in and to not in legal.wager
            return BringIn(act.seat, to) if brings_in else wager_verb(state)(act.seat, to)
