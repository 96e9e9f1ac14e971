"""Why a seat may not do what it was offered: a line for each act that is not legal, saying what stands against it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scenarios.engine.rulings import LegalActions
from scenarios.questions.answers import Option, OptionsAnswer, Verb
from scenarios.questions.derivations.options import in_order, option_message
from scenarios.questions.message import Message, Messages, message
from scenarios.questions.options_answer import options_of
from scenarios.questions.question import Other

_QUIET = (Verb.FOLD, Verb.CHECK, Verb.CALL)


def why_not(legal: LegalActions, offered: Iterable[Option]) -> Iterator[Other]:
    """Of each act offered that is not legal, what decides against it, in the order of the form."""
    right = options_of(legal)
    for option in offered:
        if option not in right:
            said = message("options-other", seat=legal.seat, act=option_message(option), reason=_reason(legal, option))
            yield Other(OptionsAnswer(frozenset({option})), said)


def _reason(legal: LegalActions, option: Option) -> Message:
    match option.verb:
        case Verb.FOLD:
            return message("options-reason-opens")
        case Verb.CHECK:
            return message("options-reason-opens") if legal.bring_in else message("options-reason-owes", n=legal.owed)
        case Verb.CALL:
            return _call(legal)
    return _wager(legal)


def _call(legal: LegalActions) -> Message:
    if legal.call is None:
        return message("options-reason-nothing-to-call")
    return message("options-reason-call-all-in" if legal.call < legal.owed else "options-reason-call", n=legal.call)


def _wager(legal: LegalActions) -> Message:
    """The wagers that there are, of whatever name and size; where there is none, what stands in the way."""
    able = [one for one in in_order(options_of(legal)) if one.verb not in _QUIET]
    if able:
        return message("options-reason-sizes", options=Messages(tuple(map(option_message, able))))
    return message(f"options-reason-{legal.block.value}")
