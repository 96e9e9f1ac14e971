"""The steps of a whole hand: which of its moments are asked about, in their order, and by which kind.

It begins with the bring-in and ends with who takes the chips; in between come the moments at which wrong rules answer
most differently, of as many situations as the hand has. No step shows what a later one asks for, none asks the same as
another, and a moment that no text settles is passed over. A hand of too few good steps is dealt again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.errors import NotTheTime, Problem, Unreadable
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import next_to_act
from scenarios.generator.stream import SeedStream
from scenarios.posing import about
from scenarios.questions.kind import NoAnswer, Unsettled
from scenarios.questions.kinds.whole_hand import KIND, OWN_VERSION, situation_class
from scenarios.questions.question import Posed, told_apart
from scenarios.recipe import WHOLE_HAND, Recipe

LEAST, MOST = 6, 14
"""Steps of a hand."""
TRIES = 400
"""How often a hand is dealt before its recipe is said to be impossible. Seen: 30."""
_LOOKED_AT, _IN_A_LONG_HAND = 3, 2
"""Moments of a street's betting that are looked at, and of a hand that comes to seventh street."""
_PLAIN = ("plenty", "one-pot")
"""Situations that ask nothing in the course of a hand: the stub suffices by far, there is one pot."""
_BETTING = ("next_to_act", "options", "options", "pot_count")
_SHOWDOWN = ("pots", "show_order", "best_hands", "winners", "awards")
_AT_MOST = 3
"""Steps of one kind."""
_AGAIN, _LUCK = 3, 4
"""How many different wrong answers a kind must offer more each time it is asked again, and what chance adds at most."""


class Step(Struct, frozen=True):
    """One question of a hand. ``at`` is the moment that it is asked about, counted from 0."""

    at: int
    posed: Posed


class WholeHand(Struct, frozen=True):
    """A hand with its steps. ``moments`` are its states, the antes first; ``tries``: how often it was dealt."""

    moments: tuple[HandState, ...]
    steps: tuple[Step, ...]
    tries: int

    def since(self, step: int) -> tuple[HandState, ...]:
        """The moments after the one of the step before up to that of this one; from the antes on for the first."""
        before = self.steps[step - 2].at if step > 1 else 0
        return self.moments[before + 1 : self.steps[step - 1].at + 1]


def whole_hand(recipe: Recipe) -> WholeHand:
    """The hand to which a recipe leads, whichever its step. Raises Unreadable where there is none, or no such step."""
    hand = _dealt(replace(recipe, step=1))
    if not 1 <= recipe.step <= len(hand.steps):
        raise Unreadable([Problem("step", f"{recipe.step}", f"1 to {len(hand.steps)}")])
    return hand


def is_step(recipe: Recipe) -> bool:
    """Whether the recipe leads to a step of a whole hand."""
    return recipe.kind == WHOLE_HAND


def all_steps(recipe: Recipe) -> tuple[Recipe, ...]:
    """The recipes of all steps of a hand, in order."""
    return tuple(replace(recipe, step=at) for at, _ in enumerate(_dealt(replace(recipe, step=1)).steps, start=1))


def step_after(recipe: Recipe) -> Recipe | None:
    """The recipe of the next step of the same hand; None after the last, and where it is no step of a hand."""
    if not is_step(recipe) or recipe.step >= len(whole_hand(recipe).steps):
        return None
    return replace(recipe, step=recipe.step + 1)


@lru_cache(maxsize=64)
def _dealt(first: Recipe) -> WholeHand:
    rulebook, game, wanted = first.rulebook, first.game, first.situation_class
    stream = SeedStream(first.kind, OWN_VERSION, rulebook.id, game, wanted, first.seed)
    for tries in range(1, TRIES + 1):
        deal = stream.split(tries)
        try:
            moments = KIND.moments(deal, rulebook, game, wanted)
        except NoAnswer:
            continue
        if situation_class(moments[-1]) != wanted:
            continue
        steps = _steps(deal.split("steps"), moments)
        if len(steps) >= LEAST:
            return WholeHand(moments, steps, tries)
    raise Unreadable([Problem("class", f"{wanted!r} was not reached in {TRIES} deals", "another seed")])


