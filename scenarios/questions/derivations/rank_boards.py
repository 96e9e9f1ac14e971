"""Which board stands above which: from a ``BoardsRuling`` to its steps."""

from __future__ import annotations

from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import BoardsRuling
from scenarios.engine.state import HandState
from scenarios.questions.labels import board_label
from scenarios.questions.message import Message, Seats, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, ruling: BoardsRuling) -> Derivation:
    """The steps: what counts, then a place for each board from the best one down, equal boards together."""
    rulebook, boards = state.rulebook, dict(ruling.boards)
    game = "razz" if state.game is Game.RAZZ else "high"
    common = state.community is not None and any(state.community in cards for _, cards in ruling.boards)
    ranking = rulebook.clause("low_razz" if state.game is Game.RAZZ else "board_ranking")
    steps = [Step(message(f"rank-boards-step-counts-{game}"), ranking)]
    if common and state.community is not None:
        said = message("rank-boards-step-common", card=state.community)
        steps.append(Step(said, rulebook.clause("common_card_opener"), (state.community,)))
    for seats in ruling.order:
        cards = tuple(card for seat in seats for card in boards[seat])
        label = board_label(boards[seats[0]], state.game)
        steps.append(Step(_place(seats, label), ranking, cards, seats))
    best = ruling.order[0]
    verdict = (
        message("rank-boards-verdict", seat=best[0])
        if len(best) == 1
        else message("rank-boards-verdict-tied", seats=Seats(best))
    )
    return Derivation(verdict, tuple(steps))


def _place(seats: tuple[Seat, ...], label: Message) -> Message:
    if len(seats) == 1:
        return message("rank-boards-step-seat", seat=seats[0], board=label)
    return message("rank-boards-step-tied", seats=Seats(seats), board=label)
