"""Hands in which something has gone wrong: a moment of play, and the incident that happens in it.

A kind of incident has several ways, each built and ruled until one is found on which the house has a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from scenarios.engine.errors import NotTheTime
from scenarios.engine.incidents import Outcome
from scenarios.engine.irregularities import irregularity
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState
from scenarios.generator import troubles_dealt as dealt
from scenarios.generator import troubles_played as played
from scenarios.generator.stream import SeedStream
from scenarios.generator.trouble_table import NoTrouble, Table, Ways


def trouble(stream: SeedStream, rulebook: Rulebook, game: Game, name: str) -> HandState:
    """A hand with an incident of this name, one of ``WAYS``, on which the rulebook has a rule.

    Raises NoTrouble, ValueError.
    """
    for state, incident in WAYS[name](Table(stream, rulebook, game)):
        try:
            ruled = irregularity(state, incident)
        except NotTheTime:
            continue
        if ruled.outcome is not Outcome.CALL_THE_FLOOR:
            return replace(state, incident=incident)
    raise NoTrouble


WAYS: Mapping[str, Callable[[Table], Ways]] = {
    "exposed-down-card": dealt.exposed_down_card,
    "cards-up": dealt.cards_up,
    "all-down": dealt.all_down,
    "extra-card": dealt.extra_card,
    "wrong-seat": dealt.wrong_seat,
    "joker": dealt.joker,
    "wrong-bring-in": played.wrong_bring_in,
    "boxed-cards": dealt.boxed_cards,
    "fouled-deck": dealt.fouled_deck,
    "unbet-fold": played.unbet_fold,
    "underbet": played.underbet,
    "passed-over": played.passed_over,
    "premature-card": dealt.premature_card,
    "wrong-burn": dealt.wrong_burn,
    "turned-down": played.turned_down,
    "fallen-card": dealt.fallen_card,
    "announcement": played.announcement,
    "mucked-hand": played.mucked_hand,
    "exposed-seventh": dealt.exposed_seventh,
    "beaten-caller": played.beaten_caller,
    "wrong-count": dealt.wrong_count,
}
"""How each sort of incident comes about, in the order of a hand."""
