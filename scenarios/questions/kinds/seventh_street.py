"""How is seventh street dealt? Sixth street, its betting over, two hands or more still in."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from scenarios.engine.endings import LastCard, LastDeal, StubRuling
from scenarios.engine.errors import NotTheTime
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.engine.stub import Dealt, cards_needed, dealt_so_far, seventh_street
from scenarios.engine.turns import next_to_act
from scenarios.generator.deals import PLAYERS_DEALT
from scenarios.generator.stream import SeedStream
from scenarios.generator.thinning import thinned
from scenarios.questions.answers import ChoiceAnswer, ChoiceForm
from scenarios.questions.derivations.seventh_street import derive
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.last_deals import choice_of, choices
from scenarios.questions.message import message
from scenarios.questions.wrong_rules.seventh_street import misconceptions

CLASSES = ("plenty", "eight-began", "exact", "late-fold", "mix-burn", "mix", "common", "common-mix")
Counts = tuple[Dealt, int]
"""Hands that were dealt a card on third to sixth street, and those still in after it."""


def situation_class(rulebook: Rulebook, ruling: StubRuling) -> str:
    """The class, read off the ruling: what becomes of the stub, or what leads to a wrong count of the hands."""
    deal, on_sixth = ruling.deal, ruling.dealt[-1]
    assert deal is not None
    if seventh_street(rulebook, ruling.dealt, on_sixth).deal != deal:
        return "late-fold"
    if deal.method is LastCard.COMMON_CARD:
        return "common-mix" if deal.mix_burns else "common"
    if deal.mix_burns:
        return "mix-burn" if deal.burn else "mix"
    if ruling.stub == cards_needed(rulebook, ruling.hands):
        return "exact"
    return "eight-began" if ruling.dealt[0] >= 8 else "plenty"


class SeventhStreet:
    """The kind ``seventh_street``."""

    id = "seventh_street"
    code = "ss"
    order = 120
    version = 2

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        found = _counts(rulebook)
        return tuple(one for one in CLASSES if one in found)

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        able = _counts(rulebook)[situation_class]
        dealt, hands = stream.pick(able)
        try:
            return thinned(stream, rulebook, game, dealt, hands)
        except ValueError as error:
            raise NoAnswer from error

    def ask(self, state: HandState) -> Asked:
        ruling, rulebook = _ruling(state), state.rulebook
        if ruling.deal is None:
            raise NoAnswer
        found = situation_class(rulebook, ruling)
        return Asked(
            situation_class=found,
            prompt=message(f"seventh-street-prompt{'-burned' if ruling.burned else ''}"),
            form=ChoiceForm(choices(rulebook)),
            answer=_answer(ruling.deal),
            derivation=derive(rulebook, ruling),
            misconceptions=tuple(misconceptions(state, ruling)),
            unsettled=ruling.unsettled,
        )

    def answer(self, state: HandState) -> ChoiceAnswer | None:
        ruling = _ruling(state)
        return None if ruling.unsettled or ruling.deal is None else _answer(ruling.deal)


KIND = SeventhStreet()


def _ruling(state: HandState) -> StubRuling:
    """The ruling once sixth street is over. Raises NoAnswer at any other time."""
    if state.street is not Street.SIXTH or next_to_act(state).seat is not None:
        raise NoAnswer
    try:
        return seventh_street(state.rulebook, *dealt_so_far(state))
    except NotTheTime as error:
        raise NoAnswer from error


def _answer(deal: LastDeal) -> ChoiceAnswer:
    return ChoiceAnswer(frozenset({choice_of(deal)}))


@lru_cache(maxsize=64)
def _counts(rulebook: Rulebook) -> dict[str, tuple[Counts, ...]]:
    """Every way in which a table thins out until seventh street and that is settled, by its class.

    As many are dealt in as there are seats, or up to three fewer.
    """
    most = min(rulebook.players_max, PLAYERS_DEALT)
    found: dict[str, list[Counts]] = {}
    for hands, sixth, fifth, fourth, third in combinations_with_replacement(range(2, most + 1), 5):
        dealt = (third, fourth, fifth, sixth)
        if third < most - 3:
            continue
        ruling = seventh_street(rulebook, dealt, hands)
        if ruling.deal is not None and not ruling.unsettled:
            found.setdefault(situation_class(rulebook, ruling), []).append((dealt, hands))
    return {name: tuple(counts) for name, counts in found.items()}
