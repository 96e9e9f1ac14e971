"""A random hand played on our engine and on PokerKit at once, and all that the two say differently.

Our side plays by a rulebook made for this, set to PokerKit's own choices where a knob has them. Where none has, the
difference is an exception: named, with its reason, counted, and as narrow as it can be. All amounts are multiples of
``UNIT``, which halves, and each half among up to eight, without a rest: odd chips, which PokerKit gives by place and
which are ours by cards, never arise.
"""

from __future__ import annotations

import warnings
from collections import Counter
from dataclasses import dataclass, field
from enum import Enum
from functools import cache

import pokerkit
from msgspec.structs import replace

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.awards import awards
from scenarios.engine.betting import legal_actions, wager_verb
from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.dealing import Undealt, hands_dealt, street_dealt
from scenarios.engine.endings import AwardsRuling
from scenarios.engine.play import begin, over
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import (
    BoardTie,
    BoardTieRazz,
    CapLifted,
    CommonCardOpener,
    Game,
    LowCardAllIn,
    OpenPairStud,
    ReopensAt,
    Rulebook,
    SameHandBothWays,
    ShortBringIn,
    UnbetFold,
)
from scenarios.engine.rulings import Amounts, LegalActions, Spread, least_of
from scenarios.engine.state import HandState, Stakes, Standing, Street
from scenarios.engine.turns import next_to_act
from scenarios.generator.deals import seats
from scenarios.generator.stream import SeedStream
from scenarios.rulebooks import shipped

UNIT = 1680
STAKES = Stakes(Chips(1 * UNIT), Chips(2 * UNIT), Chips(5 * UNIT), Chips(10 * UNIT))
THEIRS = {
    Game.STUD: pokerkit.FixedLimitSevenCardStud,
    Game.STUD8: pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    Game.RAZZ: pokerkit.FixedLimitRazz,
}
_BY_HAND = (
    pokerkit.Automation.CARD_BURNING,
    pokerkit.Automation.HOLE_DEALING,
    pokerkit.Automation.BOARD_DEALING,
    pokerkit.Automation.RUNOUT_COUNT_SELECTION,
)
_AUTOMATIONS = tuple(one for one in pokerkit.Automation if one not in _BY_HAND)
"""What PokerKit does by itself: all but dealing, as it is to deal the same cards."""


class Excepted(Enum):
    """What is not compared, and why."""

    SHORT_ALL_IN = "wagers after a short all-in: PokerKit adds a full bet to it, the rulebooks complete it"
    OPENING_ALL_IN = "a stack of a bring-in or less: PokerKit lets it complete with that, which changes nothing"
    NOBODY_TO_CALL = "a raise that nobody has the chips to call: PokerKit forbids it, no text does"
    ALONE = "a seat that nobody is left to bet against: PokerKit asks it for a check, the rulebooks do not"
    COMMON_CARD = "seventh street: PokerKit deals folded cards again, no rulebook does; the hand is left there"
    LOW_OF_ANOTHER_POT = "a pot without a low, as a shorter stack has it: PokerKit splits its low half; put right first"


@cache
def rulebook() -> Rulebook:
    """Robert's Rules with PokerKit's choices: a rulebook for this comparison alone."""
    return replace(
        shipped("roberts"),
        open_pair_stud=OpenPairStud.SMALL,  # no open pair
        raises_max=3,  # four wagers a street …
        cap_lifted=CapLifted.NEVER,  # … with two players as well
        reopens_at=ReopensAt.FULL,
        short_bring_in=ShortBringIn.SHORT,
        low_card_all_in=LowCardAllIn.LEFT_OPENS_NO_FOLD,
        unbet_fold=UnbetFold.LEGAL,  # a seat that folds is dealt no more
        board_tie_stud=BoardTie.POSITION,
        board_tie_stud8=BoardTie.POSITION,
        board_tie_razz=BoardTieRazz.POSITION,
        common_card_opener=CommonCardOpener.SIXTH_STREET,  # a common card is on nobody's board
        same_hand_both_ways=SameHandBothWays.HALF_BY_HALF,
    )


@dataclass(slots=True)
class Compared:
    """A hand played on both sides. ``paid``: it was played to the end and the payments compared."""

    decisions: int = 0
    paid: bool = False
    excepted: Counter[Excepted] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)


