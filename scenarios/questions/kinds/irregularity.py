"""What is ruled? Something has gone wrong at the table, and this house has a rule for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from scenarios.engine.errors import NotTheTime
from scenarios.engine.incidents import Incident, IncidentKind, IncidentRuling, Outcome
from scenarios.engine.irregularities import irregularity
from scenarios.engine.procedures import (
    AllDown,
    Announcements,
    BeatenCaller,
    BoxedCard,
    ExtraStartingCard,
    FallenCard,
    FouledDeck,
    Joker,
    ManyExposed,
    MuckedHand,
    SkippedSeat,
    TooManyCards,
    Underbet,
    UpcardsTurned,
    WrongBurn,
    WrongSeat,
)
from scenarios.engine.rulebook import (
    ExposedDownCard,
    ExposedSeventh,
    ExposedSeventhOpener,
    Game,
    PrematureCard,
    Rulebook,
    ShortHand,
    UnbetFold,
    WrongBringIn,
)
from scenarios.engine.state import HandState
from scenarios.generator.stream import SeedStream
from scenarios.generator.trouble_table import NoTrouble
from scenarios.generator.troubles import trouble
from scenarios.questions.answers import Choice, ChoiceAnswer, ChoiceForm
from scenarios.questions.derivations.irregularity import derive
from scenarios.questions.incident_answers import ruling_name
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.message import Arg, Message, message
from scenarios.questions.question import Misconception, misconception

CLASSES: Mapping[IncidentKind, str] = {
    IncidentKind.EXPOSED_DOWN_CARD: "exposed-down-card",
    IncidentKind.BOTH_DOWN_EXPOSED: "cards-up",
    IncidentKind.ALL_THREE_UP: "cards-up",
    IncidentKind.ALL_THREE_DOWN: "all-down",
    IncidentKind.EXTRA_STARTING_CARD: "extra-card",
    IncidentKind.CARD_TO_WRONG_SEAT: "wrong-seat",
    IncidentKind.JOKER: "joker",
    IncidentKind.WRONG_BRING_IN: "wrong-bring-in",
    IncidentKind.BOXED_CARDS: "boxed-cards",
    IncidentKind.FOULED_DECK: "fouled-deck",
    IncidentKind.UNBET_FOLD: "unbet-fold",
    IncidentKind.UNDERBET: "underbet",
    IncidentKind.SKIPPED_PLAYER: "passed-over",
    IncidentKind.PREMATURE_CARD: "premature-card",
    IncidentKind.MISSING_BURN: "wrong-burn",
    IncidentKind.EXTRA_BURN: "wrong-burn",
    IncidentKind.UPCARDS_TURNED_DOWN: "turned-down",
    IncidentKind.CARD_OFF_TABLE: "fallen-card",
    IncidentKind.ANNOUNCEMENT: "announcement",
    IncidentKind.MUCKED_HAND: "mucked-hand",
    IncidentKind.EXPOSED_SEVENTH: "exposed-seventh",
    IncidentKind.BEATEN_CALLER: "beaten-caller",
    IncidentKind.WRONG_COUNT: "wrong-count",
}
"""The incidents that are asked about, by the class each belongs to."""

CHOICES: Mapping[str, tuple[str, ...]] = {
    "exposed-down-card": ("door-card", "replaced", "misdeal", "dead-hand", "play-on"),
    "cards-up": ("misdeal", "dead-hand", "play-on"),
    "all-down": ("drawn", "last-turned", "misdeal", "dead-hand"),
    "extra-card": ("misdeal", "becomes-burn", "dead-hand", "play-on"),
    "wrong-seat": ("misdeal", "corrected", "dead-hand", "play-on"),
    "joker": ("misdeal", "replaced", "dead-hand", "play-on"),
    "wrong-bring-in": ("corrected", "stands", "both-pay", "misdeal"),
    "boxed-cards": ("misdeal", "play-on", "dead-hand"),
    "fouled-deck": ("void", "play-on", "replaced", "dead-hand"),
    "unbet-fold": ("stands-keeps", "stands-none", "taken-back"),
    "underbet": ("corrected", "stands", "bet-back", "dead-hand"),
    "passed-over": ("corrected", "stands", "dead-hand"),
    "premature-card": ("removed", "back-into-stub", "kept", "misdeal"),
    "wrong-burn": ("corrected", "stands", "made-up", "misdeal"),
    "turned-down": ("dead-hand", "play-on", "turned-up"),
    "fallen-card": ("exposed", "replaced", "dead-hand"),
    "announcement": ("announced", "not-announced", "on-request"),
    "mucked-hand": ("live-hand", "dead-hand", "misdeal"),
    "exposed-seventh": ("kept", "replaced", "dead-hand", "misdeal"),
    "beaten-caller": ("stands", "call-back", "dead-hand"),
    "wrong-count": ("dead-hand", "live-hand", "misdeal"),
}
"""What is offered: each ruling that a house has for it, and what is done by habit."""


WRONG_RULES: Mapping[str, str] = {
    "door-card": "exposed_becomes_door_card",
    "last-turned": "last_turned_up",
    "bet-back": "underbet_taken_back",
    "call-back": "call_refunded",
    "announced": "all_announced",
    "not-announced": "none_announced",
    "on-request": "announced_on_request",
    "stands-keeps": "dealt_on",
    "stands-none": "not_dealt_on",
    "taken-back": "fold_refused",
    "removed": "early_card_removed",
    "back-into-stub": "early_card_back",
    "becomes-burn": "extra_becomes_burn",
    "both-pay": "both_pay",
    "made-up": "burn_made_up",
    "turned-up": "turned_up_again",
    "kept": "always_kept",
    "replaced": "always_replaced",
    "corrected": "always_put_right",
    "stands": "never_put_right",
    "live-hand": "always_live",
    "dead-hand": "always_dead",
    "play-on": "always_played_on",
    "misdeal": "always_misdeal",
}
"""The rule under which each ruling would be right."""

_SETTLED: Mapping[str, Callable[[Rulebook], bool]] = {
    "exposed-down-card": lambda house: (
        house.exposed_down_card is not ExposedDownCard.UNSETTLED and house.players_max > 2
    ),
    "cards-up": lambda house: (
        house.players_max > 2
        and not {
            house.procedures.both_down_exposed,
            house.procedures.all_three_up,
        }
        <= {ManyExposed.FLOOR, ManyExposed.UNSETTLED}
    ),
    "all-down": lambda house: house.procedures.all_three_down is not AllDown.UNSETTLED,
    "extra-card": lambda house: house.procedures.extra_starting_card is not ExtraStartingCard.UNSETTLED,
    "wrong-seat": lambda house: (
        house.procedures.card_to_wrong_seat is not WrongSeat.UNSETTLED and house.players_max > 2
    ),
    "joker": lambda house: house.procedures.joker is not Joker.UNSETTLED and house.players_max > 2,
    "wrong-bring-in": lambda house: house.wrong_bring_in is not WrongBringIn.UNSETTLED,
    "boxed-cards": lambda house: house.procedures.boxed_card is not BoxedCard.UNSETTLED,
    "fouled-deck": lambda house: house.procedures.fouled_deck is not FouledDeck.UNSETTLED,
    "unbet-fold": lambda house: house.unbet_fold is not UnbetFold.UNSETTLED and house.players_max > 2,
    "underbet": lambda house: house.procedures.underbet is not Underbet.UNSETTLED,
    "passed-over": lambda house: house.procedures.skipped_seat is not SkippedSeat.UNSETTLED and house.players_max > 2,
    "premature-card": lambda house: house.premature_card is not PrematureCard.UNSETTLED,
    "wrong-burn": lambda house: (
        house.burns and house.procedures.wrong_burn is not WrongBurn.UNSETTLED and house.players_max > 2
    ),
    "turned-down": lambda house: (
        house.procedures.upcards_turned_down is not UpcardsTurned.UNSETTLED and house.players_max > 2
    ),
    "fallen-card": lambda house: house.procedures.card_off_table is not FallenCard.UNSETTLED,
    "announcement": lambda house: house.procedures.announcements is not Announcements.UNSETTLED,
    "mucked-hand": lambda house: house.procedures.mucked_hand is not MuckedHand.UNSETTLED,
    "exposed-seventh": lambda house: (
        house.exposed_seventh is not ExposedSeventh.UNSETTLED
        and house.exposed_seventh_opener is not ExposedSeventhOpener.UNSETTLED
    ),
    "beaten-caller": lambda house: house.procedures.beaten_caller is not BeatenCaller.UNSETTLED,
    "wrong-count": lambda house: (
        house.procedures.too_many_cards is not TooManyCards.UNSETTLED or house.short_hand is not ShortHand.UNSETTLED
    ),
}
"""Whether the house has a rule, and seats enough."""


class Irregularity:
    """The kind ``irregularity``."""

    id = "irregularity"
    code = "ir"
    order = 130
    version = 5

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        able = (name for name, settled in _SETTLED.items() if settled(rulebook))
        # in the other games a hand that shows three of a kind may win nothing, or half
        return tuple(name for name in able if game is Game.STUD or name != "beaten-caller")

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        try:
            return trouble(stream, rulebook, game, situation_class)
        except (NoTrouble, ValueError) as error:
            raise NoAnswer from error

    def ask(self, state: HandState) -> Asked:
        incident, ruling = _ruled(state)
        found = CLASSES[incident.kind]
        if found == "wrong-burn" and not state.rulebook.burns:
            raise NoAnswer  # nothing is missing where nothing is burned
        return Asked(
            situation_class=found,
            prompt=_prompt(state, incident),
            form=ChoiceForm(tuple(map(_choice, CHOICES[found]))),
            answer=_answer(ruling_name(ruling)),
            derivation=derive(state, incident, ruling),
            misconceptions=tuple(_misconceptions(found)),
            bounds=(11, 14),
            unsettled="" if ruling.reason is None else ruling.clause,
        )

    def answer(self, state: HandState) -> ChoiceAnswer | None:
        _, ruling = _ruled(state)
        return _answer(ruling_name(ruling)) if ruling.outcome is not Outcome.CALL_THE_FLOOR else None


KIND = Irregularity()


def _ruled(state: HandState) -> tuple[Incident, IncidentRuling]:
    incident = state.incident
    if incident is None or incident.kind not in CLASSES:
        raise NoAnswer
    try:
        return incident, irregularity(state, incident)
    except NotTheTime as error:
        raise NoAnswer from error


def _choice(name: str) -> Choice:
    return Choice(name, message(f"irregularity-choice-{name}"))


def _answer(name: str) -> ChoiceAnswer:
    return ChoiceAnswer(frozenset({_choice(name)}))


def _misconceptions(found: str) -> Iterator[Misconception]:
    """What each habit would rule, those first that are about this sort of incident alone."""
    for name, rule in WRONG_RULES.items():
        if name in CHOICES[found]:
            yield misconception("irregularity", rule, _answer(name))


def _prompt(state: HandState, incident: Incident) -> Message:
    """What has happened, and how far it has gone."""
    name, args = incident.kind.value, dict[str, Arg]()
    if incident.seat is not None:
        args["seat"] = incident.seat
    match incident.kind:
        case IncidentKind.EXTRA_STARTING_CARD:
            args["n"] = 3 + incident.cards
        case IncidentKind.WRONG_BRING_IN if incident.next_acted:
            name = "wrong-bring-in-acted"
        case IncidentKind.BOXED_CARDS if incident.cards > 1:
            name, args["n"] = "boxed-cards-many", incident.cards
        case IncidentKind.MISSING_BURN | IncidentKind.EXTRA_BURN:
            name += "-looked-at" if incident.looked_at else "-acted" if state.acts else ""
        case IncidentKind.EXPOSED_SEVENTH | IncidentKind.EXPOSED_DOWN_CARD | IncidentKind.CARD_OFF_TABLE:
            assert incident.card is not None, "irregularity() has seen it"
            args["card"] = incident.card
        case IncidentKind.JOKER if incident.acted:
            name = "joker-acted"
        case IncidentKind.UNDERBET:
            args["n"] = incident.put
            name += "-over" if incident.street_over else "-called" if incident.callers else ""
        case IncidentKind.ANNOUNCEMENT if incident.what is not None:
            name += f"-{incident.what.value}"
        case IncidentKind.WRONG_COUNT:
            args["n"] = incident.cards
            name = "wrong-count-last" if incident.missing_last else name
        case IncidentKind.MUCKED_HAND if incident.identifiable:
            name = "mucked-hand-known"
        case _:
            pass
    return message(f"irregularity-prompt-{name}", **args)
