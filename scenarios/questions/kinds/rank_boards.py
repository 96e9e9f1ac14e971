"""Rank the boards, best first. Fourth to seventh street, before anybody has acted there."""

from __future__ import annotations

from scenarios.engine.boards import rank_boards
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.rulings import BoardsRuling
from scenarios.engine.state import HandState, Street
from scenarios.generator.board_orders import order_class
from scenarios.generator.boards import NoBoards
from scenarios.generator.common_cards import common_card_seats
from scenarios.generator.rankings import LEAST, MOST, ranking
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import RankAnswer, RankForm
from scenarios.questions.derivations.rank_boards import derive, guide
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.message import message
from scenarios.questions.wrong_rules.rank_boards import misconceptions, placed

HIGH_CLASSES = ("high-card", "pair", "kicker", "trips-or-better", "draw-trap", "tie")
CLASSES = {
    Game.STUD: HIGH_CLASSES,
    Game.STUD8: (*HIGH_CLASSES, "low-board-trap"),
    Game.RAZZ: ("low", "kicker", "hidden-pair", "draw-trap", "tie"),
}


def situation_class(state: HandState, ruling: BoardsRuling) -> str:
    """The class, read off the ruling and the boards it compared: what it takes to rank them."""
    return "common-card" if state.community is not None else order_class(state.game, dict(ruling.boards))


class RankBoards:
    """The kind ``rank_boards``."""

    id = "rank_boards"
    code = "rb"
    order = 60
    version = 3

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        if rulebook.players_max < LEAST:
            return ()
        return CLASSES[game] if common_card_seats(rulebook, LEAST, MOST) is None else (*CLASSES[game], "common-card")

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        try:
            return ranking(stream, rulebook, game, situation_class)
        except NoBoards:
            raise NoAnswer from None

    def ask(self, state: HandState) -> Asked:
        ruling = _ruled(state)
        found = situation_class(state, ruling)
        return Asked(
            situation_class=found,
            prompt=message("rank-boards-prompt"),
            form=RankForm(tuple(seat for seat, _ in ruling.boards)),
            answer=placed(ruling.order),
            derivation=derive(state, ruling),
            misconceptions=tuple(misconceptions(state, ruling)),
            guide=guide(state, ruling),
            bounds=(25, 30),
        )

    def answer(self, state: HandState) -> RankAnswer:
        return placed(_ruled(state).order)


def _ruled(state: HandState) -> BoardsRuling:
    """The ruling. On third street there is one card each, and of one board there is no order."""
    if state.street is Street.THIRD or len(state.live) < 2:
        raise NoAnswer
    return rank_boards(state)


KIND = RankBoards()
