"""Who acts first? Fourth to seventh street, before anybody has acted there."""

from __future__ import annotations

from scenarios.engine.rulebook import BoardTie, BoardTieRazz, Game, Rulebook
from scenarios.engine.rulings import DecidedBy, FirstToActRuling
from scenarios.engine.state import HandState
from scenarios.engine.turns import first_to_act
from scenarios.engine.upcards import Group
from scenarios.generator.boards import NoBoards
from scenarios.generator.common_cards import common_card_seats
from scenarios.generator.looks import board, folded_better, hides_a_pair, is_draw, is_low_draw, main_ranks
from scenarios.generator.openings import SEATS, opening
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import SeatAnswer, SeatForm
from scenarios.questions.derivations.first_to_act import derive, why_not
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.looks import look_at_boards
from scenarios.questions.message import message
from scenarios.questions.wrong_rules.first_to_act import misconceptions

HIGH_CLASSES = ("high-card", "pair", "kicker", "trips-or-better", "draw-trap", "folded-best", "tie", "all-in-best")
RAZZ_CLASSES = ("low", "kicker", "hidden-pair", "draw-trap", "folded-best", "tie", "all-in-best")


def situation_class(state: HandState, ruling: FirstToActRuling) -> str:
    """The class, read off the ruling and the boards it compared: what it took to decide, or what leads astray."""
    if state.community is not None:
        return "common-card"
    boards = dict(ruling.boards)
    best = boards.pop(ruling.best_seat)
    seen, razz = board(state.game, best), state.game is Game.RAZZ
    if ruling.decided_by is DecidedBy.ALL_IN:
        return "all-in-best"
    if len(ruling.tied) > 1:
        return "tie"
    if folded_better(state, best):
        return "folded-best"
    if razz and (seen.group is not Group.HIGH_CARD or any(hides_a_pair(one, best) for one in boards.values())):
        return "hidden-pair"
    if state.game is Game.STUD8 and any(map(is_low_draw, boards.values())):
        return "low-board-trap"
    if is_draw(best) if razz else not is_draw(best) and any(map(is_draw, boards.values())):
        return "draw-trap"
    if seen.group >= Group.TWO_PAIR:
        return "trips-or-better"
    for other in boards.values():
        close = board(state.game, other)
        if close.group is seen.group and main_ranks(close) == main_ranks(seen):
            return "kicker"
    return "low" if razz else "pair" if seen.group is Group.PAIR else "high-card"


class FirstToAct:
    """The kind ``first_to_act``."""

    id = "first_to_act"
    code = "fa"
    order = 20
    version = 4

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        found: tuple[str, ...]
        tie: BoardTie | BoardTieRazz
        match game:
            case Game.STUD:
                found, tie = HIGH_CLASSES, rulebook.board_tie_stud
            case Game.STUD8:
                found, tie = (*HIGH_CLASSES, "low-board-trap"), rulebook.board_tie_stud8
            case Game.RAZZ:
                found, tie = RAZZ_CLASSES, rulebook.board_tie_razz
        settled = tie not in (BoardTie.UNSETTLED, BoardTieRazz.UNSETTLED)
        able = [one for one in found if SEATS.get(one, 2) <= rulebook.players_max and (settled or one != "tie")]
        return tuple(able) if common_card_seats(rulebook) is None else (*able, "common-card")

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        try:
            return opening(stream, rulebook, game, situation_class)
        except NoBoards:
            raise NoAnswer from None

    def ask(self, state: HandState) -> Asked:
        ruling = first_to_act(state)
        if ruling.seat is None:
            raise NoAnswer
        found, derivation = situation_class(state, ruling), derive(state, ruling)
        return Asked(
            situation_class=found,
            prompt=message("first-to-act-prompt"),
            form=SeatForm(tuple(one.seat for one in state.live)),
            answer=SeatAnswer(ruling.seat),
            derivation=derivation,
            misconceptions=tuple(misconceptions(state, ruling)),
            others=tuple(why_not(state, ruling)),
            look=look_at_boards(state, ruling, derivation),
            stands_in=ruling.decided_by is DecidedBy.ALL_IN,
            unsettled=ruling.unsettled,
        )

    def answer(self, state: HandState) -> SeatAnswer | None:
        ruling = first_to_act(state)
        return None if ruling.seat is None or ruling.unsettled else SeatAnswer(ruling.seat)


KIND = FirstToAct()
