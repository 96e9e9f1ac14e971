"""Who wins? The showdown, with the down cards of everybody still in turned up."""

from __future__ import annotations

from scenarios.engine.errors import NotTheTime
from scenarios.engine.play import over
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.rulings import HandsRuling
from scenarios.engine.showdown import winners
from scenarios.engine.state import HandState
from scenarios.generator.hands import NoSuchHand
from scenarios.generator.showdowns import showdown
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import WinnersAnswer, WinnersForm
from scenarios.questions.derivations import best_hands
from scenarios.questions.derivations.winners import derive
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.looks import look_at_hands
from scenarios.questions.message import message
from scenarios.questions.showdown_classes import CLASSES, situation_class
from scenarios.questions.wrong_rules.winners import misconceptions
from scenarios.questions.wrong_rules.winners_slips import slipped

SIDES: dict[Game, tuple[str, ...]] = {Game.STUD: ("high",), Game.STUD8: ("high", "low"), Game.RAZZ: ("low",)}


class Winners:
    """The kind ``winners``."""

    id = "winners"
    code = "wi"
    order = 80
    version = 3

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        return CLASSES[game]

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        try:
            return showdown(stream, rulebook, game, situation_class)
        except NoSuchHand as error:
            raise NoAnswer from error

    def ask(self, state: HandState) -> Asked:
        if len(state.live) < 2 or not over(state):
            raise NoAnswer
        ruling = winners(state)
        found = situation_class(state, ruling)
        live = tuple(one.seat for one in state.live)
        look = look_at_hands(state, ruling)
        each = best_hands.derive(state, HandsRuling(ruling.highs, ruling.lows))
        return Asked(
            situation_class=found,
            prompt=message(f"winners-prompt-{state.game.value}"),
            form=WinnersForm(live, SIDES[state.game]),
            answer=WinnersAnswer(frozenset(ruling.high), frozenset(ruling.low)),
            derivation=derive(state, ruling),
            look=look,
            guide=tuple(step for step in each.steps if set(step.seats) <= set(look.seats)),
            misconceptions=(*misconceptions(state, ruling), *slipped(ruling)),
            shown=frozenset(live),
            unsettled=state.round.unsettled,
        )

    def answer(self, state: HandState) -> WinnersAnswer | None:
        try:
            ruling = winners(state)
        except NotTheTime as error:
            raise NoAnswer from error
        return WinnersAnswer(frozenset(ruling.high), frozenset(ruling.low))


KIND = Winners()
