"""Under which rulebooks is it so? One hand, one claim, and the shipped rulebooks that have a say on it."""

from __future__ import annotations

from scenarios.engine.pots import pots
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState
from scenarios.engine.turns import next_to_act
from scenarios.generator.boards import NoBoards
from scenarios.generator.hands import NoSuchHand
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import ChoiceAnswer, ChoiceForm
from scenarios.questions.claims import Claim, dispute
from scenarios.questions.derivations.options import option_message
from scenarios.questions.derivations.rulebook_lens import derive
from scenarios.questions.disputes import classes, disputed
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.looks import Look
from scenarios.questions.message import Message, message
from scenarios.questions.wrong_rules.rulebook_lens import answer_of, choice_of, misconceptions


class RulebookLens:
    """The kind ``rulebook_lens``."""

    id = "rulebook_lens"
    code = "rl"
    order = 140
    version = 3

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        return classes(rulebook, game)

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        try:
            return disputed(stream, rulebook, game, situation_class)
        except (NoBoards, NoSuchHand, ValueError) as error:
            raise NoAnswer from error

    def ask(self, state: HandState) -> Asked:
        found = dispute(state)
        if found is None or all(one.rulebook != state.rulebook for one in found.houses):
            raise NoAnswer
        ended = found.topic == "odd-chip"
        live = tuple(sorted(one.seat for one in state.live))
        column = {one.rulebook.id: one.holds for one in found.houses}
        return Asked(
            situation_class=found.topic,
            prompt=prompt(found.claim),
            form=ChoiceForm(tuple(map(choice_of, column)), several=True),
            answer=answer_of(column),
            derivation=derive(found),
            misconceptions=tuple(misconceptions(column, state.rulebook.id)),
            bounds=(19, 25),
            to_act=next_to_act(state).seat if found.claim.what == "wager" else None,
            shown=frozenset(live if ended else ()),
            pots=pots(state).pots if ended else (),
            look=Look(live) if ended else Look(),
        )

    def answer(self, state: HandState) -> ChoiceAnswer | None:
        found = dispute(state)
        return None if found is None else answer_of({one.rulebook.id: one.holds for one in found.houses})


KIND = RulebookLens()


def prompt(claim: Claim) -> Message:
    """What is asked of the houses."""
    match claim.what:
        case "first" | "odd" | "odd-high" | "odd-low":
            return message(f"rulebook-lens-prompt-{claim.what}", seat=claim.seat)
        case "wager":
            return message("rulebook-lens-prompt-wager", seat=claim.seat, option=option_message(claim.option))
        case what:
            return message(f"rulebook-lens-prompt-{what}")
