"""One hand from the antes to the award, asked about step by step: its steps are questions of the other kinds.

Here are the ways in which a hand can go. Which of its moments are asked about, and by which kind, is decided in
``scenarios.hand_steps``; nothing is asked of the hand as a whole.
"""

from __future__ import annotations

from typing import NoReturn

from msgspec.structs import replace

from scenarios.engine.awards import awards
from scenarios.engine.endings import LastCard, Side, StubRuling
from scenarios.engine.rulebook import AllInShowdown, Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.engine.stub import dealt_so_far, seventh_street
from scenarios.generator.deals import PLAYERS_DEALT
from scenarios.generator.stream import SeedStream
from scenarios.generator.whole_hands import Mood, played
from scenarios.questions.catalogue import kinds
from scenarios.questions.kind import NoAnswer
from scenarios.recipe import WHOLE_HAND

MOODS = {
    "unseen": Mood(loose=(-1, 0, 1), short=(0, 1), least=3, early=4, late=-8, keen=4),
    "showdown": Mood(loose=(5, 6), short=(0, 1), most=7),
    "side-pot": Mood(loose=(8, 9), short=(1, 4), least=5, most=7, keen=2),
    "split": Mood(loose=(8, 9), short=(0, 1), least=4, most=6),
    "short-stub": Mood(loose=(20,), short=(0, 1), late=4),
}
"""The moods that lead to each class, in the order of the classes."""


ASKED = (
    "bring_in", "first_to_act", "next_to_act", "options", "pot_count", "rank_boards", "best_hands", "winners",
    "show_order", "pots", "awards", "seventh_street",
)  # fmt: skip
"""The kinds that steps are questions of."""

OWN_VERSION = 1
"""Rises when the same recipe would give another hand, or another choice of steps."""


def situation_class(end: HandState) -> str:
    """The class, read off the hand at its end: how it was won, or that cards ran short."""
    if len(end.live) == 1:
        return "unseen"
    if end.street is Street.SEVENTH and _is_short(seventh_street(end.rulebook, *dealt_so_far(end))):
        return "short-stub"
    divided = awards(end).divided
    if len(divided) > 1:
        return "side-pot"
    sides = {share.side: share.winners for share in divided[0].shares}
    if len(sides) > 1 and sides[Side.HIGH] != sides[Side.LOW]:
        return "split"
    return "showdown"


class WholeHand:
    """The kind ``whole_hand``. Its ``version`` rises with that of each kind that its steps are questions of."""

    id = WHOLE_HAND
    code = "wh"
    order = 150

    @property
    def version(self) -> int:
        return OWN_VERSION + sum(kinds()[one].version - 1 for one in ASKED)

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        can = {
            "split": game is Game.STUD8,
            "side-pot": rulebook.players_max > 2 and rulebook.all_in_showdown is not AllInShowdown.UNSETTLED,
            "short-stub": bool(_short_tables(rulebook)),
        }
        return tuple(one for one in MOODS if can.get(one, True))

    def moments(
        self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str
    ) -> tuple[HandState, ...]:
        """Every moment of a hand, its end last; of the class, as a rule. Raises NoAnswer for an unsettled one."""
        mood = MOODS[situation_class]
        least, most = min(mood.least, rulebook.players_max), mood.most
        if situation_class == "short-stub":
            least = most = stream.pick(_short_tables(rulebook))
        moments = played(stream, rulebook, game, replace(mood, least=least, most=most))
        if moments is None:
            raise NoAnswer
        return moments

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        return self.moments(stream, rulebook, game, situation_class)[-1]

    def ask(self, state: HandState) -> NoReturn:
        raise NoAnswer

    def answer(self, state: HandState) -> NoReturn:
        raise NoAnswer


KIND = WholeHand()


def _short_tables(rulebook: Rulebook) -> tuple[int, ...]:
    """How many must sit and stay for cards to run short on seventh street in a way that is settled."""
    counts = range(2, min(rulebook.players_max, PLAYERS_DEALT) + 1)
    return tuple(count for count in counts if _is_short(seventh_street(rulebook, (count,) * 4, count)))


def _is_short(ruling: StubRuling) -> bool:
    """Whether the stub does not suffice, and it is settled what is done then."""
    deal = ruling.deal
    return deal is not None and not ruling.unsettled and (deal.mix_burns or deal.method is LastCard.COMMON_CARD)
