"""How each class of the question "what may this seat do?" is reached, and under which rulebooks it can be."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.rulebook import (
    CapLifted,
    Game,
    LowCardAllIn,
    OpenPairRaise,
    OpenPairStud,
    OpenPairStud8,
    OpenPairWho,
    ReopensAt,
    Rulebook,
    ShortAllIns,
    ShortBringIn,
)
from scenarios.engine.state import Street
from scenarios.generator.lines import Temper

EARLY, LATE = (Street.THIRD, Street.FOURTH), (Street.FIFTH, Street.SIXTH, Street.SEVENTH)
AFTER_THIRD = (Street.FOURTH, *LATE)
CALM, ACTIVE, WILD = Temper(2), Temper(4), Temper(7)


class Plan(Struct, frozen=True):
    """How a class is reached: on which streets, in what temper, with how many seats at the start of the street.

    ``behind`` gives one seat few chips, as a range in tenths of the bet; ``pair``: a pair shows on fourth street.
    """

    streets: tuple[Street, ...]
    temper: Temper
    least: int = 2
    most: int = 5
    behind: tuple[int, int] | None = None
    pair: bool = False
    possible: Callable[[Rulebook, Game], bool] = lambda rulebook, game: True


def _stud_pair(rulebook: Rulebook, game: Game) -> OpenPairStud | OpenPairStud8:
    if game is Game.RAZZ:
        return OpenPairStud.SMALL
    return rulebook.open_pair_stud if game is Game.STUD else rulebook.open_pair_stud8


def _either(rulebook: Rulebook, game: Game) -> bool:
    return _stud_pair(rulebook, game) in (OpenPairStud.SMALL_OR_BIG, OpenPairStud8.SMALL_OR_BIG)


def _never_big(rulebook: Rulebook, game: Game) -> bool:
    return _stud_pair(rulebook, game) in (OpenPairStud.SMALL, OpenPairStud8.SMALL)


def _is_capped(rulebook: Rulebook, game: Game) -> bool:
    return rulebook.players_max > 2 or rulebook.cap_lifted not in (CapLifted.BEFORE_CAP, CapLifted.ROUND_BEGAN)


def _shorts_settled(rulebook: Rulebook, game: Game) -> bool:
    return rulebook.short_all_ins is not ShortAllIns.UNSETTLED


PLANS: dict[str, Plan] = {
    "opening": Plan((Street.THIRD,), CALM, 2, 8),
    "left-opens": Plan(
        (Street.THIRD,), CALM, 3, 8, possible=lambda r, g: r.low_card_all_in is LowCardAllIn.LEFT_OPENS
    ),
    "short-bring-in": Plan(
        (Street.THIRD,), Temper(1), 3, 8, possible=lambda r, g: r.short_bring_in is not ShortBringIn.SHORT
    ),
    "completion": Plan((Street.THIRD,), Temper(1, full_opening=0), 2, 8),
    "bet": Plan((Street.FOURTH,), Temper(0)),
    "raise": Plan(EARLY, ACTIVE),
    "late-bet": Plan(LATE, Temper(0)),
    "late-raise": Plan(LATE, ACTIVE),
    "open-pair": Plan(
        (Street.FOURTH,), Temper(0), pair=True,
        possible=lambda r, g: _either(r, g) or _stud_pair(r, g) is OpenPairStud.ANTE_TO_BIG,
    ),
    "open-pair-of-another": Plan(
        (Street.FOURTH,), Temper(0), pair=True,
        possible=lambda r, g: r.open_pair_who is not OpenPairWho.OPENER_ONLY and (
            _either(r, g) or _stud_pair(r, g) is OpenPairStud.ANTE_TO_BIG
        ),
    ),
    "open-pair-raise": Plan(
        (Street.FOURTH,), ACTIVE, 3, pair=True,
        possible=lambda r, g: _either(r, g) and r.open_pair_raise is OpenPairRaise.SMALL_OR_BIG,
    ),
    "open-pair-big": Plan((Street.FOURTH,), ACTIVE, 3, pair=True, possible=_either),
    "open-pair-none": Plan((Street.FOURTH,), Temper(2), pair=True, possible=_never_big),
    "capped": Plan(AFTER_THIRD, WILD, 2, 5, possible=_is_capped),
    "capped-completed": Plan((Street.THIRD,), replace(WILD, full_opening=0), 3, 6),
    "cap-lifted": Plan(AFTER_THIRD, Temper(8), 2, 2, possible=lambda r, g: r.cap_lifted is not CapLifted.NEVER),
    "short-call": Plan(AFTER_THIRD, ACTIVE, behind=(1, 10)),
    "all-in-wager": Plan(AFTER_THIRD, Temper(4, wagers_at_most=1), behind=(3, 19)),
    "short-all-in": Plan(AFTER_THIRD, Temper(5, 0, 1), 3, behind=(11, 14), possible=_shorts_settled),
    "not-reopened": Plan(AFTER_THIRD, Temper(5, 0, 1), 3, behind=(11, 14)),
    "half-all-in": Plan(
        AFTER_THIRD, Temper(5, 0, 1), 3, behind=(15, 19), possible=lambda r, g: r.reopens_at is ReopensAt.HALF
    ),
    "no-opponent": Plan(AFTER_THIRD, Temper(5, 0, 1), 2, 2, behind=(4, 20)),
}  # fmt: skip


def is_possible(plan: Plan, rulebook: Rulebook, game: Game) -> bool:
    """Whether this house seats enough for the class and its knobs let it come about."""
    return plan.least <= rulebook.players_max and plan.possible(rulebook, game)
