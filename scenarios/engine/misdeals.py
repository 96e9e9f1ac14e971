"""Until when a misdeal is called: what has been done on this street, and whether that is substantial action."""

from __future__ import annotations

from scenarios.engine.actions import BringIn, Call, Complete, Raise
from scenarios.engine.incidents import IncidentRuling, Outcome, Reason, floor
from scenarios.engine.rulebook import SubstantialAction
from scenarios.engine.state import HandState, Street


def substantial_action(state: HandState) -> bool | None:
    """Whether so much has been done that a misdeal is no longer called; None where the rule can be read in two ways.

    Either two players have acted after the opening bet; or two have put chips in, or any three have acted. The texts
    do not say whether the opening bet itself counts, nor whether both of the two need chips. Later streets are past it.
    Without a rule, it has not been reached while nobody has acted. Clause: ``substantial_action``.
    """
    if state.street is not Street.THIRD:
        return True
    done = state.acts
    opening = next((at for at, act in enumerate(done) if isinstance(act, BringIn | Complete)), len(done))
    after = done[opening + 1 :]
    match state.rulebook.substantial_action:
        case SubstantialAction.TWO_ACTED_AFTER_BRING_IN:
            return len(after) >= 2
        case SubstantialAction.TWO_WITH_CHIPS_OR_ANY_THREE:
            with_chips = sum(isinstance(act, Call | Complete | Raise) for act in after)
            if len(after) >= 3 or with_chips >= 2:
                return True
            return False if len(done) <= 1 else None
        case SubstantialAction.UNSETTLED:
            return None if done else False


def misdeal(state: HandState, clause: str) -> IncidentRuling:
    """A misdeal until there has been substantial action; play goes on after it."""
    reached = substantial_action(state)
    if reached is None:
        return unclear(state)
    return IncidentRuling(Outcome.PLAY_ON if reached else Outcome.MISDEAL, clause, weighed=True)


def unclear(state: HandState) -> IncidentRuling:
    """The floor decides where it cannot be told whether there has been substantial action."""
    silent = state.rulebook.substantial_action is SubstantialAction.UNSETTLED
    return floor("substantial_action", Reason.BOOK_IS_SILENT if silent else Reason.SUBSTANTIAL_ACTION)
