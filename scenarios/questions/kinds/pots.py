"""Which pots are there, who can win each, and what goes back? On any street whose betting is over."""

from __future__ import annotations

from scenarios.engine.endings import PotsRuling
from scenarios.engine.pots import pots
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Status
from scenarios.engine.turns import next_to_act
from scenarios.generator.all_ins import PLANS, all_ins, seats_needed
from scenarios.generator.hands import NoSuchHand
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import PotsAnswer, PotsForm
from scenarios.questions.derivations.pots import derive
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.looks import Look
from scenarios.questions.message import message
from scenarios.questions.question import Derivation, Step
from scenarios.questions.wrong_rules.pots import answer_of, misconceptions


def situation_class(state: HandState, ruling: PotsRuling) -> str:
    """The class, read off the ruling: how many pots, whether a bet goes back, and where folded chips lie."""
    count, back = len(ruling.pots), bool(ruling.returned)
    if count == 1:
        return "returned" if back else "one-pot"
    if len(ruling.pots[-1].seats) == 1:
        return "lone"
    if count > 2:
        return "many-returned" if back else "many-pots"
    if back:
        return "side-returned"
    if ruling.upto[0] <= state.stakes.ante:
        return "ante"
    folded = (one.total for one in state.seats if one.status is Status.FOLDED)
    return "folded" if any(chips > ruling.upto[0] for chips in folded) else "side-pot"


class Pots:
    """The kind ``pots``."""

    id = "pots"
    code = "po"
    order = 100
    version = 1

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        return tuple(one for one, plans in PLANS.items() if seats_needed(plans) <= rulebook.players_max)

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        try:
            return all_ins(stream, rulebook, game, situation_class)
        except NoSuchHand as error:
            raise NoAnswer from error

    def ask(self, state: HandState) -> Asked:
        ruling = _ruling(state)
        derivation = derive(state, ruling)
        live = tuple(one.seat for one in state.live)
        return Asked(
            situation_class=situation_class(state, ruling),
            prompt=message("pots-prompt"),
            form=PotsForm(tuple(sorted(one.seat for one in state.seats)), tuple(sorted(live))),
            answer=answer_of(ruling),
            derivation=derivation,
            misconceptions=tuple(misconceptions(state, ruling)),
            bounds=(35, 42),
            counting=True,
            put=True,
            look=Look(live),
            guide=_guide(derivation),
            unsettled=state.round.unsettled,
        )

    def answer(self, state: HandState) -> PotsAnswer:
        return answer_of(_ruling(state))


KIND = Pots()


def _guide(derivation: Derivation) -> tuple[Step, ...]:
    """The steps without the last pot, which is left to the learner, and without the last of all."""
    steps = derivation.steps
    sides = [at for at, step in enumerate(steps) if step.message.id == "pots-step-side"]
    return tuple(step for at, step in enumerate(steps[:-1]) if at not in sides[-1:])


def _ruling(state: HandState) -> PotsRuling:
    if len(state.live) < 2 or next_to_act(state).seat is not None:
        raise NoAnswer
    return pots(state)
