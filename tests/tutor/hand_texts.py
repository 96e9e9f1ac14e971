"""Recorded hands for the tests of the Hand screen, all made up."""

from __future__ import annotations

DEAL = ("d dh p1 ????Kh", "d dh p2 ????2c", "d dh p3 ????9d")
THIRD = ("p2 pb", "p3 cc", "p1 cbr 5", "p2 f", "p3 cc")


def phh(*actions: str, variant: str = "F7S", stacks: str = "[200, 200, 200]", more: str = "") -> str:
    """A hand of three seats, as PHH."""
    said = ", ".join(f"'{action}'" for action in actions)
    antes = ", ".join("1" for _ in stacks.split(","))
    return (
        f"variant = '{variant}'\nantes = [{antes}]\nbring_in = 2\nsmall_bet = 5\nbig_bet = 10\n"
        f"starting_stacks = {stacks}\nactions = [{said}]\n{more}"
    )


# Two pairs against one; the record pays the loser. The amounts add up: 2 + 2 + 8 = 12.
SHOWN = phh(
    "d dh p1 AsAdKh", "d dh p2 2s3d2c", "p2 pb", "p1 cc",
    "d dh p1 Kd", "d dh p2 4d", "p1 cc", "p2 cc",
    "d dh p1 7d", "d dh p2 5d", "p1 cc", "p2 cc",
    "d dh p1 8d", "d dh p2 9s", "p1 cc", "p2 cc",
    "d dh p1 Js", "d dh p2 Tc", "p1 cc", "p2 cc",
    stacks="[200, 200]",
    more="players = ['p1', 'p2']\n_won = [['p2', 6]]\n",
)  # fmt: skip

ROOM = """PokerStars Hand #{number}: Razz Limit ($1.00/$2.00 USD) - 2031/01/02 3:04:05
Table 'Imaginary' 8-max
Seat 1: North ($1,050.00 in chips)
Seat 3: East ($20.00 in chips)
North: posts the ante $0.10
East: posts the ante $0.10
*** 3rd STREET ***
Dealt to North [Kd]
Dealt to East [4c]
North: brings in for $0.25
East: completes it to $1.00
North: folds
Uncalled bet ($0.75) returned to East
East collected $0.70 from pot
*** SUMMARY ***
Total pot $0.70 | Rake $0.00
"""
DAMAGED = ROOM.replace("completes it to $1.00", "completes it to $one")


def room(*numbers: int, damaged: tuple[int, ...] = ()) -> str:
    """Hands of a card room, some of them damaged."""
    return "\n\n".join((DAMAGED if number in damaged else ROOM).format(number=number) for number in numbers)
