"""Wrong rules about how much is in the pot, and the amount that each would count."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from scenarios.engine.actions import Action, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.rounds import apply
from scenarios.engine.state import HandState, Status, Street
from scenarios.questions.answers import AmountAnswer
from scenarios.questions.question import Misconception, misconception
from scenarios.situation import start_of_street


class _Count(Struct, frozen=True):
    """What the rules look at: ``acts`` each with the seat's total for the street after it, in order."""

    state: HandState
    acts: tuple[tuple[Action, Chips], ...]
    before: int
    added: int

    @property
    def third(self) -> bool:
        return self.state.street is Street.THIRD


_Wrong = Callable[[_Count], int | None]


def misconceptions(state: HandState, acts: tuple[tuple[Action, Chips], ...]) -> Iterator[Misconception]:
    """What every wrong rule that says something here would count, in the order in which they explain."""
    added = sum(one.street_to for one in state.seats)
    count = _Count(state, acts, state.pot - added, added)
    for name, wrong in WRONG_RULES:
        amount = wrong(count)
        if amount is not None:
            yield misconception("pot_count", name, AmountAnswer(Chips(amount)))


def totals(state: HandState) -> Iterator[tuple[Action, Chips]]:
    """This street's acts, each with its seat's total for the street after it."""
    now = start_of_street(state)
    for act in state.acts:
        now = apply(now, act)
        yield act, now.at(act.seat).street_to


def _bring_in_twice(count: _Count) -> int | None:
    """The bring-in stays beside what its seat puts in later."""
    for act, _ in count.acts:
        if isinstance(act, BringIn) and count.state.at(act.seat).street_to > act.to:
            return count.before + count.added + act.to
    return None


def _raise_by(count: _Count) -> int | None:
    """A raise to 20 puts 20 on top of what stands. Whoever calls it pays that; an all-in pays what it has."""
    if not any(isinstance(act, Complete | Raise) for act, _ in count.acts):
        return None
    stands, put = 0, dict[Seat, int]()
    for act, to in count.acts:
        if isinstance(act, Fold | Check):
            continue
        short = isinstance(act, Call) and count.state.at(act.seat).all_in
        if isinstance(act, Complete | Raise):
            stands += to
        elif not isinstance(act, Call):
            stands = to
        put[act.seat] = to if short else stands
    return count.before + sum(put.values())


def _acts_added(count: _Count) -> int:
    """The amounts of all acts are added up, though a seat that acts twice had part of it in."""
    return count.before + sum(to for act, to in count.acts if not isinstance(act, Fold | Check))


def _all_in_full(count: _Count) -> int:
    """An all-in of less is counted as the whole bet."""
    to = count.state.round.to
    lacking = sum(to - one.street_to for one in count.state.seats if one.all_in and 0 < one.street_to < to)
    return count.before + count.added + lacking


def _folded_out(count: _Count) -> int:
    """A seat that folds takes back what it has in on this street; on third street its ante too."""
    back = sum(
        one.total if count.third else one.street_to for one in count.state.seats if one.status is Status.FOLDED
    )  # fmt: skip
    return count.before + count.added - back


def _antes_forgotten(count: _Count) -> int | None:
    return count.added if count.third else None


def _antes_again(count: _Count) -> int | None:
    """The antes are added to a pot that holds them."""
    if count.third:
        return None
    return count.before + count.added + count.state.stakes.ante * len(count.state.seats)


def _ante_counts(count: _Count) -> int | None:
    """Whoever calls on third street pays the ante less."""
    paid = {act.seat: type(act) for act, _ in count.acts if not isinstance(act, Fold | Check)}
    called = sum(act is Call and not count.state.at(seat).all_in for seat, act in paid.items())
    return count.before + count.added - count.state.stakes.ante * called if count.third and called else None


def _bring_in_forgotten(count: _Count) -> int | None:
    """Forced chips are no bet: a bring-in to which nothing was added is not counted."""
    for act, _ in count.acts:
        if isinstance(act, BringIn) and count.state.at(act.seat).street_to == act.to:
            return count.before + count.added - act.to
    return None


def _uncalled_out(count: _Count) -> int:
    """Of the highest bet only what somebody else has matched counts."""
    highest = sorted((one.street_to for one in count.state.seats), reverse=True)
    return count.before + count.added - (highest[0] - highest[1])


def _only_before(count: _Count) -> int:
    """Bets are no part of the pot until the betting is over."""
    return count.before


def _all_have_called(count: _Count) -> int:
    """Everybody still in is counted as having called."""
    to = count.state.round.to
    return count.before + sum(max(one.street_to, to if one.can_act else NOTHING) for one in count.state.seats)


def _raises_forgotten(count: _Count) -> int | None:
    """Every seat that paid is counted with the first full bet: raises are forgotten."""
    raises = [act for act, _ in count.acts if isinstance(act, Raise)]
    if not raises:
        return None
    first = next(to for act, to in count.acts if not isinstance(act, BringIn | Call | Check | Fold))
    return count.before + sum(min(one.street_to, first) for one in count.state.seats)


# in the order in which a wrong answer is explained when several fit
WRONG_RULES: tuple[tuple[str, _Wrong], ...] = (
    ("bring_in_twice", _bring_in_twice),
    ("raise_by", _raise_by),
    ("acts_added", _acts_added),
    ("all_in_full", _all_in_full),
    ("folded_out", _folded_out),
    ("antes_forgotten", _antes_forgotten),
    ("only_before", _only_before),
    ("antes_again", _antes_again),
    ("ante_counts", _ante_counts),
    ("bring_in_forgotten", _bring_in_forgotten),
    ("raises_forgotten", _raises_forgotten),
    ("uncalled_out", _uncalled_out),
    ("all_have_called", _all_have_called),
)
