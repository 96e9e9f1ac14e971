"""How the last card may be dealt, as sentences to choose from."""

from __future__ import annotations

from scenarios.engine.endings import LastCard, LastDeal
from scenarios.engine.rulebook import Rulebook
from scenarios.questions.answers import Choice
from scenarios.questions.message import message


def deal_name(deal: LastDeal) -> str:
    """A deal in a word: ``own-cards``, with ``-mix`` where the burns are mixed in, ``-burn`` where one is burned."""
    return deal.method.value + ("-mix" if deal.mix_burns else "") + ("-burn" if deal.burn else "")


def choice_of(deal: LastDeal) -> Choice:
    """The sentence that says this deal."""
    return _choice(deal_name(deal))


def _choice(name: str) -> Choice:
    return Choice(name, message(f"seventh-street-choice-{name}"))


MUCK = _choice("muck")
"""The folded cards are shuffled and dealt again: no rulebook here does it, some rooms and programs do."""
AS_FAR = _choice("as-far")
"""Own cards until there are none left, the last hands going without."""


def choices(rulebook: Rulebook) -> tuple[Choice, ...]:
    """What is offered: every deal that a house which burns, or one which does not, can come to; and what is wrong."""
    own, common = LastCard.OWN_CARDS, LastCard.COMMON_CARD
    if not rulebook.burns:
        return choice_of(LastDeal(own, False, False)), choice_of(LastDeal(common, False, False)), MUCK, AS_FAR
    able = ((own, False, True), (own, True, True), (own, True, False), (common, False, True), (common, True, True))
    return (*(choice_of(LastDeal(*one)) for one in able), MUCK)
