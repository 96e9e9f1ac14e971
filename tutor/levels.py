"""Which question is asked, of those that are due: one as hard as the learner chose, or as hard as they have got."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from scenarios.questions.question import Item, told_apart
from tutor.mastery import Skill

LEVELS = ("easy", "medium", "hard")
"""The levels that a learner may choose: those of an item's difficulty, 1 to 3."""

DEALS = 12
"""How often a skill is dealt for an item of the level, before the next one has its turn: of some one in four is."""

CHOICE = 3
"""Of so many items of the level the one is asked on which the wrong rules disagree most with one another."""


def allowed(level: str, reached: int) -> range:
    """The difficulties that may be asked: the level chosen, or where none is all up to the one reached."""
    chosen = LEVELS.index(level) + 1 if level else 0
    return range(chosen, chosen + 1) if chosen else range(1, reached + 1)


def at_level(
    turns: Sequence[Skill], wanted: range, comes: Callable[[Skill], Collection[int]], deal: Callable[[Skill], Item]
) -> Item:
    """An item of the first skill that has one of a difficulty wanted; the nearest, where none has.

    Of several it is the one that tells most wrong rules apart. ``comes``: the difficulties in which a skill is known to
    come; ``deal`` gives another item of it each time.
    """

    def far(difficulty: int) -> int:
        return min(abs(difficulty - level) for level in wanted)

    nearest = list[Item]()
    for skill in turns:
        if not set(wanted) & set(comes(skill)):
            continue
        found = list[Item]()
        for _ in range(DEALS):
            item = deal(skill)
            if item.difficulty not in wanted:
                nearest = [min((*nearest, item), key=lambda other: far(other.difficulty))]
                continue
            found.append(item)
            if len(found) == CHOICE:
                break
        if found:
            return max(found, key=told_apart)
    return nearest[0] if nearest else deal(min(turns, key=lambda skill: min(map(far, comes(skill)))))