def compare(game: Game, number: int, book: Rulebook | None = None) -> Compared:
    """The hand of this number, under another rulebook to see what a difference is."""
    stream = SeedStream("oracle", game, number)
    sitting = seats(stream.between(2, 8))
    bets = stream.pick((2, 6, 20, 60))
    stacks = [Chips(UNIT * stream.between(1, bets * 5)) for _ in sitting]
    match = Match(book or rulebook(), game, list(zip(sitting, stacks, strict=True)), stream.shuffled(DECK))
    return match.played(stream, f"hand {number}")


class Match:
    """A hand on both sides: every act and every card goes to the one and to the other."""

    def __init__(self, book: Rulebook, game: Game, stacks: list[tuple[Seat, Chips]], deck: list[Card]) -> None:
        hands, self.left = hands_dealt([seat for seat, _ in stacks], deck)
        self.ours = begin(book, game, STAKES, stacks, hands)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # PokerKit warns of folds that could be checks, and of cards it is given
            self.theirs = THEIRS[game].create_state(
                _AUTOMATIONS, True, STAKES.ante, STAKES.bring_in, STAKES.small_bet, STAKES.big_bet,
                tuple(stack for _, stack in stacks), len(stacks), mode=pokerkit.Mode.CASH_GAME,
            )  # fmt: skip
            for at, hand in enumerate(hands.values()):
                self.theirs.deal_hole("".join(map(str, hand)), at)
        self.at = {seat: at for at, (seat, _) in enumerate(stacks)}
        self.found = Compared()

    def played(self, stream: SeedStream, name: str) -> Compared:
        """The hand played with random acts that both sides allow, until it ends or an exception ends it."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            while not over(self.ours) and not self.found.differences:
                if next_to_act(self.ours).seat is None:
                    if not self._next_street(stream):
                        return self.found
                else:
                    self._decision(stream)
            if not self.found.differences:
                self._end()
        moves = " ".join(str(event) for event in self.ours.events if not hasattr(event, "card"))
        self.found.differences = [f"{name}: {one}; {moves}" for one in self.found.differences]
        return self.found

    def _differ(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            seats_now = [(one.seat, one.stack // UNIT, one.street_to // UNIT) for one in self.ours.seats]
            self.found.differences.append(f"{what}: ours {ours}, PokerKit's {theirs}, on {seats_now}")

    def _decision(self, stream: SeedStream) -> None:
        legal, theirs = legal_actions(self.ours), self.theirs
        self.found.decisions += 1
        self._differ("to act", self.at[legal.seat], theirs.actor_index)
        if self.found.differences:
            return
        self._differ("fold", legal.fold, theirs.can_fold())
        calls = theirs.checking_or_calling_amount
        self._differ("check or call", 0 if legal.check else legal.call, calls)
        self._differ("bring-in", _listed(legal.bring_in), _some(theirs.effective_bring_in_amount))
        wager = _listed(legal.wager)
        exception = _wager_exception(self.ours, legal)
        if exception is None:
            self._differ("wager", wager, _some(theirs.min_completion_betting_or_raising_to_amount))
        elif wager != _some(theirs.min_completion_betting_or_raising_to_amount):
            self.found.excepted[exception] += 1
        if not self.found.differences:
            self._act(_chosen(stream, self.ours, legal, wager if exception is None else ()))

    def _act(self, action: Action) -> None:
        match action:
            case Fold():
                self.theirs.fold()
            case Check() | Call():
                self.theirs.check_or_call()
            case BringIn():
                self.theirs.post_bring_in()
            case Complete(_, to) | Bet(_, to) | Raise(_, to):
                self.theirs.complete_bet_or_raise_to(to)
        self.ours = apply(self.ours, action)
        if next_to_act(self.ours).seat is None:
            self._asked_alone()

    def _asked_alone(self) -> None:
        """PokerKit's round is closed too, once a seat that has nobody to bet against has said so."""
        waiting = self.theirs.actor_index
        if waiting is None or len(self.ours.live) < 2:
            return
        others = [one for one in self.ours.seats if one.can_act and self.at[one.seat] != waiting]
        if not others and self.theirs.checking_or_calling_amount == 0:
            self.found.excepted[Excepted.ALONE] += 1
            self.theirs.check_or_call()

    def _next_street(self, stream: SeedStream) -> bool:
        """The next street's cards on both sides; False where PokerKit deals cards again that were folded."""
        before = self.left
        dealt = street_dealt(self.ours, before, stream.split("mix").shuffled)
        self.ours, self.left = dealt.state, dealt.undealt
        theirs = self.theirs
        self._differ("to act while cards are dealt", None, theirs.actor_index)
        common = self.ours.community
        if common is not None and any(theirs.hole_dealing_statuses):
            self.found.excepted[Excepted.COMMON_CARD] += 1
            return False
        if theirs.card_burning_status:
            theirs.burn_card(_burned(before, self.left))
        if common is not None:
            theirs.deal_board(str(common))
            return True
        for one in self.ours.live:
            card = one.up[-1] if self.ours.street < Street.SEVENTH else one.down[-1]
            theirs.deal_hole(str(card), self.at[one.seat])
        return True

    def _end(self) -> None:
        """What each seat has at the end."""
        self._differ("over", True, not self.theirs.status)
        if self.found.differences:
            return
        ruling = awards(self.ours)
        assert ruling.pots is not None
        got = Counter({self.at[one.seat]: one.stack for one in self.ours.seats})
        for seat, chips in (*ruling.awards, *ruling.pots.returned):
            got[self.at[seat]] += chips
        theirs = Counter(dict(enumerate(self.theirs.stacks)))
        if moved := _low_halves_put_right(self.theirs, _lows(ruling, self.at)):
            self.found.excepted[Excepted.LOW_OF_ANOTHER_POT] += 1
            theirs.update(moved)
        self.found.paid = True
        self._differ("paid", sorted(got.items()), sorted(theirs.items()))