def _steps(stream: SeedStream, moments: Sequence[HandState]) -> tuple[Step, ...]:
    """The steps in order; none where what has to be asked, at the beginning and at the end, is not settled."""
    first = _asked(0, moments[0], "bring_in")
    end = list(_at_the_end(moments))
    if first is None or not end:
        return ()
    able = [*_during(stream, moments), *end]
    must = [first, *(one for one in able if _kind(one) == "seventh_street"), end[-1]]
    chosen = _varied(stream.split("chosen"), must, able, stream.between(LEAST + 2, MOST - 1))
    return tuple(one for one in (first, *able) if one in chosen)


def _at_the_end(moments: Sequence[HandState]) -> Iterator[Step]:
    """What the end asks, who takes the chips last; nothing where no text settles that.

    A hand won unseen ends with what lies in the pot when the last of the others folds.
    """
    end = len(moments) - 1
    if len(moments[end].live) == 1:
        last = _asked(end - 1, moments[end - 1], "pot_count")
        yield from () if last is None else (last,)
        return
    found = [_asked(end, moments[end], kind) for kind in _SHOWDOWN]
    paid = found[-1] or (None if _is_unsettled(moments[end]) else found[-2])
    if paid is not None:
        yield from (one for one in found if one is not None and not _is_plain(one))


def _during(stream: SeedStream, moments: Sequence[HandState]) -> Iterator[Step]:
    """What the streets ask after the bring-in: who opens, some moments of the betting, how the last card is dealt."""
    won_unseen = len(moments[-1].live) == 1
    at_most = _IN_A_LONG_HAND if moments[-1].street is Street.SEVENTH else _LOOKED_AT
    for street in Street:
        places = [at for at, state in enumerate(moments) if state.street is street]
        if not places:
            return
        if street is not Street.THIRD:
            opens = "rank_boards" if stream.chance(1, 4) else "first_to_act"
            yield from _all_asked(moments, [(places[0], opens)])
        later = places[1 : -2 if won_unseen and places[-1] == len(moments) - 1 else None]
        looked_at = sorted(stream.sample(later, min(at_most, len(later))))
        yield from _all_asked(moments, [(at, _betting(stream, moments[at])) for at in looked_at])
        if street is Street.SIXTH:
            yield from _all_asked(moments, [(places[-1], "seventh_street")])


def _betting(stream: SeedStream, state: HandState) -> str:
    """The kind that is asked at a moment of the betting; once that is over, whether it is."""
    return "next_to_act" if next_to_act(state).seat is None else stream.pick(_BETTING)


def _all_asked(moments: Sequence[HandState], wanted: Iterable[tuple[int, str]]) -> Iterator[Step]:
    for at, kind in wanted:
        step = _asked(at, moments[at], kind)
        if step is not None and not _is_plain(step):
            yield step


def _asked(at: int, state: HandState, kind: str) -> Step | None:
    """The step; None where the kind has nothing to ask of the moment, or no text settles it."""
    try:
        return Step(at, about(kind, state))
    except (NoAnswer, NotTheTime):
        return None


def _is_unsettled(end: HandState) -> bool:
    """Whether no text settles who is paid what, though it could be asked."""
    try:
        about("awards", end)
    except Unsettled:
        return True
    except NoAnswer:
        return False
    return False


def _varied(stream: SeedStream, must: Sequence[Step], able: Sequence[Step], count: int) -> list[Step]:
    """So many steps, none of a kind that has been asked with its answer, or of a situation that has been met.

    Where that leaves fewer than a hand has, a situation may come again.
    """
    chosen, luck = list(must), {id(one): stream.below(_LUCK) for one in able}
    kinds = Counter(map(_kind, chosen))

    def worth(one: Step) -> int:
        return told_apart(one.posed) + luck[id(one)] - _AGAIN * kinds[_kind(one)]

    for wanted, tellings in ((count, (_answer, _situation)), (LEAST, (_answer,))):
        while len(chosen) < wanted:
            met = {telling(one) for one in chosen for telling in tellings}
            fresh = [one for one in able if met.isdisjoint(telling(one) for telling in tellings)]
            left = [one for one in fresh if kinds[_kind(one)] < _AT_MOST]
            if not left:
                break
            best = max(left, key=worth)
            chosen.append(best)
            kinds[_kind(best)] += 1
    return chosen


def _is_plain(step: Step) -> bool:
    return step.posed.skill.situation_class in _PLAIN


def _kind(step: Step) -> str:
    return step.posed.skill.kind


def _situation(step: Step) -> object:
    return step.posed.skill


def _answer(step: Step) -> object:
    return _kind(step), step.posed.key.answer
