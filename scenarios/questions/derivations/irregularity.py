"""What is done when something went wrong: from an ``IncidentRuling`` to its steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.incidents import Announced, Incident, IncidentKind, IncidentRuling, Outcome
from scenarios.engine.procedures import WrongBurn
from scenarios.engine.rulebook import ExposedSeventhOpener
from scenarios.engine.state import HandState
from scenarios.engine.turns import bring_in
from scenarios.questions.incident_answers import ruling_name
from scenarios.questions.message import Arg, Seats, message
from scenarios.questions.question import Derivation, Step

_PLAIN: Mapping[tuple[IncidentKind, Outcome], str] = {
    (IncidentKind.SHORT_ANTE, Outcome.CORRECTED): "ante-missing",
    (IncidentKind.SHORT_ANTE, Outcome.PLAY_ON): "ante-all-in",
    (IncidentKind.BOTH_DOWN_EXPOSED, Outcome.DEAD_HAND): "both-dead",
    (IncidentKind.BOTH_DOWN_EXPOSED, Outcome.MISDEAL): "both-misdeal",
    (IncidentKind.ALL_THREE_UP, Outcome.DEAD_HAND): "three-dead",
    (IncidentKind.ALL_THREE_UP, Outcome.MISDEAL): "three-misdeal",
    (IncidentKind.ALL_THREE_DOWN, Outcome.DRAWN): "three-down-turned",
    (IncidentKind.EXTRA_STARTING_CARD, Outcome.CORRECTED): "extra-becomes-burn",
    (IncidentKind.EXTRA_STARTING_CARD, Outcome.MISDEAL): "extra-misdeal",
    (IncidentKind.EXTRA_STARTING_CARD, Outcome.DEAD_HAND): "extra-dead",
    (IncidentKind.CARD_TO_WRONG_SEAT, Outcome.MISDEAL): "wrong-seat-misdeal",
    (IncidentKind.BOXED_CARDS, Outcome.PLAY_ON): "boxed-blank",
    (IncidentKind.BOXED_CARDS, Outcome.MISDEAL): "boxed-misdeal",
    (IncidentKind.FOULED_DECK, Outcome.VOID): "fouled-void",
    (IncidentKind.FOULED_DECK, Outcome.PLAY_ON): "fouled-stub",
    (IncidentKind.JOKER, Outcome.REPLACED): "joker-replaced",
    (IncidentKind.JOKER, Outcome.DEAD_HAND): "joker-dead",
    (IncidentKind.JOKER, Outcome.MISDEAL): "joker-misdeal",
    (IncidentKind.JOKER, Outcome.PLAY_ON): "joker-scrap",
    (IncidentKind.PREMATURE_CARD, Outcome.REMOVED): "premature-removed",
    (IncidentKind.PREMATURE_CARD, Outcome.BACK_INTO_STUB): "premature-back",
    (IncidentKind.MISSING_BURN, Outcome.CORRECTED): "burn-missing",
    (IncidentKind.MISSING_BURN, Outcome.PLAY_ON): "burn-none",
    (IncidentKind.EXTRA_BURN, Outcome.CORRECTED): "burn-extra",
    (IncidentKind.WRONG_COUNT, Outcome.LIVE_HAND): "count-last-missing",
    (IncidentKind.UNDERBET, Outcome.STANDS): "underbet-stands",
    (IncidentKind.UPCARDS_TURNED_DOWN, Outcome.DEAD_HAND): "turned-dead",
    (IncidentKind.UPCARDS_TURNED_DOWN, Outcome.PLAY_ON): "turned-nothing",
    (IncidentKind.BEATEN_CALLER, Outcome.STANDS): "caller-stands",
    (IncidentKind.SKIPPED_PLAYER, Outcome.CORRECTED): "skipped-keeps",
    (IncidentKind.MUCKED_HAND, Outcome.LIVE_HAND): "mucked-back",
    (IncidentKind.MUCKED_HAND, Outcome.DEAD_HAND): "mucked-lost",
}
"""The rulings that one sentence explains, which needs no more than the seat it happened to."""

_SAID = {Announced.BRING_IN: "bring-in", Announced.BET: "wager", Announced.RAISE: "wager"}
_Said = tuple[str, str, dict[str, Arg]]
"""What a step says, the clause it rests on, and its values."""


def derive(state: HandState, incident: Incident, ruling: IncidentRuling) -> Derivation:
    """The steps: the rule for what happened, whether it is still in time, and who opens where that changes."""
    steps = []
    for said, clause, args in _steps(state, incident, ruling):
        cards = tuple(arg for arg in args.values() if isinstance(arg, Card))
        told = message(f"irregularity-{said}", **args)
        steps.append(Step(told, state.rulebook.clause(clause), cards, _seats(args)))
    return Derivation(message(f"irregularity-verdict-{ruling_name(ruling)}"), tuple(steps))


def _seats(args: Mapping[str, Arg]) -> tuple[Seat, ...]:
    """The seats a step speaks of, the one that something happened to first."""
    many = args.get("seats")
    named = [args.get("seat"), args.get("opens"), *(many.seats if isinstance(many, Seats) else ())]
    return tuple(Seat(one) for one in named if isinstance(one, int))


def _steps(state: HandState, incident: Incident, ruling: IncidentRuling) -> Iterator[_Said]:
    clause, details = ruling.clause, dict[str, Any](ruling.details)
    what = {"what": message(f"irregularity-kind-{incident.kind.value}")}
    if ruling.reason is not None:
        yield f"floor-{ruling.reason.value}", clause, {**what}
    elif ruling.weighed and ruling.outcome is Outcome.PLAY_ON and incident.kind is not IncidentKind.FOULED_DECK:
        yield "step-too-late", "substantial_action", {**what}
    elif (plain := _PLAIN.get((incident.kind, ruling.outcome))) is not None:
        yield f"step-{plain}", clause, {} if incident.seat is None else {"seat": incident.seat}
        if ruling.outcome is Outcome.MISDEAL and ruling.weighed:
            yield "step-in-time", "substantial_action", {}
    else:
        for said, rests_on, args in _detailed(state, incident, ruling, details):
            yield f"step-{said}", rests_on, args


def _detailed(
    state: HandState, incident: Incident, ruling: IncidentRuling, details: Mapping[str, Any]
) -> Iterator[_Said]:
    """The rulings whose explanation turns on their details."""
    clause, outcome = ruling.clause, ruling.outcome
    match incident.kind:
        case IncidentKind.ABSENT_LOW_CARD:
            yield _absent(state, clause, outcome, details)
        case IncidentKind.WRONG_BRING_IN if outcome is Outcome.STANDS:
            yield "bring-in-stands", clause, {"opens": details["opens"], "right": details["owes_nothing"]}
        case IncidentKind.WRONG_BRING_IN:
            yield "bring-in-corrected", clause, {"opens": details["opens"], "seat": details["returned_to"]}
        case IncidentKind.UNBET_FOLD:
            yield f"fold-{'keeps' if details['receives_cards'] else 'gets-none'}", clause, {"seat": details["seat"]}
        case IncidentKind.EXPOSED_DOWN_CARD:
            yield from _exposed_down(incident, ruling, details)
        case IncidentKind.EXPOSED_SEVENTH:
            yield from _exposed_seventh(state, clause, outcome, details)
        case IncidentKind.WRONG_COUNT:
            many = "many" if incident.cards > 7 else "few"
            yield f"count-{many}", clause, {"seat": details["seat"], "n": incident.cards}
        case IncidentKind.UNDERBET:
            yield from _underbet(clause, details)
        case IncidentKind.ANNOUNCEMENT if outcome is Outcome.NOT_ANNOUNCED:
            yield "not-said-razz" if incident.what is Announced.HIGH_HAND else "not-said", clause, {}
        case IncidentKind.ANNOUNCEMENT:
            assert incident.what is not None
            yield f"said-{_SAID.get(incident.what, 'cards')}", clause, {}
        case IncidentKind.CARD_OFF_TABLE:
            yield "fallen", clause, {"seat": details["seat"], "card": details["card"]}
        case _:  # a burn that is not put right
            never = state.rulebook.procedures.wrong_burn is WrongBurn.STANDS
            yield f"burn-{'never' if never else 'too-late'}", clause, {}


def _absent(state: HandState, clause: str, outcome: Outcome, details: Mapping[str, Any]) -> _Said:
    if outcome is Outcome.POSTED:
        return f"absent-{details['hand']}", clause, {"seat": details["seat"], "amount": details["amount"]}
    away = bring_in(state).low_card_seat
    if details["seat"] is None:
        return "absent-nobody", clause, {"seat": away}
    return "absent-without-chips", clause, {"seat": away, "opens": details["seat"]}


def _exposed_down(incident: Incident, ruling: IncidentRuling, details: Mapping[str, Any]) -> Iterator[_Said]:
    assert incident.seat is not None
    assert incident.card is not None
    shown: dict[str, Arg] = {"seat": incident.seat, "card": incident.card}
    if ruling.outcome is Outcome.MISDEAL:
        yield "exposed-misdeal", ruling.clause, shown
        yield "in-time", "substantial_action", {}
        return
    yield "door-card", ruling.clause, shown
    opens = details["opens"]
    if ruling.spared:
        yield "door-card-left-opens", ruling.clause, {"seat": incident.seat, "opens": opens}
    elif opens is not None:
        yield "door-card-opens", "lowest_card_opens", {"opens": opens}


def _exposed_seventh(state: HandState, clause: str, outcome: Outcome, details: Mapping[str, Any]) -> Iterator[_Said]:
    seat, opens = details["seat"], details["opens"]
    if outcome is Outcome.REPLACED:
        yield "seventh-replaced", clause, {"seat": seat}
        if opens is not None:
            yield "seventh-opens-sixth", "exposed_seventh_opener", {"opens": opens}
        return
    yield "seventh-kept", clause, {"seat": seat, "card": details["card"]}
    if details["others"] == "up":
        yield ("seventh-other-up", clause, {}) if len(state.live) == 2 else ("seventh-all-up", clause, {"seat": seat})
    elif details["may_declare_all_in"]:
        yield "seventh-may-declare", clause, {"seat": seat}
    else:
        yield "seventh-no-matter", clause, {}
    with_card = state.rulebook.exposed_seventh_opener is ExposedSeventhOpener.ALL_UPCARDS
    if opens is not None:
        yield f"seventh-opens-{'board' if with_card else 'sixth'}", "exposed_seventh_opener", {"opens": opens}
    elif details["others"] == "up":
        yield "seventh-opens-seen", "exposed_seventh_opener", {}


def _underbet(clause: str, details: Mapping[str, Any]) -> Iterator[_Said]:
    seat, owes = details["seat"], dict(details["owes"])
    yield "underbet-corrected", clause, {"seat": seat, "to": details["to"], "amount": owes.pop(seat)}
    if owes:
        yield "underbet-callers", clause, {"seats": Seats(tuple(owes)), "to": details["to"]}
