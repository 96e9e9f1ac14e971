"""Who is paid what? The showdown, with every pot and those who can win it, and all down cards turned up."""

from __future__ import annotations

from scenarios.engine.awards import awards
from scenarios.engine.chips import Chips
from scenarios.engine.endings import AwardsRuling, Share, Side
from scenarios.engine.errors import NotTheTime
from scenarios.engine.latest import latest
from scenarios.engine.play import over
from scenarios.engine.rulebook import Game, OddChipHighCards, OddChipLow, Rulebook, SameHandBothWays
from scenarios.engine.state import HandState
from scenarios.generator.hands import NoSuchHand
from scenarios.generator.settlements import PLANS, paid_seats, seats_needed, settlement
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import ChipsAnswer, ChipsForm
from scenarios.questions.derivations.awards import derive
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.looks import Look
from scenarios.questions.message import message
from scenarios.questions.wrong_rules.awards import answer_of, misconceptions
from scenarios.questions.wrong_rules.awards_slips import slipped


def situation_class(state: HandState, ruling: AwardsRuling) -> str:
    """The class, read off the ruling: how many pots, and what their division turns on."""
    if len(ruling.divided) > 1:
        contested = {one.no_low for one in ruling.divided if one.shares}
        if state.game is Game.STUD8 and len(contested) > 1:
            return "low-in-one"
        if len(ruling.divided) > 2:
            return "many-pots"
        return "side-pot-all" if len(paid_seats(ruling.awards)) == 1 else "side-pot"
    shares = ruling.divided[0].shares
    if left := max(len(share.odd) for share in shares):
        return "odd-chip" if left == 1 else "odd-chips"
    if len(shares) == 1:
        return "split" if len(shares[0].winners) > 1 or shares[0].side is Side.BOTH else "no-low"
    if any(len(share.winners) > 1 for share in shares):
        return "quarter"
    if shares[0].winners == shares[1].winners:
        return "scoop"
    return "halves" if shares[0].amount == shares[1].amount else "halves-odd"


class Awards:
    """The kind ``awards``."""

    id = "awards"
    code = "aw"
    order = 110
    version = 5

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        silent = rulebook.odd_chip_high_cards is OddChipHighCards.UNSETTLED if game is Game.STUD else (
            rulebook.odd_chip_low is OddChipLow.UNSETTLED
        )  # fmt: skip
        able = (one for one, plan in PLANS[game].items() if seats_needed(plan) <= rulebook.players_max)
        halved = game is Game.STUD8 and rulebook.same_hand_both_ways is not SameHandBothWays.EVEN_SPLIT
        never = {*(("odd-chip", "odd-chips") if silent else ()), *(("split",) if halved else ())}
        return tuple(one for one in able if one not in never)

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        try:
            state = settlement(stream, rulebook, game, PLANS[game][situation_class])
        except NoSuchHand as error:
            raise NoAnswer from error
        if _class(state) != situation_class:
            raise NoAnswer  # as when chips that were to divide do not: to ask in full would be in vain
        return state

    def ask(self, state: HandState) -> Asked:
        ruling = _ruling(state)
        if state.game is not Game.STUD8 and [len(share.winners) for share in _shares(ruling)] == [1]:
            raise NoAnswer  # one hand takes the one pot: there is nothing to divide
        found = situation_class(state, ruling)
        live = tuple(sorted(one.seat for one in state.live))
        pots = tuple(one.pot for one in reversed(ruling.divided))
        derivation = derive(state, ruling)
        return Asked(
            situation_class=found,
            prompt=message("awards-prompt"),
            form=ChipsForm(live, total=Chips(sum(pot.amount for pot in pots))),
            answer=answer_of(state, ruling.awards),
            derivation=derivation,
            misconceptions=(*misconceptions(state, ruling), *slipped(state, ruling)),
            bounds=(19, 27),
            shown=frozenset(live),
            pots=pots,
            look=Look(live),
            guide=tuple(one for one in derivation.steps if one.message != derivation.steps[-1].message),
            unsettled=_odd_twice(ruling) or ruling.unsettled or state.round.unsettled,
        )

    def answer(self, state: HandState) -> ChipsAnswer | None:
        ruling = _ruling(state)
        return None if ruling.unsettled else answer_of(state, ruling.awards)


KIND = Awards()


def _odd_twice(ruling: AwardsRuling) -> str:
    """The open question where a seat could get two odd chips of one pot: no text says which of them count together."""
    for one in ruling.divided:
        halves = len(one.shares) == 2 and one.shares[0].amount != one.shares[1].amount
        claims = [share.winners for share in one.shares if share.odd or (halves and share is one.shares[0])]
        if len(claims) == 2 and set(claims[0]) & set(claims[1]):
            return "odd_chips_each"
    return ""


def _shares(ruling: AwardsRuling) -> list[Share]:
    return [share for one in ruling.divided for share in one.shares] if len(ruling.divided) == 1 else []


def _class(state: HandState) -> str:
    return situation_class(state, _ruling(state))


@latest
def _ruling(state: HandState) -> AwardsRuling:
    if len(state.live) < 2 or not over(state):
        raise NoAnswer
    try:
        return awards(state)
    except NotTheTime as error:
        raise NoAnswer from error