def _listed(amounts: Amounts) -> tuple[Chips, ...]:
    return (amounts.least, amounts.most) if isinstance(amounts, Spread) else amounts


def _some(amount: int | None) -> tuple[int, ...]:
    return () if amount is None else (amount,)


def _burned(before: Undealt, after: Undealt) -> str:
    """The card burned for this street, unknown where none was."""
    kept = len(before.burns) if after.burns[: len(before.burns)] == before.burns else 0
    return "".join(map(str, after.burns[kept:])) or "??"


def _wager_exception(state: HandState, legal: LegalActions) -> Excepted | None:
    """Why what may be wagered here is not compared, if so."""
    now, one = state.round, state.at(legal.seat)
    if legal.bring_in:
        return Excepted.OPENING_ALL_IN if one.stack <= state.stakes.bring_in else None
    brought_in = state.street is Street.THIRD and not any(isinstance(event, Complete) for event in state.events)
    if now.standing is Standing.SHORT and not brought_in:
        return Excepted.SHORT_ALL_IN
    others = [other for other in state.seats if other.can_act and other is not one]
    if others and all(other.street_to + other.stack <= now.to for other in others):
        return Excepted.NOBODY_TO_CALL
    return None


def _lows(ruling: AwardsRuling, at: dict[Seat, int]) -> set[int]:
    return {at[seat] for seat, low in ruling.hands.lows if low is not None} if ruling.hands else set()


def _low_halves_put_right(theirs: pokerkit.State, lows: set[int]) -> Counter[int]:
    """What has to move where PokerKit pushed the low half of a pot that nobody with a low plays for.

    That half is taken from those it went to, and goes where the high half of the same pot went.
    """
    moved, pots = Counter[int](), list(theirs.pots)
    pushed = [one for one in theirs.operations if isinstance(one, pokerkit.ChipsPushing)]
    for one in pushed:
        if one.hand_type_index == 1 and lows and not lows & {*pots[one.pot_index].player_indices}:
            high = next(other for other in pushed if (other.pot_index, other.hand_type_index) == (one.pot_index, 0))
            moved.update(dict(enumerate(high.amounts)))
            moved.subtract(dict(enumerate(one.amounts)))
    return Counter({at: chips for at, chips in moved.items() if chips})


def _chosen(stream: SeedStream, state: HandState, legal: LegalActions, wager: tuple[Chips, ...]) -> Action:
    """A random act: a wager now and then, a fold more often to a bet than without one."""
    seat = legal.seat
    if wager and stream.chance(1, 4):
        return wager_verb(state)(seat, stream.pick(wager))
    if legal.fold and stream.chance(1, 8 if legal.owed else 50):
        return Fold(seat)
    if legal.bring_in:
        return BringIn(seat, least_of(legal.bring_in))
    return Check(seat) if legal.check else Call(seat)
